import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('leg-037 Jessica Jones, Level 1', () => {
  test('gains an XP for each enemy character that appears, and becomes Level 2 with five', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: [{ card: 'leg-037', xp: 3 }] },
      bob: { hand: [body('D', 1, 1), body('E', 1, 1)], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('D', 'front');
    expect(card('leg-037').xp).toBe(4);
    bob.recruit('E', 'front');
    expect(card('leg-038').level).toBe(2);
    close();
  });

  test('gains none for her own side', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['leg-037'], hand: [body('A', 1, 1)], points: 9 },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    expect(card('leg-037').xp).toBe(0);
    close();
  });
});

describe('leg-041 Misty Knight', () => {
  test('looks at an enemy hand when she appears', () => {
    const { ann, close } = scene('modern/freeForAll', {
      ann: { hand: ['leg-041 as Misty'], points: 9 },
      bob: { hand: ['Might Location as Card'] },
      cat: { hand: ['Skill Location as Other'] },
      at: 'recruit',
    });
    ann.recruit('Misty', 'front');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cat']);
    ann.choose('bob');
    expect([ann.sees('Card'), ann.sees('Other')]).toEqual([true, false]);
    close();
  });

  test('gets +2/+2 this combat if she is in melee combat', () => {
    const stats = (where: 'front' | 'back', attacker: string) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: {
          [where]: ['leg-041 as Misty'],
          front: where === 'front' ? ['leg-041 as Misty', body('A', 1, 1)] : [body('A', 1, 1)],
          resources: ['Might Location'],
        },
        bob: { front: [body('D', 0, 9)] },
      });
      ann.attack('D', attacker);
      if (attacker === 'Misty') ann.use('Misty', 'Bionic Arm');
      const during = [card('Misty').atk, card('Misty').def];
      pass(attacker === 'Misty' ? bob : ann, attacker === 'Misty' ? ann : bob);
      const after = [card('Misty').atk, card('Misty').def];
      close();
      return [...during, ...after];
    };
    expect(stats('front', 'Misty')).toEqual([4, 5, 2, 3]);
    expect(stats('back', 'Misty')).toEqual([2, 3, 2, 3]);
  });

  test('can use it only on her player’s own turn and in her own combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['leg-041 as Misty'], resources: ['Might Location'] },
    });
    ann.attack('Misty', 'A');
    ann.pass();
    expect(bob.refused('use', 'Misty', 'Bionic Arm')).not.toEqual([]);
    bob.pass();
    close();
  });
});

test('leg-042 White Tiger has Leap, Ferocious and Lethal by the number of her +1/+1 counters', () => {
  const keywords = (plus: number) =>
    String(scene('modern', { ann: { front: [{ card: 'leg-042', as: 'Ava', plus }] }, bob: {} }).card('Ava').keywords)
      .split(' ')
      .filter((word) => word !== '')
      .toSorted();
  expect(keywords(0)).toEqual([]);
  expect(keywords(1)).toContain('leap');
  expect(keywords(1)).not.toContain('ferocious');
  expect(keywords(2)).toContain('ferocious');
  expect(keywords(2)).not.toContain('lethal');
  expect(keywords(3)).toEqual(expect.arrayContaining(['leap', 'ferocious', 'lethal']));
  expect(keywords(4)).toEqual(expect.arrayContaining(['leap', 'ferocious', 'lethal']));
});

