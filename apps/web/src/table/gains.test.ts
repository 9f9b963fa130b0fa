import { expect, test } from 'vitest';
import type { CardFacts, TextLine } from '../cards/card-facts.ts';
import { gainsOf } from './gains.ts';

const says = (text: string) => [{ kind: 'text', text } as const];
const power = (name: string, body: string): TextLine => ({
  heading: says(name),
  lead: [],
  body: says(body),
  reminder: [],
});
const card = (atk: number, lines: readonly TextLine[]): CardFacts =>
  ({ stats: { atk, def: 4, health: 5, xp: 3, isOpen: false }, lines }) as unknown as CardFacts;

test('leveling up names new powers, those that read otherwise, and numbers that changed', () => {
  const [flight, swing, better] = [power('Flight', ''), power('Swing', '+1 ATK'), power('Swing', '+2 ATK')];
  const { numbers, powers } = gainsOf(card(3, [swing]), card(6, [better, flight]));
  expect(numbers).toEqual([{ stat: 'atk', from: 3, to: 6 }]);
  expect(powers).toEqual([better, flight]);
  expect(gainsOf(card(3, [swing]), card(3, [power('Swing', '+1 ATK')]))).toEqual({ numbers: [], powers: [] });
});
