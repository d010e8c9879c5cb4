### What the server refuses around a table

refused-begun = Die Partie läuft schon, deshalb kannst du nicht einfach gehen. Du kannst aufgeben oder einen Bot für dich spielen lassen.
refused-not-begun = Noch hat niemand gezogen: Du kannst gehen, ohne aufzugeben.
refused-resigned = Du hast diese Partie aufgegeben. Ein Bot spielt für dich weiter.
refused-stand-in = Ein Bot spielt gerade für dich. Übernimm zuerst wieder deinen Platz.
refused-not-away = Wer auf Platz { $seat } sitzt, ist da oder war es vor weniger als { $seconds } Sekunden.
refused-not-a-person = Auf Platz { $seat } sitzt ein Bot.
refused-still-running = Diese Partie läuft noch. Gib zuerst auf oder verlasse den Tisch.
refused-sits-already = Du sitzt schon an diesem Tisch, und die Partie läuft: Eine zweite Hand würde dir zu viel verraten.
refused-out-of-time = Deine Zeit für diesen Zug ist um. Ein Bot macht ihn für dich.
refused-talk-off = An diesem Tisch wird nicht geredet: Er wurde ohne Chat eröffnet.
refused-talk-phrases = An diesem Tisch gibt es nur die fertigen Sätze.
refused-talk-full = An diesem Tisch gibt es { $most } Nachrichten; mehr behält er nicht.
refused-talk-often = Das ist viel auf einmal. Warte einen Moment, bevor du mehr sagst.
refused-rated = Diese Partie wird gewertet: keine Tipps, kein Zurücknehmen, und jeder Platz bleibt bei dem, der ihn hat.
refused-no-friend = So jemand wurde nicht gefunden.
refused-no-club = Diesen Club gibt es nicht, oder du gehörst nicht dazu.
refused-not-member = Die Liste des Clubs hat sich geändert. Öffne die Seite neu.
refused-not-owner = Das kann nur, wem der Club gehört.
refused-friends-full = Du hast { $most } Freunde und Anfragen auf der Liste; entferne zuerst jemanden.
refused-club-full = Ein Club hat höchstens { $members } Mitglieder, und man ist in höchstens { $clubs } Clubs.
refused-invited-enough = Zu viele Einladungen an diesen Tisch oder an diesen Freund.
