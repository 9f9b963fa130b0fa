import { a, character, draw, strike, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const ENEMY = { front: [body('D', 0, 99)] };

describe('vsp-005 Star-Lord', () => {
  test('makes the next character this turn cost 1 less', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['vsp-005 as Peter'],
        resources: [R('Intellect')],
        hand: [body('A', 1, 1, 'cost:3'), body('B', 1, 1, 'cost:2')],
        points: 2,
      },
      bob: {},
      open: true,
    });
    expect(ann.offered('recruit').some((words) => words.startsWith('A'))).toBe(false);
    ann.use('Peter', 'Greatest Guardian');
    expect(ann.offered('recruit').some((words) => words.startsWith('A'))).toBe(true);
  });

  test('takes the powers of each enemy this turn', () => {
    const table = scene('modern', {
      ann: { front: ['vsp-005 as Peter', body('A', 1, 9, 'flight')], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9, 'flight')] },
    });
    const { ann, card, close } = table;
    ann.use('Peter', 'Space Cop');
    expect([card('D').powersOff, card('A').powersOff]).toEqual([true, false]);
    passTo(table, 'bob', 'main');
    expect(card('D').powersOff).toBe(false);
    close();
  });
});

test('vsp-005 Star-Lord takes Level Up powers, too', () => {
  const stunned = (used: boolean) => {
    const at = scene('modern', {
      ann: { front: ['vsp-005 as Peter', body('A', 9, 99)], resources: [R('Skill')] },
      bob: { front: ['car-001 as Cletus'] },
      open: true,
    });
    if (used) at.ann.use('Peter', 'Space Cop');
    at.ann.attack('Cletus', 'A');
    pass(at.ann, at.bob);
    return at.card('Cletus').xp;
  };
  expect([stunned(true), stunned(false)]).toEqual([0, 1]);
});

describe('vsp-008 Winter Soldier', () => {
  test('gets +2/+2 in melee, not at range', () => {
    const arm = (row: 'front' | 'back') => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { [row]: ['vsp-008 as Bucky'], resources: [R('Might')] },
        bob: ENEMY,
      });
      ann.attack('D', 'Bucky');
      ann.use('Bucky', 'Bionic Arm');
      const now = [card('Bucky').atk, card('Bucky').def];
      pass(bob, ann);
      expect(card('Bucky').atk).toBe(7);
      close();
      return now;
    };
    expect([arm('front'), arm('back')]).toEqual([
      [9, 7],
      [7, 5],
    ]);
  });

  test('can attack a protected character from the back row this turn', () => {
    const { ann } = scene('modern', {
      ann: { back: ['vsp-008 as Bucky'], resources: [R('Skill')] },
      bob: { front: [body('D', 0, 99)], back: [body('E', 0, 99, 'main')] },
      open: true,
    });
    expect(ann.offered('attack')).toEqual(['D, Bucky']);
    ann.use('Bucky', 'Sniper Rifle');
    expect(ann.offered('attack').toSorted()).toEqual(['D, Bucky', 'E, Bucky']);
  });
});

describe('vsp-010 The Queen', () => {
  test('takes a Swarm of one name out of five cards', () => {
    const { ann, bob, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['vsp-010 as Queen'],
        resources: [R('Alien')],
        deck: [
          'vsp-001 as U1',
          'vsp-001 as U2',
          body('A', 1, 1),
          body('B', 1, 1, 'swarm'),
          'vsp-029',
          'vsp-001 as U3',
          3,
        ],
      },
      bob: {},
    });
    ann.use('Queen', "They're Coming Out of the Walls!");
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'U1']);
    expect(bob.sees('A')).toBe(true);
    ann.choose('U1', '...');
    expect(ann.offered('choose')).toEqual(['U2']);
    ann.choose('U2');
    ann.choose('A', 'B');
    expect(seat('ann').hand).toEqual(['U1', 'U2']);
    expect(seat('ann').deck.length).toBe(7);
    expect(seat('ann').deck[0]).toBe('U3');
    close();
  });

  test('need take no more than one', () => {
    const { ann, seat } = scene('modern', {
      at: 'recruit',
      ann: { front: ['vsp-010 as Queen'], resources: [R('Alien')], deck: ['vsp-001 as U1', 'vsp-001 as U2', 5] },
      bob: {},
      open: true,
    });
    ann.use('Queen', "They're Coming Out of the Walls!");
    ann.choose('U1', '...');
    ann.done();
    expect(seat('ann').hand).toEqual(['U1']);
  });

  test('lays an egg into her back row, and eggs may hatch', () => {
    const { ann, card, asks } = scene('modern', {
      ann: { front: ['vsp-010 as Queen'], resources: [R('Energy')], deck: [4, 'aln-035 as Egg', 3] },
      bob: {},
      open: true,
    });
    ann.use('Queen', "Who's Laying the Eggs?");
    ann.choose('Egg');
    expect([card('Egg').zone, asks()]).toEqual(['back', 'yesOrNo']);
  });
});

