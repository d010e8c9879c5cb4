### Talk at the table

web-talk = Разговор
web-together-seats = Игроки
web-together-talk = Разговор
web-together-notes = Мои заметки
web-together-unheard = { $n ->
    [one] За столом: { $n } новое сообщение
    [few] За столом: { $n } новых сообщения
    [many] За столом: { $n } новых сообщений
   *[other] За столом: { $n } новых сообщений
}
web-talk-off = Этот стол создан без разговора.
web-talk-here = Это читают игроки и все зрители.
web-talk-aside = Это читают только другие зрители; игроки прочтут после партии.
web-talk-nothing = Пока никто ничего не сказал.
web-talk-spectator = зритель
web-talk-muted = (скрыто)
web-talk-mute = Не слушать
web-talk-unmute = Слушать снова
web-talk-report = Сообщить хозяину сервера
web-talk-reported = Сообщено
web-talk-more = Что делать с сообщением: { $name }
web-talk-words = Ваши слова
web-talk-say = Сказать
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
