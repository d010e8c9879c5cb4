### Der Kurs zu Alhambra

## Geld

lesson-alhambra-money-title = Geld
lesson-alhambra-money-aim = Du baust einen Palast. Hier wird er wachsen, vom Brunnen aus. Wer von einer Gebäudeart am meisten hat und wer die längste Mauer hat, bekommt die meisten Punkte.
lesson-alhambra-money-money = Die Baumeister kommen aus vier Ländern, und jeder will Geld in seiner Farbe. Vier Geldkarten liegen offen; in deinem Zug darfst du davon nehmen.
lesson-alhambra-money-several = Du darfst mehrere Karten nehmen, wenn sie zusammen höchstens 5 wert sind. Nimm den Florin 1 und den Dirham 3 auf einmal.
lesson-alhambra-money-several-wrong = Der Florin 1 und der Dirham 3 sind zusammen 4: du darfst beide in einem Zug nehmen.
lesson-alhambra-money-one = Oder du nimmst eine einzige Karte, egal wie viel sie wert ist. Nimm die 9.
lesson-alhambra-money-one-wrong = Eine einzelne Karte darf jeden Wert haben: die 9 kostet dich auch nur diesen einen Zug.
