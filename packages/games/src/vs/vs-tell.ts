import type { CardId } from '@longbox/kernel';
import type { VsEvent, VsView } from '@longbox/vs';
import type { NamedCard } from '../known-cards.ts';
import { type LineParts, type LogLine, makeLine, type Telling } from '../words/line.ts';
import type { VsLineKey } from '../words/vs-lines.en.ts';
import { VS_RULES } from './vs-line-rules.ts';
import type { VsSpeaker } from './vs-speaker.ts';

type Type = VsEvent['type'];
type Of<T extends Type> = VsEvent extends infer E
  ? E extends { readonly type: infer Own }
    ? T extends Own
      ? E
      : never
    : never
  : never;
type Line = readonly [key: VsLineKey, parts?: LineParts];

/** What a line may be made from. */
interface Story extends Telling {
  readonly speaker: VsSpeaker;
  readonly before: VsView;
  readonly after: VsView;
}

type Tell<T extends Type> = (event: Of<T>, story: Story) => Line | undefined;

const face = (key: string): NamedCard => ({ id: undefined, face: key });
const about = ({ controllerOf, faceOf }: Story, card: CardId, parts: LineParts = {}): LineParts => ({
  seat: controllerOf(card),
  ...parts,
  cards: { card: [faceOf(card)], ...parts.cards },
});
const happens =
  <Key extends VsLineKey>(key: Key) =>
  ({ card }: { readonly card: CardId }, story: Story): Line => [key, about(story, card)];
const does =
  (key: VsLineKey) =>
  ({ seat }: { readonly seat: number }): Line => [key, { seat }];

/** What most events say by themselves. Every event has an entry: `undefined` is said on purpose. */
const TELL: { readonly [T in Type]: Tell<T> } = {
  turnBegan: ({ seat, turn }) => ['turn', { seat, numbers: { turn } }],
  phaseBegan: ({ seat, phase }) => {
    const key = PHASES[phase];
    return key === undefined ? undefined : [key, { seat }];
  },
  // The prompt says which step it is.
  stepBegan: () => undefined,
  firstPlayerChosen: does('first'),
  mulliganTaken: does('mulliganTaken'),
  handKept: does('handKept'),
  drew: ({ seat, cards, faces }) =>
    faces.length === 0
      ? ['drew', { seat, numbers: { count: cards.length } }]
      : ['drewCards', { seat, numbers: { count: cards.length }, cards: { cards: faces.map(face) } }],
  moved,
  appeared: happens('appeared'),
  koed: happens('koed'),
  stunned: happens('stunned'),
  dazed: happens('dazed'),
  recovered: happens('recovered'),
  hid: happens('hid'),
  leftCombat: happens('leftCombat'),
  turnedUp: happens('turnedUp'),
  // At the start of a turn everybody is readied; only what a card does is news.
  readied: ({ card }, story) => (QUIET_PHASES.has(story.before.phase) ? undefined : ['readied', about(story, card)]),
  // What exhausts a character is told: an attack, a power.
  exhausted: () => undefined,
  froze: happens('froze'),
  thawed: happens('thawed'),
  modifiersLost: happens('modifiersLost'),
  wounded: ({ card, count }, story) => ['wounded', about(story, card, { numbers: { count } })],
  healed: ({ card, count }, story) => ['healed', about(story, card, { numbers: { count } })],
  countersPut: ({ card, counter, count }, story) => [
    `countersPut-${counter}`,
    about(story, card, { numbers: { count } }),
  ],
  countersRemoved: ({ card, counter, count }, story) => [
    `countersRemoved-${counter}`,
    about(story, card, { numbers: { count } }),
  ],
  gainedXp: ({ card, total }, story) => ['gainedXp', about(story, card, { numbers: { total } })],
  leveled: ({ card, level }, story) => ['leveled', about(story, card, { numbers: { level } })],
  transformed: ({ card, face: now, level }, story) => [
    'transformed',
    about(story, card, { cards: { other: [face(now)] }, numbers: { level } }),
  ],
  promoted: happens('promoted'),
  // A viewer who may not know the card hears nothing of what is said about it.
  modified({ card, source, effect }, story) {
    const own = story.faceOf(card).face;
    const from = source === undefined || source === card ? undefined : story.faceOf(source).face;
    return own === undefined
      ? undefined
      : ['modified', about(story, card, { spoken: story.speaker.deed(effect, own, from) })];
  },
  ruled({ seat, source, effect }, { faceOf, speaker }) {
    const own = source === undefined ? undefined : faceOf(source);
    return ['ruled', { seat, ...(own && { cards: { card: [own] } }), spoken: speaker.deed(effect, own?.face) }];
  },
  attackDeclared: ({ seat, attackers, defender }, { faceOf }) => [
    'attack',
    {
      seat,
      cards: { attackers: attackers.map(faceOf), defender: [faceOf(defender)] },
      numbers: { count: attackers.length },
    },
  ],
  defenderReplaced: happens('defenderReplaced'),
  passed: does('passed'),
  struck: ({ attackers, target, atk, def, stuns, isBack }, { faceOf, controllerOf }) => [
    `struck${isBack ? 'Back' : ''}${stuns ? 'Stuns' : 'Holds'}`,
    {
      seat: attackers.length > 0 ? controllerOf(attackers[0]) : undefined,
      cards: { attackers: attackers.map(faceOf), target: [faceOf(target)] },
      numbers: { atk, def, count: attackers.length },
    },
  ],
  ruleEnded: ({ seat, card }, story) => ['ruleEnded', about(story, card, { seat })],
  combatEnded: ({ cancelled }) => (cancelled ? ['combatCancelled'] : undefined),
  usedPower: (event, story) => ['usedPower', about(story, event.card, { seat: event.seat, ...power(event, story) })],
  paid: ({ seat, face: with_, how }) => [`paid-${how}`, { seat, cards: { card: [face(with_)] } }],
  poweredUp: ({ seat, card, with: other }, story) => [
    'poweredUp',
    about(story, card, { seat, cards: { other: [face(other)] } }),
  ],
  equipped: ({ seat, card, with: other }, story) => [
    'equipped',
    about(story, card, { seat, cards: { other: [face(other)] } }),
  ],
  triggered: (event, story) =>
    event.power === '' ? undefined : ['triggered', about(story, event.card, power(event, story))],
  cancelledPower: happens('cancelledPower'),
  shuffled: does('shuffled'),
  revealed: ({ seat, faces, looked }) =>
    faces.length === 0 ? undefined : [looked ? 'lookedAt' : 'revealed', { seat, cards: { cards: faces.map(face) } }],
  named: ({ seat, what }) => ['named', { seat, words: { what } }],
  flippedCoin: ({ seat, won }) => [won ? 'wonFlip' : 'lostFlip', { seat }],
  gainedPoints: ({ seat, count }) => ['gainedPoints', { seat, numbers: { count } }],
  spentPoints: ({ seat, count }) => ['spentPoints', { seat, numbers: { count } }],
  recruited: ({ seat, card, face: shown, cost }) => [
    'recruited',
    { seat, cards: { card: [{ id: card, face: shown }] }, numbers: { count: cost } },
  ],
  eliminated: does('eliminated'),
  conceded: does('conceded'),
  gameEnded: ({ winners }, { before }) =>
    winners.length === before.seats.length || winners.length === 0 ? ['endedDraw'] : ['ended', { seat: winners[0] }],
};

