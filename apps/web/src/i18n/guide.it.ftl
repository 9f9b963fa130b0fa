## La prima partita guidata

guide-label = La guida
guide-name = La tua prima partita
guide-of = { $number } di { $count }
guide-do = Fai così
guide-how-touch = Tocca
guide-how-mouse = Clicca
guide-click = { $how } { $name }.
guide-click-two = { $how } { $name }, poi { $target }.
guide-click-then = { $how } { $name }, poi premi “{ $button }”.
guide-click-same = { $how } { $name } nella tua mano, poi { $name } sul tavolo.
guide-click-ring = { $how } la carta { $name } con la cornice.
guide-click-place = { $how } { $name }, poi il posto { $place }.
guide-click-all = { $how } { $cards }.
guide-press = Premi “{ $button }”.
guide-show = Fammi vedere
guide-back = Annulla
guide-hide = Nascondi
guide-open = Guida
guide-leave = Esci
guide-enough = Ho visto tutto: una vera partita
guide-free = Puoi fare anche qualsiasi altra cosa che si illumina. La guida riparte da lì.

guide-vs-idea-hand = L'inizio
guide-vs-idea-resource = Risorse
guide-vs-idea-recruit = Reclutare
guide-vs-idea-rows = Le file
guide-vs-idea-attack = Attaccare
guide-vs-idea-strike = Il colpo
guide-vs-idea-defend = Difendersi
guide-vs-idea-power = Poteri
guide-vs-idea-win = Vincere

guide-vs-first-title = Chi comincia?
guide-vs-first = Tu e il computer guidate ciascuno una squadra di eroi. Vince chi mette KO il personaggio principale dell’altro. La sorte lascia decidere a te chi comincia; chi comincia può attaccare per primo.
guide-vs-place-title = { $name } è il tuo personaggio principale.
guide-vs-place = Il numero rosso è il suo ATK, con cui colpisce; quello blu la sua DEF, con cui resiste. Se va KO, hai perso. In prima fila può combattere; in retrovia, dietro agli altri, è protetto.
guide-vs-hand-title = Sette carte per cominciare.
guide-vs-hand = Il numero nell’angolo in alto è il costo di un personaggio. Si comincia con un punto a turno: una buona mano ne ha qualcuno da 1 o da 2. Puoi cambiarla una volta. Che cosa dicono i segni e le parole di una carta: puntala e premi Z, o tienila premuta su uno schermo tattile.
guide-vs-resource-title = Una risorsa ogni turno.
guide-vs-resource = Una carta della mano può andare nella fila delle risorse. Ogni risorsa dà un punto di reclutamento a turno. I luoghi stanno scoperti: più avanti pagano i poteri.
guide-vs-resource-again = Una risorsa in più, un punto in più ogni turno.
guide-vs-resourceNone-title = Stavolta nessuna risorsa.
guide-vs-resourceNone = Non sei obbligato. Queste carte valgono di più in mano.
guide-vs-recruit-title = Recluta { $name }.
guide-vs-recruit = Hai { $points ->
    [one] un punto
   *[other] { $points } punti
 }, quante le risorse. Un personaggio costa il numero nell’angolo, e i punti non spesi si perdono. Chi arriva può attaccare subito.
guide-vs-recruit-again = { $points ->
    [one] Un punto
   *[other] { $points } punti
 } da spendere. Quel che resta si perde.
guide-vs-recruitNone-title = Niente altro da reclutare.
guide-vs-recruitNone = { $points ->
    [one] Resta un punto, e qui nulla costa così poco.
   *[other] Restano { $points } punti, e nulla di meglio ci sta.
 } Vai avanti.
guide-vs-move-title = Prima fila o retrovia?
guide-vs-move = Chi sta in prima fila protegge la retrovia. Dalla retrovia attacca solo chi ha Distanza. Prima dello scontro puoi spostare chiunque.
guide-vs-move-again = Un posto migliore prima dello scontro.
guide-vs-stay-title = Stanno bene così.
guide-vs-stay = La prima fila protegge la retrovia: nessuno lì dietro può essere attaccato finché davanti c’è qualcuno scoperto. Lasciali così.
guide-vs-stay-again = Nessuno deve spostarsi.
guide-vs-attack-title = { $name } contro { $target }.
guide-vs-attack = Se l’ATK raggiunge la DEF, il difensore è stordito: si gira coperto e prende una ferita. Con tante ferite quanta salute è fuori. Qui sono { $atk } contro { $def }{ $reach ->
    [more] : più che sufficiente.
    [yes] : pari basta.
   *[no] ; i { $missing } che mancano possono venire da un potere o da una carta nel combattimento.
 } Chi ha attaccato resta esausto: sta di traverso, e agisce di nuovo il turno seguente.
