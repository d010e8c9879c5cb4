### The lists of the lobby

web-find-table = Найти стол по имени игрока
web-find-game = Игра
web-find-any-game = любая игра
web-find-any-pace = любой темп
web-find-nothing = Такого стола нет.
web-results = Результаты
web-won-with = Победа: { $name }, { $points }

## Рейтинговые столы, друзья и клубы

web-rated = на рейтинг
web-rated-why = Результат меняет рейтинг: без подсказок и отмены ходов, с часами.
web-rated-people = Для двух и более человек, каждый за своим устройством: оставьте им свободные места.
web-ratings = Рейтинг
web-club = Клуб
web-club-none = нет
web-club-tables = Столы ваших клубов
web-asked-to = Вас приглашают
web-asked-by = { $name } зовёт вас играть
web-somebody = кто-то
web-friends = Друзья
web-friends-here = Сейчас здесь:
web-friends-nobody-here = Сейчас никого из друзей здесь нет.
web-friends-none = Найдите друзей по ссылке или за столом. Создайте с ними клуб.
web-friends-asking = { $n ->
    [one] { $n } игрок хочет дружить с вами
    [few] { $n } игрока хотят дружить с вами
    [many] { $n } игроков хотят дружить с вами
   *[other] { $n } игроков хотят дружить с вами
}
web-friend-ask = Предложить дружбу
web-friend-block = Заблокировать
web-friend-more = Подробнее: { $name }
web-friend-was-asked = Запрос отправлен: { $name }.
web-friend-was-blocked = { $name }: вы больше ничего не услышите от этого игрока.
web-friend-invite = Пригласить
web-friend-invited = Приглашение отправлено
