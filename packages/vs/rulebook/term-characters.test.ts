import { expect, test } from 'vitest';
import {
  a,
  always,
  anyTurn,
  aura,
  cant,
  character,
  choose,
  chooseNumber,
  defender,
  draw,
  during,
  each,
  enemy,
  inHand,
  losesPowers,
  modify,
  move,
  nameCharacter,
  on,
  plotTwist,
  pull,
  push,
  putIntoPlay,
  putPlus,
  replaceDefender,
  revealHand,
  revealTop,
  statOf,
  stats,
  stun,
  sum,
  superPower,
  switched,
  switchPlaces,
  TEAM_KEYS,
  the,
  theNumber,
  times,
  trigger,
  wound,
  woundsOn,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, listed, scene, twist } from './cast.ts';

const watcher = chief('Watcher', [trigger('Watch', on('entersCombat'), draw())], { def: 5 });
const handSize = (seat: (name: string) => { readonly [zone: string]: unknown }): number => {
  const { hand } = seat('ann');
  return Array.isArray(hand) ? hand.length : 0;
};

// VS-TERM-15: a character enters combat at the moment it becomes an attacker or a defender.
test('attackers and defender enter combat as the attack is declared, a replacement when it steps in', () => {
  const saviour = hero('Saviour', [
    anyTurn('Step In', 'anyCombat', [], replaceDefender(a(defender()), a(yours({ name: 'D' })))),
  ]);
  const { ann, bob, seat, card, close } = scene('modern', {
    cards: [watcher, saviour],
    ann: { front: [body('A', 2, 2), body('B', 2, 2)], back: ['Watcher'] },
    bob: { front: ['Saviour', body('D', 9, 9), body('E', 2, 2)] },
  });
  ann.attack('E', 'A', 'B');
  ann.order('Watcher', 'Watcher', 'Watcher');
  expect(handSize(seat)).toBe(3);
  ann.pass();
  bob.use('Saviour', 'Step In');
  expect(handSize(seat)).toBe(4);
  expect([card('D').role, card('E').role]).toEqual(['defender', 'none']);
  close();
});

const brawler = hero('Brawler', [
  during({ condition: 'combatIs', kind: 'melee' }, always('In Reach', stats(3, 0))),
  during({ condition: 'combatIs', kind: 'ranged' }, always('From Afar', stats(0, 3))),
]);

// VS-TERM-16: attackers of the front row make a melee combat.
// VS-TERM-17: attackers of the back row, with Ranged, make a ranged combat.
test('the row of the attackers says whether a combat is melee or ranged', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [brawler],
    ann: { front: [body('A', 1, 1)], back: [body('R', 1, 1, 'ranged')] },
    bob: { front: ['Brawler'] },
  });
  expect([card('Brawler').atk, card('Brawler').def]).toEqual([2, 2]);
  ann.attack('Brawler', 'A');
  expect([card('Brawler').atk, card('Brawler').def]).toEqual([5, 2]);
  ann.pass();
  bob.pass();
  ann.attack('Brawler', 'R');
  expect([card('Brawler').atk, card('Brawler').def]).toEqual([2, 5]);
  ann.pass();
  bob.pass();
  close();
});

// VS-TERM-18: a face-up front row character protects the face-up back row characters of its side.
// VS-TERM-19: a face-up back row character is protected while its side has a face-up front row character.
test('a face-up front row character protects the back row, and nobody once it is gone', () => {
  const sides = (front: readonly unknown[]) =>
    scene('modern', { ann: { front: [body('A', 2, 2)] }, bob: { front, back: [body('E', 2, 2)] } });
  const guarded = sides([body('D', 2, 2)]);
  expect(guarded.ann.offered('attack')).toEqual(['D, A']);
  expect(guarded.ann.refused('attack', 'E', 'A')).toContain('VS-TERM-19');
  guarded.close();
  expect(sides([]).ann.offered('attack')).toEqual(['E, A', 'Main, A']);
});

