### Alhambras Tisch im Browser

## Wo etwas ist

web-cells-east = { $n } östlich
web-cells-west = { $n } westlich
web-cells-north = { $n } nördlich
web-cells-south = { $n } südlich
web-build-there = Bauen: { $where } vom Brunnen
web-exchange-there = Plättchen tauschen: { $where } vom Brunnen
web-portal-there = Portal: { $where } vom Brunnen, Ecke { $turned }
web-perch-there = Hier könnte ein Falke stehen: { $where } vom Brunnen
web-no-fit = Passt nicht: { $where } vom Brunnen
web-can-finish = Kann vollendet werden.
web-can-take-out = Kann herausgenommen werden.

## Zahlen und bauen

web-you-hold = Du hast { $held } ({ alhambra-currency }).
web-pay-just = genau der Preis
web-walled-in = Zugemauert: Danach könntest du nichts mehr bauen.
web-walled-in-sure = Danach könntest du nichts mehr bauen. Klicke noch einmal, um es trotzdem zu tun.
web-portal-at-risk = Weder im Palast noch neben einem Plättchen, das du anlegst, ist Platz für dieses Portal. Es kann verloren gehen.
web-little-room = { $n ->
    [one] Danach bliebe nur ein Feld zum Bauen.
   *[other] Danach blieben nur { $n } Felder zum Bauen.
}

## Tasten

web-keys = Tasten
web-key-tip = Tasten: 1–4 Bauhof, 5–8 Geld, ? für alle
web-key-slots = ein Gebäude im Bauhof wählen
web-key-money = eine ausliegende Karte wählen
web-key-arrows-sign = Pfeile
web-key-arrows = zwischen Feldern oder Zahlungen wechseln; mit Umschalt auch zu Feldern, auf die nichts passt
web-key-enter = bestätigen
web-key-turn = das Portal drehen
web-key-undo = zurücknehmen
web-key-redo = wiederholen
web-key-hint = Tipp
web-key-escape = abbrechen

## Stand, Wertung, Ende

web-tab-census = Gebäude
web-in-all = Gesamt
web-explain = Erklären: { $what }
web-shared = { $whole } unter { $sharing } geteilt: je { $points }
web-turning-point = { $who ->
    [you] { $scoring ->
        [1] Du lagst nie zurück.
        [2] Du gingst mit der zweiten Wertung in Führung.
       *[3] Du gingst mit der letzten Wertung in Führung.
    }
   *[other] { $scoring ->
        [1] { $name } lag nie zurück.
        [2] { $name } ging mit der zweiten Wertung in Führung.
       *[3] { $name } ging mit der letzten Wertung in Führung.
    }
}
web-chart-points = Punkte nach jeder Wertung
web-chart-walls = Längste Mauer bei jeder Wertung
