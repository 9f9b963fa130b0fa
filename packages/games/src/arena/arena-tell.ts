import { type ArenaEvent, type ArenaView, type EndingCode, MISSION, type Shown, type Slot } from '@longbox/arena';
import type { NamedCard } from '../known-cards.ts';
import type { ArenaLineKey } from '../words/arena-lines.en.ts';
import type { LineKey } from '../words/catalogue.ts';
import { type LineParts, type LogLine, makeLine } from '../words/line.ts';

type Type = ArenaEvent['type'];
type Of<T extends Type> = ArenaEvent extends infer E
  ? E extends { readonly type: infer Own }
    ? T extends Own
      ? E
      : never
    : never
  : never;
type Line = readonly [key: LineKey, parts: LineParts];

interface Story {
  readonly turn: number;
  readonly before: ArenaView;
  readonly after: ArenaView;
}

type Tell<T extends Type> = (event: Of<T>, story: Story) => Line | undefined;

const named = ({ card, key }: Shown): NamedCard => ({ id: card, face: key });

const topOf = (view: ArenaView, slot: Slot): Shown | undefined =>
  view.seats.flatMap(({ slots }) => slots).find((each) => each.slot === slot)?.stack[0];

/** A character is named by the card on top of its slot just before, or else just after. */
function at({ before, after }: Story, slot: Slot): readonly NamedCard[] {
  const found = topOf(before, slot) ?? topOf(after, slot);
  return found === undefined ? [] : [named(found)];
}

const about = (seat: number, card: Shown, ...rules: readonly string[]): LineParts => ({
  seat,
  cards: { card: [named(card)] },
  rules,
});

const card =
  (key: ArenaLineKey, rule: string) =>
  (event: { readonly seat: number; readonly card: Shown }): Line => [key, about(event.seat, event.card, rule)];

const slot =
  (key: ArenaLineKey, rule: string) =>
  (event: { readonly seat: number; readonly slot: Slot }, story: Story): Line => [
    key,
    { seat: event.seat, cards: { card: at(story, event.slot) }, rules: [rule] },
  ];

const slots =
  (key: ArenaLineKey, rule: string) =>
  (event: { readonly seat: number; readonly slots: readonly [Slot, Slot] }, story: Story): Line => [
    key,
    { seat: event.seat, cards: { card: at(story, event.slots[0]), other: at(story, event.slots[1]) }, rules: [rule] },
  ];

const newMission =
  (rule: string) =>
  (event: { readonly seat: number; readonly in: Shown; readonly out: Shown }): Line => [
    'arena-new-mission',
    { seat: event.seat, cards: { card: [named(event.in)], out: [named(event.out)] }, rules: [rule] },
  ];

const missionOf = (view: ArenaView, seat: number): readonly NamedCard[] =>
  (view.seats[seat]?.missions ?? []).slice(0, 1).map(named);

const OUTCOME_RULES = { ineffective: 'MA-CR-02', exhausted: 'MA-CR-03', defeated: 'MA-CR-04' } as const;

