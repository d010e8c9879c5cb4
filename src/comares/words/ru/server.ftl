### В чём отказывает стол в браузере

refused-malformed = Это нельзя прочесть: { $what }
refused-setup = Так стол не накрыть: { $what }
refused-record = Это не целая запись игры: { $what }
refused-unreadable = { $what }
refused-foreign = Это пришло с другой страницы; стол слушает только свою.
refused-not-your-seat = { $seat ->
    [0] У вас нет места за этим столом.
   *[other] Место { $seat } не ваше.
}
refused-not-alone = Перемотать игру можно только там, где за столом нет никого другого.
refused-not-here = Здесь ничего нет.
refused-no-table = Такого стола нет.
refused-no-seat = По этой ссылке места нет, или его уже заняли.
refused-method = Так нельзя.
refused-late = За столом уже строка { $line }.
refused-illegal = { $what }
refused-not-your-decision = { $what ->
    [none] Сейчас решаете не вы.
   *[other] { $what }
}
refused-nothing-to-undo = { $what }
refused-over = За этим столом больше не играют.
refused-not-over = Игра ещё не окончена.
refused-too-large = Слишком много сразу.
refused-too-many = Не так быстро; попробуйте через мгновение.
refused-internal = Ошибка сервера; она записана.
refused-storage = Стол не удалось сохранить, поэтому ничего не изменилось. Попробуйте через мгновение.

### Команда

serving = Comares здесь: { $address } (Ctrl+C завершает)
