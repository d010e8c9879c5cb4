### comares arena, comares review

arena-so-far = { $done } di { $games } partite: { $shares }
arena-interrupted = Interrotto, partite giocate: { $games }; nessuna è conservata, perché manca --out FOLDER.
arena-interrupted-kept = Interrotto, partite giocate: { $games }; sono conservate in { $folder }, e lo stesso comando riprende da lì.
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

review-judging = riesame
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
