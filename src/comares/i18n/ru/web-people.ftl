### Страницы рейтинга, друзей и клубов

web-rating = Рейтинг
web-rating-place = Место
web-rating-player = Игрок
web-rating-games = Партии
web-rating-own = Ваш рейтинг
web-rating-which = Игра
web-rating-pool = { $game }, игроков: { $seats }
web-rating-best = Лучшие
web-rating-nobody = Пока никто не сыграл достаточно рейтинговых партий.
web-rating-provisional = Предварительный
web-rating-provisional-one = предварительный
web-rating-provisional-why = Рейтинговых партий меньше { $games } или разных соперников меньше { $rivals }.
web-rating-of-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партий
}
web-rating-none = Здесь ещё не сыграно ни одной рейтинговой партии. Отметьте «на рейтинг», когда создаёте стол для двух и более человек.
web-rating-about = С вероятностью 95 % сила игрока лежит в пределах ± от рейтинга. Список упорядочен по рейтингу за вычетом этой неопределённости. У ботов за рейтинговым столом рейтинг постоянный. Считаются только законченные партии; тот, кто сдаётся или отсутствует в конце, занимает последнее место.
web-friends-asking-title = Предлагают дружбу
web-friends-friend = Ваши друзья
web-friends-asked = Ваши запросы
web-friends-blocked = Заблокированы
web-friend-accept = Принять
web-friend-no = Нет
web-friend-take-back = Отозвать
web-friend-unblock = Разблокировать
web-friend-remove = Удалить из друзей
web-friend-find = Найти друг друга
web-friend-find-why = Кто откроет вашу ссылку, может предложить вам дружбу. Иначе вас находят только за общим столом.
web-friend-link = Ваша ссылка
web-friend-new-link = Новая ссылка (старая перестанет работать)
web-friend-their-link = Ссылка или код
web-friend-link-own = Это ваша собственная ссылка. Дайте её другим.
web-friend-already = Вы и { $name } — друзья.
web-friend-ask-why = Добавить в друзья: { $name }? Вы будете видеть, когда друг здесь, и сможете приглашать друг друга за столы.
web-clubs = Клубы
web-clubs-why = У клуба есть название, ссылка, свои столы и таблица результатов.
web-club-name = Название клуба
web-club-found = Создать клуб
web-club-members = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участников
}
web-club-running = Столы
web-club-no-tables = Сейчас нет ни одного стола этого клуба. Выберите клуб, когда создаёте стол.
web-club-standing = Таблица
web-club-more-results = Ещё результаты
web-club-wins = Победы
web-club-points = Очки
web-club-points-why = Очко за каждого в партии, кто оказался позади вас, половина за равенство; после черты — сколько можно было получить.
web-club-owner = владелец
web-club-remove = Убрать
web-club-remove-who = Убрать из клуба: { $name }
web-club-link = Ссылка клуба
web-club-link-why = Кто её откроет, может вступить.
web-club-rename = Переименовать
web-club-leave = Выйти из клуба
web-club-leave-why = Ваши результаты останутся. Если клуб ваш, он перейдёт к тому из остальных, кто вступил первым.
web-club-delete = Удалить клуб
web-club-delete-why = Клуб и его таблица будут удалены; партии останутся.
web-club-join = Вступить
web-club-join-why = { $n ->
    [one] Клуб, { $n } участник. Хотите вступить?
    [few] Клуб, { $n } участника. Хотите вступить?
    [many] Клуб, { $n } участников. Хотите вступить?
   *[other] Клуб, { $n } участников. Хотите вступить?
}
