### The deal of the day

web-deal-title = Deal of the day
web-deal-about = Everybody on this server gets the same deal and the same opponents, who answer the same moves in the same way. Your first try counts, without hints and without undo. You see the results when you have finished.
web-deal-once = One try counts. You can leave and continue later today.
web-deal-play = Play today’s deal
web-deal-go-on = Continue
web-deal-finished = { $n ->
    [0] Nobody else has finished it yet.
    [one] { $n } other player has finished it.
   *[other] { $n } other players have finished it.
}
web-deal-nobody = Nobody has finished this deal.
web-deal-best = best result
web-deal-against = against { $who }
web-deal-alone = alone against Yusuf
web-deal-days = Days
web-deal-day-before = The day before
web-deal-today = Today
web-deal-friend = The same deal for a friend
web-deal-friend-about = Opens a table with the same deal and the same bots, and an invitation to your seat.
