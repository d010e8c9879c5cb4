### Уведомления: пуш, почта, чат

notice-turn-title = Ваш ход
notice-begins-title = Ваша партия начинается
notice-over-title = Партия окончена
notice-nobody = больше никого
notice-turn = { $game } ({ $names }): ваш ход.
notice-begins = { $game } ({ $names }): все собрались, партия начинается.
notice-over = { $game } ({ $names }): партия окончена. Посмотрите, чем она закончилась.
notice-invited-title = Друг зовёт вас играть
notice-invited = { $game }, игроки: { $names }. Для вас есть свободное место.
notice-chat-turn = { $game }: ходит { $name } ({ $names }).
notice-chat-begins = { $game } начинается: { $names }.
notice-chat-over = { $game } окончена: { $names }.
notice-mail =
    { $said }

    { $link }

    О чём вам сообщать, можно выбрать здесь: { $account }
notice-digest-subject = { $n ->
    [one] Comares: { $n } стол сегодня
    [few] Comares: { $n } стола сегодня
    [many] Comares: { $n } столов сегодня
   *[other] Comares: { $n } стола сегодня
}
notice-digest-mail =
    { $said }

    О чём вам сообщать, можно выбрать здесь: { $account }
