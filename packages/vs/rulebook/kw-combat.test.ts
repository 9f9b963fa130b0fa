import { expect, test } from 'vitest';
import {
  a,
  always,
  anyTurn,
  cant,
  daze,
  defender,
  enemy,
  keyword,
  replaceDefender,
  stun,
  superPower,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const clash = (
  front: readonly unknown[],
  target: string,
  attackers: readonly string[],
  enemies: object,
  profile = 'modern',
) => {
  const at = scene(profile, { ann: { front }, bob: enemies });
  at.ann.attack(target, ...attackers);
  resolve(at.ann, at.bob);
  return at;
};

const falcon = { card: 'mcu1-016', as: 'Falcon' };

// VS-KW-AIR-SUPERIORITY, VS-CARD-05, VS-EX-41: who has Flight does not strike Falcon as attacker, in melee or ranged combat.
test.each(['front', 'back'])('a flyer that attacks from the %s row does not strike Falcon', (row) => {
  const falls = (...words: string[]) => {
    const { ann, bob, card } = scene('mcu18', {
      ann: { [row]: [body('A', 9, 9, 'ranged', ...words)] },
      bob: { front: [falcon] },
    });
    ann.attack('Falcon', 'A');
    resolve(ann, bob);
    return card('Falcon').zone;
  };
  expect([falls(), falls('flight')]).toEqual(['ko', 'front']);
});

// VS-KW-AIR-SUPERIORITY, VS-EX-41: nor as defender, in melee or ranged combat.
test.each(['front', 'back'])('a flyer attacked by Falcon from the %s row does not strike him', (row) => {
  const falls = (...words: string[]) => {
    const { ann, bob, card } = scene('mcu18', {
      cards: [hero('Sam', [keyword('ranged'), keyword('airSuperiority')], { health: 1 })],
      ann: { [row]: ['Sam'] },
      bob: { front: [body('D', 9, 9, 'ranged', ...words)] },
    });
    ann.attack('D', 'Sam');
    resolve(ann, bob);
    return card('Sam').zone;
  };
  expect([falls(), falls('flight')]).toEqual(['ko', row]);
});

// VS-KW-BERSERKER: a +1/+1 counter when it attacks.
test('Berserker gives a counter on attacking and not on being attacked', () => {
  const at = clash([body('A', 2, 2, 'berserker')], 'D', ['A'], { front: [body('D', 1, 3, 'berserker')] });
  expect([at.card('A').plus, at.card('D').stunned, at.card('D').plus]).toEqual([1, true, 0]);
});

// VS-KW-DODGE: cannot be ranged attacked, but may become the defender of a ranged attack under way.
test('Dodge keeps ranged attacks off, not a ranged combat that goes on', () => {
  const swap = anyTurn('Swap', 'anyCombat', [], replaceDefender(a(defender()), a(yours({ name: 'E' }))));
  const { ann, bob, card, close } = scene('modern', {
    cards: [hero('Leader', [swap])],
    ann: { front: [body('B', 2, 2)], back: [body('A', 2, 2, 'ranged')] },
    bob: { front: [body('D', 2, 2), body('E', 2, 2, 'dodge'), 'Leader'] },
    open: true,
  });
  expect(ann.offered('attack')).toEqual(['D, B', 'E, B', 'Leader, B', 'D, A', 'Leader, A']);
  expect(ann.refused('attack', 'E', 'A')).toEqual(['VS-KW-DODGE']);
  ann.attack('D', 'A');
  ann.pass();
  bob.use('Leader', 'Swap');
  expect(card('E').role).toBe('defender');
  close();
});

// VS-KW-FEARLESS: the strike counts twice against a main character; ATK itself does not, and it does not stack.
test('Fearless doubles the strike and not ATK', () => {
  const { ann, bob, card } = scene('modern', {
    cards: [
      hero(
        'Bold',
        [
          keyword('fearless'),
          { power: 'static', name: 'Twice', by: [{ mod: 'strikeTwice', against: { is: 'main' } }] },
        ],
        { atk: 3, def: 9 },
      ),
    ],
    ann: { front: ['Bold'] },
    bob: { front: ['body Boss 1/7 main health:9'] },
    open: true,
  });
  ann.attack('Boss', 'Bold');
  expect(card('Bold').atk).toBe(3);
  resolve(ann, bob);
  expect(card('Boss').stunned).toBe(false);
});

// VS-KW-FEARLESS: in a team attack the doubled value enters the total.
test('a fearless attacker adds its doubled strike to the team', () => {
  const at = clash([body('Bold', 3, 9, 'fearless'), body('B', 1, 9)], 'Boss', ['Bold', 'B'], {
    front: ['body Boss 1/7 main health:9'],
  });
  at.bob.strikeBack('B');
  expect(at.card('Boss').stunned).toBe(true);
});

// VS-KW-FEROCIOUS: in melee it strikes first, so who falls does not strike back.
test('Ferocious strikes ahead in melee, not in ranged combat', () => {
  const melee = clash([body('A', 5, 1, 'ferocious')], 'D', ['A'], { front: [body('D', 5, 5)] });
  expect([melee.card('A').stunned, melee.card('D').stunned]).toEqual([false, true]);
  const ranged = scene('modern', {
    ann: { back: [body('A', 5, 1, 'ferocious', 'ranged')] },
    bob: { front: [body('D', 5, 5, 'ranged')] },
  });
  ranged.ann.attack('D', 'A');
  resolve(ranged.ann, ranged.bob);
  expect([ranged.card('A').stunned, ranged.card('D').stunned]).toEqual([true, true]);
});

// VS-KW-FEROCIOUS: before enemies or before all, the outcome is one: its strike alone first, then added to the others'.
test.each(['mb15', 'cr21', 'modern'])(
  'in %s a ferocious attacker strikes first and adds to its teammate',
  (profile) => {
    const at = clash(
      [body('A', 2, 9, 'ferocious'), body('B', 3, 1)],
      'D',
      ['A', 'B'],
      { front: [body('D', 1, 5)] },
      profile,
    );
    at.bob.strikeBack('B');
    expect([at.card('D').stunned, at.card('B').stunned]).toEqual([true, true]);
  },
);

// VS-KW-FLIGHT: over the front row to a protected character, unless a flyer or Grab is in the way.
// VS-KW-GRAB: shuts the whole front row of its side. VS-KW-LEAP: Flight on one's own turn only. VS-KW-STEALTH: needs no sky.
test.each([
  [[], [], false],
  [['flight'], [], true],
  [['flight'], ['flight'], false],
  [['flight'], ['grab'], false],
  [['flight'], ['leap'], true],
  [['leap'], [], true],
  [['stealth'], ['flight'], true],
  [['stealth'], ['grab'], true],
])('an attacker with %j against a front row with %j reaches the back row: %j', (mine, theirs, reaches) => {
  const { ann, close } = scene('modern', {
    ann: { front: [body('A', 2, 2, ...mine)] },
    bob: { front: [body('D', 2, 2, ...theirs), body('F', 2, 2)], back: [body('E', 2, 2)] },
  });
  expect(ann.offered('attack').includes('E, A')).toBe(reaches);
  close();
});

// VS-KW-GRAB: from the back row it keeps nobody from flying.
test('Grab works from the front row', () => {
  const { ann, close } = scene('modern', {
    ann: { front: [body('A', 2, 2, 'flight')] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2, 'grab')] },
  });
  expect(ann.offered('attack')).toContain('E, A');
  close();
});

