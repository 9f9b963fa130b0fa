import { expect, test } from 'vitest';
import { able, body, some, squads, stand, type Wish } from '../test-support/bodies.ts';
import { scene } from '../test-support/scene.ts';

const raider = (wish: Wish = {}) => able('Raider', { kind: 'Attack Mission' }, wish);
const goal = (name: string, missionPoints: number, defence = 650, resistance = 300) =>
  body(name, 700, defence, resistance, { missionPoints });

const raiding = (attack: number, bob: object = {}, ann: object = {}, wish: Wish = {}) => {
  const t = scene('level-1', {
    ann: { ...squads('Ann'), A1: stand(raider({ attack, ...wish }), { ready: 3 }), activated: goal('Own', 4), ...ann },
    bob: { ...squads('Bob'), missions: [goal('First', 5), goal('Second', 3)], ...bob },
    at: 'specialAbilities',
  });
  if (t.ann.may('activate', 'Raider')) t.ann.does('activate', 'Raider');
  return t;
};

// MA-SA-AMI-01
test('it costs 3 PP and only an Active character can use it', () => {
  expect(raiding(700).ann.pp('A1')).toEqual([0, 3]);
  const t = raiding(700, {}, { A1: body('One'), R1: stand(raider(), { ready: 3 }) });
  expect(t.phase).toBe('challenge');
});

// MA-SA-AMI-02
test('its challenge may be declared against the first Mission of the opponent', () => {
  const t = raiding(700);
  expect(t.ann.offered('challenge').filter((c) => c.startsWith('Raider'))).toEqual([
    'Raider > Bob 1',
    'Raider > Bob 2',
    'Raider > Bob 3',
    'Raider > First',
  ]);
  expect(t.ann.whyNot('challenge', 'Ann 2', undefined, 'mission')?.rules).toContain('MA-SA-AMI-02');
});

// MA-SA-AMI-03
test('it cannot be activated against an empty Mission Zone', () => {
  const open = stand(able('Open', { kind: 'Bonus Attack', x: 50 }), { ready: 1 });
  const t = raiding(700, { missions: [], activated: goal('Busy', 1) }, { A2: open });
  expect(t.ann.offered('activate')).toEqual(['Open']);
  expect(t.ann.whyNot('activate', 'Raider')?.rules).toContain('MA-SA-AMI-03');
});

// MA-SA-AMI-04, MA-SA-AMI-04.e1, MA-AMB-44
test('the Mission defends with its printed values and no Power Points', () => {
  const t = raiding(650);
  t.ann.declares(['Raider', 'mission']);
  expect(t.fight()).toBe('defeated 650:650+300');
  const low = raiding(600);
  low.ann.declares(['Raider', 'mission']);
  expect(low.fight()).toBe('ineffective 600:650+300');
  expect([low.ann.points, low.bob.missions[0]]).toEqual([0, 'First']);
});

// MA-SA-AMI-05, MA-SA-AMI-05.e1
test('its owner cannot boost it but may Super Hit with a card of its name', () => {
  const first = goal('First', 5);
  const t = raiding(700, { hand: [first, ...some(2)], A1: stand(body('Bob 1'), { ready: 3 }) });
  t.ann.declares(['Raider', 'mission']);
  t.until(() => t.deciding === 'bob');
  expect(t.bob.offered()).toEqual(['pass', 'superHit First']);
  t.bob.does('superHit', 'First');
  expect(t.comparisons).toEqual(['ineffective 700:850+300']);
});

// MA-SA-AMI-06
test('Squad bonuses and defensive abilities never help a Mission', () => {
  const shield = able('Shield', { kind: 'Bonus Defence', x: 500, target: { affiliation: 'Heroes' } });
  const bob = { A1: stand(shield, { ready: 1 }), A2: stand(able('Switcher', { kind: 'Switch' }), { ready: 1 }) };
  const t = raiding(650, bob);
  t.ann.declares(['Raider', 'mission']);
  expect(t.bob.offered('activate')).toEqual(['Shield']);
  t.bob.does('activate', 'Shield');
  expect([t.bob.defence('A3'), t.fight()]).toEqual([1200, 'defeated 650:650+300']);
});

// MA-SA-AMI-07, MA-SA-AMI-08, MA-SA-AMI-08.e1, MA-SA-AMI-13, MA-AMB-45
test('the attacker replaces it by a card of the discard pile, and it goes there itself', () => {
  const missions = [goal('Five', 5), goal('Three', 3), goal('Two', 2)];
  const t = raiding(700, { missions, discard: [goal('Four', 4), goal('One', 1)] });
  t.ann.declares(['Raider', 'mission']);
  t.fight();
  expect(t.ann.offered()).toEqual(['replaceMission Four', 'replaceMission One']);
  t.ann.does('replaceMission', 'One');
  expect([t.bob.missions, t.bob.discard]).toEqual([
    ['One', 'Three', 'Two'],
    ['Four', 'Five'],
  ]);
  expect([t.phase, t.told('missionBeaten').length]).toEqual(['checkPoint', 1]);
});

// MA-SA-AMI-09
test('with an empty discard pile it stays where it is', () => {
  const t = raiding(700);
  t.ann.declares(['Raider', 'mission']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.bob.missions, t.bob.discard]).toEqual([1, ['First', 'Second'], []]);
});

// MA-SA-AMI-10, MA-SA-AMI-11, MA-AMB-46
test('beating it gives one point and does not complete the own Mission', () => {
  const t = raiding(700, { discard: [goal('One', 1)] });
  t.ann.declares(['Raider', 'mission']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.completed, t.ann.discard]).toEqual([1, 0, ['Own']]);
  expect([t.bob.missions, t.bob.discard]).toEqual([['One', 'Second'], ['First']]);
});

// MA-SA-AMI-12
test('it never wins by Battle of Fate', () => {
  const t = raiding(700, {}, {}, { nemesis: ['First'] });
  t.ann.declares(['Raider', 'mission']);
  t.toPhase('checkPoint');
  expect([t.result, t.ann.points]).toEqual([undefined, 1]);
});

// MA-SA-AMI-14, MA-AMB-47
test('a Mission Zone is challenged at most once a turn', () => {
  for (const profile of ['level-1', 'level-1+shared-targets']) {
    const t = scene(profile, {
      ann: {
        ...squads('Ann'),
        A1: stand(raider(), { ready: 3 }),
        A2: stand({ ...raider(), name: 'Other', key: 'other' }, { ready: 3 }),
      },
      bob: squads('Bob'),
      at: 'specialAbilities',
    });
    t.ann.does('activate', 'Raider').does('activate', 'Other').does('challenge', 'Raider', 'mission');
    expect(t.ann.may('challenge', 'Other', 'mission')).toBe(false);
    expect(t.ann.whyNot('challenge', 'Other', undefined, 'mission')?.rules).toEqual(['MA-SA-AMI-14']);
  }
});

// MA-SA-AMI-15, MA-SA-AMI-15.e1, MA-AMB-92
test('a card exchanged into the first place in the response window defends', () => {
  const swapper = stand(able('Swapper', { kind: 'New Mission' }), { ready: 2 });
  const t = raiding(700, { A1: swapper, hand: [goal('Hard', 1, 750)] });
  t.ann.declares(['Raider', 'mission']);
  t.bob.does('activate', 'Swapper').does('missionOut', 'First').does('missionIn', 'Hard');
  expect(t.fight()).toBe('ineffective 700:750+300');
});
