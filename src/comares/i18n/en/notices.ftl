### Notices: by push, by mail, to a chat

notice-turn-title = Your turn
notice-begins-title = Your table begins
notice-over-title = The game is over
notice-nobody = nobody else
notice-turn = { $game } with { $names }: it is your turn.
notice-begins = { $game } with { $names }: everybody is here, the game begins.
notice-over = { $game } with { $names }: the game is over. See how it ended.
notice-invited-title = A friend asks you to play
notice-invited = { $game } with { $names }: there is a free seat for you.
notice-chat-turn = { $game }: it is { $name }’s turn ({ $names }).
notice-chat-begins = { $game } begins: { $names }.
notice-chat-over = { $game } is over: { $names }.
notice-mail =
    { $said }

    { $link }

    Choose here what you are told: { $account }
notice-digest-subject = { $n ->
    [one] Comares: one table today
   *[other] Comares: { $n } tables today
}
notice-digest-mail =
    { $said }

    Choose here what you are told: { $account }
