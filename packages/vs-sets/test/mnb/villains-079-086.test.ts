import { supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('mnb-079 Green Goblin, Level 1', () => {
  const choice = 'Sadistic Choice';
  const stage = (hand: string[]) =>
    scene('modern', {
      ann: { back: ['mnb-079 as Goblin'], front: [body('A', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)], back: ['Main as Boss'], hand },
    });

  test('stuns an enemy supporting character if its player does not discard', () => {
    const { ann, bob, card, seat, close } = stage(['Might Location', 'Skill Location']);
    ann.use('Goblin', choice);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    bob.no();
    expect([card('D').stunned, card('Goblin').xp, seat('bob').hand?.length]).toEqual([true, 1, 2]);
    expect(ann.refused('use', 'Goblin', choice)).toEqual(['VS-PWR-42']);
    close();
  });

  test('lets it be when the player discards a random card', () => {
    const { ann, bob, card, random, seat, close } = stage(['Might Location', 'Skill Location']);
    ann.use('Goblin', choice);
    ann.choose('D');
    random('Skill Location');
    bob.yes();
    expect([card('D').stunned, card('Goblin').xp, seat('bob').hand]).toEqual([false, 0, ['Might Location']]);
    expect(seat('bob').ko).toEqual(['Skill Location']);
    close();
  });

  test('does not ask a player without cards', () => {
    const { ann, card, close } = stage([]);
    ann.use('Goblin', choice);
    ann.choose('D');
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('gains an XP for every enemy that is stunned by anybody, main characters included', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'mnb-079', xp: 4 }], front: [body('A', 9, 1), body('B', 9, 9)] },
      bob: { front: [body('D', 1, 1), body('Boss', 1, 1, 'main', 'health:9')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('mnb-079').xp]).toEqual([true, 5]);
    ann.attack('Boss', 'B');
    pass(ann, bob);
    expect(card('mnb-080').level).toBe(2);
    close();
  });
});

test('mnb-080 Green Goblin, Level 2, KOs a stunned enemy supporting character', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { back: ['mnb-080 as Goblin'], front: [{ body: 'A 1/1', stunned: true }], resources: ['Skill Location x2'] },
    bob: {
      front: [{ body: 'D 1/1', stunned: true }, { body: 'F 1/1', stunned: true }, body('E', 1, 1)],
      back: [{ body: 'Boss 1/1 main', stunned: true }],
    },
  });
  ann.use('Goblin', 'Bombs Away');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'F']);
  ann.choose('D');
  expect([seat('bob').ko, ann.refused('use', 'Goblin', 'Bombs Away')]).toEqual([['D'], ['VS-PWR-42']]);
  close();
});

describe('mnb-081 Loki, Level 1', () => {
  const mischief = 'God of Mischief';

  // Ruling: the plot twist is played as though from hand, and shuffled into the deck when it has resolved.
  test('ruling: plays a plot twist from his KO pile and shuffles it into the deck', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 6, 9)], ko: ['mnb-105 as Theirs'] },
      bob: {
        front: ['mnb-081 as Loki'],
        ko: ['mnb-108 as Cover', 'mnb-075 as Guard', 'mnb-101 as Main Phase', 'mnb-103 as Trick', body('X', 1, 1)],
        resources: ['Skill Location x2'],
      },
    });
    ann.attack('Loki', 'A');
    ann.pass();
    bob.use('Loki', mischief);
    // No Guardian is there to play the one, and the other is for the Main Phase.
    expect(bob.offered('choose').toSorted()).toEqual(['Cover', 'Trick']);
    bob.choose('Cover');
    expect([card('Loki').def, card('Loki').xp]).toEqual([9, 1]);
    expect([seat('bob').deck?.length, seat('bob').ko?.length]).toEqual([21, 4]);
    ann.pass();
    expect(bob.refused('use', 'Loki', mischief)).toEqual(['VS-PWR-42']);
    bob.pass();
    expect(card('Loki').stunned).toBe(false);
    close();
  });

  test('cannot play one while his enemies keep him from playing plot twists', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-058 as Soldier'] },
      bob: { front: ['mnb-081 as Loki'], ko: ['mnb-108 as Cover'], resources: ['Skill Location'] },
    });
    ann.attack('Loki', 'Soldier');
    ann.pass();
    bob.use('Loki', mischief);
    expect([card('Cover').zone, card('Loki').xp]).toEqual(['ko', 0]);
    pass(ann, bob);
    close();
  });

  test('does nothing without a plot twist to play', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-081 as Loki'], ko: ['mnb-101'], resources: ['Skill Location'] },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'Loki');
    ann.use('Loki', mischief);
    expect(card('Loki').xp).toBe(0);
    pass(bob, ann);
    close();
  });

  test('gains an XP for each plot twist his player plays, and becomes Level 2 with five', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-081', xp: 3 }], hand: ['mnb-105 as One', 'mnb-106 as Two'] },
      bob: { front: [body('D', 0, 9)], hand: ['mnb-108 as Cover'] },
    });
    ann.attack('D', 'mnb-081');
    ann.play('One');
    expect(card('mnb-081').xp).toBe(4);
    bob.play('Cover');
    expect(card('mnb-081').xp).toBe(4);
    ann.play('Two');
    expect([card('mnb-082').level, card('mnb-082').role]).toEqual([2, 'attacker']);
    pass(bob, ann);
    close();
  });
});

