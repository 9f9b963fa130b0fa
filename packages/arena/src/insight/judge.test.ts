import { expect, test } from 'vitest';
import { able, body, some, squads, stand, teamOf, version } from '../../test-support/bodies.ts';
import { type Scene, scene } from '../../test-support/scene.ts';
import { judge } from './judge.ts';
import { PRINCIPLES } from './principles.ts';

interface Verdict {
  /** As `Player.offered` spells it. */
  readonly choice: string;
  readonly because: string;
}

/** What the principles choose in this position, and why. */
function verdict(t: Scene): Verdict {
  const count = t.game.decision(t.state)?.count ?? 0;
  const [choices, scores, because] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  t.game.choices(t.state, choices);
  judge(t.state, choices, count, scores, because);
  let best = 0;
  for (let i = 1; i < count; i++) if (scores[i] > scores[best]) best = i;
  const { verb, card, target, name } = t.options()[best];
  const words = [card, target].flatMap((id) => (id === undefined || id < 0 ? [] : [t.nameOf(id)]));
  return {
    choice: [verb, ...words, ...(verb === 'powerUp' || verb === 'play' ? [name] : [])].join(' '),
    because: PRINCIPLES[because[best]],
  };
}

const nobody = { hand: [], deckCount: 20 };

test('the nemesis is challenged by whoever can end the game', () => {
  const t = scene('basic', {
    ann: {
      A1: stand(body('Strong', 1000), { ready: 1 }),
      A2: body('Fated', 1000, 700, 250, { nemesis: ['Rival'] }),
      A3: body('Weak', 300),
    },
    bob: { ...nobody, A1: body('Rival', 500, 700, 250, { missionPoints: 3 }), A2: body('Other', 500, 500, 100) },
    at: 'challenge',
  });
  expect(verdict(t)).toEqual({ choice: 'challenge Fated Rival', because: 'takesNemesis' });
});

test('attackers are shared out so that as many as possible defeat somebody', () => {
  const t = scene('basic', {
    ann: { A1: body('Big', 950), A2: body('Small', 650) },
    bob: { ...nobody, A1: body('Soft', 500, 600, 250), A2: body('Hard', 500, 900, 250) },
    at: 'challenge',
  });
  t.ann.does('challenge', verdict(t).choice.split(' ')[1], verdict(t).choice.split(' ')[2]);
  const second = verdict(t).choice;
  expect([second, t.state.challenges[2]].join()).toMatch(/challenge Small Soft,6|challenge Big Hard,5/);
});