/** Every event has an entry, so that a new one does not go unheard by accident; `undefined` is said on purpose. */
const TELL: { readonly [T in Type]: Tell<T> } = {
  missionsDealt: ({ seat, cards }) => ['arena-missions', { seat, cards: { cards: cards.map(named) } }],
  drew: ({ seat, count, cards }) =>
    cards.length === 0
      ? ['drew', { seat, numbers: { count }, rules: ['MA-CD-05'] }]
      : ['drewCards', { seat, numbers: { count }, cards: { cards: cards.map(named) }, rules: ['MA-CD-05'] }],
  squadsConfirmed: ({ seat }) => ['arena-ready', { seat, rules: ['MA-SET-05'] }],
  deployed: card('arena-deployed', 'MA-SET-05'),
  revealedForFirst: ({ keys }) => ['arena-shown', { cards: { cards: keys.map((face) => ({ id: undefined, face })) } }],
  firstPlayerFound: ({ seat, byLot }) => ['arena-first', { seat, rules: [byLot ? 'MA-SET-21' : 'MA-SET-17'] }],
  turnBegan: ({ seat, turn }) => ['turn', { seat, numbers: { turn } }],
  phaseBegan: ({ seat, phase }) => [`arena-phase-${phase}`, { seat }],
  cooledDown: ({ seat, cards }) =>
    cards.length === 0 ? undefined : ['arena-cooled', { seat, cards: { cards: cards.map(named) } }],
  dutyCalled: card('arena-duty', 'MA-DC-03'),
  moved: card('arena-moved', 'MA-RPL-01'),
  exchanged: slots('arena-exchanged', 'MA-RPL-11'),
  played: card('arena-played', 'MA-RPL-02'),
  poweredUp: slot('arena-poweredUp', 'MA-PU-02'),
  missionActivated: card('arena-mission', 'MA-MIS-01'),
  missionCompleted: (event) => [
    'arena-mission-done',
    { ...about(event.seat, event.card, 'MA-MIS-12'), numbers: { count: event.points } },
  ],
  missionFailed: card('arena-mission-failed', 'MA-MIS-15'),
  abilityActivated: (event) => [
    'arena-ability',
    {
      ...about(event.seat, event.card, 'MA-SA-GEN-08'),
      words: { ability: event.ability },
      numbers: { count: event.engaged + event.temporary },
    },
  ],
  bonusGranted: ({ seat, side, amount, slot: where }, story) =>
    where === undefined
      ? [`arena-bonus-${side}`, { seat, numbers: { amount } }]
      : [`arena-bonus-${side}-for`, { seat, numbers: { amount }, cards: { card: at(story, where) } }],
  bonusesEnded: () => undefined,
  banked: ({ seat, slot: where, count }, story) => [
    'arena-banked',
    { seat, numbers: { count }, cards: { card: at(story, where) } },
  ],
  bankClosed: () => undefined,
  missionExchanged: newMission('MA-SA-NEW-08'),
  recycled: card('arena-recycled', 'MA-SA-RCY-02'),
  challengeDeclared({ seat, leader, partner, against }, story) {
    const leaders = [...at(story, leader), ...(partner === undefined ? [] : at(story, partner))];
    const isMission = against === MISSION;
    const target = isMission ? missionOf(story.before, 1 - seat) : at(story, against);
    return [
      isMission ? 'arena-challenge-mission' : 'arena-challenge',
      { seat, cards: { leaders, target }, numbers: { count: leaders.length }, rules: ['MA-CH-01'] },
    ];
  },
  counterReadied: slot('arena-counter', 'MA-SA-CTR-01'),
  switched: slots('arena-switched', 'MA-SA-SWI-02'),
  challengeBegan: ({ seat, challenge }) => ['arena-challenge-number', { seat, numbers: { number: challenge + 1 } }],
  challengeLapsed: ({ seat, challenge }) => ['arena-lapsed', { seat, numbers: { number: challenge + 1 } }],
  boosted: ({ seat, side, slot: where, cards }, story) =>
    cards.length === 0
      ? undefined
      : [
          `arena-boost-${side}`,
          {
            seat,
            cards: { card: at(story, where), cards: cards.map(named) },
            numbers: { count: cards.length },
            rules: [side === 'attack' ? 'MA-BST-01' : 'MA-BST-05'],
          },
        ],
  superHit: (event) => [
    'arena-super',
    about(event.seat, event.card, event.side === 'attack' ? 'MA-SH-01' : 'MA-SH-02'),
  ],
  compared(event, story) {
    const challenge = story.before.challenges[event.challenge];
    if (challenge === undefined) return undefined;
    const { leader, against } = challenge;
    const target = against === MISSION ? missionOf(story.before, 1 - event.seat) : at(story, against);
    return [
      event.isCounter ? `arena-counter-${event.outcome}` : `arena-${event.outcome}`,
      {
        seat: event.seat,
        cards: { leader: at(story, leader), target },
        numbers: { attack: event.attack, defence: event.defence, sum: event.defence + event.resistance },
        rules: [OUTCOME_RULES[event.outcome]],
      },
    ];
  },
  powerPointLost: slot('arena-pp-lost', 'MA-CR-05'),
  hitPointLost: slot('arena-hp-lost', 'MA-CR-08'),
  characterLost: ({ seat, stack }) => [
    'arena-lost',
    { seat, cards: { card: stack.slice(-1).map(named) }, rules: ['MA-CR-11'] },
  ],
  missionBeaten: card('arena-mission-beaten', 'MA-SA-AMI-07'),
  missionReplaced: newMission('MA-SA-AMI-07'),
  scored: ({ seat, points, total }) => [
    'arena-scored',
    { seat, numbers: { count: points, total }, rules: ['MA-MIS-19'] },
  ],
  replaced: ({ seat, card: now, back }) => [
    'arena-replaced',
    { seat, cards: { card: [named(now)], back: back.slice(0, 1).map(named) }, rules: ['MA-CP-01'] },
  ],
  hitPointAdded: card('arena-hitPoint', 'MA-CP-01'),
  raised: card('arena-raised', 'MA-CP-01'),
  assembled: card('arena-assembled', 'MA-CP-13'),
  upgraded: card('arena-assembled', 'MA-CP-13'),
  conceded: ({ seat }) => ['conceded', { seat, rules: ['MA-WIN-19'] }],
  gameEnded: ({ places, reason }) => [
    ENDED[reason.code] ?? 'arena-ended-conceded',
    { seat: places.every((place) => place === 1) ? undefined : places.indexOf(1), rules: reason.rules },
  ],
};

const ENDED: Readonly<Partial<Record<string, ArenaLineKey>>> = {
  missionComplete: 'arena-ended-missionComplete',
  moreMissions: 'arena-ended-moreMissions',
  draw: 'arena-ended-draw',
  totalDestruction: 'arena-ended-totalDestruction',
  battleOfFate: 'arena-ended-battleOfFate',
} satisfies Readonly<Record<Exclude<EndingCode, 'conceded'>, ArenaLineKey>>;

export function tellArena(event: ArenaEvent, story: Story): LogLine | undefined {
  // The entry of a type takes the events of that type; TypeScript cannot follow that.
  const tell = TELL[event.type] as Tell<Type>;
  const line = tell(event as never, story);
  return line && makeLine(event.type === 'turnBegan' ? event.turn : story.turn, ...line);
}
