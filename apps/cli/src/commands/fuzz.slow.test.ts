import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { longbox, PATIENCE } from '../../test/run-longbox.ts';

describe('longbox fuzz', { timeout: PATIENCE }, () => {
  test('plays both games and says where it was', async () => {
    const { code, out, err } = await longbox(['fuzz', '--games', '2', '--seeds', '--every', '60']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('conform-vs-0  modern/duel\nconform-arena-0  basic\nconform-vs-1  modern/freeForAll\n');
    expect(out).toMatch(/^4 games, [\d,]+ decisions, 0 failures in /m);
  });

  test('Ctrl-C tells what is known so far', async () => {
    const { code, out } = await longbox(['fuzz', 'arena', '--seconds', '0', '--seeds'], {
      interruptAfter: 'conform-arena-1 ',
    });
    expect(code).toBe(130);
    expect(out).toMatch(/^Stopped: \d+ games, [\d,]+ decisions, 0 failures in /m);
  });

  test('plays the same games on any number of cores', async () => {
    const games = ['fuzz', 'arena', '--games', '6', '--seeds', '--every', '200'];
    const [one, two] = [await inProcess([...games, '--cores', '1']), await longbox([...games, '--cores', '2'])];
    const told = (out: string): string => out.replace(/ in \d.*/, '');
    expect(told(two.out)).toBe(told(one.out));
  });

  test('what it cannot do is told', async () => {
    expect((await inProcess(['fuzz', '--profile', 'old'])).err).toContain(
      'there is no profile "old"; profiles are modern/duel,',
    );
    expect((await inProcess(['fuzz', '--games', 'many'])).err).toContain(
      '--games is a whole number from 1 on, not "many"',
    );
  });
});
