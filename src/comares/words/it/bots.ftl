### Che cosa dice un bot delle sue mosse

bots-random = scelto a caso
bots-scored = { $points ->
    [0] nulla rendeva di più prima del punteggio
    [one] un punto dal punteggio
   *[other] { $points } punti dal punteggio
}
bots-gains = { $points ->
    [one] un punto
   *[other] { $points } punti
} in più se si contasse ora. { $what }
bots-denies = { $seat } prenderebbe ora { $points } in meno
bots-prepares = per dopo: nulla rende di più ora
bots-foreign = il suo programma non lo dice
