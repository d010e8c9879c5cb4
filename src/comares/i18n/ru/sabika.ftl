### Сабика

## Названия

sabika-neutral = Юсуф
sabika-material = { $stock ->
    [gypsum] гипс
    [wood] древесина
    [marble] мрамор
    [tile] изразец
    [sugar] сахар
    [clothes] одежда
   *[pottery] посуда
}
# Винительный падеж: «обменивает … на …».
sabika-other-material = { $other ->
    [gypsum] гипс
    [wood] древесину
    [marble] мрамор
   *[tile] изразец
}
sabika-raw-name = { $raw ->
    [cane] сахарный тростник
    [silk] шёлк
   *[clay] глина
}
sabika-good-name = { $good ->
    [sugar] сахар
    [clothes] одежда
   *[pottery] посуда
}
sabika-worker = { $worker ->
    [architect] архитектор
    [merchant] торговец
   *[poet] поэтесса
}
sabika-colour = { $colour ->
    [ochre] охристый
    [blue] синий
    [green] зелёный
    [purple] пурпурный
    [red] красный
   *[other] { $colour }
}
sabika-city = { $city ->
    [granada] Гранада
    [fez] Фес
    [algiers] Алжир
    [tunis] Тунис
    [florence] Флоренция
    [venice] Венеция
    [ragusa] Рагуза
    [constantinople] Константинополь
    [damascus] Дамаск
    [cairo] Каир
   *[other] { $city }
}
sabika-action-name = { $action ->
    [quarry-small] малая добыча
    [quarry-large] большая добыча
    [storehouse] склад
    [market] рынок
    [construct] строительство
    [export] экспорт
    [consolidate] укрепление
    [production] производство
    [engrave] гравировка
    [reactivate] реактивация
    [craft] ремесло
    [construct-large] большая постройка
   *[construct-small] малая постройка
}
sabika-type = { $type ->
    [palace] дворец
    [fountain] фонтан
    [gate] врата
    [garden] сад
    [tower] башня
   *[window] окно
}
# Винительный падеж: «получает …».
sabika-amount = { $resource ->
    [gypsum] { $amount } { $amount ->
        [one] гипс
        [few] гипса
        [many] гипса
       *[other] гипса
    }
    [wood] { $amount } { $amount ->
        [one] древесину
        [few] древесины
        [many] древесины
       *[other] древесины
    }
    [marble] { $amount } { $amount ->
        [one] мрамор
        [few] мрамора
        [many] мрамора
       *[other] мрамора
    }
    [tile] { $amount } { $amount ->
        [one] изразец
        [few] изразца
        [many] изразцов
       *[other] изразца
    }
    [dinars] { $amount } { $amount ->
        [one] динар
        [few] динара
        [many] динаров
       *[other] динара
    }
    [taxes] { $amount } { $amount ->
        [one] подать
        [few] подати
        [many] податей
       *[other] подати
    }
    [vp] { $amount } ОП
    [raw] { $amount } { $amount ->
        [one] сырьё
        [few] сырья
        [many] сырья
       *[other] сырья
    } на выбор
   *[goods] { $amount } { $amount ->
        [one] товар
        [few] товара
        [many] товаров
       *[other] товара
    } на выбор
}
sabika-dinars = { $amount } { $amount ->
    [one] динар
    [few] динара
    [many] динаров
   *[other] динара
}
sabika-status = { $status ->
    [rulebook] по правилам игры
    [rulebook-inferred] следует из правил игры
    [public] по другим источникам
    [printed] как напечатано
   *[reconstructed] восстановлено
}
sabika-then = { $first } { $second }

## Что произошло

