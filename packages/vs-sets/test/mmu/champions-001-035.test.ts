import {
  a,
  character,
  draw,
  each,
  enemy,
  ko,
  ready,
  superPower,
  supporting,
  takeControl,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const three = ['A', 'B', 'C'].map((name) => body(name, 3, 9, 'team:champions'));

describe('mmu-001, mmu-002 *Hulk*', () => {
  test('draws a card and grows, an XP for each', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mmu-001 as Hulk'], resources: [R('Intellect'), R('Might')], deck: 5 },
      bob: {},
    });
    ann.use('Hulk', 'Brains and Brawn');
    expect([seat('ann').hand?.length, card('Hulk').plus, card('Hulk').xp]).toEqual([1, 1, 2]);
    close();
  });

  test('gains no XP for what others draw or gain', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['mmu-001 as Mine'] },
      bob: { back: ['mmu-001 as Other'], resources: [R('Intellect'), R('Might')], deck: 5 },
      turn: 'bob',
    });
    bob.use('Other', 'Brains and Brawn');
    expect([card('Mine').xp, card('Other').xp]).toEqual([0, 2]);
    close();
  });

  test('becomes Level 2 with eight', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'mmu-001', as: 'Hulk', xp: 6 }], resources: [R('Intellect'), R('Might')], deck: 5 },
      bob: {},
    });
    ann.use('Hulk', 'Brains and Brawn');
    expect(card('mmu-002').level).toBe(2);
    close();
  });

  test('draws a card for each counter, or grows by the cards in hand', () => {
    const use = (mode: number) => {
      const { ann, card, seat, close } = scene('modern', {
        ann: {
          back: [{ card: 'mmu-002', as: 'Hulk', plus: 3 }],
          resources: [R('Intellect'), R('Might')],
          hand: ['Skill Location', 'Energy Location'],
          deck: 9,
        },
        bob: {},
      });
      ann.use('Hulk', 'Smartest and Strongest One There Is');
      ann.number(mode);
      const now = [seat('ann').hand?.length, card('Hulk').plus];
      close();
      return now;
    };
    expect(use(0)).toEqual([5, 3]);
    expect(use(1)).toEqual([2, 5]);
  });
});

describe('mmu-005, mmu-006 Nova', () => {
  test('puts a counter on each of his player’s flyers', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mmu-005 as Nova'], front: [body('A', 1, 1, 'flight'), body('B', 1, 1)], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 1, 'flight')] },
    });
    ann.use('Nova', 'The Nova Force');
    expect(['Nova', 'A', 'B', 'D'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0]);
    close();
  });

  test('gains an XP when his player recruits a flyer, and is Level 2 with four', () => {
    const recruit = (xp: number, ...words: string[]) => {
      const { ann, card, close } = scene('modern', {
        ann: { back: [{ card: 'mmu-005', xp }], hand: [body('A', 1, 1, ...words)], points: 9 },
        bob: {},
        at: 'recruit',
      });
      ann.recruit('A', 'front');
      const now = xp === 3 ? card('mmu-006').level : card('mmu-005').xp;
      close();
      return now;
    };
    expect([recruit(0, 'flight'), recruit(0), recruit(3, 'flight')]).toEqual([1, 0, 2]);
  });

  test('gains none for a location, for one that is put into play, or for an enemy’s flyer', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['mmu-005'] },
      bob: { hand: [body('D', 1, 1, 'flight')], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('D', 'front');
    expect(card('mmu-005').xp).toBe(0);
    close();
  });

  test('takes Flight from enemy characters this turn', () => {
    const flies = (name: string) => String(card(name).keywords).includes('flight');
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mmu-006 as Nova'], front: [body('A', 1, 1, 'flight')], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 1, 'flight')] },
    });
    ann.use('Nova', 'Dominate the Skies');
    expect(['Nova', 'A', 'D'].map(flies)).toEqual([true, true, false]);
    nextMain(ann, bob);
    expect(flies('D')).toBe(true);
    close();
  });

  test('as Level 2, too, puts a counter on each flyer', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mmu-006 as Nova'], resources: [R('Energy')] },
      bob: {},
    });
    ann.use('Nova', 'The Nova Force');
    expect(card('Nova').plus).toBe(1);
    close();
  });
});

