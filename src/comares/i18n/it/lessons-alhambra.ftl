### Il corso di Alhambra

## Il denaro

lesson-alhambra-money-title = Il denaro
lesson-alhambra-money-aim = Costruisci la tua Alhambra. Crescerà qui, a partire dalla fontana. Chi ha più edifici di un tipo e il muro più lungo fa più punti.
lesson-alhambra-money-money = I costruttori vengono da quattro paesi, e ognuno vuole il denaro del suo colore. Quattro banconote sono scoperte: nel tuo turno puoi prenderne.
lesson-alhambra-money-several = Puoi prendere più banconote se insieme valgono al massimo 5. Prendi il fiorino 1 e il dirham 3 in una volta.
lesson-alhambra-money-several-wrong = Il fiorino 1 e il dirham 3 fanno 4: puoi prenderli tutti e due nello stesso turno.
lesson-alhambra-money-one = Oppure prendi una sola banconota, qualunque sia il suo valore. Prendi il 9.
lesson-alhambra-money-one-wrong = Una banconota sola può avere qualsiasi valore: anche il 9 ti costa soltanto questo turno.

## Comprare

lesson-alhambra-buying-title = Comprare un edificio
lesson-alhambra-buying-market = Quattro edifici sono in vendita nel cortile. La stella mostra il prezzo, il colore del posto la valuta: il giardino al secondo posto costa 8 dirham.
lesson-alhambra-buying-hand = Questo è il tuo denaro. Paghi con banconote di un solo colore, e non c’è resto: quello che paghi in più è perso.
lesson-alhambra-buying-buy = Compra il giardino al posto dei dirham. Hai un 5 e un 7, e ti servono tutti e due.
lesson-alhambra-buying-buy-wrong = Prendere denaro occupa un turno intero. I tuoi dirham bastano già: compra il giardino.
lesson-alhambra-buying-place = Quello che hai comprato si posa alla fine del turno. Può stare sulle caselle illuminate; il numero dice quanti punti darebbe se si contasse adesso. Scegli una casella.
lesson-alhambra-buying-place-wrong = Nella riserva un edificio non conta nulla. Posa il giardino nella tua Alhambra.

## Pagare l’importo esatto

lesson-alhambra-exact-title = Pagare l’importo esatto
lesson-alhambra-exact-price = Questo è il cuore del gioco: se paghi l’importo esatto, giochi ancora una volta nello stesso turno.
lesson-alhambra-exact-exact = La torre al posto dei dinari costa 9. Hai 4, 5 e 7: trova il pagamento che fa esattamente 9.
lesson-alhambra-exact-exact-wrong = Pagando così, il turno finirebbe con l’acquisto. 5 e 4 fanno esattamente 9.
lesson-alhambra-exact-again = Era esatto, quindi giochi ancora. I portici al posto dei fiorini costano 6, e hai un fiorino 6.
lesson-alhambra-exact-again-wrong = Non sprecare un’azione: puoi pagare esattamente anche i portici.
lesson-alhambra-exact-third = Di nuovo esatto! Hai ancora un’azione. Non puoi pagare un altro edificio, quindi prendi del denaro.
lesson-alhambra-exact-third-wrong = Ti resta un’azione, e il denaro serve sempre. Prendi una banconota.
lesson-alhambra-exact-first-place = Ora si posano i due edifici, nell’ordine che vuoi. Posa il primo.
lesson-alhambra-exact-second-place = E adesso il secondo.

## Posare

lesson-alhambra-placing-title = Posare
lesson-alhambra-placing-turned = Gli edifici non si girano mai: stanno come li vedi, con i loro muri dove sono. Uno nuovo ha un lato in comune con uno già posato.
lesson-alhambra-placing-match = I lati che si toccano devono combaciare: muro con muro, aperto con aperto. Dalla fontana si deve arrivare dappertutto a piedi, attraverso i lati aperti. E nessuna casella vuota può restare chiusa.
lesson-alhambra-placing-corner = Sono illuminate solo le caselle dove va tutto bene. Posa gli appartamenti, che hanno muri a est e a sud.
lesson-alhambra-placing-corner-wrong = Gli appartamenti ci stanno: scegli loro e una delle caselle illuminate.
lesson-alhambra-placing-room = Il giardino non ha muri, quindi può stare in molte caselle. I lati aperti lasciano posto per altro. Posalo.
lesson-alhambra-placing-room-wrong = Ci sta, quindi non deve aspettare nella riserva.

## Il muro

lesson-alhambra-wall-title = Il muro più lungo
lesson-alhambra-wall-wall = A ogni valutazione il tuo muro esterno più lungo dà un punto per lato. La targa ne mostra la lunghezza; ora è 2: il nord e l’est della torre.
lesson-alhambra-wall-join = Posa gli appartamenti in modo che i loro muri continuino quelli della torre.
lesson-alhambra-wall-close = Il muro è lungo 4. Il giardino ha muri a sud e a ovest: portalo a 6.
lesson-alhambra-wall-inner = Conta solo l’esterno: un muro tra due edifici tuoi non vale nulla. E attenzione: chi si mura da ogni lato non trova più posto per costruire.

