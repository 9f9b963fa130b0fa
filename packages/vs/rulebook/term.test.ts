import { expect, test } from 'vitest';
import {
  a,
  anyCard,
  choose,
  controllerOf,
  countOf,
  discard,
  draw,
  each,
  enemy,
  equipment,
  fits,
  inHand,
  ko,
  on,
  putIntoPlay,
  putPlus,
  ready,
  recover,
  resource,
  some,
  takeControl,
  topToResources,
  trigger,
  turnUp,
  when,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, listed, scene, twist } from './cast.ts';

// VS-TERM-01: the cards a player has in play, the resource row included, are on that player's side.
test('the cards on a side are those in its three rows', () => {
  const { ann, close } = scene('modern', {
    cards: [hero('Caller', [does('Call', choose(a(anyCard({ side: 'yours' }), 'it')))])],
    ann: { front: ['Caller'], back: [body('B', 2, 2)], resources: ['Might Location'], hand: ['Skill Location'] },
    bob: { front: [body('D', 2, 2)], resources: ['Energy Location'] },
    open: true,
  });
  ann.use('Caller', 'Call');
  expect(ann.offered('choose')).toEqual(['Caller', 'B', 'Might Location', 'Main']);
  close();
});

// VS-TERM-02: a player controls every card on their side, whoever owns it.
test('a character on one player’s side that another owns obeys the player whose side it is on', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [{ body: 'A 2/2', owner: 'bob' }] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect([card('A').owner, card('A').controller]).toEqual(['bob', 'ann']);
  expect(ann.offered('attack')).toEqual(['D, A']);
  expect(bob.refused('attack', 'D', 'A')).toEqual(['VS-TERM-02']);
  close();
});

const thief = hero('Thief', [does('Steal', takeControl(a(enemy({ is: 'supporting' }))))]);

// VS-TERM-03: a card that is moved to a side is controlled by that side's player from then on.
test('a stolen character can attack for its new controller at once', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [thief],
    ann: { front: ['Thief'] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  ann.use('Thief', 'Steal');
  ann.choose('D');
  ann.row('front');
  expect([card('D').owner, card('D').controller]).toEqual(['bob', 'ann']);
  expect(seat('ann').front).toEqual(['Thief', 'D']);
  expect(ann.offered('attack')).toContain('E, D');
  close();
});

// VS-TERM-04: a player owns their main character and the cards that began in their deck.
test('main character and deck belong to the player who brought them', () => {
  const { card, close } = scene('modern', {
    ann: { back: [body('Boss', 2, 9, 'main')], deck: [body('A', 2, 2)] },
    bob: { back: [body('Chief', 2, 9, 'main')], deck: [body('D', 2, 2)] },
    at: 'setUp',
    open: true,
  });
  expect(['Boss', 'A', 'Chief', 'D'].map((name) => card(name).owner)).toEqual(['ann', 'ann', 'bob', 'bob']);
  close();
});

// VS-TERM-05, VS-EX-01: MCU Battles, "Iron Monger": ownership never changes.
test('Steal Idea counts a character an enemy owns, whoever recruits it', () => {
  const position = { back: ['mcu1-034'], resources: ['Intellect Location', 3] };
  const whenMine = scene('mcu18', {
    ann: position,
    bob: { ko: [body('D', 2, 2)] },
    at: 'resource',
  });
  whenMine.ann.use('Iron Monger', 'You Had a Great Idea, Tony');
  whenMine.ann.choose('D');
  whenMine.ann.pass();
  whenMine.ann.recruit('D', 'front');
  expect([whenMine.card('D').owner, whenMine.card('D').controller]).toEqual(['bob', 'ann']);
  expect(whenMine.card('mcu1-034').xp).toBe(1);
  whenMine.close();

  const whenTheirs = scene('mcu18', {
    ann: position,
    bob: { hand: [body('D', 2, 2)], resources: 1 },
    at: 'recruit',
    turn: 'bob',
  });
  whenTheirs.bob.recruit('D', 'front');
  expect(whenTheirs.card('mcu1-034').xp).toBe(1);
  whenTheirs.close();
});

