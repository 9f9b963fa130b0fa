import { always, equipment, has, hide, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('hox-007, hox-008 Silver Samurai', () => {
  test('gains an XP for each enemy defender stunned in melee', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-007 as Ken', body('A', 9, 9)] },
      bob: { front: [body('D', 0, 3), body('E', 0, 3)] },
    });
    ann.attack('E', 'A');
    pass(ann, bob);
    expect(card('Ken').xp).toBe(0);
    ann.attack('D', 'Ken');
    pass(ann, bob);
    expect(card('Ken').xp).toBe(1);
    close();
  });

  test.each(['hox-007', 'hox-008'])('%s stuns an enemy defender he strikes in melee this turn', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Ken`, body('A', 1, 9)], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 99), body('E', 0, 99)] },
    });
    ann.use('Ken', 'Tachyon Field');
    ann.attack('E', 'A');
    pass(ann, bob);
    ann.attack('D', 'Ken');
    pass(ann, bob);
    expect([card('D').stunned, card('E').stunned]).toEqual([true, false]);
    close();
  });

  const gun = equipment({ id: 'xx-gun', name: 'Gun', cost: 1, teams: [], powers: [always('Gun', has('ranged'))] });
  const bushido = (row: 'front' | 'back', attacker?: string, turn: 'ann' | 'bob' = 'ann') => {
    const table = scene('modern', {
      cards: [gun],
      turn,
      ann: {
        [row]: [{ card: 'hox-008', as: 'Ken', equipment: 'Gun' }],
        [row === 'front' ? 'back' : 'front']: [body('A', 9, 9, 'ranged')],
        resources: [R('Intellect')],
        hand: [],
      },
      bob: { front: [body('D', 0, 3), body('E', 0, 3)] },
      open: true,
    });
    const { ann, bob, card } = table;
    if (turn === 'bob') {
      bob.attack('Ken', 'D');
      pass(bob, ann);
      passTo(table, 'ann', 'main');
    } else if (attacker !== undefined) {
      ann.attack('D', attacker);
      pass(ann, bob);
    }
    expect(card('D').stunned).toBe(attacker !== undefined || turn === 'bob');
    const before = table.seat('ann').hand.length;
    ann.use('Ken', 'The Ancient Art of Bushido');
    return table.seat('ann').hand.length - before;
  };

  test('at Level 2 draws three if he stunned an enemy in melee this turn', () => {
    expect(bushido('front', 'Ken')).toBe(3);
  });

  test('draws none for a stun in ranged combat, by another, or on another turn', () => {
    expect([
      bushido('back', 'Ken'),
      bushido('front', 'A'),
      bushido('front'),
      bushido('front', undefined, 'bob'),
    ]).toEqual([0, 0, 0, 0]);
  });
});

describe('hox-029 Banshee', () => {
  const hider = supporting({
    id: 'xx-hider',
    name: 'Hider',
    cost: 1,
    atk: 1,
    def: 9,
    health: 1,
    teams: [],
    powers: [superPower('Duck', 'main', ['skill'], hide('self'))],
  });

  test('gains an XP when an enemy is stunned, dazed or hides, and none for his own side', () => {
    const table = scene('modern', {
      cards: [hider],
      ann: { front: ['hox-029 as Sean', body('A', 9, 9), 'xx-hider as Own'], resources: [R('Energy'), R('Skill')] },
      bob: { front: [body('D', 0, 3), 'xx-hider as Foe', body('E', 0, 99)], resources: [R('Skill')] },
    });
    const { ann, bob, card, close } = table;
    ann.use('Own', 'Duck');
    expect(card('Sean').xp).toBe(0);
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Sean').xp).toBe(1);
    ann.attack('E', 'Sean');
    ann.use('Sean', 'Bold Yeller');
    expect([card('E').stunned, card('E').wounds, card('Sean').xp]).toEqual([true, 0, 2]);
    passTo(table, 'bob', 'main');
    bob.use('Foe', 'Duck');
    expect([card('Foe').hidden, card('Sean').xp]).toEqual([true, 3]);
    close();
  });
});
