### Свои партии

web-games-none = Здесь пока пусто. Каждая партия, доигранная на этом сервере, попадёт сюда.
web-games-counting = Прежние партии ещё подсчитываются …
web-games-found = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
web-games-more = Ещё партии
web-games-export = Выгрузить всё
web-games-delete = Удалить всё
web-games-delete-about = Удаляются ваши результаты и законченные партии против ботов. Партии с другими людьми остаются, но больше не показывают, что вы играли. Идущие партии продолжаются. Отменить это нельзя.
web-games-delete-now = Удалить навсегда
web-games-keep = Оставить
web-games-all = все
web-games-game = Игра
web-games-outcome = Результат
web-games-level = Против
web-games-month = Месяц
web-games-search = Искать имя или стол
web-games-victory = Победа
web-games-defeat = Не победа
web-games-shared = Общая победа
web-games-place = { $place }-е место
web-games-of-the-day = партия дня
web-games-from-position = из позиции
web-games-one-device = несколько мест на одном устройстве
web-games-coached = с тренером
web-games-rewound = { $n ->
    [one] { $n } возврат хода
    [few] { $n } возврата хода
    [many] { $n } возвратов хода
   *[other] { $n } возврата хода
}
web-games-played = Партии
web-games-won = Победы
web-games-mean = Очков в среднем
web-games-best = Лучший счёт
web-games-fact-wall = Самая длинная стена
web-games-fact-buildings = Здания
web-games-fact-poems = Стихи
web-games-fact-value = { $mean } (максимум { $most })
web-games-sources = Откуда ваши очки, в среднем
web-games-by-month = По месяцам
web-games-month-said = { $month }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, побед { $won }, в среднем очков: { $points }
web-games-against = Победы против
web-games-by-players = По числу игроков
web-games-by-setting = По модулям и настройкам
web-games-of = из { $games }
web-games-fair = При равной силе игроков доля побед была бы { $share }.
