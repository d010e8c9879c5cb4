### comares arena, comares review

arena-so-far = Odehráno { $done } z { $games } her ({ $speed } za sekundu): { $shares }
arena-speed = { $speed } her za sekundu
arena-interrupted = Přerušeno, počet odehraných her: { $games }; žádná není uložena, protože chybí --out FOLDER.
arena-interrupted-kept = Přerušeno, počet odehraných her: { $games }; jsou uloženy v { $folder }. Stejným příkazem pokračuješ.
arena-played = { $games } { $games ->
    [one] hra
    [few] hry
    [many] hry
   *[other] her
} na { $deals } { $deals ->
    [one] rozdání
    [few] rozdáních
    [many] rozdání
   *[other] rozdáních
}, s 95% intervaly; Elo vůči poslednímu botovi
arena-head-bot = bot
arena-head-won = výhry
arena-head-elo = Elo
arena-head-score = body
arena-head-mean = na volbu
arena-head-worst = nejdéle
arena-head-forfeits = vyloučení
arena-by-seat = Výhry podle místa: { $seats }
arena-forfeit = { $bot } je vyloučen: { $why }
arena-bar-above = { $bot } je nad hranicí { $bar }: { $seen }, s opravou na deset pohledů.
arena-bar-below = { $bot } je pod hranicí { $bar }: { $seen }, s opravou na deset pohledů.
arena-bar-open = Není rozhodnuto, zda je { $bot } nad hranicí { $bar }, nebo pod ní: { $seen }, s opravou na deset pohledů.
arena-stopped = Ukončeno předčasně, po { $deals } z { $planned } rozdání.

review-judging = posuzování
review-head-line = řádek
review-head-seat = místo
review-head-chosen = zvoleno
review-head-worth = hodnota
review-head-loss = ztráta
review-head-best = lepší
review-seat = { $seat }: { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}, průměrná ztráta na volbu { $loss } (hodnota od 0, prohra, do 100, výhra)
review-turning-points = Kde se hra zlomila
review-turning-point = Řádek { $line }: { $seat } volí { $code }; { $best } má hodnotu o { $loss } vyšší.
