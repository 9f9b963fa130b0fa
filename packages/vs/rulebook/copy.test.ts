import { expect, test } from 'vitest';
import {
  a,
  always,
  anyTurn,
  draw,
  enemy,
  gainXp,
  gets,
  has,
  keyword,
  levelUp,
  type Modifier,
  modify,
  on,
  putPlus,
  superPower,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many, wordsOf } from './told.ts';

const mutant = { teams: ['xmen'] } as const;
/** mnb-037: has the powers of each other face-up X-Men supporting character on her side. */
const HOPE = 'mnb-037 as Hope';
const copying = (of: Extract<Modifier, { mod: 'copyPowers' }>['of']) => always('Mimic', { mod: 'copyPowers', of });

// VS-COPY-01, VS-KW-MUTANT-POWER-DUPLICATION-3: a copied power that names its owner means the copying character.
test('a copied power is about the character that copies it', () => {
  const steel = hero('Steel', [anyTurn('Organic Steel', 'combat', [], gets('self', 5, 5))], mutant);
  const { ann, bob, card, close } = scene('mb15', {
    cards: [steel],
    ann: { front: [HOPE, 'Steel'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'Hope');
  ann.use('Hope', 'Organic Steel');
  expect([card('Hope').atk, card('Steel').atk]).toEqual([7, 2]);
  resolve(bob, ann);
  close();
});

const think = superPower('Think', 'main', ['intellect'], draw());

// VS-COPY-02: two copies of one super power are each used once, each paid for.
test('two copies of a super power are used twice and paid for twice', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [hero('Left', [think], mutant), hero('Right', [think], mutant)],
    ann: {
      front: [HOPE, 'Left', 'Right'],
      resources: ['Intellect Location as I1', 'Intellect Location as I2', 'Intellect Location as I3'],
    },
    bob: {},
  });
  ann.use('Hope', 'Think');
  ann.use('Hope', 'Think');
  expect([many(seat('ann').hand), card('I1').faceDown, card('I2').faceDown]).toEqual([2, true, true]);
  expect(ann.refused('use', 'Hope', 'Think')).toEqual(['VS-PWR-42']);
  close();
});

const shrinkers = (sides: object) =>
  scene('mb15', {
    cards: [hero('Ant', [keyword('shrink')], mutant), hero('Bee', [keyword('shrink')], mutant)],
    ann: { front: [body('A', 5, 5), body('B', 5, 5)] },
    bob: { front: [HOPE, 'Ant', 'Bee'] },
    ...sides,
  });

// VS-COPY-03, VS-EX-30: both copies of Shrink trigger; once the first has cancelled the combat the second does nothing.
test('two copies of Shrink both trigger, and cannot cancel a second attack', () => {
  const { ann, bob, card, table, close } = shrinkers({});
  ann.attack('Hope', 'A');
  ann.trigger('Shrink');
  bob.yes();
  bob.yes();
  expect([table().combat, card('Hope')]).toEqual([false, {}]);
  ann.attack('Hope', 'B');
  resolve(ann, bob);
  expect(card('Hope').zone).toBe('ko');
  close();
});

// VS-COPY-03: the second resolves on its own if the first was declined.
test('the second copy of Shrink can still cancel what the first let pass', () => {
  const { ann, bob, table, close } = shrinkers({});
  ann.attack('Hope', 'A');
  ann.trigger('Shrink');
  bob.no();
  bob.yes();
  expect(table().combat).toBe(false);
  close();
});

// VS-COPY-03, VS-KW-BERSERKER: two copies of Berserker give two counters.
test('two copies of Berserker give two counters', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Ant', [keyword('berserker')], mutant), hero('Bee', [keyword('berserker')], mutant)],
    ann: { front: [HOPE, 'Ant', 'Bee'] },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  ann.attack('D', 'Hope');
  ann.trigger('Berserker');
  expect(card('Hope').plus).toBe(2);
  close();
});

// VS-COPY-04, VS-EX-31: two copies of Mobile still allow one move a turn.
test('a second copy of Mobile adds nothing', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [hero('Ant', [keyword('mobile')], mutant), hero('Bee', [keyword('mobile')], mutant)],
    ann: { front: [HOPE, { card: 'Ant', exhausted: true }, 'Bee'] },
    bob: {},
  });
  ann.use('Hope', 'Mobile');
  ann.row('back');
  expect(card('Hope').zone).toBe('back');
  expect(ann.refused('use', 'Hope', 'Mobile')).toEqual(['VS-PWR-42']);
  close();
});

