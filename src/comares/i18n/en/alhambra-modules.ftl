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
} a { alhambra-falcon } on point { $x },{ $y }.
alhambra-falcon-paid = { $who ->
    [you] You pay
   *[other] { $seat } pays
} { alhambra-card } for it.
alhambra-falcon-paid-credit = { $who ->
    [you] You pay
   *[other] { $seat } pays
} for it with a credit.
alhambra-falcon-returned = The { alhambra-falcon } of { $seat } leaves point { $x },{ $y }.
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
alhambra-why-F2 = buying falcons must be the only action of your turn; each falcon costs one money card
alhambra-why-F3 = a free falcon goes on a free point where four of your tiles meet, both its kinds among them

## Portals

alhambra-portal-bought = { $who ->
    [you] You also buy
   *[other] { $seat } also buys
} a portal ({ alhambra-kind }).
alhambra-portal-placed = { $who ->
    [you] You place
   *[other] { $seat } places
} a portal ({ alhambra-kind }), turned { $turned }, at { $x },{ $y }.
alhambra-portal-returned = The portal ({ alhambra-kind }) of { $seat } fits nowhere and goes back.
alhambra-why-P2 = no portal of that kind is left, or it fits nowhere and this table does not offer it then
alhambra-why-P3 = a portal goes on an empty cell beside a building of its kind, with no short side at a wall, and must not leave a hole
alhambra-why-P6 = a portal would no longer touch a building of its kind

## Building sites

alhambra-site-opened = { $who ->
    [you] You open
   *[other] { $seat } opens
} a building site: { alhambra-tile }.
alhambra-site-drew = { $who ->
    [you] You draw
   *[other] { $seat } draws
} a { alhambra-currency } token.
alhambra-site-kept = { $who ->
    [you] You keep
   *[other] { $seat } keeps
} the { alhambra-currency } token.
alhambra-site-finished = { $who ->
    [you] You finish
   *[other] { $seat } finishes
} { alhambra-tile }. Its token shows { alhambra-currency }s.
alhambra-site-revealed = { $who ->
    [you] You turn up
   *[other] { $seat } turns up
} the token on { alhambra-tile }. It shows { alhambra-currency }s.
alhambra-site-discarded = { $who ->
    [you] You discard
   *[other] { $seat } discards
} all { alhambra-currency }s.
alhambra-why-B2 = a building site needs a token from the bag, and you keep one of those you drew
alhambra-why-B3 = you cannot give a building site to Dirk
alhambra-why-B4 = you can finish only a building site of your own

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
} a credit: { alhambra-currency } { $value }.
alhambra-credit-lost = { $who ->
    [you] You lose
   *[other] { $seat } loses
} a credit: { alhambra-currency } { $value }.
alhambra-why-C1 = no marker of that currency is free
alhambra-why-C2 = first decide whether you keep the excess
alhambra-why-C3 = you have no credit in that currency
alhambra-why-C4 = you still have a credit, so you cannot keep a new excess
