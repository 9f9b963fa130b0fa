## Parole di mazzi, carte, regole e impostazioni, caricate con quelle schermate.
show-more = { $count ->
    [one] Mostrane un'altra
   *[other] Mostrane altre { $count }
}

## Regole
rules-title = Regole di { $game }
rules-lead = { $count } regole, ciascuna con un numero che non cambia, a parole nostre. Al tavolo ogni rifiuto le cita.
rules-in-en = in inglese
rules-in-it = in italiano
rules-search = Cerca nelle regole
rules-search-hint = attacco di squadra, VS-ATK-17…
rules-found-title = Regole con «{ $query }»
rules-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
rules-found-none = Nessuna regola contiene tutte queste parole.
rules-all = Tutte le regole
rules-sections = Sezioni
rules-editions = Edizioni a confronto
rules-editions-lead = Dove i quattro libri del gioco differiscono, che cosa dice ciascuno e che cosa si gioca nel profilo moderno.
rules-own-tab = La sua pagina, in una nuova scheda
rules-rulings = Interpretazioni
rules-rulings-lead = Dove i libri tacciono o si contraddicono, noi giochiamo così, e perché.
rules-edition-row = Edizioni a confronto: { $id }
rules-ruling-row = Interpretazione { $id }
rules-unknown = Non c'è nessuna regola { $id }
rules-codes = Abbreviazioni
rules-stated-in = Si trova in { $editions }
rules-stated-nowhere = Non si trova in nessun libro
rules-basis-derived = segue da altre
rules-basis-ruling = interpretazione nostra
rules-differ = Le edizioni differiscono.
rules-ruling = La nostra interpretazione.
rules-update = Modifica successiva.
rules-source = Fonte.
rules-example = Esempio.
rules-case = Caso.
rules-cards = Carte che usano questa regola
rules-cards-none = Nessuna carta nomina questa regola; vale per tutte.
rules-neighbours = Regola precedente e successiva
rules-previous = ← { $id }
rules-next = { $id } →
edition-MB15 = The Marvel Battles, 2015
edition-CR21 = Compiled Rulebook 2.1, 2017
edition-MCU18 = The MCU Battles, 2018
edition-CW = The Civil War Battles
editions-topic = Argomento
editions-modern = Moderno
editions-silent = tace

section-VS-GOLD = Regole d’oro e precedenze
section-VS-TERM = Termini che portano regole
section-VS-DECK = Costruzione del mazzo
section-VS-ZON = Zone, proprietà, pedine, pile laterali
section-VS-RES = Risorse, luoghi, informazioni nascoste
section-VS-SET = Preparazione
section-VS-TRN = Struttura del turno
section-VS-DRW = Fase di pesca
section-VS-REC = Fase di recupero
section-VS-BLD = Fase di costruzione
section-VS-MAIN = Fase principale
section-VS-ATK = Dichiarare un attacco
section-VS-CMB = Combattimento
section-VS-STN = Stordire, frastornare, ferire, mettere KO, recuperare, nascondere, congelare
section-VS-CTR = Segnalini
section-VS-STAT = Calcolo di ATK e DEF
section-VS-TIME = Tempi
section-VS-PWR = Poteri
section-VS-LVL = Esperienza, livelli, trasformazioni
section-VS-COPY = Copiare poteri
section-VS-MOD = Modificatori e risoluzione degli effetti
section-VS-MC = Personaggi principali
section-VS-UNQ = Unicità, AKA, identità
section-VS-PUP = Potenziamenti
section-VS-EQP = Equipaggiamento
section-VS-PT = Colpi di scena
section-VS-END = Vincere, perdere, pareggiare
section-VS-KW = Parole chiave
section-VS-MODE = Modalità a più giocatori
section-VS-CARD = Regole dei libri per singole carte
section-VS-MEC = Meccaniche dei set successivi
section-MA-DECK = Costruzione del mazzo e carte
section-MA-SET = Preparazione della partita
section-MA-TRN = Struttura del turno
section-MA-CD = Raffreddamento e pesca
section-MA-DC = Chiamata in servizio
section-MA-RPL = Rimpiazzo
section-MA-PU = Potenziamento
section-MA-MIS = Missioni
section-MA-SA-GEN = Abilità speciali in generale
section-MA-SA-GRP = Attacco di Gruppo
section-MA-SA-TRP = Attacco Trappola
section-MA-SA-BRU = Forza Bruta
section-MA-SA-AMI = Attacco alla Missione
section-MA-SA-DBL = Doppio Colpo
section-MA-SA-BAT = Bonus Attacco
section-MA-SA-CTR = Contrattacco
section-MA-SA-BDF = Bonus Difesa
section-MA-SA-SWI = Scambio
section-MA-SA-NEW = Nuova Missione
section-MA-SA-PBK = Banca di Potere
section-MA-SA-RCY = Riciclo
section-MA-CH = Sfida
section-MA-BST = Boost
section-MA-SH = Super Colpo
section-MA-CR = Risoluzione della sfida
section-MA-ADV = Regole avanzate
section-MA-CP = Check Point
section-MA-WIN = Fine della partita
section-MA-ALN = Allineamento
section-MA-TERM = Termini che portano regole
section-MA-HID = Informazioni nascoste