// VS-KW-INVADE: attacking a back row character, it cannot be struck by the defender; from the front row it can.
test.each([
  ['back', false],
  ['front', true],
])('Invade against the %s row is struck: %j', (row, struck) => {
  const at = clash([body('A', 1, 1, 'flight', 'invade')], 'D', ['A'], {
    front: row === 'back' ? [body('F', 1, 1)] : [],
    [row]: row === 'back' ? [body('D', 5, 5)] : [body('D', 5, 5)],
  });
  expect(at.card('A').stunned).toBe(struck);
});

// VS-KW-INVADE-2: in a team attack the defender can strike another attacker.
test('the defender of an invasion strikes another attacker', () => {
  const at = clash([body('A', 1, 1, 'flight', 'invade'), body('B', 1, 1, 'flight')], 'D', ['A', 'B'], {
    front: [body('F', 1, 1)],
    back: [body('D', 5, 5)],
  });
  expect([at.card('A').stunned, at.card('B').stunned]).toEqual([false, true]);
});

// VS-KW-LEADER: the attacking player chooses whom the defender strikes.
test('with a Leader the attacking player chooses who is struck', () => {
  const at = clash([body('A', 1, 1, 'leader'), body('B', 1, 1)], 'D', ['A', 'B'], { front: [body('D', 5, 5)] });
  expect([at.decides(), at.ann.offered('strikeBack')]).toEqual(['ann', ['A', 'B']]);
  at.ann.strikeBack('B');
  expect([at.card('A').stunned, at.card('B').stunned]).toEqual([false, true]);
});

