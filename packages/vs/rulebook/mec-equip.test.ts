import { describe, expect, test } from 'vitest';
import {
  always,
  equipment,
  gets,
  has,
  law,
  levelUp,
  may,
  on,
  paidWith,
  payNoting,
  putPlus,
  rule,
  stats,
  superPower,
  trigger,
  when,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';

const issue = gear('Issue', [
  law('Standard Issue', {
    rule: 'equipCosts',
    who: 'you',
    what: { self: true },
    less: 1,
    wearer: { keyword: 'agent' },
  }),
  always('Arm', stats(1, 0)),
]);

describe('What equipment costs', () => {
  const points = (given: number, hand: readonly string[] = ['Issue'], front: readonly unknown[] = []) =>
    scene('modern', {
      cards: [
        issue,
        gear('Crude', [], { cost: 3, teams: ['hydra'] }),
        gear('Fine', [], { cost: 3 }),
        hero('Fence', [
          law('Cheap', {
            rule: 'equipCosts',
            who: 'you',
            what: { is: 'equipment', alignment: 'evil' },
            less: 9,
            least: 1,
          }),
        ]),
        hero('Smith', [
          superPower('Forge', 'build', [], rule('turn', { rule: 'nextEquipCosts', who: 'you', less: 2 })),
        ]),
      ],
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'agent'), body('B', 1, 1), ...front], hand, points: given },
      bob: { front: [body('D', 1, 1, 'agent')] },
    });

  // VS-KW-STANDARD-ISSUE
  test('is 1 less on a character of the named class', () => {
    const at = points(0);
    expect(at.ann.offered('equip')).toEqual(['Issue, A']);
    at.ann.equip('Issue', 'A');
    expect([at.card('A').atk, at.seat('ann').points]).toEqual([2, 0]);
    const rich = points(1);
    expect(rich.ann.offered('equip').toSorted()).toEqual(['Issue, A', 'Issue, B', 'Issue, Main']);
    rich.ann.equip('Issue', 'B');
    expect(rich.seat('ann').points).toBe(0);
  });

  // VS-BLD-12
  test('is never less than the least a rule leaves, and only for what it is about', () => {
    const at = points(1, ['Crude', 'Fine'], [body('H', 1, 1, 'team:hydra'), 'Fence']);
    expect(new Set(at.ann.offered('equip').map((one) => one.split(',')[0]))).toEqual(new Set(['Crude']));
    at.ann.equip('Crude', 'A');
    expect(at.seat('ann').points).toBe(0);
  });

  test('is less for the next one only', () => {
    const at = points(1, ['Fine as First', 'Fine as Second'], ['Smith']);
    expect(at.ann.offered('equip')).toEqual([]);
    at.ann.use('Smith', 'Forge');
    at.ann.equip('First', 'A');
    expect([at.card('First').zone, at.seat('ann').points, at.ann.offered('equip')]).toEqual(['equipped', 0, []]);
  });
});

describe('On whom equipment goes', () => {
  const only = gear('Only', [law('Malevolent', { rule: 'equipOnlyTo', who: 'you', wearer: { alignment: 'evil' } })]);
  const gift = gear('Gift', [
    law('Gift', { rule: 'equipOnlyTo', who: 'you', wearer: { side: 'enemy', is: 'supporting', equipped: false } }),
  ]);
  const branded = equipment({ id: 'x-branded', name: 'Branded', cost: 1, teams: [], powers: [], brand: true });

  // VS-MEC-EQUIPX-01
  test('only on those it says', () => {
    const at = scene('modern', {
      cards: [only],
      at: 'recruit',
      ann: { front: [body('Good', 1, 1), body('Evil', 1, 1, 'team:hydra')], hand: ['Only'], points: 1 },
      bob: {},
    });
    expect(at.ann.offered('equip')).toEqual(['Only, Evil']);
    expect(at.ann.refused('equip', 'Only', 'Good')).toEqual(['VS-MEC-EQUIPX-01']);
    at.ann.equip('Only', 'Evil');
    expect(at.card('Only').zone).toBe('equipped');
  });

  // VS-MEC-EQUIPX-02
  test('on enemies where it says so, and their side controls it', () => {
    const at = scene('modern', {
      cards: [gift, gear('Own', [])],
      at: 'recruit',
      ann: { front: [body('A', 1, 1)], hand: ['Gift'], points: 1 },
      bob: { front: [body('D', 1, 1), { body: 'E 1/1', equipment: ['Own'] }], back: [body('Boss', 1, 1, 'main')] },
    });
    expect(at.ann.offered('equip')).toEqual(['Gift, D']);
    at.ann.equip('Gift', 'D');
    expect([at.card('Gift').zone, at.card('Gift').controller]).toEqual(['equipped', 'bob']);
  });

  // VS-MEC-EQUIP-04
  test('with the brand only beside a face-up Marvel character', () => {
    const start = (stunned: boolean) =>
      scene('modern', {
        cards: [branded],
        at: 'recruit',
        ann: {
          front: ['aln-011 as Ripley'],
          back: [{ body: 'Boss 1/1 main', stunned }],
          hand: ['Branded'],
          points: 1,
        },
        bob: {},
      });
    expect(start(false).ann.offered('equip')).not.toEqual([]);
    expect(start(true).ann.offered('equip')).toEqual([]);
  });

  // VS-MEC-EVENT-11
  test('is heard of as it gets on, in whatever way', () => {
    const at = scene('modern', {
      cards: [
        gear('Cube', [always('Glow', has('flight'))]),
        gear('Ball', []),
        chief('Skull', [levelUp('Mine', 5, on('getsEquipped', { self: true }, { object: { name: 'Cube' } }))]),
      ],
      at: 'recruit',
      ann: { back: ['Skull'], front: [body('A', 1, 1)], hand: ['Cube', 'Ball', 'Cube as Other'], points: 3 },
      bob: {},
    });
    at.ann.equip('Ball', 'Skull');
    expect(at.card('Skull').xp).toBe(0);
    at.ann.equip('Cube', 'A');
    expect(at.card('Skull').xp).toBe(0);
    at.ann.equip('Other', 'Skull');
    expect(at.card('Skull').xp).toBe(1);
  });
});

