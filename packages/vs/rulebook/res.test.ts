import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import {
  a,
  anyCard,
  aura,
  basicLocation,
  type Card,
  cant,
  checkDeck,
  choose,
  countOf,
  createCatalogue,
  draw,
  each,
  exhaust,
  keyword,
  location,
  type PowerSymbol,
  profileFor,
  putPlus,
  resource,
  ruleFor,
  SYMBOLS,
  specialLocation,
  stats,
  superPower,
  turnUp,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, listed, scene, twist } from './cast.ts';

/** A character with one Main Super Power for each symbol, named after it, that draws a card. */
const payer = hero(
  'Payer',
  SYMBOLS.map((symbol) => superPower(symbol, 'main', [symbol], draw())),
);
const mansion = specialLocation('x-mansion', 'Mansion', 'avengers');

// VS-RES-01: every card in a resource row is a resource, face up or face down.
test('resources count whether they lie face up or face down', () => {
  const counter = chief('Counter', [superPower('Count', 'build', [], draw(countOf(resource({}, 'you'))))]);
  const { ann, seat, close } = scene('modern', {
    cards: [counter],
    ann: {
      back: ['Counter'],
      resources: ['Might Location', { card: 'Skill Location', faceDown: true }, body('A', 2, 2)],
    },
    bob: { resources: 2 },
    at: 'recruit',
  });
  expect(seat('ann').points).toBe(3);
  ann.use('Counter', 'Count');
  expect(listed(seat('ann'), 'hand')).toHaveLength(3);
  close();
});

// VS-RES-02: any card from hand may become a face-down resource.
// VS-RES-03: only locations can lie face up.
// VS-RES-04: a location is placed face up or face down, as its player likes.
test('every card can be placed face down, and only a location face up', () => {
  const { ann, close } = scene('modern', {
    cards: [twist('Nothing', 'main'), gear('Hat', [])],
    ann: { hand: [body('A', 2, 2), 'Nothing', 'Hat', 'Might Location'] },
    bob: {},
    at: 'resource',
  });
  expect(ann.offered('resource')).toEqual([
    'A, down',
    'Nothing, down',
    'Hat, down',
    'Might Location, down',
    'Might Location, up',
  ]);
  expect(ann.refused('resource', 'A', 'up')).toEqual(['VS-BLD-06', 'VS-RES-03']);
  close();
});

