# Ошибки в данных «Сабики», как их называют `comares cards --check` и страница владельца.

wrong-kind-of = { $kind ->
    [number] число
    [word] слово из букв и цифр
    [flag] true или false
    [list] список
    [effect] эффект
    [word-or-table] слово или таблица
   *[table] таблица
}
wrong-no-file = файла нет
wrong-unreadable = файл не читается: { $error }
wrong-rows = ожидается список строк
wrong-row-count = строк { $found }, а должно быть { $expected }
wrong-twice = { $value } встречается дважды, а должно один раз
wrong-order = ожидается { $expected }: строки нумеруются по порядку
wrong-missing = поля нет, ожидается { wrong-kind-of }
wrong-missing-one-of = поля нет, ожидается одно из: { $values }
wrong-kind = { $value }: ожидается { wrong-kind-of }
wrong-one-of = { $value }: ожидается одно из: { $values }
wrong-some-of = ожидается что-то из: { $values }, каждое один раз
wrong-unknown = неизвестно: { $kind ->
    [effect] эффект
    [resource] ресурс
    [counter] счётчик
    [city] город
    [modifier] условие или свойство
   *[field] поле
} { $value }; ожидается одно из: { $values }
wrong-remark = ожидается текст не длиннее { $most } знаков
wrong-effect = ожидается эффект: список частей вида { $example }
wrong-effect-long = в эффекте не больше { $most } частей
wrong-effect-deep = выбор не может быть в выборе внутри другого выбора
wrong-form = { $what }: ожидается { $form }
wrong-number = { $what }: ожидается число от { $least } до { $most }
wrong-exactly = { $what }: ожидается { $value }
wrong-gain-choice-from = gain_choice: from { $value }: ожидается что-то из { $values } или quarry_materials
wrong-alternatives = choice: ожидается от двух до пяти вариантов
wrong-scoring = у подсчёта есть «of» и «each», и «max», если он ограничен
wrong-scoring-numbers = ожидаются числа от 1 для «each» (до { $each }) и «max» (до { $max })
wrong-ring-actions = на рондели ожидаются эти действия: { $values }
wrong-stacks = у одной клетки склада ожидается left, у другой right
wrong-ring-space = ожидаются клетки { $ring ->
    [outer] внешней
    [middle] средней
   *[inner] внутренней
} рондели, от 0 до { $most }
wrong-players = ожидается каждое число игроков от 1 до 4 один раз
wrong-joined = { $other } тоже касается клетки { $space } { $ring ->
    [outer] внешней
    [middle] средней
   *[inner] внутренней
} рондели, ожидается не больше одной клетки { $kind ->
    [raw] сырья
   *[marble] мрамора
}
wrong-closed = только для четырёх игроков: { $found }, а должно быть { $expected }
wrong-three-wishes = ожидаются три деления с пожеланием
wrong-last-wish = на последнем делении ожидается пожелание
wrong-last-reward = ожидаются хотя бы два деления, и true только у последнего
wrong-yusuf-order = ожидаются четыре места, с 0, в порядке Юсуфа
wrong-display = ожидаются четыре числа от 1 до { $most }, по числу игроков
wrong-poem-id = ожидаются буква от A до H и число
wrong-blue-empty = ожидается условие или свойство
wrong-pair = ожидаются числа от 0 до { $most } для { $first } и { $second }
wrong-city-then = ожидается { $wanted } и никакого { $other } для { $colour ->
    [red] красного
   *[blue] синего
} города
wrong-condition = ожидается спрос, цвет или ничего для любого города
wrong-count-of = { $value }: ожидается счётчик или типы построек
wrong-event-empty = ожидается то, что событие меняет
wrong-yusuf-actions = ожидается не больше двух из: { $values }
wrong-yusuf-reward = ожидаются числа от 0 до { $most } для vp и taxes и счётчик для per
wrong-eras = ожидается жетонов эпохи { $era }: { $expected }
wrong-removed = ожидается убираемых жетонов: { $expected }, все эпохи II
wrong-every-letter = ожидается каждая буква от A до H
wrong-solo-removed = ожидается одно стихотворение, которое убирают в одиночной игре
wrong-six-red = ожидаются шесть красных и шесть синих жетонов
wrong-route-ends = ожидаются два разных города
wrong-no-way = ожидается путь из granada в этот город
wrong-three-of-letter = ожидаются три пожелания с буквой { $letter }
wrong-five-positive = ожидаются пять положительных жетонов событий
wrong-two-spaces = среди карт ожидаются хотя бы две разные клетки
wrong-falcon-kinds = ожидаются два разных вида зданий
wrong-falcon-twice = ожидается сокол, отличный от сокола { $other }
wrong-falcon-colours = ожидается по пять соколов каждого цвета
wrong-loop = этот эффект может запускать сам себя без конца; ожидается такой, который кончается
data-mistakes = { $mistakes ->
    [one] { $mistakes } ошибка.
    [few] { $mistakes } ошибки.
    [many] { $mistakes } ошибок.
   *[other] { $mistakes } ошибки.
}
