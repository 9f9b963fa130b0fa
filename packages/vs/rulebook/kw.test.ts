import { expect, test } from 'vitest';
import {
  a,
  draw,
  each,
  enemy,
  has,
  inHand,
  keyword,
  ko,
  losesPowers,
  modify,
  putMinus,
  putPlus,
  type SuperPower,
  stun,
  superPower,
  superPowersOf,
  wound,
  yours,
} from '../src/index.ts';
import { body, does, gear, hero, scene, twist } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const mute = hero('Mute', [does('Hush', modify(each(yours()), 'turn', losesPowers))]);
const axe = (name: string) =>
  hero('Axe', [does('Chop', ko(a(enemy({ name })))), does('Hit', stun(a(enemy({ name }))))]);

// VS-KW-AMPLIFY: a part of a super power, no power of its own.
test('an amplified super power is one super power', () => {
  const power: SuperPower = {
    ...superPower('Act', 'main', ['might'], draw(superPowersOf('self'))),
    amplify: [draw(superPowersOf('self')), draw()],
  };
  const { ann, seat, close } = scene('cr21', {
    cards: [hero('Doer', [power])],
    ann: { front: ['Doer'], hand: ['Might Location'] },
    bob: {},
  });
  expect(ann.offered('use')).toEqual(['Doer, Act']);
  ann.use('Doer', 'Act');
  expect(many(seat('ann').hand)).toBe(2);
  close();
});

// VS-KW-CREATURE: no equipment. VS-KW-CREATURE-2: cannot be turned off.
test('a Creature has no equipment, whatever happens to its powers', () => {
  const hush = hero('Mute', [superPower('Hush', 'build', [], modify(each(yours()), 'turn', losesPowers))]);
  const { ann, close } = scene('cr21', {
    cards: [gear('Blade', []), hush],
    ann: { front: ['Mute', body('Beast', 2, 2, 'creature'), body('A', 2, 2)], hand: ['Blade'], points: 1 },
    bob: {},
    at: 'recruit',
  });
  expect(ann.offered('equip').includes('Blade, Beast')).toBe(false);
  ann.use('Mute', 'Hush');
  expect(ann.offered('equip')).toContain('Blade, A');
  expect(ann.refused('equip', 'Blade', 'Beast')).toEqual(['VS-KW-CREATURE']);
  close();
});

const starting = (word: string, facts: object = {}) =>
  scene('mb15', { ann: { front: [{ body: `N 2/2 ${word} health:5`, ...facts }] }, bob: {}, at: 'turn' });

// VS-KW-GENIUS: at the start of its controller's turn, face up, its player may draw.
test('Genius draws a card at the start of the turn, if face up', () => {
  const { ann, seat } = starting('genius');
  expect(ann.offered()).toEqual(['yes', 'no']);
  ann.yes();
  expect(many(seat('ann').hand)).toBe(3);
  expect(many(starting('genius', { stunned: true }).seat('ann').hand)).toBe(2);
  const other = scene('mb15', { ann: {}, bob: { front: [body('N', 2, 2, 'genius')] }, at: 'turn' });
  expect(many(other.seat('bob').hand)).toBe(0);
});

// VS-KW-REGENERATION: at the start of its controller's turn, face up, it is healed of one wound.
test('Regeneration heals one wound at the start of the turn, if face up', () => {
  expect(starting('regeneration', { wounds: 2 }).card('N').wounds).toBe(1);
  expect(starting('regeneration', { wounds: 2, stunned: true }).card('N').wounds).toBe(2);
});

// VS-KW-HALF-CELESTIAL, VS-CARD-07, VS-EX-48: not KO'd while the main character is face up; KO'd at once when it turns down.
test('Star-Lord lives with fatal wounds until the main character turns face down', () => {
  const { ann, card, close } = scene('mcu18', {
    cards: [
      hero('Axe', [
        does('Wound', wound(a(enemy({ name: 'Star-Lord' })))),
        does('Chop', ko(a(enemy({ name: 'Star-Lord' })))),
        does('Hit', stun(a(enemy({ is: 'main' })))),
      ]),
    ],
    ann: { front: ['Axe'] },
    bob: { front: ['mcu1-019'] },
  });
  ann.use('Axe', 'Wound');
  ann.use('Axe', 'Chop');
  expect(card('Star-Lord')).toEqual({ wounds: 1 });
  ann.use('Axe', 'Hit');
  expect(card('Star-Lord').zone).toBe('ko');
  close();
});

