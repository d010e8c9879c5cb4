### Ein Zug von Sabika im Browser: Fragen, was noch kommt, das Ende einer Runde

## Was gefragt wird

web-sabika-ask = { $kind ->
    [keep] Behalte eines deiner zwei Startplättchen.
    [turn] Schicke einen Arbeiter auf ein leuchtendes Feld oder lass einen ausruhen.
    [act] { $action }: eines von beiden oder beides.
    [give-up] Nicht alles passt in deine Kisten: Was gibst du ab?
    [take] Was nimmst du?
    [raw] Welchen Rohstoff nimmst du?
    [good] Welche Ware nimmst du?
    [produce] Produziere eine Ware (noch { $n }).
    [production] Produktion: der Bonus einer Stadt, Waren oder beides.
    [operations] Markt: noch { $n } { $n ->
        [one] Geschäft
       *[other] Geschäfte
    }.
    [choose] Wähle eines.
    [bonus] Die Aktion „{ $action }“ ausführen?
    [city] { $cities ->
        [1] Den Bonus von { $city } nehmen?
       *[other] Den Bonus welcher Stadt nimmst du?
    }
    [storehouse] Welches Lager aktivierst du?
    [balance] Den Bonus welcher Farbe nimmst du?
    [reward] Wähle eine Belohnung: das erreichte Feld oder ein früheres.
    [token] Den Bonus welches großen Gebäudes nimmst du?
    [red-city] Die Aktion welcher roten Stadt führst du aus?
    [ship] Wohin fährt das Schiff?
    [storehouse-action] Erweitere ein Lager, oder aktiviere eines.
    [construct] Was baust du?
    [use] { $purpose ->
        [large] Welche Materialien für das große Gebäude?
        [small] Welche Materialien für das kleine Gebäude?
       *[poem] Welche Materialien für das Gedicht?
    }
    [building] Wähle das große Gebäude.
    [lay] Du hältst das kleine Gebäude { $card }: an welches Ende deiner Reihe?
    [export] In welche Stadt exportierst du?
    [deliver] Export nach { $city }: welche Waren?
    [consolidate] Welches Schiff festigst du?
    [engrave] Welches Gedicht gravierst du?
    [reactivate] Welches rote Gedicht wirkt noch einmal?
    [income] Einkommen: welches als Nächstes?
    [levy] Ereignis 14: ein Siegel geben oder SP verlieren?
    [pay] Zahle { $n } { $n ->
        [one] Steuer
       *[other] Steuern
    }. Je 1 Steuerschritt, 2 Dinare, 1 Siegel oder 1 SP.
    [first] Du führst auf der Steuerleiste: Wer ist der nächste Startspieler?
    [yusuf] Gleichstand: Wähle die Stadt für Yusuf.
   *[other] Wähle.
}
web-sabika-ask-from = { $source }: { $asked }
web-sabika-from = { $kind ->
    [start] Startplättchen { $card }
    [reward] Belohnung { $card }
    [large] Großes Gebäude { $card }
    [storehouse] Lagerplättchen { $card }
    [blue] Gedicht { $card }, blau
    [red] Gedicht { $card }, rot
   *[other] Stadtplättchen { $card }
}
web-sabika-from-balance = Gleichgewicht ({ sabika-colour })

## Was noch kommt

web-sabika-to-come = { $step ->
    [lay] die Karte anlegen
    [building] das große Gebäude wählen
    [deliver] die Waren für den Export
    [operations] Marktgeschäfte: { $n }
    [produce] Waren zu produzieren: { $n }
   *[income] Einkommen
}
web-sabika-to-come-poem = die Wirkung von Gedicht { $card }
web-sabika-to-come-city = die Aktion von { sabika-city }
web-sabika-to-come-secondary = { $kind ->
    [raw] der Rohstoff neben dem Feld
   *[marble] der Marmor neben dem Feld
}
web-sabika-to-come-end = Ende des Zuges
web-sabika-afterwards = Danach:
web-sabika-restart = Zug neu beginnen
web-sabika-rest = Ausruhen

## Was eine Möglichkeit ändert

