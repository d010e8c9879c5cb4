### Стол «Альгамбры» в браузере

## Где что находится

web-cells-east = { $n } на восток
web-cells-west = { $n } на запад
web-cells-north = { $n } на север
web-cells-south = { $n } на юг
web-build-there = Построить: { $where } от фонтана
web-exchange-there = Заменить плитку: { $where } от фонтана
web-portal-there = Портал: { $where } от фонтана, угол { $turned }
web-perch-there = Здесь может сидеть сокол: { $where } от фонтана
web-no-fit = Не подходит: { $where } от фонтана
web-can-finish = Можно достроить.
web-can-take-out = Можно убрать.

## Оплата и стройка

web-you-hold = У вас { $held } ({ alhambra-currency }).
web-pay-just = ровно цена
web-walled-in = Вы замуруете себя: строить будет больше негде.
web-walled-in-sure = Строить будет больше негде. Ещё раз, если вы этого хотите.
web-little-room = { $n ->
    [one] Для построек останется только { $n } клетка.
    [few] Для построек останется только { $n } клетки.
    [many] Для построек останется только { $n } клеток.
   *[other] Для построек останется только { $n } клетки.
}
web-hint-shown = Сильный игрок сделал бы то, что показано.

## Клавиши

web-keys = Клавиши
web-key-tip = Клавиши: 1–4 рынок, 5–8 деньги, ? все
web-key-slots = выбрать постройку на рынке
web-key-money = выбрать карту на столе
web-key-arrows-sign = стрелки
web-key-arrows = от клетки к клетке, от оплаты к оплате; с Shift и туда, где плитка не подходит
web-key-enter = сделать
web-key-turn = повернуть портал
web-key-undo = отменить
web-key-redo = повторить
web-key-hint = совет
web-key-escape = положить обратно

## Положение, подсчёт, конец

web-tab-census = Постройки
web-in-all = всего
web-explain = { $what }: объяснить
web-places-give = Места дают:
web-shared = { $whole } на { $sharing }: по { $points }
web-turning-point = { $scoring ->
    [1] { $name }: впереди с первого подсчёта.
    [2] { $name }: впереди со второго подсчёта.
   *[3] { $name }: впереди с последнего подсчёта.
}
web-chart-points = Очки после каждого подсчёта
web-chart-walls = Самая длинная стена при каждом подсчёте
