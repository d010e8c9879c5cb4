### Hra dne

web-deal-title = Hra dne
web-deal-about = Všichni na tomto serveru mají stejné rozdání a stejné soupeře, kteří na stejné tahy odpovídají stejně. Počítá se první pokus, bez nápovědy a bez vracení. Výsledky uvidíš, až dohraješ.
web-deal-once = Počítá se jeden pokus. Můžeš odejít a dnes později pokračovat.
web-deal-play = Hrát dnešní hru
web-deal-go-on = Pokračovat
web-deal-finished = { $n ->
    [0] Nikdo jiný ji zatím nedohrál.
    [one] Dohrál ji { $n } další hráč.
    [few] Dohráli ji { $n } další hráči.
    [many] Dohrálo ji { $n } dalšího hráče.
   *[other] Dohrálo ji { $n } dalších hráčů.
}
web-deal-nobody = Tuto hru nikdo nedohrál.
web-deal-best = nejlepší výsledek
web-deal-against = proti: { $who }
web-deal-alone = sólo proti Yusufovi
web-deal-days = Dny
web-deal-day-before = Den předtím
web-deal-today = Dnes
web-deal-friend = Stejné rozdání pro přítele
web-deal-friend-about = Otevře stůl se stejným rozdáním a stejnými boty a pozvánku na tvé místo.
