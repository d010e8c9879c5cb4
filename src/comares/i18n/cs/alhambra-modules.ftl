### Čtyři moduly šestého rozšíření

## Sokolníci

alhambra-falcon-colour = { $colour ->
    [black] černý
    [brown] hnědý
   *[white] bílý
}
alhambra-falcon-first = { $first ->
    [pavilion] pavilon
    [seraglio] serail
    [arcades] arkády
    [chambers] komnaty
    [garden] zahrada
   *[tower] věž
}
alhambra-falcon-second = { $second ->
    [pavilion] pavilon
    [seraglio] serail
    [arcades] arkády
    [chambers] komnaty
    [garden] zahrada
   *[tower] věž
}
alhambra-falcon = { alhambra-falcon-colour } sokol ({ alhambra-falcon-first }, { alhambra-falcon-second })
alhambra-falcon-bought = { $seat } umisťuje na průsečík { $x },{ $y }: { alhambra-falcon }.
alhambra-falcon-paid = { $seat } za něj platí { alhambra-card }.
alhambra-falcon-paid-credit = { $seat } za něj platí úvěrem.
alhambra-falcon-returned = { $seat } ztrácí z průsečíku { $x },{ $y }: { alhambra-falcon }.
alhambra-falcons-enough = { $seat } další sokoly nekupuje.
alhambra-scored-falcons = { $seat } získává { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}: { $falcons ->
    [one] { $falcons } sokol
    [few] { $falcons } sokoli
    [many] { $falcons } sokola
   *[other] { $falcons } sokolů
}, barva { $colour ->
    [black] černá
    [brown] hnědá
   *[white] bílá
}.
alhambra-why-F2 = sokoli se kupují jako jediná akce tahu, každý za jednu peněžní kartu
alhambra-why-F3 = volný sokol patří na volný průsečík mezi čtyřmi destičkami, které ukazují oba jeho druhy

## Portály

alhambra-portal-bought = { $seat } k tomu kupuje portál: { alhambra-kind }.
alhambra-portal-placed = { $seat } klade portál ({ alhambra-kind }), roh { $turned }, na { $x },{ $y }.
alhambra-portal-returned = Portál ({ alhambra-kind }), který má { $seat }, se nikam nevejde a vrací se.
alhambra-why-P2 = portál toho druhu musí zbývat a mít kam přijít
alhambra-why-P3 = portál patří na prázdné pole vedle stavby svého druhu, žádnou krátkou stranou ke zdi, a nesmí nechat díru
alhambra-why-P6 = portál by se už nedotýkal stavby svého druhu

## Staveniště

alhambra-site-opened = { $seat } otevírá staveniště: { alhambra-tile }.
alhambra-site-drew = { $seat } táhne žeton { alhambra-currency }.
alhambra-site-kept = { $seat } si nechává žeton { alhambra-currency }.
alhambra-site-finished = { $seat } dokončuje: { alhambra-tile }; žeton je { alhambra-currency }.
alhambra-site-revealed = { $seat } odkrývá žeton na destičce: { alhambra-tile } – { alhambra-currency }.
alhambra-site-discarded = { $seat } odkládá všechny { $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}.
alhambra-why-B2 = staveniště potřebuje žeton a nechává se jeden z tažených
alhambra-why-B3 = staveniště se Dirkovi nedává
alhambra-why-B4 = dokončit lze jen vlastní staveniště

## Směnky

alhambra-credit-kept = { $seat } si nechává { $value } jako úvěr, měna { alhambra-currency }.
alhambra-credit-declined = { $seat } si úvěr nenechává.
alhambra-credit-spent = { $seat } utrácí úvěr { alhambra-currency } { $value }.
alhambra-credit-lost = { $seat } ztrácí úvěr { alhambra-currency } { $value }.
alhambra-why-C1 = žádný ukazatel té měny není volný
alhambra-why-C2 = nejdřív řekni, zda si přeplatek necháš
alhambra-why-C3 = v té měně úvěr nemáš
alhambra-why-C4 = úvěr už máš, další přeplatek si nechat nelze
