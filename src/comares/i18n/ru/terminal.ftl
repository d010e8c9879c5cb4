### Стол в терминале

terminal-welcome = Вы — { $seat }. Выбирайте вариант по номеру или по коду; `help` расскажет, что ещё можно ввести.
terminal-goodbye = Вы оставляете партию как есть.
terminal-prompt = { $seat }, { $decision }:
terminal-no-such-number = Варианта { $number } нет; номера — от 1 до { $most }.
terminal-more = … ещё { $n }: `options`
terminal-undone = Всё начиная со строки { $line } отменено.
terminal-save-where = Укажите, куда: save FILE
terminal-saved = Сохранено: { $file }.
terminal-help =
    НОМЕР или КОД   выбрать вариант
    options         показать все варианты
    table           нарисовать стол заново
    scores          очки, если бы подсчёт был сейчас, и за что
    undo            отменить свой последний выбор, если с тех пор ничего не открылось
    log [all]       что произошло
    save FILE       записать партию
    quit            выйти
    Код — один из:
    {"  "}{ $usages }
terminal-points = очки
terminal-now = сейчас
terminal-would-have = { $seat }: { $points }, а стало бы { $standing }.
terminal-scored-in = строка { $line }
terminal-points-are = Очки: { $points }
terminal-won = Победа: { $seats }
terminal-bot = { $bot } { $number }
terminal-not-a-terminal = Это игра для терминала, а здесь его нет: запустите её в терминале.

## Альгамбра

terminal-alhambra-bag = в мешочке { $tiles }
terminal-alhambra-deck = в колоде { $cards }, в сбросе { $discard }
terminal-alhambra-next-scoring = { $fewest ->
    [1] подсчёт не позже чем через { $most } { $most ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    }
   *[other] подсчёт через { $fewest }–{ $most } { $most ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    }
}
terminal-alhambra-last-scoring = последний подсчёт — в конце игры
terminal-alhambra-ending = игра заканчивается
terminal-alhambra-tile = { $kind } { $price }
terminal-alhambra-no-walls = без стен
terminal-alhambra-market = Рынок зданий
terminal-alhambra-display = Деньги на столе
terminal-alhambra-waiting = Нужно разместить
terminal-alhambra-reserve = Ваш запас
terminal-alhambra-coins = = { $coins }
terminal-alhambra-exact = ровно
terminal-alhambra-excess = переплата { $coins }
terminal-alhambra-head-wall = стена
terminal-alhambra-head-cards = карты
terminal-alhambra-head-coins = монеты
terminal-alhambra-head-reserve = запас

## Повтор, perft

terminal-replay-keys = Enter — дальше, t — нарисовать стол, q — закончить.
terminal-if-scored-now = Если бы подсчёт был сейчас
terminal-sound = Верная запись партии { $game }, строк: { $lines }; каждая проверена.
terminal-sound-so-far = Запись партии { $game }; верных строк с начала: { $lines }.
terminal-position-sound = Верная позиция игры { $game }, мест: { $seats }.
terminal-perft = глубина { $depth }: { $ways } ({ $seconds } с)
terminal-perft-total = всего

## Модули Альгамбры

terminal-alhambra-falcons = свободные соколы: { $falcons }
terminal-alhambra-portals = осталось порталов: { $portals }; нужно разместить: { $waiting }
terminal-alhambra-sites = жетонов строек в мешочке: { $tokens }; вытянуто: { $drawn }
terminal-alhambra-credits = свободных маркеров: { $markers }; сохранённые переплаты: { $credits }

## Сабика

terminal-sabika-yusuf = Юсуф
terminal-sabika-sultan = С
terminal-sabika-round = раунд { $round }, эпоха { $era }
terminal-sabika-first = первый игрок — { $seat }
terminal-sabika-tax = податей в конце раунда: { $tax }
terminal-sabika-wishes = пожелания: { $wishes }
terminal-sabika-trade = карта торговли: { $card }
terminal-sabika-event = событие: { $event }; будущее: { $next }
terminal-sabika-rondel = клетка
terminal-sabika-city = город (* печать)
terminal-sabika-wants = спрос
terminal-sabika-bonus = бонус
terminal-sabika-consolidated = укрепление
terminal-sabika-ships = корабли [справа]
terminal-sabika-storehouses = Склады (два слева, два справа)
terminal-sabika-small = Малые постройки
terminal-sabika-large = Большие постройки
terminal-sabika-short = Короткие стихотворения
terminal-sabika-long = Длинные стихотворения
terminal-sabika-own-large = большие: { $cards }
terminal-sabika-own-small = малые: { $cards }
terminal-sabika-own-blue = синие: { $cards }
terminal-sabika-own-red = красные: { $cards }
terminal-sabika-own-grey = серые: { $cards }
terminal-sabika-own-tokens = склады: { $cards }
terminal-sabika-head-vp = ОП
terminal-sabika-head-now = сейчас
terminal-sabika-head-dinars = динары
terminal-sabika-head-seals = печати
terminal-sabika-head-taxes = подати
terminal-sabika-head-reward = награда
terminal-sabika-head-boxes = ящики
terminal-sabika-head-raw = сырьё
terminal-sabika-head-stored = на складах
