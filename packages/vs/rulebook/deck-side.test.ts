import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../src/catalogue/catalogue.ts';
import { checkDeck } from '../src/deck/check-deck.ts';
import type { DeckLine } from '../src/language/index.ts';
import {
  atRandom,
  inPile,
  itself,
  keyword,
  law,
  main,
  on,
  supporting,
  toHand,
  trigger,
} from '../src/language/index.ts';
import { profileFor } from '../src/profiles/profiles.ts';

type Body = Partial<Parameters<typeof supporting>[0]>;
const body = (id: string, more: Body = {}) =>
  supporting({ id, name: id, cost: 1, atk: 1, def: 1, health: 1, teams: [], powers: [], ...more });
const leader = (id: string, line: string, level: number, pile?: string) =>
  main({ id, name: line, line, level, atk: 1, def: 1, health: 5, teams: [], powers: [], ...(pile && { pile }) });

const OTHERS = ['Ash', 'Birch', 'Cedar', 'Elm'];
const FILLERS = Array.from({ length: 15 }, (_, i) => `filler-${i + 1}`);
const drawn = {
  set: 'drawn',
  name: 'Invented',
  universe: 'illustrated' as const,
  cards: [
    leader('lead', 'Lead', 1),
    ...[1, 2, 3].map((level) => leader(`ultron-${level}`, 'Ultron', level, 'ultronFacility')),
    ...OTHERS.flatMap((name) => [1, 2].map((level) => leader(`${name}-${level}`, name, level))),
    leader('Ash-2b', 'Ash', 2),
    leader('Ash-3', 'Ash', 3),
    ...FILLERS.map((id) => body(id)),
    body('mandarin', {
      powers: [trigger('Never', on('getsKod', itself), toHand(atRandom(1, inPile('behindTheCamera'))))],
    }),
    body('trevor', { name: 'Trevor Slattery', pile: 'behindTheCamera' }),
    body('rings', { name: 'The Ten Rings', pile: 'behindTheCamera', powers: [keyword('oneOfAKind')] }),
    body('ovomorph', { powers: [keyword('hatch')] }),
    body('facehugger', { name: 'Facehugger', pile: 'facehuggers', token: true }),
    body('buffy', { name: 'Buffy' }),
    body('dawn', { name: 'Dawn', powers: [law('Key', { rule: 'startsInPile', who: 'you', pile: 'key' })] }),
    body('incubation', { name: 'Extended Incubation', pile: 'facehuggers' }),
  ],
};
const filmed = {
  set: 'filmed',
  name: 'Invented',
  universe: 'photographic' as const,
  cards: [leader('Film-1', 'Film', 1)],
};
const catalogue = createCatalogue([drawn, filmed]);

interface Made {
  readonly lead?: string;
  readonly some?: readonly string[];
  readonly side?: readonly string[];
}

function wrong({ lead = 'lead', some = [], side = [] }: Made, text = false): string[] {
  const profile = profileFor('modern', 2);
  if (profile === undefined) throw new Error('no profile');
  const lines = (list: readonly string[]): DeckLine[] =>
    list.map((line) => ({ count: Number(line.split(' ')[0]), id: line.split(' ')[1] }));
  const cards = lines(some);
  let left = 60 - cards.reduce((sum, { count }) => sum + count, 0);
  for (const id of FILLERS) {
    if (left > 0) cards.push({ count: Math.min(4, left), id });
    left -= 4;
  }
  const problems = checkDeck(catalogue, { main: lead, cards, side: lines(side) }, profile);
  return problems.map((one) => (text ? one.text : `${one.code} ${one.rules.join(' ')}: ${one.cards.join(' ')}`));
}