test('a Boost takes the cards that reach the threshold, the least useful first, and no more', () => {
  const t = scene('basic', {
    ann: {
      A1: stand(body('Hero', 800), { ready: 3 }),
      hand: [body('Spare', 700), body('Other', 700), body('Third', 700), body('Hero', 800)],
    },
    bob: { ...nobody, A1: stand(body('Foe', 500, 700, 250), { ready: 1 }) },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Foe']);
  // 800 against 700 + 250: two cards, or none and the Super Hit.
  expect(verdict(t)).toEqual({ choice: 'pass', because: 'savesCards' });
});

test('without a Super Hit in hand the threshold is boosted to', () => {
  const t = scene('basic', {
    ann: {
      A1: stand(body('Hero', 800), { ready: 4 }),
      hand: [teamOf('Pair', ['X', 'Y']), body('Other', 700), body('Third', 700)],
    },
    bob: { ...nobody, A1: stand(body('Foe', 500, 700, 250), { ready: 1 }) },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Foe']);
  expect(verdict(t)).toEqual({ choice: 'boost Pair', because: 'boostsToThreshold' });
  t.ann.does('boost', 'Pair');
  expect(verdict(t).because).toBe('boostsToThreshold');
  t.ann.does('boost', verdict(t).choice.split(' ')[1]);
  expect(verdict(t)).toEqual({ choice: 'pass', because: 'boostsToThreshold' });
});

test('no card is spent on a challenge that cannot succeed', () => {
  const t = scene('basic', {
    ann: { A1: stand(body('Hero', 500), { ready: 2 }), hand: [...some(3)] },
    bob: { ...nobody, A1: stand(body('Foe', 500, 900, 250), { ready: 1 }) },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Foe']);
  expect(verdict(t)).toEqual({ choice: 'pass', because: 'savesCards' });
});

test('the defence boosts just past the Attack, and only if that saves somebody', () => {
  const wish = (attack: number) =>
    scene('basic', {
      ann: { A1: body('Hero', attack) },
      bob: { A1: stand(body('Foe', 500, 700, 250), { ready: 3 }), hand: [...some(3)] },
      at: 'challenge',
    });
  const close = wish(950);
  close.ann.declares(['Hero', 'Foe']);
  expect(verdict(close).because).toBe('guardsAtThreshold');
  close.bob.does('boost', verdict(close).choice.slice('boost '.length));
  expect(verdict(close)).toEqual({ choice: 'pass', because: 'guardsAtThreshold' });
  const hopeless = wish(1150);
  hopeless.ann.declares(['Hero', 'Foe']);
  expect(verdict(hopeless)).toEqual({ choice: 'pass', because: 'savesCards' });
});

test('a Super Hit is played only where it changes the result', () => {
  const wish = (attack: number) => {
    const t = scene('basic', {
      ann: { A1: body('Hero', attack), hand: [body('Hero', attack)] },
      bob: { ...nobody, A1: stand(body('Foe', 500, 700, 250), { ready: 1 }) },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Foe']);
    return verdict(t);
  };
  expect(wish(800)).toEqual({ choice: 'superHit Hero', because: 'winsBySuperHit' });
  expect(wish(950)).toEqual({ choice: 'pass', because: 'savesCards' });
  expect(wish(400)).toEqual({ choice: 'pass', because: 'savesCards' });
});

test('Power Points go where they pay for the ability that wins a challenge', () => {
  const t = scene('level-1', {
    ann: {
      A1: able('Plain', { kind: 'Bonus Attack', x: 50, target: { name: 'Nobody' } }),
      A2: able('Brute', { kind: 'Brute Force' }),
      A3: body('Third', 600),
    },
    bob: { ...nobody, A1: stand(body('Foe', 500, 900, 250), { ready: 3 }) },
    at: 'powerUp',
  });
  for (let i = 0; i < 3; i++) {
    expect(verdict(t).choice).toBe('powerUp Brute A2');
    t.ann.does('powerUp', 'A2');
  }
  expect(verdict(t)).toEqual({ choice: 'activate Brute', because: 'strikesWithAbility' });
});

test('an ability that changes nothing keeps its Power Points', () => {
  const t = scene('level-1', {
    ann: {
      A1: stand(able('Bonus', { kind: 'Bonus Attack', x: 50 }), { ready: 1 }),
      missions: [...some(4, 'Goal')],
    },
    bob: { ...nobody, A1: stand(body('Foe', 500, 1200, 250), { ready: 3 }) },
    at: 'specialAbilities',
  });
  expect(verdict(t)).toEqual({ choice: 'pass', because: 'sparesPower' });
});

test('the strongest five are mustered', () => {
  const strong = Array.from({ length: 3 }, (_, i) => body(`Strong ${i}`, 900, 900));
  const middling = Array.from({ length: 2 }, (_, i) => body(`Middling ${i}`, 750, 750));
  const t = scene('basic', {
    ann: { hand: [...some(5, 'Plain').map((c) => ({ ...c, attack: 500 })), ...middling, ...strong] },
    bob: { hand: [...some(10, 'Bob')] },
    at: 'preparation',
  });
  const squad: string[] = [];
  for (let i = 0; i < 5; i++) {
    squad.push(verdict(t).choice.slice('deploy '.length));
    t.ann.does('deploy', squad[i]);
  }
  expect(squad.slice(0, 3).sort()).toEqual(['Strong 0', 'Strong 1', 'Strong 2']);
  expect(squad.slice(3).sort()).toEqual(['Middling 0', 'Middling 1']);
});

test('the stack gives up its weakest card', () => {
  const hero = body('Hero', 700, 700, 250);
  const t = scene('basic', {
    ann: { A1: body('Big', 1500) },
    bob: { ...nobody, A1: { stack: [version(hero, 'x', { attack: 950 }), hero], ready: 0 } },
    at: 'challenge',
  });
  t.ann.declares(['Big', 'Hero']);
  const { because } = verdict(t);
  expect(because).toBe('givesUpWeakest');
  t.bob.does('lose', 'hero');
});

test('a better copy in hand becomes a Hit Point; a plain one is worth more as a card', () => {
  const wish = (attack: number) =>
    verdict(
      scene('basic', {
        ann: { ...squads('Ann'), hand: [version(body('Ann 1'), 'x', { attack })] },
        bob: squads('Bob'),
        at: 'checkPoint',
      }),
    );
  expect(wish(950)).toEqual({ choice: 'addHitPoint Ann 1 Ann 1', because: 'addsHitPoint' });
  expect(wish(700)).toEqual({ choice: 'pass', because: 'nothingBetter' });
});
