// MA-CH-10, MA-BST-03, MA-SH-01, MA-CR-02, MA-CR-04: what crosses no threshold achieves nothing.
import { expect, test } from 'vitest';
import { able, body, some, stand } from '../../test-support/bodies.ts';
import { type Scene, scene } from '../../test-support/scene.ts';
import { judge } from './judge.ts';
import { FOOLISH, PRINCIPLES } from './principles.ts';

/** The options that are called foolish here, each by its verb and cards, and why. */
function foolish(t: Scene): string[] {
  const count = t.game.decision(t.state)?.count ?? 0;
  const [choices, scores, because] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  t.game.choices(t.state, choices);
  judge(t.state, choices, count, scores, because);
  return t.options().flatMap(({ verb, card, target }, i) => {
    const principle = PRINCIPLES[because[i]];
    const words = [card, target].flatMap((id) => (id === undefined || id < 0 ? [] : [t.nameOf(id)]));
    return FOOLISH.includes(principle) ? [`${[verb, ...words].join(' ')}: ${principle}`] : [];
  });
}

const nobody = { hand: [], deckCount: 20 };

test('a challenge that no Boost or Super Hit brings into reach is hopeless, one that they do is not', () => {
  const wish = (attack: number) =>
    foolish(
      scene('basic', {
        ann: { A1: stand(body('Hero', attack), { ready: 1 }), hand: [...some(2)] },
        bob: { ...nobody, A1: stand(body('Foe', 500, 900, 250), { ready: 1 }) },
        at: 'challenge',
      }),
    );
  expect(wish(750)).toEqual(['challenge Hero Foe: hopeless']);
  expect(wish(800)).toEqual([]);
});

test('cards are wasted where they cross no threshold, and so is a Boost that stops short of one', () => {
  const boost = (attack: number, ready = 2) => {
    const t = scene('basic', {
      ann: { A1: stand(body('Hero', attack), { ready }), hand: [body('Spare', 700), body('Other', 700)] },
      bob: { ...nobody, A1: stand(body('Foe', 500, 700, 250), { ready: 1 }) },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Foe']);
    return t;
  };
  // Against 700 and 250: 400 stays short of either with two cards, 950 needs none, 500 needs both.
  expect(foolish(boost(400))).toEqual(['boost Spare: wastesCards', 'boost Other: wastesCards']);
  expect(foolish(boost(950))).toEqual(['boost Spare: wastesCards', 'boost Other: wastesCards']);
  const two = boost(500);
  expect(foolish(two)).toEqual(['boost Other: wastesCards']);
  two.ann.does('boost', 'Spare');
  expect(foolish(two)).toEqual(['pass: wastesCards']);
});

test('a guard that falls or stands all the same needs no cards', () => {
  const guard = (attack: number) => {
    const t = scene('basic', {
      ann: { A1: body('Hero', attack), hand: [] },
      bob: { A1: stand(body('Foe', 500, 700, 250), { ready: 1 }), hand: [body('Spare', 700)] },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Foe']);
    return foolish(t);
  };
  expect(guard(1000)).toEqual(['boost Spare: wastesCards']);
  expect(guard(950)).toEqual([]);
  expect(guard(800)).toEqual(['boost Spare: wastesCards']);
  expect(guard(700)).toEqual([]);
});

test('a Super Hit that changes no result is wasted', () => {
  const superHit = (attack: number) => {
    const t = scene('basic', {
      ann: { A1: body('Hero', attack), hand: [body('Hero', attack)] },
      bob: { ...nobody, A1: stand(body('Foe', 500, 700, 250), { ready: 1 }) },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Foe']);
    return foolish(t);
  };
  expect(superHit(800)).toEqual([]);
  expect(superHit(950)).toEqual(['superHit Hero: wastesCards']);
  expect(superHit(400)).toEqual(['superHit Hero: wastesCards']);
});

test('an ability that helps no challenge wastes its Power Points', () => {
  const use = (defence: number) =>
    foolish(
      scene('level-1', {
        ann: {
          A1: stand(able('Bonus', { kind: 'Bonus Attack', x: 50 }), { ready: 1 }),
          missions: [...some(4, 'Goal')],
        },
        bob: { ...nobody, A1: stand(body('Foe', 500, defence, 250), { ready: 3 }) },
        at: 'specialAbilities',
      }),
    );
  expect(use(1200)).toEqual(['activate Bonus: wastesPower']);
  expect(use(750)).toEqual([]);
});
