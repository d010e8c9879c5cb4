### Der Tisch im Browser

## Überall

web-opening = Der Tisch wird geöffnet …
web-close = Schließen
web-go-on = Weiter
web-again = Noch einmal versuchen
web-back = Zurück
web-menu = Menü
web-to-lobby = Zur Lobby
web-search = Suchen
web-copy = Kopieren
web-copied = Kopiert
web-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt. Was du jetzt wählst, bleibt erhalten.
web-missed = Während du weg warst
web-missed-more = { $n ->
    [one] Eine frühere Zeile steht im Verlauf
   *[other] { $n } frühere Zeilen stehen im Verlauf
}
web-next-table = Du bist am Zug: { $names }

## Lobby

web-motto = Baue den schönsten Palast auf dem Hügel Sabika: gegen Bots, mit Freunden überall oder an einem Bildschirm.
web-play-now = Spielen
web-set-up = Tisch einrichten
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-watch = Zuschauen
web-more-tables = Mehr Tische
web-sign-out = Überall sonst abmelden
web-signed-out = Überall sonst abgemeldet
web-sign-out-hint = Andere Geräte und Browser verlieren deine Plätze; dieser behält sie.
web-you = Du
web-your-name = Dein Name
web-import = Spieldatei öffnen
web-position = Eine Stellung aufbauen
web-position-about = Eine Stellung ist ein Spiel in einem Augenblick, als Text. Du kannst sie im Menü eines Tisches kopieren. Sie enthält, was dein Platz sehen darf; der Rest wird ausgelost.
web-position-text = Stellung
web-position-load = Aus einer Datei laden
web-position-error = Zeile { $line }: { $what }
web-position-summary = { $game } für { $seats ->
    [one] einen Spieler
   *[other] { $seats } Spieler
}
web-position-turn = Spieler { $number } entscheidet.
web-position-viewer = Die Stellung zeigt, was Spieler { $number } wissen darf.
web-position-unreachable = Keine Partie kann zu dieser Stellung führen:
web-position-anyway = Trotzdem öffnen
web-join = Platz nehmen
web-invited-by = { $host } lädt dich zu { $game } ein
web-invited = Du bist zu { $game } eingeladen
web-at-the-table = Am Tisch
web-host = Gastgeber
web-computer = Bot
web-seat-yours = dein Platz
web-waits-for-you = Dieser Platz ist am Zug. Die anderen warten.
web-sit-already = Du sitzt schon an diesem Tisch.
web-to-table = An den Tisch
web-join-too = Auch diesen Platz nehmen
web-invitation-stale = Diese Einladung gilt nicht mehr
web-invitation-stale-why = Der Platz ist vergeben, oder der Link ist unvollständig. Bitte den Gastgeber um einen neuen.
web-your-turn = Du bist dran
web-running = Läuft
web-finished = Zu Ende
web-closed = Vom Betreiber geschlossen
web-all-left = Alle sind gegangen
web-recorded = Aufgezeichnete Partie
web-move = Zug { $n }
web-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
web-not-begun = noch nicht begonnen
web-waiting-for-guest = Warten auf einen Gast …
web-free = freier Platz

web-language = Sprache
web-theme = Farben
web-theme-dusk = Dämmerung
web-theme-stucco = Heller Stuck
web-theme-contrast = Hoher Kontrast
web-speed = Animation
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-speed-slow = Langsam
web-sounds = Töne
web-confirms = Alhambra: Zugende bestätigen
web-confirms-off = Nein
web-confirms-on = Ja
web-confirms-timer = Ja, oder nach 6 Sekunden
web-reasons = Begründungen der Bots im Verlauf zeigen
web-rewinds = Gegen Bots unbegrenzt zurücknehmen (wird in der Spieldatei vermerkt)

