import type { FactSpelling, SceneAdapter } from './adapter.ts';
import {
  CARD_KEYS,
  EXPECT_KEYS,
  NOBODY,
  PUZZLE_KEYS,
  PUZZLE_LANGUAGES,
  SCENE_KEYS,
  SEAT_EXPECT_KEYS,
  STEP_KEYS,
  VIEWER_EXPECT_KEYS,
  WATCHER,
} from './format.ts';

/** JSON Schema, as far as editors understand it. */
type Schema = Readonly<Record<string, unknown>>;

const TEXT: Schema = { type: ['string', 'number'] };
const TEXTS: Schema = { anyOf: [TEXT, { type: 'array', items: TEXT }] };

/** What editors need to complete and check scenes of these games. */
export function sceneSchema(games: readonly SceneAdapter[]): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Longbox scene',
    description: 'A position of a game, with steps and what is expected of them.',
    type: 'object',
    required: ['game'],
    properties: { game: { enum: games.map(({ game }) => game), description: SCENE_KEYS.game } },
    allOf: games.map(({ game }) => ({
      if: { properties: { game: { const: game } }, required: ['game'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `#/definitions/${game}` },
    })),
    definitions: Object.fromEntries(games.flatMap(definitionsOf)),
  };
}

const described = (
  keys: Readonly<Record<string, string>>,
  types: Readonly<Record<string, Schema>>,
): Record<string, Schema> =>
  Object.fromEntries(Object.entries(keys).map(([key, description]) => [key, { description, ...types[key] }]));

function definitionsOf(adapter: SceneAdapter): [string, Schema][] {
  const { game } = adapter;
  const ref = (part: string): Schema => ({ $ref: `#/definitions/${game}${part}` });
  const lines: Schema = { anyOf: [ref('-line'), { type: 'array', items: ref('-line') }] };
  const scene = described(SCENE_KEYS, {
    scene: { type: 'string' },
    game: { const: game },
    profile: { enum: adapter.profiles },
    seed: TEXT,
    cards: { type: 'array', items: { type: 'object' } },
    rules: TEXTS,
    note: { type: 'string' },
    open: { type: 'boolean' },
    tags: TEXTS,
    best: lines,
    worst: lines,
    wins: { type: 'boolean' },
    puzzle: puzzleSchema(),
    steps: { type: 'array', items: ref('-step') },
  });
  return [
    [
      game,
      map({ ...scene, ...factSchemas(adapter.tableFacts, ref, false) }, { anyOf: [ref('-seat'), { type: 'null' }] }),
    ],
    [
      `${game}-seat`,
      map({ ...zoneSchemas(adapter, { ...ref('-cards') }), ...factSchemas(adapter.seatFacts, ref, false) }),
    ],
    [`${game}-cards`, { anyOf: [ref('-card'), { type: 'array', items: ref('-card') }] }],
    [`${game}-card`, { anyOf: [TEXT, cardSchema(adapter, ref)] }],
    [`${game}-step`, stepSchema(ref)],
    [`${game}-line`, lineSchema(adapter)],
    [`${game}-expect`, expectSchema(adapter, ref)],
    [`${game}-seat-expect`, seatExpectSchema(adapter, ref)],
  ];
}

const puzzleSchema = (): Schema => {
  const text = { ...map(Object.fromEntries(PUZZLE_LANGUAGES.map((language) => [language, { type: 'string' }]))) };
  const number = { type: 'integer', minimum: 1 };
  return {
    ...map(
      described(PUZZLE_KEYS, {
        id: { type: 'string' },
        difficulty: { ...number, maximum: 5 },
        title: { ...text, required: PUZZLE_LANGUAGES },
        hint: { ...text, required: PUZZLE_LANGUAGES },
        solutions: number,
        lines: number,
      }),
    ),
    required: Object.keys(PUZZLE_KEYS),
  };
};

/** A map with these keys; any others must fit `rest`, or there are none. */
const map = (properties: Readonly<Record<string, Schema>>, rest: Schema | false = false): Schema => ({
  type: 'object',
  properties,
  additionalProperties: rest,
});

type Ref = (part: string) => Schema;

