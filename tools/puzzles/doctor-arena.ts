import { ARENA_CARDS } from '@longbox/arena-sets';
import type { Stage } from '@longbox/testkit/scene/adapter';
import { type Entry, entriesOf, keyOf, type Position, type Side } from './position.ts';

const ACTIVE = ['A1', 'A2', 'A3'];
/** The last turn of a game. */
const LAST_TURN = 11;
/** A third character on both sides multiplies the ways by more than anybody can think through. */
const SIZES = [
  { mine: 2, theirs: 2, hand: 2 },
  { mine: 2, theirs: 3, hand: 2 },
  { mine: 3, theirs: 2, hand: 1 },
] as const;

/** Any of the sizes, by what lies in the decks. */
const sizeOf = ({ mine }: Position): (typeof SIZES)[number] => SIZES[entriesOf(mine, 'hand').length % SIZES.length];

/** The first decision of a phase in which something can be decided at once. */
export function isArenaMoment(stage: Stage): boolean {
  const { phase, turn, number } = stage.tableFacts();
  const open = stage.decision();
  const isPhase = phase === 'specialAbilities' || phase === 'challenge';
  return isPhase && open?.seat === turn && open?.ask === 'playOrPass' && Number(number) >= 3;
}

const cards = new Map(ARENA_CARDS.map((card) => [card.key, card]));
const isTeam = (stack: readonly Entry[]): boolean => (cards.get(keyOf(stack[0]))?.members.length ?? 0) > 0;
const powerOf = (stack: readonly Entry[]): number => (typeof stack[0] === 'string' ? 0 : Number(stack[0].pp ?? 0));

/** The characters with the most Power Points, from the first slot on. */
function strongest(side: Side, most: number): (readonly Entry[])[] {
  const stacks = ACTIVE.map((slot) => entriesOf(side, slot)).filter((stack) => stack.length > 0);
  return stacks.toSorted((a, b) => powerOf(b) - powerOf(a)).slice(0, most);
}

const stand = (stacks: readonly (readonly Entry[])[]): Side =>
  Object.fromEntries(stacks.map((stack, i) => [ACTIVE[i], stack]));

/** The enemy's first character becomes the Nemesis of one of ours, with its Power Points. */
function withNemesis(mine: readonly (readonly Entry[])[], theirs: readonly (readonly Entry[])[], salt: number) {
  const names = mine.flatMap(([top]) => cards.get(keyOf(top))?.nemesis ?? []);
  const faces = ARENA_CARDS.filter(({ name, members }) => names.includes(name) && members.length === 0);
  if (faces.length === 0) return undefined;
  const { key } = faces[salt % faces.length];
  const [first, ...rest] = theirs;
  const told = typeof first[0] === 'string' ? {} : first[0];
  return [[{ ...told, card: key }], ...rest];
}

/** A fight against a Nemesis, with Missions left, and more and more help for it. */
export function* doctorArena(position: Position): Generator<Position> {
  const mine = strongest(position.mine, sizeOf(position).mine);
  const before = strongest(position.theirs, sizeOf(position).theirs);
  if (mine.length < 2 || before.length < 2 || [...mine, ...before].some(isTeam)) return;
  const hand = entriesOf(position.mine, 'hand');
  const theirs = withNemesis(mine, before, hand.length + powerOf(before[0]));
  if (theirs === undefined) return;
  for (const [help, cardsLeft] of [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const) {
    const [first, ...rest] = theirs;
    const top = first[0] as Readonly<Record<string, unknown>>;
    const helped = [{ ...top, pp: Number(top.pp ?? 0) + help }];
    yield {
      ...position,
      number: 4,
      mine: { ...stand(mine), hand: hand.slice(0, sizeOf(position).hand), deck: 9, missions: 3 },
      theirs: { ...stand([helped, ...rest]), hand: cardsLeft, deck: 9, missions: 3 },
    };
  }
}

/** The last turn of the game, with the attacker further and further behind. */
export function* doctorLast(position: Position): Generator<Position> {
  const mine = strongest(position.mine, sizeOf(position).mine);
  const theirs = strongest(position.theirs, sizeOf(position).theirs);
  if (mine.length < 2 || theirs.length < 2) return;
  for (const behind of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    yield {
      ...position,
      number: LAST_TURN,
      mine: {
        ...stand(mine),
        hand: entriesOf(position.mine, 'hand').slice(0, sizeOf(position).hand),
        activated: entriesOf(position.mine, 'activated'),
        deck: 9,
        points: 5,
      },
      theirs: { ...stand(theirs), hand: 1, deck: 9, points: 5 + behind },
    };
}