describe('Playing from the resource row', () => {
  // VS-MEC-RESOURCE-01
  test('works as from hand, and the top card of the deck fills the gap face down', () => {
    const at = scene('modern', {
      cards: [hero('Empress', [law('Empire', { rule: 'mayPlayResources', who: 'you' })]), gear('Tool', [])],
      at: 'recruit',
      ann: {
        front: ['Empress'],
        resources: [body('R', 1, 1), 'Tool', 'Might Location', body('Dear', 1, 1, 'cost:5')],
        deck: [body('Top', 1, 1, 'cost:9'), body('Next', 1, 1, 'cost:9')],
        points: 2,
      },
      bob: { resources: [body('Theirs', 1, 1)] },
    });
    expect(at.ann.offered('recruit').toSorted()).toEqual(['R, back', 'R, front']);
    at.ann.recruit('R', 'front');
    expect([at.card('R').zone, at.card('Top').zone, at.card('Top').faceDown]).toEqual(['front', 'resources', true]);
    expect(at.bob.sees('Top')).toBe(false);
    at.ann.equip('Tool', 'R');
    expect([at.card('Tool').zone, at.card('Next').zone, at.seat('ann').points]).toEqual(['equipped', 'resources', 0]);
  });

  test('is for nobody else', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { resources: [body('R', 1, 1)], points: 2 },
      bob: {},
    });
    expect(at.ann.offered('recruit')).toEqual([]);
  });
});

describe('Readying, exhausting and paying are heard of', () => {
  const ears = hero('Ears', [
    trigger('Up', on('readies', { is: 'character', side: 'enemy' }), putPlus(1, 'self')),
    trigger('Down', on('exhausts', { is: 'character', side: 'enemy' }), putPlus(10, 'self')),
    trigger('Paid', on('paysSymbol', { is: 'character' }, { symbol: 'energy' }), putPlus(100, 'self')),
  ]);

  // VS-MEC-EVENT-01
  test('an attack exhausts, a stun of a ready character too, of an exhausted one not', () => {
    const at = scene('modern', {
      cards: [ears],
      ann: { front: [body('A', 9, 9), body('B', 1, 1)] },
      bob: { front: [body('D', 9, 1)], back: ['Ears'] },
    });
    at.ann.attack('D', 'B');
    at.ann.pass();
    at.bob.pass();
    // B was exhausted by its attack, and its stun is no news.
    expect([at.card('B').stunned, at.card('Ears').plus]).toEqual([true, 10]);
    at.close();
    const stunned = scene('modern', {
      cards: [ears],
      ann: { front: [body('A', 9, 9)], back: ['Ears'] },
      bob: { front: [body('D', 1, 1)] },
    });
    stunned.ann.attack('D', 'A');
    stunned.ann.pass();
    stunned.bob.pass();
    expect([stunned.card('D').stunned, stunned.card('Ears').plus]).toEqual([true, 10]);
  });

  // VS-MEC-EVENT-01
  test('a flag that does not change is not heard of', () => {
    const at = scene('modern', {
      cards: [ears],
      at: 'turn',
      ann: { front: [{ body: 'A 1/9', exhausted: true }, body('B', 1, 9)] },
      bob: { back: ['Ears'] },
    });
    for (let i = 0; i < 6 && at.table().phase !== 'main'; i++) at.ann.pass();
    expect(at.card('Ears').plus).toBe(1);
  });

  // VS-MEC-EVENT-11, VS-MEC-SYMBOL-05
  test('whoever pays that symbol, for a power or otherwise, and what was paid with is known', () => {
    const payer = hero('Payer', [
      superPower('Spend', 'main', ['energy'], gets('self', 1, 0)),
      superPower('Other', 'main', ['might'], gets('self', 1, 0)),
      does(
        'Otherwise',
        may(payNoting([['energy', 'might']], 'self', 'paid')),
        when(paidWith('paid', 'Elsewhere', 'Might Location'), [putPlus(5, 'self')]),
      ),
    ]);
    const start = () =>
      scene('modern', {
        cards: [ears, payer],
        ann: { front: ['Payer'], resources: ['Energy Location x2', 'Might Location'] },
        bob: { back: ['Ears'] },
      });
    const at = start();
    at.ann.use('Payer', 'Spend');
    expect(at.card('Ears').plus).toBe(100);
    at.ann.use('Payer', 'Other');
    expect(at.card('Ears').plus).toBe(100);
    at.ann.use('Payer', 'Otherwise');
    at.ann.yes();
    at.ann.pay('Energy Location');
    expect([at.card('Ears').plus, at.card('Payer').plus]).toEqual([200, 0]);
    const might = start();
    might.ann.use('Payer', 'Otherwise');
    might.ann.yes();
    might.ann.pay('Might Location');
    expect([might.card('Ears').plus, might.card('Payer').plus]).toEqual([0, 5]);
  });
});
