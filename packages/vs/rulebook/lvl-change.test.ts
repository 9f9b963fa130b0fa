import { expect, test } from 'vitest';
import {
  a,
  anyTurn,
  becomeLevel,
  cant,
  draw,
  enemy,
  fits,
  freeze,
  gainXp,
  has,
  heal,
  itself,
  keyword,
  levelUp,
  modify,
  on,
  outside,
  replaceMain,
  ruleFor,
  type SuperPower,
  superPower,
  transform,
  transformInto,
  trigger,
  woundsOn,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const hypnotize = superPower(
  'Hypnotize',
  'main',
  ['intellect'],
  becomeLevel(1, a(enemy({ is: 'main' })), 'untilNextTurn'),
);
const mordo = (...more: Parameters<typeof hero>[1]) => hero('Mordo', [hypnotize, ...more], { atk: 6, def: 6 });
const grimm1 = chief('Grimm', [levelUp('Bleed', 1, on('getsStunned', itself))], { atk: 1, def: 3 });
const grimm2 = chief('Grimm', [levelUp('More', 5, on('attacks', itself))], { level: 2, atk: 5, def: 5 });
const [G1, G2] = ['x-grimm-1', 'x-grimm-2'];
const cards = [grimm1, grimm2];
const spell = (facts: object = {}, power: Parameters<typeof hero>[1] = []) =>
  scene('cr21', {
    cards: [...cards, mordo(...power), gear('Blade', [])],
    ann: { front: ['Mordo'], resources: ['Intellect Location'] },
    bob: { front: [{ card: G2, ...facts }] },
  });

// VS-LVL-20, VS-CARD-19: Hypnotize makes an enemy main character Level 1 until the next turn starts.
test('Hypnotize regresses a main character until the next turn starts', () => {
  const { ann, bob, card, close } = spell();
  ann.use('Mordo', 'Hypnotize');
  expect([card(G1).zone, card(G2).zone, card(G1).atk]).toEqual(['front', 'levelUp', 1]);
  ann.pass();
  expect([card(G1).zone, card(G2).zone]).toEqual(['levelUp', 'front']);
  bob.pass();
  close();
});

// VS-LVL-21, VS-LVL-22: state, counters, wounds, equipment and modifiers carry over; XP of the level are set aside.
test('regressing keeps everything but the XP, which come back with the level', () => {
  const bless = does('Bless', modify(a(enemy({ is: 'main' })), 'game', has('flight')));
  const { ann, card } = spell({ wounds: 2, plus: 1, exhausted: true, xp: 3, equipment: ['Blade'] }, [bless]);
  ann.use('Mordo', 'Bless');
  ann.use('Mordo', 'Hypnotize');
  expect(card(G1)).toEqual({ wounds: 2, plus: 1, exhausted: true, equipment: ['Blade'] });
  expect(card(G1).keywords).toBe('flight');
  ann.pass();
  expect([card(G2).xp, card(G2).wounds, card(G2).keywords]).toEqual([3, 2, 'flight']);
});

// VS-LVL-19, VS-LVL-25, VS-EX-33: under Hex she gains an XP and cannot level up; the end of Hypnotize makes her Level 2
// again, which Hex does not stop, and that XP is removed.
test('Sister Grimm comes back as Level 2 although Hex keeps her from levelling up', () => {
  const heard = hero('Ear', [trigger('Hear', on('levelsUp'), draw())]);
  const { ann, bob, card, seat } = scene('cr21', {
    cards: [...cards, mordo(keyword('hex')), heard],
    ann: { front: ['Mordo'], back: ['Ear'], resources: ['Intellect Location'] },
    bob: { front: [G2] },
  });
  ann.use('Mordo', 'Hypnotize');
  ann.attack(G1, 'Mordo');
  resolve(ann, bob);
  expect([card(G1).zone, card(G1).stunned, card(G1).xp]).toEqual(['front', true, 1]);
  ann.pass();
  expect([card(G2).zone, card(G1).xp, seat('ann').hand]).toEqual(['front', 0, []]);
});

// VS-LVL-18, VS-LVL-19: becoming a higher level for any reason is progressing, by the steps of levelling up.
test('an effect that makes a character Level 2 removes the XP for that level', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [
      ...cards,
      hero('Coach', [does('Raise', becomeLevel(2, a(yours({ is: 'main' })))), trigger('Hear', on('levelsUp'), draw())]),
    ],
    ann: { front: [{ card: G1, xp: 0, wounds: 1, plus: 1 }, 'Coach'] },
    bob: {},
  });
  ann.use('Coach', 'Raise');
  expect([card(G2), card(G1).xp, many(seat('ann').hand)]).toEqual([{ wounds: 1, plus: 1 }, 0, 1]);
  close();
});

