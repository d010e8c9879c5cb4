### Sabika al tavolo nel browser

## Preparare un tavolo

web-option-events = Eventi
web-option-events-off = nessuno
web-option-events-any = tre, estratti a sorte
web-option-events-0 = tre, tutti negativi
web-option-events-1 = tre, uno positivo
web-option-events-2 = tre, due positivi
web-option-events-3 = tre, tutti positivi
web-option-wish-buildings = I desideri di edifici contano
web-option-wish-buildings-each = ogni edificio dei tipi mostrati
web-option-wish-buildings-types = ogni tipo mostrato che hai
web-option-yusuf-consolidates = Yusuf consolida
web-option-yusuf-consolidates-any = una sua città qualsiasi, se nessuna soddisfa la condizione
web-option-yusuf-consolidates-fitting = solo città che soddisfano la condizione
web-option-difficulty = Yusuf
web-option-difficulty-easy = facile: nessun evento
web-option-difficulty-normal = normale: un evento positivo e due negativi
web-option-difficulty-hard = difficile: tre eventi negativi
web-option-difficulty-expert = esperto: tre eventi negativi, e parte con 10 PV

## Che cosa c’è sul tavolo

# La lettera e il numero stampati su un desiderio o una poesia lunga.
web-sabika-printed-id = { $id }
web-sabika-rondel = La ruota
web-sabika-map = La mappa
web-sabika-small = Edifici piccoli
web-sabika-large = Edifici grandi
web-sabika-storehouses = Magazzini
web-sabika-short = Poesie brevi
web-sabika-long = Poesie lunghe
web-sabika-deck = { $n } nel mazzo
web-sabika-rounds = Round
web-sabika-tower = Torre dei desideri
web-sabika-taxes = Tasse
web-sabika-rewards = Ricompense
web-sabika-trade = Carta commercio
web-sabika-event-now = Evento
web-sabika-event-next = Prossimo evento
web-sabika-workshop-of = Bottega di { $name }
web-sabika-seals = sigilli
web-sabika-ships = navi a Granada
web-sabika-boxes = { $n } casse su { $boxes } sono piene
web-sabika-status = Fonte: { $status }
web-sabika-empty-house = Non c’è ancora nessun gettone.
web-sabika-joined = Accanto: { $what }.
web-sabika-joined-empty = { $kind ->
    [raw] La casella della materia prima accanto è vuota: produci invece una merce.
   *[marble] La casella del marmo accanto è vuota: prendi invece gesso o legno.
}
web-sabika-cost-parts = { $steps } per i passi, { $crowd } per i lavoratori altrui.
web-sabika-rule = Regola { $rule }
web-sabika-wish-scores = dà punti
web-sabika-wish-from = dopo il round { $round }
web-sabika-cost-spoken = { $cost ->
    [0] Andarci è gratis.
    [one] Andarci costa 1 dinaro.
   *[other] Andarci costa { $cost } dinari.
}
web-sabika-worker-there = Qui c’è un lavoratore di { $name }{ $lies ->
    [0] .
   *[other] , sdraiato.
}
web-sabika-sultan-there = Qui c’è un lavoratore del sultano.
web-sabika-ships-spoken = Navi a sinistra: { $left }; a destra: { $right }.{ $seal ->
    [0] {""}
   *[other] {" "}Il sigillo è ancora qui.
}
web-sabika-about-action = { $action ->
    [quarry-small] Prendi tre materiali, gesso e legno in qualsiasi combinazione.
    [quarry-large] Prendi tre materiali, legno e marmo in qualsiasi combinazione.
    [storehouse] Amplia un magazzino con uno dei due gettoni accanto a questa casella, oppure attivane uno.
    [market] Ottieni 2 dinari, poi fino a due operazioni: comprare, vendere o scambiare.
    [construct] Costruisci un edificio grande o piccolo con i tuoi materiali.
    [export] Manda una nave in una nuova città: paga la via, prendi il sigillo, esporta una o due merci, prendi il bonus.
    [consolidate] Sposta una nave nella metà destra della sua città: una città rossa dà subito la sua azione, una blu dà una rendita.
    [production] Prendi il bonus di una città con una tua nave e produci fino a due merci dalle tue materie prime.
    [engrave] Incidi una poesia: paga dinari e uno o due materiali. La blu agisce per il resto della partita, la rossa una volta, subito; la lunga dà punti alla fine.
    [reactivate] Una delle tue poesie rosse agisce ancora una volta.
   *[craft] Ottieni 3 dinari, e 1 in più ogni due tue poesie.
}
web-sabika-about-secondary = { $kind ->
    [raw] Azione secondaria: prendi la materia prima. Se manca, produci una merce. A un architetto costa 1 dinaro, a un mercante nulla.
   *[marble] Azione secondaria: prendi il marmo. Se manca, prendi un gesso o un legno. A un mercante costa 2 dinari, a una poetessa 1.
}

## Decidere

web-sabika-if-ended = Se finisse ora
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Meno: { $what }
web-sabika-more-of = Più: { $what }
web-sabika-pay-marker = passi delle tasse
web-sabika-pay-dinars = dinari
web-sabika-pay-seals = sigilli
web-sabika-pay-vp = PV

