# Tavoli con un link, su un server.
online-title = Gioca online
online-lead = Apri un tavolo e manda il link: chi ce l'ha può sedersi. Non serve alcun account.
online-create = Apri un tavolo
online-create-go = Apri il tavolo
online-quick = Partita veloce
online-quick-text = La partita veloce ti fa sedere con chi vuole lo stesso gioco, la stessa edizione e lo stesso orologio.
online-who = Tu
online-name = Il tuo nome
online-name-save = Salva il nome
online-join = Entra con un link
online-join-link = Link o nome di un tavolo
online-join-go = Vai al tavolo
online-tables = Tavoli aperti
online-tables-none = Nessuno aspetta a un tavolo aperto.
online-nobody = Ancora nessuno
online-free = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
online-rated-word = classificata
online-game = Gioco
online-deck = Il tuo mazzo
online-deck-none = Scegli un mazzo
online-deck-other = Cambia mazzo
online-seat = Posto { $number }
online-seats = Posti
online-seat-person = Chi ha il link
online-seat-computer = Computer: { $level }
online-seat-free = Libero
online-clock = Orologio
online-clock-none = Senza orologio
online-clock-decision = { $time } per ogni decisione
online-clock-bank = { $time } per la partita, { $increment } s in più a ogni decisione
online-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
online-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
online-expiry = A tempo scaduto
online-expiry-default = Si prende la risposta più sicura
online-expiry-computer = Il posto passa al computer
online-watch = Spettatori
online-watch-anyone = Può guardare chiunque abbia il link
online-watch-delayed = Può guardare chiunque, con mezzo minuto di ritardo
online-watch-nobody = Nessuno può guardare
online-more = Altro sul tavolo
online-listed = Mostralo tra i tavoli aperti
online-rated = Classificata (solo persone)
online-open-hands = Gli spettatori vedono tutte le mani
online-room = Tavolo
online-link = Link per gli altri
online-copy = Copia il link
online-copied = Copiato
online-share = Condividi il link
online-share-title = Un tavolo su Longbox
online-sit = Siediti
online-kick = Manda via { $name }
online-host = Ospita
online-rating = Punteggio { $rating }
online-is-ready = Pronto
online-not-ready = Non ancora pronto
online-no-deck = Sceglie un mazzo
online-ready = Sono pronto
online-unready = Aspetta, non sono pronto
online-dealing = Tutti sono pronti. Si danno le carte…
online-leave = Lascia il tavolo
online-watching = Stai guardando. Per giocare prendi un posto libero.
online-watching-short = Spettatore
online-bound = Il server è già legato alla sua parte del mescolamento: { $commitment }… Ognuno aggiunge la propria quando è pronto.
online-chat = Chat
online-chat-none = Nessuno ha scritto nulla.
online-chat-write = Scrivi qualcosa
online-chat-send = Invia
online-chat-new = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
online-mute = Silenzia { $name }
online-report = Segnala
online-reported = Segnalato.
online-connecting = Connessione in corso…
online-offline = Nessuna connessione. Riprovo; non si perde nulla.
online-back = Di nuovo qui. Non ti sei perso nulla.
call-title = Tocca a te
call-text = La tua partita su Longbox ti aspetta.
call-ask = Ti avvisiamo quando tocca a te e guardi altrove?
call-yes = Sì, avvisami
call-no = No, grazie
online-table = Tavolo online
online-undo-ask = Chiedi di annullare
online-asks-undo = { $name } vorrebbe annullare l'ultima scelta.
online-asked-undo = Hai chiesto di annullare la tua ultima scelta.
online-asks-pause = { $name } chiede una pausa.
online-asked-pause = Hai chiesto una pausa.
online-agree = Accetta
online-refuse = Rifiuta
online-pause = Chiedi una pausa
online-paused = L'orologio è fermo.
online-resume = Riprendi
online-clocks = Orologi
online-rematch = Gioca ancora
online-rematch-waits = Si aspettano gli altri ({ $count } di { $of })
online-replay = Guarda la partita
online-to-lobby = Ai tavoli
online-fair-check = Controlla il mescolamento
online-fair-fair = La distribuzione è onesta: il server ha mantenuto ciò che aveva promesso prima, la tua parte c'è, e insieme fanno questo mescolamento.
online-fair-unwitnessed = I conti tornano. Ma questo browser non aveva una parte nella distribuzione: per il resto c'è solo la parola del server.
online-fair-unfair = I conti non tornano. Qualcuno ha cambiato la propria parte.
online-fair-unknown = Il server non ha mostrato la sua parte. Riprova più tardi.
online-gone = Questo tavolo non esiste
online-gone-text = Tutti l'hanno lasciato, oppure il link non è completo.
online-refused-offline = Il server non risponde.
online-refused-tooFast = Troppe richieste insieme. Aspetta un momento.
online-refused-notYours = Tocca a qualcun altro.
online-refused-stale = Il tavolo era già andato avanti; ecco come sta.
online-refused-illegal = Ora non è possibile.
online-refused-counterUsed = Hai fatto altro in un'altra scheda; ecco come sta.
online-refused-notNow = Non in questo momento.
online-refused-over = La partita è finita.
online-refused-unavailable = Non ha funzionato. Riprova.
online-refused-taken = Qualcuno è stato più veloce: questo posto è occupato.
online-refused-sentAway = Chi ospita ti ha mandato via da questo tavolo.
online-refused-notHere = Non puoi sederti a questo tavolo.
online-refused-banned = Per ora non puoi giocare qui. La tua pagina dice fino a quando e perché.
online-refused-deck = Prima scegli un mazzo.
online-refused-unknownRoom = Questo tavolo non esiste.
online-refused-notWatchable = A questo tavolo nessuno può guardare.
online-refused-otherCatalogue = Questa partita è cominciata con carte o regole diverse da quelle che il server ha ora.
online-refused-tooMany = Hai già tutti i tavoli che un giocatore può avere. Prima finiscine o chiudine uno.
online-refused-tooNew = Gli account nuovi non possono ancora giocare partite classificate. Prova un tavolo non classificato.
online-refused-rated = Un tavolo classificato è solo per persone, e richiede un orologio e spettatori in ritardo.

