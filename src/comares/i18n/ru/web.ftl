### Стол в браузере

## Везде

web-opening = Стол открывается …
web-close = Закрыть
web-go-on = Дальше
web-again = Попробовать снова
web-back = Назад
web-menu = Меню
web-to-lobby = В зал
web-search = Поиск
web-copy = Скопировать
web-copied = Скопировано
web-lost = Связь пропала и восстанавливается; ничего из сделанного не потеряно.
web-missed = Пока вас не было
web-missed-more = Более раннее ({ $n }) — в журнале
web-next-table = { $names }: там ваш ход

## Зал

web-motto = Постройте лучший дворец на холме Сабика: против компьютера, с друзьями где угодно или за одним экраном.
web-play-now = Играть
web-set-up = Создать стол
web-my-tables = Ваши столы
web-open-tables = Открытые столы
web-watch = Смотреть
web-you = Вы
web-your-name = Ваше имя
web-import = Посмотреть записанную игру
web-position = Расставить позицию
web-position-about = Позиция — это игра в определённый момент, записанная текстом. Её копируют через меню стола: она содержит то, что видно с вашего места. Остальное заново решает случай.
web-position-text = Позиция
web-position-load = Загрузить из файла
web-position-error = Строка { $line }: { $what }
web-position-summary = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
web-position-turn = Решает игрок { $number }.
web-position-viewer = Позиция содержит то, что может знать игрок { $number }.
web-position-unreachable = Ни одна игра не могла прийти к этой позиции:
web-position-anyway = Всё равно открыть
web-join = Занять место
web-invited-by = { $host } приглашает вас сыграть: { $game }
web-invited = Вас приглашают сыграть: { $game }
web-at-the-table = За столом
web-host = приглашает
web-computer = компьютер
web-seat-yours = ваше место
web-waits-for-you = Сейчас ход этого места: остальные ждут.
web-sit-already = Вы уже сидите за этим столом.
web-to-table = К столу
web-join-too = Занять и это место
web-invitation-stale = Это приглашение больше не действует
web-invitation-stale-why = Место уже занято, или ссылка дошла не целиком. Попросите новую.
web-your-turn = Ваш ход
web-running = Идёт игра
web-finished = Окончена
web-recorded = Запись игры
web-move = ход { $n }
web-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
web-not-begun = ещё не началась
web-waiting-for-guest = Ждём гостя …
web-free = свободно

web-language = Язык
web-theme = Цвета
web-theme-dusk = Сумерки
web-theme-stucco = Светлая лепнина
web-theme-contrast = Высокий контраст
web-speed = Анимация
web-speed-off = Выключена
web-speed-fast = Быстро
web-speed-normal = Обычно
web-speed-slow = Медленно
web-sounds = Звуки
web-confirms = Подтверждать конец хода
web-confirms-off = Нет
web-confirms-on = Да
web-confirms-timer = Да, или через 6 секунд
web-rewinds = Против компьютера: возвращаться по журналу как угодно далеко (в записи это отмечается)

## Новый стол

