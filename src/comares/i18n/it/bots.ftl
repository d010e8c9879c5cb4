### I consigli, e che cosa dice un bot delle sue mosse

bots-code = { $code }
bots-move = Mossa suggerita: { $move }.
bots-second = Seconda scelta: { $move }, circa { $points ->
    [one] un punto
   *[other] { $points } punti
} in meno.
bots-second-close = Quasi altrettanto buona: { $move }.
bots-random = Questa mossa è stata scelta a caso.
bots-quiet = Per ora niente dà punti. Così restano aperte più possibilità.
bots-stands = Se si valutasse ora, { $who ->
    [you] avresti
   *[other] { $seat } avrebbe
} { $points ->
    [one] un punto
   *[other] { $points } punti
} in più.
bots-denies = Se si valutasse ora, { $whom } avrebbe { $points ->
    [one] un punto
   *[other] { $points } punti
} in meno.

## Alhambra

bots-source-pavilion = { $pavilion ->
    [0] {""}
   *[other] { $pavilion } per i padiglioni
}
bots-source-seraglio = { $seraglio ->
    [0] {""}
   *[other] { $seraglio } per i serragli
}
bots-source-arcades = { $arcades ->
    [0] {""}
   *[other] { $arcades } per i portici
}
bots-source-chambers = { $chambers ->
    [0] {""}
   *[other] { $chambers } per gli appartamenti
}
bots-source-garden = { $garden ->
    [0] {""}
   *[other] { $garden } per i giardini
}
bots-source-tower = { $tower ->
    [0] {""}
   *[other] { $tower } per le torri
}
bots-source-wall = { $wall ->
    [0] {""}
   *[other] { $wall } per il muro
}
bots-source-falcons = { $falcons ->
    [0] {""}
   *[other] { $falcons } per i falchi
}
bots-sources = { LIST(bots-source-pavilion, bots-source-seraglio, bots-source-arcades, bots-source-chambers, bots-source-garden, bots-source-tower, bots-source-wall, bots-source-falcons) }
bots-alhambra-scores = Se si valutasse ora, { $who ->
    [you] avresti
   *[other] { $seat } avrebbe
} { $points ->
    [one] un punto
   *[other] { $points } punti
} in più: { bots-sources }.
bots-alhambra-turn = Giocando bene, questo turno { $who ->
    [you] ti dà
   *[other] dà a { $seat }
} { $points ->
    [one] un punto
   *[other] { $points } punti
} in più a una valutazione: { bots-sources }.
bots-alhambra-again = { $who ->
    [you] Paghi il prezzo esatto e puoi
   *[other] { $seat } paga il prezzo esatto e può
} giocare ancora.
bots-alhambra-takes = { $who ->
    [you] Prendi
   *[other] { $seat } prende
} { $cards ->
    [one] una carta che vale { $coins }
   *[other] { $cards } carte che insieme valgono { $coins }
}.
bots-alhambra-exact = { $who ->
    [you] Poi potresti
   *[other] Poi { $seat } potrebbe
} pagare il prezzo esatto di { alhambra-kind } { $price }.
bots-alhambra-enough = { $who ->
    [you] Poi potresti
   *[other] Poi { $seat } potrebbe
} pagare { alhambra-kind } { $price }.
bots-alhambra-waits = { alhambra-kind } { $price } { $kind ->
    [arcades] possono
    [chambers] possono
   *[other] può
} aspettare: { $who ->
    [you] puoi
   *[other] { $seat } può
} ancora pagare il prezzo esatto, e nessun altro ha denaro a sufficienza.
bots-alhambra-rival = Anche { $whom } ha denaro sufficiente per { alhambra-kind } { $price }.

## Sabika

bots-sabika-now = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { sabika-things }.
bots-sabika-costs = Costa { sabika-things }.
bots-sabika-turn = Giocando bene, l’intero turno porta { sabika-things }.
bots-sabika-end = Allo stato attuale aggiunge anche { $points } PV alla fine della partita.
bots-sabika-least = { $step ->
    [pay] È il modo più conveniente di pagare.
   *[give-up] È ciò che serve di meno.
}
