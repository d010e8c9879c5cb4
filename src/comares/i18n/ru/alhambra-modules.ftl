### Четыре модуля шестого дополнения

## Сокольничие

alhambra-falcon-colour = { $colour ->
    [black] чёрный
    [brown] коричневый
   *[white] белый
}
alhambra-falcon-first = { $first ->
    [pavilion] беседка
    [seraglio] гарем
    [arcades] галерея
    [chambers] палаты
    [garden] сад
   *[tower] башня
}
alhambra-falcon-second = { $second ->
    [pavilion] беседка
    [seraglio] гарем
    [arcades] галерея
    [chambers] палаты
    [garden] сад
   *[tower] башня
}
alhambra-falcon = { alhambra-falcon-colour } сокол ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $who ->
    [you] Вы сажаете
   *[other] { $seat } сажает
} на точку { $x },{ $y }: { alhambra-falcon }.
alhambra-falcon-paid = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} за него: { alhambra-card }.
alhambra-falcon-paid-credit = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} за него сохранённой переплатой.
alhambra-falcon-returned = { $seat } теряет с точки { $x },{ $y }: { alhambra-falcon }.
alhambra-falcons-enough = { $who ->
    [you] Вы больше не покупаете
   *[other] { $seat } больше не покупает
} соколов.
alhambra-scored-falcons = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за { $falcons } { $falcons ->
    [1] { $colour ->
        [black] чёрного
        [brown] коричневого
       *[white] белого
    } сокола
   *[other] { $colour ->
        [black] чёрных
        [brown] коричневых
       *[white] белых
    } соколов
}.
alhambra-why-F2 = покупка соколов должна быть единственным действием вашего хода; каждый сокол стоит одну денежную карту
alhambra-why-F3 = свободный сокол садится на свободную точку, где сходятся четыре ваших тайла и среди них есть оба его вида

## Порталы

alhambra-portal-bought = { $who ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} вместе со зданием портал: { alhambra-kind }.
alhambra-portal-placed = { $who ->
    [you] Вы ставите
   *[other] { $seat } ставит
} портал на { $x },{ $y }, углом { $turned }: { alhambra-kind }.
alhambra-portal-returned = { $seat } не может поставить портал и возвращает его: { alhambra-kind }.
alhambra-why-P2 = портала этого вида больше нет, или ему нет места, а за этим столом такой не предлагают
alhambra-why-P3 = портал ставят на пустую клетку рядом со зданием своего вида, короткими сторонами не к стене, и он не должен оставлять дыру
alhambra-why-P6 = портал перестал бы касаться здания своего вида

## Стройки

alhambra-site-opened = { $who ->
    [you] Вы открываете
   *[other] { $seat } открывает
} стройку: { alhambra-tile }.
alhambra-site-drew = { $who ->
    [you] Вы тянете
   *[other] { $seat } тянет
} жетон: { alhambra-currency }.
alhambra-site-kept = { $who ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} жетон: { alhambra-currency }.
alhambra-site-finished = { $who ->
    [you] Вы достраиваете
   *[other] { $seat } достраивает
}: { alhambra-tile }; жетон — { alhambra-currency }.
alhambra-site-revealed = { $who ->
    [you] Вы открываете
   *[other] { $seat } открывает
} жетон на тайле: { alhambra-tile } — { alhambra-currency }.
alhambra-site-discarded = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} все { $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
}.
alhambra-why-B2 = для стройки нужен жетон из мешочка, и вы оставляете один из вытянутых
alhambra-why-B3 = стройку нельзя отдать Кузе
alhambra-why-B4 = достроить можно только свою стройку

## Обменные свидетельства

alhambra-credit-kept = { $who ->
    [you] Вы сохраняете
   *[other] { $seat } сохраняет
} переплату: { alhambra-currency } { $value }.
alhambra-credit-declined = { $who ->
    [you] Вы не сохраняете
   *[other] { $seat } не сохраняет
} переплату.
alhambra-credit-spent = { $who ->
    [you] Вы тратите
   *[other] { $seat } тратит
} сохранённую переплату: { alhambra-currency } { $value }.
alhambra-credit-lost = { $who ->
    [you] Вы теряете
   *[other] { $seat } теряет
} сохранённую переплату: { alhambra-currency } { $value }.
alhambra-why-C1 = свободного маркера этой валюты нет
alhambra-why-C2 = сначала решите, сохраняете ли вы переплату
alhambra-why-C3 = в этой валюте у вас нет сохранённой переплаты
alhambra-why-C4 = у вас ещё есть сохранённая переплата, поэтому новую сохранить нельзя