web-sabika-resource = { $name ->
    [gypsum] Gips
    [wood] Holz
    [marble] Marmor
    [tile] Fliese
    [sugar] Zucker
    [clothes] Kleidung
    [pottery] Keramik
    [cane] Zuckerrohr
    [silk] Seide
    [clay] Ton
    [dinars] Dinare
    [seals] Siegel
    [taxes] Steuern
    [raw] Rohstoff
    [goods] Waren
   *[vp] SP
}
web-sabika-next-vp = { $vp } SP durch die nächste Wahl
web-sabika-later-vp = { $vp } SP am Ende der Runde nach jetzigem Stand
web-sabika-later = bis zum Rundenende
web-sabika-market = { $verb ->
    [buy] Kaufen
    [sell] Verkaufen
   *[exchange] Tauschen
}
web-sabika-poem = Gedicht { $card }
web-sabika-half = { $colour ->
    [blue] Blau:
   *[red] Rot:
}
web-sabika-wants = Verlangt { $goods }
web-sabika-wants-short = verlangt
web-sabika-balance-of = Gleichgewicht ({ $colour })
web-sabika-placed = { $what } (neben { $beside })
# A secondary space with the letter and number that the log calls it by: “Raw space R5”.
web-sabika-space = { $kind ->
    [raw] Rohstofffeld
   *[marble] Marmorfeld
} { $id }
web-sabika-pay-each = { $what ->
    [marker] Steuerschritte
    [dinars] Dinare, 2 je Steuer
    [seals] Siegel
   *[vp] SP
}

## Arbeiter

web-sabika-stands = { $action ->
    [workshop] in der Werkstatt
   *[other] bei: { sabika-action-name }
}
web-sabika-cannot-move = { $why ->
    [lies] war in dieser Runde schon dran
    [no-space] kein Feld, das sich bezahlen und nutzen lässt
   *[same] kommt nach dem anderen
}

## Das Ende einer Runde

web-sabika-tax-warning = Dein letzter Zug der Runde: { $due } { $due ->
    [one] Steuer ist
   *[other] Steuern sind
} fällig. Nach jetzigem Stand verlierst du { $unpaid } SP.
web-sabika-will-lose = Von { $due } { $due ->
    [one] Steuer
   *[other] Steuern
} am Rundenende könntest du { $unpaid } nicht zahlen: −{ $unpaid } SP.
web-sabika-round-ends = Das Ende der Runde
web-sabika-round-over = Runde { $round } ist vorbei
web-sabika-round-step = { $step ->
    [income] Einkommen
    [wishes] Wünsche
    [taxes] Steuern
    [event] Ereignis
   *[workers] Arbeiter
}
web-sabika-no-income = Nach dieser Runde gibt es kein Einkommen.
web-sabika-gained = Erhalten
web-sabika-no-taxes = Es sind keine Steuern zu zahlen.
web-sabika-paid-with = Gezahlt
web-sabika-no-wishes = Nach dieser Runde werden keine Wünsche gewertet.
web-sabika-no-event = Das Ereignis bleibt.
web-sabika-vp-in-round-end = SP
web-sabika-skip = Bis zu meinem Zug

## Zeilen des Verlaufs

web-sabika-told = { $verb ->
    [main] { $name } führt die Hauptaktion aus.
    [secondary] { $name } führt die Nebenaktion aus.
    [large] { $name } baut ein großes Gebäude.
    [small] { $name } wählt { $what }.
    [city] { $name } nimmt den Bonus von { $what }.
    [decline] { $name } verzichtet.
    [stop] { $name } ist fertig.
    [done] { $name } ist fertig.
   *[other] { $name } wählt „{ $what }“.
}
web-sabika-told-you = { $verb ->
    [main] Du führst die Hauptaktion aus.
    [secondary] Du führst die Nebenaktion aus.
    [large] Du baust ein großes Gebäude.
    [small] Du wählst { $what } zum Bauen.
    [city] Du nimmst den Bonus von { $what }.
    [decline] Du verzichtest.
    [stop] Du bist fertig.
    [done] Du bist fertig.
   *[other] Du wählst „{ $what }“.
}
web-sabika-told-secret = { $name } behält verdeckt ein Startplättchen.
web-sabika-end-turn = Du beendest deinen Zug.

## Die Steuern eines Spielers, in einem Satz

web-sabika-paid-steps = { $steps ->
    [0] {""}
   *[other] { $steps } { $steps ->
        [one] Steuerschritt
       *[other] Steuerschritte
    }
}
web-sabika-paid-dinars = { $dinars ->
    [0] {""}
   *[other] { $dinars } { $dinars ->
        [one] Dinar
       *[other] Dinare
    }
}
web-sabika-paid-seals = { $seals ->
    [0] {""}
   *[other] { $seals } Siegel
}
web-sabika-taxes-paid = { $who ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} die Steuer: { LIST(web-sabika-paid-steps, web-sabika-paid-dinars, web-sabika-paid-seals) }.
