### Co stůl v prohlížeči odmítá

refused-malformed = To se nedá přečíst: { $what }
refused-setup = Takhle stůl připravit nejde: { $what }
refused-record = Záznam není úplný nebo je poškozený: { $what }
refused-position = Pozici nelze přečíst: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = To přišlo z jiné stránky; stůl poslouchá jen svou.
refused-not-your-seat = { $seat ->
    [0] U tohoto stolu nemáš místo.
   *[other] Místo { $seat } není tvoje.
}
refused-not-alone = Hru lze přetočit zpět jen tam, kde u stolu nesedí nikdo jiný.
refused-not-here = Tady nic není.
refused-no-table = Takový stůl neexistuje.
refused-no-seat = K tomuto odkazu žádné místo nepatří, nebo ho už někdo má.
refused-method = Takhle ne.
refused-components = U tohoto stolu se hraje s jinými součástmi ({ $data }), než server nyní má ({ $here }). Provozovatel je může vrátit.
refused-late = Stůl už je dál, na řádku { $line }.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = U tohoto stolu už nikdo nehraje.
refused-not-over = Hra ještě neskončila.
refused-too-large = To je najednou příliš.
refused-too-many = Ne tak rychle; zkus to za chvíli.
refused-internal = Chyba serveru; je zapsána.
refused-storage = Stůl se nepodařilo uložit, nic se tedy nezměnilo. Zkus to za chvíli.

### Příkaz

serving = Comares je na { $address } (Ctrl+C jej ukončí)
serving-others = Přátelé ve stejné síti ho najdou na { $address }
