import { a, anyTurn, attacker, stun, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const snare = supporting({
  id: 'xx1-001',
  name: 'Snare',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [anyTurn('Shoot', 'anyCombat', ['skill'], stun(a(attacker())))],
});

describe('leg-010 Cyclops, Level 1', () => {
  test('moves a character of his side to the other row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['leg-010 as Scott'], front: [body('A', 1, 1), body('B', 1, 1)], resources: ['Skill Location x2'] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Scott', 'Battle Tactics');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Scott']);
    ann.choose('A');
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('back');
    expect(card('A').zone).toBe('back');
    expect(ann.refused('use', 'Scott', 'Battle Tactics')).toEqual(['VS-PWR-42']);
    close();
  });

  test('gains an XP when an X-Men supporting character appears on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'leg-010', xp: 3 }],
        hand: [body('X', 1, 1, 'team:xmen'), body('A', 1, 1), body('Y', 1, 1, 'team:xmen')],
        points: 9,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('leg-010').xp).toBe(3);
    ann.recruit('X', 'front');
    expect(card('leg-010').xp).toBe(4);
    ann.recruit('Y', 'front');
    expect(card('leg-011').level).toBe(2);
    close();
  });

  test('gains none for the enemy side', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['leg-010'] },
      bob: { hand: [body('X', 1, 1, 'team:xmen')], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('X', 'front');
    expect(card('leg-010').xp).toBe(0);
    close();
  });
});

describe('leg-012 Wolverine, Level 2', () => {
  test('gets +3/+0 this combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: { front: ['leg-012 as Logan'], resources: ['Skill Location x2'] },
    });
    ann.attack('Logan', 'A');
    ann.pass();
    bob.use('Logan', 'SNIKT!');
    expect([card('Logan').atk, card('Logan').def]).toEqual([9, 8]);
    ann.pass();
    expect(bob.refused('use', 'Logan', 'SNIKT!')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect(card('Logan').atk).toBe(6);
    close();
  });

  // Ruling: both stunned by each other's strike, and he gains the XP.
  test('ruling: gains an XP for stunning an enemy defender while attacking solo, even if he is stunned too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-012 as Logan'] },
      bob: { front: [body('D', 9, 1)] },
    });
    ann.attack('D', 'Logan');
    pass(ann, bob);
    expect([card('Logan').stunned, card('D').stunned, card('Logan').xp]).toEqual([true, true, 1]);
    close();
  });

  // Ruling: solo is judged as the defender is stunned.
  test('ruling: gains one when the others of a team attack are out of it by then, and none in a team attack', () => {
    const fight = (isStunned: boolean) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['leg-012 as Logan', body('A', 1, 1, 'team:xmen')] },
        bob: { front: [body('D', 0, 1)], back: ['Snare'], resources: ['Skill Location'] },
        cards: [snare],
      });
      ann.attack('D', 'Logan', 'A');
      ann.pass();
      if (isStunned) {
        bob.use('Snare', 'Shoot');
        bob.choose('A');
        ann.pass();
      }
      bob.pass();
      const facts = [card('D').stunned, card('Logan').xp];
      close();
      return facts;
    };
    expect([fight(false), fight(true)]).toEqual([
      [true, 0],
      [true, 1],
    ]);
  });

  // Ruling: the trigger comes too late for a Wolverine who is KO'd by the same strike.
  test('ruling: is KO’d before the XP of the same combat could save him', () => {
    const { ann, bob, card, winners, close } = scene('modern', {
      ann: { front: [{ card: 'leg-012', wounds: 4, xp: 1 }] },
      bob: { front: [body('D', 9, 1)] },
    });
    ann.attack('D', 'leg-012');
    pass(ann, bob);
    expect([card('leg-013').zone, winners()]).toEqual(['levelUp', ['bob']]);
    close();
  });

  test('gains none for defenders that stun others, and becomes Level 3 with two', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'leg-012', xp: 1 }] },
      bob: { front: [body('D', 0, 1)] },
    });
    ann.attack('D', 'leg-012');
    pass(ann, bob);
    expect(card('leg-013').level).toBe(3);
    close();
    const defending = scene('modern', {
      ann: { front: [body('A', 1, 1)] },
      bob: { front: ['leg-012 as Logan'] },
    });
    defending.ann.attack('Logan', 'A');
    pass(defending.ann, defending.bob);
    expect([defending.card('A').stunned, defending.card('Logan').xp]).toEqual([true, 0]);
    defending.close();
  });
});

test('leg-013 Wolverine, Level 3, is readied each time he stuns a defender in a solo attack this turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['leg-013 as Logan', body('A', 9, 9, 'team:xmen')], resources: ['Might Location x2'] },
    bob: { front: [body('D', 0, 1), body('E', 0, 1), body('F', 0, 99), body('G', 0, 1)] },
  });
  ann.use('Logan', 'Kill-Frenzy');
  expect(ann.refused('use', 'Logan', 'Kill-Frenzy')).toEqual(['VS-PWR-42']);
  for (const foe of ['D', 'E']) {
    ann.attack(foe, 'Logan');
    pass(ann, bob);
    expect(card('Logan').exhausted).toBe(false);
  }
  ann.attack('G', 'Logan', 'A');
  pass(ann, bob);
  expect([card('G').stunned, card('Logan').exhausted]).toEqual([true, true]);
  close();
});