guide-vs-attack-again = { $atk } ATK contro { $def } DEF. { $reach ->
    [more] Più che sufficiente.
    [yes] Pari basta.
   *[no] I { $missing } che mancano possono venire da un potere o da una carta nel combattimento.
 }
guide-vs-team-title = Insieme contro { $target }.
guide-vs-team = Personaggi di una stessa squadra nella stessa fila possono attaccare insieme. Il loro ATK si somma: { $total } contro DEF { $def }. Chi difende risponde a uno solo di loro.
guide-vs-team-again = Più ATK per lo stesso attacco.
guide-vs-alone-title = Basta così.
guide-vs-alone = Altri potrebbero unirsi, ma chi attacca resta esausto. Manda solo chi serve.
guide-vs-alone-again = Tieni pronti gli altri.
guide-vs-wait-title = Il tuo turno è finito.
guide-vs-wait = Non resta nessuno per un buon attacco. Non sei mai obbligato ad attaccare: anche gli esausti difendono.
guide-vs-wait-again = Non resta un buon attacco.
guide-vs-strikeEnough-title = { $total } contro { $def }. Lascia colpire.
guide-vs-strikeEnough = Entrambi possono ancora aggiungere qualcosa al combattimento. A te non serve altro: passa, e il colpo arriva. La striscia al centro dice che cosa succederebbe.
guide-vs-strikeEnough-again = È abbastanza. Passa, e il colpo arriva.
guide-vs-strikeShort-title = { $total } contro { $def } non basta.
guide-vs-strikeShort = Poteri, colpi di scena e potenziamenti potrebbero aiutare, ma ora niente di ciò che hai vale la spesa. Passa e guarda.
guide-vs-strikeShort-again = Non ci arriva. Passa.
guide-vs-strikeBack-title = Scegli chi colpire.
guide-vs-strikeBack = Più attaccanti, un solo contraccolpo: chi difende sceglie contro chi. Prendine uno di cui raggiungi la DEF.
guide-vs-strikeBack-again = Uno di loro riceve il colpo.
guide-vs-defendHolds-title = Ti attaccano, e resisti.
guide-vs-defendHolds = { $total } contro { $def }: il tuo personaggio resta in piedi e colpisce a sua volta. Non serve altro: passa.
guide-vs-defendHolds-again = { $total } contro { $def }: resisti.
guide-vs-defendFalls-title = Ti attaccano: { $total } contro { $def }.
guide-vs-defendFalls = Chi difende verrà stordito: coperto, con una ferita in più. Con tante ferite quanta salute va KO; altrimenti si riprende all’inizio del tuo turno. Passa.
guide-vs-defendFalls-again = { $total } contro { $def }: verrà stordito. Si riprende all’inizio del tuo turno, se non era l’ultima ferita.
guide-vs-superPower-title = { $name } ha un potere per questo.
guide-vs-superPower = Un superpotere costa simboli. Pagano i luoghi con lo stesso simbolo: quelli scoperti nella tua fila si girano, altri si scartano dalla mano.
guide-vs-superPower-again = Ora vale il suo prezzo.
guide-vs-pay-title = Qualcuno deve pagare.
guide-vs-pay = Un luogo che paga si gira coperto e ci resta. Dalla mano viene scartato.
guide-vs-pay-again = Scegli il luogo che paga.
guide-vs-plotTwist-title = Un colpo di scena dalla mano.
guide-vs-plotTwist = Un colpo di scena non costa nulla, vale una volta e poi non c’è più. La prima parola della carta dice quando: Principale nel tuo turno, Combattimento durante un attacco.
guide-vs-plotTwist-again = È il momento giusto.
guide-vs-powerUp-title = Potenzia { $target }.
guide-vs-powerUp = Scarta una carta con il nome di un tuo personaggio e quel personaggio riceve +1/+1, finché non viene stordito.
guide-vs-powerUp-again = Lo stesso nome, +1/+1.
guide-vs-version-title = { $name } sale di livello.
guide-vs-version = Con abbastanza esperienza un personaggio principale diventa più forte. Le ferite gli restano. Se ci sono più carte di quel livello, ne scegli una: leggi che cosa sa fare ognuna.
guide-vs-version-again = Scegli una di queste carte.
guide-vs-choose-title = Una carta ti chiede qualcosa.
guide-vs-choose = La riga sopra la mano dice che cosa. Si può scegliere ciò che si illumina.
guide-vs-choose-again = Rispondi alla carta.

