seat = Игрок { $number }
guest = Гость
not-now = сначала нужно сделать другой выбор
unreadable = «{ $code }» здесь не подходит; код — одно из: { $usages }
not-your-decision = Сейчас выбираете не вы.
nothing-to-undo = Отменять нечего: с тех пор как открылась последняя карта или закончился последний ход, вы ничего не выбрали.
most-points-but-left = { $who ->
    [you] Больше всего очков ({ $points }) у вас, но партию за вас доиграл бот.
   *[other] Больше всего очков: { $seat } ({ $points }), но эту партию доиграл бот.
}

## Перечисление

list-more = { $first }, { $second }
list-last = { $first } и { $second }
