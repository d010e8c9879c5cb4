### Sabika am Tisch im Browser

## Einen Tisch vorbereiten

web-option-events = Ereignisse
web-option-events-off = keine
web-option-events-any = drei, zufällig gezogen
web-option-events-0 = drei, alle negativ
web-option-events-1 = drei, eines positiv
web-option-events-2 = drei, zwei positiv
web-option-events-3 = drei, alle positiv
web-option-wish-buildings = Wünsche nach Gebäuden zählen
web-option-wish-buildings-each = jedes Gebäude der gezeigten Typen
web-option-wish-buildings-types = jeden gezeigten Typ, den du hast
web-option-yusuf-consolidates = Yusuf festigt
web-option-yusuf-consolidates-any = irgendeine seiner Städte, wenn keine die Bedingung erfüllt
web-option-yusuf-consolidates-fitting = nur Städte, die die Bedingung erfüllen
web-option-difficulty = Yusuf
web-option-difficulty-easy = leicht: keine Ereignisse
web-option-difficulty-normal = normal: ein positives und zwei negative Ereignisse
web-option-difficulty-hard = schwer: drei negative Ereignisse
web-option-difficulty-expert = Experte: drei negative Ereignisse, und er beginnt mit 10 SP

## Was auf dem Tisch liegt

# Buchstabe und Nummer, wie sie auf einem Wunsch oder langen Gedicht stehen.
web-sabika-printed-id = { $id }
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
web-sabika-status = Quelle: { $status }
web-sabika-empty-house = Darauf liegt noch kein Plättchen.
web-sabika-joined = Daneben: { $what }.
web-sabika-joined-empty = { $kind ->
    [raw] Das Rohstofffeld daneben ist leer: Produziere stattdessen eine Ware.
   *[marble] Das Marmorfeld daneben ist leer: Nimm stattdessen Gips oder Holz.
}
web-sabika-cost-parts = { $steps } für Schritte, { $crowd } für fremde Arbeiter.
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
    [market] Erhalte 2 Dinare, dann bis zu zwei Geschäfte: kaufen, verkaufen oder tauschen.
    [construct] Baue ein großes oder ein kleines Gebäude aus deinen Materialien.
    [export] Schicke ein Schiff in eine neue Stadt: Bezahle den Weg, nimm das Siegel, exportiere eine oder zwei Waren, nimm den Bonus.
    [consolidate] Ziehe ein Schiff auf die rechte Hälfte seiner Stadt: Eine rote Stadt gibt sofort ihre Aktion, eine blaue bringt Einkommen.
    [production] Nimm den Bonus einer Stadt mit deinem Schiff, und produziere bis zu zwei Waren aus deinen Rohstoffen.
    [engrave] Graviere ein Gedicht: Zahle Dinare und ein oder zwei Materialien. Blau wirkt bis zum Spielende, rot einmal, jetzt, und ein langes wird am Ende gewertet.
    [reactivate] Eines deiner roten Gedichte wirkt noch einmal.
   *[craft] Erhalte 3 Dinare und 1 mehr für je zwei deiner Gedichte.
}
web-sabika-about-secondary = { $kind ->
    [raw] Nebenaktion: Nimm den Rohstoff. Ist keiner da, produziere eine Ware. Das kostet einen Architekten 1 Dinar, einen Händler nichts.
   *[marble] Nebenaktion: Nimm den Marmor. Ist keiner da, nimm einen Gips oder ein Holz. Das kostet einen Händler 2 Dinare, eine Dichterin 1.
}

## Entscheiden

web-sabika-if-ended = Wäre jetzt Schluss
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Weniger: { $what }
web-sabika-more-of = Mehr: { $what }
web-sabika-pay-marker = Steuerschritte
web-sabika-pay-dinars = Dinare
web-sabika-pay-seals = Siegel
web-sabika-pay-vp = SP

web-sabika-did-main = die Hauptaktion
web-sabika-scored = { $kind ->
    [wishes] Wünsche
   *[last] Schlusswertung
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
    [raw] Der Rohstoff daneben
   *[marble] Der Marmor daneben
}
web-sabika-do-done = Fertig
web-sabika-do-stop = Fertig
web-sabika-do-decline = Verzichten
web-sabika-do-levy = { $kind ->
    [seals] Ein Siegel geben
   *[vp] SP verlieren
}
web-sabika-from-storehouse = { $what } (aus einem Lager)
web-sabika-from-poem = { $what } (vom Gedicht)
web-sabika-do-give-up = { sabika-material } abgeben
web-sabika-do-produce = Aus { sabika-raw-name } produzieren
web-sabika-do-buy = { sabika-material } kaufen
web-sabika-do-buy-raw = { sabika-raw-name } kaufen
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
   *[other] , ein Wunsch kommt auf den Turm und alle Wünsche dort werden gewertet
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
   *[dinars] Dinare, 1 SP für je zwei
}
web-sabika-unpaid = unbezahlte Steuern
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
web-sabika-last-scoring = Die Schlusswertung, Schritt für Schritt
web-sabika-sheets = Mehr vom Tisch
web-sabika-sheet = { $sheet ->
    [map] Karte
    [displays] Auslage
    [tracks] Leisten
    [workshop] Werkstätten
    [standing] SP
   *[log] Verlauf
}

## The legend, the players at a glance

web-sabika-legend = Legende
web-sabika-legend-resources = Ressourcen und Gebäude
web-sabika-legend-material = Beliebiges Material
web-sabika-legend-box = Kiste
web-sabika-legend-actions = Aktionen
web-sabika-legend-signs = So liest man eine Karte
web-sabika-legend-blue = Blaue Hälfte: wirkt bis zum Spielende
web-sabika-legend-red = Rote Hälfte: wirkt einmal, sofort
web-sabika-legend-action = Gerahmt: eine ganze Aktion als Bonus
web-sabika-legend-either = Das eine oder das andere, beliebig gemischt
web-sabika-legend-each = SP für jedes; höchstens die Zahl hinter ≤
web-sabika-legend-rank = SP für den ersten, zweiten und dritten Platz bei dem, was folgt
web-sabika-legend-when = Wenn dies geschieht, erhältst du, was folgt
web-sabika-legend-bonuses = Boni
web-sabika-legend-blue-half = Blaue Gedichte
web-sabika-legend-counted = Was gewertet wird
web-sabika-players = Die Spieler
web-sabika-materials = Materialien
web-sabika-standing = { $n ->
    [one] 1 Arbeiter steht
   *[other] { $n } Arbeiter stehen
}
web-sabika-tracks = Leisten
web-sabika-used-cards = Benutzte Karten
web-sabika-others = Die anderen
web-sabika-balance-reached = Gleichgewicht: { $colour }
web-sabika-no-balance = kein Gleichgewicht
