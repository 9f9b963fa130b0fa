import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { PATIENCE } from '../../test/run-longbox.ts';

describe('longbox bench', { timeout: PATIENCE }, () => {
  test('counts whole games', async () => {
    const { code, out } = await inProcess([
      'bench',
      'arena',
      '--player',
      'random',
      '--seconds',
      '3',
      '--cores',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    const [row] = JSON.parse(out);
    expect(row).toMatchObject({ game: 'arena', player: 'random', cores: 1 });
    expect(row.games).toBeGreaterThan(0);
    expect(row.decisions).toBeGreaterThan(row.games * 50);
  });

  test('what it cannot do is told', async () => {
    expect((await inProcess(['bench', '--player', 'nobody'])).err).toContain('there is no player "nobody"');
    expect((await inProcess(['bench', 'chess'])).err).toContain('there is no game "chess"');
  });
});
