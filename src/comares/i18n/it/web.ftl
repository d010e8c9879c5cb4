### Il tavolo nel browser

## Ovunque

web-opening = Il tavolo si apre …
web-close = Chiudi
web-go-on = Continua
web-again = Riprova
web-back = Indietro
web-menu = Menu
web-to-lobby = Alla sala
web-search = Cerca
web-copy = Copia
web-copied = Copiato
web-lost = La connessione si è interrotta e si sta ripristinando. Ciò che scegli ora viene conservato.
web-missed = Mentre non c’eri
web-missed-more = { $n ->
    [one] Una riga precedente è nella cronaca
   *[other] { $n } righe precedenti sono nella cronaca
}
web-next-table = Tocca a te con { $names }

## Sala

web-motto = Costruisci l’Alhambra più bella sulla collina della Sabika: contro i bot, con gli amici ovunque o attorno a uno schermo.
web-play-now = Gioca
web-set-up = Prepara un tavolo
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-watch = Guarda
web-more-tables = Altri tavoli
web-sign-out = Esci da tutti gli altri dispositivi
web-signed-out = Hai chiuso tutte le altre sessioni
web-sign-out-hint = Gli altri dispositivi e browser perdono i tuoi posti; questo li mantiene.
web-you = Tu
web-your-name = Il tuo nome
web-import = Apri il file di una partita
web-position = Prepara una posizione
web-position-about = Una posizione è una partita in un dato momento, come testo. Puoi copiarla dal menu di un tavolo. Contiene ciò che il tuo posto può vedere; il resto è sorteggiato.
web-position-text = Posizione
web-position-load = Carica da un file
web-position-error = Riga { $line }: { $what }
web-position-summary = { $game } per { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}
web-position-turn = Decide il giocatore { $number }.
web-position-viewer = La posizione mostra ciò che può sapere il giocatore { $number }.
web-position-unreachable = Nessuna partita potrebbe arrivare a questa posizione:
web-position-anyway = Apri lo stesso
web-join = Prendi il posto
web-invited-by = { $host } ti invita a { $game }
web-invited = Ti hanno invitato a { $game }
web-at-the-table = Al tavolo
web-host = chi ospita
web-computer = bot
web-seat-yours = il tuo posto
web-waits-for-you = Tocca a questo posto. Gli altri aspettano.
web-sit-already = Siedi già a questo tavolo.
web-to-table = Al tavolo
web-join-too = Prendi anche questo posto
web-invitation-stale = Questo invito non è più valido
web-invitation-stale-why = Il posto è occupato o il link è incompleto. Chiedine un altro a chi ospita.
web-your-turn = Tocca a te
web-running = In corso
web-finished = Finita
web-closed = Chiuso dal gestore
web-all-left = Se ne sono andati tutti
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
web-confirms = Alhambra: conferma la fine del turno
web-confirms-off = No
web-confirms-on = Sì
web-confirms-timer = Sì, o dopo 6 secondi
web-reasons = Mostra nella cronaca i motivi delle mosse dei bot
web-rewinds = Contro i bot annulla senza limiti (annotato nel file della partita)

## Preparare un tavolo

