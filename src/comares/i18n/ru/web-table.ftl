### Общее для столов всех игр в браузере


## Выбор в пути

web-choice-kept = Ваш выбор сохранён.
web-choice-kept-lost = Нет связи. Ваш выбор сохранён и будет отправлен, как только связь вернётся:
web-choice-kept-server = Сервер сейчас не может записать ваш выбор. Он сохранён и будет отправлен снова:
web-choice-withdraw = Отозвать
web-not-made = Не сделано: { $what }
web-not-made-late = За столом тем временем уже пошли дальше. Выберите снова.
web-not-made-seat = За это место теперь играют с другого устройства.
web-not-made-over = Игра окончена.

## Конец игры

web-result = Итог
web-result-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-result-won = Вы победили: { web-result-points }, на { $margin } больше, чем { $rival }.
web-result-won-tie = Вы победили: { web-result-points }. Столько же набирает { $rival }, но при равенстве победа ваша.
web-left-the-game = партию доиграл бот
web-result-won-left = Вы победили: { web-result-points }. { $rival } набирает { $theirs }, но эту партию доиграл бот.
web-result-won-alone = Вы победили: { web-result-points }.
web-result-shared = Вы и { $rival } делите победу: у каждого { web-result-points }. Хорошая игра.
web-result-lost = Хорошая игра: вы на { $place }-м месте, { web-result-points }, на { $margin } меньше, чем { $rival }.
web-result-lost-tie = Хорошая игра: вы на { $place }-м месте, { web-result-points }. Столько же набирает { $rival } и при равенстве побеждает.
web-result-lost-left = Партию за вас доиграл бот: вы на { $place }-м месте, { web-result-points }. Побеждает { $rival }: { $theirs }.
web-decided-by = Что решило: { $source }, { $theirs } против { $yours }.
web-points-before = до начала этого стола
web-back-to-table = Назад к столу
web-skip-to-turn = К моему ходу

## Если считать сейчас

web-explain-points = Объяснить очки: { $name }
web-nothing-scored = Пока ничего не принесёт очков.
