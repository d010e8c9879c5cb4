### Der Tisch im Browser

## Überall

web-opening = Der Tisch wird geöffnet …
web-close = Schließen
web-go-on = Weiter
web-again = Noch einmal versuchen
web-back = Zurück
web-menu = Menü
web-to-lobby = In die Halle
web-search = Suchen
web-copy = Kopieren
web-copied = Kopiert
web-lost = Die Verbindung ist weg und wird neu aufgebaut; nichts geht verloren.
web-missed = Während du weg warst
web-missed-more = { $n } frühere Ereignisse stehen im Verlauf
web-next-table = { $names }: dort bist du am Zug

## Halle

web-motto = Baue den schönsten Palast auf dem Hügel Sabika: gegen den Computer, mit Freunden überall oder um einen Bildschirm.
web-play-now = Spielen
web-set-up = Tisch einrichten
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-watch = Zuschauen
web-you = Du
web-your-name = Dein Name
web-import = Ein aufgezeichnetes Spiel ansehen
web-position = Eine Stellung aufbauen
web-position-about = Eine Stellung ist ein Spiel in einem Augenblick, als Text. Kopiere sie aus dem Menü eines Tisches; sie enthält, was dein Platz sehen darf. Der Rest wird neu gezogen.
web-position-text = Stellung
web-position-load = Aus einer Datei laden
web-position-error = Zeile { $line }: { $what }
web-position-summary = { $game } für { $seats ->
    [one] einen Spieler
   *[other] { $seats } Spieler
}
web-position-turn = Spieler { $number } entscheidet.
web-position-viewer = Die Stellung enthält, was Spieler { $number } wissen darf.
web-position-unreachable = Kein Spiel könnte zu dieser Stellung führen:
web-position-anyway = Trotzdem öffnen
web-join = Platz nehmen
web-invited-by = { $host } lädt dich zu { $game } ein
web-invited = Du bist zu { $game } eingeladen
web-at-the-table = Am Tisch
web-host = lädt ein
web-computer = Computer
web-seat-yours = dein Platz
web-waits-for-you = Dieser Platz ist am Zug: die anderen warten schon.
web-sit-already = Du sitzt schon an diesem Tisch.
web-to-table = An den Tisch
web-join-too = Auch diesen Platz nehmen
web-invitation-stale = Diese Einladung gilt nicht mehr
web-invitation-stale-why = Jemand hat den Platz schon eingenommen, oder der Link ist nicht vollständig angekommen. Bitte um einen neuen.
web-your-turn = Du bist dran
web-running = Im Gang
web-finished = Zu Ende
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
web-confirms = Zugende bestätigen
web-confirms-off = Nein
web-confirms-on = Ja
web-confirms-timer = Ja, oder nach 6 Sekunden
web-rewinds = Gegen den Computer: im Verlauf beliebig weit zurückgehen (die Aufzeichnung vermerkt es)

