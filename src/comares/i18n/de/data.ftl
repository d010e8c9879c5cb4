# Fehler in den Daten von Sabika, wie `comares cards --check` und die Seite für Besitzer sie nennen.

wrong-kind-of = { $kind ->
    [number] eine Zahl
    [word] ein Wort aus Buchstaben und Ziffern
    [flag] true oder false
    [list] eine Liste
    [effect] ein Effekt
    [word-or-table] ein Wort oder eine Tabelle
   *[table] eine Tabelle
}
wrong-no-file = die Datei fehlt
wrong-unreadable = die Datei ist nicht lesbar: { $error }
wrong-rows = erwartet wird eine Liste von Zeilen
wrong-row-count = es sind { $found } Zeilen, erwartet werden { $expected }
wrong-twice = { $value } kommt zweimal vor, erwartet wird es einmal
wrong-order = erwartet wird { $expected }: Zeilen sind der Reihe nach nummeriert
wrong-missing = das Feld fehlt, erwartet wird { wrong-kind-of }
wrong-missing-one-of = das Feld fehlt, erwartet wird eines von { $values }
wrong-kind = { $value }: erwartet wird { wrong-kind-of }
wrong-one-of = { $value }: erwartet wird eines von { $values }
wrong-some-of = erwartet werden einige von { $values }, jedes einmal
wrong-unknown = unbekannt: { $kind ->
    [effect] Effekt
    [resource] Ressource
    [counter] Zähler
    [city] Stadt
    [modifier] Auslöser oder Änderung
   *[field] Feld
} { $value }; erwartet wird eines von { $values }
wrong-remark = erwartet wird ein Text mit höchstens { $most } Zeichen
wrong-effect = erwartet wird ein Effekt: eine Liste von Teilen wie { $example }
wrong-effect-long = erwartet werden höchstens { $most } Teile in einem Effekt
wrong-effect-deep = erwartet wird keine Wahl in einer Wahl in einer Wahl
wrong-form = { $what }: erwartet wird { $form }
wrong-number = { $what }: erwartet wird eine Zahl von { $least } bis { $most }
wrong-exactly = { $what }: erwartet wird { $value }
wrong-gain-choice-from = gain_choice: from { $value }: erwartet werden einige von { $values } oder quarry_materials
wrong-alternatives = choice: erwartet werden zwei bis fünf Möglichkeiten
wrong-scoring = erwartet werden „of“ und „each“ in einer Wertung, und „max“, falls sie begrenzt ist
wrong-scoring-numbers = erwartet werden Zahlen ab 1 für „each“ (bis { $each }) und „max“ (bis { $max })
wrong-ring-actions = erwartet werden diese Aktionen auf dem Ring: { $values }
wrong-stacks = erwartet wird left bei einem Lagerfeld und right beim anderen
wrong-ring-space = erwartet werden Felder des { $ring ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rings, von 0 bis { $most }
wrong-players = erwartet wird jede Spielerzahl von 1 bis 4 einmal
wrong-joined = auch { $other } grenzt an Feld { $space } des { $ring ->
    [outer] äußeren
    [middle] mittleren
   *[inner] inneren
} Rings, erwartet wird höchstens ein { $kind ->
    [raw] Rohstofffeld
   *[marble] Marmorfeld
}
wrong-closed = { $found } Felder sind nur für vier Spieler, erwartet werden { $expected }
wrong-three-wishes = erwartet werden drei Felder mit einem Wunsch
wrong-last-wish = erwartet wird ein Wunsch auf dem letzten Feld
wrong-last-reward = erwartet werden mindestens zwei Felder, und true nur beim letzten
wrong-yusuf-order = erwartet werden die vier Felder, ab 0, in Yusufs Reihenfolge
wrong-display = erwartet werden vier Zahlen von 1 bis { $most }, nach Spielerzahl
wrong-poem-id = erwartet werden ein Buchstabe von A bis H und eine Zahl
wrong-blue-empty = erwartet wird ein Auslöser oder eine Änderung
wrong-pair = erwartet werden Zahlen von 0 bis { $most } für { $first } und { $second }
wrong-city-then = erwartet wird { $wanted } und kein { $other } für eine { $colour ->
    [red] rote
   *[blue] blaue
} Stadt
wrong-condition = erwartet wird eine Nachfrage, eine Farbe oder nichts für jede Stadt
wrong-count-of = { $value }: erwartet wird ein Zähler, oder Arten von Gebäuden
wrong-event-empty = erwartet wird etwas, das das Ereignis ändert
wrong-yusuf-actions = erwartet werden bis zu zwei von { $values }
wrong-yusuf-reward = erwartet werden Zahlen von 0 bis { $most } für vp und taxes, und ein Zähler für per
wrong-eras = erwartet werden { $expected } Plättchen der Epoche { $era }
wrong-removed = erwartet werden { $expected } entfernte Plättchen, alle der Epoche II
wrong-every-letter = erwartet wird jeder Buchstabe von A bis H
wrong-solo-removed = erwartet wird ein Gedicht, das im Solospiel entfernt wird
wrong-six-red = erwartet werden sechs rote und sechs blaue Plättchen
wrong-route-ends = erwartet werden zwei verschiedene Städte
wrong-no-way = erwartet wird ein Weg von granada zu dieser Stadt
wrong-three-of-letter = erwartet werden drei Wünsche mit dem Buchstaben { $letter }
wrong-five-positive = erwartet werden fünf positive Ereigniskarten
wrong-two-spaces = erwartet werden mindestens zwei verschiedene Felder unter den Karten
wrong-falcon-kinds = erwartet werden zwei verschiedene Gebäudearten
wrong-falcon-twice = erwartet wird ein Falke, der sich von Falke { $other } unterscheidet
wrong-falcon-colours = erwartet werden fünf Falken jeder Farbe
wrong-loop = dieser Effekt kann sich endlos selbst auslösen; erwartet wird einer, der endet
data-mistakes = { $mistakes } Fehler.
