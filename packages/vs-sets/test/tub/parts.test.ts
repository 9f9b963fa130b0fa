import { checkDeck, createCatalogue, profileFor } from '@longbox/vs';
import { a, character, equipment, payAlone, plotTwist, putMinus } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, printedSets, scene } from '../stage.ts';

// Clauses of Utopia and H.A.M.M.E.R. that the other files leave untested.

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

test('tub-003 Emma Frost gains no XP for equipment of those teams', () => {
  const kit = equipment({ id: 'xx-kit', name: 'Kit', cost: 1, teams: ['hammer'], powers: [] });
  const { ann, card } = scene('modern', {
    cards: [kit],
    at: 'recruit',
    ann: { front: ['tub-003 as Emma', body('H', 1, 1, 'team:hammer')], hand: ['Kit'], points: 9 },
    bob: {},
    open: true,
  });
  ann.equip('Kit', 'H');
  expect([card('Kit').zone, card('Emma').xp]).toEqual(['equipped', 0]);
});

test('tub-008 Pixie gains no XP for what no character pays', () => {
  const toll = plotTwist({ id: 'xx-toll', name: 'Toll', timing: 'main', effects: [payAlone(['energy'], 'you')] });
  const { ann, card } = scene('modern', {
    cards: [toll],
    ann: { front: ['tub-008 as Megan'], resources: [R('Energy')], hand: ['xx-toll'] },
    bob: {},
    open: true,
  });
  ann.play('xx-toll');
  if (ann.offered('pay').length > 0) ann.pay('Energy Location');
  expect([card('Energy Location').faceDown, card('Megan').xp]).toEqual([true, 0]);
});

describe('tub-031 Norman Osborn', () => {
  const stuns = (...defender: string[]) => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: ['tub-031 as Norman'], front: [body('A', 9, 99, 'team:hammer')] },
      bob: { front: [body('D', 0, 1, ...defender)] },
      open: true,
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    return [card('D').zone, card('Norman').xp];
  };
  test('gains an XP for an enemy stunned, and none for one KO’d', () => {
    expect([stuns('health:2'), stuns('health:1')]).toEqual([
      ['front', 1],
      ['ko', 0],
    ]);
  });
});

describe('tub-037 Simon Trask', () => {
  const wrong = (main: string, id: string) => {
    const profile = profileFor('modern', 2);
    if (profile === undefined) throw new Error('no profile');
    return checkDeck(createCatalogue(printedSets()), { main, cards: [{ count: 1, id }], side: [] }, profile)
      .filter(({ cards }) => cards.includes(id))
      .map(({ rules }) => rules.join(' '));
  };
  // VS-MEC-DECKRULE-02
  test.each(['tub-012', 'tub-024', 'nbx-008'])('leads no deck with %s', (id) => {
    expect(wrong('tub-037', id).some((rules) => rules.includes('VS-MEC-DECKRULE'))).toBe(true);
    expect(wrong('tub-031', id).some((rules) => rules.includes('VS-MEC-DECKRULE'))).toBe(false);
  });

  test('gains XP for enemy characters alone', () => {
    const place = (turn: 'ann' | 'bob', hand: string) => {
      const kit = equipment({ id: 'xx-kit', name: 'Kit', cost: 1, teams: ['hydra'], powers: [] });
      const table = scene('modern', {
        cards: [kit],
        at: 'recruit',
        turn,
        ann: { back: ['tub-037 as Simon'], hand: turn === 'ann' ? [hand] : [], points: 9 },
        bob: { front: [body('H', 1, 1, 'team:hydra')], hand: turn === 'bob' ? [hand] : [], points: 9 },
        open: true,
      });
      if (hand === 'Kit') table[turn].equip('Kit', 'H');
      else table[turn].recruit('New', 'front');
      return table.card('Simon').xp;
    };
    const recruit = body('New', 1, 1, 'team:hydra');
    expect([place('bob', recruit), place('ann', recruit), place('bob', 'Kit')]).toEqual([1, 0, 0]);
  });
});

test('tub-039 Mystique is paid for by no enemy', () => {
  const { ann, bob, card } = scene('modern', {
    turn: 'bob',
    ann: { front: [body('D', 9, 9)] },
    bob: {
      front: ['tub-039 as Raven', { body: 'M 1/9 main', stunned: true }],
      resources: [R('Skill')],
    },
    open: true,
  });
  bob.pass();
  if (bob.offered('yes').length > 0) bob.yes();
  expect([bob.offered('pay'), ann.offered('pay'), card('Skill Location').faceDown, card('Raven').zone]).toEqual([
    [],
    [],
    false,
    'front',
  ]);
});

test('tub-041 Dagger turns no counters of enemies', () => {
  const hurt = plotTwist({
    id: 'xx-hurt',
    name: 'Hurt',
    timing: 'main',
    effects: [putMinus(1, a(character({ name: 'D' })))],
  });
  const { ann, bob, asks, card } = scene('modern', {
    cards: [hurt],
    ann: { front: ['tub-041 as Tandy'], hand: ['xx-hurt'] },
    bob: { front: [body('D', 9, 9)] },
    open: true,
  });
  ann.play('xx-hurt');
  expect([asks(), bob.offered('yes'), card('D').minus, card('D').plus]).toEqual(['playOrPass', [], 1, 0]);
});
