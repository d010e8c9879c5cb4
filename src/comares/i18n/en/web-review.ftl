### The review of a game in the browser

web-review-chances = Chance to win
web-review-chance-of = { $name } { $percent } %
web-review-turning-point = Turning point { $n }
web-review-next-turning = Next turning point
web-review-previous = Previous decision
web-review-next = Next decision
web-review-fold = Show the whole table
web-review-unfold = Show the review
web-review-played = played
web-review-best = best
web-review-played-best = played: best
web-review-thinking = The bots are thinking …
web-review-not-judged = The bots have not looked at this decision.
web-review-verdict-best = No better move was found.
web-review-verdict-slight = Nearly as good as the best move.
web-review-verdict-mistake = This cost { $percent } % of the chance to win{ $points ->
    [0] .
    [one] , about one point.
   *[other] , about { $points } points.
}
web-review-verdict-blunder = This turned the game: it cost { $percent } % of the chance to win{ $points ->
    [0] .
    [one] , about one point.
   *[other] , about { $points } points.
}
web-review-progress = The bots have judged { $done } of { $total } decisions
web-review-stop = Stop
web-review-go-on = Keep thinking

web-what-if = What if?
web-what-if-about = Try any move. You know what { $name } knew; all hidden cards are drawn anew.
web-what-if-turn = { $name } decides
web-what-if-over = The game is over here.
web-what-if-back = One move back
web-what-if-anew = Other hidden cards
web-what-if-close = Back to the review

web-play-on-here = Play on from here
web-play-on-about = A new table opens at this position. You take the place of { $name }, and bots take the others. What { $name } could not know is drawn anew.
web-play-on-level = Bots in place of people
web-play-on-open = Open the table
