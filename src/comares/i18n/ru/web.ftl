### Стол в браузере

## Везде

web-opening = Стол открывается …
web-close = Закрыть
web-go-on = Продолжить
web-again = Попробовать снова
web-back = Назад
web-menu = Меню
web-to-lobby = В лобби
web-search = Поиск
web-copy = Скопировать
web-copied = Скопировано
web-lost = Связь пропала и восстанавливается. Всё, что вы сейчас выберете, сохранится.
web-missed = Пока вас не было
web-missed-more = { $n ->
    [one] Ещё { $n } более ранняя строка — в журнале
    [few] Ещё { $n } более ранние строки — в журнале
    [many] Ещё { $n } более ранних строк — в журнале
   *[other] Ещё { $n } более ранней строки — в журнале
}
web-next-table = Ваш ход за другим столом: { $names }

## Зал

web-motto = Постройте лучшую Альгамбру на холме Сабика: против ботов, с друзьями где угодно или за одним экраном.
web-play-now = Играть
web-set-up = Создать стол
web-my-tables = Ваши столы
web-open-tables = Открытые столы
web-watch = Смотреть
web-more-tables = Ещё столы
web-sign-out = Выйти на всех других устройствах
web-signed-out = Вы вышли на всех других устройствах
web-sign-out-hint = Другие устройства и браузеры потеряют ваши места, а здесь они останутся.
web-you = Вы
web-your-name = Ваше имя
web-import = Открыть файл игры
web-position = Расставить позицию
web-position-about = Позиция — это игра в один момент, записанная текстом. Её можно скопировать из меню стола. В ней то, что видно с вашего места; остальное выбирает случай.
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
web-host = хозяин
web-computer = бот
web-seat-yours = ваше место
web-waits-for-you = Ходит игрок на этом месте. Остальные ждут.
web-sit-already = Вы уже сидите за этим столом.
web-to-table = К столу
web-join-too = Занять и это место
web-invitation-stale = Это приглашение больше не действует
web-invitation-stale-why = Место занято, или ссылка неполная. Попросите у хозяина стола новую.
web-your-turn = Ваш ход
web-running = Идёт игра
web-finished = Окончена
web-closed = Закрыт владельцем сервера
web-all-left = Все ушли
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
web-confirms = Альгамбра: подтверждать конец хода
web-confirms-off = Нет
web-confirms-on = Да
web-confirms-timer = Да, или через 6 секунд
web-reasons = Показывать в журнале, чем боты объясняют свои ходы
web-rewinds = Против ботов — неограниченная отмена ходов (отмечается в файле игры)

## Новый стол

