import type { LogLine } from '@longbox/games';
import type { Viewer } from '@longbox/kernel';
import type { Snapshot } from './game-api.ts';
import type { GameKit } from './game-kit.ts';
import type { Look } from './present.ts';

/** What one viewer has been shown: the table now, and every line so far. */
export interface Story<V> extends Look<V> {
  readonly lines: readonly LogLine[];
  /** The next view, and the lines that lead to it. */
  goOn(seq: number, view: V, tell: (before: Look<V>, after: Look<V>) => readonly LogLine[]): void;
  /** Takes back every line from decision `seq` on. */
  goBack(seq: number, view: V): void;
}

export function freshStories<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  state: S,
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, Story<V>> {
  return new Map(viewers.map((viewer) => [viewer, makeStory(kit, kit.game.view(state, viewer))]));
}

function makeStory<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, first: V): Story<V> {
  let look: Look<V> = { view: first, known: kit.known(first) };
  let lines: readonly LogLine[] = [];
  let nextId = 0;
  /** How many lines there were before each choice. */
  const linesBefore: number[] = [];
  return {
    get view() {
      return look.view;
    },
    get known() {
      return look.known;
    },
    get lines() {
      return lines;
    },
    goOn(seq, view, tell) {
      const before = look;
      look = { view, known: kit.known(view) };
      linesBefore[seq] = lines.length;
      lines = [...lines, ...tell(before, look).map((line) => ({ ...line, id: nextId++ }))];
    },
    goBack(seq, view) {
      look = { view, known: kit.known(view) };
      lines = lines.slice(0, linesBefore[seq]);
      linesBefore.length = seq;
    },
  };
}
