## Cornice
loading = Un momento…
close = Chiudi
nav-replays = Replay
nav-scenes = Scene
nav-more = Altro
nav-learn = Impara
nav-label = Schermate
starter-title = { $team }, con a capo { $leader }
nav-play = Gioca
nav-online = Online
nav-decks = Mazzi
nav-cards = Carte
nav-rules = Regole
nav-lab = Laboratorio
nav-settings = Impostazioni
switch-language = Switch to English
footer = Longbox è una realizzazione non ufficiale, fatta da appassionati. Non ha legami con gli editori dei giochi; tutte le immagini sono disegnate da Longbox.
game = Gioco
game-vs = Vs. System 2PCG
game-arena = Mission Arena
computer = Computer
you = Tu

trouble-title = Qualcosa si è rotto
trouble-safe = La partita è salvata dopo ogni scelta, quindi nulla è perduto. Ricarica la pagina per continuare da dov'eri.
trouble-reload = Ricarica
trouble-report-text = Un rapporto contiene il messaggio e la partita in cui è successo, come file che la rigioca. Nulla viene inviato.
trouble-report = Salva un rapporto
trouble-home = Inizio

## Inizio
home-unofficial = Non ufficiale, fatto da appassionati
home-lead = Due giochi di carte di eroi, con un tavolo che conosce ogni regola, ti dice perché e non lascia che nessuno ne infranga una. Senza account, senza installare nulla.
home-play = Gioca ora
home-first-title = Prima volta qui?
home-first = Gioca una prima partita con una guida. Dura dai dieci ai quindici minuti, spiega una cosa alla volta e ti lascia fare tutto.
home-first-vs = Due squadre su due file. Metti KO il capo rivale. Comincia da qui se non conosci nessuno dei due.
home-first-arena = Cinque eroi per parte. Sfide e Missioni danno punti; vince chi ne ha di più.
home-first-no = No, grazie
home-continue-title = Una partita ti aspetta
home-continue = L'ultima partita è sul tavolo come l'hai lasciata.
home-continue-go = Torna al tavolo
home-vs = Costruisci una squadra attorno a un personaggio principale, disponila e metti fuori gioco i personaggi principali nemici. Da due a quattro posti, tutte le regole stampate.
home-vs-play = Scegli un mazzo
home-arena = Guida una squadra nelle missioni: dai potere, lancia sfide, potenzia al momento giusto. Per due, dal gioco base all'ultimo livello.
home-arena-play = Scegli un mazzo
home-cards = Tutte le carte dei due giochi, disegnate qui, da cercare con qualunque parola, con le parole chiave spiegate.
home-cards-open = Sfoglia le carte

## Impostazioni
set-language = Lingua
language-en = English
language-it = Italiano
set-theme = Colori
theme-system = Come il sistema
theme-light = Chiari
theme-dark = Scuri
set-motion = Movimento
motion-system = Come il sistema
motion-off = Spento
set-pace = Quanto in fretta si mostra ciò che accade
pace-slow = Lenta
pace-usual = Normale
pace-fast = Rapida
pace-off = Spenta
set-tips = Nelle prime partite, consigli sulle occasioni mancate
tips-on = Mostrali
tips-off = Lasciali stare
set-single = Quando c'è una sola risposta possibile
single-on = Rispondi per me
single-off = Chiedi sempre

