import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import {
  a,
  alsoTeam,
  anyTurn,
  aura,
  type CostSymbol,
  draw,
  enemy,
  gets,
  on,
  putPlus,
  type SuperPower,
  specialLocation,
  superPower,
  takeControl,
  toHand,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { listed, many } from './told.ts';

const SUPERS: readonly SuperPower[] = VS_SETS.flatMap(({ cards }) => cards)
  .flatMap((card) => ('powers' in card ? (card.powers ?? []) : []))
  .filter((power) => power.power === 'super');

const timed = hero('Doer', [
  superPower('Early', 'draw', [], putPlus(1, 'self')),
  superPower('Wake', 'recovery', [], putPlus(1, 'self')),
  superPower('Plan', 'build', [], putPlus(1, 'self')),
  superPower('Act', 'main', [], putPlus(1, 'self')),
  superPower('Fight', 'combat', [], putPlus(1, 'self')),
  superPower('Meddle', 'anyCombat', [], putPlus(1, 'self')),
]);

// VS-PWR-25, VS-PWR-27, VS-PWR-34: the timing word says when; phase powers work throughout their phase.
test('each timing word opens its own time', () => {
  const at = (moment: string) => {
    const { ann } = scene('modern', { cards: [timed], ann: { front: ['Doer'], hand: 1 }, bob: {}, at: moment });
    return ann.offered('use');
  };
  expect(at('draw')).toEqual(['Doer, Early']);
  expect(at('recovery')).toEqual(['Doer, Wake']);
  for (const moment of ['resource', 'recruit', 'formation']) expect(at(moment)).toEqual(['Doer, Plan']);
  expect(at('main')).toEqual(['Doer, Act']);
});

// VS-PWR-34: before and after the cards are drawn.
test('a Draw power can be used before the draw and after it', () => {
  const { ann, seat } = scene('modern', { cards: [timed], ann: { front: ['Doer'] }, bob: {}, at: 'draw' });
  expect([many(seat('ann').hand), ann.offered('use')]).toEqual([0, ['Doer, Early']]);
  ann.pass();
  expect([many(seat('ann').hand), ann.offered('use')]).toEqual([2, ['Doer, Early']]);
});

// VS-PWR-25: only the latest books have Draw and Recovery as timing words.
test('older books open no window in the Draw Phase', () => {
  const { table } = scene('cr21', { cards: [timed], ann: { front: ['Doer'] }, bob: {}, at: 'draw', open: true });
  expect(table().phase).toBe('build');
});

// VS-PWR-26: only on its controller's turn.
test('a power without Any Turn is for its controller’s turn', () => {
  const { ann, bob, close } = scene('modern', {
    cards: [timed],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: ['Doer'] },
    open: true,
  });
  expect(bob.refused('use', 'Doer', 'Act')).toEqual(['VS-PWR-26', 'VS-PT-03']);
  ann.attack('Doer', 'A');
  ann.pass();
  expect(bob.offered('use')).toEqual([]);
  expect(bob.refused('use', 'Doer', 'Fight')).toContain('VS-PWR-32');
  close();
});

// VS-PWR-28, VS-EX-20: Main powers are for the Main Phase outside combat.
test('Thor strikes with lightning in the Main Phase and not in combat', () => {
  const { ann, card, close } = scene('mb15', {
    ann: { front: [{ card: 'mnb-021', as: 'Thor' }], resources: ['mnb-110'] },
    bob: { front: [body('D', 2, 6)] },
    open: true,
  });
  ann.use('Thor', 'Lightning Strike');
  ann.choose('D');
  expect([card('D').minus, card('Laboratory').faceDown]).toEqual([3, true]);

  const inCombat = scene('mb15', {
    ann: { front: [{ card: 'mnb-021', as: 'Thor' }], resources: ['mnb-110'] },
    bob: { front: [body('D', 2, 6)] },
    open: true,
  });
  inCombat.ann.attack('D', 'Thor');
  expect(inCombat.ann.refused('use', 'Thor', 'Lightning Strike')).toContain('VS-PWR-28');
  close();
});

const bullseye = hero('Bullseye', [
  superPower('Infallible Aim', 'main', ['intellect', 'intellect'], {
    verb: 'wound',
    cards: a(enemy({ is: 'supporting', face: 'up' })),
    count: 1,
  }),
]);

