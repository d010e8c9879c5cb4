### Talk at the table

web-talk = Чат
web-together-seats = Игроки
web-together-talk = Чат
web-together-notes = Мои заметки
web-together-unheard = { $n ->
    [one] За столом: { $n } новое сообщение
    [few] За столом: { $n } новых сообщения
    [many] За столом: { $n } новых сообщений
   *[other] За столом: { $n } новых сообщений
}
web-talk-off = За этим столом чат отключён.
web-talk-here = Это читают игроки и все зрители.
web-talk-aside = Сейчас это видят только зрители; игроки смогут прочесть после партии.
web-talk-nothing = Пока никто ничего не сказал.
web-talk-spectator = зритель
web-talk-muted = (скрыто)
web-talk-mute = Скрывать сообщения
web-talk-unmute = Показывать сообщения
web-talk-report = Пожаловаться владельцу сервера
web-talk-reported = Жалоба отправлена
web-talk-more = Действия: { $name }
web-talk-words = Ваше сообщение
web-talk-say = Отправить
web-talk-rule-all = готовые фразы и свой текст
web-talk-rule-phrases = только готовые фразы
web-talk-rule-off = выключен
web-notepad-why = Это видите только вы. Удаляется вместе со столом.
web-notepad-kept = Сохранено
web-notepad-keeping = Сохраняется …

## Phrases, which everybody reads in their own language

web-phrase-hello = Привет!
web-phrase-good-luck = Удачи!
web-phrase-well-played = Отлично сыграно!
web-phrase-thanks = Спасибо!
web-phrase-sorry = Извините!
web-phrase-oops = Ой!
web-phrase-thinking = Думаю.
web-phrase-moment = Минутку, пожалуйста.
web-phrase-back-soon = Скоро вернусь.
web-phrase-your-turn = Ваш ход.
web-phrase-good-game = Хорошая партия!
web-phrase-again = Ещё одну?
