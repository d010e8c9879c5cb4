### Il corso di Alhambra

## Il denaro

lesson-alhambra-money-title = Il denaro
lesson-alhambra-money-aim = Costruisci la tua Alhambra. Crescerà qui, a partire dalla fontana. Chi ha più edifici di un tipo e il muro più lungo fa più punti.
lesson-alhambra-money-money = I costruttori vengono da quattro paesi, e ognuno vuole il denaro del suo colore. Quattro banconote sono scoperte: nel tuo turno puoi prenderne.
lesson-alhambra-money-several = Puoi prendere più banconote se insieme valgono al massimo 5. Prendi il fiorino 1 e il dirham 3 in una volta.
lesson-alhambra-money-several-wrong = Il fiorino 1 e il dirham 3 fanno 4: puoi prenderli tutti e due nello stesso turno.
lesson-alhambra-money-one = Oppure prendi una sola banconota, qualunque sia il suo valore. Prendi il 9.
lesson-alhambra-money-one-wrong = Una banconota sola può avere qualsiasi valore: anche il 9 ti costa soltanto questo turno.
