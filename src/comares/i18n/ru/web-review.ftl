### Разбор партии в браузере

web-review-chances = Шансы на победу
web-review-chance-of = { $name } { $percent } %
web-review-turning-point = Переломный момент { $n }
web-review-next-turning = Следующий переломный момент
web-review-previous = Предыдущее решение
web-review-next = Следующее решение
web-review-fold = Показать весь стол
web-review-unfold = Показать разбор
web-review-played = сыграно
web-review-best = лучшее
web-review-played-best = сыграно: лучшее
web-review-thinking = Боты думают …
web-review-not-judged = Это решение боты ещё не разбирали.
web-review-verdict-best = Лучшего хода не нашлось.
web-review-verdict-slight = Почти не хуже лучшего хода.
web-review-verdict-mistake = Это стоило { $percent } % шансов на победу{ $points ->
    [0] .
    [one] , примерно { $points } очко.
    [few] , примерно { $points } очка.
    [many] , примерно { $points } очков.
   *[other] , примерно { $points } очка.
}
web-review-verdict-blunder = Здесь партия переломилась: минус { $percent } % шансов на победу{ $points ->
    [0] .
    [one] , примерно { $points } очко.
    [few] , примерно { $points } очка.
    [many] , примерно { $points } очков.
   *[other] , примерно { $points } очка.
}
web-review-progress = Боты разобрали решений: { $done } из { $total }
web-review-stop = Остановить
web-review-go-on = Думать дальше

web-what-if = А что, если?
web-what-if-about = Пробуйте любые ходы. Вам известно то, что знает { $name }; все скрытые карты сдаются заново.
web-what-if-turn = Решает { $name }
web-what-if-over = Здесь партия окончена.
web-what-if-back = На ход назад
web-what-if-anew = Другие скрытые карты
web-what-if-close = Назад к разбору

web-play-on-here = Играть отсюда
web-play-on-about = Откроется новый стол с этой позицией. Вы займёте это место ({ $name }), остальные займут боты. Всё, чего { $name } знать не может, раздаётся заново.
web-play-on-level = Боты вместо людей
web-play-on-open = Открыть стол