// VS-LVL-24: without a lower level it stays as it is.
test('a main character without a lower level stays as it is', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [mordo(), chief('Lonely', [], { level: 2 })],
    ann: { front: ['Mordo'], resources: ['Intellect Location'] },
    bob: { front: ['x-lonely-2'] },
  });
  ann.use('Mordo', 'Hypnotize');
  expect([card('Lonely').zone, card('Lonely').level]).toEqual(['front', 2]);
  close();
});

const sacrifice: SuperPower = {
  ...anyTurn(
    'Sacrifice and Resurrection',
    'combat',
    ['humanity'],
    replaceMain(a(outside({ name: 'Ripley Eight', level: 2 }))),
  ),
  only: fits('self', { is: 'main' }),
};
const ripley = chief('Sister Ripley', [sacrifice]);
const eight = [1, 2].map((level) => chief('Ripley Eight', [], { level, atk: level }));
const [E1, E2] = ['x-ripley-eight-1', 'x-ripley-eight-2'];

// VS-CARD-20, VS-MC-04: she is KO'd and Ripley #8 comes in, stunned, as main character; her player does not lose.
// VS-LVL-23, VS-EX-34: Hypnotize then makes it Level 1 of the main character it is now.
test('Sister Ripley is replaced by Ripley #8, whom Hypnotize makes Level 1', () => {
  const { ann, bob, card, winners } = scene('cr21', {
    cards: [ripley, ...eight, mordo()],
    ann: { front: ['Mordo'], resources: ['Intellect Location'] },
    bob: { front: ['x-sister-ripley-1'], side: [E1, E2], resources: ['Humanity Location'] },
  });
  ann.attack('Sister Ripley', 'Mordo');
  ann.pass();
  bob.use('Sister Ripley', 'Sacrifice and Resurrection');
  bob.choose(E2);
  expect([card('Sister Ripley').zone, winners()]).toEqual(['ko', []]);
  expect([card(E2).zone, card(E2).main, card(E2), card(E1).zone]).toEqual([
    'front',
    true,
    { stunned: true },
    'levelUp',
  ]);
  ann.use('Mordo', 'Hypnotize');
  expect([card(E1).zone, card(E1), card(E2).zone]).toEqual(['front', { stunned: true }, 'levelUp']);
});

// VS-CARD-20: usable only if she is the main character.
test('Sister Ripley’s sacrifice is for the main character alone', () => {
  const { ann, bob, close } = scene('cr21', {
    cards: [ripley, ...eight, mordo()],
    ann: { front: ['Mordo'] },
    bob: {
      front: [{ card: 'x-sister-ripley-1', main: false }],
      back: [body('Boss', 2, 9, 'main')],
      side: [E1, E2],
      resources: ['Humanity Location'],
    },
    open: true,
  });
  ann.attack('Sister Ripley', 'Mordo');
  ann.pass();
  expect(bob.refused('use', 'Sister Ripley', 'Sacrifice and Resurrection')).toEqual(['VS-TIME-11']);
  close();
});

const muzzle: SuperPower = {
  ...superPower('Muzzle', 'main', ['might'], ruleFor(yours(), 'afterYourNextTurn', cant('beAttacked'))),
  limit: 'game',
};
const sisters = [
  chief('Sister Grimm', [], { atk: 1 }),
  chief('Sister Grimm', [muzzle, trigger('Staff of One', on('usesSuperPower', itself), becomeLevel(1))], {
    level: 2,
    atk: 5,
  }),
];
const [S1, S2] = ['x-sister-grimm-1', 'x-sister-grimm-2'];
const theft = superPower('Identity Theft', 'main', ['intellect'], transformInto(a(outside({ is: 'main', level: 2 }))));