guide-vs-won-title = Hai vinto.
guide-vs-won = Il loro personaggio principale aveva tante ferite quanta salute. Il gioco è tutto qui: costruire, reclutare, disporre, colpire.
guide-vs-lost-title = Questa va al computer.
guide-vs-lost = Il tuo personaggio principale è andato KO. Tienigli altri davanti, e attacca in più chi è troppo forte per uno solo. La stessa mano si può rigiocare.

guide-arena-idea-squad = Squadre
guide-arena-idea-replace = Sostituzione
guide-arena-idea-power = Punti Potere
guide-arena-idea-ability = Abilità
guide-arena-idea-challenge = Sfide
guide-arena-idea-boost = Boost
guide-arena-idea-superHit = Super Colpo
guide-arena-idea-checkPoint = Check Point
guide-arena-idea-win = Vincere

guide-arena-squad-title = Tre davanti, due in riserva.
guide-arena-squad = Si vince con i Punti Missione: uno per ogni personaggio sconfitto, diversi per ogni Missione. Su una carta la spada è l’Attacco, lo scudo la Difesa, gli strati la Resistenza. Tre personaggi Attivi combattono, due aspettano in Riserva, tutti con nomi diversi. Davanti chi attacca forte.
guide-arena-stepUp-title = Riempi il posto vuoto.
guide-arena-stepUp = Un posto Attivo vuoto va riempito: prima dalla Riserva, poi dalla mano. Poi si riempie anche la Riserva. I Punti Potere restano dove sono.
guide-arena-stepUp-again = Qualcuno deve farsi avanti.
guide-arena-exchange-title = { $in } al posto di { $out }.
guide-arena-exchange = Tocca a te attaccare. Una volta a turno un personaggio Attivo e uno di Riserva possono scambiarsi. { $isStronger ->
    [yes] { $in } ha Attacco { $inAttack }, { $out } { $outAttack }.
   *[no] { $out } ha più Attacco, ma qui { $in } può fare di più: guarda la sua abilità e che cosa raggiunge.
 } I Punti Potere restano al loro posto.
guide-arena-exchange-again = { $isStronger ->
    [yes] Il tuo attacco si rafforza: { $in } ha Attacco { $inAttack }, { $out } { $outAttack }.
   *[no] { $in } può fare di più in questo attacco: la sua abilità, o ciò che raggiunge.
 }
guide-arena-relieve-title = { $in } al posto di { $out }.
guide-arena-relieve = Ogni turno si rivela la prima carta del tuo mazzo. Il tuo personaggio con quel nome è chiamato al dovere, con un lucchetto: in questo turno non può sfidare. { $isCalled ->
    [yes] Perciò { $out } va in Riserva, e combatte { $in }.
   *[no] Qui nell’attacco { $in } può fare più di { $out }.
 }
guide-arena-relieve-again = { $isCalled ->
    [yes] { $out } è al dovere e non può sfidare. { $in } sì.
   *[no] Nell’attacco { $in } può fare più di { $out }.
 }
guide-arena-keepSquad-title = La Squadra va bene così.
guide-arena-keepSquad = Potresti scambiare una volta un personaggio Attivo con uno di Riserva. Non serve.
guide-arena-keepSquad-again = Nessuno scambio.
guide-arena-power-title = Tre Punti Potere a turno.
guide-arena-power = Le prime tre carte del mazzo vanno coperte sotto i tuoi personaggi, come monete. Chi non ne ha cade appena la sua Difesa è raggiunta; ognuna lo salva una volta. Pagano anche le abilità e permettono i Boost. Perciò davanti nessuno dovrebbe restare senza.
guide-arena-power-again = { $why ->
    [feedsAbility] Prima { $name }: questi pagano la sua abilità.
    [feedsBoost] Prima { $name }: ognuno ti lascia aggiungere al suo Attacco una carta da 100.
   *[other] Prima { $name }: senza un Punto Potere cade appena la sua Difesa è raggiunta.
 }