web-game-alhambra = Alhambra
web-game-sabika = Sabika
web-about-alhambra = Compra edifici in quattro valute, disponili e allunga il tuo muro. Da 2 a 6 giocatori, circa 45 minuti.
web-about-sabika = Manda architetti, mercante e poetessa sulla tripla ruota; costruisci, commercia, incidi poesie. Da 1 a 4 giocatori, circa 90 minuti.
web-players = Giocatori
web-seat-me = Tu
web-seat-here = Ospite su questo dispositivo
web-seat-open = Libero: su invito
web-seat-bot = Bot: { $level }
web-level-gardener = giardiniere (facile)
web-level-mason = muratore (piuttosto facile)
web-level-carpenter = carpentiere (medio)
web-level-geometer = geometra (difficile)
web-level-architect = architetto (molto difficile)
web-level-gardener-plays = Gioca ciò che al momento sembra buono. L’avversario migliore per la prima partita.
web-level-mason-plays = Prende ciò che presto dà punti e confronta poche mosse. Ha giornate migliori e peggiori.
web-level-carpenter-plays = Gioca come una persona esperta che ha fretta: mosse sensate, raramente le migliori. Ha giornate migliori e peggiori.
web-level-geometer-plays = Pianifica il proprio turno fino in fondo e sa quanto vale una posizione. Pensa poco alla tua risposta. Ha giornate migliori e peggiori.
web-level-architect-plays = Prova centinaia di continuazioni e ricorda ogni carta. Pensa fino a un secondo.
web-level-random = casuale
web-level-greedy = avido
web-modules = Moduli
web-module-falconers = Falconieri
web-module-portals = Portali
web-module-building-sites = Cantieri
web-module-exchange-certificates = Certificati di cambio
web-about-falconers = Metti i falchi dove si incontrano quattro tue tessere. I falchi di un colore danno punti insieme a ogni valutazione.
web-about-portals = Mezze tessere con un muro diagonale. Ne compri una insieme a un edificio del suo tipo.
web-about-building-sites = Paga ora metà prezzo e poi il prezzo intero, in una valuta che conosci solo tu.
web-about-exchange-certificates = Quel che paghi in più non va perso: lo tieni come credito.
web-reconstructed-sabika = Nota bene: il regolamento di Sabika mostra la maggior parte delle carte, dei gettoni e delle caselle solo nelle figure. Qui { $many } su { $pieces } sono ricostruiti ed equilibrati per questo tavolo; nella tua scatola possono esserci altri valori.
web-reconstructed-falconers = Nota bene: il regolamento mostra i due tipi di ogni falco solo nelle figure. Qui tutti e { $pieces } i falchi sono ricostruiti.
web-marks = Segna le carte ricostruite
web-mark-reconstructed = ricostruito: non come stampato nella scatola
web-mark-printed = come stampato nella scatola
web-options = Varianti
web-option-end = Fine della partita
web-option-end-short = quando il cortile non si può riempire
web-option-end-empty = appena il sacchetto è vuoto
web-option-start-tie = Parità per il primo turno
web-option-start-tie-drawn = si tira a sorte
web-option-start-tie-lowest = comincia il posto più basso
web-option-dirk-wins = Dirk può vincere
web-option-dirk-wins-no = no
web-option-dirk-wins-yes = sì, se ha più punti di tutti
web-option-portal-offer = Un portale si può comprare
web-option-portal-offer-always = con ogni edificio
web-option-portal-offer-fitting = solo se trova posto ora o dopo una tessera
web-option-walk-portals = Si passa attraverso i portali
web-option-walk-portals-yes = sì
web-option-walk-portals-no = no
web-option-finish-again = Completare un edificio dà un’altra azione
web-option-finish-again-exact = se si paga esattamente il prezzo
web-option-finish-again-paid = comunque si paghi
web-option-credits-win-tiles = I crediti contano come denaro per le ultime tessere
web-option-credits-win-tiles-yes = sì
web-option-credits-win-tiles-no = no
web-option-data = Componenti
web-option-data-ours = standard
web-pace = Ritmo
web-pace-live = Dal vivo
web-pace-turns = A turni, per giorni
web-listed = Mostra il tavolo a tutti nella sala
web-start = Apri il tavolo

web-invite = Invita
web-invite-why = Chi apre un link può prendere quel posto, su qualsiasi dispositivo e senza account.
web-invite-only-here = Questi link valgono solo su questo computer. Per chi è nella tua rete avvia «./play --lan», per chi è altrove usa «comares serve» (vedi la guida all’hosting).
web-invite-link = Invito
web-invite-code = Invito al posto { $number } come codice da inquadrare
web-no-open-seats = Tutti i posti sono presi.
web-own-link = Il tuo posto su un altro dispositivo (tieni il link per te):

## Un dispositivo

web-curtain = Tocca a { $name }
web-curtain-why = Stanno per apparire le tue carte. Tutti gli altri guardino altrove.
web-curtain-lift = Sono { $name }

## Al tavolo

web-confirm = Conferma
web-confirm-why = Non potrai annullarlo.
web-confirm-gain = se si valutasse ora: { $gain }
web-take-back = Non ancora
web-rewind = Torna qui
web-rewind-to = Torna alla riga { $line }
web-read-only = Solo visione
web-look-at-it = Guarda la partita
web-watching = Stai guardando
web-watching-why = Vedi ciò che è scoperto per tutti. Le mani restano nascoste e nessuno ti aspetta.
web-seat-is-free = A questo tavolo c’è un posto libero.
web-take-free-seat = Prendi il posto libero
web-seat-by-invitation = C’è un posto libero solo su invito. Chiedi il link a chi ospita.

web-palace-of = Alhambra di { $name }
web-back-to-own = Alla tua Alhambra
web-back-to-turn = Torna al giocatore di turno
web-money-of = Denaro di { $name }
web-others = Le altre Alhambre
web-away = ora non è qui
web-wall = muro
web-wall-of = Muro più lungo: { $length }
web-cards-of = Banconote: { $cards }
web-zoom-in = Ingrandisci
web-zoom-out = Rimpicciolisci
web-zoom-fit = Mostra tutto
web-rival-spoken = { $name }: punti { $points }, muro { $wall }, edifici { $buildings }, banconote { $cards }. Mostra grande questa Alhambra.
web-has-points = { $name }: { $points }
web-player = Giocatore
web-points = Punti
web-sources = Per che cosa
web-would-get = otterrebbe
web-would-have = totale