test('mnb-082 Loki, Level 2, sees a hand and makes its player discard the plot twists', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: { front: ['mnb-082 as Loki'], hand: ['mnb-105 as Mine'], resources: ['Intellect Location', 'Skill Location'] },
    bob: { front: [body('D', 0, 9)], hand: ['mnb-105 as One', 'mnb-101 as Two', 'Might Location', body('X', 1, 1)] },
  });
  ann.use('Loki', 'Master of Plots');
  expect([seat('bob').hand, seat('bob').ko?.toSorted()]).toEqual([
    ['Might Location', 'X'],
    ['One', 'Two'],
  ]);
  expect([seat('ann').hand, ann.sees('X')]).toEqual([['Mine'], true]);
  ann.attack('D', 'Loki');
  expect(ann.refused('use', 'Loki', 'Master of Plots')).not.toEqual([]);
  pass(ann, bob);
  close();
});

describe('mnb-083 Magneto, Level 1', () => {
  test('gets +0/+4 this combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 7, 9)] },
      bob: { front: ['mnb-083 as Magneto'], resources: ['Energy Location x2'] },
    });
    ann.attack('Magneto', 'A');
    ann.pass();
    bob.use('Magneto', 'Magnetic Force Field');
    expect([card('Magneto').atk, card('Magneto').def]).toEqual([2, 8]);
    ann.pass();
    expect(bob.refused('use', 'Magneto', 'Magnetic Force Field')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect([card('Magneto').stunned, card('Magneto').def]).toEqual([false, 4]);
    close();
  });

  test('gains an XP at the start of his player’s turn if he is face up', () => {
    const xp = (facts: object, turn: 'ann' | 'bob') =>
      scene('modern', {
        ann: { back: [{ card: 'mnb-083', as: 'Magneto', ...facts }] },
        bob: {},
        at: 'turn',
        turn,
      }).card('Magneto').xp;
    expect([xp({}, 'ann'), xp({}, 'bob'), xp({ stunned: true }, 'ann')]).toEqual([1, 0, 0]);
  });

  test('becomes Level 2 with four', () => {
    const { card, close } = scene('modern', { ann: { back: [{ card: 'mnb-083', xp: 3 }] }, bob: {}, at: 'turn' });
    expect([card('mnb-084').level, card('mnb-084').zone]).toEqual([2, 'back']);
    close();
  });
});

test('mnb-084 Magneto, Level 2, KOs a face-down resource of any side', () => {
  const { ann, seat, close } = scene('modern', {
    ann: {
      back: ['mnb-084 as Magneto'],
      resources: ['Might Location x2', { card: 'Skill Location', as: 'Mine', faceDown: true }],
    },
    bob: { resources: ['Energy Location as Up', { card: 'Energy Location', as: 'Down', faceDown: true }] },
  });
  ann.use('Magneto', 'Mutant Supremacy', 'Might Location');
  expect(ann.offered('choose')).toContain('Down');
  expect(ann.offered('choose')).toContain('Mine');
  expect(ann.offered('choose')).not.toContain('Up');
  ann.choose('Down');
  expect([seat('bob').ko, seat('bob').resources]).toEqual([['Down'], ['Up']]);
  expect(ann.refused('use', 'Magneto', 'Mutant Supremacy')).toEqual(['VS-PWR-42']);
  close();
});

