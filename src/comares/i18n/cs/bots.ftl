### Nápověda, a čím bot zdůvodňuje své tahy

bots-code = { $code }
bots-move = Doporučený tah – { $move }.
bots-second = Druhý nejlepší tah – { $move } (asi o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} horší).
bots-second-close = Skoro stejně dobré – { $move }.
bots-random = Tento tah je vybrán náhodně.
bots-quiet = Teď nic neboduje. Takhle zůstává otevřeno nejvíc možností.
bots-stands = Při bodování teď { $who ->
    [you] máš
   *[other] má { $seat }
} o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc.
bots-denies = Při bodování teď má { $whom } o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně.

## Alhambra

bots-source-pavilion = { $pavilion ->
    [0] {""}
   *[other] { $pavilion } za pavilony
}
bots-source-seraglio = { $seraglio ->
    [0] {""}
   *[other] { $seraglio } za seraily
}
bots-source-arcades = { $arcades ->
    [0] {""}
   *[other] { $arcades } za arkády
}
bots-source-chambers = { $chambers ->
    [0] {""}
   *[other] { $chambers } za komnaty
}
bots-source-garden = { $garden ->
    [0] {""}
   *[other] { $garden } za zahrady
}
bots-source-tower = { $tower ->
    [0] {""}
   *[other] { $tower } za věže
}
bots-source-wall = { $wall ->
    [0] {""}
   *[other] { $wall } za zeď
}
bots-source-falcons = { $falcons ->
    [0] {""}
   *[other] { $falcons } za sokoly
}
bots-sources = { LIST(bots-source-pavilion, bots-source-seraglio, bots-source-arcades, bots-source-chambers, bots-source-garden, bots-source-tower, bots-source-wall, bots-source-falcons) }
bots-alhambra-scores = Při bodování teď { $who ->
    [you] získáš
   *[other] získá { $seat }
} navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { bots-sources }.
bots-alhambra-turn = Při dobré hře { $who ->
    [you] tímto tahem získáš
   *[other] tímto tahem { $seat } získá
} při bodování navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { bots-sources }.
bots-alhambra-again = { $who ->
    [you] Platíš přesně a můžeš
   *[other] { $seat } platí přesně a může
} hrát znovu.
bots-alhambra-takes = { $who ->
    [you] Bereš
   *[other] { $seat } bere
} { $coins } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}).
bots-alhambra-exact = { $who ->
    [you] Potom můžeš
   *[other] { $seat } potom může
} zaplatit přesně: { alhambra-kind } { $price }.
bots-alhambra-enough = { $who ->
    [you] Potom můžeš
   *[other] { $seat } potom může
} zaplatit: { alhambra-kind } { $price }.
bots-alhambra-waits = { alhambra-kind } { $price } počká: { $who ->
    [you] stále můžeš
   *[other] { $seat } stále může
} zaplatit přesně a nikdo jiný na to nemá.
bots-alhambra-rival = Dost peněz na { alhambra-kind-object } { $price } má i { $whom }.

## Sabika

bots-sabika-now = { $who ->
    [you] Získáš
   *[other] { $seat } získá
} { sabika-things }.
bots-sabika-costs = Stojí to { sabika-things }.
bots-sabika-turn = Při dobré hře celý tah přinese { sabika-things }.
bots-sabika-end = Při současném stavu to na konci hry přidá ještě { $points } VB.
bots-sabika-least = { $step ->
    [pay] Takto je placení nejlevnější.
   *[give-up] Tohle je potřeba nejméně.
}
