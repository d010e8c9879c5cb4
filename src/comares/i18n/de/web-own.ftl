# The owner's page.

web-own-title = Die Werte deiner Schachtel
web-own-game = Spiel
web-own-box-sabika = Sabika
web-own-box-alhambra = Falken von Alhambra
web-own-intro-sabika = Besitzt du Sabika? Gib ein, was auf den Karten, Plättchen und Plänen steht, eins nach dem anderen. Beginne eine Ausgabe: Sie enthält alles wie hier rekonstruiert, bis du es berichtigst.
web-own-intro-alhambra = Besitzt du die Falkner von Alhambra? Gib die fünfzehn Falken so ein, wie sie gedruckt sind. Beginne eine Ausgabe: Sie enthält sie wie hier rekonstruiert, bis du sie berichtigst.
web-own-pick = Wähle ein Teil, um es zu berichtigen.
web-own-editions = Meine Ausgaben
web-own-unnamed = Ohne Namen
web-own-my-box = Meine Schachtel { $number }
web-own-new = Neue Ausgabe
web-own-import = Zip importieren
web-own-export = Als Zip exportieren
web-own-delete = Löschen
web-own-delete-sure = Diese Ausgabe löschen? Tische, an denen mit ihr gespielt wird, behalten ihre Karten.
web-own-keep = Behalten
web-own-name = Name
web-own-printed = Gedruckt: { $printed } von { $pieces }
web-own-progress = Wie gedruckt
web-own-saving = Wird gespeichert …
web-own-saved = Gespeichert
web-own-use = Diese Ausgabe für neue Tische verwenden
web-own-components = Alle Teile
web-own-kind = Art
web-own-all-kinds = Alle Arten
web-own-status = Stand
web-own-none = Nichts passt zu diesen Filtern.
web-own-has-mistakes = hat Fehler
web-own-card = Das Teil
web-own-before = Vorheriges
web-own-next = Nächstes
web-own-undo = Rückgängig
web-own-as-printed = Wie gedruckt
web-own-source = Woher die Werte stammen
web-own-add-row = Feld danach einfügen
web-own-remove-row = Dieses entfernen
web-own-earlier = Nach oben
web-own-remove = Entfernen: { $what }
web-own-resources = Ressourcen
web-own-how-many = Wie viele
web-own-of-quarry = aus diesem Steinbruch
web-own-goods = Waren
web-own-each = SP für jedes
web-own-max = Höchstens (0: unbegrenzt)
web-own-counted = Was gezählt wird
web-own-alternative = Möglichkeit { $number }
web-own-add-alternative = Weitere Möglichkeit
web-own-add = Hinzufügen
web-own-yes = ja
web-own-any-city = jede Stadt
web-own-ranked = Nach Rang: erster, zweiter, dritter Platz
web-own-material = Material
web-own-of-types = Gebäude dieser Typen
web-own-per-nothing = nichts gezählt
web-own-per = 1 SP für: { $what }
web-own-back = Zur Startseite
web-own-play = Damit spielen
web-own-unmarked = Ohne Zeichen: steht in der Spielregel
web-own-step = { $step ->
    [begin] Beginne eine Ausgabe. Sie gehört nur dir.
    [compare] Nimm eine Karte aus deiner Schachtel und vergleiche. Berichtige, was anders ist, und drücke dann „{ web-own-as-printed }“.
   *[use] Wähle „{ web-own-use }“ und spiele. Das geht jederzeit: Was du noch nicht verglichen hast, bleibt wie hier rekonstruiert.
}
web-own-mistakes = { $mistakes } Fehler
web-own-filter = { $status ->
    [all] Alle
    [open] Noch nicht wie gedruckt
    [printed] Wie gedruckt
   *[mistakes] Mit Fehlern
}
web-own-table = { $table ->
    [board-outer] Äußerer Ring
    [board-middle] Mittlerer Ring
    [board-inner] Innerer Ring
    [board-secondary-spaces] Nebenfelder
    [board-sultan-workers] Arbeiter des Sultans
    [board-round-track] Rundenleiste
    [board-tower] Turm der Wünsche
    [board-reward-track] Belohnungsleiste
    [board-displays] Auslagen
    [buildings-large-every-token-first] Jedes große Gebäude
    [buildings-large-tokens] Große Gebäude
    [buildings-small-balance-bonuses] Gleichgewichtsboni
    [buildings-small-balance-cards] Gleichgewichtskarten
    [buildings-small-cards] Kleine Gebäude
    [events-events] Ereigniskarten
    [poems-long-cards] Lange Gedichte
    [poems-short-cards] Kurze Gedichte
    [start-dinars] Startdinare
    [start-tokens] Startplättchen
    [storehouses-tokens] Lagerplättchen
    [sultan-tokens] Wünsche
    [trade-cities] Städte
    [trade-routes] Routen
    [trade-tokens] Stadtplättchen
    [trade-trade-cards] Handelskarten
    [yusuf-architect] Yusufs Architektenkarten
    [yusuf-merchant] Yusufs Händlerkarten
    [yusuf-poet] Yusufs Dichterinnenkarten
   *[falcons-falcons] Falken
}
web-own-field = { $field ->
    [i] Feld
    [action] Aktion
    [stack] Stapel
    [side] Seite des Plans
    [id] Gedruckter Name
    [kind] Art
    [outer] Äußerer Ring: Feld
    [middle] Mittlerer Ring: Feld
    [inner] Innerer Ring: Feld
    [only-with-4] Nur zu viert
    [players] Spieler
    [space] Feld
    [era] Epoche
    [tax] Steuer
    [wish] Ein Wunsch
    [event] Ein Ereignis
    [slot] Platz
    [vp] SP für jedes Element
    [bonus] Bonus
    [yusuf-order] Yusufs Reihenfolge
    [count-by-players] Offen bei 1, 2, 3, 4 Spielern
    [type] Typ
    [removed-with-2] Nicht bei 1 oder 2 Spielern
    [left] Linke Hälfte
    [right] Rechte Hälfte
    [base] Gedrucktes Material
    [modifier] Was es ändert
    [scoring] Was es wertet
    [solo-removed] Nicht im Solospiel
    [blue] Blaue Hälfte
    [red] Rote Hälfte
    [place] Platz in der Reihenfolge
    [dinars] Dinare
    [boxes] Kisten
    [letter] Buchstabe
    [count-of] Was er zählt
    [a] Von
    [b] Nach
    [cost] Kosten in Dinaren
    [colour] Farbe
    [demand] Verlangte Waren
    [income] Einkommen
    [yusuf-condition] Yusufs Bedingung
    [discard] Legt Rohstoff und Marmor daneben ab
    [actions] Aktionen
    [reward] Belohnung
    [falcon] Farbe des Falken
    [kind-a] Erste Art
   *[kind-b] Zweite Art
}
web-own-op = { $op ->
    [gain] Erhalten
    [gain-choice] Erhalten nach Wahl
    [operations] Marktgeschäfte
    [produce] Waren produzieren
    [city-bonus] Bonus einer Stadt
    [activate-storehouse] Lager aktivieren
    [advance-reward] Auf der Belohnungsleiste vorrücken
    [action] Aktion
    [any-earlier-reward] Bonus eines früheren Feldes
    [large-bonus-available] Bonus eines ausliegenden großen Gebäudes
    [red-city-action] Aktion einer roten Stadt
    [balance-bonus] Gleichgewichtsbonus
    [free-ship] Ein kostenloses Schiff
    [vp-per] SP für jedes
    [choice] Eines von mehreren
    [seal] mit Siegel
    [on-build-using] Wenn du mit einem Material baust
    [goods-store] Platz für Waren
    [export-base] Eine exportierte Ware bringt
    [rest] Ausruhen bringt
    [occupancy-free] Fremde Arbeiter kosten nichts
    [engrave-extra-materials] Mehr Materialien für ein Gedicht
    [engrave-vp-per-material] Mehr SP für jedes Material eines Gedichts
    [engrave-discount] Gravieren kostet weniger
    [secondary-discount] Nebenaktionen kosten weniger
    [route-discount] Der Weg eines Exports kostet weniger
    [market-extra-operations] Mehr Marktgeschäfte
    [free-steps] Freie Schritte
    [event-buy] Kaufen kostet mehr (oder weniger)
    [event-sell] Verkaufen bringt mehr (oder weniger)
    [event-engrave-cost] Gravieren kostet mehr (oder weniger)
    [event-export-tax-per-good] Mehr Steuern für jede exportierte Ware
    [event-same-materials-allowed] Materialien dürfen gleich sein
    [event-tax-due] Die Steuer ist höher (oder niedriger)
    [event-material-vp] Mehr (oder weniger) SP für jedes Material
    [event-route-cost-each] Jede Route kostet mehr
    [event-consolidate-cost] Festigen kostet
    [event-free-steps] Freie Schritte
    [event-occupancy-cost] Jeder fremde Arbeiter kostet
    [event-secondary-cost] Nebenaktionen kosten mehr
   *[event-tax-step-dinar-or-vp] Bei der Steuer: Dinare oder SP
}
web-own-value = { $value ->
    [small] 1 oder 2 Spieler
    [large] 3 oder 4 Spieler
    [left] links
    [right] rechts
    [positive] positiv
    [negative] negativ
    [raw] Rohstoff
    [small-buildings] kleine Gebäude
    [short-poems] kurze Gedichte
    [long-poems] lange Gedichte
   *[marble] Marmor
}
