### Upozornění: push, e-mail, chat

notice-turn-title = Jsi na tahu
notice-begins-title = Tvá hra začíná
notice-over-title = Hra skončila
notice-nobody = nikdo další
notice-turn = { $game } ({ $names }): jsi na tahu.
notice-begins = { $game } ({ $names }): všichni jsou tu, hra začíná.
notice-over = { $game } ({ $names }): hra skončila. Podívej se, jak dopadla.
notice-invited-title = Přítel tě zve ke hře
notice-invited = { $game }, hrají { $names }: je tu volné místo pro tebe.
notice-chat-turn = { $game }: na tahu je { $name } ({ $names }).
notice-chat-begins = { $game } začíná: { $names }.
notice-chat-over = { $game } skončila: { $names }.
notice-mail =
    { $said }

    { $link }

    Co ti máme posílat, si vybereš tady: { $account }
notice-digest-subject = { $n ->
    [one] Comares: dnes jeden stůl
    [few] Comares: dnes { $n } stoly
    [many] Comares: dnes { $n } stolu
   *[other] Comares: dnes { $n } stolů
}
notice-digest-mail =
    { $said }

    Co ti máme posílat, si vybereš tady: { $account }
