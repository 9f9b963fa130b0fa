import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('leg-028 Green Goblin, Level 2', () => {
  const choice = 'Sadistic Choice';
  const stage = (hand: string[]) =>
    scene('modern', {
      ann: { back: ['leg-028 as Goblin'], front: [body('A', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)], back: ['Main as Boss'], hand },
    });

  test('stuns an enemy supporting character unless its player discards a random card', () => {
    const { ann, bob, card, random, seat, close } = stage(['Might Location', 'Skill Location']);
    ann.use('Goblin', choice);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    random('Skill Location');
    bob.yes();
    expect([card('D').stunned, card('Goblin').xp, seat('bob').hand]).toEqual([false, 0, ['Might Location']]);
    expect(ann.refused('use', 'Goblin', choice)).toEqual(['VS-PWR-42']);
    close();
    const refusing = stage(['Might Location']);
    refusing.ann.use('Goblin', choice);
    refusing.ann.choose('D');
    refusing.bob.no();
    expect([refusing.card('D').stunned, refusing.seat('bob').hand]).toEqual([true, ['Might Location']]);
    refusing.close();
  });
  test('gains an XP for every enemy character that is stunned, and becomes Level 3 with three', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'leg-028', xp: 1 }], front: [body('A', 9, 1), body('B', 9, 9)] },
      bob: { front: [body('D', 1, 1), body('Boss', 1, 1, 'main', 'health:9')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('leg-028').xp]).toEqual([true, 2]);
    ann.attack('Boss', 'B');
    pass(ann, bob);
    expect(card('leg-029').level).toBe(3);
    close();
  });
});

describe('leg-032 Crossbones', () => {
  test('gets a +1/+1 counter for each supporting Super Villain that appears on his side, himself included', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        hand: ['leg-032 as Bones', body('V', 1, 1, 'team:superVillains'), body('A', 1, 1)],
        points: 9,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Bones', 'front');
    expect(card('Bones').plus).toBe(1);
    ann.recruit('V', 'front');
    expect(card('Bones').plus).toBe(2);
    ann.recruit('A', 'front');
    expect(card('Bones').plus).toBe(2);
    close();
  });

  test('gets none for the enemy side', () => {
    const { bob, card, close } = scene('modern', {
      ann: { front: ['leg-032 as Bones'] },
      bob: { hand: [body('V', 1, 1, 'team:superVillains')], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('V', 'front');
    expect(card('Bones').plus).toBe(0);
    close();
  });

  test('keeps enemy players, and only them, from playing plot twists while he is in combat', () => {
    const stage = (attacker: string) => {
      const stage = scene('modern', {
        ann: { front: ['leg-032 as Bones', body('A', 1, 9)], hand: ['mnb-105 as Mine'] },
        bob: { front: [body('D', 0, 9)], hand: ['mnb-108 as Cover'] },
        open: true,
      });
      stage.ann.attack('D', attacker);
      return stage;
    };
    const his = stage('Bones');
    expect(his.ann.offered('play')).toEqual(['Mine']);
    his.ann.pass();
    expect(his.bob.offered('play')).toEqual([]);
    his.bob.pass();
    his.close();
    const other = stage('A');
    other.ann.pass();
    expect(other.bob.offered('play')).toEqual(['Cover']);
    other.bob.pass();
    other.close();
  });
});

describe('leg-034 Mister Sinister', () => {
  test('draws a card at the start of his player’s turn, even while stunned', () => {
    const hand = (facts: object, turn: 'ann' | 'bob') =>
      scene('modern', { ann: { front: [{ card: 'leg-034', ...facts }] }, bob: {}, at: 'turn', turn }).seat('ann').hand
        ?.length;
    // Two of the Draw Phase, and his.
    expect([hand({}, 'ann'), hand({}, 'bob')]).toEqual([3, 0]);
  });

  // Ruling: it lasts until the character leaves play.
  test.each(['flight', 'ranged', 'berserker', 'dodge', 'ferocious', 'lethal'].map((word, index) => ({ word, index })))(
    'ruling: gives another supporting character $word for good',
    ({ word, index }) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: {
          back: ['leg-034 as Sinister', body('Boss', 1, 1, 'main')],
          front: [body('A', 1, 1)],
          resources: ['Energy Location x2'],
        },
        bob: { front: [body('D', 1, 1)] },
      });
      ann.use('Sinister', 'Genetic Manipulation');
      expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
      ann.choose('A');
      expect(ann.offered('number').length).toBe(6);
      ann.number(index);
      expect(card('A').keywords).toBe(word);
      expect(ann.refused('use', 'Sinister', 'Genetic Manipulation')).toEqual(['VS-PWR-42']);
      pass(ann, bob, bob, bob);
      expect(card('A').keywords).toBe(word);
      close();
    },
  );
});

