import { expect, test } from 'vitest';
import {
  a,
  always,
  atkOf,
  aura,
  cant,
  capture,
  choose,
  draw,
  enemy,
  equip,
  equipment,
  type Filter,
  inHand,
  inKo,
  inPile,
  itself,
  ko,
  on,
  putIntoPlay,
  putPlus,
  type Query,
  removeFromGame,
  shuffleIntoDeck,
  stats,
  stun,
  superPower,
  supporting,
  the,
  toHand,
  toResources,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, listed, scene } from './cast.ts';

const removed = (where: Filter = {}): Query => ({ zone: 'removed', where });

// VS-ZON-01: deck, hand, KO pile, play and removed from the game.
test('a card goes through the five zones', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      chief('Guide', [does('KO', ko(a(yours({ name: 'A' })))), does('Remove', removeFromGame(a(inKo({ name: 'A' }))))]),
    ],
    ann: { back: ['Guide'], deck: [body('A', 2, 2), 5], resources: 1 },
    bob: {},
    at: 'turn',
  });
  expect(card('A').zone).toBe('hand');
  ann.pass();
  ann.recruit('A', 'front');
  expect(card('A').zone).toBe('front');
  ann.pass();
  ann.pass();
  ann.use('Guide', 'KO');
  expect(card('A').zone).toBe('ko');
  ann.use('Guide', 'Remove');
  ann.choose('A');
  expect(card('A').zone).toBe('removed');
  close();
});

// VS-ZON-01: before it is drawn a card is in the deck.
test('a card nobody has drawn is in its deck', () => {
  const { card, seat, close } = scene('modern', { ann: { deck: [body('A', 2, 2)] }, bob: {} });
  expect([card('A').zone, listed(seat('ann'), 'deck')]).toEqual(['deck', ['A']]);
  close();
});

// VS-ZON-02: play and removed-from-game are common to all players, the others exist once for each.
test('an effect on removed cards sees those of all players, one on a KO pile only that player’s', () => {
  const seer = hero('Seer', [does('Gone', choose(a(removed(), 'it'))), does('Mine', choose(a(inKo(), 'it')))]);
  const { ann, close } = scene('modern', {
    cards: [seer],
    ann: { front: ['Seer'], removed: [body('A', 2, 2)], ko: [body('B', 2, 2), body('C', 2, 2)] },
    bob: { removed: [body('D', 2, 2)], ko: [body('E', 2, 2)] },
    open: true,
  });
  ann.use('Seer', 'Gone');
  expect(ann.offered('choose')).toEqual(['A', 'D']);
  ann.choose('D');
  ann.use('Seer', 'Mine');
  expect(ann.offered('choose')).toEqual(['B', 'C']);
  close();
});

// VS-ZON-03: a card on its way to a deck, hand or KO pile goes to its owner's.
test.each([
  ['Bounce', 'hand'],
  ['Bury', 'deck'],
  ['Kill', 'ko'],
])('%s sends a stolen character to its owner’s %s', (power, zone) => {
  const stolen = a(yours({ name: 'D' }));
  const sender = hero('Sender', [
    does('Bounce', toHand(stolen)),
    does('Bury', shuffleIntoDeck(stolen)),
    does('Kill', ko(stolen)),
  ]);
  const { ann, seat, close } = scene('modern', {
    cards: [sender],
    ann: { front: ['Sender', { body: 'D 2/2', owner: 'bob' }], deck: 0 },
    bob: { deck: 0 },
  });
  ann.use('Sender', power);
  expect([listed(seat('ann'), zone), listed(seat('bob'), zone)]).toEqual([[], ['D']]);
  close();
});

// VS-ZON-04: a card enters play on its owner's side unless an effect says otherwise.
test('a recruited character stands on its owner’s side, and on another only by effect', () => {
  const grave = chief('Grave', [does('Raise', putIntoPlay(a(inKo({}, 'eachEnemy'))))]);
  const { ann, card, close } = scene('modern', {
    cards: [grave],
    ann: { back: ['Grave'], hand: [body('A', 2, 2)], resources: 1 },
    bob: { ko: [body('D', 2, 2)] },
    at: 'recruit',
  });
  ann.recruit('A', 'front');
  expect(card('A').controller).toBe('ann');
  ann.pass();
  ann.pass();
  ann.use('Grave', 'Raise');
  ann.choose('D');
  ann.row('back');
  expect([card('D').owner, card('D').controller, card('D').zone]).toEqual(['bob', 'ann', 'back']);
  close();
});

