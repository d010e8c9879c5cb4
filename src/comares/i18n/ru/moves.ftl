### Ходы как обороты речи, для подсказок

## Альгамбра

alhambra-east = { $east ->
    [0] {""}
   *[other] { $east } к востоку
}
alhambra-west = { $west ->
    [0] {""}
   *[other] { $west } к западу
}
alhambra-north = { $north ->
    [0] {""}
   *[other] { $north } к северу
}
alhambra-south = { $south ->
    [0] {""}
   *[other] { $south } к югу
}
alhambra-where = { LIST(alhambra-east, alhambra-west, alhambra-north, alhambra-south) } от фонтана
alhambra-kind-object = { $kind ->
    [pavilion] беседку
    [seraglio] гарем
    [arcades] галерею
    [chambers] палаты
    [garden] сад
   *[tower] башню
}
alhambra-paid-with = { $credit ->
    [only] сохранённая переплата ({ $currency ->
        [florin] флорины
        [dirham] дирхемы
        [dinar] динары
       *[ducat] дукаты
    })
    [also] { alhambra-currency } { $values } и сохранённая переплата
   *[no] { alhambra-currency } { $values }
}
alhambra-move-take = возьмите { LIST($card1, $card2, $card3, $card4) }
alhambra-move-buy = купите { alhambra-kind-object } { $price }, оплата { alhambra-paid-with }{ $mode ->
    [portal] , вместе с порталом
    [site] , как стройку
   *[plain] {""}
}
alhambra-move-finish = достройте { alhambra-kind-object } { $price }, оплата { alhambra-paid-with }
alhambra-move-place = поставьте { alhambra-kind-object } { $price }, { alhambra-where }
alhambra-move-move = поставьте из запаса { alhambra-kind-object } { $price }, { alhambra-where }
alhambra-move-exchange = обменяйте тайл { alhambra-where } на { alhambra-kind-object } { $price }
alhambra-move-remove = уберите в запас { alhambra-kind-object } { $price }
alhambra-move-reserve = положите в запас { alhambra-kind-object } { $price }
alhambra-move-give = отдайте Кузе { alhambra-kind-object } { $price }
alhambra-move-stop = завершите действия
alhambra-move-pass = пасуйте
alhambra-move-falcon = посадите на точку { $x },{ $y }: { alhambra-falcon }
alhambra-move-pay = оплатите сокола: { $card ->
    [credit] сохранённая переплата
   *[card] { $what }
}
alhambra-move-enough = больше не сажайте соколов
alhambra-move-portal = поставьте портал ({ alhambra-kind }), { alhambra-where }, угол { $turned }
alhambra-move-keep = оставьте жетон: { alhambra-currency }
alhambra-move-marker = сохраните переплату ({ $currency ->
    [florin] флорины
    [dirham] дирхемы
    [dinar] динары
   *[ducat] дукаты
})
alhambra-move-decline = не сохраняйте переплату

## Сабика

