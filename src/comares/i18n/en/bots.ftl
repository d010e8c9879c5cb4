### What a bot says for its moves

bots-random = picked blindly
bots-scored = { $points ->
    [one] one point at once
   *[other] { $points } points at once
}
bots-gains = { $points ->
    [one] one point
   *[other] { $points } points
} more if we scored now. { $what }
bots-denies = { $seat } would score { $points } less now
bots-holds-coins = money in hand: +{ $points }
bots-holds-reserve = tiles in the reserve: +{ $points }
bots-holds-poems = poems: +{ $points }
bots-holds-ships = ships: +{ $points }
bots-holds-boxes = room in the storehouses: +{ $points }
bots-holds-goods = goods: +{ $points }
bots-holds-seals = seals: +{ $points }
bots-holds-materials = materials: +{ $points }
bots-holds-taxes = steps on the tax track: +{ $points }
bots-holds-rewards = steps on the reward track: +{ $points }
bots-holds-dinars = dinars: +{ $points }
bots-holds-raw = raw: +{ $points }
bots-costs = { $points ->
    [one] it costs one point
   *[other] it costs { $points } points
}
bots-prepares = for later: nothing it can do scores more now
bots-foreign = its program does not say