// VS-PWR-28, VS-EX-22: the same for Bullseye. VS-PWR-37, VS-EX-26: two symbols, two Academies.
test('Bullseye’s aim costs two Intellect, in the Main Phase and not in combat', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [bullseye],
    ann: { front: ['Bullseye'], resources: ['Intellect Location x2'] },
    bob: { front: [body('D', 2, 2), { body: 'E 2/2', stunned: true }] },
  });
  ann.use('Bullseye', 'Infallible Aim');
  expect(card('D')).toEqual({ wounds: 1 });
  expect(ann.refused('use', 'Bullseye', 'Infallible Aim')).toEqual(['VS-PWR-42']);
  close();

  const combat = scene('cr21', {
    cards: [bullseye],
    ann: { front: ['Bullseye'], resources: ['Intellect Location x2'] },
    bob: { front: [body('D', 2, 2)] },
    open: true,
  });
  combat.ann.attack('D', 'Bullseye');
  expect(combat.ann.refused('use', 'Bullseye', 'Infallible Aim')).toContain('VS-PWR-28');
});

// VS-PWR-37: a cost with several symbols is paid in full or not at all, by any mixture.
test('one Intellect does not pay for two', () => {
  const pays = (resources: readonly string[], hand: readonly string[]) => {
    const { ann } = scene('modern', {
      cards: [bullseye],
      ann: { front: ['Bullseye'], resources, hand },
      bob: { front: [body('D', 2, 2)] },
    });
    return ann.offered('use').length;
  };
  expect(pays(['Intellect Location'], [])).toBe(0);
  expect(pays(['Intellect Location', 'Might Location'], [])).toBe(0);
  expect(pays(['Intellect Location'], ['Intellect Location'])).toBe(1);
  expect(pays([], ['Intellect Location', 'Intellect Location as Second'])).toBe(1);
});

