seat = Hráč { $number }
not-now = teď se rozhoduje o něčem jiném

## Výčet

list-more = { $first }, { $second }
list-last = { $first } a { $second }
