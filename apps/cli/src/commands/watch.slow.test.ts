import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { longbox, PATIENCE } from '../../test/run-longbox.ts';

describe('longbox watch', { timeout: PATIENCE }, () => {
  test('plays a game to its end, the same for the same seed', async () => {
    const watched = await longbox(['watch', '--seed', 'monday', '--decks', 'mnb-storm,mnb-loki']);
    expect(watched).toMatchObject({ code: 0, err: '' });
    expect(watched.out).toMatch(/^Turn 1: (Ann|Bob)\.$/m);
    expect(watched.out).toMatch(/^(Ann|Bob) won \(\w+, VS-[^)]*\)\. \d+ decisions, seed monday\.$/m);
    expect((await inProcess(['watch', '--seed', 'monday', '--decks', 'mnb-storm,mnb-loki'])).out).toBe(watched.out);
  });

  test('speaks JSON, a line for each decision', async () => {
    const { out } = await inProcess(['watch', 'arena', '--seed', 'monday', '--json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const last = lines.pop();
    expect(last).toMatchObject({ seed: 'monday', decisions: lines.length });
    expect(last.result.places).toHaveLength(2);
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => i));
  });

  test('seats as many as the profile takes', async () => {
    const { out } = await inProcess(['watch', '--profile', 'modern/freeForAll', '--seed', 'x', '--tables']);
    expect(out).toMatch(/^Turn \d+: Cas\.$/m);
    expect(out).toContain('    Cas: hand 7');
    expect((await inProcess(['watch', '--decks', 'a,b,c,d,e'])).err).toContain('is for at most 4 players, not 5');
  });
});
