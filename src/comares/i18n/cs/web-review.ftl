### Rozbor hry v prohlížeči

web-review-chances = Šance na výhru
web-review-chance-of = { $name } { $percent } %
web-review-turning-point = Zlom { $n }
web-review-next-turning = Další zlom
web-review-previous = Předchozí rozhodnutí
web-review-next = Další rozhodnutí
web-review-fold = Ukázat celý stůl
web-review-unfold = Ukázat rozbor
web-review-played = zahráno
web-review-best = nejlepší
web-review-played-best = zahráno: nejlepší
web-review-thinking = Boti přemýšlejí …
web-review-not-judged = Na tohle rozhodnutí se boti ještě nepodívali.
web-review-verdict-best = Lepší tah se nenašel.
web-review-verdict-slight = Skoro stejně dobré jako nejlepší tah.
web-review-verdict-mistake = Stálo to { $percent } % šance na výhru{ $points ->
    [0] .
    [one] , asi { $points } bod.
    [few] , asi { $points } body.
    [many] , asi { $points } bodu.
   *[other] , asi { $points } bodů.
}
web-review-verdict-blunder = Tady se hra zlomila: stálo to { $percent } % šance na výhru{ $points ->
    [0] .
    [one] , asi { $points } bod.
    [few] , asi { $points } body.
    [many] , asi { $points } bodu.
   *[other] , asi { $points } bodů.
}
web-review-progress = Boti posoudili rozhodnutí: { $done } z { $total }
web-review-stop = Zastavit
web-review-go-on = Přemýšlet dál

web-what-if = Co kdyby?
web-what-if-about = Zkus jakýkoli tah. Víš to, co ví { $name }; všechny skryté karty se losují znovu.
web-what-if-turn = Rozhoduje { $name }
web-what-if-over = Tady hra končí.
web-what-if-back = O tah zpět
web-what-if-anew = Jiné skryté karty
web-what-if-close = Zpět k rozboru

web-play-on-here = Hrát odtud dál
web-play-on-about = Otevře se nový stůl s touto pozicí. Hraješ na tomto místě ({ $name }), na ostatních hrají boti. Co { $name } vědět nemůže, se losuje znovu.
web-play-on-level = Boti místo lidí
web-play-on-open = Otevřít stůl
