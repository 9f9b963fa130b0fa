import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('def-001, 002 Daredevil', () => {
  const fear = 'The Man Without Fear';

  test('def-001 strikes with double his ATK for one combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 4), body('B', 1, 4)] },
      bob: { front: ['def-001 as Matt'], resources: ['Skill Location'] },
    });
    ann.attack('Matt', 'A');
    ann.pass();
    bob.use('Matt', fear);
    pass(ann, bob);
    expect([card('A').stunned, card('Matt').atk]).toEqual([true, 2]);
    ann.attack('Matt', 'B');
    pass(ann, bob);
    expect(card('B').stunned).toBe(false);
    close();
  });

  test('def-001 gains an XP when he is attacked while he protects somebody, and for nobody else', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: ['def-001 as Matt', body('D', 0, 9)], back: [body('E', 1, 1)] },
    });
    const { ann, bob, card, close } = at;
    ann.attack('D', 'B');
    pass(ann, bob);
    expect(card('Matt').xp).toBe(0);
    ann.attack('Matt', 'A');
    expect(card('Matt').xp).toBe(1);
    pass(ann, bob);
    close();
  });

  test('def-001 gains none while he protects nobody, though others do', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('F', 1, 1)], back: [body('G', 1, 1)] },
      bob: { front: ['def-001 as Matt'], back: [{ body: 'E 1/1', stunned: true }] },
    });
    ann.attack('Matt', 'A');
    expect(card('Matt').xp).toBe(0);
    pass(ann, bob);
    close();
  });

  test('def-001 becomes Level 2 with three', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [{ card: 'def-001', xp: 2 }], back: [body('E', 1, 1)] },
    });
    ann.attack('def-001', 'A');
    expect(card('def-002').zone).toBe('front');
    pass(ann, bob);
    close();
  });

  test('def-002 doubles his strike too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 8)] },
      bob: { front: ['def-002 as Matt'], resources: ['Skill Location'] },
    });
    ann.attack('Matt', 'A');
    ann.pass();
    bob.use('Matt', fear);
    pass(ann, bob);
    expect(card('A').stunned).toBe(true);
    close();
  });

  const sense = (bob: object) =>
    scene('modern', {
      ann: { back: ['def-002 as Matt'], hand: [body('Own', 1, 1)], resources: ['Intellect Location'] },
      bob: { hand: [body('H', 1, 1)], deck: [body('T', 1, 1), body('U', 1, 1), body('V', 1, 1)], ...bob },
    });

  test('def-002 opens the hands of enemy players for the rest of the game', () => {
    const at = sense({});
    const { ann, bob, close } = at;
    ann.use('Matt', 'Radar Sense');
    expect([ann.sees('H'), bob.sees('Own')]).toEqual([true, false]);
    passTo(at, 'bob', 'main');
    expect([ann.sees('T'), bob.offered('endRule')]).toEqual([true, []]);
    close();
  });

  test('def-002 an enemy player ends it for a Skill in a Main Phase of theirs', () => {
    const at = sense({ resources: ['Skill Location', 'Might Location'] });
    const { ann, bob, card, close } = at;
    ann.use('Matt', 'Radar Sense');
    passTo(at, 'bob', 'main');
    expect(bob.offered('endRule')).toEqual(['Skill Location']);
    bob.endRule('Skill Location');
    expect([card('Skill Location').faceDown, bob.offered('endRule')]).toEqual([true, []]);
    passTo(at, 'ann', 'main');
    expect(ann.sees('V')).toBe(false);
    close();
  });
});

