### Альгамбра

## Имена

alhambra-neutral = Кузя
alhambra-currency = { $currency ->
    [florin] флорин
    [dirham] дирхем
    [dinar] динар
   *[ducat] дукат
}
alhambra-kind = { $kind ->
    [pavilion] беседка
    [seraglio] гарем
    [arcades] галерея
    [chambers] палаты
    [garden] сад
   *[tower] башня
}
alhambra-card = { alhambra-currency } { $value }
alhambra-tile = { alhambra-kind } { $price } (тайл { $tile })
alhambra-scoring = { $scoring ->
    [1] первая
    [2] вторая
   *[3] третья
}

## Что случилось

alhambra-dealt = { $who ->
    [you] Вы при раздаче получаете
   *[other] { $seat } при раздаче получает
}: { alhambra-card }.
alhambra-starts = { $who ->
    [you] Вы начинаете
   *[other] { $seat } начинает
} игру.
alhambra-offered = На рынке за { $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
}: { alhambra-tile }.
alhambra-laid = На стол выложена карта: { alhambra-card }.
alhambra-neutral-got = Кузя получает: { alhambra-tile }.
alhambra-took = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
}: { alhambra-card }.
alhambra-bought = { $who ->
    [you] Вы покупаете
   *[other] { $seat } покупает
}: { alhambra-tile }.
alhambra-paid = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} { $currency ->
    [florin] флоринами
    [dirham] дирхемами
    [dinar] динарами
   *[ducat] дукатами
}: { $values }.
alhambra-stopped = { $who ->
    [you] Вы заканчиваете действия
   *[other] { $seat } заканчивает действия
}.
alhambra-passed = { $who ->
    [you] Вы пасуете
   *[other] { $seat } пасует
}.
alhambra-placed = { $who ->
    [you] Вы строите
   *[other] { $seat } строит
} на { $x },{ $y }: { alhambra-tile }.
alhambra-reserved = { $who ->
    [you] Вы откладываете
   *[other] { $seat } откладывает
} в запас: { alhambra-tile }.
alhambra-gave = { $who ->
    [you] Вы отдаёте
   *[other] { $seat } отдаёт
} Кузе: { alhambra-tile }.
alhambra-moved = { $who ->
    [you] Вы переносите
   *[other] { $seat } переносит
} из запаса на { $x },{ $y }: { alhambra-tile }.
alhambra-removed = { $who ->
    [you] Вы убираете
   *[other] { $seat } убирает
} из Альгамбры, с { $x },{ $y }: { alhambra-tile }.
alhambra-exchanged = { $who ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} тайл на { $x },{ $y }: { alhambra-tile }.
alhambra-shuffled = Сброс перемешан и становится новой колодой.
alhambra-scoring-card = Выходит { alhambra-scoring } карта подсчёта.
alhambra-kinds = { $kind ->
    [pavilion] беседки
    [seraglio] гаремы
    [arcades] галереи
    [chambers] палаты
    [garden] сады
   *[tower] башни
}
alhambra-scored-kind = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}: { alhambra-kinds } ({ $buildings }), { $place ->
    [1] первое
    [2] второе
   *[3] третье
} место{ $sharing ->
    [1] {""}
    [2] , его делят 2 игрока
    [3] , его делят 3 игрока
    [4] , его делят 4 игрока
   *[other] , его делят { $sharing } игроков
}.
alhambra-scored-wall = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за стену длиной { $length }{ $diagonals ->
    [0] {""}
   *[other] , порталов в ней: { $diagonals }
}.
alhambra-ending = Игра заканчивается.
alhambra-left-over = { $who ->
    [you] У вас больше всех { $currency ->
        [florin] флоринов
        [dirham] дирхемов
        [dinar] динаров
       *[ducat] дукатов
    }, и вы получаете: { alhambra-tile }.
   *[other] { $seat } имеет больше всех { $currency ->
        [florin] флоринов
        [dirham] дирхемов
        [dinar] динаров
       *[ducat] дукатов
    } и получает: { alhambra-tile }.
}
alhambra-won = { $who ->
    [you] Вы побеждаете
   *[other] { $seat } побеждает
}.

## Почему нельзя

alhambra-why-A3-1 = такого действия в ходу нет
alhambra-why-A3-2 = первое действие своего хода вы обязаны выполнить
alhambra-why-A3-3 = сначала разместите тайлы, купленные в этот ход, и ничего другого
alhambra-why-A3-5 = вы можете действовать, значит, пасовать нельзя
alhambra-why-A4 = этой карты нет на столе
alhambra-why-A4-1 = несколько карт вместе могут стоить не больше 5
alhambra-why-A5-1 = заплатите цену целиком, с руки, в валюте этого места рынка
alhambra-why-A5-2 = платежа хватает и без одной из его карт
alhambra-why-A5-3 = это место рынка пусто
alhambra-why-A6-3 = тайл кладут на пустую клетку, у которой общая сторона с тайлом вашей Альгамбры
alhambra-why-A6-4 = стороны, которые соединяются, либо обе со стеной, либо обе открыты
alhambra-why-A6-5 = до каждого тайла от фонтана должен быть пеший путь
alhambra-why-A6-6 = останется дыра
alhambra-why-A7-1 = перепланировка — это тайл из вашего запаса или вашей Альгамбры
alhambra-why-A7-2 = фонтан не двигают
alhambra-why-A11-2 = это нельзя отдать Кузе