// VS-ZON-05: a resource always lies in its owner's row; who controls a character decides on Rebirth.
test('a stolen character with Rebirth becomes a resource of its owner', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Killer', [does('Kill', ko(a(yours({ name: 'D' }))))])],
    ann: { front: ['Killer', { body: 'D 2/2 rebirth', owner: 'bob' }] },
    bob: {},
  });
  ann.use('Killer', 'Kill');
  ann.yes();
  expect([listed(seat('ann'), 'resources'), listed(seat('bob'), 'resources')]).toEqual([[], ['D']]);
  close();
});

// VS-ZON-06: each player has a front row, a back row and a resource row.
test('a player recruits to front or back row and places resources in a third', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { hand: [body('A', 2, 2), body('B', 2, 2), 'Might Location'], resources: 1 },
    bob: {},
    at: 'resource',
  });
  ann.resource('Might Location', 'up');
  expect(ann.offered('recruit')).toEqual(['A, front', 'A, back', 'B, front', 'B, back']);
  ann.recruit('A', 'front');
  ann.recruit('B', 'back');
  expect(['front', 'back', 'resources'].map((row) => listed(seat('ann'), row))).toEqual([
    ['A'],
    ['Main', 'B'],
    ['Extra', 'Might Location'],
  ]);
  close();
});

// VS-ZON-07: there is no maximum hand size.
test('a hand of thirty cards is kept through the end of the turn', () => {
  const { ann, seat, decides, close } = scene('modern', { ann: { hand: 30 }, bob: {} });
  ann.pass();
  expect([decides(), listed(seat('ann'), 'hand')]).toEqual(['bob', Array.from({ length: 30 }, () => 'Extra')]);
  close();
});

// VS-ZON-08: KO'd and discarded cards go to the KO pile.
// VS-ZON-09: KO piles are open to everybody.
test('what is KO’d or discarded lies open in the KO pile', () => {
  const { ann, bob, seat, watcher, close } = scene('modern', {
    cards: [hero('Killer', [does('Kill', ko('self')), superPower('Pay', 'main', ['might'], draw())])],
    ann: { front: ['Killer'], hand: ['Might Location'] },
    bob: {},
  });
  expect(bob.sees('Might Location')).toBe(false);
  ann.use('Killer', 'Pay');
  ann.use('Killer', 'Kill');
  expect(listed(seat('ann'), 'ko')).toEqual(['Might Location', 'Killer']);
  expect([bob.sees('Killer'), bob.sees('Might Location'), watcher.sees('Might Location')]).toEqual([true, true, true]);
  close();
});

// VS-ZON-10: the order of a KO pile does not matter.
test('a KO pile offers the same cards whatever its order', () => {
  const options = (...ko: string[]) => {
    const { ann } = scene('modern', {
      cards: [hero('Seer', [does('Mine', choose(a(inKo(), 'it')))])],
      ann: { front: ['Seer'], ko },
      bob: {},
      open: true,
    });
    ann.use('Seer', 'Mine');
    return ann.offered('choose').toSorted();
  };
  const [x, y, z] = [body('X', 2, 2), body('Y', 2, 2), body('Z', 2, 2)];
  expect(options(x, y, z)).toEqual(['X', 'Y', 'Z']);
  expect(options(z, x, y)).toEqual(['X', 'Y', 'Z']);
});

// VS-ZON-11: the higher levels of the main character lie in the Level Up Zone, for all to see.
test('higher levels lie open beside the game', () => {
  const levels = [1, 2, 3].map((level) => chief('Boss', [], { level }));
  const { seat, card, bob, watcher, close } = scene('modern', { cards: levels, ann: { back: ['x-boss-1'] }, bob: {} });
  expect(listed(seat('ann'), 'levelUp')).toEqual(['Boss', 'Boss']);
  expect(['x-boss-2', 'x-boss-3'].map((key) => card(key).zone)).toEqual(['levelUp', 'levelUp']);
  expect([bob.sees('x-boss-2'), watcher.sees('x-boss-3')]).toEqual([true, true]);
  close();
});

