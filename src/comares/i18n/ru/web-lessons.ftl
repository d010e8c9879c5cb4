### Уроки и тренер

web-learn = Учиться
web-learn-offer-alhambra = Впервые играете в «Альгамбру»? Научитесь за десять минут.
web-learn-offer-sabika = Впервые играете в «Сабику»? Научитесь за двадцать минут.
web-learn-later = Не сейчас
web-learn-title = Уроки: { $game }
web-learn-course = Курс
web-learn-more = Другие способы игры
web-learn-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
web-learn-begin = Начать
web-learn-begun = начат
web-learn-go-on = Продолжить
web-learn-done = пройден
web-learn-again = Ещё раз
web-learn-all = Все уроки
web-lesson = Урок: { $title }
web-lesson-your-move = Ваш ход:
web-lesson-watch = Сначала посмотрите, что произойдёт.
web-lesson-next = Дальше
web-lesson-back = Назад
web-lesson-wrong = Не то. Вот к чему это привело бы:
web-lesson-try-again = Попробовать ещё раз
web-lesson-finished = Урок пройден!
web-lesson-next-lesson = Следующий урок
web-lesson-points = Если бы подсчёт был сейчас, ваши очки изменились бы на { $points }; при другом выборе — на { $right }.
web-lesson-overpaid = { $over ->
    [one] Вы переплатите { $over } монету
    [few] Вы переплатите { $over } монеты
    [many] Вы переплатите { $over } монет
   *[other] Вы переплатите { $over } монеты
}, а сдача не выдаётся.
web-lesson-wall = Ваша самая длинная стена была бы { $number }; может быть { $right }.
web-lesson-room = Для строительства осталось бы { $number ->
    [one] { $number } место
    [few] { $number } места
    [many] { $number } мест
   *[other] { $number } места
}; может остаться { $right }.
web-lesson-vp = Это принесло бы вам { $number } ОП; можно получить { $right }.
web-lesson-cost = Это стоило бы { $number }; можно обойтись { $right }.
refused-lesson = Урок просит другой выбор. Ничего не изменилось.

## Тренер

web-coach = Тренер
web-coach-setting = Тренер: предупреждает перед выбором, который много отдаёт
web-coach-first = в первой партии после уроков
web-coach-on = всегда
web-coach-off = никогда
web-coach-looks = Тренер смотрит …
web-coach-behind = Тренер видит выбор лучше, примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
web-coach-keep = Всё равно сходить так
web-coach-back = Подумать ещё
web-coached = с тренером
