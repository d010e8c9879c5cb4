### Il tavolo di Alhambra nel browser

## Dove si trova

web-cells-east = { $n } a est
web-cells-west = { $n } a ovest
web-cells-north = { $n } a nord
web-cells-south = { $n } a sud
web-build-there = Costruisci { $where } della fontana
web-exchange-there = Scambia la tessera { $where } della fontana
web-portal-there = Portale { $where } della fontana, angolo { $turned }
web-perch-there = Un falco potrebbe stare { $where } della fontana
web-no-fit = Non si può posare { $where } della fontana
web-can-finish = Si può completare.
web-can-take-out = Si può togliere.

## Pagare e costruire

web-you-hold = Hai { $held } ({ alhambra-currency }).
web-pay-just = esattamente il prezzo
web-walled-in = Murato: dopo non potresti più costruire nulla.
web-walled-in-sure = Dopo non potresti più costruire nulla. Un altro clic per farlo comunque.
web-portal-at-risk = Né la tua Alhambra né una tessera che stai posando ha posto per questo portale: può andare perso.
web-little-room = { $n ->
    [one] Resterebbe una sola casella per costruire.
   *[other] Resterebbero solo { $n } caselle per costruire.
}

## Tasti

web-keys = Tasti
web-key-tip = Tasti: 1–4 cortile, 5–8 denaro, ? per tutti
web-key-slots = scegli un edificio del cortile
web-key-money = scegli una carta sul tavolo
web-key-arrows-sign = frecce
web-key-arrows = passa da una casella o da un pagamento all’altro; con Maiusc anche dove la tessera non va
web-key-enter = conferma
web-key-turn = gira il portale
web-key-undo = annulla
web-key-redo = rifai
web-key-hint = consiglio
web-key-escape = annulla la scelta

## Situazione, valutazione, fine

web-tab-census = Edifici
web-in-all = Totale
web-explain = Spiega: { $what }
web-shared = { $whole } diviso fra { $sharing } giocatori: { $points } ciascuno
web-turning-point = { $who ->
    [you] { $scoring ->
        [1] Non sei mai in svantaggio.
        [2] Sei in testa dalla seconda valutazione.
       *[3] Sei in testa dall’ultima valutazione.
    }
   *[other] { $scoring ->
        [1] { $name }: mai in svantaggio.
        [2] { $name }: in testa dalla seconda valutazione.
       *[3] { $name }: in testa dall’ultima valutazione.
    }
}
web-chart-points = Punti dopo ogni valutazione
web-chart-walls = Muro più lungo a ogni valutazione