guide-arena-ability-title = { $name } ha un’abilità.
guide-arena-ability = La riga sulla carta dice che cosa fa e quanto costa. I Punti Potere che hanno pagato stanno di lato: proteggono ancora, e si scartano quando comincia il tuo prossimo turno. Ogni personaggio usa la sua abilità una volta a turno. Che cosa dicono i segni e le parole di una carta: puntala e premi Z, o tienila premuta su uno schermo tattile.
guide-arena-ability-again = Ora vale il suo prezzo.
guide-arena-abilityNone-title = Risparmia i Punti Potere.
guide-arena-abilityNone = I Punti Potere che pagano se ne vanno al prossimo turno, e chi non ne ha cade appena la sua Difesa è raggiunta. Ora nessuna abilità rende abbastanza.
guide-arena-abilityNone-again = Ora nessuna abilità vale il suo prezzo.
guide-arena-answer-title = Il rivale ti sfida.
guide-arena-answer = Il rivale ha detto chi sfida chi. { $name } può ancora usare un’abilità: qui conviene, prima che si combatta la prima sfida.
guide-arena-answer-again = Puoi rispondere con un’abilità.
guide-arena-recycle-title = Riprendi una carta.
guide-arena-recycle = Una carta dei tuoi scarti torna in mano. Questa vale di più: è forte, o ha il nome di qualcuno in gioco per un Super Colpo o un Punto Ferita.
guide-arena-recycle-again = Torna la carta che ti vale di più.
guide-arena-challenge-title = { $name } contro { $target }.
guide-arena-challenge = Attacco { $atk } contro Difesa { $def }{ $isBrute ->
    [yes] {" "}(la Forza Bruta la porta a 0)
   *[no] { "" }
 }. Sotto non succede nulla. Da lì in su il bersaglio perde un Punto Potere; se non ne ha, è sconfitto. Da { $sum } in su, Difesa e Resistenza ({ $res }) insieme, è sconfitto subito. È un Punto Missione. { $hasMission ->
    [yes] E una sconfitta in questo turno completa la tua Missione { $mission }: la bandiera dice quanti punti.
   *[no] { "" }
 }
guide-arena-challenge-again = Attacco { $atk } contro Difesa { $def }, { $sum } con la Resistenza. { $points ->
    [0] Il bersaglio non ha Punti Potere: basta raggiungere la Difesa.
   *[other] { "" }
 } { $reach ->
    [yes] { "" }
   *[no] Quel che manca può venire dai Boost, 100 per ogni carta.
 }
