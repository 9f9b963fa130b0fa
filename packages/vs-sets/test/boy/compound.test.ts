import { expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

// VS-MEC-SYMBOL-01
test('boy-052 Compound V makes the first super power of each turn a symbol cheaper', () => {
  const at = scene('modern', {
    ann: { back: [{ card: 'boy-038', as: 'Deep', equipment: 'boy-052 as V' }], deck: 20 },
    bob: { deck: 20 },
    open: true,
  });
  expect(at.ann.offered('use')).toEqual(['Deep, "Trouble at a Dock, River, Lake..."']);
  at.ann.use('Deep', 'Trouble at a Dock, River, Lake...');
  if (at.ann.offered('done').length > 0) at.ann.done();
  expect(at.seat('bob').ko).toHaveLength(7);
  passTo(at, 'bob', 'main');
  passTo(at, 'ann', 'main');
  expect(at.ann.offered('use')).toHaveLength(1);
});

// VS-MEC-EQUIPX-01
test('boy-052 goes on main characters of The Seven alone', () => {
  const at = scene('modern', {
    at: 'recruit',
    ann: { back: ['boy-037 as Deep'], front: [body('A', 1, 9, 'team:theSeven')], hand: ['boy-052 as V'], points: 2 },
    bob: {},
    open: true,
  });
  expect(at.ann.offered('equip')).toEqual(['V, Deep']);
  const other = scene('modern', {
    at: 'recruit',
    ann: {
      back: ['boy-001 as Butcher'],
      front: [body('A', 1, 9, 'team:theSeven')],
      hand: ['boy-052 as V'],
      points: 2,
    },
    bob: {},
    open: true,
  });
  expect(other.ann.offered('equip')).toEqual([]);
});
