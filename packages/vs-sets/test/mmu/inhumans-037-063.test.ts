import { draw, plotTwist } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('mmu-037, mmu-038 Black Bolt', () => {
  const whisper = (id: string, power: string, how: 'row' | 'hand') => {
    const symbol = power === 'Sonic Whisper' ? 'Energy' : 'Might';
    const at = scene('modern', {
      ann: { front: [body('X', 0, 9), body('Y', 0, 9), body('Boss', 0, 9, 'main'), body('Second', 0, 9, 'main')] },
      bob: {
        front: [`${id} as Bolt`],
        ...(how === 'row' ? { resources: [`${symbol} Location as L`] } : { hand: [`${symbol} Location as L`] }),
      },
      open: true,
    });
    at.ann.attack('Bolt', 'Boss', 'X');
    at.ann.pass();
    at.bob.use('Bolt', power);
    return ['X', 'Y', 'Boss'].map((name) => at.card(name).stunned);
  };

  test.each(['mmu-037', 'mmu-038'])('%s stuns an enemy supporting character in the combat, if amplified', (id) => {
    expect(whisper(id, 'Sonic Whisper', 'hand')).toEqual([true, false, false]);
    expect(whisper(id, 'Sonic Whisper', 'row')).toEqual([false, false, false]);
  });

  test('screams at a main character in the combat, if amplified', () => {
    expect(whisper('mmu-038', 'Sonic Scream', 'hand')).toEqual([false, false, true]);
    expect(whisper('mmu-038', 'Sonic Scream', 'row')).toEqual([false, false, false]);
  });

  test('whispers at no character outside the combat and none of his own side', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-037 as Bolt', body('A', 1, 9, 'team:inhumans')], hand: ['Energy Location'] },
      bob: { front: [body('D', 0, 9, 'main'), body('E', 0, 9)] },
      open: true,
    });
    at.ann.attack('D', 'Bolt', 'A');
    at.ann.use('Bolt', 'Sonic Whisper');
    expect(['A', 'D', 'E'].map((name) => at.card(name).stunned)).toEqual([false, false, false]);
  });

  test('KOs with Lethal whom he stuns while attacking', () => {
    const at = scene('modern', {
      ann: {
        front: ['mmu-037 as Bolt', body('A', 1, 9, 'team:inhumans')],
        hand: ['Energy Location', 'mmu-065 as Voice'],
      },
      bob: { front: [body('D', 0, 99, 'health:5')] },
      open: true,
    });
    at.ann.attack('D', 'Bolt');
    at.ann.play('Voice');
    at.bob.pass();
    at.ann.use('Bolt', 'Sonic Whisper');
    expect(at.card('D').zone).toBe('ko');
  });

  test('gains an XP when locations go to his player’s KO pile, by any way', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-037 as Bolt'], hand: ['Energy Location', 'Energy Location'] },
      bob: { front: ['mmu-092 as Rampage', body('D', 0, 99, 'main')], resources: [R('Skill', 2)] },
    });
    at.ann.attack('D', 'Bolt');
    at.ann.use('Bolt', 'Sonic Whisper');
    expect(at.card('Bolt').xp).toBe(1);
    pass(at.bob, at.ann);
    nextMain(at.ann, at.bob);
    at.bob.use('Rampage', 'Rampage');
    at.bob.choose('Skill Location');
    expect(at.card('Bolt').xp).toBe(1);
    at.close();
  });

  test('gains one XP for several at once, and is Level 2 with three', () => {
    const at = scene('modern', {
      ann: { back: [{ card: 'mmu-037', xp: 1 }], hand: [R('Might', 3), body('A', 1, 1)] },
      bob: { front: ['mmu-090 as Maw'], hand: ['mmu-090 as Second'] },
      at: 'main',
      open: true,
    });
    expect(at.card('mmu-037').xp).toBe(1);
    const three = scene('modern', {
      ann: { back: [{ card: 'mmu-037', xp: 2 }], front: [body('A', 1, 1)], resources: [R('Might', 2)] },
      bob: { front: ['mmu-092 as Rampage'], resources: [R('Skill')] },
      turn: 'bob',
      open: true,
    });
    three.bob.use('Rampage', 'Rampage');
    three.bob.choose('Might Location');
    expect(three.card('mmu-038').level).toBe(2);

    const both = scene('modern', {
      ann: { back: ['mmu-037 as Bolt'], hand: ['Might Location', 'Skill Location', body('A', 1, 1)] },
      bob: { hand: ['mmu-090 as Maw'], points: 9 },
      at: 'recruit',
      turn: 'bob',
      open: true,
    });
    both.bob.recruit('Maw', 'front');
    both.bob.trigger('Mind-Blowing Impact');
    both.ann.choose('Might Location', 'Skill Location');
    expect([both.card('Bolt').xp, both.seat('ann').ko?.length]).toEqual([1, 2]);
  });

  test('gains none for other cards', () => {
    const at = scene('modern', {
      ann: { back: ['mmu-037 as Bolt'], hand: [body('A', 1, 1), body('B', 1, 1)] },
      bob: { hand: ['mmu-090 as Maw'], points: 9 },
      at: 'recruit',
      turn: 'bob',
      open: true,
    });
    at.bob.recruit('Maw', 'front');
    at.bob.trigger('Mind-Blowing Impact');
    at.ann.choose('A', 'B');
    expect([at.card('Bolt').xp, at.seat('ann').ko?.length]).toEqual([0, 2]);
  });
});