sabika-kept = { $who ->
    [you] Вы оставляете
   *[other] { $seat } оставляет
} себе начальный жетон { $card }.
sabika-showed = { $who ->
    [you] Вы открываете
   *[other] { $seat } открывает
} начальный жетон { $card }.
sabika-starts = { $who ->
    [you] Вы — первый игрок
   *[other] { $seat } — первый игрок
}.
sabika-raw-laid = На клетку сырья { $rawspace } кладут { $raw ->
    [clay] глину
   *[other] { sabika-raw-name }
}.
sabika-raw-refilled = Сброс возвращается в мешочек.
sabika-small-laid = Выложена малая постройка { $card }.
sabika-small-made-anew = Сброшенные малые постройки перемешаны в новую колоду.
sabika-poem-laid = Выложено короткое стихотворение { $card }.
sabika-long-laid = Выложено длинное стихотворение { LETTERED($long, letters: "АБВГДЕЖЗ") }.
sabika-storehouse-laid = Выложен жетон склада { $card }.
sabika-wish-laid = Пожелание { LETTERED($wish, letters: "АБВГДЕЖЗ") } лежит на делении пожеланий { $place }.
sabika-city-laid = { sabika-city } получает жетон города { $card }.
sabika-trade-laid = Открыта карта торговли { $card }.
sabika-balance-dealt = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} карту архитектурного баланса { $card }.
sabika-event-on = Активное событие: { $card }.
sabika-event-next = Будущее событие — { $card }.
sabika-worked = { $who ->
    [you] Вы отправляете
   *[other] { $seat } отправляет
} { $worker ->
    [architect] архитектора
    [merchant] торговца
   *[poet] поэтессу
} на клетку { $space } ({ sabika-action-name }).
sabika-rested = { $who ->
    [you] Вы отправляете { $worker ->
        [architect] архитектора
        [merchant] торговца
       *[poet] поэтессу
    } на отдых и получаете
   *[other] { $seat } отправляет { $worker ->
        [architect] архитектора
        [merchant] торговца
       *[poet] поэтессу
    } на отдых и получает
} { sabika-dinars }.
sabika-paid = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} { sabika-dinars }.
sabika-spent-seals = { $amount ->
    [one] { $amount } из них уплачен печатью.
    [few] { $amount } из них уплачены печатями.
    [many] { $amount } из них уплачены печатями.
   *[other] { $amount } из них уплачены печатями.
}
sabika-gained = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { sabika-amount }.
sabika-got-raw = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $raw ->
    [clay] глину
   *[other] { sabika-raw-name }
} с клетки сырья { $rawspace }.
sabika-got-good = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} { $good ->
    [clothes] одежду
    [pottery] посуду
   *[other] { sabika-good-name }
} с клетки сырья { $rawspace }.
sabika-produced = { $who ->
    [you] Вы производите
   *[other] { $seat } производит
} { $good ->
    [clothes] одежду
    [pottery] посуду
   *[other] { sabika-good-name }
}.
sabika-gave-up = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} { $stock ->
    [wood] древесину
    [clothes] одежду
    [pottery] посуду
   *[other] { sabika-material }
}.
sabika-took-marble = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} мрамор с клетки мрамора { $marblespace }.
sabika-bought = { $who ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} { $stock ->
    [wood] древесину
    [clothes] одежду
    [pottery] посуду
   *[other] { sabika-material }
} за { sabika-dinars }.
sabika-bought-raw = { $who ->
    [you] Вы покупаете
   *[other] { $seat } покупает
} { $raw ->
    [clay] глину
   *[other] { sabika-raw-name }
} за { sabika-dinars }.
sabika-sold = { $who ->
    [you] Вы продаёте
   *[other] { $seat } продаёт
} { $stock ->
    [wood] древесину
    [clothes] одежду
    [pottery] посуду
   *[other] { sabika-material }
} за { sabika-dinars }.
sabika-exchanged = { $who ->
    [you] Вы обмениваете
   *[other] { $seat } обменивает
} { $stock ->
    [wood] древесину
    [clothes] одежду
    [pottery] посуду
   *[other] { sabika-material }
} на { sabika-other-material }.
sabika-refreshed = { $who ->
    [you] Вы сбрасываете
   *[other] { $seat } сбрасывает
} выложенные малые постройки.
sabika-used-gypsum = { $gypsum ->
    [0] {""}
   *[other] { $gypsum } { $gypsum ->
        [one] гипс
        [few] гипса
        [many] гипса
       *[other] гипса
    }
}
sabika-used-wood = { $wood ->
    [0] {""}
   *[other] { $wood } { $wood ->
        [one] древесину
        [few] древесины
        [many] древесины
       *[other] древесины
    }
}
sabika-used-marble = { $marble ->
    [0] {""}
   *[other] { $marble } { $marble ->
        [one] мрамор
        [few] мрамора
        [many] мрамора
       *[other] мрамора
    }
}
sabika-used-tile = { $tile ->
    [0] {""}
   *[other] { $tile } { $tile ->
        [one] изразец
        [few] изразца
        [many] изразцов
       *[other] изразца
    }
}
sabika-used = { $who ->
    [you] Вы используете
   *[other] { $seat } использует
} { LIST(sabika-used-gypsum, sabika-used-wood, sabika-used-marble, sabika-used-tile) }.
sabika-built-large = { $who ->
    [you] Вы возводите
   *[other] { $seat } возводит
} большую постройку { $card }.
sabika-advanced = { $who ->
    [you] Вы продвигаетесь
   *[other] { $seat } продвигается
} на деление награды { $space }.
sabika-built-small = { $who ->
    [you] Вы выкладываете
   *[other] { $seat } выкладывает
} малую постройку { $card } { $side ->
    [left] слева
   *[right] справа
}.
sabika-balanced = { $who ->
    [you] Вы достигаете
   *[other] { $seat } достигает
} архитектурного баланса (цвет: { sabika-colour }).
sabika-expanded = { $who ->
    [you] Вы расширяете
   *[other] { $seat } расширяет
} склад { $house } жетоном { $card }.
sabika-activated = { $who ->
    [you] Вы активируете
   *[other] { $seat } активирует
} склад { $house } (жетон { $card }).
sabika-shipped = { $who ->
    [you] Вы отправляете
   *[other] { $seat } отправляет
} корабль { $city ->
    [florence] во Флоренцию
    [venice] в Венецию
    [ragusa] в Рагузу
   *[other] в { sabika-city }
}.
sabika-took-seal = { $who ->
    [you] Вы берёте
   *[other] { $seat } берёт
} печать { $city ->
    [fez] Феса
    [algiers] Алжира
    [tunis] Туниса
    [florence] Флоренции
    [venice] Венеции
    [ragusa] Рагузы
    [constantinople] Константинополя
    [damascus] Дамаска
    [cairo] Каира
   *[other] города { sabika-city }
}.
sabika-exported-sugar = { $sugar ->
    [0] {""}
   *[other] { $sugar } { $sugar ->
        [one] сахар
        [few] сахара
        [many] сахара
       *[other] сахара
    }
}
sabika-exported-clothes = { $clothes ->
    [0] {""}
   *[other] { $clothes } { $clothes ->
        [one] одежду
        [few] одежды
        [many] одежды
       *[other] одежды
    }
}
sabika-exported-pottery = { $pottery ->
    [0] {""}
   *[other] { $pottery } { $pottery ->
        [one] посуду
        [few] посуды
        [many] посуды
       *[other] посуды
    }
}
sabika-exported = { $who ->
    [you] Вы экспортируете
   *[other] { $seat } экспортирует
} { LIST(sabika-exported-sugar, sabika-exported-clothes, sabika-exported-pottery) } (+{ $taxes } { $taxes ->
    [one] подать
    [few] подати
    [many] податей
   *[other] подати
}).
sabika-consolidated = { $who ->
    [you] Вы укрепляете
   *[other] { $seat } укрепляет
} торговые отношения { $city ->
    [fez] с Фесом
    [algiers] с Алжиром
    [tunis] с Тунисом
    [florence] с Флоренцией
    [venice] с Венецией
    [ragusa] с Рагузой
    [constantinople] с Константинополем
    [damascus] с Дамаском
    [cairo] с Каиром
   *[other] с городом { sabika-city }
}.
sabika-others-dinar = { $who ->
    [you] Вы получаете 1 динар за свой корабль
   *[other] { $seat } получает 1 динар за корабль
} { $city ->
    [fez] в Фесе
    [algiers] в Алжире
    [tunis] в Тунисе
    [florence] во Флоренции
    [venice] в Венеции
    [ragusa] в Рагузе
    [constantinople] в Константинополе
    [damascus] в Дамаске
    [cairo] в Каире
   *[other] в городе { sabika-city }
}.
sabika-engraved-short = { $who ->
    [you] Вы гравируете
   *[other] { $seat } гравирует
} стихотворение { $card }{ $colour ->
    [both] {""}
    [red] {" "}(красная половина)
   *[blue] {" "}(синяя половина)
}.
sabika-engraved-long = { $who ->
    [you] Вы гравируете
   *[other] { $seat } гравирует
} длинное стихотворение { LETTERED($long, letters: "АБВГДЕЖЗ") }.
sabika-reactivated = { $who ->
    [you] Вы реактивируете
   *[other] { $seat } реактивирует
} стихотворение { $card }.
sabika-narrator = Рассказчик переходит на деление { $space }.
sabika-wish-moved = Пожелание { LETTERED($wish, letters: "АБВГДЕЖЗ") } переносится на деление { $place } башни.
sabika-tax-back = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} подати, отступая на { $amount } { $amount ->
    [one] деление
    [few] деления
    [many] делений
   *[other] деления
}.
sabika-tax-dinars = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} подати: { sabika-dinars }.
sabika-tax-seals = { $who ->
    [you] Вы платите
   *[other] { $seat } платит
} подати: { $amount } { $amount ->
    [one] печать
    [few] печати
    [many] печатей
   *[other] печати
}.
sabika-stood-up = Все работники встают. Работники султана делают шаг.
sabika-named-first = { $number ->
    [0] Следующий первый игрок — Юсуф.
   *[other] { $who ->
        [you] Вы выбираете
       *[other] { $seat } выбирает
    } следующего первого игрока: { $whom }.
}
sabika-era-begins = Начинается эпоха II.
sabika-ending = Игра заканчивается.
sabika-won = { $who ->
    [you] Вы побеждаете
   *[other] { $seat } побеждает
}: { $points } ОП.
sabika-yusuf-card = Юсуф открывает карту { $worker ->
    [architect] архитектора
    [merchant] торговца
   *[poet] поэтессы
} { $card }.
sabika-yusuf-skips = Карта { $worker ->
    [architect] архитектора
    [merchant] торговца
   *[poet] поэтессы
} Юсуфа { $card } сброшена: там уже лежит его архитектор.
sabika-yusuf-discards = Сырьё и мрамор рядом с его клеткой сбрасываются.
sabika-yusuf-taxes = Юсуф получает { $amount } { $amount ->
    [one] подать
    [few] подати
    [many] податей
   *[other] подати
}.
sabika-yusuf-boxes = Юсуф берёт жетон склада { $card }; теперь ящиков у него { $amount }.
sabika-yusuf-goes-by = { $criterion ->
    [first-ship] Его первый корабль: ближайший к Гранаде город, отвечающий карте торговли
    [first-ship-any] Его первый корабль: ближайший к Гранаде город, так как карте торговли не отвечает ни один
    [nearer-architect] Оба его архитектора стоят: идёт ближайший
    [lapses] Выполнить нельзя, действие пропадает: { sabika-action-name }
    [large-wished] Большая постройка: наибольший номер желаемого типа
    [large-highest] Большая постройка: желаемых нет, поэтому наибольший номер
    [small-wished] Малая постройка: первая справа желаемого типа
    [small-first] Малая постройка: желаемых нет, поэтому первая справа
    [more-boxes] Склад: жетон у его клетки, на котором больше ящиков
    [nearer-token] Склад: ящиков на обоих жетонах поровну, поэтому ближайший
    [only-token] Склад: единственный жетон у его клетки
    [other-side] Склад: у его клетки жетонов нет, поэтому с другой стороны
    [export-fitting-seal] Экспорт: ближайший город с печатью, отвечающий карте торговли
    [export-fitting] Экспорт: в отвечающих карте торговли городах печатей нет, поэтому ближайший из них
    [export-seal] Экспорт: карте торговли не отвечает ни один город, поэтому ближайший с печатью
    [export-any] Экспорт: нет ни печатей, ни отвечающих городов, поэтому ближайший
    [consolidate-fitting] Укрепление: его город, отвечающий карте торговли
    [consolidate-any] Укрепление: карте торговли не отвечает ни один, поэтому любой его город
    [short-highest] Гравировка: открытое короткое стихотворение с наибольшим номером
    [long-last] Гравировка: последнее по букве открытое длинное стихотворение
   *[player-decides] Несколько городов равны: решает игрок
} ({ $rule }).

