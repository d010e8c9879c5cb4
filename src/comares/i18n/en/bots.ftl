### Hints, and what a bot says for its moves

bots-code = { $code }
bots-move = Suggested move: { $move }.
bots-second = Next best: { $move }, about { $points ->
    [one] one point
   *[other] { $points } points
} behind.
bots-second-close = Nearly as good: { $move }.
bots-random = This move was picked at random.
bots-quiet = Nothing scores right now. This keeps the most chances open.
bots-stands = If we scored now, { $who ->
    [you] you
   *[other] { $seat }
} would have { $points ->
    [one] one point
   *[other] { $points } points
} more.
bots-denies = If we scored now, { $whom } would have { $points ->
    [one] one point
   *[other] { $points } points
} less.

## Alhambra

bots-source-pavilion = { $pavilion ->
    [0] {""}
   *[other] { $pavilion } for pavilions
}
bots-source-seraglio = { $seraglio ->
    [0] {""}
   *[other] { $seraglio } for seraglios
}
bots-source-arcades = { $arcades ->
    [0] {""}
   *[other] { $arcades } for arcades
}
bots-source-chambers = { $chambers ->
    [0] {""}
   *[other] { $chambers } for chambers
}
bots-source-garden = { $garden ->
    [0] {""}
   *[other] { $garden } for gardens
}
bots-source-tower = { $tower ->
    [0] {""}
   *[other] { $tower } for towers
}
bots-source-wall = { $wall ->
    [0] {""}
   *[other] { $wall } for the wall
}
bots-source-falcons = { $falcons ->
    [0] {""}
   *[other] { $falcons } for falcons
}
bots-sources = { LIST(bots-source-pavilion, bots-source-seraglio, bots-source-arcades, bots-source-chambers, bots-source-garden, bots-source-tower, bots-source-wall, bots-source-falcons) }
bots-alhambra-scores = If we scored now, { $who ->
    [you] you
   *[other] { $seat }
} would have { $points ->
    [one] one point
   *[other] { $points } points
} more: { bots-sources }.
bots-alhambra-turn = With good play, this turn gives { $who ->
    [you] you
   *[other] { $seat }
} { $points ->
    [one] one point
   *[other] { $points } points
} more at a scoring: { bots-sources }.
bots-alhambra-again = { $who ->
    [you] You pay exactly and may
   *[other] { $seat } pays exactly and may
} play again.
bots-alhambra-takes = { $who ->
    [you] You take
   *[other] { $seat } takes
} { $cards ->
    [one] one card worth { $coins }
   *[other] { $cards } cards worth { $coins } together
}.
bots-alhambra-exact = { $who ->
    [you] You
   *[other] { $seat }
} could then pay exactly for { alhambra-kind } { $price }.
bots-alhambra-enough = { $who ->
    [you] You
   *[other] { $seat }
} could then pay for { alhambra-kind } { $price }.
bots-alhambra-waits = { alhambra-kind } { $price } can wait: { $who ->
    [you] you
   *[other] { $seat }
} can still pay exactly, and nobody else has enough for it.
bots-alhambra-rival = { $whom } also has enough money for { alhambra-kind } { $price }.

## Sabika

bots-sabika-now = { $who ->
    [you] You gain
   *[other] { $seat } gains
} { sabika-things }.
bots-sabika-costs = It costs { sabika-things }.
bots-sabika-turn = With good play, the whole turn brings { sabika-things }.
bots-sabika-end = As things stand, it also adds { $points } VP at the end of the game.
bots-sabika-least = { $step ->
    [pay] This is the cheapest way to pay.
   *[give-up] It is needed least.
}