## Riserva e ristrutturazione

lesson-alhambra-reserve-title = Riserva e ristrutturazione
lesson-alhambra-reserve-aside = Quello che non ci sta, o serve più tardi, va nella riserva. Contiene quanti edifici vuoi, ma nessuno conta in una valutazione.
lesson-alhambra-reserve-put = Vuoi questa torre al posto del giardino a sinistra della fontana. Per ora mettila nella riserva.
lesson-alhambra-reserve-put-wrong = Lì la torre ci sta, ma poi è nel posto sbagliato. Mettila nella riserva.
lesson-alhambra-reserve-rebuild = Ristrutturare è un’azione: porta un edificio dalla riserva nella tua Alhambra, toglilo, oppure scambiane due, cioè le due cose insieme.
lesson-alhambra-reserve-exchange = Scegli la torre nella riserva e scambiala con il giardino a sinistra della fontana.
lesson-alhambra-reserve-exchange-wrong = Scegli la casella del giardino: con lo scambio la torre va lì e il giardino nella tua riserva, con una sola azione.

## Maggioranze

lesson-alhambra-majority-title = Maggioranze
lesson-alhambra-majority-most = Fa punti chi ha più edifici di un tipo. Yusuf ha due giardini. Zoraya ha una torre, e tu anche.
lesson-alhambra-majority-ties = Chi è pari divide i punti: con una torre a testa prendi 3 dei 6. Le torri valgono di più, poi giardini, appartamenti, portici, serragli, padiglioni.
lesson-alhambra-majority-buy = Puoi pagare il giardino o la torre. Compra quello che ti porta in testa, senza parità.
lesson-alhambra-majority-buy-wrong = Con un secondo giardino saresti solo pari con Yusuf. Una seconda torre ti porta davanti a Zoraya, e le toglie punti.
lesson-alhambra-majority-place = Posa la torre dove ti porta più punti.
lesson-alhambra-majority-place-wrong = Guarda i punti che mostra ogni casella, e prendi la migliore.

## Valutazioni

lesson-alhambra-scoring-title = Le tre valutazioni
lesson-alhambra-scoring-now = Una partita ha tre valutazioni. Due carte valutazione sono nascoste nel mazzo; la terza è alla fine. Qui vedi che cosa prenderebbe ognuno adesso.
lesson-alhambra-scoring-take = La prima carta valutazione è una delle prossime due carte. Prendi il fiorino 1 e il dirham 3, così ne escono due.
lesson-alhambra-scoring-take-wrong = Così ne uscirebbe una sola. Prendine due, e la valutazione arriva di sicuro.
lesson-alhambra-scoring-first = La prima valutazione: contano solo i primi posti, da 1 a 6 punti, e i muri.
lesson-alhambra-scoring-later = Nella seconda un primo posto vale da 8 a 13 punti, e fa punti anche il secondo. Nella terza sono da 16 a 21, e fanno punti anche i terzi posti.
lesson-alhambra-scoring-places = Perciò essere secondi in molti tipi può valere più che primi in uno. Guarda spesso che cosa darebbe una valutazione.
lesson-alhambra-scoring-reserve = La partita finisce quando il cortile non si può più riempire. Chi ha più denaro di un colore riceve l’edificio rimasto al suo posto, poi c’è l’ultima valutazione.

## Un’avversaria

lesson-alhambra-rival-title = Leggere gli avversari
lesson-alhambra-rival-watch = Il denaro si prende scoperto. Zoraya ha appena preso dei ducati, e la torre al posto dei ducati sarebbe la sua terza. Anche tu hai due torri.
lesson-alhambra-rival-deny = Compra la torre prima di lei, anche pagando troppo.
lesson-alhambra-rival-deny-wrong = Così la torre la compra Zoraya, e le torri sono sue: 6 punti ora, 13 e 21 più avanti. Portagliela via.
lesson-alhambra-rival-place = Ora le torri sono tue. Posala.
lesson-alhambra-rival-place-wrong = Conta solo nella tua Alhambra. Scegli la casella con più punti.

## Una partita breve

lesson-alhambra-game-title = Una partita breve
lesson-alhambra-game-look = Sai tutto quello che serve. Questa partita è quasi alla fine: manca l’ultima valutazione, con 16–21 punti per un primo posto.
lesson-alhambra-game-end = Nel sacchetto restano pochi edifici. Quando il cortile non si può più riempire, è finita. Zoraya e Yusuf sono giardinieri, e non pensano molto avanti.
lesson-alhambra-game-play = Giocala fino in fondo. Il consiglio mostra che cosa farebbe chi gioca bene, e puoi annullare una scelta.

## Falconieri

