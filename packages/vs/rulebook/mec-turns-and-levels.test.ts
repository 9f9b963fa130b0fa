import { describe, expect, test } from 'vitest';
import {
  a,
  aura,
  base,
  cant,
  character,
  choose,
  draw,
  enemy,
  extraTurn,
  gainXp,
  itself,
  keyword,
  levelUpAt,
  on,
  putPlus,
  rule,
  ruleFor,
  strike,
  stunEachOther,
  superPower,
  takeXp,
  the,
  trigger,
  triggerInKo,
} from '../src/index.ts';
import { body, chief, hero, scene } from './cast.ts';
import { fights, resolve } from './fight.ts';

describe('Bulletproof', () => {
  const wall = hero('Wall', [keyword('bulletproof')], { atk: 1, def: 3 });

  // VS-KW-BULLETPROOF: in melee and at range, attacking and defending.
  test('characters with Ranged cannot strike it', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [wall],
      ann: { front: [body('A', 9, 9, 'ranged')], back: [body('B', 9, 9, 'ranged')] },
      bob: { front: ['Wall'] },
    });
    ann.attack('Wall', 'A');
    resolve(ann, bob);
    ann.attack('Wall', 'B');
    resolve(ann, bob);
    expect(card('Wall').stunned).toBe(false);
    close();
  });

  // VS-KW-BULLETPROOF: nor by an effect.
  test('nor by an effect', () => {
    const gun = hero('Gun', [keyword('ranged'), superPower('Shot', 'main', ['skill'], strike('self', a(enemy())))], {
      atk: 9,
    });
    const { ann, card, close } = scene('modern', {
      cards: [wall, gun],
      ann: { front: ['Gun'], resources: ['Skill Location'] },
      bob: { front: ['Wall'] },
    });
    ann.use('Gun', 'Shot');
    ann.choose('Wall');
    expect(card('Wall').stunned).toBe(false);
    close();
  });

  // VS-KW-BULLETPROOF-2
  test('in a team attack those with Ranged are left out of the total', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [wall],
      ann: { front: [body('A', 9, 9, 'ranged'), body('C', 2, 9)] },
      bob: { front: ['Wall'] },
    });
    ann.attack('Wall', 'A', 'C');
    resolve(ann, bob);
    bob.strikeBack('A');
    expect(card('Wall').stunned).toBe(false);
    close();
  });

  // VS-KW-BULLETPROOF
  test('others strike it as usual', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [wall],
      ann: { front: [body('A', 3, 9)] },
      bob: { front: ['Wall'] },
    });
    ann.attack('Wall', 'A');
    resolve(ann, bob);
    expect(card('Wall').stunned).toBe(true);
    close();
  });
});

describe('an extra turn', () => {
  const clock = hero('Clock', [superPower('Again', 'main', ['skill'], extraTurn)]);

  // VS-MEC-TURN-01: a full turn of the same player; then the next one's.
  test('comes after this one, with all its phases', () => {
    const { ann, bob, card, table, seat, close } = scene('modern', {
      cards: [clock],
      ann: { front: [{ card: 'Clock', exhausted: true }], resources: ['Skill Location'], deck: 9 },
      bob: { deck: 9 },
    });
    ann.use('Clock', 'Again');
    ann.pass();
    expect([table().turn, table().phase, card('Clock').exhausted]).toEqual(['ann', 'build', false]);
    expect(seat('ann').hand).toHaveLength(2);
    ann.pass();
    ann.pass();
    ann.pass();
    expect([table().turn, table().phase]).toEqual(['ann', 'main']);
    ann.pass();
    expect(table().turn).toBe('bob');
    bob.pass();
    bob.pass();
    bob.pass();
    bob.pass();
    expect(table().turn).toBe('ann');
    close();
  });

  // VS-MEC-TURN-01: several are taken one after the other.
  test('two of them follow one another', () => {
    const { ann, table, close } = scene('modern', {
      cards: [clock],
      ann: { front: ['Clock as C', 'Clock as E'], resources: ['Skill Location x2'], deck: 9 },
      bob: { deck: 9 },
    });
    ann.use('C', 'Again');
    ann.use('E', 'Again');
    const turns: unknown[] = [];
    for (let turn = 0; turn < 2; turn++) {
      ann.pass();
      turns.push(table().turn);
      ann.pass();
      ann.pass();
      ann.pass();
    }
    ann.pass();
    expect([...turns, table().turn]).toEqual(['ann', 'ann', 'bob']);
    close();
  });
});

