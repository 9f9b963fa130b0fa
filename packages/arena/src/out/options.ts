import { type CardId, type Choice, choiceA, choiceB, choiceKind, type Option } from '@longbox/kernel';
import { KIND } from '../catalogue/book.ts';
import { ABILITIES } from '../language/ability.ts';
import { slotOfName } from '../rules/squads.ts';
import { type Verb, verbOf } from '../state/choices.ts';
import { slotName } from '../state/slot-names.ts';
import {
  type ArenaState,
  activeSeat,
  CHALLENGE,
  challengeOf,
  MISSION,
  nameOf,
  otherSeat,
  ownerOf,
  printAt,
  type Slot,
  topOf,
} from '../state/state.ts';

export type ArenaOption = Option<Verb>;

/** The card a challenge is aimed at: the top card of a slot, or the first Mission. */
export const targetCard = (s: ArenaState, target: Slot): CardId =>
  target === MISSION ? s.missions[otherSeat(activeSeat(s))][0] : topOf(s, target);

type Describe<V extends Verb> = (s: ArenaState, a: number, b: number) => Option<V>;

const withCard =
  <V extends Verb>(verb: V): Describe<V> =>
  (_s, card) => ({ verb, card });
const intoSlot =
  <V extends Verb>(verb: V): Describe<V> =>
  (_s, card, slot) => ({ verb, card, name: slotName(slot) });
const twoSlots =
  <V extends Verb>(verb: V): Describe<V> =>
  (s, a, b) => ({ verb, card: topOf(s, a), target: topOf(s, b) });
const aimName = (slot: Slot): string => (slot === MISSION ? 'mission' : slotName(slot));

/** What each kind of choice does with its two fields. Characters are named by their top card, slots by `name`. */
const DESCRIBE: { readonly [V in Verb]: Describe<V> } = {
  pass: () => ({ verb: 'pass' }),
  pay: (_s, value) => ({ verb: 'pay', value }),
  concede: (_s, seat) => ({ verb: 'concede', seat }),
  move: (s, from, to) => ({ verb: 'move', card: topOf(s, from), name: slotName(to) }),
  play: intoSlot('play'),
  assemble: intoSlot('assemble'),
  upgrade: intoSlot('upgrade'),
  exchange: twoSlots('exchange'),
  group: twoSlots('group'),
  powerUp: (s, slot) => ({ verb: 'powerUp', card: topOf(s, slot), name: slotName(slot) }),
  activate: (s, slot, target) => describeActivation(s, slot, target - 1),
  challenge: (s, leader, aim) => ({
    verb: 'challenge',
    card: topOf(s, leader),
    target: targetCard(s, aim),
    name: aimName(aim),
  }),
  target: (s, aim) => ({ verb: 'target', target: targetCard(s, aim), name: aimName(aim) }),
  resolve: (s, value) => ({ verb: 'resolve', card: topOf(s, challengeOf(s, value, CHALLENGE.leader)), value }),
  boostWith: (s, slot) => ({ verb: 'boostWith', card: topOf(s, slot) }),
  replace: (s, card, slot) => ({ verb: 'replace', card, target: topOf(s, slot) }),
  addHitPoint: (s, card) => ({
    verb: 'addHitPoint',
    card,
    target: topOf(s, slotOfName(s, ownerOf(s, card), nameOf(s, card))),
  }),
  deploy: withCard('deploy'),
  missionOut: withCard('missionOut'),
  missionIn: withCard('missionIn'),
  recycle: withCard('recycle'),
  boost: withCard('boost'),
  superHit: withCard('superHit'),
  lose: withCard('lose'),
  replaceMission: withCard('replaceMission'),
  raise: withCard('raise'),
};

/** What a choice does, in parts. */
export const describeOption = (s: ArenaState, choice: Choice): ArenaOption =>
  DESCRIBE[verbOf(choiceKind(choice))](s, choiceA(choice), choiceB(choice));

function describeActivation(s: ArenaState, slot: Slot, target: number): Option<'activate'> {
  const kind = s.book.ability[printAt(s, slot)];
  const option = { verb: 'activate', card: topOf(s, slot), name: ABILITIES[kind] } as const;
  if (kind === KIND.switch) return { ...option, target: topOf(s, target) };
  if (kind === KIND.counterattack) return { ...option, target: topOf(s, challengeOf(s, target, CHALLENGE.leader)) };
  return option;
}
