### Alhambra

## Names

alhambra-neutral = Dirk
alhambra-currency = { $currency ->
    [florin] florin
    [dirham] dirham
    [dinar] dinar
   *[ducat] ducat
}
alhambra-kind = { $kind ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
alhambra-card = { alhambra-currency } { $value }
alhambra-tile = { alhambra-kind } { $price } (tile { $tile })
alhambra-scoring = { $scoring ->
    [1] first
    [2] second
   *[3] third
}

## What happened

alhambra-dealt = { $who ->
    [you] You are dealt
   *[other] { $seat } is dealt
} { alhambra-card }.
alhambra-starts = { $who ->
    [you] You start
   *[other] { $seat } starts
}.
alhambra-offered = { alhambra-tile } is on offer for { alhambra-currency }s.
alhambra-laid = { alhambra-card } is laid out.
alhambra-neutral-got = Dirk gets { alhambra-tile }.
alhambra-took = { $who ->
    [you] You take
   *[other] { $seat } takes
} { alhambra-card }.
alhambra-bought = { $who ->
    [you] You buy
   *[other] { $seat } buys
} { alhambra-tile }.
alhambra-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { $values } in { alhambra-currency }s.
alhambra-stopped = { $who ->
    [you] You end your
   *[other] { $seat } ends the
} actions.
alhambra-passed = { $who ->
    [you] You pass
   *[other] { $seat } passes
}.
alhambra-placed = { $who ->
    [you] You place
   *[other] { $seat } places
} { alhambra-tile } at { $x },{ $y }.
alhambra-reserved = { $who ->
    [you] You put
   *[other] { $seat } puts
} { alhambra-tile } into the reserve.
alhambra-gave = { $who ->
    [you] You give
   *[other] { $seat } gives
} { alhambra-tile } to Dirk.
alhambra-moved = { $who ->
    [you] You move
   *[other] { $seat } moves
} { alhambra-tile } from the reserve to { $x },{ $y }.
alhambra-removed = { $who ->
    [you] You take
   *[other] { $seat } takes
} { alhambra-tile } out of the palace at { $x },{ $y }.
alhambra-exchanged = { $who ->
    [you] You exchange
   *[other] { $seat } exchanges
} the tile at { $x },{ $y } for { alhambra-tile }.
alhambra-shuffled = The discarded money is shuffled into a new deck.
alhambra-scoring-card = The { alhambra-scoring } scoring card comes up.
alhambra-kinds = { $kind ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
   *[tower] towers
}
alhambra-scored-kind = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points }: { $place ->
    [1] most
    [2] second most
   *[3] third most
} { alhambra-kinds } ({ $buildings }){ $sharing ->
    [1] {""}
   *[other] , shared by { $sharing }
}.
alhambra-scored-wall = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } for a wall of { $length }{ $diagonals ->
    [0] {""}
    [one] , including { $diagonals } portal
   *[other] , including { $diagonals } portals
}.
alhambra-ending = The game ends.
alhambra-left-over = { $who ->
    [you] You hold the most { alhambra-currency }s and get { alhambra-tile }.
   *[other] { $seat } holds the most { alhambra-currency }s and gets { alhambra-tile }.
}
alhambra-won = { $who ->
    [you] You win
   *[other] { $seat } wins
}.

## Why not

alhambra-why-A3-1 = that is not an action of a turn
alhambra-why-A3-2 = you must take the first action of your turn
alhambra-why-A3-3 = first place the tiles you bought this turn, and nothing else
alhambra-why-A3-5 = you can act, so you cannot pass
alhambra-why-A4 = that card is not on the table
alhambra-why-A4-1 = several cards together may be worth 5 at most
alhambra-why-A5-1 = pay the price in full, from your hand, in the currency of its slot
alhambra-why-A5-2 = the payment is enough without one of its cards
alhambra-why-A5-3 = that market slot is empty
alhambra-why-A6-3 = a tile goes on an empty cell that shares a side with a tile of your palace
alhambra-why-A6-4 = sides that meet must both be walled or both be open
alhambra-why-A6-5 = every tile must be reachable on foot from the fountain
alhambra-why-A6-6 = it would leave a hole
alhambra-why-A7-1 = you rebuild with a tile from your reserve or your palace
alhambra-why-A7-2 = the fountain is never moved
alhambra-why-A11-2 = you cannot give that to Dirk
