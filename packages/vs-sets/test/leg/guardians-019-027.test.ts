import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('leg-019 Drax, Level 1', () => {
  test('moves an enemy supporting character to its front row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['leg-019 as Drax', body('A', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1)], back: [body('E', 1, 1), body('Boss', 1, 1, 'main')] },
    });
    ann.use('Drax', 'Call Enemy');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('E');
    expect(card('E').zone).toBe('front');
    expect(ann.refused('use', 'Drax', 'Call Enemy')).toEqual(['VS-PWR-42']);
    close();
  });

  test('gains XP equal to the health of an enemy character he KOs', () => {
    const fight = (attacker: string, xp: number) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: [{ card: 'leg-019', xp }, body('A', 9, 9, 'lethal')] },
        bob: { front: [body('D', 0, 1, 'health:3')] },
      });
      ann.attack('D', attacker);
      pass(ann, bob);
      const facts = [card('D').zone, card('leg-019').xp, card('leg-020').zone];
      close();
      return facts;
    };
    expect(fight('leg-019', 0)).toEqual(['ko', 3, 'levelUp']);
    expect(fight('A', 0)).toEqual(['ko', 0, 'levelUp']);
    expect(fight('leg-019', 1)).toEqual(['ko', 0, 'front']);
  });
});

describe('leg-020 Drax, Level 2', () => {
  test('gets counters for the total health of enemy characters KO’d this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['leg-020 as Drax', body('A', 9, 9, 'lethal'), { body: 'Own 0/1', wounds: 1 }],
        resources: ['Might Location x2'],
      },
      bob: { front: [body('D', 0, 1, 'health:3'), body('E', 0, 1), body('F', 9, 1)], ko: [body('Old', 1, 1)] },
    });
    ann.attack('D', 'Drax');
    pass(ann, bob);
    ann.attack('E', 'A');
    pass(ann, bob);
    ann.attack('F', 'Own');
    pass(ann, bob);
    expect(card('Own').zone).toBe('ko');
    ann.use('Drax', 'Brutal Strength');
    expect(card('Drax').plus).toBe(5);
    expect(ann.refused('use', 'Drax', 'Brutal Strength')).toEqual(['VS-PWR-42']);
    close();
  });

  test('gets none on a turn without such a KO', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['leg-020 as Drax'], resources: ['Might Location'] },
      bob: { ko: [body('Old', 1, 1)] },
    });
    ann.use('Drax', 'Brutal Strength');
    expect(card('Drax').plus).toBe(0);
    close();
  });
});

describe('leg-021 Groot, Level 2', () => {
  test('gets +1/+1 this combat for each resource on his side, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: {
        front: ['leg-021 as Groot'],
        resources: ['Might Location x2', { card: 'Skill Location', faceDown: true }],
      },
    });
    ann.attack('Groot', 'A');
    ann.pass();
    bob.use('Groot', 'I am Groot');
    expect([card('Groot').atk, card('Groot').def]).toEqual([11, 11]);
    ann.pass();
    expect(bob.refused('use', 'Groot', 'I am Groot')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect([card('Groot').atk, card('Groot').def]).toEqual([8, 8]);
    close();
  });

  test('gains an XP for each resource his player gains, and levels up with three', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'leg-021', xp: 2 }], hand: ['Might Location'] },
      bob: { hand: ['Skill Location'] },
      at: 'resource',
      turn: 'bob',
    });
    bob.resource('Skill Location', 'up');
    expect(card('leg-021').xp).toBe(2);
    pass(bob, bob, bob);
    ann.resource('Might Location', 'down');
    expect(card('leg-022').level).toBe(3);
    close();
  });

  // Ruling: the Level 2 that becomes Level 1 again can gain XP and level up again; this one is another Level 2 of his.
  test('ruling: belongs to the same Groot as the Level 1 of The Marvel Battles', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mnb-059', as: 'Groot', xp: 4 }],
        levelUp: ['mnb-060 as Old', 'leg-021 as New'],
        hand: ['Might Location'],
      },
      bob: {},
      at: 'resource',
    });
    ann.resource('Might Location', 'up');
    expect(ann.offered('version').toSorted()).toEqual(['New', 'Old']);
    ann.version('New');
    expect([card('leg-021').level, card('leg-021').zone]).toEqual([2, 'back']);
    close();
  });
});

