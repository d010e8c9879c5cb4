### Stůl Alhambry v prohlížeči

## Kde co je

web-cells-east = { $n } na východ
web-cells-west = { $n } na západ
web-cells-north = { $n } na sever
web-cells-south = { $n } na jih
web-build-there = Stavět { $where } od kašny
web-exchange-there = Prohodit čtverec { $where } od kašny
web-portal-there = Portál { $where } od kašny, roh { $turned }
web-perch-there = Sokol by mohl sedět { $where } od kašny
web-no-fit = Nehodí se { $where } od kašny
web-can-finish = Lze dokončit.
web-can-take-out = Lze vzít do rezervy.

## Placení a stavba

web-you-hold = Máš { $held } ({ $currency ->
    [florin] floriny
    [dirham] dirhamy
    [dinar] dináry
   *[ducat] dukáty
}).
web-pay-just = přesná cena
web-walled-in = Zazděno: potom už nic nepostavíš.
web-walled-in-sure = Potom už nic nepostavíš. Klikni znovu, jestli to přesto chceš.
web-portal-at-risk = Palác ani čtverce, které pokládáš, nemají pro tento portál místo. Můžeš o něj přijít.
web-little-room = { $n ->
    [one] Zbylo by jen jedno pole ke stavbě.
    [few] Zbyla by jen { $n } pole ke stavbě.
    [many] Zbylo by jen { $n } pole ke stavbě.
   *[other] Zbylo by jen { $n } polí ke stavbě.
}

## Klávesy

web-keys = Klávesy
web-key-tip = Klávesy: 1–4 staveniště, 5–8 peníze, ? všechny
web-key-slots = vybrat stavbu na staveništi
web-key-money = vybrat kartu na stole
web-key-arrows-sign = šipky
web-key-arrows = mezi poli nebo platbami; s klávesou Shift i tam, kam se čtverec nehodí
web-key-enter = potvrdit
web-key-turn = otočit portál
web-key-undo = vzít zpět
web-key-redo = zopakovat
web-key-hint = nápověda
web-key-escape = zrušit

## Stav, bodování, konec

web-tab-census = Stavby
web-in-all = Celkem
web-explain = Vysvětlit: { $what }
web-shared = { $whole }, dělí se o ně { $sharing }: každému { $points }
web-turning-point = { $who ->
    [you] { $scoring ->
        [1] V čele jsi od prvního bodování.
        [2] V čele jsi od druhého bodování.
       *[3] V čele jsi až od posledního bodování.
    }
   *[other] { $scoring ->
        [1] { $name }: v čele od prvního bodování.
        [2] { $name }: v čele od druhého bodování.
       *[3] { $name }: v čele až od posledního bodování.
    }
}
web-chart-points = Body po každém bodování
web-chart-walls = Nejdelší zeď při každém bodování
