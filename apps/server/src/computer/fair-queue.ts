/** Work that waits for its turn. */
export interface Waiting {
  /** Who it is done for. */
  readonly owner: string;
}

/** Owners take turns, whoever has most in it; what one owner waits for comes in the order it was asked for. */
export interface FairQueue<Item extends Waiting> {
  add(item: Item): void;
  next(): Item | undefined;
  /** Everything that waits, taken out. */
  clear(): Item[];
  readonly size: number;
}

export function createFairQueue<Item extends Waiting>(): FairQueue<Item> {
  // A map keeps the order in which owners came; who has had a turn goes to its end.
  const lines = new Map<string, Item[]>();
  let size = 0;
  let last: string | undefined;
  return {
    add(item) {
      const line = lines.get(item.owner);
      if (line === undefined) lines.set(item.owner, [item]);
      else line.push(item);
      size++;
    },
    next() {
      const owners = lines.keys();
      const first = owners.next().value;
      // Who came back at once has had the last turn.
      const owner = first === last && lines.size > 1 ? owners.next().value : first;
      const line = owner === undefined ? undefined : lines.get(owner);
      if (owner === undefined || line === undefined) return undefined;
      const item = line.shift();
      lines.delete(owner);
      if (line.length > 0) lines.set(owner, line);
      last = owner;
      size--;
      return item;
    },
    clear() {
      const all = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return all;
    },
    get size() {
      return size;
    },
  };
}