web-game-alhambra = Альгамбра
web-game-sabika = Сабика
web-about-alhambra = Покупайте здания за четыре валюты, стройте и растите самую длинную стену. 2–6 игроков, около 45 минут.
web-about-sabika = Отправляйте зодчих, купца и поэта по тройному ронделю; стройте, торгуйте, высекайте стихи. 1–4 игрока, около 90 минут.
web-players = Игроки
web-seat-me = Вы
web-seat-here = Кто-то за этим устройством
web-seat-open = Свободно: по приглашению
web-seat-bot = Компьютер: { $level }
web-level-gardener = садовник (легко)
web-level-mason = каменщик (средне)
web-level-geometer = геометр (трудно)
web-level-architect = зодчий (очень трудно)
web-level-random = как придётся
web-level-greedy = жадный
web-modules = Модули
web-module-falconers = Сокольничие
web-module-portals = Порталы
web-module-building-sites = Стройки
web-module-exchange-certificates = Обменные свидетельства
web-about-falconers = Соколы для точек, где сходятся четыре ваши плитки; стаи одного цвета приносят очки при каждом подсчёте.
web-about-portals = Половинки плиток с косой стеной и воротами; покупаются вместе с постройкой своего вида.
web-about-building-sites = Половина цены сейчас, вся цена потом — в валюте, которую знаете только вы.
web-about-exchange-certificates = Переплата не пропадает: она остаётся вашим кредитом.
web-options = Варианты
web-option-end = Игра заканчивается,
web-option-end-short = когда рынок нечем пополнить
web-option-end-empty = как только мешочек опустеет
web-option-walk-portals = Сквозь порталы можно ходить
web-option-walk-portals-yes = да
web-option-walk-portals-no = нет
web-option-credits-win-tiles = Кредит считается при дележе последних плиток
web-option-credits-win-tiles-yes = да
web-option-credits-win-tiles-no = нет
web-option-data = Компоненты
web-option-data-ours = из программы
web-pace = Темп
web-pace-live = Сразу
web-pace-turns = По переписке, не спеша
web-listed = Показать стол всем в зале
web-start = Открыть стол

web-invite = Пригласить
web-invite-why = Кто откроет ссылку, сможет занять это место: на любом устройстве, без учётной записи.
web-invite-only-here = Страница открыта на том же компьютере, где она работает, и ссылки действуют только на нём. Для других в вашей сети запустите «./play --lan», для других где угодно — «comares serve» (см. руководство по размещению).
web-invite-link = Приглашение
web-invite-code = Приглашение на место { $number } как код для камеры
web-no-open-seats = Все места заняты.
web-own-link = Ваше место на другом устройстве (никому не показывайте эту ссылку):

## Одно устройство

web-curtain = Ходит { $name }
web-curtain-why = Сейчас откроется то, что известно только вам: остальные отворачиваются.
web-curtain-lift = Я — { $name }

## За столом

web-confirm = Подтвердить
web-confirm-why = После этого ничего нельзя будет вернуть.
web-confirm-gain = Изменение очков при таком положении
web-take-back = Вернуть
web-rewind = Начать отсюда заново
web-rewind-to = Начать заново со строки { $line }
web-watching = Вы зритель
web-watching-why = Вы видите то, что лежит на столе открыто; карты на руках скрыты, и вас никто не ждёт.
web-seat-is-free = За этим столом есть свободное место.
web-take-free-seat = Занять свободное место
web-seat-by-invitation = Одно место свободно, но только по приглашению: попросите ссылку у того, кто открыл стол.

web-palace-of = Дворец: { $name }
web-back-to-own = К своему дворцу
web-back-to-turn = К дворцу того, чей ход
web-money-of = Деньги: { $name }
web-others = Другие дворцы
web-away = сейчас не здесь
web-wall = стена
web-wall-of = Самая длинная стена: { $length }
web-cards-of = Денежных карт: { $cards }
web-zoom-in = Ближе
web-zoom-out = Дальше
web-zoom-fit = Показать всё
web-rival-spoken = { $name }: очков { $points }, стена { $wall }, построек { $buildings }, денежных карт { $cards }. Показать этот дворец крупно.
web-has-points = { $name }: { $points }
web-player = Игрок
web-points = Очки
web-sources = За что
web-would-get = даст
web-would-have = итого

web-market = Рынок построек
web-slot-empty = Место { $slot }, { alhambra-currency }: пусто
web-slot-spoken = Место { $slot }, { alhambra-currency }: { $tile }.{ $payable ->
    [yes] {" "}Вы можете заплатить.
   *[no] {""}
}
web-money = Деньги на столе
web-deck = в колоде
web-bag = в мешочке
web-deck-spoken = В колоде карт: { $deck }, сброшено: { $discard }, плиток в мешочке: { $bag }
web-hand = Ваши деньги
web-hand-empty = Денег на руке нет.
web-hand-hidden = Карт: { $cards }, закрыты
web-credit = Кредит
web-credit-spoken = Кредит { $value }, { alhambra-currency }
web-pay-with = Заплатить: { alhambra-currency } { $value }
web-reserve = Резерв
web-to-build = Поставить

