### Сабика за столом в браузере

## Подготовка стола

web-option-events = События
web-option-events-off = без событий
web-option-events-any = три, какие — неизвестно
web-option-events-0 = три, ни одного положительного
web-option-events-1 = три, одно положительное
web-option-events-2 = три, два положительных
web-option-events-3 = три, все положительные
web-option-difficulty = Юсуф
web-option-difficulty-easy = лёгкий: без событий
web-option-difficulty-normal = обычный: одно положительное событие, два отрицательных
web-option-difficulty-hard = трудный: три отрицательных события
web-option-difficulty-expert = знаток: три отрицательных события, и он начинает с 10 ОП

## Что лежит на столе

web-sabika-rondel = Рондель
web-sabika-map = Карта
web-sabika-small = Малые постройки
web-sabika-large = Большие постройки
web-sabika-storehouses = Склады
web-sabika-short = Короткие стихотворения
web-sabika-long = Длинные стихотворения
web-sabika-deck = в колоде: { $n }
web-sabika-rounds = Раунды
web-sabika-tower = Башня пожеланий
web-sabika-taxes = Подати
web-sabika-rewards = Награды
web-sabika-trade = Карта торговли
web-sabika-event-now = Событие
web-sabika-event-next = Следующее событие
web-sabika-workshop-of = Мастерская: { $name }
web-sabika-seals = печати
web-sabika-ships = корабли в Гранаде
web-sabika-boxes = Занято ящиков: { $n } из { $boxes }
web-sabika-empty = Здесь ничего не лежит.
web-sabika-status = Источник: { $status }
web-sabika-cards = На столе
web-sabika-large-later = Другой эпохи
web-sabika-empty-house = На нём ещё нет жетона.
web-sabika-joined = { $kind ->
    [raw] Соединено сырьё: { $what }
   *[marble] Соединён мрамор: { $what }
}
web-sabika-cost-parts = Из них за шаги: { $steps }, за чужих работников: { $crowd }.
web-sabika-rule = Правило { $rule }
web-sabika-wish-scores = считается
web-sabika-wish-from = после { $round }-го
web-sabika-cost-spoken = { $cost ->
    [0] Перейти сюда можно бесплатно.
    [one] Перейти сюда стоит { $cost } динар.
    [few] Перейти сюда стоит { $cost } динара.
    [many] Перейти сюда стоит { $cost } динаров.
   *[other] Перейти сюда стоит { $cost } динара.
}
web-sabika-worker-there = Здесь работник: { $name }{ $lies ->
    [0] .
   *[other] {" "}(лежит).
}
web-sabika-sultan-there = Здесь работник султана.
web-sabika-ships-spoken = Корабли слева: { $left }; справа: { $right }.{ $seal ->
    [0] {""}
   *[other] {" "}Печать ещё здесь.
}
web-sabika-about-action = { $action ->
    [quarry-small] Возьмите три стройматериала: гипс и древесину в любом сочетании.
    [quarry-large] Возьмите три стройматериала: древесину и мрамор в любом сочетании.
    [storehouse] Расширьте склад одним из двух жетонов рядом с этой клеткой или активируйте склад.
    [market] 2 динара, затем до двух операций: покупка, продажа или обмен.
    [construct] Возведите большую или малую постройку из своих стройматериалов.
    [export] Отправьте корабль в новый город: оплатите путь, возьмите печать, экспортируйте один или два товара, получите бонус.
    [consolidate] Переставьте корабль на правую половину города: красный город действует сразу, синий приносит доход.
    [production] Бонус одного города с вашим кораблём и до двух товаров из вашего сырья.
    [engrave] Выгравируйте стихотворение: динары и один-два стройматериала. Синее действует всегда, красное — сразу, длинное — в конце.
    [reactivate] Одно ваше красное стихотворение срабатывает ещё раз.
   *[craft] 3 динара и ещё 1 за каждые два ваших стихотворения.
}
web-sabika-about-secondary = { $kind ->
    [raw] Дополнительное действие: возьмите сырьё, а если его нет — произведите товар. 1 динар для архитектора, бесплатно для торговца.
   *[marble] Дополнительное действие: возьмите мрамор, а если его нет — гипс или древесину. 2 динара для торговца, 1 для поэтессы.
}
web-sabika-lasting = { $what ->
    [free-steps] ∞ больше бесплатных шагов
    [occupancy-free] ∞ чужие работники бесплатно
    [market-extra-operations] ∞ больше операций рынка
    [secondary-discount] ∞ дешевле доп. действия
    [engrave-extra-materials] ∞ больше материалов
    [engrave-discount] ∞ дешевле стихи
    [route-discount] ∞ дешевле пути
    [rest] ∞ лучше отдых
    [goods-store] ∞ хранилище товаров
    [export-profit] ∞ выгоднее экспорт
   *[other] ∞ действует всегда
}

## Решения

