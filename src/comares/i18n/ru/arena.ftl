### comares arena, comares review

arena-so-far = Сыграно { $done } из { $games } партий ({ $speed } в секунду): { $shares }
arena-speed = { $speed } партий в секунду
arena-interrupted = Прервано, сыграно партий: { $games }; ни одна не сохранена, потому что нет --out FOLDER.
arena-interrupted-kept = Прервано, сыграно партий: { $games }; они сохранены в { $folder }. Та же команда продолжит.
arena-played = { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
} на { $deals } { $deals ->
    [one] раздаче
    [few] раздачах
    [many] раздачах
   *[other] раздачи
}, с 95-процентными интервалами; Эло относительно последнего бота
arena-head-bot = бот
arena-head-won = побед
arena-head-elo = Эло
arena-head-score = очки
arena-head-mean = на выбор
arena-head-worst = дольше всего
arena-head-forfeits = дисквалификаций
arena-by-seat = Победы по местам: { $seats }
arena-forfeit = { $bot } дисквалифицирован: { $why }
arena-bar-above = { $bot } выше порога { $bar }: { $seen }, с поправкой на десять проверок.
arena-bar-below = { $bot } ниже порога { $bar }: { $seen }, с поправкой на десять проверок.
arena-bar-open = Не решено, выше или ниже порога { $bar } находится { $bot }: { $seen }, с поправкой на десять проверок.
arena-stopped = Остановлено досрочно: сыграно раздач { $deals } из { $planned }.

review-judging = оценка
review-head-line = строка
review-head-seat = место
review-head-chosen = выбрано
review-head-worth = ценность
review-head-loss = потеря
review-head-best = лучше
review-seat = { $seat }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, в среднем потеряно за выбор: { $loss } (ценность — от 0, поражение, до 100, победа)
review-turning-points = Переломные моменты партии
review-turning-point = Строка { $line }: { $seat } выбирает { $code }; { $best } ценнее на { $loss }.
