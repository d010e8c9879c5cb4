seat = Игрок { $number }
not-now = сейчас решается другое

## Перечисление

list-more = { $first }, { $second }
list-last = { $first } и { $second }
