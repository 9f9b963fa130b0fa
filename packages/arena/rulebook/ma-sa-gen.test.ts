import { expect, test } from 'vitest';
import { ABILITIES, ABILITY_FACTS, type Ability, type AbilityKind } from '../src/language/index.ts';
import { LEVELS } from '../src/profiles/profile.ts';
import { able, body, some, squads, stand, teamOf } from '../test-support/bodies.ts';
import { type Scene, scene } from '../test-support/scene.ts';

const kindsOf = (type: string) => ABILITIES.filter((kind) => ABILITY_FACTS[kind].type === type);
const bonus = (x: number, more: Partial<Ability> = {}): Ability => ({ kind: 'Bonus Attack', x, ...more });

/** Ann has a character of each ability that matters; everything an ability could need is there. */
const readyFor = (ann: object, bob: object = {}, more: object = {}) =>
  scene('level-1', {
    ann: { ...squads('Ann'), hand: [...some(2)], discard: [...some(3, 'Old')], ...ann },
    bob: { ...squads('Bob'), hand: [...some(2)], discard: [...some(3, 'Gone')], ...bob },
    at: 'specialAbilities',
    ...more,
  });

// MA-SA-GEN-01
test('abilities exist from Level 1 upwards', () => {
  for (const { name } of LEVELS) {
    const t = scene(name, {
      ann: { ...squads('Ann'), A1: stand(able('Hero', bonus(50)), { ready: 1 }) },
      bob: squads('Bob'),
      at: 'specialAbilities',
    });
    expect(t.ann.may('activate', 'Hero')).toBe(name !== 'basic');
  }
});

// MA-SA-GEN-02
test('the offensive abilities are six', () => {
  expect(kindsOf('offensive')).toEqual([
    'Group Attack',
    'Trap Attack',
    'Brute Force',
    'Attack Mission',
    'Double Hit',
    'Bonus Attack',
  ]);
});

// MA-SA-GEN-03
test('the defensive abilities are three', () => {
  expect(kindsOf('defensive')).toEqual(['Counterattack', 'Bonus Defence', 'Switch']);
});

// MA-SA-GEN-04
test('the support abilities are three', () => {
  expect(kindsOf('support')).toEqual(['New Mission', 'Power Bank', 'Recycle']);
});

/** In which windows this ability is offered to a character that has every use for it. */
function windowsOf(kind: AbilityKind): string[] {
  const hero = able('Hero', { kind, x: 1 });
  // A second character with the same ability gives a bank somebody to bank for.
  const ann = { A1: stand(hero, { ready: 5 }), A2: stand(able('Twin', { kind, x: 1 }), { ready: 5 }) };
  const found: string[] = [];
  const own = readyFor(ann);
  if (own.phase === 'specialAbilities' && own.ann.may('activate', 'Hero')) found.push('own phase 6');
  own.until(() => own.phase === 'challenge');
  expect(own.ann.may('activate', 'Hero')).toBe(false);
  own.until(() => own.turn === 5 && own.phase === 'challenge' && own.deciding === 'bob');
  // Switch needs a challenged comrade, Counterattack a challenge against itself.
  own.bob.declares(kind === 'Switch' ? ['Bob 1', 'Ann 3'] : ['Bob 1', 'Hero']);
  own.until(() => own.deciding === 'ann' || own.phase === 'checkPoint');
  if (own.ann.may('activate', 'Hero')) found.push('response');
  return found;
}

// MA-SA-GEN-05
test('offensive abilities are activated in phase 6 of the own turn only', () => {
  for (const kind of kindsOf('offensive')) expect([kind, windowsOf(kind)]).toEqual([kind, ['own phase 6']]);
});

// MA-SA-GEN-06
test('defensive abilities are activated in the response window only', () => {
  for (const kind of kindsOf('defensive')) expect([kind, windowsOf(kind)]).toEqual([kind, ['response']]);
});

// MA-SA-GEN-07
test('support abilities are activated in both', () => {
  for (const kind of kindsOf('support')) expect([kind, windowsOf(kind)]).toEqual([kind, ['own phase 6', 'response']]);
});