// VS-PWR-38: all symbols are paid at the same time: nothing can happen in between, and nothing half paid is offered.
test('a first symbol is only paid in a way that leaves the second payable', () => {
  const team = specialLocation('x-base', 'Base', 'avengers', ['energy', 'might']);
  const { ann, card, close } = scene('modern', {
    cards: [team, hero('Doer', [superPower('Act', 'main', ['energy', 'might'], draw())])],
    ann: { front: ['Doer'], resources: ['Base', 'Energy Location'] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  expect([card('Base').faceDown, card('Energy Location').faceDown]).toEqual([true, true]);
  close();
});

// VS-PWR-29, VS-EX-23, VS-EX-27, VS-PWR-36: Luke Cage is attacked; a Fortress discarded pays for Impervious Skin.
test('Luke Cage uses his skin while he is in the combat, on another player’s turn too', () => {
  const { ann, bob, card, seat, close } = scene('cr21', {
    ann: { front: [body('A', 9, 9)] },
    bob: { front: [{ card: 'mnb-018', as: 'Luke' }], hand: ['mnb-112'] },
  });
  ann.attack('Luke', 'A');
  ann.pass();
  expect(bob.offered('use')).toEqual(['Luke, Impervious Skin']);
  bob.use('Luke', 'Impervious Skin');
  expect(seat('bob').ko).toEqual(['Fortress']);
  resolve(ann, bob);
  expect(card('Luke')).toEqual({ stunned: true });
  close();
});

// VS-PWR-29: out of the combat, or outside combat, it cannot be used.
test('a Combat power needs its own character in the combat', () => {
  const { ann, close } = scene('modern', {
    cards: [hero('Doer', [superPower('Fight', 'combat', [], putPlus(1, 'self'))])],
    ann: { front: ['Doer', body('A', 2, 2)] },
    bob: { front: [body('D', 2, 2)] },
    open: true,
  });
  expect(ann.refused('use', 'Doer', 'Fight')).toContain('VS-PWR-29');
  ann.attack('D', 'A');
  expect(ann.refused('use', 'Doer', 'Fight')).toEqual(['VS-PWR-29']);
  close();
});

// VS-PWR-30, VS-EX-21: Wolverine attacks and uses Snikt! by discarding a Training Ground; he could defending, too.
test.each(['attacking', 'defending'])('Wolverine uses Snikt! %s', (how) => {
  const wolverine = { front: [{ card: 'mnb-029', as: 'Logan' }], hand: ['mnb-109'] };
  const other = { front: [body('D', 1, 9)] };
  const { ann, bob, card, close } = scene('mb15', {
    ann: how === 'attacking' ? wolverine : other,
    bob: how === 'attacking' ? other : wolverine,
  });
  if (how === 'attacking') ann.attack('D', 'Logan');
  else {
    ann.attack('Logan', 'D');
    ann.pass();
  }
  (how === 'attacking' ? ann : bob).use('Logan', 'SNIKT!');
  expect([card('Logan').atk, card('Logan').def]).toEqual([6, 4]);
  if (how === 'attacking') resolve(bob, ann);
  else resolve(ann, bob);
  expect(card('Logan').atk).toBe(3);
  close();
});

// VS-PWR-28, VS-EX-24: War Machine outside combat only, the Hulk in his own combat on any turn.
test('The Big Guns are for the Main Phase, raging fire for Hulk’s own combat', () => {
  const { ann, bob, close } = scene('mcu18', {
    ann: { front: [{ card: 'mcu1-021', as: 'War Machine' }], resources: ['mcu1-063'] },
    bob: { front: [{ card: 'mcu1-024', as: 'Hulk' }], resources: ['mcu1-065'] },
    open: true,
  });
  expect(ann.offered('use')).toEqual(['War Machine, The Big Guns']);
  expect(bob.refused('use', 'Hulk', 'Hulk Like Raging Fire')).toContain('VS-PWR-29');
  ann.attack('Hulk', 'War Machine');
  expect(ann.refused('use', 'War Machine', 'The Big Guns')).toContain('VS-PWR-28');
  ann.pass();
  expect(bob.offered('use')).toEqual(['Hulk, Hulk Like Raging Fire']);
  close();
});

// VS-PWR-31: an Any Combat power works in any combat. VS-PWR-32: Any Turn opens other players' turns.
test('an Any Combat power needs no part in the combat, and Any Turn no turn of one’s own', () => {
  const meddler = (power: SuperPower) => {
    const { ann, bob } = scene('modern', {
      cards: [hero('Meddler', [power])],
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [body('D', 2, 2)], back: ['Meddler'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    return bob.offered('use');
  };
  expect(meddler(anyTurn('Meddle', 'anyCombat', [], draw()))).toEqual(['Meddler, Meddle']);
  expect(meddler(superPower('Meddle', 'anyCombat', [], draw()))).toEqual([]);
  expect(meddler(anyTurn('Meddle', 'combat', [], draw()))).toEqual([]);
});

// VS-PWR-33, VS-PWR-35: card data: Any Turn only with Combat or Any Combat; at least one symbol.
test('in the card pool Any Turn goes with combat, and every super power costs a symbol', () => {
  expect(SUPERS.length).toBeGreaterThan(100);
  const combats = ['combat', 'anyCombat', 'reaction'];
  expect(SUPERS.filter(({ anyTurn, timing }) => anyTurn && !combats.includes(timing))).toEqual([]);
  // One that costs less while something is so is written as two powers of one name.
  expect(
    SUPERS.filter(({ cost, free, only }) => cost.length === 0 && free === undefined && only === undefined),
  ).toEqual([]);
});

// VS-PWR-36, VS-EX-28: a face-up location is turned face down, or one is discarded.
test('War Machine pays with a Laboratory in the row or in hand', () => {
  const { ann, card, seat } = scene('mcu18', {
    ann: {
      front: [{ card: 'mcu1-021', as: 'War Machine' }],
      resources: ['mcu1-063 as Row'],
      hand: ['mcu1-063 as Held', 'mcu1-064'],
    },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.use('War Machine', 'The Big Guns', '...');
  expect(ann.offered('pay')).toEqual(['Row', 'Held']);
  ann.pay('Row');
  expect([card('Row').faceDown, card('Held').zone, seat('bob').ko]).toEqual([true, 'hand', ['D']]);
});

// VS-PWR-36: a face-down location does not pay.
test('a location that lies face down does not pay', () => {
  const { ann, close } = scene('modern', {
    cards: [bullseye, hero('Doer', [superPower('Act', 'main', ['might'], draw())])],
    ann: { front: ['Doer'], resources: [{ card: 'Might Location', faceDown: true }, 'Skill Location'] },
    bob: {},
  });
  expect(ann.refused('use', 'Doer', 'Act')).toEqual(['VS-PWR-36']);
  close();
});

// VS-EX-29: She-Hulk is attacked; an Academy turned, or an Academy or Prison 42 discarded.
test.each(['Row', 'Held', 'Prison 42'])('She-Hulk pays for Defense Attorney with %s', (how) => {
  const { ann, bob, card, close } = scene('cw', {
    ann: { front: [body('A', 2, 2)] },
    bob: {
      front: [{ card: 'civ-005', as: 'Jen' }],
      resources: ['civ-055 as Row'],
      hand: ['civ-055 as Held', 'civ-027'],
    },
    open: true,
  });
  ann.attack('Jen', 'A');
  ann.pass();
  bob.use('Jen', 'Defense Attorney', how);
  expect([card('Jen').atk, card('Jen').def]).toEqual([2, 10]);
  expect(how === 'Row' ? card('Row').faceDown : card(how).zone === 'ko').toBe(true);
  close();
});

const base = specialLocation('x-base', 'Base', 'xmen');

// VS-PWR-39, VS-PWR-40: it is the character that pays, so its own teams decide what a special location is good for.
test('a special location pays for members of its team only, lent teams included', () => {
  const lends = hero('Lender', [aura('Lend', { side: 'yours', name: 'Doer' }, alsoTeam('xmen'))]);
  const pays = (front: readonly string[]) => {
    const { ann } = scene('modern', {
      cards: [
        base,
        lends,
        hero('Doer', [superPower('Act', 'main', ['might'], draw())]),
        chief('Boss', [], { teams: ['xmen'] }),
      ],
      ann: { front, back: ['x-boss-1'], resources: ['Base'] },
      bob: {},
    });
    return ann.offered('use');
  };
  expect(pays(['Doer'])).toEqual([]);
  expect(pays(['Doer', 'Lender'])).toEqual(['Doer, Act']);
});

// VS-PWR-41: using a power does not exhaust, and an exhausted character may use its powers.
test('an exhausted character uses its powers, a ready one stays ready', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Doer', [does('Act', putPlus(1, 'self'))]), hero('Tired', [does('Act', putPlus(1, 'self'))])],
    ann: { front: ['Doer', { card: 'Tired', exhausted: true }] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  ann.use('Tired', 'Act');
  expect([card('Doer'), card('Tired')]).toEqual([{ plus: 1 }, { plus: 1, exhausted: true }]);
  close();
});

// VS-PWR-42: once each turn; "each turn" is every player's.
test('an Any Turn power can be used once in each player’s turn', () => {
  const { ann, bob, card } = scene('modern', {
    cards: [hero('Doer', [anyTurn('Fight', 'combat', [], putPlus(1, 'self'))], { def: 9 })],
    ann: { front: ['Doer'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'Doer');
  ann.use('Doer', 'Fight');
  bob.pass();
  expect(ann.refused('use', 'Doer', 'Fight')).toEqual(['VS-PWR-42']);
  ann.pass();
  ann.pass();
  for (let i = 0; i < 3; i++) bob.pass();
  bob.attack('Doer', 'D');
  bob.pass();
  ann.use('Doer', 'Fight');
  expect(card('Doer').plus).toBe(2);
});

const same = superPower('Act', 'main', [], draw());

// VS-PWR-43: two characters with the same power may each use it.
test('two characters with one super power each use it', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Left', [same]), hero('Right', [same])],
    ann: { front: ['Left', 'Right'] },
    bob: {},
  });
  ann.use('Left', 'Act');
  ann.use('Right', 'Act');
  expect([many(seat('ann').hand), ann.offered('use')]).toEqual([2, []]);
  close();
});

// VS-PWR-44, VS-PWR-45, VS-PWR-60: powers that share a name are different ones; any number of them may be used.
test('four powers of one name on one card are used in one turn', () => {
  const rings = [1, 2, 3, 4].map((count) => superPower('Ring', 'main', [], draw(count)));
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Mandarin', rings), hero('Plain', [])],
    ann: { front: ['Mandarin', 'Plain'] },
    bob: {},
  });
  for (let used = 0; used < 4; used++) ann.use('Mandarin', 'Ring');
  expect([many(seat('ann').hand), ann.offered('use')]).toEqual([10, []]);
  expect(ann.refused('use', 'Plain', 'Ring')).toEqual(['VS-PWR-60']);
  close();
});

// VS-PWR-46: a power of a symbol is every power with that symbol in its cost, even among others.
test('a reference to Energy powers covers those that cost more than Energy', () => {
  const cost: readonly CostSymbol[] = ['might', 'energy'];
  const { ann, seat, close } = scene('modern', {
    cards: [
      hero('Listener', [trigger('Hear', on('usesSuperPower', {}, { symbol: 'energy' }), draw(5))]),
      hero('Doer', [superPower('Both', 'main', cost, draw()), superPower('Might', 'main', ['might'], draw())]),
    ],
    ann: { front: ['Doer', 'Listener'], resources: ['Energy Location', 'Might Location x2'] },
    bob: {},
  });
  ann.use('Doer', 'Might');
  expect(many(seat('ann').hand)).toBe(1);
  ann.use('Doer', 'Both');
  expect(many(seat('ann').hand)).toBe(7);
  close();
});

// VS-PWR-47: the record of use survives a change of level, if name and text are the same.
test('a level change does not renew a power', () => {
  const cards = [
    chief('Boss', [same, does('Rise', { verb: 'becomeLevel', cards: 'self', level: 2 })]),
    chief('Boss', [same, superPower('Act', 'main', [], draw(3))], { level: 2 }),
  ];
  const { ann, seat, close } = scene('modern', { cards, ann: { front: ['x-boss-1'] }, bob: {} });
  ann.use('Boss', 'Act');
  ann.use('Boss', 'Rise');
  expect(ann.offered('use')).toEqual(['Boss, Act']);
  ann.use('Boss', 'Act');
  expect([many(seat('ann').hand), ann.offered('use')]).toEqual([4, []]);
  close();
});

// VS-PWR-47: it survives a change of sides.
test('a stolen character does not use its power a second time', () => {
  const { ann, bob, close } = scene('modern', {
    cards: [
      hero('Doer', [anyTurn('Fight', 'combat', [], gets('self', 1, 0))]),
      hero('Thief', [anyTurn('Steal', 'anyCombat', [], takeControl(a(enemy({ name: 'Doer' }))))]),
    ],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: ['Doer'], back: ['Thief'] },
    open: true,
  });
  ann.attack('Doer', 'A');
  ann.pass();
  bob.use('Doer', 'Fight');
  expect(bob.refused('use', 'Doer', 'Fight')).toContain('VS-PWR-42');
  close();

  const moved = scene('modern', {
    cards: [
      hero('Doer', [same]),
      hero('Thief', [
        does('Give', takeControl(a(yours({ name: 'Doer' })))),
        does('Steal', takeControl(a(enemy({ name: 'Doer' })))),
      ]),
    ],
    ann: { front: ['Thief'] },
    bob: { front: ['Doer'] },
  });
  moved.ann.use('Thief', 'Steal');
  moved.ann.row('front');
  moved.ann.use('Doer', 'Act');
  expect(moved.ann.refused('use', 'Doer', 'Act')).toEqual(['VS-PWR-42']);
});

// VS-PWR-47: it is gone if the card leaves play and returns.
test('a character that left and came back uses its power again', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [
      hero('Doer', [superPower('Plan', 'build', [], draw())]),
      hero('Door', [superPower('Back', 'build', [], toHand(a(yours({ name: 'Doer' }))))]),
    ],
    ann: { front: ['Doer', 'Door'], points: 1, deck: 0 },
    bob: {},
    at: 'recruit',
  });
  ann.use('Doer', 'Plan');
  expect(ann.refused('use', 'Doer', 'Plan')).toContain('VS-PWR-42');
  ann.use('Door', 'Back');
  ann.recruit('Doer', 'front');
  expect(ann.offered('use')).toEqual(['Doer, Plan']);
  expect(seat('ann').front).toEqual(['Door', 'Doer']);
  close();
});

// VS-PWR-48: Amplify applies if a location was discarded. VS-PWR-49: one discarded location of several is enough.
test('a discarded location amplifies, a turned one does not', () => {
  const power: SuperPower = { ...superPower('Act', 'main', ['might', 'might'], draw(1)), amplify: [draw(4)] };
  const draws = (...pay: string[]) => {
    const { ann, seat, close } = scene('modern', {
      cards: [hero('Doer', [power])],
      ann: {
        front: ['Doer'],
        resources: ['Might Location as R1', 'Might Location as R2'],
        hand: ['Might Location as H1', 'Might Location as H2'],
      },
      bob: {},
    });
    ann.use('Doer', 'Act', ...pay);
    close();
    return listed(seat('ann').hand).filter((name) => name === 'Extra').length;
  };
  expect(draws('R1', 'R2')).toBe(1);
  expect(draws('R1', 'H1')).toBe(4);
  expect(draws('H1', 'H2')).toBe(4);
});
