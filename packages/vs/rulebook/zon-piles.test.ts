import { VS_DECKS, VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import {
  a,
  always,
  appearsItself,
  atRandom,
  bind,
  capture,
  enemy,
  fits,
  inDeck,
  inHand,
  inPile,
  ko,
  koCaptives,
  leavesToPile,
  may,
  on,
  putIntoPlay,
  reaction,
  search,
  shuffleDeck,
  supporting,
  the,
  toHand,
  transform,
  trigger,
  walk,
  when,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, listed, scene, twist } from './cast.ts';

// A Facehugger pile of invented cards: what the books say of the printed ones, in the language.
const facehugger = supporting({
  id: 'x-facehugger',
  name: 'Facehugger',
  cost: 0,
  atk: 1,
  def: 1,
  health: 1,
  teams: ['xenomorphs'],
  token: true,
  pile: 'facehuggers',
  powers: [
    trigger('Hug', appearsItself, capture(a(enemy({ is: 'supporting' })))),
    { ...always('Pile', leavesToPile('facehuggers')), always: true, unprinted: true },
    does('Die', ko('self')),
    reaction(
      'Burst',
      on('startOfBuild', undefined, { player: 'you' }),
      ['alien'],
      koCaptives('self'),
      ko('self'),
      may(putIntoPlay(a(inHand({ is: 'character', team: 'xenomorphs' })), 'back')),
    ),
  ],
});
const incubation = { ...twist('Extended Incubation', 'draw'), timing: [], pile: 'facehuggers' };
const ovomorph = hero('Ovomorph', [
  does(
    'Hatch',
    bind('seen', atRandom(1, inPile('facehuggers'))),
    when(fits(the('seen'), { name: 'Facehugger' }), [ko('self'), putIntoPlay(the('seen'), 'back')]),
  ),
]);
const pile = ['Facehugger as F1', 'Facehugger as F2', 'Facehugger as F3', 'Extended Incubation'];
const hatching = (more: object = {}, profile = 'cr21') =>
  scene(profile, {
    cards: [facehugger, incubation, ovomorph],
    ann: { front: ['Ovomorph'], side: pile },
    bob: { front: [body('D', 2, 2), { body: 'E 2/2', stunned: true }], back: [body('Boss', 2, 9, 'main')] },
    open: true,
    ...more,
  });

// VS-ZON-28: three Facehugger tokens and one Extended Incubation, out of play at the start.
// VS-ZON-30: a hatching Ovomorph reveals a random card of the pile.
test('each of the four cards of the pile can be revealed', () => {
  const outcomes = [0, 1, 2, 3].map((at) => {
    const { ann, random, card } = hatching();
    random(at);
    ann.use('Ovomorph', 'Hatch');
    return card('Ovomorph').zone;
  });
  expect(outcomes).toEqual(['ko', 'ko', 'ko', 'front']);
});

// VS-ZON-29: players who both use Ovomorphs each have their own pile.
test('an Ovomorph hatches from its own player’s pile', () => {
  const { ann, random, card, seat, close } = hatching({
    bob: { front: [body('D', 2, 2)], side: pile.map((name) => name.replace('F', 'f').replace(' as F', ' as G')) },
    open: false,
  });
  random(0);
  ann.use('Ovomorph', 'Hatch');
  expect([card('F1').zone, card('F1').owner]).toEqual(['back', 'ann']);
  expect(listed(seat('bob'), 'side')).toHaveLength(4);
  close();
});

// VS-ZON-31: on Extended Incubation the Ovomorph does not hatch and the card is in the pile again.
test('Extended Incubation keeps the egg closed and stays in the pile', () => {
  const { ann, random, card, seat, close } = hatching();
  random('Extended Incubation');
  ann.use('Ovomorph', 'Hatch');
  expect([card('Ovomorph').zone, card('Extended Incubation').zone]).toEqual(['front', 'side']);
  expect(listed(seat('ann'), 'side')).toHaveLength(4);
  expect(card('D').zone).toBe('front');
  close();
});

// VS-ZON-32: on a Facehugger the Ovomorph is KO'd, the Facehugger enters the back row and captures.
// VS-ZON-33: the captive may be face up or stunned, and is a supporting character.
test('a Facehugger enters the back row and captures a supporting character, stunned or not', () => {
  const { ann, random, card, close } = hatching();
  random('F2');
  ann.use('Ovomorph', 'Hatch');
  expect([card('Ovomorph').zone, card('F2').zone, card('F2').controller]).toEqual(['ko', 'back', 'ann']);
  expect(ann.offered('choose')).toEqual(['D', 'E']);
  ann.choose('E');
  expect([card('E').zone, card('F2').captives]).toEqual(['removed', ['E']]);
  close();
});

// VS-ZON-34: at the start of the Build Phase an Alien symbol turns a captive into a Xenomorph.
test('a Facehugger bursts for an Alien symbol, and its captive does not return', () => {
  const { ann, card, seat, close } = scene('cr21', {
    cards: [facehugger],
    ann: {
      back: [{ card: 'Facehugger', captives: [{ body: 'D 2/2', wounds: 1, owner: 'bob' }] }],
      resources: ['Alien Location'],
      hand: [body('Drone', 3, 3, 'team:xenomorphs'), body('Other', 3, 3)],
    },
    bob: {},
    at: 'build',
  });
  expect(ann.offered()).toEqual(['pass', 'react Facehugger, Burst']);
  ann.react('Facehugger', 'Burst');
  ann.yes();
  ann.choose('Drone');
  expect([card('D').zone, listed(seat('bob'), 'ko'), card('Facehugger').zone]).toEqual(['ko', ['D'], 'side']);
  expect([card('Drone').zone, card('Drone').controller, card('Alien Location').faceDown]).toEqual([
    'back',
    'ann',
    true,
  ]);
  close();
});

// VS-ZON-34: paying is a choice, and takes the symbol.
test('without an Alien symbol the Facehugger keeps its captive', () => {
  const { ann, card, table, close } = scene('cr21', {
    cards: [facehugger],
    ann: { back: [{ card: 'Facehugger', captives: [{ body: 'D 2/2', owner: 'bob' }] }], resources: ['Might Location'] },
    bob: {},
    at: 'build',
  });
  ann.pass();
  expect([card('Facehugger').captives, table().step]).toEqual([['D'], 'resource']);
  close();
});

// VS-ZON-35: a KO'd Facehugger token returns to its pile.
test.each(['cr21', 'modern'])('in %s, a KO’d Facehugger is back in its pile', (profile) => {
  const { ann, card, close } = scene(profile, {
    cards: [facehugger, incubation, ovomorph],
    ann: { back: ['Facehugger'], side: ['Extended Incubation'] },
    bob: {},
  });
  ann.use('Facehugger', 'Die');
  expect([card('Facehugger').zone, card('Facehugger').owner]).toEqual(['side', 'ann']);
  close();
});

// VS-ZON-36: who has no such pile uses the opponent's; by the later update, none.
test.each([
  ['cr21', 'ko', 'back'],
  ['modern', 'ko', 'back'],
  ['modern+updates', 'front', 'side'],
])('in %s, an Ovomorph without a pile ends up in %s and the enemy’s Facehugger in %s', (profile, egg, hugger) => {
  const { ann, card, close } = scene(profile, {
    cards: [facehugger, incubation, ovomorph],
    ann: { front: ['Ovomorph'] },
    bob: { front: [body('D', 2, 2)], side: ['Facehugger'] },
  });
  ann.use('Ovomorph', 'Hatch');
  expect([card('Ovomorph').zone, card('Facehugger').zone, card('Facehugger').owner]).toEqual([egg, hugger, 'bob']);
  close();
});

const facility = ['mcu1-040', 'mcu1-040', 'mcu1-041', 'mcu1-041', 'mcu1-042'];
const zones = (seat: { readonly [zone: string]: unknown }) => [listed(seat, 'side'), listed(seat, 'levelUp')];

// VS-ZON-37: one Level 1 Ultron begins, the other five lie open in the Facility.
test('the Ultron Facility is five open cards', () => {
  const { seat, bob, watcher, close } = scene('mcu18', {
    ann: { back: ['mcu1-040 as U'], side: facility.map((id, i) => `${id} as U${i}`) },
    bob: {},
    at: 'setUp',
    open: true,
  });
  expect(zones(seat('ann'))).toEqual([['U0', 'U1', 'U2', 'U3', 'U4'], ['U']]);
  expect(['U0', 'U2', 'U4'].map((name) => [bob.sees(name), watcher.sees(name)])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
  close();
});

// VS-ZON-37: the printed deck holds what the book says.
test('the deck led by Ultron brings five more of him', () => {
  const deck = VS_DECKS.find(({ key }) => key === 'mcu1-ultron');
  const ultrons = deck?.side?.flatMap(({ id, count }) => (id < 'mcu1-043' ? Array(count).fill(id) : [])) ?? [];
  expect([deck?.main, ultrons]).toEqual(['mcu1-040', facility]);
});

// VS-ZON-38: the power brings the lowest-level Ultron of the Facility onto that player's side.
test('each use brings the lowest Ultron, beside the first', () => {
  const { ann, card, seat, close } = scene('mcu18', {
    ann: {
      back: ['mcu1-040 as U'],
      side: ['mcu1-042 as High', 'mcu1-040 as Low', 'mcu1-041 as Mid'],
      resources: ['Energy Location', 'Energy Location'],
    },
    bob: {},
    at: 'resource',
  });
  ann.use('U', "There's Only One Path To Peace");
  ann.row('front');
  expect([card('Low').zone, card('U').zone]).toEqual(['front', 'back']);
  ann.use('Low', "There's Only One Path To Peace");
  ann.row('front');
  expect([card('Mid').zone, card('High').zone, listed(seat('ann'), 'side')]).toEqual(['front', 'side', ['High']]);
  close();
});

// VS-ZON-39: a KO'd Ultron goes back to the Facility and may be brought back again.
test('a KO’d Ultron is in the Facility again', () => {
  const { ann, card, close } = scene('mcu18', {
    cards: [hero('Killer', [does('Kill', ko(a(yours({ row: 'front', name: 'Ultron' }))))])],
    ann: { back: ['mcu1-040 as U', 'Killer'], front: ['mcu1-041 as V'], resources: ['Energy Location'] },
    bob: {},
  });
  ann.use('Killer', 'Kill');
  expect(card('V').zone).toBe('side');
  close();
});

const mandarin = (at: number | string) => {
  const made = scene('mcu18', {
    cards: [chief('Killer', [does('Kill', ko(a(yours({ name: 'Mandarin' }))))])],
    ann: {
      back: ['Killer'],
      front: ['mcu1-046'],
      side: ['mcu1-048 as T1', 'mcu1-048 as T2', 'mcu1-047 as R'],
      deck: 0,
    },
    bob: {},
  });
  made.random(at);
  made.ann.use('Killer', 'Kill');
  return made;
};

// VS-ZON-40: the pile is two Trevor Slattery and one The Ten Rings.
// VS-ZON-41: KO'd, Mandarin is removed from the game and a random card of the pile goes to hand.
test('a random one of three cards comes to hand when Mandarin falls', () => {
  const taken = [0, 1, 2].map((at) => {
    const { seat, card, close } = mandarin(at);
    expect(card('Mandarin').zone).toBe('removed');
    expect(listed(seat('ann'), 'side')).toHaveLength(2);
    close();
    return listed(seat('ann'), 'hand');
  });
  expect(taken).toEqual([['T1'], ['T2'], ['R']]);
  for (const { cards, side = [] } of VS_DECKS.filter(({ cards }) => cards.some(({ id }) => id === 'mcu1-046'))) {
    const camera = side.filter(({ id }) => id === 'mcu1-047' || id === 'mcu1-048');
    expect([cards.length > 0, camera]).toEqual([
      true,
      [
        { count: 2, id: 'mcu1-048' },
        { count: 1, id: 'mcu1-047' },
      ],
    ]);
  }
});

// VS-ZON-42: opponents do not learn which card was taken.
test('an opponent sees neither the pile nor the card that was taken', () => {
  const { ann, bob, watcher, close } = mandarin('R');
  expect([ann.sees('R'), bob.sees('R'), watcher.sees('R')]).toEqual([true, false, false]);
  expect([bob.sees('T1'), bob.sees('T2')]).toEqual([false, false]);
  close();
});

const changeling = [1, 2].map((level) =>
  chief('Changeling', [does('Change', transform('Other', 1, 'self'))], { level }),
);
const other = [1, 2, 3].map((level) => chief('Other', [], { level }));

// VS-ZON-43: a transform side deck is private to its owner.
test('only its owner knows a transform side deck', () => {
  const { ann, bob, watcher, close } = scene('cr21', {
    cards: [...changeling, ...other],
    ann: { back: ['x-changeling-1'], side: ['x-other-1', 'x-other-2', 'x-other-3'] },
    bob: {},
  });
  expect([ann.sees('x-other-1'), bob.sees('x-other-1'), watcher.sees('x-other-2')]).toEqual([true, false, false]);
  close();
});

// VS-ZON-44: transforming into a main character brings out all its levels, and they are shown.
test('the levels of the new main character come out of the side deck', () => {
  const { ann, bob, card, seat, close } = scene('cr21', {
    cards: [...changeling, ...other],
    ann: { back: ['x-changeling-1'], side: ['x-other-1', 'x-other-2', 'x-other-3'] },
    bob: {},
  });
  ann.use('x-changeling-1', 'Change');
  expect([card('x-other-1').zone, card('x-other-2').zone, card('x-other-3').zone]).toEqual([
    'back',
    'levelUp',
    'levelUp',
  ]);
  expect([bob.sees('x-other-2'), bob.sees('x-other-3'), listed(seat('ann'), 'side')]).toEqual([true, true, []]);
  close();
});

const seeker = hero('Seeker', [
  does('Location', search(inDeck({ is: 'location' }), 'it'), toHand(the('it')), shuffleDeck()),
  does('Any', search(inDeck(), 'it'), toHand(the('it')), shuffleDeck()),
]);
const seeking = () =>
  scene('modern', {
    cards: [seeker],
    ann: { front: ['Seeker'], deck: ['Might Location', body('A', 2, 2), body('B', 2, 2), body('C', 2, 2)] },
    bob: {},
  });

// VS-ZON-45: who has searched a deck shuffles it afterwards.
test('a searched deck is shuffled', () => {
  const orders = new Set(
    ['a', 'b', 'c', 'd', 'e'].map((seed) => {
      const { ann, seat } = scene('modern', {
        seed,
        cards: [seeker],
        ann: { front: ['Seeker'], deck: ['Might Location', ...'ABCDEF'.split('').map((name) => body(name, 2, 2))] },
        bob: {},
      });
      ann.use('Seeker', 'Location');
      ann.choose('Might Location');
      return String(listed(seat('ann'), 'deck'));
    }),
  );
  expect(orders.size).toBeGreaterThan(1);
});

// VS-ZON-45: every printed search says so.
test('every card that searches a deck shuffles it', () => {
  const verbs = (node: unknown): string[] => {
    const found: string[] = [];
    walk(node, { enter: ({ verb }) => found.push(String(verb)) });
    return found;
  };
  for (const card of VS_SETS.flatMap(({ cards }) => cards)) {
    const all = verbs(card);
    const shuffles = all.includes('shuffleDeck') || all.includes('shuffleIntoDeck');
    if (all.includes('search')) expect([card.id, shuffles]).toEqual([card.id, true]);
  }
});

// VS-ZON-46: a search for a kind of card may be declared a failure even if such a card is there.
test('a search for a location may find none', () => {
  const { ann, seat, close } = seeking();
  ann.use('Seeker', 'Location');
  expect(ann.offered()).toEqual(['done', 'choose Might Location']);
  ann.done();
  expect(listed(seat('ann'), 'hand')).toEqual([]);
  close();
});

// VS-ZON-47: a search for any card at all must take one.
test('a search for any card takes one', () => {
  const { ann, seat, close } = seeking();
  ann.use('Seeker', 'Any');
  expect(ann.offered()).toEqual(['choose Might Location', 'choose A', 'choose B', 'choose C']);
  ann.choose('B');
  expect(listed(seat('ann'), 'hand')).toEqual(['B']);
  close();
});

// VS-ZON-48: hands are known only to their holder, and nobody looks at a deck.
test('a hand is its holder’s secret, a deck everybody’s', () => {
  const { ann, bob, watcher, close } = scene('modern', {
    ann: { hand: ['Might Location'], deck: [body('A', 2, 2)] },
    bob: {},
  });
  expect([ann, bob, watcher].map((viewer) => viewer.sees('Might Location'))).toEqual([true, false, false]);
  expect([ann, bob, watcher].map((viewer) => viewer.sees('A'))).toEqual([false, false, false]);
  expect(bob.view()).toMatchObject({ seats: [{ deck: 1, deckKnown: [], hand: { count: 1, known: [] } }, {}] });
  close();
});
