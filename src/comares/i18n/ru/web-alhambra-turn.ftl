### Ход в «Альгамбре» в браузере


## Выбор по имени

web-choice-take = взять { $cards }
web-choice-buy = купить здание: { $tile }
web-choice-finish = достроить здание: { $tile }
web-choice-place = поставить тайл: { $tile }
web-choice-move = поставить из запаса: { $tile }
web-choice-exchange = обменять тайл: { $tile }
web-choice-reserve = отложить в запас: { $tile }
web-choice-give = отдать Кузе: { $tile }
web-choice-remove = убрать в запас: { $tile }
web-choice-falcon = посадить сокола
web-choice-portal = поставить { $portal }
web-choice-pay = заплатить: { $card }
web-choice-keep = оставить жетон: { alhambra-currency }
web-choice-marker = сохранить переплату: { alhambra-currency }

## Оплата

web-paying = Заплатите { $price }: выберите карты с руки.
web-paying-some = Заплатите { $price }: выбрано { $sum }.
web-paying-exact = { $sum }: точная сумма. Вы действуете ещё раз.
web-pay-sum = Заплатить { $sum }
web-pay-sum-exact = Заплатить { $sum }: ещё действие
web-pay-card = { alhambra-card }: заплатить ею
web-paid-exactly = Ровно: ещё одно действие!
web-decide-again = Действуйте ещё раз или закончите и стройте.
web-end-actions = Закончить и строить
web-end-turn = Закончить ход
web-placed-later = Вы разместите этот тайл, когда закончите действия.
web-decide-falcons = Также можно посадить сокола.

## Сколько стоит место

web-standing-scoring = { $scoring ->
    [1] По очкам первого подсчёта
    [2] По очкам второго подсчёта
   *[3] По очкам третьего подсчёта
}
web-place-worth = { $place }-е место
web-nobody-has = Пока никто ничего не построил.

## Короткие названия для телефонов

web-others-short = Другие
web-tab-standing-short = Очки
web-tab-shelf-short = Модули
web-tab-log-short = Журнал
