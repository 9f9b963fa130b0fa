import { expect, test } from 'vitest';
import {
  a,
  character,
  draw,
  each,
  enemy,
  gets,
  itself,
  ko,
  law,
  on,
  shuffleIntoDeck,
  startOfYourTurn,
  superPower,
  takeControl,
  trigger,
  winGame,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const boss = (name: string, ...rest: string[]) => ['body', name, '3/3 main health:1', ...rest].join(' ');

// VS-END-01: whoever KOs the opponent's main character wins.
test('a game of two is won when the other main character is KO’d', () => {
  const { ann, bob, winners, ended, seat } = scene('modern', {
    ann: { front: [body('A', 5, 5)] },
    bob: { front: [boss('Boss')] },
  });
  ann.attack('Boss', 'A');
  resolve(ann, bob);
  expect([winners(), ended()?.code, seat('ann').place, seat('bob').place]).toEqual([['ann'], 'mainsKod', 1, 2]);
});

// VS-END-02: if both fall together, in combat or by an effect, the turn player wins.
test('of two main characters that stun each other to death the turn player’s wins', () => {
  const duel = (turn: 'ann' | 'bob') => {
    const { ann, bob, winners } = scene('modern', { ann: { front: [boss('A')] }, bob: { front: [boss('B')] }, turn });
    if (turn === 'ann') {
      ann.attack('B', 'A');
      resolve(ann, bob);
    } else {
      bob.attack('A', 'B');
      resolve(bob, ann);
    }
    return winners();
  };
  expect([duel('ann'), duel('bob')]).toEqual([['ann'], ['bob']]);
});

const bomb = hero('Bomb', [does('Boom', ko(each(character({ is: 'main' }))))]);

test('an effect that KOs both main characters makes the turn player win', () => {
  const { ann, winners } = scene('modern', { cards: [bomb], ann: { front: ['Bomb'] }, bob: {} });
  ann.use('Bomb', 'Boom');
  expect(winners()).toEqual(['ann']);
});

const axe = (name: string) => hero(`Axe ${name}`, [does('Chop', ko(a(character({ name }))))]);

// VS-END-03: with three players it ends when one is left. VS-END-04, VS-END-06: the cards of who falls are removed, not KO'd.
test('a third player goes on when the second falls, whose cards are removed without being KO’d', () => {
  const { ann, card, seat, winners, close } = scene('modern', {
    cards: [axe('B'), axe('C'), hero('Ear', [trigger('Hear', on('getsKod', { name: 'D' }), draw())])],
    ann: { front: ['Axe B', 'Axe C', 'Ear'] },
    bob: { front: [body('D', 2, 2)], back: [boss('B')], hand: ['Extra'], resources: ['Might Location'] },
    cid: { back: [boss('C')] },
  });
  ann.use('Axe B', 'Chop');
  expect([winners(), seat('bob').out, seat('bob').place]).toEqual([[], true, 3]);
  expect([card('D').zone, card('Might Location').zone, card('B').zone, seat('bob').hand]).toEqual([
    'removed',
    'removed',
    'removed',
    [],
  ]);
  expect(seat('ann').hand).toEqual([]);
  ann.use('Axe C', 'Chop');
  expect(winners()).toEqual(['ann']);
  close();
});

// VS-END-04: of the first edition only the cards on that player's side are removed.
test.each([
  ['mb15', 'ann'],
  ['modern', undefined],
])('in %s a fallen player’s card on another side stays with %s', (profile, holder) => {
  const { ann, card } = scene(profile, {
    cards: [axe('B')],
    ann: { front: ['Axe B', { body: 'D 2/2', owner: 'bob' }] },
    bob: { back: [boss('B')] },
    cid: {},
  });
  ann.use('Axe B', 'Chop');
  expect(card('D').zone === 'front' ? card('D').controller : undefined).toBe(holder);
});

const thief = hero('Thief', [does('Steal', takeControl(a(enemy({ name: 'D' }))))]);

// VS-END-05: what an eliminated player had taken goes back to who had it before; if nobody, to its owner's KO pile.
test('a stolen character goes back to the player it was stolen from', () => {
  const { ann, card } = scene('modern', {
    cards: [thief, hero('End', [does('Fall', ko(a(yours({ is: 'main' }))))])],
    ann: { front: ['Thief', 'End'] },
    bob: { front: [body('D', 2, 2)] },
    cid: {},
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  ann.use('End', 'Fall');
  expect([card('D').zone, card('D').controller]).toEqual(['front', 'bob']);
});

// VS-END-05: what else lasts on it has nothing to do with where it goes.
test('a stolen character with a bonus goes back all the same', () => {
  const { ann, card } = scene('modern', {
    cards: [
      thief,
      hero('End', [
        does('Boost', gets(each(yours({ name: 'D' })), 4, 3, 'game')),
        does('Fall', ko(a(yours({ is: 'main' })))),
      ]),
    ],
    ann: { front: ['Thief', 'End'] },
    bob: { front: [body('D', 2, 2)] },
    cid: {},
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  ann.use('End', 'Boost');
  ann.use('End', 'Fall');
  expect([card('D').zone, card('D').controller, card('D').def]).toEqual(['front', 'bob', 5]);
});

// VS-END-05: before means before, not the owner.
test('a twice stolen character goes back one step', () => {
  const { ann, bob, card } = scene('modern', {
    cards: [thief, hero('End', [does('Fall', ko(a(yours({ is: 'main' }))))])],
    ann: { front: ['Thief as T1'] },
    bob: { front: ['Thief as T2', 'End'] },
    cid: { front: [body('D', 2, 2)] },
  });
  ann.use('T1', 'Steal');
  ann.row('front');
  ann.pass();
  for (let step = 0; step < 3; step++) bob.pass();
  bob.use('T2', 'Steal');
  bob.row('front');
  expect(card('D').controller).toBe('bob');
  bob.use('End', 'Fall');
  expect([card('D').zone, card('D').controller, card('D').owner]).toEqual(['front', 'ann', 'cid']);
});

test('a foreign character nobody else had goes to its owner’s KO pile', () => {
  const { ann, card } = scene('modern', {
    cards: [hero('End', [does('Fall', ko(a(yours({ is: 'main' }))))])],
    ann: { front: ['End', { body: 'D 2/2', owner: 'bob' }] },
    bob: {},
    cid: {},
  });
  ann.use('End', 'Fall');
  expect([card('D').zone, card('D').owner]).toEqual(['ko', 'bob']);
});

// VS-END-07: a player loses if at the beginning of their turn an opponent controls their main character.
test('whose main character an opponent controls as the turn begins has lost', () => {
  const { ann, winners, seat } = scene('modern', {
    cards: [hero('Thief', [does('Steal', takeControl(a(enemy({ is: 'main' }))))])],
    ann: { front: ['Thief'] },
    bob: { back: ['body Boss 2/9 main'] },
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  expect(winners()).toEqual([]);
  ann.pass();
  expect([winners(), seat('bob').place]).toEqual([['ann'], 2]);
});

// VS-END-08: or if it is in their deck or KO pile; checked before start-of-turn triggers.
test('whose main character is in the deck as the turn begins has lost before anything triggers', () => {
  const { ann, winners, seat } = scene('modern', {
    cards: [
      hero('Door', [does('Away', shuffleIntoDeck(a(enemy({ is: 'main' }))))]),
      hero('Early', [trigger('Rise', startOfYourTurn, winGame)]),
    ],
    ann: { front: ['Door'] },
    bob: { front: ['Early'], back: ['body Boss 2/9 main'] },
  });
  ann.use('Door', 'Away');
  expect([winners(), many(seat('bob').deck)]).toEqual([[], 21]);
  ann.pass();
  expect(winners()).toEqual(['ann']);
});

// VS-END-08: with another main character of one's own on one's side the old one does no harm.
test('an old main character in the KO pile does no harm to who has another', () => {
  const { winners, decides } = scene('modern', {
    ann: { front: ['body New 2/9 main'], ko: ['body Old 2/9 main'] },
    bob: {},
    at: 'turn',
  });
  expect([winners(), decides()]).toEqual([[], 'ann']);
});

const passTurn = (player: { pass(): void }) => {
  for (let step = 0; step < 4; step++) player.pass();
};

// VS-END-09: an empty deck alone makes nobody lose.
test('drawing from an empty deck does no harm', () => {
  const { ann, bob, winners, seat } = scene('modern', { ann: { deck: 0 }, bob: {}, at: 'turn' });
  expect(seat('ann').hand).toEqual([]);
  passTurn(ann);
  passTurn(bob);
  expect(winners()).toEqual([]);
});

const tired = (ann: object, bob: object) => {
  const at = scene('modern', { ann: { deck: 0, ...ann }, bob: { deck: 0, ...bob }, at: 'turn' });
  passTurn(at.ann);
  const half = at.winners();
  passTurn(at.bob);
  return [half, at.winners(), at.ended()?.code];
};
const hurt = (wounds: number, health = 9) => ({ back: [{ body: `Boss 2/9 main health:${health}`, wounds }] });

// VS-END-10: all decks empty and a round without attacks: fewest wounds wins. VS-END-12: wounds count, not what is left.
test('with empty decks and no attacks the fewest wounds win', () => {
  expect(tired(hurt(2), hurt(1, 3))).toEqual([[], ['bob'], 'woundsCounted']);
  expect(tired(hurt(1), hurt(2))).toEqual([[], ['ann'], 'woundsCounted']);
});

// VS-END-11: equal wounds are a tie.
test('equal wounds tie the game', () => {
  expect(tired(hurt(2), hurt(2, 3))).toEqual([[], ['ann', 'bob'], 'woundsCounted']);
});

// VS-END-12: wounds of several main characters are added.
test('two main characters add their wounds', () => {
  const two = {
    front: [
      { body: 'Left 2/9 main health:9', wounds: 1 },
      { body: 'Right 2/9 main health:9', wounds: 2 },
    ],
  };
  expect(tired(two, hurt(2))).toEqual([[], ['bob'], 'woundsCounted']);
});

// VS-END-10: an attack starts the round anew; while a deck has cards nothing is counted.
test('an attack or a card left in a deck keeps the game going', () => {
  const at = scene('modern', {
    ann: { deck: 0, front: [body('A', 1, 9)] },
    bob: { deck: 0, front: [body('D', 1, 9)] },
    at: 'turn',
  });
  for (let step = 0; step < 3; step++) at.ann.pass();
  at.ann.attack('D', 'A');
  resolve(at.ann, at.bob);
  at.ann.pass();
  passTurn(at.bob);
  expect(at.winners()).toEqual([]);

  const full = scene('modern', { ann: { deck: 0 }, bob: { deck: 20 }, at: 'turn' });
  for (let round = 0; round < 2; round++) for (const player of [full.ann, full.bob]) passTurn(player);
  expect(full.winners()).toEqual([]);
});

// VS-END-10: ten rounds without a wound on a main character end a game of idle attacks.
test('idle attacks do not keep a dead game going', () => {
  const at = scene('modern', {
    ann: { deck: 0, front: [body('A', 1, 9)], ...hurt(1) },
    bob: { deck: 0, front: [body('D', 1, 9)], ...hurt(2) },
    at: 'turn',
  });
  let turns = 0;
  for (; at.winners().length === 0 && turns < 30; turns++) {
    const [player, other] = turns % 2 === 0 ? [at.ann, at.bob] : [at.bob, at.ann];
    for (let step = 0; step < 3; step++) player.pass();
    if (turns % 2 === 0) player.attack('D', 'A');
    else player.attack('A', 'D');
    resolve(player, other);
    player.pass();
  }
  expect([turns, at.winners()]).toEqual([20, ['ann']]);
});

// VS-END-13: the Ultron player loses when all Ultrons are in the Facility.
test('the last Ultron back in the Facility loses the game', () => {
  const at = (front: readonly string[]) => {
    const { ann, winners, seat } = scene('mcu18', {
      cards: [hero('Axe', [does('Chop', ko(a(enemy({ name: 'Ultron' }))))])],
      ann: { front: ['Axe'] },
      bob: { front, side: ['mcu1-041'] },
    });
    ann.use('Axe', 'Chop');
    if (front.length > 1) ann.choose('U1');
    return [winners(), many(seat('bob').side)];
  };
  expect(at(['mcu1-040 as U1', 'mcu1-040 as U2'])).toEqual([[], 2]);
  expect(at(['mcu1-040 as U1'])).toEqual([['ann'], 2]);
});

// VS-END-14: with several main characters a player is defeated only when each has been KO'd.
test('a player with two main characters falls with the second', () => {
  const { ann, winners } = scene('modern', {
    cards: [axe('Left'), axe('Right')],
    ann: { front: ['Axe Left', 'Axe Right'] },
    bob: { front: ['body Left 1/5 main', 'body Right 1/5 main'] },
  });
  ann.use('Axe Left', 'Chop');
  expect(winners()).toEqual([]);
  ann.use('Axe Right', 'Chop');
  expect(winners()).toEqual(['ann']);
});

// VS-END-14: a main character taken from an opponent does not count for who took it.
test('a stolen main character does not keep its thief in the game', () => {
  const { ann, winners } = scene('modern', {
    cards: [
      hero('Thief', [does('Steal', takeControl(a(enemy({ name: 'B' })))), does('Fall', ko(a(yours({ name: 'A' }))))]),
    ],
    ann: { front: ['Thief'], back: ['body A 2/9 main'] },
    bob: { back: ['body B 2/9 main'] },
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  ann.use('Thief', 'Fall');
  expect(winners()).toEqual(['bob']);
});

// VS-END-15: if the turn player is eliminated and the game goes on, the turn ends at once.
test('the turn of a player who falls is over', () => {
  const { ann, bob, cid, decides, table } = scene('modern', {
    ann: { front: [boss('A'), body('X', 1, 1)] },
    bob: { front: [body('D', 5, 9)] },
    cid: {},
  });
  ann.attack('D', 'A');
  resolve(ann, bob, cid);
  expect([decides(), table().turn]).toEqual(['bob', 'bob']);
});

// VS-END-15: nor does a later phase of that turn begin.
test('no phase begins for a player who fell', () => {
  const hermit = hero('Hermit', [superPower('Vanish', 'build', [], ko(each(yours({ is: 'main' }))))]);
  const { ann, seat, decides } = scene('modern', {
    cards: [hermit, hero('Ear', [trigger('Hear', on('startOfMain', undefined, { player: 'eachEnemy' }), draw())])],
    ann: { front: ['Hermit'] },
    bob: {},
    cid: { front: ['Ear'] },
    at: 'formation',
  });
  ann.use('Hermit', 'Vanish');
  expect([decides(), seat('cid').hand]).toEqual(['bob', []]);
});

// VS-END-16: if three fall at once and none is left, the turn player wins if among them, else those who fell tie.
test('when all fall at once the turn player wins, or the fallen tie', () => {
  const { ann, winners } = scene('modern', { cards: [bomb], ann: { front: ['Bomb'] }, bob: {}, cid: {} });
  ann.use('Bomb', 'Boom');
  expect(winners()).toEqual(['ann']);

  const doom = hero('Doom', [does('End', ko(each(yours({ is: 'main' }))), ko(each(character({ is: 'main' }))))]);
  const late = scene('modern', { cards: [doom], ann: { front: ['Doom'] }, bob: {}, cid: {} });
  late.ann.use('Doom', 'End');
  expect(late.winners()).toEqual(['bob', 'cid']);
});

// VS-END-18: the game is over as soon as a KO decides it; what waits does not resolve.
test('effects that wait do not resolve after the end', () => {
  const { ann, bob, winners, seat } = scene('modern', {
    cards: [hero('Slayer', [trigger('Feast', on('kos', itself), draw(3))], { atk: 5, def: 5 })],
    ann: { front: ['Slayer'] },
    bob: { front: [boss('Boss')] },
  });
  ann.attack('Boss', 'Slayer');
  resolve(ann, bob);
  expect([winners(), seat('ann').hand]).toEqual([['ann'], []]);
});

// VS-GOLD-02: who can't lose plays on without a main character, and loses once that is over.
test('a player who cannot lose outlives the main character', () => {
  const supreme = hero('Supreme', [law('Supreme Leader', { rule: 'cantLose', who: 'you' })]);
  const { ann, winners } = scene('modern', {
    cards: [supreme, axe('B'), axe('Supreme')],
    ann: { front: ['Axe B', 'Axe Supreme'] },
    bob: { front: ['Supreme'], back: [boss('B')] },
  });
  ann.use('Axe B', 'Chop');
  expect(winners()).toEqual([]);
  ann.use('Axe Supreme', 'Chop');
  expect(winners()).toEqual(['ann']);
});

// VS-END-17: a player may concede at any time and is treated as eliminated.
test('who concedes is eliminated, at any time', () => {
  const { ann, bob, cid, card, seat, winners, decides } = scene('modern', {
    ann: { front: [body('A', 2, 2)] },
    bob: { front: [body('D', 2, 2)] },
    cid: {},
  });
  ann.attack('D', 'A');
  bob.concede();
  expect([seat('bob').out, card('D').zone, winners()]).toEqual([true, 'removed', []]);
  expect(decides()).toBe('ann');
  cid.concede();
  expect(winners()).toEqual(['ann']);
});
