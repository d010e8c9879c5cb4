### Die Kontoseite

web-account-title = Dein Konto
web-account-guest = Zum Spielen brauchst du kein Konto. Mit einem hast du denselben Namen, dieselben Partien und Einstellungen auf jedem Gerät.
web-account-as = Angemeldet als { $name }
web-account-nameless = ein Spieler ohne Namen
web-account-since = seit { $date }
web-account-new = Neues Konto
web-account-new-how = Einen Passkey bewahrt dein Gerät auf: Du entsperrst ihn wie das Gerät selbst, ohne Passwort. Deine bisherigen Partien kommen mit.
web-passkey-create = Passkey anlegen
web-passkey-sign-in = Mit Passkey anmelden
web-passkey-unsupported = Passkeys funktionieren in diesem Browser hier nicht. Sie brauchen https oder einen Browser auf dem Rechner, auf dem Comares läuft.
web-passkey-cancelled = Es wurde kein Passkey benutzt. Versuche es noch einmal, wann du magst.
web-account-sign-in = Anmelden
web-account-bring = Die Partien dieses Geräts mitbringen
web-account-mail-how = Oder per Mail: Ein Link legt ein Konto an oder meldet dich an.
web-account-email = Mailadresse
web-account-send-link = Link schicken
web-account-link-sent = Der Link ist unterwegs an { $email }. Er gilt 15 Minuten.
web-account-recovery-use = Mit Wiederherstellungscode anmelden
web-account-recovery-code = Wiederherstellungscode
web-passkeys = Passkeys
web-passkeys-why = Jedes Gerät kann einen eigenen haben. Mit zweien bist du sicher, falls du einen verlierst.
web-passkey-add = Passkey hinzufügen
web-passkey-unnamed = Passkey
web-passkey-used = zuletzt benutzt { $ago }
web-passkey-remove = Passkey { $name } entfernen
web-account-mail = Mail
web-account-mail-none = Noch keine Adresse. Mit einer meldet dich ein Link per Mail an.
web-account-mail-off = Der Betreiber dieses Servers hat keine Mail eingerichtet.
web-account-email-remove = Adresse vergessen
web-recovery = Wiederherstellungscodes
web-recovery-left = { $n ->
    [0] Du hast keine. Mit einem Code kommst du hinein, wenn alle Geräte verloren sind.
    [one] Du hast noch einen Code.
   *[other] Du hast noch { $n } Codes.
}
web-recovery-new = Neue Codes erzeugen
web-recovery-shown = Schreibe sie auf oder speichere sie. Sie werden nur jetzt gezeigt, und jeder gilt einmal.
web-recovery-save = Als Datei speichern
web-devices = Geräte
web-device-unnamed = ein Gerät
web-device-here = dieses Gerät
web-device-seen = gesehen { $ago }
web-device-sign-out = Abmelden
web-device-sign-out-label = { $name } abmelden
web-account-sign-out-here = Hier abmelden
web-leave = Comares verlassen
web-leave-why = Speichere alles, was hier über dich steht, oder lass es löschen. Deine Partien bleiben ohne deinen Namen; deine Plätze an laufenden Tischen werden frei; eine gewertete Partie gibst du auf.
web-export = Alles speichern
web-exporting = Deine Partien werden gesammelt …
web-delete = Alles löschen
web-delete-title = Alles löschen?
web-delete-sure = Dein Name, deine Liste von Partien, deine Wertungszahlen, Freunde und Clubs, dein Konto und deine Einstellungen auf diesem Server werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.
web-delete-yes = Endgültig löschen
web-deleted = Alles wurde gelöscht.
web-link-title = Anmelden per Mail
web-link-known = Mit { $email } anmelden?
web-link-unknown = Ein Konto mit { $email } anlegen? Deine Partien auf diesem Gerät gehören dann dazu.
web-link-go = Weiter