function zoneSchemas({ zones }: SceneAdapter, cards: Schema): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(zones).map(([zone, { summary }]) => [zone, { description: summary, ...allOf(cards) }]),
  );
}

/** Beside `$ref` other keywords are ignored in this draft. */
const allOf = (schema: Schema): Schema => ('$ref' in schema ? { allOf: [schema] } : schema);

function factSchemas(
  facts: Readonly<Record<string, FactSpelling>>,
  ref: Ref,
  expected: boolean,
): Record<string, Schema> {
  const known = Object.entries(facts).filter(([, fact]) => expected || fact.readOnly !== true);
  return Object.fromEntries(
    known.map(([key, fact]) => [key, { description: fact.summary, ...factSchema(fact, ref, expected) }]),
  );
}

function factSchema({ kind, words }: FactSpelling, ref: Ref, expected: boolean): Schema {
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'number') return { type: 'integer' };
  if (kind === 'cards') return expected ? TEXTS : allOf(ref('-cards'));
  if (kind === 'word') return words === undefined ? TEXT : { enum: words };
  if (kind === 'seat') return { type: 'string' };
  const counter = { type: 'integer' };
  return words === undefined
    ? { type: 'object', additionalProperties: counter }
    : map(Object.fromEntries(words.map((word) => [word, counter])));
}

function cardSchema(adapter: SceneAdapter, ref: Ref): Schema {
  const keys = described(CARD_KEYS, { card: TEXT, body: { type: 'string' }, as: TEXT, copies: { type: 'integer' } });
  return {
    ...map({ ...keys, ...factSchemas(adapter.cardFacts, ref, false) }),
    oneOf: [{ required: ['card'] }, { required: ['body'] }],
  };
}

function stepSchema(ref: Ref): Schema {
  const keys = described(STEP_KEYS, {
    expect: allOf(ref('-expect')),
    random: TEXTS,
    arrange: { type: 'object', additionalProperties: { type: 'object', additionalProperties: TEXTS } },
    note: { type: 'string' },
  });
  return map(keys, ref('-line'));
}

/** `attack D, A` or `{ attack: [D, A] }`. */
function lineSchema({ verbs }: SceneAdapter): Schema {
  const names = Object.keys(verbs);
  const words = { anyOf: [TEXT, { type: 'array', items: TEXT }, { const: true }] };
  const text = { type: 'string', pattern: `^(${names.join('|')})( .*)?$` };
  const asMap = map(Object.fromEntries(names.map((name) => [name, { description: verbs[name].summary, ...words }])));
  return { anyOf: [text, { ...asMap, minProperties: 1, maxProperties: 1 }] };
}

function expectSchema(adapter: SceneAdapter, ref: Ref): Schema {
  const keys = described(EXPECT_KEYS, {
    decides: { type: 'string', examples: [NOBODY] },
    asks: { enum: adapter.asks },
    winner: { ...TEXTS, examples: [NOBODY] },
    ended: TEXT,
  });
  const watcher = map(described(VIEWER_EXPECT_KEYS, viewerTypes));
  const facts = factSchemas(adapter.tableFacts, ref, true);
  // Any other key is a seat or a card; which, only the scene knows.
  const card = map(factSchemas(adapter.cardFacts, ref, true));
  return map({ ...keys, ...facts, [WATCHER]: watcher }, { anyOf: [ref('-seat-expect'), card] });
}

const viewerTypes: Readonly<Record<string, Schema>> = { sees: TEXTS, seesNot: TEXTS };

function seatExpectSchema(adapter: SceneAdapter, ref: Ref): Schema {
  const lines = { type: 'array', items: ref('-line') };
  const words = { type: ['boolean', 'string', 'number', 'array'] };
  const offered = { anyOf: [lines, map(Object.fromEntries(Object.keys(adapter.verbs).map((verb) => [verb, words])))] };
  const notOffered = { anyOf: [lines, ref('-line'), { type: 'object', additionalProperties: TEXTS }] };
  return map({
    ...described(SEAT_EXPECT_KEYS, { offered, notOffered, ...viewerTypes }),
    ...zoneSchemas(adapter, TEXTS),
    ...factSchemas(adapter.seatFacts, ref, true),
  });
}