web-sabika-did-main = l’azione principale
web-sabika-scored = { $kind ->
    [wishes] Desideri
   *[last] Punteggio finale
}
web-sabika-do-keep = Tieni il gettone { $card }
web-sabika-do-work = Manda { $worker ->
    [architect] l’architetto
    [merchant] il mercante
   *[poet] la poetessa
}{ $number ->
    [2] {" "}(il secondo)
   *[other] {""}
}
web-sabika-do-rest = Riposo: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] La materia prima accanto
   *[marble] Il marmo accanto
}
web-sabika-do-done = Fatto
web-sabika-do-stop = Fine
web-sabika-do-decline = Rinuncia
web-sabika-do-levy = { $kind ->
    [seals] Dai un sigillo
   *[vp] Perdi PV
}
web-sabika-from-storehouse = { $what } (da un magazzino)
web-sabika-from-poem = { $what } (dalla poesia)
web-sabika-do-give-up = Rinuncia a 1 { sabika-material }
web-sabika-do-produce = Produci { $raw ->
    [cane] dalla canna da zucchero
    [silk] dalla seta
   *[clay] dall’argilla
}
web-sabika-do-buy = Compra { sabika-material }
web-sabika-do-buy-raw = Compra { sabika-raw-name }
web-sabika-do-sell = Vendi { sabika-material }
web-sabika-do-exchange = { sabika-material } → { sabika-other-material }
web-sabika-do-choose = Alternativa { $n }
web-sabika-do-bonus = { sabika-action-name }
web-sabika-do-city = { sabika-city }
web-sabika-do-storehouse = Magazzino { $house }
web-sabika-do-balance = { sabika-colour }
web-sabika-do-reward = Ricompensa { $card }
web-sabika-do-token = Edificio grande { $card }
web-sabika-do-red-city = { sabika-city }
web-sabika-do-ship = { sabika-city }
web-sabika-do-expand = Gettone { $card } sul magazzino { $house }
web-sabika-do-activate = Attiva il magazzino { $house }
web-sabika-do-refresh = Quattro nuovi edifici piccoli
web-sabika-do-large = Un edificio grande
web-sabika-do-small = Edificio piccolo { $card }
web-sabika-do-building = Edificio grande { $card }
web-sabika-do-lay = { $side ->
    [left] All’estremità sinistra
   *[right] All’estremità destra
}
web-sabika-do-export = { sabika-city }
web-sabika-do-nothing = Nulla
web-sabika-do-consolidate = { sabika-city }
web-sabika-do-engrave = Poesia { $card } come { $colour ->
    [blue] blu
   *[red] rossa
}
web-sabika-do-engrave-long = Poesia lunga { $id }
web-sabika-do-reactivate = Poesia { $card }
web-sabika-do-income-poem = Poesia { $card }
web-sabika-do-pay = Paga
web-sabika-do-yusuf = { sabika-city }

## Raccontare

web-sabika-yusuf-turn = Il turno di Yusuf
web-sabika-coming = Alla fine di questo round: { $tax } { $tax ->
    [one] tassa
   *[other] tasse
} da pagare{ $wish ->
    [0] {""}
   *[other] , un desiderio passa alla torre e tutti quelli sulla torre danno punti
}{ $event ->
    [0] {""}
   *[other] , l’evento cambia
}.
web-sabika-yusuf-not-yet = Yusuf non ha ancora giocato.
web-sabika-left = { $what ->
    [seals] sigilli
    [goods] merci
    [marble] marmo
    [tile] piastrelle
   *[dinars] dinari, 1 PV ogni due
}
web-sabika-unpaid = tasse non pagate
web-sabika-before = Prima
web-sabika-at-end = fine
web-sabika-source = { $head ->
    [start] inizio
    [buildings] edifici
    [poems] poesie
    [trade] commercio
    [bonuses] bonus
    [wishes] desideri
    [long] poesie lunghe
    [card] carta commercio
    [left] avanzi
   *[taxes] riposo e tasse
}
web-sabika-by-round = PV per round
web-sabika-last-scoring = Il punteggio finale, passo per passo
web-sabika-sheets = Il resto del tavolo
web-sabika-sheet = { $sheet ->
    [map] Mappa
    [displays] Carte
    [tracks] Tracciati
    [workshop] Botteghe
    [standing] PV
   *[log] Cronaca
}

## The legend, the players at a glance

web-sabika-legend = Legenda
web-sabika-legend-resources = Risorse ed edifici
web-sabika-legend-material = Un materiale qualsiasi
web-sabika-legend-box = Cassa
web-sabika-legend-actions = Azioni
web-sabika-legend-signs = Come si legge una carta
web-sabika-legend-blue = Metà blu: vale per il resto della partita
web-sabika-legend-red = Metà rossa: vale una volta, subito
web-sabika-legend-action = Incorniciata: un’intera azione come bonus
web-sabika-legend-either = L’uno o l’altro, in qualsiasi combinazione
web-sabika-legend-each = PV per ciascuno; al massimo il numero dopo ≤
web-sabika-legend-rank = PV per il primo, secondo e terzo posto in ciò che segue
web-sabika-legend-when = Quando questo accade, ottieni ciò che segue
web-sabika-legend-bonuses = Bonus
web-sabika-legend-blue-half = Poesie blu
web-sabika-legend-counted = Ciò che dà punti
web-sabika-players = I giocatori
web-sabika-materials = materiali
web-sabika-standing = { $n ->
    [one] 1 lavoratore in piedi
   *[other] { $n } lavoratori in piedi
}
web-sabika-tracks = Tracciati
web-sabika-used-cards = Carte usate
web-sabika-others = Gli altri
web-sabika-balance-reached = equilibrio: { $colour }
web-sabika-no-balance = nessun equilibrio
