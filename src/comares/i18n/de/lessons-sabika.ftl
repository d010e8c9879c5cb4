### Der Kurs zu Sabika

## Das Rondell

lesson-sabika-rondel-title = Das Rondell
lesson-sabika-rondel-aim = Fünf Runden Bauen, Handel und Dichtung in Granada. Wer am Ende die meisten SP hat, gewinnt. Alles beginnt auf diesem Rondell.
lesson-sabika-rondel-rings = Deine zwei Architekten gehen auf dem äußeren Ring, der Händler auf dem mittleren, die Dichterin auf dem inneren. Jeder handelt einmal in der Runde: vier Arbeiter, vier Züge.
lesson-sabika-rondel-way = Ein Arbeiter geht im Uhrzeigersinn. Zwei Schritte sind frei, jeder weitere kostet 1 Dinar. Auch jeder fremde Arbeiter auf dem Feld kostet 1 Dinar, ebenso die grauen des Sultans. Jeder Arbeiter muss ziehen, aber nie auf das Feld deines anderen Architekten.
lesson-sabika-rondel-go = Die Zahl auf einem leuchtenden Feld sagt, was der Weg dorthin kostet. Schicke einen Architekten in den kleinen Steinbruch: Einer der beiden kommt umsonst hin.
lesson-sabika-rondel-go-wrong = Zähle die Schritte und die Arbeiter dort. Zwei Schritte weiter liegt der kleine Steinbruch, und niemand steht darin.
lesson-sabika-rondel-take = Der kleine Steinbruch gibt drei Materialien, Gips oder Holz in beliebiger Mischung. Nimm, was du magst.

## Materialien

lesson-sabika-resources-title = Materialien und Platz
lesson-sabika-resources-stores = Das ist deine Werkstatt. Jedes Material und jede Ware braucht eine Kiste; du hast vier, drei sind voll. Dinare, Siegel und Rohstoffe brauchen keine.
lesson-sabika-resources-go = Schicke einen Architekten in den großen Steinbruch.
lesson-sabika-resources-go-wrong = In dieser Lektion brauchen wir Marmor, und den hat der große Steinbruch.
lesson-sabika-resources-take = Marmor ist mehr wert als Holz: 3 SP statt 2, wenn du damit baust. Nimm drei Marmor.
lesson-sabika-resources-take-wrong = Übriger Marmor ist am Ende sogar 1 SP wert, Holz nicht. Nimm drei Marmor.
lesson-sabika-resources-first = Sechs Dinge und vier Kisten: Zwei müssen weg. Gib das Billige ab, Gips oder Holz.
lesson-sabika-resources-first-wrong = Behalte, was mehr wert ist: Gips und Holz bekommst du leicht wieder.
lesson-sabika-resources-second = Noch eines.
lesson-sabika-resources-second-wrong = Behalte, was mehr wert ist, und gib das Billige ab.
lesson-sabika-resources-raw = Zwischen den Ringen liegen Rohstoffe und Marmor. Ein Arbeiter auf einem Feld daneben darf sie auch nehmen, für die Dinare, die dort stehen: Das ist die Nebenaktion.

## Der Markt

lesson-sabika-market-title = Der Markt
lesson-sabika-market-crowd = Der Markt gibt dir 2 Dinare und zwei Geschäfte: kaufen, verkaufen oder ein Material gegen seinen Nachbarn tauschen. Ein Arbeiter des Sultans steht dort, der Weg kostet also 1 Dinar.
lesson-sabika-market-go = Schicke einen Architekten auf einen Markt.
lesson-sabika-market-go-wrong = Die Märkte sind oben und unten auf dem Rondell.
lesson-sabika-market-buy = Die Fliese ist das beste Material: 4 SP. Sie kostet 3 Dinare. Es geht aber billiger: Kaufe einen Marmor für 2.
lesson-sabika-market-buy-wrong = Gips, Holz, Marmor, Fliese: Jedes lässt sich gegen das nächste tauschen. Vom Marmor zur Fliese ist es ein Schritt.
lesson-sabika-market-exchange = Tausche nun den Marmor gegen eine Fliese. Aufwärts kostet es nichts.
lesson-sabika-market-exchange-wrong = Der Tausch kostet nichts: Aus dem Marmor wird eine Fliese, in einem Gebäude 4 SP wert.

## Große Gebäude