// VS-CARD-21, VS-CARD-22, VS-EX-35: Mystique becomes Sister Grimm Level 2, and Muzzle makes her Sister Grimm Level 1.
test('Mystique as Sister Grimm regresses to Sister Grimm Level 1', () => {
  const { ann, bob, card, close } = scene('cr21', {
    cards: [chief('Mystique', [theft]), ...sisters],
    ann: {
      front: ['x-mystique-1', body('A', 2, 2)],
      side: [S1, S2],
      resources: ['Intellect Location', 'Might Location'],
    },
    bob: { front: [body('D', 3, 3)] },
    open: true,
  });
  ann.use('Mystique', 'Identity Theft');
  ann.choose(S2);
  expect([card('Mystique').zone, card(S2).zone, card(S1).zone]).toEqual(['removed', 'front', 'levelUp']);
  ann.use(S2, 'Muzzle');
  expect([card(S1).zone, card(S2).zone]).toEqual(['front', 'levelUp']);
  ann.pass();
  for (let step = 0; step < 3; step++) bob.pass();
  expect(bob.refused('attack', 'A', 'D')).toEqual(['VS-GOLD-02']);
  close();
});

// VS-CARD-22: Muzzle holds until after one's next turn, and is used once a game.
test('Muzzle lasts until after its player’s next turn and is used up', () => {
  const coach = hero('Coach', [does('Raise', becomeLevel(2, a(yours({ is: 'main' }))))]);
  const { ann, bob, card } = scene('cr21', {
    cards: [...sisters, coach],
    ann: { front: [S2, 'Coach', body('A', 2, 2)], resources: ['Might Location', 'Might Location'] },
    bob: { front: [body('D', 3, 3)] },
  });
  ann.use(S2, 'Muzzle');
  expect(card(S1).zone).toBe('front');
  ann.use('Coach', 'Raise');
  expect(ann.refused('use', S2, 'Muzzle')).toEqual(['VS-PWR-54']);
  const turn = (player: typeof ann, steps: number) => {
    for (let step = 0; step < steps; step++) player.pass();
  };
  turn(ann, 1);
  turn(bob, 4);
  turn(ann, 4);
  turn(bob, 3);
  expect(bob.offered('attack')).toContain('A, D');
});

const worm = hero('Worm', [does('Emerge', transform('Moth', 0))]);
const moth = hero('Moth', [trigger('Arrive', on('appears', itself), draw())], { atk: 7, def: 7 });

// VS-LVL-26, VS-LVL-27, VS-MOD-19: a different character takes over everything; the old one is removed from the game.
// VS-LVL-29: it does not appear.
test('a transformed character keeps state, counters, equipment and modifiers', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [
      worm,
      moth,
      gear('Blade', []),
      hero('Ice', [
        does('Chill', freeze(a(yours({ name: 'Worm' }))), modify(a(yours({ name: 'Worm' })), 'game', has('flight'))),
      ]),
    ],
    ann: { front: [{ card: 'Worm', plus: 1, wounds: 1, equipment: ['Blade'] }, 'Ice'], side: ['Moth'] },
    bob: {},
  });
  ann.use('Ice', 'Chill');
  ann.use('Worm', 'Emerge');
  expect(card('Moth')).toEqual({ plus: 1, wounds: 1, exhausted: true, frozen: true, equipment: ['Blade'] });
  expect([card('Moth').atk, card('Moth').keywords, seat('ann').removed, seat('ann').hand]).toEqual([
    8,
    'flight',
    ['Worm'],
    [],
  ]);
  close();
});

// VS-LVL-27: face down stays face down.
test('a stunned character transforms stunned', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Worm', []), moth, hero('Sun', [does('Shine', transform('Moth', 0, a(yours({ name: 'Worm' }))))])],
    ann: { front: [{ card: 'Worm', stunned: true, wounds: 1 }, 'Sun'], side: ['Moth'] },
    bob: {},
  });
  ann.use('Sun', 'Shine');
  expect(card('Moth')).toEqual({ stunned: true, wounds: 1 });
  close();
});

