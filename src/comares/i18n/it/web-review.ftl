### L’analisi di una partita nel browser

web-review-chances = Probabilità di vittoria
web-review-chance-of = { $name } { $percent } %
web-review-turning-point = Svolta { $n }
web-review-next-turning = Prossima svolta
web-review-previous = Decisione precedente
web-review-next = Decisione successiva
web-review-fold = Mostra tutto il tavolo
web-review-unfold = Mostra l’analisi
web-review-played = giocata
web-review-best = la migliore
web-review-played-best = giocata: la migliore
web-review-thinking = I bot stanno pensando …
web-review-not-judged = I bot non hanno ancora esaminato questa decisione.
web-review-verdict-best = Non è stata trovata una mossa migliore.
web-review-verdict-slight = Quasi buona come la mossa migliore.
web-review-verdict-mistake = È costata il { $percent } % di probabilità di vittoria{ $points ->
    [0] .
    [one] , circa un punto.
   *[other] , circa { $points } punti.
}
web-review-verdict-blunder = Qui la partita è girata: il { $percent } % di probabilità di vittoria in meno{ $points ->
    [0] .
    [one] , circa un punto.
   *[other] , circa { $points } punti.
}
web-review-progress = I bot hanno valutato { $done } decisioni su { $total }
web-review-stop = Ferma
web-review-go-on = Continua a pensare

web-what-if = E se …?
web-what-if-about = Prova qualsiasi mossa. Sai quello che sapeva { $name }; tutte le carte nascoste vengono pescate di nuovo.
web-what-if-turn = Decide { $name }
web-what-if-over = Qui la partita è finita.
web-what-if-back = Una mossa indietro
web-what-if-anew = Altre carte nascoste
web-what-if-close = Torna all’analisi

web-play-on-here = Continua da qui
web-play-on-about = Si apre un nuovo tavolo in questa posizione. Prendi il posto di { $name }, gli altri li prendono i bot. Quello che { $name } non poteva sapere viene pescato di nuovo.
web-play-on-level = Bot al posto delle persone
web-play-on-open = Apri il tavolo