// VS-COPY-05: keyword powers, triggered, continuous or conditional, and super powers are copied; Level Up powers are not.
test('keyword and super powers are copied, Level Up powers are not', () => {
  const boss = chief('Boss', [
    keyword('flight'),
    keyword('iAmGroot'),
    does('Act', putPlus(1, 'self')),
    levelUp('Learn', 1, on('attacks'), draw()),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [boss, hero('Mimic', [copying(yours({ is: 'main' }))])],
    ann: { front: ['Mimic'], back: ['x-boss-1'], resources: 3 },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  expect([card('Mimic').atk, card('Mimic').keywords]).toEqual([5, 'flight iAmGroot']);
  expect(ann.offered('use')).toEqual(['Mimic, Act', 'Boss, Act']);
  ann.attack('D', 'Mimic');
  expect(many(seat('ann').hand)).toBe(1);
  close();
});

// VS-COPY-06: AKA is not a power and not copied.
test('a copy has no further name', () => {
  const { ann, close } = scene('modern', {
    cards: [hero('Mimic', [copying(yours({ name: 'Widow' }))])],
    ann: { front: ['Mimic', 'body Widow 2/2 flight aka:Spider'], hand: [body('Spider', 1, 1)] },
    bob: {},
  });
  expect(ann.offered('powerUp')).toEqual(['Spider, Widow']);
  close();
});

// VS-COPY-07: only printed powers are copied, and never a copying power.
test('what a character was given is not copied, nor what it copies itself', () => {
  const bless = does('Bless', modify(a(yours({ name: 'Plain' })), 'turn', has('flight')));
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Saint', [bless]),
      hero('Plain', [keyword('dodge')]),
      hero('First', [copying(yours({ name: 'Plain' }))]),
      hero('Second', [copying(yours({ name: ['First', 'Plain'] }))]),
      hero('Third', [copying(yours({ name: 'First' }))]),
    ],
    ann: { front: ['Saint', 'Plain', 'First', 'Second', 'Third'] },
    bob: {},
  });
  ann.use('Saint', 'Bless');
  expect(['Plain', 'First', 'Second', 'Third'].map((name) => card(name).keywords)).toEqual([
    'flight dodge',
    'dodge',
    'dodge',
    '',
  ]);
  close();
});

// VS-KW-MUTANT-POWER-DUPLICATION: all powers of each other face-up X-Men supporting character on her side.
test('Hope Summers has the powers of the other face-up X-Men and of nobody else', () => {
  const { card, close } = scene('mb15', {
    ann: {
      front: [
        HOPE,
        'body Flyer 1/1 flight ranged team:xmen',
        'body Away 1/1 dodge',
        { body: 'Out 1/1 lethal team:xmen', stunned: true },
      ],
    },
    bob: { front: ['body Foe 1/1 grab team:xmen'] },
  });
  expect(wordsOf(card('Hope').keywords)).toEqual(['flight', 'mutantPowerDuplication', 'ranged']);
  close();
});

// VS-KW-MUTANT-POWER-DUPLICATION, VS-COPY-05: what she copies can reach others, as Hex does.
test('a Hex that Hope Summers copies holds although the witch is stunned', () => {
  const train = does('Train', gainXp(1, a(enemy({ is: 'main' }))));
  const cards = [
    hero('Witch', [keyword('hex')], mutant),
    hero('Echo', [copying(yours({ name: 'Witch' }))]),
    hero('Coach', [train]),
    chief('Boss', [levelUp('Learn', 1, on('appears'))]),
    chief('Boss', [], { level: 2 }),
  ];
  const levels = (front: readonly unknown[]) => {
    const at = scene('modern', { cards, ann: { front: ['Coach', ...front] }, bob: { front: ['x-boss-1'] } });
    at.ann.use('Coach', 'Train');
    return at.card('x-boss-2').zone;
  };
  const stunned = { card: 'Witch', stunned: true };
  expect([levels([stunned]), levels([stunned, 'Echo'])]).toEqual(['front', 'levelUp']);
});

// VS-KW-MUTANT-POWER-DUPLICATION-2, VS-EX-42: in the first edition it works in the KO pile; later in play only.
test.each([
  ['mb15', ["Hope, Can't Keep a Bad Man Down"]],
  ['modern', []],
])('in %s, Hope in the KO pile is offered %s', (profile, offered) => {
  const { ann, card, close } = scene(profile, {
    ann: { front: ['mnb-039'], ko: [HOPE], resources: ['Might Location'] },
    bob: {},
    at: 'formation',
  });
  expect(ann.offered('use')).toEqual(offered);
  if (offered.length > 0) {
    ann.use('Hope', "Can't Keep a Bad Man Down");
    ann.row('front');
    expect(card('Hope').zone).toBe('front');
  }
  close();
});