describe('def-005, 006 Ghost Rider', () => {
  const vengeance = 'Spirit of Vengeance';

  test.each(['def-005', 'def-006'])('%s stuns an enemy that attacked since the end of his player’s last turn', (id) => {
    const at = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { back: [`${id} as Johnny`], front: [body('D', 0, 9)], resources: ['Intellect Location', 'Might Location'] },
    });
    const { ann, bob, card, close } = at;
    for (const name of ['A', 'C']) {
      ann.attack('D', name);
      pass(ann, bob);
    }
    passTo(at, 'bob', 'main');
    bob.attack('B', 'D');
    pass(bob, ann);
    bob.use('Johnny', vengeance);
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'C']);
    bob.choose('A');
    expect([card('A').stunned, card('B').stunned]).toEqual([true, false]);
    expect(bob.refused('use', 'Johnny', vengeance)).not.toEqual([]);
    close();
  });

  test('def-005 gains an XP when another character of his side is KO’d on an enemy turn', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
      bob: {
        front: [{ card: 'def-005', as: 'Johnny', xp: 1 }, body('D', 0, 1, 'health:1')],
      },
    });
    const { ann, bob, card, close } = at;
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').zone, card('Johnny').xp]).toEqual(['ko', 2]);
    close();
  });

  test('def-005 gains none for himself, for enemies, or on a turn of his own', () => {
    const enemies = scene('modern', {
      ann: { front: [body('A', 1, 1, 'health:1')] },
      bob: { front: ['def-005 as Johnny', body('D', 9, 9)] },
    });
    enemies.ann.attack('D', 'A');
    pass(enemies.ann, enemies.bob);
    expect([enemies.card('A').zone, enemies.card('Johnny').xp]).toEqual(['ko', 0]);
    enemies.close();
    const own = scene('modern', {
      ann: { back: ['def-005 as Johnny'], front: [body('A', 1, 1, 'health:1')] },
      bob: { front: [body('D', 9, 9)] },
    });
    own.ann.attack('D', 'A');
    pass(own.ann, own.bob);
    expect([own.card('A').zone, own.card('Johnny').xp]).toEqual(['ko', 0]);
    own.close();
  });

  test('def-005 becomes Level 2 with three', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ card: 'def-005', xp: 2 }, body('D', 0, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('def-006').zone).toBe('front');
    close();
  });

  const drive = (ann: object, bob: object) => scene('modern', { ann: { resources: ['Skill Location'], ...ann }, bob });

  // VS-MEC-ATTACK-12
  test('def-006 attacks the characters of one enemy row, one at a time, and comes back exhausted', () => {
    const { ann, bob, card, close } = drive(
      { back: ['def-006 as Johnny'] },
      {
        front: [body('Wall', 0, 1)],
        back: [body('D', 0, 1, 'health:1'), body('E', 0, 1, 'health:1'), body('Chief', 0, 9, 'main')],
      },
    );
    ann.use('Johnny', 'Hell on Wheels');
    expect(ann.offered('row').toSorted()).toEqual(['back, bob', 'front, bob']);
    ann.row('back', 'bob');
    expect(ann.offered('choose').toSorted()).toEqual(['Chief', 'D', 'E']);
    ann.choose('D');
    pass(ann, bob);
    expect([card('D').zone, card('Johnny').exhausted]).toEqual(['ko', false]);
    ann.choose('E');
    pass(ann, bob);
    expect([card('E').zone, card('Wall').zone]).toEqual(['ko', 'front']);
    ann.done();
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('front');
    expect([card('Johnny').zone, card('Johnny').exhausted, ann.offered('attack')]).toEqual(['front', true, []]);
    close();
  });

  // VS-MEC-ATTACK-12
  test('def-006 comes back when he is stunned, too', () => {
    const { ann, bob, card, close } = drive(
      { front: ['def-006 as Johnny'] },
      { front: [body('D', 9, 9), body('E', 0, 1, 'health:1')] },
    );
    ann.use('Johnny', 'Hell on Wheels');
    ann.row('front', 'bob');
    ann.choose('D');
    pass(ann, bob);
    expect([card('Johnny').stunned, ann.offered('choose')]).toEqual([true, []]);
    ann.row('back');
    expect(card('Johnny').zone).toBe('back');
    close();
  });

  // Ruling: nobody's DEF is worn down by one strike after the other.
  test('ruling: def-006 has his whole DEF in each of the attacks', () => {
    const { ann, bob, card, close } = drive(
      { front: ['def-006 as Johnny'] },
      { front: [body('D', 5, 9), body('E', 5, 9)] },
    );
    ann.use('Johnny', 'Hell on Wheels');
    ann.row('front', 'bob');
    for (const name of ['D', 'E', 'D']) {
      ann.choose(name);
      pass(ann, bob);
      expect(card('Johnny').stunned).toBe(false);
    }
    ann.done();
    ann.row('front');
    close();
  });

  test('def-006 goes nowhere unless he is ready', () => {
    const { ann, card, close } = drive(
      { front: [{ card: 'def-006', as: 'Johnny', exhausted: true }] },
      { front: [body('D', 0, 1, 'health:1')] },
    );
    ann.use('Johnny', 'Hell on Wheels');
    expect([ann.offered('row'), card('Johnny').zone]).toEqual([[], 'front']);
    close();
  });
});
