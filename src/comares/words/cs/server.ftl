### Co stůl v prohlížeči odmítá

refused-malformed = To se nedá přečíst: { $what }
refused-setup = Takhle stůl prostřít nejde: { $what }
refused-record = Tohle není celý, správný záznam: { $what }
refused-unreadable = { $what }
refused-foreign = To přišlo z jiné stránky; stůl poslouchá jen svou.
refused-not-your-seat = { $seat ->
    [0] U tohoto stolu nemáte místo.
   *[other] Místo { $seat } není vaše.
}
refused-not-alone = Hru lze přetočit zpět jen tam, kde u stolu nesedí nikdo jiný.
refused-not-here = Tady nic není.
refused-no-table = Takový stůl není.
refused-no-seat = Tento odkaz žádné místo nedrží, nebo ho už někdo má.
refused-method = Takhle ne.
refused-late = Stůl už je dál, na řádku { $line }.
refused-illegal = { $what }
refused-not-your-decision = { $what ->
    [none] Teď nerozhodujete vy.
   *[other] { $what }
}
refused-nothing-to-undo = { $what }
refused-over = U tohoto stolu už nikdo nehraje.
refused-not-over = Hra ještě neskončila.
refused-too-large = To je příliš najednou.
refused-too-many = Ne tak rychle; zkuste to za chvíli.
refused-internal = Chyba serveru; je zapsána.
refused-storage = Stůl se nepodařilo uložit, nic se tedy nezměnilo. Zkuste to za chvíli.

### Příkaz

serving = Comares je na { $address } (Ctrl+C jej ukončí)