sabika-thing-vp = { $vp ->
    [0] {""}
   *[other] { $vp } ОП
}
sabika-thing-dinars = { $dinars ->
    [0] {""}
    [one] { $dinars } динар
    [few] { $dinars } динара
    [many] { $dinars } динаров
   *[other] { $dinars } динара
}
sabika-thing-seals = { $seals ->
    [0] {""}
    [one] { $seals } печать
    [few] { $seals } печати
    [many] { $seals } печатей
   *[other] { $seals } печати
}
sabika-thing-taxes = { $taxes ->
    [0] {""}
    [one] { $taxes } подать
    [few] { $taxes } подати
    [many] { $taxes } податей
   *[other] { $taxes } подати
}
sabika-thing-reward = { $reward ->
    [0] {""}
    [one] { $reward } шаг по шкале награды султана
    [few] { $reward } шага по шкале награды султана
    [many] { $reward } шагов по шкале награды султана
   *[other] { $reward } шага по шкале награды султана
}
sabika-thing-boxes = { $boxes ->
    [0] {""}
    [one] { $boxes } ящик
    [few] { $boxes } ящика
    [many] { $boxes } ящиков
   *[other] { $boxes } ящика
}
sabika-thing-cane = { $cane ->
    [0] {""}
    [one] { $cane } сахарный тростник
    [few] { $cane } сахарного тростника
    [many] { $cane } сахарного тростника
   *[other] { $cane } сахарного тростника
}
sabika-thing-silk = { $silk ->
    [0] {""}
    [one] { $silk } шёлк
    [few] { $silk } шёлка
    [many] { $silk } шёлка
   *[other] { $silk } шёлка
}
sabika-thing-clay = { $clay ->
    [0] {""}
    [one] { $clay } глину
    [few] { $clay } глины
    [many] { $clay } глины
   *[other] { $clay } глины
}
sabika-thing-raw = { $raw ->
    [0] {""}
    [one] { $raw } сырьё
    [few] { $raw } сырья
    [many] { $raw } сырья
   *[other] { $raw } сырья
}
sabika-thing-goods = { $goods ->
    [0] {""}
    [one] { $goods } товар
    [few] { $goods } товара
    [many] { $goods } товаров
   *[other] { $goods } товара
}
sabika-things = { LIST(sabika-thing-vp, sabika-thing-dinars, sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile, sabika-thing-cane, sabika-thing-silk, sabika-thing-clay, sabika-thing-raw, sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery, sabika-thing-goods, sabika-thing-seals, sabika-thing-taxes, sabika-thing-reward, sabika-thing-boxes) }
sabika-move-mix = { $step ->
    [take] возьмите: { sabika-things }
    [use] используйте: { sabika-things }
   *[deliver] экспортируйте: { sabika-things }
}
sabika-move-nothing = { $step ->
    [take] ничего не берите
    [use] ничего не используйте
   *[deliver] ничего не экспортируйте
}
sabika-paid-back = { $marker ->
    [0] {""}
    [one] { $marker } шаг назад по шкале податей
    [few] { $marker } шага назад по шкале податей
    [many] { $marker } шагов назад по шкале податей
   *[other] { $marker } шага назад по шкале податей
}
sabika-move-pay = заплатите: { LIST(sabika-paid-back, sabika-thing-dinars, sabika-thing-seals, sabika-thing-vp) }
sabika-move-buy-raw = купите { $raw ->
    [clay] глину
   *[other] { sabika-raw-name }
}
sabika-move-income-poem = возьмите доход от стихотворения { $card }
sabika-move-engrave-short = выгравируйте стихотворение { $card } ({ $colour ->
    [blue] синее
   *[red] красное
})
sabika-move-first = следующий первый игрок: { $whom }
sabika-move-choose = выберите: { $what }
sabika-from = { $from ->
    [0] {""}
   *[other] {" "}с клетки { $from }
}
sabika-move = { $step ->
    [keep] оставьте начальный жетон { $card }
    [work] { sabika-worker }{ sabika-from } идёт на клетку { $space } ({ sabika-action-name })
    [rest] { sabika-worker }{ sabika-from } отдыхает
    [main] выполните основное действие: { sabika-action-name }
    [secondary] выполните дополнительное действие: { $kind ->
        [raw] сырьё
       *[marble] мрамор
    }
    [done] завершите ход
    [give-up] сбросьте { $stock ->
        [wood] древесину
        [clothes] одежду
        [pottery] посуду
       *[other] { sabika-material }
    }
    [raw] возьмите { $raw ->
        [clay] глину
       *[other] { sabika-raw-name }
    }
    [good] возьмите { $good ->
        [clothes] одежду
        [pottery] посуду
       *[other] { sabika-good-name }
    }
    [produce] произведите товар из сырья: { sabika-raw-name }
    [buy] купите { $stock ->
        [wood] древесину
        [clothes] одежду
        [pottery] посуду
       *[other] { sabika-material }
    }
    [sell] продайте { $stock ->
        [wood] древесину
        [clothes] одежду
        [pottery] посуду
       *[other] { sabika-material }
    }
    [exchange] обменяйте { $stock ->
        [wood] древесину
        [clothes] одежду
        [pottery] посуду
       *[other] { sabika-material }
    } на { sabika-other-material }
    [choose] выберите вариант { $card }
    [bonus] выполните бонусное действие: { sabika-action-name }
    [city] возьмите бонус города: { sabika-city }
    [storehouse] активируйте склад { $house }
    [activate] активируйте склад { $house }
    [balance] возьмите бонус архитектурного баланса ({ sabika-colour })
    [reward] возьмите бонус деления награды { $card }
    [token] возьмите бонус большой постройки { $card }
    [red-city] выполните действие города: { sabika-city }
    [ship] отправьте корабль: { sabika-city }
    [stop] закончите
    [decline] откажитесь
    [expand] положите жетон { $card } на склад { $house }
    [refresh] замените открытые малые постройки
    [large] возведите большую постройку
    [small] возведите малую постройку { $card }
    [building] возьмите большую постройку { $card }
    [lay] выложите карту с { $side ->
        [left] левого
       *[right] правого
    } края
    [export] экспорт: { sabika-city }
    [consolidate] укрепите торговые отношения: { sabika-city }
    [engrave] выгравируйте длинное стихотворение { LETTERED($long, letters: "АБВГДЕЖЗ") }
    [reactivate] реактивируйте стихотворение { $card }
    [income] возьмите доход: { sabika-city }
   *[yusuf] выберите город для Юсуфа: { sabika-city }
}
