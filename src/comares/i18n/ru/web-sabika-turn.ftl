### Ход Sabika в браузере: вопросы, что ещё впереди, конец раунда

## О чём спрашивают

web-sabika-ask = { $kind ->
    [keep] Оставьте один из двух своих начальных жетонов.
    [turn] Отправьте работника на подсвеченную клетку или дайте одному отдохнуть.
    [act] { $action }: одно действие или оба.
    [give-up] Не всё помещается в ящики: от чего вы отказываетесь?
    [take] Что вы берёте?
    [raw] Какое сырьё вы берёте?
    [good] Какой товар вы берёте?
    [produce] Произведите товар (осталось { $n }).
    [production] Производство: бонус города, товары или и то и другое.
    [operations] Рынок: осталось операций { $n }.
    [choose] Выберите одно.
    [bonus] Выполнить действие «{ $action }»?
    [city] { $cities ->
        [1] Взять бонус города { $city }?
       *[other] Бонус какого города вы берёте?
    }
    [storehouse] Какой склад вы активируете?
    [balance] Бонус какого цвета вы берёте?
    [reward] Выберите награду: достигнутое деление или более раннее.
    [token] Бонус какой большой постройки вы берёте?
    [red-city] Действие какого красного города вы выполняете?
    [ship] Куда плывёт корабль?
    [storehouse-action] Расширьте склад или активируйте его.
    [construct] Что вы возводите?
    [use] { $purpose ->
        [large] Какие стройматериалы для большой постройки?
        [small] Какие стройматериалы для малой постройки?
       *[poem] Какие стройматериалы для стихотворения?
    }
    [building] Выберите большую постройку.
    [lay] У вас в руках малая постройка { $card }: с какого конца ряда её выложить?
    [export] В какой город вы экспортируете?
    [deliver] { $city }: какие товары вы экспортируете?
    [consolidate] С каким городом вы укрепляете торговые отношения?
    [engrave] Какое стихотворение вы гравируете?
    [reactivate] Какое красное стихотворение сработает ещё раз?
    [income] Доход: какой следующий?
    [levy] Событие 14: отдать печать или потерять ОП?
    [pay] Уплатите подати: { $n }. За каждую — 1 шаг по шкале, 2 динара, 1 печать или 1 ОП.
    [first] Вы впереди на шкале податей: кто следующий первый игрок?
    [yusuf] Ничья: выберите город за Юсуфа.
   *[other] Выберите.
}
web-sabika-ask-from = { $source }: { $asked }
web-sabika-from = { $kind ->
    [start] Начальный жетон { $card }
    [reward] Награда { $card }
    [large] Большая постройка { $card }
    [storehouse] Жетон склада { $card }
    [blue] Стихотворение { $card }, синее
    [red] Стихотворение { $card }, красное
   *[other] Жетон города { $card }
}
web-sabika-from-balance = Баланс: { sabika-colour }

## Что ещё впереди

web-sabika-to-come = { $step ->
    [lay] выложить карту
    [building] выбрать большую постройку
    [deliver] товары на экспорт
    [operations] операции рынка: { $n }
    [produce] произвести товары: { $n }
   *[income] доход
}
web-sabika-to-come-poem = действие стихотворения { $card }
web-sabika-to-come-city = действие города { sabika-city }
web-sabika-to-come-secondary = { $kind ->
    [raw] сырьё рядом с клеткой
   *[marble] мрамор рядом с клеткой
}
web-sabika-to-come-end = конец хода
web-sabika-afterwards = Затем:
web-sabika-restart = Начать ход заново
web-sabika-rest = Отдых

## Что меняет выбор

