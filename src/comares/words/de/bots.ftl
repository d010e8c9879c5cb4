### Was ein Bot zu seinen Zügen sagt

bots-random = blind gewählt
bots-scored = { $points ->
    [0] bis zur Wertung hätte nichts mehr Punkte gebracht
    [one] ein Punkt aus der Wertung
   *[other] { $points } Punkte aus der Wertung
}
bots-gains = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mehr, wenn jetzt gewertet würde. { $what }
bots-denies = { $seat } bekäme jetzt { $points } weniger
bots-prepares = für später: mehr Punkte bringt jetzt nichts
bots-foreign = sein Programm sagt es nicht
