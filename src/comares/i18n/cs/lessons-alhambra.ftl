### Kurz Alhambry

## Peníze

lesson-alhambra-money-title = Peníze
lesson-alhambra-money-aim = Stavíš palác. Poroste tady, od kašny ven. Nejvíc bodů má ten, kdo má nejvíc staveb jednoho druhu a nejdelší zeď.
lesson-alhambra-money-money = Stavitelé přišli ze čtyř zemí a každý chce peníze své barvy. Čtyři bankovky leží na stole; ve svém tahu si můžeš některé vzít.
lesson-alhambra-money-several = Můžeš si vzít několik bankovek, pokud mají dohromady hodnotu nejvýš 5. Vezmi florin 1 a dirham 3 najednou.
lesson-alhambra-money-several-wrong = Florin 1 a dirham 3 jsou dohromady 4: v jednom tahu si můžeš vzít obě bankovky.
lesson-alhambra-money-one = Nebo si vezmeš jedinou bankovku, ať má jakoukoli hodnotu. Vezmi devítku.
lesson-alhambra-money-one-wrong = Jediná bankovka může mít jakoukoli hodnotu: i devítka tě stojí jen tento jeden tah.