test('vsp-010 The Queen looks in her own player’s cards, shuffles, and hatches her own side’s eggs', () => {
  const deck = ['mmu-073 as Seven', 'mmu-074 as Eight', 'mmu-075 as Nine', 'mmu-077 as Ten', 'mmu-078 as Jack'];
  const { ann, asks, card, seat } = scene('modern', {
    ann: {
      front: ['vsp-010 as Queen'],
      resources: [R('Energy')],
      deck: [...deck, 'aln-035 as Egg'],
      side: ['aln-052 as Hug'],
    },
    bob: {
      front: [body('D', 1, 1), 'aln-035 as Theirs'],
      deck: ['aln-035 as Far'],
      hand: ['aln-035 as Held'],
      ko: ['aln-035 as Lost'],
    },
    open: true,
  });
  ann.use('Queen', "Who's Laying the Eggs?");
  expect(ann.offered('choose')).toEqual(['Egg']);
  ann.choose('Egg');
  expect(seat('ann').deck).not.toEqual(['Seven', 'Eight', 'Nine', 'Ten', 'Jack']);
  ann.yes();
  ann.choose('D');
  expect([card('Egg').zone, card('Hug').captives, asks()]).toEqual(['ko', ['D'], 'playOrPass']);
});

describe('vsp-011 Sister Grimm', () => {
  const grimm = (power: string, symbol: string, more: object = {}) => {
    const table = scene('modern', {
      ann: { front: ['vsp-011 as Nico', body('A', 1, 9)], resources: [R(symbol, 2)], ko: ['aff-017'], ...more },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    table.ann.use('Nico', power);
    return table;
  };

  test('Muzzle: nobody on your side can be attacked until after your next turn', () => {
    const table = grimm('Muzzle', 'Skill');
    expect(table.card('aff-005').zone).toBe('front');
    expect(table.ann.offered('attack')).toContain('D, A');
    passTo(table, 'bob', 'main');
    expect(table.bob.offered('attack')).toEqual([]);
    passTo(table, 'ann', 'main');
    passTo(table, 'bob', 'main');
    expect(table.bob.offered('attack').length).toBeGreaterThan(0);
  });

  test('Bounce House: up to two supporting characters go back to hand', () => {
    const { ann, seat } = grimm('Bounce House', 'Energy');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A', 'D');
    expect([seat('ann').hand.length, seat('bob').hand.length]).toEqual([1, 1]);
  });

  test('Open Sesame: draws three', () => {
    expect(grimm('Open Sesame', 'Intellect').seat('ann').hand.length).toBe(3);
  });

  test('Caffeine Injection: four +1/+1 counters on a supporting character, once in a game', () => {
    const { ann, card } = grimm('Caffeine Injection', 'Might');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
    ann.choose('A');
    expect(card('A').plus).toBe(4);
  });

  test('Bounce House may take one', () => {
    const { ann, card } = grimm('Bounce House', 'Energy', { back: [body('B', 1, 9)] });
    ann.choose('A', 'B', '...');
    expect([ann.offered('choose'), card('A').zone, card('B').zone, card('D').zone]).toEqual([
      [],
      'hand',
      'hand',
      'front',
    ]);
    const one = grimm('Bounce House', 'Energy');
    one.ann.choose('A', '...');
    one.ann.done();
    expect([one.card('A').zone, one.card('D').zone]).toEqual(['hand', 'front']);
  });

  const POWERS = [
    ['Muzzle', 'Skill'],
    ['Bounce House', 'Energy'],
    ['Open Sesame', 'Intellect'],
    ['Caffeine Injection', 'Might'],
  ] as const;

  test.each(POWERS)('%s makes her Level 1, and is used only once in the game', (power, symbol) => {
    const at = scene('modern', {
      ann: { front: ['vsp-011 as Nico'], resources: [R(symbol, 2)], ko: ['aff-017'], deck: 20 },
      bob: { front: [body('D', 99, 99)], deck: 20 },
      open: true,
    });
    at.ann.use('Nico', power);
    while (at.asks() === 'chooseCard') at.ann.done();
    expect(at.card('aff-005').zone).toBe('front');
    passTo(at, 'bob', 'main');
    if (power === 'Muzzle') {
      passTo(at, 'ann', 'main');
      passTo(at, 'bob', 'main');
    }
    at.bob.attack('Sister Grimm', 'D');
    pass(at.bob, at.ann);
    passTo(at, 'ann', 'main');
    expect(at.ann.refused('use', 'Sister Grimm', power)).toEqual(['VS-PWR-54']);
  });

  test.each(POWERS)('is not changed by somebody else’s %s', (power) => {
    const other = supporting({
      id: 'xx-other',
      name: 'Other',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [superPower(power, 'main', [], draw())],
    });
    const at = scene('modern', {
      cards: [other],
      ann: { front: ['vsp-011 as Nico', 'Other'], ko: ['aff-017'], deck: 5 },
      bob: {},
      open: true,
    });
    at.ann.use('Other', power);
    expect(at.card('vsp-011').zone).toBe('front');
  });

  test('another who uses a super power leaves her as she is', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['vsp-011 as Nico', 'vsp-009 as Eddie'], resources: [R('Might')] },
      bob: {},
      open: true,
    });
    ann.use('Eddie', 'Symbiote Strength');
    expect(card('Nico').level).toBe(2);
  });
});