// VS-KW-HALF-CELESTIAL: stunned he is safe as well.
test('Star-Lord stunned to death stays in play, stunned', () => {
  const { ann, bob, card } = scene('mcu18', { ann: { front: [body('A', 9, 9)] }, bob: { front: ['mcu1-019'] } });
  ann.attack('Star-Lord', 'A');
  resolve(ann, bob);
  expect([card('Star-Lord').zone, card('Star-Lord').stunned]).toEqual(['front', true]);
});

// VS-KW-I-AM-GROOT: +1/+1 for each resource on its controller's side, always up to date.
test('I Am Groot grows with each resource of its own side', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [body('Groot', 1, 1, 'iAmGroot')], resources: 3, hand: ['Extra'] },
    bob: { resources: 5 },
    at: 'resource',
  });
  expect([card('Groot').atk, card('Groot').def]).toEqual([4, 4]);
  ann.resource('Extra', 'down');
  expect([card('Groot').atk, card('Groot').def]).toEqual([5, 5]);
  close();
});

// VS-KW-IMMORTAL: KO'd, its player may shuffle it into its owner's deck. VS-KW-REBIRTH: into the resource row, face down.
test.each([
  ['immortal', 'deck'],
  ['rebirth', 'resources'],
])('%s lets its player put it into the %s', (word, zone) => {
  const chop = (answer: 'yes' | 'no') => {
    const { ann, bob, seat, card, close } = scene('mb15', {
      cards: [axe('N')],
      ann: { front: ['Axe'] },
      bob: { front: [body('N', 2, 2, word)], deck: ['Extra x3'] },
    });
    ann.use('Axe', 'Chop');
    bob[answer]();
    close();
    if (zone === 'resources' && answer === 'yes') expect(card('N').faceDown).toBe(true);
    return [many(seat('bob').ko), (seat('bob')[zone] as string[]).includes('N')];
  };
  expect([chop('yes'), chop('no')]).toEqual([
    [0, true],
    [1, false],
  ]);
});

// VS-KW-IMMORTAL: the controller at the KO decides, the deck is the owner's.
test('an Immortal on another side goes to its owner’s deck by its controller’s choice', () => {
  const { ann, seat, close } = scene('mb15', {
    cards: [hero('Axe', [does('Chop', ko(a(yours({ name: 'N' }))))])],
    ann: { front: ['Axe', { body: 'N 2/2 immortal', owner: 'bob' }] },
    bob: { deck: ['Extra x3'] },
  });
  ann.use('Axe', 'Chop');
  ann.yes();
  expect(many(seat('bob').deck)).toBe(4);
  close();
});

// VS-KW-LEAP: its Flight is there on its controller's turn, by gift as well.
test('a Leap that was given flies on its controller’s turn', () => {
  const { ann, card } = scene('modern', {
    cards: [hero('Coach', [does('Train', modify(each(yours({ name: 'A' })), 'game', has('leap')))])],
    ann: { front: ['Coach', body('A', 1, 1)] },
    bob: {},
  });
  ann.use('Coach', 'Train');
  expect(card('A').keywords).toBe('flight leap');
  ann.pass();
  expect(card('A').keywords).toBe('leap');
});

// VS-KW-MAGNETIC-SUPPRESSION: enemy supporting characters cannot recover.
test('Magnetic Suppression keeps enemy supporting characters stunned', () => {
  const { card } = scene('mb15', {
    ann: {
      front: [
        { body: 'S 2/2', stunned: true },
        { body: 'Boss 2/9 main', stunned: true },
      ],
    },
    bob: { front: [body('Magneto', 2, 2, 'magneticSuppression'), { body: 'T 2/2', stunned: true }] },
    at: 'recovery',
    open: true,
  });
  expect([card('S').stunned, card('Boss').stunned]).toEqual([true, false]);
});