lesson-alhambra-falconers-title = Falconieri
lesson-alhambra-falconers-falcons = Si possono comprare quindici falchi. Ognuno mostra due tipi di edifici.
lesson-alhambra-falconers-crossing = Un falco si posa all’incrocio di quattro tue tessere, se tra loro ci sono i suoi due tipi. Qui una torre, un giardino e degli appartamenti incontrano la fontana.
lesson-alhambra-falconers-falcon = Scegli l’incrocio in mezzo, e uno dei falchi che ci stanno.
lesson-alhambra-falconers-falcon-wrong = Un falco vale 2 punti a ogni valutazione da ora in poi, due di un colore 6, tre 12. Comprane uno.
lesson-alhambra-falconers-pay = Un falco costa una banconota di qualsiasi valore. Paga con quella che ti serve meno.
lesson-alhambra-falconers-pay-wrong = Un falco costa una banconota, quanto vale non importa: dai il fiorino 1 e tieni il ducato 9.

## Portali

lesson-alhambra-portals-title = Portali
lesson-alhambra-portals-portals = Con ogni edificio puoi comprare un portale del suo tipo. Prima della prima valutazione costa 6 in più, poi 4, poi 2.
lesson-alhambra-portals-buy = Compra il giardino insieme a un portale: 8 e 6 fanno 14 dirham.
lesson-alhambra-portals-buy-wrong = Così compri il giardino da solo. Scegli il pagamento con il portale.
lesson-alhambra-portals-place = Posa prima il giardino.
lesson-alhambra-portals-portal = Un portale riempie mezza casella, accanto a un edificio del suo tipo. Il lato lungo è un muro, e lo puoi girare. Posalo.
lesson-alhambra-portals-wall = Un portale nel tuo muro più lungo dà 2 punti in più. Nell’altra metà della sua casella non si costruisce mai.

## Cantieri

lesson-alhambra-building-sites-title = Cantieri
lesson-alhambra-building-sites-half = Puoi comprare un edificio come cantiere: a metà prezzo. I muri contano subito, l’edificio solo quando è completato.
lesson-alhambra-building-sites-buy = Compra come cantiere il giardino al posto dei dinari: la metà di 9, arrotondata per eccesso, è 5.
lesson-alhambra-building-sites-buy-wrong = Quello è il prezzo intero. Come cantiere il giardino costa per ora solo un dinaro 5.
lesson-alhambra-building-sites-keep = Peschi due tessere cantiere e ne tieni una. In quella valuta pagherai il prezzo intero per completare. Hai un fiorino 9: tieni il fiorino.
lesson-alhambra-building-sites-keep-wrong = I tuoi dinari sono quasi spesi. Con il fiorino puoi completare il giardino al prossimo turno.
lesson-alhambra-building-sites-place = Posa il cantiere come ogni edificio.
lesson-alhambra-building-sites-place-wrong = Nella tua Alhambra i suoi muri contano già. Posalo.
lesson-alhambra-building-sites-finish = Completa il giardino: paga 9 fiorini. Pagato esattamente, anche questo dà un’altra azione.
lesson-alhambra-building-sites-finish-wrong = Finché non è completato, il giardino non conta per nessuna maggioranza. Completalo.
lesson-alhambra-building-sites-end = Alla fine della partita chi ha un cantiere nella propria Alhambra perde tutto il denaro della sua valuta, prima che si assegnino gli ultimi edifici.

## Certificati di cambio

lesson-alhambra-exchange-certificates-title = Certificati di cambio
lesson-alhambra-exchange-certificates-over = Con il certificato quello che paghi in più non è perso: puoi tenere un’eccedenza da 1 a 6 come credito, in una valuta la cui pedina è libera.
lesson-alhambra-exchange-certificates-buy = Compra il serraglio al posto dei dinari. Costa 7, e paghi con un 9.
lesson-alhambra-exchange-certificates-buy-wrong = Qui pagare troppo conviene. Compra il serraglio con il dinaro 9.
lesson-alhambra-exchange-certificates-marker = Avanzano due. Il giardino al posto dei ducati costa 8, e hai un ducato 6: tieni i due come ducati.
lesson-alhambra-exchange-certificates-marker-wrong = Per il giardino ti mancano due ducati. Prendi la pedina dei ducati.
lesson-alhambra-exchange-certificates-place = Posa il serraglio.
lesson-alhambra-exchange-certificates-credit = Il credito è denaro come una banconota: paga il giardino con il ducato 6 e il credito. È esatto.
lesson-alhambra-exchange-certificates-credit-wrong = Il giardino è alla tua portata: 6 e il credito di 2 fanno 8.

## Dirk

lesson-alhambra-dirk-title = In due, con Dirk
lesson-alhambra-dirk-dirk = In due c’è Dirk. Non ha turni e non ha muro, ma possiede edifici e conta in ogni maggioranza.
lesson-alhambra-dirk-counts = Zoraya e Dirk hanno due torri a testa, tu nessuna. In una valutazione i due si dividono i punti delle torri.
lesson-alhambra-dirk-buy = Compra la torre al posto dei ducati.
lesson-alhambra-dirk-buy-wrong = La torre è l’acquisto migliore: vedrai perché.
lesson-alhambra-dirk-give = Quello che hai comprato lo puoi dare a Dirk. Con tre torri ha il primo posto tutto per sé, e Zoraya non prende nulla per quel posto. Dagliela.
lesson-alhambra-dirk-give-wrong = Una torre contro due non ti porta nulla. Se ce l’ha Dirk, toglie i punti a Zoraya.
