import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// Ruling: whether attacking or defending, melee or ranged.
test('mcu1-016 Falcon is struck by nobody who has Flight', () => {
  const strikes = (attacker: string, row: 'front' | 'back') => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { [row]: [attacker] },
      bob: { front: ['mcu1-016 as Falcon'] },
    });
    ann.attack('Falcon', 'A');
    pass(ann, bob);
    close();
    return card('Falcon').zone === 'ko';
  };
  expect(strikes(body('A', 9, 9), 'front')).toBe(true);
  expect(strikes(body('A', 9, 9, 'flight'), 'front')).toBe(false);
  expect(strikes(body('A', 9, 9, 'ranged'), 'back')).toBe(true);
  expect(strikes(body('A', 9, 9, 'flight', 'ranged'), 'back')).toBe(false);

  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mcu1-016 as Falcon'] },
    bob: { front: [body('D', 9, 9, 'flight')] },
  });
  ann.attack('D', 'Falcon');
  pass(ann, bob);
  expect(card('Falcon').stunned).toBe(false);
  close();
});

describe('mcu1-017 Nick Fury', () => {
  const heroes = [body('A', 1, 1, 'team:mcuHeroes', 'cost:0'), body('B', 1, 1, 'team:mcuHeroes', 'cost:0')];

  test('draws a card for the first other hero recruited each turn', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mcu1-017'], hand: [...heroes, body('C', 1, 1, 'cost:0')] },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('C', 'front');
    expect(seat('ann').hand).toEqual(['A', 'B']);
    ann.recruit('A', 'front');
    expect(seat('ann').hand).toEqual(['B', 'Extra']);
    ann.recruit('B', 'front');
    expect(seat('ann').hand).toEqual(['Extra']);
    close();
  });

  test('does not draw for himself, for heroes recruited before him, or for enemies', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { hand: ['mcu1-017 as Fury', ...heroes], points: 3 },
      bob: { hand: [body('E', 1, 1, 'team:mcuHeroes', 'cost:0')] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    ann.recruit('Fury', 'front');
    ann.recruit('B', 'front');
    expect(seat('ann').hand).toEqual([]);
    pass(ann, ann, ann, bob);
    bob.recruit('E', 'front');
    expect(seat('ann').hand).toEqual([]);
    close();
  });
});

describe('mcu1-018 Iron Man', () => {
  const genius = 'Genius Billionaire Playboy Philanthropist';

  test('draws, gains a recruit point, and puts a counter on himself and on another character', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['mcu1-018 as Iron Man', body('A', 1, 1)], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 1)], back: ['Main as Bob'] },
      at: 'recruit',
    });
    ann.use('Iron Man', genius);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Bob', 'D', 'Main']);
    ann.choose('A');
    expect([card('Iron Man').plus, card('A').plus, seat('ann').hand, seat('ann').points]).toEqual([1, 1, ['Extra'], 2]);
    close();
  });

  test('keeps a point gained in the Resource Step', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mcu1-018 as Iron Man'], resources: ['Intellect Location', 2], hand: 1 },
      bob: {},
      at: 'resource',
    });
    ann.use('Iron Man', genius);
    ann.choose('ann’s Main');
    ann.pass();
    expect(seat('ann').points).toBe(4);
    close();
  });
});

describe('mcu1-019 Star-Lord', () => {
  // VS-EX-48
  test('is not KO’d while his main character is face up, and is KO’d at once when it turns face down', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 99)] },
      bob: { front: ['mcu1-019 as Lord', body('Boss', 1, 3, 'main', 'health:9')] },
    });
    ann.attack('Lord', 'A');
    pass(ann, bob);
    expect(card('Lord')).toEqual({ stunned: true, wounds: 1 });
    ann.attack('Boss', 'B');
    pass(ann, bob);
    expect([card('Lord').zone, card('Boss').stunned]).toEqual(['ko', true]);
    close();
  });

  test('is KO’d by a stun while his main character is face down', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['mcu1-019 as Lord', { body: 'Boss 1/3 main health:9', stunned: true }] },
    });
    ann.attack('Lord', 'A');
    pass(ann, bob);
    expect(card('Lord').zone).toBe('ko');
    close();
  });

  test('cannot be KO’d by an effect either', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-021', as: 'War' }], resources: ['Energy Location'] },
      bob: { front: ['mcu1-019 as Lord'] },
    });
    ann.use('War', 'The Big Guns');
    expect(card('Lord').zone).toBe('front');
    close();
  });
});

// VS-KW-HALF-CELESTIAL, VS-KW-NULLIFY: on while he is face down, and lost to whoever takes his powers.
describe.each([
  ['stunned, with a fatal wound', { stunned: true, wounds: 1 }, 'ko'],
  ['face up', {}, 'front'],
])('mcu1-019 Star-Lord, nullified while %s', (_, state, zone) => {
  test(`is in the zone ${zone} and can be KO’d`, () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        hand: ['mnb-061 as Cosmo'],
        front: [{ card: 'mcu1-021', as: 'War' }],
        resources: ['Energy Location', 'Energy Location'],
      },
      bob: { front: [{ card: 'mcu1-019', as: 'Lord', ...state }, body('Boss', 1, 9, 'main')] },
      at: 'recruit',
      open: true,
    });
    expect(card('Lord').keywords).toContain('halfCelestial');
    ann.recruit('Cosmo', 'back');
    ann.choose('Lord');
    expect(card('Lord').zone).toBe(zone);
    if (zone === 'front') {
      expect(card('Lord').keywords).not.toContain('halfCelestial');
      ann.pass();
      ann.pass();
      ann.use('War', 'The Big Guns');
      ann.choose('Lord');
      expect(card('Lord').zone).toBe('ko');
    }
    close();
  });
});

describe('mcu1-020 Gamora', () => {
  test('gets two counters when she stuns a defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-020 as Gamora'] },
      bob: { front: [body('D', 1, 5)] },
    });
    ann.attack('D', 'Gamora');
    pass(ann, bob);
    expect(card('Gamora').plus).toBe(2);
    close();
  });

  test('gets two counters when she stuns an attacker', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 5)] },
      bob: { front: ['mcu1-020 as Gamora'] },
    });
    ann.attack('Gamora', 'A');
    pass(ann, bob);
    expect(card('Gamora').plus).toBe(2);
    close();
  });

  test('gets nothing if nobody is stunned, and loses what she gets if she is stunned herself', () => {
    const attack = (defender: string) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['mcu1-020 as Gamora'] },
        bob: { front: [defender] },
      });
      ann.attack('D', 'Gamora');
      pass(ann, bob);
      close();
      return [card('Gamora').plus, card('Gamora').stunned];
    };
    expect(attack(body('D', 1, 6))).toEqual([0, false]);
    expect(attack(body('D', 5, 5))).toEqual([0, true]);
  });
});

describe('mcu1-021 War Machine', () => {
  test('KOs a supporting character of any side with less ATK than his', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-021', as: 'War', plus: 1 }, body('A', 4, 9)], resources: ['Energy Location'] },
      bob: { front: [body('D', 5, 5), { body: 'E 1/9', stunned: true }], back: [body('Boss', 1, 9, 'main')] },
    });
    ann.use('War', 'The Big Guns');
    expect(ann.offered('choose')).toEqual(['A', 'E']);
    ann.choose('E');
    expect(card('E').zone).toBe('ko');
    close();
  });
});