## Carte
cards-search-vs = team:x-men cost<=3 has:flight
cards-search-arena = affiliation:x-men attack>=900
cards-filters = Filtri
cards-none = Nessuna carta corrisponde. Togli un termine o prova un'altra parola.
cards-back = Tutte le carte
filter-type-main = Personaggi principali
filter-type-supporting = Di supporto
filter-type-plot-twist = Colpi di scena
filter-type-location = Luoghi
filter-type-equipment = Equipaggiamento
filter-type-basic = Luoghi base
filter-type-token = Pedine
filter-type-pile-card = Carte delle pile laterali
filter-type = Tipo
filter-kind = Tipo
filter-abilityType = Abilità
filter-set = Set
filter-team = Squadra
filter-team-none = Senza squadra
filter-cost = Costo
filter-level = Livello
filter-symbol = Simbolo
filter-affiliation = Affiliazione
filter-skill = Specialità
filter-rarity = Rarità
filter-find = Cerca: { $what }
filter-nothing = Niente ha questo nome.
filter-clear = Azzera
filter-picked = { $count } scelti
filter-group-illustrated = Illustrati
filter-group-photographic = Fotografici
filter-group-good = Buoni
filter-group-evil = Malvagi
filter-group-both = Entrambi
filter-group-none = Nessuno dei due
filter-kind-single = Personaggi singoli
filter-kind-team = Team
filter-abilityType-offensive = Abilità offensive
filter-abilityType-defensive = Abilità difensive
filter-abilityType-support = Abilità di supporto
card-unknown = Non c'è nessuna carta { $id }
card-open = Apri la pagina della carta
card-no-text = Questa carta non ha testo.
card-tree = Come la legge il motore
card-tree-lead = { $name } come dati. Il testo qui sopra è stampato da quest'albero, perciò i due non possono contraddirsi.
card-rules = Regole che usa
card-rules-more = Altre { $count } regole
card-no-rulings = Su questa carta non c'è stato nulla da decidere.
card-rulings-more = { $count ->
    [one] 1 interpretazione su queste regole
   *[other] { $count } interpretazioni su queste regole
}
card-decks = Mazzi che la usano
card-versions-vs = Altre versioni del personaggio
card-versions-arena = Altre versioni e Team
card-my-decks = Nei miei mazzi
card-new-deck = Nuovo mazzo con questa carta