// VS-RES-05: resources do not exhaust.
test('an effect that exhausts everything leaves resources as they are', () => {
  const tirer = hero('Tirer', [does('Tire', exhaust(each(anyCard({ side: 'yours' }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [tirer, payer],
    ann: { front: ['Tirer', 'Payer'], resources: ['Might Location'] },
    bob: {},
  });
  ann.use('Tirer', 'Tire');
  expect([card('Payer').exhausted, card('Might Location').exhausted]).toEqual([true, false]);
  ann.use('Payer', 'might');
  expect([card('Might Location').exhausted, card('Might Location').faceDown]).toEqual([false, true]);
  close();
});

// VS-RES-06: a player may look at their own face-down resources.
// VS-RES-07: and not at an enemy's.
test('a face-down resource is known to its player alone', () => {
  const { ann, bob, watcher, close } = scene('modern', {
    ann: { resources: [{ card: 'Might Location', faceDown: true }] },
    bob: {},
  });
  expect([ann, bob, watcher].map((viewer) => viewer.sees('Might Location'))).toEqual([true, false, false]);
  close();
});

// VS-RES-06, VS-RES-07: also as it is placed from hand.
test('placing a card face down does not show it', () => {
  const { ann, bob, close } = scene('modern', {
    ann: { hand: [body('A', 2, 2), body('B', 2, 2)] },
    bob: {},
    at: 'resource',
  });
  ann.resource('A', 'down');
  expect([ann.sees('A'), bob.sees('A'), bob.sees('B')]).toEqual([true, false, false]);
  close();
});

// VS-RES-08: opponents see how many resources there are and which locations are there.
test('an opponent sees the number of resources and the face-up locations', () => {
  const { bob, close } = scene('modern', {
    ann: { resources: [body('A', 2, 2), 'Might Location', { card: 'Skill Location', faceDown: true }] },
    bob: {},
  });
  expect(bob.view()).toMatchObject({
    seats: [
      {
        resources: [
          { face: undefined, faceDown: true },
          { face: 'plain-might', faceDown: false },
          { face: undefined, faceDown: true },
        ],
      },
      {},
    ],
  });
  close();
});

// VS-RES-09: a location turned face down stays so until an effect turns it up.
// VS-RES-10: face down it pays for nothing.
test('a location that has paid stays face down, through turns, until an effect turns it up', () => {
  const waker = hero('Waker', [does('Wake', turnUp(a(resource({ is: 'location', face: 'down' }, 'you'))))]);
  const { ann, bob, card, close } = scene('modern', {
    cards: [payer, waker],
    ann: { front: ['Payer', 'Waker'], resources: ['Might Location'] },
    bob: { front: [body('D', 2, 2)] },
  });
  ann.use('Payer', 'might');
  expect(ann.refused('use', 'Payer', 'might')).toEqual(['VS-PWR-42']);
  ann.pass();
  for (let i = 0; i < 4; i++) bob.pass();
  for (let i = 0; i < 3; i++) ann.pass();
  expect(card('Might Location').faceDown).toBe(true);
  expect(ann.refused('use', 'Payer', 'might')).toContain('VS-RES-10');
  ann.use('Waker', 'Wake');
  ann.choose('Might Location');
  expect(card('Might Location').faceDown).toBe(false);
  expect(ann.offered('use')).toEqual(['Payer, might']);
  close();
});

// VS-RES-11: the power symbols are six.
// VS-RES-12: there is a basic location for each, and it yields one symbol of its type.
test('each of the six basic locations pays for its own symbol only', () => {
  expect(SYMBOLS.toSorted()).toEqual(['alien', 'energy', 'humanity', 'intellect', 'might', 'skill']);
  const titles = {
    energy: 'Energy',
    intellect: 'Intellect',
    might: 'Might',
    skill: 'Skill',
    alien: 'Alien',
    humanity: 'Humanity',
  };
  for (const symbol of SYMBOLS) {
    const { ann } = scene('modern', {
      cards: [payer],
      ann: { front: ['Payer'], resources: [`${titles[symbol]} Location`] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual([`Payer, ${symbol}`]);
  }
});

// VS-RES-13: Academy yields Intellect, Fortress Might, Training Ground Skill, Laboratory Energy.
test('the printed basic locations yield the symbols of the books', () => {
  const yields: Readonly<Record<string, PowerSymbol>> = {
    Academy: 'intellect',
    Fortress: 'might',
    'Training Ground': 'skill',
    Laboratory: 'energy',
    'The Auriga': 'intellect',
    'Fury 161': 'might',
    'The Sulaco': 'skill',
    'The Nostromo': 'energy',
    Earth: 'humanity',
    Space: 'alien',
    'Los Angeles': 'intellect',
    'Predator Ship': 'energy',
    'The Game Preserve': 'skill',
    'Val Verdan Jungle': 'might',
    'Psychiatric Hospital': 'energy',
    'Secret Meeting': 'intellect',
    'Movie Set': 'might',
    'Sparring Room': 'skill',
    'The Magic Box': 'energy',
    'Sunnydale High': 'intellect',
    Cemetery: 'might',
    'The Bronze': 'skill',
  };
  const basics = VS_SETS.flatMap(({ cards }) => cards).filter((card) => card.card === 'location' && card.basic);
  for (const card of basics) {
    if (card.card === 'location') expect([card.name, card.symbols]).toEqual([card.name, [yields[card.name]]]);
  }
  const { ann } = scene('modern', { cards: [payer], ann: { front: ['Payer'], resources: ['mnb-111'] }, bob: {} });
  expect(ann.offered('use')).toEqual(['Payer, intellect']);
});

// VS-RES-14: a special location yields one symbol of its player's choice among those it offers, each time.
test('a special location pays for any symbol it offers', () => {
  const { ann, card, close } = scene('modern', {
    cards: [payer, mansion],
    ann: { front: ['Payer'], resources: ['Mansion'] },
    bob: {},
  });
  expect(ann.offered('use')).toEqual(['energy', 'intellect', 'might', 'skill'].map((symbol) => `Payer, ${symbol}`));
  ann.use('Payer', 'skill');
  expect(card('Mansion').faceDown).toBe(true);
  close();
});

// VS-RES-15: only for a member of its team, at the moment of payment.
test('a special location pays for no character of another team', () => {
  const outsider = { ...payer, id: 'x-outsider', name: 'Outsider', teams: [] } satisfies Card;
  const { ann, close } = scene('modern', {
    cards: [payer, outsider, mansion],
    ann: { front: ['Outsider'], resources: ['Mansion'], hand: ['Mansion'] },
    bob: {},
  });
  expect(ann.offered('use')).toEqual([]);
  expect(ann.refused('use', 'Outsider', 'might')).toContain('VS-PWR-36');
  close();
});

// VS-RES-15: a character that uses its power from hand or KO pile counts as well.
test.each(['hand', 'ko'] as const)('a special location pays for a member of its team in: %s', (from) => {
  const ghost = hero('Ghost', [{ ...superPower('Haunt', 'main', ['might'], draw()), from }]);
  const stranger = { ...ghost, id: 'x-stranger', name: 'Stranger', teams: [] } satisfies Card;
  const { ann, close } = scene('modern', {
    cards: [ghost, stranger, mansion],
    ann: { [from]: ['Ghost', 'Stranger'], resources: ['Mansion'] },
    bob: {},
  });
  expect(ann.offered('use')).toEqual(['Ghost, Haunt']);
  close();
});

// VS-RES-16: each team has a special location.
test('every team with a box of its own has its special location', () => {
  const cards = VS_SETS.flatMap((set) => set.cards);
  const teams = new Set(cards.filter(({ card }) => card === 'character').flatMap((card) => card.teams));
  const special = cards.filter((card) => card.card === 'location' && !card.basic && card.symbols.length > 1);
  // Theirs are in boxes to come; Moon Girl and Devil Dinosaur have none.
  for (const team of ['symbiotes', 'spiderFriends', 'moonGirlAndDevilDinosaur'] as const) teams.delete(team);
  expect([...new Set(special.flatMap((card) => card.teams))]).toEqual(expect.arrayContaining([...teams]));
});

// VS-RES-17: a location may have no power symbol; its text is used as printed.
test('a location without a symbol does what it says while face up, and pays for nothing', () => {
  const shrine = location({
    id: 'x-shrine',
    name: 'Shrine',
    basic: false,
    teams: [],
    symbols: [],
    powers: [aura('Blessing', { side: 'yours', is: 'character' }, stats(1, 1))],
  });
  const { ann, card, close } = scene('modern', {
    cards: [shrine, payer],
    ann: { front: ['Payer'], hand: ['Shrine'] },
    bob: { front: [body('D', 2, 2)] },
    at: 'resource',
  });
  expect(card('Payer').atk).toBe(2);
  ann.resource('Shrine', 'up');
  expect([card('Payer').atk, card('D').atk]).toEqual([3, 2]);
  ann.pass();
  ann.pass();
  expect(ann.offered('use')).toEqual([]);
  close();
});

// VS-RES-17: face down it does nothing.
test('the text of a face-down location is not in force', () => {
  const shrine = location({
    id: 'x-shrine',
    name: 'Shrine',
    basic: false,
    teams: [],
    symbols: [],
    powers: [aura('Blessing', { side: 'yours', is: 'character' }, stats(1, 1))],
  });
  const { card, close } = scene('modern', {
    cards: [shrine],
    ann: { front: [body('A', 2, 2)], resources: [{ card: 'Shrine', faceDown: true }] },
    bob: {},
  });
  expect(card('A').atk).toBe(2);
  close();
});

// VS-RES-18: a location pays by being turned face down in the row or discarded from hand.
test('a location pays from the row by turning, from hand by being discarded', () => {
  const at = () =>
    scene('modern', {
      cards: [payer],
      ann: { front: ['Payer'], resources: ['Might Location as laid'], hand: ['Might Location as held'] },
      bob: { resources: ['Might Location'], hand: ['Might Location'] },
      open: true,
    });
  const asked = at();
  asked.ann.use('Payer', 'might');
  expect(asked.ann.offered('pay')).toEqual(['laid', 'held']);
  asked.close();
  const turned = at();
  turned.ann.use('Payer', 'might', 'laid');
  expect([turned.card('laid').zone, turned.card('laid').faceDown, turned.card('held').zone]).toEqual([
    'resources',
    true,
    'hand',
  ]);
  turned.close();
  const discarded = at();
  discarded.ann.use('Payer', 'might', 'held');
  expect([discarded.card('held').zone, discarded.card('laid').faceDown]).toEqual(['ko', false]);
  discarded.close();
});

// VS-RES-19: one use of a location pays for one Super Power; turned up again it may pay anew.
test('a location pays once, and again once an effect has turned it up', () => {
  const waker = hero('Waker', [does('Wake', turnUp(a(resource({ is: 'location', face: 'down' }, 'you'))))]);
  const second = { ...payer, id: 'x-second', name: 'Second' } satisfies Card;
  const { ann, seat, close } = scene('modern', {
    cards: [payer, second, waker],
    ann: { front: ['Payer', 'Second', 'Waker'], resources: ['Might Location'] },
    bob: {},
  });
  ann.use('Payer', 'might');
  expect(ann.refused('use', 'Second', 'might')).toContain('VS-RES-10');
  ann.use('Waker', 'Wake');
  ann.choose('Might Location');
  ann.use('Second', 'might');
  expect(listed(seat('ann'), 'hand')).toHaveLength(2);
  close();
});

// VS-RES-20: each Super Power is paid for separately.
test('two Super Powers take two locations', () => {
  const { ann, seat, card, close } = scene('modern', {
    cards: [payer],
    ann: { front: ['Payer'], resources: ['Might Location', 'Skill Location'] },
    bob: {},
  });
  ann.use('Payer', 'might');
  ann.use('Payer', 'skill');
  expect([card('Might Location').faceDown, card('Skill Location').faceDown]).toEqual([true, true]);
  expect(listed(seat('ann'), 'hand')).toHaveLength(2);
  close();
});

// VS-RES-21: one location used once yields exactly one symbol, however many it offers.
test('a special location does not pay two symbols at once', () => {
  const costly = hero('Costly', [superPower('Both', 'main', ['might', 'skill'], putPlus(1, 'self'))]);
  const one = scene('modern', {
    cards: [costly, mansion],
    ann: { front: ['Costly'], resources: ['Mansion'] },
    bob: {},
  });
  expect(one.ann.refused('use', 'Costly', 'Both')).toContain('VS-PWR-36');
  const two = scene('modern', {
    cards: [costly, mansion],
    ann: { front: ['Costly'], resources: ['Mansion', 'Mansion'] },
    bob: {},
  });
  two.ann.use('Costly', 'Both');
  expect(two.card('Costly').plus).toBe(1);
  two.close();
});

// VS-RES-22: locations are not unique.
test('several locations of one name lie in one row', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { resources: ['Might Location'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  ann.resource('Might Location', 'up');
  expect(listed(seat('ann'), 'resources')).toEqual(['Might Location', 'Might Location']);
  close();
});

// VS-RES-23: basic locations of one type count as the same basic location whatever their names.
test.each([
  ['modern', true],
  ['mb15', false],
])('in %s, five basic locations of one type under two names are too many: %s', (name, isWrong) => {
  const cards = [
    chief('Boss', []),
    ...['Academy', 'Library'].map((title, i) => basicLocation(`x-${i}`, title, 'intellect')),
  ];
  const catalogue = createCatalogue([{ set: 'x', name: 'X', universe: 'illustrated', cards }]);
  const profile = profileFor(name, 2);
  if (profile === undefined) throw new Error('no such profile');
  const deck = {
    main: 'x-boss-1',
    cards: [
      { id: 'x-0', count: 4 },
      { id: 'x-1', count: 1 },
    ],
    side: [],
  };
  expect(checkDeck(catalogue, deck, profile).some(({ code }) => code === 'basicLocationCopies')).toBe(isWrong);
});

// VS-RES-24: a face-down resource has no name, type, team or symbol as far as effects are concerned.
test('effects find face-down resources only as cards', () => {
  const seer = hero('Seer', [
    does('Location', choose(a(resource({ is: 'location' }, 'you'), 'it'))),
    does('Name', choose(a(resource({ name: 'Might Location' }, 'you'), 'it'))),
    does('Symbol', choose(a(resource({ symbol: 'might' }, 'you'), 'it'))),
    does('Team', choose(a(anyCard({ team: 'avengers', other: true, side: 'yours' }), 'it'))),
    does('Card', choose(a(resource({}, 'you'), 'it'))),
    does('Down', choose(a(resource({ is: 'location', face: 'down' }, 'you'), 'it'))),
  ]);
  const found = (power: string) => {
    const { ann } = scene('modern', {
      cards: [seer, mansion],
      ann: {
        front: ['Seer'],
        resources: [
          { card: 'Might Location', as: 'M', faceDown: true },
          { card: 'Mansion', as: 'T', faceDown: true },
          body('A', 2, 2),
          'Might Location as U',
          'Skill Location as V',
        ],
      },
      bob: {},
      open: true,
    });
    ann.use('Seer', power);
    return ann.offered('choose');
  };
  expect(found('Location')).toEqual(['U', 'V']);
  expect(found('Name')).toEqual(['U']);
  expect(found('Symbol')).toEqual(['U']);
  expect(found('Team')).toEqual([]);
  expect(found('Card')).toEqual(['M', 'T', 'A', 'U', 'V']);
  expect(found('Down')).toEqual(['M', 'T']);
});

// VS-RES-24, VS-PWR-03: nor do the powers of a face-down resource listen, whatever is given to all characters.
test('a schemer buried as a resource does not hear of plot twists', () => {
  const ruler = hero('Ruler', [does('Rule', ruleFor(yours(), 'turn', cant('attack')))]);
  const { ann, seat, close } = scene('modern', {
    cards: [ruler, hero('Plotter', [keyword('schemer')]), twist('Nothing', 'main')],
    ann: { front: ['Ruler'], hand: ['Nothing'], resources: ['Plotter'] },
    bob: {},
  });
  ann.use('Ruler', 'Rule');
  ann.play('Nothing');
  expect(ann.offered('yes')).toEqual([]);
  expect(listed(seat('ann'), 'hand')).toEqual([]);
  close();
});

// VS-RES-25: every player may look at every stunned character.
// VS-RES-26: and at every hidden one.
test('face-down characters are known to everybody', () => {
  const { ann, bob, watcher, close } = scene('modern', {
    ann: {
      front: [
        { body: 'A 2/2', stunned: true },
        { body: 'B 2/2', hidden: true },
      ],
    },
    bob: {},
  });
  for (const name of ['A', 'B']) {
    expect([ann, bob, watcher].map((viewer) => viewer.sees(name))).toEqual([true, true, true]);
  }
  close();
});

// VS-RES-27: the visibility table.
test('who sees what', () => {
  const boss = [1, 2].map((level) => chief('Boss', [], { level }));
  const { ann, bob, watcher, close } = scene('modern', {
    cards: [...boss, chief('Other', []), gear('Hat', [])],
    ann: {
      front: [{ body: 'Front 2/2', equipment: ['Hat'], plus: 1 }],
      back: ['x-boss-1', { body: 'Stunned 2/2', stunned: true }, { body: 'Hidden 2/2', hidden: true }],
      resources: ['Might Location', { body: 'Down 2/2' }],
      hand: [body('Held', 2, 2)],
      deck: [body('Deep', 2, 2)],
      ko: [body('Fallen', 2, 2)],
      removed: [body('Gone', 2, 2)],
      side: ['x-other-1'],
    },
    bob: {},
  });
  const seen = (names: readonly string[]) =>
    names.map((name) => [ann, bob, watcher].map((viewer) => (viewer.sees(name) ? 'x' : '-')).join(''));
  expect(
    seen(['Front', 'Hat', 'x-boss-1', 'x-boss-2', 'Stunned', 'Hidden', 'Might Location', 'Fallen', 'Gone']),
  ).toEqual(Array(9).fill('xxx'));
  expect(seen(['Held', 'Down', 'x-other-1'])).toEqual(['x--', 'x--', 'x--']);
  expect(seen(['Deep'])).toEqual(['---']);
  expect(bob.view()).toMatchObject({ seats: [{ deck: 1, hand: { count: 1 }, front: [{ plus: 1 }] }, {}] });
  close();
});
