### Wer am Tisch sitzt

web-together = Am Tisch
web-bot-plays-for = Ein Bot spielt für { $name }
web-waits-away = { $name }: seit { $since } weg
web-seat-waits = wartet auf einen Gast
web-has-resigned = hat aufgegeben; ein Bot spielt weiter
web-bot-this-turn = Zeit abgelaufen; ein Bot macht diesen Zug
web-bot-stands-in = ein Bot springt ein
web-is-here = ist da
web-away-since = seit { $since } weg
web-never-here = war noch nicht da
web-give-to-bot = Einen Bot spielen lassen
web-seat-a-bot = Einen Bot hinsetzen
web-free-seat = Platz freigeben
web-take-seat-back = Platz wieder übernehmen
web-let-bot-play = Einen Bot für dich spielen lassen
web-resign = Aufgeben
web-resign-why = Du gibst diese Partie endgültig auf: Ein Bot spielt für dich weiter, und du kommst auf den letzten Platz, wie gut er auch spielt.
web-resign-yes = Diese Partie aufgeben
web-go = Den Tisch verlassen
web-go-why = Noch hat niemand gezogen. Dein Platz wird für jemand anderen frei.
web-go-yes = Verlassen
web-bot-plays-for-you = Ein Bot spielt für dich.
web-lost-the-turn = Deine Zeit ist um: Diesen Zug macht ein Bot für dich.
web-series = Serie
web-series-round = Partie { $round } von { $rounds }
web-series-game = Partie { $round }
web-series-total = Gesamt
web-series-wins = Siege
web-next-round = Nächste Partie
web-rounds = Partien der Serie
web-rounds-one = eine Partie
web-rounds-many = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
} mit Gesamtwertung
web-remove-from-list = Aus der Liste entfernen

## Uhren

web-clock = Uhr
web-clock-none = keine
web-clock-bank = { $minutes } Minuten für jeden und { $increment } Sekunden je Zug
web-clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
web-clock-move = { $minutes ->
    [one] eine Minute je Zug
   *[other] { $minutes } Minuten je Zug
}
web-clock-of = { $name }: noch { $time }
web-clock-yours = Du hast noch { $time }
web-clock-stands = Die Uhren stehen einen Moment still: Der Server ist gerade erst wieder da.
web-clock-last-minute = Deine letzte Minute
