### Züge als Wendungen, für Tipps

## Alhambra

alhambra-east = { $east ->
    [0] {""}
   *[other] { $east } östlich
}
alhambra-west = { $west ->
    [0] {""}
   *[other] { $west } westlich
}
alhambra-north = { $north ->
    [0] {""}
   *[other] { $north } nördlich
}
alhambra-south = { $south ->
    [0] {""}
   *[other] { $south } südlich
}
alhambra-where = { LIST(alhambra-east, alhambra-west, alhambra-north, alhambra-south) } des Brunnens
alhambra-kind-object = { $kind ->
    [pavilion] Pavillon
    [seraglio] Serail
    [arcades] Arkaden
    [chambers] Gemächer
    [garden] Garten
   *[tower] Turm
}
alhambra-paid-with = { $credit ->
    [only] dem Guthaben ({ alhambra-currency })
    [also] { alhambra-currency } { $values } und dem Guthaben
   *[no] { alhambra-currency } { $values }
}
alhambra-move-take = { LIST($card1, $card2, $card3, $card4) } nehmen
alhambra-move-buy = { alhambra-kind-object } { $price } mit { alhambra-paid-with } kaufen{ $mode ->
    [portal] , dazu ein Portal
    [site] , als Baustelle
   *[plain] {""}
}
alhambra-move-finish = { alhambra-kind-object } { $price } mit { alhambra-paid-with } vollenden
alhambra-move-place = { alhambra-kind-object } { $price } anlegen, { alhambra-where }
alhambra-move-move = { alhambra-kind-object } { $price } aus der Reserve anlegen, { alhambra-where }
alhambra-move-exchange = das Plättchen { alhambra-where } gegen { alhambra-kind-object } { $price } tauschen
alhambra-move-remove = { alhambra-kind-object } { $price } in die Reserve nehmen
alhambra-move-reserve = { alhambra-kind-object } { $price } in die Reserve legen
alhambra-move-give = { alhambra-kind-object } { $price } Dirk geben
alhambra-move-stop = die Aktionen beenden
alhambra-move-pass = passen
alhambra-move-falcon = einen { $colour ->
    [black] schwarzen
    [brown] braunen
   *[white] weißen
} Falken ({ alhambra-falcon-first }, { alhambra-falcon-second }) auf Schnittpunkt { $x },{ $y } setzen
alhambra-move-pay = den Falken bezahlen mit { $card ->
    [credit] dem Guthaben
   *[card] { $what }
}
alhambra-move-enough = keinen weiteren Falken setzen
alhambra-move-portal = das Portal ({ alhambra-kind }) anlegen, { alhambra-where }, Ecke { $turned }
alhambra-move-keep = das Baustellenplättchen behalten: { alhambra-currency }
alhambra-move-marker = den Überschuss als Guthaben behalten ({ alhambra-currency })
alhambra-move-decline = kein Guthaben behalten

## Sabika

