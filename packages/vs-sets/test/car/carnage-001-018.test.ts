import { supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('car-001, car-002 Carnage', () => {
  test('gains an XP for stunning an enemy and one for being stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['car-001 as Cletus'] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'Cletus');
    pass(ann, bob);
    ann.order('Cletus');
    expect([card('Cletus').stunned, card('D').stunned, card('Cletus').xp]).toEqual([true, true, 2]);
    close();
  });

  test('gains none when others are stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 3)], back: ['car-001 as Cletus'] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Cletus').xp).toBe(0);
    close();
  });

  test('at Level 2 gets a counter for either, though stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['car-002 as Cletus'] },
      bob: { front: [body('D', 9, 6)] },
    });
    ann.attack('D', 'Cletus');
    pass(ann, bob);
    ann.order('Cletus');
    // One for the attack (Berserker), one for each stun.
    expect([card('Cletus').stunned, card('Cletus').plus]).toEqual([true, 3]);
    close();
  });

  test('at Level 2 gets none when others are stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 3)], back: ['car-002 as Cletus'] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Cletus').plus).toBe(0);
    close();
  });
});

describe('car-003, car-004 Shriek', () => {
  test.each(['car-003', 'car-004'])('%s has an enemy strike another in its row', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [`${id} as Frances`, body('A', 9, 1)], resources: [R('Intellect')] },
      bob: {
        front: [body('D', 5, 9), body('E', 1, 5), { body: 'S 9/9', stunned: true }],
        back: [body('M', 9, 1, 'main'), body('N', 9, 1)],
      },
    });
    ann.use('Frances', 'Dark Empathy');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'M', 'N']);
    ann.choose('D');
    expect([card('D').stunned, card('E').stunned, card('M').stunned]).toEqual([false, true, false]);
    close();
  });

  test('gains an XP when Carnage appears or attacks on her side', () => {
    const carnage = supporting({
      id: 'xx-c',
      name: 'Carnage',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [],
    });
    const table = scene('modern', {
      cards: [carnage],
      at: 'recruit',
      ann: { front: ['car-003 as Frances'], hand: ['xx-c as Red', body('Other', 1, 9)], points: 9 },
      bob: { front: [body('D', 0, 99)], hand: ['xx-c as Foe'], resources: [R('Might')] },
    });
    const { ann, bob, card, close } = table;
    ann.recruit('Red', 'front');
    ann.recruit('Other', 'front');
    expect(card('Frances').xp).toBe(1);
    passTo(table, 'ann', 'main');
    ann.attack('D', 'Red');
    pass(ann, bob);
    ann.attack('D', 'Other');
    pass(ann, bob);
    expect(card('Frances').xp).toBe(2);
    passTo(table, 'bob', 'recruit');
    bob.recruit('Foe', 'front');
    passTo(table, 'bob', 'main');
    bob.attack('Other', 'Foe');
    pass(bob, ann);
    expect(card('Frances').xp).toBe(2);
    close();
  });

  test('puts Demogoblin or Doppelganger of the Symbiotes from hand into play', () => {
    const other = supporting({
      id: 'xx-d',
      name: 'Demogoblin',
      cost: 1,
      atk: 1,
      def: 1,
      health: 1,
      teams: ['avengers'],
      powers: [],
    });
    const { ann, bob, card } = scene('modern', {
      cards: [other],
      at: 'recruit',
      ann: {
        front: ['car-004 as Frances'],
        resources: [R('Skill')],
        hand: ['car-009 as Demo', body('Doppelganger', 1, 1, 'team:symbiotes'), 'xx-d as Wrong', 'car-012 as Red'],
      },
      bob: {},
      open: true,
    });
    ann.use('Frances', "We're a Family");
    expect(ann.offered('choose').toSorted()).toEqual(['Demo', 'Doppelganger']);
    ann.choose('Demo');
    ann.row('front');
    expect(card('Demo').zone).toBe('front');
    void bob;
  });
});

describe('car-006 Toxin', () => {
  test('can attack only the face-up enemy with the highest ATK', () => {
    const { ann } = scene('modern', {
      ann: { front: ['car-006 as Toxin', body('A', 1, 9)] },
      bob: {
        front: [body('D', 5, 9), body('E', 5, 9), body('F', 4, 9), { body: 'S 9/9', stunned: true }],
        back: [body('M', 1, 9, 'main')],
      },
      open: true,
    });
    const targets = ann.offered('attack').filter((words) => words.endsWith('Toxin'));
    expect(targets.toSorted()).toEqual(['D, Toxin', 'E, Toxin']);
  });

  test('can attack nobody if that one is out of reach', () => {
    const { ann } = scene('modern', {
      ann: { front: ['car-006 as Toxin', body('A', 9, 9)] },
      bob: { front: [body('D', 5, 9)], back: [body('M', 7, 9, 'main')] },
      open: true,
    });
    expect(ann.offered('attack').toSorted()).toEqual(['D, A']);
  });
});

