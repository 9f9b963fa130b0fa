import type { SceneAdapter, Stage } from '@longbox/testkit/scene/adapter';
import { writeScene } from '@longbox/testkit/scene/write-scene';
import { parse } from 'yaml';

export type Entry = string | Readonly<Record<string, unknown>>;
/** One side of a scene: zones, and facts of the seat. */
export type Side = Readonly<Record<string, unknown>>;

/** A position to think about: the attacker first, whatever seat that was. */
export interface Position {
  readonly at: string;
  readonly number: number;
  readonly mine: Side;
  readonly theirs: Side;
}

/** The position on this stage, as the deciding seat sees it; `undefined` if a scene cannot say it all. */
export function positionOf(adapter: SceneAdapter, stage: Stage): Position | undefined {
  const { text, differs } = writeScene(adapter, stage, 'mined');
  if (differs.length > 0) return undefined;
  const scene = parse(text) as Readonly<Record<string, unknown>>;
  const seat = stage.decision()?.seat ?? 0;
  const sides = stage.table.seats.map((_, i) => scene[`seat${i + 1}`] as Side);
  return { at: String(scene.at), number: Number(scene.number), mine: sides[seat], theirs: sides[1 - seat] };
}

export const entriesOf = (side: Side, zone: string): readonly Entry[] => {
  const found = side[zone];
  return Array.isArray(found) ? (found as Entry[]) : [];
};
export const keyOf = (entry: Entry): string => (typeof entry === 'string' ? entry : String(entry.card));

/** The same side with another entry in place of one. */
export const replaceEntry = (side: Side, zone: string, at: number, entry: Entry): Side => ({
  ...side,
  [zone]: entriesOf(side, zone).map((each, i) => (i === at ? entry : each)),
});

/** Without what a scene says anyway. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, each]) => !(Array.isArray(each) && each.length === 0));
  return Object.fromEntries(kept.map(([key, each]) => [key, plain(each)]));
}

/** The whole scene in one line. JSON is YAML too. */
export function sceneOf(game: string, profile: string, { at, number, mine, theirs }: Position): string {
  const usual = game === 'vs' ? at === 'main' : at === 'challenge';
  return JSON.stringify(
    plain({
      game,
      ...(game === 'arena' && { profile }),
      ...(!usual && { at }),
      ...(game === 'arena' && { number }),
      ann: mine,
      bob: theirs,
      wins: true,
    }),
  );
}