/** In these everybody recovers and readies. */
const QUIET_PHASES: ReadonlySet<string> = new Set(['setup', 'draw', 'recovery', 'end']);

const PHASES: Readonly<Partial<Record<string, VsLineKey>>> = {
  draw: 'phase-draw',
  recovery: 'phase-recovery',
  build: 'phase-build',
  main: 'phase-main',
  end: 'phase-end',
};

const power = (used: { readonly card: CardId; readonly power: string }, { faceOf, speaker }: Story): LineParts => ({
  words: { power: used.power },
  spoken: speaker.power(faceOf(used.card).face, used.power),
});

/** Only moves that nothing else tells of: playing, placing, discarding, leaving. */
function moved(
  { card, face: known, from, to, seat, faceDown }: Of<'moved'>,
  { before, after }: Story,
): Line | undefined {
  const named: NamedCard = { id: card < 0 ? undefined : card, face: known };
  const parts = { seat, cards: { card: [named] } };
  // A location that pays turns face down where it lies; the payment tells of it.
  if (to === 'resources') {
    if (from === 'resources') return undefined;
    if (faceDown !== true) return ['resourceUp', parts];
    return known === undefined ? ['resourceDown', parts] : ['resourceDownKnown', parts];
  }
  if (to === 'playing') return ['plays', parts];
  if (from === 'hand' && to === 'ko') return ['discards', parts];
  if (to === 'hand' && from !== 'deck') return ['toHand', parts];
  if (from === 'deck' && to === 'ko') return ['milled', parts];
  // Everything of somebody who is out leaves: that they are out says it.
  if (to === 'removed') return known === undefined || after.seats[seat]?.out ? undefined : ['removed', parts];
  if (to === 'deck') return known === undefined || before.phase === 'setup' ? undefined : ['toDeck', parts];
  if (from === 'front' && to === 'back') return ['moves-back', parts];
  if (from === 'back' && to === 'front') return ['moves-front', parts];
  return undefined;
}

/** The line an event deserves, with the rule behind it. */
export function tellVs(event: VsEvent, story: Story): LogLine | undefined {
  // The entry of a type takes the events of that type; TypeScript cannot follow that.
  const tell = TELL[event.type] as Tell<Type>;
  const line = tell(event as never, story);
  if (line === undefined) return undefined;
  const [key, parts] = line;
  const rule = VS_RULES[key];
  return makeLine(event.type === 'turnBegan' ? event.turn : story.turn, key, {
    ...parts,
    rules: rule === undefined ? [] : [rule],
  });
}
