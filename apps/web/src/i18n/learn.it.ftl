## Learn: lessons, puzzles, scenes

learn-lead = Lezioni brevi a un vero tavolo, rompicapi da vincere in un turno, e ogni posizione che porti tu.
learn-first = La tua prima partita
learn-first-lead = Una partita intera con una guida: dai dieci ai quindici minuti, una cosa alla volta, e puoi fare tutto.
learn-first-go = Giocala
learn-lessons = Lezioni
learn-puzzles = Rompicapi
learn-puzzles-lead = Vinci prima che il turno finisca, qualunque cosa risponda il rivale.
learn-difficulty = Difficoltà { $difficulty } su 5
learn-done = Fatta
learn-solved = Risolto
learn-scenes = Scene
learn-scenes-lead = Un file di scena descrive una posizione. Aprilo e continua da lì.
learn-scene-first = Apri contro il computer
learn-scene-all = Apri con persone a ogni posto
learn-scene-editor = Componi una tua posizione
learn-scene-trouble = Questo file non si può aprire:

coach-label = Guida
coach-at = { $beat } di { $count }
coach-next = Avanti
coach-rules = Le regole:
coach-back = Torna indietro
coach-other = Si può fare, ma non è ciò di cui parla questo passo. Torna indietro, o vedi se ci arrivi lo stesso.
coach-gone = Il turno è passato senza. Torna indietro e riprova.
coach-next-lesson = Prossima: { $title }
coach-again = Ricomincia
coach-leave = Esci
coach-done = Fatto, altre lezioni
puzzle-task = Vinci in questo turno.
puzzle-hint = Un indizio
puzzle-solved = Risolto!
puzzle-missed = Il turno è finito e la partita non è vinta. Prova un'altra strada.
puzzle-more = Altri rompicapi

puzzle-number = Rompicapo { $number }
puzzle-shown = Era un modo. Ora prova tu.
puzzle-gone = Da qui non si può più vincere in questo turno.
puzzle-back = Annulla la mossa
puzzle-solution = Gioca la soluzione
puzzle-next = Il prossimo
puzzle-hint-more = Ancora un aiuto
puzzle-hint-card = Comincia con { $name }.
puzzle-hint-team = Insieme raggiungono ciò che nessuno raggiunge da solo.
puzzle-hint-overRow = Qualcuno non deve fermarsi alla prima fila.
puzzle-hint-level = L’esperienza conta: un nuovo livello arriva in tempo.
puzzle-hint-trick = In mano hai un colpo di scena per questo.
puzzle-hint-power = Un superpotere sposta l’equilibrio.
puzzle-hint-powerUp = Una carta con il nome giusto rende qualcuno più forte.
puzzle-hint-chain = Un attacco non basta. Attenzione all’ordine.
puzzle-hint-single = Decide un solo colpo. Di chi?
puzzle-hint-nemesis = Uno dei tuoi ha una Nemesi dall’altra parte.
puzzle-hint-missions = Conta i punti di quest’ultimo turno.
puzzle-hint-boost = Le carte della mano raggiungono la soglia.
puzzle-hint-superHit = Hai in mano una carta con il nome giusto.
puzzle-hint-ability = Prima viene un’abilità.
puzzle-hint-group = In due si può sfidare come uno.
puzzle-hint-teamCard = Un Team può riunirsi.
puzzle-theme-team = Attacchi di squadra
puzzle-theme-overRow = Oltre la fila
puzzle-theme-level = Salire di livello
puzzle-theme-trick = Letale con un trucco
puzzle-theme-power = Superpoteri
puzzle-theme-powerUp = Potenziamenti
puzzle-theme-chain = Più attacchi
puzzle-theme-single = Un colpo solo
puzzle-theme-nemesis = Nemesi
puzzle-theme-missions = L’ultimo turno
puzzle-theme-boost = Boost
puzzle-theme-superHit = Super Colpi
puzzle-theme-ability = Abilità
puzzle-theme-group = Sfide di gruppo
puzzle-theme-teamCard = Team
daily-title = Il rompicapo del giorno
daily-streak = { $streak ->
    [0] Risolvilo e comincia una serie.
    [one] Un giorno di fila.
   *[other] { $streak } giorni di fila.
 }
daily-done = { $streak ->
    [one] Risolto oggi. Un giorno di fila.
   *[other] Risolto oggi. { $streak } giorni di fila.
 }
