import { vsCatalogue } from '@longbox/games/vs/vs-decks';
import type { Stage } from '@longbox/testkit/scene/adapter';
import { type Entry, entriesOf, keyOf, type Position, replaceEntry, type Side } from './position.ts';

const MOST_CHARACTERS = 5;
const MOST_HAND = 4;
const FILLER = ['mnb-110 x9'];

/** The first decision of a Main Phase, and any later one between two combats. */
export function isVsMoment(stage: Stage): boolean {
  const { phase, turn, number } = stage.tableFacts();
  const open = stage.decision();
  return phase === 'main' && open?.seat === turn && open?.ask === 'playOrPass' && Number(number) >= 4;
}

/** What nobody can see at the table, or what does not matter this turn, is taken away. */
function strip(side: Side, isMine: boolean): Side {
  const resources = entriesOf(side, 'resources').filter((each) => typeof each !== 'string' && each.faceDown === false);
  return {
    front: entriesOf(side, 'front'),
    back: entriesOf(side, 'back'),
    resources: resources.map(keyOf),
    hand: isMine ? entriesOf(side, 'hand').slice(0, MOST_HAND) : [],
    deck: FILLER,
  };
}

const mainOf = (side: Side): { zone: string; at: number; entry: Entry; health: number } | undefined => {
  for (const zone of ['front', 'back']) {
    for (const [at, entry] of entriesOf(side, zone).entries()) {
      const card = vsCatalogue().faceOf(keyOf(entry))?.card;
      if (card?.card === 'character' && (card.level ?? 0) > 0) return { zone, at, entry, health: card.health };
    }
  }
  return undefined;
};

const size = (side: Side): number => entriesOf(side, 'front').length + entriesOf(side, 'back').length;

/** The position with the enemy main character one wound short of falling, then two, and so on. */
export function* doctorVs(position: Position): Generator<Position> {
  const mine = strip(position.mine, true);
  const theirs = strip(position.theirs, false);
  const main = mainOf(theirs);
  if (main === undefined || size(mine) > MOST_CHARACTERS || size(theirs) > MOST_CHARACTERS || size(mine) < 2) return;
  for (let wounds = main.health - 1; wounds >= 0; wounds--) {
    const told = typeof main.entry === 'string' ? { card: main.entry } : main.entry;
    const { wounds: _, ...rest } = told as Record<string, unknown>;
    const entry: Entry =
      wounds === 0 ? (Object.keys(rest).length === 1 ? keyOf(main.entry) : rest) : { ...rest, wounds };
    yield { ...position, mine, theirs: replaceEntry(theirs, main.zone, main.at, entry) };
  }
}