## Carte
cards-title = Carte
cards-search = Cerca fra nomi, tipi e testi
cards-search-hint = leader, volo, energia…
cards-kind = Tipo
cards-found = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
kind-any = Tutte
kind-main = Personaggi principali
kind-supporting = Personaggi di supporto
kind-plotTwist = Colpi di scena
kind-location = Luoghi
kind-equipment = Equipaggiamenti
type-main = Principale
type-supporting = Supporto
type-plotTwist = Colpo di scena
type-location = Luogo
type-equipment = Equipaggiamento
type-pileCard = Carta di pila
type-token = Pedina
fact-cost = Costo
fact-atk = ATK
fact-def = DEF
fact-health = Salute
fact-xp = XP per salire di livello
fact-attack = Attacco
fact-defence = Difesa
fact-resistance = Resistenza
fact-points = Punti Missione
symbol-energy = Energia
symbol-intellect = Intelletto
symbol-might = Forza
symbol-skill = Abilità
symbol-alien = Alieno
symbol-humanity = Umanità
symbol-flight = Volo
symbol-ranged = Distanza
symbol-anyTurn = Ogni turno
team-avengers = Avengers
team-xmen = X-Men
team-guardians = Guardians of the Galaxy
team-superVillains = Super Villains
team-aForce = A-Force
team-defenders = Defenders
team-femmeFatales = Femme Fatales
team-underworld = Underworld
team-company = The Company
team-xenomorphs = Xenomorphs
team-symbiotes = Symbiotes
team-spiderFriends = Spider-Friends
team-monstersUnleashed = Monsters Unleashed
team-predators = Predators
team-prey = Prey
team-champions = Champions
team-inhumans = Inhumans
team-leviathons = Leviathons
team-moonGirlAndDevilDinosaur = Moon Girl/Devil Dinosaur
team-scoobies = Scoobies
team-forcesOfDarkness = Forces of Darkness
team-mcuHeroes = MCU Heroes
team-mcuVillains = MCU Villains
team-proRegistration = Pro-Registration
team-antiRegistration = Anti-Registration
team-hydra = Hydra
team-shield = S.H.I.E.L.D.
team-brotherhood = Brotherhood of Mutants
team-theBoys = The Boys
team-theSeven = The Seven
team-resistance = Resistance
team-hammer = H.A.M.M.E.R.

## Gioca
play-title = Gioca
play-friends = Con gli amici, via internet
play-seats = Giocatori
play-people = Persone a questo schermo
play-people-n = { $count ->
    [one] Solo io
   *[other] { $count } persone
}
play-level = Il computer gioca da
level-recruit = Recluta
level-sidekick = Spalla
level-agent = Agente
level-hero = Eroe
level-legend = Leggenda
level-about-recruit = Sa come si gioca bene e spesso fa altro. Adatta a una prima partita.
level-about-sidekick = Gioca per gli stessi principi, con pochi errori. Batte Recluta in circa diciannove partite su venti.
level-about-agent = Prova le mosse migliori prima di scegliere. Batte Spalla in circa sette partite su dieci.
level-about-hero = Prima di ogni mossa cerca più avanti. Batte Agente in circa sei partite su dieci.
level-about-legend = Cerca molto avanti; si prende il suo tempo.
play-more = Edizioni, modalità e nomi
play-names = Nomi
play-person = Giocatore { $number }
play-edition = Edizione
edition-modern = Moderna
edition-modern-updates = Moderna con aggiornamenti
edition-cw = Civil War
edition-mcu18 = MCU 2018
edition-cr21 = Compilata 2.1
edition-mb15 = Prima edizione
play-mode = In quattro
mode-freeForAll = Tutti contro tutti
mode-twoVsTwo = Due contro due
mode-twoVsTwoOpen = Due contro due, aperto
mode-twoHeaded = A due teste
play-arena-level = Livello delle regole
arena-level-basic = Base
arena-level-level-1 = Livello 1: abilità
arena-level-level-2a = Livello 2A: punti deboli, 2 Punti Ferita
arena-level-level-2b = Livello 2B: punti deboli, +500 Attacco
play-readings = Altre letture delle regole
reading-shared-targets = In più possono sfidare lo stesso
reading-response-each = Risposta a ogni sfida
reading-early-defence = Bonus Difesa e Supporto nella fase 6
reading-lose-top = Si perde la carta in cima
reading-lose-bottom = Si perde la carta in fondo
play-choose = Scegli il tuo mazzo e la partita comincia
play-choose-for = { $name }, scegli il tuo mazzo
play-decks = Mazzi
play-shelf-first = Per una prima partita
play-shelf-all = Tutti i mazzi
play-shelf-own = I miei mazzi
play-shelf-played = Giocati nei tornei
play-find = Cerca un mazzo
play-found = { $count ->
    [one] 1 mazzo
   *[other] { $count } mazzi
}
play-none = Nessun mazzo si chiama così. Prova un personaggio, una squadra o una scatola.
deck-placed = { $place ->
    [1] Ha vinto { $event }
   *[other] { $place }º posto, { $event }
}
deck-played = Giocato a { $event }
deck-published = Pubblicato su { $where }
play-own-illegal = { $count ->
    [one] Con queste regole non è ancora legale, 1 motivo. Aprilo per vedere perché.
   *[other] Con queste regole non è ancora legale, { $count } motivi. Aprilo per vedere perché.
}
play-set-up = Prima del primo turno
play-set-up-own = Decido io
play-set-up-left = Decidi tu per me
play-with = Gioca con questo

