### Stránky hodnocení, přátel a klubů

web-rating = Hodnocení
web-rating-place = Místo
web-rating-player = Hráč
web-rating-games = Hry
web-rating-own = Tvoje
web-rating-which = Hra
web-rating-pool = { $game }, hráčů: { $seats }
web-rating-best = Nejlepší
web-rating-nobody = Nikdo zatím neodehrál dost hodnocených her.
web-rating-provisional = Předběžné
web-rating-provisional-one = předběžné
web-rating-provisional-why = Hodnocených her méně než { $games }, nebo různých soupeřů méně než { $rivals }.
web-rating-of-games = { $n ->
    [one] jedna hra
    [few] { $n } hry
    [many] { $n } her
   *[other] { $n } her
}
web-rating-none = Žádná hodnocená hra se tu ještě nehrála. Při zakládání stolu pro dva a více lidí zvol „hodnocená“.
web-rating-about = Síla hráče je s jistotou 95 % v rozmezí ± kolem hodnocení. Seznam je seřazen podle hodnocení minus tato nejistota. Boti u hodnoceného stolu mají pevné hodnocení. Počítají se jen dohrané hry; kdo se vzdá nebo na konci chybí, je poslední.
web-friends-asking-title = Nabízejí přátelství
web-friends-friend = Tvoji přátelé
web-friends-asked = Tvé žádosti
web-friends-blocked = Zablokovaní
web-friend-accept = Přijmout
web-friend-no = Ne
web-friend-take-back = Odvolat
web-friend-unblock = Odblokovat
web-friend-remove = Odebrat z přátel
web-friend-find = Jak se najít
web-friend-find-why = Kdo otevře tvůj odkaz, může ti nabídnout přátelství. Jinak tě nikdo nenajde, jen u společného stolu.
web-friend-link = Tvůj odkaz
web-friend-new-link = Nový odkaz (starý přestane platit)
web-friend-their-link = Odkaz nebo kód
web-friend-link-own = To je tvůj vlastní odkaz. Dej ho ostatním.
web-friend-already = { $name } už je mezi tvými přáteli.
web-friend-ask-why = Přidat mezi přátele: { $name }? Každý uvidí, kdy je ten druhý tady, a může ho pozvat ke stolu.
web-clubs = Kluby
web-clubs-why = Klub má jméno, odkaz, vlastní stoly a tabulku výsledků.
web-club-name = Jméno klubu
web-club-found = Založit klub
web-club-members = { $n ->
    [one] jeden člen
    [few] { $n } členové
    [many] { $n } členů
   *[other] { $n } členů
}
web-club-running = Stoly
web-club-no-tables = Žádný stůl tohoto klubu teď neběží. Vyber klub, když stůl zakládáš.
web-club-standing = Tabulka
web-club-more-results = Další výsledky
web-club-wins = Výhry
web-club-points = Body
web-club-points-why = Bod za každého ve hře, kdo skončí za tebou, půl bodu za shodu; za čarou je, kolik se jich dalo získat.
web-club-owner = vlastník
web-club-remove = Odebrat
web-club-remove-who = Odebrat z klubu: { $name }
web-club-link = Odkaz klubu
web-club-link-why = Kdo ho otevře, může vstoupit.
web-club-rename = Přejmenovat
web-club-leave = Odejít z klubu
web-club-leave-why = Tvé výsledky zůstanou. Patří-li klub tobě, připadne tomu z ostatních, kdo přišel první.
web-club-delete = Smazat klub
web-club-delete-why = Smaže se klub i jeho tabulka; hry zůstanou.
web-club-join = Vstoupit
web-club-join-why = { $n ->
    [one] Klub má jednoho člena. Chceš vstoupit?
    [few] Klub má { $n } členy. Chceš vstoupit?
    [many] Klub má { $n } člena. Chceš vstoupit?
   *[other] Klub má { $n } členů. Chceš vstoupit?
}
