import {
  hashMemory,
  listChoices,
  RANDOM_WORDS,
  randomBelow,
  type Seat,
  seedRandom,
  sha256,
  utf8,
} from '@longbox/kernel';
import { describe, expect, test } from 'vitest';
import { able, body, some, squads, stand } from '../../test-support/bodies.ts';
import { POOL, POOL_DECK, poolGame, poolTable } from '../../test-support/pool.ts';
import { type Scene, scene } from '../../test-support/scene.ts';
import { createArena } from '../arena.ts';
import type { ArenaState } from '../state/state.ts';
import { arenaInsight } from './insight.ts';
import { FEATURES, type Feature } from './measure.ts';

const insight = arenaInsight([]);

function measured(s: ArenaState, seat: Seat, viewer: Seat): Record<string, number> {
  const out = new Int32Array(insight.features.length);
  insight.measure(s, seat, viewer, out);
  return Object.fromEntries(insight.features.map((name, i) => [name, out[i]]));
}

/** What the principles say about every choice. */
function judged(s: ArenaState): number[][] {
  const choices = Int32Array.from(listChoices(poolGame, s));
  const [scores, because] = [new Int32Array(choices.length), new Int32Array(choices.length)];
  insight.judge(s, choices, choices.length, scores, because);
  return [[...choices], [...scores], [...because]];
}

/** Positions of games in which everybody chooses at random. */
function* wander(games: number, every: number): Generator<ArenaState> {
  const luck = new Int32Array(RANDOM_WORDS);
  for (let number = 0; number < games; number++) {
    const s = poolGame.setup(poolTable(`insight ${number}`));
    seedRandom(luck, sha256(utf8(`insight ${number}`)));
    for (let step = 0; poolGame.decision(s) !== undefined; step++) {
      if (step % every === number % every) yield s;
      const options = listChoices(poolGame, s);
      poolGame.apply(s, options[randomBelow(luck, options.length)]);
    }
  }
}

test('every feature has a weight, and the sides are the seats', () => {
  const [s] = wander(1, 1);
  expect(insight.weights).toHaveLength(insight.features.length);
  expect([0, 1].map((seat) => insight.side(s, seat))).toEqual([0, 1]);
});

test('nothing that a seat cannot see changes what it measures or judges, and nothing is written', () => {
  let positions = 0;
  for (const s of wander(5, 13)) {
    const before = hashMemory(s);
    for (const viewer of [0, 1]) {
      const world = poolGame.clone(s);
      poolGame.imagine(world, viewer, positions);
      for (const seat of [0, 1]) expect(measured(world, seat, viewer)).toEqual(measured(s, seat, viewer));
      if (poolGame.decision(s)?.seat === viewer) expect(judged(world)).toEqual(judged(s));
    }
    expect(hashMemory(s)).toBe(before);
    positions++;
  }
  expect(positions).toBeGreaterThan(45);
});

describe('measures', () => {
  const seen = (t: Scene, feature: Feature): [number, number] => [
    measured(t.state, t.ann.seat, t.ann.seat)[feature],
    measured(t.state, t.bob.seat, t.ann.seat)[feature],
  ];

  test('what both sides have on the table and in hand', () => {
    const t = scene('level-1', {
      ann: {
        ...squads('Ann'),
        A1: stand(able('Brute', { kind: 'Brute Force' }, { attack: 900 }), { hp: 3, ready: 3 }),
        hand: [...some(4)],
        points: 7,
        completed: 2,
        missions: [...some(2, 'Goal')],
        activated: body('Prize', 500, 500, 200, { missionPoints: 5 }),
      },
      bob: { A1: stand(body('Bob 1'), { ready: 1 }), R1: stand(body('Bob 2'), { ready: 2 }), missions: [] },
      at: 'challenge',
      turn: 5,
    });
    const expected: Partial<Record<Feature, [number, number]>> = {
      points: [7, 0],
      latePoints: [35, 0],
      missionsCompleted: [2, 0],
      missionsToCome: [11, 0],
      activeCharacters: [3, 1],
      reserveCharacters: [2, 1],
      hitPoints: [2, 0],
      attack: [4, 0],
      activePower: [3, 1],
      reservePower: [0, 2],
      readyAbilities: [5, 1],
      hand: [4, 0],
    };
    const names = FEATURES.filter((name) => name in expected);
    expect(Object.fromEntries(names.map((name) => [name, seen(t, name)]))).toEqual(expected);
  });

  test('the Nemesis, and whether she is in reach', () => {
    const wish = (attack: number) =>
      scene('basic', {
        ann: { A1: body('Hero', attack, 700, 250, { nemesis: ['Rival'] }) },
        bob: { A1: stand(body('Rival', 500, 800, 200), { ready: 1 }) },
        at: 'challenge',
      });
    expect(seen(wish(1000), 'nemeses')).toEqual([1, 0]);
    expect(seen(wish(1000), 'nemesisInReach')).toEqual([10, 0]);
    expect(seen(wish(700), 'nemesisInReach')).toEqual([0, 0]);
  });

  test('a Mission is secured by the defeat of an Active character', () => {
    const t = scene('basic', {
      ann: {
        A1: body('Hero', 1200),
        A2: body('Other', 100),
        activated: body('Prize', 500, 500, 200, { missionPoints: 4 }),
      },
      bob: { A1: body('Foe'), A2: body('Wall', 500, 900), hand: [...some(1)] },
      at: 'challenge',
    });
    expect(seen(t, 'missionSecured')).toEqual([0, 0]);
    t.ann.declares(['Hero', 'Foe'], ['Other', 'Wall']);
    t.ann.does('resolve', 'Hero');
    t.until(() => t.told('characterLost').length > 0);
    expect(seen(t, 'missionSecured')[0]).toBe(4);
  });
});

test('decks to suppose are handed over, and what was seen of a deck is told by key', () => {
  const game = createArena(POOL, [{ name: 'Pool', cards: POOL_DECK }]);
  expect(game.insight?.archetypes).toEqual([{ name: 'Pool', cards: POOL_DECK }]);
  const s = game.setup(poolTable('seen'));
  const missions = s.missions[1].map((card) => s.book.cards[s.print[card]].key).sort();
  expect([...(game.insight?.seen?.(s, 1, 0) ?? [])].sort()).toEqual(missions);
  expect(game.insight?.seen?.(s, 0, 0)).toHaveLength(15);
  expect([game.insight?.knows?.(s, s.hand[0][0], 0), game.insight?.knows?.(s, s.hand[0][0], 1)]).toEqual([true, false]);
});
