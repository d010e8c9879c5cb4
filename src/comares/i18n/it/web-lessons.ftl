### Le lezioni e l’allenatore

web-learn = Impara
web-learn-offer-alhambra = Non conosci Alhambra? Imparalo in dieci minuti.
web-learn-offer-sabika = Non conosci Sabika? Imparalo in venti minuti.
web-learn-later = Non ora
web-learn-title = Impara { $game }
web-learn-course = Il corso
web-learn-more = Altri modi di giocare
web-learn-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
web-learn-begin = Comincia
web-learn-begun = cominciata
web-learn-go-on = Continua
web-learn-done = fatta
web-learn-again = Ancora una volta
web-learn-all = Tutte le lezioni
web-lesson = Lezione: { $title }
web-lesson-your-move = Tocca a te:
web-lesson-watch = Prima guarda che cosa succede.
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-wrong = Questa no. Ecco che cosa sarebbe successo:
web-lesson-try-again = Riprova
web-lesson-finished = Lezione finita!
web-lesson-next-lesson = Lezione seguente
web-lesson-points = Se si valutasse ora, i tuoi punti cambierebbero di { $points }; un’altra scelta li cambierebbe di { $right }.
web-lesson-overpaid = Pagheresti { $over ->
    [one] una moneta
   *[other] { $over } monete
} di troppo, e non c’è resto.
web-lesson-wall = Il tuo muro più lungo misurerebbe { $number }; potrebbe misurare { $right }.
web-lesson-room = Resterebbe posto su { $number ->
    [one] una casella
   *[other] { $number } caselle
}; potrebbero essere { $right }.
web-lesson-vp = Ti porterebbe { $number } PV; se ne possono avere { $right }.
web-lesson-cost = Costerebbe { $number }; si può fare con { $right }.
refused-lesson = La lezione chiede un’altra scelta. Non è cambiato nulla.

## L’allenatore

web-coach = Allenatore
web-coach-setting = Allenatore: avverte prima di una scelta che regala molto
web-coach-first = nella prima partita dopo le lezioni
web-coach-on = sempre
web-coach-off = mai
web-coach-looks = L’allenatore dà un’occhiata …
web-coach-behind = L’allenatore vede una scelta migliore, di circa { $points ->
    [one] un punto
   *[other] { $points } punti
}.
web-coach-keep = Gioca comunque
web-coach-back = Ripensaci
web-coached = con l’allenatore
