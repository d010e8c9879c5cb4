### Avvisi nel client

web-notices = Avvisi
web-notices-why = Arrivano quando non sei al tavolo, e non dicono nulla della partita.
web-notices-no-push = In questo browser qui gli avvisi non funzionano. Serve https; su iPhone aggiungi prima la pagina alla schermata Home.
web-notices-push-on = Attiva gli avvisi qui
web-notices-push-off = Disattiva gli avvisi qui
web-notices-refused = Il browser rifiuta gli avvisi di questa pagina. Puoi permetterli nelle sue impostazioni.
web-notices-mail = Per posta
web-notices-mail-off = no
web-notices-mail-now = subito
web-notices-mail-daily = una volta al giorno
web-notices-quiet = Ore di silenzio
web-notices-quiet-from = Dalle
web-notices-quiet-to = Alle
web-notices-daily-at = Ora della posta quotidiana
web-notices-mute = Nessun avviso da questo tavolo
web-webhook = La chat di un club
web-webhook-why = A questo indirizzo si comunica a chi tocca, quando il tavolo comincia e quando è finito. Le chat lo chiamano webhook.
web-webhook-address = Indirizzo del webhook
web-webhook-set = Salva
web-webhook-secret = Segreto che firma ogni chiamata
