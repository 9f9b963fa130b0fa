import type { Fact, FactSpelling, SceneAdapter } from './adapter.ts';
import {
  type Advice,
  type CardSpec,
  EXPECT_KEYS,
  type Line,
  NOBODY,
  type Position,
  SCENE_KEYS,
  type Scene,
  type SeatPosition,
  WATCHER,
} from './format.ts';
import { unknownWord } from './problem.ts';
import { itemsOf, type Reading, readFact, readFlag, readMap, readText, readTexts, wrong } from './read.ts';
import { readCards } from './read-card.ts';
import { readLine } from './read-line.ts';
import { readPuzzle } from './read-puzzle.ts';
import { readSteps } from './read-steps.ts';
import { nearest } from './spelling.ts';
import { type Entry, type MapTree, plainOf, type Tree } from './tree.ts';

type Found = Pick<Reading, 'problems'>;

/** Reads a scene of one of these games; what is wrong with it goes to `problems`. */
export function readScene(
  tree: Tree,
  games: readonly SceneAdapter[],
  problems: Reading['problems'],
): Scene | undefined {
  const map = readMap({ problems }, tree, 'a scene');
  const adapter = map && findGame(map, games, { problems });
  return map && adapter && readSceneOf(map, adapter, problems);
}

function findGame(map: MapTree, games: readonly SceneAdapter[], found: Found): SceneAdapter | undefined {
  const known = games.map(({ game }) => game);
  const entry = map.entries.find(({ key }) => key === 'game');
  if (entry === undefined) return wrong(found, map.place, 'a scene names its game', `known here: ${known.join(', ')}`);
  const name = readText(found, entry.value, 'game');
  const adapter = games.find(({ game }) => game === name);
  if (name !== undefined && !adapter) found.problems.push(unknownWord(entry.value.place, 'unknown game', name, known));
  return adapter;
}

export function readSceneOf(map: MapTree, game: SceneAdapter, problems: Reading['problems']): Scene {
  const cards = readInvented(map, game, { problems });
  const adapter = cards.length === 0 ? game : (game.withCards?.(cards) ?? game);
  const own = [...Object.keys(SCENE_KEYS), ...Object.keys(adapter.tableFacts)];
  const seats = map.entries.filter((entry) => isSeat(entry, own));
  const reading: Reading = { adapter, seats: seats.map(({ key }) => key), problems };
  for (const { key, keyPlace } of map.entries) {
    if (own.includes(key) || reading.seats.includes(key)) continue;
    problems.push(unknownWord(keyPlace, 'unknown key', key, own));
  }
  const find = (key: keyof typeof SCENE_KEYS): Tree | undefined =>
    map.entries.find((entry) => entry.key === key)?.value;
  const [title, rules, open, steps] = [find('scene'), find('rules'), find('open'), find('steps')];
  const puzzleTree = find('puzzle');
  const puzzle = puzzleTree && readPuzzle(reading, puzzleTree);
  const advice = readAdvice(reading, find('tags'), find('best'), find('worst'), find('wins'));
  const position = { ...readPosition(reading, map, seats), cards };
  checkLabels(reading, position);
  return {
    place: map.place,
    title: title ? readText(reading, title, 'scene') : puzzle?.title.en,
    rules: rules ? readTexts(reading, rules, 'rules') : [],
    open: givesAdvice(advice) || (open !== undefined && readFlag(reading, open, 'open') === true),
    advice,
    puzzle,
    position,
    steps: steps ? readSteps(reading, steps) : [],
  };
}

/** A scene that asks what to do ends in the middle of a question. */
const givesAdvice = ({ best, worst, wins }: Advice): boolean => wins || best.length + worst.length > 0;

function readAdvice(reading: Reading, tags?: Tree, best?: Tree, worst?: Tree, wins?: Tree): Advice {
  const lines = (tree: Tree | undefined): Line[] =>
    tree === undefined ? [] : itemsOf(tree).flatMap((item) => readLine(reading, item) ?? []);
  return {
    tags: tags ? readTexts(reading, tags, 'tags') : [],
    best: lines(best),
    worst: lines(worst),
    wins: wins !== undefined && readFlag(reading, wins, 'wins') === true,
  };
}