## Tavolo: zone
table-title = Tavolo
tab-yours = Tocca a te
tab-theirs = Decide { $name }
tab-over = La partita è finita
tab-table = Tavolo
table-side = Il lato di { $name }
table-your-side = Il tuo lato
zone-front = Prima fila
zone-back = Retrovia
zone-front-short = Prima
zone-back-short = Retro
zone-hand = La tua mano
zone-resources = Risorse
zone-resources-short = Ris.
zone-deck = Mazzo
zone-hand-count = Mano
zone-ko-short = KO
zone-ko = Pila KO
zone-level = Livelli
zone-side = Fuori dal mazzo
zone-removed = Rimosse
zone-side-pile = Pila laterale
zone-playing = In gioco ora
pile-empty = Qui non c'è nulla.
row-empty = vuota
face-down = Coperta
wounds-of = { $have } ferite su { $of }
xp-of = { $have } XP su { $of }
turn-count = { $turn } (limite { $limit })
recruit-points = { $count ->
    [one] resta 1 punto
   *[other] restano { $count } punti
}
goal-vs = Obiettivo: mettere KO il loro personaggio principale.
goal-arena = Obiettivo: più Punti Missione.
goal-arena-long = Obiettivo: più Punti Missione quando le Missioni sono finite. Chi sconfigge una propria Nemesi vince subito.
turn-of = Turno { $turn } · { $name }
turn-yours = Turno { $turn } · tuo
tool-undo = Annulla
tool-leave = Lascia
tool-log = Diario
tool-save = Salva la partita in un file
leave-text = Per te la partita finisce; non si potrà continuare più tardi.
leave-yes = Lascia il tavolo
leave-no = Resta

phase-label = Fasi del turno
phase-stops = { $name }: qui si ferma. Fai clic per passare da solo.
phase-passes = { $name }: passa da solo. Fai clic per fermarti qui.
phase-stop-switch = , fermati qui
zoom-rules-waiting = Cerco le regole…
skip-stop = da sola
skip-passed = si passa
skip-draw = non si pesca
skip-recovery = tutti in piedi
skip-resource = nessuna carta
skip-recruit = nessuno
skip-formation = tutti fermi
skip-coolDown = nessuno stanco
skip-dutyCall = nessuno chiamato
skip-replacement = nessuno manca
skip-powerUp = nessun punto
skip-missionActivation = finite
skip-specialAbilities = nessuna
skip-challenge = nessuna sfida
skip-boost = nessun Boost
skip-superHit = nessun Super Hit
skip-challengeResolution = nessuna sfida
skip-missionResolution = nulla di deciso
skip-checkPoint = nessun cambio
phase-none = Preparazione
phase-setup = Preparazione
phase-draw = Pesca
phase-recovery = Recupero
phase-build = Costruzione
phase-main = Principale
phase-end = Fine
step-resource = Costruzione: risorsa
step-recruit = Costruzione: reclute
step-formation = Costruzione: formazione
step-short-resource = Risorsa
step-short-recruit = Recluta
step-short-formation = Formazione
step-combat = Combattimento

