import { each, ready, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('growing at the start of each turn', () => {
  test.each([
    ['mmu-109', 1],
    ['mmu-117', 2],
  ])('%s gets %i counters on everybody’s turn', (id, count) => {
    const at = scene('modern', { ann: { front: [`${id} as X`] }, bob: { front: [body('D', 1, 9)] } });
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect([at.card('X').plus, at.card('D').plus]).toEqual([count, 0]);
    at.bob.pass();
    passTo(at, 'ann', 'main');
    expect(at.card('X').plus).toBe(2 * count);
    at.close();
  });
});

describe('keywords', () => {
  test.each([
    ['mmu-108', 'friendly'],
    ['mmu-110', 'lethal ranged'],
    ['mmu-112', 'dodge flight ranged'],
    ['mmu-114', 'durable'],
    ['mmu-116', 'ranged'],
    ['mmu-117', 'flight'],
    ['mmu-120', 'flight mobile'],
    ['mmu-122', 'pounce'],
  ])('%s has %s', (id, keywords) => {
    const { card } = scene('modern', { ann: { front: [`${id} as X`] }, bob: {} });
    expect(String(card('X').keywords).split(' ').toSorted().join(' ')).toBe(keywords);
  });

  test('mmu-108 Creature from the Black Bog can’t attack', () => {
    const { ann, close } = scene('modern', { ann: { front: ['mmu-108 as X'] }, bob: { front: [body('D', 1, 9)] } });
    expect(ann.offered('attack')).toEqual([]);
    close();
  });
});

test('mmu-110 Hi-Vo gets +ATK by the defender’s health this combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mmu-110 as HiVo'], resources: [R('Energy')] },
    bob: { front: [{ body: 'D 0/99 health:4', wounds: 1 }, body('E', 0, 99)] },
  });
  ann.attack('D', 'HiVo');
  ann.use('HiVo', 'High Voltage');
  expect([card('HiVo').atk, card('HiVo').def]).toEqual([7, 2]);
  pass(bob, ann);
  expect(card('HiVo').atk).toBe(3);
  close();
});

test('mmu-112 Scragg takes Ranged and Dodge from enemy characters this turn', () => {
  const at = scene('modern', {
    ann: { front: ['mmu-112 as Scragg'], resources: [R('Humanity')] },
    bob: { front: [body('D', 1, 9, 'ranged', 'dodge', 'flight')] },
  });
  at.ann.use('Scragg', 'Spit Insect Swarm');
  expect([at.card('D').keywords, at.card('Scragg').keywords]).toEqual(['flight', 'flight ranged dodge']);
  nextMain(at.ann, at.bob);
  expect(at.card('D').keywords).toBe('flight ranged dodge');
  at.close();
});

test('mmu-114 Aegis gets +DEF equal to his ATK this combat, on any turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('X', 9, 99)] },
    bob: { front: [{ card: 'mmu-114', as: 'Aegis', plus: 1 }], resources: [R('Might')] },
  });
  ann.attack('Aegis', 'X');
  ann.pass();
  bob.use('Aegis', 'Impenetrable Armor');
  expect([card('Aegis').atk, card('Aegis').def]).toEqual([6, 12]);
  pass(ann, bob);
  expect(card('Aegis').def).toBe(6);
  close();
});

test('mmu-116 Pildor makes an enemy player discard a card, then his player draws one', () => {
  const { ann, bob, seat, close } = scene('modern/freeForAll', {
    ann: { front: ['mmu-116 as Pildor'], resources: [R('Intellect')], deck: 5 },
    bob: { hand: ['Might Location', 'Skill Location'] },
    cat: { hand: ['Alien Location'] },
  });
  ann.use('Pildor', 'The Plunderer');
  expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
  ann.choose('bob');
  expect(bob.offered('choose').toSorted()).toEqual(['Might Location', 'Skill Location']);
  bob.choose('Skill Location');
  expect([seat('ann').hand?.length, seat('bob').ko?.length]).toEqual([1, 1]);
  close();
});

describe('mmu-119 Monstro', () => {
  test('appears with eight counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: ['mmu-119 as Monstro'], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Monstro', 'front');
    expect([card('Monstro').plus, card('Monstro').atk]).toEqual([8, 8]);
    close();
  });

  test('loses one for each attacker when it gets attacked', () => {
    const start = () =>
      scene('modern', {
        ann: { front: [body('X', 1, 99), body('Y', 1, 99)] },
        bob: {
          front: [
            { card: 'mmu-119', as: 'Monstro', plus: 8 },
            { body: 'D 1/9', plus: 3 },
          ],
        },
        open: true,
      });
    const team = start();
    team.ann.attack('Monstro', 'X', 'Y');
    expect(team.card('Monstro').plus).toBe(6);
    const other = start();
    other.ann.attack('D', 'X', 'Y');
    expect([other.card('Monstro').plus, other.card('D').plus]).toEqual([8, 3]);
  });
});

