import { aura, stats, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const FOUR = [R('Energy'), R('Intellect'), R('Might'), R('Skill')];

describe('mmu-039, mmu-040 Crystal', () => {
  test('pays all four symbols for the XP that makes her Level 2', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mmu-039 as Crystal'], resources: FOUR },
      bob: {},
      at: 'recruit',
    });
    expect(card('Crystal').keywords).toBe('flight ranged');
    ann.use('Crystal', 'Harness the Elements');
    expect([card('mmu-040').level, card('mmu-040').keywords]).toEqual([2, 'flight ranged']);
    close();
  });

  test('unleashes the elements', () => {
    const { ann, bob, card, seat, close } = scene('modern/freeForAll', {
      ann: { back: ['mmu-040 as Crystal'], front: [body('A', 1, 1)], resources: FOUR, deck: 9 },
      bob: { front: [body('D', 1, 9)], hand: ['Might Location', 'Skill Location', 'Alien Location'] },
      cat: { front: [body('E', 1, 9)] },
      at: 'recruit',
    });
    ann.use('Crystal', 'Unleash the Elements');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Crystal']);
    ann.choose('A');
    expect(
      ann
        .offered('choose')
        .filter((name) => name.length === 1)
        .toSorted(),
    ).toEqual(['D', 'E']);
    ann.choose('D');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
    ann.choose('bob');
    bob.choose('Might Location', 'Skill Location', 'Alien Location');
    expect([card('A').plus, card('D').minus, seat('ann').hand?.length, seat('bob').ko?.length]).toEqual([4, 4, 4, 3]);
    close();
  });
});

describe('mmu-043, mmu-044 Medusa', () => {
  test.each(['mmu-043', 'mmu-044'])('%s keeps enemy characters where they are until her player’s next turn', (id) => {
    const at = scene('modern', {
      ann: { back: [`${id} as Medusa`], front: [body('A', 1, 9), 'mmu-021 as Own'], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9), 'mmu-021 as Angel'] },
    });
    at.ann.use('Medusa', 'Tangle Up');
    at.ann.use('Own', 'Mobile');
    at.ann.row('back', 'ann');
    expect(at.card('Own').zone).toBe('back');
    at.ann.pass();
    passTo(at, 'bob', 'formation');
    expect(at.bob.offered('move')).toEqual([]);
    passTo(at, 'ann', 'formation');
    expect(at.ann.offered('move')).not.toEqual([]);
    passTo(at, 'bob', 'formation');
    expect(at.bob.offered('move')).toContain('D');
    passTo(at, 'bob', 'main');
    at.close();
  });

  test('gains an XP when her player recruits or plays a card of the Inhumans', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mmu-043'], hand: ['mmu-048 as Naja', 'mmu-012 as Dinah'], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Naja', 'front');
    ann.no();
    expect(card('mmu-043').xp).toBe(1);
    ann.recruit('Dinah', 'front');
    ann.choose('Naja');
    expect(card('mmu-043').xp).toBe(1);
    close();
  });

  test('gains one for a special location and a plot twist of the Inhumans, none for others', () => {
    const location = (id: string, face = 'up') => {
      const { ann, card } = scene('modern', {
        ann: { back: ['mmu-043'], hand: [`${id} as L`] },
        bob: {},
        at: 'resource',
        open: true,
      });
      ann.resource('L', face);
      return card('mmu-043').xp;
    };
    expect([location('mmu-069'), location('mmu-036'), location('mmu-130')]).toEqual([1, 0, 0]);
    expect([location('mmu-069', 'down'), location('mmu-048', 'down')]).toEqual([0, 0]);
    const { ann, card } = scene('modern', {
      ann: {
        back: [{ card: 'mmu-043', xp: 7 }],
        front: [body('A', 1, 1, 'team:inhumans')],
        hand: ['mmu-066 as Twist'],
      },
      bob: {},
      open: true,
    });
    ann.play('Twist');
    expect(card('mmu-044').level).toBe(2);
  });

  test('gains none when an enemy plays one', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['mmu-043'] },
      bob: { hand: ['mmu-048 as Naja', 'mmu-066 as Twist'], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('Naja', 'front');
    bob.no();
    expect(card('mmu-043').xp).toBe(0);
    close();
  });

  test('readies two supporting Inhumans of her player, or the only one', () => {
    const tired = (name: string, ...words: string[]) => ({ body: [name, '1/9', ...words].join(' '), exhausted: true });
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mmu-044', as: 'Medusa', exhausted: true }],
        front: [tired('A', 'team:inhumans'), tired('B', 'team:inhumans'), tired('C', 'team:inhumans'), tired('X')],
        resources: [R('Energy')],
      },
      bob: { front: [tired('D', 'team:inhumans')] },
    });
    ann.use('Medusa', 'You Are My Hope For the Future');
    ann.choose('A', 'C');
    expect(['A', 'B', 'C', 'X', 'D', 'Medusa'].map((name) => card(name).exhausted)).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
    ]);
    close();

    const one = scene('modern', {
      ann: { back: ['mmu-044 as Medusa'], front: [tired('A', 'team:inhumans')], resources: [R('Energy')] },
      bob: {},
    });
    one.ann.use('Medusa', 'You Are My Hope For the Future');
    expect(one.card('A').exhausted).toBe(false);
    one.close();

    const pair = scene('modern', {
      ann: {
        back: [{ card: 'mmu-044', as: 'Medusa', exhausted: true }],
        front: [tired('A', 'team:inhumans'), tired('B', 'team:inhumans')],
        resources: [R('Energy')],
      },
      bob: { front: [tired('D', 'team:inhumans')] },
    });
    pair.ann.use('Medusa', 'You Are My Hope For the Future');
    expect(['A', 'B', 'Medusa', 'D'].map((name) => pair.card(name).exhausted)).toEqual([false, false, true, true]);
    pair.close();
  });
});

