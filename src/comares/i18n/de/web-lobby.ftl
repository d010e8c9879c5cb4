### The lists of the lobby

web-find-table = Einen Tisch nach Spielernamen finden
web-find-game = Spiel
web-find-any-game = jedes Spiel
web-find-any-pace = jedes Tempo
web-find-nothing = Kein Tisch passt dazu.
web-results = Ergebnisse
web-won-with = { $name } gewann mit { $points }

## Gewertete Tische, Freunde und Clubs

web-rated = gewertet
web-rated-why = Das Ergebnis ändert die Wertungszahlen: keine Tipps, kein Zurücknehmen, mit Uhr.
web-rated-people = Ab zwei Personen, jede an einem eigenen Gerät: Lass ihnen Plätze offen.
web-ratings = Wertungszahlen
web-club = Club
web-club-none = keiner
web-club-tables = Tische deiner Clubs
web-asked-to = Du bist eingeladen
web-asked-by = { $name } lädt dich ein
web-somebody = jemand
web-friends = Freunde
web-friends-here = Gerade hier:
web-friends-nobody-here = Gerade ist keiner deiner Freunde hier.
web-friends-none = Finde Freunde über einen Link oder an einem Tisch. Gründe mit ihnen einen Club.
web-friends-asking = { $n ->
    [one] Jemand möchte mit dir befreundet sein
   *[other] { $n } Leute möchten mit dir befreundet sein
}
web-friend-ask = Freundschaft anbieten
web-friend-block = Blockieren
web-friend-more = Mehr zu { $name }
web-friend-was-asked = { $name } wurde gefragt.
web-friend-was-blocked = Von { $name } hörst du nichts mehr.
web-friend-invite = Einladen
web-friend-invited = Eingeladen