## Ricerca
query-suggestions = Suggerimenti
query-help = Come si cerca
query-help-words = Le parole da sole si cercano nel nome e nel testo. Un campo restringe la ricerca: due punti per le parole, < <= = >= > per i numeri. I termini affiancati devono valere tutti; “or” tra due termini basta che ne valga uno, un meno davanti esclude, le parentesi raggruppano. I nomi dei campi sono in inglese.
query-meant = Intendevi { $word }?
query-strayEnd = Non c'è nulla di aperto che questa parentesi possa chiudere.
query-openBracket = Questa parentesi non è ancora chiusa.
query-openQuote = Queste virgolette non sono ancora chiuse.
query-noField = «{ $word }» vuole un campo davanti, come in cost<=3.
query-strayMark = «{ $word }» sta dove ci vuole un termine da cercare.
query-noValue = { $field } vuole un valore.
query-cutShort = Dopo «{ $word }» ci vuole qualcosa da cercare.
query-unknownField = Non c'è nessun campo «{ $word }».
query-notANumber = { $field } è un numero: scrivi { $field }:3, { $field }<=3 oppure { $field }:2..4.
query-noOrder = { $field } è una parola e non ha più o meno: scrivila con i due punti.
query-unknownWord = { $field } non è mai «{ $word }».
field-name = nome della carta
field-text = il testo stampato
field-type = main, supporting, plot twist, location, equipment…
field-team = squadra, oppure none
field-alignment = good, neutral o evil
field-cost = costo di reclutamento; in Mission Arena, Punti Potere dell'abilità
field-atk = ATK
field-def = DEF
field-health = salute
field-level = livello di un personaggio principale
field-xp = XP per salire di livello
field-has = una parola chiave che ha, level up, super power
field-gives = una parola chiave che dà
field-does = che cosa fanno i suoi effetti: draw, stun, move, ko…
field-forbids = che cosa vieta: attack, strikeBack…
field-allows = che cosa permette
field-on = che cosa innesca i suoi poteri: appears, stuns…
field-timing = quando si può usare
field-pays = simboli che costano i suoi superpoteri
field-yields = simboli che dà un luogo
field-symbol = simboli che paga o dà
field-power = nome di un potere
field-set = set, per sigla o nome
field-universe = illustrated o photographic
field-id = il suo numero, come mnb-010
field-kind = single o team
field-rarity = rarità
field-affiliation = affiliazione
field-skill = specialità
field-ability = abilità speciale
field-abilityType = offensive, defensive o support
field-target = chi aiuta l'abilità
field-nemesis = una nemesi
field-member = un membro del Team
field-members = quanti membri ha il Team
field-attack = Attacco
field-defence = Difesa
field-resistance = Resistenza
field-missionPoints = Punti Missione