describe('Terrigenesis and other keywords', () => {
  test.each([
    ['mmu-048', 'ferocious flight terrigenesis'],
    ['mmu-049', 'ranged terrigenesis'],
    ['mmu-050', 'terrigenesis'],
    ['mmu-052', 'ranged terrigenesis'],
    ['mmu-055', 'flight terrigenesis'],
    ['mmu-059', 'terrigenesis'],
  ])('%s has %s', (id, keywords) => {
    const { card } = scene('modern', { ann: { front: [`${id} as X`] }, bob: {} });
    expect(String(card('X').keywords).split(' ').toSorted().join(' ')).toBe(keywords);
  });
});

describe('moving counters', () => {
  test('mmu-049 Inferno moves all -1/-1 counters onto an enemy character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mmu-049 as Inferno', { body: 'A 1/9', minus: 2 }], resources: [R('Energy')] },
      bob: {
        front: [
          { body: 'D 1/9', minus: 1 },
          { body: 'E 1/9', minus: 3 },
        ],
      },
    });
    ann.use('Inferno', 'Pyrokinesis');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    expect(['A', 'D', 'E'].map((name) => card(name).minus)).toEqual([0, 6, 0]);
    close();
  });

  test('mmu-055 Flint moves all +1/+1 counters onto himself', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [
          { card: 'mmu-055', as: 'Flint', plus: 1 },
          { body: 'A 1/9', plus: 2 },
        ],
        resources: [R('Might')],
      },
      bob: { front: [{ body: 'D 1/9', plus: 3 }] },
    });
    ann.use('Flint', 'Geokinesis');
    expect(['Flint', 'A', 'D'].map((name) => card(name).plus)).toEqual([6, 0, 0]);
    close();
  });

  test('mmu-055 Flint keeps his own counters meanwhile', () => {
    const weight = supporting({
      id: 'xx-weight',
      name: 'Weight',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [aura('Heavy', { side: 'enemy', is: 'supporting' }, stats(0, -4))],
    });
    const { ann, card, close } = scene('modern', {
      cards: [weight],
      ann: {
        front: [
          { card: 'mmu-055', as: 'Flint', plus: 1 },
          { body: 'A 1/9', plus: 2 },
        ],
        resources: [R('Might')],
      },
      bob: { front: ['Weight'] },
    });
    ann.use('Flint', 'Geokinesis');
    expect([card('Flint').stunned, card('Flint').plus]).toEqual([false, 3]);
    close();
  });
});