web-sabika-resource = { $name ->
    [gypsum] гипс
    [wood] древесина
    [marble] мрамор
    [tile] изразец
    [sugar] сахар
    [clothes] одежда
    [pottery] посуда
    [cane] сахарный тростник
    [silk] шёлк
    [clay] глина
    [dinars] динары
    [seals] печати
    [taxes] подати
    [raw] сырьё
    [goods] товары
   *[vp] ОП
}
web-sabika-next-vp = { $vp } ОП от следующего выбора
web-sabika-later-vp = { $vp } ОП в конце раунда при нынешнем положении
web-sabika-later = к концу раунда
web-sabika-market = { $verb ->
    [buy] Купить
    [sell] Продать
   *[exchange] Обменять
}
web-sabika-poem = Стихотворение { $card }
web-sabika-half = { $colour ->
    [blue] Синее:
   *[red] Красное:
}
web-sabika-wants = Нужно: { $goods }
web-sabika-wants-short = нужно
web-sabika-balance-of = Баланс: { $colour }
web-sabika-placed = { $what } (рядом: { $beside })
# A secondary space with the letter and number that the log calls it by: “Raw space R5”.
web-sabika-space = { $kind ->
    [raw] Клетка сырья
   *[marble] Клетка мрамора
} { $id }
web-sabika-pay-each = { $what ->
    [marker] шаги по шкале
    [dinars] динары, 2 за подать
    [seals] печати
   *[vp] ОП
}

## Работники

web-sabika-stands = { $action ->
    [workshop] в мастерской
   *[other] клетка: { sabika-action-name }
}
web-sabika-cannot-move = { $why ->
    [lies] лежит до конца раунда
    [no-space] нет клетки, которую можно оплатить и использовать
   *[same] идёт после другого
}

## Конец раунда

web-sabika-tax-warning = Ваш последний ход в раунде. Податей к уплате: { $due }. При нынешнем положении вы потеряете { $unpaid } ОП.
web-sabika-will-lose = Из податей в конце раунда ({ $due }) вы не сможете уплатить { $unpaid }: −{ $unpaid } ОП.
web-sabika-round-ends = Конец раунда
web-sabika-round-over = Раунд { $round } окончен
web-sabika-round-step = { $step ->
    [income] Доход
    [wishes] Пожелания
    [taxes] Подати
    [event] Событие
   *[workers] Работники
}
web-sabika-no-income = После этого раунда дохода нет.
web-sabika-gained = Получено
web-sabika-no-taxes = Податей платить не нужно.
web-sabika-paid-with = Уплачено
web-sabika-no-wishes = После этого раунда пожелания не оцениваются.
web-sabika-no-event = Событие не меняется.
web-sabika-vp-in-round-end = ОП
web-sabika-skip = К моему ходу

## Строки журнала

web-sabika-told = { $verb ->
    [main] { $name } выполняет основное действие.
    [secondary] { $name } выполняет дополнительное действие.
    [large] { $name } возводит большую постройку.
    [small] { $name } выбирает для постройки: { $what }.
    [city] { $name } берёт бонус города { $what }.
    [decline] { $name } отказывается.
    [stop] { $name } заканчивает.
    [done] { $name } заканчивает.
   *[other] { $name } выбирает «{ $what }».
}
web-sabika-told-you = { $verb ->
    [main] Вы выполняете основное действие.
    [secondary] Вы выполняете дополнительное действие.
    [large] Вы возводите большую постройку.
    [small] Вы выбираете для постройки: { $what }.
    [city] Вы берёте бонус города { $what }.
    [decline] Вы отказываетесь.
    [stop] Вы заканчиваете.
    [done] Вы заканчиваете.
   *[other] Вы выбираете «{ $what }».
}
web-sabika-told-secret = { $name } втайне оставляет начальный жетон.
web-sabika-end-turn = Вы заканчиваете ход.

## Подати игрока одной фразой

web-sabika-paid-steps = { $steps ->
    [0] {""}
   *[other] { $steps } { $steps ->
        [one] шаг по шкале
        [few] шага по шкале
        [many] шагов по шкале
       *[other] шага по шкале
    }
}
web-sabika-paid-dinars = { $dinars ->
    [0] {""}
   *[other] { $dinars } { $dinars ->
        [one] динар
        [few] динара
        [many] динаров
       *[other] динара
    }
}
web-sabika-paid-seals = { $seals ->
    [0] {""}
   *[other] { $seals } { $seals ->
        [one] печать
        [few] печати
        [many] печатей
       *[other] печати
    }
}
web-sabika-taxes-paid = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} подати: { LIST(web-sabika-paid-steps, web-sabika-paid-dinars, web-sabika-paid-seals) }.