# Chi è qualcuno, e quanto gioca bene.
online-you = Tu
online-you-link = La tua pagina: passkey e punteggio
online-player = Giocatore
online-keep = Conserva il tuo nome
online-passkeys = Passkey
online-passkey-text = Questo browser ti conosce come { $name }. Con una passkey sei { $name } anche sugli altri tuoi dispositivi, con lo stesso punteggio. Non ti si chiede altro.
online-passkey-kept = Sei { $name } su ogni dispositivo in cui entri con una di queste passkey.
online-passkey-add = Conserva il nome con una passkey
online-passkey-more = Aggiungi un’altra passkey
online-passkey-enter = Entra con una passkey
online-passkey-leaves = Entrando, questo browser diventa tuo; l’ospite che era prima resta indietro.
online-passkey-of = Passkey { $number }, aggiunta il { $day }
online-passkey-remove = Rimuovi
online-passkey-last = È l’ultima: dopo, solo questo browser saprà chi sei.
online-passkey-insecure = Le passkey funzionano solo a indirizzi https, o sulla macchina del server. Tutto il resto funziona anche qui: questo browser si ricorda di te.
online-passkey-unsupported = Questo browser non ha passkey. Si ricorda comunque di te.
online-data = Ciò che è conservato su di te
online-banned = Non puoi giocare qui fino al { $until }. Il motivo indicato:
online-export = Scarica ciò che è conservato su di te
online-delete = Elimina questo account
online-delete-text = Il tuo nome, i punteggi, le passkey e tutto ciò che hai scritto vengono rimossi per sempre. Le partite restano a chi le ha giocate con te, senza il tuo nome.
online-delete-name = Per sicurezza, scrivi il tuo nome ({ $name }):
online-block = Blocca { $name }
online-sign-out = Esci da qui
online-your-rating = Il tuo punteggio
online-rating-none = Ancora nessuna partita classificata. Spunta «Classificata» quando apri un tavolo, o gioca una partita veloce classificata.
online-rating-chart = { $count ->
    [one] Una partita classificata, da { $from } a { $to }
   *[other] { $count } partite classificate, da { $from } a { $to }
}
online-rating-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
online-rating-won = { $count ->
    [one] 1 vinta
   *[other] { $count } vinte
}
online-rated-games = Partite classificate, dalla più recente
online-won = Vinta
online-place = { $place ->
    [2] Persa
   *[other] Posto { $place }
}
online-against = contro { $names }
online-ratings = Classifica
online-ratings-lead = Ogni gioco e ogni edizione ha i suoi punteggi. Il numero dopo ± dice quanto sono sicuri; cala a ogni partita.
online-ratings-none = Qui nessuno ha giocato partite classificate.
online-rank = Posto
online-rating-word = Punteggio
online-games-word = Partite
online-refused-passkey = Questa passkey qui non è di nessuno, o non è stato possibile verificarla.
online-refused-passkeyKnown = Questo dispositivo ha già una tua passkey.
online-refused-passkeyClosed = Non è successo nulla: la finestra è stata chiusa.
online-refused-replayLong = Questa partita è troppo lunga per un link.
online-muted = Non leggi nulla di ciò che scrive { $name }.
online-unmute = Riattiva
online-taken = Il tempo di { $name } è scaduto. Gioca il computer.
online-taken-yours = Il tuo tempo è scaduto. Il computer gioca al tuo posto fino alla fine.
online-refused-unseated = Non hai più un posto a questo tavolo.
online-refused-timeUp = Tempo scaduto: è stata data per te la risposta più sicura.
online-refused-deckIllegal = Questo mazzo non si può giocare a questo tavolo.
online-from = Visto da