// VS-KW-MONSTROUS: as defender in a melee team attack it strikes all the attackers.
test('a Monstrous defender strikes all attackers', () => {
  const at = clash([body('A', 1, 1), body('B', 1, 1)], 'D', ['A', 'B'], { front: [body('D', 5, 5, 'monstrous')] });
  expect([at.card('A').stunned, at.card('B').stunned]).toEqual([true, true]);
});

// VS-KW-LETHAL: a defending supporting character that gets a wound from it is KO'd.
test.each([
  ['attacker', 'supporting', 'ko'],
  ['attacker', 'main', 'front'],
  ['defender', 'supporting', 'front'],
])('Lethal as %s against a %s character leaves it in %s', (role, kind, zone) => {
  const victim = `body V 5/5 health:5 ${kind === 'main' ? 'main' : ''}`.trim();
  const lethal = body('L', 5, 9, 'lethal');
  const at =
    role === 'attacker'
      ? clash([lethal], 'V', ['L'], { front: [victim] })
      : clash([victim], 'L', ['V'], { front: [lethal] });
  expect([at.card('V').zone, at.card('V').stunned ?? true]).toEqual([zone, true]);
});

// VS-KW-LETHAL-2: a stun without a wound does not make it KO; in the first edition the stun is enough.
test.each([
  ['modern', 'front'],
  ['mb15', 'ko'],
])('in %s a Lethal stun without a wound leaves the character in %s', (profile, zone) => {
  const { ann, bob, card } = scene(profile, {
    cards: [hero('Skin', [always('Skin', cant('beWoundedByStun'))])],
    ann: { front: [body('L', 5, 9, 'lethal')] },
    bob: { front: ['Skin'] },
  });
  ann.attack('Skin', 'L');
  resolve(ann, bob);
  expect(card('Skin').zone).toBe(zone);
});

// VS-KW-LETHAL-3: it does nothing outside combat.
test('Lethal does nothing when its character stuns by a power', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('L', [
        keyword('lethal'),
        does('Hit', stun(a(enemy({ name: 'D' })))),
        does('Daze', daze(a(enemy({ name: 'E' })))),
      ]),
    ],
    ann: { front: ['L'] },
    bob: { front: ['body D 1/1 health:5', 'body E 1/1 health:5'] },
  });
  ann.use('L', 'Hit');
  ann.use('L', 'Daze');
  expect([card('D').zone, card('E').zone]).toEqual(['front', 'front']);
  close();
});