describe('mnb-085 Thanos, Level 1', () => {
  test('shuffles the characters of one KO pile into its deck and gets as many counters', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-085 as Titan'], ko: [body('X', 1, 1)], resources: ['Might Location x2'] },
      bob: { ko: [body('Y', 1, 1), 'Skill Location', 'mnb-105 as Fire', body('Z', 1, 1)], deck: 3 },
    });
    ann.use('Titan', 'Court Death');
    expect(ann.offered('choose').toSorted()).toEqual(['ann', 'bob']);
    ann.choose('bob');
    expect([card('Titan').plus, seat('bob').ko, seat('bob').deck?.length]).toEqual([2, ['Skill Location', 'Fire'], 5]);
    expect(seat('ann').ko).toEqual(['X']);
    expect(ann.refused('use', 'Titan', 'Court Death')).toEqual(['VS-PWR-42']);
    close();
  });

  test('may take his own pile', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-085 as Titan'], ko: [body('X', 1, 1)], resources: ['Might Location'] },
      bob: { ko: [body('Y', 1, 1), body('Z', 1, 1)] },
    });
    ann.use('Titan', 'Court Death');
    ann.choose('ann');
    expect([card('Titan').plus, seat('ann').ko]).toEqual([1, []]);
    close();
  });

  test('gains an XP for every character KO’d on any side, two at once too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mnb-085', xp: 3 }],
        front: [body('A', 9, 1, 'health:1'), body('B', 9, 9)],
      },
      bob: { front: [body('D', 9, 1, 'health:1'), body('E', 0, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.order('mnb-085');
    expect(card('mnb-085').xp).toBe(5);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect(card('mnb-086').level).toBe(2);
    close();
  });

  // Ruling: tokens get KO'd like others, though they do not stay in the KO pile.
  test('ruling: gains an XP for a token', () => {
    const drone = supporting({
      ...{ id: 'x-1', name: 'Drone', cost: 0, atk: 0, def: 1, health: 1, teams: [], powers: [] },
      token: true,
    });
    const { ann, bob, card, seat, close } = scene('modern', {
      cards: [drone],
      ann: { front: ['mnb-085 as Titan'] },
      bob: { front: ['Drone'] },
    });
    ann.attack('Drone', 'Titan');
    pass(ann, bob);
    expect([card('Titan').xp, seat('bob').front, seat('bob').ko]).toEqual([1, [], []]);
    close();
  });

  // Ruling: he gains the XP when he and the other stun each other and the other is KO'd.
  test('ruling: gains the XP for the character that stuns him as it is KO’d by him', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-085 as Titan'] },
      bob: { front: [body('D', 9, 1, 'health:1')] },
    });
    ann.attack('D', 'Titan');
    pass(ann, bob);
    expect([card('Titan').stunned, card('D').zone, card('Titan').xp]).toEqual([true, 'ko', 1]);
    close();
  });
});

describe('mnb-086 Thanos, Level 2', () => {
  const gauntlet = 'The Infinity Gauntlet';
  const stones = ['Energy Location', 'Intellect Location', 'Might Location', 'Skill Location'];

  test('stuns the main character, KOs a resource and a supporting character of his choice and takes the hand', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-086 as Titan'], front: [body('A', 1, 1)], resources: stones, hand: ['mnb-105 as Mine'] },
      bob: {
        front: [body('D', 1, 1, 'health:9'), body('E', 1, 1)],
        back: [body('Boss', 1, 1, 'main')],
        resources: ['Energy Location as R', 'Might Location as S'],
        hand: ['mnb-105 as Theirs', body('X', 1, 1)],
      },
    });
    ann.use('Titan', gauntlet);
    expect(ann.offered('choose').toSorted()).toEqual(['R', 'S']);
    ann.choose('R');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('Boss').stunned, card('Boss').wounds, card('E').stunned]).toEqual([true, 1, false]);
    expect([seat('bob').hand, seat('bob').resources]).toEqual([[], ['S']]);
    expect(seat('bob').ko?.toSorted()).toEqual(['D', 'R', 'Theirs', 'X']);
    expect([seat('ann').hand, seat('ann').resources?.length, card('A').zone]).toEqual([['Mine'], 4, 'front']);
    close();
  });

  test('does what it can', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-086 as Titan'], resources: stones },
      bob: { back: ['Main as Boss'], hand: ['Might Location as M'] },
    });
    ann.use('Titan', gauntlet);
    expect([card('Boss').stunned, seat('bob').ko]).toEqual([true, ['M']]);
    close();
  });

  test('reaches each enemy player', () => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { back: ['mnb-086 as Titan'], resources: stones },
      bob: { back: ['Main as Bob'] },
      cem: { back: ['Main as Cem'] },
    });
    ann.use('Titan', gauntlet);
    expect([card('Bob').stunned, card('Cem').stunned, card('Titan').stunned]).toEqual([true, true, false]);
    close();
  });

  test('asks for all four symbols', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['mnb-086 as Titan'], resources: ['Energy Location x2', 'Intellect Location', 'Might Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual(['Titan, Court Death']);
    close();
  });

  // Ruling: under Mental Domination he does not stun himself, since his player controls no main character then.
  test('ruling: does not stun himself while another player has him', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mnb-034 as Xavier'], resources: [...stones, 'Intellect Location'] },
      bob: { back: ['mnb-086 as Titan'], front: [body('D', 1, 1)] },
    });
    ann.use('Xavier', 'Mental Domination');
    ann.choose('Titan');
    ann.row('front');
    expect(card('Titan').controller).toBe('ann');
    ann.use('Titan', gauntlet);
    expect([card('Titan').stunned, card('Xavier').stunned, card('D').zone]).toEqual([false, false, 'ko']);
    ann.pass();
    ann.row('back');
    expect(card('Titan').controller).toBe('bob');
    close();
  });
});