test('mmu-051 Triton takes one of the bottom five cards and shuffles', () => {
  const at = scene('modern', {
    ann: {
      front: ['mmu-051 as Triton'],
      resources: [R('Skill')],
      deck: [
        'Alien Location',
        'Humanity Location',
        body('A', 1, 1),
        body('B', 1, 1),
        body('C', 1, 1),
        body('D', 1, 1),
        body('E', 1, 1),
      ],
    },
    bob: {},
    at: 'recruit',
    open: true,
  });
  at.ann.use('Triton', 'Plumb the Depths');
  expect(at.ann.offered('choose').toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
  at.ann.choose('E');
  expect(at.seat('ann').hand).toEqual(['E']);
  expect(at.seat('ann').deck).toHaveLength(6);
  expect(at.seat('ann').deck).not.toEqual(['Alien Location', 'Humanity Location', 'A', 'B', 'C', 'D']);
});

describe('Mind Switch', () => {
  test.each([
    ['mmu-054', 'Might', 'mmu-113'],
    ['mmu-113', 'Intellect', 'mmu-054'],
  ])('%s makes room for the other, once a turn', (id, symbol, other) => {
    const at = scene('modern', {
      ann: {
        front: [`${id} as Here`],
        resources: [R('Might', 2), R('Intellect', 2)],
        deck: [`${other} as There`, 'xx-song as Song', body('N', 1, 1), 'Energy Location', 'Might Location'],
      },
      bob: { front: [`${id} as Theirs`], resources: [R(symbol)], deck: [`${other} as Far`] },
      cards: [
        plotTwist({
          id: 'xx-song',
          name: other === 'mmu-113' ? 'Devil Dinosaur' : 'Moon Girl',
          timing: 'main',
          effects: [draw()],
        }),
      ],
    });
    at.ann.use('Here', 'Mind Switch');
    expect(at.ann.offered('choose')).toEqual(['There']);
    at.ann.choose('There');
    at.ann.row('front', 'ann');
    expect([at.seat('ann').front, at.seat('ann').deck?.length]).toEqual([['There'], 5]);
    expect(at.ann.refused('use', 'There', 'Mind Switch')).not.toEqual([]);
    at.ann.pass();
    for (let step = 0; step < 20 && at.table().phase !== 'main'; step++) {
      const player = at.decides() === 'ann' ? at.ann : at.bob;
      if (at.asks() === 'yesOrNo') player.no();
      else player.pass();
    }
    expect(at.bob.offered('use')).toEqual(['Theirs, Mind Switch']);
    at.close();
  });

  test('keywords', () => {
    const { card } = scene('modern', { ann: { front: ['mmu-054 as Girl', 'mmu-113 as Dino'] }, bob: {} });
    expect([card('Girl').keywords, card('Dino').keywords]).toEqual(['genius', 'creature ferocious']);
  });
});

describe('mmu-058 Ahura', () => {
  const REST = ['mmu-073 as Seven', 'mmu-074 as Eight', 'mmu-075 as Nine', 'mmu-077 as Ten', 'mmu-078 as Jack'];
  test('splits into up to three more from hand, deck and KO pile, until the end of the turn', () => {
    const at = scene('modern', {
      ann: {
        front: ['mmu-058 as Ahura'],
        resources: [R('Intellect')],
        hand: ['mmu-058 as H'],
        deck: ['mmu-058 as D', 'mmu-058 as D2', ...REST],
        ko: ['mmu-058 as K', body('N', 1, 1)],
      },
      bob: { front: ['mmu-058 as Theirs'], deck: ['mmu-058 as Far'], ko: ['mmu-058 as Fallen'] },
    });
    expect(at.card('Ahura').keywords).toBe('ranged');
    at.ann.use('Ahura', 'Soul Split');
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'H', 'K']);
    at.ann.choose('H', 'D', 'D2', '...');
    expect(at.ann.offered()).toEqual(['row front, ann', 'row back, ann']);
    at.ann.row('front', 'ann');
    at.ann.row('front', 'ann');
    at.ann.row('back', 'ann');
    expect([at.seat('ann').front, at.seat('ann').back].map((row) => row?.length)).toEqual([3, 2]);
    expect([at.card('Ahura').keywords, at.card('Theirs').keywords]).toEqual(['ranged swarm', 'ranged']);
    expect(at.seat('ann').deck).not.toEqual(REST.map((card) => card.replace(/^.* as /, '')));
    at.ann.pass();
    expect([at.seat('ann').front, at.seat('ann').deck?.length]).toEqual([['Ahura'], 8]);
    expect(at.card('Ahura').keywords).toBe('ranged');
    passTo(at, 'bob', 'main');
    at.close();
  });
});

