import { expect, test } from 'vitest';
import {
  a,
  anEnemy,
  type Cards,
  capture,
  costOf,
  draw,
  each,
  enemy,
  gainXp,
  has,
  inHand,
  ko,
  levelUp,
  modify,
  on,
  promote,
  putIntoPlay,
  putMinus,
  removeFromGame,
  setAside,
  stun,
  takeControl,
  the,
  toDeckBottom,
  toHand,
  toResources,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const axe = (...powers: Parameters<typeof hero>[1]) => hero('Axe', powers, { atk: 9, def: 9 });

// VS-MC-01: main characters attack, are attacked, stunned and wounded like others.
test('a main character fights as others do', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('Boss', 3, 3, 'main', 'health:5')] },
    bob: { front: [body('D', 3, 3)] },
  });
  ann.attack('D', 'Boss');
  resolve(ann, bob);
  expect([card('D'), card('Boss')]).toEqual([
    { stunned: true, wounds: 1 },
    { stunned: true, wounds: 1 },
  ]);
  close();
});

// VS-MC-04, VS-END-01: whose main character is KO'd is out; in a game of two the other wins.
test('the player whose main character is KO’d loses', () => {
  const { ann, winners, ended } = scene('modern', {
    cards: [axe(does('Chop', ko(a(enemy({ is: 'main' })))))],
    ann: { front: ['Axe'] },
    bob: {},
  });
  ann.use('Axe', 'Chop');
  expect([winners(), ended()?.rules]).toEqual([['ann'], ['VS-END-01', 'VS-END-03']]);
});

// VS-MC-05: an effect for supporting (or main) characters does not apply to the other kind.
test('effects for one kind of character leave the other alone', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      axe(
        does('Hail', putMinus(1, each(enemy({ is: 'supporting' })))),
        does('Mark', stun(each(enemy({ is: 'main' })))),
      ),
    ],
    ann: { front: ['Axe'] },
    bob: { front: [body('D', 3, 3)] },
  });
  ann.use('Axe', 'Hail');
  expect([card('D').minus, card("bob's Main").minus]).toEqual([1, 0]);
  ann.use('Axe', 'Mark');
  expect([card('D').stunned, card("bob's Main").stunned]).toEqual([false, true]);
  close();
});

const two = () => ({ front: ['body Left 1/5 main', 'body Right 1/5 main'] });

// VS-MC-06: in the compiled rulebook a player with two main characters keeps one at the start of the turn; later not.
test('a player of the compiled rules keeps one of two main characters', () => {
  const { ann, card, seat, winners } = scene('cr21', { ann: two(), bob: {}, at: 'turn' });
  expect(ann.offered('choose')).toEqual(['Left', 'Right']);
  ann.choose('Left');
  expect([card('Left').zone, card('Right').zone, many(seat('ann').hand), winners()]).toEqual(['front', 'ko', 2, []]);

  const later = scene('cr21', { ann: {}, bob: two(), at: 'turn', turn: 'bob' });
  expect(later.bob.offered('choose')).toEqual(['Left', 'Right']);
  later.bob.choose('Right');
  expect([later.card('Left').zone, later.card('Right').zone]).toEqual(['ko', 'front']);

  const modern = scene('modern', { ann: two(), bob: {}, at: 'turn' });
  expect([modern.card('Left').zone, modern.card('Right').zone]).toEqual(['front', 'front']);
});

const king = (...more: Parameters<typeof hero>[1]) =>
  hero('King', [does('Crown', promote(a(yours({ name: 'A' })))), ...more]);
const chopper = axe(does('Chop', ko(a(enemy({ name: 'A' })))), does('Behead', ko(a(enemy({ name: 'Old' })))));

// VS-MC-07, VS-MC-08, VS-MC-10: a promoted character is a Level 1 main character and keeps what is on it.
test('a promoted character is a Level 1 main character, and the old one is demoted', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [king(does('Count', draw(1), modify(each(yours({ level: 1 })), 'turn', has('flight')))), gear('Blade', [])],
    ann: {
      front: ['King', { body: 'A 2/2', plus: 2, wounds: 1, equipment: ['Blade'] }],
      back: [{ body: 'Old 2/9 main health:9', wounds: 3, minus: 1 }],
    },
    bob: {},
  });
  ann.use('King', 'Crown');
  expect([card('A').main, card('A').level, card('Old').main]).toEqual([true, 1, false]);
  expect([card('A'), card('Old')]).toEqual([
    { plus: 2, wounds: 1, equipment: ['Blade'] },
    { wounds: 3, minus: 1 },
  ]);
  ann.use('King', 'Count');
  expect([card('A').keywords, card('King').keywords, many(seat('ann').hand)]).toEqual(['flight', '', 1]);
  close();
});

