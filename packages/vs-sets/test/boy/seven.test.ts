import { a, enemy, heal, removeCounters, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('boy-040 Ashley Barrett', () => {
  test('draws a card for each face-up character of the Seven with 2 or more printed health', () => {
    const { ann, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [
          'boy-040 as Ashley',
          body('A', 1, 9, 'team:theSeven', 'health:2'),
          body('B', 1, 9, 'team:theSeven', 'health:3'),
          body('C', 1, 9, 'health:3'),
          body('E', 1, 9, 'team:theSeven', 'health:1'),
          { body: 'S 1/9 team:theSeven health:2', stunned: true },
        ],
        resources: [R('Intellect')],
        deck: 9,
      },
      bob: { front: [body('D', 1, 9, 'team:theSeven')] },
    });
    ann.use('Ashley', 'SVP of Hero Management');
    expect(seat('ann').hand).toHaveLength(2);
    close();
  });
});

describe('boy-041 Black Noir', () => {
  test('puts two +1/+1 counters on himself when he attacks somebody exhausted', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-041 as Noir', body('A', 1, 99)] },
      bob: { front: [{ body: 'D 0/99', exhausted: true }, body('E', 0, 99)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Noir').plus).toBe(0);
    ann.attack('D', 'Noir');
    expect(card('Noir').plus).toBe(2);
    pass(ann, bob);
    close();
  });

  test('and not when it is ready', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-041 as Noir'] },
      bob: { front: [body('E', 0, 99)] },
    });
    ann.attack('E', 'Noir');
    expect(card('Noir').plus).toBe(0);
    pass(ann, bob);
    close();
  });
});

describe('boy-042 Dr. Jonah Vogelbaum', () => {
  const cleaner = supporting({
    id: 'xx-cleaner',
    name: 'Cleaner',
    cost: 1,
    atk: 1,
    def: 9,
    health: 2,
    teams: [],
    powers: [
      superPower('Clean', 'main', ['might'], removeCounters('minus', a(yours()))),
      superPower('Mend', 'main', ['skill'], heal(a(enemy()))),
    ],
  });

  test('a -1/-1 counter, and no powers as long as there is one', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [cleaner],
      ann: { front: ['boy-042 as Jonah', body('A', 1, 9)], resources: [R('Energy')], deck: 9 },
      bob: { front: [body('D', 1, 9, 'flight'), 'Cleaner'], resources: [R('Might'), R('Skill')], deck: 9 },
    });
    ann.use('Jonah', "You're My Greatest Failure");
    expect(ann.offered('choose').toSorted()).toEqual(['Cleaner', 'D', 'Main']);
    ann.choose('D');
    expect([card('D').minus, card('D').keywords, card('D').powersOff]).toEqual([1, '', true]);
    nextMain(ann, bob);
    expect(card('D').keywords).toBe('');
    bob.use('Cleaner', 'Clean');
    bob.choose('D');
    expect([card('D').minus, card('D').keywords]).toEqual([0, 'flight']);
    close();
  });

  test('another counter later does not take them again', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [cleaner],
      ann: {
        front: ['boy-042 as Jonah', 'prd-051 as Poncho'],
        resources: [R('Energy'), R('Skill')],
        deck: 9,
      },
      bob: { front: ['Cleaner'], back: [{ body: 'D 1/9 flight', plus: 1 }], deck: 9 },
    });
    ann.use('Jonah', "You're My Greatest Failure");
    ann.choose('D');
    expect([card('D').plus, card('D').minus, card('D').keywords]).toEqual([0, 0, 'flight']);
    ann.use('Poncho', '37mm Rotary Grenade Launcher');
    expect([card('D').minus, card('D').keywords]).toEqual([1, 'flight']);
    expect(bob.offered('pass')).toEqual([]);
    close();
  });
});

describe('boy-043 Madelyn Stillwell', () => {
  test('a main character of her side has twice its numbers until she leaves it', () => {
    const { ann, bob, card, close } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['boy-043 as Madelyn'],
        back: [{ body: 'M 3/4 main', plus: 1 }],
        resources: [R('Intellect')],
        deck: 9,
      },
      bob: { front: [body('D', 99, 99), body('E', 99, 99)], back: [body('N', 1, 9, 'main')], deck: 9 },
    });
    ann.use('Madelyn', 'We Make Heroes Super');
    expect([card('M').atk, card('M').def]).toEqual([7, 9]);
    ann.pass();
    ann.pass();
    nextMain(ann, bob);
    bob.attack('Madelyn', 'D');
    pass(bob, ann);
    expect([card('Madelyn').zone, card('M').atk, card('M').def]).toEqual(['ko', 4, 5]);
    close();
  });
});

