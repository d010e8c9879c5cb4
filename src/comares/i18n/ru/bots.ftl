### Чем бот объясняет свои ходы

bots-random = выбрано наугад
bots-scored = { $points ->
    [one] { $points } очко сразу
    [few] { $points } очка сразу
    [many] { $points } очков сразу
   *[other] { $points } очка сразу
}
bots-gains = { $points ->
    [one] на { $points } очко
    [few] на { $points } очка
    [many] на { $points } очков
   *[other] на { $points } очка
} больше, если бы подсчёт был сейчас. { $what }
bots-denies = { $seat }: сейчас вышло бы на { $points } меньше
bots-holds-coins = деньги на руках: +{ $points }
bots-holds-reserve = здания в резерве: +{ $points }
bots-holds-poems = стихотворения: +{ $points }
bots-holds-ships = корабли: +{ $points }
bots-holds-boxes = место на складах: +{ $points }
bots-holds-goods = товары: +{ $points }
bots-holds-seals = печати: +{ $points }
bots-holds-materials = стройматериалы: +{ $points }
bots-holds-taxes = шаги по шкале налогов: +{ $points }
bots-holds-rewards = шаги по шкале наград: +{ $points }
bots-holds-dinars = динары: +{ $points }
bots-holds-raw = сырьё: +{ $points }
bots-costs = { $points ->
    [one] это стоит { $points } очко
    [few] это стоит { $points } очка
    [many] это стоит { $points } очков
   *[other] это стоит { $points } очка
}
bots-prepares = на будущее: большего сейчас не даёт ничто
bots-foreign = его программа этого не объясняет