## Tavolo: stati
state-exhausted = Esausto
state-stunned = Stordito
state-hidden = Nascosto
state-frozen = Congelato
state-attacking = Attacca
state-defending = Difende
state-selected = Scelto
state-target = Bersaglio
state-legal = Può agire
label-character = { $name }, ATK { $atk }, DEF { $def }
label-wounds = { $have } ferite su { $of }
label-level = livello { $level }
label-counters-plus = { $count } segnalini più
label-counters-minus = { $count } segnalini meno
label-counters-vitality = { $count } segnalini vitalità
label-equipment = equipaggiato con { $name }
label-captive = tiene { $name } in cattura
label-unknown = Una carta coperta
label-used = usata

## Tavolo: combattimento
combat-label = Combattimento
combat-if = Se ora passano tutti
combat-stunned = { $name } viene stordito
combat-holds = { $name } resiste
combat-short = { $total } contro DEF { $def }: ne mancano { $missing }.
combat-meets = { $total } raggiunge DEF { $def }.
combat-beats = { $total } supera DEF { $def }.
combat-strike-one = { $name } colpisce { $target } per { $atk }: { $stuns ->
    [yes] stordito.
   *[no] non basta.
}
combat-then = Con questo
then-stun = { $name }: stordito, { $have } ferite su { $of }.
then-wound = { $name }: { $have } ferite su { $of }.
then-ko = { $name } va KO.
then-level = { $name } raggiunge il livello { $level }.
then-pp = { $name } perde un Punto Potere.
then-hp = { $name } perde un Punto Ferita.
then-lost = { $name } è sconfitto e lascia il tavolo.
then-mission = { $you ->
    [yes] Completi { $name }.
   *[no] { $who } completa { $name }.
}
then-points = { $who }: +{ $count } Punti Missione.
then-out = { $you ->
    [yes] Sei fuori dalla partita.
   *[no] { $who } è fuori dalla partita.
}
then-win = { $you ->
    [yes] Vinci la partita.
   *[no] { $who } vince la partita.
}
then-nemesis = { $you ->
    [yes] Cade la Nemesi: vinci la partita.
   *[no] Cade la Nemesi: { $who } vince la partita.
}
combat-would-be = poi
combat-would-stun = { $name } verrebbe stordito.
combat-would-hold = { $name } resisterebbe.
combat-no-force = { $total } contro DEF { $def }: nulla colpisce.
combat-or = o
combat-strike-any = { $name } colpisce un attaccante per { $atk } e lo stordisce.
combat-strike-some = { $name } colpisce un attaccante per { $atk }: basta per { $targets }.
combat-strike-none = { $name } colpisce un attaccante per { $atk }: non basta per nessuno.
combat-no-strike = { $name } non può contrattaccare.
combat-total = ATK
combat-strikes = colpisce per { $atk }

## Tavolo: richieste
prompt-your-move = Tocca a te.
prompt-choose = Scegli tu.
prompt-over = La partita è finita.
prompt-waiting = Decide { $name }.
prompt-thinking = La mossa si vede mentre accade.
prompt-target = { $more ->
    [yes] scegli chi. Selezionane altri per un attacco di squadra.
   *[no] scegli chi.
}
prompt-attacks = { $count ->
    [one] { $name } attacca:
   *[other] { $name } attaccano insieme:
}
prompt-target-none = { $count ->
    [one] ora nessuno da attaccare.
   *[other] insieme non possono attaccare nessuno.
}
prompt-challenges = { $count ->
    [one] { $name } sfida:
   *[other] { $name } sfidano insieme:
}
prompt-whom = scegli chi.
prompt-aim = scegli il bersaglio.
prompt-aim-exchange = scegli con chi scambia il posto.
prompt-aim-replace = scegli di chi prende il posto.
prompt-aim-place = scegli il suo posto.
prompt-aim-equip = scegli chi lo porta.
prompt-aim-power-up = scartalo per un segnalino +1/+1: scegli chi lo riceve.
prompt-aim-stack = scegli il personaggio con lo stesso nome.
prompt-for = { $name }:
prompt-what = che cosa fa?
prompt-tray = Carte fra cui scegliere

