### What the server refuses around a table

refused-begun = Hra už začala, takže nelze jen tak odejít. Můžeš se vzdát, nebo za sebe nechat hrát bota.
refused-not-begun = Nikdo ještě netáhl: lze odejít bez vzdání.
refused-resigned = Tato hra je z tvé strany vzdaná. Dohrává za tebe bot.
refused-stand-in = Právě za tebe hraje bot. Nejdřív se vrať na své místo.
refused-not-away = Hráč na místě { $seat } tu je, nebo tu byl před méně než { $seconds } sekundami.
refused-not-a-person = Na místě { $seat } sedí bot.
refused-still-running = Tato hra ještě běží. Nejdřív ji vzdej nebo odejdi.
refused-sits-already = U tohoto stolu už sedíš a hra začala: druhá ruka by ti prozradila příliš.
refused-out-of-time = Tvůj čas na tento tah vypršel. Zahraje ho za tebe bot.
refused-talk-off = U tohoto stolu je chat vypnutý: byl tak založen.
refused-talk-phrases = U tohoto stolu lze posílat jen hotové věty.
refused-talk-full = Zpráv u tohoto stolu už je { $most }; víc jich neuchová.
refused-talk-often = To je moc najednou. Chvíli počkej, než napíšeš další.
refused-rated = Tato hra se počítá do hodnocení: bez nápovědy, bez vracení a každé místo zůstává tomu, kdo ho obsadil.
refused-no-friend = Takový hráč tu není.
refused-no-club = Takový klub není, nebo do něj nepatříš.
refused-not-member = Seznam klubu se změnil. Otevři stránku znovu.
refused-not-owner = To může jen ten, komu klub patří.
refused-friends-full = Máš v seznamu { $most } přátel a žádostí; nejdřív někoho odeber.
refused-club-full = Klub má nejvýš { $members } členů a jeden hráč nejvýš { $clubs } klubů.
refused-invited-enough = Příliš mnoho pozvánek k tomuto stolu nebo tomuto příteli.
