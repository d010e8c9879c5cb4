### Avvisi: push, posta, chat

notice-turn-title = Tocca a te
notice-begins-title = Il tuo tavolo comincia
notice-over-title = La partita è finita
notice-nobody = nessun altro
notice-turn = { $game } con { $names }: tocca a te.
notice-begins = { $game } con { $names }: ci siete tutti, la partita comincia.
notice-over = { $game } con { $names }: la partita è finita. Guarda com’è andata.
notice-invited-title = Un amico ti invita a giocare
notice-invited = { $game } con { $names }: c’è un posto libero per te.
notice-chat-turn = { $game }: tocca a { $name } ({ $names }).
notice-chat-begins = { $game } comincia: { $names }.
notice-chat-over = { $game } è finito: { $names }.
notice-mail =
    { $said }

    { $link }

    Qui scegli quali avvisi ricevere: { $account }
notice-digest-subject = { $n ->
    [one] Comares: un tavolo oggi
   *[other] Comares: { $n } tavoli oggi
}
notice-digest-mail =
    { $said }

    Qui scegli quali avvisi ricevere: { $account }