describe('mmu-011 *Cyclops*', () => {
  test('blasts three characters of one enemy side', () => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { back: ['mmu-011 as Scott'], front: [body('A', 1, 9)], resources: [R('Energy')] },
      bob: {
        front: [body('D', 1, 9), body('E', 1, 9)],
        back: [body('F', 1, 9), body('G', 1, 9), 'Main as Boss'],
      },
      cat: { front: [body('H', 1, 9)] },
    });
    ann.use('Scott', 'Trigonomic Blast');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
    ann.choose('bob');
    expect(card('Boss').minus).toBe(1);
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('E');
    expect(ann.offered('choose')).toEqual(['F', 'G']);
    ann.choose('F');
    expect(['A', 'D', 'E', 'F', 'G', 'Boss', 'H'].map((name) => card(name).minus)).toEqual([0, 0, 1, 1, 0, 1, 0]);
    close();
  });

  test('hits whom there is, and no main character twice', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mmu-011 as Scott'], resources: [R('Energy')] },
      bob: { front: ['Main as Boss'] },
    });
    ann.use('Scott', 'Trigonomic Blast');
    expect(card('Boss').minus).toBe(1);
    close();
  });
});

test('mmu-012 Dinah Soar puts a counter on another of her player’s characters when she appears', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 1), body('B', 1, 1)], hand: ['mmu-012 as Dinah'], points: 9 },
    bob: { front: [body('D', 1, 1)] },
    at: 'recruit',
  });
  ann.recruit('Dinah', 'front');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Main']);
  ann.choose('B');
  expect(['Dinah', 'A', 'B', 'D'].map((name) => card(name).plus)).toEqual([0, 0, 1, 0]);
  close();
});

test('mmu-014 Big Bertha gains four counters unless she has one', () => {
  const gain = (plus: number) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mmu-014', as: 'Bertha', plus }], resources: [R('Might')] },
      bob: {},
    });
    ann.use('Bertha', 'Rapid Weight Gain');
    const now = card('Bertha').plus;
    close();
    return now;
  };
  expect([gain(0), gain(1)]).toEqual([4, 1]);
});

test('mmu-015 Darkstar gets +1/+1 for each face-down resource of her player', () => {
  const { card, close } = scene('modern', {
    ann: {
      front: ['mmu-015 as Darkstar'],
      resources: ['Might Location', { card: 'Skill Location', faceDown: true }, 'mmu-012'],
    },
    bob: { resources: [{ card: 'Energy Location', faceDown: true }] },
  });
  expect([card('Darkstar').atk, card('Darkstar').def, card('Darkstar').keywords]).toEqual([2, 2, 'flight ranged']);
  close();
});

describe('mmu-019 Iceman', () => {
  test('exhausts an enemy character that appears; it can’t ready this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mmu-019 as Iceman'], resources: [R('Skill')] },
      bob: { hand: [body('D', 1, 1)], front: ['mmu-122 as E'], points: 9, resources: [R('Might')] },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('D', 'front');
    ann.react('Iceman', 'Frosty Welcome');
    expect([card('D').exhausted, card('E').exhausted]).toEqual([true, false]);
    close();
  });

  test('keeps it from readying this turn, and no longer', () => {
    const waker = supporting({
      id: 'xx-waker',
      name: 'Waker',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [superPower('Wake', 'build', [], ready(each(yours())))],
    });
    const at = scene('modern', {
      cards: [waker],
      ann: { front: ['mmu-019 as Iceman'], resources: [R('Skill')] },
      bob: { hand: [body('D', 1, 1)], front: ['Waker as W', { body: 'E 1/9', exhausted: true }], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    at.bob.recruit('D', 'front');
    at.ann.react('Iceman', 'Frosty Welcome');
    at.bob.use('W', 'Wake');
    expect([at.card('D').exhausted, at.card('E').exhausted]).toEqual([true, false]);
    at.bob.pass();
    passTo(at, 'bob', 'main');
    at.bob.pass();
    passTo(at, 'ann', 'main');
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect(at.card('D').exhausted).toBe(false);
    at.close();
  });

  test('reacts to nobody of his own side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mmu-019 as Iceman'], hand: [body('A', 1, 1)], points: 9, resources: [R('Skill')] },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(ann.offered('react')).toEqual([]);
    expect(card('A').exhausted).toBe(false);
    close();
  });
});

describe('mmu-021 Angel', () => {
  test('brings a recruit point at the start of his player’s Build Phase', () => {
    const points = (turn: 'ann' | 'bob') => {
      const at = scene('modern', {
        ann: { front: ['mmu-021 as Angel'], resources: [R('Might', 2)] },
        bob: { resources: [R('Might', 2)] },
        at: 'recovery',
        turn,
        open: true,
      });
      passTo(at, turn, 'resource');
      at[turn].pass();
      return at.seat(turn).points;
    };
    expect([points('ann'), points('bob')]).toEqual([3, 2]);
  });

  test('moves once a turn in the Main Phase', () => {
    const { ann, card, close } = scene('modern', { ann: { front: ['mmu-021 as Angel'] }, bob: {} });
    ann.use('Angel', 'Mobile');
    ann.row('back', 'ann');
    expect(card('Angel').zone).toBe('back');
    close();
  });
});

