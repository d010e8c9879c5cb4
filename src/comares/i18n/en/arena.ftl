### comares arena, comares review

arena-so-far = { $done } of { $games } games ({ $speed } a second): { $shares }
arena-speed = { $speed } games a second
arena-interrupted = Interrupted after { $games } games; none is kept, because there is no --out FOLDER.
arena-interrupted-kept = Interrupted after { $games } games; they are kept in { $folder }. Run the same command to continue.
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, with 95 % intervals; Elo over the last bot
arena-head-bot = bot
arena-head-won = won
arena-head-elo = Elo
arena-head-score = score
arena-head-mean = per choice
arena-head-worst = longest
arena-head-forfeits = forfeits
arena-by-seat = Won from seat { $seats }
arena-forfeit = { $bot } forfeited: { $why }
arena-bar-above = { $bot } is above the bar of { $bar }: { $seen }, corrected for ten looks.
arena-bar-below = { $bot } is below the bar of { $bar }: { $seen }, corrected for ten looks.
arena-bar-open = It is open whether { $bot } is above or below the bar of { $bar }: { $seen }, corrected for ten looks.
arena-stopped = Stopped early, after { $deals } of { $planned } deals.

review-judging = judging
review-head-line = line
review-head-seat = seat
review-head-chosen = chosen
review-head-worth = worth
review-head-loss = loss
review-head-best = better
review-seat = { $seat }: { $points } points, { $loss } lost per choice on average (worth goes from 0, lost, to 100, won)
review-turning-points = Where the game turned
review-turning-point = Line { $line }: { $seat } chose { $code }; { $best } was worth { $loss } more.
