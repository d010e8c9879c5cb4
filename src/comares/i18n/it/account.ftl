## Account: rifiuti

refused-no-account = Qui non hai ancora un account.
refused-sign-in-failed = L’accesso non è riuscito. Riprova, o usa un altro modo.
refused-passkey = La passkey non si è potuta usare ({ $what }). Riprova.
refused-passkey-host = Le passkey richiedono un server con un nome, non solo un numero. Chiedi il nome al gestore di questo server.
refused-email = Questo non è un indirizzo di posta. Scrivine uno come ada@example.org.
refused-no-mail = Questo server non invia posta.
refused-link-stale = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
refused-last-way = Senza questo nessuno potrebbe più accedere al tuo account. Aggiungi prima un’altra passkey o un indirizzo di posta.
refused-passkeys-full = Un account ha al massimo dieci passkey. Prima rimuovine una.
refused-taken = Questo appartiene a un altro account.

## Posta

mail-link-subject = Il tuo link per Comares
mail-link-text =
    Con questo link accedi a Comares:

    { $link }

    Vale una volta sola, per { $minutes } minuti. Se non l’hai chiesto tu, ignora questo messaggio: non succede nulla.

## Avvisi: rifiuti

refused-not-host = Può farlo solo chi ha creato il tavolo.
refused-outside = Questo indirizzo non si può chiamare: { $what }.
