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
    [you] You stop
   *[other] { $seat } stops
}.
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
    [you] You put
   *[other] { $seat } puts
} { alhambra-tile } in the place of the tile at { $x },{ $y }.
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
    [you] You hold most { alhambra-currency }s and get { alhambra-tile }.
   *[other] { $seat } holds most { alhambra-currency }s and gets { alhambra-tile }.
}
alhambra-won = { $who ->
    [you] You win
   *[other] { $seat } wins
}.

## Why not

alhambra-why-A3-1 = that is none of the actions of a turn
alhambra-why-A3-2 = the first action of a turn must be taken
alhambra-why-A3-3 = first the tiles bought this turn are placed, and only they
alhambra-why-A3-5 = you can act, so you cannot pass
alhambra-why-A4 = the card does not lie on the table
alhambra-why-A4-1 = several cards may add up to 5 at most
alhambra-why-A5-1 = the price must be paid in full, from your hand, in the currency of its slot
alhambra-why-A5-2 = a card could be left out of that payment
alhambra-why-A5-3 = that market slot is empty
alhambra-why-A6-3 = a tile goes on an empty cell beside a tile that stands already
alhambra-why-A6-4 = sides that meet must both be walled or both be open
alhambra-why-A6-5 = every tile must be reachable on foot from the fountain
alhambra-why-A6-6 = it would leave a hole
alhambra-why-A7-1 = rebuilding takes a tile of your reserve or of your palace
alhambra-why-A7-2 = the fountain is never moved
alhambra-why-A11-2 = that cannot be given to Dirk