sabika-thing-vp = { $vp ->
    [0] {""}
   *[other] { $vp } SP
}
sabika-thing-dinars = { $dinars ->
    [0] {""}
    [one] { $dinars } Dinar
   *[other] { $dinars } Dinare
}
sabika-thing-seals = { $seals ->
    [0] {""}
    [one] { $seals } Siegel
   *[other] { $seals } Siegel
}
sabika-thing-taxes = { $taxes ->
    [0] {""}
    [one] { $taxes } Steuer
   *[other] { $taxes } Steuern
}
sabika-thing-reward = { $reward ->
    [0] {""}
    [one] { $reward } Schritt auf der Belohnungsleiste
   *[other] { $reward } Schritte auf der Belohnungsleiste
}
sabika-thing-boxes = { $boxes ->
    [0] {""}
    [one] { $boxes } Kiste
   *[other] { $boxes } Kisten
}
sabika-thing-cane = { $cane ->
    [0] {""}
   *[other] { $cane } Zuckerrohr
}
sabika-thing-silk = { $silk ->
    [0] {""}
   *[other] { $silk } Seide
}
sabika-thing-clay = { $clay ->
    [0] {""}
   *[other] { $clay } Ton
}
sabika-thing-raw = { $raw ->
    [0] {""}
    [one] { $raw } Rohstoff
   *[other] { $raw } Rohstoffe
}
sabika-thing-goods = { $goods ->
    [0] {""}
    [one] { $goods } Ware
   *[other] { $goods } Waren
}
sabika-things = { LIST(sabika-thing-vp, sabika-thing-dinars, sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile, sabika-thing-cane, sabika-thing-silk, sabika-thing-clay, sabika-thing-raw, sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery, sabika-thing-goods, sabika-thing-seals, sabika-thing-taxes, sabika-thing-reward, sabika-thing-boxes) }
sabika-move-mix = { $step ->
    [take] { sabika-things } nehmen
    [use] { sabika-things } verwenden
   *[deliver] { sabika-things } exportieren
}
sabika-move-nothing = { $step ->
    [take] nichts nehmen
    [use] nichts verwenden
   *[deliver] nichts exportieren
}
sabika-paid-back = { $marker ->
    [0] {""}
    [one] { $marker } Steuerschritt
   *[other] { $marker } Steuerschritte
}
sabika-move-pay = die Steuer zahlen: { LIST(sabika-paid-back, sabika-thing-dinars, sabika-thing-seals, sabika-thing-vp) }
sabika-move-buy-raw = { sabika-raw-name } kaufen
sabika-move-income-poem = das Einkommen von Gedicht { $card } nehmen
sabika-move-engrave-short = Gedicht { $card } gravieren ({ sabika-colour })
sabika-move-first = { $whom } zum nächsten Startspieler bestimmen
sabika-move-choose = wählen: { $what }
sabika-from = { $from ->
    [0] {""}
   *[other] {" "}von Feld { $from }
}
sabika-move = { $step ->
    [keep] Startplättchen { $card } behalten
    [work] { $worker ->
        [architect] den Architekten
        [merchant] den Händler
       *[poet] die Dichterin
    }{ sabika-from } auf Feld { $space } schicken ({ sabika-action-name })
    [rest] { $worker ->
        [architect] den Architekten
        [merchant] den Händler
       *[poet] die Dichterin
    }{ sabika-from } ausruhen lassen
    [main] die Hauptaktion ausführen: { sabika-action-name }
    [secondary] die Nebenaktion ausführen: { $kind ->
        [raw] Rohstoff
       *[marble] Marmor
    }
    [done] den Zug beenden
    [give-up] { sabika-material } abgeben
    [raw] { sabika-raw-name } nehmen
    [good] { sabika-good-name } nehmen
    [produce] aus { sabika-raw-name } produzieren
    [buy] { sabika-material } kaufen
    [sell] { sabika-material } verkaufen
    [exchange] { sabika-material } gegen { sabika-other-material } tauschen
    [choose] Möglichkeit { $card } wählen
    [bonus] die Bonusaktion ausführen: { sabika-action-name }
    [city] den Bonus der Stadt nehmen: { sabika-city }
    [storehouse] Lager { $house } aktivieren
    [activate] Lager { $house } aktivieren
    [balance] den Gleichgewichtsbonus nehmen ({ sabika-colour })
    [reward] den Bonus von Belohnungsfeld { $card } nehmen
    [token] den Bonus des großen Gebäudes { $card } nehmen
    [red-city] die Aktion der Stadt ausführen: { sabika-city }
    [ship] das Schiff nach { sabika-city } schicken
    [stop] aufhören
    [decline] verzichten
    [expand] Plättchen { $card } auf Lager { $house } legen
    [refresh] die ausliegenden kleinen Gebäude austauschen
    [large] ein großes Gebäude bauen
    [small] das kleine Gebäude { $card } bauen
    [building] das große Gebäude { $card } nehmen
    [lay] die Karte am { $side ->
        [left] linken
       *[right] rechten
    } Ende anlegen
    [export] nach { sabika-city } exportieren
    [consolidate] den Handel mit { sabika-city } festigen
    [engrave] das lange Gedicht { $long } gravieren
    [reactivate] Gedicht { $card } reaktivieren
    [income] das Einkommen von { sabika-city } nehmen
   *[yusuf] { sabika-city } für Yusuf wählen
}
