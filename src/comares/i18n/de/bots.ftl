### Was ein Bot zu seinen Zügen sagt

bots-random = blind gewählt
bots-scored = { $points ->
    [one] ein Punkt sofort
   *[other] { $points } Punkte sofort
}
bots-gains = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr, wenn jetzt gewertet würde. { $what }
bots-denies = { $seat } bekäme jetzt { $points } weniger
bots-holds-coins = Geld auf der Hand: +{ $points }
bots-holds-reserve = Gebäude in der Reserve: +{ $points }
bots-holds-poems = Gedichte: +{ $points }
bots-holds-ships = Schiffe: +{ $points }
bots-holds-boxes = Platz in den Lagern: +{ $points }
bots-holds-goods = Waren: +{ $points }
bots-holds-seals = Siegel: +{ $points }
bots-holds-materials = Materialien: +{ $points }
bots-holds-taxes = Schritte auf der Steuerleiste: +{ $points }
bots-holds-rewards = Schritte auf der Belohnungsleiste: +{ $points }
bots-holds-dinars = Dinare: +{ $points }
bots-holds-raw = Rohstoffe: +{ $points }
bots-costs = { $points ->
    [one] das kostet einen Punkt
   *[other] das kostet { $points } Punkte
}
bots-prepares = für später: mehr Punkte bringt jetzt nichts
bots-foreign = sein Programm sagt es nicht
