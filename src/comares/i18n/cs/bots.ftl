### Čím bot zdůvodňuje své tahy

bots-random = vybráno naslepo
bots-scored = { $points ->
    [one] { $points } bod hned
    [few] { $points } body hned
    [many] { $points } bodu hned
   *[other] { $points } bodů hned
}
bots-gains = { $points ->
    [one] o { $points } bod
    [few] o { $points } body
    [many] o { $points } bodu
   *[other] o { $points } bodů
} více, kdyby se bodovalo teď. { $what }
bots-denies = { $seat }: teď by to bylo o { $points } méně
bots-holds-coins = peníze v ruce: +{ $points }
bots-holds-reserve = budovy v rezervě: +{ $points }
bots-holds-poems = básně: +{ $points }
bots-holds-ships = lodě: +{ $points }
bots-holds-boxes = místo ve skladech: +{ $points }
bots-holds-goods = zboží: +{ $points }
bots-holds-seals = pečeti: +{ $points }
bots-holds-materials = materiály: +{ $points }
bots-holds-taxes = kroky na stupnici daní: +{ $points }
bots-holds-rewards = kroky na stupnici odměn: +{ $points }
bots-holds-dinars = dináry: +{ $points }
bots-holds-raw = suroviny: +{ $points }
bots-costs = { $points ->
    [one] stojí to { $points } bod
    [few] stojí to { $points } body
    [many] stojí to { $points } bodu
   *[other] stojí to { $points } bodů
}
bots-prepares = na později: nic teď nepřinese více
bots-foreign = jeho program to neříká
