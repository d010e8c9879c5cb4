### Der Kurs zu Alhambra

## Geld

lesson-alhambra-money-title = Geld
lesson-alhambra-money-aim = Du baust einen Palast. Hier wird er wachsen, vom Brunnen aus. Wer von einer Gebäudeart am meisten hat und wer die längste Mauer hat, bekommt die meisten Punkte.
lesson-alhambra-money-money = Die Baumeister kommen aus vier Ländern, und jeder will Geld in seiner Farbe. Vier Geldkarten liegen offen; in deinem Zug darfst du davon nehmen.
lesson-alhambra-money-several = Du darfst mehrere Karten nehmen, wenn sie zusammen höchstens 5 wert sind. Nimm den Gulden 1 und den Dirham 3 auf einmal.
lesson-alhambra-money-several-wrong = Der Gulden 1 und der Dirham 3 sind zusammen 4: Du darfst beide in einem Zug nehmen.
lesson-alhambra-money-one = Oder du nimmst eine einzige Karte, egal wie viel sie wert ist. Nimm die 9.
lesson-alhambra-money-one-wrong = Eine einzelne Karte darf jeden Wert haben: Die 9 kostet dich auch nur diesen einen Zug.

## Kaufen

lesson-alhambra-buying-title = Ein Gebäude kaufen
lesson-alhambra-buying-market = Vier Gebäude liegen im Bauhof. Der Stern zeigt den Preis, die Farbe des Feldes das Geld: Der Garten auf dem zweiten Feld kostet 8 Dirham.
lesson-alhambra-buying-hand = Das ist dein Geld. Du bezahlst nur mit Karten einer Farbe, und es gibt kein Wechselgeld: Was du zu viel zahlst, ist weg.
lesson-alhambra-buying-buy = Kaufe den Garten auf dem Dirham-Feld. Du hast eine 5 und eine 7 und brauchst beide.
lesson-alhambra-buying-buy-wrong = Geld zu nehmen ist ein ganzer Zug. Deine Dirham reichen schon: Kaufe den Garten.
lesson-alhambra-buying-place = Was du gekauft hast, legst du am Ende deines Zuges an. Es passt auf die leuchtenden Felder; die Zahl sagt, wie viele Punkte es bei einer Wertung jetzt brächte. Wähle ein Feld.
lesson-alhambra-buying-place-wrong = In der Reserve zählt ein Gebäude nichts. Lege den Garten in den Palast.

## Passend bezahlen

lesson-alhambra-exact-title = Passend bezahlen
lesson-alhambra-exact-price = Das ist der Kern des Spiels: Wer den Preis passend bezahlt, darf im selben Zug noch eine Aktion ausführen.
lesson-alhambra-exact-exact = Der Turm auf dem Denar-Feld kostet 9. Du hast 4, 5 und 7: Finde die Zahlung, die genau 9 ergibt.
lesson-alhambra-exact-exact-wrong = So bezahlt, wäre dein Zug mit dem Kauf zu Ende. 5 und 4 sind genau 9.
lesson-alhambra-exact-again = Das war passend, du bist also noch einmal dran. Die Arkaden auf dem Gulden-Feld kosten 6, und du hast einen Gulden 6.
lesson-alhambra-exact-again-wrong = Verschenke keine Aktion: Auch die Arkaden kannst du passend bezahlen.
lesson-alhambra-exact-third = Wieder passend! Du hast noch eine Aktion. Ein weiteres Gebäude kannst du nicht bezahlen, also nimm Geld.
lesson-alhambra-exact-third-wrong = Du hast noch eine Aktion, und Geld kann man immer brauchen. Nimm eine Karte.
lesson-alhambra-exact-first-place = Jetzt legst du beide Gebäude an, in beliebiger Reihenfolge. Lege das erste an.
lesson-alhambra-exact-second-place = Und nun das zweite.

## Anlegen