// VS-KW-LETHAL-3: nor to a bystander whom its character stuns in the middle of its attack.
test('Lethal does nothing to who does not defend', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('L', [keyword('lethal'), superPower('Zap', 'combat', [], stun(a(enemy({ name: 'E' }))))])],
    ann: { front: ['L'] },
    bob: { front: [body('D', 1, 9), 'body E 1/1 health:5'] },
    open: true,
  });
  ann.attack('D', 'L');
  ann.use('L', 'Zap');
  expect(card('E')).toEqual({ stunned: true, wounds: 1 });
  close();
});

// VS-KW-LETHAL-4: also if it is stunned in the same exchange, and for a team attacker that could not strike.
test('Lethal works for who falls in the exchange, and for who could not strike', () => {
  const both = clash([body('L', 5, 1, 'lethal')], 'D', ['L'], { front: ['body D 5/5 health:5'] });
  expect([both.card('L').stunned, both.card('D').zone]).toEqual([true, 'ko']);
  const team = clash([body('L', 0, 9, 'lethal'), body('B', 5, 9)], 'D', ['L', 'B'], { front: ['body D 0/5 health:5'] });
  expect(team.card('D').zone).toBe('ko');
});

// VS-KW-MERCENARY: may join any main character. VS-KW-MERCENARY-2: other supporting ones must share a team with it.
test('a Mercenary joins main characters of any team, and supporting ones of its own', () => {
  const joins = (...others: string[]) => {
    const { ann } = scene('modern', {
      ann: { front: ['body Boss 1/1 main team:avengers', 'body M 1/1 mercenary team:xmen', ...others] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    ann.attack('D', 'Boss', '...');
    if (ann.offered('join').includes('M')) ann.join('M', '...');
    return ann.offered('join');
  };
  expect(joins('body X 1/1 team:xmen', 'body V 1/1 team:avengers')).toEqual(['X']);
  expect(joins('body N 1/1 mercenary team:avengers')).toEqual([]);
  expect(joins('body N 1/1 mercenary team:xmen')).toEqual(['N']);
});

// VS-KW-MERCENARY: without a main character it is a member of its team like any other.
test('a Mercenary without a main character needs a shared team', () => {
  const { ann, close } = scene('modern', {
    ann: { front: ['body M 1/1 mercenary team:xmen', 'body V 1/1 team:avengers'] },
    bob: { front: [body('D', 1, 9)] },
  });
  expect(ann.refused('attack', 'D', 'M', 'V').length).toBeGreaterThan(0);
  close();
});

// VS-KW-RANGED: attacks from the back row, and as defender strikes back in ranged combat.
test.each([
  [[], true],
  [['ranged'], false],
])('a defender with %j leaves the ranged attacker standing: %j', (words, standing) => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: [body('F', 1, 1)], back: [body('A', 1, 1, 'ranged'), body('B', 1, 1)] },
    bob: { front: [body('D', 5, 5, ...words)] },
  });
  expect(ann.offered('attack')).toEqual(['D, F', 'D, A']);
  ann.attack('D', 'A');
  resolve(ann, bob);
  expect(card('A').stunned).toBe(!standing);
});

// VS-KW-SHRINK, VS-KW-SHRINK-2: the first attack on it in a turn may be cancelled, as the combat starts.
test('Shrink cancels the first attack of a turn as it starts', () => {
  const { ann, bob, card, decides, table, close } = scene('mb15', {
    ann: { front: [body('A', 5, 5), body('B', 5, 5)] },
    bob: { front: [body('D', 1, 1, 'shrink')] },
  });
  ann.attack('D', 'A');
  expect([decides(), bob.offered()]).toEqual(['bob', ['yes', 'no']]);
  bob.yes();
  expect([table().combat, card('D'), card('A').exhausted]).toEqual([false, {}, true]);
  ann.attack('D', 'B');
  expect(decides()).toBe('ann');
  resolve(ann, bob);
  expect(card('D').stunned).toBe(true);
  close();
});
