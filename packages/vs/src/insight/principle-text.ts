import type { Lang } from '../print/token.ts';
import type { Feature } from './features.ts';
import type { Principle } from './verdict.ts';

type Words = readonly [en: string, it: string];

/** Every principle in words, for people who ask why. None names a card: it may be shown while the game goes on. */
const PRINCIPLE_WORDS: Readonly<Record<Principle, Words>> = {
  equal: ['Nothing speaks for or against it.', 'Nulla parla a favore o contro.'],
  winsNow: ['It wins the game now.', 'Vince subito la partita.'],
  takesStun: ['It stuns an enemy character.', 'Stordisce un personaggio nemico.'],
  woundsMain: ['It wounds an enemy main character.', 'Ferisce un personaggio principale nemico.'],
  opensTheWay: ['It clears the way to what stands behind.', 'Apre la strada verso chi sta dietro.'],
  avoidsLosingTrade: ['The exchange would cost more than it gains.', 'Lo scambio costerebbe più di quanto rende.'],
  joinsForces: ['Together they reach what one alone does not.', 'Insieme arrivano dove uno solo non arriva.'],
  savesStrength: ['Fewer are enough; the others stay ready.', 'Ne bastano meno; gli altri restano pronti.'],
  changesOutcome: ['It changes how the combat ends.', 'Cambia l’esito del combattimento.'],
  wastesNothing: ['Acting would change nothing here.', 'Agire qui non cambierebbe nulla.'],
  usesPower: ['The power is worth its cost.', 'Il potere vale il suo costo.'],
  helpsOwn: ['It helps a character of one’s own.', 'Aiuta un proprio personaggio.'],
  harmsEnemy: ['It hurts an enemy most.', 'Danneggia di più un nemico.'],
  keepsBest: ['The best card is kept.', 'Si conserva la carta migliore.'],
  keepsHand: ['The hand can be played on time.', 'La mano si può giocare per tempo.'],
  seeksCurve: ['A new hand is likely to be better.', 'Una nuova mano sarà probabilmente migliore.'],
  buriesLeast: [
    'The card least likely to be played becomes the resource.',
    'Diventa risorsa la carta che meno si giocherà.',
  ],
  keepsSymbols: ['Its symbol will pay for powers.', 'Il suo simbolo pagherà dei poteri.'],
  followsCurve: ['The most is made of this turn’s points.', 'Si usano al meglio i punti di questo turno.'],
  savesDuplicate: ['A second copy is worth more as a power-up.', 'Una seconda copia vale di più come potenziamento.'],
  standsInFront: ['It can fight from the front row.', 'Dalla prima fila può combattere.'],
  staysBehind: ['It is safer in the back row.', 'Nella retrovia è più al sicuro.'],
  coversMain: ['It shields the main character.', 'Protegge il personaggio principale.'],
  strikesBest: ['It strikes where it costs the enemy most.', 'Colpisce dove al nemico costa di più.'],
  paysCheapest: ['What is least missed pays.', 'Paga ciò che mancherà meno.'],
  goesFirst: ['Going first is an advantage.', 'Cominciare è un vantaggio.'],
  levelsUp: [
    'The main character comes closer to its next level.',
    'Il personaggio principale si avvicina al livello seguente.',
  ],
  usesTricks: ['Powers and cards at hand make it succeed.', 'Poteri e carte a disposizione lo fanno riuscire.'],
  hopeless: ['It would achieve nothing.', 'Non otterrebbe nulla.'],
  stopsEnemy: ['It stops what the enemy is about to do.', 'Ferma ciò che il nemico sta per fare.'],
};

/** What is measured of a player, in words. */
const FEATURE_WORDS: Readonly<Record<Feature, Words>> = {
  health: ['Wounds the main character can still take', 'Ferite che il personaggio principale può ancora subire'],
  brink: ['One wound from defeat', 'A una ferita dalla sconfitta'],
  level: ['Level of the main character', 'Livello del personaggio principale'],
  progress: ['On the way to the next level', 'Cammino verso il livello seguente'],
  mainDown: ['The main character is stunned', 'Personaggio principale stordito'],
  exposed: ['The main character is exposed', 'Personaggio principale scoperto'],
  mainAtk: ['ATK of the main character', 'ATK del personaggio principale'],
  mainDef: ['DEF of the main character', 'DEF del personaggio principale'],
  characters: ['Supporting characters', 'Personaggi di supporto'],
  atk: ['ATK of supporting characters', 'ATK dei personaggi di supporto'],
  def: ['DEF of supporting characters', 'DEF dei personaggi di supporto'],
  menace: ['Enemies that one character can stun alone', 'Nemici che un solo personaggio può stordire'],
  downCost: ['Stunned supporting characters', 'Personaggi di supporto storditi'],
  cover: ['Characters in the front row', 'Personaggi in prima fila'],
  readyAtk: ['ATK that is still ready', 'ATK ancora pronto'],
  reach: ['Enemy main characters within reach', 'Personaggi principali nemici a portata'],
  lethal: ['Enemy main characters about to fall', 'Personaggi principali nemici vicini alla sconfitta'],
  lethalNow: ['Enemy main characters that can fall now', 'Personaggi principali nemici che possono cadere ora'],
  flyers: ['Characters with flight', 'Personaggi con volo'],
  shooters: ['Characters with ranged', 'Personaggi con distanza'],
  hand: ['Cards in hand', 'Carte in mano'],
  fullHand: ['Cards in hand beyond the fourth', 'Carte in mano oltre la quarta'],
  resources: ['Resources', 'Risorse'],
  lateResources: ['Resources beyond the fifth', 'Risorse oltre la quinta'],
  locations: ['Face-up locations', 'Luoghi scoperti'],
  turn: ['Having the turn', 'Avere il turno'],
  promise: ['XP gained towards a strong level', 'PE verso un livello forte'],
  nearLevel: ['One XP from the next level', 'A un PE dal livello seguente'],
  powers: ['Super powers that can be paid for', 'Superpoteri che si possono pagare'],
  lives: ['Wounds supporting characters can take', 'Ferite che i personaggi di supporto possono subire'],
  handWorth: ['A better hand than usual', 'Una mano migliore del solito'],
  ahead: ['Ahead in the race of wounds', 'In vantaggio nella corsa alle ferite'],
};

const inLanguage = (words: Words, language: Lang): string => words[language === 'en' ? 0 : 1];

export const principleText = (principle: Principle, language: Lang): string =>
  inLanguage(PRINCIPLE_WORDS[principle], language);
export const featureText = (feature: Feature, language: Lang): string => inLanguage(FEATURE_WORDS[feature], language);
export const isPrinciple = (name: string): name is Principle => Object.hasOwn(PRINCIPLE_WORDS, name);
export const isFeature = (name: string): name is Feature => Object.hasOwn(FEATURE_WORDS, name);
