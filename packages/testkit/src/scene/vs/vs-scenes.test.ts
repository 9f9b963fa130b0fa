import { draw, equipment, MOMENTS, main, superPower, supporting } from '@longbox/vs';
import { expect, test } from 'vitest';
import { body, sceneFor } from '../builder.ts';
import { SCENE_GAMES } from '../games.ts';
import { runScenes } from '../runner.ts';
import { vsScenes } from './vs-scenes.ts';

const scene = sceneFor(vsScenes);

test.each(MOMENTS)('a position at %s can be played on, saved and loaded', (at) => {
  const { close, decides } = scene('modern', {
    ann: { front: [body('A', 2, 2)], hand: 3, resources: 2 },
    bob: { front: [body('D', 2, 2)], hand: 3 },
    at,
    open: true,
  });
  expect(decides()).toBe(at === 'end' ? 'bob' : 'ann');
  close();
});

test('turns are counted as if they had been played', () => {
  const { table, ann, seat } = scene('modern', { ann: {}, bob: {}, at: 'turn', number: 1, turn: 'ann' });
  expect([table().number, table().turn, seat('ann').hand]).toEqual([1, 'ann', []]);
  ann.pass();
  ann.pass();
  ann.pass();
  ann.pass();
  expect([table().number, table().turn, seat('bob').hand]).toEqual([2, 'bob', ['Extra', 'Extra']]);
});

test('cards of the scene have powers, and payment that leaves no choice is automatic', () => {
  const thinker = supporting({
    id: 'x-1',
    name: 'Thinker',
    cost: 2,
    atk: 1,
    def: 1,
    health: 1,
    teams: [],
    powers: [superPower('Think', 'main', ['intellect'], draw(1))],
  });
  const cards = [thinker];
  const { ann, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Thinker'], resources: ['Intellect Location', 'Might Location'] },
    bob: {},
  });
  expect(ann.offered()).toEqual(['pass', 'attack Main, Thinker', 'use Thinker, Think']);
  ann.use('Thinker', 'Think');
  expect(seat('ann').hand).toEqual(['Extra']);
  expect(ann.refused('use', 'Thinker', 'Think')).toEqual(['VS-PWR-42']);
  close();

  const choice = scene('modern', {
    cards,
    ann: { front: ['Thinker'], resources: ['Intellect Location'], hand: ['Intellect Location as held'] },
    bob: {},
  });
  choice.ann.use('Thinker', 'Think', 'held');
  expect(choice.card('held').zone).toBe('ko');
  choice.close();
});

test('what is on a card is laid out and read back', () => {
  const blade = equipment({ id: 'x-2', name: 'Blade', cost: 1, teams: [], powers: [] });
  const { card, seat, close } = scene('modern', {
    cards: [blade, main({ id: 'x-3', name: 'Boss', level: 1, atk: 1, def: 1, health: 3, teams: [], powers: [] })],
    ann: {
      front: [
        { body: 'A 2/2', plus: 1, wounds: 1, exhausted: true, equipment: ['Blade'] },
        { body: 'B 2/2', stunned: true, frozen: true },
        { body: 'C 2/2', hidden: true, owner: 'bob' },
      ],
      back: ['Boss'],
      resources: ['Might Location', { card: 'Skill Location', faceDown: true }, 'Extra as E'],
      ko: ['Energy Location'],
    },
    bob: {},
  });
  expect(card('A')).toEqual({ plus: 1, wounds: 1, exhausted: true, equipment: ['Blade'] });
  expect([card('A').atk, card('A').def]).toEqual([3, 3]);
  expect(card('B')).toEqual({ stunned: true, frozen: true });
  expect(card('C')).toEqual({ hidden: true });
  expect([card('C').owner, card('C').controller]).toEqual(['bob', 'ann']);
  expect(['Might Location', 'Skill Location', 'E'].map((name) => card(name).faceDown)).toEqual([false, true, true]);
  expect(seat('ann').back).toEqual(['Boss']);
  close();
});

test('real cards bring their sets, and a file can invent cards too', () => {
  const text = `
game: vs
cards:
  - { card: location, id: x-1, name: Nowhere, basic: false, teams: [], symbols: [might] }
ann:
  hand: [Nowhere]
  front: [mnb-001]
bob:
at: resource
steps:
  - ann: resource Nowhere, up
  - expect: { Nowhere: { zone: resources, faceDown: false } }
`;
  expect(runScenes(text, 'a.yaml', SCENE_GAMES).map(({ failure }) => failure)).toEqual([undefined]);
});
