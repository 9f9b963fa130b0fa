import { expect, test } from 'vitest';
import { body, sceneFor } from '../builder.ts';
import { SCENE_GAMES } from '../games.ts';
import { runScenes } from '../runner.ts';
import { arenaScenes } from './arena-scenes.ts';

const scene = sceneFor(arenaScenes);
const sides = {
  ann: { A1: [body('A', 700, 600, 200)], deck: 5, missions: 2 },
  bob: { A1: [body('D', 600, 700, 250)], A2: [body('E', 600, 700, 250)], deck: 5, missions: 2 },
};

test('a challenge is played and read by name, and refused with its rules', () => {
  const { ann, card, seat, table } = scene('basic', { ...sides, at: 'challenge', turn: 'ann' });
  expect(ann.offered()).toEqual(['pass', 'challenge A, D', 'challenge A, E']);
  expect(ann.refused('challenge', 'D', 'A')).not.toEqual([]);
  expect(card('A')).toEqual({});
  expect([card('A').attack, card('A').zone, card('A').hp]).toEqual([700, 'A1', 1]);
  ann.challenge('A', 'E');
  expect(card('E').zone).toBe('discard');
  expect(seat('ann')).toEqual({ points: 1 });
  expect(table().phase).toBe('checkPoint');
});

test('what an invented character has must exist', () => {
  const text =
    'game: arena\nann: { A1: body A 1/1/1 skill:Cooking target:who=x, A2: { body: B 1/1/1, pp: 1, engaged: 2 } }\nbob: {}\n';
  expect(runScenes(text, 'a.yaml', SCENE_GAMES).map(({ failure }) => failure?.split('\n'))).toEqual([
    [
      'a.yaml:2:12: cannot read the target "who=x"',
      'a.yaml:2:12: there is no skill "Cooking"; known here: Scientific, Mystic, Cosmic, Technological, Combat',
      'a.yaml:2:65: 2 of 1 Power Points cannot be engaged',
    ],
  ]);
});

test('starting Squads are chosen in two lines', () => {
  const { ann } = scene('basic', { ...sides, at: 'preparation', open: true });
  expect(() => ann.deploy('A', 'B', 'C', 'D')).toThrow('deploy: at most 3 words in a line, found 4');
});