// MA-SA-GEN-05, MA-SA-GEN-06: the reasons name the rule.
test('an untimely ability is refused with its rule', () => {
  const t = readyFor({
    A1: stand(able('Wall', { kind: 'Bonus Defence', x: 50 }), { ready: 1 }),
    A2: stand(able('Hero', bonus(50)), { ready: 1 }),
  });
  expect(t.ann.whyNot('activate', 'Wall')?.rules).toEqual(['MA-SA-GEN-06']);
  const other = readyFor(
    {},
    { A1: stand(able('Hero', bonus(50)), { ready: 1 }), A2: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }) },
  );
  other.until(() => other.deciding === 'bob');
  expect(other.bob.whyNot('activate', 'Hero')?.rules).toContain('MA-SA-GEN-05');
});

// MA-SA-GEN-08
test('the costs are these', () => {
  expect(ABILITIES.map((kind) => [kind, ABILITY_FACTS[kind].cost])).toEqual([
    ['Group Attack', 2],
    ['Trap Attack', 2],
    ['Brute Force', 3],
    ['Attack Mission', 3],
    ['Double Hit', 2],
    ['Bonus Attack', 1],
    ['Counterattack', 1],
    ['Bonus Defence', 1],
    ['Switch', 1],
    ['New Mission', 2],
    ['Power Bank', 1],
    ['Recycle', 1],
  ]);
});

// MA-SA-GEN-08: an ability is offered with exactly its cost and not with one less.
test('each ability needs its full cost', () => {
  for (const kind of [...kindsOf('offensive'), ...kindsOf('support')]) {
    const { cost } = ABILITY_FACTS[kind];
    const offered = [cost - 1, cost].map((ready) => {
      const t = readyFor({
        A1: stand(able('Hero', { kind, x: 1 }), { ready }),
        A2: able('Twin', { kind: 'Recycle' }),
      });
      return t.ann.may('activate', 'Hero');
    });
    expect([kind, ...offered]).toEqual([kind, false, true]);
  }
});

// MA-SA-GEN-09, MA-SA-GEN-09.e1
test("the cost engages Power Points of the character's own slot", () => {
  const t = readyFor({
    A1: stand(able('Trapper', { kind: 'Trap Attack' }), { ready: 3 }),
    A2: stand(body('Ann 2'), { ready: 5 }),
  });
  t.ann.does('activate', 'Trapper');
  expect([t.ann.pp('A1'), t.ann.pp('A2')]).toEqual([
    [1, 2],
    [5, 0],
  ]);
});

// MA-SA-GEN-09: Power Points of a comrade pay nothing.
test('another slot cannot pay', () => {
  const t = readyFor({ A1: able('Hero', bonus(50)), A2: stand(body('Ann 2'), { ready: 5 }) });
  expect(t.ann.may('activate', 'Hero')).toBe(false);
});

// MA-SA-GEN-10
test('an engaged Power Point cannot pay again', () => {
  const t = readyFor({
    A1: stand(able('Hero', bonus(50)), { engaged: 4 }),
    A2: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
  });
  expect(t.ann.offered('activate')).toEqual(['Junk']);
  expect(t.ann.whyNot('activate', 'Hero')?.rules).toContain('MA-SA-GEN-10');
});

// MA-SA-GEN-11
test('each character activates once a turn', () => {
  const t = readyFor({
    A1: stand(able('Hero', bonus(50)), { ready: 5 }),
    A2: stand(able('Junk', { kind: 'Recycle' }), { ready: 5 }),
  });
  t.ann.does('activate', 'Hero');
  expect(t.ann.offered('activate')).toEqual(['Junk']);
  expect(t.ann.whyNot('activate', 'Hero')?.rules).toEqual(['MA-SA-GEN-11']);
});

// MA-SA-GEN-12, MA-AMB-12
test("a support ability may be used in the own turn and again in the opponent's", () => {
  const t = readyFor({ A1: stand(able('Junk', { kind: 'Recycle' }), { ready: 2 }) });
  t.ann.does('activate', 'Junk').does('recycle', 'Old 1');
  t.until(() => t.turn === 5 && t.deciding === 'ann');
  expect(t.ann.offered('activate')).toEqual(['Junk']);
  expect(t.ann.pp('A1')).toEqual([expect.any(Number), 1]);
});

// MA-SA-GEN-13
test('only the ability of the top card can be activated', () => {
  const low = able('Hero', { kind: 'Recycle' });
  const top = { ...able('Hero', bonus(150)), key: 'hero-rare' };
  const t = readyFor({ A1: { stack: [top, low], ready: 3 } });
  t.ann.does('activate', 'Hero');
  expect(t.told('abilityActivated').map((event) => event.ability)).toEqual(['Bonus Attack']);
  expect(t.ann.attack('A1')).toBe(850);
});

