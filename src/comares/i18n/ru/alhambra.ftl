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
alhambra-starts = { $seat } начинает игру.
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
alhambra-paid = { $seat } платит { $currency ->
    [florin] флоринами
    [dirham] дирхамами
    [dinar] динарами
   *[ducat] дукатами
}: { $values }.
alhambra-stopped = { $seat } останавливается.
alhambra-passed = { $seat } пасует.
alhambra-placed = { $seat } строит на { $x },{ $y }: { alhambra-tile }.
alhambra-reserved = { $seat } откладывает в резерв: { alhambra-tile }.
alhambra-gave = { $seat } отдаёт Дирку: { alhambra-tile }.
alhambra-moved = { $seat } переносит из резерва на { $x },{ $y }: { alhambra-tile }.
alhambra-removed = { $seat } убирает из дворца с { $x },{ $y }: { alhambra-tile }.
alhambra-exchanged = { $seat } кладёт вместо плитки на { $x },{ $y }: { alhambra-tile }.
alhambra-shuffled = Сброс перемешан и становится новой колодой.
alhambra-scoring-card = Выходит { alhambra-scoring } карта подсчёта.
alhambra-scored-kind = { $seat } получает { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}: { alhambra-kind }, построек: { $buildings }, { $place ->
    [1] первое
    [2] второе
   *[3] третье
} место{ $sharing ->
    [1] {""}
   *[other] , разделённое на { $sharing }
}.
alhambra-scored-wall = { $seat } получает { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за стену длиной { $length }{ $diagonals ->
    [0] {""}
   *[other] , в том числе наискось { $diagonals }
}.
alhambra-ending = Игра заканчивается.
alhambra-left-over = { $seat } имеет больше всех { $currency ->
    [florin] флоринов
    [dirham] дирхамов
    [dinar] динаров
   *[ducat] дукатов
} и получает: { alhambra-tile }.
alhambra-won = { $seat } побеждает.

## Почему нельзя

alhambra-why-A3-1 = такого действия нет среди действий хода
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
alhambra-why-A6-5 = до каждой плитки от фонтана должен быть пеший путь
alhambra-why-A6-6 = останется дыра
alhambra-why-A7-1 = перестраивают плиткой из своего резерва или своего дворца
alhambra-why-A7-2 = фонтан не двигают
alhambra-why-A11-2 = это нельзя отдать Дирку