describe('XP', () => {
  const plain = chief('Rising', [levelUpAt('Rise', 2), superPower('Learn', 'main', ['might'], gainXp())]);
  const risen = chief('Rising', [], { level: 2 });
  const thief = hero('Thief', [superPower('Doubt', 'main', ['skill'], takeXp(a(enemy({ is: 'main' }))))]);

  // VS-MEC-LEVEL-08: the power says the number, another brings the XP.
  test('a Level Up power without a condition only says how many are needed', () => {
    const { ann, card, close } = scene('modern', {
      cards: [plain, risen],
      ann: { back: [{ card: 'x-rising-1', xp: 1 }], resources: ['Might Location'] },
      bob: {},
    });
    expect(card('x-rising-1').level).toBe(1);
    ann.use('x-rising-1', 'Learn');
    expect(card('x-rising-2').level).toBe(2);
    close();
  });

  // VS-MEC-LEVEL-07
  test('one is taken away', () => {
    const { ann, card, close } = scene('modern', {
      cards: [plain, risen, thief],
      ann: { front: ['Thief'], resources: ['Skill Location'] },
      bob: { back: [{ card: 'x-rising-1', xp: 1 }] },
    });
    ann.use('Thief', 'Doubt');
    expect([card('x-rising-1').level, card('x-rising-1').xp]).toEqual([1, 0]);
    close();
  });

  // VS-MEC-LEVEL-07: without XP a level is lost, and one XP is missing to rise again.
  test('without any a level is lost', () => {
    const { ann, card, close } = scene('modern', {
      cards: [plain, risen, thief],
      ann: { front: ['Thief'], resources: ['Skill Location'] },
      bob: { back: ['x-rising-2'], levelUp: ['x-rising-1'] },
    });
    ann.use('Thief', 'Doubt');
    expect([card('x-rising-1').level, card('x-rising-1').xp]).toEqual([1, 1]);
    close();
  });

  // VS-MEC-LEVEL-07: never below 0.
  test('at level 1 without XP nothing happens', () => {
    const { ann, card, close } = scene('modern', {
      cards: [plain, risen, thief],
      ann: { front: ['Thief'], resources: ['Skill Location'] },
      bob: { back: ['x-rising-1'] },
    });
    ann.use('Thief', 'Doubt');
    expect([card('x-rising-1').level, card('x-rising-1').xp]).toEqual([1, 0]);
    close();
  });
});