// MA-SA-GEN-14
test('Active and Reserve characters may both activate', () => {
  const t = readyFor({
    A1: stand(able('Front', bonus(50)), { ready: 1 }),
    R2: stand(able('Back', bonus(50)), { ready: 1 }),
  });
  expect(t.ann.offered('activate')).toEqual(['Back', 'Front']);
});

// MA-SA-GEN-15, MA-AMB-33
test('five abilities belong to the Active Squad', () => {
  for (const kind of kindsOf('offensive').slice(0, 5)) {
    const t = readyFor({
      R1: stand(able('Hero', { kind }), { ready: 5 }),
      A1: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
    });
    expect(t.ann.may('activate', 'Hero')).toBe(false);
    expect(t.ann.whyNot('activate', 'Hero')?.rules).toContain('MA-SA-GEN-15');
  }
});

// MA-SA-GEN-16
test('the other abilities are open to the Reserve', () => {
  const own = ['Bonus Attack', 'New Mission', 'Power Bank', 'Recycle'] as const;
  for (const kind of own) {
    const t = readyFor({
      R1: stand(able('Hero', { kind, x: 1 }), { ready: 5 }),
      A1: able('Junk', { kind: 'Recycle' }),
    });
    expect([kind, t.ann.may('activate', 'Hero')]).toEqual([kind, true]);
  }
  for (const kind of ['Bonus Defence', 'Switch'] as const) {
    const t = readyFor({}, { R1: stand(able('Hero', { kind, x: 1 }), { ready: 5 }) });
    t.ann.declares(['Ann 1', 'Bob 1']);
    expect([kind, t.bob.may('activate', 'Hero')]).toEqual([kind, true]);
  }
});

// MA-SA-GEN-16: a Reserve character counterattacks the Trap Attack that challenges it, and nothing else.
test('a Reserve character may counterattack a Trap Attack', () => {
  const trapper = stand(able('Trapper', { kind: 'Trap Attack' }), { ready: 2 });
  const t = readyFor(
    { A1: trapper },
    {
      R1: stand(able('Back', { kind: 'Counterattack' }), { ready: 1 }),
      A1: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
    },
  );
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Back']);
  expect(t.bob.offered('activate')).toEqual(['Back > Trapper', 'Junk']);
  const idle = readyFor(
    {},
    {
      R1: stand(able('Back', { kind: 'Counterattack' }), { ready: 1 }),
      A1: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
    },
  );
  idle.ann.declares(['Ann 1', 'Bob 2']);
  expect(idle.bob.offered('activate')).toEqual(['Junk']);
});

// MA-SA-GEN-17
test('an effect lasts until its owner next cools down', () => {
  const t = readyFor({ A1: stand(able('Hero', bonus(100)), { ready: 1 }) });
  t.ann.does('activate', 'Hero');
  for (const turn of [4, 5]) {
    t.until(() => t.turn === turn && t.phase === 'checkPoint');
    expect(t.ann.attack('A1')).toBe(800);
  }
  t.toTurn(6);
  expect(t.ann.attack('A1')).toBe(700);
});

// MA-SA-GEN-18, MA-AMB-34
test('losing the engaged Power Point does not end the effect', () => {
  const t = readyFor({ A1: stand(able('Hero', bonus(100)), { ready: 1 }) }, { A1: body('Bob 1', 750) });
  t.ann.does('activate', 'Hero').pass();
  t.until(() => t.turn === 5 && t.phase === 'challenge');
  t.bob.declares(['Bob 1', 'Hero']);
  expect(t.fight()).toBe('exhausted 750:700+250');
  expect(t.told('powerPointLost')).toHaveLength(1);
  expect(t.ann.attack('A1')).toBe(800);
});

// MA-SA-GEN-19
test('losing the character does not end a bonus it has granted to others', () => {
  const leader = able('Leader', bonus(100, { target: { affiliation: 'Heroes' } }));
  const t = readyFor({ A1: stand(leader, { ready: 1 }) }, { A1: body('Bob 1', 2000) });
  t.ann.does('activate', 'Leader').pass();
  t.until(() => t.turn === 5 && t.phase === 'challenge');
  t.bob.declares(['Bob 1', 'Leader']);
  t.fight();
  expect([t.ann.who('A1'), t.ann.attack('A2')]).toEqual([undefined, 800]);
});

