### Sabika am Tisch im Browser

## Einen Tisch vorbereiten

web-option-events = Ereignisse
web-option-events-off = keine
web-option-events-any = drei, niemand weiß welche
web-option-events-0 = drei, keines davon positiv
web-option-events-1 = drei, eines davon positiv
web-option-events-2 = drei, zwei davon positiv
web-option-events-3 = drei, alle positiv
web-option-difficulty = Yusuf
web-option-difficulty-easy = leicht: keine Ereignisse
web-option-difficulty-normal = normal: ein positives Ereignis, zwei negative
web-option-difficulty-hard = schwer: drei negative Ereignisse
web-option-difficulty-expert = Experte: drei negative Ereignisse, und er beginnt mit 10 SP

## Was auf dem Tisch liegt

web-sabika-rondel = Das Rondell
web-sabika-map = Die Karte
web-sabika-small = Kleine Gebäude
web-sabika-large = Große Gebäude
web-sabika-storehouses = Lager
web-sabika-short = Kurze Gedichte
web-sabika-long = Lange Gedichte
web-sabika-deck = { $n } im Stapel
web-sabika-rounds = Runden
web-sabika-tower = Turm der Wünsche
web-sabika-taxes = Steuern
web-sabika-rewards = Belohnungen
web-sabika-trade = Handelskarte
web-sabika-event-now = Ereignis
web-sabika-event-next = Nächstes Ereignis
web-sabika-workshop-of = Werkstatt von { $name }
web-sabika-seals = Siegel
web-sabika-ships = Schiffe in Granada
web-sabika-boxes = { $n } von { $boxes } Kisten sind voll
web-sabika-empty = Dort liegt nichts.
web-sabika-status = Quelle: { $status }
web-sabika-cards = Auslage
web-sabika-large-later = Aus der anderen Epoche
web-sabika-empty-house = Darauf liegt noch kein Plättchen.
web-sabika-joined = { $kind ->
    [raw] Damit verbunden, Rohstoff: { $what }
   *[marble] Damit verbunden, Marmor: { $what }
}
web-sabika-cost-parts = Davon { $steps } für Schritte, { $crowd } für Arbeiter anderer.
web-sabika-rule = Regel { $rule }
web-sabika-wish-scores = zählt
web-sabika-wish-from = nach Runde { $round }
web-sabika-cost-spoken = { $cost ->
    [0] Der Weg dorthin ist frei.
    [one] Der Weg dorthin kostet 1 Dinar.
   *[other] Der Weg dorthin kostet { $cost } Dinare.
}
web-sabika-worker-there = Dort ist ein Arbeiter von { $name }{ $lies ->
    [0] .
   *[other] , er liegt.
}
web-sabika-sultan-there = Dort ist ein Arbeiter des Sultans.
web-sabika-ships-spoken = Schiffe links: { $left }; rechts: { $right }.{ $seal ->
    [0] {""}
   *[other] {" "}Das Siegel liegt noch dort.
}
web-sabika-about-action = { $action ->
    [quarry-small] Nimm drei Materialien, Gips und Holz in beliebiger Mischung.
    [quarry-large] Nimm drei Materialien, Holz und Marmor in beliebiger Mischung.
    [storehouse] Erweitere ein Lager mit einem der zwei Plättchen neben diesem Feld, oder aktiviere eines.
    [market] 2 Dinare, dann bis zu zwei Geschäfte: kaufen, verkaufen oder tauschen.
    [construct] Baue ein großes oder ein kleines Gebäude aus deinen Materialien.
    [export] Schicke ein Schiff in eine neue Stadt: Bezahle den Weg, nimm das Siegel, exportiere eine oder zwei Waren, nimm den Bonus.
    [consolidate] Ziehe ein Schiff auf die rechte Hälfte seiner Stadt: Eine rote Stadt wirkt sofort, eine blaue bringt Einkommen.
    [production] Der Bonus einer Stadt mit deinem Schiff und bis zu zwei Waren aus deinen Rohstoffen.
    [engrave] Graviere ein Gedicht: Dinare, ein oder zwei Materialien. Blau wirkt dauerhaft, rot sofort, ein langes am Ende.
    [reactivate] Eines deiner roten Gedichte wirkt noch einmal.
   *[craft] 3 Dinare, und 1 mehr für je zwei deiner Gedichte.
}
web-sabika-about-secondary = { $kind ->
    [raw] Nebenaktion: Nimm den Rohstoff, oder produziere eine Ware, wenn keiner da ist. 1 Dinar für einen Architekten, frei für einen Händler.
   *[marble] Nebenaktion: Nimm den Marmor, oder Gips oder Holz, wenn keiner da ist. 2 Dinare für einen Händler, 1 für eine Dichterin.
}
web-sabika-lasting = { $what ->
    [free-steps] ∞ mehr freie Schritte
    [occupancy-free] ∞ frei unter anderen
    [market-extra-operations] ∞ mehr am Markt
    [secondary-discount] ∞ billigere Nebenaktion
    [engrave-extra-materials] ∞ mehr Materialien
    [engrave-discount] ∞ billigere Gedichte
    [route-discount] ∞ billigere Wege
    [rest] ∞ besser ausruhen
    [goods-store] ∞ ein Warenlager
    [export-profit] ∞ besserer Export
   *[other] ∞ wirkt dauerhaft
}