## Mazzi
decks-lead = Costruisci, controlla e conserva mazzi per entrambi i giochi. Restano in questo browser; portali con te come testo, file o collegamento.
decks-trouble = Per ora questo browser non conserva i mazzi; durano finché non chiudi la pagina.
decks-new = Nuovo mazzo: { $game }
decks-own = I miei mazzi
decks-none = Non hai ancora mazzi tuoi. Comincia da uno vuoto, o copia un mazzo pronto qui sotto e cambialo.
decks-starters = Mazzi pronti
decks-all = Tutti i mazzi
deck-untitled = Mazzo senza nome
deck-new-title = Nuovo mazzo
deck-title = Nome del mazzo
deck-unknown = In questo browser non c'è un mazzo così
deck-profile-vs = Edizione
deck-profile-arena = Livello delle regole
deck-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
deck-copies = { $count ->
    [one] { $name }: 1 copia
   *[other] { $name }: { $count } copie
}
deck-more = Una copia in più di { $name }
deck-fewer = Una copia in meno di { $name }
deck-empty = Il mazzo è vuoto. Trova carte e aggiungile con +.
deck-side = Pila laterale
deck-leader = Guidato da
deck-led-by = Guidato da { $name }
deck-lead = Guida il mazzo
deck-leading = Guida il mazzo
deck-level-comes = Viene con il suo livello 1
deck-leader-away = Scegline un altro
deck-no-leader = Scegli un personaggio principale di livello 1 che guidi il mazzo.
deck-add-to = Aggiungi a
deck-part-cards = Il mazzo
deck-part-side = La pila laterale
deck-breaks = , infrange una regola
deck-legal = Legale
deck-legal-short = Legale
deck-illegal = { $count ->
    [one] Non ancora legale, 1 motivo
   *[other] Non ancora legale, { $count } motivi
}
deck-play = Giocalo ora
deck-play-illegal = Si può giocare solo un mazzo legale.
deck-copy = Copia
deck-copy-of = Copia di { $title }
deck-take = Copia nei miei mazzi
deck-delete = Elimina
deck-delete-yes = Elimina per sempre
deck-delete-no = Tienilo
deck-tabs = Parti del banco di lavoro
deck-charts-empty = I grafici compaiono con le prime carte.
tab-cards = Trova carte
tab-deck = Mazzo
tab-numbers = Numeri
tab-hands = Mani e probabilità
tab-share = Note e condivisione
pages = Pagine
page-back = Indietro
page-on = Avanti
page-of = Pagina { $page } di { $pages }
kinds-main = Personaggi principali
kinds-supporting = Personaggi di supporto
kinds-equipment = Equipaggiamento
kinds-plotTwist = Colpi di scena
kinds-location = Luoghi
kinds-pileCard = Carte delle pile
kinds-arena = Personaggi
kinds-arenaTeam = Team
kinds-unknown = Carte sconosciute

fault-unknownCard = Nessuna carta si chiama { $names }.
fault-noMain = Il mazzo non ha un personaggio principale che lo guidi.
fault-mainLevel = Si comincia con il personaggio principale al livello 1; { $names } è di livello { $level }.
fault-deckSize = Un mazzo ha esattamente { $wanted } carte, questo ne ha { $size }.
fault-tooManyCopies = { $count } copie di { $names }; { $most ->
    [one] se ne può avere solo 1.
   *[other] se ne possono avere al massimo { $most }.
}
fault-mainInDeck = I personaggi principali non stanno tra le carte: { $names }.
fault-tokenInDeck = Le pedine si tengono da parte: { $names }.
fault-pileCardInDeck = Le carte che cominciano fuori dal gioco stanno nella pila laterale: { $names }.
fault-equipmentInDeck = Questa edizione non ha equipaggiamento: { $names }.
fault-basicLocationCopies = { $count } luoghi base di { $symbol } ({ $names }); di un tipo se ne possono avere al massimo { $most }.
fault-basicLocationNames = Tutti i luoghi base di { $symbol } di un mazzo hanno lo stesso nome; qui ci sono { $names }.
fault-universesMixed = Un mazzo resta in un solo universo. Questo è { $own }; sono di quello { $other }: { $names }.
fault-loyalty = Lealtà: ogni carta con una squadra dev'essere { $team }. Riguarda { $names }.
fault-mainRequired = Questo mazzo va guidato da un personaggio principale di { $team }, a causa di { $names }.
fault-teamForbidden = Con questo personaggio principale un mazzo non ha carte di { $team }: { $names }.
fault-pileContents = { $pile }: non è completa. La richiede o la comincia { $names }.
fault-notASideCard = Fuori dal gioco cominciano solo pedine, personaggi principali e carte delle pile; non { $names }.
fault-sideDeckTooLarge = Un mazzo laterale offre al massimo { $most } personaggi principali di livello 2, questo { $count }: { $names }.
fault-sideDeckLevel1 = Nel mazzo laterale ogni personaggio principale di livello 2 viene con il suo livello 1: { $names } è senza.
fault-and-more = { $names } e altre { $more }
pile-ultronFacility = Ultron Facility
pile-behindTheCamera = Pila Behind the Camera
pile-facehuggers = Pila dei Facehugger
universe-illustrated = illustrato
universe-photographic = fotografico