const amounts = (ability: Ability): number[] =>
  [1, 2, 3, 4, 5].map((hp) => {
    const t = readyFor({ A1: stand(able('Hero', ability), { hp, ready: 1 }) });
    t.ann.does('activate', 'Hero');
    return t.ann.attack('A1') - 700;
  });

// MA-SA-GEN-20, MA-SA-GEN-20.e1
test('a progressive ability counts Hit Points, three at most', () => {
  expect(amounts(bonus(100, { progressive: true }))).toEqual([100, 200, 300, 300, 300]);
});

// MA-SA-GEN-21
test('the highest level costs nothing extra', () => {
  const t = readyFor({ A1: stand(able('Hero', bonus(100, { progressive: true })), { hp: 3, ready: 4 }) });
  t.ann.does('activate', 'Hero');
  expect([t.ann.attack('A1'), t.ann.pp('A1')]).toEqual([1000, [3, 1]]);
});

// MA-SA-GEN-22, MA-AMB-35
test('the multiplier is fixed at activation', () => {
  const hero = able('Hero', bonus(100, { progressive: true }));
  const t = readyFor({ A1: stand(hero, { hp: 3, ready: 1 }), hand: [hero] }, { A1: body('Bob 1', 2000) });
  t.ann.does('activate', 'Hero').pass();
  t.until(() => t.phase === 'checkPoint');
  t.ann.does('addHitPoint', 'Hero');
  expect([t.ann.hp('A1'), t.ann.attack('A1')]).toEqual([4, 1000]);
  t.until(() => t.turn === 5 && t.phase === 'challenge');
  t.bob.declares(['Bob 1', 'Hero']);
  t.until(() => t.ann.hp('A1') === 3);
  expect(t.ann.attack('A1')).toBe(1000);
});

// MA-SA-GEN-23
test('an ability that is not progressive uses X as printed', () => {
  expect(amounts(bonus(150))).toEqual([150, 150, 150, 150, 150]);
});

const granted = (target: Ability['target'], others: Record<string, ReturnType<typeof body>>) => {
  const ability = target === undefined ? bonus(100) : bonus(100, { target });
  const hero = able('Hero', ability, { affiliation: 'Loners', skill: 'Mystic', alignment: 'Evil' });
  const t = readyFor({ ...others, A1: stand(hero, { ready: 1 }) });
  t.ann.does('activate', 'Hero');
  return ['A1', 'A2', 'A3', 'R1', 'R2'].map((slot) => t.ann.attack(slot) - 700);
};

// MA-SA-GEN-24, MA-SA-GEN-25
test('only the printed target benefits, and the character itself only if it is described', () => {
  const others = {
    A2: body('Two', 700, 700, 250, { affiliation: 'Spies' }),
    A3: body('Three', 700, 700, 250, { skill: 'Cosmic' }),
    R1: body('Four', 700, 700, 250, { alignment: 'Good' }),
    R2: body('Five', 700, 700, 250, { affiliation: 'Spies' }),
  };
  expect(granted({ affiliation: 'Spies' }, others)).toEqual([0, 100, 0, 0, 100]);
  expect(granted({ skill: 'Cosmic' }, others)).toEqual([0, 0, 100, 0, 0]);
  expect(granted({ alignment: 'Good' }, others)).toEqual([0, 0, 0, 100, 0]);
  expect(granted({ name: 'Five' }, others)).toEqual([0, 0, 0, 0, 100]);
  expect(granted({ skill: 'Mystic' }, others)).toEqual([100, 0, 0, 0, 0]);
});

// MA-SA-GEN-26
test('without a printed target the default of the ability applies', () => {
  expect(granted(undefined, {})).toEqual([100, 0, 0, 0, 0]);
});

// MA-SA-GEN-27, MA-AMB-36
test('a category bonus covers both Squads and those who enter while it lasts', () => {
  const leader = able('Leader', bonus(100, { target: { affiliation: 'Heroes' } }));
  const t = readyFor({ A1: stand(leader, { ready: 1 }), hand: [body('New')] });
  t.ann.does('activate', 'Leader');
  expect(['A2', 'A3', 'R1', 'R2'].map((slot) => t.ann.attack(slot))).toEqual([800, 800, 800, 800]);
  expect(t.bob.attack('A1')).toBe(700);
  t.toPhase('checkPoint');
  t.ann.does('replace', 'New', 'Ann 4');
  expect([t.ann.who('R1'), t.ann.attack('R1')]).toEqual(['New', 800]);
});

