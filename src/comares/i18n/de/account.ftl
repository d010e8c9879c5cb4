## Konten: Ablehnungen

refused-no-account = Du hast hier noch kein Konto.
refused-sign-in-failed = Du bist nicht angemeldet: Das hat nicht geklappt. Versuche es noch einmal oder auf einem anderen Weg.
refused-passkey = Der Passkey ließ sich nicht verwenden ({ $what }). Versuche es noch einmal.
refused-passkey-host = Passkeys brauchen einen Server mit Namen, nicht nur mit einer Nummer. Frage den Betreiber dieses Servers nach dem Namen.
refused-email = Das ist keine Mailadresse. Gib eine ein wie ada@example.org.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-link-stale = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.
refused-last-way = Ohne das könnte sich niemand mehr in deinem Konto anmelden. Füge zuerst einen anderen Passkey oder eine Mailadresse hinzu.
refused-passkeys-full = Ein Konto hat höchstens zehn Passkeys. Entferne zuerst einen.
refused-taken = Das gehört zu einem anderen Konto.

## Mail

mail-link-subject = Dein Link zu Comares
mail-link-text =
    Mit diesem Link meldest du dich bei Comares an:

    { $link }

    Er gilt einmal und { $minutes } Minuten lang. Wenn du ihn nicht angefordert hast, ignoriere diese Mail: Es passiert nichts.

## Benachrichtigungen: Ablehnungen

refused-not-host = Das kann nur, wer den Tisch angelegt hat.
refused-outside = Diese Adresse kann nicht aufgerufen werden: { $what }.
