/** Work that waits for its turn. */
export interface Waiting {
  /** Who it is done for. */
  readonly owner: string;
}

/**
 * Whoever has been served least of late comes next; what one owner waits for comes in the order it was asked for. So somebody who comes
 * for the first time passes all who have had much, however many those are.
 */
export interface FairQueue<Item extends Waiting> {
  add(item: Item): void;
  next(): Item | undefined;
  /** What the work for this owner has cost, in milliseconds. */
  spent(owner: string, milliseconds: number): void;
  /** Everything that waits, taken out. */
  clear(): Item[];
  readonly size: number;
}

interface Line<Item> {
  readonly items: Item[];
  /** What was spent on this owner, as of `at`; it is forgotten by half every `HALF`. */
  spent: number;
  at: number;
}

const HALF = 60_000;
/** Of a turn by itself, so that owners whose work costs nothing take turns too. */
const TURN = 0.01;
/** Less than this is nothing. */
const FORGOTTEN = 0.001;
const TIDY_EVERY = 1_000;

export function createFairQueue<Item extends Waiting>(now: () => number = () => performance.now()): FairQueue<Item> {
  // A map keeps the order in which owners came, which decides between those who have had the same.
  const lines = new Map<string, Line<Item>>();
  /** Owners who have had something, and wait for nothing now. */
  const resting = new Map<string, Line<Item>>();
  let size = 0;
  let turns = 0;
  const owed = ({ spent, at }: Line<Item>, time: number): number => {
    const left = spent * 0.5 ** ((time - at) / HALF);
    return left < FORGOTTEN ? 0 : left;
  };
  const charge = (line: Line<Item>, milliseconds: number): void => {
    const time = now();
    line.spent = owed(line, time) + milliseconds;
    line.at = time;
  };
  const tidy = (): void => {
    const time = now();
    for (const [owner, line] of resting) if (owed(line, time) === 0) resting.delete(owner);
  };
  const least = (): [string, Line<Item>] | undefined => {
    const time = now();
    let found: [string, Line<Item>] | undefined;
    let smallest = Number.POSITIVE_INFINITY;
    for (const entry of lines) {
      const had = owed(entry[1], time);
      if (had >= smallest) continue;
      smallest = had;
      found = entry;
    }
    return found;
  };
  return {
    add(item) {
      const { owner } = item;
      const line = lines.get(owner) ?? resting.get(owner) ?? { items: [], spent: 0, at: now() };
      resting.delete(owner);
      lines.set(owner, line);
      line.items.push(item);
      size++;
    },
    next() {
      const found = least();
      const item = found?.[1].items.shift();
      if (found === undefined || item === undefined) return undefined;
      const [owner, line] = found;
      charge(line, TURN);
      if (line.items.length === 0) {
        lines.delete(owner);
        resting.set(owner, line);
      }
      size--;
      if (++turns % TIDY_EVERY === 0) tidy();
      return item;
    },
    spent(owner, milliseconds) {
      const line = lines.get(owner) ?? resting.get(owner);
      if (line !== undefined) charge(line, milliseconds);
    },
    clear() {
      const all = [...lines.values()].flatMap(({ items }) => items);
      lines.clear();
      size = 0;
      return all;
    },
    get size() {
      return size;
    },
  };
}
