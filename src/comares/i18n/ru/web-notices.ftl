### Уведомления в клиенте

web-notices = Уведомления
web-notices-why = Приходят, когда вас нет за столом, и ничего не говорят о самой партии.
web-notices-no-push = В этом браузере уведомления здесь не работают. Для них нужен https; на iPhone сначала добавьте страницу на главный экран.
web-notices-push-on = Включить уведомления здесь
web-notices-push-off = Выключить уведомления здесь
web-notices-refused = Браузер отклоняет уведомления этой страницы. Их можно разрешить в его настройках.
web-notices-mail = По почте
web-notices-mail-off = нет
web-notices-mail-now = сразу
web-notices-mail-daily = раз в день
web-notices-quiet = Тихие часы
web-notices-quiet-from = С
web-notices-quiet-to = До
web-notices-daily-at = Время ежедневного письма
web-notices-mute = Без уведомлений от этого стола
web-webhook = Чат клуба
web-webhook-why = По этому адресу сообщается, чей ход, когда партия начинается и когда заканчивается. В чатах это называют вебхуком.
web-webhook-address = Адрес вебхука
web-webhook-set = Сохранить
web-webhook-secret = Секрет, которым подписан каждый вызов
