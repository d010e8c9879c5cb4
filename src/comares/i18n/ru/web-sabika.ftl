### Сабика за столом в браузере

## Подготовка стола

web-option-events = События
web-option-events-off = без событий
web-option-events-any = три, какие — неизвестно
web-option-events-0 = три, ни одного положительного
web-option-events-1 = три, одно положительное
web-option-events-2 = три, два положительных
web-option-events-3 = три, все положительные
web-option-wish-buildings = Пожелания о постройках учитывают
web-option-wish-buildings-each = каждую постройку указанных типов
web-option-wish-buildings-types = каждый указанный тип, который у вас есть
web-option-yusuf-consolidates = Юсуф укрепляет отношения
web-option-yusuf-consolidates-any = если ни один его город не отвечает условию, с любым
web-option-yusuf-consolidates-fitting = только с городами, которые отвечают условию
web-option-difficulty = Юсуф
web-option-difficulty-easy = лёгкий: без событий
web-option-difficulty-normal = обычный: одно положительное событие, два отрицательных
web-option-difficulty-hard = трудный: три отрицательных события
web-option-difficulty-expert = эксперт: три отрицательных события, и он начинает с 10 ОП

## Что лежит на столе

# Буква и номер на пожелании или длинном стихотворении, как они напечатаны.
web-sabika-printed-id = { LETTERED($id, letters: "АБВГДЕЖЗ") }
web-sabika-rondel = Рондель
web-sabika-map = Средиземноморье
web-sabika-small = Малые постройки
web-sabika-large = Большие постройки
web-sabika-storehouses = Склады
web-sabika-short = Короткие стихотворения
web-sabika-long = Длинные стихотворения
web-sabika-deck = в колоде: { $n }
web-sabika-rounds = Раунды
web-sabika-tower = Пожелания султана
web-sabika-taxes = Подати
web-sabika-rewards = Награда султана
web-sabika-trade = Карта торговли
web-sabika-event-now = Активное событие
web-sabika-event-next = Будущее событие
web-sabika-workshop-of = Мастерская: { $name }
web-sabika-seals = печати
web-sabika-ships = корабли в Гранаде
web-sabika-boxes = Занято ящиков: { $n } из { $boxes }
web-sabika-status = Источник: { $status }
web-sabika-empty-house = На нём ещё нет жетона.
web-sabika-joined = Рядом: { $what }.
web-sabika-joined-empty = { $kind ->
    [raw] Клетка сырья рядом пуста: вместо этого произведите товар.
   *[marble] Клетка мрамора рядом пуста: вместо этого возьмите гипс или древесину.
}
web-sabika-cost-parts = Из них за шаги: { $steps }, за чужих работников: { $crowd }.
web-sabika-rule = Правило { $rule }
web-sabika-wish-scores = приносит ОП
web-sabika-wish-from = после { $round }-го раунда
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
    [market] Получите 2 динара, затем до двух операций: покупка, продажа или обмен.
    [construct] Возведите большую или малую постройку из своих стройматериалов.
    [export] Отправьте корабль в новый город: оплатите путь, возьмите печать, экспортируйте один или два товара, получите бонус.
    [consolidate] Переставьте корабль на правую половину города: красный город сразу даёт действие, синий приносит доход.
    [production] Получите бонус одного города с вашим присутствием и произведите до двух товаров из своего сырья.
    [engrave] Выгравируйте стихотворение: заплатите динары и один или два стройматериала. Синее действует до конца игры, красное — один раз, сейчас, длинное приносит ОП в конце.
    [reactivate] Одно ваше красное стихотворение срабатывает ещё раз.
   *[craft] Получите 3 динара и ещё 1 за каждые два ваших стихотворения.
}
web-sabika-about-secondary = { $kind ->
    [raw] Дополнительное действие: возьмите сырьё. Если клетка пуста, произведите товар. Архитектору это стоит 1 динар, торговцу — ничего.
   *[marble] Дополнительное действие: возьмите мрамор. Если клетка пуста, возьмите гипс или древесину. Торговцу это стоит 2 динара, поэтессе — 1.
}

