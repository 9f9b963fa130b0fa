import type { Language } from '../language/printed.ts';
import type { Feature } from './measure.ts';
import type { Principle } from './principles.ts';

type Words = readonly [en: string, it: string];

/** Every principle in words, for people who ask why. None names a card: it may be shown while the game goes on. */
const PRINCIPLE_WORDS: Readonly<Record<Principle, Words>> = {
  onlyChoice: ['There is nothing else to do.', 'Non c’è altro da fare.'],
  nothingBetter: ['Nothing else would help.', 'Nient’altro servirebbe.'],
  mustersStrongest: ['The strongest begin.', 'Cominciano i più forti.'],
  keepsSupport: ['Whoever helps from behind stands in Reserve.', 'Chi aiuta da dietro sta in Riserva.'],
  bringsForward: ['The strongest steps forward.', 'Il più forte si fa avanti.'],
  tradesToAttack: ['The exchange makes the attack stronger.', 'Lo scambio rafforza l’attacco.'],
  tradesToGuard: ['The exchange leaves less to attack.', 'Lo scambio lascia meno da attaccare.'],
  feedsAbility: ['Power Points where an ability needs them.', 'Punti Potere dove un’abilità ne ha bisogno.'],
  feedsBoost: ['Power Points where they carry a Boost.', 'Punti Potere dove reggono un Boost.'],
  guardsWithPower: ['Power Points keep a character standing.', 'I Punti Potere tengono in piedi un personaggio.'],
  strikesWithAbility: ['The ability makes the challenges worth more.', 'L’abilità fa rendere di più le sfide.'],
  guardsWithAbility: ['The ability lessens the loss.', 'L’abilità riduce la perdita.'],
  gainsCards: ['More cards in hand.', 'Più carte in mano.'],
  raisesStakes: ['The Missions become more favourable.', 'Le Missioni diventano più favorevoli.'],
  sparesPower: ['The Power Points are worth more than this.', 'I Punti Potere valgono più di questo.'],
  takesNemesis: ['The Nemesis can be defeated.', 'La Nemesi può essere sconfitta.'],
  takesDefeat: ['Somebody can be defeated.', 'Qualcuno può essere sconfitto.'],
  completesMission: ['A defeat completes the Mission.', 'Una sconfitta completa la Missione.'],
  wearsDown: ['A challenge costs nothing.', 'Una sfida non costa nulla.'],
  surestFirst: ['The surest challenge first.', 'Prima la sfida più sicura.'],
  boostsToThreshold: ['The Boost reaches what is needed.', 'Il Boost raggiunge quanto serve.'],
  boostsPastGuard: ['The Boost leaves the guard no answer.', 'Il Boost non lascia risposta alla difesa.'],
  guardsAtThreshold: ['The Boost is enough to stand.', 'Il Boost basta a resistere.'],
  savesCards: ['Cards would change nothing here.', 'Qui le carte non cambierebbero nulla.'],
  winsBySuperHit: ['The Super Hit decides the challenge.', 'Il Super Colpo decide la sfida.'],
  savesBySuperHit: ['The Super Hit saves the character.', 'Il Super Colpo salva il personaggio.'],
  givesUpWeakest: ['The weakest card is given up.', 'Si rinuncia alla carta più debole.'],
  leavesPoorest: ['The poorest Mission is left to them.', 'Si lascia loro la Missione più povera.'],
  addsHitPoint: ['A Hit Point is worth more than the card in hand.', 'Un Punto Ferita vale più della carta in mano.'],
  showsBetterFace: ['The better card goes on top.', 'La carta migliore va in cima.'],
  assemblesTeam: ['Together they are stronger.', 'Insieme sono più forti.'],
  hopeless: ['Out of reach, whatever is added.', 'Fuori portata, qualunque cosa si aggiunga.'],
  wastesCards: ['The cards would be lost for nothing.', 'Le carte andrebbero perse per nulla.'],
  wastesPower: ['The Power Points would be lost for nothing.', 'I Punti Potere andrebbero persi per nulla.'],
};

/** What is measured of a player, in words. */
const FEATURE_WORDS: Readonly<Record<Feature, Words>> = {
  points: ['Mission Points', 'Punti Missione'],
  latePoints: ['Mission Points late in the game', 'Punti Missione a fine partita'],
  missionsCompleted: ['Completed Missions', 'Missioni completate'],
  missionSecured: ['The Mission of this turn, secured', 'La Missione del turno, assicurata'],
  missionsToCome: ['Missions to come', 'Missioni che verranno'],
  attacksToCome: ['Attacks to come', 'Attacchi che verranno'],
  attacksNext: ['The next attack', 'Il prossimo attacco'],
  activeCharacters: ['Active characters', 'Personaggi Attivi'],
  reserveCharacters: ['Reserve characters', 'Personaggi di Riserva'],
  hitPoints: ['Hit Points', 'Punti Ferita'],
  attack: ['Attack', 'Attacco'],
  defence: ['Defence and Resistance', 'Difesa e Resistenza'],
  activePower: ['Power Points of the Active Squad', 'Punti Potere della Squadra Attiva'],
  reservePower: ['Power Points of the Reserve', 'Punti Potere della Riserva'],
  readyAbilities: ['Abilities that are paid for', 'Abilità già pagate'],
  hand: ['Cards in hand', 'Carte in mano'],
  nemesisInReach: ['A Nemesis within reach', 'Una Nemesi a portata'],
  nemeses: ['Nemeses in play', 'Nemesi in gioco'],
  facedNemeses: ['Nemeses face to face', 'Nemesi faccia a faccia'],
  turnsToCome: ['Turns to come', 'Turni che verranno'],
  boostRoom: ['Cards that can be boosted with', 'Carte con cui si può fare Boost'],
  superHits: ['Cards for a Super Hit', 'Carte per un Super Colpo'],
  teams: ['Teams in play', 'Team in gioco'],
};

const inLanguage = (words: Words, language: Language): string => words[language === 'en' ? 0 : 1];

export const principleText = (principle: Principle, language: Language): string =>
  inLanguage(PRINCIPLE_WORDS[principle], language);
export const featureText = (feature: Feature, language: Language): string =>
  inLanguage(FEATURE_WORDS[feature], language);
export const isPrinciple = (name: string): name is Principle => Object.hasOwn(PRINCIPLE_WORDS, name);
export const isFeature = (name: string): name is Feature => Object.hasOwn(FEATURE_WORDS, name);