// VS-KW-MOBILE: once per turn in its controller's Main Phase, outside combat, it may be moved to the other row.
test('Mobile moves its character once a turn, outside combat', () => {
  const { ann, close } = scene('cr21', {
    ann: { front: [body('M', 2, 2, 'mobile'), body('A', 2, 2)] },
    bob: { front: [body('D', 2, 9)] },
    open: true,
  });
  ann.attack('D', 'A');
  expect(ann.refused('use', 'M', 'Mobile')).toContain('VS-PWR-28');
  close();
  const main = scene('cr21', { ann: { front: [body('M', 2, 2, 'mobile')] }, bob: {} });
  main.ann.use('M', 'Mobile');
  main.ann.row('back');
  expect([main.card('M').zone, main.ann.refused('use', 'M', 'Mobile')]).toEqual(['back', ['VS-PWR-42']]);
});

// VS-KW-RIVALRY, VS-CARD-12: Nebula's player names a character, which need not be in play.
test('Nebula names a rival that need not be in play, and is stronger against it', () => {
  const { ann, bob, card } = scene('mcu18', {
    ann: { hand: ['mcu1-050'], points: 3 },
    bob: { front: [{ card: 'mcu1-020', as: 'Gamora' }, body('D', 1, 9)] },
    at: 'recruit',
  });
  ann.recruit('Nebula', 'front');
  expect(ann.offered('name')).toContain('Falcon');
  ann.name('Gamora');
  for (let step = 0; step < 2; step++) ann.pass();
  ann.attack('Gamora', 'Nebula');
  expect([card('Nebula').atk, card('Nebula').def]).toEqual([8, 8]);
  resolve(ann, bob);
  expect(card('Nebula').atk).toBe(4);
});

const note = twist('Note', 'main', draw(0));
const letter = { ...twist('Letter', 'main', draw(0)), id: 'x-letter', name: 'Letter' };
const reply = {
  ...twist('Reply', 'combat', draw(0)),
  timing: [{ at: 'combat', anyTurn: true, effects: [draw(0)] }],
} as const;

// VS-KW-SCHEMER: a card for the first Plot Twist of a turn. VS-KW-SCHEMER-2: on every player's turn.
test('Schemer draws for the first Plot Twist of each turn', () => {
  const { ann, seat, close } = scene('mb15', {
    cards: [note, letter],
    ann: { front: [body('S', 2, 2, 'schemer')], hand: ['Note', 'Letter'] },
    bob: {},
  });
  ann.play('Note');
  ann.yes();
  ann.play('Letter');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();

  const other = scene('mb15', {
    cards: [reply],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: [body('S', 2, 9, 'schemer')], hand: ['Reply'] },
    open: true,
  });
  other.ann.attack('S', 'A');
  other.ann.pass();
  other.bob.play('Reply');
  other.bob.yes();
  expect(other.seat('bob').hand).toEqual(['Extra']);
});

// VS-KW-SCHEMER-2: who came too late for the first Plot Twist triggers for none.
test('a Schemer that was not there for the first Plot Twist misses the second', () => {
  const call = twist('Call', 'main', { verb: 'putIntoPlay', cards: each(inHand({ name: 'S' })) });
  const { ann, seat } = scene('mb15', {
    cards: [call, note],
    ann: { hand: ['Call', 'Note', body('S', 2, 2, 'schemer')] },
    bob: {},
  });
  ann.play('Call');
  ann.row('front');
  ann.play('Note');
  expect(seat('ann').hand).toEqual([]);
});

// VS-KW-SWARM-2: it cannot be lost or turned off, not by stun or the loss of powers.
test('Swarm holds through stun and loss of powers', () => {
  const { ann, seat, close } = scene('mb15', {
    cards: [mute],
    ann: { front: ['Mute', { body: 'Ant 1/1 swarm', as: 'A1', stunned: true }, { body: 'Ant 1/1 swarm', as: 'A2' }] },
    bob: {},
  });
  ann.use('Mute', 'Hush');
  expect(seat('ann').front).toEqual(['Mute', 'A1', 'A2']);
  close();
});