describe('vsp-014 Captain Marvel', () => {
  test('gets a counter for each other Ranged character of her side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['vsp-014 as Carol', body('A', 1, 9, 'ranged'), body('B', 1, 9)], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 9, 'ranged')] },
    });
    ann.use('Carol', 'Energy Absorption');
    expect(card('Carol').plus).toBe(1);
    close();
  });

  test('puts as many -1/-1 counters on an enemy', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'vsp-014', as: 'Carol', plus: 2 }, body('A', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Carol', 'Photonic Blast');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'Main']);
    ann.choose('D');
    expect(card('D').minus).toBe(2);
    close();
  });
});

describe('vsp-017 Dark Phoenix', () => {
  test('puts two cards of the deck into the resource row', () => {
    const { ann, seat, card } = scene('modern', {
      ann: {
        front: ['vsp-017 as Jean'],
        resources: [R('Intellect', 2)],
        deck: ['Might Location as M', body('A', 1, 1), 3],
      },
      bob: {},
      open: true,
    });
    ann.use('Jean', 'What Was, What Is, What Will Be');
    ann.yes();
    expect(seat('ann').resources.length).toBe(4);
    expect([card('M').zone, card('A').zone]).toEqual(['resources', 'resources']);
  });

  test('KOs all face-down enemy resources', () => {
    const down = (card: string, as: string) => ({ card, as, faceDown: true });
    const { ann, card, close } = scene('modern', {
      ann: { front: ['vsp-017 as Jean'], resources: [R('Energy', 2), R('Might'), down('Skill Location', 'Mine')] },
      bob: { resources: [down('Skill Location', 'S'), 'Intellect Location as I'] },
    });
    ann.use('Jean', 'Ravager of Worlds');
    expect([card('S').zone, card('I').zone, card('Mine').zone]).toEqual(['ko', 'resources', 'resources']);
    close();
  });
});

describe('vsp-020 Wolverine', () => {
  test('gets +3/+0, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 99)] },
      bob: { front: ['vsp-020 as Logan'], resources: [R('Skill')] },
    });
    ann.attack('Logan', 'A');
    ann.pass();
    bob.use('Logan', 'SNIKT!');
    expect([card('Logan').atk, card('Logan').def]).toEqual([12, 8]);
    pass(ann, bob);
    expect(card('Logan').atk).toBe(9);
    close();
  });

  test('readies when he stuns an enemy defender alone, this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['vsp-020 as Logan', body('X', 0, 99, 'team:xmen')], resources: [R('Might')] },
      bob: { front: [body('D', 0, 9), body('E', 0, 9)] },
    });
    ann.use('Logan', 'Kill Frenzy');
    ann.attack('D', 'Logan');
    pass(ann, bob);
    expect(card('Logan').exhausted).toBe(false);
    ann.attack('E', 'Logan', 'X');
    pass(ann, bob);
    expect([card('E').stunned, card('Logan').exhausted]).toEqual([true, true]);
    close();
  });

  test('not for somebody else’s victim, nor for one of his that does not defend', () => {
    const friend = supporting({
      id: 'xx-friend',
      name: 'Friend',
      cost: 1,
      atk: 0,
      def: 99,
      health: 1,
      teams: [],
      powers: [
        superPower('Help', 'anyCombat', [], strike(a(yours({ name: 'Wolverine' })), a(character({ name: 'E' })))),
      ],
    });
    const at = scene('modern', {
      cards: [friend],
      ann: { front: ['vsp-020 as Logan', body('X', 9, 99), 'Friend'], resources: [R('Might')] },
      bob: { front: [body('W', 0, 99), body('D', 0, 9), body('E', 0, 9)] },
      open: true,
    });
    at.ann.use('Logan', 'Kill Frenzy');
    at.ann.attack('W', 'Logan');
    at.ann.use('Friend', 'Help');
    pass(at.bob, at.ann);
    expect([at.card('E').stunned, at.card('Logan').exhausted]).toEqual([true, true]);
    at.ann.attack('D', 'X');
    pass(at.ann, at.bob);
    expect([at.card('D').stunned, at.card('Logan').exhausted]).toEqual([true, true]);
  });
});
