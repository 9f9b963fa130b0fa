import { parse, stringify } from 'yaml';
import type { SceneAdapter, Stage } from './adapter.ts';
import { type Puzzle, SCENE_KEYS } from './format.ts';
import { writeScene } from './write-scene.ts';

type Side = Readonly<Record<string, unknown>>;

/** Plain cards, so that no draw matters. */
const FILLER = 12;

export interface PuzzleDraft {
  readonly text: string;
  /** The same once it is known how it is solved. */
  asPuzzle(puzzle: Puzzle): string;
}

/**
 * A position as a puzzle for the deciding player, who sits first. What they could not know is taken away: the hands of others, and
 * what lies in the decks. `undefined` where a scene cannot say how the table stands.
 */
export function draftPuzzle(adapter: SceneAdapter, stage: Stage, title: string): PuzzleDraft | undefined {
  const seat = stage.decision()?.seat;
  const written = writeScene(adapter, stage, title);
  if (seat === undefined || written.differs.length > 0) return undefined;
  const all = parse(written.text) as Readonly<Record<string, unknown>>;
  const isSide = (key: string): boolean => !(key in SCENE_KEYS) && !(key in adapter.tableFacts);
  const names = Object.keys(all).filter(isSide);
  const about = Object.fromEntries(Object.entries(all).filter(([key]) => !isSide(key) && key !== 'steps'));
  const order = [names[seat], ...names.filter((_, i) => i !== seat)];
  const sides = order.map((name, i): readonly [string, Side] => {
    const side = all[name] as Side;
    return [name, { ...side, deck: FILLER, ...(i > 0 && { hand: [] }) }];
  });
  const scene = { ...about, ...Object.fromEntries(sides), open: true, wins: true };
  const write = (value: object): string => stringify(value, { lineWidth: 120, flowCollectionPadding: true });
  return { text: write(scene), asPuzzle: (puzzle) => write({ ...scene, puzzle }) };
}
