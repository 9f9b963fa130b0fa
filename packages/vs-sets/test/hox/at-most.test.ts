import { expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// VS-EFF-10: who has chosen as many as the card allows is not asked again.

test('hox-027 Burn It Down asks for no third location', () => {
  const { ann, asks } = scene('modern', {
    at: 'recruit',
    ann: { front: [body('A', 1, 1, 'team:brotherhood')], hand: ['hox-027'] },
    bob: { resources: ['Skill Location', 'Energy Location', 'Might Location'] },
    open: true,
  });
  ann.play('hox-027');
  ann.choose('Skill Location', '...');
  ann.choose('Energy Location', '...');
  expect(asks()).toBe('playOrPass');
});

test('hox-056 Build It Up asks for no third location', () => {
  const down = (card: string) => ({ card: `${card} Location`, as: card, faceDown: true });
  const { ann, asks } = scene('modern', {
    at: 'recruit',
    ann: {
      front: [body('A', 1, 1, 'team:xmen')],
      hand: ['hox-056'],
      resources: [down('Skill'), down('Energy'), down('Might')],
    },
    bob: {},
    open: true,
  });
  ann.play('hox-056');
  ann.choose('Skill', '...');
  ann.choose('Energy', '...');
  expect(asks()).toBe('playOrPass');
});

test('res-019 San Francisco asks for no third location', () => {
  const { ann, asks } = scene('modern', {
    ann: { front: [body('M', 0, 99, 'main')], resources: ['res-019 as City', 'Energy Location'] },
    bob: { resources: ['Skill Location', 'Might Location', 'Intellect Location'] },
    open: true,
  });
  ann.use('City', 'A Real Riot');
  ann.choose('Skill Location', '...');
  ann.choose('Might Location', '...');
  expect(asks()).toBe('playOrPass');
});

test('tub-022 Avalanche asks for no fourth location, and for no two of a type', () => {
  const costs = ['Energy Location as E', 'Might Location as M', 'Skill Location as S'];
  const { ann, asks, card } = scene('modern', {
    ann: { front: ['tub-022 as Dominik'], resources: costs },
    bob: {
      resources: [
        'Skill Location as S1',
        'Skill Location as S2',
        'Might Location as M1',
        'Energy Location as E1',
        'Intellect Location as I1',
      ],
    },
    open: true,
  });
  ann.use('Dominik', 'The Big One');
  ann.choose('S1', '...');
  expect(ann.offered('choose').toSorted()).toEqual(['E1', 'I1', 'M1']);
  ann.choose('M1', '...');
  ann.choose('I1', '...');
  expect([asks(), card('E1').zone]).toEqual(['playOrPass', 'resources']);
});
