import { equipment } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [], atk: 1, def: 1 });
const cap = equipment({ id: 'xx-cap', name: 'Cap', cost: 1, teams: [], powers: [] });

describe('car-013 Shriek', () => {
  const affordable = (points: number, ...front: string[]) => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: { front, hand: ['car-013 as Frances'], points },
      bob: { front: ['car-009 as Foe'] },
      open: true,
    });
    return ann.offered('recruit').length > 0;
  };
  test('costs 3 less for each of Doppelganger and Demogoblin on your side', () => {
    expect([affordable(6), affordable(5)]).toEqual([true, false]);
    expect([affordable(3, 'car-009'), affordable(2, 'car-009')]).toEqual([true, false]);
    expect([affordable(0, 'car-009', body('Doppelganger', 1, 1)), affordable(5, 'car-012')]).toEqual([true, false]);
  });

  test('puts three -1/-1 counters on an enemy in the combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9), body('C', 9, 9)] },
      bob: { front: ['car-013 as Frances'], resources: ['Energy Location'] },
    });
    ann.attack('Frances', 'A', 'B');
    ann.pass();
    bob.use('Frances', 'Sonic Beam');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('A');
    expect([card('A').minus, card('B').minus]).toEqual([3, 0]);
    pass(ann, bob);
    bob.strikeBack('A');
    close();
  });
});

describe('car-014 Scorn', () => {
  test('keeps her equipment while stunned, where others lose it', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hat],
      ann: { front: [body('A', 99, 99), body('B', 99, 99)] },
      bob: {
        front: [
          { card: 'car-014', as: 'Tanis', equipment: 'Hat as H1' },
          { body: 'D 1/1', equipment: 'Hat as H2' },
        ],
      },
    });
    ann.attack('Tanis', 'A');
    pass(ann, bob);
    ann.attack('D', 'B');
    pass(ann, bob);
    // Ruling: it stays face up and works on her.
    expect([card('Tanis').stunned, card('H1').zone, card('H2').zone]).toEqual([true, 'equipped', 'ko']);
    expect(card('Tanis').atk).toBe(8);
    close();
  });

  test('can be equipped while stunned, where others cannot', () => {
    const { ann } = scene('modern', {
      cards: [hat],
      at: 'recruit',
      ann: {
        front: [
          { card: 'car-014', as: 'Tanis', stunned: true },
          { body: 'A 1/1', stunned: true },
        ],
        hand: ['Hat'],
        points: 9,
      },
      bob: {},
      open: true,
    });
    expect(ann.offered('equip').toSorted()).toEqual(['Hat, Main', 'Hat, Tanis']);
  });

  test('has but one at a time', () => {
    const { ann, card } = scene('modern', {
      cards: [hat, cap],
      at: 'recruit',
      ann: { front: [{ card: 'car-014', as: 'Tanis', stunned: true, equipment: 'Hat' }], hand: ['Cap'], points: 9 },
      bob: {},
      open: true,
    });
    ann.equip('Cap', 'Tanis');
    expect([card('Cap').zone, card('Hat').zone]).toEqual(['equipped', 'ko']);
  });
});

describe('car-019 Carnage Symbiote', () => {
  test('goes only on a supporting character without Symbiosis', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('A', 1, 1, 'team:symbiotes'), body('S', 1, 1, 'symbiosis'), body('M', 1, 1, 'main')],
        hand: ['car-019 as Goo'],
        points: 9,
      },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    expect(ann.offered('equip')).toEqual(['Goo, A']);
  });

  test('gives Berserker, Symbiosis and health, and stays while its character is stunned', () => {
    const table = scene('modern', {
      ann: { front: [{ body: 'A 1/1 health:1', equipment: 'car-019 as Goo' }] },
      bob: { front: [body('D', 9, 99)] },
    });
    const { ann, bob, card, close } = table;
    expect([card('A').health, String(card('A').keywords).split(' ').toSorted()]).toEqual([
      2,
      ['berserker', 'symbiosis'],
    ]);
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('A').zone, card('A').stunned, card('A').wounds, card('A').plus]).toEqual(['front', true, 1, 1]);
    expect([card('Goo').zone, card('A').health]).toEqual(['equipped', 2]);
    close();
  });

  test('does not let a stunned character put other equipment on', () => {
    const { ann } = scene('modern', {
      cards: [hat],
      at: 'recruit',
      ann: {
        front: [{ body: 'A 1/1 health:3', equipment: 'car-019 as Goo', stunned: true, wounds: 1 }],
        hand: ['Hat'],
        points: 9,
      },
      bob: {},
      open: true,
    });
    expect(ann.offered('equip')).toEqual(['Hat, Main']);
  });
});
