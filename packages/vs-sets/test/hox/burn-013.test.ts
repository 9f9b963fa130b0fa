import { expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

// VS-KW-BURN
test('hox-013 Pyro burns an enemy: it is stunned at the end of each of his player’s turns', () => {
  const table = scene('modern', {
    ann: { front: ['hox-013 as John', body('A', 1, 9)], resources: ['Energy Location'] },
    bob: { front: [body('D', 1, 9, 'health:9'), body('E', 1, 9), body('M', 1, 9, 'main')], back: [body('F', 1, 9)] },
  });
  const { ann, card, close } = table;
  ann.use('John', 'Mister Burns');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
  ann.choose('D');
  expect(card('D').stunned).toBe(false);
  passTo(table, 'bob', 'main');
  expect([card('D').exhausted, card('D').wounds, card('E').wounds]).toEqual([false, 1, 0]);
  passTo(table, 'ann', 'main');
  expect(card('D').wounds).toBe(1);
  passTo(table, 'bob', 'main');
  expect(card('D').wounds).toBe(2);
  close();
});

// VS-KW-BURN-2: nobody else can take it away by stunning Pyro, and it goes on without him.
test('hox-013 Pyro need not be there', () => {
  const table = scene('modern', {
    ann: { front: ['hox-013 as John'], resources: ['Energy Location'] },
    bob: { front: [body('D', 9, 9, 'health:9'), body('E', 9, 9)] },
  });
  const { ann, bob, card, close } = table;
  ann.use('John', 'Mister Burns');
  ann.choose('D');
  passTo(table, 'bob', 'main');
  bob.attack('John', 'E');
  bob.pass();
  ann.pass();
  expect(card('John').zone).toBe('ko');
  passTo(table, 'ann', 'main');
  passTo(table, 'bob', 'main');
  expect(card('D').wounds).toBe(2);
  close();
});