## Einen Tisch einrichten

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Gebäude in vier Währungen kaufen, anlegen und die längste Mauer wachsen lassen. 2 bis 6 Personen, etwa 45 Minuten.
web-about-sabika = Architekten, Händler und Dichter über das dreifache Rondell schicken; bauen, handeln, Gedichte einmeißeln. 1 bis 4 Personen, etwa 90 Minuten.
web-players = Spieler
web-seat-me = Du
web-seat-here = Jemand an diesem Gerät
web-seat-open = Offen: mit Einladung
web-seat-bot = Computer: { $level }
web-level-gardener = Gärtner (leicht)
web-level-mason = Maurer (mittel)
web-level-geometer = Geometer (schwer)
web-level-architect = Baumeister (sehr schwer)
web-level-random = irgendwie
web-level-greedy = gierig
web-modules = Module
web-module-falconers = Falkner
web-module-portals = Portale
web-module-building-sites = Baustellen
web-module-exchange-certificates = Wechselscheine
web-about-falconers = Falken für die Schnittpunkte, an denen vier deiner Plättchen zusammenstoßen; Schwärme einer Farbe zählen bei jeder Wertung.
web-about-portals = Halbe Plättchen mit schräger Mauer und Tor, gekauft zusammen mit einem Gebäude ihrer Art.
web-about-building-sites = Jetzt der halbe Preis, später der ganze, in einer Währung, die nur du kennst.
web-about-exchange-certificates = Was du zu viel zahlst, ist nicht verloren: Es bleibt dein Guthaben.
web-options = Varianten
web-option-end = Das Spiel endet,
web-option-end-short = wenn der Markt nicht mehr voll wird
web-option-end-empty = sobald der Beutel leer ist
web-option-walk-portals = Durch Portale kann man gehen
web-option-walk-portals-yes = ja
web-option-walk-portals-no = nein
web-option-credits-win-tiles = Guthaben zählen bei den letzten Plättchen
web-option-credits-win-tiles-yes = ja
web-option-credits-win-tiles-no = nein
web-option-data = Spielmaterial
web-option-data-ours = wie mit dem Programm geliefert
web-pace = Tempo
web-pace-live = Gleich jetzt
web-pace-turns = Zug um Zug, über Tage
web-listed = Den Tisch allen in der Halle zeigen
web-start = Tisch eröffnen

web-invite = Einladen
web-invite-why = Wer einen Link öffnet, kann diesen Platz einnehmen: auf jedem Gerät, ohne Konto.
web-invite-only-here = Diese Seite läuft auf diesem Computer, und die Links gelten nur hier. Für andere in deinem Netz starte sie mit „./play --lan“, für andere überall mit „comares serve“ (siehe die Anleitung zum Hosten).
web-invite-link = Einladung
web-invite-code = Einladung zu Platz { $number } als Code für die Kamera
web-no-open-seats = Alle Plätze sind besetzt.
web-own-link = Dein Platz auf einem anderen Gerät (behalte diesen Link für dich):

## Ein Gerät

web-curtain = { $name } ist dran
web-curtain-why = Gleich liegt offen, was nur dich angeht: Die anderen schauen weg.
web-curtain-lift = Ich bin { $name }

## Am Tisch

web-confirm = Bestätigen
web-confirm-why = Danach lässt sich nichts mehr zurücknehmen.
web-confirm-gain = Änderung der Punkte nach diesem Stand
web-take-back = Zurücknehmen
web-rewind = Von hier neu beginnen
web-rewind-to = Ab Zeile { $line } neu beginnen
web-watching = Du schaust zu
web-watching-why = Du siehst, was offen auf dem Tisch liegt; Handkarten bleiben verdeckt, und niemand wartet auf dich.
web-seat-is-free = An diesem Tisch ist ein Platz frei.
web-take-free-seat = Freien Platz nehmen
web-seat-by-invitation = Ein Platz ist frei, aber nur mit Einladung: bitte die Person um den Link, die den Tisch eröffnet hat.

web-palace-of = Palast von { $name }
web-back-to-own = Zurück zu deinem Palast
web-back-to-turn = Zurück zum Palast, der am Zug ist
web-money-of = Geld von { $name }
web-others = Die anderen Paläste
web-away = gerade nicht da
web-wall = Mauer
web-wall-of = Längste Mauer: { $length }
web-cards-of = Geldkarten: { $cards }
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-fit = Alles zeigen
web-rival-spoken = { $name }: { $points } Punkte, Mauer { $wall }, { $buildings } Gebäude, { $cards } Geldkarten. Diesen Palast groß zeigen.
web-has-points = { $name }: { $points }
web-player = Spieler
web-points = Punkte
web-sources = Wofür
web-would-get = bekäme
web-would-have = hätte