// VS-TERM-18: the characters protected by one are those behind it, in a filter as in an attack.
test('a power can speak of the characters one protects', () => {
  const shield = hero('Shield', [does('Count', draw({ amount: 'count', of: yours({ protectedBy: 'self' }) }))]);
  const { ann, seat, close } = scene('modern', {
    cards: [shield],
    ann: { front: ['Shield', body('A', 2, 2)], back: [body('B', 2, 2), { body: 'C 2/2', stunned: true }] },
    bob: {},
  });
  ann.use('Shield', 'Count');
  expect(handSize(seat)).toBe(2);
  close();
});

// VS-TERM-20: face-down characters neither protect nor are protected.
test.each([{ stunned: true }, { hidden: true }])('a face-down character does not protect: %o', (fact) => {
  const { ann, close } = scene('modern', {
    ann: { front: [body('A', 2, 2)] },
    bob: { front: [{ body: 'D 2/2', ...fact }], back: [body('E', 2, 2), { body: 'F 2/2', ...fact }] },
  });
  expect(ann.offered('attack')).toEqual(['E, A', 'Main, A']);
  expect(ann.refused('attack', 'F', 'A')).toEqual(['VS-ATK-08']);
  close();
});

// VS-TERM-21: to pull is to move from the back row to the front row.
// VS-TERM-22: to push is to move from the front row to the back row.
test('pull and push move between the rows, and do nothing the wrong way round', () => {
  const mover = hero('Mover', [
    does('Pull', pull(a(enemy({ is: 'supporting' })))),
    does('Push', push(a(enemy({ is: 'supporting' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [mover],
    ann: { front: ['Mover'] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  ann.use('Mover', 'Pull');
  ann.choose('E');
  expect([card('D').zone, card('E').zone]).toEqual(['front', 'front']);
  ann.use('Mover', 'Push');
  ann.choose('D');
  expect([card('D').zone, card('E').zone]).toEqual(['back', 'front']);
  close();
});

// VS-TERM-21, VS-TERM-22: a character that is there already stays.
test('who is pulled in the front row stays there', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Mover', [does('Pull', pull(each(enemy({ is: 'supporting' }))))])],
    ann: { front: ['Mover'] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  ann.use('Mover', 'Pull');
  expect([card('D').zone, card('E').zone]).toEqual(['front', 'front']);
  close();
});

// VS-TERM-21, VS-TERM-22: several characters moved to a row of choice all go there.
test('a move with a choice of row takes all of them', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Mover', [does('Move', move(each(yours({ is: 'supporting' }))))])],
    ann: { front: ['Mover', body('A', 2, 2), body('B', 2, 2)], back: [body('C', 2, 2), body('Boss', 2, 9, 'main')] },
    bob: {},
  });
  ann.use('Mover', 'Move');
  ann.row('back');
  expect([listed(seat('ann'), 'front'), listed(seat('ann'), 'back').toSorted()]).toEqual([
    [],
    ['A', 'B', 'Boss', 'C', 'Mover'],
  ]);
  close();
});

const swapper = hero('Swapper', [
  does('Swap', switchPlaces(a(enemy({ row: 'front' })), a(enemy({ row: 'back', is: 'supporting' })))),
]);

// VS-TERM-23: switching two characters moves each to the other's place at the same moment.
test('two characters that switch trade places', () => {
  const { ann, card, close } = scene('modern', {
    cards: [swapper],
    ann: { front: ['Swapper'] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  ann.use('Swapper', 'Swap');
  expect([card('D').zone, card('E').zone]).toEqual(['back', 'front']);
  close();
});

// VS-TERM-24: if either is unable to move, neither moves.
test.each(['D', 'E'])('neither moves if %s cannot', (name) => {
  const rooted = hero(name, [always('Rooted', cant('beMoved'))]);
  const other = name === 'D' ? body('E', 2, 2) : body('D', 2, 2);
  const { ann, card, close } = scene('modern', {
    cards: [swapper, rooted],
    ann: { front: ['Swapper'] },
    bob: { front: [name === 'D' ? 'D' : other], back: [name === 'E' ? 'E' : other] },
  });
  ann.use('Swapper', 'Swap');
  expect([card('D').zone, card('E').zone]).toEqual(['front', 'back']);
  close();
});

// VS-TERM-24: one that can't be moved may still be replaced as defender.
test('a defender that cannot move is replaced without changing places', () => {
  const rooted = hero('Rooted', [always('Rooted', cant('beMoved'))]);
  const saviour = hero('Saviour', [
    anyTurn(
      'Step In',
      'anyCombat',
      [],
      choose(a(defender(), 'old')),
      replaceDefender(a(defender()), 'self'),
      switchPlaces('self', the('old')),
    ),
  ]);
  const { ann, bob, card, close } = scene('modern', {
    cards: [rooted, saviour],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: ['Rooted'], back: ['Saviour'] },
  });
  ann.attack('Rooted', 'A');
  ann.pass();
  bob.use('Saviour', 'Step In');
  expect([card('Saviour').role, card('Rooted').role]).toEqual(['defender', 'none']);
  expect([card('Saviour').zone, card('Rooted').zone]).toEqual(['back', 'front']);
  close();
});

// VS-TERM-25: switching two numbers trades their values, and goes on doing so when what lies beneath changes.
test('switched ATK and DEF trade values and follow what changes beneath them', () => {
  const turner = hero('Turner', [does('Turn', modify('self', 'turn', switched)), does('Grow', putPlus(1, 'self'))], {
    atk: 1,
    def: 4,
  });
  const at = scene('modern', {
    cards: [turner, hero('Armourer', [aura('Arms', { name: 'Turner' }, stats(3, 0))])],
    ann: { front: ['Turner'], hand: ['Armourer'], resources: 1 },
    bob: {},
  });
  at.ann.use('Turner', 'Turn');
  expect([at.card('Turner').atk, at.card('Turner').def]).toEqual([4, 1]);
  at.ann.use('Turner', 'Grow');
  expect([at.card('Turner').atk, at.card('Turner').def]).toEqual([5, 2]);
  at.close();

  const armed = scene('modern', {
    cards: [turner, hero('Armourer', [aura('Arms', { name: 'Turner' }, stats(3, 0))])],
    ann: { front: ['Armourer', 'Turner'] },
    bob: {},
  });
  armed.ann.use('Turner', 'Turn');
  expect([armed.card('Turner').atk, armed.card('Turner').def]).toEqual([4, 4]);
  armed.close();
});

// VS-TERM-27: only a character that could become a defender may take a defender's place.
test('a face-down character is no replacement, and without one nothing happens', () => {
  const effects = [replaceDefender(a(defender()), a(yours({ is: 'supporting' })))];
  const way = plotTwist({ id: 'x-escape', name: 'Escape', timing: 'combat', anyTurn: true, effects });
  const position = (back: readonly unknown[]) =>
    scene('modern', {
      cards: [way],
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [body('D', 2, 2)], back, hand: ['Escape'] },
    });
  const some = position([{ body: 'E 2/2', stunned: true }, body('F', 2, 2), body('G', 2, 2)]);
  some.ann.attack('D', 'A');
  some.ann.pass();
  some.bob.play('Escape');
  expect(some.bob.offered('choose')).toEqual(['F', 'G']);
  some.bob.choose('G');
  expect(some.card('G').role).toBe('defender');
  some.close();

  const none = position([{ body: 'E 2/2', stunned: true }]);
  none.ann.attack('D', 'A');
  none.ann.pass();
  none.bob.play('Escape');
  expect([none.card('D').role, none.card('Escape').zone]).toEqual(['defender', 'ko']);
  none.close();
});

const harmer = hero('Harmer', [
  does('Harm', wound(a(enemy({ is: 'supporting' })))),
  does('Stun', stun(a(enemy({ is: 'supporting' })))),
]);

// VS-TERM-30, VS-TERM-42: health is the number of wounds that KOs; with as many or more, wounds are fatal.
test.each([
  [3, 1, 'front'],
  [3, 2, 'ko'],
  [2, 1, 'ko'],
])('with health %i and %i wounds, one more wound leaves the character in: %s', (health, wounds, zone) => {
  const { ann, card, close } = scene('modern', {
    cards: [harmer],
    ann: { front: ['Harmer'] },
    bob: { front: [{ body: `D 2/2 health:${health}`, wounds }] },
  });
  ann.use('Harmer', 'Harm');
  expect(card('D').zone).toBe(zone);
  close();
});

// VS-TERM-31: maximum health is printed health and what modifies it, vitality counters included.
// VS-TERM-42: a character whose health sinks to its wounds has fatal wounds.
test('modifiers and vitality counters change health', () => {
  const frail = gear('Frailty', [always('Frail', { mod: 'health', by: -1 })]);
  const { card, ann, close } = scene('modern', {
    cards: [frail],
    ann: {
      front: [
        { body: 'A 2/2 health:3', vitality: 2 },
        { body: 'B 2/2 health:3', equipment: ['Frailty'] },
        { body: 'C 2/2 health:2', wounds: 1 },
      ],
      hand: ['Frailty'],
      resources: 1,
    },
    bob: {},
    at: 'recruit',
  });
  expect([card('A').health, card('B').health]).toEqual([5, 2]);
  ann.equip('Frailty', 'C');
  expect(card('C').zone).toBe('ko');
  close();
});

// VS-TERM-32: remaining health is maximum health minus wounds.
test('remaining health is what wounds leave of it', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [
      hero('Counter', [does('Count', draw(sum(statOf('health', 'self'), times(-1, woundsOn('self')))))], { health: 5 }),
    ],
    ann: { front: [{ card: 'Counter', wounds: 2, vitality: 1 }] },
    bob: {},
  });
  ann.use('Counter', 'Count');
  expect(handSize(seat)).toBe(4);
  close();
});

const judge = hero('Judge', [
  does('Good', choose(a(character({ alignment: 'good', is: 'supporting', other: true }), 'it'))),
  does('Evil', choose(a(character({ alignment: 'evil', is: 'supporting', other: true }), 'it'))),
]);
const aligned = (power: string, ...teams: string[]) => {
  const at = scene('modern', {
    cards: [judge],
    ann: { front: ['Judge', ...teams.map((team) => body(team, 2, 2, `team:${team}`))] },
    bob: {},
    open: true,
  });
  at.ann.use('Judge', power);
  return at.ann.offered('choose');
};

// VS-TERM-33, VS-TERM-35: a character is Good on a Good team and Evil on an Evil one.
test('teams are Good and Evil as the books list them', () => {
  const good = [
    'avengers',
    'xmen',
    'guardians',
    'aForce',
    'defenders',
    'company',
    'mcuHeroes',
    'proRegistration',
    'antiRegistration',
    'theBoys',
    'resistance',
    'spiderFriends',
    'monstersUnleashed',
    'prey',
    'champions',
    'inhumans',
    'moonGirlAndDevilDinosaur',
    'scoobies',
  ];
  const evil = [
    'superVillains',
    'femmeFatales',
    'underworld',
    'xenomorphs',
    'mcuVillains',
    'hydra',
    'brotherhood',
    'theSeven',
    'hammer',
    'symbiotes',
    'predators',
    'leviathons',
    'forcesOfDarkness',
  ];
  const all = TEAM_KEYS.filter((team) => team !== 'shield');
  expect(aligned('Good', ...all).toSorted()).toEqual(good.toSorted());
  expect(aligned('Evil', ...all).toSorted()).toEqual(evil.toSorted());
});

// VS-TERM-34: who belongs to a Good and to an Evil team is both.
test('a character of a Good and an Evil team is Good and Evil', () => {
  expect(aligned('Good', 'avengers+hydra', 'hydra', 'xmen')).toEqual(['avengers+hydra', 'xmen']);
  expect(aligned('Evil', 'avengers+hydra', 'hydra', 'xmen')).toEqual(['avengers+hydra', 'hydra']);
});

// VS-TERM-36: revealing means showing to every other player.
test('revealed cards of hand and deck are seen by all players', () => {
  const { ann, bob, cid, close } = scene('modern/freeForAll', {
    cards: [hero('Teller', [does('Hand', revealHand('you')), does('Deck', revealTop(1, 'seen'))])],
    ann: { front: ['Teller'], hand: ['Might Location'], deck: ['Skill Location', 'Energy Location'] },
    bob: {},
    cid: {},
  });
  expect([bob.sees('Might Location'), cid.sees('Might Location')]).toEqual([false, false]);
  ann.use('Teller', 'Hand');
  expect([bob.sees('Might Location'), cid.sees('Might Location')]).toEqual([true, true]);
  ann.use('Teller', 'Deck');
  expect([ann, bob, cid].map((seat) => seat.sees('Skill Location'))).toEqual([true, true, true]);
  expect([ann, bob, cid].map((seat) => seat.sees('Energy Location'))).toEqual([false, false, false]);
  close();
});

// VS-TERM-37: Flight and Ranged are keyword powers, so they go with a character's powers.
test('a character that has lost its powers has neither Flight nor Ranged', () => {
  const silencer = hero('Silencer', [does('Silence', modify(each(yours({ other: true })), 'turn', losesPowers))]);
  const { ann, card, close } = scene('modern', {
    cards: [silencer],
    ann: { front: ['Silencer', body('F', 2, 2, 'flight')], back: [body('R', 2, 2, 'ranged')] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  expect(ann.offered('attack')).toEqual(['D, Silencer', 'D, F', 'E, F', 'Main, F', 'D, R']);
  ann.use('Silencer', 'Silence');
  expect([card('F').keywords, card('R').keywords]).toEqual(['', '']);
  expect(ann.offered('attack')).toEqual(['D, Silencer', 'D, F']);
  close();
});

// VS-TERM-38: a card may carry more than one team.
test('a character of two teams attacks together with members of either', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: [body('A', 2, 2, 'team:avengers+xmen'), body('B', 2, 2, 'team:xmen'), body('C', 2, 2, 'team:avengers')],
    },
    bob: { front: [body('D', 9, 9)] },
    open: true,
  });
  ann.attack('D', 'A', '...');
  expect(ann.offered()).toEqual(['done', 'join B', 'join C']);
  ann.join('B');
  expect([card('A').role, card('B').role, card('C').role]).toEqual(['attacker', 'attacker', 'none']);
  close();
});

// VS-TERM-39: the colour of a health symbol means nothing.
test('a card that prints a coloured health symbol is played like any other', () => {
  const fight = (extra: object) => {
    const { ann, bob, card } = scene('modern', {
      cards: [{ ...hero('Coloured', [], { health: 1 }), ...extra }],
      ann: { front: [body('A', 3, 3)] },
      bob: { front: ['Coloured'] },
    });
    ann.attack('Coloured', 'A');
    ann.pass();
    bob.pass();
    return card('Coloured').zone;
  };
  expect([fight({}), fight({ healthColour: 'red' })]).toEqual(['ko', 'ko']);
});

// VS-TERM-40: any character may be named, in play or not.
test('a character that is in nobody’s deck can be named', () => {
  const { ann, close } = scene('modern', {
    cards: [hero('Nebulous', [does('Name', nameCharacter('who'))]), hero('Nowhere', [])],
    ann: { front: ['Nebulous'] },
    bob: { front: [body('D', 2, 2)] },
    open: true,
  });
  ann.use('Nebulous', 'Name');
  expect(ann.offered('name').toSorted()).toEqual(['D', 'Extra', 'Main', 'Nebulous', 'Nowhere']);
  ann.name('Nowhere');
  close();
});

// VS-TERM-41: "any number" is any whole number.
test('any number has no upper limit a game could reach', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Boundless', [does('Grow', chooseNumber('n'), putPlus(theNumber('n'), 'self'))])],
    ann: { front: ['Boundless'] },
    bob: {},
  });
  ann.use('Boundless', 'Grow');
  expect(ann.offered()).toEqual(['done', ...'0123456789'.split('').map((digit) => `number ${digit}`)]);
  for (const digit of '12345') ann.number(digit);
  ann.done();
  expect(card('Boundless').plus).toBe(12_345);
  close();
});

