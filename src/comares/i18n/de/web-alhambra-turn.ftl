### Ein Zug in Alhambra im Browser


## Eine Wahl beim Namen

web-choice-take = { $cards } nehmen
web-choice-buy = { $tile } kaufen
web-choice-finish = { $tile } vollenden
web-choice-place = { $tile } anlegen
web-choice-move = { $tile } aus der Reserve anlegen
web-choice-exchange = ein Plättchen gegen { $tile } tauschen
web-choice-reserve = { $tile } in die Reserve legen
web-choice-give = { $tile } Dirk geben
web-choice-remove = { $tile } in die Reserve nehmen
web-choice-falcon = einen Falken setzen
web-choice-portal = { $portal } anlegen
web-choice-pay = mit { $card } zahlen
web-choice-keep = das Baustellenplättchen behalten: { alhambra-currency }
web-choice-marker = ein Guthaben behalten: { alhambra-currency }

## Bezahlen

web-paying = Zahle { $price }: Wähle Karten aus deiner Hand.
web-paying-some = Zahle { $price }: { $sum } gewählt.
web-paying-exact = { $sum }: genau der Preis. Du bist noch einmal dran.
web-pay-sum = { $sum } zahlen
web-pay-sum-exact = { $sum } zahlen: noch einmal dran
web-pay-card = { alhambra-card }: damit zahlen
web-paid-exactly = Passend: noch einmal dran!
web-decide-again = Du bist noch einmal dran, oder beende die Aktionen und lege an.
web-end-actions = Aktionen beenden und anlegen
web-end-turn = Zug beenden
web-placed-later = Du legst es an, wenn deine Aktionen enden.
web-decide-falcons = Du kannst auch einen Falken setzen.

## Was ein Platz wert ist

web-standing-scoring = { $scoring ->
    [1] Mit den Punkten der ersten Wertung
    [2] Mit den Punkten der zweiten Wertung
   *[3] Mit den Punkten der dritten Wertung
}
web-place-worth = { $place }. Platz
web-nobody-has = Noch hat niemand eines gebaut.

## Kurze Namen für Telefone

web-others-short = Andere
web-tab-standing-short = Punkte
web-tab-shelf-short = Module
web-tab-log-short = Verlauf