test('mmu-050 Panacea may heal a wound from a supporting character on her player’s side', () => {
  const appear = () => {
    const at = scene('modern', {
      ann: {
        front: [{ body: 'A 1/9 health:5', wounds: 2 }],
        back: [{ body: 'Boss 1/9 main health:5', wounds: 2 }],
        hand: ['mmu-050 as Panacea'],
        points: 9,
      },
      bob: { front: [{ body: 'D 1/9 health:5', wounds: 2 }] },
      at: 'recruit',
      open: true,
    });
    at.ann.recruit('Panacea', 'front');
    at.ann.trigger('Minor Heal');
    return at;
  };
  const yes = appear();
  yes.ann.yes();
  expect(yes.ann.offered('choose').toSorted()).toEqual(['A', 'Panacea']);
  yes.ann.choose('A');
  expect(['A', 'Boss', 'D'].map((name) => yes.card(name).wounds)).toEqual([1, 2, 2]);
  const no = appear();
  no.ann.no();
  expect(no.card('A').wounds).toBe(2);
});

test('mmu-052 Frank McGee dazes an enemy main character', () => {
  const { ann, card, close } = scene('modern/freeForAll', {
    ann: { front: ['mmu-052 as Frank'], resources: [R('Energy')] },
    bob: { front: [body('D', 1, 9)], back: ['Main as Boss'] },
    cat: { back: ['Main as Chief'] },
  });
  ann.use('Frank', 'Blinding Light');
  expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'Chief']);
  ann.choose('Boss');
  expect([card('Boss').stunned, card('Boss').wounds, card('Chief').stunned]).toEqual([true, 0, false]);
  close();
});

test('mmu-057 Quake pushes all front row supporting characters of one enemy side', () => {
  const { ann, card, close } = scene('modern/freeForAll', {
    ann: { front: ['mmu-057 as Quake'], resources: [R('Might')] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9), 'Main as Boss'] },
    cat: { front: [body('F', 1, 9)] },
  });
  ann.use('Quake', 'Vibration Wave');
  expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
  ann.choose('bob');
  expect(['D', 'E', 'Boss', 'F', 'Quake'].map((name) => card(name).zone)).toEqual([
    'back',
    'back',
    'front',
    'front',
    'front',
  ]);
  close();
});

test('mmu-059 Iso: each enemy player keeps two supporting characters', () => {
  const { ann, bob, card, close } = scene('modern/freeForAll', {
    ann: { front: ['mmu-059 as Iso', body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)], resources: [R('Skill')] },
    bob: { front: ['Main as Boss', body('D', 1, 9), body('E', 1, 9), body('F', 1, 9)] },
    cat: { front: [body('G', 1, 9)] },
  });
  ann.use('Iso', 'Tremendous Pressure');
  expect(bob.offered('choose')).toEqual(['D', 'E']);
  bob.choose('D', 'F');
  expect(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Boss'].map((name) => card(name).zone)).toEqual([
    'front',
    'front',
    'front',
    'front',
    'ko',
    'front',
    'front',
    'front',
  ]);
  close();
});

