/**
 * Lists of cards as they were at the last look, in one block. Whether anything is new in them is asked after every choice, and nearly
 * always nothing is: comparing numbers that lie side by side touches little memory, comparing views with what they show much.
 */
export interface Glance {
  /** At most 32. */
  readonly lists: readonly (readonly number[])[];
  /** For each list its length, then each card and its mark. */
  block: Int32Array;
  /** What was made of that look, for who asks whether it can be kept. */
  made: readonly unknown[];
}

export const createGlance = (lists: Glance['lists']): Glance => ({
  lists,
  block: new Int32Array(lists.length),
  made: [],
});

/** For a copy of the state: what was seen last of the one was seen last of the other. */
export function copyGlance(from: Glance, into: Glance): void {
  if (into.block.length < from.block.length) into.block = from.block.slice();
  else into.block.set(from.block);
  into.made = from.made;
}

/**
 * The lists, as bits, that are not what they were at the last look: other cards, or another order, or another mark of one of them.
 * @param marks by card, everything else that somebody who looks at the list would notice
 */
export function glance(at: Glance, marks: Int32Array): number {
  const { lists, block } = at;
  let changed = 0;
  let from = 0;
  for (let k = 0; k < lists.length; k++) {
    const length = block[from];
    if (!isAsBefore(lists[k], marks, block, from)) changed |= 1 << k;
    from += 1 + 2 * length;
  }
  if (changed !== 0) remember(at, marks);
  return changed;
}

function isAsBefore(list: readonly number[], marks: Int32Array, block: Int32Array, from: number): boolean {
  const { length } = list;
  if (length !== block[from]) return false;
  let place = from + 1;
  for (let i = 0; i < length; i++, place += 2) {
    const card = list[i];
    if (card !== block[place] || marks[card] !== block[place + 1]) return false;
  }
  return true;
}

function remember(at: Glance, marks: Int32Array): void {
  let length = 0;
  for (const list of at.lists) length += 1 + 2 * list.length;
  if (at.block.length < length) at.block = new Int32Array(length);
  const { lists, block } = at;
  let place = 0;
  for (let k = 0; k < lists.length; k++) {
    const list = lists[k];
    block[place++] = list.length;
    for (let i = 0; i < list.length; i++) {
      block[place++] = list[i];
      block[place++] = marks[list[i]];
    }
  }
}
