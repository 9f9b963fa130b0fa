import { expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

// VS-MEC-RP-02
test('hox-023 Alpha: each enemy player has two recruit points less on their next turn, and no longer', () => {
  const table = scene('modern', {
    ann: { front: ['hox-023 as Alpha'], resources: [R('Intellect', 3)] },
    bob: { resources: [R('Might', 3)] },
  });
  const { ann, seat, close } = table;
  ann.use('Alpha', 'Superintelligence', 'Intellect Location');
  passTo(table, 'bob', 'recruit');
  expect(seat('bob').points).toBe(1);
  passTo(table, 'ann', 'recruit');
  expect(seat('ann').points).toBe(3);
  passTo(table, 'bob', 'recruit');
  expect(seat('bob').points).toBe(3);
  passTo(table, 'bob', 'main');
  close();
});

test('hox-023 Alpha leaves no player below zero', () => {
  const table = scene('modern', {
    ann: { front: ['hox-023 as Alpha'], resources: [R('Intellect')] },
    bob: { resources: [R('Might')] },
  });
  table.ann.use('Alpha', 'Superintelligence');
  passTo(table, 'bob', 'recruit');
  expect(table.seat('bob').points).toBe(0);
  passTo(table, 'bob', 'main');
  table.close();
});

// VS-KW-FREEZE-2
test('hox-042 Iceman freezes an enemy location: exhausted, and not ready on its next turn', () => {
  const table = scene('modern', {
    ann: { front: ['hox-042 as Bobby'], resources: [R('Energy')] },
    bob: {
      resources: ['Might Location as M', 'Skill Location as S', { card: 'Skill Location', as: 'Down', faceDown: true }],
    },
  });
  const { ann, card, seat, close } = table;
  ann.use('Bobby', 'Ice Breaker');
  expect(ann.offered('choose').toSorted()).toEqual(['M', 'S']);
  ann.choose('M');
  expect(card('M').exhausted).toBe(true);
  passTo(table, 'bob', 'recruit');
  expect([card('M').exhausted, card('S').exhausted, seat('bob').points]).toEqual([true, false, 2]);
  passTo(table, 'bob', 'main');
  passTo(table, 'ann', 'main');
  passTo(table, 'bob', 'recruit');
  expect([card('M').exhausted, seat('bob').points]).toEqual([false, 3]);
  passTo(table, 'bob', 'main');
  close();
});

test('hox-051 Professor X looks at an enemy hand and may recruit a supporting character of it', () => {
  const stage = () =>
    scene('modern', {
      at: 'recruit',
      ann: {
        front: ['hox-051 as Charles'],
        resources: [R('Intellect')],
        points: 3,
        hand: [body('Own', 1, 1, 'cost:9')],
      },
      bob: { hand: [body('B', 1, 1, 'cost:3'), body('C', 1, 1, 'cost:4'), 'vsp-025 as Twist'] },
      open: true,
    });
  const { ann, card } = stage();
  ann.use('Charles', 'Welcome Home');
  expect([ann.sees('B'), ann.sees('Twist')]).toEqual([true, true]);
  ann.yes();
  expect(ann.offered('choose').toSorted()).toEqual(['B', 'C']);
  ann.choose('B');
  expect(ann.offered('recruit').map((words) => words.split(',')[0])).toContain('B');
  ann.recruit('B', 'front');
  expect([card('B').zone, card('B').controller, card('B').owner]).toEqual(['front', 'ann', 'bob']);

  const other = stage();
  other.ann.use('Charles', 'Welcome Home');
  other.ann.no();
  expect(other.ann.offered('recruit')).toEqual([]);
});
