# Errori nei dati di Sabika, come li dicono `comares cards --check` e la pagina del proprietario.

wrong-kind-of = { $kind ->
    [number] un numero
    [word] una parola di lettere e cifre
    [flag] true o false
    [list] una lista
    [effect] un effetto
    [word-or-table] una parola o una tabella
   *[table] una tabella
}
wrong-no-file = il file manca
wrong-unreadable = il file non si può leggere: { $error }
wrong-rows = ci si aspetta una lista di righe
wrong-row-count = ci sono { $found } righe, ce ne vogliono { $expected }
wrong-twice = { $value } c’è due volte, deve esserci una volta sola
wrong-order = ci si aspetta { $expected }: le righe sono numerate in ordine
wrong-missing = il campo manca, ci si aspetta { wrong-kind-of }
wrong-missing-one-of = il campo manca, ci si aspetta uno tra { $values }
wrong-kind = { $value }: ci si aspetta { wrong-kind-of }
wrong-one-of = { $value }: ci si aspetta uno tra { $values }
wrong-some-of = ci si aspetta qualcuno tra { $values }, ognuno una volta
wrong-unknown = sconosciuto: { $kind ->
    [effect] effetto
    [resource] risorsa
    [counter] conteggio
    [city] città
    [modifier] condizione o modifica
   *[field] campo
} { $value }; ci si aspetta uno tra { $values }
wrong-remark = ci si aspetta un testo di al massimo { $most } caratteri
wrong-effect = ci si aspetta un effetto: una lista di voci come { $example }
wrong-effect-long = un effetto ha al massimo { $most } voci
wrong-effect-deep = una scelta non può stare in una scelta dentro un’altra scelta
wrong-form = { $what }: ci si aspetta { $form }
wrong-number = { $what }: ci si aspetta un numero da { $least } a { $most }
wrong-exactly = { $what }: ci si aspetta { $value }
wrong-gain-choice-from = gain_choice: from { $value }: ci si aspetta qualcuno tra { $values }, oppure quarry_materials
wrong-alternatives = choice: ci si aspettano da due a cinque alternative
wrong-scoring = un punteggio ha «of» e «each», e «max» se è limitato
wrong-scoring-numbers = ci si aspettano numeri da 1 per «each» (fino a { $each }) e «max» (fino a { $max })
wrong-ring-actions = sull’anello ci si aspettano queste azioni: { $values }
wrong-stacks = ci si aspetta left in una casella magazzino e right nell’altra
wrong-ring-space = ci si aspettano caselle dell’anello { $ring ->
    [outer] esterno
    [middle] centrale
   *[inner] interno
}, da 0 a { $most }
wrong-players = ci si aspetta ogni numero di giocatori, da 1 a 4, una volta
wrong-joined = anche { $other } tocca la casella { $space } dell’anello { $ring ->
    [outer] esterno
    [middle] centrale
   *[inner] interno
}: al massimo una casella di { $kind ->
    [raw] materie prime
   *[marble] marmo
}
wrong-closed = { $found } caselle sono solo per quattro giocatori, ce ne vogliono { $expected }
wrong-three-wishes = ci si aspettano tre caselle con un desiderio
wrong-last-wish = ci si aspetta un desiderio sull’ultima casella
wrong-last-reward = ci si aspettano almeno due caselle, e true solo per l’ultima
wrong-yusuf-order = ci si aspettano i quattro posti, da 0, nell’ordine di Yusuf
wrong-display = ci si aspettano quattro numeri da 1 a { $most }, per numero di giocatori
wrong-poem-id = ci si aspetta una lettera da A a H e un numero
wrong-blue-empty = ci si aspetta una condizione o una modifica
wrong-pair = ci si aspettano numeri da 0 a { $most } per { $first } e { $second }
wrong-city-then = ci si aspetta { $wanted } e niente { $other } per una città { $colour ->
    [red] rossa
   *[blue] blu
}
wrong-condition = ci si aspetta una richiesta, un colore, o niente per ogni città
wrong-count-of = { $value }: ci si aspetta un conteggio, oppure tipi di edifici
wrong-event-empty = ci si aspetta qualcosa che l’evento cambia
wrong-yusuf-actions = ci si aspettano al massimo due tra { $values }
wrong-yusuf-reward = ci si aspettano numeri da 0 a { $most } per «vp» e «taxes», e un conteggio per «per»
wrong-eras = ci si aspettano { $expected } gettoni dell’epoca { $era }
wrong-removed = ci si aspettano { $expected } gettoni rimossi, tutti dell’epoca II
wrong-every-letter = ci si aspetta ogni lettera da A a H
wrong-solo-removed = ci si aspetta una poesia che si toglie in solitario
wrong-six-red = ci si aspettano sei gettoni rossi e sei blu
wrong-route-ends = ci si aspettano due città diverse
wrong-no-way = ci si aspetta una via da granada a questa città
wrong-three-of-letter = ci si aspettano tre desideri con la lettera { $letter }
wrong-five-positive = ci si aspettano cinque carte evento positive
wrong-two-spaces = ci si aspettano almeno due caselle diverse tra le carte
wrong-falcon-kinds = ci si aspettano due tipi diversi di edifici
wrong-falcon-twice = ci si aspetta un falco diverso dal falco { $other }
wrong-falcon-colours = ci si aspettano cinque falchi di ogni colore
wrong-loop = questo effetto può attivare sé stesso all’infinito; ci si aspetta uno che finisce
data-mistakes = { $mistakes ->
    [one] { $mistakes } errore.
   *[other] { $mistakes } errori.
}