## Очки

sabika-gained-start-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за начальный жетон { $card }.
sabika-gained-reward-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за деление награды { $card }.
sabika-gained-large-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за большую постройку { $card }.
sabika-gained-storehouse-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за жетон склада { $card }.
sabika-gained-city-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за жетон города { $card }.
sabika-gained-income-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП дохода от жетона города { $card }.
sabika-gained-balance-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за архитектурный баланс (цвет: { sabika-colour }).
sabika-gained-blue-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за синее стихотворение { $card }.
sabika-gained-red-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за красное стихотворение { $card }.
sabika-start-vp = { $who ->
    [you] Вы начинаете
   *[other] { $seat } начинает
} с { $points } ОП.
sabika-rest-vp = { $change ->
    [loss] { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $lost }
   *[gain] { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points }
} ОП за отдых.
sabika-expand-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за расширение склада.
sabika-refresh-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за новые малые постройки.
sabika-build-large-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за стройматериалы большой постройки.
sabika-build-small-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за стройматериалы малой постройки.
sabika-engrave-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за стройматериалы стихотворения.
sabika-export-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за экспорт.
sabika-others-vp = { $who ->
    [you] Вы получаете { $points } ОП за свой корабль
   *[other] { $seat } получает { $points } ОП за корабль
} { $city ->
    [fez] в Фесе
    [algiers] в Алжире
    [tunis] в Тунисе
    [florence] во Флоренции
    [venice] в Венеции
    [ragusa] в Рагузе
    [constantinople] в Константинополе
    [damascus] в Дамаске
    [cairo] в Каире
   *[other] в городе { sabika-city }
}.
sabika-arithmetic = { $scale ->
    [each] { $amount } × { $each } = { $points }
    [limit] { $amount } × { $each }, но не больше { $points }
   *[place] { $amount }, по месту
}
sabika-wish-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за пожелание { LETTERED($wish, letters: "АБВГДЕЖЗ") } ({ sabika-arithmetic }).
sabika-tax-vp = { $change ->
    [loss] { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $lost }
   *[gain] { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points }
} ОП за неуплаченные подати.
sabika-event-vp = { $change ->
    [loss] { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } { $lost }
   *[gain] { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } { $points }
} ОП из-за события.
sabika-long-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за длинное стихотворение { LETTERED($long, letters: "АБВГДЕЖЗ") } ({ sabika-arithmetic }).
sabika-trade-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за карту торговли { $card } ({ sabika-arithmetic }).
sabika-left-seals-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за { $amount } { $amount ->
    [one] печать
    [few] печати
    [many] печатей
   *[other] печати
}.
sabika-left-goods-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за { $amount } { $amount ->
    [one] товар
    [few] товара
    [many] товаров
   *[other] товара
}.
sabika-left-marble-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за { $amount } { $amount ->
    [one] мрамор
    [few] мрамора
    [many] мрамора
   *[other] мрамора
}.
sabika-left-tile-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за { $amount } { $amount ->
    [one] изразец
    [few] изразца
    [many] изразцов
   *[other] изразца
}.
sabika-left-dinars-vp = { $who ->
    [you] Вы получаете
   *[other] { $seat } получает
} { $points } ОП за { sabika-dinars }.
sabika-yusuf-vp = Юсуф получает { $points } ОП по своей карте.
sabika-yusuf-others-vp = Юсуф получает { $points } ОП за свой корабль { $city ->
    [fez] в Фесе
    [algiers] в Алжире
    [tunis] в Тунисе
    [florence] во Флоренции
    [venice] в Венеции
    [ragusa] в Рагузе
    [constantinople] в Константинополе
    [damascus] в Дамаске
    [cairo] в Каире
   *[other] в городе { sabika-city }
}.