describe('leg-035 Onslaught', () => {
  const stage = () =>
    scene('modern', {
      ann: {
        hand: ['leg-035 as Onslaught'],
        deck: ['leg-036', body('Mine', 2, 3, 'flight', 'health:2'), 'leg-036'],
        points: 8,
      },
      bob: { deck: ['leg-035 as Other', 'Might Location', body('Yours', 4, 1, 'ranged', 'health:1')] },
      at: 'recruit',
    });

  test('removes the first other character of each deck and has their powers and stats', () => {
    const { ann, card, seat, close } = stage();
    ann.recruit('Onslaught', 'front');
    expect([card('Mine').zone, card('Yours').zone]).toEqual(['removed', 'removed']);
    const { atk, def, health, keywords } = card('Onslaught');
    expect([atk, def, health]).toEqual([6, 4, 3]);
    expect(String(keywords).split(' ').toSorted()).toEqual(['flight', 'jointConsciousness', 'ranged']);
    expect([seat('ann').deck?.length, seat('bob').deck?.length]).toEqual([2, 2]);
    close();
  });

  // Rulings: whoever brings him back by other means has a 0/0, and he is stunned or gone at once.
  test('ruling: is 0/0 without having been recruited', () => {
    const { card } = scene('modern', { ann: { front: [{ card: 'leg-035', as: 'Onslaught', plus: 1 }] }, bob: {} });
    expect([card('Onslaught').atk, card('Onslaught').def, card('Onslaught').health]).toEqual([1, 1, 0]);
  });
});

test('leg-036 Steel and Flame puts two -1/-1 counters on each enemy supporting character', () => {
  const of = (name: string) => body(name, 9, 9, 'team:superVillains');
  const { ann, card, close } = scene('modern', {
    ann: { front: [of('A'), of('B'), of('C')], hand: ['leg-036 as Twist'] },
    bob: { front: [body('D', 9, 9)], back: [body('E', 9, 9), body('Boss', 9, 9, 'main')] },
  });
  ann.play('Twist');
  expect([card('D').minus, card('E').minus, card('Boss').minus, card('A').minus]).toEqual([2, 2, 0, 0]);
  close();
});

describe('leg-029 Green Goblin, Level 3', () => {
  const game = "Goblin's Game";
  const stage = (bob: object) =>
    scene('modern', {
      ann: {
        back: ['leg-029 as Goblin'],
        front: [body('A', 1, 1)],
        hand: ['Might Location'],
        resources: ['Skill Location x2'],
      },
      bob: { back: [body('Boss', 1, 1, 'main', 'health:9')], ...bob },
    });

  test('KOs the main character of a player without cards in hand', () => {
    const { ann, winners } = stage({ front: [body('D', 1, 1)] });
    ann.use('Goblin', game);
    expect(winners()).toEqual(['ann']);
  });

  test('or without supporting characters', () => {
    const { ann, winners } = stage({ hand: ['Skill Location'] });
    ann.use('Goblin', game);
    expect(winners()).toEqual(['ann']);
  });

  test('nobody else, and once a turn', () => {
    const { ann, card, close } = stage({ hand: ['Skill Location'], front: [{ body: 'D 1/1', stunned: true }] });
    ann.use('Goblin', game);
    expect([card('Boss').zone, card('Goblin').zone]).toEqual(['back', 'back']);
    expect(ann.refused('use', 'Goblin', game)).toEqual(['VS-PWR-42']);
    close();
  });

  test('their own player too', () => {
    const { ann, winners } = scene('modern', {
      ann: { back: ['leg-029 as Goblin'], resources: ['Skill Location'] },
      bob: { hand: ['Skill Location'], front: [body('D', 1, 1)] },
    });
    ann.use('Goblin', game);
    expect(winners()).toEqual(['bob']);
  });
});

