### Die vier Module der sechsten Erweiterung

## Falkner

alhambra-falcon-colour = { $colour ->
    [black] schwarz
    [brown] braun
   *[white] weiß
}
alhambra-falcon-first = { $first ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
alhambra-falcon-second = { $second ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
alhambra-falcon = { $colour ->
    [black] schwarzer
    [brown] brauner
   *[white] weißer
} Falke ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $who ->
    [you] Du setzt
   *[other] { $seat } setzt
} einen { $colour ->
    [black] schwarzen
    [brown] braunen
   *[white] weißen
} Falken ({ alhambra-falcon-first }, { alhambra-falcon-second }) auf Schnittpunkt { $x },{ $y }.
alhambra-falcon-paid = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} dafür { alhambra-card }.
alhambra-falcon-paid-credit = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} dafür mit einem Guthaben.
alhambra-falcon-returned = Der { $colour ->
    [black] schwarze
    [brown] braune
   *[white] weiße
} Falke ({ alhambra-falcon-first }, { alhambra-falcon-second }) von { $seat } verlässt Schnittpunkt { $x },{ $y }.
alhambra-falcons-enough = { $who ->
    [you] Du kaufst
   *[other] { $seat } kauft
} keine Falken mehr.
alhambra-scored-falcons = { $who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für { $falcons ->
    [one] einen { $colour ->
        [black] schwarzen
        [brown] braunen
       *[white] weißen
    }
   *[other] { $falcons } { $colour ->
        [black] schwarze
        [brown] braune
       *[white] weiße
    }
} Falken.
alhambra-why-F2 = Falken zu kaufen muss die einzige Aktion deines Zuges sein; jeder Falke kostet eine Geldkarte
alhambra-why-F3 = ein freier Falke kommt auf einen freien Schnittpunkt, an dem vier deiner Plättchen zusammenstoßen, darunter seine beiden Arten

## Portale

alhambra-portal-bought = { $who ->
    [you] Du kaufst
   *[other] { $seat } kauft
} dazu ein Portal ({ alhambra-kind }).
alhambra-portal-placed = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} ein Portal ({ alhambra-kind }), Ecke { $turned }, auf { $x },{ $y }.
alhambra-portal-returned = Das Portal ({ alhambra-kind }) von { $seat } passt nirgends und geht zurück.
alhambra-why-P2 = von dieser Art ist kein Portal übrig, oder es passt nirgends und wird an diesem Tisch dann nicht angeboten
alhambra-why-P3 = ein Portal kommt auf ein leeres Feld neben ein Gebäude seiner Art, mit keiner kurzen Seite an eine Mauer, und darf kein Loch lassen
alhambra-why-P6 = ein Portal würde kein Gebäude seiner Art mehr berühren

## Baustellen

alhambra-site-opened = { $who ->
    [you] Du eröffnest
   *[other] { $seat } eröffnet
} eine Baustelle: { alhambra-tile }.
alhambra-site-drew = { $who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} ein Baustellenplättchen: { alhambra-currency }.
alhambra-site-kept = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} ein Baustellenplättchen: { alhambra-currency }.
alhambra-site-finished = { $who ->
    [you] Du vollendest
   *[other] { $seat } vollendet
} { alhambra-tile }. Das Baustellenplättchen zeigt { alhambra-currency }.
alhambra-site-revealed = { $who ->
    [you] Du deckst
   *[other] { $seat } deckt
} das Baustellenplättchen auf { alhambra-tile } auf. Es zeigt { alhambra-currency }.
alhambra-site-discarded = { $who ->
    [you] Du legst
   *[other] { $seat } legt
} alle { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denare
   *[ducat] Dukaten
} ab.
alhambra-why-B2 = eine Baustelle braucht ein Baustellenplättchen aus dem Beutel, und du behältst eines der gezogenen
alhambra-why-B3 = eine Baustelle kannst du Dirk nicht geben
alhambra-why-B4 = du kannst nur eine eigene Baustelle vollenden

## Wechselscheine

alhambra-credit-kept = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} { $value } als Guthaben in { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denaren
   *[ducat] Dukaten
}.
alhambra-credit-declined = { $who ->
    [you] Du behältst
   *[other] { $seat } behält
} kein Guthaben.
alhambra-credit-spent = { $who ->
    [you] Du gibst
   *[other] { $seat } gibt
} ein Guthaben aus: { alhambra-currency } { $value }.
alhambra-credit-lost = { $who ->
    [you] Du verlierst
   *[other] { $seat } verliert
} ein Guthaben: { alhambra-currency } { $value }.
alhambra-why-C1 = kein Marker dieser Währung ist frei
alhambra-why-C2 = entscheide zuerst, ob du den Überschuss behältst
alhambra-why-C3 = in dieser Währung hast du kein Guthaben
alhambra-why-C4 = du hast noch ein Guthaben, also kannst du keinen neuen Überschuss behalten
