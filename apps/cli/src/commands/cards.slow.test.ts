import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VS_SETS } from '@longbox/vs-sets';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../../test/in-process.ts';
import { longbox, PATIENCE } from '../../test/run-longbox.ts';

describe('longbox cards', { timeout: PATIENCE }, () => {
  test('without a query tells what each set has', async () => {
    const { code, out, err } = await longbox(['cards', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { sets } = JSON.parse(out);
    const counted = sets.map((set: { set: string; cards: number }) => [set.set, set.cards]);
    expect(counted).toEqual(VS_SETS.map(({ set, cards }) => [set, cards.length]));
    expect(counted).toContainEqual(['mnb', 112]);
    for (const set of sets) {
      expect(Object.keys(set)).toEqual(['set', 'cards', 'implemented', 'tested', 'gaps']);
      expect(set.implemented).toBe(set.cards - set.gaps.length);
      expect(set.tested).toBeLessThanOrEqual(set.cards);
    }
  });

  test('lists what fits', async () => {
    const { code, out } = await longbox(['cards', 'team:x-men cost<=1 set:mnb']);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toEqual([
      'id       name    type        team   cost  stats',
      'mnb-035  Iceman  supporting  X-Men     1  2/1/1  Ranged, Freeze',
      'mnb-036  Magik   supporting  X-Men     1  3/2/1',
      '',
      '2 cards',
    ]);
  });

  test('shows one card in both languages, or in one', async () => {
    const both = await inProcess(['cards', 'mnb-035']);
    expect(both.out).toContain('Iceman (mnb-035)\n  Supporting Character');
    expect(both.out).toContain('  cost 1, ATK 2, DEF 1, health 1\n');
    expect(both.out).toContain('Personaggio di supporto');
    const italian = await inProcess(['cards', 'mnb-035', '--lang', 'it']);
    expect(italian.out).not.toContain('Supporting');
  });

  test('searches the other game with the same language, as data too', async () => {
    const { code, out } = await inProcess(['cards', '--game', 'arena', 'name=thor', '--json']);
    expect(code).toBe(0);
    const { count, cards } = JSON.parse(out);
    expect(cards).toHaveLength(count);
    for (const card of cards) expect(card.name).toBe('Thor');
  });

  test('tells where a query goes wrong, and when nothing fits', async () => {
    expect(await longbox(['cards', 'tem:x-men'])).toEqual({
      code: 2,
      out: '',
      err: 'tem:x-men\n^^^ there is no field "tem"; did you mean team?\nMore: longbox help cards\n',
    });
    const nothing = await inProcess(['cards', 'cost>99']);
    expect(nothing).toMatchObject({ code: 1, out: '' });
    expect(nothing.err).toContain('No card fits "cost>99"');
  });

  test('teaches its query language', async () => {
    const { code, out } = await inProcess(['cards', '--help']);
    expect(code).toBe(0);
    expect(out).toContain("longbox cards 'team:x-men cost<=3'");
    expect((await inProcess(['cards', '--fields'])).out).toMatch(/^does +word +what its effects do/m);
  });

  test('tells which gates a card passes, from facts that are given', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longbox-gates-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const facts = path.join(folder, 'facts.json');
    const academy = { number: 'CIV-055', name: 'Academy', type: 'location', subtype: 'Basic', teams: [], powers: [] };
    writeFileSync(facts, JSON.stringify([{ ...academy, flight: false, ranged: false, rules: '[Intellect]' }]));
    const { out } = await inProcess(['cards', '--gates', 'civ-055', '--facts', facts, '--json']);
    const { sets, cards } = JSON.parse(out);
    expect(sets).toMatchObject([{ set: 'civ', cards: 1, passed: { numbers: 1, wording: 1 } }]);
    expect(cards[0].gates).toMatchObject({ numbers: { state: 'passes' }, rulings: { state: 'unasked' } });
    const shown = await inProcess(['cards', '--gates', 'civ-056', '--facts', facts]);
    expect(shown.code).toBe(1);
    expect(shown.out).toContain('numbers: is not in the facts');
  });

  test('gates ask for a set or a card that is there, and sign one card only', async () => {
    expect((await inProcess(['cards', '--gates', 'nope'])).err).toContain('there is no set and no card "nope"');
    expect((await inProcess(['cards', '--gates', 'civ', '--sign', 'why'])).err).toContain('--sign needs one card');
  });
});