describe('car-007 Spider-Carnage', () => {
  test('moves a back row enemy to its front row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['car-007 as Ben'], back: [body('A', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9), body('M', 1, 9, 'main')] },
    });
    ann.use('Ben', 'Websling');
    expect(ann.offered('choose').toSorted()).toEqual(['E', 'M']);
    ann.choose('E');
    expect([card('E').zone, card('M').zone]).toEqual(['front', 'back']);
    close();
  });

  test('is Scarlet Spider', () => {
    const { ann } = scene('modern', {
      ann: { front: ['car-007 as Ben'], hand: [body('Scarlet Spider', 1, 1), body('Other', 1, 1)] },
      bob: {},
      open: true,
    });
    expect(ann.offered('powerUp')).toEqual(['Scarlet Spider, Ben']);
  });
});

describe('car-009 Demogoblin', () => {
  test('keeps an exhausted enemy from readying on its next turn, and no longer', () => {
    const table = scene('modern', {
      ann: { front: ['car-009 as Jason', { body: 'A 1/9', exhausted: true }], resources: [R('Energy')] },
      bob: { front: [{ body: 'D 1/9', exhausted: true }, { body: 'E 1/9', exhausted: true }, body('F', 1, 9)] },
    });
    const { ann, card, close } = table;
    ann.use('Jason', 'Emotional Paralysis');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    passTo(table, 'bob', 'main');
    expect([card('D').exhausted, card('E').exhausted]).toEqual([true, false]);
    passTo(table, 'ann', 'main');
    passTo(table, 'bob', 'main');
    expect(card('D').exhausted).toBe(false);
    close();
  });
});

describe('car-011 Red Goblin', () => {
  const ultimatum = (answer: 'yes' | 'no') => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: ['car-011 as Norman', body('A', 1, 9)], resources: [R('Might')] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('M', 1, 9, 'main')] },
    });
    ann.use('Norman', 'Sadistic Ultimatum');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    bob[answer]();
    close();
    return [seat('bob').hand.length, answer === 'no' && card('D').stunned];
  };
  test('an enemy takes its character back or sees it stunned', () => {
    expect([ultimatum('yes'), ultimatum('no')]).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  test('is Green Goblin', () => {
    const { ann } = scene('modern', {
      ann: { front: ['car-011 as Norman'], hand: [body('Green Goblin', 1, 1)] },
      bob: {},
      open: true,
    });
    expect(ann.offered('powerUp')).toEqual(['Green Goblin, Norman']);
  });
});

describe('car-012 Carnage', () => {
  test('puts a -1/-1 counter on each enemy when he attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['car-012 as Cletus', body('A', 1, 9)] },
      bob: { front: [body('D', 0, 99), body('E', 9, 9)], back: [body('M', 9, 9, 'main')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('E').minus).toBe(0);
    ann.attack('D', 'Cletus');
    pass(ann, bob);
    expect(['D', 'E', 'M', 'A', 'Cletus'].map((name) => card(name).minus)).toEqual([1, 1, 1, 0, 0]);
    close();
  });
});

describe('car-015 Toxin', () => {
  test('has seven keywords besides his own', () => {
    const { card } = scene('modern', { ann: { front: ['car-015 as Pat'] }, bob: {}, open: true });
    const has = String(card('Pat').keywords).split(' ').toSorted();
    expect(has).toEqual(
      ['symbiosis', 'berserker', 'climb', 'fearless', 'ferocious', 'flight', 'leap', 'lethal', 'violent'].toSorted(),
    );
  });
});