## Решения

web-sabika-if-ended = Итог сейчас
web-sabika-worker-of = { sabika-worker }
web-sabika-less = Меньше: { $what }
web-sabika-more-of = Больше: { $what }
web-sabika-pay-marker = шаги по шкале
web-sabika-pay-dinars = динары
web-sabika-pay-seals = печати
web-sabika-pay-vp = ОП

web-sabika-did-main = основное действие
web-sabika-scored = { $kind ->
    [wishes] Пожелания
   *[last] Финальный подсчёт
}
web-sabika-do-keep = Оставить жетон { $card }
web-sabika-do-work = Отправить: { sabika-worker }{ $number ->
    [2] {" "}(второй)
   *[other] {""}
}
web-sabika-do-rest = Отдых: { sabika-worker }
web-sabika-do-main = { sabika-action-name }
web-sabika-do-secondary = { $kind ->
    [raw] Сырьё рядом
   *[marble] Мрамор рядом
}
web-sabika-do-done = Готово
web-sabika-do-stop = Закончить
web-sabika-do-decline = Отказаться
web-sabika-do-levy = { $kind ->
    [seals] Отдать печать
   *[vp] Потерять ОП
}
web-sabika-from-storehouse = { $what } (со склада)
web-sabika-from-poem = { $what } (со стихотворения)
web-sabika-do-give-up = Сбросить: { sabika-material }
web-sabika-do-produce = Произвести из сырья: { sabika-raw-name }
web-sabika-do-buy = Купить: { sabika-material }
web-sabika-do-buy-raw = Купить: { sabika-raw-name }
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
web-sabika-do-engrave-long = Длинное стихотворение { LETTERED($id, letters: "АБВГДЕЖЗ") }
web-sabika-do-reactivate = Стихотворение { $card }
web-sabika-do-income-poem = Стихотворение { $card }
web-sabika-do-pay = Уплатить
web-sabika-do-yusuf = { sabika-city }

## Рассказ

web-sabika-yusuf-turn = Ход Юсуфа
web-sabika-coming = В конце этого раунда: податей к уплате { $tax }{ $wish ->
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
   *[dinars] динары, 1 ОП за каждые два
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
web-sabika-last-scoring = Финальный подсчёт, шаг за шагом
web-sabika-sheets = Остальной стол
web-sabika-sheet = { $sheet ->
    [map] Города
    [displays] Карты
    [tracks] Шкалы
    [workshop] Мастерские
    [standing] ОП
   *[log] Журнал
}

## The legend, the players at a glance

web-sabika-legend = Обозначения
web-sabika-legend-resources = Ресурсы и постройки
web-sabika-legend-material = Любой стройматериал
web-sabika-legend-box = Ящик
web-sabika-legend-actions = Действия
web-sabika-legend-signs = Как читать карту
web-sabika-legend-blue = Синяя половина: действует до конца игры
web-sabika-legend-red = Красная половина: действует один раз, сразу
web-sabika-legend-action = В рамке: целое действие как бонус
web-sabika-legend-either = Одно или другое, в любом сочетании
web-sabika-legend-each = ОП за каждую единицу; не больше числа после ≤
web-sabika-legend-rank = ОП за первое, второе и третье место по тому, что указано дальше
web-sabika-legend-when = Когда это происходит, вы получаете то, что указано дальше
web-sabika-legend-bonuses = Бонусы
web-sabika-legend-blue-half = Синие стихотворения
web-sabika-legend-counted = За что дают очки
web-sabika-players = Игроки
web-sabika-materials = стройматериалов
web-sabika-standing = { $n ->
    [one] стоит { $n } работник
    [few] стоят { $n } работника
    [many] стоят { $n } работников
   *[other] стоит { $n } работника
}
web-sabika-tracks = Шкалы
web-sabika-used-cards = Использованные карты
web-sabika-others = Остальные
web-sabika-balance-reached = баланс: { $colour }
web-sabika-no-balance = нет баланса
