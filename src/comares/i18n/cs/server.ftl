### Co stůl v prohlížeči odmítá

refused-malformed = To se nedá přečíst: { $what }
refused-setup = Tento stůl nelze založit: { $what }
refused-record = To není úplný soubor hry: { $what }
refused-position = Pozici nelze přečíst: { $what }
refused-unreachable = { $what }
refused-unreadable = { $what }
refused-foreign = Tento požadavek přišel z jiné stránky, a proto byl odmítnut.
refused-not-your-seat = { $seat ->
    [0] U tohoto stolu nemáš místo.
   *[other] Místo { $seat } není tvoje.
}
refused-not-alone = Takhle daleko zpět lze jen tehdy, když jsou všichni ostatní u stolu boti.
refused-counts = Tento pokus o hru dne se počítá: bez nápovědy a bez vracení.
refused-deal-hidden = Ostatní stoly s hrou dne zůstávají skryté, dokud ji nedohraješ do konce.
refused-not-here = Na této adrese nic není.
refused-no-table = Takový stůl neexistuje.
refused-no-seat = Tento odkaz nevede k volnému místu. Požádej hostitele o nový.
refused-method = Tato adresa takový požadavek nepřijímá.
refused-components = U tohoto stolu se hraje s jinými součástmi ({ $data }), než server nyní má ({ $here }). Správce serveru je může vrátit.
refused-unknown-game = U tohoto stolu se hraje { $game }, kterou tento server nemá; má { $here }. Správce serveru ji může vrátit.
refused-newer-rules = Tuto hru uložil novější Comares (verze pravidel { $version }; zde je { $now }). Otevře se, jakmile bude server aktualizován.
refused-older-rules = Tato hra začala podle starších pravidel (verze { $version }; nyní je { $now }). Můžeš si ji prohlédnout a uložit její záznam, ale nikdo v ní nemůže pokračovat.
refused-damaged = Uložená hra je od řádku { $line } poškozená. Vše předchozí si můžeš prohlédnout a záznam uložit, ale nikdo nemůže pokračovat. Správce serveru ji může obnovit ze zálohy.
refused-bad-table = Tento stůl nelze otevřít: jeho uložená data jsou poškozená. Správce serveru ho může obnovit ze zálohy.
refused-late = Stůl už je na řádku { $line }. Podívej se a vyber znovu.
refused-illegal = { $what }
refused-not-your-decision = { not-your-decision }
refused-nothing-to-undo = { $what }
refused-over = Hra u tohoto stolu skončila.
refused-closed = Správce tohoto serveru tento stůl zavřel.
refused-not-over = Hra ještě neskončila.
refused-too-large = Je to příliš velké na jedno odeslání.
refused-full = Tento stůl má řádků { $lines }; víc jich mít nemůže.
refused-undone-enough = Tento stůl má řádků { $lines }, takže už nelze nic vzít zpět. Hru můžeš pořád dohrát.
refused-too-many = Příliš mnoho požadavků. Zkus to za chvíli znovu.
refused-quota-running = Rozehraných stolů máš { $limit }, víc tento server nedovoluje. Nejdřív některý dohraj.
refused-quota-new = Za poslední hodinu od tebe přibylo stolů { $limit }, víc tento server nedovoluje. Zkus to později.
refused-internal = Server udělal chybu, je zaznamenaná. Zkus to znovu.
refused-storage = Server teď nemůže použít své úložiště, takže se nic nezměnilo. Zkus to za chvíli znovu.

### Příkaz

serving = Comares běží na { $address } (Ctrl+C jej zastaví)
serving-others = Přátelé ve stejné síti ho najdou na { $address }
