import type { Language } from '../language/printed.ts';
import type { ReasonCode } from '../state/reasons.ts';
import type { EndingCode } from '../state/result.ts';

type Words = readonly [en: string, it: string];

/** Every reason in words, for people. */
const WORDS: Readonly<Record<ReasonCode | EndingCode, Words>> = {
  gameOver: ['The game is over.', 'La partita è finita.'],
  notYourDecision: ['It is not your decision now.', 'Ora non tocca a te decidere.'],
  notNow: ['This is not the time for it.', 'Non è il momento per farlo.'],
  noSuchCard: ['There is no such card.', 'Questa carta non esiste.'],
  notInHand: ['That card is not in your hand.', 'Questa carta non è nella tua mano.'],
  notYours: ['That is not one of your characters.', 'Non è un tuo personaggio.'],

  teamAtPreparation: ['A Team cannot start the game.', 'Un Team non può iniziare la partita.'],
  nameChosen: ['You have chosen that name already.', 'Hai già scelto questo nome.'],
  pickInOrder: ['Choose cards from left to right.', 'Scegli le carte da sinistra a destra.'],
  slotTaken: ['Somebody stands there already.', 'Lì c’è già qualcuno.'],
  slotEmpty: ['Nobody stands there.', 'Lì non c’è nessuno.'],
  sameSquad: ['Exchange an Active with a Reserve character.', 'Scambia un personaggio Attivo con uno di Riserva.'],
  activeFirst: ['Fill the Active Squad first.', 'Riempi prima la Squadra Attiva.'],
  teamFromHand: ['A Team enters only by assembly.', 'Un Team entra solo per assemblaggio.'],
  nameInPlay: ['You have a character of that name in play.', 'Hai già in gioco un personaggio con questo nome.'],
  memberOfTeam: ['That character is in one of your Teams.', 'Questo personaggio è in un tuo Team.'],
  powerWithoutCharacter: ['Power Points go to characters only.', 'I Punti Potere vanno solo ai personaggi.'],

  noAbilities: ['This level is played without special abilities.', 'Questo livello si gioca senza abilità speciali.'],
  called: ['That character is called to duty this turn.', 'Questo personaggio è chiamato al dovere in questo turno.'],
  activatedAlready: ['It has activated its ability this turn.', 'Ha già attivato la sua abilità in questo turno.'],
  offensiveInPhaseSix: [
    'Offensive abilities are activated in phase 6 of your own turn.',
    'Le abilità offensive si attivano nella fase 6 del proprio turno.',
  ],
  preparedInPhaseSix: [
    'Bonus Defence and Support are used before challenges are declared.',
    'Bonus Difesa e Supporto si usano prima che si dichiarino le sfide.',
  ],
  defensiveInResponse: [
    'Defensive abilities answer the challenges of your opponent.',
    'Le abilità difensive rispondono alle sfide dell’avversario.',
  ],
  onlyActive: ['Only an Active character can use that.', 'Solo un personaggio Attivo può usarla.'],
  notInOpeningTurn: ['There are no challenges on the first turn.', 'Nel primo turno non ci sono sfide.'],
  tooFewPowerPoints: ['There are not enough unengaged Power Points.', 'Non ci sono abbastanza Punti Potere liberi.'],
  noPartner: ['There is nobody who could join.', 'Non c’è nessuno che possa unirsi.'],
  reserveEmpty: ['The opposing Reserve is empty.', 'La Riserva avversaria è vuota.'],
  activeEmpty: ['The opponent has no Active character.', 'L’avversario non ha personaggi Attivi.'],
  missionZoneEmpty: ['The opposing Mission Zone is empty.', 'La Zona Missioni avversaria è vuota.'],
  nobodyReceives: ['Nobody would get the bonus.', 'Nessuno riceverebbe il bonus.'],
  notChallenged: ['That character is not challenged.', 'Questo personaggio non è sfidato.'],
  switcherChallenged: ['A challenged character cannot switch.', 'Un personaggio sfidato non può scambiarsi.'],
  nobodyToSwitchWith: [
    'There is no challenged character to switch with.',
    'Non c’è un personaggio sfidato con cui scambiarsi.',
  ],
  nothingToExchange: ['That takes a hand card and a Mission.', 'Servono una carta in mano e una Missione.'],
  nobodyToBankFor: [
    'Nobody could spend the temporary Power Points.',
    'Nessuno potrebbe usare i Punti Potere temporanei.',
  ],
  discardEmpty: ['Your discard pile is empty.', 'La tua pila degli scarti è vuota.'],
  missionActivated: ['The activated Mission stays.', 'La Missione attivata resta dov’è.'],

  reserveLaunches: ['Only Active characters challenge.', 'Solo i personaggi Attivi sfidano.'],
  calledChallenger: ['A called character does not challenge.', 'Un personaggio chiamato non sfida.'],
  launchedAlready: ['It has a challenge this turn.', 'Ha già una sfida in questo turno.'],
  partnerLaunches: ['It fights in a group this turn.', 'In questo turno combatte in un gruppo.'],
  targetTaken: ['That character is challenged already.', 'Questo personaggio è già sfidato.'],
  missionTaken: ['The Mission Zone is challenged already.', 'La Zona Missioni è già sfidata.'],
  reserveNeedsTrap: ['The Reserve is met by Trap Attack only.', 'La Riserva si sfida solo con Attacco Trappola.'],
  missionNeedsAttack: [
    'A Mission is met by Attack Mission only.',
    'Una Missione si sfida solo con Attacco alla Missione.',
  ],
  nobodyThere: ['There is nobody to challenge.', 'Non c’è nessuno da sfidare.'],
  ownCharacter: ['You cannot challenge your own side.', 'Non puoi sfidare i tuoi.'],
  noGroupAttack: ['Without Group Attack it challenges alone.', 'Senza Attacco di Gruppo sfida da solo.'],
  partnerOfReserve: ['Only an Active character can join.', 'Solo un personaggio Attivo può unirsi.'],
  calledPartner: ['A called character does not join.', 'Un personaggio chiamato non si unisce.'],
  otherAffiliation: ['They have different affiliations.', 'Hanno affiliazioni diverse.'],
  goodAndEvil: ['Good and Evil never fight together.', 'Buoni e Malvagi non combattono mai insieme.'],
  resolvedAlready: ['That challenge is resolved.', 'Questa sfida è risolta.'],

  boostLimit: ['A Boost takes no more cards than Power Points.', 'Un Boost non usa più carte dei Punti Potere.'],
  superHitUsed: ['You have had your Super Hit this turn.', 'Hai già fatto il Super Colpo in questo turno.'],
  otherName: ['A Super Hit takes a card of the same name.', 'Un Super Colpo usa una carta con lo stesso nome.'],

  doneThisTurn: ['You have done that this turn.', 'L’hai già fatto in questo turno.'],
  hitPointThisTurn: ['One Hit Point a turn.', 'Un solo Punto Ferita per turno.'],
  hitPointsFull: ['It has all its Hit Points.', 'Ha già tutti i Punti Ferita.'],
  nobodyOfThatName: ['You have nobody of that name in play.', 'Non hai in gioco nessuno con questo nome.'],
  onlyReserveReplaced: ['Only Reserve characters are replaced.', 'Si sostituiscono solo i personaggi di Riserva.'],
  teamToHand: ['A Team does not return to hand.', 'Un Team non torna in mano.'],
  onTopAlready: ['It is the top card.', 'È già la carta in cima.'],
  raisedAlready: ['You have brought it up this turn.', 'L’hai già portata in cima in questo turno.'],
  notATeam: ['That is not a Team card.', 'Non è una carta Team.'],
  memberMissing: ['A member of the Team is missing.', 'Manca un membro del Team.'],
  noPlaceForTeam: ['The Team cannot stand there.', 'Il Team non può stare lì.'],
  sharedMember: ['Another of your Teams has a member of it.', 'Un altro tuo Team ha un suo membro.'],
  notAnUpgrade: ['It does not contain that Team.', 'Non contiene quel Team.'],

  missionComplete: ['More Mission Points.', 'Più Punti Missione.'],
  moreMissions: ['Equal points, more completed Missions.', 'Punti pari, più Missioni completate.'],
  draw: ['Equal points and Missions: a draw.', 'Punti e Missioni pari: pareggio.'],
  totalDestruction: ['No card left to draw.', 'Nessuna carta da pescare.'],
  battleOfFate: ['The Nemesis was defeated.', 'La Nemesi è stata sconfitta.'],
  conceded: ['The other player gave up.', 'L’altro giocatore si è arreso.'],
};

export const reasonText = (code: ReasonCode | EndingCode, language: Language): string =>
  WORDS[code][language === 'en' ? 0 : 1];
export const isReasonCode = (code: string): code is ReasonCode | EndingCode => Object.hasOwn(WORDS, code);
