import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-032 Abomination, Level 1', () => {
  const want = 'I Want That. I Need That. Make Me That.';

  test('gets as many counters as another character has, which keeps its own', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-032 as Abom'], front: [{ body: 'A 1/1', plus: 1 }], resources: ['Intellect Location'] },
      bob: { front: [{ body: 'D 1/9', plus: 3 }] },
    });
    ann.use('Abom', want);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Main']);
    ann.choose('D');
    expect([card('Abom').plus, card('D').plus, card('Abom').xp]).toEqual([3, 3, 1]);
    close();
  });

  test('gains one XP each time his ATK grows, by counters or otherwise, however much', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-032', as: 'Abom', xp: 1 }], hand: ['mcu1-062 as Friend', 'mcu1-055 as Twin'] },
      bob: { front: [body('D', 1, 20)] },
    });
    ann.attack('D', 'Abom');
    ann.play('Friend');
    ann.choose('Abom');
    expect(card('Abom').xp).toBe(2);
    bob.pass();
    ann.powerUp('Twin', 'Abom');
    expect(card('Abom').xp).toBe(3);
    pass(bob, ann);
    close();
  });

  test('gains none from a counter on another character, nor from choosing one without counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['mcu1-032 as Abom'],
        front: ['mcu1-043 as Killian'],
        resources: ['Intellect Location', 'Might Location'],
      },
      bob: {},
    });
    ann.use('Abom', want);
    ann.choose('Killian');
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('bob’s Main');
    expect(card('Abom').xp).toBe(0);
    close();
  });

  test('becomes Level 2 with the fourth XP', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'mcu1-032', xp: 3 }], front: ['mcu1-043 as Killian'], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('mcu1-032');
    expect(card('mcu1-033')).toEqual({ plus: 3 });
    close();
  });
});

describe('mcu1-033 Abomination, Level 2', () => {
  const fight = 'Give Me a Real Fight!';
  const position = {
    ann: { front: ['mcu1-033 as Abom', body('A', 1, 9)], resources: ['Skill Location'] },
    bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('F', 1, 9)] },
  };

  // VS-EX-49
  test('makes an enemy’s first attack include a character of his choice and aim at him', () => {
    const { ann, bob, card, close } = scene('modern', position);
    ann.use('Abom', fight);
    pass(ann, bob, bob, bob);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'F', 'Main']);
    ann.choose('F');
    expect(card('F').zone).toBe('front');
    expect(bob.offered('attack').toSorted()).toEqual(['Abom, D', 'Abom, E', 'Abom, F']);
    bob.attack('Abom', 'D', 'F');
    pass(bob, ann);
    // The first attack is over: E is free.
    expect(bob.offered('attack').toSorted()).toEqual(['A, E', 'Abom, E']);
    close();
  });

  test('lets the player make no attack at all, and is over after that turn', () => {
    const { ann, bob, close } = scene('modern', position);
    ann.use('Abom', fight);
    pass(ann, bob, bob, bob);
    ann.choose('D');
    pass(bob, ann, ann, ann);
    nextMain(ann, bob);
    expect(bob.offered('attack').toSorted()).toEqual(['A, D', 'A, E', 'Abom, D', 'Abom, E']);
    close();
  });

  test('is void if the character cannot attack', () => {
    const { ann, bob, close } = scene('modern', {
      ann: position.ann,
      bob: { front: [body('D', 1, 9), { body: 'E 1/9', exhausted: true, frozen: true }] },
    });
    ann.use('Abom', fight);
    pass(ann, bob, bob, bob);
    ann.choose('E');
    expect(bob.offered('attack').toSorted()).toEqual(['A, D', 'Abom, D']);
    close();
  });

  test('is void if Abomination cannot be attacked', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-033 as Abom', body('A', 1, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9), body('E', 20, 20)] },
    });
    ann.use('Abom', fight);
    ann.attack('E', 'Abom');
    pass(ann, bob);
    expect(card('Abom').stunned).toBe(true);
    pass(ann, bob, bob, bob);
    ann.choose('D');
    expect(bob.offered('attack').toSorted()).toEqual(['A, D', 'A, E']);
    close();
  });

  test('strikes each attacker of a melee team attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 6), body('B', 1, 6), body('C', 1, 7)] },
      bob: { front: ['mcu1-033 as Abom'] },
    });
    ann.attack('Abom', 'A', 'B', 'C');
    pass(ann, bob);
    expect(['A', 'B', 'C'].map((name) => card(name).stunned)).toEqual([true, true, false]);
    close();
  });
});

const idea = 'You Had a Great Idea, Tony';

describe('mcu1-034 Iron Monger, Level 1', () => {
  test('may recruit the character he chose from another player’s KO pile, this turn', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mcu1-034 as Monger'], resources: ['Intellect Location', 1] },
      bob: { ko: [body('D', 1, 1, 'cost:2'), body('E', 1, 1), 'mcu1-029'] },
      at: 'recruit',
    });
    expect(ann.offered('recruit')).toEqual([]);
    ann.use('Monger', idea);
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('D');
    expect(ann.offered('recruit')).toEqual(['D, front', 'D, back']);
    ann.recruit('D', 'front');
    expect([card('D').owner, card('D').controller, seat('ann').points]).toEqual(['bob', 'ann', 0]);
    expect(card('Monger').xp).toBe(1);
    close();
  });

  test('pays the cost, and may not recruit it the next turn', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { back: ['mcu1-034 as Monger'], resources: ['Intellect Location'] },
      bob: { ko: [body('D', 1, 1, 'cost:2'), body('E', 1, 1)] },
      at: 'recruit',
    });
    ann.use('Monger', idea);
    ann.choose('D');
    expect(ann.offered('recruit')).toEqual([]);
    pass(ann, ann);
    nextMain(ann, bob);
    pass(bob, ann);
    expect(ann.offered('recruit')).toEqual([]);
    close();
  });

  // VS-EX-01
  test('gains an XP when anybody recruits a character he does not own, but not for his own', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu1-034 as Monger'], hand: [body('A', 1, 1, 'cost:0')] },
      bob: { hand: [body('D', 1, 1, 'cost:0')] },
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('Monger').xp).toBe(0);
    pass(ann, ann, ann, bob);
    bob.recruit('D', 'front');
    expect(card('Monger').xp).toBe(1);
    close();
  });
});

describe('mcu1-035 Iron Monger, Level 2', () => {
  const suit = 'But My Suit is More Advanced';

  test('gets counters until his DEF is higher than the ATK of an enemy character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu1-035 as Monger'], front: [body('A', 30, 1)], resources: ['Might Location'] },
      bob: { front: [body('D', 11, 1), body('E', 5, 1)], back: ['Main as Bob'] },
    });
    ann.use('Monger', suit);
    expect(ann.offered('choose').toSorted()).toEqual(['Bob', 'D', 'E']);
    ann.choose('D');
    expect([card('Monger').plus, card('Monger').def]).toEqual([7, 12]);
    close();
  });

  test('gets one counter against equal ATK and none against less', () => {
    const against = (atk: number) => {
      const { ann, card, close } = scene('modern', {
        ann: { back: ['mcu1-035 as Monger'], resources: ['Might Location'] },
        bob: { back: [body('Boss', atk, 9, 'main')] },
      });
      ann.use('Monger', suit);
      close();
      return card('Monger').plus;
    };
    expect([against(6), against(5), against(4)]).toEqual([2, 1, 0]);
  });
});