guide-arena-nemesis-title = { $target } è la Nemesi di { $name }.
guide-arena-nemesis = La carta di { $name } nomina { $target } come sua Nemesi. Chi sconfigge una Nemesi vince subito la partita, qualunque siano i punti. Attacco { $atk } contro Difesa { $def }, { $sum } con la Resistenza.
guide-arena-nemesis-again = Sconfiggi la Nemesi, e la partita è vinta.
guide-arena-challengeNone-title = Nessun’altra sfida.
guide-arena-challengeNone = Ogni personaggio Attivo può sfidare una volta, ed essere sfidato una volta. Ciò che resta non ti aiuterebbe.
guide-arena-challengeNone-again = Ciò che resta non ti aiuterebbe.
guide-arena-order-title = Quale sfida per prima?
guide-arena-order = Scegli tu l’ordine. Prima quella sicura: poi sai a che cosa servono le tue carte. Se fallisce, un’altra può ancora completare la Missione.
guide-arena-order-again = Prima la più sicura; tieni le carte per quella che ne ha bisogno.
guide-arena-boost-title = Un Boost all’Attacco.
guide-arena-boost = Ogni carta che scarti adesso aggiunge 100 all’Attacco, qualunque sia; tante quanti i Punti Potere dello sfidante. Il rivale può rispondere con 50 per ogni carta, ed entrambi con un Super Colpo. Perciò raggiungi il numero seguente con un margine, o tieni le carte.
guide-arena-boost-again = 100 per ogni carta, se raggiunge una soglia.
guide-arena-boostNone-title = Qui nessun Boost.
guide-arena-boostNone = Le carte potrebbero aggiungere 100 ciascuna, tante quanti i Punti Potere dello sfidante. Qui non raggiungerebbero altro, o non servono. Tienile per una sfida incerta.
guide-arena-boostNone-again = Basta così, o è fuori portata. Tieni le carte.
guide-arena-boostDefence-title = Difendi con le carte.
guide-arena-boostDefence = Il rivale attacca. Ogni carta che scarti aggiunge 50 alla Difesa, tante quanti i Punti Potere del bersaglio. Fallo dove salva qualcuno, o nega al rivale la Missione.
guide-arena-boostDefence-again = 50 per ogni carta, e bastano a resistere.
guide-arena-boostDefenceNone-title = Tieni le carte.
guide-arena-boostDefenceNone = Potresti scartare carte per difendere, 50 ciascuna. Qui non basterebbero, o ciò che salvano vale meno delle carte.
guide-arena-boostDefenceNone-again = Non basterebbero, o valgono di più in mano.
guide-arena-superHit-title = Super Colpo.
guide-arena-superHit = Una carta con il nome del personaggio nella sfida aggiunge 200 al suo Attacco. Una sola volta a turno, senza Punti Potere. Usala dove trasforma una sfida in una sconfitta.
guide-arena-superHit-again = Lo stesso nome: altri 200 di Attacco, e la sfida è decisa.
guide-arena-superHitNone-title = Tieni il Super Colpo.
guide-arena-superHitNone = Hai una carta con il nome giusto: aggiungerebbe 200 all’Attacco, una volta a turno. Qui non serve, o serve di più in un’altra sfida.
guide-arena-superHitNone-again = Qui non serve, o serve di più altrove.
guide-arena-superHitDefence-title = Il Super Colpo difende anche.
guide-arena-superHitDefence = Una carta con il nome del personaggio attaccato aggiunge 200 alla sua Difesa, una volta a turno. Qui salva qualcuno.
guide-arena-superHitDefence-again = Lo stesso nome: altri 200 di Difesa, e resiste.
guide-arena-superHitKept-title = Tieni il Super Colpo.
guide-arena-superHitKept = Una carta con il nome giusto aggiungerebbe 200 alla Difesa. Ma vale una volta a turno e la carta se ne va: si tiene per chi ne ha più bisogno.
guide-arena-superHitKept-again = Una volta a turno: si tiene per chi ne ha più bisogno.
guide-arena-hitPoint-title = Un Punto Ferita.
guide-arena-hitPoint = Una carta con il nome di un personaggio in gioco può essergli messa sopra. Potrà essere sconfitto una volta di più, e valgono i numeri della carta nuova. Vanno bene le carte che hai in più copie.
guide-arena-hitPoint-again = Ancora lo stesso nome: un Punto Ferita.
guide-arena-raise-title = Quale carta in cima?
guide-arena-raise = Un personaggio con più Punti Ferita è una pila di carte. Quella in cima dà i numeri e l’abilità, e puoi portarne su un’altra.
guide-arena-raise-again = In cima serve di più un’altra carta della pila.
guide-arena-assemble-title = Si riunisce un Team.
guide-arena-assemble = Tutti i membri sono nelle tue Squadre o in mano. Diventano un solo personaggio forte, con tutte le loro carte sotto come Punti Potere; ma si può sconfiggere come ogni altro.
guide-arena-guard-title = { $in } al posto di { $out }.
guide-arena-guard = Adesso attacca il rivale. Fino al tuo prossimo turno davanti serve chi resiste. { $isHarder ->
    [yes] { $in } ha Difesa { $inDefence }, { $out } { $outDefence }.
   *[no] { $in } lì è la perdita minore, o ha dietro i Punti Potere.
 } Prima del tuo attacco puoi scambiare di nuovo.
guide-arena-guard-again = Poi attacca il rivale. { $isHarder ->
    [yes] { $in } ha Difesa { $inDefence }, { $out } { $outDefence }.
   *[no] { $in } lì è la perdita minore.
 } Prima del tuo attacco puoi scambiare di nuovo.
