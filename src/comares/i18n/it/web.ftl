### Il tavolo nel browser

## Ovunque

web-opening = Il tavolo si apre …
web-close = Chiudi
web-go-on = Avanti
web-again = Riprova
web-back = Indietro
web-menu = Menu
web-to-lobby = Nella sala
web-search = Cerca
web-copy = Copia
web-copied = Copiato
web-lost = La connessione è caduta e si sta riprendendo; nulla va perso.
web-missed = Mentre non c’eri
web-missed-more = { $n } eventi precedenti sono nel registro
web-next-table = { $names }: lì tocca a te

## Sala

web-motto = Costruisci il palazzo più bello sulla collina della Sabika: contro il computer, con amici ovunque o attorno a uno schermo.
web-play-now = Gioca
web-set-up = Prepara un tavolo
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-watch = Guarda
web-you = Tu
web-your-name = Il tuo nome
web-import = Guarda una partita registrata
web-position = Prepara una posizione
web-position-about = Una posizione è una partita in un dato momento, scritta come testo. Copiala dal menu di un tavolo: dice ciò che il tuo posto può vedere. Il resto viene pescato di nuovo.
web-position-text = Posizione
web-position-load = Carica da un file
web-position-error = Riga { $line }: { $what }
web-position-summary = { $game } per { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}
web-position-turn = Decide il giocatore { $number }.
web-position-viewer = La posizione dice ciò che può sapere il giocatore { $number }.
web-position-unreachable = Nessuna partita potrebbe arrivare a questa posizione:
web-position-anyway = Aprila comunque
web-join = Prendi il posto
web-invited-by = { $host } ti invita a { $game }
web-invited = Ti hanno invitato a { $game }
web-at-the-table = Al tavolo
web-host = chi invita
web-computer = computer
web-seat-yours = il tuo posto
web-waits-for-you = Tocca a questo posto: gli altri aspettano.
web-sit-already = Sei già seduto a questo tavolo.
web-to-table = Al tavolo
web-join-too = Prendi anche questo posto
web-invitation-stale = Questo invito non vale più
web-invitation-stale-why = Qualcuno ha già preso il posto, o il link non è arrivato intero. Chiedine un altro a chi te l’ha mandato.
web-your-turn = Tocca a te
web-running = In corso
web-finished = Finita
web-recorded = Partita registrata
web-move = mossa { $n }
web-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
web-not-begun = non ancora iniziata
web-waiting-for-guest = Si aspetta un ospite …
web-free = posto libero

web-language = Lingua
web-theme = Colori
web-theme-dusk = Crepuscolo
web-theme-stucco = Stucco chiaro
web-theme-contrast = Alto contrasto
web-speed = Animazione
web-speed-off = Disattivata
web-speed-fast = Veloce
web-speed-normal = Normale
web-speed-slow = Lenta
web-sounds = Suoni
web-confirms = Conferma la fine del turno
web-confirms-off = No
web-confirms-on = Sì
web-confirms-timer = Sì, o dopo 6 secondi
web-rewinds = Contro il computer: torna indietro nel registro quanto vuoi (resta scritto nella partita)

