### Ход в «Альгамбре» в браузере


## Выбор по имени

web-choice-take = взять { $cards }
web-choice-buy = купить { $tile }
web-choice-finish = достроить { $tile }
web-choice-place = поставить { $tile }
web-choice-move = поставить { $tile } из запаса
web-choice-exchange = заменить тайл на { $tile }
web-choice-reserve = отложить { $tile } в запас
web-choice-give = отдать { $tile } Кузе
web-choice-remove = убрать { $tile } в запас
web-choice-falcon = посадить сокола
web-choice-portal = поставить { $portal }
web-choice-pay = заплатить: { $card }
web-choice-keep = оставить жетон: { alhambra-currency }
web-choice-marker = оставить сохранённую переплату: { alhambra-currency }

## Оплата

web-paying = Заплатите { $price }: выберите карты с руки.
web-paying-some = Заплатите { $price }: выбрано { $sum }.
web-paying-exact = { $sum }: ровно цена. Вы ходите ещё раз.
web-pay-sum = Заплатить { $sum }
web-pay-sum-exact = Заплатить { $sum }: ещё ход
web-pay-card = { alhambra-card }: заплатить ею
web-paid-exactly = Ровно: ходите ещё!
web-decide-again = Ещё одно действие — или закончите действия и ставьте.
web-end-actions = Закончить и поставить
web-end-turn = Закончить ход
web-placed-later = Вы поставите её, когда закончите действия.
web-decide-falcons = Можно и посадить сокола.

## Сколько стоит место

web-standing-scoring = { $scoring ->
    [1] По очкам первого подсчёта
    [2] По очкам второго подсчёта
   *[3] По очкам третьего подсчёта
}
web-place-worth = Место { $place }
web-nobody-has = Пока никто не построил ни одной.

## Короткие названия для телефонов

web-others-short = Другие
web-tab-standing-short = Очки
web-tab-shelf-short = Модули
web-tab-log-short = Журнал
