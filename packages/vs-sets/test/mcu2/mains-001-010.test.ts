import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu2-001 Ant-Man, Level 1', () => {
  test('grows for a Might, and for nothing else', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mcu2-001'], resources: ['Might Location', 'Skill Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual(['Ant-Man, I Got Something Big']);
    ann.use('mcu2-001', 'I Got Something Big');
    expect([card('mcu2-002').level, card('mcu2-002').atk]).toEqual([2, 20]);
    close();
  });

  test('may cancel the first combat in which he is attacked', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: { front: ['mcu2-001 as Ant'] },
    });
    ann.attack('Ant', 'A');
    bob.yes();
    expect(card('Ant').stunned).toBe(false);
    ann.attack('Ant', 'B');
    pass(ann, bob);
    expect(card('Ant').stunned).toBe(true);
    close();
  });
});

describe('mcu2-002 Ant-Man, Level 2', () => {
  test('becomes level 1 at the start of his player’s Build Phase, not of an enemy’s', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { back: ['mcu2-002'], levelUp: ['mcu2-001'] },
      bob: {},
    });
    nextMain(ann, bob);
    expect(card('mcu2-002').level).toBe(2);
    bob.pass();
    expect([table().phase, card('mcu2-001').zone, card('mcu2-001').xp]).toEqual(['build', 'back', 0]);
    close();
  });
});