recap-title = Mentre non c'eri
recap-watch = Guarda ({ $seconds } s)
recap-go = Prosegui
key-space = Spazio
act-cancel = Indietro
act-again = Gioca ancora
act-other-deck = Un altro mazzo
act-other-lesson = Altre lezioni
act-other-puzzle = Altri rompicapi
act-other-scene = Un'altra scena
name-search = Scrivi per trovare un nome
name-take = Nomina

why-not = { $name }: { $reason }
part-own = potere proprio
part-counter = segnalini
part-other = effetti
end-won = Hai vinto
end-lost = Hai perso
end-won-by = Vince { $name }
end-tied = Pareggio
end-turns = dopo { $turn } turni
end-place = { $place }°
end-points = { $points } Punti Missione

## Tavolo: diario
log-a-card = una carta
log-earlier = Righe precedenti ({ $count })

## Perché no
why-fine = è permesso
why-notYourDecision = ora decide qualcun altro
why-gameOver = la partita è finita
why-noSuchCard = non conosci quella carta
why-notYours = non è tua
why-notACharacter = non è un personaggio
why-notInPlay = non è in gioco
why-stunned = è stordito
why-hidden = è nascosto
why-exhausted = è esausto
why-backRowWithoutRanged = è nella retrovia e non ha Distanza
why-cantAttack = una carta dice che non può attaccare
why-cantAttackThat = una carta dice che non può attaccare quello
why-notAnEnemy = non è un nemico
why-targetFaceDown = il bersaglio è coperto
why-targetProtected = il bersaglio è protetto dalla sua prima fila
why-flightBlocked = un personaggio con Volo in prima fila sbarra la strada
why-dodge = il bersaglio ha Dodge
why-cantBeAttacked = una carta dice che il bersaglio non può essere attaccato
why-mustAttackElsewhere = deve attaccare qualcun altro
why-angryAttackFirst = prima attaccano i personaggi con Angry
why-playerNotOpen = quel giocatore non può essere attaccato ora
why-noSharedTeam = non hanno squadre in comune
why-otherRow = stanno in file diverse
why-teamCannotReach = non tutti possono raggiungere il bersaglio
why-wrongPhase = non in questa fase
why-notInCombat = non è in questo combattimento
why-duringCombat = non durante un combattimento
why-noCombat = non c’è un combattimento
why-notYourTurn = non è il tuo turno
why-needsAnyTurn = nel turno altrui serve il simbolo Ogni turno
why-powerUsed = quel potere è già stato usato in questo turno
why-usedThisGame = quel potere è già stato usato in questa partita
why-powersOff = i suoi poteri sono spenti
why-useCondition = la sua condizione non è soddisfatta
why-noSymbol = nessun tuo luogo dà i simboli richiesti
why-noFaceUpLocation = non hai luoghi scoperti né luoghi in mano
why-cantUsePowers = una carta dice che non può usare poteri
why-noEquipmentTeam = non hai un personaggio scoperto della squadra dell'equipaggiamento
why-noTeammate = non hai un personaggio scoperto della sua squadra
why-tooFewTeammates = hai troppo pochi personaggi scoperti della sua squadra
why-noBrand = manca il suo marchio
why-cantPlay = una carta dice che non si può giocare
why-notInHand = non è nella tua mano
why-tooExpensive = non hai abbastanza punti reclutamento
why-tooFewToDiscard = non hai in mano abbastanza altre carte da scartare per reclutarlo
why-sameNameAsMain = il tuo personaggio principale ha il suo nome
why-cantAppear = una carta dice che non può apparire
why-notRecruitStep = si recluta nel passo di reclutamento della tua fase di costruzione
why-resourcePlaced = hai già messo una risorsa in questo turno
why-notResourceStep = le risorse si mettono nella tua fase di costruzione
why-onlyLocationsFaceUp = solo i luoghi stanno scoperti
why-cantBeResource = non può essere una risorsa
why-notFormationStep = le file si cambiano nel passo di formazione
why-alreadyMoved = si è già mosso
why-cantMove = una carta dice che non può muoversi
why-nameDiffers = ha un altro nome
why-powerUpFaceDown = è coperto
why-powerUpOutside = non è in questo combattimento
why-powerUpTime = non in questo momento
why-cantPowerUp = i personaggi non si possono potenziare
why-solitary = non attacca mai in squadra
why-noFaceUpCharacter = non hai un personaggio scoperto adatto
why-equipmentOff = a questo tavolo si gioca senza equipaggiamenti
why-creature = le creature non portano equipaggiamenti
why-noSuchPower = non ha quel potere
why-notOffered = non adesso; si può fare ciò che si illumina

