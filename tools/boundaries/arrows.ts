/** Who may import whom. Whatever is not in a row is refused. */
export interface Arrow {
  readonly folder: string;
  /** Workspace entries its sources may import; a package's name stands for its sub-entries too. */
  readonly may: readonly string[];
  /** Further workspace entries only its tests and benchmarks may import. */
  readonly tests: readonly string[];
  /** Workspace imports must be `import type`. */
  readonly typesOnly?: true;
  /** Packages from outside this repository, `node:` modules included. */
  readonly outside: readonly string[] | 'any';
  readonly why: string;
}

const RULES = ['@longbox/kernel', '@longbox/vs', '@longbox/arena'];
const SETS = ['@longbox/vs-sets', '@longbox/arena-sets'];
const SEARCH = '@longbox/search';
const GAMES = '@longbox/games';
const PRODUCT = [...RULES, ...SETS, GAMES, SEARCH, '@longbox/players', '@longbox/lab', '@longbox/protocol'];
const TESTKIT = '@longbox/testkit';

export const ARROWS: readonly Arrow[] = [
  {
    folder: 'packages/kernel',
    may: [],
    tests: [TESTKIT],
    outside: ['@noble/hashes/hmac.js', '@noble/hashes/sha2.js'],
    why: 'the kernel imports nothing but two hashes: it knows no game and runs anywhere',
  },
  {
    folder: 'packages/vs',
    may: ['@longbox/kernel'],
    // Worked examples of the rulebooks use real cards.
    tests: [TESTKIT, '@longbox/vs-sets'],
    outside: [],
    why: 'a game imports only the kernel, never the other game, its own cards or a platform',
  },
  {
    folder: 'packages/arena',
    may: ['@longbox/kernel'],
    tests: [TESTKIT],
    outside: [],
    why: 'a game imports only the kernel, never the other game, its own cards or a platform',
  },
  {
    folder: 'packages/vs-sets',
    may: ['@longbox/vs/language'],
    tests: ['@longbox/vs', '@longbox/kernel', SEARCH, TESTKIT],
    outside: [],
    why: "a card set imports only its game's language: cards are data",
  },
  {
    folder: 'packages/arena-sets',
    may: ['@longbox/arena/language'],
    tests: ['@longbox/arena', '@longbox/kernel', SEARCH, TESTKIT],
    outside: [],
    why: "a card set imports only its game's language: cards are data",
  },
  {
    folder: 'packages/search',
    may: [],
    tests: [],
    outside: [],
    why: 'the query language knows no game: a game hands its fields over as data',
  },
  {
    folder: 'packages/players',
    may: ['@longbox/kernel'],
    tests: [...RULES, ...SETS, TESTKIT],
    outside: [],
    why: 'players see only the Game interface of the kernel, so that they can play any game',
  },
  {
    folder: 'packages/lab',
    may: [...RULES, GAMES, '@longbox/players'],
    tests: [...SETS, TESTKIT],
    outside: [],
    why: 'the lab counts games, so that it runs wherever the rules run; an app hands it cards and workers',
  },
  {
    folder: 'packages/games',
    may: [...RULES, ...SETS],
    tests: [TESTKIT],
    outside: [],
    why: 'the description of the games stands on rules and cards, so that every app can use it',
  },
  {
    folder: 'packages/puzzles',
    may: [],
    tests: ['@longbox/kernel', '@longbox/players', TESTKIT],
    outside: [],
    why: 'a puzzle is a scene file: data that anybody can read',
  },
  {
    folder: 'packages/protocol',
    may: RULES,
    tests: [TESTKIT],
    typesOnly: true,
    outside: ['zod', 'zod/mini'],
    why: 'the protocol sees only types, so that a client carries no rules by accident',
  },
  {
    folder: 'packages/testkit',
    may: PRODUCT,
    tests: [],
    outside: 'any',
    why: 'the testkit stands on the packages, never on an app',
  },
  {
    folder: 'apps/web',
    // Scenes are files of the product as well as of its tests: the table opens them.
    may: [...PRODUCT, '@longbox/testkit/scene'],
    tests: [TESTKIT],
    outside: 'any',
    why: 'the web app talks to a server by the protocol and never imports one; nothing imports an app',
  },
  {
    folder: 'apps/server',
    may: PRODUCT,
    // Its load test has another engine's server beside it.
    tests: [TESTKIT, '@longbox/bench/duels'],
    outside: 'any',
    why: 'nothing imports an app',
  },
  {
    folder: 'apps/cli',
    may: [...PRODUCT, TESTKIT, '@longbox/server'],
    tests: [],
    outside: 'any',
    why: 'nothing imports an app, except that `longbox serve` starts the server',
  },
  { folder: 'bench', may: [...PRODUCT, TESTKIT], tests: [], outside: 'any', why: 'nothing imports an app' },
  {
    folder: 'tools',
    may: [...PRODUCT, TESTKIT, '@longbox/server'],
    tests: [],
    outside: 'any',
    why: 'nothing imports an app, except that `npm start` starts the server',
  },
];

/** Engines we are measured against; they must never reach the product. */
export const BENCH_ONLY = ['@pkmn/sim', 'boardgame.io'];

export function arrowOf(file: string): Arrow | undefined {
  return ARROWS.find((arrow) => file.startsWith(`${arrow.folder}/`));
}
