import type { ArenaView, Phase, Verb } from '@longbox/arena';
import type { ArenaAskingKey } from './arena-askings.en.ts';
import { wordsIn } from './catalogue.ts';
import type { InLanguages } from './language.ts';
import { type AskedSeat, sayOption, type Wording } from './wording.ts';

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
    sayOption(wordsIn(names.language).arenaOptions, option, asked, names, passOf(asked, picking?.picked ?? 0)),
  question(asked, names, { most, picked } = { most: 1, picked: 0 }) {
    const { key, rule } = arenaAsking(asked);
    const { face, points } = stakeOf(asked.view, asked.seat);
    const name = face === undefined ? '' : names.face(face);
    return { text: wordsIn(names.language).arenaAskings[key]({ name, points, most, left: most - picked }), rule };
  },
};
