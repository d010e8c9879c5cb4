### Il corso di Sabika

## La ruota

lesson-sabika-rondel-title = La ruota
lesson-sabika-rondel-aim = Cinque round di costruzioni, commerci e poesia a Granada. Chi alla fine ha più PV vince. Tutto comincia su questa ruota.
lesson-sabika-rondel-rings = I tuoi due architetti camminano sull’anello esterno, il mercante su quello centrale, la poetessa su quello interno. Ognuno agisce una volta per round: quattro lavoratori, quattro turni.
lesson-sabika-rondel-way = Un lavoratore va in senso orario. Due passi sono gratis, ogni altro costa 1 dinaro. Anche ogni lavoratore altrui sulla casella costa 1 dinaro, pure quelli grigi del sultano. Un lavoratore deve muoversi, ma mai sulla casella del tuo altro architetto.
lesson-sabika-rondel-go = Il numero su una casella illuminata dice quanto costa arrivarci. Manda un architetto alla cava piccola: uno dei due ci arriva gratis.
lesson-sabika-rondel-go-wrong = Conta i passi e i lavoratori che ci sono. Due passi avanti c’è la cava piccola, e non c’è nessuno.
lesson-sabika-rondel-take = La cava piccola dà tre materiali, gesso o legno come vuoi. Prendi quelli che preferisci.

## Materiali

lesson-sabika-resources-title = Materiali e posto
lesson-sabika-resources-stores = Questa è la tua bottega. Ogni materiale e ogni merce vuole una cassa; ne hai quattro, e tre sono piene. Dinari, sigilli e materie prime non ne vogliono.
lesson-sabika-resources-go = Manda un architetto alla cava grande.
lesson-sabika-resources-go-wrong = In questa lezione ci serve il marmo, e ce l’ha la cava grande.
lesson-sabika-resources-take = Il marmo vale più del legno: 3 PV contro 2 quando costruisci. Prendi tre marmi.
lesson-sabika-resources-take-wrong = Un marmo avanzato alla fine vale perfino 1 PV, il legno no. Prendi tre marmi.
lesson-sabika-resources-first = Sei cose e quattro casse: due devono andarsene. Rinuncia a ciò che vale poco, gesso o legno.
lesson-sabika-resources-first-wrong = Tieni ciò che vale di più: gesso e legno si ritrovano facilmente.
lesson-sabika-resources-second = Ancora uno.
lesson-sabika-resources-second-wrong = Tieni ciò che vale di più, e rinuncia a ciò che vale poco.
lesson-sabika-resources-raw = Tra gli anelli ci sono materie prime e marmo. Un lavoratore su una casella lì accanto può prendere anche quelli, per i dinari indicati lì: è l’azione secondaria.

## Il mercato

lesson-sabika-market-title = Il mercato
lesson-sabika-market-crowd = Il mercato ti dà 2 dinari e due operazioni: compra, vendi, o scambia un materiale con il suo vicino. C’è un lavoratore del sultano, quindi il cammino costa 1 dinaro.
lesson-sabika-market-go = Manda un architetto a un mercato.
lesson-sabika-market-go-wrong = I mercati sono in alto e in basso sulla ruota.
lesson-sabika-market-buy = La piastrella è il materiale migliore: 4 PV. Costa 3 dinari. Ma si può spendere meno: compra un marmo per 2.
lesson-sabika-market-buy-wrong = Gesso, legno, marmo, piastrella: ognuno si scambia con il successivo. Dal marmo alla piastrella c’è un passo.
lesson-sabika-market-exchange = Ora scambia il marmo con una piastrella. Verso l’alto non costa nulla.
lesson-sabika-market-exchange-wrong = Lo scambio è gratis: il marmo diventa una piastrella, che in un edificio vale 4 PV.

## Edifici grandi

