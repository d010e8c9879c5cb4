### Ein Zug in Alhambra im Browser


## Eine Wahl beim Namen

web-choice-take = { $cards } nehmen
web-choice-buy = { $tile } kaufen
web-choice-finish = { $tile } fertigstellen
web-choice-place = { $tile } legen
web-choice-move = { $tile } aus der Reserve legen
web-choice-exchange = ein Plättchen gegen { $tile } tauschen
web-choice-reserve = { $tile } in die Reserve nehmen
web-choice-give = { $tile } an Dirk geben
web-choice-remove = { $tile } zurück in die Reserve nehmen
web-choice-falcon = einen Falken setzen
web-choice-portal = { $portal } legen
web-choice-pay = mit { $card } zahlen
web-choice-keep = das Baustellenplättchen behalten: { alhambra-currency }
web-choice-marker = das Guthaben behalten: { alhambra-currency }

## Bezahlen

web-paying = Zahle { $price }: wähle Karten aus deiner Hand.
web-paying-some = Zahle { $price }: { $sum } gewählt.
web-paying-exact = { $sum }: genau der Preis. Du bist noch einmal dran.
web-pay-sum = { $sum } zahlen
web-pay-sum-exact = { $sum } zahlen: noch einmal dran
web-pay-card = { alhambra-card }: damit zahlen
web-paid-exactly = Passend: noch einmal!
web-decide-again = Noch eine Aktion, oder die Aktionen beenden und legen.
web-end-actions = Aktionen beenden und legen
web-end-turn = Zug beenden
web-placed-later = Du legst es, wenn deine Aktionen enden.
web-decide-falcons = Du kannst auch einen Falken setzen.

## Was ein Platz wert ist

web-standing-scoring = { $scoring ->
    [1] Mit den Punkten der ersten Wertung
    [2] Mit den Punkten der zweiten Wertung
   *[3] Mit den Punkten der dritten Wertung
}
web-place-worth = Platz { $place }
web-nobody-has = Noch hat niemand eines gebaut.

## Kurze Namen für Telefone

web-others-short = Andere
web-tab-standing-short = Punkte
web-tab-shelf-short = Module
web-tab-log-short = Verlauf