daily-go = Risolvilo
daily-again = Ancora una volta
mined-title = Allenati
mined-rating = Il tuo punteggio è { $rating }. Risolti { $solved } su { $count }.
mined-theme = Tema
mined-theme-any = Qualsiasi
mined-go = Il prossimo per me
learn-by-hand = Fatti a mano

gauntlet-title = Percorso
gauntlet-lead = Sette tavoli, un mazzo, due vite. Ogni avversario gioca meglio del precedente, e ogni tavolo ha una sorpresa.
gauntlet-best = Miglior percorso: { $best } su { $count }.
gauntlet-open = Al percorso
gauntlet-here = { $lives ->
    [one] Sei in cammino. Ti resta una vita.
   *[other] Sei in cammino. Ti restano { $lives } vite.
 }
gauntlet-clock = { $minutes ->
    [one] Un minuto finora.
   *[other] { $minutes } minuti finora.
 }
gauntlet-fight = Gioca il tavolo { $number }
gauntlet-share = Copia un link a questo percorso
gauntlet-copied = Copiato
gauntlet-new = Un nuovo percorso
gauntlet-linked = Il link che hai seguito porta le stesse carte del percorso di qualcun altro.
gauntlet-deck = Il tuo mazzo
gauntlet-timed = Contro il tempo
gauntlet-begin = Comincia
gauntlet-won = Battuto. Il prossimo gioca meglio.
gauntlet-lost = { $lives ->
    [one] Perso. Ti resta una vita: lo stesso tavolo ancora, con nuove carte.
   *[other] Perso. Ti restano { $lives } vite: lo stesso tavolo ancora, con nuove carte.
 }
gauntlet-over = Il percorso è finito. { $level ->
    [one] Un tavolo vinto.
   *[other] { $level } tavoli vinti.
 }
gauntlet-all = Tutti e sette battuti.
gauntlet-next = Prossimo tavolo
gauntlet-retry = Ancora una volta
gauntlet-see = Vedi il percorso
gauntlet-twist-cr21 = Con le regole compilate, 2.1
gauntlet-twist-updates = Con gli aggiornamenti alle regole moderne
gauntlet-twist-mb15 = Con il primo regolamento, del 2015
gauntlet-twist-mcu18 = Con il regolamento del 2018
gauntlet-twist-cw = Con il regolamento di Civil War
gauntlet-twist-freeForAll = Due insieme: tutti contro tutti
gauntlet-twist-twoVsTwo = Due contro due, con un computer al tuo fianco
gauntlet-twist-basic = Il gioco base, senza abilità
gauntlet-twist-level-2a = Punti deboli: due Punti Ferita in un colpo
gauntlet-twist-level-2b = Punti deboli: 500 di Attacco in più
gauntlet-twist-shared-targets = Più personaggi possono sfidare lo stesso bersaglio
gauntlet-twist-response-each = Risposte prima di ogni sfida
gauntlet-twist-lose-top = Una sconfitta toglie la carta in cima alla pila
gauntlet-twist-early-defence = Bonus Difesa e Supporto nel proprio turno

home-lesson = Lezione { $number } di { $count }.
home-lesson-go = Cominciala
learn-next = Prossima
profile-title = Tu, qui
profile-games = { $count ->
    [0] Ancora nessuna partita finita contro i computer.
    [one] Una partita finita, { $won } vinte.
   *[other] { $count } partite finite, { $won } vinte.
 }
profile-lessons = Lezioni fatte: { $done } su { $count }.
profile-puzzles = { $solved ->
    [one] Un rompicapo risolto. Punteggio { $rating }.
   *[other] { $solved } rompicapi risolti. Punteggio { $rating }.
 }
profile-streak = Rompicapo del giorno: { $streak ->
    [one] un giorno di fila
   *[other] { $streak } giorni di fila
 }, { $days } in tutto.
profile-deck = Il più giocato: { $deck }, { $games ->
    [one] una partita
   *[other] { $games } partite
 }, { $won } vinte.
profile-kept = Tutto questo resta su questo dispositivo.
profile-follow = Con una passkey ti segue sugli altri dispositivi.
profile-follows-yes = Conservato su questo dispositivo e con il tuo account; uniti l’ultima volta { $at }.
profile-follows-later = Conservato su questo dispositivo. L’account lo riceve appena il server è raggiungibile.
profile-settings = Salvalo in un file, riportalo o cancellalo nelle impostazioni.