// VS-TERM-05: a character its own player recruits does not count.
test('Steal Idea does not count the characters of its own player', () => {
  const { ann, card, close } = scene('mcu18', {
    ann: { back: ['mcu1-034'], resources: 4, hand: [body('A', 2, 2)] },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('A', 'front');
  expect(card('mcu1-034').xp).toBe(0);
  close();
});

// VS-TERM-05: whichever side a card is on, its owner stays.
test('a stolen character is still owned by the player who brought it', () => {
  const scribe = chief('Scribe', [
    trigger('Mine', on('attacks', { owner: 'you' }), draw()),
    trigger('Theirs', on('attacks', { owner: 'another' }), putPlus(1, 'self')),
  ]);
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [scribe],
    ann: { back: ['Scribe'], front: [{ body: 'A 2/9', owner: 'bob' }, body('B', 2, 9)] },
    bob: { front: [body('D', 2, 9)] },
  });
  for (const [attacker, plus, hand] of [
    ['A', 1, 0],
    ['B', 1, 1],
  ] as const) {
    ann.attack('D', attacker);
    expect([card('Scribe').plus, listed(seat('ann'), 'hand').length]).toEqual([plus, hand]);
    ann.pass();
    bob.pass();
  }
  close();
});

// VS-TERM-06: an enemy character is one an opponent controls.
test('enemies are the characters of all opponents, not those of a teammate', () => {
  const seeker = hero('Seeker', [does('Seek', choose(a(enemy(), 'it')))]);
  const four = (profile: string) => {
    const at = scene(profile, {
      cards: [seeker],
      ann: { front: ['Seeker'], back: [{ body: 'A 2/2', owner: 'bob' }] },
      bob: { front: [{ body: 'B 2/2', owner: 'ann' }] },
      cid: { front: [body('C', 2, 2)] },
      dee: { front: [body('D', 2, 2)] },
      open: true,
    });
    at.ann.use('Seeker', 'Seek');
    return at.ann.offered('choose').filter((name) => name !== 'Main');
  };
  expect(four('modern/freeForAll')).toEqual(['B', 'C', 'D']);
  expect(four('modern/twoVsTwo')).toEqual(['B', 'D']);
});

const counter = (...kinds: ('character' | 'location' | 'equipment')[]) =>
  chief('Counter', [trigger('Count', on('appears', { side: 'yours', is: kinds }), draw())]);
const handOf = (at: { seat(name: string): { readonly [zone: string]: unknown } }): number => {
  const { hand } = at.seat('ann');
  return Array.isArray(hand) ? hand.filter((name) => name === 'Extra').length : 0;
};

// VS-TERM-07: a card that enters play appears, recruited or put into play by an effect.
test('characters appear whether recruited or put into play', () => {
  const at = scene('modern', {
    cards: [counter('character'), twist('Come', 'build', putIntoPlay(a(inHand({ is: 'character' }))))],
    ann: { back: ['Counter'], hand: [body('A', 2, 2), body('B', 2, 2, 'cost:9'), 'Come'], resources: 1 },
    bob: {},
    at: 'recruit',
  });
  at.ann.recruit('A', 'front');
  expect(handOf(at)).toBe(1);
  at.ann.play('Come');
  at.ann.choose('B');
  at.ann.row('front');
  expect(handOf(at)).toBe(2);
  at.close();
});

// VS-TERM-07: outside the first edition locations and equipment appear too.
test.each([
  ['modern', 2],
  ['cr21', 2],
  ['mcu18', 2],
  ['mb15', 0],
])('in %s, a face-up location and equipment make %i cards appear', (profile, count) => {
  const at = scene(profile, {
    cards: [counter('location', 'equipment'), gear('Blade', [])],
    ann: { back: ['Counter'], hand: ['Might Location', 'Blade'], resources: 1 },
    bob: {},
    at: 'resource',
  });
  at.ann.resource('Might Location', 'up');
  if (profile !== 'mb15') at.ann.equip('Blade', 'Counter');
  expect(handOf(at)).toBe(count);
  at.close();
});

