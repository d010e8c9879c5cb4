### Tipps, und was ein Bot zu seinen Zügen sagt

bots-code = { $code }
bots-move = Vorschlag: { $move }.
bots-second = Zweitbester Zug: { $move }, etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} schlechter.
bots-second-close = Fast ebenso gut: { $move }.
bots-random = Dieser Zug wurde zufällig gewählt.
bots-quiet = Gerade bringt nichts Punkte. So bleiben die meisten Möglichkeiten offen.
bots-stands = Bei einer Wertung jetzt { $who ->
    [you] hättest du
   *[other] hätte { $seat }
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
bots-denies = Bei einer Wertung jetzt hätte { $whom } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger.

## Alhambra

bots-source-pavilion = { $pavilion ->
    [0] {""}
   *[other] { $pavilion } für Pavillons
}
bots-source-seraglio = { $seraglio ->
    [0] {""}
   *[other] { $seraglio } für Serails
}
bots-source-arcades = { $arcades ->
    [0] {""}
   *[other] { $arcades } für Arkaden
}
bots-source-chambers = { $chambers ->
    [0] {""}
   *[other] { $chambers } für Gemächer
}
bots-source-garden = { $garden ->
    [0] {""}
   *[other] { $garden } für Gärten
}
bots-source-tower = { $tower ->
    [0] {""}
   *[other] { $tower } für Türme
}
bots-source-wall = { $wall ->
    [0] {""}
   *[other] { $wall } für die Mauer
}
bots-source-falcons = { $falcons ->
    [0] {""}
   *[other] { $falcons } für Falken
}
bots-sources = { LIST(bots-source-pavilion, bots-source-seraglio, bots-source-arcades, bots-source-chambers, bots-source-garden, bots-source-tower, bots-source-wall, bots-source-falcons) }
bots-alhambra-scores = Bei einer Wertung jetzt { $who ->
    [you] hättest du
   *[other] hätte { $seat }
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr: { bots-sources }.
bots-alhambra-turn = Bei gutem Spiel bringt dieser Zug { $who ->
    [you] dir
   *[other] { $seat }
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr bei einer Wertung: { bots-sources }.
bots-alhambra-again = { $who ->
    [you] Du zahlst passend und bist
   *[other] { $seat } zahlt passend und ist
} noch einmal dran.
bots-alhambra-takes = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $cards ->
    [one] eine Karte im Wert von { $coins }
   *[other] { $cards } Karten, zusammen { $coins } wert
}.
bots-alhambra-exact = { $who ->
    [you] Danach könntest du
   *[other] Danach könnte { $seat }
} { alhambra-kind } { $price } passend bezahlen.
bots-alhambra-enough = { $who ->
    [you] Danach könntest du
   *[other] Danach könnte { $seat }
} { alhambra-kind } { $price } bezahlen.
bots-alhambra-waits = { alhambra-kind } { $price } { $kind ->
    [arcades] können
    [chambers] können
   *[other] kann
} warten: { $who ->
    [you] Du kannst
   *[other] { $seat } kann
} weiterhin passend zahlen, und sonst hat niemand genug dafür.
bots-alhambra-rival = Auch { $whom } hat genug Geld für { alhambra-kind } { $price }.

## Sabika

bots-sabika-now = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { sabika-things }.
bots-sabika-costs = Das kostet { sabika-things }.
bots-sabika-turn = Bei gutem Spiel bringt der ganze Zug { sabika-things }.
bots-sabika-end = Nach jetzigem Stand bringt das am Ende der Partie noch { $points } SP.
bots-sabika-least = { $step ->
    [pay] So zu zahlen ist am günstigsten.
   *[give-up] Das wird am wenigsten gebraucht.
}