test('leg-022 Groot, Level 3, gets a +1/+1 counter for each resource', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['leg-022 as Groot'], resources: ['Energy Location x2', 'Skill Location'] },
    bob: { resources: ['Skill Location'] },
  });
  ann.use('Groot', 'I am Groot');
  expect(card('Groot').plus).toBe(3);
  expect(ann.offered('use')).toEqual([]);
  close();
});

describe('leg-024 Martinex', () => {
  test('stuns an enemy supporting character that costs 2 or less', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['leg-024 as Martinex'], front: [body('A', 1, 1)], resources: ['Energy Location x2'] },
      bob: {
        front: [body('D', 1, 1, 'cost:2'), body('E', 1, 1, 'cost:3'), body('F', 1, 1, 'cost:0')],
        back: [body('Boss', 1, 1, 'main')],
      },
    });
    ann.use('Martinex', 'Heat Up');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'F']);
    ann.choose('D');
    expect(card('D').stunned).toBe(true);
    expect(ann.refused('use', 'Martinex', 'Heat Up')).toEqual(['VS-PWR-42']);
    close();
  });

  test('exhausts an enemy that costs 4 or more, which stays so until his player’s next turn is over', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['leg-024 as Martinex'], front: [body('A', 1, 1, 'cost:4')], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 1, 1, 'cost:4'), body('E', 1, 1, 'cost:3'), body('F', 1, 1, 'cost:5')] },
    });
    ann.use('Martinex', 'Cool Down');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'F']);
    ann.choose('D');
    expect([card('D').exhausted, card('F').exhausted]).toEqual([true, false]);
    nextMain(ann, bob);
    expect(card('D').exhausted).toBe(true);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(card('D').exhausted).toBe(false);
    close();
  });
});

test('leg-027 You Are Groot gives a character in the combat +1/+1 for each resource', () => {
  const of = (name: string) => body(name, 1, 9, 'team:guardians');
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 99)], resources: ['Skill Location x4'] },
    bob: {
      front: [of('D'), of('E'), of('F')],
      hand: ['leg-027 as Twist'],
      resources: ['Might Location', 'Skill Location'],
    },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.play('Twist');
  expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
  bob.choose('D');
  expect([card('D').atk, card('D').def]).toEqual([3, 11]);
  pass(ann, bob);
  expect([card('D').atk, card('D').def]).toEqual([1, 9]);
  close();
});

describe('leg-023 Charlie-27', () => {
  test('gains ATK and DEF until he is 27/27 this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'leg-023', as: 'Charlie', plus: 3 }], resources: ['Might Location x2'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Charlie');
    ann.use('Charlie', 'Jovian Strength');
    expect([card('Charlie').atk, card('Charlie').def]).toEqual([27, 27]);
    pass(bob);
    expect(ann.refused('use', 'Charlie', 'Jovian Strength')).toEqual(['VS-PWR-42']);
    ann.pass();
    expect([card('Charlie').atk, card('Charlie').def]).toEqual([4, 4]);
    close();
  });

  test('loses nothing if he is stronger already, and uses it on his own turn only', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [{ card: 'leg-023', as: 'Charlie', plus: 30 }], resources: ['Might Location'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    ann.attack('D', 'Charlie');
    ann.use('Charlie', 'Jovian Strength');
    expect([card('Charlie').atk, card('Charlie').def]).toEqual([31, 31]);
    const defending = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['leg-023 as Charlie'], resources: ['Might Location'] },
      open: true,
    });
    defending.ann.attack('Charlie', 'A');
    defending.ann.pass();
    expect(defending.bob.refused('use', 'Charlie', 'Jovian Strength')).not.toEqual([]);
  });
});

