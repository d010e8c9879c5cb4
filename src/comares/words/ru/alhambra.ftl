### Альгамбра

## Имена

alhambra-neutral = Дирк
alhambra-currency = { $currency ->
    [florin] флорин
    [dirham] дирхам
    [dinar] динар
   *[ducat] дукат
}
alhambra-kind = { $kind ->
    [pavilion] павильон
    [seraglio] сераль
    [arcades] аркады
    [chambers] покои
    [garden] сад
   *[tower] башня
}
alhambra-card = { alhambra-currency } { $value }
alhambra-tile = { alhambra-kind } { $price } (плитка { $tile })
alhambra-scoring = { $scoring ->
    [1] первая
    [2] вторая
   *[3] третья
}

## Что случилось

alhambra-dealt = { $seat } при раздаче получает: { alhambra-card }.
alhambra-starts = { $seat } ходит первым.
alhambra-offered = На рынке за { $currency ->
    [florin] флорины
    [dirham] дирхамы
    [dinar] динары
   *[ducat] дукаты
}: { alhambra-tile }.
alhambra-laid = На стол выложена карта: { alhambra-card }.
alhambra-neutral-got = Дирк получает: { alhambra-tile }.
alhambra-took = { $seat } берёт: { alhambra-card }.
alhambra-bought = { $seat } покупает: { alhambra-tile }.
alhambra-paid = { $seat } платит { $values }, { $currency ->
    [florin] флорины
    [dirham] дирхамы
    [dinar] динары
   *[ducat] дукаты
}.
alhambra-stopped = { $seat } останавливается.
alhambra-passed = { $seat } пасует.
alhambra-placed = { $seat } строит на { $x },{ $y }: { alhambra-tile }.
alhambra-reserved = { $seat } откладывает в резерв: { alhambra-tile }.
alhambra-gave = { $seat } отдаёт Дирку: { alhambra-tile }.
alhambra-moved = { $seat } переносит из резерва на { $x },{ $y }: { alhambra-tile }.
alhambra-removed = { $seat } убирает из дворца с { $x },{ $y }: { alhambra-tile }.
alhambra-exchanged = { $seat } заменяет плитку на { $x },{ $y }: { alhambra-tile }.
alhambra-shuffled = Сброшенные деньги перемешаны в новую колоду.
alhambra-scoring-card = Выходит карта подсчёта: { alhambra-scoring }.
alhambra-scored-kind = { $seat } получает { $points }: { alhambra-kind }, построек { $buildings }, { $place ->
    [1] первое
    [2] второе
   *[3] третье
} место{ $sharing ->
    [1] {""}
   *[other] , поделённое на { $sharing }
}.
alhambra-scored-wall = { $seat } получает { $points } за стену длиной { $length }{ $diagonals ->
    [0] {""}
   *[other] , из них наискось { $diagonals }
}.
alhambra-ending = Игра заканчивается.
alhambra-left-over = { $seat } держит больше всех, { $currency ->
    [florin] флорины
    [dirham] дирхамы
    [dinar] динары
   *[ducat] дукаты
}, и получает: { alhambra-tile }.
alhambra-won = { $seat } побеждает.

## Почему нельзя

alhambra-why-A3-1 = такого действия в ходу нет
alhambra-why-A3-2 = первое действие хода обязательно
alhambra-why-A3-3 = сначала ставятся плитки, купленные в этот ход, и только они
alhambra-why-A3-5 = вы можете действовать, значит, пасовать нельзя
alhambra-why-A4 = этой карты нет на столе
alhambra-why-A4-1 = несколько карт вместе могут дать не больше 5
alhambra-why-A5-1 = цена платится целиком, с руки, в валюте этого места рынка
alhambra-why-A5-2 = без одной из карт этого платежа можно обойтись
alhambra-why-A5-3 = это место рынка пусто
alhambra-why-A6-3 = плитка кладётся на пустую клетку рядом со стоящей
alhambra-why-A6-4 = стороны, которые сходятся, либо обе со стеной, либо обе открыты
alhambra-why-A6-5 = до каждой плитки должно быть можно дойти от фонтана
alhambra-why-A6-6 = останется дыра
alhambra-why-A7-1 = перестройка берёт плитку из вашего резерва или дворца
alhambra-why-A7-2 = фонтан не двигают
alhambra-why-A11-2 = это нельзя отдать Дирку
