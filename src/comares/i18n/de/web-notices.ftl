### Benachrichtigungen im Client

web-notices = Benachrichtigungen
web-notices-why = Sie kommen, wenn du nicht am Tisch bist, und verraten nichts vom Spiel.
web-notices-no-push = Benachrichtigungen funktionieren in diesem Browser hier nicht. Sie brauchen https; auf dem iPhone lege die Seite zuerst auf den Startbildschirm.
web-notices-push-on = Hier einschalten
web-notices-push-off = Hier ausschalten
web-notices-refused = Der Browser lehnt Benachrichtigungen dieser Seite ab. Du kannst sie in seinen Einstellungen erlauben.
web-notices-mail = Per Mail
web-notices-mail-off = nein
web-notices-mail-now = sofort
web-notices-mail-daily = einmal am Tag
web-notices-quiet = Ruhezeiten
web-notices-quiet-from = Von
web-notices-quiet-to = Bis
web-notices-daily-at = Uhrzeit der täglichen Mail
web-notices-mute = Keine Benachrichtigungen von diesem Tisch
web-webhook = Chat eines Clubs
web-webhook-why = Diese Adresse erfährt, wer am Zug ist, wann der Tisch beginnt und wann er zu Ende ist. In Chats heißt das Webhook.
web-webhook-address = Adresse des Webhooks
web-webhook-set = Speichern
web-webhook-secret = Geheimnis, das jeden Aufruf signiert
