// What happens in Mission Arena is told as a person would: who does what, with a verb.
import { expect, test } from 'vitest';
import { ARENA_LINES_EN } from './arena-lines.en.ts';
import { ARENA_LINES_IT } from './arena-lines.it.ts';
import type { Said } from './line.ts';

const said: Said = {
  who: 'Ann',
  isYou: false,
  ...{ card: 'Thor', cards: 'Thor', other: 'Loki', attackers: '', defender: '', target: 'Loki', leader: 'Thor' },
  ...{ leaders: 'Thor', back: 'Loki', out: 'Loki', power: '', ability: 'Switch', what: '', said: '' },
  ...{
    count: 2,
    number: 1,
    turn: 1,
    total: 4,
    level: 1,
    atk: 1,
    def: 1,
    attack: 900,
    defence: 700,
    sum: 950,
    amount: 100,
  },
};

test.each([
  ['en', ARENA_LINES_EN],
  ['it', ARENA_LINES_IT],
] as const)('in %s nobody is only a name before a colon', (_language, lines) => {
  const stiff = Object.entries(lines).flatMap(([key, say]) => (/^Ann:/.test(say(said)) ? [key] : []));
  // The Missions are dealt by nobody.
  expect(stiff).toEqual(['arena-missions']);
});

test('whoever reads it is spoken to', () => {
  expect(ARENA_LINES_EN['arena-poweredUp'](said)).toBe('Ann gives Thor a Power Point.');
  expect(ARENA_LINES_EN['arena-poweredUp']({ ...said, who: 'You', isYou: true })).toBe('You give Thor a Power Point.');
  expect(ARENA_LINES_IT['arena-poweredUp']({ ...said, who: 'Tu', isYou: true })).toBe('Tu dai un Punto Potere a Thor.');
});
