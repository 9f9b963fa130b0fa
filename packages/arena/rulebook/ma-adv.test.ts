import { expect, test } from 'vitest';
import { SKILLS, type Skill } from '../src/language/index.ts';
import { LEVELS } from '../src/profiles/profile.ts';
import { hitsWeakPoint } from '../src/rules/combat.ts';
import { able, body, squads, stand, teamOf } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const of = (name: string, skill: Skill, attack = 700) => body(name, attack, 700, 250, { skill });
const fighting = (profile: string, attacker: Skill, target: Skill, slot: object = {}, attack = 700) => {
  const t = scene(profile, {
    ann: { ...squads('Ann'), A1: of('Hero', attacker, attack) },
    bob: { ...squads('Bob'), A1: stand(of('Target', target), slot) },
    at: 'challenge',
  });
  t.ann.declares(['Hero', 'Target']);
  return t;
};

// MA-ADV-01
test('Level 1 adds the special abilities', () => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(able('Hero', { kind: 'Bonus Attack', x: 50 }), { ready: 1 }) },
    bob: squads('Bob'),
    at: 'specialAbilities',
  });
  expect(t.ann.offered()).toEqual(['activate Hero', 'pass']);
});

// MA-ADV-02, MA-ADV-03
test('Level 2 adds exactly one Weak Points variant, for the whole game', () => {
  const level2 = LEVELS.filter((level) => level.weakPoints !== 'none');
  expect(level2.map(({ name, abilities, weakPoints }) => [name, abilities, weakPoints])).toEqual([
    ['level-2a', true, 'doubleHit'],
    ['level-2b', true, 'bonusAttack'],
  ]);
  const a = fighting('level-2a', 'Combat', 'Scientific', { ready: 2 });
  expect(a.fight()).toBe('exhausted 700:700+250');
  const b = fighting('level-2b', 'Combat', 'Scientific', { hp: 3 });
  b.fight();
  expect(b.bob.hp('A1')).toBe(2);
});

// MA-ADV-04, MA-ADV-05, MA-ADV-05.e1, MA-AMB-72
test('each skill of the cycle has the upper hand over the next', () => {
  const hits = SKILLS.flatMap((one, i) => SKILLS.flatMap((two, k) => (hitsWeakPoint(i, k) ? [`${one} > ${two}`] : [])));
  expect(hits).toEqual([
    'Scientific > Mystic',
    'Mystic > Cosmic',
    'Cosmic > Technological',
    'Technological > Combat',
    'Combat > Scientific',
  ]);
  const raised = SKILLS.flatMap((one) =>
    SKILLS.map((two) => fighting('level-2b', one, two, { ready: 1 }).fight().includes('1200')),
  );
  expect(raised.filter((hit) => hit)).toHaveLength(5);
});

// MA-ADV-06, MA-ADV-06.e1
test('variant A: a defeat through the weak point takes two Hit Points', () => {
  const after = (hp: number, target: Skill) => {
    const t = fighting('level-2a', 'Scientific', target, { hp }, 1000);
    t.fight();
    return [t.bob.hp('A1'), t.ann.points];
  };
  expect(after(3, 'Mystic')).toEqual([1, 1]);
  expect(after(2, 'Mystic')).toEqual([0, 1]);
  expect(after(3, 'Cosmic')).toEqual([2, 1]);
});

// MA-ADV-07, MA-ADV-07.e1
test('variant B: a challenger on a weak point gets 500 attack', () => {
  expect(fighting('level-2b', 'Combat', 'Scientific', { ready: 2 }).fight()).toBe('defeated 1200:700+250');
  expect(fighting('level-2b', 'Combat', 'Cosmic', { ready: 2 }).fight()).toBe('exhausted 700:700+250');
});

// MA-ADV-08
test("in a group the leader's skill alone counts", () => {
  const total = (leader: Skill, partner: Skill) => {
    const lead = able('Leader', { kind: 'Group Attack' }, { skill: leader });
    const t = scene('level-2b', {
      ann: { ...squads('Ann'), A1: stand(lead, { ready: 2 }), A2: of('Partner', partner) },
      bob: { ...squads('Bob'), A1: of('Target', 'Scientific') },
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Leader').does('group', 'Leader', 'Partner').does('target', 'Target').pass();
    return t.fight();
  };
  expect(total('Combat', 'Cosmic')).toBe('defeated 1900:700+250');
  expect(total('Cosmic', 'Combat')).toBe('defeated 1400:700+250');
});

// MA-ADV-09
test('Weak Points do not apply to a counterstrike', () => {
  for (const profile of ['level-2a', 'level-2b']) {
    const spiky = able('Spiky', { kind: 'Counterattack' }, { skill: 'Combat', attack: 1000 });
    const t = scene(profile, {
      ann: { ...squads('Ann'), A1: stand(of('Hero', 'Scientific', 100), { hp: 3 }) },
      bob: { ...squads('Bob'), A1: stand(spiky, { ready: 1 }) },
      at: 'challenge',
    });
    t.ann.declares(['Hero', 'Spiky']);
    t.bob.does('activate', 'Spiky');
    t.toPhase('checkPoint');
    expect([t.comparisons[0], t.ann.hp('A1')]).toEqual(['counter defeated 1000:700+250', 2]);
  }
});

// MA-ADV-10
test("a challenged Mission has its card's skill for variant B", () => {
  const raider = able('Raider', { kind: 'Attack Mission' }, { skill: 'Combat' });
  const total = (skill: Skill) => {
    const t = scene('level-2b', {
      ann: { ...squads('Ann'), A1: stand(raider, { ready: 3 }) },
      bob: { ...squads('Bob'), missions: [of('Goal', skill)] },
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Raider').declares(['Raider', 'mission']);
    return t.fight();
  };
  expect([total('Scientific'), total('Mystic')]).toEqual(['defeated 1200:700+250', 'defeated 700:700+250']);
});

// MA-ADV-11
test('a Team uses the skill printed on it', () => {
  const team = teamOf('Pair', ['X', 'Y'], { skill: 'Combat' });
  const t = scene('level-2b', {
    ann: { ...squads('Ann'), A1: team },
    bob: { ...squads('Bob'), A1: of('Target', 'Scientific') },
    at: 'challenge',
  });
  t.ann.declares(['Pair', 'Target']);
  expect(t.fight()).toBe('defeated 1500:700+250');
});

// MA-ADV-12, MA-AMB-43
test('with Brute Force variant B still adds 500', () => {
  const brute = able('Brute', { kind: 'Brute Force' }, { skill: 'Combat', attack: 100 });
  const t = scene('level-2b', {
    ann: { ...squads('Ann'), A1: stand(brute, { ready: 3 }) },
    bob: { ...squads('Bob'), A1: stand(body('Target', 1, 900, 600, { skill: 'Scientific' }), { ready: 1 }) },
    at: 'specialAbilities',
  });
  t.ann.does('activate', 'Brute').declares(['Brute', 'Target']);
  expect(t.fight()).toBe('defeated 600:0+600');
});

// MA-ADV-13
test('no Weak Points at Basic level or Level 1', () => {
  for (const profile of ['basic', 'level-1']) {
    expect(fighting(profile, 'Combat', 'Scientific', { ready: 1 }).fight()).toBe('exhausted 700:700+250');
    const t = fighting(profile, 'Combat', 'Scientific', { hp: 3 }, 1000);
    t.fight();
    expect(t.bob.hp('A1')).toBe(2);
  }
});