// VS-MC-07, VS-MC-09: the one promoted last is the main character; the one before is demoted also in a hand.
test('a main character in hand is demoted when another is promoted', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      king(
        does('Out', toHand(a(yours({ name: 'A' })))),
        does('Again', promote(a(yours({ name: 'B' })))),
        does('In', putIntoPlay(each(inHand({ name: 'A' })))),
      ),
    ],
    ann: { front: ['King', body('A', 2, 2), body('B', 2, 2)], back: [body('Old', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('King', 'Crown');
  ann.use('King', 'Out');
  ann.use('King', 'Again');
  ann.use('King', 'In');
  ann.row('front');
  expect([card('A').main, card('B').main, card('Old').main]).toEqual([false, true, false]);
  close();
});

// VS-MC-09: promotion stays with the card when it changes zones.
test('a promoted character that went to the hand comes back as a main character', () => {
  const { ann, card, winners, close } = scene('modern', {
    cards: [king(does('Out', toHand(a(yours({ name: 'A' })))), does('In', putIntoPlay(each(inHand({ name: 'A' })))))],
    ann: { front: ['King', body('A', 2, 2)], back: [body('Old', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('King', 'Crown');
  ann.use('King', 'Out');
  // VS-MC-17: in hand it does not make its owner lose.
  expect(winners()).toEqual([]);
  ann.use('King', 'In');
  ann.row('front');
  expect([card('A').zone, card('A').main]).toEqual(['front', true]);
  close();
});

// VS-MC-11, VS-MC-12: a demoted Level 1 main character keeps level and XP and still levels up, as a supporting character.
test('a demoted main character levels up and stays a supporting one', () => {
  const old1 = chief('Old', [levelUp('Learn', 2, on('appears')), does('Study', gainXp(1))]);
  const { ann, card, close } = scene('modern', {
    cards: [king(), old1, chief('Old', [], { level: 2 })],
    ann: { front: ['King', body('A', 2, 2), { card: 'x-old-1', xp: 1 }] },
    bob: {},
  });
  ann.use('King', 'Crown');
  expect([card('x-old-1').main, card('x-old-1').level, card('x-old-1').xp]).toEqual([false, 1, 1]);
  ann.use('Old', 'Study');
  expect([card('x-old-2').zone, card('x-old-2').main]).toEqual(['front', false]);
  close();
});

// VS-MC-13: a demoted original main character that leaves play is removed from the game, whatever for.
test.each([
  ['KO', ko],
  ['hand', toHand],
  ['deck', toDeckBottom],
])('a demoted main character on its way to %s is removed from the game', (_, away) => {
  const { ann, card, winners, close } = scene('modern', {
    cards: [king(does('Away', away(a(yours({ name: 'Old' })))))],
    ann: { front: ['King', body('A', 2, 2)], back: [body('Old', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('King', 'Crown');
  ann.use('King', 'Away');
  expect([card('Old').zone, winners()]).toEqual(['removed', []]);
  close();
});

// VS-MC-14: the cost of a main character counts as 0, printed or promoted or demoted.
test.each(['A', 'Old'])('%s costs 0 once the crown has passed', (name) => {
  const { ann, seat, close } = scene('modern', {
    cards: [king(does('Cost', { verb: 'choose', cards: a(yours({ name }), 'it') }, draw(costOf(the('it')))))],
    ann: { front: ['King', 'body A 2/2 cost:3'], back: [body('Old', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('King', 'Crown');
  ann.use('King', 'Cost');
  expect(seat('ann').hand).toEqual([]);
  close();
});

// VS-MC-15: after a promotion the player is out when the promoted character is KO'd, and not when the demoted one is.
test.each([
  ['Behead', []],
  ['Chop', ['bob']],
])('after a promotion %s makes %j win', (power, winners) => {
  const at = scene('modern', {
    cards: [king(), chopper],
    ann: { front: ['King', body('A', 2, 2)], back: [body('Old', 2, 9, 'main')] },
    bob: { front: ['Axe'] },
  });
  at.ann.use('King', 'Crown');
  at.ann.pass();
  for (let step = 0; step < 3; step++) at.bob.pass();
  at.bob.use('Axe', power);
  expect(at.winners()).toEqual(winners);
});

// VS-MC-16: a main character that is KO'd while an opponent controls it knocks out its owner. VS-END-14: for its owner only.
test('a stolen main character that falls knocks out its owner', () => {
  const thief = hero('Thief', [
    does('Steal', takeControl(a(enemy({ is: 'main' })))),
    does('Chop', ko(a(yours({ name: 'Boss' })))),
  ]);
  const { ann, card, winners } = scene('modern', {
    cards: [thief],
    ann: { front: ['Thief'] },
    bob: { back: [body('Boss', 2, 9, 'main')] },
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  expect([card('Boss').controller, winners()]).toEqual(['ann', []]);
  ann.use('Thief', 'Chop');
  expect(winners()).toEqual(['ann']);
});

// VS-MC-17: in its owner's hand or removed for a time it does not lose the game; removed for good it does.
// VS-RES-02: any card of a hand may become a resource, and a resource is no place to lose from (VS-END-08).
test.each([
  ['hand', toHand, []],
  ['resources', (cards: Cards) => toResources(cards, 'owner'), []],
  ['captivity', capture, []],
  ['nowhere', removeFromGame, ['ann']],
])('a main character gone to %s makes %j win', (_, away, winners) => {
  const { ann, ...at } = scene('modern', {
    cards: [hero('Door', [does('Away', away(a(enemy({ is: 'main' }))))])],
    ann: { front: ['Door'] },
    bob: {},
  });
  ann.use('Door', 'Away');
  expect(at.winners()).toEqual(winners);
});

// VS-MC-17: a hand that is set aside until the end of the turn is removed for a time.
test('a main character set aside with a hand loses nothing', () => {
  const { ann, winners, card, close } = scene('modern', {
    cards: [
      hero('Door', [
        does('Away', toHand(a(enemy({ is: 'main' })))),
        does('Night', setAside(each(inHand({}, anEnemy())))),
      ]),
    ],
    ann: { front: ['Door'] },
    bob: { back: [body('Boss', 2, 9, 'main')] },
  });
  ann.use('Door', 'Away');
  ann.use('Door', 'Night');
  expect([card('Boss').zone, winners()]).toEqual(['removed', []]);
  close();
});
