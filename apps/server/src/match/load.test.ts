import { listChoices } from '@longbox/kernel';
import { toyGame } from '@longbox/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { toyGames } from '../../test/toy-server.ts';
import { createSeal } from '../identity/seal.ts';
import type { StoredMatch } from '../store/match-store.ts';
import type { LogRow, MatchHeader } from './header.ts';
import { beginFold, playOut, takeRows } from './load.ts';

afterEach(() => void vi.restoreAllMocks());

const seal = createSeal(new Uint8Array(32));
const world = { games: toyGames(), seal };

function storedMatch(id: string): { stored: StoredMatch; rows: LogRow[] } {
  const [{ seat }] = world.games.get('toy')?.decks ?? [];
  const player = { name: '', level: '', ...seat, commitment: '', entropy: 'x' };
  const header: MatchHeader = {
    ...{
      id,
      room: 'room',
      game: 'toy',
      profile: 'long',
      commitment: '',
      sealed: seal.close('secret', id),
      rated: false,
    },
    catalogueHash: toyGame.catalogueHash,
    seats: [player, player],
    clock: { kind: 'none' },
    watch: { who: 'anyone', delay: 0, openHands: false },
  };
  const stored: StoredMatch = { header, running: true, startedAt: 0, endedAt: undefined };
  const fold = beginFold(stored, world.games, seal);
  const rows: LogRow[] = [];
  for (let seq = 1; ; seq++) {
    const decision = fold.game.decision(fold.state);
    if (decision === undefined) return { stored, rows };
    const value = listChoices(fold.game, fold.state)[0];
    fold.game.apply(fold.state, value);
    const hash = fold.game.fingerprint(fold.state);
    rows.push({ seq, kind: 0, seat: decision.seat, n: undefined, value, hash, at: seq });
  }
}

test('many matches are played one after the other, with room between for everybody else', async () => {
  const matches = ['match-1', 'match-2'].map(storedMatch);
  expect(matches[0].rows.length).toBeGreaterThan(20);
  // Every look at the clock finds that it has taken too long.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const happened: string[] = [];
  const breathe = (): void => {
    happened.push('others');
    if (happened.length < 50) setImmediate(breathe);
  };
  setImmediate(breathe);
  const played = await Promise.all(
    matches.map(async ({ stored, rows }) => {
      const out = await playOut(stored, rows, world, 0);
      happened.push(stored.header.id);
      return out;
    }),
  );
  expect(happened.filter((one, i) => one !== happened[i - 1])).toEqual(['others', 'match-1', 'others', 'match-2']);
  for (const [i, { stored, rows }] of matches.entries()) {
    const fold = beginFold(stored, world.games, seal);
    expect(played[i].happenings).toEqual(takeRows(fold, rows));
    expect(played[i].fold.game.hash(played[i].fold.state)).toBe(fold.game.hash(fold.state));
  }
});

test('many matches that have hardly begun leave room for everybody else too', async () => {
  const { stored } = storedMatch('match-4');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  let played = 0;
  let most = 0;
  let before = 0;
  const look = (): void => {
    most = Math.max(most, played - before);
    before = played;
    if (played < 100) setImmediate(look);
  };
  setImmediate(look);
  const play = (): Promise<unknown> => playOut(stored, [], world).then(() => played++);
  await Promise.all(Array.from({ length: 100 }, play));
  look();
  expect(most).toBeLessThan(4);
});

test('a log that says something else is refused, and the next one is played', async () => {
  const { stored, rows } = storedMatch('match-3');
  const wrong = rows.map((row) => (row.seq === rows.length ? { ...row, hash: 'f00d' } : row));
  await expect(playOut(stored, wrong, world)).rejects.toThrow('plays out to');
  await expect(playOut(stored, rows, world)).resolves.toMatchObject({ happenings: [] });
});
