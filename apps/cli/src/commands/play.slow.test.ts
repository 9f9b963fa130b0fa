import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, longbox, PATIENCE } from '../../test/run-longbox.ts';

const TABLE = ['--decks', 'mnb-x-men,mnb-avengers', '--seed', 'monday'];
const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

describe('longbox play', { timeout: PATIENCE }, () => {
  test('plays a whole game of the Vs. System against a random player', async () => {
    const { code, out, err } = await longbox(['play', ...TABLE, '--players', 'human,random'], {
      input: times(2000, 'r'),
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Vs. System, modern, seed monday$/m);
    expect(out).toMatch(/^(Ann|Bob) won \(mainsKod, VS-END-01, VS-END-03\)\.$/m);
    expect(out).toMatch(/^To see it again: longbox replay \S+$/m);
  });

  test('plays a whole game of Mission Arena, and keeps it', async () => {
    const file = path.join(folderWith(), 'game.json');
    const { code, out } = await inProcess(
      ['play', 'arena', '--seed', 'monday', '--players', 'human,rules', '--save', file],
      times(2000, 'r'),
    );
    expect(code).toBe(0);
    expect(out).toContain(`To see it again: longbox replay ${file}`);
    expect((await inProcess(['replay', 'verify', file])).out).toMatch(/^ok {6}\d+ decisions, \d+ fingerprints agree/);
  });

  test('asks with numbered options, shows cards, explains and takes back', async () => {
    const input = ['1', '1', '99', 'c magik', 'w wolverine', '1', 'u', '2', 'o', 'q'];
    const { code, out } = await inProcess(['play', ...TABLE, '--every'], input);
    expect(code).toBe(0);
    expect(out).toContain('the back row is shielded.\n  1  Start in the front row\n  2  Start in the back row\n');
    expect(out).toContain('There is no option 99.');
    expect(out).toContain('Magik (mnb-036)\n');
    expect(out).toMatch(/^Recruit Wolverine into the front row: not recruit step \[VS-BLD-02, VS-BLD-11\]$/m);
    expect(out).toContain('(Ann takes back 1 decision.)');
    expect(out).toMatch(/^To go on: longbox play --from \S+$/m);
  });

  test('goes on with a game that was left', async () => {
    const file = path.join(folderWith(), 'game.json');
    await inProcess(['play', ...TABLE], ['1', '1', 'r', `s ${file}`, 'q']);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.fingerprints).toHaveLength(saved.choices.length);
    const { out } = await inProcess(['play', '--from', file, '--json'], ['concede']);
    const result = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
    expect(result).toMatchObject({ seed: 'monday', result: { places: [2, 1] } });
    expect(result.decisions).toBe(saved.choices.length + 1);
  });

  test('hides the hands of people who share a keyboard', async () => {
    const { out } = await inProcess(['play', ...TABLE, '--hot-seat'], ['', '1', '', '1', '', '1', '', 'q']);
    expect(out).toContain('Bob, it is your decision. Press Enter when only you are looking.');
    const [, afterBob] = out.split('Keep this hand, or shuffle');
    expect(out).toContain('Bob draws 7 cards.');
    expect(afterBob).toBeDefined();
  });

  test('a deck that is not legal, a profile or a player that is not there are told', async () => {
    const cwd = folderWith({ 'short.txt': '1 Storm (mnb-027)\n4 Magik (mnb-036)\n' });
    const short = await inProcess(['play', '--decks', path.join(cwd, 'short.txt')]);
    expect(short.code).toBe(2);
    expect(short.err).toContain('this one has 4: 56 cards too few. [VS-DECK-01, VS-DECK-02, VS-DECK-03]');
    expect((await inProcess(['play', '--profile', 'old'])).err).toContain('there is no profile "old"');
    expect((await inProcess(['play', '--players', 'human,genius'])).err).toContain('there is no player "genius"');
    expect((await inProcess(['play', 'chess'])).err).toContain('there is no game "chess"');
  });

  test('Ctrl-C leaves with the game in hand', async () => {
    const { code, out } = await longbox(['play', ...TABLE], { interruptAfter: 'Where does your main' });
    expect(code).toBe(0);
    expect(out).toMatch(/To go on: longbox play --from \S+\n$/);
  });
});
