### Подсказки, и чем бот объясняет свои ходы

bots-code = { $code }
bots-move = Подсказка — { $move }.
bots-second = Второй по силе ход — { $move } (хуже примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}).
bots-second-close = Почти так же хорошо — { $move }.
bots-random = Этот ход выбран наугад.
bots-quiet = Сейчас очков не даёт ничто. Так остаётся больше возможностей.
bots-stands = При подсчёте сейчас { $who ->
    [you] вы получите
   *[other] { $seat } получит
} на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше.
bots-denies = При подсчёте сейчас { $whom } получит на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} меньше.

## Альгамбра

bots-source-pavilion = { $pavilion ->
    [0] {""}
   *[other] { $pavilion } за беседки
}
bots-source-seraglio = { $seraglio ->
    [0] {""}
   *[other] { $seraglio } за гаремы
}
bots-source-arcades = { $arcades ->
    [0] {""}
   *[other] { $arcades } за галереи
}
bots-source-chambers = { $chambers ->
    [0] {""}
   *[other] { $chambers } за палаты
}
bots-source-garden = { $garden ->
    [0] {""}
   *[other] { $garden } за сады
}
bots-source-tower = { $tower ->
    [0] {""}
   *[other] { $tower } за башни
}
bots-source-wall = { $wall ->
    [0] {""}
   *[other] { $wall } за стену
}
bots-source-falcons = { $falcons ->
    [0] {""}
   *[other] { $falcons } за соколов
}
bots-sources = { LIST(bots-source-pavilion, bots-source-seraglio, bots-source-arcades, bots-source-chambers, bots-source-garden, bots-source-tower, bots-source-wall, bots-source-falcons) }
bots-alhambra-scores = При подсчёте сейчас { $who ->
    [you] вы получите
   *[other] { $seat } получит
} на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше: { bots-sources }.
bots-alhambra-turn = При хорошей игре этим ходом { $who ->
    [you] вы получите
   *[other] { $seat } получит
} при подсчёте на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше: { bots-sources }.
bots-alhambra-again = { $who ->
    [you] Вы платите ровно и можете
   *[other] { $seat } платит ровно и может
} действовать ещё раз.
bots-alhambra-takes = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $coins } ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}).
bots-alhambra-exact = { $who ->
    [you] Потом вы сможете
   *[other] Потом { $seat } сможет
} заплатить ровно: { alhambra-kind } { $price }.
bots-alhambra-enough = { $who ->
    [you] Потом вы сможете
   *[other] Потом { $seat } сможет
} заплатить: { alhambra-kind } { $price }.
bots-alhambra-waits = { alhambra-kind } { $price } подождёт: { $who ->
    [you] вы по-прежнему можете
   *[other] { $seat } по-прежнему может
} заплатить ровно, а у других на это не хватит денег.
bots-alhambra-rival = На { alhambra-kind-object } { $price } хватает денег и у соперника: { $whom }.

## Сабика

bots-sabika-now = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { sabika-things }.
bots-sabika-costs = Это стоит { sabika-things }.
bots-sabika-turn = При хорошей игре весь ход принесёт { sabika-things }.
bots-sabika-end = При нынешнем положении это даст ещё { $points } ОП в конце игры.
bots-sabika-least = { $step ->
    [pay] Так платить дешевле всего.
   *[give-up] Это нужно меньше всего.
}