describe('leg-030 Ultron, Level 1', () => {
  test('puts a supporting Ultron from hand or KO pile onto his side', () => {
    const stage = () =>
      scene('modern', {
        ann: {
          back: ['leg-030 as Boss'],
          hand: ['mnb-093 as One', body('A', 1, 1)],
          ko: ['mnb-093 as Two', 'mnb-105 as Fire'],
          resources: ['Intellect Location x2'],
        },
        bob: { ko: ['mnb-093 as Theirs'] },
        at: 'build',
      });
    const { ann, card, close } = stage();
    ann.use('Boss', 'Iterate');
    expect(ann.offered('choose').toSorted()).toEqual(['One', 'Two']);
    ann.choose('Two');
    ann.row('front');
    expect([card('Two').zone, card('One').zone]).toEqual(['front', 'hand']);
    expect(ann.refused('use', 'Boss', 'Iterate')).toEqual(['VS-PWR-42']);
    close();
    const hand = stage();
    hand.ann.use('Boss', 'Iterate');
    hand.ann.choose('One');
    hand.ann.row('back');
    expect(hand.card('One').zone).toBe('back');
    hand.close();
  });

  test('gains an XP at the end of his turn for each Ultron on his side, himself included', () => {
    const after = (xp: number, turn: 'ann' | 'bob') => {
      const { ann, bob, card, close } = scene('modern', {
        ann: {
          back: [{ card: 'leg-030', xp }],
          front: ['mnb-093 as One', { card: 'mnb-093', as: 'Two', stunned: true }, body('A', 1, 1)],
        },
        bob: { front: ['mnb-093 as Theirs'] },
        turn,
      });
      if (turn === 'ann') pass(ann, bob);
      else pass(bob, ann);
      const facts = [card('leg-030').xp, card('leg-031').zone];
      close();
      return facts;
    };
    expect(after(0, 'ann')).toEqual([3, 'levelUp']);
    expect(after(3, 'ann')[1]).toBe('back');
    expect(after(0, 'bob')).toEqual([0, 'levelUp']);
  });
});

describe('leg-031 Ultron, Level 2', () => {
  test('puts up to two supporting Ultrons from hand and KO pile onto his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['leg-031 as Boss'],
        hand: ['mnb-093 as One'],
        ko: ['mnb-093 as Two'],
        resources: ['Energy Location x2'],
      },
      bob: {},
      at: 'build',
    });
    ann.use('Boss', 'Reiterate');
    ann.choose('One', 'Two');
    ann.row('front');
    ann.row('back');
    expect([card('One').zone, card('Two').zone]).toEqual(['front', 'back']);
    expect(ann.refused('use', 'Boss', 'Reiterate')).toEqual(['VS-PWR-42']);
    close();
  });

  test('or one, or none', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['leg-031 as Boss'],
        hand: ['mnb-093 as One'],
        ko: ['mnb-093 as Two'],
        resources: ['Energy Location x2'],
      },
      bob: {},
      at: 'build',
    });
    ann.use('Boss', 'Reiterate');
    ann.done();
    expect([card('One').zone, card('Two').zone]).toEqual(['hand', 'ko']);
    close();
  });
});

describe('leg-033 The Grandmaster', () => {
  const stage = () =>
    scene('modern', {
      ann: {
        back: ['leg-030 as Boss'],
        front: ['leg-033 as Master'],
        hand: ['mnb-093 as One', body('A', 1, 1)],
        resources: ['Intellect Location x2'],
        points: 9,
      },
      bob: {},
      at: 'recruit',
    });

  test('KOs a supporting character that was put into play', () => {
    const { ann, card, close } = stage();
    ann.use('Boss', 'Iterate');
    ann.choose('One');
    ann.row('front');
    expect(card('One').zone).toBe('ko');
    close();
  });

  test('not one recruited from a hand', () => {
    const { ann, card, close } = stage();
    ann.recruit('A', 'front');
    expect(card('A').zone).toBe('front');
    close();
  });

  // Ruling: a combat of others does not count; see also VS-KW-ELDER.
  test('ruling: is not wounded by a stun in his own combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['leg-033 as Master'] },
    });
    ann.attack('Master', 'A');
    pass(ann, bob);
    expect([card('Master').stunned, card('Master').wounds]).toEqual([true, 0]);
    close();
  });
});
