import type { CardId } from '@longbox/kernel';
import type { SceneAdapter } from './adapter.ts';
import { type EntryParts, entryParts } from './entry.ts';
import { type CardSpec, type Position, SCENE_KEYS, type Scene } from './format.ts';
import type { Playing } from './names.ts';
import { type Problem, problemAt } from './problem.ts';
import { itemsOf, type Reading } from './read.ts';
import { readCards } from './read-card.ts';
import { readScene } from './read-scene.ts';
import { printStep } from './report.ts';
import { openScene } from './runner.ts';
import { adviceFaults, type Found, takeStep } from './take-step.ts';
import { type MapTree, plainOf, type Tree } from './tree.ts';
import { parseYaml } from './yaml-tree.ts';

/** A card or several alike, as one entry of a zone has them. */
export interface SheetEntry extends EntryParts {
  /** Of the catalogue; `undefined` if there is no such card. */
  readonly key: string | undefined;
  readonly name: string;
  readonly line: number;
}

export interface SheetSeat {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly zones: Readonly<Record<string, readonly SheetEntry[]>>;
}

/** A scene's text in the parts that an editor shows, as far as they can be read, and everything wrong with it. */
export interface SceneSheet {
  /** Whether it is YAML at all; if not, there is nothing else here. */
  readonly isYaml: boolean;
  readonly game: string | undefined;
  readonly title: string;
  readonly profile: string | undefined;
  readonly seed: string | undefined;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly seats: readonly SheetSeat[];
  readonly steps: number;
  /** What is said at the end: advice, a puzzle. */
  readonly hasAdvice: boolean;
  readonly problems: readonly Problem[];
}

/** A sheet, and the position as it is laid out where nothing forbids it. */
export interface Examined {
  readonly sheet: SceneSheet;
  readonly playing: Playing | undefined;
  /** The cards on the table that an entry became, by `placeKey`. */
  readonly cards: ReadonlyMap<string, readonly CardId[]>;
}

export const placeKey = (seat: string, zone: string, at: number): string => `${seat}/${zone}/${at}`;

const NOTHING = { game: undefined, title: '', profile: undefined, seed: undefined, facts: {}, seats: [] } as const;

/** Reads the first scene of a text, lays it out and takes its steps. */
export function examineScene(text: string, games: readonly SceneAdapter[]): Examined {
  const { trees, problems } = parseYaml(text);
  const [tree] = trees;
  if (tree?.kind !== 'map') {
    const empty = problemAt({ path: '', line: 1, column: 1 }, 'the file holds no scene');
    const told = problems.length > 0 ? problems : [empty];
    const sheet = { ...NOTHING, isYaml: problems.length === 0, steps: 0, hasAdvice: false, problems: told };
    return { sheet, playing: undefined, cards: new Map() };
  }
  const found: Problem[] = [...problems];
  const scene = readScene(tree, games, found);
  const adapter = games.find(({ game }) => game === plainAt(tree, 'game'));
  const laid = scene && adapter && found.length === 0 ? layOut(scene, adapter, found) : undefined;
  if (scene && adapter && laid) found.push(...stepProblems(scene, adapter));
  return { sheet: sheetOf(tree, adapter, scene, found), playing: laid?.playing, cards: laid?.cards ?? new Map() };
}

const plainAt = (tree: MapTree, key: string): unknown => {
  const found = tree.entries.find((entry) => entry.key === key);
  return found && plainOf(found.value);
};

function sheetOf(
  tree: MapTree,
  adapter: SceneAdapter | undefined,
  scene: Scene | undefined,
  problems: readonly Problem[],
): SceneSheet {
  const word = (key: string): string | undefined => {
    const value = plainAt(tree, key);
    return value === undefined ? undefined : String(value);
  };
  const tableFacts = tree.entries.filter(({ key }) => adapter !== undefined && key in adapter.tableFacts);
  const own = [...Object.keys(SCENE_KEYS), ...tableFacts.map(({ key }) => key)];
  const seats = tree.entries.filter(
    ({ key, value }) => !own.includes(key) && (value.kind === 'map' || (value.kind === 'scalar' && value.text === '')),
  );
  const invented = scene?.position.cards ?? [];
  const reader = invented.length === 0 ? adapter : (adapter?.withCards?.(invented) ?? adapter);
  return {
    isYaml: true,
    game: word('game'),
    title: word('scene') ?? '',
    profile: word('profile'),
    seed: word('seed'),
    facts: Object.fromEntries(tableFacts.map(({ key, value }) => [key, plainOf(value)])),
    seats: reader === undefined ? [] : seats.map(({ key, value }) => seatOf(key, value, reader)),
    steps: scene?.steps.length ?? 0,
    hasAdvice: ['best', 'worst', 'wins', 'puzzle'].some((key) => plainAt(tree, key) !== undefined),
    problems,
  };
}