lesson-sabika-buildings-title = Edifici grandi
lesson-sabika-buildings-kinds = Costruisci edifici grandi e piccoli. Ogni materiale che usi dà PV: gesso 1, legno 2, marmo 3, piastrella 4.
lesson-sabika-buildings-go = Manda un architetto a costruire.
lesson-sabika-buildings-go-wrong = Hai tutto per un edificio grande: costruiscilo.
lesson-sabika-buildings-large = Un edificio grande vuole un gesso e fino a due altri materiali, tutti diversi. Scegli un edificio grande.
lesson-sabika-buildings-large-wrong = Uno piccolo può aspettare. Costruiscine uno grande, che ti fa anche avanzare sul tracciato delle ricompense.
lesson-sabika-buildings-use = Usa il più possibile: gesso, marmo e piastrella fanno 8 PV.
lesson-sabika-buildings-token = Scegli l’edificio. Ognuno ha un bonus, e un tipo che il sultano può desiderare.
lesson-sabika-buildings-reward = Avanzi sul tracciato delle ricompense e prendi una ricompensa che hai raggiunto.
lesson-sabika-buildings-types = I desideri contano edifici di certi tipi alla fine dei round 1, 3 e 5. Guardali prima di scegliere che cosa costruire.

## Edifici piccoli

lesson-sabika-balance-title = Edifici piccoli ed equilibrio
lesson-sabika-balance-row = Gli edifici piccoli stanno in una fila, cominciata con la tua carta equilibrio. Dove si incontrano due metà dello stesso colore raggiungi un equilibrio e ne prendi il bonus.
lesson-sabika-balance-go = Manda un architetto a costruire.
lesson-sabika-balance-go-wrong = I materiali li hai già: costruisci.
lesson-sabika-balance-card = Scegli la carta 2, il giardino: il materiale indicato è il legno; è ocra a sinistra e verde a destra.
lesson-sabika-balance-card-wrong = Qui vogliamo la carta 2: la sua metà ocra fa un equilibrio.
lesson-sabika-balance-use = Di nuovo fino a tre materiali diversi, con gli stessi PV. Usali tutti e tre.
lesson-sabika-balance-lay = La metà destra della tua carta equilibrio vale ogni colore, quindi la metà ocra va bene. Colloca la carta a destra.
lesson-sabika-balance-lay-wrong = A sinistra il verde incontrerebbe l’ocra: nessun equilibrio, nessun bonus. Collocala a destra.
lesson-sabika-balance-bonus = Un equilibrio ocra! Prendi quattro dinari o tasse, in qualsiasi combinazione.

## Magazzini

lesson-sabika-storehouses-title = Magazzini
lesson-sabika-storehouses-tokens = Questi gettoni ampliano i tuoi magazzini: più casse, subito un bonus, e 1 PV per il primo, 2 PV per il secondo gettone su un magazzino.
lesson-sabika-storehouses-go = Manda un architetto a un magazzino.
lesson-sabika-storehouses-go-wrong = I magazzini sono a sinistra e a destra sulla ruota.
lesson-sabika-storehouses-expand = Scegli uno dei gettoni accanto alla tua casella, e il magazzino dove metterlo.
lesson-sabika-storehouses-activate = Più avanti lì puoi anche attivare un magazzino invece di ampliarlo: prendi di nuovo il bonus del suo ultimo gettone.

## Esportazione

lesson-sabika-export-title = Esportazione
lesson-sabika-export-ships = Le tue nove navi aspettano a Granada. Un’esportazione ne manda una in una città: paghi la via, prendi il sigillo se c’è ancora, ed esporti una o due merci.
lesson-sabika-export-go = Manda il mercante a esportare, sulla casella indicata.
lesson-sabika-export-go-wrong = Hai due merci: esportale, sulla casella indicata.
lesson-sabika-export-city = Fès è vicina, a 1 dinaro, e richiede una delle tue merci. Manda una nave a Fès.
lesson-sabika-export-city-wrong = Fès paga meglio ciò che hai, e la via è la meno cara.
lesson-sabika-export-deliver = Ogni merce dà 1 PV e 1 tassa, una richiesta 1 PV e 1 tassa in più. Esportale tutte e due.
lesson-sabika-export-bonus = Poi la città dà il suo bonus. Prendilo. Le tasse che hai guadagnato ti aiutano quando il sultano chiede le sue.
lesson-sabika-export-bonus-wrong = Il bonus è gratis. Prendilo.

