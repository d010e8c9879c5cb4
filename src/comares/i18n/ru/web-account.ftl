### Страница учётной записи

web-account-title = Ваша учётная запись
web-account-guest = Чтобы играть, учётная запись не нужна. С ней у вас одно имя, одни партии и настройки на всех устройствах.
web-account-as = Вы вошли как { $name }
web-account-nameless = игрок без имени
web-account-since = с { $date }
web-account-new = Новая учётная запись
web-account-new-how = Ключ доступа хранит ваше устройство: вы открываете его так же, как само устройство, без пароля. Ваши прежние партии останутся с вами.
web-passkey-create = Создать ключ доступа
web-passkey-sign-in = Войти с ключом доступа
web-passkey-unsupported = В этом браузере ключи доступа здесь не работают. Нужен https или браузер на том компьютере, где запущен Comares.
web-passkey-cancelled = Ключ доступа не был использован. Попробуйте ещё раз, когда захотите.
web-account-sign-in = Войти
web-account-bring = Взять с собой партии этого устройства
web-account-mail-how = Или по почте: по ссылке из письма вы войдёте или создадите учётную запись.
web-account-email = Адрес почты
web-account-send-link = Прислать ссылку
web-account-link-sent = Ссылка отправлена на { $email }. Она действует 15 минут.
web-account-recovery-use = Войти с резервным кодом
web-account-recovery-code = Резервный код
web-passkeys = Ключи доступа
web-passkeys-why = У каждого устройства может быть свой. С двумя вы спокойны, если один потеряется.
web-passkey-add = Добавить ключ доступа
web-passkey-unnamed = Ключ доступа
web-passkey-used = последний раз: { $ago }
web-passkey-remove = Удалить ключ доступа { $name }
web-account-mail = Почта
web-account-mail-none = Адреса пока нет. С адресом можно входить по ссылке из письма.
web-account-mail-off = Владелец этого сервера не настроил почту.
web-account-email-remove = Забыть адрес
web-recovery = Резервные коды
web-recovery-left = { $n ->
    [0] У вас их нет. С кодом можно войти, когда все устройства потеряны.
    [one] У вас остался { $n } код.
    [few] У вас осталось { $n } кода.
    [many] У вас осталось { $n } кодов.
   *[other] У вас осталось { $n } кода.
}
web-recovery-new = Создать новые коды
web-recovery-shown = Запишите их или сохраните. Они видны только сейчас, и каждый действует один раз.
web-recovery-save = Сохранить в файл
web-devices = Устройства
web-device-unnamed = устройство
web-device-here = это устройство
web-device-seen = последний раз: { $ago }
web-device-sign-out = Выйти
web-device-sign-out-label = Выйти на устройстве { $name }
web-account-sign-out-here = Выйти здесь
web-leave = Уйти из Comares
web-leave-why = Сохраните всё, что о вас хранится, или удалите это. Ваши партии останутся без вашего имени; ваши места за идущими столами освободятся; партия на рейтинг считается сданной.
web-export = Сохранить всё
web-exporting = Собираем ваши партии …
web-delete = Удалить всё
web-delete-title = Удалить всё?
web-delete-sure = Ваше имя, список партий, рейтинг, друзья, клубы, учётная запись и настройки на этом сервере будут удалены навсегда. Вернуть их нельзя.
web-delete-yes = Удалить навсегда
web-deleted = Всё удалено.
web-link-title = Вход по почте
web-link-known = Войти с адресом { $email }?
web-link-unknown = Создать учётную запись с адресом { $email }? Партии этого устройства будут принадлежать ей.
web-link-go = Продолжить
