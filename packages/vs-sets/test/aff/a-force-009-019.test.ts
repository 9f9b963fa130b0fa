import { a, character, move, superPower, supporting, takeControl } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-009 Wasp', () => {
  test('puts a -1/-1 counter on an enemy character as she appears', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 2)], hand: ['aff-009 as Wasp'], resources: 1 },
      bob: { front: [body('D', 2, 2)], back: [body('Boss', 2, 2, 'main')] },
      at: 'recruit',
    });
    ann.recruit('Wasp', 'front');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D']);
    ann.choose('D');
    expect(card('D').minus).toBe(1);
    close();
  });

  test('may get out of the first attack on her each turn, and not of the second', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 2, 2), body('B', 2, 2)] },
      bob: { front: ['aff-009 as Wasp'] },
    });
    ann.attack('Wasp', 'A');
    bob.yes();
    expect([table().combat, card('A').exhausted]).toEqual([false, true]);
    ann.attack('Wasp', 'B');
    expect(bob.offered('yes')).toEqual([]);
    pass(ann, bob);
    expect(card('Wasp').zone).toBe('ko');
    close();
  });
});

describe('aff-012 Spider-Woman', () => {
  const blast = 'Venom Blast';

  test('weakens a character in melee combat with her by 3 DEF this combat, on either turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-012 as Jess', body('A', 1, 9)], resources: ['Skill Location x2'] },
      bob: { front: [body('D', 1, 6), body('E', 1, 6)] },
    });
    ann.attack('D', 'Jess');
    ann.use('Jess', blast);
    expect([card('D').atk, card('D').def]).toEqual([1, 3]);
    expect(ann.refused('use', 'Jess', blast)).toEqual(['VS-PWR-42']);
    pass(bob, ann);
    expect([card('D').stunned, card('D').def]).toEqual([true, 6]);
    nextMain(ann, bob);
    bob.attack('Jess', 'E');
    bob.pass();
    ann.use('Jess', blast);
    expect(card('E').def).toBe(3);
    pass(bob, ann);
    expect(card('E').stunned).toBe(true);
    close();
  });

  test('chooses among several attackers', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 5), body('B', 1, 5)] },
      bob: { front: ['aff-012 as Jess', body('D', 1, 5)], resources: ['Skill Location'] },
    });
    ann.attack('Jess', 'A', 'B');
    ann.pass();
    bob.use('Jess', blast);
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('B');
    expect([card('A').def, card('B').def]).toEqual([5, 2]);
    pass(ann, bob);
    bob.strikeBack('B');
    close();
  });

  test('cannot be attacked from afar, and cannot use it in the combat of others', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { back: [body('R', 1, 9, 'ranged')] },
      bob: { front: ['aff-012 as Jess', body('D', 1, 9)], resources: ['Skill Location'] },
    });
    expect(ann.offered('attack')).toEqual(['D, R']);
    ann.attack('D', 'R');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });
});

describe('aff-014 Medusa', () => {
  const hair = 'Prehensile Hair';
  const mover = supporting({
    ...{ id: 'x-1', name: 'Mover', cost: 1, atk: 1, def: 9, health: 1, teams: ['avengers'] },
    powers: [
      superPower('Shove', 'main', ['energy'], move(a(character()))),
      superPower('Call', 'main', ['might'], takeControl(a(character({ side: 'enemy' })))),
    ],
  });
  const stage = (bob: object = {}) =>
    scene('modern', {
      cards: [mover],
      ann: {
        front: ['aff-014 as Medusa'],
        back: ['Mover'],
        resources: ['Skill Location x2', 'Energy Location', 'Might Location'],
      },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)], back: [body('F', 1, 1)], ...bob },
    });

  test('exhausts an enemy in the front row, who stays exhausted and in place while she stands', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Medusa', hair);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').exhausted, card('E').exhausted]).toEqual([true, false]);
    expect(ann.refused('use', 'Medusa', hair)).toEqual(['VS-PWR-42']);
    ann.use('Mover', 'Shove');
    ann.choose('D');
    ann.row('back');
    expect(card('D').zone).toBe('front');
    ann.pass();
    bob.pass();
    bob.pass();
    // He does not ready in the Recovery Phase, and cannot change rows in the Formation Step.
    expect([card('D').exhausted, bob.offered('move').includes('D'), bob.offered('move').includes('E')]).toEqual([
      true,
      false,
      true,
    ]);
    bob.pass();
    bob.attack('Medusa', 'E');
    pass(bob, ann);
    expect(card('Medusa').zone).toBe('ko');
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(card('D').exhausted).toBe(false);
    close();
  });

  // Ruling: several can be held at the same time.
  test('ruling: holds one more each turn', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Medusa', hair);
    ann.choose('D');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Medusa', hair);
    ann.choose('E');
    nextMain(ann, bob);
    expect([card('D').exhausted, card('E').exhausted, bob.offered('attack')]).toEqual([true, true, []]);
    close();
  });

  // Ruling: "can't be moved" is about moving, pushing, pulling and switching, and so about changing sides by a move.
  test('ruling: a character that is held cannot be moved to another side', () => {
    const { ann, card, close } = stage();
    ann.use('Medusa', hair);
    ann.choose('D');
    ann.use('Mover', 'Call');
    ann.choose('D');
    expect([card('D').controller, card('D').zone]).toEqual(['bob', 'front']);
    close();
  });

  // Ruling: the defender is replaced, but nobody switches places.
  test('ruling: a held defender is replaced in combat and stays where it is', () => {
    const { ann, bob, card, close } = stage({ hand: ['mnb-051 as Defense'], back: [body('F', 1, 9, 'team:xmen')] });
    ann.use('Medusa', hair);
    ann.choose('D');
    ann.attack('D', 'Medusa');
    ann.pass();
    bob.play('Defense');
    bob.choose('F');
    expect([card('F').role, card('F').zone, card('D').role, card('D').zone]).toEqual([
      'defender',
      'back',
      'none',
      'front',
    ]);
    pass(ann, bob);
    close();
  });

  test('keeps enemies from flying over her in the front row', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'flight')] },
      bob: { front: ['aff-014 as Medusa'], back: [body('D', 1, 1)] },
    });
    expect(ann.offered('attack')).toEqual(['Medusa, A']);
    close();
  });
});