// VS-MEC-TRANSFORM-03: the XP of either form lie on its own card meanwhile.
test('XP count again when a transformed character has turned back', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      chief('Calm', [
        does('Rage', transform('Storm', 1)),
        does('Learn', gainXp(1)),
        levelUp('Grow', 5, on('survives')),
      ]),
      chief('Calm', [], { level: 2 }),
      chief('Storm', [
        does('Rest', transform('Calm', 1)),
        does('Swell', gainXp(2)),
        levelUp('Rise', 3, on('survives')),
      ]),
    ],
    ann: { front: [{ card: 'x-calm-1', xp: 4 }], side: ['x-storm-1'] },
    bob: {},
  });
  ann.use('x-calm-1', 'Rage');
  expect(card('x-storm-1').xp).toBe(0);
  ann.use('x-storm-1', 'Swell');
  ann.use('x-storm-1', 'Rest');
  expect(card('x-calm-1').xp).toBe(4);
  ann.use('x-calm-1', 'Learn');
  expect(card('x-calm-2').zone).toBe('front');
  close();
});

// VS-LVL-28, VS-CARD-01, VS-EX-43, VS-LVL-32: Bruce Banner attacks, becomes Hulk Level 2 without XP, and fights on as him.
test('Bruce Banner is declared as attacker and the attack goes on with Hulk', () => {
  const { ann, bob, card, close } = scene('mcu18', {
    ann: { front: ['mcu1-003'] },
    bob: { front: [body('D', 1, 8)] },
  });
  expect([card('Bruce Banner').level, card('Hulk').zone]).toEqual([1, 'levelUp']);
  ann.attack('D', 'Bruce Banner');
  expect([card('Hulk').zone, card('Hulk').role, card('Hulk').level]).toEqual(['front', 'attacker', 2]);
  resolve(ann, bob);
  expect(card('D').stunned).toBe(true);
  close();
});

// VS-LVL-29: transforming is no levelling up, so Hex does not stop it and nobody hears of a level.
test('Hex does not stop a transformation', () => {
  const { ann, card, seat } = scene('mcu18', {
    cards: [hero('Witch', [keyword('hex')]), hero('Ear', [trigger('Hear', on('levelsUp'), draw())])],
    ann: { front: ['mcu1-003', 'Ear'] },
    bob: { front: ['Witch'] },
  });
  ann.attack('Witch', 'Bruce Banner');
  expect([card('Hulk').zone, seat('ann').hand]).toEqual(['front', []]);
});

// VS-LVL-03, VS-PWR-08: what a version does when it levels up stands on the version that is left behind.
test('a power of the lower level triggers when its character levels up', () => {
  const rise = levelUp('Rise', 1, on('attacks', itself));
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [
      chief('Climber', [rise, trigger('Cheer', on('levelsUp', itself), draw(2))]),
      chief('Climber', [], { level: 2, atk: 3 }),
    ],
    ann: { front: ['x-climber-1'] },
    bob: { front: [body('D', 0, 99)] },
  });
  ann.attack('D', 'x-climber-1');
  expect([card('x-climber-2').zone, many(seat('ann').hand)]).toEqual(['front', 2]);
  resolve(ann, bob);
  close();
});

// VS-LVL-33: the wounds are healed before anybody looks whether they are fatal to the new version.
test('a character that heals when it levels up may have fewer health there than wounds before', () => {
  const rise = levelUp('Rise', 1, on('attacks', itself));
  const { ann, bob, card, close } = scene('modern', {
    cards: [
      chief('Climber', [rise, trigger('Mend', on('levelsUp', itself), heal('self', woundsOn('self')))], { health: 5 }),
      chief('Climber', [], { level: 2, atk: 3, health: 2 }),
    ],
    ann: { front: [{ card: 'x-climber-1', wounds: 4 }] },
    bob: { front: [body('D', 0, 99)] },
  });
  ann.attack('D', 'x-climber-1');
  expect([card('x-climber-2').zone, card('x-climber-2').wounds]).toEqual(['front', 0]);
  resolve(ann, bob);
  close();
});