lesson-alhambra-placing-title = Anlegen
lesson-alhambra-placing-turned = Gebäude werden nie gedreht: Sie stehen so, wie du sie siehst, mit ihren Mauern, wo sie sind. Ein neues teilt eine Seite mit einem, das schon liegt.
lesson-alhambra-placing-match = Seiten, die sich berühren, müssen passen: Mauer an Mauer, offen an offen. Vom Brunnen aus muss alles zu Fuß erreichbar sein, durch offene Seiten. Und kein leeres Feld darf eingeschlossen werden.
lesson-alhambra-placing-corner = Nur Felder, bei denen das alles stimmt, leuchten. Lege die Gemächer an; sie haben Mauern im Osten und im Süden.
lesson-alhambra-placing-corner-wrong = Die Gemächer passen: Wähle sie und eines der leuchtenden Felder.
lesson-alhambra-placing-room = Der Garten hat keine Mauern, er passt also auf viele Felder. Offene Seiten lassen Platz für mehr. Lege ihn an.
lesson-alhambra-placing-room-wrong = Er passt, also muss er nicht in der Reserve warten.

## Die Mauer

lesson-alhambra-wall-title = Die längste Mauer
lesson-alhambra-wall-wall = Bei jeder Wertung bringt deine längste Außenmauer einen Punkt je Seite. Das Schild zeigt ihre Länge; jetzt ist sie 2: Norden und Osten des Turms.
lesson-alhambra-wall-join = Lege die Gemächer so an, dass ihre Mauern an die des Turms anschließen.
lesson-alhambra-wall-close = Die Mauer ist 4 lang. Der Garten hat Mauern im Süden und im Westen: Mache 6 daraus.
lesson-alhambra-wall-inner = Nur außen zählt: Eine Mauer zwischen zwei eigenen Gebäuden ist nichts wert. Und Vorsicht: Wer seinen Palast ringsum zumauert, kann nicht mehr bauen.

## Reserve und Umbau

lesson-alhambra-reserve-title = Reserve und Umbau
lesson-alhambra-reserve-aside = Was nicht passt oder für später ist, kommt in die Reserve. Sie fasst beliebig viele Gebäude, aber keines davon zählt bei einer Wertung.
lesson-alhambra-reserve-put = Dieser Turm soll an die Stelle des Gartens links vom Brunnen. Lege ihn erst einmal in die Reserve.
lesson-alhambra-reserve-put-wrong = Dort passt der Turm, aber dann steht er an der falschen Stelle. Lege ihn in die Reserve.
lesson-alhambra-reserve-rebuild = Umbauen ist eine Aktion: ein Gebäude aus der Reserve in den Palast legen, eines herausnehmen oder zwei tauschen, das ist beides auf einmal.
lesson-alhambra-reserve-exchange = Wähle den Turm in der Reserve und tausche ihn gegen den Garten links vom Brunnen.
lesson-alhambra-reserve-exchange-wrong = Wähle das Feld des Gartens: Beim Tausch kommt der Turm dorthin und der Garten in deine Reserve, in einer einzigen Aktion.

## Mehrheiten

lesson-alhambra-majority-title = Mehrheiten
lesson-alhambra-majority-most = Punkte bekommt, wer von einer Gebäudeart am meisten hat. Yusuf hat zwei Gärten. Zoraya hat einen Turm, du auch.
lesson-alhambra-majority-ties = Wer gleichauf liegt, teilt: Mit je einem Turm bekommst du 3 der 6 Punkte. Türme sind am meisten wert, dann Gärten, Gemächer, Arkaden, Serails, Pavillons.
lesson-alhambra-majority-buy = Du kannst den Garten oder den Turm bezahlen. Kaufe das, womit du allein vorn liegst.
lesson-alhambra-majority-buy-wrong = Mit einem zweiten Garten wärst du nur gleichauf mit Yusuf. Ein zweiter Turm bringt dich vor Zoraya und nimmt ihr Punkte.
lesson-alhambra-majority-place = Lege den Turm dorthin, wo er dir die meisten Punkte bringt.
lesson-alhambra-majority-place-wrong = Sieh dir die Punkte an, die jedes Feld zeigt, und nimm das beste.

## Wertungen