test('aff-016 Dazzler dazes an enemy supporting character, once a turn', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['aff-016 as Dazzler'], front: [body('A', 1, 1)], resources: ['Energy Location x2'] },
    bob: { front: [body('D', 9, 9), body('E', 1, 1)], back: [body('Boss', 1, 1, 'main')] },
  });
  ann.use('Dazzler', 'Dazzle');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
  ann.choose('D');
  expect([card('D').stunned, card('D').wounds]).toEqual([true, 0]);
  expect(ann.refused('use', 'Dazzler', 'Dazzle')).toEqual(['VS-PWR-42']);
  close();
});

describe('aff-017 She-Hulk', () => {
  test('gives each A-Force attacker +2/+2 this combat, in or out of it, on her own turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: [
          'aff-017 as Jen',
          body('A', 1, 9, 'team:aForce'),
          body('B', 1, 9, 'team:aForce+avengers'),
          body('C', 1, 9),
        ],
        resources: ['Might Location x2'],
      },
      bob: { front: [body('D', 1, 20, 'team:aForce')], resources: ['Might Location'] },
    });
    ann.attack('D', 'A', 'B');
    ann.use('Jen', 'Baroness of Arcadia');
    expect(['A', 'B', 'Jen', 'D'].map((name) => [card(name).atk, card(name).def])).toEqual([
      [3, 11],
      [3, 11],
      [5, 5],
      [1, 20],
    ]);
    expect(ann.refused('use', 'Jen', 'Baroness of Arcadia')).toEqual(['VS-PWR-42']);
    pass(bob, ann);
    bob.strikeBack('A');
    expect([card('A').atk, card('B').def]).toEqual([1, 9]);
    close();
  });

  test('leaves attackers of other teams alone, and is of no use on an enemy turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('F', 1, 9, 'team:aForce')] },
      bob: { front: [body('D', 1, 20)], back: ['aff-017 as Jen'], resources: ['Might Location'] },
    });
    ann.attack('D', 'F');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    nextMain(ann, bob);
    bob.attack('A', 'D');
    bob.use('Jen', 'Baroness of Arcadia');
    expect(card('D').atk).toBe(1);
    pass(ann, bob);
    close();
  });

  test('lets her player choose whom the defender strikes', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-017 as Jen', body('A', 1, 1, 'team:aForce')] },
      bob: { front: [body('D', 9, 20)] },
    });
    ann.attack('D', 'Jen', 'A');
    pass(ann, bob);
    ann.strikeBack('A');
    expect([card('A').stunned, card('Jen').stunned]).toEqual([true, false]);
    close();
  });
});

describe('aff-019 Miss America', () => {
  test('may recover when she gets stunned; she still gets the wound', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 4, 9)] },
      bob: { front: ['aff-019 as America'] },
    });
    ann.attack('America', 'A');
    pass(ann, bob);
    bob.yes();
    expect([card('America').stunned, card('America').wounds, card('America').exhausted]).toEqual([false, 1, true]);
    close();
  });

  test('need not', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 4, 9)] },
      bob: { front: ['aff-019 as America'] },
    });
    ann.attack('America', 'A');
    pass(ann, bob);
    bob.no();
    expect([card('America').stunned, card('America').wounds]).toEqual([true, 1]);
    close();
  });
});
