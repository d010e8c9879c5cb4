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
web-can-finish = Si può terminare.
web-can-take-out = Si può togliere.

## Pagare e costruire

web-you-hold = Hai { $held } ({ alhambra-currency }).
web-pay-just = il prezzo giusto
web-walled-in = Murato: dopo non si potrebbe costruire più nulla.
web-walled-in-sure = Dopo non si potrebbe costruire più nulla. Ancora una volta, se lo vuoi davvero.
web-little-room = { $n ->
    [one] Resterebbe una sola casella per costruire.
   *[other] Resterebbero solo { $n } caselle per costruire.
}
web-hint-shown = Un buon giocatore farebbe ciò che è mostrato.

## Tasti

web-keys = Tasti
web-key-tip = Tasti: 1–4 mercato, 5–8 denaro, ? per tutti
web-key-slots = scegli un edificio del mercato
web-key-money = scegli una carta sul tavolo
web-key-arrows-sign = frecce
web-key-arrows = da una casella all’altra, da un pagamento all’altro; con Maiusc anche dove la tessera non va
web-key-enter = esegui
web-key-turn = gira il portale
web-key-undo = annulla
web-key-redo = rifai
web-key-hint = consiglio
web-key-escape = rimetti a posto

## Situazione, valutazione, fine

web-tab-census = Edifici
web-in-all = in tutto
web-explain = { $what }: spiega
web-places-give = I posti danno:
web-shared = { $whole } diviso fra { $sharing }: { $points } ciascuno
web-turning-point = { $scoring ->
    [1] { $name }: mai in svantaggio.
    [2] { $name }: in testa dalla seconda valutazione.
   *[3] { $name }: in testa dall’ultima valutazione.
}
web-chart-points = Punti dopo ogni valutazione
web-chart-walls = Muro più lungo a ogni valutazione