// VS-TERM-43: playing is playing a Plot Twist, placing a resource and recruiting a character or equipment.
test('what counts as playing a card', () => {
  const audience = chief('Audience', [
    trigger('Applaud', on('playsCard', undefined, { player: 'you' }), putPlus(1, 'self')),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [
      audience,
      twist('Nothing', 'build'),
      gear('Hat', []),
      twist('Come', 'build', putIntoPlay(a(inHand({ name: 'B' })))),
    ],
    ann: {
      back: ['Audience'],
      hand: ['Might Location', 'Nothing', 'Hat', body('A', 2, 2), body('B', 2, 2), 'Come'],
      resources: 3,
    },
    bob: {},
    at: 'resource',
  });
  ann.resource('Might Location', 'down');
  expect(card('Audience').plus).toBe(1);
  ann.recruit('A', 'front');
  expect(card('Audience').plus).toBe(2);
  ann.equip('Hat', 'A');
  expect(card('Audience').plus).toBe(3);
  ann.play('Nothing');
  expect(card('Audience').plus).toBe(4);
  ann.play('Come');
  ann.choose('B');
  ann.row('front');
  expect([card('B').zone, card('Audience').plus]).toEqual(['front', 5]);
  close();
});

// VS-TERM-43: discarding to pay or to power up is no playing.
test('a card discarded to pay or to power up is not played', () => {
  const audience = chief('Audience', [
    trigger('Applaud', on('playsCard', undefined, { player: 'you' }), draw()),
    superPower('Bow', 'main', ['might'], putPlus(1, 'self')),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [audience, hero('Audience', [], { id: 'x-under' })],
    ann: { back: ['x-audience-1'], hand: ['Might Location', 'x-under'] },
    bob: {},
  });
  ann.use('x-audience-1', 'Bow');
  ann.powerUp('x-under', 'x-audience-1');
  expect([card('x-audience-1').plus, seat('ann').hand]).toEqual([2, []]);
  close();
});