chart-curve = Costi di reclutamento, in media { $average }
chart-cost = Costo { $cost }
chart-types = Tipi di carte
chart-advice = il libro consiglia da { $least } a { $most }
chart-symbols = Simboli
chart-symbol = Simbolo
chart-yields = Dai luoghi
chart-asked = Chiesti dai poteri
chart-teams = Squadre
chart-points = Carte per Punti Missione
chart-point = { $points } PM
chart-abilities = Abilità speciali
chart-skills = Specialità
chart-affiliations = Affiliazioni
skill-Scientific = Scientifica
skill-Mystic = Mistica
skill-Cosmic = Cosmica
skill-Technological = Tecnologica
skill-Combat = Combattimento

hands-title = Mani di prova
hands-seed = Seme
hands-next = Prossima mano
hands-opening = Mano iniziale
hands-draws = Le pescate seguenti
odds-title = Probabilità, esatte
odds-query = Carte che spero
odds-least = Almeno
odds-hits = { $hits } carte su { $deck } corrispondono. Quanto è probabile averle viste:
odds-by = Entro
odds-first = Iniziando per primo
odds-second = Per secondo
odds-opening = Mano iniziale
odds-mulligan = Con un mulligan
odds-turn = Il tuo turno { $turn }

notes-title = Note
notes-label = Per te e per chi riceve il collegamento
share-title = Condividi
share-text = Come testo
share-copy-text = Copia il testo
share-file = Salva come file
share-link = Come collegamento
share-link-note = Tutto il mazzo è nel collegamento stesso. Nessun server lo conserva e lo vede solo chi riceve il collegamento.
share-copy-link = Copia il collegamento
share-copied-text = Il testo è negli appunti.
share-copied-link = Il collegamento è negli appunti.
import-title = Importa un mazzo
import-lead = Incolla un mazzo come testo o collegamento, o apri un file: una riga «4 Nome della carta (mnb-010)» per carta, prima il personaggio principale.
import-text = Mazzo o collegamento
import-go = Importa
import-file = Apri un file
import-problems = { $count ->
    [one] 1 riga non si può leggere
   *[other] { $count } righe non si possono leggere
}
import-line = Riga { $line }:
import-broken = Questo collegamento non contiene un mazzo; forse ne manca un pezzo.
import-keep = Tieni questo mazzo
backup-title = Copia di sicurezza
backup-lead = Mazzi, partite e impostazioni di questo browser in un solo file. Il ripristino aggiunge ciò che il file contiene e sostituisce ciò che ha lo stesso nome.
backup-save = Salva una copia
backup-restore = Ripristina da un file
backup-saved = { $count ->
    [one] Salvata, con 1 voce.
   *[other] Salvata, con { $count } voci.
}
backup-wrong = { $name } non è una copia di sicurezza di Longbox. Non è cambiato nulla.

## Impostazioni
settings-look = Aspetto
settings-table = Al tavolo
settings-rules = Edizioni
set-contrast = Contrasto
contrast-system = Come il sistema
contrast-more = Più forte
set-stops = { $game }: fermati per me
set-vs-profile = Vs. System: edizione per mazzi e partite nuove
set-arena-profile = Mission Arena: livello per mazzi e partite nuove
wipe-title = Dimentica tutto
wipe-lead = Elimina da questo browser tutti i mazzi, le partite e le impostazioni. Salva prima una copia, se un giorno li rivuoi.
wipe-go = Elimina tutto…
wipe-ask = Tutto ciò che è in questo browser se ne va e senza una copia non torna.
wipe-yes = Elimina tutto
wipe-no = Tienilo

