// What a move costs the server without sockets, by processor time: matches in this process over SQLite in memory. Answers 'go' with a slice.
// With LOAD_BRIEF=1 nobody is shown what happens in the middle of a move.
import { randomBytes } from 'node:crypto';
import { commitSecret, listChoices } from '@longbox/kernel';
import { createLocalBus } from '../../src/bus/bus.ts';
import type { GameEntry } from '../../src/games/game-entry.ts';
import { createGames } from '../../src/games/games.ts';
import { createSeal } from '../../src/identity/seal.ts';
import { type MatchHeader, tableOf } from '../../src/match/header.ts';
import { LiveMatch } from '../../src/match/live-match.ts';
import { seedOf } from '../../src/match/load.ts';
import type { MatchWorld } from '../../src/match/match-world.ts';
import { createTimeout } from '../../src/match/timeout.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStores } from '../../src/store/stores.ts';

const PLANS = [
  { game: 'vs', profile: 'modern/duel', decks: ['mnb-avengers', 'mnb-x-men'] },
  { game: 'arena', profile: 'level-1', decks: ['avengers', 'x-men'] },
] as const;
const AT_ONCE = 8;
const MOST_MOVES = 400;

export interface MoveSlice {
  readonly game: string;
  readonly moves: number;
  /** Microseconds of processor time for all of them: the whole move, and the same choices put to the rules alone. */
  readonly whole: number;
  readonly rules: number;
  readonly bytes: number;
}

interface Script {
  readonly header: MatchHeader;
  readonly moves: readonly { readonly seat: number; readonly choice: number }[];
}

const games = createGames();
const seal = createSeal(randomBytes(32));
const db = await openSqlite(':memory:');
const { matches } = createStores(db);
const world: MatchWorld = {
  store: matches,
  withTimeout: createTimeout(10_000, 'the database did not answer in time'),
  mostProposals: 1000,
  games,
  seal,
  bus: createLocalBus(),
  thinker: {
    think: () => Promise.reject(new Error('nobody thinks')),
    waiting: () => 0,
    close: async () => undefined,
  } as unknown as MatchWorld['thinker'],
  log: createLog('silent'),
  metrics: createMetrics(),
  atEnd: async () => undefined,
};

const microseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Always the same luck for the same number, so that two versions of the server are asked for the same games. */
function createLuck(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A match between two who answer at random, played by the rules alone. */
function writeScript(entry: GameEntry, { game, profile, decks }: (typeof PLANS)[number], number: number): Script {
  const id = `match-${game}-${number}`;
  const secret = `secret ${number}`;
  const seats = decks.map((deck, seat) => ({
    ...{ player: `player-${seat}`, name: `Player ${seat}`, level: 'sidekick', commitment: '', entropy: 'e' },
    ...(entry.decks.find(({ key }) => key === deck)?.seat ?? { deck: [] }),
  }));
  const header: MatchHeader = {
    ...{ id, room: `room-${id}`, game, profile, catalogueHash: entry.game.catalogueHash, seats, rated: false },
    ...{ commitment: commitSecret(id, secret), sealed: seal.close(secret, id), clock: { kind: 'none' } },
    watch: { who: 'nobody', delay: 0, openHands: false },
  };
  const luck = createLuck(number + 1);
  const state = entry.game.setup(tableOf(header, seedOf(header, seal)));
  const moves: { seat: number; choice: number }[] = [];
  for (;;) {
    const decision = entry.game.decision(state);
    if (decision === undefined || moves.length >= MOST_MOVES) return { header, moves };
    const choices = listChoices(entry.game, state);
    const choice = choices[Math.floor(luck() * choices.length)];
    moves.push({ seat: decision.seat, choice });
    entry.game.apply(state, choice);
  }
}

function playByRules({ game }: GameEntry, { header, moves }: Script): void {
  const state = game.setup(tableOf(header, seedOf(header, seal)));
  for (const { choice } of moves) {
    game.apply(state, choice, []);
    game.decision(state);
  }
}

async function playOnline({ header, moves }: Script): Promise<number> {
  await db.transaction((sql) => matches.create(sql, header, undefined));
  const match = new LiveMatch({ header, startedAt: 0 }, world);
  let bytes = 0;
  const send = (text: string): void => {
    bytes += text.length;
  };
  const isBrief = process.env.LOAD_BRIEF === '1';
  const followers = header.seats.map((_, viewer) => ({ viewer, send, isBrief }));
  for (const follower of followers) await match.follow(follower, 0);
  bytes = 0;
  const counters = header.seats.map(() => 0);
  for (const [seq, { seat, choice }] of moves.entries()) {
    await match.act(seat, { t: 'answer', match: header.id, seq, n: ++counters[seat], choice }, (said) => {
      throw new Error(`refused: ${typeof said === 'string' ? said : JSON.stringify(said)}`);
    });
  }
  for (const follower of followers) match.unfollow(follower);
  return bytes;
}

let number = 0;

async function slice(plan: (typeof PLANS)[number]): Promise<MoveSlice> {
  const entry = games.get(plan.game);
  if (entry === undefined) throw new Error(`there is no game ${plan.game}`);
  const scripts = Array.from({ length: AT_ONCE }, () => writeScript(entry, plan, number++));
  const began = microseconds();
  for (const script of scripts) playByRules(entry, script);
  const between = microseconds();
  const bytes = await Promise.all(scripts.map(playOnline));
  const whole = microseconds() - between;
  const moves = scripts.reduce((sum, script) => sum + script.moves.length, 0);
  return { game: plan.game, moves, whole, rules: between - began, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}

async function answer(): Promise<void> {
  const slices: MoveSlice[] = [];
  for (const plan of PLANS) slices.push(await slice(plan));
  process.send?.(slices);
}
process.on('message', () => void answer());
process.on('disconnect', () => process.exit(0));