describe('leg-015 *Bishop*', () => {
  test('gets two +1/+1 counters for each Energy super power of his player', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['leg-015 as Lucas'],
        back: ['leg-001 as Thor', 'leg-007 as Bird'],
        resources: ['Energy Location', 'Skill Location'],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Thor', 'Lightning Strike');
    ann.choose('D');
    expect(card('Lucas').plus).toBe(2);
    ann.use('Bird', 'Martial Mastery');
    expect(card('Lucas').plus).toBe(2);
    close();
  });

  test('gets none for an enemy’s', () => {
    const { bob, card, close } = scene('modern', {
      ann: { front: ['leg-015 as Lucas'] },
      bob: { back: ['leg-001 as Thor'], resources: ['Energy Location'] },
      turn: 'bob',
    });
    bob.use('Thor', 'Lightning Strike');
    bob.choose('Main');
    expect(card('Lucas').plus).toBe(0);
    close();
  });

  // VS-UNQ-11: stars are part of the name.
  test('stands beside a Bishop without stars', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['civ-013 as Other'], hand: ['leg-015 as Lucas'], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Lucas', 'front');
    expect([card('Other').zone, card('Lucas').zone]).toEqual(['front', 'front']);
    close();
  });
});

describe('leg-016 Psylocke', () => {
  test('makes the player of an enemy defender she stuns discard a card', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: ['leg-016 as Betsy', body('A', 9, 9)], hand: ['Might Location'] },
      bob: { front: [body('D', 0, 1), body('E', 0, 1)], hand: ['Skill Location', 'Energy Location'] },
    });
    ann.attack('E', 'A');
    pass(ann, bob);
    expect(seat('bob').hand?.length).toBe(2);
    ann.attack('D', 'Betsy');
    pass(ann, bob);
    bob.choose('Skill Location');
    expect([seat('bob').hand, seat('ann').hand]).toEqual([['Energy Location'], ['Might Location']]);
    close();
  });

  test('not when she stuns an attacker', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['Might Location'] },
      bob: { front: ['leg-016 as Betsy'] },
    });
    ann.attack('Betsy', 'A');
    pass(ann, bob);
    expect([card('A').stunned, seat('ann').hand?.length]).toEqual([true, 1]);
    close();
  });
});

test('leg-018 Gifted and Talented draws two cards', () => {
  const three = [body('A', 1, 1, 'team:xmen'), body('B', 1, 1, 'team:xmen'), body('C', 1, 1, 'team:xmen')];
  const { ann, seat, close } = scene('modern', {
    ann: { front: three, hand: ['leg-018 as Twist'] },
    bob: {},
    at: 'build',
  });
  ann.play('Twist');
  expect(seat('ann').hand?.length).toBe(2);
  close();
  const two = scene('modern', { ann: { front: three.slice(1), hand: ['leg-018 as Twist'] }, bob: {}, at: 'build' });
  expect(two.ann.refused('play', 'Twist')).toEqual(['VS-PT-12']);
});

describe('leg-014 Shadowcat', () => {
  const slip = 'Intangible Escape';

  // Ruling (July 2019): in any combat, from hand; the combat is cancelled only if she gets there.
  test('ruling: comes from hand next to a combatant of her side and cancels the combat', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { back: [body('D', 0, 1)], hand: ['leg-014 as Kitty'], resources: ['Energy Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Kitty', slip);
    expect([card('Kitty').zone, card('D').stunned, table().combat]).toEqual(['back', false, false]);
    close();
  });

  test('chooses among several attackers', () => {
    const { ann, card, table, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)],
        hand: ['leg-014 as Kitty'],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 0, 9)] },
    });
    ann.attack('D', 'A', 'B');
    ann.use('Kitty', slip);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('B');
    expect([card('Kitty').zone, table().combat]).toEqual(['front', false]);
    close();
  });

  test('not from play, nor in a combat of others', () => {
    const { ann, bob } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['leg-014 as Kitty', body('D', 0, 9)], resources: ['Energy Location'] },
      open: true,
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.refused('use', 'Kitty', slip)).not.toEqual([]);
  });
});

describe('leg-017 Havok', () => {
  test('stuns all supporting characters but those named Cyclops or Havok', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['leg-017 as Alex', body('Boss', 1, 1, 'main')],
        front: [body('A', 1, 1)],
        resources: ['Energy Location x4'],
      },
      bob: { front: ['mnb-038 as Scott', body('D', 1, 1)], back: [body('E', 1, 1), body('Chief', 1, 1, 'main')] },
    });
    ann.use('Alex', 'Plasma Blast');
    expect(['A', 'D', 'E', 'Alex', 'Scott', 'Boss', 'Chief'].map((name) => card(name).stunned)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(ann.refused('use', 'Alex', 'Plasma Blast')).toEqual(['VS-PWR-42']);
    close();
  });
});

test('leg-011 Cyclops, Level 2, stuns an unprotected supporting character but no Cyclops and no Havok', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: ['leg-011 as Scott', body('B', 1, 1)],
      front: [body('A', 1, 1), 'leg-017 as Alex'],
      resources: ['Energy Location x4'],
    },
    bob: {
      front: [{ body: 'D 1/1', stunned: true }],
      back: [body('E', 1, 1), 'mnb-038 as Other', body('Boss', 1, 1, 'main')],
    },
  });
  ann.use('Scott', 'Optic Blast');
  // D is stunned, so that it protects nobody.
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'E']);
  ann.choose('E');
  expect([card('E').stunned, card('A').stunned]).toEqual([true, false]);
  expect(ann.refused('use', 'Scott', 'Optic Blast')).toEqual(['VS-PWR-42']);
  close();
});