// VS-MEC-STRIKE-02: no strike, both at once, each credited with the other.
test('characters that stun each other compare nothing', () => {
  const doom = hero('Doom', [
    trigger(
      'Both',
      on('attacks', { is: 'supporting' }, { object: { is: 'supporting' } }),
      stunEachOther('subject', 'object'),
    ),
  ]);
  const proud = hero('Proud', [trigger('Proud', on('stuns', itself), draw())], { atk: 1, def: 9 });
  const { ann, card, seat, close } = scene('modern', {
    cards: [doom, proud],
    ann: { front: ['Proud'], back: ['Doom'], deck: 3 },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'Proud');
  expect([card('Proud').stunned, card('D').stunned, seat('ann').hand?.length]).toEqual([true, true, 1]);
  close();
});

// VS-MEC-STAT-04: before counters count.
test('a power that sets the base leaves counters on top of it', () => {
  const king = hero('King', [aura('Humble', { side: 'enemy', is: 'main' }, base(1, 1))]);
  const { card, close } = scene('modern', {
    cards: [king],
    ann: { front: ['King'] },
    bob: { back: [{ body: 'Boss 7/8 main', plus: 2 }] },
  });
  expect([card('Boss').atk, card('Boss').def]).toEqual([3, 3]);
  close();
});

// VS-MEC-HEALTH-02: what a power adds to health goes with it, and fatal wounds are looked for then.
test('health that a power gives is gone when the power is off', () => {
  const nurse = hero(
    'Nurse',
    [aura('Care', { side: 'yours', is: 'supporting', other: true }, { mod: 'health', by: 1 })],
    { def: 1 },
  );
  const { ann, bob, card, close } = scene('modern', {
    cards: [nurse],
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['Nurse'], back: [{ body: 'W 1/1 health:1', wounds: 1, stunned: true }] },
  });
  expect(card('W').zone).toBe('back');
  ann.attack('Nurse', 'A');
  resolve(ann, bob);
  expect(card('W').zone).toBe('ko');
  close();
});

// VS-PWR-02: a power that says where it works, works there.
test('a trigger of a KO pile goes off there and nowhere else', () => {
  const ghost = hero('Ghost', [
    triggerInKo('Haunt', on('startOfMain', undefined, { player: 'you' }), putPlus(1, a(character()))),
  ]);
  const at = (where: object) => {
    const { ann, card, close } = scene('modern', {
      cards: [ghost],
      ann: { front: [body('A', 1, 1)], ...where },
      bob: {},
      at: 'formation',
    });
    ann.pass();
    if (ann.offered('choose').length > 0) ann.choose('A');
    const plus = card('A').plus;
    close();
    return plus;
  };
  expect([at({ ko: ['Ghost'] }), at({ back: ['Ghost'] }), at({ hand: ['Ghost'] })]).toEqual([1, 0, 0]);
});

// VS-GOLD-02, VS-PUP-01
test('a player who can’t power up has the reason told', () => {
  const swift = hero('Swift', [fights('Blur', rule('combat', { rule: 'cantPowerUp', who: 'eachEnemy' }))]);
  const { ann, bob, close } = scene('modern', {
    cards: [swift],
    ann: { front: ['Swift'], hand: ['Swift as Mine'] },
    bob: { front: [body('D', 1, 9)], hand: ['body D 1/1 as Copy'] },
  });
  ann.attack('D', 'Swift');
  ann.use('Swift', 'Blur');
  expect(bob.refused('powerUp', 'Copy', 'D')).toEqual(['VS-GOLD-02', 'VS-PUP-01']);
  bob.pass();
  expect(ann.offered('powerUp')).toEqual(['Mine, Swift']);
  ann.pass();
  close();
});

// VS-MOD-09: a rule about a name keeps the name, whatever becomes of the card.
test('a rule for all of one name outlasts the card it was made for', () => {
  const fear = hero('Fear', [
    superPower(
      'Dread',
      'main',
      ['skill'],
      choose(a(enemy(), 'one')),
      ruleFor(character({ sameNameAs: the('one') }), 'game', cant('attack', itself)),
    ),
  ]);
  const { ann, bob, close } = scene('modern', {
    cards: [fear],
    ann: { front: ['Fear', body('A', 9, 9)], resources: ['Skill Location'] },
    bob: { front: ['body D 1/1 health:1 as D'], hand: ['body D 1/1 as Again'], resources: 3, deck: 5 },
  });
  ann.use('Fear', 'Dread');
  ann.choose('D');
  ann.attack('D', 'A');
  resolve(ann, bob);
  ann.pass();
  bob.pass();
  bob.recruit('Again', 'front');
  bob.pass();
  bob.pass();
  expect(bob.offered('attack')).toEqual(['A, Again']);
  close();
});
