import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { longbox, PATIENCE } from '../../test/run-longbox.ts';

const DECKS = ['--decks', 'mnb-avengers,mnb-x-men,mnb-storm'];

describe('longbox match', { timeout: PATIENCE }, () => {
  test('tells the same as data, whatever the number of cores', async () => {
    const line = ['match', 'rules', 'random', '--pairs', '4', '--json', ...DECKS];
    const [one, two] = await Promise.all([inProcess([...line, '--cores', '1']), longbox([...line, '--cores', '2'])]);
    expect(two).toMatchObject({ code: 0, err: '' });
    const [here, there] = [one, two].map(({ out }) => ({ ...JSON.parse(out), seconds: 0 }));
    expect(there).toEqual(here);
    expect(here).toMatchObject({ a: 'rules', b: 'random', games: 8, errors: 0, overruns: 0, fallbacks: 0, game: 'vs' });
    expect(here.winRate).toBeGreaterThan(0.6);
    for (const key of ['low', 'high', 'elo', 'eloLow', 'eloHigh']) expect(here[key]).toBeTypeOf('number');
  });

  test('tells people who is stronger, and stops when a test is decided', async () => {
    const { code, out } = await inProcess([
      'match',
      'rules',
      'random',
      '--game',
      'arena',
      '--pairs',
      '40',
      '--sprt',
      '0.5,0.7',
      '--cores',
      '1',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^arena level-1, \d+ decks, seed match$/m);
    expect(out).toMatch(
      /^rules against random · \d+ games · \d+-\d+-\d+ · .* % \[.*\] · Elo \+\d+ .* · LLR .*: accepted · 0 errors/m,
    );
    expect(Number(/· (\d+) games/.exec(out)?.[1])).toBeLessThan(80);
  });

  test('seats three, of which the first player takes each seat in turn', async () => {
    const { out } = await inProcess([
      'match',
      'rules',
      'random',
      '--pairs',
      '1',
      '--profile',
      'modern/freeForAll',
      '--seats',
      '3',
      '--cores',
      '1',
      ...DECKS,
    ]);
    expect(out).toContain('· 3 games ·');
    expect(out).toContain('a fair share is 33.3 %');
  });

  test('what cannot be played is told', async () => {
    const wrong = async (...args: string[]): Promise<string> => (await inProcess(['match', ...args])).err;
    expect(await wrong('rules')).toContain('needs two players');
    expect(await wrong('rules', 'ruels')).toContain('there is no player "ruels"');
    expect(await wrong('rules', 'search', '--budget', 'much')).toContain('--budget is 400 for iterations');
    expect(await wrong('rules', 'random', '--profile', 'chess')).toContain('there is no profile "chess"');
    expect(await wrong('rules', 'random', '--seats', '9')).toContain('is for 2 to 4 players, not 9');
    expect(await wrong('rules', 'random', '--sprt', '0.7,0.6')).toContain('the lower first');
    expect(await wrong('rules', 'random', '--decks', 'zz*')).toContain('no deck is called "zz*"');
  });
});
