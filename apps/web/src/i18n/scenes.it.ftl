## Parole dell’editor di scene.
scenes-title = Scene
scenes-lead = Componi qualsiasi posizione dei due giochi, vedi subito che cosa non va e giocala. Arbitri, insegnanti e autori di rompicapi condividono le scene come link o file.
scenes-new-vs = Nuova scena di Vs. System
scenes-new-arena = Nuova scena di Mission Arena
scenes-file = Apri un file di scena
scenes-drop = o trascinane uno qui
scenes-none = Qui non c’è ancora nessuna scena. Iniziane una, apri un file o prendi un momento di un replay.
scenes-forget = Elimina
scenes-all = Tutte le scene
scenes-broken = Questo link non contiene una scena. Forse è stato troncato.
scene-unknown = Questa scena non è conservata qui
scene-untitled = Una posizione
scene-title = Titolo della scena
scene-undo = Annulla
scene-redo = Ripeti
scene-play = Gioca da qui
scene-share = Condividi
scene-save = Salva il file
scene-not-kept = Il browser non conserva questa scena:
scene-tabs = Parti dell’editor
scene-side = Carte e testo
scene-tab-position = Posizione
scene-tab-cards = Carte
scene-tab-table = Tavolo
scene-tab-text = Testo
scene-text = La scena come testo
scene-no-table = Il tavolo appare appena la posizione è corretta.
scene-fine = Questa posizione si può giocare
scene-fine-steps = { $steps ->
    [one] Questa posizione si può giocare e il suo passo regge
   *[other] Questa posizione si può giocare e i suoi { $steps } passi reggono
}
scene-problems = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}
scene-not-yaml = Correggi prima il testo; poi si possono di nuovo disporre le carte.

## La posizione
scene-settings = Il tavolo
scene-seat = Lato di { $name }
scene-add-seat = Aggiungi un giocatore
scene-remove-seat = Togli { $name }
scene-more-zones = Altre zone
scene-aim = Metti carte in { $zone } di { $seat }
scene-empty = Vuota
scene-empty-aim = Le carte vanno qui
scene-filler = Carte qualsiasi
scene-called = chiamata { $name }
scene-usual = come al solito
scene-true = Sì
scene-false = No
scene-fewer = Meno: { $name }
scene-more-of = Più: { $name }
scene-profile = Edizione e modalità
scene-seed = Seme
scene-table-at = Momento
scene-table-turn = Di chi è il turno
scene-table-number = Numero del turno
scene-table-called = Chiamato in servizio
scene-vs-points = Punti reclutamento
scene-arena-points = Punti Missione
scene-arena-completed = Missioni completate
scene-arena-superHitUsed = Super Colpo usato

## Una carta
scene-inspector = La carta scelta
scene-look = Guarda la carta
scene-copies = Copie
scene-as = Nome in questa scena
scene-move = Dove si trova
scene-take = Togli
scene-take-one = Togli { $name }
scene-done = Fatto
scene-attach = Aggiungi…
scene-fact-stunned = Stordito
scene-fact-hidden = Nascosto
scene-fact-exhausted = Esausto
scene-fact-frozen = Congelato
scene-fact-wounds = Ferite
scene-fact-vitality = Segnalini vitalità
scene-fact-plus = Segnalini +1/+1
scene-fact-minus = Segnalini −1/−1
scene-fact-xp = PE
scene-fact-equipment = Equipaggiamento
scene-fact-captives = Prigionieri
scene-fact-faceDown = A faccia in giù
scene-fact-main = Personaggio principale
scene-fact-owner = Di chi è la carta
scene-fact-pp = Punti Potere
scene-fact-engaged = Punti Potere impegnati

## Trovare carte
scene-cards = Trova carte
scene-put-into = Metti le carte in
scene-put = Metti lì { $name }
scene-body = Personaggio inventato: nome e numeri
scene-body-add = Aggiungilo
scene-deck = Disponi un mazzo intero
scene-deck-which = Mazzo
scene-deck-none = Scegli un mazzo
scene-deck-whose = Di chi
scene-deck-lay = Disponilo
scene-deck-note = Il mazzo viene mescolato; il personaggio principale va nella retrovia. Quel che c’era nel mazzo di quel giocatore viene sostituito.

## Giocare e condividere
scene-play-lead = Chi continua da questa posizione?
scene-play-after = { $steps ->
    [one] Esegui prima il passo della scena
   *[other] Esegui prima i { $steps } passi della scena
}
scene-share-lead = Il link contiene tutta la scena, passi compresi; nessun server la vede.
scene-share-link = Link
scene-share-long = Questa scena è troppo lunga per un link. Salvala come file.
scene-share-copy = Copia il link
scene-share-copied = Copiato
scene-share-run = Il file funziona anche dalla riga di comando:

## Zone e momenti
scene-zone-front = Prima linea
scene-zone-back = Retrovia
scene-zone-resources = Risorse
scene-zone-hand = Mano
scene-zone-deck = Mazzo, dalla cima
scene-zone-ko = Pila KO
scene-zone-levelUp = Livelli
scene-zone-removed = Rimosse
scene-zone-side = Pila laterale
scene-zone-A1 = Attivo 1
scene-zone-A2 = Attivo 2
scene-zone-A3 = Attivo 3
scene-zone-R1 = Riserva 1
scene-zone-R2 = Riserva 2
scene-zone-discard = Pila degli scarti
scene-zone-missions = Missioni
scene-zone-activated = Missione attivata
scene-at-setUp = Preparazione
scene-at-turn = Inizio del turno
scene-at-draw = Fase di pesca
scene-at-recovery = Fase di recupero
scene-at-build = Fase di costruzione
scene-at-resource = Passo risorse
scene-at-recruit = Passo reclutamento
scene-at-formation = Passo formazione
scene-at-mainStart = Inizio della fase principale
scene-at-main = Fase principale
scene-at-end = Fine del turno
scene-at-preparation = Preparazione
scene-at-coolDown = Recupero
scene-at-dutyCall = Chiamata
scene-at-replacement = Rimpiazzo
scene-at-powerUp = Potenzia
scene-at-missionActivation = Missione
scene-at-specialAbilities = Abilità
scene-at-challenge = Sfida
scene-at-missionResolution = Fine missione
scene-at-checkPoint = Check Point
