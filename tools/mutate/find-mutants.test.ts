import { describe, expect, test } from 'vitest';
import { findMutants, type Mutant } from './find-mutants.ts';
import { plantMutants } from './plant-mutants.ts';

const found = (source: string): string[] =>
  findMutants('x.ts', source).map(({ kind, before, after }) => `${kind}: ${before} > ${after}`);

const SOURCE = `export const LIMIT = 3;
export function step(s: State, n: number): boolean {
  if (n < 2 && s.on) return false;
  s.count += n;
  tell(s);
  for (let i = 0; i < n; i++) touch(s, i);
  return n === LIMIT;
}
`;

describe('mutants', () => {
  test('are comparisons, numbers, arithmetic, logic, conditions, statements and early returns inside functions', () => {
    expect(found(SOURCE)).toEqual([
      'return:  > return true;',
      'return:  > return false;',
      'compare: n < 2 > n <= 2',
      'negate: n < 2 && s.on > !(n < 2 && s.on)',
      'logic: n < 2 && s.on > n < 2 || s.on',
      'number: 2 > 3',
      'arithmetic: s.count += n > s.count -= n',
      'drop: s.count += n; > ',
      'number: 0 > 1',
      'compare: i < n > i <= n',
      'drop: touch(s, i); > ',
      'compare: n === LIMIT > n !== LIMIT',
    ]);
  });

  test('know their line', () => {
    expect(findMutants('x.ts', SOURCE).at(-1)?.line).toBe(7);
  });
});

describe('planted together', () => {
  const run = (mutants: readonly Mutant[], awake: number, n: number) => {
    const planted = plantMutants(
      'function f(n) { if (n < 2 && n > -2) return 0; n += 1; return n * 2; }',
      mutants.map((mutant, id) => ({ ...mutant, id })),
    );
    return new Function('__mutant', 'n', `${planted} return f(n);`)((id: number) => id === awake, n);
  };
  const mutants = findMutants('x.ts', 'function f(n) { if (n < 2 && n > -2) return 0; n += 1; return n * 2; }');

  test('all sleep unless one is woken', () => {
    expect([run(mutants, -1, 1), run(mutants, -1, 5)]).toEqual([0, 12]);
  });

  test('a dropped statement leaves the other branch to its condition', () => {
    const source = 'function f(n) { if (n > 1) n += 1; else n += 2; return n; }';
    const dropped = findMutants('x.ts', source).filter(({ kind }) => kind === 'drop');
    const planted = plantMutants(
      source,
      dropped.map((mutant, id) => ({ ...mutant, id })),
    );
    const run = (awake: number, n: number) =>
      new Function('__mutant', 'n', `${planted} return f(n);`)((id: number) => id === awake, n);
    expect([run(-1, 5), run(-1, 0), run(0, 5), run(0, 0), run(1, 0)]).toEqual([6, 2, 5, 2, 0]);
  });

  test('each does what it says, nested or not', () => {
    const results = mutants.map(({ kind, after }, id) => [kind, after, run(mutants, id, 2), run(mutants, id, 1)]);
    const one = (kind: string, after: string) => results.find(([a, b]) => a === kind && b === after)?.slice(2);
    expect(one('compare', 'n <= 2')).toEqual([0, 0]);
    expect(one('logic', 'n < 2 || n > -2')).toEqual([0, 0]);
    expect(one('negate', '!(n < 2 && n > -2)')).toEqual([0, 4]);
    expect(one('arithmetic', 'n -= 1')).toEqual([2, 0]);
    expect(one('drop', '')).toEqual([4, 0]);
  });
});
