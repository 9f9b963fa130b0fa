import { expect, test } from 'vitest';
import { profileFor } from '../profiles/profiles.ts';
import { cardsSeen, type Draw, oddsOf, perTenThousand, waysToChoose, withMulligan } from './odds.ts';

test('ways to choose are exact far beyond what numbers hold', () => {
  expect([waysToChoose(5, 0), waysToChoose(5, 2), waysToChoose(5, 5), waysToChoose(5, 6), waysToChoose(5, -1)]).toEqual(
    [1n, 10n, 1n, 0n, 0n],
  );
  expect(waysToChoose(60, 30)).toBe(118264581564861424n);
});

test('the odds are those of counting every hand', () => {
  const draw: Draw = { deck: 7, hits: 3, drawn: 4 };
  const hands = Array.from({ length: 2 ** 7 }, (_, hand) => hand).filter((hand) => ones(hand) === 4);
  for (let least = 0; least <= 4; least++) {
    const good = hands.filter((hand) => ones(hand & 0b111) >= least).length;
    expect(oddsOf(draw, least)).toEqual({ of: BigInt(good), outOf: BigInt(hands.length) });
  }
  expect(oddsOf(draw, 1, 1)).toEqual({ of: 12n, outOf: 35n });
});

test('one of four copies is in an opening hand of seven about two times in five', () => {
  const odds = oddsOf({ deck: 60, hits: 4, drawn: 7 }, 1);
  expect(perTenThousand(odds)).toBe(3995);
  expect(perTenThousand(withMulligan(odds))).toBe(6394);
  expect(perTenThousand(oddsOf({ deck: 60, hits: 0, drawn: 7 }, 1))).toBe(0);
  expect(perTenThousand(oddsOf({ deck: 60, hits: 60, drawn: 7 }, 7))).toBe(10000);
});

test('a draw that no deck allows is refused', () => {
  expect(() => oddsOf({ deck: 60, hits: 61, drawn: 7 }, 1)).toThrow('a deck of 60 has no 61 cards');
});

// VS-DRW-02, VS-DRW-03, VS-DRW-04: two cards a turn, none on the very first turn.
test('cards seen by a turn depend on the place in the turn order', () => {
  const duel = profileFor('modern', 2);
  if (duel === undefined) throw new Error('no profile');
  expect([0, 1, 2, 3].map((turn) => cardsSeen(duel, turn, 0))).toEqual([7, 7, 9, 11]);
  expect([0, 1, 2, 3].map((turn) => cardsSeen(duel, turn, 1))).toEqual([7, 9, 11, 13]);
});

const ones = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
