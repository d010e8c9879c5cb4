### Che cosa rifiuta il tavolo nel browser

refused-malformed = Non si può leggere: { $what }
refused-setup = Un tavolo così non si può preparare: { $what }
refused-record = Non è una registrazione intera e corretta: { $what }
refused-position = La posizione non si può leggere: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = Viene da un’altra pagina; il tavolo ascolta solo la sua.
refused-not-your-seat = { $seat ->
    [0] Non hai un posto a questo tavolo.
   *[other] Il posto { $seat } non è tuo.
}
refused-not-alone = La partita si può riavvolgere solo se al tavolo non siede nessun altro.
refused-not-here = Qui non c’è nulla.
refused-no-table = Questo tavolo non esiste.
refused-no-seat = A questo link non corrisponde alcun posto, o qualcuno l’ha già preso.
refused-method = Non in questo modo.
refused-components = A questo tavolo si gioca con componenti ({ $data }) diversi da quelli che il server ha ora ({ $here }). Chi lo ospita può ripristinarli.
refused-late = Il tavolo è andato avanti, alla riga { $line }.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = A questo tavolo non si gioca più.
refused-not-over = La partita non è ancora finita.
refused-too-large = È troppo in una volta sola.
refused-too-many = Non così in fretta; riprova fra un momento.
refused-internal = Un errore del server; è stato annotato.
refused-storage = Non è stato possibile salvare il tavolo, quindi nulla è cambiato. Riprova fra un momento.

### Il comando

serving = Comares è su { $address } (Ctrl+C lo chiude)
serving-others = Gli amici nella stessa rete lo trovano su { $address }