test('leg-044 Stick puts two +1/+1 counters on the main character, and another two on Daredevil', () => {
  const counters = (main: string) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${main} as Boss`], front: [body('A', 1, 1)], hand: ['leg-044 as Stick'], points: 9 },
      bob: { back: ['Main as Theirs'] },
      at: 'recruit',
    });
    ann.recruit('Stick', 'front');
    const plus = [card('Boss').plus, card('A').plus, card('Theirs').plus];
    close();
    return plus;
  };
  expect(counters('leg-037')).toEqual([2, 0, 0]);
  expect(counters('leg-040')).toEqual([4, 0, 0]);
});

test('leg-045 Reality Shift heals a wound from a character on its player’s side', () => {
  const of = (name: string) => ({ body: `${name} 1/1 team:defenders health:4`, wounds: 2 });
  const { ann, card, close } = scene('modern', {
    ann: { front: [of('A'), of('B'), of('C')], hand: ['leg-045 as Twist'] },
    bob: { front: [of('D')] },
  });
  ann.play('Twist');
  expect(ann.offered('choose')).toEqual(expect.arrayContaining(['A', 'B', 'C']));
  expect(ann.offered('choose')).not.toContain('D');
  ann.choose('A');
  expect([card('A').wounds, card('B').wounds]).toEqual([1, 2]);
  close();
});

describe('leg-037, leg-038 Jessica Jones: Limited Invulnerability', () => {
  const power = 'Limited Invulnerability';

  test('keeps her from being wounded this turn, in any way', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['leg-037 as Jessica'], resources: ['Might Location x3'] },
    });
    ann.attack('Jessica', 'A');
    ann.pass();
    bob.use('Jessica', power);
    pass(ann, bob);
    bob.no();
    expect([card('Jessica').stunned, card('Jessica').wounds]).toEqual([true, 0]);
    close();
  });

  test('works once while she is Level 1, on later turns too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['leg-037 as Jessica'], resources: ['Might Location x3'] },
    });
    ann.attack('Jessica', 'A');
    ann.pass();
    bob.use('Jessica', power);
    pass(ann, bob);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect(card('A').exhausted).toBe(false);
    ann.attack('Jessica', 'A');
    ann.pass();
    expect(bob.refused('use', 'Jessica', power)).toEqual(['VS-PWR-54']);
    bob.pass();
    close();
  });

  test('works once more at Level 2', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99), body('B', 1, 99)], hand: [body('C', 1, 1)], points: 9 },
      bob: { front: [{ card: 'leg-037', xp: 4 }], resources: ['Might Location x3'] },
      at: 'recruit',
    });
    ann.recruit('C', 'front');
    expect(card('leg-038').level).toBe(2);
    pass(ann, ann);
    for (const attacker of ['A', 'B']) {
      ann.attack('leg-038', attacker);
      ann.pass();
      if (attacker === 'A') {
        bob.use('leg-038', power);
        ann.pass();
      } else expect(bob.refused('use', 'leg-038', power)).toEqual(['VS-PWR-54']);
      bob.pass();
    }
    close();
  });
});

test('leg-038 Jessica Jones, Level 2, looks at an enemy hand and discards a character of her choice', () => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: { back: ['leg-038 as Jessica'], hand: [body('Mine', 1, 1)], resources: ['Intellect Location x2'] },
    bob: { hand: [body('X', 1, 1), body('Y', 1, 1), 'Might Location as Card'] },
  });
  ann.use('Jessica', 'Collar the Suspect');
  expect(ann.sees('Card')).toBe(true);
  expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
  ann.choose('Y');
  expect([seat('bob').hand?.toSorted(), seat('bob').ko, bob.sees('Mine')]).toEqual([['Card', 'X'], ['Y'], false]);
  expect(ann.refused('use', 'Jessica', 'Collar the Suspect')).toEqual(['VS-PWR-42']);
  close();
});

// Ruling: any super power with the symbol in its cost, alone or among others.
test('ruling: leg-043 Jessica Jones keeps enemies from using super powers with Intellect in their cost', () => {
  const { bob } = scene('modern', {
    ann: { front: ['leg-043 as Jessica'], resources: ['Intellect Location'] },
    bob: {
      back: ['leg-028 as Goblin', 'leg-007 as Bird'],
      resources: ['Intellect Location', 'Skill Location'],
    },
    turn: 'bob',
    open: true,
  });
  expect(bob.offered('use')).toEqual(['Bird, Martial Mastery']);
  const stunned = scene('modern', {
    ann: { front: [{ card: 'leg-043', stunned: true }] },
    bob: { back: ['leg-028 as Goblin'], resources: ['Intellect Location'], front: [] },
    turn: 'bob',
    open: true,
  });
  expect(stunned.bob.offered('use')).toEqual(['Goblin, Sadistic Choice']);
  const own = scene('modern', {
    ann: { front: ['leg-043 as Jessica'], back: ['leg-028 as Goblin'], resources: ['Intellect Location'] },
    bob: {},
    open: true,
  });
  expect(own.ann.offered('use')).toEqual(['Goblin, Sadistic Choice']);
});

describe('leg-039 Daredevil, Level 2', () => {
  test('strikes with double his ATK this combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 10), body('B', 1, 11)] },
      bob: { front: ['leg-039 as Matt'], resources: ['Skill Location x2'] },
    });
    ann.attack('Matt', 'A');
    ann.pass();
    bob.use('Matt', 'The Man Without Fear');
    expect(card('Matt').atk).toBe(5);
    ann.pass();
    expect(bob.refused('use', 'Matt', 'The Man Without Fear')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect(card('A').stunned).toBe(true);
    ann.attack('Matt', 'B');
    pass(ann, bob);
    expect(card('B').stunned).toBe(false);
    close();
  });

  test('becomes Level 3 when he is attacked while he protects a character', () => {
    const attacked = (bob: object) => {
      const { ann, bob: him, card, close } = scene('modern', { ann: { front: [body('A', 1, 9)] }, bob });
      ann.attack('leg-039', 'A');
      const { zone } = card('leg-040');
      pass(ann, him);
      close();
      return zone;
    };
    expect(attacked({ front: ['leg-039'], back: [body('D', 1, 1)] })).toBe('front');
    expect(attacked({ front: ['leg-039'], back: [{ body: 'D 1/1', stunned: true }] })).toBe('levelUp');
    expect(attacked({ front: ['leg-039', body('D', 1, 1)] })).toBe('levelUp');
  });
});

test('leg-040 Daredevil, Level 3, ends the attacks of the turn; the combat goes on', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 99), body('B', 1, 99)] },
    bob: { front: ['leg-040 as Matt', body('D', 1, 1)], resources: ['Intellect Location', 'Skill Location'] },
  });
  ann.attack('Matt', 'A');
  ann.pass();
  bob.use('Matt', "Savior of Hell's Kitchen");
  ann.pass();
  bob.use('Matt', 'The Man Without Fear');
  pass(ann, bob);
  expect([card('A').exhausted, ann.offered('attack')]).toEqual([true, []]);
  nextMain(ann, bob);
  expect(bob.offered('attack')).not.toEqual([]);
  close();
});