## Einen Tisch einrichten

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Kaufe Gebäude in vier Währungen, lege sie an und lass die längste Mauer wachsen. 2 bis 6 Personen, etwa 45 Minuten.
web-about-sabika = Schicke Architekten, Händler und Dichterin über das dreifache Rondell; baue, handle, graviere Gedichte. 1 bis 4 Personen, etwa 90 Minuten.
web-players = Spieler
web-seat-me = Du
web-seat-here = Gast an diesem Gerät
web-seat-open = Frei: per Einladung
web-seat-bot = Bot: { $level }
web-level-gardener = Gärtner (leicht)
web-level-mason = Maurer (eher leicht)
web-level-carpenter = Zimmermann (mittel)
web-level-geometer = Geometer (schwer)
web-level-architect = Baumeister (sehr schwer)
web-level-gardener-plays = Spielt, was gerade gut aussieht. Der beste Gegner für die erste Partie.
web-level-mason-plays = Nimmt, was bald Punkte bringt, und vergleicht wenige Züge. Hat bessere und schlechtere Tage.
web-level-carpenter-plays = Spielt wie jemand mit Erfahrung, aber in Eile: vernünftige Züge, selten der beste. Hat bessere und schlechtere Tage.
web-level-geometer-plays = Plant den eigenen Zug zu Ende und weiß, was eine Stellung wert ist. Denkt wenig an deine Antwort. Hat bessere und schlechtere Tage.
web-level-architect-plays = Probiert Hunderte Fortsetzungen aus und merkt sich jede Karte. Braucht bis zu einer Sekunde.
web-level-random = zufällig
web-level-greedy = gierig
web-modules = Module
web-module-falconers = Falkner
web-module-portals = Portale
web-module-building-sites = Baustellen
web-module-exchange-certificates = Wechselscheine
web-about-falconers = Setze Falken dorthin, wo vier deiner Plättchen zusammenstoßen. Falken einer Farbe zählen gemeinsam bei jeder Wertung.
web-about-portals = Halbe Plättchen mit diagonaler Mauer. Du kaufst eines zusammen mit einem Gebäude seiner Art.
web-about-building-sites = Zahle jetzt den halben Preis und später den ganzen, in einer Währung, die nur du kennst.
web-about-exchange-certificates = Was du zu viel zahlst, ist nicht verloren: Du behältst es als Guthaben.
web-reconstructed-sabika = Bitte beachte: Die Regel von Sabika zeigt die meisten Karten, Plättchen und Felder nur auf Bildern. Hier sind { $many } von { $pieces } rekonstruiert und für diesen Tisch ausgewogen; in deiner Schachtel können andere Werte stehen.
web-reconstructed-falconers = Bitte beachte: Die Regel zeigt die zwei Arten jedes Falken nur auf Bildern. Hier sind alle { $pieces } Falken rekonstruiert.
web-marks = Rekonstruierte Karten kennzeichnen
web-mark-reconstructed = rekonstruiert: nicht wie in der Schachtel gedruckt
web-mark-printed = wie in der Schachtel gedruckt
web-options = Varianten
web-option-end = Spielende
web-option-end-short = wenn der Bauhof nicht mehr aufgefüllt werden kann
web-option-end-empty = sobald der Beutel leer ist
web-option-start-tie = Gleichstand um den ersten Zug
web-option-start-tie-drawn = das Los entscheidet
web-option-start-tie-lowest = der niedrigste Platz beginnt
web-option-dirk-wins = Dirk kann gewinnen
web-option-dirk-wins-no = nein
web-option-dirk-wins-yes = ja, wenn er die meisten Punkte hat
web-option-portal-offer = Ein Portal kann man kaufen
web-option-portal-offer-always = mit jedem Gebäude
web-option-portal-offer-fitting = nur wenn es jetzt oder nach einem Plättchen passt
web-option-walk-portals = Durch Portale kann man gehen
web-option-walk-portals-yes = ja
web-option-walk-portals-no = nein
web-option-finish-again = Vollenden gibt eine weitere Aktion
web-option-finish-again-exact = wenn passend bezahlt wird
web-option-finish-again-paid = wie auch immer bezahlt wird
web-option-credits-win-tiles = Guthaben zählt bei den letzten Plättchen als Geld
web-option-credits-win-tiles-yes = ja
web-option-credits-win-tiles-no = nein
web-option-data = Spielmaterial
web-option-data-ours = Standard
web-pace = Tempo
web-pace-live = Live
web-pace-turns = Zug um Zug, über Tage
web-listed = Den Tisch für alle in der Lobby zeigen
web-start = Tisch eröffnen

