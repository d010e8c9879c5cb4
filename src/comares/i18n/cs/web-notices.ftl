### Upozornění v klientu

web-notices = Upozornění
web-notices-why = Chodí, když nejsi u stolu, a o hře samé nic neříkají.
web-notices-no-push = V tomto prohlížeči tu upozornění nefungují. Potřebují https; na iPhonu si stránku nejdřív přidej na plochu.
web-notices-push-on = Zapnout upozornění tady
web-notices-push-off = Vypnout upozornění tady
web-notices-refused = Prohlížeč upozornění této stránky odmítá. Můžeš je povolit v jeho nastavení.
web-notices-mail = E-mailem
web-notices-mail-off = ne
web-notices-mail-now = hned
web-notices-mail-daily = jednou denně
web-notices-quiet = Tiché hodiny
web-notices-quiet-from = Od
web-notices-quiet-to = Do
web-notices-daily-at = Čas denního e-mailu
web-notices-mute = Žádná upozornění od tohoto stolu
web-webhook = Chat klubu
web-webhook-why = Tato adresa se dozví, kdo je na tahu, kdy hra začíná a kdy končí. V chatech se tomu říká webhook.
web-webhook-address = Adresa webhooku
web-webhook-set = Uložit
web-webhook-secret = Tajemství, které podepisuje každé volání
