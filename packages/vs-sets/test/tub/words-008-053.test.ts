import { checkDeck, createCatalogue, profileFor } from '@longbox/vs';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, printedSets, scene } from '../stage.ts';

function deckTools() {
  const profile = profileFor('modern', 2);
  if (profile === undefined) throw new Error('no profile');
  return { catalogue: createCatalogue(printedSets()), profile };
}

describe('Pixie', () => {
  // Ruling: continuous modifiers go, and nothing that has been done once and for all.
  test.each(['tub-008', 'tub-009'])('ruling: %s takes what an enemy in the combat gained in it', (id) => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['tub-052 as Namor', body('N', 1, 1)], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 1), `${id} as Pixie`], resources: ['Might Location'] },
      open: true,
    });
    ann.attack('Pixie', 'Namor');
    ann.use('Namor', 'Imperius Rex!');
    expect([card('Namor').atk, card('Namor').def]).toEqual([18, 18]);
    bob.use('Pixie', 'Souldagger');
    expect([card('Namor').atk, card('Namor').def]).toEqual([9, 9]);
  });

  test.each(['tub-008', 'tub-009'])('%s leaves her own side and counters alone, and must be in the combat', (id) => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [{ body: 'A 2/20', plus: 2 }, `${id} as Pixie`], resources: ['Might Location'] },
      bob: { front: ['tub-052 as Namor', body('E', 1, 1)], resources: ['Might Location'] },
      open: true,
    });
    ann.attack('Namor', 'A');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    ann.attack('E', 'Pixie');
    ann.use('Pixie', 'Souldagger');
    expect(card('A').plus).toBe(2);
  });

  // Ruling: any character, an enemy too.
  test('ruling: tub-008 gains an XP when any character pays Energy, and nothing for another symbol', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: ['tub-008 as Pixie', 'sec-008 as H'],
        resources: ['Energy Location', 'Might Location', 'Skill Location'],
        back: ['tub-047 as Mimic'],
      },
      bob: { front: ['sec-008 as G'], resources: ['Energy Location'] },
      open: true,
    });
    ann.use('H', 'Electric Arrow');
    expect(card('Pixie').xp).toBe(1);
    nextMain(ann, bob);
    bob.use('G', 'Electric Arrow');
    expect(card('Pixie').xp).toBe(2);
  });

  test('tub-008 gains none for a Might', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['tub-008 as Pixie', 'sec-003 as Luke'], resources: ['Might Location'] },
      bob: {},
      open: true,
    });
    ann.use('Luke', 'The Burnstein Process');
    expect(card('Pixie').xp).toBe(0);
  });

  test('tub-008 rises with the third', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ card: 'tub-008', as: 'Pixie', xp: 2 }, 'sec-008 as H'], resources: ['Energy Location'] },
      bob: {},
      open: true,
    });
    ann.use('H', 'Electric Arrow');
    expect(card('tub-009').zone).toBe('front');
  });

  test('tub-009 leaves a combat she defends, and the formation may change', () => {
    const { ann, bob, card, table } = scene('modern', {
      ann: { front: [body('A', 99, 1)] },
      bob: { front: ['tub-009 as Pixie', body('E', 1, 1)], resources: ['Energy Location'] },
      open: true,
    });
    ann.attack('Pixie', 'A');
    ann.pass();
    bob.use('Pixie', '"Sihal Novarum Chinoth!"');
    expect(bob.offered('choose')).toEqual(['Pixie', 'E']);
    bob.choose('Pixie');
    expect([card('Pixie').zone, card('E').zone, card('Pixie').stunned]).toEqual(['back', 'front', false]);
    expect(table().combat).toBe(false);
  });

  test('tub-009 stays in a combat she attacks in', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['tub-009 as Pixie'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    ann.attack('D', 'Pixie');
    ann.use('Pixie', '"Sihal Novarum Chinoth!"');
    ann.done();
    expect([card('Pixie').role, card('Pixie').zone]).toEqual(['attacker', 'front']);
  });
});

describe('tub-022 Avalanche', () => {
  test('KOs up to three enemy basic locations, no two with one symbol', () => {
    const { ann, seat } = scene('modern', {
      ann: {
        front: ['tub-022 as Avalanche'],
        resources: ['Energy Location', 'Might Location', 'Skill Location', 'Intellect Location as Own'],
      },
      bob: {
        resources: [
          'Might Location as M1',
          'Might Location as M2',
          'Skill Location as S',
          'Energy Location as E',
          'Intellect Location as I',
          'tub-060 as HQ',
          { card: 'Skill Location', as: 'Down', faceDown: true },
        ],
      },
      open: true,
    });
    ann.use('Avalanche', 'The Big One');
    expect(ann.offered('choose')).toEqual(['M1', 'M2', 'S', 'E', 'I']);
    ann.choose('M2', 'S', 'I');
    expect(seat('bob').resources).toEqual(['M1', 'E', 'HQ', 'Down']);
  });

  test('takes fewer if you like', () => {
    const { ann, seat } = scene('modern', {
      ann: { front: ['tub-022 as Avalanche'], resources: ['Energy Location', 'Might Location', 'Skill Location'] },
      bob: { resources: ['Might Location as M1', 'Skill Location as S'] },
      open: true,
    });
    ann.use('Avalanche', 'The Big One');
    ann.choose('M1');
    expect(seat('bob').resources).toEqual(['S']);
  });
});