function readInvented(map: MapTree, game: SceneAdapter, found: Found): readonly unknown[] {
  const entry = map.entries.find(({ key }) => key === 'cards');
  if (entry === undefined) return [];
  if (game.withCards === undefined)
    wrong(found, entry.keyPlace, `the game ${game.game} has no invented cards with powers`);
  return itemsOf(entry.value).map(plainOf);
}

/** Whatever else than the scene's own keys holds keys is a seat, and so is a name with nothing. */
function isSeat({ key, value }: Entry, own: readonly string[]): boolean {
  if (own.includes(key) || value.kind === 'list') return false;
  return value.kind === 'map' || (value.text === '' && nearest(key, own) === undefined);
}

function readPosition(reading: Reading, map: MapTree, seats: readonly Entry[]): Omit<Position, 'cards'> {
  const { adapter } = reading;
  const find = (key: string): Tree | undefined => map.entries.find((entry) => entry.key === key)?.value;
  const [profile, seed] = [find('profile'), find('seed')];
  const name = profile ? (readText(reading, profile, 'profile') ?? adapter.profile) : adapter.profile;
  if (profile && !adapter.profiles.includes(name)) {
    reading.problems.push(unknownWord(profile.place, 'unknown profile', name, adapter.profiles));
  }
  const entries = map.entries.filter(({ key }) => key in adapter.tableFacts);
  return {
    place: map.place,
    game: adapter.game,
    profile: name,
    seed: seed ? (readText(reading, seed, 'seed') ?? '') : 'scene',
    seats: seats.map((seat) => readSeatPosition(reading, seat)),
    facts: readFacts(reading, entries, adapter.tableFacts),
  };
}

function readFacts(
  reading: Reading,
  entries: readonly Entry[],
  known: Readonly<Record<string, FactSpelling>>,
): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const { key, keyPlace, value } of entries) {
    if (known[key].readOnly) wrong(reading, keyPlace, `"${key}" can be expected but not laid out`);
    const fact = readFact(reading, value, key, known[key]);
    if (fact !== undefined) facts[key] = fact;
  }
  return facts;
}

function readSeatPosition(reading: Reading, { key: name, keyPlace, value }: Entry): SeatPosition {
  const { zones, seatFacts } = reading.adapter;
  const entries = value.kind === 'map' ? (readMap(reading, value, `seat ${name}`)?.entries ?? []) : [];
  const cards: Record<string, CardSpec[]> = Object.fromEntries(Object.keys(zones).map((zone) => [zone, []]));
  for (const entry of entries) {
    if (entry.key in zones) cards[entry.key] = readCards(reading, entry.value);
    else if (!(entry.key in seatFacts)) {
      const known = [...Object.keys(zones), ...Object.keys(seatFacts)];
      reading.problems.push(unknownWord(entry.keyPlace, `unknown key for seat ${name}`, entry.key, known));
    }
  }
  const facts = readFacts(
    reading,
    entries.filter(({ key }) => key in seatFacts && !(key in zones)),
    seatFacts,
  );
  const named = entries.map(({ key }) => key).filter((key) => key in zones);
  return { name, place: keyPlace, zones: cards, named, facts };
}

/** A label must mean one card and nothing else. */
function checkLabels(reading: Reading, position: Position): void {
  const taken = new Set([
    ...reading.seats,
    ...Object.keys(EXPECT_KEYS),
    ...Object.keys(reading.adapter.tableFacts),
    NOBODY,
    WATCHER,
  ]);
  const visit = (spec: CardSpec): void => {
    if (spec.label !== undefined && taken.has(spec.label))
      wrong(reading, spec.place, `the name "${spec.label}" is already taken`);
    if (spec.label !== undefined) taken.add(spec.label);
    for (const list of Object.values(spec.attached)) list.forEach(visit);
  };
  for (const seat of position.seats) for (const list of Object.values(seat.zones)) list.forEach(visit);
}
