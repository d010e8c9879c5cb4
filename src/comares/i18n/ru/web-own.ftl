# The owner's page.

web-own-title = Значения вашей коробки
web-own-game = Игра
web-own-box-sabika = Сабика
web-own-box-alhambra = Соколы «Альгамбры»
web-own-intro-sabika = У вас есть «Сабика»? Внесите то, что напечатано на её картах, жетонах и полях, одно за другим. Начните издание: в нём всё так, как восстановлено здесь, пока вы это не исправите.
web-own-intro-alhambra = У вас есть «Сокольничие» к «Альгамбре»? Внесите пятнадцать соколов так, как они напечатаны. Начните издание: в нём они такие, как восстановлено здесь, пока вы их не исправите.
web-own-pick = Выберите компонент, чтобы исправить его.
web-own-editions = Мои издания
web-own-unnamed = Без названия
web-own-my-box = Моя коробка { $number }
web-own-new = Новое издание
web-own-import = Импортировать zip
web-own-export = Экспортировать в zip
web-own-delete = Удалить
web-own-delete-sure = Удалить это издание? Столы, за которыми с ним играют, сохранят свои карты.
web-own-keep = Оставить
web-own-name = Название
web-own-printed = Как напечатано: { $printed } из { $pieces }
web-own-progress = Как напечатано
web-own-saving = Сохраняется …
web-own-saved = Сохранено
web-own-use = Использовать это издание для новых столов
web-own-components = Все компоненты
web-own-kind = Вид
web-own-all-kinds = Все виды
web-own-status = Состояние
web-own-none = Под эти фильтры ничего не подходит.
web-own-has-mistakes = есть ошибки
web-own-card = Компонент
web-own-before = Предыдущий
web-own-next = Следующий
web-own-undo = Отменить
web-own-as-printed = Как напечатано
web-own-source = Откуда значения
web-own-add-row = Добавить после этого
web-own-remove-row = Убрать это
web-own-earlier = Выше
web-own-remove = Убрать: { $what }
web-own-resources = Ресурсы
web-own-how-many = Сколько
web-own-of-quarry = этой добычи
web-own-goods = Товары
web-own-each = ОП за каждое
web-own-max = Не больше (0: без предела)
web-own-counted = Что считается
web-own-alternative = Вариант { $number }
web-own-add-alternative = Ещё вариант
web-own-add = Добавить
web-own-yes = да
web-own-any-city = любой город
web-own-ranked = По месту: первое, второе, третье
web-own-material = Стройматериал
web-own-of-types = Постройки этих типов
web-own-per-nothing = ничего не считается
web-own-per = 1 ОП за: { $what }
web-own-back = На главную
web-own-play = Играть с ним
web-own-unmarked = Без пометки: сказано в правилах
web-own-step = { $step ->
    [begin] Начните издание. Оно только ваше.
    [compare] Возьмите карту из коробки и сравните. Исправьте отличия и нажмите «{ web-own-as-printed }».
   *[use] Отметьте «{ web-own-use }» и играйте. Это можно сделать в любой момент: что ещё не сравнили, остаётся так, как восстановлено здесь.
}
web-own-mistakes = { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
    [many] { $mistakes } ошибок
   *[other] { $mistakes } ошибки
}
web-own-filter = { $status ->
    [all] Все
    [open] Ещё не сверено
    [printed] Как напечатано
   *[mistakes] С ошибками
}
web-own-table = { $table ->
    [board-outer] Внешняя рондель
    [board-middle] Средняя рондель
    [board-inner] Внутренняя рондель
    [board-secondary-spaces] Клетки дополнительных действий
    [board-sultan-workers] Работники султана
    [board-round-track] Шкала раундов
    [board-tower] Башня пожеланий
    [board-reward-track] Шкала наград
    [board-displays] Ряды
    [buildings-large-every-token-first] Любая большая постройка
    [buildings-large-tokens] Большие постройки
    [buildings-small-balance-bonuses] Бонусы баланса
    [buildings-small-balance-cards] Карты баланса
    [buildings-small-cards] Малые постройки
    [events-events] Жетоны событий
    [poems-long-cards] Длинные стихотворения
    [poems-short-cards] Короткие стихотворения
    [start-dinars] Начальные динары
    [start-tokens] Начальные жетоны
    [storehouses-tokens] Жетоны складов
    [sultan-tokens] Пожелания
    [trade-cities] Города
    [trade-routes] Маршруты
    [trade-tokens] Жетоны городов
    [trade-trade-cards] Карты торговли
    [yusuf-architect] Карты архитектора Юсуфа
    [yusuf-merchant] Карты торговца Юсуфа
    [yusuf-poet] Карты поэтессы Юсуфа
   *[falcons-falcons] Соколы
}
web-own-field = { $field ->
    [i] Клетка
    [action] Действие
    [stack] Стопка
    [side] Сторона поля
    [id] Напечатанное обозначение
    [kind] Вид
    [outer] Внешняя рондель: клетка
    [middle] Средняя рондель: клетка
    [inner] Внутренняя рондель: клетка
    [only-with-4] Только при 4 игроках
    [players] Игроки
    [space] Деление
    [era] Эпоха
    [tax] Подати
    [wish] Пожелание
    [event] Событие
    [slot] Место
    [vp] ОП за каждый элемент
    [bonus] Бонус
    [yusuf-order] Порядок Юсуфа
    [count-by-players] Открыто при 1, 2, 3, 4 игроках
    [type] Тип
    [removed-with-2] Убирается при 1 или 2 игроках
    [left] Левая половина
    [right] Правая половина
    [base] Напечатанный стройматериал
    [modifier] Что меняется
    [scoring] За что ОП
    [solo-removed] Убирается в одиночном режиме
    [blue] Синяя половина
    [red] Красная половина
    [place] Место в порядке хода
    [dinars] Динары
    [boxes] Ящики
    [letter] Буква
    [count-of] Что считается
    [a] Откуда
    [b] Куда
    [cost] Цена в динарах
    [colour] Цвет
    [demand] Товары, на которые есть спрос
    [income] Доход
    [yusuf-condition] Условие Юсуфа
    [discard] Сбрасывает сырьё и мрамор рядом
    [actions] Действия
    [reward] Награда
    [falcon] Цвет сокола
    [kind-a] Первый вид
   *[kind-b] Второй вид
}
web-own-op = { $op ->
    [gain] Получить
    [gain-choice] Получить на выбор
    [operations] Операции рынка
    [produce] Произвести товары
    [city-bonus] Бонус города
    [activate-storehouse] Активировать склады
    [advance-reward] Продвинуться по шкале наград
    [action] Действие
    [any-earlier-reward] Бонус предыдущего деления
    [large-bonus-available] Бонус открытой большой постройки
    [red-city-action] Действие красного города
    [balance-bonus] Бонус баланса
    [free-ship] Бесплатный корабль
    [vp-per] ОП за каждое
    [choice] Одно из нескольких
    [seal] с печатью
    [on-build-using] Когда строите из стройматериала
    [goods-store] Особый склад для товаров
    [export-base] Экспортированный товар даёт
    [rest] Отдых даёт
    [occupancy-free] Чужие работники ничего не стоят
    [engrave-extra-materials] Больше стройматериалов для стихотворения
    [engrave-vp-per-material] Больше ОП за стройматериал стихотворения
    [engrave-discount] Гравировка дешевле
    [secondary-discount] Дополнительные действия дешевле
    [route-discount] Маршрут экспорта дешевле
    [market-extra-operations] Больше операций рынка
    [free-steps] Бесплатные шаги
    [event-buy] Покупка дороже (или дешевле)
    [event-sell] Продажа приносит больше (или меньше)
    [event-engrave-cost] Гравировка дороже (или дешевле)
    [event-export-tax-per-good] Больше податей за экспортированный товар
    [event-same-materials-allowed] Стройматериалы могут совпадать
    [event-tax-due] Подати выше (или ниже)
    [event-material-vp] Больше (или меньше) ОП за стройматериал
    [event-route-cost-each] Каждый маршрут дороже
    [event-consolidate-cost] Укрепление стоит
    [event-free-steps] Бесплатные шаги
    [event-occupancy-cost] Каждый чужой работник стоит
    [event-secondary-cost] Дополнительные действия дороже
   *[event-tax-step-dinar-or-vp] На этапе податей: динары или ОП
}
web-own-value = { $value ->
    [small] 1 или 2 игрока
    [large] 3 или 4 игрока
    [left] слева
    [right] справа
    [positive] положительное
    [negative] отрицательное
    [raw] сырьё
    [small-buildings] малые постройки
    [short-poems] короткие стихотворения
    [long-poems] длинные стихотворения
   *[marble] мрамор
}