## Entscheiden

web-sabika-decide = { $kind ->
    [keep] Behalte eines deiner zwei Startplättchen.
    [turn] Du bist am Zug: Schicke einen Arbeiter auf ein leuchtendes Feld, oder lass einen ausruhen.
    [act] Die Hauptaktion, die Nebenaktion oder beide.
    [give-up] Nicht alles passt in deine Kisten: Was gibst du auf?
    [take] Wähle, was du nimmst.
    [raw] Wähle einen Rohstoff.
    [good] Wähle eine Ware.
    [produce] Produziere eine Ware (noch { $n }).
    [production] Produktion: der Bonus einer Stadt, Waren oder beides.
    [operations] Marktgeschäfte: noch { $n }.
    [choose] Eines davon:
    [bonus] Eine Bonusaktion: ausführen?
    [city] Wähle eine Stadt.
    [storehouse] Aktiviere ein Lager.
    [balance] Wähle die Farbe des Gleichgewichtsbonus.
    [reward] Wähle eine Belohnung: das erreichte Feld oder ein früheres.
    [token] Wähle das große Gebäude, dessen Bonus du nimmst.
    [red-city] Wähle eine rote Stadt.
    [ship] Wohin fährt das Schiff?
    [storehouse-action] Erweitere ein Lager, oder aktiviere eines.
    [construct] Was baust du?
    [use] Welche Materialien verwendest du?
    [building] Wähle das große Gebäude.
    [lay] An welches Ende deiner Reihe legst du die Karte?
    [export] Export: Wähle die Stadt.
    [deliver] Welche Waren exportierst du?
    [consolidate] Festigen: Wähle die Stadt.
    [engrave] Gravieren: Wähle ein Gedicht und seine Hälfte.
    [reactivate] Welches rote Gedicht wirkt noch einmal?
    [income] Einkommen: Welches als Nächstes?
    [pay] Zahle { $n } Steuern in beliebiger Mischung.
    [first] Du führst auf der Steuerleiste: Wer wird Startspieler?
    [yusuf] Yusuf kann sich nicht entscheiden: Wähle seine Stadt.
   *[other] Wähle.
}
web-sabika-afterwards = Danach:
web-sabika-step = { $step ->
    [act] der Rest des Zuges
    [operations] Markt
    [produce] Produzieren
    [production] Produktion
    [effect] der Rest des Bonus
    [building] das große Gebäude
    [lay] Karte anlegen
    [deliver] die Waren
    [engraved] das Gedicht
    [red-action] die Aktion der Stadt
    [city] der Bonus einer Stadt
    [bonus] eine Bonusaktion
    [income] Einkommen
   *[use] Materialien
}
web-sabika-if-ended = Wäre jetzt Schluss
web-sabika-resting = Rast:
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Weniger: { $what }
web-sabika-more-of = Mehr: { $what }
web-sabika-pay-marker = Schritte zurück
web-sabika-pay-dinars = Dinare
web-sabika-pay-seals = Siegel
web-sabika-pay-vp = SP