// VS-MEC-PILE-05
test('a deck with Buffy may bring four Dawns, and only such a deck', () => {
  expect(wrong({ some: ['1 buffy'], side: ['4 dawn'] })).toEqual([]);
  expect(wrong({ some: ['1 buffy'] })).toEqual([]);
  expect(wrong({ some: ['1 buffy'], side: ['3 dawn'] })).toEqual(['pileContents VS-MEC-PILE-05: dawn']);
  expect(wrong({ side: ['4 dawn'] }, true)).toEqual([
    'The Key pile has nobody called Buffy in the deck or as main character to bring it.',
  ]);
  expect(wrong({ some: ['1 buffy', '1 dawn'], side: ['4 dawn'] })).toEqual(['pileCardInDeck VS-DECK-03: dawn']);
});

// VS-DECK-21
test('a deck with an Ovomorph brings three Facehuggers and one Extended Incubation', () => {
  const side = ['3 facehugger', '1 incubation'];
  expect(wrong({ some: ['1 ovomorph'], side })).toEqual([]);
  expect(wrong({ some: ['1 ovomorph'] })).toEqual(['pileContents VS-DECK-21 VS-ZON-28: ovomorph']);
  expect(wrong({ some: ['1 ovomorph'], side: ['4 facehugger', '1 incubation'] }, true)).toEqual([
    'The Facehugger pile, which ovomorph (ovomorph) needs, has 4 copies of Facehugger, not 3.',
  ]);
});

// VS-DECK-22
test('a deck with the Mandarin of the films brings two Trevor Slattery and The Ten Rings', () => {
  expect(wrong({ some: ['1 mandarin'], side: ['2 trevor', '1 rings'] })).toEqual([]);
  expect(wrong({ some: ['1 mandarin'] })).toEqual(['pileContents VS-DECK-22 VS-ZON-40: mandarin']);
  expect(wrong({ some: ['1 mandarin'], side: ['1 trevor', '2 rings'] }, true)).toEqual([
    'The Behind the Camera pile, which mandarin (mandarin) needs, has 1 copy of Trevor Slattery, not 2; 2 copies of The Ten Rings, not 1.',
  ]);
});

// VS-DECK-23: with the one that starts in play they are three, two and one.
test('a player led by Ultron brings six Ultrons', () => {
  const side = ['2 ultron-1', '2 ultron-2', '1 ultron-3'];
  expect(wrong({ lead: 'ultron-1', side })).toEqual([]);
  expect(wrong({ lead: 'ultron-1' })).toEqual(['pileContents VS-DECK-23 VS-ZON-37: ultron-1']);
  expect(wrong({ lead: 'ultron-1', side: ['3 ultron-1', ...side.slice(1)] })).toHaveLength(1);
});

// VS-DECK-03
test('what begins outside the game is not part of the 60, and nothing else lies outside', () => {
  expect(wrong({ some: ['2 trevor'] })).toEqual(['pileCardInDeck VS-DECK-03: trevor']);
  expect(wrong({ side: ['1 filler-1'] })).toEqual(['notASideCard VS-DECK-03: filler-1']);
});

describe('a transform side deck', () => {
  const pair = (name: string): string[] => [`1 ${name}-1`, `1 ${name}-2`];

  // VS-DECK-24
  test('offers at most three Level 2 main characters', () => {
    expect(wrong({ side: OTHERS.slice(0, 3).flatMap(pair) })).toEqual([]);
    expect(wrong({ side: OTHERS.flatMap(pair) })).toEqual(['sideDeckTooLarge VS-DECK-24: Ash-2 Birch-2 Cedar-2 Elm-2']);
  });

  // VS-DECK-25: the Level 1, a Level 3 and an alternative Level 2 do not count towards the three.
  test('has the Level 1 of each Level 2, and may add its Level 3 or another Level 2', () => {
    const side = [...OTHERS.slice(0, 3).flatMap(pair), '1 Ash-2b', '1 Ash-3'];
    expect(wrong({ side })).toEqual([]);
    expect(wrong({ side: ['1 Ash-2', '1 Birch-1'] })).toEqual(['sideDeckLevel1 VS-DECK-25: Ash-2']);
  });
});

// VS-DECK-29: neither universe nor copies nor One of a Kind.
test('deck-building restrictions do not bind side piles', () => {
  expect(wrong({ side: ['1 Film-1', '6 Ash-1', '1 Ash-2'] })).toEqual([]);
});
