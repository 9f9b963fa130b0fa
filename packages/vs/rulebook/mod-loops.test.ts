import { expect, test } from 'vitest';
import {
  a,
  attackAgain,
  aura,
  base,
  capture,
  danceOff,
  draw,
  each,
  endOfCombat,
  enemy,
  forEach,
  gainRecruitPoints,
  happened,
  happenedBefore,
  ifDone,
  inKo,
  itself,
  ko,
  koCaptives,
  laterOnce,
  law,
  modify,
  move,
  on,
  putMinus,
  putPlus,
  removeFromGame,
  replaceDefender,
  revealUntil,
  rule,
  stats,
  the,
  toHand,
  trigger,
  when,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, listed, scene, twist } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

const handOf = (seat: { readonly [zone: string]: unknown }): number => listed(seat, 'hand').length;

// VS-MOD-16: what is done for each is done for every one of them; for nobody, nothing was done.
test.each([
  [['A', 'B'], 1],
  [[], 0],
])('an effect for each of %o then draws %i', (names, drawn) => {
  const doer = hero('Doer', [
    does('Act', forEach(each(yours({ name: ['A', 'B'] })), 'one', putPlus(1, the('one'))), ifDone(draw())),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [doer],
    ann: { front: ['Doer', ...names.map((name) => body(name, 2, 2))] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  expect([names.map((name) => card(name).plus), handOf(seat('ann'))]).toEqual([names.map(() => 1), drawn]);
  close();
});

// VS-MOD-16: every choice of an effect is its own.
test('two characters moved by one effect go each to the row chosen for it', () => {
  const doer = hero('Doer', [does('Act', move(a(yours({ name: 'A' }))), move(a(yours({ name: 'B' }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [doer],
    ann: { front: ['Doer', body('A', 2, 2)], back: [body('B', 2, 2), body('Boss', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  ann.row('back', 'ann');
  ann.row('front', 'ann');
  expect([card('A').zone, card('B').zone]).toEqual(['back', 'front']);
  close();
});

const raider = (atk: number) =>
  hero('Raider', [fights('Rage', laterOnce('combat', endOfCombat, attackAgain(enemy({ row: 'back' }))))], {
    atk,
    def: 4,
  });

// VS-GOLD-01: an effect that says so attacks again, ready or not and past the front row; a stunned attacker does not.
test.each([
  [9, 1, 'front'],
  [2, 9, undefined],
])('with %i ATK against strikes of %i, the second attack comes from: %s', (atk, back, from) => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [raider(atk)],
    ann: { front: ['Raider'] },
    bob: { front: [body('D', back, 5), body('G', 1, 9)], back: [body('E', 1, 1), body('Boss', 1, 9, 'main')] },
  });
  ann.attack('D', 'Raider');
  ann.use('Raider', 'Rage');
  resolve(bob, ann);
  if (from === undefined) expect([ann.offered('choose'), card('Raider').stunned]).toEqual([[], true]);
  else {
    ann.choose('E');
    resolve(ann, bob);
    expect([card('E').stunned, card('D').stunned]).toEqual([true, true]);
  }
  close();
});

// VS-TERM-27: only the defender is replaced; an effect that names somebody else does nothing.
test('who does not defend is not replaced', () => {
  const swapper = hero('Swapper', [
    meddles('Swap', replaceDefender(a(yours({ name: 'E' })), a(yours({ name: 'F' })))),
    trigger('See', on('entersCombat', { name: 'F' }), draw()),
  ]);
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [swapper],
    ann: { front: [body('A', 9, 9)] },
    bob: { front: [body('D', 1, 1), body('E', 1, 1), body('F', 1, 1)], back: ['Swapper'] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.use('Swapper', 'Swap');
  resolve(ann, bob);
  expect(['D', 'E', 'F'].map((name) => card(name).stunned)).toEqual([true, false, false]);
  expect(handOf(seat('bob'))).toBe(0);
  close();
});

// VS-TIME-08: what came about at different moments is carried out in that order, and nobody is asked.
test('a counter and the stun it leads to are two moments', () => {
  const watcher = hero('Watcher', [
    does('Curse', putMinus(1, a(enemy({ name: 'D' })))),
    trigger('First', on('gainsMinus', { name: 'D' }), draw()),
    trigger('Second', on('getsStunned', { name: 'D' }), draw()),
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [watcher],
    ann: { front: ['Watcher'] },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.use('Watcher', 'Curse');
  expect([ann.offered('order'), handOf(seat('ann'))]).toEqual([[], 2]);
  close();
});

const counted = (pattern: ReturnType<typeof on>, span: 'turn' | 'game') =>
  does('Look', when(happened(pattern, span), [draw()]));

// VS-MOD-06: what happened to somebody who is gone is judged by the card it was.
test.each([
  ['a team', { hasTeam: true } as const, 'Loner', 0],
  ['a team', { hasTeam: true } as const, 'Member', 1],
  ['the same name', { sameNameAs: 'self' } as const, 'Loner', 0],
  ['the same name', { sameNameAs: 'self' } as const, 'Killer', 1],
])('a KO of somebody with %s is remembered: %o %s', (_, object, victim, drawn) => {
  const killer = hero('Killer', [
    does('Kill', ko(a(enemy({ name: victim })))),
    counted(on('kos', itself, { object }), 'turn'),
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [killer, hero('Loner', [], { teams: [] }), hero('Member', [])],
    ann: { front: ['Killer as K'] },
    bob: { front: ['Loner', 'Member', 'Killer as Twin'] },
  });
  ann.use('K', 'Kill');
  ann.use('K', 'Look');
  expect(handOf(seat('ann'))).toBe(drawn);
  close();
});

// VS-CARD-03, VS-MOD-06: "this game" reaches back to earlier turns, "this turn" does not.
test.each([
  ['game', 1],
  ['turn', 0],
] as const)('what happened two turns ago, asked for this %s, draws %i', (span, drawn) => {
  const killer = hero('Killer', [does('Kill', ko(a(enemy({ name: 'D' })))), counted(on('kos', itself), span)]);
  const { ann, bob, seat, close } = scene('modern', {
    cards: [killer],
    ann: { front: ['Killer'] },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.use('Killer', 'Kill');
  resolve(ann, bob, bob, bob, bob, ann, ann, ann);
  const before = handOf(seat('ann'));
  ann.use('Killer', 'Look');
  expect(handOf(seat('ann')) - before).toBe(drawn);
  close();
});

// VS-MOD-06: "before" leaves the present combat out.
test('an attack in this combat is none from before', () => {
  const fighter = hero('Fighter', [
    fights('Look', when(happenedBefore(on('attacks', itself), 'turn'), [draw()])),
    fights('Stand', when(happened(on('attacks', itself), 'turn'), [draw()])),
  ]);
  const { ann, bob, seat, close } = scene('modern', {
    cards: [fighter],
    ann: { front: ['Fighter'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'Fighter');
  ann.use('Fighter', 'Look');
  expect(handOf(seat('ann'))).toBe(0);
  bob.pass();
  ann.use('Fighter', 'Stand');
  expect(handOf(seat('ann'))).toBe(1);
  resolve(bob, ann);
  close();
});

// VS-TERM-38: characters share a team if one team is on both.
test('those who share a team with the character are found', () => {
  const captain = hero('Captain', [does('Cheer', putPlus(1, each(yours({ sharesTeamWith: 'self', other: true }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [captain],
    ann: {
      front: ['Captain', body('A', 2, 2, 'team:avengers'), body('B', 2, 2, 'team:xmen'), body('C', 2, 2, 'team:none')],
      back: [body('Boss', 2, 9, 'main', 'team:xmen')],
    },
    bob: {},
  });
  ann.use('Captain', 'Cheer');
  expect(['A', 'B', 'C', 'Boss'].map((name) => card(name).plus)).toEqual([1, 0, 0, 0]);
  close();
});

// VS-STAT-05: of two static powers that set base stats, that of the later arrival counts, whoever it belongs to.
test('the later arrival sets the base', () => {
  const early = hero('Early', [aura('Small', { name: 'C' }, base(5, 5))]);
  const late = hero('Late', [aura('Large', { name: 'C' }, base(7, 7))]);
  const { ann, card, close } = scene('modern', {
    cards: [early, late],
    ann: { hand: ['Late'], resources: 1, front: [body('C', 1, 1)] },
    bob: { front: ['Early'] },
    at: 'recruit',
  });
  expect([card('C').atk, card('C').def]).toEqual([5, 5]);
  ann.recruit('Late', 'front');
  expect([card('C').atk, card('C').def]).toEqual([7, 7]);
  close();
});

// VS-PWR-23, VS-MOD-12: a static power that was given works like a printed one, for others too.
test('an aura given for the turn reaches others', () => {
  const giver = hero('Giver', [
    does(
      'Crown',
      modify(each(yours({ name: 'A' })), 'turn', { mod: 'power', power: aura('Glory', { name: 'B' }, stats(1, 1)) }),
    ),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [giver],
    ann: { front: ['Giver', body('A', 2, 2), body('B', 2, 2)] },
    bob: {},
  });
  ann.use('Giver', 'Crown');
  expect([card('A').atk, card('B').atk]).toEqual([2, 3]);
  close();
});

// VS-PWR-03: a power that says so can be used while its character is stunned.
test('a super power that works while stunned is offered then, though it is the only one', () => {
  const sleeper = hero('Sleeper', [{ ...does('Stir', draw()), whileStunned: true }]);
  const { ann, close } = scene('modern', {
    cards: [sleeper],
    ann: { front: [{ card: 'Sleeper', stunned: true }] },
    bob: {},
  });
  expect(ann.offered('use')).toEqual(['Sleeper, Stir']);
  close();
});

// VS-PT-10: a plot twist that is played leaves the hand.
test('what waits for a card to leave the hand sees a plot twist go', () => {
  const watcher = hero('Watcher', [
    trigger('Miss', on('leavesHand', undefined, { player: 'you' }), gainRecruitPoints(1)),
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [watcher, twist('Shout', 'main')],
    ann: { front: ['Watcher'], hand: ['Shout'] },
    bob: {},
  });
  ann.play('Shout');
  expect(seat('ann').points).toBe(1);
  close();
});

// VS-BLD-11: as long as a card says so, its player may recruit from elsewhere.
test('a law lets its player recruit from the KO pile', () => {
  const grave = hero('Digger', [law('Dig', { rule: 'mayRecruit', who: 'you', from: inKo({ name: 'A' }) })]);
  const { ann, close } = scene('modern', {
    cards: [grave],
    ann: { front: ['Digger'], ko: [body('A', 2, 2), body('B', 2, 2)], resources: 3 },
    bob: { ko: [body('C', 2, 2)] },
    at: 'recruit',
  });
  expect(ann.offered('recruit')).toEqual(['A, front', 'A, back']);
  close();
});

// VS-BLD-11: a reduction waits for the recruit of the player it is for.
test('the recruit of another player leaves a reduction as it is', () => {
  const patron = hero('Patron', [
    {
      ...does('Grant', rule('afterYourNextTurn', { rule: 'nextRecruitCosts', who: 'eachEnemy', less: 2 })),
      timing: 'build',
    },
  ]);
  const { ann, bob, seat, close } = scene('modern', {
    cards: [patron],
    ann: { front: ['Patron'], hand: [body('A', 2, 2, 'cost:1')], resources: 1 },
    bob: { hand: [body('D', 2, 2, 'cost:3')], resources: 3 },
    at: 'recruit',
  });
  ann.use('Patron', 'Grant');
  ann.recruit('A', 'front');
  resolve(ann, ann, ann, bob);
  bob.recruit('D', 'front');
  expect(seat('bob').points).toBe(2);
  close();
});

// VS-ZON-34: what a captor once had is not bound to it any more.
test('a former captive that is removed stays away when its captor goes', () => {
  const warden = hero('Warden', [
    does('Seize', capture(each(enemy({ name: 'D' })))),
    does('End', koCaptives('self')),
    does('Bury', removeFromGame(each(inKo({ name: 'D' }, 'eachEnemy')))),
    does('Leave', toHand('self')),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [warden],
    ann: { front: ['Warden'] },
    bob: { front: [body('D', 2, 2)] },
  });
  for (const power of ['Seize', 'End', 'Bury', 'Leave']) ann.use('Warden', power);
  expect([card('D').zone, card('Warden').zone]).toEqual(['removed', 'hand']);
  close();
});

// VS-TERM-36: what was turned over from a deck has been seen by all.
test('cards revealed from a deck are known where they lie', () => {
  const seer = hero('Seer', [does('Gaze', revealUntil('you', { is: 'location' }, 'found', 'rest'))]);
  const { ann, bob, close } = scene('modern', {
    cards: [seer],
    ann: { front: ['Seer'], deck: [body('A', 2, 2), 'Might Location', body('B', 2, 2)] },
    bob: {},
  });
  ann.use('Seer', 'Gaze');
  expect(['A', 'Might Location', 'B'].map((name) => bob.sees(name))).toEqual([true, true, false]);
  close();
});

// VS-CARD-02: who drops out of the Dance Off is not asked again; the others go on, round the table.
test('three dance until one is left', () => {
  const dancer = hero('Dancer', [does('Dance', danceOff(draw(2)))]);
  const { ann, bob, cid, seat, close } = scene('modern', {
    cards: [dancer],
    ann: { front: ['Dancer', body('A', 1, 1)], back: [body('Boss', 1, 9, 'main')] },
    bob: { front: [body('D', 1, 1)], back: [body('Bob', 1, 9, 'main')] },
    cid: { front: [body('E', 1, 1)], back: [body('Cid', 1, 9, 'main')] },
  });
  ann.use('Dancer', 'Dance');
  ann.choose('A');
  bob.pass();
  cid.choose('E');
  ann.choose('Dancer');
  cid.pass();
  expect(handOf(seat('ann'))).toBe(2);
  close();
});

// VS-MC-17, VS-END-07: a main character in hand is nowhere it could be lost from.
test('a player whose main character is in hand at the start of the turn plays on', () => {
  const caller = hero('Caller', [does('Home', toHand(a(yours({ is: 'main' }))))]);
  const { ann, bob, winners } = scene('modern', {
    cards: [caller, chief('Boss', [], { level: 1 }), chief('Boss', [], { level: 2 })],
    ann: { front: ['Caller', 'x-boss-1 as Boss'] },
    bob: {},
  });
  ann.use('Caller', 'Home');
  resolve(ann, bob, bob, bob, bob);
  expect(winners()).toEqual([]);
});