## Hot seat
curtain-title = { $name }, tocca a te
curtain-text = Passa lo schermo a { $name }. Fino ad allora non si vedono le carte di nessuno.
curtain-lift = Sono { $name }
curtain-since = Quello che hanno visto tutti

log-turn-count = Turno { $turn }
state-called = Chiamato
state-partner = Compagno
zone-discard = Scarti
zone-active = Squadra Attiva
zone-reserve = Squadra di Riserva
zone-active-short = Attivi
zone-reserve-short = Riserva
zone-missions = Missioni
type-arena = Personaggio
type-arenaTeam = Team

## Mission Arena: table
arena-mp = PM
arena-missions-lost = { $count ->
    [one] 1 perduta
   *[other] { $count } perdute
}
arena-completed = { $count ->
    [one] 1 completata
   *[other] { $count } completate
}
arena-mission-label = { $name }, { $count ->
    [one] 1 Punto Missione
   *[other] { $count } Punti Missione
}
arena-mission-active = attivata
arena-label = { $name }, Attacco { $attack }, Difesa { $defence }, Resistenza { $resistance }, { $hp ->
    [one] 1 Punto Ferita
   *[other] { $hp } Punti Ferita
}, { $pp ->
    [one] 1 Punto Potere
   *[other] { $pp } Punti Potere
}
arena-label-engaged = { $count } impegnati
arena-label-used = ha usato { $ability }
arena-slot-empty = Posto { $name }, vuoto
arena-points = { $count } PP
arena-lanes = Sfide
arena-gauge = Attacco { $attack } contro Difesa { $defence }, sconfitto da { $both }
arena-resolve = Risolvi ora la sfida { $number }
arena-out-ineffective = Inefficace
arena-out-exhausted = Esausto
arena-out-defeated = Sconfitto
arena-out-done = Risolta
arena-out-lapsed = Senza bersaglio
arena-why-ineffective = Mancano { $missing } alla Difesa.
arena-why-exhausted = { $name } perde un Punto Potere; con altri { $more } è sconfitto.
arena-why-defeated = { $name } perde un Punto Ferita; un Punto Missione per { $who }.
arena-why-spent = { $name } non ha più Punti Potere da perdere: sconfitto. Un Punto Missione per { $who }.
menu-language = English
arena-why-counter = { $name } contrattacca.
arena-fate = Nemesi: una sconfitta chiuderebbe la partita.
arena-fate-wins = { $you ->
    [yes] Nemesi: vinci la partita.
   *[no] Nemesi: { $who } vince la partita.
}
arena-then-nothing = Se ora passano tutti, nessuno perde nulla.
arena-phase-preparation = Preparazione
arena-phase-coolDown = Raffreddamento
arena-phase-dutyCall = Chiamata
arena-phase-replacement = Rimpiazzo
arena-phase-powerUp = Potenzia
arena-phase-missionActivation = Missione
arena-phase-specialAbilities = Abilità
arena-phase-challenge = Sfida
arena-phase-boost = Boost
arena-phase-superHit = Super Colpo
arena-phase-challengeResolution = Esito
arena-phase-missionResolution = Fine missione
arena-phase-checkPoint = Check Point

arena-picked = +{ $count }