describe('mmu-061 Gorgon', () => {
  const stamp = () => {
    const at = scene('modern', {
      ann: { front: ['mmu-061 as Gorgon', body('A', 1, 9)], resources: ['Might Location as M'] },
      bob: {
        front: [body('D', 1, 9)],
        resources: ['Skill Location as S', 'mmu-069 as Special', { card: 'Alien Location', as: 'N', faceDown: true }],
      },
      open: true,
    });
    return at;
  };

  test('may turn a basic location face down when he attacks', () => {
    const yes = stamp();
    yes.ann.attack('D', 'Gorgon');
    yes.ann.yes();
    expect(yes.ann.offered('choose').toSorted()).toEqual(['M', 'S']);
    yes.ann.choose('S');
    expect(yes.card('S').faceDown).toBe(true);
    const no = stamp();
    no.ann.attack('D', 'Gorgon');
    no.ann.no();
    expect(no.card('S').faceDown).toBe(false);
  });

  test('does nothing when somebody else attacks', () => {
    const other = stamp();
    other.ann.attack('D', 'A');
    expect(other.ann.offered('yes')).toEqual([]);
  });
});

describe('plot twists of the Inhumans', () => {
  const three = ['A', 'B', 'C'].map((name) => body(name, 3, 9, 'team:inhumans'));

  test('mmu-065 A Killer Voice: an attacker gets +2/+0 and Lethal this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: three, hand: ['mmu-065 as Twist'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A', 'B');
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('A');
    expect([card('A').atk, card('A').keywords, card('B').atk]).toEqual([5, 'lethal', 3]);
    pass(bob, ann);
    bob.strikeBack('A');
    expect([card('A').atk, card('A').keywords]).toEqual([3, '']);
    close();
  });

  test('mmu-066 Emerge From the Cocoon: two counters on one that appeared this turn', () => {
    const at = scene('modern', {
      ann: { front: three, hand: ['mmu-066 as Twist', body('N', 1, 9), body('O', 1, 9)], points: 9 },
      bob: { front: [body('D', 1, 9)] },
      at: 'recruit',
    });
    at.ann.recruit('N', 'front');
    at.ann.recruit('O', 'front');
    passTo(at, 'ann', 'main');
    at.ann.play('Twist');
    expect(at.ann.offered('choose').toSorted()).toEqual(['N', 'O']);
    at.ann.choose('N');
    expect([at.card('N').plus, at.card('O').plus]).toEqual([2, 0]);
    at.close();
  });

  test('mmu-067 The Nuhumans: +1/+1 this combat for each +1/+1 counter it has', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ body: 'X 1/9', plus: 3 }] },
      bob: { front: [{ body: 'D 1/9 team:inhumans', plus: 2 }, body('E', 1, 9)], hand: ['mmu-067 as Twist'] },
    });
    ann.attack('D', 'X');
    ann.pass();
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['D', 'X']);
    bob.choose('D');
    expect([card('D').atk, card('D').def, card('X').atk]).toEqual([5, 13, 4]);
    pass(ann, bob);
    expect([card('D').atk, card('D').def]).toEqual([3, 11]);
    close();
  });

  test('mmu-068 Diplomatic Immunity: characters on its player’s side can’t be struck this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('X', 9, 1)] },
      bob: { front: three, hand: ['mmu-068 as Twist'] },
    });
    ann.attack('A', 'X');
    ann.pass();
    bob.play('Twist');
    pass(ann, bob);
    expect([card('A').stunned, card('X').stunned]).toEqual([false, true]);
    nextMain(ann, bob);
    close();
  });

  test('mmu-068 Diplomatic Immunity ends with the combat and asks for three', () => {
    const two = scene('modern', {
      ann: { front: [body('X', 9, 99), body('Y', 9, 99)] },
      bob: { front: three, hand: ['mmu-068 as Twist'] },
    });
    two.ann.attack('A', 'X');
    two.ann.pass();
    two.bob.play('Twist');
    pass(two.ann, two.bob);
    two.ann.attack('A', 'Y');
    pass(two.ann, two.bob);
    expect(two.card('A').stunned).toBe(true);
    two.close();

    const few = scene('modern', {
      ann: { front: [body('X', 9, 99)] },
      bob: { front: three.slice(1), hand: ['mmu-068 as Twist'] },
      open: true,
    });
    few.ann.attack('B', 'X');
    few.ann.pass();
    expect(few.bob.refused('play', 'Twist')).not.toEqual([]);
  });
});