web-sabika-did-main = die Hauptaktion
web-sabika-chose = { $name } wählt: { $what }.
web-sabika-scored = { $kind ->
    [wishes] Wünsche
   *[last] Letzte Wertung
}
web-sabika-do-keep = Plättchen { $card } behalten
web-sabika-do-work = { $worker ->
    [architect] Architekten
    [merchant] Händler
   *[poet] Dichterin
} schicken{ $number ->
    [2] {" "}(den zweiten)
   *[other] {""}
}
web-sabika-do-rest = Ausruhen: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] Der Rohstoff
   *[marble] Der Marmor
}
web-sabika-do-done = Fertig
web-sabika-do-stop = Genug
web-sabika-do-decline = Verzichten
web-sabika-do-give-up = { sabika-material } aufgeben
web-sabika-do-raw = { sabika-raw-name } { $space }
web-sabika-do-good = { sabika-good-name } { $space }
web-sabika-do-produce = Aus { sabika-raw-name } produzieren
web-sabika-do-buy = { sabika-material } kaufen
web-sabika-do-buy-raw = { sabika-raw-name } kaufen { $space }
web-sabika-do-sell = { sabika-material } verkaufen
web-sabika-do-exchange = { sabika-material } → { sabika-other-material }
web-sabika-do-choose = Möglichkeit { $n }
web-sabika-do-bonus = { sabika-action-name }
web-sabika-do-city = { sabika-city }
web-sabika-do-storehouse = Lager { $house }
web-sabika-do-balance = { sabika-colour }
web-sabika-do-reward = Belohnung { $card }
web-sabika-do-token = Großes Gebäude { $card }
web-sabika-do-red-city = { sabika-city }
web-sabika-do-ship = { sabika-city }
web-sabika-do-expand = Plättchen { $card } auf Lager { $house }
web-sabika-do-activate = Lager { $house } aktivieren
web-sabika-do-refresh = Vier neue kleine Gebäude
web-sabika-do-large = Ein großes Gebäude
web-sabika-do-small = Kleines Gebäude { $card }
web-sabika-do-building = Großes Gebäude { $card }
web-sabika-do-lay = { $side ->
    [left] Ans linke Ende
   *[right] Ans rechte Ende
}
web-sabika-do-export = { sabika-city }
web-sabika-do-nothing = Nichts
web-sabika-do-consolidate = { sabika-city }
web-sabika-do-engrave = Gedicht { $card } als { $colour ->
    [blue] blaues
   *[red] rotes
}
web-sabika-do-engrave-long = Langes Gedicht { $id }
web-sabika-do-reactivate = Gedicht { $card }
web-sabika-do-income-poem = Gedicht { $card }
web-sabika-do-pay = Zahlen
web-sabika-do-yusuf = { sabika-city }

## Erzählen

web-sabika-yusuf-turn = Yusufs Zug
web-sabika-coming = Am Ende dieser Runde: { $tax } { $tax ->
    [one] Steuer
   *[other] Steuern
} zu zahlen{ $wish ->
    [0] {""}
   *[other] , ein Wunsch kommt auf den Turm und alle werden gewertet
}{ $event ->
    [0] {""}
   *[other] , das Ereignis wechselt
}.
web-sabika-yusuf-not-yet = Yusuf war noch nicht am Zug.
web-sabika-left = { $what ->
    [seals] Siegel
    [goods] Waren
    [marble] Marmor
    [tile] Fliesen
   *[dinars] Dinare, 1 SP für zwei
}
web-sabika-unpaid = Nicht anders bezahlte Steuern
web-sabika-before = Davor
web-sabika-at-end = Ende
web-sabika-source = { $head ->
    [start] Start
    [buildings] Gebäude
    [poems] Gedichte
    [trade] Handel
    [bonuses] Boni
    [wishes] Wünsche
    [long] lange Gedichte
    [card] Handelskarte
    [left] Reste
   *[taxes] Ausruhen und Steuern
}
web-sabika-by-round = SP nach Runden
web-sabika-last-scoring = Die letzte Wertung, Schritt für Schritt
web-sabika-sheets = Mehr vom Tisch
web-sabika-sheet = { $sheet ->
    [map] Karte
    [displays] Auslage
    [tracks] Leisten
    [workshop] Höfe
    [standing] SP
   *[log] Verlauf
}
