import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  becomeLevel,
  cant,
  character,
  each,
  enemy,
  heal,
  inHand,
  ko,
  lethalWound,
  modify,
  on,
  putIntoPlay,
  putPlus,
  recover,
  stun,
  trigger,
  wound,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const cutter = hero('Cutter', [
  does('Cut', wound(a(enemy({ name: 'D' })))),
  does('Slay', lethalWound(a(enemy({ name: 'D' })))),
  does('Stun', stun(a(enemy({ name: 'D' })))),
]);
const cut = (power: string, facts: object | string, profile = 'modern') => {
  const at = scene(profile, {
    cards: [cutter, gear('Shield', [])],
    ann: { front: ['Cutter'] },
    bob: { front: [facts] },
  });
  at.ann.use('Cutter', power);
  return at;
};

describe('wounding', () => {
  // VS-STN-20
  test('puts a wound on a character without stunning it', () => {
    const { card, close } = cut('Cut', { body: 'D 2/2', plus: 1 });
    expect(card('D')).toEqual({ wounds: 1, plus: 1 });
    close();
  });

  // VS-STN-21: whenever its wounds are at least its health, also without a stun.
  test('KOs a character whose wounds are at least its health', () => {
    const { seat, close } = cut('Cut', { body: 'D 2/2 health:2', wounds: 1 });
    expect(seat('bob').ko).toEqual(['D']);
    close();
  });

  // VS-STN-22: the bonus is gone, and with it the character.
  test('a drop in health KOs at once', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [
        hero('Guardian', [{ power: 'static', name: 'Care', affects: { name: 'B' }, by: [{ mod: 'health', by: 2 }] }]),
        hero('Axe', [does('Swing', ko(a(yours({ name: 'Guardian' }))))]),
      ],
      ann: { front: ['Guardian', 'Axe', { body: 'B 2/2 health:2', wounds: 3 }] },
      bob: {},
    });
    expect(seat('ann').front).toEqual(['Guardian', 'Axe', 'B']);
    ann.use('Axe', 'Swing');
    expect(seat('ann').front).toEqual(['Axe']);
    close();
  });

  // VS-STN-22: and so does losing a level.
  test('going down a level can KO a character', () => {
    const { ann, winners } = scene('modern', {
      cards: [
        chief('Faller', [], { health: 3 }),
        chief('Faller', [does('Fall', becomeLevel(1))], { level: 2, health: 5 }),
      ],
      ann: { front: [{ card: 'x-faller-2', wounds: 3 }] },
      bob: {},
    });
    ann.use('x-faller-2', 'Fall');
    expect(winners()).toEqual(['bob']);
  });

  // VS-STN-22: a bonus for the turn ends with it.
  test('the end of a bonus to health can KO a character', () => {
    const { ann, bob, seat, close } = scene('modern', {
      cards: [
        hero('Faith', [
          does(
            'Hold On',
            modify(each(yours({ name: 'B' })), 'turn', { mod: 'health', by: 1 }),
            wound(each(yours({ name: 'B' }))),
          ),
        ]),
      ],
      ann: { front: ['Faith', { body: 'B 2/2 health:2', wounds: 1 }] },
      bob: {},
    });
    ann.use('Faith', 'Hold On');
    expect(seat('ann').ko).toEqual([]);
    resolve(ann, bob);
    expect(seat('ann').ko).toEqual(['B']);
    close();
  });

  // VS-STN-44
  test('is undone by healing, one wound counter at a time, as far as there are any', () => {
    const medic = hero('Medic', [
      does('One', heal(a(yours({ name: 'B' })))),
      does('Many', heal(a(yours({ name: 'B' })), 5)),
    ]);
    const { ann, card, close } = scene('modern', {
      cards: [medic],
      ann: { front: ['Medic', { body: 'B 2/2 health:4', wounds: 3 }] },
      bob: {},
    });
    ann.use('Medic', 'One');
    expect(card('B').wounds).toBe(2);
    ann.use('Medic', 'Many');
    expect(card('B').wounds).toBe(0);
    close();
  });
});

describe('a lethal wound', () => {
  // VS-STN-23, VS-STN-24: called so by an effect.
  test('KOs whatever the health', () => {
    const { seat, close } = cut('Slay', body('D', 2, 2, 'health:9'));
    expect(seat('bob').ko).toEqual(['D']);
    close();
  });

  // VS-STN-23: even where a vitality counter takes the wound.
  test('KOs in spite of vitality counters', () => {
    const { seat, close } = cut('Slay', { body: 'D 2/2 health:9', vitality: 1 });
    expect(seat('bob').ko).toEqual(['D']);
    close();
  });

  // VS-STN-24: dealt by Lethal, and by nothing else about that attack.
  test.each([
    ['lethal', 'ko'],
    ['ferocious', 'front'],
  ])('is what Lethal deals: %s', (word, zone) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 5, 9, word)] },
      bob: { front: [body('D', 1, 2, 'health:9')] },
    });
    ann.attack('D', 'A');
    resolve(ann, bob);
    expect(card('D').zone).toBe(zone);
    close();
  });

  // VS-STN-23: can't beats that, too.
  test('does not KO a character that cannot be KO’d', () => {
    const { ann, card, close } = scene('modern', {
      cards: [cutter, hero('D', [always('Ever', cant('beKod'))])],
      ann: { front: ['Cutter'] },
      bob: { front: ['D'] },
    });
    ann.use('Cutter', 'Slay');
    expect(card('D')).toEqual({ wounds: 1 });
    close();
  });
});