## Preparare un tavolo

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Compra edifici in quattro valute, disponili e allunga il muro più lungo. Da 2 a 6 giocatori, circa 45 minuti.
web-about-sabika = Manda architetti, mercante e poeta sulla tripla rondella; costruisci, commercia, incidi poesie. Da 1 a 4 giocatori, circa 90 minuti.
web-players = Giocatori
web-seat-me = Tu
web-seat-here = Qualcuno a questo dispositivo
web-seat-open = Aperto: su invito
web-seat-bot = Computer: { $level }
web-level-gardener = giardiniere (facile)
web-level-mason = muratore (medio)
web-level-geometer = geometra (difficile)
web-level-architect = architetto (molto difficile)
web-level-random = come viene
web-level-greedy = avido
web-modules = Moduli
web-module-falconers = Falconieri
web-module-portals = Portali
web-module-building-sites = Cantieri
web-module-exchange-certificates = Certificati di cambio
web-about-falconers = Falchi per gli incroci dove si incontrano quattro tue tessere; gli stormi di un colore danno punti a ogni valutazione.
web-about-portals = Mezze tessere con un muro obliquo e una porta, comprate con un edificio del loro tipo.
web-about-building-sites = Metà prezzo ora, tutto il prezzo poi, in una valuta che conosci solo tu.
web-about-exchange-certificates = Quel che paghi di troppo non va perso: resta tuo come credito.
web-options = Varianti
web-option-end = La partita finisce
web-option-end-short = quando il mercato non si può riempire
web-option-end-empty = appena il sacchetto è vuoto
web-option-walk-portals = Si passa attraverso i portali
web-option-walk-portals-yes = sì
web-option-walk-portals-no = no
web-option-credits-win-tiles = I crediti contano per le ultime tessere
web-option-credits-win-tiles-yes = sì
web-option-credits-win-tiles-no = no
web-option-data = Componenti
web-option-data-ours = quelli forniti con il programma
web-pace = Ritmo
web-pace-live = Dal vivo
web-pace-turns = A turni, per giorni
web-listed = Mostra il tavolo a tutti nella sala
web-start = Apri il tavolo

web-invite = Invita
web-invite-why = Chi apre un link può prendere quel posto: su ogni dispositivo, senza account.
web-invite-only-here = Questa pagina gira su questo computer e i link valgono solo qui. Per gli altri nella tua rete avviala con «./play --lan», per gli altri ovunque con «comares serve» (vedi la guida all’hosting).
web-invite-link = Invito
web-invite-code = Invito al posto { $number } come codice da inquadrare
web-no-open-seats = Tutti i posti sono presi.
web-own-link = Il tuo posto su un altro dispositivo (tieni per te questo link):

## Un dispositivo

web-curtain = Tocca a { $name }
web-curtain-why = Sta per scoprirsi ciò che è solo tuo: gli altri guardano altrove.
web-curtain-lift = Sono { $name }

## Al tavolo

web-confirm = Conferma
web-confirm-why = Dopo non si può più annullare nulla.
web-confirm-gain = Variazione dei punti nella nuova situazione
web-take-back = Annulla
web-rewind = Ricomincia da qui
web-rewind-to = Ricomincia dalla riga { $line }
web-watching = Stai guardando
web-watching-why = Vedi ciò che sta scoperto sul tavolo; le mani restano nascoste e nessuno ti aspetta.
web-seat-is-free = A questo tavolo c’è un posto libero.
web-take-free-seat = Prendi il posto libero
web-seat-by-invitation = C’è un posto libero, ma solo su invito: chiedi il link a chi ha aperto il tavolo.

web-palace-of = Palazzo di { $name }
web-back-to-own = Al tuo palazzo
web-back-to-turn = Al palazzo di chi è di turno
web-money-of = Denaro di { $name }
web-others = Gli altri palazzi
web-away = ora non è qui
web-wall = muro
web-wall-of = Muro più lungo: { $length }
web-cards-of = Carte denaro: { $cards }
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-fit = Mostra tutto
web-rival-spoken = { $name }: { $points } punti, muro { $wall }, { $buildings } edifici, { $cards } carte denaro. Mostra grande questo palazzo.
web-has-points = { $name }: { $points }
web-player = Giocatore
web-points = Punti
web-sources = Per che cosa
web-would-get = avrebbe
web-would-have = in tutto

web-market = Mercato degli edifici
web-slot-empty = Posto { $slot }, { alhambra-currency }: vuoto
web-slot-spoken = Posto { $slot }, { alhambra-currency }: { $tile }.{ $payable ->
    [yes] {" "}Puoi pagarlo.
   *[no] {""}
}
web-money = Denaro sul tavolo
web-deck = nel mazzo
web-bag = nel sacchetto
web-deck-spoken = { $deck } carte nel mazzo, { $discard } scartate, { $bag } tessere nel sacchetto
web-hand = Il tuo denaro
web-hand-empty = Nessun denaro in mano.
web-hand-hidden = { $cards } carte, coperte
web-credit = Credito
web-credit-spoken = Credito di { $value }, { alhambra-currency }
web-pay-with = Paga con { alhambra-currency } { $value }
web-reserve = Riserva
web-to-build = Da posare