lesson-sabika-buildings-title = Große Gebäude
lesson-sabika-buildings-kinds = Du baust große und kleine Gebäude. Was du verbaust, bringt SP: Gips 1, Holz 2, Marmor 3, Fliese 4.
lesson-sabika-buildings-go = Schicke einen Architekten zum Bauen.
lesson-sabika-buildings-go-wrong = Du hast alles für ein großes Gebäude: Baue es.
lesson-sabika-buildings-large = Ein großes Gebäude braucht einen Gips und bis zu zwei weitere Materialien, alle verschieden. Wähle ein großes Gebäude.
lesson-sabika-buildings-large-wrong = Ein kleines kann warten. Baue ein großes, das bringt dich auch auf der Belohnungsleiste voran.
lesson-sabika-buildings-use = Verbaue so viel du kannst: Gips, Marmor und Fliese sind 8 SP.
lesson-sabika-buildings-token = Wähle das Gebäude. Jedes hat einen Bonus und einen Typ, den sich der Sultan wünschen kann.
lesson-sabika-buildings-reward = Dein Marker rückt auf der Belohnungsleiste vor, und du nimmst eine Belohnung, die du erreicht hast.
lesson-sabika-buildings-types = Wünsche zählen am Ende der Runden 1, 3 und 5 Gebäude bestimmter Typen. Sieh sie dir an, bevor du wählst, was du baust.

## Kleine Gebäude

lesson-sabika-balance-title = Kleine Gebäude und Gleichgewicht
lesson-sabika-balance-row = Kleine Gebäude liegen in einer Reihe, die mit deiner Gleichgewichtskarte begann. Wo sich zwei Hälften einer Farbe treffen, erreichst du ein Gleichgewicht und nimmst seinen Bonus.
lesson-sabika-balance-go = Schicke einen Architekten zum Bauen.
lesson-sabika-balance-go-wrong = Die Materialien hast du schon: Baue.
lesson-sabika-balance-card = Wähle Karte 2, den Garten: Sein aufgedrucktes Material ist Holz; er ist links ocker und rechts grün.
lesson-sabika-balance-card-wrong = Hier wollen wir Karte 2, denn ihre ockerfarbene Hälfte ergibt ein Gleichgewicht.
lesson-sabika-balance-use = Wieder bis zu drei verschiedene Materialien mit denselben SP. Nimm alle drei.
lesson-sabika-balance-lay = Die rechte Hälfte deiner Gleichgewichtskarte hat jede Farbe, die ockerfarbene Hälfte passt also. Lege die Karte rechts an.
lesson-sabika-balance-lay-wrong = Links träfe Grün auf Ocker: kein Gleichgewicht, kein Bonus. Lege sie rechts an.
lesson-sabika-balance-bonus = Ein Gleichgewicht in Ocker! Nimm vier Dinare oder Steuern, in beliebiger Mischung.

## Lager

lesson-sabika-storehouses-title = Lager
lesson-sabika-storehouses-tokens = Diese Plättchen erweitern deine Lager: mehr Kisten, sofort ein Bonus, und 1 SP für das erste, 2 SP für das zweite Plättchen auf einem Lager.
lesson-sabika-storehouses-go = Schicke einen Architekten zu einem Lager.
lesson-sabika-storehouses-go-wrong = Die Lager sind links und rechts auf dem Rondell.
lesson-sabika-storehouses-expand = Wähle eines der Plättchen neben deinem Feld und ein Lager dafür.
lesson-sabika-storehouses-activate = Später darfst du dort ein Lager auch aktivieren, statt es zu erweitern: Du nimmst den Bonus seines letzten Plättchens noch einmal.

## Export

lesson-sabika-export-title = Export
lesson-sabika-export-ships = Deine neun Schiffe warten in Granada. Ein Export schickt eines in eine Stadt: Du bezahlst den Weg, nimmst das Siegel, falls es noch da ist, und exportierst eine oder zwei Waren.
lesson-sabika-export-go = Schicke den Händler zum Export, auf das markierte Feld.
lesson-sabika-export-go-wrong = Du hast zwei Waren: Exportiere sie auf dem markierten Feld.
lesson-sabika-export-city = Fès ist nah, 1 Dinar entfernt, und verlangt eine deiner Waren. Schicke ein Schiff nach Fès.
lesson-sabika-export-city-wrong = Fès zahlt besser für das, was du hast, und der Weg ist der billigste.
lesson-sabika-export-deliver = Jede Ware bringt 1 SP und 1 Steuer, eine verlangte 1 SP und 1 Steuer mehr. Exportiere beide.
lesson-sabika-export-bonus = Dann gibt die Stadt ihren Bonus. Nimm ihn. Die Steuern, die du bekommen hast, helfen dir, wenn der Sultan seine verlangt.
lesson-sabika-export-bonus-wrong = Der Bonus kostet nichts. Nimm ihn.

