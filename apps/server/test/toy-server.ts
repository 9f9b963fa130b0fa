// A server with the testkit's toy game: quick to start, and small enough to follow by eye.
import { makeCardIndex } from '@longbox/kernel';
import { TOY_FACES, toyGame } from '@longbox/testkit';
import { freePort } from '../../../tools/setup/port.mjs';
import type { Config } from '../src/config.ts';
import type { GameEntry, Games } from '../src/games/game-entry.ts';
import { startServer } from '../src/start-server.ts';
import type { TablePlan } from './client.ts';
import { testConfig } from './config.ts';

const cards = (times: number): string[] => TOY_FACES.flatMap((face) => new Array<string>(times).fill(face));

export const toyEntry = (game: GameEntry['game'] = toyGame): GameEntry => ({
  title: 'Toy',
  game,
  profile: 'short',
  profiles: game.profiles,
  cards: makeCardIndex(TOY_FACES),
  decks: [
    { key: 'small', title: 'Small', seat: { deck: cards(3) } },
    { key: 'large', title: 'Large', seat: { deck: cards(8) } },
  ],
  seatsOf: (profile) => (game.profiles.includes(profile) ? [2, 4] : undefined),
  checkDeck: ({ deck }) =>
    deck.every((key) => TOY_FACES.includes(key)) ? [] : [{ code: 'unknownCard', rules: [], text: 'no such card' }],
});

export const toyGames = (game?: GameEntry['game']): Games => new Map([['toy', toyEntry(game)]]);

export const TOY_PLAN: TablePlan = { game: 'toy', profile: 'long', decks: ['large', 'large'] };

export interface ToyServer {
  readonly base: string;
  close(): Promise<void>;
}

export async function startToyServer(
  changes: Partial<Config> = {},
  game?: GameEntry['game'],
  at?: number,
): Promise<ToyServer> {
  const port = at ?? (await freePort());
  const server = await startServer({ port, web: '.', config: testConfig(changes), games: toyGames(game) });
  return { base: `http://localhost:${port}`, close: server.close };
}
