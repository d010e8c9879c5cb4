### Stůl Alhambry v prohlížeči

## Kde co je

web-cells-east = { $n } na východ
web-cells-west = { $n } na západ
web-cells-north = { $n } na sever
web-cells-south = { $n } na jih
web-build-there = Stavět { $where } od fontány
web-exchange-there = Vyměnit destičku { $where } od fontány
web-portal-there = Portál { $where } od fontány, roh { $turned }
web-perch-there = Sokol by mohl stát { $where } od fontány
web-no-fit = Nehodí se { $where } od fontány
web-can-finish = Lze dokončit.
web-can-take-out = Lze vzít do rezervy.

## Placení a stavba

web-you-hold = Máš { $held } ({ alhambra-currency }).
web-pay-just = právě cena
web-walled-in = Zazděno: potom by už nešlo nic postavit.
web-walled-in-sure = Potom by už nešlo nic postavit. Ještě jednou, jestli to tak chceš.
web-little-room = { $n ->
    [one] Zbylo by jen jedno pole ke stavbě.
    [few] Zbyla by jen { $n } pole ke stavbě.
    [many] Zbylo by jen { $n } pole ke stavbě.
   *[other] Zbylo by jen { $n } polí ke stavbě.
}
web-hint-shown = Silný hráč by udělal to, co je ukázáno.

## Klávesy

web-keys = Klávesy
web-key-tip = Klávesy: 1–4 trh, 5–8 peníze, ? všechny
web-key-slots = vybrat stavbu na trhu
web-key-money = vybrat kartu na stole
web-key-arrows-sign = šipky
web-key-arrows = z pole na pole, od platby k platbě; s klávesou Shift i tam, kam se destička nehodí
web-key-enter = provést
web-key-turn = otočit portál
web-key-undo = vzít zpět
web-key-redo = zopakovat
web-key-hint = rada
web-key-escape = odložit

## Stav, bodování, konec

web-tab-census = Stavby
web-in-all = celkem
web-explain = { $what }: vysvětlit
web-places-give = Místa dávají:
web-shared = { $whole } děleno { $sharing }: každému { $points }
web-turning-point = { $scoring ->
    [1] { $name }: nikdy pozadu.
    [2] { $name }: v čele od druhého bodování.
   *[3] { $name }: v čele až od posledního bodování.
}
web-chart-points = Body po každém bodování
web-chart-walls = Nejdelší zeď při každém bodování