describe('boy-044 The Deep', () => {
  test('almost puts a character onto his side', () => {
    const { ann, card, seat, close } = scene('modern', {
      at: 'recruit',
      ann: {
        back: ['boy-044 as Kevin'],
        resources: [R('Might')],
        deck: ['Mind Them Bars', body('Dolphin', 1, 1), body('Whale', 1, 1), 'Skill Location'],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Kevin', 'Dolphin Rescue Attempt');
    expect(ann.offered('choose').toSorted()).toEqual(['Dolphin', 'Whale']);
    ann.choose('Dolphin');
    expect([card('Dolphin').zone, (seat('ann').deck as string[]).length]).toEqual(['ko', 3]);
    close();
  });

  test('and shuffles the deck afterwards', () => {
    const { ann, seat, close } = scene('modern', {
      at: 'recruit',
      seed: 'deep',
      ann: {
        back: ['boy-044 as Kevin'],
        resources: [R('Might')],
        deck: [
          body('Dolphin', 1, 1),
          body('B', 1, 1),
          body('C', 1, 1),
          body('E', 1, 1),
          body('F', 1, 1),
          body('G', 1, 1),
          body('H', 1, 1),
        ],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Kevin', 'Dolphin Rescue Attempt');
    ann.choose('Dolphin');
    expect(seat('ann').deck).not.toEqual(['B', 'C', 'E', 'F', 'G', 'H']);
    close();
  });
});

describe('boy-046 Ezekiel', () => {
  test('moves any number of other supporting characters to their front row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['boy-046 as Ezekiel', body('A', 1, 9), body('M', 1, 9, 'main')], resources: [R('Skill')] },
      bob: { back: [body('D', 1, 9), body('E', 1, 9), body('N', 1, 9, 'main')] },
    });
    ann.use('Ezekiel', 'My Loving Embrace');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'E']);
    ann.choose('A', 'D');
    expect(['A', 'D', 'E', 'Ezekiel'].map((name) => card(name).zone)).toEqual(['front', 'front', 'back', 'back']);
    close();
  });

  test('or none', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['boy-046 as Ezekiel'], resources: [R('Skill')] },
      bob: { back: [body('D', 1, 9)] },
    });
    ann.use('Ezekiel', 'My Loving Embrace');
    ann.done();
    expect(card('D').zone).toBe('back');
    close();
  });
});

describe('boy-047 A-Train', () => {
  test('is powered up with any character of the Seven', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['boy-047 as Reggie', body('A', 1, 9, 'team:theSeven')],
        hand: ['boy-044 as Kevin', 'boy-018 as Marvin', 'boy-055 as Twist'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Reggie');
    expect(ann.offered('powerUp')).toEqual(['Kevin, Reggie']);
    ann.powerUp('Kevin', 'Reggie');
    expect(card('Reggie').plus).toBe(1);
    pass(bob, ann);
    ann.no();
    expect([card('Reggie').plus, card('Reggie').exhausted]).toEqual([1, true]);
    close();
  });

  test('readies at the end of a combat he attacked in, for a +1/+1 counter', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'boy-047', as: 'Reggie', plus: 2 }, body('A', 1, 9)] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Reggie').plus).toBe(2);
    ann.attack('D', 'Reggie');
    expect(card('Reggie').plus).toBe(2);
    pass(ann, bob);
    ann.yes();
    expect([card('Reggie').plus, card('Reggie').exhausted]).toEqual([1, false]);
    close();
  });

  test('not without a counter', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['boy-047 as Reggie'] },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    ann.attack('D', 'Reggie');
    pass(ann, bob);
    if (ann.offered('yes').length > 0) ann.yes();
    expect([card('Reggie').plus, card('Reggie').exhausted]).toEqual([0, true]);
  });
});

describe('boy-048 Translucent', () => {
  const fight = (defender: string[], attacks: boolean) => {
    const at = scene('modern', {
      ann: { front: [attacks ? 'boy-048 as Skin' : body('A', 9, 9)] },
      bob: { front: [attacks ? body('D', 9, 99, ...defender) : 'boy-048 as Skin'] },
      open: true,
    });
    if (attacks) at.ann.attack('D', 'Skin');
    else at.ann.attack('Skin', 'A');
    pass(at.ann, at.bob);
    return at.card('Skin').stunned;
  };

  test("can't be struck while attacking a supporting character", () => {
    expect([fight([], true), fight(['main'], true), fight([], false)]).toEqual([false, true, true]);
  });
});