// VS-TERM-07: a card that enters the resource row face down appears too, though nobody can say what it is.
test.each([
  ['modern', 1],
  ['mb15', 0],
])('in %s, a face-down resource makes %i card appear', (profile, count) => {
  const any = chief('Counter', [
    trigger('Card', on('appears', { side: 'yours' }), draw()),
    trigger('Location', on('appears', { side: 'yours', is: 'location' }), putPlus(5, 'self')),
  ]);
  const at = scene(profile, {
    cards: [any],
    ann: { back: ['Counter'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  at.ann.resource('Might Location', 'down');
  expect([handOf(at), at.card('Counter').plus]).toEqual([count, 0]);
  at.close();
});

// VS-TERM-08: changing sides is no appearing.
test('a character that changes sides does not appear', () => {
  const at = scene('modern', {
    cards: [counter('character'), thief],
    ann: { back: ['Counter'], front: ['Thief'] },
    bob: { front: [body('D', 2, 2)] },
  });
  at.ann.use('Thief', 'Steal');
  at.ann.row('front');
  expect(at.card('D').controller).toBe('ann');
  expect(handOf(at)).toBe(0);
  at.close();
});

// VS-TERM-09: turning face up is no appearing.
test('neither a recovered character nor a location turned up appears', () => {
  const waker = hero('Waker', [
    does('Wake', recover(each(yours({ stunned: true }))), turnUp(each(resource({ face: 'down' }, 'you')))),
  ]);
  const at = scene('modern', {
    cards: [counter('character', 'location'), waker],
    ann: {
      back: ['Counter'],
      front: ['Waker', { body: 'A 2/2', stunned: true }],
      resources: [{ card: 'Might Location', faceDown: true }],
    },
    bob: {},
  });
  at.ann.use('Waker', 'Wake');
  expect([at.card('A').stunned, at.card('Might Location').faceDown]).toEqual([false, false]);
  expect(handOf(at)).toBe(0);
  at.close();
});

// VS-TERM-07: it enters play face up or face down, as its player decides.
test.each(['yes', 'no'] as const)(
  'a resource put there by an effect appears as the location it is, if face up: %s',
  (up) => {
    const at = scene('modern', {
      cards: [counter('location'), twist('Dig', 'build', topToResources())],
      ann: { back: ['Counter'], hand: ['Dig'], deck: ['Might Location', 5] },
      bob: {},
      at: 'resource',
    });
    at.ann.play('Dig');
    at.ann[up]();
    expect([at.card('Might Location').faceDown, handOf(at)]).toEqual(up === 'yes' ? [false, 1] : [true, 0]);
    at.close();
  },
);

// VS-TERM-10, VS-TERM-11: discarding moves a card from hand to the KO pile, never from anywhere else.
test('a discard takes a card from hand to the KO pile', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Loser', [does('Lose', discard('you', a(inHand())))])],
    ann: { front: ['Loser'], hand: ['Might Location', 'Skill Location'], resources: ['Energy Location'] },
    bob: {},
  });
  ann.use('Loser', 'Lose');
  expect(ann.offered('choose')).toEqual(['Might Location', 'Skill Location']);
  ann.choose('Skill Location');
  expect(seat('ann').ko).toEqual(['Skill Location']);
  expect(seat('ann').hand).toEqual(['Might Location']);
  expect(seat('ann').resources).toEqual(['Energy Location']);
  close();
});

// VS-TERM-11: with no card in hand a discard does nothing, and the cards in play stay.
test('a discard with an empty hand takes nothing else', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Loser', [does('Lose', discard('you', each(anyCard({ side: 'yours' }))))])],
    ann: { front: ['Loser'], resources: ['Energy Location'] },
    bob: {},
  });
  ann.use('Loser', 'Lose');
  expect([seat('ann').front, seat('ann').resources, seat('ann').ko]).toEqual([['Loser'], ['Energy Location'], []]);
  close();
});

