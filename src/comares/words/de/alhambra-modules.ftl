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
alhambra-falcon = Falke, { alhambra-falcon-colour } ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $seat } setzt auf den Punkt { $x },{ $y }: { alhambra-falcon }.
alhambra-falcon-paid = { $seat } zahlt dafür { alhambra-card }.
alhambra-falcon-paid-credit = { $seat } zahlt dafür mit dem Guthaben.
alhambra-falcon-returned = { $seat } verliert vom Punkt { $x },{ $y }: { alhambra-falcon }.
alhambra-falcons-enough = { $seat } kauft keine Falken mehr.
alhambra-scored-falcons = { $seat } bekommt { $points } für { $falcons } { $falcons ->
    [one] Falken
   *[other] Falken
} ({ alhambra-falcon-colour }).
alhambra-why-F2 = Falken kauft man als einzige Aktion eines Zuges, jeden für eine Geldkarte
alhambra-why-F3 = ein freier Falke kommt auf einen freien Punkt zwischen vier Plättchen, die seine beiden Arten zeigen

## Portale

alhambra-portal-bought = { $seat } kauft dazu ein Portal: { alhambra-kind }.
alhambra-portal-placed = { $seat } legt ein Portal ({ alhambra-kind }), Ecke { $turned }, auf { $x },{ $y }.
alhambra-portal-returned = Das Portal ({ alhambra-kind }) von { $seat } passt nirgends und geht zurück.
alhambra-why-P2 = von dieser Art muss ein Portal übrig sein und einen Platz haben
alhambra-why-P3 = ein Portal kommt auf ein leeres Feld neben ein Gebäude seiner Art, mit keiner kurzen Seite an eine Mauer, und lässt kein Loch
alhambra-why-P6 = ein Portal berührte kein Gebäude seiner Art mehr

## Baustellen

alhambra-site-opened = { $seat } eröffnet eine Baustelle: { alhambra-tile }.
alhambra-site-drew = { $seat } zieht das Plättchen { alhambra-currency }.
alhambra-site-kept = { $seat } behält das Plättchen { alhambra-currency }.
alhambra-site-finished = { $seat } vollendet { alhambra-tile }; das Plättchen ist { alhambra-currency }.
alhambra-site-revealed = { $seat } deckt das Plättchen auf { alhambra-tile } auf: { alhambra-currency }.
alhambra-site-discarded = { $seat } legt alle { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denare
   *[ducat] Dukaten
} ab.
alhambra-why-B2 = eine Baustelle braucht ein Plättchen, und behalten wird eines der gezogenen
alhambra-why-B3 = eine Baustelle gibt man Dirk nicht
alhambra-why-B4 = vollenden kann man nur eine eigene Baustelle

## Wechselscheine

alhambra-credit-kept = { $seat } behält { $value } als Guthaben in { $currency ->
    [florin] Gulden
    [dirham] Dirham
    [dinar] Denaren
   *[ducat] Dukaten
}.
alhambra-credit-declined = { $seat } behält kein Guthaben.
alhambra-credit-spent = { $seat } gibt das Guthaben { alhambra-currency } { $value } aus.
alhambra-credit-lost = { $seat } verliert das Guthaben { alhambra-currency } { $value }.
alhambra-why-C1 = kein Zeiger dieser Währung ist frei
alhambra-why-C2 = zuerst ist zu sagen, ob der Überschuss behalten wird
alhambra-why-C3 = in dieser Währung gibt es kein Guthaben
alhambra-why-C4 = es gibt schon ein Guthaben, der Überschuss ließe sich nicht behalten
