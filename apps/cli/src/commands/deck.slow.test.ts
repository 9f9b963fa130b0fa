import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { folderWith, longbox, PATIENCE } from '../../test/run-longbox.ts';

const DECKS = fileURLToPath(new URL('../../../../packages/vs-sets/decks', import.meta.url));
const villains = readFileSync(path.join(DECKS, 'mcu1-villains.txt'), 'utf8');

describe('longbox deck', { timeout: PATIENCE }, () => {
  test('validates files and built-in decks', async () => {
    const { code, out } = await longbox(['deck', 'validate', 'mnb-x-men', path.join(DECKS, 'mcu1-ultron.txt')]);
    expect(code).toBe(0);
    expect(out).toContain('ok       mnb-x-men: X-Men, led by Wolverine (modern)\n');
    expect(out).toMatch(/^ok {7}.*mcu1-ultron\.txt: MCU Villains, led by Ultron \(modern\)$/m);
  });

  test('tells every rule a deck breaks', async () => {
    const text = villains.replace('1 Mandarin', '2 Mandarin').replace('4 Sokovia', '6 Sokovia');
    const cwd = folderWith({ 'bad.txt': text });
    const file = path.join(cwd, 'bad.txt');
    const { code, out } = await longbox(['deck', 'validate', 'bad.txt'], { cwd });
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toEqual([
      'ILLEGAL  bad.txt: MCU Villains, led by Loki (modern), 3 problems',
      '  A deck has exactly 60 cards besides its main character, this one has 63: 3 too many. [VS-DECK-01, VS-DECK-02, VS-DECK-03]',
      '  The deck has 2 copies of Mandarin (mcu1-046); at most one copy is allowed of a One of a Kind card. [VS-DECK-05, VS-DECK-18]',
      '  The deck has 6 copies of Sokovia (mcu1-061); at most 4 copies are allowed. [VS-DECK-05]',
    ]);
    const [report] = JSON.parse((await inProcess(['deck', 'validate', file, '--json'])).out);
    expect(report).toMatchObject({ file, profile: 'modern', legal: false });
    expect(report.problems[0]).toMatchObject({ code: 'deckSize', rules: ['VS-DECK-01', 'VS-DECK-02', 'VS-DECK-03'] });
  });

  test('asks the profile it is given', async () => {
    const cwd = folderWith({ 'mixed.txt': villains.replace('1 Loki (mcu1-036)', '1 Loki (mnb-081)') });
    const file = path.join(cwd, 'mixed.txt');
    const mixed = await inProcess(['deck', 'validate', file]);
    expect(mixed.code).toBe(1);
    expect(mixed.out).toContain('[VS-DECK-10, VS-DECK-11]');
    expect((await inProcess(['deck', 'validate', file, '--profile', 'cr21'])).code).toBe(0);
    const unknown = await inProcess(['deck', 'validate', file, '--profile', 'cr22']);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('there is no profile "cr22"');
  });

  test('tells which line of a file it cannot read', async () => {
    const cwd = folderWith({ 'a.txt': '1 Storm (mnb-027)\n4 Nobody\n' });
    const { code, out } = await inProcess(['deck', 'validate', path.join(cwd, 'a.txt')]);
    expect(code).toBe(1);
    expect(out).toContain('  line 2: there is no card named "Nobody"');
    const missing = await inProcess(['deck', 'validate', 'mnb-xmen']);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('there is no file and no deck "mnb-xmen"; did you mean mnb-x-men?');
  });

  test('counts a deck', async () => {
    const { out } = await inProcess(['deck', 'stats', 'mnb-x-men']);
    expect(out).toMatch(/^ {2}supporting +29$/m);
    expect(out).toMatch(/^Recruit costs \(average 3\.62\)$/m);
    const numbers = JSON.parse((await inProcess(['deck', 'stats', 'mnb-x-men', '--json'])).out);
    expect(numbers.types).toMatchObject({ supporting: 29, plotTwist: 15, location: 16 });
  });

  test('works out exact odds and draws hands from a seed', async () => {
    const { out } = await inProcess(['deck', 'odds', 'mnb-x-men', 'type:location', '--least', '2']);
    expect(out).toContain('16 of 60 cards fit "type:location". At least 2 of them seen:');
    expect(out).toMatch(/opening hand +60\.83 %/);
    const hands = await Promise.all(
      ['x', 'x', 'y'].map((seed) => inProcess(['deck', 'hand', 'mnb-x-men', '--seed', seed, '--json'])),
    );
    expect(JSON.parse(hands[0].out).hand).toHaveLength(7);
    expect(hands[0].out).toBe(hands[1].out);
    expect(hands[0].out).not.toBe(hands[2].out);
  });

  test('converts there and back', async () => {
    const json = await inProcess(['deck', 'convert', 'civ-namor', '--to', 'json']);
    const text = await longbox(['deck', 'convert', '-', '--to', 'text'], { input: json.out.split('\n') });
    expect(text.out.startsWith('# Anti-Registration, led by Namor\n1 Namor (civ-032)\n')).toBe(true);
    const cwd = folderWith({ 'namor.txt': text.out });
    expect((await inProcess(['deck', 'convert', path.join(cwd, 'namor.txt'), '--to', 'json'])).out).toBe(json.out);
  });

  test('knows the decks of the other game', async () => {
    expect((await inProcess(['deck', 'validate', 'avengers'])).out).toBe('ok       avengers: Avengers (level-1)\n');
    expect((await inProcess(['deck', 'list', '--game', 'arena'])).out).toContain('  x-men          X-Men');
    const text = await inProcess(['deck', 'convert', 'avengers', '--to', 'text']);
    expect(text.out.startsWith('# Avengers\n')).toBe(true);
  });
});