lesson-vs-rows = File e attacchi
lesson-vs-rows-lead = Chi sta davanti, chi dietro, e che cosa fa un attacco.
lesson-vs-rows-1 = Ogni lato ha due file. Chi sta davanti protegge chi sta dietro. Il tuo Hulk è davanti, Hawkeye e il tuo personaggio principale sono dietro di lui.
lesson-vs-rows-2 = Attacca Ronan con Hulk: fai clic su Hulk, poi su Ronan. Un attacco stordisce quando il suo ATK raggiunge la DEF del difensore.
lesson-vs-rows-2-oops = Quello era Hawkeye. Si può fare, ma annulla e manda prima Hulk.
lesson-vs-rows-3 = Prima dei colpi entrambi possono agire. Non hai nulla da aggiungere: passa, e i 7 ATK di Hulk incontrano i 3 DEF di Ronan.
lesson-vs-rows-4 = Ronan è stordito e non protegge più nessuno. Hawkeye ha Distanza e può attaccare dalla retrovia: mandalo contro Loki.
lesson-vs-rows-5 = Le file decidono chi è raggiungibile. Libera la prima fila, poi colpisci dietro. È il cuore del gioco.

lesson-vs-resources = Risorse e reclutamento
lesson-vs-resources-lead = Ogni turno una risorsa, e personaggi per altrettanti punti.
lesson-vs-resources-1 = Ogni turno, prima di combattere, si costruisce. Puoi mettere una carta della mano nella fila delle risorse; ogni risorsa vale un punto per reclutare.
lesson-vs-resources-2 = Metti una carta coperta come risorsa. Hulk costa 7 e aspetterebbe a lungo: è la scelta migliore.
lesson-vs-resources-2-oops = È permesso, ma tra poco vorrai reclutarlo. Torna indietro e metti giù Hulk.
lesson-vs-resources-3 = Ora hai tre punti. Recluta Black Panther con due di essi: fai clic su di lui, poi su una fila. Passa una volta per arrivare al reclutamento, se non ci sei.
lesson-vs-resources-3-oops = Anche Ant-Man va bene; Black Panther sta ancora nei tuoi punti.
lesson-vs-resources-4 = Resta un punto, e Ant-Man costa uno. Recluta anche lui.
lesson-vs-resources-5 = I punti non spesi vanno persi. Una mano con un personaggio economico per ogni turno ne spreca pochi.

lesson-vs-powers = Luoghi e superpoteri
lesson-vs-powers-lead = I luoghi stanno scoperti e pagano i superpoteri.
lesson-vs-powers-1 = Un luogo può stare scoperto tra le tue risorse. Mostra un simbolo, e coprirlo paga quel simbolo di un superpotere.
lesson-vs-powers-2 = Hulk ha tre ferite, e Smash gli dà un segnalino +1/+1 per ciascuna. Fai clic su Hulk e usa Smash; lo paga un luogo Forza.
lesson-vs-powers-2-oops = Hulk da solo è troppo debole per quell'attacco. Annulla e usa prima Smash.
lesson-vs-powers-3 = Il luogo viene coperto e i segnalini arrivano.
lesson-vs-powers-4 = Hulk ora è 6/6. Attacca Abomination.
lesson-vs-powers-5 = Passa per lasciar cadere i colpi.
lesson-vs-powers-6 = I luoghi girati restano così finché un effetto non li scopre: spendili per ciò che decide un turno.

lesson-vs-teams = Attacchi di squadra
lesson-vs-teams-lead = Insieme si raggiunge ciò che nessuno raggiunge da solo.
lesson-vs-teams-1 = Juggernaut ha 5 DEF, e nessuno dei tuoi ha tanto ATK. Personaggi di una stessa squadra nella stessa fila possono attaccare insieme, e il loro ATK si somma.
lesson-vs-teams-2 = Fai clic su due o tre dei tuoi Avengers, poi su Juggernaut.
lesson-vs-teams-2-oops = Uno solo non può stordirlo. Annulla e scegline prima più d'uno.
lesson-vs-teams-3 = Passa. Il difensore colpisce un solo attaccante, scelto dal suo giocatore.
lesson-vs-teams-4 = Manda solo quanti bastano: chi attacca si esaurisce e manca al prossimo attacco.

