### Чем бот объясняет свои ходы

bots-random = наугад
bots-scored = { $points ->
    [0] ничто не дало бы больше до подсчёта
    [one] { $points } очко при подсчёте
    [few] { $points } очка при подсчёте
    [many] { $points } очков при подсчёте
   *[other] { $points } очка при подсчёте
}
bots-gains = { $points ->
    [one] на { $points } очко
    [few] на { $points } очка
    [many] на { $points } очков
   *[other] на { $points } очка
} больше, если считать сейчас. { $what }
bots-denies = { $seat } получил бы сейчас на { $points } меньше
bots-prepares = на будущее: ничто не даёт сейчас больше
bots-foreign = программа не говорит