describe('leg-026 The Collector', () => {
  const add = 'Add to the Collection';

  test('removes a supporting character of any side from the game', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['leg-026 as Tivan', body('Boss', 1, 1, 'main')],
        front: [body('A', 1, 1)],
        resources: ['Intellect Location x2'],
      },
      bob: { front: [body('D', 1, 1)], back: [body('Chief', 1, 1, 'main')] },
    });
    ann.use('Tivan', add);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Tivan']);
    ann.choose('D');
    expect(card('D').zone).toBe('removed');
    expect(ann.refused('use', 'Tivan', add)).toEqual(['VS-PWR-42']);
    close();
  });

  // VS-MEC-TEAM-06: a new team each time, and without a team once; also for another Collector of the same player.
  test('only with a team he has not collected this game', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['leg-026 as Tivan'], resources: ['Intellect Location x3'], hand: ['leg-026 as Other'], points: 9 },
      bob: {
        front: [
          body('D', 1, 1, 'team:xmen'),
          body('E', 1, 1, 'team:xmen'),
          body('F', 1, 1, 'team:none'),
          body('G', 1, 1, 'team:none'),
          body('H', 1, 1, 'team:xmen+avengers'),
        ],
      },
    });
    ann.use('Tivan', add);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'F', 'G', 'H', 'Tivan']);
    ann.choose('D');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Tivan', add);
    expect(ann.offered('choose').toSorted()).toEqual(['F', 'G', 'H', 'Tivan']);
    ann.choose('F');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Tivan', add);
    expect(ann.offered('choose').toSorted()).toEqual(['H', 'Tivan']);
    ann.choose('H');
    expect([card('D').zone, card('F').zone, card('H').zone, card('E').zone]).toEqual([
      'removed',
      'removed',
      'removed',
      'front',
    ]);
    close();
  });

  test('is not wounded by a stun in his own combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['leg-026 as Tivan'] },
    });
    ann.attack('Tivan', 'A');
    pass(ann, bob);
    expect([card('Tivan').stunned, card('Tivan').wounds]).toEqual([true, 0]);
    close();
  });
});

describe('leg-025 Starhawk', () => {
  const stage = (deck: string[], at: 'recruit' | 'main' = 'recruit', facts: object = {}) =>
    scene('modern', {
      ann: {
        front: [{ card: 'leg-025', as: 'Stakar', ...facts }, body('A', 1, 9)],
        hand: [body('H', 1, 1, 'cost:9')],
        deck,
        points: 3,
      },
      bob: { front: [body('D', 0, 9)] },
      at,
      open: true,
    });

  // VS-MEC-PLAYFROM-02
  test('shows his player, and nobody else, the top card of the deck', () => {
    const { ann, bob } = stage(['body X 1/1', 'body Y 1/1']);
    expect([ann.sees('X'), ann.sees('Y'), bob.sees('X')]).toEqual([true, false, false]);
  });

  // VS-MEC-PLAYFROM-02
  test('lets characters be recruited from there, one after the other, without a shuffle', () => {
    const { ann, card, seat } = stage(['body X 1/1', 'body Y 1/1', 'body Z 1/1', 'mnb-105 as Fire', 'body W 1/1']);
    expect(ann.offered('recruit').toSorted()).toEqual(['X, back', 'X, front']);
    ann.recruit('X', 'front');
    expect(ann.offered('recruit').toSorted()).toEqual(['Y, back', 'Y, front']);
    ann.recruit('Y', 'back');
    expect([card('X').zone, card('Y').zone, seat('ann').points]).toEqual(['front', 'back', 1]);
    expect([seat('ann').deck, ann.sees('Z')]).toEqual([['Z', 'Fire', 'W'], true]);
  });

  test('lets plot twists be played from there', () => {
    const { ann, bob, card } = stage(['mnb-105 as Fire', 'body Y 1/1'], 'main');
    ann.attack('D', 'A');
    expect(ann.offered('play')).toEqual(['Fire']);
    ann.play('Fire');
    expect([card('Fire').zone, ann.sees('Y')]).toEqual(['ko', true]);
    expect(bob.sees('Y')).toBe(false);
  });

  test('not while he is stunned', () => {
    const { ann } = stage(['body X 1/1'], 'recruit', { stunned: true });
    expect([ann.sees('X'), ann.offered('recruit')]).toEqual([false, []]);
  });

  test('lets equipment be played from there', () => {
    const { ann, card, seat } = scene('modern', {
      ann: {
        front: ['leg-025 as Stakar', body('C', 1, 1, 'team:company')],
        deck: ['aln-023 as Rifle', 'body Y 1/1'],
        points: 3,
      },
      bob: {},
      at: 'recruit',
      open: true,
    });
    ann.equip('Rifle', 'C');
    expect([card('Rifle').zone, seat('ann').points, ann.sees('Y')]).toEqual(['equipped', 2, true]);
  });
});
