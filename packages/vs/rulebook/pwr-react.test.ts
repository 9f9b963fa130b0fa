import { expect, test } from 'vitest';
import {
  a,
  atkOf,
  cancelPower,
  choose,
  draw,
  each,
  enemy,
  on,
  putIntoPlay,
  putMinus,
  putPlus,
  reaction,
  type SuperPower,
  shuffleIntoDeck,
  stun,
  superPower,
  takeControl,
  the,
  toHand,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { many } from './told.ts';

const objection = reaction('Objection!', on('usesSuperPower', { side: 'enemy' }), ['intellect'], cancelPower);
const lawyer = hero('She-Hulk', [objection]);
const blaster = hero('Blaster', [
  superPower('Blast', 'main', ['energy'], putMinus(1, a(enemy({ name: 'D' })))),
  does('Free', draw()),
]);
const court = (profile: string) =>
  scene(profile, {
    cards: [lawyer, blaster],
    ann: { front: ['Blaster'], resources: ['Energy Location'] },
    bob: { front: ['She-Hulk', body('D', 2, 2), body('E', 2, 2)], resources: ['Intellect Location x2'] },
  });

// VS-PWR-50, VS-PWR-53, VS-PWR-56, VS-EX-25: "Objection!" is paid for, and the enemy power never resolves.
test('an objection cancels the power it answers', () => {
  const { ann, bob, card, decides, close } = court('cr21');
  ann.use('Blaster', 'Blast');
  expect([decides(), bob.offered()]).toEqual(['bob', ['pass', 'react She-Hulk, Objection!']]);
  bob.react('She-Hulk', 'Objection!');
  expect(card('D')).toEqual({});
  close();
});

// VS-PWR-50: without payment there is no effect, and the power resolves.
test('a Reaction that is not paid for changes nothing', () => {
  const { ann, bob, card, close } = court('cr21');
  ann.use('Blaster', 'Blast');
  bob.pass();
  expect(card('D')).toEqual({ minus: 1 });
  close();
});

// VS-PWR-57: what paid for a cancelled power is not given back. VS-PWR-58: the power counts as used.
test('a cancelled power is paid for and used', () => {
  const { ann, bob, card, close } = court('modern');
  ann.use('Blaster', 'Blast');
  bob.react('She-Hulk', 'Objection!');
  expect(card('Energy Location').faceDown).toBe(true);
  expect(ann.refused('use', 'Blaster', 'Blast')).toEqual(['VS-PWR-42']);
  close();
});

// VS-PWR-52: once per turn.
test('a Reaction answers one power a turn', () => {
  const { ann, bob, seat, close } = court('modern');
  ann.use('Blaster', 'Blast');
  bob.react('She-Hulk', 'Objection!');
  ann.use('Blaster', 'Free');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

// VS-PWR-59: Reactions are declared after the cost is paid and before any choice of the effect is made.
test('the objection comes after the payment and before the choice', () => {
  const chooser = hero('Chooser', [superPower('Pick', 'main', ['energy'], stun(a(enemy())))]);
  const { ann, bob, card, close } = scene('modern', {
    cards: [lawyer, chooser],
    ann: { front: ['Chooser'], resources: ['Energy Location'] },
    bob: { front: ['She-Hulk', body('D', 2, 2)], resources: ['Intellect Location'] },
  });
  ann.use('Chooser', 'Pick');
  expect(card('Energy Location').faceDown).toBe(true);
  bob.pass();
  expect(ann.offered('choose')).toEqual(['She-Hulk', 'D', 'Main']);
  ann.choose('D');
  close();
});

// VS-PWR-53: it may change what the power does.
test('a Reaction resolves before the power it answers', () => {
  const brace = reaction('Brace', on('usesSuperPower', { side: 'enemy' }), [], putPlus(3, 'self'));
  const { ann, bob, seat, close } = scene('modern', {
    cards: [
      hero('Wall', [brace]),
      hero('Drain', [does('Drain', choose(a(enemy({ is: 'supporting' }), 'it')), draw(atkOf(the('it'))))]),
    ],
    ann: { front: ['Drain'] },
    bob: { front: ['Wall'] },
  });
  ann.use('Drain', 'Drain');
  bob.react('Wall', 'Brace');
  expect(many(seat('ann').hand)).toBe(5);
  close();
});

// VS-PWR-51: whatever its condition is, and on any player's turn. The event's card is at hand for the effect.
test('a Reaction to an arrival answers it on either player’s turn', () => {
  const welcome = reaction('Welcome', on('appears', { is: 'supporting' }), ['might'], stun('subject'));
  const arrive = (turn: 'ann' | 'bob') => {
    const at = scene('modern', {
      cards: [hero('Guard', [welcome])],
      ann: { front: ['Guard'], resources: ['Might Location'], hand: [body('A', 2, 2)], points: 1 },
      bob: { hand: [body('D', 2, 2)], points: 1 },
      at: 'recruit',
      turn,
    });
    const who = turn === 'ann' ? 'A' : 'D';
    at[turn].recruit(who, 'front');
    at.ann.react('Guard', 'Welcome');
    at.close();
    return at.card(who).stunned;
  };
  expect([arrive('ann'), arrive('bob')]).toEqual([true, true]);
});

// VS-PWR-52: of several events that meet its condition at once a Reaction is paid for one.
test('when several events meet its condition a Reaction may answer one of them', () => {
  const avenge = reaction('Avenge', on('getsStunned', { side: 'yours', other: true }), [], draw());
  const { ann, bob, seat, close } = scene('modern', {
    cards: [
      hero('Medic', [avenge]),
      hero('Storm', [does('Hail', stun({ cards: 'each', from: enemy({ cost: { is: '=', than: 1 }, row: 'front' }) }))]),
    ],
    ann: { front: ['Storm'] },
    bob: { front: [body('D', 2, 2), body('E', 2, 2), body('F', 2, 2)], back: ['Medic'] },
  });
  ann.use('Storm', 'Hail');
  bob.pass();
  bob.react('Medic', 'Avenge');
  expect(many(seat('bob').hand)).toBe(1);
  close();
});

const once: SuperPower = { ...superPower('Once', 'main', [], draw()), limit: 'game' };
const sister = hero('Sister', [once]);

// VS-PWR-54: once per game holds for that card in all zones, also after it left play and came back.
test.each(['hand', 'deck'] as const)('a once-per-game power stays used through a stay in the %s', (zone) => {
  const sisters = a(yours({ name: 'Sister' }));
  const away = zone === 'hand' ? toHand(sisters) : shuffleIntoDeck(sisters);
  const back = putIntoPlay(each({ zone, of: 'you', where: { name: 'Sister' } }));
  const { ann, seat, close } = scene('modern', {
    cards: [sister, hero('Door', [does('Away', away), does('Back', back)])],
    ann: { front: ['Sister', 'Door'], deck: ['Extra x5'] },
    bob: {},
  });
  ann.use('Sister', 'Once');
  expect(ann.refused('use', 'Sister', 'Once')).toEqual(['VS-PWR-54']);
  ann.use('Door', 'Away');
  ann.use('Door', 'Back');
  ann.row('front');
  expect([seat('ann').front, ann.offered('use')]).toEqual([['Door', 'Sister'], []]);
  close();
});

// VS-PWR-55: whoever controls it; another copy counts for itself.
test('a once-per-game power used by a thief is used up for its owner', () => {
  const { ann, bob, close } = scene('modern', {
    cards: [sister, hero('Thief', [does('Steal', takeControl(a(enemy({ name: 'Sister' })), 'endOfTurn'))])],
    ann: { front: ['Thief'] },
    bob: { front: ['Sister'] },
    open: true,
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  ann.use('Sister', 'Once');
  ann.pass();
  ann.row('front', 'bob');
  for (let step = 0; step < 3; step++) bob.pass();
  expect(bob.refused('use', 'Sister', 'Once')).toEqual(['VS-PWR-54']);
  close();
});

// VS-PWR-58: cancelled, a once-per-game power is used up for the game.
test('a cancelled once-per-game power is gone', () => {
  const { ann, bob, seat, close } = scene('modern', {
    cards: [lawyer, sister],
    ann: { front: ['Sister'] },
    bob: { front: ['She-Hulk'], resources: ['Intellect Location'] },
  });
  ann.use('Sister', 'Once');
  bob.react('She-Hulk', 'Objection!');
  expect([seat('ann').hand, ann.refused('use', 'Sister', 'Once')]).toEqual([[], ['VS-PWR-54']]);
  close();
});