describe('mmu-027 Mister Immortal', () => {
  const fall = () => {
    const at = scene('modern', {
      ann: { front: ['mmu-027 as Craig'], resources: [R('Might')], deck: 3 },
      bob: { front: [body('D', 9, 99)] },
      turn: 'bob',
      open: true,
    });
    at.bob.attack('Craig', 'D');
    pass(at.bob, at.ann);
    return at;
  };

  test('comes back to play at once for a symbol', () => {
    const { ann, card } = fall();
    ann.react('Craig', 'Instant Resurrection');
    ann.row('back', 'ann');
    expect([card('Craig').zone, card('Craig').wounds]).toEqual(['back', 0]);
  });

  test('or may be shuffled into his player’s deck', () => {
    const yes = fall();
    yes.ann.pass();
    yes.ann.yes();
    expect(yes.seat('ann').deck).toHaveLength(4);
    const no = fall();
    no.ann.pass();
    no.ann.no();
    expect(no.card('Craig').zone).toBe('ko');
  });

  test('comes back to his owner’s side', () => {
    const thief = supporting({
      id: 'xx-thief',
      name: 'Thief',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [
        superPower('Steal', 'main', [], takeControl(a(enemy({ is: 'supporting' })))),
        superPower('Kill', 'main', [], ko(a(character({ name: 'Mister Immortal' })))),
      ],
    });
    const at = scene('modern', {
      cards: [thief],
      ann: { front: ['Thief as T'], resources: [R('Might')] },
      bob: { front: ['mmu-027 as Craig'] },
      open: true,
    });
    at.ann.use('T', 'Steal');
    at.ann.row('front', 'ann');
    expect(at.seat('ann').front).toContain('Craig');
    at.ann.use('T', 'Kill');
    at.ann.react('Craig', 'Instant Resurrection');
    at.bob.row('front', 'bob');
    expect([at.seat('bob').front, at.seat('ann').front]).toEqual([['Craig'], ['T']]);
  });

  test('does nothing when somebody else gets KO’d', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mmu-027 as Craig', body('A', 1, 1, 'health:1')], resources: [R('Might')] },
      bob: { front: [body('D', 9, 99)] },
      turn: 'bob',
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').zone, ann.offered('react')]).toEqual(['ko', []]);
    close();
  });
});

