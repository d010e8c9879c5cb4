### Кто за столом

web-together = За столом
web-bot-plays-for = { $name }: на этом месте играет бот
web-waits-away = { $name }: нет уже { $since }
web-seat-waits = ждёт гостя
web-has-resigned = партия сдана; доигрывает бот
web-bot-this-turn = время вышло; этот ход делает бот
web-bot-stands-in = играет бот
web-is-here = здесь
web-away-since = нет уже { $since }
web-never-here = визитов ещё не было
web-give-to-bot = Пусть играет бот
web-seat-a-bot = Посадить бота
web-free-seat = Освободить место
web-take-seat-back = Вернуться на своё место
web-let-bot-play = Пусть за вас играет бот
web-resign = Сдаться
web-resign-why = Вы окончательно сдаёте эту партию: за вас доиграет бот, а вы займёте последнее место, как бы хорошо он ни сыграл.
web-resign-yes = Сдать партию
web-go = Покинуть стол
web-go-why = Никто ещё не ходил. Ваше место освободится для другого.
web-go-yes = Покинуть
web-bot-plays-for-you = За вас играет бот.
web-lost-the-turn = Ваше время вышло: этот ход за вас делает бот.
web-series = Серия
web-series-round = Партия { $round } из { $rounds }
web-series-game = Партия { $round }
web-series-total = Всего
web-series-wins = Победы
web-next-round = Следующая партия
web-rounds = Партий в серии
web-rounds-one = одна партия
web-rounds-many = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партий
} с общим счётом
web-remove-from-list = Убрать из списка

## Часы

web-clock = Часы
web-clock-none = без часов
web-clock-bank = по { $minutes } мин на игрока и { $increment } с за ход
web-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дней на ход
}
web-clock-move = { $minutes ->
    [one] { $minutes } минута на ход
    [few] { $minutes } минуты на ход
    [many] { $minutes } минут на ход
   *[other] { $minutes } минут на ход
}
web-clock-of = { $name }: осталось { $time }
web-clock-yours = У вас осталось { $time }
web-clock-stands = Часы ненадолго стоят: сервер только что вернулся.
web-clock-last-minute = Ваша последняя минута
