import type { ArenaView, Phase, Verb } from '@longbox/arena';
import { ARENA_OPTIONS } from './arena-options.ts';
import type { InLanguages } from './language.ts';
import { type AskedSeat, sayOption, type Wording } from './wording.ts';

/** What the sentences count and name. */
export interface ArenaStakes {
  /** The character it is about. */
  readonly name: string;
  /** Power Points of that character. */
  readonly points: number;
  /** How many cards are picked together, and how many are not picked yet. */
  readonly most: number;
  readonly left: number;
}

type Say = (stakes: ArenaStakes) => string;

const EN = {
  deployActive: ({ most, left }) => `Choose ${most} characters for your Active Squad: ${left} to go.`,
  deployReserve: ({ most, left }) => `Choose ${most} characters for your Reserve Squad: ${left} to go.`,
  prepared: () => 'Your squads are ready.',
  move: () => 'Move a Reserve character into an empty Active slot.',
  play: () => 'Put characters from your hand into the empty slots.',
  exchange: () => 'You may exchange an Active character with a Reserve character.',
  powerUp: ({ left }) =>
    `Give ${left === 1 ? 'the last Power Point' : `${left} Power Points`} to your characters, as you like.`,
  missionOut: () => 'Choose the Mission to exchange.',
  missionIn: () => 'Choose the card that becomes a Mission.',
  recycle: () => 'Choose a card of your discard pile to take back.',
  activate: () => 'Use a special ability, or go on.',
  challenge: () => 'Choose a character and whom it challenges, or go on.',
  target: () => 'Whom does the group challenge?',
  resolve: () => 'Which challenge is resolved next?',
  boostWith: () => 'Which character of the group is boosted?',
  boostAttack: ({ name, points }) => `Boost ${name}? Discard up to ${points}: +100 Attack each.`,
  boostDefence: ({ name, points }) => `Boost ${name}? Discard up to ${points}: +50 Defence each.`,
  superHit: ({ name }) => `Super Hit for ${name}? Discard a card of the same name: +200.`,
  lose: () => 'Choose the card that is lost as a Hit Point.',
  replaceMission: () => "Choose the card that takes the beaten Mission's place.",
  pay: () => 'How many temporary Power Points pay for it?',
  checkPoint: () => 'Replace, exchange, add a Hit Point or form a Team, once each; or end your turn.',
  window: () => 'You may act, or go on.',
} satisfies Readonly<Record<string, Say>>;
export type ArenaAskingKey = keyof typeof EN;

const IT: Readonly<Record<ArenaAskingKey, Say>> = {
  deployActive: ({ most, left }) =>
    `Scegli ${most} personaggi per la Squadra Attiva: ${left === 1 ? 'ne manca 1' : `ne mancano ${left}`}.`,
  deployReserve: ({ most, left }) =>
    `Scegli ${most} personaggi per la Squadra di Riserva: ${left === 1 ? 'ne manca 1' : `ne mancano ${left}`}.`,
  prepared: () => 'Le tue squadre sono pronte.',
  move: () => 'Sposta un personaggio di Riserva in un posto Attivo vuoto.',
  play: () => 'Metti personaggi della mano nei posti vuoti.',
  exchange: () => 'Puoi scambiare un personaggio Attivo con uno di Riserva.',
  powerUp: ({ left }) =>
    `Dai ${left === 1 ? "l'ultimo Punto Potere" : `${left} Punti Potere`} ai tuoi personaggi, come vuoi.`,
  missionOut: () => 'Scegli la Missione da scambiare.',
  missionIn: () => 'Scegli la carta che diventa Missione.',
  recycle: () => 'Scegli una carta dei tuoi scarti da riprendere.',
  activate: () => "Usa un'abilità speciale o prosegui.",
  challenge: () => 'Scegli un personaggio e chi sfida, o prosegui.',
  target: () => 'Chi sfida il gruppo?',
  resolve: () => 'Quale sfida si risolve ora?',
  boostWith: () => 'Quale personaggio del gruppo riceve il Boost?',
  boostAttack: ({ name, points }) => `Boost per ${name}? Scarta fino a ${points}: +100 Attacco ciascuna.`,
  boostDefence: ({ name, points }) => `Boost per ${name}? Scarta fino a ${points}: +50 Difesa ciascuna.`,
  superHit: ({ name }) => `Super Colpo per ${name}? Scarta una carta con lo stesso nome: +200.`,
  lose: () => 'Scegli la carta che si perde come Punto Ferita.',
  replaceMission: () => 'Scegli la carta che prende il posto della Missione battuta.',
  pay: () => 'Quanti Punti Potere temporanei usi per pagare?',
  checkPoint: () =>
    'Sostituisci, scambia, aggiungi un Punto Ferita o forma un Team, una volta ciascuno; o termina il turno.',
  window: () => 'Puoi agire o proseguire.',
};
export const ARENA_ASKINGS: InLanguages<Readonly<Record<ArenaAskingKey, Say>>> = { en: EN, it: IT };

/** A sentence by its key, and the rule that asks. */
interface Found {
  readonly key: ArenaAskingKey;
  readonly rule: string | undefined;
}

