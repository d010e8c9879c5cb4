### В чём отказывает стол в браузере

refused-malformed = Это нельзя прочесть: { $what }
refused-setup = Такой стол создать нельзя: { $what }
refused-record = Запись игры неполна или повреждена: { $what }
refused-position = Позицию не удалось прочитать: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = Это пришло с другой страницы; стол слушает только свою.
refused-not-your-seat = { $seat ->
    [0] У вас нет места за этим столом.
   *[other] Место { $seat } не ваше.
}
refused-not-alone = Отмотать игру назад можно, только если за столом больше никого нет.
refused-not-here = Здесь ничего нет.
refused-no-table = Такого стола нет.
refused-no-seat = По этой ссылке места нет, или его уже заняли.
refused-method = Так нельзя.
refused-components = За этим столом играют с другими компонентами ({ $data }), чем есть сейчас на сервере ({ $here }). Хозяин сервера может их вернуть.
refused-late = Игра ушла вперёд: за столом уже строка { $line }.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = За этим столом больше не играют.
refused-not-over = Игра ещё не окончена.
refused-too-large = Слишком много сразу.
refused-too-many = Не так быстро; попробуйте чуть позже.
refused-internal = Ошибка сервера; она записана.
refused-storage = Стол не удалось сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.

### Команда

serving = Comares здесь: { $address } (Ctrl+C — завершить)
serving-others = Друзья в той же сети найдут его здесь: { $address }