web-market = Cortile
web-slot-empty = Posto { $slot }, { alhambra-currency }: vuoto
web-slot-spoken = Posto { $slot }, { alhambra-currency }: { $tile }.{ $payable ->
    [yes] {" "}Puoi pagarlo.
   *[no] {""}
}
web-money = Denaro sul tavolo
web-deck = nel mazzo
web-bag = nel sacchetto
web-deck-spoken = Carte nel mazzo: { $deck }; scartate: { $discard }; tessere nel sacchetto: { $bag }
web-hand = Il tuo denaro
web-hand-empty = Nessun denaro in mano.
web-hand-hidden = Carte coperte: { $cards }
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
web-way-finish = Completa l’edificio
web-pay-exact = Esatto: gioca ancora
web-pay-over = { $excess } in più
web-overpay-sure = { $excess } di troppo, e potresti pagare esatto. Un altro clic per pagare.
web-more-ways = { $n ->
    [one] Un altro modo
   *[other] Altri { $n } modi
}
web-cannot-pay = Costa { $price }; hai { $held } ({ alhambra-currency }).

web-preview = Se si valutasse ora: { $gain }. Muro: { $wall }

web-waiting-for = Si aspetta { $name } …
web-over = La partita è finita.
web-decide-action = Prendi denaro, compra un edificio o ristruttura la tua Alhambra.
web-decide-placing = Posa i nuovi edifici o mettili nella riserva.
web-decide-portal = Posa il tuo portale. Puoi girarlo.
web-decide-keep = Quale tessera cantiere resta?
web-decide-marker = Hai pagato di più. Tieni l’eccedenza come credito?
web-decide-pay = Paga il falco con una banconota qualsiasi.
web-decide-enough = Compra un altro falco, o finisci.
web-decide-stop = Hai pagato il prezzo esatto: gioca ancora o concludi le azioni.
web-taking = Prendere { $sum }?
web-take = Prendi { $sum }
web-place = Posa qui
web-turn = Gira
web-take-out = Sposta nella riserva
web-to-reserve = In riserva
web-to-dirk = A Dirk
web-do-stop = Concludi le azioni e posa
web-do-pass = Passa
web-do-enough = Basta falchi
web-do-decline = Non tenere nulla
web-keep-which = Quale tessera cantiere resta?
web-marker-which = In quale valuta lo tieni?
web-falcon-which = Quale falco?
web-hint = Consiglio
web-follow-hint = Gioca così
web-undo = Annulla
web-redo = Rifai
web-reset = Ricomincia il turno
web-skip = Vai al presente
web-advanced = Avanzate
web-code-field = Scrivi il codice di una mossa
web-do-code = Gioca

web-tab-standing = Se si valutasse ora
web-tab-log = Cronaca
web-tab-shelf = Moduli
web-if-scored = Se si valutasse ora
web-log = Cronaca
web-deal = La distribuzione
web-undone = Annullato.
web-secret = { $name } tiene una tessera, coperta.
web-save-record = Scarica la partita
web-copy-position = Copia la posizione
web-position-copied = Posizione copiata
web-source-wall = muro
web-source-falcons = falchi

web-falcon-points = Punti per 1–5 falchi di un colore: { $points }.
web-portal-costs = Un portale costa ora { $coins } in più.
web-tokens = Tessere cantiere nel sacchetto: { $bag }; sugli edifici: { $out }.

web-scoring = { $scoring ->
    [1] Prima valutazione
    [2] Seconda valutazione
   *[3] Terza valutazione
}
web-scoring-short = { $scoring }.
web-show-all = Mostra tutto
web-you-win = Vinci
web-won-by = { $n ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
web-rematch = Rivincita
web-replay = Rivedi la partita

## Replica

web-first = Alla distribuzione
web-last = Alla fine
web-forward = Riga successiva
web-play-on = Riproduci
web-pause = Pausa
web-line-of = Riga { $line } di { $last }

## Regole

web-rulebook = Regolamento

## What leads to a screen whose other words come with it

web-account = Account
web-account-remove = Rimuovi
web-games-title = Le tue partite
web-games-somebody = un giocatore
web-games-n-players = { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
}
web-today = Anche qui
web-puzzles = Problemi
web-review = Analisi
