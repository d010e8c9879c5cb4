### Стол «Альгамбры» в браузере

## Где что находится

web-cells-east = { $n } на восток
web-cells-west = { $n } на запад
web-cells-north = { $n } на север
web-cells-south = { $n } на юг
web-build-there = Построить: { $where } от фонтана
web-exchange-there = Обменять тайл: { $where } от фонтана
web-portal-there = Портал: { $where } от фонтана, угол { $turned }
web-perch-there = Здесь может сидеть сокол: { $where } от фонтана
web-no-fit = Не подходит: { $where } от фонтана
web-can-finish = Можно достроить.
web-can-take-out = Можно убрать.

## Оплата и стройка

web-you-hold = У вас { $held } ({ $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
}).
web-pay-just = точная сумма
web-walled-in = Замуровано: после этого больше ничего не построить.
web-walled-in-sure = После этого больше ничего не построить. Нажмите ещё раз, если всё равно хотите так.
web-portal-at-risk = Ни в Альгамбре, ни рядом с новыми тайлами этому порталу нет места. Он может пропасть.
web-little-room = { $n ->
    [one] Для зданий останется только { $n } клетка.
    [few] Для зданий останется только { $n } клетки.
    [many] Для зданий останется только { $n } клеток.
   *[other] Для зданий останется только { $n } клетки.
}

## Клавиши

web-keys = Клавиши
web-key-tip = Клавиши: 1–4 рынок, 5–8 деньги, ? все
web-key-slots = выбрать здание на рынке
web-key-money = выбрать карту на столе
web-key-arrows-sign = стрелки
web-key-arrows = между клетками или оплатами; с Shift и туда, где тайл не подходит
web-key-enter = подтвердить
web-key-turn = повернуть портал
web-key-undo = отменить
web-key-redo = повторить
web-key-hint = подсказка
web-key-escape = отмена

## Положение, подсчёт, конец

web-tab-census = Здания
web-in-all = Итого
web-explain = Объяснить: { $what }
web-shared = { $whole } на { $sharing }: по { $points }
web-turning-point = { $who ->
    [you] { $scoring ->
        [1] Вы впереди с первого подсчёта.
        [2] Вы впереди со второго подсчёта.
       *[3] Вы впереди с последнего подсчёта.
    }
   *[other] { $scoring ->
        [1] { $name }: впереди с первого подсчёта.
        [2] { $name }: впереди со второго подсчёта.
       *[3] { $name }: впереди с последнего подсчёта.
    }
}
web-chart-points = Очки после каждого подсчёта
web-chart-walls = Самая длинная стена при каждом подсчёте
