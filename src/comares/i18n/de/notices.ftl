### Benachrichtigungen: per Push, per Mail, in einen Chat

notice-turn-title = Du bist am Zug
notice-begins-title = Dein Tisch beginnt
notice-over-title = Die Partie ist zu Ende
notice-nobody = niemandem sonst
notice-turn = { $game } mit { $names }: Du bist am Zug.
notice-begins = { $game } mit { $names }: Alle sind da, die Partie beginnt.
notice-over = { $game } mit { $names }: Die Partie ist zu Ende. Sieh nach, wie sie ausging.
notice-invited-title = Ein Freund lädt dich ein
notice-invited = { $game } mit { $names }: Ein Platz ist frei für dich.
notice-chat-turn = { $game }: { $name } ist am Zug ({ $names }).
notice-chat-begins = { $game } beginnt: { $names }.
notice-chat-over = { $game } ist zu Ende: { $names }.
notice-mail =
    { $said }

    { $link }

    Wähle hier, worüber du Nachricht bekommst: { $account }
notice-digest-subject = { $n ->
    [one] Comares: ein Tisch heute
   *[other] Comares: { $n } Tische heute
}
notice-digest-mail =
    { $said }

    Wähle hier, worüber du Nachricht bekommst: { $account }
