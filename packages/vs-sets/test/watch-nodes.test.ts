import { excuseFor } from '@longbox/testkit/exhaustive/excuses';
import { createVs, type VsGame } from '@longbox/vs';
import { type NodeWatch, watchNodes } from '@longbox/vs/watch';
import { expect, test } from 'vitest';
import { VS_SETS } from '../src/index.ts';
import { tableOf } from './random-tables.ts';

const sets = VS_SETS.filter(({ set }) => set === 'mnb');

/** One game by the seed alone, always with the last choice but now and then; its end as a hash. */
function played(vs: VsGame): string {
  const s = vs.setup(tableOf('modern', 2, 'watched'));
  const out = new Int32Array(4096);
  for (let at = 0; at < 3000 && vs.decision(s) !== undefined; at++) {
    const count = vs.choices(s, out);
    vs.apply(s, out[(at * 7) % count]);
  }
  return String(vs.hash(s));
}

const totalOf = ({ nodes }: NodeWatch): number => [...nodes.values()].reduce((sum, count) => sum + count, 0);

test('a watched game is the same game, and uses up nodes', () => {
  const watched = createVs(VS_SETS);
  const watch = watchNodes(watched.catalogue);
  const all = totalOf(watch);
  expect(watch.used()).toBe(0);
  expect(played(watched)).toBe(played(createVs(VS_SETS)));
  expect(watch.used()).toBeGreaterThan(20);
  const left = [...watch.open.values()].reduce((sum, paths) => sum + paths.size, 0);
  expect(left + watch.used()).toBe(all);
});

test('nodes are named by their path, and keywords are none', () => {
  const watch = watchNodes(createVs(sets).catalogue);
  // Thor: three -1/-1 counters on an enemy character.
  expect([...(watch.open.get('mnb-021') ?? [])]).toEqual([
    expect.stringMatching(/^powers\.\d$/),
    expect.stringMatching(/^powers\.\d\.effects\.0$/),
    expect.stringMatching(/^powers\.\d\.effects\.0\.cards$/),
    expect.stringMatching(/^powers\.\d\.effects\.0\.cards\.from$/),
    expect.stringMatching(/^powers\.\d\.effects\.0\.cards\.from\.where$/),
  ]);
  expect(watch.open.get('mnb-012')).toBeUndefined();
});

test('only what rules have no reason to read is excused', () => {
  const card = (id: string) => {
    const found = VS_SETS.flatMap(({ cards }) => cards).find((one) => one.id === id);
    if (found === undefined) throw new Error(`there is no card ${id}`);
    return found;
  };
  expect(excuseFor(card('civ-011'), 'powers.0.effects.1.player')).toContain('for the text');
  expect(excuseFor(card('civ-011'), 'powers.0.effects.1')).toBeUndefined();
  expect(excuseFor(card('mcu1-048'), 'powers.1.by.0')).toContain('a bit of its face');
  expect(excuseFor(card('mcu1-047'), 'powers.2.by.0')).toBeUndefined();
});
