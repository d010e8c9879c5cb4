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
    [arcades] arcate
    [chambers] camere
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

alhambra-dealt = { $seat } riceve { alhambra-card }.
alhambra-starts = { $seat } comincia.
alhambra-offered = In vendita per { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}: { alhambra-tile }.
alhambra-laid = Si scopre { alhambra-card }.
alhambra-neutral-got = Dirk riceve { alhambra-tile }.
alhambra-took = { $seat } prende { alhambra-card }.
alhambra-bought = { $seat } compra { alhambra-tile }.
alhambra-paid = { $seat } paga { $values } in { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}.
alhambra-stopped = { $seat } si ferma.
alhambra-passed = { $seat } passa.
alhambra-placed = { $seat } posa { alhambra-tile } in { $x },{ $y }.
alhambra-reserved = { $seat } mette in riserva { alhambra-tile }.
alhambra-gave = { $seat } dà a Dirk { alhambra-tile }.
alhambra-moved = { $seat } porta dalla riserva in { $x },{ $y }: { alhambra-tile }.
alhambra-removed = { $seat } toglie dal palazzo, in { $x },{ $y }: { alhambra-tile }.
alhambra-exchanged = { $seat } mette { alhambra-tile } al posto della tessera in { $x },{ $y }.
alhambra-shuffled = Gli scarti, mescolati, formano un nuovo mazzo.
alhambra-scoring-card = Esce la { alhambra-scoring } carta valutazione.
alhambra-scored-kind = { $seat } ottiene { $points ->
    [one] un punto
   *[other] { $points } punti
}: { alhambra-kind }, { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
}, { $place ->
    [1] primo
    [2] secondo
   *[3] terzo
} posto{ $sharing ->
    [1] {""}
   *[other] {" "}diviso fra { $sharing }
}.
alhambra-scored-wall = { $seat } ottiene { $points ->
    [one] un punto
   *[other] { $points } punti
} per un muro di { $length }{ $diagonals ->
    [0] {""}
   *[other] , di cui { $diagonals } in diagonale
}.
alhambra-ending = La partita finisce.
alhambra-left-over = { $seat } ha più { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
} di tutti e riceve { alhambra-tile }.
alhambra-won = { $seat } vince.

## Perché no

alhambra-why-A3-1 = non è un’azione del turno
alhambra-why-A3-2 = la prima azione del turno è obbligatoria
alhambra-why-A3-3 = prima si posano le tessere comprate in questo turno, e solo quelle
alhambra-why-A3-5 = puoi agire, quindi non puoi passare
alhambra-why-A4 = la carta non è sul tavolo
alhambra-why-A4-1 = più carte insieme possono fare al massimo 5
alhambra-why-A5-1 = il prezzo si paga per intero, dalla mano, nella valuta del suo posto
alhambra-why-A5-2 = da quel pagamento si può togliere una carta
alhambra-why-A5-3 = quel posto del mercato è vuoto
alhambra-why-A6-3 = una tessera va su una casella vuota accanto a una già posata
alhambra-why-A6-4 = i lati che si toccano hanno entrambi il muro o nessuno dei due
alhambra-why-A6-5 = ogni tessera deve essere raggiungibile a piedi dalla fontana
alhambra-why-A6-6 = resterebbe un buco
alhambra-why-A7-1 = si ristruttura con una tessera della propria riserva o del proprio palazzo
alhambra-why-A7-2 = la fontana non si sposta
alhambra-why-A11-2 = questo non si può dare a Dirk