## Consolidamento

lesson-sabika-consolidation-title = Consolidare e produrre
lesson-sabika-consolidation-halves = Hai navi a Fès e a Tunisi, nella metà sinistra. Consolidando, una nave passa a destra: una città blu dà allora una rendita ogni round, una rossa subito la sua azione.
lesson-sabika-consolidation-go = Manda il mercante a consolidare, sulla casella indicata.
lesson-sabika-consolidation-go-wrong = Senza merci non puoi esportare. Consolida, sulla casella indicata.
lesson-sabika-consolidation-choose = Fès è blu: consolidala, e la sua rendita arriva alla fine di ogni round, anche di questo.
lesson-sabika-consolidation-production = La terza casella del mercante è la produzione: il bonus di una città con una tua nave, e fino a due materie prime diventano merci.

## Poesie

lesson-sabika-poems-title = Poesie
lesson-sabika-poems-colours = La poetessa incide poesie. Una breve si incide in blu o in rosso: una blu agisce fino alla fine della partita, una rossa una volta, subito.
lesson-sabika-poems-costs = La prima blu costa 1 dinaro, la prima rossa 2, una lunga 4; ogni altra del suo colore 1 in più. E aggiungi uno o due materiali, che danno PV.
lesson-sabika-poems-go = Manda la poetessa a incidere, sulla casella indicata.
lesson-sabika-poems-go-wrong = Si incide su due caselle. Stavolta vai su quella indicata.
lesson-sabika-poems-engrave = La poesia 1 in blu dà 2 dinari di rendita ogni round. All’inizio conviene: incidila in blu.
lesson-sabika-poems-engrave-wrong = Leggi la poesia: in blu paga ogni volta, e la partita è appena cominciata.
lesson-sabika-poems-use = Aggiungi gesso e legno: 1 e 2 PV.
lesson-sabika-poems-others = Sulla ruota la poetessa può fare altre due cose: l’artigianato dà 3 dinari, e 1 in più ogni due tue poesie; la riattivazione fa agire di nuovo una tua poesia rossa.
lesson-sabika-poems-long = Le poesie lunghe danno punti solo alla fine. Ne puoi avere due.

## Fine del round

lesson-sabika-round-title = Desideri e tasse
lesson-sabika-round-last = Solo la tua poetessa è ancora in piedi: dopo questo turno il round finisce. Poi vengono la rendita, i desideri del sultano e le sue tasse.
lesson-sabika-round-wishes = Alla fine dei round 1, 3 e 5 un desiderio arriva sulla torre, e tutti i desideri sulla torre danno punti a tutti.
lesson-sabika-round-rest = Invece di lavorare, un lavoratore può riposare: 3 dinari, ma 1 PV in meno. È per chi non ha niente di meglio da fare.
lesson-sabika-round-craft = Non hai dinari, e le tasse stanno per arrivare. Manda la poetessa all’artigianato: dà 3 dinari, e 1 in più ogni due tue poesie.
lesson-sabika-round-craft-wrong = L’artigianato dà 3 dinari per le tasse e non costa PV.
lesson-sabika-round-pay = È ora di pagare la tassa. Ognuna si paga con un passo indietro sul tracciato delle tasse, 2 dinari, un sigillo o 1 PV. Paga senza perdere PV.
lesson-sabika-round-pay-wrong = Si gioca per i PV. Usa i tuoi passi sul tracciato delle tasse, e dinari per il resto.
lesson-sabika-round-after = Poi tutti i lavoratori si rialzano dove sono, il tabellone si riempie, e chi è in testa sul tracciato delle tasse nomina il primo giocatore.

