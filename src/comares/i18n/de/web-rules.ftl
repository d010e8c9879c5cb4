### Das Regelbuch im Browser

web-rules-nothing = Keine Regel nennt „{ $query }“. Versuche ein kürzeres Wort oder eine Nummer wie { $example }.
web-rules-all = Alle Regeln zeigen
web-drawing-portals = Die goldene Linie ist die längste Mauer. Sie läuft über die Diagonale des Portals: 3 Seiten und 2 Punkte für das Portal sind 5.
web-drawing-falconers = Ein Falke steht, wo vier deiner Plättchen zusammentreffen. Zwei der vier zeigen seine beiden Arten: hier Turm und Garten.
web-drawing-building-sites = Eine Baustelle kostet jetzt den halben Preis. Das Plättchen darauf verbirgt die Währung, in der du sie zum vollen Preis vollendest.
web-drawing-portals-title = Ein Portal in der Mauer
web-drawing-falconers-title = Ein Falke auf seinem Schnittpunkt
web-drawing-building-sites-title = Von der Baustelle zum Gebäude