guide-arena-assemble-again = Il Team può entrare in gioco.
guide-arena-reserve-title = { $name } in Riserva.
guide-arena-reserve = Alla fine del turno puoi sostituire un personaggio di Riserva con una carta della mano; quello di prima torna in mano. Qui { $name } serve più di { $target }.
guide-arena-reserve-again = Lì { $name } serve più di { $target }, che torna in mano.
guide-arena-checkPointNone-title = Finisci il turno.
guide-arena-checkPointNone = Qui si fanno Punti Ferita, Team e scambi. Una carta Team aspetta in mano finché tutti i membri, che essa elenca, sono nelle tue Squadre o in mano. Ciò che resta ora aiuterebbe meno delle carte in mano.
guide-arena-checkPointNone-again = Ciò che resta vale di più in mano.
guide-arena-lose-title = Quale carta si perde?
guide-arena-lose = Un personaggio sconfitto con più Punti Ferita perde una carta della pila e resta. Scegli tu quale.
guide-arena-lose-again = Scegli la carta che se ne va.
guide-arena-mission-title = Le tue Missioni.
guide-arena-mission = Ogni turno si attiva la tua prima Missione. Sconfiggi in quel turno un personaggio Attivo avversario e ti dà i suoi Punti Missione.
guide-arena-mission-again = Scegli la Missione.
guide-arena-choose-title = Scegli.
guide-arena-choose = La riga sopra la mano dice che cosa si chiede. Si può scegliere ciò che si illumina.
guide-arena-choose-again = Scegli ciò che si illumina.

guide-arena-won-title = Hai vinto.
guide-arena-won = Avevi più Punti Missione alla fine; oppure è caduta una Nemesi, nominata sulla carta di chi l’ha abbattuta, e la partita è finita subito. Il gioco è tutto qui.
guide-arena-lost-title = Questa va al computer.
guide-arena-lost = Qui vincono tre cose: completare la Missione a ogni turno (basta un personaggio Attivo sconfitto), dare un Punto Potere a chi sta davanti, e tenere carte per una sfida incerta. La stessa mano si può rigiocare.

guide-after-theirsStunned = { $name }: stordimento: carta coperta fino alla prossima ripresa.
guide-after-mineStunned = { $name }: stordimento e una ferita in più. Si riprende all’inizio del tuo turno.
guide-after-koed = { $name } è KO.
guide-after-leveled = { $name } sale di livello.
guide-after-gainedXp = { $name } guadagna esperienza. Quando basta, arriva il livello seguente.
guide-after-held = { $atk } non raggiunge { $def }. Nessuno cade.
guide-after-froze = { $name }: congelamento. È esausto, e nel suo prossimo turno non torna pronto.
guide-after-defeated = { $name }: sconfitta, e un Punto Missione per te.
guide-after-mineLost = { $name }: sconfitta, lascia il gioco.
guide-after-missionDone = Missione completata: { $count ->
    [one] un punto
   *[other] { $count } punti
 }, e la carta { $name } viene in mano.
guide-after-called = { $name } al dovere: il tuo personaggio con quel nome in questo turno non può sfidare.
guide-after-missionOn = La tua Missione di questo turno è { $name }. Sconfiggi un personaggio Attivo e i suoi punti sono tuoi; altrimenti è persa.
guide-after-theirMission = Il rivale completa una Missione: { $count ->
    [one] un punto
   *[other] { $count } punti
 }. Gli è bastato un personaggio Attivo sconfitto.
guide-after-theirMissionFailed = Hai resistito: il rivale perde la Missione { $name }.
guide-after-theirTeam = Il rivale forma il Team { $name }: più personaggi sono diventati uno solo, più forte.
guide-after-missionFailed = La Missione è persa: in questo turno nessun personaggio Attivo è stato sconfitto.
guide-missed = Non incontrati stavolta: { $ideas }. Li mostrano le lezioni.
guide-next = E adesso
guide-next-play = Gioca una vera partita
guide-next-learn = Continua a imparare
guide-again = La stessa mano ancora

tip-title = Un’occasione sfumata
tip-words = Si poteva fare così: { $move }
tip-back = Torna indietro
tip-on = Avanti
tip-off = Niente più consigli
