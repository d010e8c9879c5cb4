### Che cosa dice un bot delle sue mosse

bots-random = scelto a caso
bots-scored = { $points ->
    [0] nulla rendeva di più prima della valutazione
    [one] un punto dalla valutazione
   *[other] { $points } punti dalla valutazione
}
bots-gains = { $points ->
    [one] un punto
   *[other] { $points } punti
} in più se si valutasse ora. { $what }
bots-denies = { $seat } otterrebbe ora { $points } in meno
bots-prepares = per dopo: nulla rende di più ora
bots-foreign = il suo programma non lo dice