lesson-alhambra-scoring-title = Die drei Wertungen
lesson-alhambra-scoring-now = Eine Partie hat drei Wertungen. Zwei Wertungskarten stecken im Stapel; die dritte Wertung ist am Ende. Hier siehst du, was jeder jetzt bekäme.
lesson-alhambra-scoring-take = Die erste Wertungskarte ist eine der nächsten zwei Karten. Nimm den Gulden 1 und den Dirham 3, damit zwei neue aufgedeckt werden.
lesson-alhambra-scoring-take-wrong = So käme nur eine Karte. Nimm zwei, dann kommt die Wertung sicher.
lesson-alhambra-scoring-first = Die erste Wertung: Nur erste Plätze zählen, 1 bis 6 Punkte, und die Mauern.
lesson-alhambra-scoring-later = Bei der zweiten Wertung ist ein erster Platz 8 bis 13 Punkte wert, und der zweite Platz zählt auch. Bei der dritten sind es 16 bis 21, und auch dritte Plätze zählen.
lesson-alhambra-scoring-places = Zweiter in vielen Arten kann also besser sein als Erster in einer. Sieh oft nach, was eine Wertung brächte.
lesson-alhambra-scoring-reserve = Die Partie endet, wenn der Bauhof nicht mehr aufgefüllt werden kann. Dann bekommt das Gebäude auf jedem Feld, wer das meiste Geld seiner Farbe hat, und die letzte Wertung folgt.

## Eine Gegnerin

lesson-alhambra-rival-title = Die Gegner lesen
lesson-alhambra-rival-watch = Geld wird offen genommen. Zoraya hat gerade Dukaten genommen, und der Turm auf dem Dukaten-Feld wäre ihr dritter. Auch du hast zwei Türme.
lesson-alhambra-rival-deny = Kaufe den Turm vor ihr, auch wenn du zu viel bezahlst.
lesson-alhambra-rival-deny-wrong = Dann kauft Zoraya den Turm, und die Türme gehören ihr: 6 Punkte jetzt, 13 und 21 später. Nimm ihn ihr weg.
lesson-alhambra-rival-place = Jetzt gehören die Türme dir. Lege ihn an.
lesson-alhambra-rival-place-wrong = Er zählt nur in deinem Palast. Wähle das Feld mit den meisten Punkten.

## Eine kurze Partie

lesson-alhambra-game-title = Eine kurze Partie
lesson-alhambra-game-look = Du weißt alles, was du brauchst. Diese Partie ist fast zu Ende: Die letzte Wertung steht bevor, mit 16 bis 21 Punkten für einen ersten Platz.
lesson-alhambra-game-end = Im Beutel sind nur noch wenige Gebäude. Wenn der Bauhof nicht mehr aufgefüllt werden kann, ist Schluss. Zoraya und Yusuf sind Gärtner und denken nicht weit voraus.
lesson-alhambra-game-play = Spiele sie zu Ende. Der Tipp zeigt dir, was ein starker Spieler täte, und mit „Zurücknehmen“ nimmst du eine Wahl zurück.

## Falkner

lesson-alhambra-falconers-title = Falkner
lesson-alhambra-falconers-falcons = Du kannst fünfzehn Falken kaufen. Jeder zeigt zwei Gebäudearten.
lesson-alhambra-falconers-crossing = Ein Falke sitzt dort, wo vier deiner Plättchen zusammenstoßen, wenn seine beiden Arten darunter sind. Hier treffen ein Turm, ein Garten und Gemächer auf den Brunnen.
lesson-alhambra-falconers-falcon = Wähle den Schnittpunkt in der Mitte und einen der Falken, die passen.
lesson-alhambra-falconers-falcon-wrong = Ein Falke bringt von nun an bei jeder Wertung 2 Punkte, zwei einer Farbe 6, drei 12. Kaufe einen.
lesson-alhambra-falconers-pay = Ein Falke kostet eine Karte von beliebigem Wert. Bezahle mit dem, was du am wenigsten brauchst.
lesson-alhambra-falconers-pay-wrong = Ein Falke kostet eine Karte, egal wie viel sie wert ist: Gib den Gulden 1 und behalte den Dukaten 9.

## Portale

lesson-alhambra-portals-title = Portale
lesson-alhambra-portals-portals = Zu jedem Gebäude darfst du ein Portal seiner Art kaufen. Vor der ersten Wertung kostet es 6 mehr, dann 4, dann 2.
lesson-alhambra-portals-buy = Kaufe den Garten zusammen mit einem Portal: 8 und 6 sind 14 Dirham.
lesson-alhambra-portals-buy-wrong = Das wäre der Garten allein. Wähle die Zahlung mit dem Portal.
lesson-alhambra-portals-place = Lege zuerst den Garten an.
lesson-alhambra-portals-portal = Ein Portal füllt ein halbes Feld neben einem Gebäude seiner Art. Seine lange Seite ist eine Mauer, und du darfst es drehen. Lege es an.
lesson-alhambra-portals-wall = Ein Portal in deiner längsten Mauer bringt 2 Punkte mehr. In der anderen Hälfte seines Feldes wird nie gebaut.

