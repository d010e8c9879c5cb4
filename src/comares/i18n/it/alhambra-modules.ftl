### I quattro moduli della sesta espansione

## Falconieri

alhambra-falcon-colour = { $colour ->
    [black] nero
    [brown] marrone
   *[white] bianco
}
alhambra-falcon-first = { $first ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] portici
    [chambers] appartamenti
    [garden] giardino
   *[tower] torre
}
alhambra-falcon-second = { $second ->
    [pavilion] padiglione
    [seraglio] serraglio
    [arcades] portici
    [chambers] appartamenti
    [garden] giardino
   *[tower] torre
}
alhambra-falcon = falco { alhambra-falcon-colour } ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $who ->
    [you] Metti
   *[other] { $seat } mette
} un { alhambra-falcon } sull’incrocio { $x },{ $y }.
alhambra-falcon-paid = { $who ->
    [you] Lo paghi
   *[other] { $seat } lo paga
} con { alhambra-card }.
alhambra-falcon-paid-credit = { $who ->
    [you] Lo paghi
   *[other] { $seat } lo paga
} con un credito.
alhambra-falcon-returned = Il { alhambra-falcon } di { $seat } lascia l’incrocio { $x },{ $y }.
alhambra-falcons-enough = { $who ->
    [you] Non compri
   *[other] { $seat } non compra
} altri falchi.
alhambra-scored-falcons = { $who ->
    [you] Ottieni
   *[other] { $seat } ottiene
} { $points ->
    [one] un punto
   *[other] { $points } punti
} per { $falcons ->
    [one] { $falcons } falco { alhambra-falcon-colour }
   *[other] { $falcons } falchi { $colour ->
        [black] neri
        [brown] marroni
       *[white] bianchi
    }
}.
alhambra-why-F2 = comprare falchi deve essere l’unica azione del tuo turno; ogni falco costa una banconota
alhambra-why-F3 = un falco libero va su un incrocio libero dove si incontrano quattro tue tessere, fra cui entrambi i suoi tipi

## Portali

alhambra-portal-bought = { $who ->
    [you] Compri
   *[other] { $seat } compra
} anche un portale ({ alhambra-kind }).
alhambra-portal-placed = { $who ->
    [you] Posi
   *[other] { $seat } posa
} un portale ({ alhambra-kind }), angolo { $turned }, in { $x },{ $y }.
alhambra-portal-returned = Il portale ({ alhambra-kind }) di { $seat } non trova posto e torna indietro.
alhambra-why-P2 = di quel tipo non restano portali, oppure non trova posto e in tal caso questo tavolo non lo offre
alhambra-why-P3 = un portale va su una casella vuota accanto a un edificio del suo tipo, senza lati corti contro un muro, e non deve lasciare buchi
alhambra-why-P6 = un portale non toccherebbe più un edificio del suo tipo

## Cantieri

alhambra-site-opened = { $who ->
    [you] Apri
   *[other] { $seat } apre
} un cantiere: { alhambra-tile }.
alhambra-site-drew = { $who ->
    [you] Peschi
   *[other] { $seat } pesca
} una tessera cantiere: { alhambra-currency }.
alhambra-site-kept = { $who ->
    [you] Tieni
   *[other] { $seat } tiene
} una tessera cantiere: { alhambra-currency }.
alhambra-site-finished = { $who ->
    [you] Completi
   *[other] { $seat } completa
} { alhambra-tile }. La tessera cantiere mostra: { alhambra-currency }.
alhambra-site-revealed = { $who ->
    [you] Scopri
   *[other] { $seat } scopre
} la tessera cantiere su { alhambra-tile }. Mostra: { alhambra-currency }.
alhambra-site-discarded = { $who ->
    [you] Scarti
   *[other] { $seat } scarta
} tutti i { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}.
alhambra-why-B2 = un cantiere richiede una tessera cantiere dal sacchetto, e ne tieni una di quelle pescate
alhambra-why-B3 = non puoi dare un cantiere a Dirk
alhambra-why-B4 = puoi completare solo un tuo cantiere

## Certificati di cambio

alhambra-credit-kept = { $who ->
    [you] Tieni
   *[other] { $seat } tiene
} { $value } come credito in { $currency ->
    [florin] fiorini
    [dirham] dirham
    [dinar] dinari
   *[ducat] ducati
}.
alhambra-credit-declined = { $who ->
    [you] Non tieni
   *[other] { $seat } non tiene
} alcun credito.
alhambra-credit-spent = { $who ->
    [you] Spendi
   *[other] { $seat } spende
} un credito: { alhambra-currency } { $value }.
alhambra-credit-lost = { $who ->
    [you] Perdi
   *[other] { $seat } perde
} un credito: { alhambra-currency } { $value }.
alhambra-why-C1 = nessuna pedina di quella valuta è libera
alhambra-why-C2 = prima decidi se tieni l’eccedenza
alhambra-why-C3 = in quella valuta non hai alcun credito
alhambra-why-C4 = hai ancora un credito, quindi non puoi tenere una nuova eccedenza