// VS-KW-SYMBIOSIS: stunned, it keeps and gets +1/+1 counters. VS-KW-WAKING-NIGHTMARE: stunned enemies keep and get -1/-1.
test('counters stay on and go on the stunned where Symbiosis or Waking Nightmare says so', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [
      hero('Dream', [
        keyword('wakingNightmare'),
        does('Hit', stun(each(enemy({ is: 'supporting' })))),
        does('Hurt', putMinus(1, each(enemy({ is: 'supporting' })))),
        does('Help', putPlus(1, each(enemy({ is: 'supporting' })))),
      ]),
    ],
    ann: { front: ['Dream'] },
    bob: {
      front: [
        { body: 'S 5/5 symbiosis', plus: 2 },
        { body: 'D 5/5', minus: 2 },
        { body: 'P 5/5', plus: 2 },
      ],
    },
  });
  ann.use('Dream', 'Hit');
  expect(['S', 'D', 'P'].map((name) => [card(name).plus, card(name).minus])).toEqual([
    [2, 0],
    [0, 2],
    [0, 0],
  ]);
  ann.use('Dream', 'Hurt');
  ann.use('Dream', 'Help');
  expect(['S', 'D', 'P'].map((name) => [card(name).plus, card(name).minus])).toEqual([
    [2, 0],
    [0, 3],
    [0, 1],
  ]);
  close();
});

// VS-KW-TEAM-UP: its player's supporting characters are Guardians as well: they team attack, and Knowhere pays for them.
test('Team Up makes its player’s supporting characters Guardians', () => {
  const { ann, card, close } = scene('mb15', {
    cards: [hero('X', [superPower('Act', 'main', ['might'], draw())], { teams: ['xmen'] })],
    ann: {
      front: ['body T 1/1 teamUp team:guardians', 'X', 'body V 1/1 team:avengers', 'body Boss 1/9 main team:avengers'],
      resources: ['mnb-078'],
    },
    bob: { front: [body('D', 1, 9)] },
  });
  expect(['T', 'X', 'V', 'Boss'].map((name) => card(name).teams)).toEqual([
    'guardians',
    'xmen guardians',
    'avengers guardians',
    'avengers',
  ]);
  expect(ann.offered('use')).toEqual(['X, Act']);
  ann.attack('D', 'X', '...');
  expect(ann.offered('join')).toEqual(['V']);
  ann.join('V');
  close();
});

// VS-KW-TOUGH: stunned, it may recover, with its wound, exhausted and out of the combat, without counters and equipment.
test('Tough recovers with its wound, out of the combat', () => {
  const { ann, bob, card, table, close } = scene('cr21', {
    cards: [gear('Blade', []), hero('Bolt', [superPower('Zap', 'combat', [], stun(a(enemy({ name: 'T' }))))])],
    ann: { front: ['Bolt'] },
    bob: { front: [{ body: 'T 9/9 tough health:3', plus: 1, equipment: ['Blade'] }] },
  });
  ann.attack('T', 'Bolt');
  ann.use('Bolt', 'Zap');
  expect(bob.offered()).toEqual(['yes', 'no']);
  bob.yes();
  expect([card('T'), card('T').zone, table().combat, card('Bolt').stunned]).toEqual([
    { wounds: 1, exhausted: true },
    'front',
    false,
    false,
  ]);
  close();
});

// VS-KW-TOUGH: it does not save a character that the wound KOs.
test('Tough does not save who dies of the wound', () => {
  const { ann, bob, card } = scene('cr21', {
    cards: [axe('T')],
    ann: { front: ['Axe'] },
    bob: { front: ['body T 2/2 tough health:1'] },
  });
  ann.use('Axe', 'Hit');
  if (bob.offered().includes('yes')) bob.yes();
  expect(card('T').zone).toBe('ko');
});
