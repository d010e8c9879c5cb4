### Il tavolo nel terminale

terminal-welcome = Giochi come { $seat }. Scegli un’opzione con il suo numero o il suo codice; `help` dice che altro puoi scrivere.
terminal-goodbye = Lasci la partita com’è.
terminal-prompt = { $seat }, { $decision }:
terminal-no-such-number = L’opzione { $number } non esiste; vanno da 1 a { $most }.
terminal-more = … altre { $n }: `options`
terminal-undone = Tutto dalla riga { $line } in poi è annullato.
terminal-save-where = Scrivi dove: save FILE
terminal-saved = Salvato come { $file }.
terminal-help =
    NUMERO o CODICE  scegli un’opzione
    options          elenca tutte le opzioni
    table            ridisegna il tavolo
    scores           se si valutasse ora, e perché
    undo             annulla la tua ultima scelta, se da allora nulla è stato rivelato
    log [all]        che cosa è successo
    save FILE        scrive la registrazione
    quit             esci
    Un codice è uno di questi:
    {"  "}{ $usages }
terminal-points = punti
terminal-now = ora
terminal-would-have = { $seat } ha { $points } e avrebbe { $standing }.
terminal-scored-in = riga { $line }
terminal-points-are = Punti: { $points }
terminal-won = Vince { $seats }
terminal-bot = { $bot } { $number }
terminal-not-a-terminal = Questa partita si gioca in un terminale, e qui non ce n’è uno: avviala in un terminale.

## Alhambra

terminal-alhambra-bag = sacchetto { $tiles }
terminal-alhambra-deck = mazzo { $cards }, scarti { $discard }
terminal-alhambra-next-scoring = { $fewest ->
    [1] valutazione { $most ->
        [one] con la prossima carta
       *[other] entro le prossime { $most } carte
    }
   *[other] valutazione tra { $fewest } e { $most } carte
}
terminal-alhambra-last-scoring = l’ultima valutazione è alla fine
terminal-alhambra-ending = la partita finisce
terminal-alhambra-tile = { $kind } { $price }
terminal-alhambra-no-walls = senza muri
terminal-alhambra-market = Cortile
terminal-alhambra-display = Denaro sul tavolo
terminal-alhambra-waiting = Da posare
terminal-alhambra-reserve = La tua riserva
terminal-alhambra-coins = = { $coins }
terminal-alhambra-exact = esatto
terminal-alhambra-excess = { $coins } di troppo
terminal-alhambra-head-wall = muro
terminal-alhambra-head-cards = carte
terminal-alhambra-head-coins = denaro
terminal-alhambra-head-reserve = riserva

## Rivedere una partita, perft

terminal-replay-keys = Invio prosegue, t disegna il tavolo, q esce.
terminal-if-scored-now = Se si valutasse ora
terminal-sound = Una registrazione valida di { $game }, righe: { $lines }, tutte verificate.
terminal-sound-so-far = Una registrazione di { $game }, righe valide dall’inizio: { $lines }.
terminal-position-sound = Una posizione valida di { $game }, posti: { $seats }.
terminal-perft = profondità { $depth }: { $ways } ({ $seconds } s)
terminal-perft-total = totale

## I moduli di Alhambra

terminal-alhambra-falcons = falchi liberi: { $falcons }
terminal-alhambra-portals = portali rimasti: { $portals }; da posare: { $waiting }
terminal-alhambra-sites = tessere cantiere nel sacchetto: { $tokens }; pescate: { $drawn }
terminal-alhambra-credits = pedine libere: { $markers }; crediti: { $credits }

## Sabika

terminal-sabika-yusuf = Yusuf
terminal-sabika-sultan = S
terminal-sabika-round = round { $round }, epoca { $era }
terminal-sabika-first = primo giocatore { $seat }
terminal-sabika-tax = tasse alla fine del round: { $tax }
terminal-sabika-wishes = desideri: { $wishes }
terminal-sabika-trade = carta commercio: { $card }
terminal-sabika-event = evento: { $event }; prossimo: { $next }
terminal-sabika-rondel = casella
terminal-sabika-city = città (* sigillo)
terminal-sabika-wants = richiede
terminal-sabika-bonus = bonus
terminal-sabika-consolidated = consolidata
terminal-sabika-ships = navi [a destra]
terminal-sabika-storehouses = Magazzini (due a sinistra, due a destra)
terminal-sabika-small = Edifici piccoli
terminal-sabika-large = Edifici grandi
terminal-sabika-short = Poesie brevi
terminal-sabika-long = Poesie lunghe
terminal-sabika-own-large = grandi: { $cards }
terminal-sabika-own-small = piccoli: { $cards }
terminal-sabika-own-blue = blu: { $cards }
terminal-sabika-own-red = rosse: { $cards }
terminal-sabika-own-grey = grigie: { $cards }
terminal-sabika-own-tokens = magazzini: { $cards }
terminal-sabika-head-vp = PV
terminal-sabika-head-now = ora
terminal-sabika-head-dinars = dinari
terminal-sabika-head-seals = sigilli
terminal-sabika-head-taxes = tasse
terminal-sabika-head-reward = ricompensa
terminal-sabika-head-boxes = casse
terminal-sabika-head-raw = materie prime
terminal-sabika-head-stored = nei magazzini