## Lab
lab-lead = Fai giocare i tuoi mazzi tra loro dal computer, in questo browser, finché i numeri sono abbastanza sicuri. Ogni cifra ha il suo intervallo: contiene il vero 95 volte su 100.
lab-player = Gioca
lab-player-rules = Principi
lab-player-random = Dadi
lab-until = Precisione
lab-points = ±{ $points } punti
lab-seed = Seme (stesso seme, stesse partite)
lab-decks = { $count ->
    [0] Mazzi
    [one] Mazzi: 1 scelto
   *[other] Mazzi: { $count } scelti
}
lab-decks-first = Primi mazzi
lab-decks-all = Tutti
lab-decks-none = Nessuno
lab-start = Avvia
lab-stop = Ferma
lab-needs-two = Scegli almeno due mazzi.
lab-running = { $played } di circa { $expected } partite, { $rate } al secondo
lab-stopped = Fermato dopo { $played } partite
lab-done = Finito: { $played } partite
lab-progress = Partite giocate
lab-matrix = Chi batte chi
lab-matrix-about = Percentuale di partite che il mazzo della riga vince contro quello della colonna; i pareggi valgono metà. Sottolineato: abbastanza sicuro.
lab-deck = Mazzo
lab-all = Tutti
lab-ranking = Mazzi in ordine
lab-games = Le partite
lab-first = Chi inizia vince il { $share } ±{ $reach } %.
lab-turns = Partite per numero di turni
lab-turns-mean = Una partita dura in media { $turns } turni.
lab-end-mainsKod = Personaggi principali KO
lab-end-woundsCounted = Ferite contate alla fine
lab-end-effect = Per una carta
lab-end-conceded = Resa
lab-end-endlessLoop = Ciclo senza fine
lab-end-turnLimit = Limite di turni
lab-end-missionComplete = Missioni completate
lab-end-moreMissions = Più missioni
lab-end-draw = Pareggio
lab-end-totalDestruction = Distruzione totale
lab-end-battleOfFate = Battaglia del destino
lab-json = Salva come JSON
lab-csv = Salva come CSV
lab-html = Salva come pagina
lab-trouble = Il laboratorio non può continuare: { $what }

## Replays

replay-title = Replay
replays-lead = Ogni partita finita resta qui. Rivedila, condividila con un link o riprendila da qualsiasi momento.
replays-none = Qui non è ancora finita nessuna partita.
replays-all = Tutti i replay
replays-against = contro
replays-won = Ha vinto { $name }
replays-forget = Dimentica
replays-forget-label = Dimentica la partita del { $when }
replays-code = Un link o un codice di replay
replays-watch = Guarda
replays-drop = Qui si possono anche trascinare partite salvate, segnalazioni di errori e file di scena.
replays-file = Apri un file
replay-trouble = Questa partita non si può mostrare.
replay-controls = Comandi del replay
replay-turn-back = Indietro di un turno
replay-fight-back = Indietro di uno scontro
replay-back = Indietro di una decisione
replay-run = Avvia
replay-pause = Pausa
replay-on = Avanti di una decisione
replay-fight-on = Avanti di uno scontro
replay-turn-on = Avanti di un turno
replay-moment = Momento della partita
replay-at = { $seq } di { $length }
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-usual = Normale
replay-speed-fast = Rapida
replay-eyes = Vista da
replay-eyes-all = Tutti
replay-eyes-watcher = Un estraneo
own-games = Le mie partite
own-games-all = { $games ->
    [one] Una partita giocata
   *[other] { $games } partite giocate
  } qui: { $share }% vinte (da { $low } a { $high }%).
