### comares arena, comares review

arena-so-far = { $done } partite su { $games } ({ $speed } al secondo): { $shares }
arena-speed = { $speed } partite al secondo
arena-interrupted = Interrotto, partite giocate: { $games }; nessuna è conservata, perché manca --out FOLDER.
arena-interrupted-kept = Interrotto, partite giocate: { $games }; sono conservate in { $folder }. Lo stesso comando riprende da lì.
arena-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
} su { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}, con intervalli al 95%; Elo rispetto all’ultimo bot
arena-head-bot = bot
arena-head-won = vinte
arena-head-elo = Elo
arena-head-score = punti
arena-head-mean = per scelta
arena-head-worst = la più lunga
arena-head-forfeits = squalifiche
arena-by-seat = Vinte per posto: { $seats }
arena-forfeit = { $bot } è squalificato: { $why }
arena-bar-above = { $bot } è sopra la soglia di { $bar }: { $seen }, corretto per dieci controlli.
arena-bar-below = { $bot } è sotto la soglia di { $bar }: { $seen }, corretto per dieci controlli.
arena-bar-open = Non è deciso se { $bot } sia sopra o sotto la soglia di { $bar }: { $seen }, corretto per dieci controlli.
arena-stopped = Fermato in anticipo, dopo { $deals } distribuzioni su { $planned }.

review-judging = analisi
review-head-line = riga
review-head-seat = posto
review-head-chosen = scelta
review-head-worth = valore
review-head-loss = perdita
review-head-best = meglio
review-seat = { $seat }: { $points } { $points ->
    [one] punto
   *[other] punti
}, perdita media per scelta { $loss } (il valore va da 0, persa, a 100, vinta)
review-turning-points = Dove la partita è cambiata
review-turning-point = Riga { $line }: { $seat } sceglie { $code }; { $best } valeva { $loss } in più.