## La fine

lesson-sabika-scoring-title = Il punteggio finale
lesson-sabika-scoring-end = Nel quinto e ultimo round hai ancora due lavoratori in piedi. Poi, dopo rendita, desideri e tasse, danno punti le poesie lunghe e la carta commercio.
lesson-sabika-scoring-left = Conta anche ciò che avanza: 1 PV per ogni sigillo, merce, marmo e piastrella, e per ogni due dinari. Gesso, legno, materie prime e tasse non valgono nulla.
lesson-sabika-scoring-again = Due tue poesie rosse hanno già agito. Manda la poetessa a riattivarne una, sulla casella indicata.
lesson-sabika-scoring-again-wrong = Una poesia rossa può agire di nuovo per te: manda la poetessa sulla casella indicata.
lesson-sabika-scoring-poem = La poesia 12 dà di nuovo una piastrella e 2 PV, e una piastrella che avanza vale 1 PV. Sceglila.
lesson-sabika-scoring-poem-wrong = Alla fine il legno non vale nulla. La poesia 12 dà di più: una piastrella e 2 PV.
lesson-sabika-scoring-rest = Fai riposare l’architetto: i 3 dinari aiutano con l’ultima tassa, che è 6.
lesson-sabika-scoring-rest-wrong = Gesso e legno ora non valgono più nulla. Riposa.
lesson-sabika-scoring-pay = Paga la tassa come vuoi. Due dinari alla fine valgono 1 PV.
lesson-sabika-scoring-sum = Questa era una partita intera. Vince chi ha più PV.

## Una partita breve

lesson-sabika-game-title = Una partita breve
lesson-sabika-game-look = Sai che cosa fa ogni casella. È il quinto e ultimo round, contro un giardiniere, che non pensa molto avanti.
lesson-sabika-game-play = Gioca il round fino in fondo. Il consiglio mostra che cosa farebbe chi gioca bene, e puoi annullare una scelta.

## Eventi

lesson-sabika-events-title = Eventi
lesson-sabika-events-three = Nel gioco avanzato arrivano tre eventi, uno dopo l’altro. Quello attivo vale per tutti. Ora comprare costa 1 dinaro in meno, e vendere ne porta 1 in più.
lesson-sabika-events-go = Un buon momento per un mercato. Mandaci un architetto.
lesson-sabika-events-go-wrong = Finché dura questo evento, il mercato conviene.
lesson-sabika-events-buy = Ora un marmo costa solo 1 dinaro. Comprane uno.
lesson-sabika-events-buy-wrong = Il gesso costa poco sempre. Compra il marmo.
lesson-sabika-events-again = E scambialo con una piastrella.
lesson-sabika-events-again-wrong = Ti resta un’operazione, e lo scambio è gratis.
lesson-sabika-events-next = Il prossimo evento è già scoperto: tienine conto. Gli eventi cambiano alla fine dei round 2 e 4.

## Yusuf

lesson-sabika-yusuf-title = In solitario contro Yusuf
lesson-sabika-yusuf-who = In solitario giochi contro Yusuf. Non ha risorse e non paga nulla: le carte decidono che cosa fanno i suoi lavoratori.
lesson-sabika-yusuf-rest = Fai riposare la poetessa, e guarda che cosa fa Yusuf dopo di te.
lesson-sabika-yusuf-rest-wrong = La poetessa è quella che ora ti serve meno. Falla riposare.
lesson-sabika-yusuf-watch = Qui vedi la sua carta e ogni sua azione. I suoi lavoratori ti costano un dinaro come quelli di chiunque.
lesson-sabika-yusuf-points = Fa punti con desideri, poesie e carta commercio come te. Supera i suoi PV.