own-games-by = Per
own-games-deck = Mazzo
own-games-against = Avversario
own-games-edition = Edizione
own-games-version = Lista
own-games-version-n = { $deck }, lista { $number }
own-games-level = Livello
own-games-order = Ordine di turno
own-games-first = Per primo
own-games-later = Dopo
own-games-person = Una persona
own-games-computer = Un computer
own-cards = Le mie carte
own-cards-lead = Delle tue partite con questo mazzo. Ciò che va insieme non è per forza causa: anche una carta giocata quando si sta già vincendo vince spesso.
own-cards-deck = Mazzo
own-cards-card = Carta
own-cards-drawn = Vinte se pescata
own-cards-played = Vinte se giocata
own-cards-dead = Morta in mano
own-cards-of = { $share }% di { $games }
own-cards-none = Le carte si contano dalla prossima partita.
own-progress = Nel tempo
own-progress-games = Partite
own-tools = Conserva o cancella
own-export = Salva le mie partite in un file
own-import = Aggiungi partite da file
own-import-name = Il tuo nome in esse
own-import-done = { $added ->
    [0] Nessuna partita aggiunta.
    [one] Una partita aggiunta.
   *[other] { $added } partite aggiunte.
} { $left ->
    [0] { "" }
    [one] Una non era finita, non era tua o non si leggeva.
   *[other] { $left } non erano finite, non erano tue o non si leggevano.
}
own-wipe = Cancella tutte le mie partite
own-wipe-sure = Cancellale davvero
own-wipe-no = Tienile
own-games-count = Partite
own-games-share = Vinte
own-games-interval = da { $low } a { $high }%
replay-review = Rivedi
replay-fork = Gioca da qui
replay-share = Condividi
fork-lead = Una nuova partita comincia alla decisione { $seq } di questa. Chi continua?
fork-person = Una persona qui
fork-start = Continua a giocare
replay-share-lead = Il link contiene tutta la partita e non ha bisogno di un server.
replay-share-link = Link
replay-share-copy = Copia il link
replay-share-copied = Copiato
replay-share-file = Salva come file
replay-share-text = Salva come testo
replay-hand-of = Mano di { $name }
replay-down-of = A faccia in giù: { $name }
replay-scene = Come scena
replay-scene-lead = La posizione alla decisione { $seq }, con tutte le carte scoperte: da disporre, cambiare, giocare.
replay-scene-save = Salva come file di scena
replay-scene-differs = Qui una scena non può dire tutto:
replay-scene-title = { $names }: decisione { $seq }

## Registro
ledger-title = Che cosa c'è e che cosa verrà
ledger-lead = Delle { $cards } carte del Vs. System se ne possono giocare { $written }, da { $sets } set completi.
ledger-sets = Set
ledger-of = { $written } su { $cards }
ledger-new = { $count ->
    [one] aspetta una cosa nuova
   *[other] aspetta { $count } cose nuove
}
ledger-gaps = { $count ->
    [one] una carta non è ancora intera
   *[other] { $count } carte non sono ancora intere
}
ledger-modes = { $count ->
    [one] una carta appartiene a un'altra modalità
   *[other] { $count } carte appartengono ad altre modalità
}
ledger-needs = Che cosa tiene fuori le carte
ledger-needs-lead = Meccanismi e parole chiave che nessuna carta presente ha ancora richiesto, secondo le carte che non aspettano altro.
ledger-what = Che cosa
ledger-alone = Aspettano solo questo
ledger-cards = Ne hanno bisogno
ledger-in-sets = Set

## A moment of a game
moment-title = Questo momento
moment-link = Copia un link a questo momento
moment-scene = Fanne una scena
moment-puzzle = Fanne un enigma
moment-proving = Esamino ogni risposta…
moment-proved = { $solutions ->
    [one] Dimostrato: si può vincere in questo turno, e basta una sola prima mossa. È tra le tue scene.
   *[other] Dimostrato: si può vincere in questo turno; { $solutions } prime mosse ci riescono. È tra le tue scene.
}
moment-solve = Risolvilo
moment-open = Apri la scena
moment-no-seats = Gli enigmi sono per due giocatori.
moment-no-differs = Una scena non ha parole per questo momento, come un combattimento in corso. Prova con la decisione prima.
moment-no-large = Qui c'è troppo da esaminare: nulla è dimostrato.
moment-no-notWon = Non è un enigma: in questo turno non si vince contro ogni risposta.
moment-no-trivial = Non è un enigma: si vince comunque si cominci.
moment-puzzle-title = { $name } vince
moment-puzzle-hint = Vinci in questo turno. L'altra mano è vuota, e nessuna carta pescata conta.