// MA-SA-GEN-28
test('bonuses of different characters add up', () => {
  const target = { affiliation: 'Heroes' };
  const t = readyFor({
    A1: stand(able('One', bonus(100, { target })), { ready: 1 }),
    R1: stand(able('Two', bonus(50, { target })), { ready: 1 }),
    A2: stand(able('Three', bonus(150)), { ready: 1 }),
  });
  t.ann.does('activate', 'One').does('activate', 'Two').does('activate', 'Three');
  expect([t.ann.attack('A3'), t.ann.attack('A2')]).toEqual([850, 1000]);
});

const web = teamOf('Web', ['Spider-Man', 'Silk']);

// MA-SA-GEN-29, MA-SA-GEN-29.e1, MA-AMB-37
test('a bonus for a name never reaches a Team with that name in it', () => {
  const hero = able('Hero', bonus(100, { target: { name: 'Spider-Man' } }));
  const t = readyFor({ A1: stand(hero, { ready: 1 }), A2: web });
  expect(t.ann.may('activate', 'Hero')).toBe(false);
  const both = readyFor({
    A1: stand(hero, { ready: 1 }),
    A2: teamOf('Rest', ['Silk', 'Ghost']),
    A3: body('Spider-Man'),
  });
  both.ann.does('activate', 'Hero');
  expect([both.ann.attack('A2'), both.ann.attack('A3')]).toEqual([1000, 800]);
});

// MA-SA-GEN-30
test('a Team counts with its own printed data for category bonuses', () => {
  const team = teamOf('Web', ['Spider-Man', 'Silk'], { skill: 'Scientific', alignment: 'Good', affiliation: 'Spies' });
  for (const target of [
    { skill: 'Scientific' },
    { alignment: 'Good' },
    { affiliation: 'Spies' },
    { name: 'Web' },
  ] as const) {
    expect(granted(target, { A2: team })[1]).toBe(300 + 100);
  }
  expect(granted({ skill: 'Combat' }, { A2: team })[1]).toBe(300);
});

// MA-SA-GEN-31
test('abilities are activated one at a time, each resolved before the next', () => {
  const t = readyFor({
    A1: stand(able('Junk', { kind: 'Recycle' }), { ready: 1 }),
    A2: stand(able('Swap', { kind: 'New Mission' }), { ready: 2 }),
  });
  t.ann.does('activate', 'Junk');
  expect(t.ann.offered()).toEqual(['recycle Old 1', 'recycle Old 2', 'recycle Old 3']);
  t.ann.does('recycle', 'Old 2');
  expect(t.ann.offered()).toEqual(['activate Swap', 'pass']);
});

// MA-SA-GEN-32, MA-AMB-38
test('an ability without a use cannot be activated', () => {
  const useless: readonly (readonly [AbilityKind, object, object, string])[] = [
    ['Group Attack', { A2: body('Spy', 700, 700, 250, { affiliation: 'Spies' }), A3: { stack: [] } }, {}, 'noPartner'],
    ['Trap Attack', {}, { R1: { stack: [] }, R2: { stack: [] } }, 'reserveEmpty'],
    ['Brute Force', {}, { A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] } }, 'activeEmpty'],
    ['Double Hit', {}, { A1: { stack: [] }, A2: { stack: [] }, A3: { stack: [] } }, 'activeEmpty'],
    ['Attack Mission', {}, { missions: [] }, 'missionZoneEmpty'],
    ['New Mission', { hand: [] }, {}, 'nothingToExchange'],
    ['Recycle', { discard: [] }, {}, 'discardEmpty'],
  ];
  for (const [kind, ann, bob, code] of useless) {
    const t = readyFor(
      {
        A1: stand(able('Hero', { kind, x: 1 }), { ready: 5 }),
        R2: stand(able('Open', bonus(50)), { ready: 1 }),
        ...ann,
      },
      bob,
    );
    expect([kind, t.ann.offered('activate')]).toEqual([kind, ['Open']]);
    expect(t.ann.whyNot('activate', 'Hero')).toMatchObject({ code, rules: expect.arrayContaining(['MA-SA-GEN-32']) });
  }
});