## Почему нельзя

sabika-why-S1-10 = оставьте себе один из двух своих начальных жетонов
sabika-why-S3-1 = сначала выберите одного из своих активных работников: он трудится или отдыхает
sabika-why-S3-2 = работник переходит на другую клетку своей рондели, и два ваших архитектора никогда не занимают одну клетку
sabika-why-S3-5 = выполните основное действие, дополнительное или оба, каждое один раз и только если оно возможно; туда, где невозможно ни одно, работник не идёт
sabika-why-S3-6 = вам нечем заплатить за шаги и за чужих работников на этой клетке
sabika-why-S4-1 = у вас этого нет; из одинаковых складов выбирайте первый
sabika-why-S4-2 = всё не поместится: сбросьте что-нибудь со своих складов
sabika-why-S4-3 = возьмите сырьё, которое лежит на рондели
sabika-why-S4-4 = товары получаются из вашего сырья или из жетона с рондели
sabika-why-S4-6 = выбирайте из того, что предложено; отказаться можно только от необязательного
sabika-why-S4-7 = сначала выполните бонус или откажитесь от него
sabika-why-S5-1 = возьмите три стройматериала этой добычи
sabika-why-S5-2 = расширьте склад, не более двух раз, открытым жетоном рядом с клеткой или активируйте склад, на котором есть жетон
sabika-why-S5-3 = на рынке вы покупаете то, на что хватает динаров, продаёте то, что у вас есть, и обмениваете стройматериал только на соседний
sabika-why-S5-4 = возведите большую или малую постройку
sabika-why-S5-5 = для большой постройки нужны гипс, ещё до двух разных из древесины, мрамора и изразца и открытый жетон текущей эпохи
sabika-why-S5-6 = для малой постройки нужен указанный на ней стройматериал и ещё до двух, все разные; её выкладывают с одного края вашего ряда
sabika-why-S5-7 = возьмите бонус достигнутого деления награды или одного из предыдущих
sabika-why-S6-1 = экспортируйте один или два товара в город без вашего корабля, путь до которого вы можете оплатить
sabika-why-S6-2 = укрепить торговые отношения можно лишь с городом, на левой половине которого стоит ваш корабль
sabika-why-S6-3 = производство даёт бонус одного города с вашим присутствием и до двух товаров, одно за другим
sabika-why-S7-1 = выберите открытое стихотворение; заплатите динары и один гипс, древесину или мрамор, а при желании ещё один стройматериал; длинных у вас может быть не более двух
sabika-why-S7-3 = реактивировать можно лишь своё красное стихотворение, и не тогда, когда его эффект ещё выполняется
sabika-why-S7-4 = ремесло даёт только динары
sabika-why-S8-3 = за ход у вас одно дополнительное действие, рядом с вашей клеткой, и на него должно хватать динаров
sabika-why-S9-1 = каждый доход берите один раз
sabika-why-S9-2 = заплатите подати полностью: за каждую — деление назад, 2 динара, печать или 1 ОП
sabika-why-S9-5 = вы впереди на шкале податей: назовите первого игрока
sabika-why-S11 = этот город нельзя выбрать для этого стихотворения
sabika-why-S12-2 = событие 14: без динара вы отдаёте печать или теряете 1 ОП
sabika-why-S13-5 = Юсуф не отправляется в этот город
sabika-why-build-1 = открытые малые постройки можно сбросить раз за ход, за 1 динар, если у вас есть гипс, древесина или мрамор
sabika-why-raw-1 = если такое сырьё у вас уже есть, жетон остаётся на рондели, а вы переворачиваете свой; если нет, возьмите его с клетки
sabika-why-raw-2 = этого сырья там нет