// VS-TERM-44: there are no damage points; a strike stuns or does nothing.
test('strikes that do not stun add up to nothing', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 2, 9), body('B', 2, 9)] },
    bob: { front: [body('D', 1, 3)] },
  });
  for (const attacker of ['A', 'B']) {
    ann.attack('D', attacker);
    ann.pass();
    bob.pass();
  }
  expect(card('D')).toEqual({});
  expect(card('D').def).toBe(3);
  close();
});

// VS-TERM-45: a choice may fall on a face-down character unless the text asks for a face-up one.
test('an effect can choose a face-down character', () => {
  const { ann, close } = scene('modern', {
    cards: [
      hero('Picker', [does('Any', choose(a(enemy(), 'it'))), does('Up', choose(a(enemy({ face: 'up' }), 'it')))]),
    ],
    ann: { front: ['Picker'] },
    bob: { front: [{ body: 'D 2/2', stunned: true }, { body: 'E 2/2', hidden: true }, body('F', 2, 2)] },
    open: true,
  });
  ann.use('Picker', 'Any');
  expect(ann.offered('choose')).toEqual(['D', 'E', 'F', 'Main']);
  ann.choose('D');
  ann.use('Picker', 'Up');
  expect(ann.offered('choose')).toEqual(['F', 'Main']);
  close();
});