describe('mmu-028 Nova', () => {
  test('gets +5/+0 and can’t be stunned while he attacks solo in the first attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mmu-028 as Nova'] },
      bob: { front: [body('D', 99, 10)] },
    });
    expect(card('Nova').atk).toBe(5);
    ann.attack('D', 'Nova');
    expect(card('Nova').atk).toBe(10);
    pass(ann, bob);
    expect([card('D').stunned, card('Nova').stunned]).toEqual([true, false]);
    expect(card('Nova').atk).toBe(5);
    close();
  });

  test('not in a later attack, with others, or while he defends', () => {
    const later = scene('modern', {
      ann: { front: ['mmu-028 as Nova', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    later.ann.attack('D', 'A');
    pass(later.ann, later.bob);
    later.ann.attack('D', 'Nova');
    expect(later.card('Nova').atk).toBe(5);

    const team = scene('modern', {
      ann: { front: ['mmu-028 as Nova', body('A', 1, 9, 'team:champions')] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    team.ann.attack('D', 'Nova', 'A');
    expect(team.card('Nova').atk).toBe(5);

    const defends = scene('modern', {
      ann: { front: ['mmu-028 as Nova'] },
      bob: { front: [body('D', 9, 99)] },
      turn: 'bob',
      open: true,
    });
    defends.bob.attack('Nova', 'D');
    expect(defends.card('Nova').atk).toBe(5);
  });
});

test('mmu-029 *Hulk* grows by the cards that his player draws', () => {
  const reader = supporting({
    id: 'xx-reader',
    name: 'Reader',
    cost: 1,
    atk: 1,
    def: 1,
    health: 1,
    teams: [],
    powers: [superPower('Read', 'main', [], draw(2), draw(1, 'eachEnemy'))],
  });
  const at = scene('modern', {
    cards: [reader],
    ann: { front: ['mmu-029 as Hulk', 'Reader as R'], deck: 9 },
    bob: { front: ['mmu-029 as Theirs'], deck: 9 },
  });
  at.ann.use('R', 'Read');
  expect([at.card('Hulk').plus, at.card('Theirs').plus, at.card('Hulk').keywords]).toEqual([2, 1, 'genius']);
  at.close();
});

describe('mmu-031 Hercules', () => {
  const labor = (target: string) => {
    const at = scene('modern', {
      ann: { front: ['mmu-031 as Hercules', body('A', 9, 99)], deck: 9 },
      bob: { front: [body('D', 0, 1), body('E', 0, 1)] },
      at: 'mainStart',
      open: true,
    });
    expect(at.bob.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    at.bob.choose('D');
    const hand = at.seat('ann').hand?.length ?? 0;
    at.ann.attack(target, target === 'D' ? 'Hercules' : 'Hercules');
    pass(at.ann, at.bob);
    return (at.seat('ann').hand?.length ?? 0) - hand;
  };

  test('draws two cards for stunning whom the enemy chose', () => {
    expect([labor('D'), labor('E')]).toEqual([2, 0]);
  });

  test('draws nothing if somebody else does it, or in a later turn', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-031 as Hercules', body('A', 9, 99)], deck: 9 },
      bob: { front: [body('D', 0, 1)] },
      at: 'mainStart',
      open: true,
    });
    at.bob.choose('D');
    at.ann.attack('D', 'A');
    pass(at.ann, at.bob);
    expect(at.seat('ann').hand?.length ?? 0).toBe(0);
  });
});

describe('plot twists of the Champions', () => {
  const fight = (twist: string, hand: 'ann' | 'bob', row: 'front' | 'back' = 'front') => {
    const at = scene('modern', {
      ann: {
        front: ['A', 'B', 'C'].map((n) => body(n, 3, 9, 'team:champions')),
        ...(hand === 'ann' && { hand: [twist] }),
      },
      bob: {
        [row]: ['D', 'E', 'F'].map((n) => body(n, 1, 9, 'team:champions')),
        ...(hand === 'bob' && { hand: [twist] }),
      },
      open: true,
    });
    at.ann.attack('D', 'A');
    if (hand === 'bob') at.ann.pass();
    return at;
  };

  test('mmu-032 Baby Avengers: +0/+4 this combat', () => {
    const { ann, bob, card } = fight('mmu-032 as Twist', 'bob');
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
    bob.choose('D');
    expect([card('D').atk, card('D').def]).toEqual([1, 13]);
    pass(ann, bob);
    expect(card('D').def).toBe(9);
  });

  test('mmu-033 Fall Back cancels the combat and may move the defender', () => {
    const yes = fight('mmu-033 as Twist', 'bob');
    yes.bob.play('Twist');
    yes.bob.yes();
    expect([yes.card('D').zone, yes.card('D').role, yes.card('E').zone]).toEqual(['back', 'none', 'front']);
    expect(yes.ann.offered('attack')).not.toEqual([]);
    const no = fight('mmu-033 as Twist', 'bob');
    no.bob.play('Twist');
    no.bob.no();
    expect([no.card('D').zone, no.card('D').role]).toEqual(['front', 'none']);
  });

  test('mmu-033 Fall Back does nothing for an attacker or in the back row', () => {
    const own = fight('mmu-033 as Twist', 'ann');
    own.ann.play('Twist');
    expect([own.card('D').role, own.ann.offered('yes'), own.decides()]).toEqual(['defender', [], 'bob']);
    const back = fight('mmu-033 as Twist', 'bob', 'back');
    back.bob.play('Twist');
    expect([back.card('D').role, back.bob.offered('yes'), back.decides()]).toEqual(['defender', [], 'ann']);
  });

  test('mmu-034 Tough Kids: +2/+0 and Tough this combat', () => {
    const { ann, bob, card } = fight('mmu-034 as Twist', 'bob');
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
    bob.choose('D');
    expect([card('D').atk, card('D').def, card('D').keywords]).toEqual([3, 9, 'tough']);
    pass(ann, bob);
    expect([card('D').atk, card('D').keywords]).toEqual([1, '']);
  });

  test('mmu-035 Change the World: two counters on each of its player’s characters in the combat', () => {
    const { bob, card } = fight('mmu-035 as Twist', 'bob');
    bob.play('Twist');
    expect(['A', 'B', 'D', 'E'].map((name) => card(name).plus)).toEqual([0, 0, 2, 0]);
  });

  test('mmu-035 Change the World asks for three Champions', () => {
    const { ann, bob } = scene('modern', {
      ann: { front: three.slice(1), hand: ['mmu-035 as Twist'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    ann.attack('D', 'B');
    expect(ann.refused('play', 'Twist')).not.toEqual([]);
    pass(ann, bob);
  });
});