describe('car-016 Dark Carnage', () => {
  test('gets five +1/+1 counters when he appears', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['car-016 as Cletus', body('A', 1, 1)], points: 9 },
      bob: {},
      open: true,
    });
    ann.recruit('A', 'front');
    ann.recruit('Cletus', 'front');
    expect([card('A').plus, card('Cletus').plus]).toEqual([0, 5]);
  });

  test('gets five more when he recovers, and none when others do', () => {
    const table = scene('modern', {
      turn: 'bob',
      ann: { front: [{ card: 'car-016', as: 'Cletus', stunned: true, plus: 1 }] },
      bob: { front: [{ body: 'D 1/9', stunned: true }] },
    });
    passTo(table, 'ann', 'main');
    expect([table.card('Cletus').stunned, table.card('Cletus').plus]).toEqual([false, 6]);
    passTo(table, 'bob', 'main');
    expect(table.card('Cletus').plus).toBe(6);
    table.close();
  });

  test('finds Knull in the deck and shows him', () => {
    const knull = supporting({ id: 'xx-k', name: 'Knull', cost: 9, atk: 1, def: 1, health: 1, teams: [], powers: [] });
    const { ann, bob, seat, close } = scene('modern', {
      cards: [knull],
      at: 'recruit',
      ann: {
        front: ['car-016 as Cletus'],
        resources: [R('Intellect')],
        deck: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1), 'Knull', body('E', 1, 1), body('F', 1, 1)],
      },
      bob: {},
    });
    ann.use('Cletus', 'Dark Prophet');
    expect(ann.offered('choose')).toEqual(['Knull']);
    ann.choose('Knull');
    expect([seat('ann').hand, bob.sees('Knull')]).toEqual([['Knull'], true]);
    expect(seat('ann').deck).not.toEqual(['A', 'B', 'C', 'E', 'F']);
    close();
  });

  test('is Carnage', () => {
    const { ann } = scene('modern', {
      ann: { front: ['car-016 as Cletus'], hand: ['car-012 as Other'] },
      bob: {},
      open: true,
    });
    expect(ann.offered('powerUp')).toEqual(['Other, Cletus']);
  });
});

describe('car-017 Symbiote Codex', () => {
  test('a character with Symbiosis gains Ferocious this combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [body('A', 1, 99, 'symbiosis', 'team:symbiotes'), body('B', 1, 99)],
        back: [body('C', 1, 1)],
        hand: ['car-017'],
      },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A');
    ann.play('car-017');
    expect([card('A').plus, String(card('A').keywords).split(' ').toSorted()]).toEqual([1, ['ferocious', 'symbiosis']]);
    pass(bob, ann);
    expect(card('A').keywords).toBe('symbiosis');
    close();
  });

  test('another gains Symbiosis until its next turn is under way, on any turn', () => {
    const table = scene('modern', {
      ann: { front: [body('A', 9, 99)] },
      bob: { front: [body('D', 0, 1, 'team:symbiotes')], hand: ['car-017'] },
    });
    const { ann, bob, card, close } = table;
    ann.attack('D', 'A');
    ann.pass();
    bob.play('car-017');
    expect([card('D').plus, card('D').keywords]).toEqual([1, 'symbiosis']);
    pass(ann, bob);
    expect([card('D').stunned, card('D').plus, card('D').keywords]).toEqual([true, 1, 'symbiosis']);
    passTo(table, 'bob', 'recruit');
    expect([card('D').stunned, card('D').plus, card('D').keywords]).toEqual([false, 1, '']);
    close();
  });

  test('chooses among characters of your side in the combat', () => {
    const { ann } = scene('modern', {
      ann: {
        front: [body('A', 1, 99, 'team:symbiotes'), body('B', 1, 99, 'team:symbiotes'), body('C', 1, 9)],
        hand: ['car-017'],
      },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    ann.attack('D', 'A', 'B');
    ann.play('car-017');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
  });
});

describe('car-018 We Are Carnage!', () => {
  const hurt = (name: string, ...more: string[]) => ({ body: `${name} 1/9 ${more.join(' ')}`, wounds: 1 });
  const play = (red: 'up' | 'down' | 'none') => {
    const carnage = { body: 'Red 1/9 aka:Carnage team:symbiotes', stunned: red === 'down' };
    return scene('modern', {
      ann: {
        front: [
          hurt('A', 'symbiosis', 'team:symbiotes'),
          hurt('B', 'symbiosis'),
          hurt('C'),
          ...(red === 'none' ? [] : [carnage]),
        ],
        hand: ['car-018'],
      },
      bob: { front: [hurt('D', 'symbiosis')] },
    });
  };

  test.each(['down', 'none'] as const)('heals one with Symbiosis while Carnage is %s', (red) => {
    const { ann, card, close } = play(red);
    ann.play('car-018');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('B');
    expect(['A', 'B', 'C', 'D'].map((name) => card(name).wounds)).toEqual([1, 0, 1, 1]);
    close();
  });

  test('heals each of them while he is face up', () => {
    const { ann, card, close } = play('up');
    ann.play('car-018');
    expect(['A', 'B', 'C', 'D'].map((name) => card(name).wounds)).toEqual([0, 0, 1, 1]);
    close();
  });

  test('does not need him on an enemy side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [hurt('A', 'symbiosis', 'team:symbiotes'), hurt('B', 'symbiosis')],
        hand: ['car-018'],
      },
      bob: { front: [body('Red', 1, 9, 'aka:Carnage')] },
    });
    ann.play('car-018');
    ann.choose('A');
    expect([card('A').wounds, card('B').wounds]).toEqual([0, 1]);
    close();
  });
});
