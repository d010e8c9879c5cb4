### Alhambra

## Nomi

alhambra-neutral = Dirk
alhambra-currency = { $currency ->
    [florin] fiorino
    [dirham] dirham
    [dinar] dinaro
   *[ducat] ducato
}
alhambra-kind = { $kind ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] portici
    [chambers] appartamenti
    [garden] giardino
   *[tower] torre
}
alhambra-card = { alhambra-currency } { $value }
alhambra-tile = { alhambra-kind } { $price } (tessera { $tile })
alhambra-scoring = { $scoring ->
    [1] prima
    [2] seconda
   *[3] terza
}

## Che cosa è accaduto

alhambra-dealt = { $who ->
    [you] Ricevi
   *[other] { $seat } riceve
} { alhambra-card }.
alhambra-starts = { $who ->
    [you] Cominci
   *[other] { $seat } comincia
}.
alhambra-offered = In vendita per { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}: { alhambra-tile }.
alhambra-laid = Si scopre { alhambra-card }.
alhambra-neutral-got = Dirk riceve { alhambra-tile }.
alhambra-took = { $who ->
    [you] Prendi
   *[other] { $seat } prende
} { alhambra-card }.
alhambra-bought = { $who ->
    [you] Compri
   *[other] { $seat } compra
} { alhambra-tile }.
alhambra-paid = { $who ->
    [you] Paghi
   *[other] { $seat } paga
} { $values } in { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}.
alhambra-stopped = { $who ->
    [you] Concludi le tue
   *[other] { $seat } conclude le
} azioni.
alhambra-passed = { $who ->
    [you] Passi
   *[other] { $seat } passa
}.
alhambra-placed = { $who ->
    [you] Posi
   *[other] { $seat } posa
} { alhambra-tile } in { $x },{ $y }.
alhambra-reserved = { $who ->
    [you] Metti
   *[other] { $seat } mette
} { alhambra-tile } in riserva.
alhambra-gave = { $who ->
    [you] Dai
   *[other] { $seat } dà
} { alhambra-tile } a Dirk.
alhambra-moved = { $who ->
    [you] Porti
   *[other] { $seat } porta
} { alhambra-tile } dalla riserva in { $x },{ $y }.
alhambra-removed = { $who ->
    [you] Togli
   *[other] { $seat } toglie
} { alhambra-tile } dall’Alhambra in { $x },{ $y }.
alhambra-exchanged = { $who ->
    [you] Scambi
   *[other] { $seat } scambia
} la tessera in { $x },{ $y } con { alhambra-tile }.
alhambra-shuffled = Gli scarti, mescolati, formano un nuovo mazzo.
alhambra-scoring-card = Esce la { alhambra-scoring } carta valutazione.
alhambra-kinds = { $kind ->
    [pavilion] padiglioni
    [seraglio] serragli
    [arcades] portici
    [chambers] appartamenti
    [garden] giardini
   *[tower] torri
}
alhambra-scored-kind = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
}: { alhambra-kinds } ({ $buildings }), { $place ->
    [1] primo
    [2] secondo
   *[3] terzo
} posto{ $sharing ->
    [1] {""}
   *[other] {" "}diviso fra { $sharing } giocatori
}.
alhambra-scored-wall = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} per un muro di { $length }{ $diagonals ->
    [0] {""}
    [one] , compreso { $diagonals } portale
   *[other] , compresi { $diagonals } portali
}.
alhambra-ending = La partita finisce.
alhambra-left-over = { $who ->
    [you] Hai
   *[other] { $seat } ha
} più { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
} di tutti e { $who ->
    [you] ricevi
   *[other] riceve
} { alhambra-tile }.
alhambra-won = { $who ->
    [you] Vinci
   *[other] { $seat } vince
}.

## Perché no

alhambra-why-A3-1 = non è un’azione del turno
alhambra-why-A3-2 = devi svolgere la prima azione del turno
alhambra-why-A3-3 = prima posa le tessere comprate in questo turno, e nient’altro
alhambra-why-A3-5 = puoi agire, quindi non puoi passare
alhambra-why-A4 = quella carta non è sul tavolo
alhambra-why-A4-1 = più carte insieme possono valere al massimo 5
alhambra-why-A5-1 = paga il prezzo per intero, dalla tua mano, nella valuta del suo posto
alhambra-why-A5-2 = il pagamento basta anche senza una delle sue carte
alhambra-why-A5-3 = quel posto del cortile è vuoto
alhambra-why-A6-3 = una tessera va su una casella vuota che ha un lato in comune con una tessera della tua Alhambra
alhambra-why-A6-4 = i lati che si toccano devono avere entrambi il muro o essere entrambi aperti
alhambra-why-A6-5 = ogni tessera deve essere raggiungibile a piedi dalla fontana
alhambra-why-A6-6 = resterebbe un buco
alhambra-why-A7-1 = si ristruttura con una tessera della tua riserva o della tua Alhambra
alhambra-why-A7-2 = la fontana non si sposta
alhambra-why-A11-2 = non puoi darlo a Dirk
