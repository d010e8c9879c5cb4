### Che cosa rifiuta il tavolo nel browser

refused-malformed = Non si può leggere: { $what }
refused-setup = Questo tavolo non si può aprire: { $what }
refused-record = Non è un file di partita completo: { $what }
refused-position = La posizione non si può leggere: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = Questa richiesta viene da un’altra pagina ed è stata rifiutata.
refused-not-your-seat = { $seat ->
    [0] Non hai un posto a questo tavolo.
   *[other] Il posto { $seat } non è tuo.
}
refused-not-alone = Si può tornare così indietro solo se tutti gli altri al tavolo sono bot.
refused-counts = Questo tentativo alla partita del giorno conta: niente consigli e non si annulla.
refused-deal-hidden = Gli altri tavoli con la partita del giorno restano nascosti finché non l’hai giocata fino alla fine.
refused-not-here = A questo indirizzo non c’è nulla.
refused-no-table = Questo tavolo non esiste.
refused-no-seat = Questo link non porta a un posto libero. Chiedine un altro a chi ospita.
refused-method = Questo indirizzo non accetta la richiesta.
refused-components = A questo tavolo si gioca con componenti ({ $data }) diversi da quelli che il server ha ora ({ $here }). Chi lo ospita può ripristinarli.
refused-unknown-game = A questo tavolo si gioca a { $game }, che questo server non ha; ha { $here }. Chi lo ospita può ripristinarlo.
refused-newer-rules = Questa partita è stata salvata da un Comares più recente (versione { $version } delle regole; qui è la { $now }). Si riaprirà quando il server sarà aggiornato.
refused-older-rules = Questa partita è iniziata con regole più vecchie (versione { $version }; ora è la { $now }). Puoi guardarla e salvarne la registrazione, ma nessuno può continuarla.
refused-damaged = La partita salvata è danneggiata dalla riga { $line } in poi. Puoi guardare tutto ciò che precede e salvare la registrazione, ma nessuno può continuare. Chi gestisce il server può ripristinarla da un backup.
refused-bad-table = Questo tavolo non si può aprire: i suoi dati salvati sono danneggiati. Chi gestisce il server può ripristinarlo da un backup.
refused-late = Il tavolo è già alla riga { $line }. Guarda e scegli di nuovo.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = La partita a questo tavolo è finita.
refused-closed = Il gestore di questo server ha chiuso questo tavolo.
refused-not-over = La partita non è ancora finita.
refused-too-large = È troppo grande da inviare in una volta.
refused-full = Questo tavolo ha { $lines } righe, quante ne può avere un tavolo.
refused-undone-enough = Questo tavolo ha { $lines } righe, quindi non si può più annullare nulla. Puoi ancora giocare la partita fino alla fine.
refused-too-many = Troppe richieste. Riprova tra un momento.
refused-quota-running = Hai { $limit } tavoli in corso, quanti ne permette questo server. Finiscine prima uno.
refused-quota-new = Hai aperto { $limit } tavoli in un’ora, quanti ne permette questo server. Riprova più tardi.
refused-internal = Il server ha commesso un errore, che è stato registrato. Riprova.
refused-storage = Il server ora non può usare il suo archivio, quindi nulla è cambiato. Riprova tra un momento.

### Il comando

serving = Comares è attivo su { $address } (Ctrl+C lo chiude)
serving-others = Gli amici nella stessa rete lo trovano su { $address }