ability-GroupAttack = Attacco di Gruppo
ability-TrapAttack = Attacco Trappola
ability-BruteForce = Forza Bruta
ability-AttackMission = Attacco alla Missione
ability-DoubleHit = Doppio Colpo
ability-BonusAttack = Bonus Attacco
ability-Counterattack = Contrattacco
ability-BonusDefence = Bonus Difesa
ability-Switch = Scambio
ability-NewMission = Nuova Missione
ability-PowerBank = Banca di Potere
ability-Recycle = Riciclo

## Table: menu, hints, stops
tool-hint = Suggerimento
tool-hinting = Penso…
tool-menu = Menu
tool-concede = Arrenditi
menu-rules = Regole
menu-edit = Modifica questa posizione
menu-edit-note = La apre nell’editor di scene. Le carte che non vedi vengono ridistribuite.
menu-position = Una posizione della mia partita
concede-text = Per te la partita finisce con una sconfitta. Non si torna indietro.
concede-yes = Arrenditi
hints-title = Le mosse migliori
hints-foot = Quanto spesso vince ciascuna in partite immaginate da ciò che vedi.
stops-title = Fermati per me
stops-text = Dove non si ferma, passi. Conta solo la fase, mai le tue carte, così nessuno ne impara nulla.
stop-vs-mine-resource = Il mio passo delle risorse
stop-vs-mine-recruit = Il mio passo di reclutamento
stop-vs-mine-formation = Il mio passo di formazione
stop-vs-mine-combat = Combattimenti del mio attacco
stop-vs-theirs-combat = Combattimenti contro di me
stop-vs-theirs-combat-of-others = Combattimenti tra altri
stop-arena-mine-replacement = Il mio scambio dopo il rimpiazzo
stop-arena-mine-specialAbilities = Le mie abilità speciali
stop-arena-mine-boost = I miei boost in attacco
stop-arena-mine-superHit = I miei Super Colpi in attacco
stop-arena-mine-checkPoint = Il mio Check Point
stop-arena-theirs-challenge = Le mie abilità quando sono sfidato
stop-arena-theirs-boost = I miei boost in difesa
stop-arena-theirs-superHit = I miei Super Colpi in difesa
keys-title = Tasti
keys-next = la prossima cosa che puoi fare (con Maiusc: la precedente)
keys-act = agisci con la carta che ha il fuoco
keys-options = i pulsanti della richiesta
keys-pass = passa o prosegui; mentre le cose accadono, avanti
keys-back = annulla una selezione
keys-walk = scorri dentro una fila
keys-zones = da zona a zona
keys-zoom = mostra la carta in grande
keys-why = perché non posso?
keys-hint = suggerimento
keys-undo = annulla
keys-log = diario
keys-menu = questo foglio

## Beats: what the table shows while things happen
act-hurry = Avanti
beat-ko = KO
beat-turn-mine = Il tuo turno { $turn }
beat-turn = { $name }: turno { $turn }
beat-play = { $mine ->
    [yes] Giochi { $card }.
   *[no] { $name } gioca { $card }.
  }
beat-recruit = { $mine ->
    [yes] Recluti { $card }.
   *[no] { $name } porta { $card }.
  }
beat-recruit-for = { $name } recluta { $card } per { $cost }.
beat-superHit = { $mine ->
    [yes] Il tuo Super Colpo: { $card }.
   *[no] { $name }: Super Colpo con { $card }.
  }
beat-power = { $card } usa { $power }.
beat-level = Livello { $level }
beat-becomes = { $card }
beat-gains = Nuovo:
beat-mission = Missione compiuta
beat-mission-points = { $name }: { $card }, { $points } { $points ->
    [one] punto
   *[other] punti
  }.
verdict-beats = { $force } supera { $against }: stordito.
verdict-meets = { $force } eguaglia { $against }: stordito.
verdict-short = { $force } contro { $against }: ne mancano { $missing }.
verdict-none = { $force } contro { $against }: nessun effetto.
verdict-strike = { $from } contro { $to }
verdict-back = { $from } colpisce di rimando { $to }
set-volume = Suono
sound-mute = Silenzia
sound-unmute = Attiva il suono
keys-mute = suono acceso o spento
keys-speed = più lento o più veloce