describe('Black Panther', () => {
  test('mcu2-003 gains 1 XP for each character he protects when he attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['mcu2-003 as Panther', body('F', 1, 9)],
        back: [body('B', 1, 1), body('C', 1, 1), { body: 'S 1/1', stunned: true }],
      },
      bob: { front: [body('D', 0, 9)], back: [body('E', 1, 9)] },
    });
    ann.attack('D', 'F');
    pass(ann, bob);
    expect(card('Panther').xp).toBe(0);
    ann.attack('D', 'Panther');
    pass(ann, bob);
    expect(card('Panther').xp).toBe(2);
    close();
  });

  test.each(['mcu2-003', 'mcu2-004'])('%s is not struck back by exhausted characters', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Panther`] },
      bob: { front: [{ body: 'D 9/9', exhausted: true }] },
    });
    ann.attack('D', 'Panther');
    pass(ann, bob);
    expect(card('Panther').stunned).toBe(false);
    close();
  });

  test('mcu2-004 can’t be struck this turn if he defends', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 1), body('B', 9, 9)] },
      bob: { front: ['mcu2-004 as Panther'], resources: ['Might Location'] },
    });
    ann.attack('Panther', 'A');
    ann.pass();
    bob.use('Panther', 'Vibranium Weave Suit');
    pass(ann, bob);
    expect([card('Panther').stunned, card('A').stunned]).toEqual([false, true]);
    ann.attack('Panther', 'B');
    pass(ann, bob);
    expect(card('Panther').stunned).toBe(false);
    close();
  });

  test('mcu2-004 gains nothing by it while attacking, and has it for one turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu2-004 as Panther'], resources: ['Might Location x2'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'Panther');
    ann.use('Panther', 'Vibranium Weave Suit');
    pass(bob, ann);
    expect(card('Panther').stunned).toBe(true);
    close();

    const next = scene('modern', {
      ann: { front: [body('A', 9, 20)] },
      bob: { front: ['mcu2-004 as Panther'], resources: ['Might Location'] },
    });
    next.ann.attack('Panther', 'A');
    next.ann.pass();
    next.bob.use('Panther', 'Vibranium Weave Suit');
    pass(next.ann, next.bob);
    nextMain(next.ann, next.bob);
    nextMain(next.bob, next.ann);
    next.ann.attack('Panther', 'A');
    pass(next.ann, next.bob);
    expect(next.card('Panther').stunned).toBe(true);
    next.close();
  });
});

describe('Doctor Strange', () => {
  test.each(['mcu2-005', 'mcu2-006'])('%s searches a basic location', (id) => {
    const { ann, bob, seat, close } = scene('modern', {
      at: 'resource',
      ann: {
        back: [`${id} as Strange`],
        resources: ['Skill Location'],
        deck: [body('X', 1, 1), 'mnb-111 as Academy', 'mnb-110 as Lab', 'mnb-026 as Mansion', 3],
      },
      bob: { deck: ['mnb-112 as Theirs'] },
    });
    ann.use('Strange', 'Sling Ring');
    expect(ann.offered('choose').toSorted()).toEqual(['Academy', 'Lab']);
    ann.choose('Academy');
    expect(seat('ann').deck).not.toEqual(['X', 'Lab', 'Mansion', 'Extra', 'Extra', 'Extra']);
    expect([seat('ann').hand, bob.sees('Academy')]).toEqual([['Academy'], true]);
    expect(ann.refused('use', 'Strange', 'Sling Ring')).toEqual(['VS-PWR-42']);
    close();
  });

  const stage = () =>
    scene('modern', {
      at: 'resource',
      ann: {
        back: ['mcu2-005 as Strange'],
        hand: ['Energy Location as L', body('C', 1, 1), 'mnb-105 as Fire', 'mnb-105 as Fire2'],
        resources: 3,
      },
      bob: { front: [body('D', 1, 9)] },
    });
  const play = (
    ann: { play(...words: string[]): void; offered(verb: 'choose'): string[]; choose(name: string): void },
    name: string,
  ) => {
    ann.play(name);
    const [first] = ann.offered('choose');
    if (first !== undefined) ann.choose(first);
  };

  test('mcu2-005 gains an XP with the first plot twist, after a location and a character', () => {
    const { ann, bob, card, close } = stage();
    ann.resource('L', 'up');
    ann.recruit('C', 'front');
    ann.pass();
    ann.pass();
    ann.attack('D', 'C');
    play(ann, 'Fire');
    expect(card('Strange').xp).toBe(1);
    bob.pass();
    play(ann, 'Fire2');
    expect(card('Strange').xp).toBe(1);
    pass(bob, ann);
    close();
  });

  test('mcu2-005 gains none without a location, or without a character', () => {
    const one = stage();
    one.ann.pass();
    one.ann.recruit('C', 'front');
    one.ann.pass();
    one.ann.pass();
    one.ann.attack('D', 'C');
    play(one.ann, 'Fire');
    expect(one.card('Strange').xp).toBe(0);
    pass(one.bob, one.ann);
    one.close();

    const other = scene('modern', {
      at: 'resource',
      ann: {
        back: ['mcu2-005 as Strange'],
        front: [body('C', 1, 1)],
        hand: ['Energy Location as L', 'mnb-105 as Fire'],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    other.ann.resource('L', 'up');
    pass(other.ann, other.ann);
    other.ann.attack('D', 'C');
    play(other.ann, 'Fire');
    expect(other.card('Strange').xp).toBe(0);
    pass(other.bob, other.ann);
    other.close();
  });

  test('mcu2-005 gains none for an enemy’s plays', () => {
    const { ann, bob, card, close } = scene('modern', {
      at: 'resource',
      ann: { hand: ['Energy Location as L', body('C', 1, 1), 'mnb-105 as Fire'], resources: 3 },
      bob: { front: [body('D', 1, 9)], back: ['mcu2-005 as Strange'] },
    });
    ann.resource('L', 'up');
    ann.recruit('C', 'front');
    ann.pass();
    ann.pass();
    ann.attack('D', 'C');
    play(ann, 'Fire');
    expect(card('Strange').xp).toBe(0);
    pass(bob, ann);
    close();
  });

  test('mcu2-006 takes an extra turn for three symbols', () => {
    const { ann, table, close } = scene('modern', {
      ann: {
        back: ['mcu2-006 as Strange'],
        resources: ['Energy Location', 'Intellect Location', 'Might Location'],
        deck: 5,
      },
      bob: { deck: 5 },
    });
    ann.use('Strange', "Dormammu, I've Come to Bargain!");
    ann.pass();
    expect([table().turn, table().phase]).toEqual(['ann', 'build']);
    pass(ann, ann, ann, ann);
    expect(table().turn).toBe('bob');
    close();

    const poor = scene('modern', {
      ann: { back: ['mcu2-006 as Strange'], resources: ['Energy Location x2', 'Intellect Location'] },
      bob: {},
    });
    expect(poor.ann.offered('use')).toEqual([]);
    poor.close();
  });
});

describe('Scarlet Witch', () => {
  const power = 'Neuroelectric Interfacing, Telekinesis, Mental Manipulation';

  test.each(['mcu2-007', 'mcu2-008'])('%s lets a player shuffle characters away and draw as many', (id) => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: [`${id} as Wanda`], resources: ['Energy Location x2'], hand: [body('Mine', 1, 1)] },
      bob: { hand: [body('X', 1, 1), body('Y', 1, 1), 'mnb-105 as Fire'], deck: ['Skill Location x5'] },
    });
    ann.use('Wanda', power);
    expect(['X', 'Fire'].map((name) => ann.sees(name))).toEqual([true, true]);
    expect(ann.offered('choose').toSorted()).toEqual(['X', 'Y']);
    ann.choose('X', '...');
    ann.done();
    expect([seat('bob').hand?.length, seat('bob').deck?.length, seat('ann').hand?.length]).toEqual([3, 5, 1]);
    expect(ann.refused('use', 'Wanda', power)).toEqual(['VS-PWR-42']);
    close();
  });

  test('mcu2-007 may take none', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['mcu2-007 as Wanda'], resources: ['Energy Location'] },
      bob: { hand: [body('X', 1, 1)], deck: 3 },
    });
    ann.use('Wanda', power);
    ann.done();
    expect([seat('bob').hand, seat('bob').deck?.length]).toEqual([['X'], 3]);
    close();
  });

  test('mcu2-007 gains an XP for others of her side stunned on an enemy’s turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 1), body('B', 9, 9), body('C', 9, 9)] },
      bob: { front: [body('D', 1, 1, 'health:9'), 'mcu2-007 as Wanda'] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    // A is stunned too, but is an enemy.
    expect(card('Wanda').xp).toBe(1);
    ann.attack('Wanda', 'B');
    pass(ann, bob);
    expect(card('Wanda').xp).toBe(1);
    close();
  });

  test('mcu2-007 gains none on her own player’s turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1, 'health:9'), 'mcu2-007 as Wanda'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('Wanda').xp]).toEqual([true, 0]);
    close();
  });

  test('mcu2-008 keeps a character, and others of its name, from attacking her for the game', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mcu2-008 as Wanda', body('A', 1, 9)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)], hand: ['body D 1/1 as Again'], resources: 3 },
    });
    ann.use('Wanda', "Everybody's Afraid of Something");
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    expect(ann.refused('use', 'Wanda', "Everybody's Afraid of Something")).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    expect(bob.offered('attack').toSorted()).toEqual(['A, D', 'A, E', 'Wanda, E']);
    expect(bob.refused('attack', 'Wanda', 'D')).not.toEqual([]);
    nextMain(bob, ann);
    pass(ann, bob);
    bob.recruit('Again', 'front');
    close();
  });
});

describe('Vision', () => {
  const grace = 'There Is Grace In Their Failings';

  test.each(['mcu2-009', 'mcu2-010'])('%s shuffles all copies of a character into the deck and draws as many', (id) => {
    const { ann, seat, close } = scene('modern', {
      at: 'resource',
      ann: {
        back: [`${id} as Vision`],
        resources: ['Intellect Location x2'],
        ko: ['mnb-010 as W1', 'mnb-010 as W2', 'mnb-012 as Dare', 'mnb-105 as Fire'],
        deck: ['Skill Location x5'],
      },
      bob: { ko: ['mnb-010 as Theirs'] },
    });
    ann.use('Vision', grace);
    expect(ann.offered('choose').toSorted()).toEqual(['Dare', 'W1']);
    ann.choose('W1');
    expect([seat('ann').ko?.toSorted(), seat('ann').hand?.length, seat('ann').deck?.length]).toEqual([
      ['Dare', 'Fire'],
      2,
      5,
    ]);
    expect([seat('bob').ko, ann.refused('use', 'Vision', grace)]).toEqual([['Theirs'], ['VS-PWR-42']]);
    close();
  });

  test('mcu2-009 gains 1 XP for each supporting character at the end of his turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu2-009 as Vision'], front: [body('A', 1, 1), { body: 'S 1/1', stunned: true }] },
      bob: { front: [body('D', 1, 1)], back: ['Main'] },
    });
    ann.pass();
    expect(card('Vision').xp).toBe(3);
    pass(bob, bob, bob, bob);
    expect(card('Vision').xp).toBe(3);
    close();
  });

  test('mcu2-010 lets supporting characters that attack one another stun each other', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mcu2-010 as Vision'], front: [body('A', 1, 9), body('Boss', 1, 9, 'main')] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9), body('Chief', 1, 9, 'main')] },
    });
    ann.attack('D', 'A');
    expect([card('A').stunned, card('D').stunned, card('E').stunned]).toEqual([true, true, false]);
    if (ann.offered('attack').length === 0) pass(ann, bob);
    ann.attack('E', 'Boss');
    pass(ann, bob);
    expect([card('Boss').stunned, card('E').stunned]).toEqual([false, false]);
    close();
  });

  test('mcu2-010 does nothing when a supporting character attacks a main character', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [body('Chief', 1, 9, 'main')], back: ['mcu2-010 as Vision'] },
    });
    ann.attack('Chief', 'A');
    pass(ann, bob);
    expect([card('A').stunned, card('Chief').stunned]).toEqual([false, false]);
    close();
  });
});