describe('Simon Trask', () => {
  // VS-MEC-DECKRULE-02
  test('tub-037 has no mutants in his deck', () => {
    const { catalogue, profile } = deckTools();
    const codes = (id: string) =>
      checkDeck(catalogue, { main: 'tub-037', cards: [{ count: 1, id }], side: [] }, profile).map(({ code }) => code);
    expect(['tub-039', 'tub-010', 'nbx-005', 'mnb-027'].map((id) => codes(id).includes('teamForbidden'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  // Ruling: each of its teams that nobody on your side has counts.
  test('ruling: tub-037 gains an XP for each team of an enemy that nobody on your side has', () => {
    const xp = (appears: string, ...mine: string[]) => {
      const { ann, card } = scene('modern', {
        at: 'recruit',
        ann: { hand: [`${appears} as New`], points: 9 },
        bob: { front: ['tub-037 as Trask', ...mine] },
        open: true,
      });
      ann.recruit('New', 'front');
      if (ann.offered('no').length > 0) ann.no();
      return card('Trask').xp;
    };
    expect(xp('tbb-056')).toBe(2);
    expect(xp('tbb-056', body('H', 1, 1, 'team:scoobies'))).toBe(1);
    expect(xp('tub-040')).toBe(0);
  });

  test('tub-037 gains none for his own side', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: ['tub-037 as Trask'], hand: ['tub-042 as New'], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('New', 'front');
    expect(card('Trask').xp).toBe(0);
  });

  test('tub-037 rises with the fifth', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['tub-042 as New'], points: 9 },
      bob: { front: [{ card: 'tub-037', as: 'Trask', xp: 4 }] },
      open: true,
    });
    ann.recruit('New', 'front');
    expect(card('tub-038').zone).toBe('front');
  });

  test.each([
    ['brotherhood', true],
    ['resistance', true],
    ['xmen', true],
    ['avengers', false],
  ])('tub-038 may ready each Biosentinel when an enemy of %s gets stunned: %s', (team, ready) => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: [{ body: 'A 9/9' }, { body: 'X 1/1', exhausted: true }],
        back: [{ card: 'tub-038', as: 'Trask', exhausted: true }],
      },
      bob: { front: [body('D', 1, 1, `team:${team}`)] },
      open: true,
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(ann.offered('yes').length > 0).toBe(ready);
    if (ready) ann.yes();
    expect([card('Trask').exhausted, card('X').exhausted, card('A').exhausted]).toEqual([!ready, true, true]);
  });

  test('tub-038 need not, and does nothing when one of your own gets stunned', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: [body('A', 1, 1, 'team:xmen')], back: [{ card: 'tub-038', as: 'Trask', exhausted: true }] },
      bob: { front: [body('D', 1, 9), body('M', 0, 1, 'team:xmen')] },
      open: true,
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').stunned, card('Trask').exhausted, ann.offered('yes')]).toEqual([true, true, []]);
  });

  test.each(['Energy Location', 'Intellect Location'])('tub-038 makes a Biosentinel for the turn with %s', (paying) => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 2, 3)], back: ['tub-038 as Trask'], resources: [paying] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    ann.use('Trask', 'Human Sentinel One');
    expect([card('A').atk, card('A').def]).toEqual([7, 3]);
    expect(String(card('A').keywords).split(' ').sort()).toEqual(['biosentinel', 'lethal', 'ranged']);
    pass(ann, bob);
    expect(card('A').zone).toBe('ko');
  });

  test('tub-038 readies those he has made as well, and only supporting characters of yours become one', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: [body('A', 2, 9), body('B', 9, 9)],
        back: ['tub-038 as Trask'],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 1, 1, 'team:xmen'), body('E', 1, 1)] },
      open: true,
    });
    ann.use('Trask', 'Human Sentinel One');
    expect(ann.offered('choose')).toEqual(['A', 'B']);
    ann.choose('A');
    ann.attack('E', 'A');
    pass(ann, bob);
    expect(card('A').exhausted).toBe(true);
    ann.attack('D', 'B');
    pass(ann, bob);
    ann.yes();
    expect([card('A').exhausted, card('B').exhausted]).toEqual([false, true]);
  });
});

describe('tub-053 Sentry', () => {
  test('cannot strike, but for a combat in which he pays Intellect', () => {
    const strikes = (pays: boolean) => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: ['tub-053 as Sentry', body('S', 1, 1)], resources: ['Intellect Location'] },
        bob: { front: [body('D', 1, 18)] },
        open: true,
      });
      ann.attack('D', 'Sentry');
      if (pays) {
        ann.use('Sentry', 'Mindfulness');
        bob.pass();
      }
      ann.pass();
      if (!pays) bob.pass();
      return card('D').stunned;
    };
    expect([strikes(false), strikes(true)]).toEqual([false, true]);
  });

  test('is reluctant again in the next combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['tub-053 as Sentry'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
      open: true,
    });
    ann.attack('D', 'Sentry');
    ann.use('Sentry', 'Mindfulness');
    pass(bob, ann);
    expect(card('D').stunned).toBe(true);
    nextMain(ann, bob);
    bob.attack('Sentry', 'E');
    pass(bob, ann);
    expect(card('E').stunned).toBe(false);
  });
});