web-sabika-decide = { $kind ->
    [keep] Оставьте себе один из двух начальных жетонов.
    [turn] Ваш ход: отправьте работника на подсвеченную клетку или на отдых.
    [act] Основное действие, дополнительное или оба.
    [give-up] Не всё помещается в ящики: что отдадите?
    [take] Выберите, что взять.
    [raw] Выберите сырьё.
    [good] Выберите товар.
    [produce] Произведите товар (осталось: { $n }).
    [production] Производство: бонус города, товары или и то и другое.
    [operations] Операции рынка, осталось: { $n }.
    [choose] На выбор:
    [bonus] Бонусное действие: выполнить?
    [city] Выберите город.
    [storehouse] Активируйте склад.
    [balance] Выберите цвет бонуса баланса.
    [reward] Выберите награду: достигнутое деление или более раннее.
    [token] Выберите большую постройку, чей бонус получите.
    [red-city] Выберите красный город.
    [ship] Куда плывёт корабль?
    [storehouse-action] Расширьте склад или активируйте его.
    [construct] Что вы строите?
    [use] Какие стройматериалы используете?
    [building] Выберите большую постройку.
    [lay] С какого конца ряда положить карту?
    [export] Экспорт: выберите город.
    [deliver] Какие товары экспортируете?
    [consolidate] Укрепление: выберите город.
    [engrave] Гравировка: выберите стихотворение и его половину.
    [reactivate] Какое красное стихотворение сработает снова?
    [income] Доход: какой следующий?
    [pay] Уплатите подати ({ $n }) в любом сочетании.
    [first] Вы впереди на шкале податей: кто будет первым игроком?
    [yusuf] Юсуф не может решить: выберите город за него.
   *[other] Выберите.
}
web-sabika-afterwards = Потом:
web-sabika-step = { $step ->
    [act] остаток хода
    [operations] рынок
    [produce] производство
    [production] производство
    [effect] остаток бонуса
    [building] большая постройка
    [lay] выкладывание карты
    [deliver] товары
    [engraved] стихотворение
    [red-action] действие города
    [city] бонус города
    [bonus] бонусное действие
    [income] доход
   *[use] стройматериалы
}
web-sabika-if-ended = Итог сейчас
web-sabika-resting = Отдых:
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Меньше: { $what }
web-sabika-more-of = Больше: { $what }
web-sabika-pay-marker = шаги назад
web-sabika-pay-dinars = динары
web-sabika-pay-seals = печати
web-sabika-pay-vp = ОП

web-sabika-did-main = основное действие
web-sabika-chose = { $name } выбирает: { $what }.
web-sabika-scored = { $kind ->
    [wishes] Пожелания
   *[last] Последний подсчёт
}
web-sabika-do-keep = Оставить жетон { $card }
web-sabika-do-work = Идёт { sabika-worker }{ $number ->
    [2] {" "}(второй)
   *[other] {""}
}
web-sabika-do-rest = Отдых: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] Сырьё
   *[marble] Мрамор
}
web-sabika-do-done = Готово
web-sabika-do-stop = Достаточно
web-sabika-do-decline = Отказаться
web-sabika-do-give-up = Отдать: { sabika-material }
web-sabika-do-raw = { sabika-raw-name } { $space }
web-sabika-do-good = { sabika-good-name } { $space }
web-sabika-do-produce = Переработать: { sabika-raw-name }
web-sabika-do-buy = Купить: { sabika-material }
web-sabika-do-buy-raw = Купить: { sabika-raw-name } { $space }
web-sabika-do-sell = Продать: { sabika-material }
web-sabika-do-exchange = { sabika-material } → { sabika-other-material }
web-sabika-do-choose = Вариант { $n }
web-sabika-do-bonus = { sabika-action-name }
web-sabika-do-city = { sabika-city }
web-sabika-do-storehouse = Склад { $house }
web-sabika-do-balance = { sabika-colour }
web-sabika-do-reward = Награда { $card }
web-sabika-do-token = Большая постройка { $card }
web-sabika-do-red-city = { sabika-city }
web-sabika-do-ship = { sabika-city }
web-sabika-do-expand = Жетон { $card } на склад { $house }
web-sabika-do-activate = Активировать склад { $house }
web-sabika-do-refresh = Четыре новые малые постройки
web-sabika-do-large = Большая постройка
web-sabika-do-small = Малая постройка { $card }
web-sabika-do-building = Большая постройка { $card }
web-sabika-do-lay = { $side ->
    [left] С левого конца
   *[right] С правого конца
}
web-sabika-do-export = { sabika-city }
web-sabika-do-nothing = Ничего
web-sabika-do-consolidate = { sabika-city }
web-sabika-do-engrave = Стихотворение { $card }: { $colour ->
    [blue] синее
   *[red] красное
}
web-sabika-do-engrave-long = Длинное стихотворение { $id }
web-sabika-do-reactivate = Стихотворение { $card }
web-sabika-do-income-poem = Стихотворение { $card }
web-sabika-do-pay = Уплатить
web-sabika-do-yusuf = { sabika-city }

## Рассказ

web-sabika-yusuf-turn = Ход Юсуфа
web-sabika-coming = В конце этого раунда: податей — { $tax }{ $wish ->
    [0] {""}
   *[other] , пожелание переносится на башню, и все пожелания приносят ОП
}{ $event ->
    [0] {""}
   *[other] , событие меняется
}.
web-sabika-yusuf-not-yet = Юсуф ещё не ходил.
web-sabika-left = { $what ->
    [seals] печати
    [goods] товары
    [marble] мрамор
    [tile] изразцы
   *[dinars] динары, 1 ОП за два
}
web-sabika-unpaid = неуплаченные подати
web-sabika-before = До этого
web-sabika-at-end = конец
web-sabika-source = { $head ->
    [start] начало
    [buildings] постройки
    [poems] стихи
    [trade] торговля
    [bonuses] бонусы
    [wishes] пожелания
    [long] длинные стихи
    [card] карта торговли
    [left] остатки
   *[taxes] отдых и подати
}
web-sabika-by-round = ОП по раундам
web-sabika-last-scoring = Последний подсчёт, шаг за шагом
web-sabika-sheets = Остальной стол
web-sabika-sheet = { $sheet ->
    [map] Карта
    [displays] Карты
    [tracks] Шкалы
    [workshop] Дворы
    [standing] ОП
   *[log] Журнал
}
