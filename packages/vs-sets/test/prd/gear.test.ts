import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('prd-013 Gunslinger', () => {
  // VS-MEC-EQUIPX-04
  test('wears any number of equipment, others one', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['prd-013 as Gun', body('A', 1, 9, 'team:predators')],
        hand: ['prd-025 as S', 'prd-029 as T', 'prd-025 as U', 'prd-029 as W'],
        points: 9,
      },
      bob: {},
      open: true,
    });
    for (const [worn, by] of [
      ['S', 'Gun'],
      ['T', 'Gun'],
      ['U', 'A'],
      ['W', 'A'],
    ])
      at.ann.equip(worn, by);
    expect(['S', 'T', 'U', 'W'].map((name) => at.card(name).zone)).toEqual(['equipped', 'equipped', 'ko', 'equipped']);
    expect(at.card('Gun').equipment).toEqual(['S', 'T']);
  });

  test('equipment costs one less this turn', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['prd-013 as Gun'],
        resources: ['Alien Location'],
        hand: ['prd-029 as Disc', 'prd-026 as Kit'],
        points: 1,
        deck: 9,
      },
      bob: { deck: 9 },
      open: true,
    });
    expect(at.ann.offered('equip')).toEqual(['Disc, Gun', 'Disc, Main']);
    at.ann.use('Gun', 'Weapon Surplus');
    at.ann.equip('Disc', 'Gun');
    expect([at.seat('ann').points, at.ann.offered('equip')]).toEqual([1, ['Kit, Gun', 'Kit, Main']]);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'recruit');
    expect(at.seat('ann').points).toBe(1);
    expect(at.ann.offered('equip')).toEqual([]);
  });
});

describe('prd-025 Combistick', () => {
  // VS-MEC-EQUIPX-07
  test('is put on a Predator in a combat, in any turn, for nothing', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 4, 9)] },
      bob: {
        front: [body('D', 1, 4, 'team:predators'), body('E', 1, 4, 'team:predators')],
        hand: ['prd-025 as Stick'],
      },
      open: true,
    });
    at.ann.attack('D', 'A');
    at.ann.pass();
    expect(at.bob.offered('equip')).toEqual(['Stick, D']);
    at.bob.equip('Stick', 'D');
    expect([at.card('D').atk, at.card('D').def]).toEqual([2, 5]);
    pass(at.ann, at.bob);
    expect(at.card('D').stunned).toBe(false);
  });

  test('not on anybody else, nor outside a combat', () => {
    const at = scene('modern', {
      ann: { front: [body('A', 4, 9), body('P', 1, 1, 'team:predators')], hand: ['prd-025 as Stick'] },
      bob: { front: [body('D', 1, 4, 'team:predators')] },
      open: true,
    });
    expect(at.ann.offered('equip')).toEqual([]);
    at.ann.attack('D', 'A');
    expect(at.ann.offered('equip')).toEqual([]);
  });

  test('gives Combat Master', () => {
    const at = scene('modern', {
      ann: { front: [{ body: 'A 1/1', equipment: 'prd-025 as Stick' }] },
      bob: {},
      open: true,
    });
    expect(JSON.stringify(at.ann.view())).toContain('combatMaster');
  });
});

describe('prd-029 Smart Disc', () => {
  test('gives four ATK while attacking', () => {
    const at = scene('modern', {
      ann: { front: [{ body: 'A 1/30', equipment: 'prd-029 as Disc' }] },
      bob: { front: [body('D', 1, 5)] },
      open: true,
    });
    expect(at.card('A').atk).toBe(1);
    at.ann.attack('D', 'A');
    expect([at.card('A').atk, at.card('A').def]).toEqual([5, 30]);
    pass(at.ann, at.bob);
    expect(at.card('A').atk).toBe(1);
  });

  test('defending it gives nothing', () => {
    const at = scene('modern', {
      turn: 'bob',
      ann: { front: [{ body: 'A 1/30', equipment: 'prd-029 as Disc' }] },
      bob: { front: [body('D', 1, 5)] },
      open: true,
    });
    at.bob.attack('A', 'D');
    expect(at.card('A').atk).toBe(1);
  });

  const stage = (ann: object) =>
    scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('A', 1, 9, 'team:predators'), { body: 'S 1/9', stunned: true }],
        ko: ['prd-029 as Disc'],
        resources: ['Skill Location'],
        ...ann,
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });

  // VS-MEC-EQUIPX-07
  test('any face-up character brings it back from the KO pile, for free', () => {
    const at = stage({ points: 0 });
    at.ann.use('Disc', 'Smart Weapon');
    expect(at.ann.offered('choose')).toEqual(['A', 'Main']);
    at.ann.choose('Main');
    at.ann.pay('Skill Location');
    expect(at.ann.offered('choose')).toEqual(['A', 'Main']);
    at.ann.choose('A');
    expect([at.card('Disc').zone, at.card('A').equipment]).toEqual(['equipped', ['Disc']]);
  });

  test('from the KO pile alone, and for a Skill alone', () => {
    expect(stage({ resources: ['Might Location'] }).ann.offered('use')).toEqual([]);
    expect(stage({ ko: [], hand: ['prd-029 as Disc'] }).ann.offered('use')).toEqual([]);
  });
});

describe('prd-047 Isabelle', () => {
  const stage = (where: 'front' | 'back', resources: readonly unknown[] = []) =>
    scene('modern', {
      ann: { front: [body('A', 9, 9)], resources, deck: 9 },
      bob: where === 'back' ? { back: ['prd-047 as Isabelle'], deck: 9 } : { front: ['prd-047 as Isabelle'], deck: 9 },
      open: true,
    });

  test('can’t be attacked in the back row', () => {
    expect(stage('back').ann.offered('attack')).toEqual(['Main, A']);
    expect(stage('front').ann.offered('attack')).toEqual(['Isabelle, A']);
  });

  // VS-MEC-PROTECT-04
  test('an enemy turns that off for the turn with a location that has an Energy', () => {
    const at = stage('back', ['Energy Location as E', 'Might Location']);
    expect(at.ann.offered('endRule')).toHaveLength(1);
    at.ann.endRule('E');
    expect([at.card('E').faceDown, at.ann.offered('attack')]).toEqual([true, ['Isabelle, A', 'Main, A']]);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('attack')).toEqual(['Main, A']);
  });

  test('a special location does it as well', () => {
    expect(stage('back', ['prd-030 as Area']).ann.offered('endRule')).toHaveLength(1);
  });

  test('gets an ATK for each character in the KO pile of her player', () => {
    const at = scene('modern', {
      ann: {
        front: ['prd-047 as Isabelle'],
        ko: [body('X', 1, 1), body('Y', 1, 1), 'prd-053'],
        resources: ['Humanity Location'],
      },
      bob: { front: [body('D', 1, 30)], ko: [body('Z', 1, 1)] },
      open: true,
    });
    at.ann.attack('D', 'Isabelle');
    at.ann.use('Isabelle', 'I Watched Him Die');
    expect([at.card('Isabelle').atk, at.card('Isabelle').def]).toEqual([7, 5]);
    pass(at.bob, at.ann);
    expect(at.card('Isabelle').atk).toBe(5);
  });
});