describe('mmu-120 Slizzik', () => {
  const strafe = (target: string) => {
    const at = scene('modern/freeForAll', {
      ann: { front: ['mmu-120 as Slizzik', body('A', 1, 9, 'flight')], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 99), body('E', 1, 99)], back: [body('F', 1, 99)] },
      cat: { front: [body('G', 1, 99)] },
      open: true,
    });
    at.ann.use('Slizzik', 'Fire Breath Strafe');
    at.ann.attack(target, target === 'D' ? 'Slizzik' : 'Slizzik');
    return at;
  };

  test('may stun a front row supporting character of the side whose back row it attacks', () => {
    const yes = strafe('F');
    yes.ann.yes();
    expect(yes.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    yes.ann.choose('D');
    expect([yes.card('D').stunned, yes.card('E').stunned]).toEqual([true, false]);
    const no = strafe('F');
    no.ann.no();
    expect(no.card('D').stunned).toBe(false);
  });

  test('not when it attacks the front row, nor when somebody else attacks', () => {
    expect(strafe('D').ann.offered('yes')).toEqual([]);
    const at = scene('modern', {
      ann: { front: ['mmu-120 as Slizzik', body('A', 1, 9, 'flight')], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 99)], back: [body('F', 1, 99)] },
      open: true,
    });
    at.ann.use('Slizzik', 'Fire Breath Strafe');
    at.ann.attack('F', 'A');
    expect(at.ann.offered('yes')).toEqual([]);
  });

  test('only the next time', () => {
    const waker = supporting({
      id: 'xx-waker',
      name: 'Waker',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [superPower('Wake', 'main', [], ready(each(yours())))],
    });
    const at = scene('modern', {
      cards: [waker],
      ann: { front: ['mmu-120 as Slizzik', 'Waker as W'], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 99)], back: [body('F', 1, 99)] },
      open: true,
    });
    at.ann.use('Slizzik', 'Fire Breath Strafe');
    at.ann.attack('F', 'Slizzik');
    at.ann.no();
    pass(at.ann, at.bob);
    at.ann.use('W', 'Wake');
    at.ann.attack('F', 'Slizzik');
    expect([at.card('F').role, at.ann.offered('yes')]).toEqual(['defender', []]);
  });

  test('stuns no main character', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-120 as Slizzik'], resources: [R('Energy')] },
      bob: { front: ['Main as Boss', body('D', 1, 99), body('E', 1, 99)], back: [body('F', 1, 99)] },
      open: true,
    });
    at.ann.use('Slizzik', 'Fire Breath Strafe');
    at.ann.attack('F', 'Slizzik');
    at.ann.yes();
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
  });
});

test('mmu-122 Fireclaw exhausts an enemy character and moves it to its front row', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mmu-122 as Claw', body('A', 1, 9)], resources: [R('Humanity')] },
    bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
  });
  ann.use('Claw', 'Stalk the Prey');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
  ann.choose('E');
  expect([card('E').exhausted, card('E').zone, card('D').exhausted]).toEqual([true, 'front', false]);
  close();
});

describe('plot twists of the Monsters Unleashed', () => {
  test('mmu-125 Krakkle-Thoom!: an attacker with 5 ATK or more gets +5/+0', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [
          body('A', 5, 9, 'team:monstersUnleashed'),
          body('B', 4, 9, 'team:monstersUnleashed'),
          body('C', 6, 9, 'team:monstersUnleashed'),
          body('N', 6, 9, 'team:monstersUnleashed'),
        ],
        hand: ['mmu-125 as Twist'],
      },
      bob: { front: [body('D', 9, 99)] },
    });
    ann.attack('D', 'A', 'B', 'C');
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'C']);
    ann.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([10, 9]);
    pass(bob, ann);
    bob.strikeBack('B');
    expect(card('A').atk).toBe(5);
    close();
  });

  test('mmu-126 Monsters Unleashed!: a defender gets +2/+0 and Monstrous', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('X', 1, 9)] },
      bob: { front: [body('D', 1, 9, 'team:monstersUnleashed')], hand: ['mmu-126 as Twist'] },
    });
    ann.attack('D', 'X');
    ann.pass();
    bob.play('Twist');
    expect([card('D').atk, card('D').def, card('D').keywords, card('X').atk]).toEqual([3, 9, 'monstrous', 1]);
    pass(ann, bob);
    expect([card('D').atk, card('D').keywords]).toEqual([1, '']);
    close();
  });

  test('mmu-127 The Fight is Finished: a supporting character in the combat goes to its owner’s hand', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: [body('X', 1, 9)] },
      bob: { front: [body('D', 1, 9, 'team:monstersUnleashed'), body('E', 1, 9)], hand: ['mmu-127 as Twist'] },
    });
    ann.attack('D', 'X');
    ann.pass();
    bob.play('Twist');
    expect(seat('bob').hand).toEqual(['D']);
    expect([seat('ann').front, seat('bob').front]).toEqual([['X'], ['E']]);
    pass(ann, bob);
    close();
  });

  test('mmu-127 The Fight is Finished: not a main character, and not an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('X', 1, 9)] },
      bob: {
        front: [body('Boss', 1, 9, 'main', 'team:monstersUnleashed'), body('E', 1, 9)],
        hand: ['mmu-127 as Twist'],
      },
    });
    ann.attack('Boss', 'X');
    ann.pass();
    bob.play('Twist');
    expect([card('Boss').zone, card('X').zone]).toEqual(['front', 'front']);
    pass(ann, bob);
    close();
  });
});