## Festigen

lesson-sabika-consolidation-title = Festigen und Produktion
lesson-sabika-consolidation-halves = Du hast Schiffe in Fès und Tunis, auf der linken Hälfte. Beim Festigen rückt ein Schiff auf die rechte: Eine blaue Stadt gibt dann jede Runde Einkommen, eine rote sofort ihre Aktion.
lesson-sabika-consolidation-go = Schicke den Händler zum Festigen, auf das markierte Feld.
lesson-sabika-consolidation-go-wrong = Ohne Waren kannst du nicht exportieren. Festige auf dem markierten Feld.
lesson-sabika-consolidation-choose = Fès ist blau: Festige es, und sein Einkommen kommt am Ende jeder Runde, auch dieser.
lesson-sabika-consolidation-production = Das dritte Feld des Händlers ist die Produktion: der Bonus einer Stadt mit deinem Schiff, und bis zu zwei Rohstoffe werden Waren.

## Gedichte

lesson-sabika-poems-title = Gedichte
lesson-sabika-poems-colours = Die Dichterin graviert Gedichte. Ein kurzes wird blau oder rot graviert: Blau wirkt bis zum Ende der Partie, Rot einmal, jetzt.
lesson-sabika-poems-costs = Das erste blaue kostet 1 Dinar, das erste rote 2, ein langes 4; jedes weitere seiner Farbe 1 mehr. Dazu kommen ein oder zwei Materialien, die SP bringen.
lesson-sabika-poems-go = Schicke die Dichterin zum Gravieren, auf das markierte Feld.
lesson-sabika-poems-go-wrong = Graviert wird auf zwei Feldern. Gehe diesmal auf das markierte.
lesson-sabika-poems-engrave = Gedicht 1 in Blau gibt in jeder Runde 2 Dinare Einkommen. Früh in der Partie lohnt sich das: Graviere es blau.
lesson-sabika-poems-engrave-wrong = Lies das Gedicht: In Blau zahlt es immer wieder, und die Partie hat erst begonnen.
lesson-sabika-poems-use = Nimm Gips und Holz dazu: 1 und 2 SP.
lesson-sabika-poems-others = Die Dichterin kann auf dem Rondell noch zweierlei: Handwerk bringt 3 Dinare und 1 mehr für je zwei deiner Gedichte; Reaktivieren lässt eines deiner roten Gedichte noch einmal wirken.
lesson-sabika-poems-long = Lange Gedichte punkten erst am Ende der Partie. Du darfst zwei davon haben.

## Rundenende

lesson-sabika-round-title = Wünsche und Steuern
lesson-sabika-round-last = Nur deine Dichterin steht noch: Nach diesem Zug endet die Runde. Dann kommen Einkommen, die Wünsche des Sultans und seine Steuern.
lesson-sabika-round-wishes = Am Ende der Runden 1, 3 und 5 kommt ein Wunsch auf den Turm, und alle Wünsche auf dem Turm punkten für alle.
lesson-sabika-round-rest = Statt zu arbeiten, darf ein Arbeiter sich ausruhen: 3 Dinare, aber 1 SP weniger. Das ist für Arbeiter, die nichts Besseres tun können.
lesson-sabika-round-craft = Du hast keine Dinare, und bald sind Steuern fällig. Schicke die Dichterin zum Handwerk: Das bringt 3 Dinare und 1 mehr für je zwei deiner Gedichte.
lesson-sabika-round-craft-wrong = Das Handwerk bringt 3 Dinare für die Steuern und kostet keine SP.
lesson-sabika-round-pay = Die Steuer ist fällig. Jede zahlst du mit einem Schritt zurück auf der Steuerleiste, 2 Dinaren, einem Siegel oder 1 SP. Zahle, ohne SP zu verlieren.
lesson-sabika-round-pay-wrong = Um SP geht es in diesem Spiel. Nimm deine Schritte auf der Steuerleiste, und Dinare für den Rest.
lesson-sabika-round-after = Dann stehen alle Arbeiter auf, wo sie sind, das Brett wird aufgefüllt, und wer auf der Steuerleiste führt, bestimmt den Startspieler.