web-game-alhambra = Альгамбра
web-game-sabika = Сабика
web-about-alhambra = Покупайте здания за четыре валюты, стройте и удлиняйте стену. 2–6 игроков, около 45 минут.
web-about-sabika = Отправляйте архитекторов, торговца и поэтессу по тройной рондели; стройте, торгуйте, гравируйте стихотворения. 1–4 игрока, около 90 минут.
web-players = Игроки
web-seat-me = Вы
web-seat-here = Гость за этим устройством
web-seat-open = Свободно: по приглашению
web-seat-bot = Бот: { $level }
web-level-gardener = садовник (легко)
web-level-mason = каменщик (довольно легко)
web-level-carpenter = плотник (средне)
web-level-geometer = геометр (трудно)
web-level-architect = зодчий (очень трудно)
web-level-gardener-plays = Играет то, что сейчас выглядит хорошо. Лучший соперник для первой партии.
web-level-mason-plays = Берёт то, что скоро принесёт очки, и сравнивает мало ходов. Бывают дни получше и похуже.
web-level-carpenter-plays = Играет как опытный, но спешащий игрок: разумные ходы, редко лучшие. Бывают дни получше и похуже.
web-level-geometer-plays = Продумывает свой ход до конца и знает цену позиции. Мало думает о вашем ответе. Бывают дни получше и похуже.
web-level-architect-plays = Пробует сотни продолжений и помнит каждую карту. Думает до секунды.
web-level-random = случайный
web-level-greedy = жадный
web-modules = Модули
web-module-falconers = Сокольничие
web-module-portals = Порталы
web-module-building-sites = Стройки
web-module-exchange-certificates = Обменные свидетельства
web-about-falconers = Сажайте соколов туда, где сходятся четыре ваших тайла. Соколы одного цвета вместе приносят очки при каждом подсчёте.
web-about-portals = Половинки тайлов с диагональной стеной. Портал покупают вместе со зданием его вида.
web-about-building-sites = Сейчас половина цены, потом полная — в валюте, известной только вам.
web-about-exchange-certificates = Переплата не пропадает: её можно сохранить в любой валюте.
web-reconstructed-sabika = Обратите внимание: правила «Сабики» показывают большинство карт, жетонов и клеток только на рисунках. Здесь { $many } из { $pieces } восстановлены и сбалансированы для этого стола; в вашей коробке значения могут быть другими.
web-reconstructed-falconers = Обратите внимание: правила показывают два вида каждого сокола только на рисунках. Здесь все соколы ({ $pieces }) восстановлены.
web-marks = Помечать восстановленные карты
web-mark-reconstructed = восстановлено: в коробке может быть иначе
web-mark-printed = как напечатано в коробке
web-options = Варианты
web-option-end = Конец игры
web-option-end-short = когда рынок нечем пополнить
web-option-end-empty = как только мешочек опустеет
web-option-start-tie = Ничья за первый ход
web-option-start-tie-drawn = решает жребий
web-option-start-tie-lowest = начинает место с меньшим номером
web-option-dirk-wins = Кузя может победить
web-option-dirk-wins-no = нет
web-option-dirk-wins-yes = да, если у него больше всех очков
web-option-portal-offer = Портал можно купить
web-option-portal-offer-always = с каждым зданием
web-option-portal-offer-fitting = только если он помещается сейчас или после размещения одного тайла
web-option-walk-portals = Сквозь порталы можно ходить
web-option-walk-portals-yes = да
web-option-walk-portals-no = нет
web-option-finish-again = Достройка даёт ещё одно действие
web-option-finish-again-exact = если уплачена точная сумма
web-option-finish-again-paid = при любой оплате
web-option-credits-win-tiles = Сохранённая переплата считается деньгами при раздаче последних тайлов
web-option-credits-win-tiles-yes = да
web-option-credits-win-tiles-no = нет
web-option-data = Компоненты
web-option-data-ours = стандартные
web-pace = Темп
web-pace-live = Вживую
web-pace-turns = По переписке, не спеша
web-listed = Показывать стол всем в лобби
web-start = Открыть стол

web-invite = Пригласить
web-invite-why = Кто откроет ссылку, может занять это место: с любого устройства и без учётной записи.
web-invite-only-here = Эти ссылки действуют только на этом компьютере. Для игроков в вашей сети запустите «./play --lan», для игроков где угодно — «comares serve» (см. руководство для владельцев серверов).
web-invite-link = Приглашение
web-invite-code = Приглашение на место { $number } как код для камеры
web-no-open-seats = Все места заняты.
web-own-link = Ваше место на другом устройстве (никому не показывайте эту ссылку):

## Одно устройство

web-curtain = Ходит { $name }
web-curtain-why = Сейчас откроются ваши карты. Остальные, отвернитесь.
web-curtain-lift = Я — { $name }

## За столом

web-confirm = Подтвердить
web-confirm-why = Это нельзя отменить.
web-confirm-gain = при подсчёте сейчас: { $gain }
web-take-back = Пока нет
web-rewind = Вернуться сюда
web-rewind-to = Вернуться к строке { $line }
web-read-only = Только просмотр
web-look-at-it = Посмотреть
web-watching = Вы зритель
web-watching-why = Вы видите то, что открыто всем. Карты на руках скрыты, и вас никто не ждёт.
web-seat-is-free = За этим столом есть свободное место.
web-take-free-seat = Занять свободное место
web-seat-by-invitation = Место свободно только по приглашению. Попросите ссылку у хозяина стола.

web-palace-of = Альгамбра: { $name }
web-back-to-own = К своей Альгамбре
web-back-to-turn = К игроку, чей ход
web-money-of = Деньги: { $name }
web-others = Другие Альгамбры
web-away = сейчас не здесь
web-wall = стена
web-wall-of = Самая длинная стена: { $length }
web-cards-of = Денежных карт: { $cards }
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Показать всё
web-rival-spoken = { $name }: очков { $points }, стена { $wall }, зданий { $buildings }, денежных карт { $cards }. Показать эту Альгамбру крупно.
web-has-points = { $name }: { $points }
web-player = Игрок
web-points = Очки
web-sources = За что
web-would-get = получит
web-would-have = итого

