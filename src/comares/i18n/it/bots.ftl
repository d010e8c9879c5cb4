### Che cosa dice un bot delle sue mosse

bots-random = scelto a caso
bots-scored = { $points ->
    [one] un punto subito
   *[other] { $points } punti subito
}
bots-gains = { $points ->
    [one] un punto
   *[other] { $points } punti
} in più se si valutasse ora. { $what }
bots-denies = { $seat } otterrebbe ora { $points } in meno
bots-holds-coins = denaro in mano: +{ $points }
bots-holds-reserve = edifici nella riserva: +{ $points }
bots-holds-poems = poesie: +{ $points }
bots-holds-ships = navi: +{ $points }
bots-holds-boxes = spazio nei magazzini: +{ $points }
bots-holds-goods = merci: +{ $points }
bots-holds-seals = sigilli: +{ $points }
bots-holds-materials = materiali: +{ $points }
bots-holds-taxes = passi sul tracciato delle tasse: +{ $points }
bots-holds-rewards = passi sul tracciato delle ricompense: +{ $points }
bots-holds-dinars = dinari: +{ $points }
bots-holds-raw = materie prime: +{ $points }
bots-costs = { $points ->
    [one] costa un punto
   *[other] costa { $points } punti
}
bots-prepares = per dopo: nulla rende di più ora
bots-foreign = il suo programma non lo dice
