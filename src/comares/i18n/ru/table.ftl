seat = Игрок { $number }
guest = Гость
not-now = сейчас решается другое
unreadable = «{ $code }» здесь прочесть нельзя; код — одно из: { $usages }
not-your-decision = Сейчас решаете не вы.
nothing-to-undo = Отменять нечего: после последней карты или последнего хода ничего не выбрано.
most-points-but-left = { $who ->
    [you] Больше всего очков ({ $points }) у вас, но партию за вас доиграл бот.
   *[other] Больше всего очков: { $seat } ({ $points }), но эту партию доиграл бот.
}

## Перечисление

list-more = { $first }, { $second }
list-last = { $first } и { $second }