web-tile-title = { alhambra-kind } { $price }
web-tile-spoken = { alhambra-kind }, цена { $price }, { $walls }
web-walls = стены: { $sides }
web-no-walls = без стен
web-north = север
web-east = восток
web-south = юг
web-west = запад
web-portal-name = портал: { alhambra-kind }

web-pay-for = Заплатить: { $tile }
web-way-plain = Постройка
web-way-portal = С порталом
web-way-site = Как стройка, за половину цены
web-way-finish = Достроить
web-pay-exact = ровно: ещё одно действие
web-pay-over = переплата { $excess }
web-overpay-sure = Переплата { $excess }, хотя можно заплатить ровно. Нажмите ещё раз, чтобы заплатить.
web-more-ways = ещё способов: { $n }
web-cannot-pay = Цена { $price }; у вас { $held }, { alhambra-currency }.

web-preview = Если считать сейчас: { $gain }. Стена: { $wall }

web-waiting-for = Ход: { $name } …
web-over = Игра окончена.
web-decide-action = Ваш ход: возьмите деньги, купите постройку или перестройте дворец.
web-decide-placing = Поставьте купленное или отложите в резерв.
web-decide-keep = Выберите жетон, который останется на стройке.
web-decide-marker = Вы переплатили: сохранить излишек как кредит?
web-decide-pay = Заплатите за сокола любой картой.
web-decide-enough = Ещё сокола или хватит?
web-decide-stop = Ещё действие или остановиться?
web-taking = Взять { $sum }?
web-take = Взять { $sum }
web-place = Поставить здесь
web-turn = Повернуть
web-take-out = Убрать в резерв
web-to-reserve = В резерв
web-to-dirk = Дирку
web-do-stop = Стоп
web-do-pass = Пас
web-do-enough = Соколов хватит
web-do-decline = Не сохранять
web-keep-which = Какой жетон останется?
web-marker-which = В какой валюте сохранить?
web-falcon-which = Какой сокол?
web-hint = Совет
web-hint-is = Совет: { $code }.
web-follow-hint = Так и сделать
web-undo = Отменить
web-redo = Повторить
web-reset = Начать ход заново
web-skip = К текущему ходу
web-code-field = Вариант по коду
web-do-code = Сделать

web-tab-standing = Если считать сейчас
web-tab-log = Журнал
web-tab-shelf = Модули
web-if-scored = Если считать сейчас
web-log = Что случилось
web-deal = Раздача
web-undone = Отменено.
web-secret = Нечто тайное.
web-save-record = Сохранить запись
web-copy-position = Скопировать позицию
web-position-copied = Позиция скопирована
web-source-wall = стена
web-source-falcons = соколы

web-falcon-points = Соколы одного цвета приносят, по их числу: { $points }.
web-reconstructed = Какой сокол какие виды показывает, частью восстановлено.
web-portal-costs = Портал стоит сейчас на { $coins } больше.
web-tokens = Жетонов в мешочке: { $bag }, на стройках: { $out }.

web-scoring = { $scoring ->
    [1] Первый подсчёт
    [2] Второй подсчёт
   *[3] Третий подсчёт
}
web-scoring-short = { $scoring }.
web-show-all = Показать всё
web-won-by = { $n ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
    [many] Побеждают { $names }
   *[other] Побеждают { $names }
}
web-rematch = Ещё раз
web-replay = Посмотреть игру снова

## Повтор

web-first = К раздаче
web-last = К концу
web-forward = Строкой дальше
web-play-on = Проиграть
web-pause = Пауза
web-line-of = Строка { $line } из { $last }

## Правила

web-rulebook = Правила