describe('recovering', () => {
  const medic = hero('Medic', [does('Up', recover(a(yours({ name: 'A' }))))]);
  const up = (facts: object) => {
    const at = scene('modern', {
      cards: [medic],
      ann: { front: ['Medic', { body: 'A 2/2 health:3', ...facts }] },
      bob: {},
    });
    at.ann.use('Medic', 'Up');
    return at;
  };

  // VS-STN-25, VS-STN-27: by an effect in the Main Phase.
  test('turns a character face up and leaves it exhausted', () => {
    const { card, close } = up({ stunned: true });
    expect(card('A')).toEqual({ exhausted: true });
    expect(card('A').faceDown).toBe(false);
    close();
  });

  // VS-STN-26
  test('heals nothing', () => {
    const { card, close } = up({ stunned: true, wounds: 2 });
    expect(card('A')).toEqual({ exhausted: true, wounds: 2 });
    close();
  });
});

describe('vitality counters', () => {
  // VS-STN-43
  test('raise maximum health', () => {
    const { card, close } = scene('modern', { ann: { front: [{ body: 'A 2/2 health:2', vitality: 2 }] }, bob: {} });
    expect(card('A').health).toBe(4);
    close();
  });

  // VS-STN-43: one for one, by a wound or a stun; the others stay on through the stun.
  test.each(['Cut', 'Stun'])('cancel with wounds one for one: %s', (power) => {
    const { card, close } = cut(power, { body: 'D 2/2 health:2', vitality: 2 });
    expect([card('D').vitality, card('D').wounds, card('D').health]).toEqual([1, 0, 3]);
    expect(card('D').stunned).toBe(power === 'Stun');
    close();
  });
});

// VS-STN-45
test('a character that appears stunned gets no wound for it', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Door', [does('Open', { verb: 'putIntoPlay', cards: a(inHand({ is: 'character' })), stunned: true })]),
    ],
    ann: { front: ['Door'], hand: [body('A', 2, 2)] },
    bob: {},
  });
  ann.use('Door', 'Open');
  ann.choose('A');
  ann.row('front');
  expect(card('A')).toEqual({ stunned: true });
  close();
});

describe('together', () => {
  // VS-STN-46: neither lives to see the other fall alone.
  test('those stunned by one event are stunned, and those that die of it KO’d, at once', () => {
    const keeper = (name: string) =>
      hero(name, [trigger('Keep', on('getsKod', { other: true }), putPlus(1, each(character({ name: 'Tally' }))))], {
        health: 1,
      });
    const { ann, card, seat, close } = scene('modern', {
      cards: [
        keeper('Sun'),
        keeper('Moon'),
        hero('Bomb', [does('Boom', stun(each(character({ is: 'supporting', name: ['Sun', 'Moon'] }))))]),
      ],
      ann: { front: ['Bomb', 'Sun', body('Tally', 1, 1)] },
      bob: { front: ['Moon'] },
    });
    ann.use('Bomb', 'Boom');
    ann.order('Sun', 'Moon');
    expect([seat('ann').ko, seat('bob').ko, card('Tally').plus]).toEqual([['Sun'], ['Moon'], 2]);
    close();
  });

  // VS-STN-46, VS-END-02: both main characters fall in one exchange, and the turn player wins.
  test('two main characters that stun each other for good fall simultaneously', () => {
    const { ann, bob, winners } = scene('modern', {
      ann: { front: [body('Boss', 3, 3, 'main', 'health:1')] },
      bob: { front: [body('Chief', 3, 3, 'main', 'health:1')] },
      turn: 'bob',
    });
    bob.attack('Boss', 'Chief');
    resolve(bob, ann);
    expect(winners()).toEqual(['bob']);
  });
});

// VS-STN-47
test('a KO’d character loses all counters, and its equipment is KO’d', () => {
  const { card, seat, close } = cut('Slay', { body: 'D 2/2 health:9', plus: 2, wounds: 1, equipment: ['Shield'] });
  expect(seat('bob').ko).toEqual(['D', 'Shield']);
  expect([card('D').plus ?? 0, card('D').wounds ?? 0]).toEqual([0, 0]);
  close();
});

// VS-STN-47: back in play it is unhurt.
test('a character that comes back from the KO pile brings no counters', () => {
  const reviver = hero('Reviver', [
    does('Kill', ko(a(yours({ name: 'A' })))),
    does('Raise', putIntoPlay(a({ zone: 'ko', of: 'you', where: { name: 'A' } }))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [reviver],
    ann: { front: ['Reviver', { body: 'A 2/2 health:9', plus: 2, wounds: 3, vitality: 0 }] },
    bob: {},
  });
  ann.use('Reviver', 'Kill');
  ann.use('Reviver', 'Raise');
  ann.choose('A');
  ann.row('front');
  expect(card('A')).toEqual({});
  close();
});