lesson-vs-flight = Volo, distanza e protezione
lesson-vs-flight-lead = Come raggiungere chi sta dietro una prima fila.
lesson-vs-flight-1 = Abomination protegge Red Skull e Loki. Chi vola può attaccare oltre una prima fila, purché lì nessuno voli.
lesson-vs-flight-2 = Dr. Strange vola. Attacca Red Skull con lui.
lesson-vs-flight-2-oops = Abomination è davanti ed è duro. Annulla e volagli sopra.
lesson-vs-flight-3 = Passa, e guarda chi colpisce chi.
lesson-vs-flight-4 = Con Distanza si attacca dalla retrovia, ma non oltre una prima fila. Il Volo la supera, Stealth la attraversa.

lesson-vs-levels = Salire di livello
lesson-vs-levels-lead = I personaggi principali guadagnano esperienza e crescono.
lesson-vs-levels-1 = Il tuo personaggio principale Wolverine ha 2 dei 3 XP che gli servono. Il suo potere dice come li guadagna: stordendo un difensore mentre attacca in solitaria.
lesson-vs-levels-2 = Attacca Ronan con Wolverine, da solo.
lesson-vs-levels-3 = Passa, e il colpo porta il terzo XP.
lesson-vs-levels-4 = Con abbastanza XP diventa subito di livello 2.
lesson-vs-levels-5 = Da qui contano i numeri e i poteri della carta nuova. Restano le ferite, i segnalini +1/+1, e se era pronto o esausto.

lesson-arena-setup = Preparazione e Missioni
lesson-arena-setup-lead = Scegli chi scende in campo, e per che cosa combatti.
lesson-arena-setup-1 = Si comincia scegliendo i personaggi della Squadra attiva e della riserva. Nessuno li vede finché non sono pronti entrambi.
lesson-arena-setup-2 = Fai clic sui personaggi della mano finché le Squadre sono complete e confermate.
lesson-arena-setup-3 = Le Squadre si scoprono nello stesso momento. Ognuno mostra una carta del mazzo, e comincia chi ha l'Attacco più basso.
lesson-arena-setup-4 = Ogni turno la tua prima Missione si attiva da sola. Sconfiggi in questo turno un personaggio Attivo avversario e la completi: dà i suoi Punti Missione e va nella tua mano. Altrimenti si scarta. Anche ogni sconfitta dà 1 punto; vince chi ne ha di più.

lesson-arena-challenges = Sfide e Boost
lesson-arena-challenges-lead = Attacco contro Difesa, e carte che fanno pendere la bilancia.
lesson-arena-challenges-1 = Un Attacco che raggiunge la Difesa lascia esausto un personaggio: perde un Punto Potere. Uno che raggiunge Difesa e Resistenza insieme lo sconfigge.
lesson-arena-challenges-2 = Sfida con Thor: fai clic su di lui, poi sul bersaglio. Passa quando non vuoi altre sfide.
lesson-arena-challenges-3 = Ora i Boost: ogni carta che scarti aggiunge 100 all'Attacco, qualunque carta sia. Puoi scartarne quante sono i Punti Potere di Thor. Scartane una per lui.
lesson-arena-challenges-4 = Contano solo i totali: un Boost che non raggiunge una soglia è sprecato, e così uno che va oltre.

lesson-arena-power = Punti Potere e abilità
lesson-arena-power-lead = I Punti Potere tengono in piedi i personaggi e pagano ciò che sanno fare.
lesson-arena-power-1 = Nella fase di potenziamento tre carte del mazzo vanno coperte sotto i tuoi personaggi, Attivi o di Riserva, come vuoi. Ognuna è un Punto Potere.
lesson-arena-power-2 = Dai Punti Potere ai tuoi personaggi. L'abilità di Hulk ne costa: nutri lui.
lesson-arena-power-3 = Vai alle abilità speciali e attivane una. I Punti Potere che costa si girano di lato: sono impegnati, e al tuo prossimo Raffreddamento si scartano.
lesson-arena-power-4 = Un personaggio senza Punti Potere cade appena un Attacco raggiunge la sua Difesa. Spendi, ma non tutto.

lesson-arena-check-point = Check Point e Team
lesson-arena-check-point-lead = A fine turno le Squadre cambiano, crescono e si riuniscono.
lesson-arena-check-point-1 = Al Check Point puoi rafforzare la Squadra. Una carta col nome di un personaggio in gioco può andare sopra di lui come Punto Ferita; da lì contano i suoi valori.
lesson-arena-check-point-2 = Aggiungi un Punto Ferita a Thor con una carta del suo nome.
lesson-arena-check-point-3 = Qui si può anche riunire un Team, se ogni suo membro è in una tua Squadra o nella tua mano. Tutte le loro carte vanno sotto la carta Team come Punti Potere.
