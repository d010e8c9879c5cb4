### Stránka účtu

web-account-title = Tvůj účet
web-account-guest = Ke hraní účet nepotřebuješ. S účtem máš stejné jméno, hry i nastavení na každém zařízení.
web-account-as = Přihlášení: { $name }
web-account-nameless = hráč beze jména
web-account-since = od { $date }
web-account-new = Nový účet
web-account-new-how = Přístupový klíč uchovává tvoje zařízení: odemkneš ho stejně jako zařízení, bez hesla. Dosavadní hry jdou s tebou.
web-passkey-create = Vytvořit přístupový klíč
web-passkey-sign-in = Přihlásit se přístupovým klíčem
web-passkey-unsupported = V tomto prohlížeči tu přístupové klíče nefungují. Potřebují https, nebo prohlížeč na počítači, kde běží Comares.
web-passkey-cancelled = Žádný přístupový klíč nebyl použit. Zkus to znovu, až budeš chtít.
web-account-sign-in = Přihlásit se
web-account-bring = Vzít s sebou hry z tohoto zařízení
web-account-mail-how = Nebo e-mailem: odkaz založí účet, nebo tě přihlásí.
web-account-email = E-mailová adresa
web-account-send-link = Poslat odkaz
web-account-link-sent = Odkaz je na cestě na { $email }. Platí 15 minut.
web-account-recovery-use = Přihlásit se záložním kódem
web-account-recovery-code = Záložní kód
web-passkeys = Přístupové klíče
web-passkeys-why = Každé zařízení může mít vlastní. Se dvěma jsi v bezpečí, když jeden ztratíš.
web-passkey-add = Přidat přístupový klíč
web-passkey-unnamed = Přístupový klíč
web-passkey-used = naposledy použit { $ago }
web-passkey-remove = Odebrat přístupový klíč { $name }
web-account-mail = E-mail
web-account-mail-none = Zatím žádná adresa. S adresou tě přihlásí odkaz v e-mailu.
web-account-mail-off = Správce tohoto serveru e-mail nenastavil.
web-account-email-remove = Zapomenout adresu
web-recovery = Záložní kódy
web-recovery-left = { $n ->
    [0] Nemáš žádné. S kódem se dostaneš dovnitř, když ztratíš všechna zařízení.
    [one] Zbývá ti jeden kód.
    [few] Zbývají ti { $n } kódy.
    [many] Zbývá ti { $n } kódu.
   *[other] Zbývá ti { $n } kódů.
}
web-recovery-new = Vytvořit nové kódy
web-recovery-shown = Opiš si je nebo ulož. Ukážou se jen teď a každý platí jednou.
web-recovery-save = Uložit do souboru
web-devices = Zařízení
web-device-unnamed = zařízení
web-device-here = toto zařízení
web-device-seen = naposledy { $ago }
web-device-sign-out = Odhlásit
web-device-sign-out-label = Odhlásit { $name }
web-account-sign-out-here = Odhlásit se tady
web-leave = Odejít z Comares
web-leave-why = Ulož si všechno, co je tu o tobě, nebo to nech smazat. Hry zůstanou bez tvého jména; tvá místa u rozehraných stolů se uvolní; hodnocená hra se vzdává.
web-export = Uložit všechno
web-exporting = Shromažďují se tvé hry …
web-delete = Smazat všechno
web-delete-title = Smazat všechno?
web-delete-sure = Tvé jméno, seznam her, hodnocení, přátelé, kluby, účet a nastavení na tomto serveru se navždy smažou. Nejde to vrátit.
web-delete-yes = Smazat navždy
web-deleted = Všechno bylo smazáno.
web-link-title = Přihlášení e-mailem
web-link-known = Přihlásit se adresou { $email }?
web-link-unknown = Založit účet s adresou { $email }? Hry na tomto zařízení mu pak budou patřit.
web-link-go = Pokračovat
