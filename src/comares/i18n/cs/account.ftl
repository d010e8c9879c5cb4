## Účty: odmítnutí

refused-no-account = Zatím tu nemáš účet.
refused-sign-in-failed = Přihlášení se nepovedlo. Zkus to znovu, nebo jiným způsobem.
refused-passkey = Přístupový klíč se nepodařilo použít ({ $what }). Zkus to znovu.
refused-passkey-host = Pro přístupové klíče potřebuje server jméno, ne jen číslo. Zeptej se na ně správce serveru.
refused-email = Tohle není e-mailová adresa. Zadej třeba ada@example.org.
refused-no-mail = Tento server neposílá e-maily.
refused-link-stale = Tento odkaz už byl použit nebo je příliš starý. Požádej o nový.
refused-last-way = Bez tohoto by se k tvému účtu nikdo nepřihlásil. Nejdřív přidej jiný přístupový klíč nebo e-mailovou adresu.
refused-passkeys-full = Účet má nejvýše deset přístupových klíčů. Nejdřív jeden odeber.
refused-taken = Tohle patří k jinému účtu.

## Pošta

mail-link-subject = Tvůj odkaz do Comares
mail-link-text =
    Tímto odkazem se přihlásíš do Comares:

    { $link }

    Platí jednou a { $minutes } minut. Pokud o něj nežádáš ty, e-mail ignoruj: nic se nestane.

## Upozornění: odmítnutí

refused-not-host = To může jen ten, kdo stůl založil.
refused-outside = Tuto adresu nelze volat: { $what }.