describe('boy-049 Queen Maeve', () => {
  test('gets a -1/-1 counter for each wound when she recovers', () => {
    const { ann, bob, card, close } = scene('modern', {
      at: 'recovery',
      ann: {
        front: [
          { card: 'boy-049', as: 'Maeve', stunned: true, wounds: 0 },
          { body: 'A 1/9', stunned: true, wounds: 1 },
        ],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(bob.offered()).toEqual([]);
    expect([card('Maeve').minus, card('A').minus, card('Maeve').stunned]).toEqual([0, 0, false]);
    expect(ann.offered().length).toBeGreaterThan(0);
    close();
  });

  test('two wounds, two counters', () => {
    const { card } = scene('modern', {
      at: 'recovery',
      cards: [],
      ann: { front: [{ card: 'boy-049', as: 'Maeve', stunned: true, wounds: 2, vitality: 5 }] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    expect([card('Maeve').minus, card('Maeve').stunned]).toEqual([2, false]);
  });
});

describe('boy-053 The Seven', () => {
  const play = (mode: number, defender: 'M' | 'D') => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: {
        front: [body('M', 1, 9, 'main'), body('D', 1, 9), 'boy-041 as Noir'],
        hand: ['boy-053 as Twist'],
      },
      open: true,
    });
    at.ann.attack(defender, 'A');
    at.ann.pass();
    at.bob.play('Twist');
    if (at.bob.offered('number').length > 0) at.bob.number(mode);
    const now = [at.card('M').atk, at.card('M').def, at.card('D').atk, at.card('A').atk];
    return now;
  };

  test('its main character, defending, gets +7/+0 or +0/+7', () => {
    expect([play(0, 'M'), play(1, 'M'), play(0, 'D')]).toEqual([
      [8, 9, 1, 1],
      [1, 16, 1, 1],
      [1, 9, 1, 1],
    ]);
  });

  test('this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: { front: [body('M', 1, 9, 'main'), 'boy-041 as Noir'], hand: ['boy-053 as Twist'] },
    });
    ann.attack('M', 'A');
    ann.pass();
    bob.play('Twist');
    bob.number(1);
    pass(ann, bob);
    expect(card('M').def).toBe(9);
    close();
  });
});

describe("boy-054 They'll Find You", () => {
  test('+2/+0, and protected supporting characters are within reach in melee, this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['boy-041 as Noir', body('A', 1, 9)], hand: ['boy-054 as Twist'], deck: 9 },
      bob: { front: [body('D', 1, 9)], back: [body('E', 0, 9), body('M', 1, 9, 'main')], deck: 9 },
    });
    expect(ann.offered('attack').filter((line) => line.endsWith(', A'))).toEqual(['D, A']);
    ann.play('Twist');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'E', 'M', 'Main', 'Noir']);
    ann.choose('A');
    expect([card('A').atk, card('A').def]).toEqual([3, 9]);
    expect(
      ann
        .offered('attack')
        .filter((line) => line.endsWith(', A'))
        .toSorted(),
    ).toEqual(['D, A', 'E, A']);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(card('A').atk).toBe(1);
    expect(ann.offered('attack').filter((line) => line.endsWith(', A'))).toEqual(['D, A']);
    close();
  });
});

describe("boy-056 You've Done Good, Lad", () => {
  test('an attacker gets +1/+1 for each face-up character of one of the two teams', () => {
    const numbers = (mode: number) => {
      const { ann, card } = scene('modern', {
        ann: {
          front: [
            body('A', 1, 9),
            body('B', 1, 9, 'team:theBoys'),
            body('C', 1, 9, 'team:theSeven'),
            body('E', 1, 9, 'team:theSeven'),
            { body: 'S 1/9 team:theSeven', stunned: true },
            { body: 'T 1/9 team:theBoys', stunned: true },
          ],
          hand: ['boy-056 as Twist'],
        },
        bob: { front: [body('D', 0, 99), body('F', 0, 9, 'team:theBoys'), body('G', 0, 9, 'team:theSeven')] },
        open: true,
      });
      ann.attack('D', 'A');
      ann.play('Twist');
      ann.number(mode);
      return [card('A').atk, card('A').def, card('D').atk];
    };
    expect([numbers(0), numbers(1)]).toEqual([
      [2, 10, 0],
      [3, 11, 0],
    ]);
  });

  test('this combat, and only on his own turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99), body('B', 1, 9, 'team:theBoys')], hand: ['boy-056 as Twist'] },
      bob: { front: [body('D', 0, 99)], hand: ['boy-056 as Other'] },
    });
    ann.attack('D', 'A');
    ann.play('Twist');
    ann.number(0);
    expect([card('A').atk, bob.offered('play')]).toEqual([2, []]);
    pass(bob, ann);
    expect(card('A').atk).toBe(1);
    close();
  });
});