## Baustellen

lesson-alhambra-building-sites-title = Baustellen
lesson-alhambra-building-sites-half = Du darfst ein Gebäude als Baustelle kaufen: zum halben Preis. Die Mauern zählen sofort, das Gebäude erst, wenn es vollendet ist.
lesson-alhambra-building-sites-buy = Kaufe den Garten auf dem Denar-Feld als Baustelle: Die Hälfte von 9, aufgerundet, ist 5.
lesson-alhambra-building-sites-buy-wrong = Das ist der volle Preis. Als Baustelle kostet der Garten vorerst nur einen Denar 5.
lesson-alhambra-building-sites-keep = Du ziehst zwei Baustellenplättchen und behältst eines. In seiner Währung zahlst du den vollen Preis, wenn du den Garten vollendest. Du hast einen Gulden 9: Behalte den Gulden.
lesson-alhambra-building-sites-keep-wrong = Deine Denare sind fast weg. Mit dem Gulden kannst du den Garten im nächsten Zug vollenden.
lesson-alhambra-building-sites-place = Lege die Baustelle an wie jedes Gebäude.
lesson-alhambra-building-sites-place-wrong = Im Palast zählen ihre Mauern schon. Lege sie an.
lesson-alhambra-building-sites-finish = Vollende den Garten: Zahle 9 Gulden. Passend bezahlt, bringt auch das noch eine Aktion.
lesson-alhambra-building-sites-finish-wrong = Bis er vollendet ist, zählt der Garten für keine Mehrheit. Vollende ihn.
lesson-alhambra-building-sites-end = Wer am Ende der Partie eine Baustelle im Palast hat, verliert alles Geld ihrer Währung, bevor die letzten Gebäude verteilt werden.

## Wechselscheine

lesson-alhambra-exchange-certificates-title = Wechselscheine
lesson-alhambra-exchange-certificates-over = Mit dem Wechselschein ist nicht verloren, was du zu viel zahlst: Einen Überschuss von 1 bis 6 darfst du als Guthaben behalten, in jeder Währung, deren Marker frei ist.
lesson-alhambra-exchange-certificates-buy = Kaufe das Serail auf dem Denar-Feld. Es kostet 7, und du zahlst mit einer 9.
lesson-alhambra-exchange-certificates-buy-wrong = Hier lohnt es sich, zu viel zu zahlen. Kaufe das Serail mit dem Denar 9.
lesson-alhambra-exchange-certificates-marker = Zwei sind übrig. Der Garten auf dem Dukaten-Feld kostet 8, und du hast einen Dukaten 6: Behalte die zwei als Dukaten.
lesson-alhambra-exchange-certificates-marker-wrong = Für den Garten fehlen dir zwei Dukaten. Nimm den Dukaten-Marker.
lesson-alhambra-exchange-certificates-place = Lege das Serail an.
lesson-alhambra-exchange-certificates-credit = Das Guthaben ist Geld wie jede Karte: Bezahle den Garten mit dem Dukaten 6 und dem Guthaben. Das passt genau.
lesson-alhambra-exchange-certificates-credit-wrong = Der Garten ist erreichbar: 6 und das Guthaben von 2 sind 8.

## Dirk

lesson-alhambra-dirk-title = Zu zweit, mit Dirk
lesson-alhambra-dirk-dirk = Zu zweit spielt Dirk mit. Er ist nie am Zug und hat keine Mauer, aber er besitzt Gebäude und zählt bei jeder Mehrheit mit.
lesson-alhambra-dirk-counts = Zoraya und Dirk haben je zwei Türme, du hast keinen. Bei einer Wertung teilen sich die beiden die Punkte für die Türme.
lesson-alhambra-dirk-buy = Kaufe den Turm auf dem Dukaten-Feld.
lesson-alhambra-dirk-buy-wrong = Der Turm ist der bessere Kauf: Du wirst sehen, warum.
lesson-alhambra-dirk-give = Was du gekauft hast, darfst du Dirk geben. Mit drei Türmen hat er den ersten Platz für sich allein, und Zoraya bekommt nichts dafür. Gib ihn ihm.
lesson-alhambra-dirk-give-wrong = Ein Turm bringt dir gegen zwei nichts. Bei Dirk nimmt er Zoraya die Punkte weg.