## Что говорят карты

sabika-op-gain = Получите { sabika-amount }.
sabika-op-gain-choice = { $amount ->
    [1] Получите 1 на выбор: { $kinds }.
   *[other] Получите { $amount } в любом сочетании: { $kinds }.
}
sabika-op-gain-quarried = Получите { $amount } { $amount ->
    [one] стройматериал
    [few] стройматериала
    [many] стройматериалов
   *[other] стройматериала
} из указанных для этой добычи.
sabika-op-operations = { $amount ->
    [1] Можете выполнить 1 операцию рынка.
    [one] Можете выполнить до { $amount } операции рынка.
    [few] Можете выполнить до { $amount } операций рынка.
    [many] Можете выполнить до { $amount } операций рынка.
   *[other] Можете выполнить до { $amount } операции рынка.
}
sabika-op-produce = { $amount ->
    [1] Произведите 1 товар.
    [one] Произведите до { $amount } товара.
    [few] Произведите до { $amount } товаров.
    [many] Произведите до { $amount } товаров.
   *[other] Произведите до { $amount } товара.
}
sabika-op-city-bonus = { $amount ->
    [1] Получите бонус города со своим присутствием.
   *[other] Получите бонусы не более чем { $amount } { $amount ->
        [one] города
        [few] разных городов
        [many] разных городов
       *[other] города
    } со своим присутствием.
}
sabika-op-action = Можете выполнить действие «{ sabika-action-name }».
sabika-op-activate-storehouse = { $amount ->
    [1] Активируйте 1 склад.
   *[other] Активируйте до { $amount } { $amount ->
        [one] склада
        [few] разных складов
        [many] разных складов
       *[other] склада
    }.
}
sabika-op-balance-bonus = Получите бонус архитектурного баланса любого цвета.
sabika-op-advance-reward = Продвиньте фишку награды на { $amount } { $amount ->
    [one] деление
    [few] деления
    [many] делений
   *[other] деления
}.
sabika-op-any-earlier-reward = Получите бонус любого предыдущего деления.
sabika-op-large-bonus-available = Получите бонус открытой большой постройки текущей эпохи; жетон остаётся на месте.
sabika-op-red-city-action = Можете выполнить действие красного города со своим присутствием.
sabika-op-free-ship = Бесплатно отправьте корабль в любой город, где вашего ещё нет, и экспортируйте не более { $goods } { $goods ->
    [one] товара
    [few] товаров
    [many] товаров
   *[other] товара
}{ $seal ->
    [0] ; печать не берите
   *[other] ; возьмите печать
}{ $bonus ->
    [0] , бонус города не получайте.
   *[other] , получите бонус города.
}
# Винительный падеж вместе с «каждый»: перед этим всегда стоит «за».
sabika-counter = { $of ->
    [poems] каждое стихотворение
    [poems-blue] каждое синее стихотворение
    [poems-red] каждое красное стихотворение
    [poems-grey] каждое длинное стихотворение
    [presence] каждый город со своим присутствием
    [consolidated] каждый город, с которым укреплены торговые отношения
    [seals] каждую печать
    [boxes] каждый ящик
    [large] каждую большую постройку
    [small] каждую малую постройку
    [buildings] каждую постройку
    [pairs-large-small] каждую пару из большой и малой построек
    [sets-large-types] каждый набор из дворца, фонтана и врат
    [balances] каждый архитектурный баланс
    [sets-poem-colours] каждый набор из синего, красного и длинного стихотворений
    [reward-steps] каждое деление, пройденное по шкале награды
    [longest-chain] каждый город в самой длинной цепочке своих кораблей
    [stored-resources] каждый стройматериал и товар на своих складах
    [presence-red] каждый красный город со своим присутствием
    [presence-blue] каждый синий город со своим присутствием
    [presence-demand-sugar] каждый город со своим присутствием и спросом на сахар
    [presence-demand-clothes] каждый город со своим присутствием и спросом на одежду
   *[presence-demand-pottery] каждый город со своим присутствием и спросом на посуду
}
sabika-op-vp-per = Получите { $each } ОП за { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(макс. { $max } ОП).
}
sabika-op-choice = На выбор:
sabika-op-or = Или:
sabika-trigger = { $trigger ->
    [on-income] На этапе дохода:
    [on-become-first-player] Когда становитесь первым игроком:
    [on-seal] За каждую полученную печать:
    [on-build-large] Когда возводите большую постройку:
    [on-build-small] Когда возводите малую постройку:
    [on-balance] Когда достигаете архитектурного баланса:
    [on-quarry] После действия добычи:
    [on-produce-good] За каждый произведённый товар:
    [on-consolidate] Когда укрепляете торговые отношения:
    [on-use-tile] Когда используете изразец для постройки или стихотворения:
    [on-storehouse-action] После действия склада:
    [on-store-good] За каждый товар, помещённый на это стихотворение:
    [on-build-using-gypsum] Когда используете для постройки гипс:
    [on-build-using-wood] Когда используете для постройки древесину:
    [on-build-using-marble] Когда используете для постройки мрамор:
   *[on-build-using-tile] Когда используете для постройки изразец:
}
sabika-modifier = { $modifier ->
    [engrave-extra-materials] Для стихотворения можете использовать ещё { $amount } { $amount ->
        [one] стройматериал
        [few] стройматериала
        [many] стройматериалов
       *[other] стройматериала
    }.
    [engrave-vp-per-material] Каждый стройматериал стихотворения приносит на { $amount } ОП больше.
    [engrave-discount] Гравировка стоит на { sabika-dinars } меньше.
    [secondary-discount] Дополнительные действия стоят на { sabika-dinars } меньше.
    [route-discount] Путь при экспорте стоит на { sabika-dinars } меньше.
    [market-extra-operations] На рынке можете выполнить ещё { $amount } { $amount ->
        [one] операцию
        [few] операции
        [many] операций
       *[other] операции
    }.
    [goods-boxes] Особый склад: товаров — не более { $amount }.
    [occupancy-free] За чужих работников вы не платите.
    [free-steps] { $amount ->
        [one] Бесплатен { $amount } шаг
        [few] Бесплатны { $amount } шага
        [many] Бесплатны { $amount } шагов
       *[other] Бесплатны { $amount } шага
    }.
    [export-vp] Каждый экспортированный товар приносит { $amount } ОП (и ещё больше, если пользуется спросом).
    [export-taxes] Каждый экспортированный товар приносит { $amount } { $amount ->
        [one] подать
        [few] подати
        [many] податей
       *[other] подати
    } (и ещё больше, если пользуется спросом).
    [rest-dinars] Отдых приносит { sabika-dinars }.
   *[rest-vp] { $amount ->
        [0] За отдых вы не теряете ОП.
       *[other] За отдых ваши ОП меняются на { $amount }.
    }
}
sabika-more = на { sabika-dinars } { $sign ->
    [less] меньше
   *[more] больше
}
sabika-event-modifier = { $modifier ->
    [buy] Покупка стоит { sabika-more }.
    [sell] Продажа приносит { sabika-more }.
    [engrave-cost] Гравировка стоит { sabika-more }.
    [export-tax-per-good] Каждый экспортированный товар приносит на { $amount } { $amount ->
        [one] подать
        [few] подати
        [many] податей
       *[other] подати
    } больше.
    [same-materials-allowed] Стройматериалы постройки или стихотворения могут повторяться.
    [tax-due] Податей нужно платить на { $amount } { $sign ->
        [less] меньше
       *[more] больше
    }.
    [material-vp] Каждый стройматериал приносит на { $amount } ОП { $sign ->
        [less] меньше
       *[more] больше
    }.
    [route-cost-each] Каждый маршрут стоит { sabika-more }.
    [consolidate-cost] Укрепление стоит { sabika-dinars }.
    [free-steps] { $amount ->
        [one] Бесплатен только { $amount } шаг
        [few] Бесплатны только { $amount } шага
        [many] Бесплатны только { $amount } шагов
       *[other] Бесплатны только { $amount } шага
    }.
    [occupancy-cost] Каждый чужой работник стоит { sabika-dinars }.
    [secondary-cost] Дополнительные действия стоят { sabika-more }.
   *[tax-step-dinar-or-vp] Перед податями заплатите { sabika-dinars }. Если динаров нет, вместо этого отдайте печати или потеряйте ОП.
}
sabika-scores-each = { $each } ОП за { sabika-counter }{ $max ->
    [0] .
   *[other] {" "}(макс. { $max } ОП).
}
sabika-scores-rank = 14, 9, 6 ОП за 1, 2, 3-е место по количеству { $of ->
    [poems] стихотворений
    [poems-blue] синих стихотворений
    [poems-red] красных стихотворений
    [poems-grey] длинных стихотворений
    [presence] городов со своим присутствием
    [consolidated] городов, с которыми укреплены торговые отношения
    [seals] печатей
    [boxes] ящиков
    [large] больших построек
    [small] малых построек
    [buildings] построек
    [pairs-large-small] пар из большой и малой построек
    [sets-large-types] наборов из дворца, фонтана и врат
    [balances] архитектурных балансов
    [sets-poem-colours] наборов из синего, красного и длинного стихотворений
    [reward-steps] делений, пройденных по шкале награды
    [longest-chain] городов в самой длинной цепочке своих кораблей
    [stored-resources] стройматериалов и товаров на складах
    [presence-red] красных городов со своим присутствием
    [presence-blue] синих городов со своим присутствием
    [presence-demand-sugar] городов со своим присутствием и спросом на сахар
    [presence-demand-clothes] городов со своим присутствием и спросом на одежду
   *[presence-demand-pottery] городов со своим присутствием и спросом на посуду
}.