// MA-SA-GEN-33
test('on the opening turn no ability that shapes a challenge can be activated', () => {
  for (const kind of [...kindsOf('offensive'), ...kindsOf('support')]) {
    const t = readyFor(
      { A1: stand(able('Hero', { kind, x: 1 }), { ready: 5 }), R2: stand(able('Open', bonus(50)), { ready: 1 }) },
      {},
      { turn: 1 },
    );
    const isShaping = kindsOf('offensive').slice(0, 5).includes(kind);
    expect([kind, t.ann.may('activate', 'Hero')]).toEqual([kind, !isShaping]);
    if (isShaping) expect(t.ann.whyNot('activate', 'Hero')?.rules).toContain('MA-SA-GEN-33');
  }
});

const isAsked = (t: Scene, verb: 'activate'): boolean => t.deciding === 'ann' && t.ann.may(verb);

// MA-SA-GEN-34
test('after phase 6 the active player activates nothing', () => {
  const t = readyFor({
    A1: stand(able('Hero', bonus(50)), { ready: 5 }),
    R1: stand(able('Junk', { kind: 'Recycle' }), { ready: 5 }),
  });
  t.ann.pass();
  let asked = false;
  t.until(() => {
    asked ||= isAsked(t, 'activate');
    return t.turn === 5;
  });
  expect(asked).toBe(false);
});

// MA-SA-GEN-35
test("a Team's own ability is paid from its slot", () => {
  const team = teamOf('Web', ['Spider-Man', 'Silk'], { ability: bonus(150) });
  const t = readyFor({ A1: stand(team, { ready: 2 }) });
  t.ann.does('activate', 'Web');
  expect([t.ann.attack('A1'), t.ann.pp('A1')]).toEqual([1150, [1, 1]]);
});

// MA-SA-GEN-36, MA-SA-GEN-36.e1, MA-AMB-95
test('an activated Trap Attack may challenge an Active character and is then an ordinary challenge', () => {
  const trapper = able('Trapper', { kind: 'Trap Attack' }, { attack: 2000 });
  const t = readyFor({ A1: stand(trapper, { ready: 2 }), activated: body('Goal', 1, 1, 1, { missionPoints: 4 }) });
  t.ann.does('activate', 'Trapper').declares(['Trapper', 'Bob 1']);
  t.toPhase('checkPoint');
  expect([t.ann.points, t.ann.pp('A1')]).toEqual([5, [0, 2]]);
});

// MA-SA-GEN-36: or challenge nobody at all.
test('an activated ability obliges to nothing', () => {
  const t = readyFor({ A1: stand(able('Brute', { kind: 'Brute Force' }), { ready: 3 }) });
  t.ann.does('activate', 'Brute').pass();
  expect([t.phase, t.ann.pp('A1')]).toEqual(['checkPoint', [0, 3]]);
});

// MA-SA-GEN-37, MA-AMB-94
test('a bonus of one character moves with its stack and ends when the stack leaves play', () => {
  const hero = able('Hero', bonus(100));
  const t = readyFor({ A1: stand(hero, { ready: 1 }), hand: [body('New'), hero] });
  t.ann.does('activate', 'Hero').pass();
  t.toPhase('checkPoint');
  t.ann.does('exchange', 'Hero', 'Ann 4');
  expect([t.ann.who('R1'), t.ann.attack('R1'), t.ann.attack('A1')]).toEqual(['Hero', 800, 700]);
  t.ann.does('replace', 'New', 'Hero');
  expect(t.ann.attack('R1')).toBe(700);
  expect(t.ann.hand).toContain('Hero');
});

// MA-SA-GEN-37: to the discard pile or under a Team ends it too.
test('whoever takes the slot later has no part in the bonus', () => {
  const hero = able('Hero', bonus(100));
  const t = readyFor({ A1: stand(hero, { ready: 1 }), hand: [teamOf('Pair', ['Hero', 'Ann 2'])] });
  t.ann.does('activate', 'Hero').pass();
  t.toPhase('checkPoint');
  t.ann.does('assemble', 'Pair', 'A1');
  expect(t.ann.attack('A1')).toBe(1000);
  const lost = readyFor({ A1: stand(hero, { ready: 1 }) }, { A1: body('Bob 1', 2000) });
  lost.ann.does('activate', 'Hero').pass();
  lost.until(() => lost.turn === 5 && lost.phase === 'challenge');
  lost.bob.declares(['Bob 1', 'Hero']);
  lost.fight();
  expect(lost.ann.who('A1')).toBeUndefined();
  expect(lost.state.attackBonus[0]).toBe(0);
});