// VS-TERM-12: to KO is to move something from play to its owner's KO pile, whatever kind of card it is.
test('characters, equipment and resources can be KO’d, each to its owner’s pile', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [
      hero('Ender', [does('End', ko(some('any', anyCard({ side: 'enemy', isNot: 'main' }))))]),
      equipment({ id: 'x-hat', name: 'Hat', cost: 1, teams: [], powers: [] }),
    ],
    ann: { front: ['Ender'] },
    bob: {
      front: [
        { body: 'D 2/2', owner: 'ann' },
        { body: 'E 2/2', equipment: ['Hat'] },
      ],
      resources: ['Energy Location'],
    },
  });
  ann.use('Ender', 'End');
  ann.choose('D', 'E', 'Energy Location');
  expect(seat('ann').ko).toEqual(['D']);
  expect(seat('bob').ko).toEqual(['E', 'Energy Location', 'Hat']);
  close();
});

// VS-TERM-13: every character is ready or exhausted, face down too.
test('a stunned character is exhausted and a hidden one ready', () => {
  const { card, ann, seat, close } = scene('modern', {
    cards: [hero('Counter', [does('Count', draw(countOf(yours({ exhausted: true }))))])],
    ann: { front: ['Counter', { body: 'A 2/2', stunned: true }, { body: 'B 2/2', hidden: true }, body('C', 2, 2)] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(['A', 'B', 'C'].map((name) => card(name).exhausted)).toEqual([true, false, false]);
  ann.use('Counter', 'Count');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

// VS-TERM-14: to ready a ready character does nothing; the rest of the effect is carried out.
test('an instruction that finds nothing to do does not stop the rest', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [hero('Eager', [does('Ready', ready('self'), draw())])],
    ann: { front: ['Eager'] },
    bob: {},
  });
  ann.use('Eager', 'Ready');
  expect(card('Eager').exhausted).toBe(false);
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

// VS-TERM-26: "that player" is the player named just before, or the controller of the character named just before.
test('that player is the one the event was about', () => {
  const mourner = hero('Mourner', [
    trigger('Mourn', on('appears', { is: 'character', side: 'enemy' }), draw(1, controllerOf('subject'))),
    trigger(
      'Toll',
      on('playsPlotTwist', undefined, { player: 'eachEnemy' }),
      discard('thatPlayer', a(inHand({}, 'thatPlayer'))),
    ),
  ]);
  const { cid, ann, seat, close } = scene('modern/freeForAll', {
    cards: [mourner, twist('Nothing', 'build')],
    ann: { front: ['Mourner'] },
    bob: { hand: 2 },
    cid: { hand: [body('C', 2, 2), 'Nothing', 'Might Location'], resources: 1 },
    at: 'recruit',
    turn: 'cid',
  });
  cid.recruit('C', 'front');
  expect([seat('bob').hand, seat('cid').hand]).toEqual([
    ['Extra', 'Extra'],
    ['Nothing', 'Might Location', 'Extra'],
  ]);
  cid.play('Nothing');
  expect(ann.offered()).toEqual([]);
  cid.choose('Might Location');
  expect([seat('bob').hand, seat('cid').hand]).toEqual([['Extra', 'Extra'], ['Extra']]);
  close();
});

// VS-TERM-28, VS-TERM-29: "your main character" is one's own; while it is elsewhere that part is skipped.
test('a main character taken from an enemy is not “your main character”', () => {
  const captor = hero('Captor', [
    does('Wait', when(fits(each(yours({ is: 'main' })), { face: 'up' }), [draw()]), draw()),
    does('Mark', choose(a(yours({ is: 'main' }), 'it')), draw()),
  ]);
  const home = scene('modern', {
    cards: [captor],
    ann: { front: ['Captor', { body: 'Boss 2/9 main', owner: 'bob' }] },
    bob: {},
  });
  home.ann.use('Captor', 'Mark');
  expect(home.seat('ann').hand).toEqual(['Extra']);
  home.ann.use('Captor', 'Wait');
  expect(home.seat('ann').hand).toHaveLength(3);
  home.close();

  const away = scene('modern', {
    cards: [captor],
    ann: { front: ['Captor', { body: 'Boss 2/9 main', owner: 'bob' }] },
    bob: { back: [{ body: 'Mine 2/9 main', owner: 'ann' }, body('Theirs', 2, 9, 'main')] },
  });
  away.ann.use('Captor', 'Mark');
  away.ann.use('Captor', 'Wait');
  expect(away.seat('ann').hand).toHaveLength(2);
  away.close();
});
