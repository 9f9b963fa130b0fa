import { expect, test } from 'vitest';
import {
  a,
  always,
  anyCard,
  aura,
  capture,
  counterInstead,
  countOf,
  doubleStats,
  draw,
  each,
  enemy,
  fits,
  gainRecruitPoints,
  gainXp,
  gets,
  ifDone,
  inKo,
  itself,
  keyword,
  ko,
  koCaptives,
  levelUp,
  modify,
  on,
  onlyIf,
  putIntoPlay,
  putMinus,
  putPlus,
  removeFromGame,
  rule,
  stun,
  takeControl,
  toHand,
  topToResources,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, listed, scene, twist } from './cast.ts';
import { resolve } from './fight.ts';

const handOf = (seat: { readonly [zone: string]: unknown }): number => listed(seat, 'hand').length;

// VS-UNQ-08, VS-TERM-45: "another copy" is the same card, whoever has the same name.
test('copies of a card are found by the card, not by the name', () => {
  const clone = hero('Clone', [keyword('swarm'), does('Call', putPlus(1, each(yours({ sameCardAs: 'self' }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [clone, { ...clone, id: 'x-clone-2' }],
    ann: { front: ['x-clone as One', 'x-clone as Two', 'x-clone-2 as Three'] },
    bob: {},
  });
  ann.use('One', 'Call');
  expect(['One', 'Two', 'Three'].map((name) => card(name).plus)).toEqual([1, 1, 0]);
  close();
});

// VS-TERM-45: a filter can leave out the character itself, or everybody else.
test.each([
  ['not', ['A', 'B']],
  ['same', ['Doer']],
] as const)('a filter by "%s self" finds %o', (field, found) => {
  const doer = hero('Doer', [does('Act', putPlus(1, each(yours({ is: 'supporting', [field]: 'self' }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [doer],
    ann: { front: ['Doer', body('A', 2, 2), body('B', 2, 2)] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  expect(['Doer', 'A', 'B'].filter((name) => card(name).plus === 1)).toEqual(found);
  close();
});

// VS-PWR-09: an "if" between event and effect may ask about the other one in the event.
test.each([
  ['Boss', 1],
  ['D', 0],
])('a trigger that asks whether a main character was stunned, after %s was, draws %i', (target, drawn) => {
  const hunter = hero('Hunter', [
    does('Zap', stun(a(enemy({ name: target })))),
    trigger('Trophy', onlyIf(on('stuns', itself), fits('object', { is: 'main' })), draw()),
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [hunter],
    ann: { front: ['Hunter'] },
    bob: { front: [body('Boss', 2, 9, 'main', 'health:9'), body('D', 2, 2)] },
  });
  ann.use('Hunter', 'Zap');
  expect(handOf(seat('ann'))).toBe(drawn);
  close();
});

// VS-KW-FEARLESS: against those a power names, a strike counts twice; against others once.
test.each([
  ['D', true],
  ['Boss', false],
])('a strike of 3 at %s with 5 DEF stuns: %o', (target, stuns) => {
  const giant = hero('Giant', [always('Crush', { mod: 'strikeTwice', against: { is: 'supporting' } })], {
    atk: 3,
    def: 20,
  });
  const { ann, bob, card, close } = scene('modern', {
    cards: [giant],
    ann: { front: ['Giant'] },
    bob: { front: [body('D', 1, 5), body('Boss', 1, 5, 'main', 'health:9')] },
  });
  ann.attack(target, 'Giant');
  resolve(ann, bob);
  expect(card(target).stunned).toBe(stuns);
  close();
});

// VS-CTR-01: counters of the kind a power replaces become its own; the other kind goes where it was meant to.
test('only the counters a power speaks of are replaced', () => {
  const lamp = hero('Lamp', [
    aura('Light', { is: 'character', side: 'yours' }, counterInstead('minus', 'plus')),
    does('Hurt', putMinus(1, a(yours({ name: 'A' })))),
    does('Help', putPlus(1, a(yours({ name: 'A' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [lamp],
    ann: { front: ['Lamp', body('A', 2, 2)] },
    bob: {},
  });
  ann.use('Lamp', 'Hurt');
  expect([card('A').minus, card('A').plus, card('Lamp').plus]).toEqual([0, 0, 1]);
  ann.use('Lamp', 'Help');
  expect([card('A').plus, card('Lamp').plus]).toEqual([1, 1]);
  close();
});

// VS-COPY-01: powers are copied from those the power names, and from nobody else.
test('only the powers of characters that fit are copied', () => {
  const mirror = hero('Mirror', [always('Reflect', { mod: 'copyPowers', of: yours({ team: 'xmen', other: true }) })]);
  const { ann, close } = scene('modern', {
    cards: [
      mirror,
      hero('Mutant', [does('Glow', draw())], { teams: ['xmen'] }),
      hero('Hero', [does('Shine', draw())]),
      hero('Foe', [does('Gloom', draw())], { teams: ['xmen'] }),
    ],
    ann: { front: ['Mirror', 'Mutant', 'Hero'] },
    bob: { front: ['Foe'] },
  });
  expect(ann.offered('use')).toEqual(['Mirror, Glow', 'Mutant, Glow', 'Hero, Shine']);
  close();
});

// VS-PWR-06, VS-MOD-12: a trigger that was given to a character goes off like a printed one.
test('a trigger given for the turn goes off', () => {
  const teacher = hero('Teacher', [
    does(
      'Teach',
      modify(each(yours({ name: 'A' })), 'turn', {
        mod: 'power',
        power: trigger('Lesson', on('playsPlotTwist', undefined, { player: 'you' }), draw()),
      }),
    ),
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [teacher, twist('Shout', 'main')],
    ann: { front: ['Teacher', body('A', 2, 2)], hand: ['Shout'] },
    bob: {},
  });
  ann.use('Teacher', 'Teach');
  ann.play('Shout');
  expect(handOf(seat('ann'))).toBe(1);
  close();
});

// VS-MOD-17: no XP, no second part; stats of one character doubled are enough; so is one card of two.
test.each([
  ['no XP', gainXp(countOf(enemy({ name: 'Nobody' }))), 0],
  ['doubled stats', doubleStats('self', 'turn'), 1],
])('"if you do" after %s', (_, effect, drawn) => {
  const boss = chief('Boss', [levelUp('Learn', 5, on('kos')), does('Act', effect, ifDone(draw()))]);
  const { ann, seat, close } = scene('modern', { cards: [boss], ann: { front: ['x-boss-1 as Boss'] }, bob: {} });
  ann.use('Boss', 'Act');
  expect(handOf(seat('ann'))).toBe(drawn);
  close();
});

test('"if you do" after one of two cards became a resource', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [twist('Dig', 'build', topToResources(2), ifDone(gainRecruitPoints(5)))],
    ann: { hand: ['Dig'], deck: [body('A', 2, 2)] },
    bob: {},
    at: 'recruit',
  });
  ann.play('Dig');
  ann.no();
  expect(seat('ann').points).toBe(5);
  close();
});

const thief = hero('Thief', [
  does('Borrow', takeControl(a(enemy({ name: 'D' })), 'endOfTurn')),
  does('Fall', ko(a(yours({ is: 'main' })))),
]);

// VS-TERM-03: a character that was taken from the back row for a turn goes back to who had it.
test('a borrowed back row character goes back to its player', () => {
  const { ann, card, close } = scene('modern', {
    cards: [thief],
    ann: { front: ['Thief'] },
    bob: { back: [body('D', 2, 2), body('Boss', 2, 9, 'main')] },
  });
  ann.use('Thief', 'Borrow');
  ann.row('front');
  expect(card('D').controller).toBe('ann');
  ann.pass();
  ann.row('back', 'bob');
  expect([card('D').controller, card('D').zone]).toEqual(['bob', 'back']);
  close();
});

// VS-END-05: so does one that was only borrowed when the borrower falls.
test('a borrowed character goes back when its borrower is out of the game', () => {
  const { ann, card } = scene('modern', {
    cards: [thief],
    ann: { front: ['Thief'] },
    bob: { front: [body('D', 2, 2)] },
    cid: {},
  });
  ann.use('Thief', 'Borrow');
  ann.row('front');
  ann.use('Thief', 'Fall');
  expect([card('D').zone, card('D').controller]).toEqual(['front', 'bob']);
});

// VS-BLD-11: a reduction is for whom the effect names, once.
test('the next recruit costs less, for its player, and the one after that not', () => {
  const scout = hero('Scout', [
    {
      ...does('Scout', gets('self', 1, 0, 'game'), rule('turn', { rule: 'nextRecruitCosts', who: 'you', less: 2 })),
      timing: 'build',
    },
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [scout],
    ann: { front: ['Scout'], hand: [body('A', 2, 2, 'cost:3'), body('B', 2, 2, 'cost:3')], resources: 4 },
    bob: {},
    at: 'recruit',
  });
  ann.use('Scout', 'Scout');
  ann.recruit('A', 'front');
  expect([seat('ann').points, ann.offered('recruit')]).toEqual([3, ['B, front', 'B, back']]);
  ann.recruit('B', 'front');
  expect(seat('ann').points).toBe(0);
  close();
});

// VS-EQP-01, VS-BLD-02: equipment is played in the Recruit Step and in no other step of the phase.
test('equipment cannot be played in the Formation Step, whatever points are left', () => {
  const { ann, close } = scene('modern', {
    cards: [gear('Blade', [])],
    ann: { front: [body('A', 2, 2)], hand: ['Blade'], points: 3 },
    bob: {},
    at: 'formation',
  });
  expect([ann.offered('equip'), ann.refused('equip', 'Blade', 'A')]).toEqual([[], ['VS-BLD-02', 'VS-BLD-11']]);
  close();
});

// VS-LVL-14: a character levels up as soon as it has the XP, also if everybody else has some.
test('main characters level up where all have XP', () => {
  const boss = [
    chief('Boss', [levelUp('Learn', 2, on('kos')), does('Study', gainXp())]),
    chief('Boss', [], { level: 2 }),
  ];
  const { ann, card, close } = scene('modern', {
    cards: boss,
    ann: { front: [{ card: 'x-boss-1', as: 'Boss', xp: 1 }] },
    bob: { front: [{ card: 'x-boss-1', as: 'Rival', xp: 1 }] },
  });
  ann.use('Boss', 'Study');
  expect(card("ann's x-boss-2").zone).toBe('front');
  close();
});

// VS-ZON-13, VS-EQP-07: equipment that was removed from the game stays there when its bearer goes.
test('removed equipment does not come back', () => {
  const smith = hero('Smith', [
    does('Melt', removeFromGame(each(anyCard({ is: 'equipment' })))),
    does('Send', toHand(a(yours({ name: 'A' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [smith, gear('Blade', [])],
    ann: { front: ['Smith', { body: 'A 2/2', equipment: ['Blade'] }] },
    bob: {},
  });
  ann.use('Smith', 'Melt');
  ann.use('Smith', 'Send');
  expect([card('Blade').zone, card('A').zone]).toEqual(['removed', 'hand']);
  close();
});

// VS-ZON-48, VS-RES-27: what goes from play to a hand has been seen going there; what was drawn has not.
test('a card that went from play to a hand is known there', () => {
  const { ann, bob, close } = scene('modern', {
    cards: [hero('Caller', [does('Home', toHand(a(yours({ name: 'A' }))))])],
    ann: { front: ['Caller', body('A', 2, 2)], hand: [body('B', 2, 2)] },
    bob: {},
  });
  ann.use('Caller', 'Home');
  expect([bob.sees('A'), bob.sees('B')]).toEqual([true, false]);
  close();
});

// VS-ZON-34, VS-ZON-18: a captive that goes to the KO pile is a new card when it comes back.
test('a captive that was KO’d comes back without wounds', () => {
  const warden = hero('Warden', [
    does('Seize', capture(each(enemy({ name: 'D' })))),
    does('End', koCaptives('self')),
    does('Raise', putIntoPlay(a(inKo({ name: 'D' }, 'eachEnemy')), 'front')),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [warden],
    ann: { front: ['Warden'] },
    bob: { front: [{ body: 'D 2/2 health:3', wounds: 2 }] },
  });
  ann.use('Warden', 'Seize');
  ann.use('Warden', 'End');
  expect(card('D').zone).toBe('ko');
  ann.use('Warden', 'Raise');
  ann.choose('D');
  expect([card('D').zone, card('D').wounds]).toEqual(['front', 0]);
  close();
});
