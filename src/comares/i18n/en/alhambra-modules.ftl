### The four modules of the sixth expansion

## Falconers

alhambra-falcon-colour = { $colour ->
    [black] black
    [brown] brown
   *[white] white
}
alhambra-falcon-first = { $first ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
alhambra-falcon-second = { $second ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
alhambra-falcon = { alhambra-falcon-colour } falcon ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $who ->
    [you] You put
   *[other] { $seat } puts
} a { alhambra-falcon } on the point { $x },{ $y }.
alhambra-falcon-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { alhambra-card } for it.
alhambra-falcon-paid-credit = { $who ->
    [you] You pay
   *[other] { $seat } pays
} with a credit for it.
alhambra-falcon-returned = The { alhambra-falcon } leaves the point { $x },{ $y } of { $seat }.
alhambra-falcons-enough = { $who ->
    [you] You buy
   *[other] { $seat } buys
} no more falcons.
alhambra-scored-falcons = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points } for { $falcons } { alhambra-falcon-colour } { $falcons ->
    [one] falcon
   *[other] falcons
}.
alhambra-why-F2 = falcons are bought as the single action of a turn, each for one money card
alhambra-why-F3 = a free falcon goes on a free point between four tiles that show both its kinds

## Portals

alhambra-portal-bought = { $who ->
    [you] You buy
   *[other] { $seat } buys
} a portal ({ alhambra-kind }) with it.
alhambra-portal-placed = { $who ->
    [you] You place
   *[other] { $seat } places
} a portal ({ alhambra-kind }), turned { $turned }, at { $x },{ $y }.
alhambra-portal-returned = The portal ({ alhambra-kind }) of { $seat } fits nowhere and goes back.
alhambra-why-P2 = a portal of that kind must be left, and with that setting have a place to go to
alhambra-why-P3 = a portal goes on an empty cell, beside a building of its kind, no short side at a wall, and leaves no hole
alhambra-why-P6 = a portal would no longer touch a building of its kind

## Building sites

alhambra-site-opened = { $who ->
    [you] You open
   *[other] { $seat } opens
} a building site: { alhambra-tile }.
alhambra-site-drew = { $who ->
    [you] You draw
   *[other] { $seat } draws
} the token { alhambra-currency }.
alhambra-site-kept = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} the token { alhambra-currency }.
alhambra-site-finished = { $who ->
    [you] You finish
   *[other] { $seat } finishes
} { alhambra-tile }; its token is { alhambra-currency }.
alhambra-site-revealed = { $who ->
    [you] You turn up
   *[other] { $seat } turns up
} the token on { alhambra-tile }: { alhambra-currency }.
alhambra-site-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} all { alhambra-currency }s.
alhambra-why-B2 = a building site needs a token, and the token kept is one of those drawn
alhambra-why-B3 = a building site is not given to Dirk
alhambra-why-B4 = only a building site of your own can be finished

## Exchange certificates

alhambra-credit-kept = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} { $value } as a credit in { alhambra-currency }s.
alhambra-credit-declined = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} no credit.
alhambra-credit-spent = { $who ->
    [you] You spend
   *[other] { $seat } spends
} the credit of { alhambra-currency } { $value }.
alhambra-credit-lost = { $who ->
    [you] You lose
   *[other] { $seat } loses
} the credit of { alhambra-currency } { $value }.
alhambra-why-C1 = no marker of that currency is free
alhambra-why-C2 = first you say whether you keep the excess
alhambra-why-C3 = you have no credit in that currency
alhambra-why-C4 = you have a credit already, so the excess could not be kept