/** Message and rule by what is offered, in this order: the first that is on offer speaks. `undefined`: the phase does. */
const BY_VERB: Readonly<Record<Verb, Found | undefined>> = {
  deploy: { key: 'deployActive', rule: 'MA-SET-05' },
  move: { key: 'move', rule: 'MA-RPL-01' },
  powerUp: { key: 'powerUp', rule: 'MA-PU-02' },
  missionOut: { key: 'missionOut', rule: 'MA-SA-NEW-08' },
  missionIn: { key: 'missionIn', rule: 'MA-SA-NEW-08' },
  recycle: { key: 'recycle', rule: 'MA-SA-RCY-02' },
  target: { key: 'target', rule: 'MA-CH-03' },
  resolve: { key: 'resolve', rule: 'MA-TRN-09' },
  boostWith: { key: 'boostWith', rule: 'MA-SA-GRP-10' },
  lose: { key: 'lose', rule: 'MA-CR-10' },
  replaceMission: { key: 'replaceMission', rule: 'MA-SA-AMI-07' },
  pay: { key: 'pay', rule: 'MA-SA-PBK-04' },
  activate: { key: 'activate', rule: 'MA-SA-GEN-31' },
  play: { key: 'play', rule: 'MA-RPL-02' },
  pass: undefined,
  exchange: undefined,
  challenge: undefined,
  group: undefined,
  boost: undefined,
  superHit: undefined,
  replace: undefined,
  addHitPoint: undefined,
  raise: undefined,
  assemble: undefined,
  upgrade: undefined,
  concede: undefined,
};
// A codec: the keys of a record are its verbs.
const VERBS = Object.keys(BY_VERB) as Verb[];

const WINDOW: Found = { key: 'window', rule: undefined };
const BY_PHASE: Readonly<Record<Phase, Found>> = {
  preparation: { key: 'prepared', rule: 'MA-SET-05' },
  coolDown: WINDOW,
  dutyCall: WINDOW,
  replacement: { key: 'exchange', rule: 'MA-RPL-11' },
  powerUp: WINDOW,
  missionActivation: WINDOW,
  specialAbilities: WINDOW,
  challenge: { key: 'challenge', rule: 'MA-CH-01' },
  boost: { key: 'boostAttack', rule: 'MA-BST-01' },
  superHit: { key: 'superHit', rule: 'MA-SH-01' },
  challengeResolution: WINDOW,
  missionResolution: WINDOW,
  checkPoint: { key: 'checkPoint', rule: 'MA-CP-01' },
};

const ACTIVE_SLOTS = 3;

export function arenaAsking({ options, view, seat }: AskedSeat<ArenaView>): Found {
  const offered = new Set<string>(options.map(({ verb }) => verb));
  const verb = VERBS.find((each) => BY_VERB[each] !== undefined && offered.has(each));
  const found = (verb === undefined ? undefined : BY_VERB[verb]) ?? BY_PHASE[view.phase];
  const isDefence = view.active !== seat;
  if (found.key === 'deployActive' && (view.seats[seat].chosen ?? []).length >= ACTIVE_SLOTS) {
    return { ...found, key: 'deployReserve' };
  }
  if (found.key === 'boostAttack' && isDefence) return { key: 'boostDefence', rule: 'MA-BST-05' };
  return found.key === 'superHit' && isDefence ? { key: 'superHit', rule: 'MA-SH-02' } : found;
}

/** The character a Boost or Super Hit is for: its top card, and its Power Points. */
function stakeOf(view: ArenaView, seat: number): { readonly face: string | undefined; readonly points: number } {
  const current = view.challenges.find((challenge) => challenge.current);
  const slots = view.seats.flatMap((each) => each.slots);
  const slot = slots.find((each) => each.slot === (view.active === seat ? current?.leader : current?.against));
  return { face: slot?.stack[0]?.key, points: (slot?.ready ?? 0) + (slot?.engaged ?? 0) };
}

const GO_ON: InLanguages<string> = { en: 'Go on', it: 'Prosegui' };
const PASSES: Readonly<Partial<Record<Phase, InLanguages<string>>>> = {
  replacement: { en: 'No exchange', it: 'Nessuno scambio' },
  challenge: { en: 'No more challenges', it: 'Basta sfide' },
  boost: { en: 'No boost', it: 'Nessun boost' },
  superHit: { en: 'No Super Hit', it: 'Nessun Super Colpo' },
  checkPoint: { en: 'End the turn', it: 'Termina il turno' },
};

/** What passing means where the game stands; `picked` cards of a set are chosen already. */
function passOf({ view, seat, options }: AskedSeat<ArenaView>, picked: number): InLanguages<string> {
  if (options.some(({ verb }) => verb === 'missionOut')) return { en: 'Done', it: 'Fatto' };
  if (view.phase === 'boost' && picked > 0) {
    return {
      en: picked === 1 ? 'Boost with 1 card' : `Boost with ${picked} cards`,
      it: picked === 1 ? 'Boost con 1 carta' : `Boost con ${picked} carte`,
    };
  }
  return (view.phase === 'challenge' && view.active !== seat ? undefined : PASSES[view.phase]) ?? GO_ON;
}

export const arenaWording: Wording<ArenaView> = {
  option: (option, asked, names, picking) =>
    sayOption(ARENA_OPTIONS, option, asked, names, passOf(asked, picking?.picked ?? 0)),
  question(asked, names, { most, picked } = { most: 1, picked: 0 }) {
    const { key, rule } = arenaAsking(asked);
    const { face, points } = stakeOf(asked.view, asked.seat);
    const name = face === undefined ? '' : names.face(face);
    return { text: ARENA_ASKINGS[names.language][key]({ name, points, most, left: most - picked }), rule };
  },
};
