### Der Tisch im Terminal

terminal-welcome = Du bist { $seat }. Wähle eine Möglichkeit mit ihrer Nummer oder ihrem Code; `help` sagt, was du sonst noch eingeben kannst.
terminal-goodbye = Du verlässt die Partie, wie sie ist.
terminal-prompt = { $seat }, { $decision }:
terminal-no-such-number = Möglichkeit { $number } gibt es nicht; sie gehen von 1 bis { $most }.
terminal-more = … { $n } weitere: `options`
terminal-undone = Alles ab Zeile { $line } ist zurückgenommen.
terminal-save-where = Sag, wohin: save FILE
terminal-saved = Gespeichert als { $file }.
terminal-help =
    NUMMER oder CODE  eine Möglichkeit wählen
    options           alle Möglichkeiten auflisten
    table             den Tisch neu zeichnen
    scores            die Wertung, wenn jetzt gewertet würde, und wofür
    undo              die letzte eigene Wahl zurücknehmen, falls seither nichts aufgedeckt wurde
    log [all]         was geschah
    save FILE         die Aufzeichnung schreiben
    quit              gehen
    Ein Code ist einer von:
    {"  "}{ $usages }
terminal-points = Punkte
terminal-now = jetzt
terminal-would-have = { $seat } hat { $points } und hätte { $standing }.
terminal-scored-in = Zeile { $line }
terminal-points-are = Punkte: { $points }
terminal-won = Gewonnen hat { $seats }
terminal-bot = { $bot } { $number }
terminal-not-a-terminal = Dieses Spiel braucht ein Terminal, und hier ist keines: Starte es in einem.

## Alhambra

terminal-alhambra-bag = Beutel { $tiles }
terminal-alhambra-deck = Stapel { $cards }, abgelegt { $discard }
terminal-alhambra-next-scoring = { $fewest ->
    [1] Wertung { $most ->
        [one] mit der nächsten Karte
       *[other] innerhalb der nächsten { $most } Karten
    }
   *[other] Wertung in { $fewest } bis { $most } Karten
}
terminal-alhambra-last-scoring = die letzte Wertung kommt am Ende
terminal-alhambra-ending = das Spiel endet
terminal-alhambra-tile = { $kind } { $price }
terminal-alhambra-no-walls = ohne Mauern
terminal-alhambra-market = Bauhof
terminal-alhambra-display = Ausliegendes Geld
terminal-alhambra-waiting = Noch zu legen
terminal-alhambra-reserve = Deine Reserve
terminal-alhambra-coins = = { $coins }
terminal-alhambra-exact = passend
terminal-alhambra-excess = { $coins } zu viel
terminal-alhambra-head-wall = Mauer
terminal-alhambra-head-cards = Karten
terminal-alhambra-head-coins = Geld
terminal-alhambra-head-reserve = Reserve

## Nachspielen, perft

terminal-replay-keys = Enter geht weiter, t zeichnet den Tisch, q beendet.
terminal-if-scored-now = Wenn jetzt gewertet würde
terminal-sound = Eine fehlerfreie Aufzeichnung von { $game }: { $lines ->
    [one] eine Zeile
   *[other] { $lines } Zeilen
}, alles geprüft.
terminal-sound-so-far = Eine Aufzeichnung von { $game }, fehlerfreie Zeilen vom Anfang an: { $lines }.
terminal-position-sound = Eine fehlerfreie Stellung von { $game }, Plätze: { $seats }.
terminal-perft = Tiefe { $depth }: { $ways } ({ $seconds } s)
terminal-perft-total = gesamt

## Alhambras Module

terminal-alhambra-falcons = freie Falken: { $falcons }
terminal-alhambra-portals = übrige Portale: { $portals }; noch zu legen: { $waiting }
terminal-alhambra-sites = Baustellenplättchen im Beutel: { $tokens }; gezogen: { $drawn }
terminal-alhambra-credits = freie Marker: { $markers }; Guthaben: { $credits }

## Sabika

terminal-sabika-yusuf = Yusuf
terminal-sabika-sultan = S
terminal-sabika-round = Runde { $round }, Epoche { $era }
terminal-sabika-first = Startspieler { $seat }
terminal-sabika-tax = Steuer am Rundenende { $tax }
terminal-sabika-wishes = Wünsche: { $wishes }
terminal-sabika-trade = Handelskarte: { $card }
terminal-sabika-event = Ereignis: { $event }; danach: { $next }
terminal-sabika-rondel = Feld
terminal-sabika-city = Stadt (* Siegel)
terminal-sabika-wants = verlangt
terminal-sabika-bonus = Bonus
terminal-sabika-consolidated = gefestigt
terminal-sabika-ships = Schiffe [rechts]
terminal-sabika-storehouses = Lager (zwei links, zwei rechts)
terminal-sabika-small = Kleine Gebäude
terminal-sabika-large = Große Gebäude
terminal-sabika-short = Kurze Gedichte
terminal-sabika-long = Lange Gedichte
terminal-sabika-own-large = große: { $cards }
terminal-sabika-own-small = kleine: { $cards }
terminal-sabika-own-blue = blaue: { $cards }
terminal-sabika-own-red = rote: { $cards }
terminal-sabika-own-grey = graue: { $cards }
terminal-sabika-own-tokens = Lager: { $cards }
terminal-sabika-head-vp = SP
terminal-sabika-head-now = jetzt
terminal-sabika-head-dinars = Dinare
terminal-sabika-head-seals = Siegel
terminal-sabika-head-taxes = Steuern
terminal-sabika-head-reward = Belohnung
terminal-sabika-head-boxes = Kisten
terminal-sabika-head-raw = Rohstoffe
terminal-sabika-head-stored = gelagert
