### Die Partie des Tages

web-deal-title = Partie des Tages
web-deal-about = Alle auf diesem Server bekommen dieselbe Auslage und dieselben Gegner, die auf gleiche Züge gleich antworten. Dein erster Versuch zählt, ohne Tipps und ohne Zurücknehmen. Die Ergebnisse siehst du, wenn du fertig bist.
web-deal-once = Ein Versuch zählt. Du kannst unterbrechen und heute später weiterspielen.
web-deal-play = Die heutige Partie spielen
web-deal-go-on = Weiterspielen
web-deal-finished = { $n ->
    [0] Sonst hat sie noch niemand zu Ende gespielt.
    [one] { $n } andere Person hat sie zu Ende gespielt.
   *[other] { $n } andere haben sie zu Ende gespielt.
}
web-deal-nobody = Diese Partie hat niemand zu Ende gespielt.
web-deal-best = bestes Ergebnis
web-deal-against = gegen { $who }
web-deal-alone = allein gegen Yusuf
web-deal-days = Tage
web-deal-day-before = Der Tag davor
web-deal-today = Heute
web-deal-friend = Dieselbe Partie für einen Freund
web-deal-friend-about = Öffnet einen Tisch mit derselben Auslage und denselben Bots und eine Einladung auf deinen Platz.