describe('mmu-062 Reader', () => {
  const read = () => {
    const at = scene('modern', {
      ann: {
        hand: ['mmu-062 as Reader'],
        points: 9,
        deck: ['mmu-012 as Dinah', 'mmu-014 as Bertha', 'Might Location', 'mmu-015 as Dark'],
      },
      bob: {
        front: ['mmu-012 as D'],
        back: ['Main as Boss'],
        resources: ['mmu-130 as T', { card: 'mmu-014', faceDown: true }],
        ko: ['mmu-014 as K'],
      },
      at: 'recruit',
      open: true,
    });
    at.ann.recruit('Reader', 'front');
    return at;
  };

  test('reads a card on an enemy side and finds a copy', () => {
    const at = read();
    at.ann.number(0);
    expect(at.ann.offered('choose').toSorted()).toEqual(['Boss', 'D', 'T']);
    at.ann.choose('D', '...');
    expect(at.ann.offered('choose')).toEqual(['Dinah']);
    at.ann.choose('Dinah');
    expect([at.seat('ann').hand, at.bob.sees('Dinah')]).toEqual([['Dinah'], true]);
  });

  test('or one in an enemy KO pile', () => {
    const at = read();
    at.ann.number(1);
    at.ann.choose('K', '...');
    at.ann.choose('Bertha');
    expect([at.seat('ann').hand, at.bob.sees('Bertha')]).toEqual([['Bertha'], true]);
  });
});

describe('mmu-063 Black Bolt', () => {
  test('puts a counter on an enemy for each word of the first plot twist’s name', () => {
    const at = scene('modern', {
      ann: {
        front: ['mmu-063 as Bolt', ...['A', 'B'].map((name) => body(name, 1, 9, 'team:inhumans'))],
        hand: ['mmu-066 as Four', 'mmu-066 as Again', body('N', 1, 1)],
        points: 9,
      },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)], hand: ['mmu-065'] },
      at: 'recruit',
    });
    at.ann.recruit('N', 'front');
    passTo(at, 'ann', 'main');
    at.ann.play('Four');
    expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    at.ann.choose('D');
    expect([at.card('D').minus, at.card('E').minus, at.card('N').plus]).toEqual([4, 0, 2]);
    at.ann.play('Again');
    expect([at.card('D').minus, at.card('N').plus]).toEqual([4, 4]);
    at.close();
  });

  test('says nothing when an enemy plays one', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-063 as Bolt'] },
      bob: { front: [body('D', 1, 99, 'team:inhumans')], hand: ['mmu-066 as Twist'] },
      turn: 'bob',
      open: true,
    });
    at.bob.play('Twist');
    expect(at.decides()).toBe('bob');
    expect(at.card('D').minus).toBe(0);
  });
});