## Карты

sabika-card-space = { $ring ->
    [outer] Внешняя рондель
    [middle] Средняя рондель
   *[inner] Внутренняя рондель
}, клетка { $number }: { sabika-action-name }{ $stack ->
    [left] , левые жетоны складов
    [right] , правые жетоны складов
   *[none] {""}
}.
sabika-card-secondary = { $kind ->
    [raw] Клетка сырья
   *[marble] Клетка мрамора
} { $id } ({ $side ->
    [small] 1 или 2 игрока
   *[large] 3 или 4 игрока
}): { $kind ->
    [raw] внешняя рондель, клетка { $outer }; средняя, клетка { $middle }
   *[marble] средняя рондель, клетка { $middle }; внутренняя, клетка { $inner }
}{ $closed ->
    [0] {""}
   *[other] ; при игре втроём закрыта
}.
sabika-card-sultan = Работники султана (игроков: { $players }): внешняя рондель { $outer }, средняя { $middle }, внутренняя { $inner }.
sabika-card-round = Деление шкалы раундов { $number }: эпоха { $era }, податей { $tax }{ $wish ->
    [0] {""}
   *[other] , пожелание султана
}{ $event ->
    [0] {""}
   *[other] , смена события
}.
sabika-card-tower = Деление башни { $number }: { $amount } ОП за каждый элемент.
sabika-card-display = { $display ->
    [small-buildings] Малые постройки: выложено 4; Юсуф берёт в таком порядке: { $spaces }.
    [short-poems] Коротких стихотворений при 1, 2, 3, 4 игроках: { $spaces }.
   *[long-poems] Длинных стихотворений при 1, 2, 3, 4 игроках: { $spaces }.
}
sabika-card-reward = Деление награды { $number }: { $text }
sabika-card-every-large = Каждая большая постройка, до её собственного бонуса: { $text }
sabika-card-large = Большая постройка { $number }, эпоха { $era }, { sabika-type }{ $removed ->
    [0] {""}
   *[other] {" "}(не при 1 или 2 игроках)
}: { $text }
sabika-card-balance-bonus = Архитектурный баланс ({ sabika-colour }): { $text }
sabika-card-balance = Карта архитектурного баланса { $number }: узор слева { sabika-colour }, справа любой.
sabika-card-small = Малая постройка { $number }, { sabika-type }: { sabika-material }; узор слева { $left ->
    [ochre] охристый
    [blue] синий
    [green] зелёный
   *[purple] пурпурный
}, справа { $right ->
    [ochre] охристый
    [blue] синий
    [green] зелёный
   *[purple] пурпурный
}.
sabika-card-event = Событие { $number }, { $kind ->
    [positive] положительное
   *[negative] отрицательное
}: { $text }
sabika-card-long = Длинное стихотворение { LETTERED($id, letters: "АБВГДЕЖЗ") }: { $text }{ $removed ->
    [0] {""}
   *[other] {" "}(не в одиночном режиме)
}
sabika-card-blue = Стихотворение { $number }, синяя половина: { $text }
sabika-card-red = Стихотворение { $number }, красная половина: { $text }
sabika-card-dinars = Начальные динары, очередь хода { $number }: { $amount }.
sabika-card-start = Начальный жетон { $number }: { $text }
sabika-card-storehouse = Жетон склада { $number }, { $amount } { $amount ->
    [one] ящик
    [few] ящика
    [many] ящиков
   *[other] ящика
}: { $text }
sabika-card-wish-types = Пожелание { LETTERED($id, letters: "АБВГДЕЖЗ") }: ОП за постройки типов: { $types }.
sabika-card-wish = Пожелание { LETTERED($id, letters: "АБВГДЕЖЗ") }: ОП за { sabika-counter }.
sabika-card-city = Город: { sabika-city }.
sabika-card-route = Маршрут { $from } – { $to }: { sabika-dinars }.
sabika-card-city-token = Жетон города { $number } ({ sabika-colour }; спрос: { $wants }): { $text }
sabika-card-city-action = За укрепление — действие: { sabika-action-name }.
sabika-card-city-income = После укрепления — доход: { $text }
sabika-card-trade = Карта торговли { $number }: { $text }
sabika-card-condition = Юсуф: { $condition ->
    [demand] города со спросом на { $good ->
        [clothes] одежду
        [pottery] посуду
       *[other] { sabika-good-name }
    }
    [colour] { $colour ->
        [red] красные города
        [blue] синие города
       *[other] города цвета «{ sabika-colour }»
    }
   *[any] любой город
}.
sabika-card-yusuf = Карта { $worker ->
    [architect] архитектора
    [merchant] торговца
   *[poet] поэтессы
} Юсуфа { $id }: клетка { $number }{ $discards ->
    [0] {""}
   *[other] , сырьё и мрамор сбрасываются
}. { $text }
sabika-card-yusuf-action = Действие: { sabika-action-name }.
sabika-card-yusuf-reward = { $per ->
    [none] { $amount } ОП
   *[other] { $amount ->
        [0] 1 ОП за { sabika-counter }
       *[other] { $amount } ОП и ещё 1 за { sabika-counter }
    }
}
sabika-card-yusuf-taxes = { $taxes } { $taxes ->
    [one] подать
    [few] подати
    [many] податей
   *[other] подати
}
sabika-card-yusuf-no-reward = Награды нет.
sabika-kind = { $resource ->
    [gypsum] гипс
    [wood] древесина
    [marble] мрамор
    [tile] изразец
    [dinars] динары
    [taxes] подати
    [vp] ОП
    [raw] сырьё
   *[goods] товары
}
sabika-data-sound = Все строки исправны: { $rows }, из них как напечатано: { $printed } (отпечаток { $fingerprint }).