## Das Ende

lesson-sabika-scoring-title = Die Schlusswertung
lesson-sabika-scoring-end = In der fünften und letzten Runde stehen noch zwei deiner Arbeiter. Dann, nach Einkommen, Wünschen und Steuern, punkten die langen Gedichte und die Handelskarte.
lesson-sabika-scoring-left = Auch was übrig ist, zählt: 1 SP für jedes Siegel, jede Ware, jeden Marmor, jede Fliese und je zwei Dinare. Gips, Holz, Rohstoffe und Steuern sind nichts wert.
lesson-sabika-scoring-again = Zwei deiner roten Gedichte haben schon gewirkt. Schicke die Dichterin auf das markierte Feld, um eines davon zu reaktivieren.
lesson-sabika-scoring-again-wrong = Ein rotes Gedicht kann noch einmal für dich wirken: Schicke die Dichterin auf das markierte Feld.
lesson-sabika-scoring-poem = Gedicht 12 bringt noch einmal eine Fliese und 2 SP, und eine Fliese, die übrig bleibt, ist 1 SP. Wähle es.
lesson-sabika-scoring-poem-wrong = Holz ist am Ende nichts wert. Gedicht 12 bringt mehr: eine Fliese und 2 SP.
lesson-sabika-scoring-rest = Lass den Architekten ausruhen: Die 3 Dinare helfen bei der letzten Steuer, sie ist 6.
lesson-sabika-scoring-rest-wrong = Gips und Holz sind jetzt nichts mehr wert. Ruhe dich aus.
lesson-sabika-scoring-pay = Zahle die Steuer, wie du willst. Zwei Dinare sind am Ende 1 SP wert.
lesson-sabika-scoring-sum = Das war eine ganze Partie. Wer die meisten SP hat, gewinnt.

## Eine kurze Partie

lesson-sabika-game-title = Eine kurze Partie
lesson-sabika-game-look = Du weißt, was jedes Feld tut. Das ist die fünfte und letzte Runde, gegen einen Gärtner, der nicht weit vorausdenkt.
lesson-sabika-game-play = Spiele die Runde zu Ende. Der Tipp zeigt dir, was ein starker Spieler täte, und mit „Zurücknehmen“ nimmst du eine Wahl zurück.

## Ereignisse

lesson-sabika-events-title = Ereignisse
lesson-sabika-events-three = Im Spiel für Fortgeschrittene kommen nacheinander drei Ereignisse. Das aktive gilt für alle. Jetzt kostet Kaufen 1 Dinar weniger, und Verkaufen bringt 1 mehr.
lesson-sabika-events-go = Ein guter Moment für einen Markt. Schicke einen Architekten dorthin.
lesson-sabika-events-go-wrong = Solange dieses Ereignis gilt, lohnt sich ein Markt.
lesson-sabika-events-buy = Ein Marmor kostet jetzt nur 1 Dinar. Kaufe einen.
lesson-sabika-events-buy-wrong = Gips ist immer billig. Kaufe den Marmor.
lesson-sabika-events-again = Und tausche ihn gegen eine Fliese.
lesson-sabika-events-again-wrong = Ein Geschäft ist noch übrig, und der Tausch kostet nichts.
lesson-sabika-events-next = Das nächste Ereignis liegt schon offen: Plane damit. Ereignisse wechseln am Ende der Runden 2 und 4.

## Yusuf

lesson-sabika-yusuf-title = Allein gegen Yusuf
lesson-sabika-yusuf-who = Allein spielst du gegen Yusuf. Er hat keine Vorräte und bezahlt nichts: Karten bestimmen, was seine Arbeiter tun.
lesson-sabika-yusuf-rest = Lass deine Dichterin ausruhen und sieh zu, was Yusuf nach dir macht.
lesson-sabika-yusuf-rest-wrong = Die Dichterin brauchst du jetzt am wenigsten. Lass sie ausruhen.
lesson-sabika-yusuf-watch = Hier siehst du seine Karte und jede seiner Aktionen. Seine Arbeiter kosten dich einen Dinar wie alle anderen.
lesson-sabika-yusuf-points = Er punktet mit Wünschen, Gedichten und der Handelskarte wie du. Übertriff seine SP.
