import arenaBook from '@longbox/arena/rulebook/rules.json' with { type: 'json' };
import vsBook from '@longbox/vs/rulebook/rules.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';

async function run(...args: string[]) {
  const [said, complained]: [string[], string[]] = [[], []];
  const shell = { commands: [], out: (text: string) => said.push(text), err: (text: string) => complained.push(text) };
  return { code: await coverage.run(args, shell), out: said.join('\n'), err: complained.join('\n') };
}

test('the rules of both games are counted, and no test names an unknown id', async () => {
  const { code, out, err } = await run('rules', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { vs, arena, ...rest } = JSON.parse(out);
  expect(rest).toEqual({});
  expect([vs.total, arena.total]).toEqual([vsBook.rules.length, arenaBook.rules.length]);
  for (const one of [vs, arena]) {
    expect(Object.keys(one)).toEqual(['total', 'implemented', 'tested', 'gaps', 'tests']);
    expect(one.implemented).toBe(one.total - one.gaps.length);
    expect(Object.keys(one.tests)).toHaveLength(one.total);
  }
});

test('the worked examples are counted too', async () => {
  const { vs, arena } = JSON.parse((await run('examples', '--json')).out);
  expect([vs.total, arena.total]).toEqual([49, 83]);
});

test('without --json it is a table by section', async () => {
  const { out } = await run('rules');
  expect(out).toMatch(/^section +Vs. System 2PCG +rules +implemented +tested$/m);
  expect(out).toMatch(/^VS-GOLD +golden rules and precedence +5 +\d+ +\d+$/m);
  expect(out).toMatch(/^all +410 +\d+ +\d+$/m);
});

test('anything else is answered with how to use it', async () => {
  expect(await run('cards')).toEqual({ code: 2, out: '', err: 'Usage: longbox coverage rules|examples [--json]' });
});
