### I quattro moduli della sesta espansione

## Falconieri

alhambra-falcon-colour = { $colour ->
    [black] nero
    [brown] bruno
   *[white] bianco
}
alhambra-falcon-first = { $first ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] arcate
    [chambers] camere
    [garden] giardino
   *[tower] torre
}
alhambra-falcon-second = { $second ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] arcate
    [chambers] camere
    [garden] giardino
   *[tower] torre
}
alhambra-falcon = falco { alhambra-falcon-colour } ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $seat } mette sull’incrocio { $x },{ $y } un { alhambra-falcon }.
alhambra-falcon-paid = { $seat } lo paga con { alhambra-card }.
alhambra-falcon-paid-credit = { $seat } lo paga con il credito.
alhambra-falcon-returned = { $seat } perde dall’incrocio { $x },{ $y } il { alhambra-falcon }.
alhambra-falcons-enough = { $seat } non compra altri falchi.
alhambra-scored-falcons = { $seat } ottiene { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $falcons ->
    [one] { $falcons } falco
   *[other] { $falcons } falchi
}, colore { alhambra-falcon-colour }.
alhambra-why-F2 = i falchi si comprano come unica azione del turno, ciascuno con una carta denaro
alhambra-why-F3 = un falco libero va su un incrocio libero fra quattro tessere che mostrano entrambi i suoi tipi

## Portali

alhambra-portal-bought = { $seat } compra anche un portale: { alhambra-kind }.
alhambra-portal-placed = { $seat } posa un portale ({ alhambra-kind }), angolo { $turned }, in { $x },{ $y }.
alhambra-portal-returned = Il portale ({ alhambra-kind }) di { $seat } non trova posto e torna indietro.
alhambra-why-P2 = di quel tipo deve restare un portale, e deve avere un posto
alhambra-why-P3 = un portale va su una casella vuota accanto a un edificio del suo tipo, senza lati corti contro un muro, e non lascia buchi
alhambra-why-P6 = un portale non toccherebbe più un edificio del suo tipo

## Cantieri

alhambra-site-opened = { $seat } apre un cantiere: { alhambra-tile }.
alhambra-site-drew = { $seat } pesca il gettone { alhambra-currency }.
alhambra-site-kept = { $seat } tiene il gettone { alhambra-currency }.
alhambra-site-finished = { $seat } termina { alhambra-tile }; il gettone è { alhambra-currency }.
alhambra-site-revealed = { $seat } scopre il gettone su { alhambra-tile }: { alhambra-currency }.
alhambra-site-discarded = { $seat } scarta tutti i { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}.
alhambra-why-B2 = un cantiere vuole un gettone, e se ne tiene uno di quelli pescati
alhambra-why-B3 = un cantiere non si dà a Dirk
alhambra-why-B4 = si termina solo un proprio cantiere

## Certificati di cambio

alhambra-credit-kept = { $seat } tiene { $value } come credito in { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}.
alhambra-credit-declined = { $seat } non tiene credito.
alhambra-credit-spent = { $seat } spende il credito { alhambra-currency } { $value }.
alhambra-credit-lost = { $seat } perde il credito { alhambra-currency } { $value }.
alhambra-why-C1 = nessun segnalino di quella valuta è libero
alhambra-why-C2 = prima devi dire se tieni l’eccedenza
alhambra-why-C3 = in quella valuta non hai credito
alhambra-why-C4 = hai già un credito, quindi l’eccedenza non si potrebbe tenere