web-market = Рынок зданий
web-slot-empty = Место { $slot } за { $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
}: пусто
web-slot-spoken = Место { $slot } за { $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
}: { $tile }.{ $payable ->
    [yes] {" "}Вы можете заплатить.
   *[no] {""}
}
web-money = Деньги на столе
web-deck = в колоде
web-bag = в мешочке
web-deck-spoken = В колоде карт: { $deck }, сброшено: { $discard }, тайлов в мешочке: { $bag }
web-hand = Ваши деньги
web-hand-empty = Денег в руке нет.
web-hand-hidden = Закрытых карт: { $cards }
web-credit = Сохранено
web-credit-spoken = Сохранённая переплата: { $value } ({ $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
})
web-pay-with = Заплатить: { alhambra-currency } { $value }
web-reserve = Запас
web-to-build = Построить

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
web-way-plain = Здание
web-way-portal = С порталом
web-way-site = Как стройка, за половину цены
web-way-finish = Достроить
web-pay-exact = Ровно: ещё одно действие
web-pay-over = переплата { $excess }
web-overpay-sure = Переплата { $excess }, хотя можно заплатить ровно. Нажмите ещё раз, чтобы заплатить.
web-more-ways = ещё способов: { $n }
web-cannot-pay = Цена { $price }; у вас { $held } ({ $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
}).

web-preview = Если считать сейчас: { $gain }. Стена: { $wall }

web-waiting-for = Ход: { $name } …
web-over = Игра окончена.
web-decide-action = Возьмите деньги, купите здание или перепланируйте свою Альгамбру.
web-decide-placing = Поставьте новые здания или отложите их в запас.
web-decide-portal = Разместите портал. Его можно повернуть.
web-decide-keep = Какой жетон останется на стройке?
web-decide-marker = Вы переплатили. Сохранить переплату?
web-decide-pay = Оплатите сокола любой денежной картой.
web-decide-enough = Купите ещё одного сокола или закончите.
web-decide-stop = Вы заплатили ровно: действуйте ещё раз или завершите действия.
web-taking = Взять { $sum }?
web-take = Взять { $sum }
web-place = Поставить здесь
web-turn = Повернуть
web-take-out = Убрать в запас
web-to-reserve = В запас
web-to-dirk = Отдать Кузе
web-do-stop = Завершить действия и строить
web-do-pass = Пас
web-do-enough = Соколов достаточно
web-do-decline = Не сохранять
web-keep-which = Какой жетон останется?
web-marker-which = В какой валюте сохранить?
web-falcon-which = Какой сокол?
web-hint = Подсказка
web-follow-hint = Сыграть так
web-undo = Отменить
web-redo = Повторить
web-reset = Начать ход заново
web-skip = К текущему ходу
web-advanced = Дополнительно
web-code-field = Ввести код хода
web-do-code = Сыграть

web-tab-standing = Если считать сейчас
web-tab-log = Журнал
web-tab-shelf = Модули
web-if-scored = Если считать сейчас
web-log = Журнал
web-deal = Раздача
web-undone = Отменено.
web-secret = { $name } оставляет жетон лицом вниз.
web-save-record = Скачать игру
web-copy-position = Скопировать позицию
web-position-copied = Позиция скопирована
web-source-wall = стена
web-source-falcons = соколы

web-falcon-points = Очки за 1–5 соколов одного цвета: { $points }.
web-portal-costs = Портал стоит сейчас на { $coins } больше.
web-tokens = Жетонов в мешочке: { $bag }, на стройках: { $out }.

web-scoring = { $scoring ->
    [1] Первый подсчёт
    [2] Второй подсчёт
   *[3] Третий подсчёт
}
web-scoring-short = { $scoring }.
web-show-all = Показать всё
web-you-win = Вы побеждаете
web-won-by = { $n ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
    [many] Побеждают { $names }
   *[other] Побеждают { $names }
}
web-rematch = Реванш
web-replay = Повтор игры

## Повтор

web-first = К раздаче
web-last = К концу
web-forward = Следующая строка
web-play-on = Проиграть
web-pause = Пауза
web-line-of = Строка { $line } из { $last }

## Правила

web-rulebook = Правила

## What leads to a screen whose other words come with it

web-account = Учётная запись
web-account-remove = Удалить
web-games-title = Ваши партии
web-games-somebody = игрок
web-games-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
web-today = Ещё здесь
web-puzzles = Задачи
web-review = Разбор