web-invite = Einladen
web-invite-why = Wer einen Link öffnet, kann diesen Platz nehmen, auf jedem Gerät und ohne Konto.
web-invite-only-here = Diese Links gelten nur auf diesem Computer. Für Mitspieler in deinem Netz starte mit „./play --lan“, für Mitspieler überall mit „comares serve“ (siehe die Anleitung zum Hosten).
web-invite-link = Einladung
web-invite-code = Einladung zu Platz { $number } als Code für die Kamera
web-no-open-seats = Alle Plätze sind besetzt.
web-own-link = Dein Platz auf einem anderen Gerät (behalte den Link für dich):

## Ein Gerät

web-curtain = { $name } ist dran
web-curtain-why = Gleich ist deine Hand zu sehen. Alle anderen schauen bitte weg.
web-curtain-lift = Ich bin { $name }

## Am Tisch

web-confirm = Bestätigen
web-confirm-why = Das kannst du nicht zurücknehmen.
web-confirm-gain = bei einer Wertung jetzt: { $gain }
web-take-back = Noch nicht
web-rewind = Hierher zurückgehen
web-rewind-to = Zu Zeile { $line } zurückgehen
web-read-only = Nur ansehen
web-look-at-it = Ansehen
web-watching = Du schaust zu
web-watching-why = Du siehst, was offen liegt. Hände bleiben verdeckt, und niemand wartet auf dich.
web-seat-is-free = An diesem Tisch ist ein Platz frei.
web-take-free-seat = Freien Platz nehmen
web-seat-by-invitation = Ein Platz ist frei, aber nur per Einladung. Bitte den Gastgeber um den Link.

web-palace-of = Palast von { $name }
web-back-to-own = Zurück zu deinem Palast
web-back-to-turn = Zurück zum Spieler am Zug
web-money-of = Geld von { $name }
web-others = Die anderen Paläste
web-away = gerade nicht da
web-wall = Mauer
web-wall-of = Längste Mauer: { $length }
web-cards-of = Geldkarten: { $cards }
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-rival-spoken = { $name }: Punkte { $points }, Mauer { $wall }, Gebäude { $buildings }, Geldkarten { $cards }. Diesen Palast groß zeigen.
web-has-points = { $name }: { $points }
web-player = Spieler
web-points = Punkte
web-sources = Wofür
web-would-get = bekäme
web-would-have = gesamt

web-market = Bauhof
web-slot-empty = Feld { $slot }, { alhambra-currency }: leer
web-slot-spoken = Feld { $slot }, für { alhambra-currency }: { $tile }.{ $payable ->
    [yes] {" "}Du kannst es bezahlen.
   *[no] {""}
}
web-money = Ausliegendes Geld
web-deck = im Stapel
web-bag = im Beutel
web-deck-spoken = Karten im Stapel: { $deck }; abgelegt: { $discard }; Plättchen im Beutel: { $bag }
web-hand = Dein Geld
web-hand-empty = Kein Geld auf der Hand.
web-hand-hidden = Verdeckte Karten: { $cards }
web-credit = Guthaben
web-credit-spoken = Guthaben von { $value }, { alhambra-currency }
web-pay-with = Mit { alhambra-currency } { $value } zahlen
web-reserve = Reserve
web-to-build = Anzulegen

web-tile-title = { alhambra-kind } { $price }
web-tile-spoken = { alhambra-kind }, Preis { $price }, { $walls }
web-walls = Mauern: { $sides }
web-no-walls = ohne Mauern
web-north = Norden
web-east = Osten
web-south = Süden
web-west = Westen
web-portal-name = Portal: { alhambra-kind }

