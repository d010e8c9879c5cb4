### Четыре модуля шестого дополнения

## Сокольничие

alhambra-falcon-colour = { $colour ->
    [black] чёрный
    [brown] бурый
   *[white] белый
}
alhambra-falcon-first = { $first ->
    [pavilion] павильон
    [seraglio] сераль
    [arcades] аркады
    [chambers] покои
    [garden] сад
   *[tower] башня
}
alhambra-falcon-second = { $second ->
    [pavilion] павильон
    [seraglio] сераль
    [arcades] аркады
    [chambers] покои
    [garden] сад
   *[tower] башня
}
alhambra-falcon = { alhambra-falcon-colour } сокол ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $seat } сажает на точку { $x },{ $y }: { alhambra-falcon }.
alhambra-falcon-paid = { $seat } платит за него: { alhambra-card }.
alhambra-falcon-paid-credit = { $seat } платит за него кредитом.
alhambra-falcon-returned = { $seat } теряет с точки { $x },{ $y }: { alhambra-falcon }.
alhambra-falcons-enough = { $seat } больше не покупает соколов.
alhambra-scored-falcons = { $seat } получает { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}: { $falcons ->
    [one] { $falcons } сокол
    [few] { $falcons } сокола
    [many] { $falcons } соколов
   *[other] { $falcons } сокола
}, цвет — { alhambra-falcon-colour }.
alhambra-why-F2 = соколов покупают единственным действием хода, каждого за одну денежную карту
alhambra-why-F3 = свободный сокол садится на свободную точку между четырьмя плитками, где есть оба его вида

## Порталы

alhambra-portal-bought = { $seat } берёт к постройке портал: { alhambra-kind }.
alhambra-portal-placed = { $seat } ставит портал на { $x },{ $y }, углом { $turned }: { alhambra-kind }.
alhambra-portal-returned = { $seat } не может поставить портал и возвращает его: { alhambra-kind }.
alhambra-why-P2 = портал этого вида должен ещё оставаться, и для него должно быть место
alhambra-why-P3 = портал ставится на пустую клетку рядом с постройкой своего вида, короткой стороной не к стене, и не должен оставлять дыр
alhambra-why-P6 = портал перестал бы касаться постройки своего вида

## Стройки

alhambra-site-opened = { $seat } открывает стройку: { alhambra-tile }.
alhambra-site-drew = { $seat } тянет жетон: { alhambra-currency }.
alhambra-site-kept = { $seat } оставляет жетон: { alhambra-currency }.
alhambra-site-finished = { $seat } достраивает: { alhambra-tile }; жетон — { alhambra-currency }.
alhambra-site-revealed = { $seat } открывает жетон на плитке: { alhambra-tile } — { alhambra-currency }.
alhambra-site-discarded = { $seat } сбрасывает все { $currency ->
    [florin] флорины
    [dirham] дирхамы
    [dinar] динары
   *[ducat] дукаты
}.
alhambra-why-B2 = для стройки нужен жетон, и остаётся один из вытянутых
alhambra-why-B3 = стройку не отдают Дирку
alhambra-why-B4 = достроить можно только свою стройку

## Обменные свидетельства

alhambra-credit-kept = { $seat } сохраняет { $value } как кредит, валюта — { alhambra-currency }.
alhambra-credit-declined = { $seat } отказывается от кредита.
alhambra-credit-spent = { $seat } тратит кредит: { alhambra-currency } { $value }.
alhambra-credit-lost = { $seat } теряет кредит: { alhambra-currency } { $value }.
alhambra-why-C1 = свободного маркера этой валюты нет
alhambra-why-C2 = сначала решите, сохраняете ли вы излишек
alhambra-why-C3 = у вас нет кредита в этой валюте
alhambra-why-C4 = кредит у вас уже есть, излишек сохранить нельзя