web-market = Bauhof
web-slot-empty = Feld { $slot }, { alhambra-currency }: leer
web-slot-spoken = Feld { $slot }, für { alhambra-currency }: { $tile }.{ $payable ->
    [yes] {" "}Du kannst es bezahlen.
   *[no] {""}
}
web-money = Ausliegendes Geld
web-deck = im Stapel
web-bag = im Beutel
web-deck-spoken = { $deck } Karten im Stapel, { $discard } abgelegt, { $bag } Plättchen im Beutel
web-hand = Dein Geld
web-hand-empty = Kein Geld auf der Hand.
web-hand-hidden = { $cards } Karten, verdeckt
web-credit = Guthaben
web-credit-spoken = Guthaben von { $value }, { alhambra-currency }
web-pay-with = Mit { alhambra-currency } { $value } zahlen
web-reserve = Reserve
web-to-build = Zu legen

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
web-pay-exact = passend: noch eine Aktion
web-pay-over = { $excess } zu viel
web-overpay-sure = { $excess } zu viel, obwohl du passend zahlen könntest. Noch einmal klicken, um zu zahlen.
web-more-ways = { $n } weitere Wege
web-cannot-pay = Es kostet { $price }; du hast { $held } ({ alhambra-currency }).

web-preview = Würde jetzt gewertet: { $gain }. Mauer: { $wall }

web-waiting-for = Warten auf { $name } …
web-over = Das Spiel ist zu Ende.
web-decide-action = Du bist dran: Geld nehmen, ein Gebäude kaufen oder umbauen.
web-decide-placing = Lege, was du gekauft hast, oder nimm es in die Reserve.
web-decide-keep = Wähle das Baustellenplättchen, das auf der Baustelle bleibt.
web-decide-marker = Du hast zu viel bezahlt: den Überschuss als Guthaben behalten?
web-decide-pay = Bezahle den Falken mit einer beliebigen Karte.
web-decide-enough = Noch ein Falke, oder genug?
web-decide-stop = Noch eine Aktion, oder aufhören?
web-taking = { $sum } nehmen?
web-take = { $sum } nehmen
web-place = Hierher legen
web-turn = Drehen
web-take-out = In die Reserve nehmen
web-to-reserve = In die Reserve
web-to-dirk = An Dirk
web-do-stop = Aufhören
web-do-pass = Passen
web-do-enough = Genug Falken
web-do-decline = Nichts behalten
web-keep-which = Welches Baustellenplättchen bleibt?
web-marker-which = In welcher Währung behältst du es?
web-falcon-which = Welcher Falke?
web-hint = Tipp
web-hint-is = Tipp: { $code }.
web-follow-hint = So machen
web-undo = Zurücknehmen
web-redo = Wiederholen
web-reset = Zug neu beginnen
web-skip = Bis jetzt vorspulen
web-code-field = Eine Möglichkeit mit ihrem Code
web-do-code = Ausführen

web-tab-standing = Würde jetzt gewertet
web-tab-log = Verlauf
web-tab-shelf = Module
web-if-scored = Würde jetzt gewertet
web-log = Was geschah
web-deal = Das Austeilen
web-undone = Zurückgenommen.
web-secret = Etwas Geheimes.
web-save-record = Aufzeichnung sichern
web-copy-position = Stellung kopieren
web-position-copied = Stellung kopiert
web-source-wall = Mauer
web-source-falcons = Falken

web-falcon-points = Falken einer Farbe zählen nach ihrer Zahl: { $points }.
web-reconstructed = Welcher Falke welche Arten zeigt, ist zum Teil rekonstruiert.
web-portal-costs = Ein Portal kostet jetzt { $coins } mehr.
web-tokens = { $bag } Baustellenplättchen im Beutel, { $out } auf Baustellen.

web-scoring = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}
web-scoring-short = { $scoring }.
web-show-all = Alles zeigen
web-won-by = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
web-rematch = Noch einmal
web-replay = Das Spiel noch einmal ansehen

## Wiedergabe

web-first = Zum Austeilen
web-last = Zum Ende
web-forward = Eine Zeile weiter
web-play-on = Abspielen
web-pause = Anhalten
web-line-of = Zeile { $line } von { $last }

## Regeln

web-rulebook = Regelbuch