web-pay-for = Bezahlen: { $tile }
web-way-plain = Das Gebäude
web-way-portal = Mit Portal
web-way-site = Als Baustelle, zum halben Preis
web-way-finish = Vollenden
web-pay-exact = Passend: noch einmal dran
web-pay-over = { $excess } zu viel
web-overpay-sure = { $excess } zu viel, obwohl du passend zahlen könntest. Noch einmal klicken, um zu zahlen.
web-more-ways = { $n ->
    [one] Noch ein Weg
   *[other] Noch { $n } Wege
}
web-cannot-pay = Es kostet { $price }; du hast { $held } ({ alhambra-currency }).

web-preview = Würde jetzt gewertet: { $gain }. Mauer: { $wall }

web-waiting-for = Warten auf { $name } …
web-over = Die Partie ist zu Ende.
web-decide-action = Nimm Geld, kaufe ein Gebäude oder baue deinen Palast um.
web-decide-placing = Lege deine neuen Gebäude an oder in die Reserve.
web-decide-portal = Lege dein Portal an. Du darfst es drehen.
web-decide-keep = Welches Baustellenplättchen bleibt auf der Baustelle?
web-decide-marker = Du hast zu viel gezahlt. Den Überschuss als Guthaben behalten?
web-decide-pay = Bezahle den Falken mit einer beliebigen Geldkarte.
web-decide-enough = Kaufe noch einen Falken oder höre auf.
web-decide-stop = Du hast passend gezahlt: Du bist noch einmal dran, oder beende deine Aktionen.
web-taking = { $sum } nehmen?
web-take = { $sum } nehmen
web-place = Hierher legen
web-turn = Drehen
web-take-out = In die Reserve nehmen
web-to-reserve = In die Reserve
web-to-dirk = An Dirk
web-do-stop = Aktionen beenden und anlegen
web-do-pass = Passen
web-do-enough = Keine Falken mehr
web-do-decline = Nichts behalten
web-keep-which = Welches Baustellenplättchen bleibt?
web-marker-which = In welcher Währung behältst du es?
web-falcon-which = Welcher Falke?
web-hint = Tipp
web-follow-hint = So spielen
web-undo = Zurücknehmen
web-redo = Wiederholen
web-reset = Zug neu beginnen
web-skip = Bis jetzt vorspulen
web-advanced = Erweitert
web-code-field = Zugcode eingeben
web-do-code = Spielen

web-tab-standing = Würde jetzt gewertet
web-tab-log = Verlauf
web-tab-shelf = Module
web-if-scored = Würde jetzt gewertet
web-log = Verlauf
web-deal = Das Austeilen
web-undone = Zurückgenommen.
web-secret = { $name } behält verdeckt ein Plättchen.
web-save-record = Partie herunterladen
web-copy-position = Stellung kopieren
web-position-copied = Stellung kopiert
web-source-wall = Mauer
web-source-falcons = Falken

web-falcon-points = Punkte für 1 bis 5 Falken einer Farbe: { $points }.
web-portal-costs = Ein Portal kostet jetzt { $coins } mehr.
web-tokens = Baustellenplättchen im Beutel: { $bag }; auf Baustellen: { $out }.

web-scoring = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}
web-scoring-short = { $scoring }.
web-show-all = Alles zeigen
web-you-win = Du gewinnst
web-won-by = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
web-rematch = Revanche
web-replay = Nachspielen

## Wiedergabe

web-first = Zum Austeilen
web-last = Zum Ende
web-forward = Nächste Zeile
web-play-on = Abspielen
web-pause = Anhalten
web-line-of = Zeile { $line } von { $last }

## Regeln

web-rulebook = Regelbuch

## What leads to a screen whose other words come with it

web-account = Konto
web-account-remove = Entfernen
web-games-title = Deine Partien
web-games-somebody = jemand
web-games-n-players = { $n ->
    [one] allein
   *[other] zu { $n }
}
web-today = Außerdem
web-puzzles = Rätsel
web-review = Analyse