// VS-ZON-12: cards enter play ready.
test('a recruited character is ready', () => {
  const { ann, card, close } = scene('modern', {
    ann: { hand: [body('A', 2, 2)], resources: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('A', 'front');
  expect(card('A')).toEqual({});
  expect([card('A').exhausted, card('A').stunned]).toEqual([false, false]);
  close();
});

const banisher = hero('Banisher', [
  does('Banish', removeFromGame(a(yours({ is: 'supporting', other: true })))),
  does('Recall', putIntoPlay(a(removed({ name: 'A' })))),
  does('Dig', choose(a(inKo(), 'it'))),
]);

// VS-ZON-13: what is removed from the game is in no KO pile, deck or other place of it.
// VS-ZON-14: all counters come off.
// VS-ZON-15: it lies face up.
test('a removed character is nowhere in the game, without counters and face up', () => {
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [banisher],
    ann: { front: ['Banisher', { body: 'A 2/2', plus: 2, wounds: 1, vitality: 1, stunned: true, xp: 1 }], deck: 3 },
    bob: {},
  });
  ann.use('Banisher', 'Banish');
  expect(['front', 'ko', 'hand'].map((zone) => listed(seat('ann'), zone))).toEqual([['Banisher'], [], []]);
  expect(listed(seat('ann'), 'deck')).toEqual(['Extra', 'Extra', 'Extra']);
  expect(card('A')).toEqual({});
  expect([card('A').zone, card('A').faceDown, card('A').plus, card('A').wounds]).toEqual(['removed', false, 0, 0]);
  expect(bob.sees('A')).toBe(true);
  ann.use('Banisher', 'Dig');
  close();
});

// VS-ZON-16: modifiers do not touch cards removed from the game.
test('an effect for all characters does not change one that is removed', () => {
  const captain = chief('Captain', [
    aura('Courage', { is: 'character', other: true }, stats(3, 3)),
    does('Weigh', choose(a(removed({ name: 'A' }), 'it')), draw(atkOf(the('it')))),
    does('Measure', choose(a(yours({ name: 'B' }), 'it')), draw(atkOf(the('it')))),
  ]);
  const weigh = scene('modern', {
    cards: [captain],
    ann: { back: ['Captain'], front: [body('B', 2, 2)], removed: [body('A', 2, 2)] },
    bob: {},
  });
  weigh.ann.use('Captain', 'Weigh');
  weigh.ann.choose('A');
  expect(listed(weigh.seat('ann'), 'hand')).toHaveLength(2);
  weigh.ann.use('Captain', 'Measure');
  expect(listed(weigh.seat('ann'), 'hand')).toHaveLength(7);
  weigh.close();
});

// VS-ZON-17: an effect may bring a removed card back.
test('a removed character comes back by effect', () => {
  const { ann, card, close } = scene('modern', {
    cards: [banisher],
    ann: { front: ['Banisher'], removed: [body('A', 2, 2)] },
    bob: {},
  });
  ann.use('Banisher', 'Recall');
  ann.choose('A');
  ann.row('front');
  expect(card('A').zone).toBe('front');
  close();
});

// VS-ZON-18: a card that leaves play and returns is a new object.
test('a character that returns has no counters, no modifiers and may use its power again', () => {
  const phoenix = hero('Phoenix', [does('Flare', putPlus(2, 'self'))]);
  const nurse = chief('Nurse', [
    does('Home', toHand(a(yours({ name: 'Phoenix' })))),
    does('Back', putIntoPlay(a(inHand({ name: 'Phoenix' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [phoenix, nurse],
    ann: { back: ['Nurse'], front: [{ card: 'Phoenix', wounds: 1 }], deck: 0 },
    bob: {},
  });
  ann.use('Phoenix', 'Flare');
  expect(ann.refused('use', 'Phoenix', 'Flare')).toEqual(['VS-PWR-42']);
  ann.use('Nurse', 'Home');
  ann.use('Nurse', 'Back');
  ann.choose('Phoenix');
  ann.row('front');
  expect(card('Phoenix')).toEqual({});
  expect([card('Phoenix').plus, card('Phoenix').wounds]).toEqual([0, 0]);
  ann.use('Phoenix', 'Flare');
  expect(card('Phoenix').plus).toBe(2);
  close();
});

// VS-ZON-18: what was done to the character before is over.
test('a modifier does not follow a character that left play and came back', () => {
  const nurse = chief('Nurse', [
    does('Boost', { verb: 'modify', cards: a(yours({ name: 'A' })), lasts: 'turn', by: [stats(5, 5)] }),
    does('Home', toHand(a(yours({ name: 'A' })))),
    does('Back', putIntoPlay(a(inHand({ name: 'A' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [nurse],
    ann: { back: ['Nurse'], front: [body('A', 2, 2)], deck: 0 },
    bob: {},
  });
  ann.use('Nurse', 'Boost');
  expect(card('A').atk).toBe(7);
  ann.use('Nurse', 'Home');
  ann.use('Nurse', 'Back');
  ann.choose('A');
  ann.row('front');
  expect(card('A').atk).toBe(2);
  close();
});

// VS-ZON-19: a card that would enter play but may not is removed from the game.
test('a character that cannot appear is removed in place of entering play', () => {
  const actor = hero('Actor', [always('Just a Role', cant('appear'))]);
  const { ann, card, close } = scene('modern', {
    cards: [actor, hero('Caster', [does('Cast', putIntoPlay(a(inHand({ is: 'character' }))))])],
    ann: { front: ['Caster'], hand: ['Actor'] },
    bob: {},
  });
  ann.use('Caster', 'Cast');
  ann.choose('Actor');
  ann.row('front');
  expect(card('Actor').zone).toBe('removed');
  close();
});

// VS-ZON-19, VS-TERM-07: a card appears in the resource row too, by any book but the first.
test.each([
  ['modern', 'removed'],
  ['mb15', 'resources'],
])('in %s a card that cannot appear and is to become a resource is %s', (profile, zone) => {
  const actor = hero('Actor', [always('Just a Role', cant('appear'))]);
  const { ann, card, close } = scene(profile, {
    cards: [actor, hero('Digger', [does('Dig', toResources(a(inHand({ is: 'character' }))))])],
    ann: { front: ['Digger'], hand: ['Actor'] },
    bob: {},
  });
  ann.use('Digger', 'Dig');
  ann.choose('Actor');
  expect(card('Actor').zone).toBe(zone);
  close();
});

const spark = supporting({
  id: 'x-spark',
  name: 'Spark',
  cost: 0,
  atk: 2,
  def: 2,
  health: 1,
  teams: ['avengers'],
  token: true,
  pile: 'sparks',
  powers: [],
});
const maker = chief('Maker', [
  does('Make', putIntoPlay(a(inPile('sparks')))),
  does('End', ko(a(yours({ name: 'Spark' })))),
  does('Home', toHand(a(yours({ name: 'Spark' })))),
  trigger('Mourn', on('getsKod', { name: 'Spark' }), draw()),
]);

// VS-ZON-20: in play a token works like a regular card.
// VS-ZON-23: tokens lie aside at the start and come into play only through effects.
test('a token lies aside, is put into play by effect, and attacks like any character', () => {
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [maker, spark],
    ann: { back: ['Maker'], side: ['Spark'] },
    bob: { front: [body('D', 1, 2)] },
  });
  expect([card('Spark').zone, ann.offered('attack')]).toEqual(['side', []]);
  ann.use('Maker', 'Make');
  ann.choose('Spark');
  ann.row('front');
  expect(listed(seat('ann'), 'front')).toEqual(['Spark']);
  ann.attack('D', 'Spark');
  ann.pass();
  bob.pass();
  expect([card('D').stunned, card('Spark').exhausted]).toEqual([true, true]);
  close();
});

// VS-ZON-21: a token that leaves play does not stay where it went; KO triggers see it go.
// VS-ZON-22: a token can exist only in play.
test.each([
  ['modern', 'End', 'side', 1],
  ['cw', 'End', 'side', 1],
  ['cr21', 'End', 'removed', 1],
  ['mcu18', 'End', 'removed', 1],
  ['modern', 'Home', 'side', 0],
  ['cr21', 'Home', 'removed', 0],
])('in %s, after %s a token lies in: %s', (profile, power, zone, drawn) => {
  const { ann, card, seat, close } = scene(profile, {
    cards: [maker, spark],
    ann: { back: ['Maker'], front: ['Spark'] },
    bob: {},
  });
  ann.use('Maker', power);
  expect(card('Spark').zone).toBe(zone);
  expect(['hand', 'ko', 'front'].map((place) => listed(seat('ann'), place))).toEqual([
    Array.from({ length: drawn }, () => 'Extra'),
    [],
    [],
  ]);
  close();
});

// VS-ZON-21: set aside again, a token can be used again.
test('a token that was set aside comes back', () => {
  const { ann, card, close } = scene('modern', {
    cards: [maker, spark],
    ann: { back: ['Maker'], front: ['Spark'] },
    bob: {},
  });
  ann.use('Maker', 'End');
  ann.use('Maker', 'Make');
  ann.choose('Spark');
  ann.row('back');
  expect(card('Spark').zone).toBe('back');
  close();
});

// VS-ZON-24: a token may be equipment.
test('an equipment token is put on a character and set aside when it leaves', () => {
  const blade = equipment({
    id: 'x-blade',
    name: 'Blade',
    cost: 0,
    teams: [],
    token: true,
    pile: 'blades',
    powers: [always('Edge', stats(2, 0))],
  });
  const smith = chief('Smith', [
    does('Forge', equip(a(inPile('blades')), a(yours({ name: 'A' })))),
    does('Stun', stun(a(yours({ name: 'A' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [blade, smith],
    ann: { back: ['Smith'], front: [body('A', 2, 2)], side: ['Blade'] },
    bob: {},
  });
  ann.use('Smith', 'Forge');
  ann.choose('Blade');
  expect([card('A').equipment, card('A').atk]).toEqual([['Blade'], 4]);
  ann.use('Smith', 'Stun');
  expect([card('Blade').zone, card('A').equipment]).toEqual(['side', []]);
  close();
});

const catcher = hero('Catcher', [
  does('Catch', capture(a(enemy({ is: 'supporting' })))),
  does('Fall', ko('self')),
  does('Home', toHand('self')),
]);

// VS-ZON-25: a captive is removed from the game and tied to its captor.
// VS-ZON-26: it keeps its wounds.
test('a captured character is removed with its wounds and belongs to its captor', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [catcher],
    ann: { front: ['Catcher'] },
    bob: { front: [{ body: 'D 2/2 health:3', wounds: 1, plus: 1 }] },
  });
  ann.use('Catcher', 'Catch');
  expect([card('D').zone, card('Catcher').captives, listed(seat('bob'), 'front')]).toEqual(['removed', ['D'], []]);
  expect([card('D').wounds, card('D').plus]).toEqual([1, 0]);
  close();
});

// VS-ZON-27: when the captor leaves play the captive comes back stunned, with its wounds, and does not get stunned.
test.each(['Fall', 'Home'])('after %s the captive returns to its owner’s back row, stunned', (power) => {
  const mourner = chief('Mourner', [
    trigger('Weep', on('getsStunned', { name: 'D' }), draw()),
    trigger('Greet', on('appears', itself), draw()),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [catcher, mourner],
    ann: { front: [{ card: 'Catcher', captives: [{ body: 'D 2/2 health:3', wounds: 1, owner: 'bob' }] }] },
    bob: { back: ['Mourner'] },
  });
  ann.use('Catcher', power);
  expect([card('D').zone, card('D').controller, card('D').stunned, card('D').wounds]).toEqual(['back', 'bob', true, 1]);
  expect(listed(seat('bob'), 'hand')).toEqual([]);
  close();
});