web-tile-title = { alhambra-kind } { $price }
web-tile-spoken = { alhambra-kind }, prezzo { $price }, { $walls }
web-walls = muri: { $sides }
web-no-walls = senza muri
web-north = nord
web-east = est
web-south = sud
web-west = ovest
web-portal-name = portale: { alhambra-kind }

web-pay-for = Paga: { $tile }
web-way-plain = L’edificio
web-way-portal = Con un portale
web-way-site = Come cantiere, a metà prezzo
web-way-finish = Termina l’edificio
web-pay-exact = esatto: un’altra azione
web-pay-over = { $excess } di troppo
web-overpay-sure = { $excess } di troppo, e potresti pagare esatto. Un altro clic per pagare.
web-more-ways = altri { $n } modi
web-cannot-pay = Costa { $price }; hai { $held } ({ alhambra-currency }).

web-preview = Se si valutasse ora: { $gain }. Muro: { $wall }

web-waiting-for = Si aspetta { $name } …
web-over = La partita è finita.
web-decide-action = Tocca a te: prendi denaro, compra un edificio o ristruttura.
web-decide-placing = Posa quel che hai comprato, o mettilo in riserva.
web-decide-keep = Scegli il gettone che resta sul cantiere.
web-decide-marker = Hai pagato troppo: tieni l’eccedenza come credito?
web-decide-pay = Paga il falco con una carta qualsiasi.
web-decide-enough = Un altro falco, o basta?
web-decide-stop = Un’altra azione, o basta?
web-taking = Prendere { $sum }?
web-take = Prendi { $sum }
web-place = Posa qui
web-turn = Gira
web-take-out = Togli, in riserva
web-to-reserve = In riserva
web-to-dirk = A Dirk
web-do-stop = Basta
web-do-pass = Passa
web-do-enough = Basta falchi
web-do-decline = Non tenere nulla
web-keep-which = Quale gettone resta?
web-marker-which = In quale valuta lo tieni?
web-falcon-which = Quale falco?
web-hint = Consiglio
web-hint-is = Consiglio: { $code }.
web-follow-hint = Fai così
web-undo = Annulla
web-redo = Rifai
web-reset = Ricomincia il turno
web-skip = Vai al presente
web-code-field = Una scelta con il suo codice
web-do-code = Esegui

web-tab-standing = Se si valutasse ora
web-tab-log = Cronaca
web-tab-shelf = Moduli
web-if-scored = Se si valutasse ora
web-log = Che cosa è accaduto
web-deal = La distribuzione
web-undone = Annullato.
web-secret = Qualcosa di segreto.
web-save-record = Salva la registrazione
web-copy-position = Copia la posizione
web-position-copied = Posizione copiata
web-source-wall = muro
web-source-falcons = falchi

web-falcon-points = I falchi di un colore danno punti secondo il numero: { $points }.
web-reconstructed = Quale falco mostri quali tipi è in parte ricostruito.
web-portal-costs = Un portale costa ora { $coins } in più.
web-tokens = { $bag } gettoni nel sacchetto, { $out } sui cantieri.

web-scoring = { $scoring ->
    [1] Prima valutazione
    [2] Seconda valutazione
   *[3] Terza valutazione
}
web-scoring-short = { $scoring }.
web-show-all = Mostra tutto
web-won-by = { $n ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
web-rematch = Ancora una
web-replay = Rivedi la partita

## Replica

web-first = Alla distribuzione
web-last = Alla fine
web-forward = Una riga avanti
web-play-on = Riproduci
web-pause = Pausa
web-line-of = Riga { $line } di { $last }

## Regole

web-rulebook = Regolamento
