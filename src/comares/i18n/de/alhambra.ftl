### Alhambra

## Namen

alhambra-neutral = Dirk
alhambra-currency = { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denar
   *[ducat] Dukat
}
alhambra-kind = { $kind ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
alhambra-card = { alhambra-currency } { $value }
alhambra-tile = { alhambra-kind } { $price } (Plättchen { $tile })
alhambra-scoring = { $scoring ->
    [1] erste
    [2] zweite
   *[3] dritte
}

## Was geschah

alhambra-dealt = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { alhambra-card }.
alhambra-starts = { $who ->
    [you] Du beginnst
   *[other] { $seat } beginnt
}.
alhambra-offered = { alhambra-tile } liegt für { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denare
   *[ducat] Dukaten
} aus.
alhambra-laid = { alhambra-card } wird ausgelegt.
alhambra-neutral-got = Dirk bekommt { alhambra-tile }.
alhambra-took = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { alhambra-card }.
alhambra-bought = { $who ->
    [you] Du kaufst
   *[other] { $seat } kauft
} { alhambra-tile }.
alhambra-paid = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $values } in { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denaren
   *[ducat] Dukaten
}.
alhambra-stopped = { $who ->
    [you] Du beendest deine
   *[other] { $seat } beendet die
} Aktionen.
alhambra-passed = { $who ->
    [you] Du passt
   *[other] { $seat } passt
}.
alhambra-placed = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} { alhambra-tile } auf { $x },{ $y }.
alhambra-reserved = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} { alhambra-tile } in die Reserve.
alhambra-gave = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
} Dirk { alhambra-tile }.
alhambra-moved = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} { alhambra-tile } aus der Reserve auf { $x },{ $y }.
alhambra-removed = { $who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { alhambra-tile } von { $x },{ $y } aus dem Palast.
alhambra-exchanged = { $who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} das Plättchen auf { $x },{ $y } gegen { alhambra-tile }.
alhambra-shuffled = Das abgelegte Geld wird zu einem neuen Geldstapel gemischt.
alhambra-scoring-card = Die { alhambra-scoring } Wertungskarte kommt.
alhambra-kinds = { $kind ->
    [pavilion] Pavillons
    [seraglio] Serails
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Gärten
   *[tower] Türme
}
alhambra-scored-kind = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}: die { $place ->
    [1] meisten
    [2] zweitmeisten
   *[3] drittmeisten
} { alhambra-kinds } ({ $buildings }){ $sharing ->
    [1] {""}
   *[other] , unter { $sharing } geteilt
}.
alhambra-scored-wall = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für eine Mauer der Länge { $length }{ $diagonals ->
    [0] {""}
    [one] , darunter { $diagonals } Portal
   *[other] , darunter { $diagonals } Portale
}.
alhambra-ending = Das Spiel endet.
alhambra-left-over = { $who ->
    [you] Du hast
   *[other] { $seat } hat
} die meisten { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denare
   *[ducat] Dukaten
} und { $who ->
    [you] bekommst
   *[other] bekommt
} { alhambra-tile }.
alhambra-won = { $who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
}.

## Warum nicht

alhambra-why-A3-1 = das ist keine Aktion eines Zuges
alhambra-why-A3-2 = die erste Aktion deines Zuges musst du ausführen
alhambra-why-A3-3 = lege zuerst die Plättchen, die du in diesem Zug gekauft hast, und nichts anderes
alhambra-why-A3-5 = du kannst handeln, also kannst du nicht passen
alhambra-why-A4 = diese Karte liegt nicht aus
alhambra-why-A4-1 = mehrere Karten dürfen zusammen höchstens 5 wert sein
alhambra-why-A5-1 = bezahle den Preis ganz, aus deiner Hand, in der Währung des Feldes
alhambra-why-A5-2 = die Zahlung reicht auch ohne eine ihrer Karten
alhambra-why-A5-3 = dieses Feld des Bauhofs ist leer
alhambra-why-A6-3 = ein Plättchen kommt auf ein leeres Feld, das mit einer Seite an ein Plättchen deines Palastes grenzt
alhambra-why-A6-4 = Seiten, die sich berühren, müssen beide eine Mauer haben oder beide offen sein
alhambra-why-A6-5 = jedes Plättchen muss vom Brunnen aus zu Fuß erreichbar sein
alhambra-why-A6-6 = dadurch entstünde ein Loch
alhambra-why-A7-1 = du baust mit einem Plättchen aus deiner Reserve oder deinem Palast um
alhambra-why-A7-2 = der Brunnen bleibt, wo er ist
alhambra-why-A11-2 = das kannst du Dirk nicht geben
