### Notices in the client

web-notices = Notices
web-notices-why = They come when you are not at the table, and tell nothing about the game.
web-notices-no-push = Notices do not work in this browser here. They need https; on an iPhone, add the page to the home screen first.
web-notices-push-on = Turn on notices here
web-notices-push-off = Turn off notices here
web-notices-refused = The browser refuses notices from this page. You can allow them in its settings.
web-notices-mail = By mail
web-notices-mail-off = no
web-notices-mail-now = at once
web-notices-mail-daily = once a day
web-notices-quiet = Quiet hours
web-notices-quiet-from = From
web-notices-quiet-to = Until
web-notices-daily-at = Time of the daily mail
web-notices-mute = No notices from this table
web-webhook = A club’s chat
web-webhook-why = This address is told whose turn it is, when the table begins and when it is over. Chats call such an address a webhook.
web-webhook-address = Address of the webhook
web-webhook-set = Save
web-webhook-secret = Secret that signs every call