function seatOf(name: string, tree: Tree, adapter: SceneAdapter): SheetSeat {
  const entries = tree.kind === 'map' ? tree.entries : [];
  const facts = entries.filter(({ key }) => key in adapter.seatFacts && !(key in adapter.zones));
  const zones = entries.filter(({ key }) => key in adapter.zones);
  return {
    name,
    facts: Object.fromEntries(facts.map(({ key, value }) => [key, plainOf(value)])),
    zones: Object.fromEntries(
      zones.map(({ key, value }) => [key, itemsOf(value).map((item) => entryOf(item, adapter))]),
    ),
  };
}

function entryOf(item: Tree, adapter: SceneAdapter): SheetEntry {
  // What is wrong with it is told once, where the whole scene is read.
  const reading: Reading = { adapter, seats: [], problems: [] };
  const [spec] = readCards(reading, item);
  const parts = entryParts(item, adapter) ?? { kind: 'card' as const, text: '', copies: 1, facts: {} };
  return { ...parts, key: spec?.key, name: spec?.name ?? parts.text, line: item.place.line ?? 0 };
}

/** Every card gets a name of its own, so that the editor knows it on the table. */
function layOut(scene: Scene, adapter: SceneAdapter, problems: Problem[]): Omit<Examined, 'sheet'> | undefined {
  try {
    const playing = openScene({ ...scene, position: named(scene.position) }, adapter, problems);
    return playing && { playing, cards: cardsOf(playing) };
  } catch (error) {
    problems.push(problemAt(scene.place, error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

const MARK = '\u0001';

function named(position: Position): Position {
  const name = (seat: string, zone: string, specs: readonly CardSpec[]): readonly CardSpec[] => {
    let [at, copy, last] = [-1, 0, ''];
    return specs.map((spec) => {
      // Copies of one entry stand at one place of the text.
      const place = `${spec.place.line}:${spec.place.column}:${spec.place.path}`;
      copy = place === last ? copy + 1 : 0;
      if (place !== last) at++;
      last = place;
      return { ...spec, label: `${MARK}${placeKey(seat, zone, at)}${MARK}${copy}` };
    });
  };
  const seats = position.seats.map((seat) => ({
    ...seat,
    zones: Object.fromEntries(Object.entries(seat.zones).map(([zone, specs]) => [zone, name(seat.name, zone, specs)])),
  }));
  return { ...position, seats };
}

function cardsOf({ stage }: Playing): ReadonlyMap<string, readonly CardId[]> {
  const cards = new Map<string, CardId[]>();
  for (const [label, card] of stage.labels()) {
    const [, key] = label.split(MARK);
    if (key !== undefined) cards.set(key, [...(cards.get(key) ?? []), card]);
  }
  return cards;
}

/** The first step that cannot be taken or does not hold; what follows it would follow from it. */
function stepProblems(scene: Scene, adapter: SceneAdapter): Problem[] {
  const playing = openScene(scene, adapter, []);
  if (playing === undefined) return [];
  for (const [i, step] of scene.steps.entries()) {
    const found = takeStep(playing, step);
    const title = `step ${i + 1}, ${printStep(scene, step)}`;
    if (found.length > 0) return found.map((fault) => stepProblem(fault, title, fault.place ?? step.place));
  }
  const place = scene.steps.at(-1)?.place ?? scene.place;
  return adviceFaults(playing, scene.advice).map((fault) => stepProblem(fault, 'the end of the scene', place));
}

const stepProblem = ({ expected, actual, hints = [] }: Found, title: string, place: Problem['place']): Problem =>
  problemAt(place, title, `expected: ${expected}`, `actual: ${actual}`, ...hints);
