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
} больше, если бы подсчёт был сейчас. { $what }
bots-denies = { $seat }: сейчас вышло бы на { $points } меньше
bots-prepares = на будущее: большего сейчас не даёт ничто
bots-foreign = его программа этого не объясняет
