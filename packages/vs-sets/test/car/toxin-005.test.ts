import { supporting } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

const named = (id: string, name: string) =>
  supporting({ id, name, cost: 0, atk: 1, def: 9, health: 1, teams: [], powers: [] });

test('car-005 Toxin gains one XP from each of Venom and Carnage', () => {
  const table = scene('modern', {
    cards: [named('xx-v', 'Venom'), named('xx-c', 'Carnage')],
    at: 'recruit',
    ann: {
      front: ['car-005 as Pat'],
      hand: ['xx-v as V1', 'xx-c as C1', body('Other', 1, 9)],
      ko: ['xx-v as V2'],
      points: 9,
    },
    bob: { hand: ['xx-c as Foe', 'xx-v as Foe2'], points: 9 },
  });
  const { ann, bob, card, close } = table;
  ann.recruit('Other', 'front');
  expect(card('Pat').xp).toBe(0);
  passTo(table, 'bob', 'recruit');
  bob.recruit('Foe', 'front');
  bob.recruit('Foe2', 'front');
  expect(card('Pat').xp).toBe(0);
  passTo(table, 'ann', 'recruit');
  ann.recruit('V1', 'front');
  expect(card('Pat').xp).toBe(1);
  passTo(table, 'bob', 'main');
  passTo(table, 'ann', 'recruit');
  ann.recruit('C1', 'front');
  expect(card('car-006').zone).toBe('front');
  passTo(table, 'ann', 'main');
  close();
});

test('car-005 Toxin gains nothing from a second Venom, on any later turn', () => {
  const swarm = supporting({
    id: 'xx-v',
    name: 'Venom',
    cost: 0,
    atk: 1,
    def: 9,
    health: 1,
    teams: [],
    powers: [{ power: 'keyword', keyword: 'swarm' }],
  });
  const table = scene('modern', {
    cards: [swarm],
    at: 'recruit',
    ann: { front: ['car-005 as Pat'], hand: ['xx-v as V1', 'xx-v as V2', 'xx-v as V3'], points: 9 },
    bob: {},
    open: true,
  });
  const { ann, card } = table;
  ann.recruit('V1', 'front');
  ann.recruit('V2', 'front');
  expect(card('Pat').xp).toBe(1);
  passTo(table, 'bob', 'main');
  passTo(table, 'ann', 'recruit');
  ann.recruit('V3', 'front');
  expect(card('Pat').xp).toBe(1);
});
