import { expect, test } from 'vitest';
import { passTo, scene } from '../stage.ts';

// VS-MEC-LOCEXH-01 to 03
test('mcu3-016 Kaecilius exhausts all resources, which do not ready until after his next turn', () => {
  const table = scene('modern', {
    ann: {
      front: ['mcu3-016 as Kae'],
      resources: ['Energy Location as E', 'Intellect Location as I', 'Might Location as M'],
    },
    bob: { resources: ['Skill Location as S', { card: 'Skill Location', as: 'Down', faceDown: true }] },
  });
  const { ann, card, seat, close } = table;
  ann.use('Kae', 'Fold Space And Matter');
  expect(['E', 'I', 'M', 'S', 'Down'].map((name) => card(name).exhausted)).toEqual([true, true, true, true, true]);
  passTo(table, 'bob', 'recruit');
  expect([card('S').exhausted, seat('bob').points]).toEqual([true, 0]);
  passTo(table, 'ann', 'recruit');
  expect([card('M').exhausted, seat('ann').points]).toEqual([true, 0]);
  passTo(table, 'bob', 'recruit');
  expect([card('S').exhausted, card('Down').exhausted, seat('bob').points]).toEqual([false, false, 2]);
  passTo(table, 'ann', 'recruit');
  expect(seat('ann').points).toBe(3);
  passTo(table, 'ann', 'main');
  close();
});
