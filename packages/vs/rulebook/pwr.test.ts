import { plainPower, printCard } from '@longbox/vs/print';
import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import {
  a,
  always,
  appearsItself,
  aura,
  countOf,
  draw,
  during,
  each,
  enemy,
  exists,
  firstEachTurn,
  inKo,
  itself,
  keyword,
  ko,
  levelUp,
  losesPowers,
  modify,
  on,
  onlyIf,
  onlyWhile,
  putIntoPlay,
  putMinus,
  stats,
  stun,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { listed, many, wordsOf } from './told.ts';

// VS-PWR-01: keyword powers, Super Powers and Level Up powers are three kinds; an effect can take the first two alone.
test('losing keyword and super powers leaves Level Up powers on', () => {
  const cards = [
    hero('Mute', [does('Hush', modify(a(yours({ is: 'main' })), 'turn', losesPowers))]),
    chief('Boss', [keyword('dodge'), does('Act', draw()), levelUp('Learn', 2, on('attacks', itself))]),
    chief('Boss', [], { level: 2 }),
  ];
  const { ann, bob, card, close } = scene('modern', {
    cards,
    ann: { front: ['Mute', 'x-boss-1'] },
    bob: { front: [body('D', 1, 9)] },
  });
  expect(ann.offered('use')).toContain('Boss, Act');
  ann.use('Mute', 'Hush');
  expect([card('x-boss-1').keywords, ann.offered('use')]).toEqual(['', []]);
  ann.attack('D', 'Boss');
  expect(card('x-boss-1').xp).toBe(1);
  resolve(ann, bob);
  close();
});

// VS-PWR-02, VS-PWR-07: powers work, and listen, only in play.
test('a power works only while its character is in play', () => {
  const cards = [
    hero('Watcher', [
      trigger('Watch', on('attacks'), draw()),
      aura('Cheer', { side: 'yours', name: 'A' }, stats(1, 0)),
    ]),
  ];
  const attack = (front: readonly string[], hand: readonly string[]) => {
    const at = scene('modern', {
      cards,
      ann: { front: ['body A 2/2', ...front], hand },
      bob: { front: ['body D 9/9'] },
    });
    at.ann.attack('D', 'A');
    return [at.card('A').atk, listed(at.seat('ann').hand).includes('Extra')];
  };
  expect(attack(['Watcher'], [])).toEqual([3, true]);
  expect(attack([], ['Watcher'])).toEqual([2, false]);
});

// VS-PWR-03: all powers of stunned and hidden characters are off.
test.each(['stunned', 'hidden'])('the powers of a %s character are off', (state) => {
  const cards = [
    hero('Watcher', [
      keyword('flight'),
      trigger('Watch', on('attacks'), draw()),
      aura('Cheer', { side: 'yours', name: 'A' }, stats(1, 0)),
      does('Act', draw()),
    ]),
  ];
  const { ann, card, seat, close } = scene('modern', {
    cards,
    ann: { front: [body('A', 2, 2), { card: 'Watcher', [state]: true }] },
    bob: { front: [body('D', 9, 9)] },
    open: true,
  });
  expect([card('A').atk, card('Watcher').keywords, ann.offered('use')]).toEqual([2, '', []]);
  ann.attack('D', 'A');
  expect(seat('ann').hand).toEqual([]);
  close();
});

// VS-PWR-04: a keyword without text has the meaning of the rulebook; one with text does what the text says.
test('a bare keyword means what the rulebook says', () => {
  const cards = [hero('Teller', [trigger('Berserker', on('attacks', itself), draw())])];
  const attack = (who: string) => {
    const at = scene('modern', { cards, ann: { front: [body('A', 2, 2, 'berserker'), 'Teller'] }, bob: {} });
    at.ann.attack('Main', who);
    return [at.card(who).plus, many(at.seat('ann').hand)];
  };
  expect(attack('A')).toEqual([1, 0]);
  expect(attack('Teller')).toEqual([0, 1]);
});

// VS-PWR-05: keyword powers are triggered, continuous or conditional.
test('keywords trigger, work all the time, or work while something is so', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [body('A', 2, 2, 'berserker', 'iAmGroot', 'leap')], resources: 3 },
    bob: { front: [body('D', 9, 9, 'leap')] },
    open: true,
  });
  expect([card('A').atk, wordsOf(card('A').keywords).includes('flight'), card('D').keywords]).toEqual([
    5,
    true,
    'leap',
  ]);
  ann.attack('D', 'A');
  expect(card('A').plus).toBe(1);
  close();
});

// VS-PWR-06: a clause is a trigger only if it starts with When, Whenever or At.
test('every trigger in the card pool is worded with when, whenever or at, and no other power is', () => {
  const lead = /^(Once each turn, when|When|Whenever|At|The first time) /;
  for (const card of VS_SETS.flatMap(({ cards }) => cards)) {
    if (card.card !== 'character') continue;
    const printed = printCard(card, 'en').text;
    card.powers.forEach((power, i) => {
      if (power.power !== 'trigger' && power.power !== 'super') return;
      const text = plainPower(printed[i + printed.length - card.powers.length] ?? printed[i], 'en');
      expect([card.id, power.name, lead.test(text)]).toEqual([card.id, power.name, power.power === 'trigger']);
    });
  }
});

// VS-PWR-08: triggers on stuns and KOs look at the situation just before.
test('a character stunned in the same exchange still gets its trigger for stunning and for being stunned', () => {
  const cards = [
    hero('Twin', [
      trigger('Proud', on('stuns', itself), draw()),
      trigger('Hurt', on('getsStunned', itself), draw()),
      trigger('Slayer', on('kos', itself), draw()),
    ]),
  ];
  const { ann, bob, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Twin'] },
    bob: { front: ['body D 2/2 health:1'] },
  });
  ann.attack('D', 'Twin');
  resolve(ann, bob);
  ann.trigger('Proud', 'Slayer');
  expect(many(seat('ann').hand)).toBe(3);
  close();
});

// VS-PWR-08: a departure looks back as well, and what left is gone by the time the effect runs.
test('a trigger on its own KO goes off as the character leaves', () => {
  const cards = [
    hero('Martyr', [trigger('Legacy', on('getsKod', itself), draw())]),
    hero('Axe', [does('Chop', ko(a(enemy())))]),
  ];
  const { ann, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Axe'] },
    bob: { front: ['Martyr'] },
  });
  ann.use('Axe', 'Chop');
  ann.choose('Martyr');
  expect([seat('bob').ko, seat('bob').hand]).toEqual([['Martyr'], ['Extra']]);
  close();
});

const mary = hero('Mary Walker', [
  trigger('Typhoid', on('attacks', itself), putMinus(1, each(enemy({ is: 'character' })))),
]);
const daredevil = chief(
  'Daredevil',
  [levelUp('Protector', 3, onlyIf(on('isAttacked', itself), exists(yours({ protectedBy: 'self' }))))],
  { def: 5 },
);
const widow = () =>
  scene('cr21', {
    cards: [mary, daredevil, chief('Daredevil', [], { level: 2 })],
    ann: { front: ['Mary Walker'] },
    bob: { front: [{ card: 'x-daredevil-1', as: 'Devil' }], back: [body('Black Widow', 1, 1)] },
    open: true,
  });

// VS-PWR-09, VS-EX-17: an intervening "if" must hold at the event and again at resolution.
test('an "if" that fails at resolution stops the trigger', () => {
  const { ann, card, close } = widow();
  ann.attack('Devil', 'Mary Walker');
  ann.order('Mary Walker');
  expect(card('Black Widow')).toEqual({ stunned: true, wounds: 1 });
  expect(card('Devil')).toEqual({ minus: 1 });
  close();
});

// VS-EX-17: the other order gives the XP. VS-PWR-09: without anybody to protect nothing triggers at all.
test('an "if" that holds at event and resolution lets the trigger through', () => {
  const { ann, card, close } = widow();
  ann.attack('Devil', 'Mary Walker');
  ann.order('Devil');
  expect([card('Black Widow').stunned, card('Devil').xp]).toEqual([true, 1]);
  close();
});

// VS-PWR-10: an intervening "while" is asked at the event only.
test('a "while" that ends before resolution does not stop the trigger', () => {
  const guard = (kind: typeof onlyIf) => {
    const boss = chief('Boss', [
      levelUp('Guard', 3, kind(on('isAttacked', itself), exists(yours({ protectedBy: 'self' })))),
    ]);
    const at = scene('modern', {
      cards: [mary, boss, chief('Boss', [], { level: 2 })],
      ann: { front: ['Mary Walker'] },
      bob: { front: [{ card: 'x-boss-1', as: 'B' }], back: [body('Black Widow', 1, 1)] },
    });
    at.ann.attack('B', 'Mary Walker');
    at.ann.order('Mary Walker');
    return at.card('B').xp;
  };
  expect([guard(onlyIf), guard(onlyWhile)]).toEqual([0, 1]);
});

// VS-PWR-21: "when it appears" goes off after the card has entered play.
test('an appears power sees its character in play', () => {
  const cards = [hero('Counter', [trigger('Count', appearsItself, draw(countOf(yours({ is: 'supporting' }))))])];
  const { ann, seat, close } = scene('modern', {
    cards,
    ann: { front: [body('A', 2, 2)], hand: ['Counter'], points: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Counter', 'front');
  expect(many(seat('ann').hand)).toBe(2);
  close();
});

// VS-PWR-20: "when you recruit" resolves after the payment and before the character appears.
test('a recruit trigger resolves while the recruited character is still in hand', () => {
  const cards = [
    hero('Clerk', [
      trigger('File', on('recruits', { other: true }, { player: 'you' }), draw(countOf(yours({ is: 'supporting' })))),
    ]),
    hero('Twin', [trigger('Arrive', appearsItself, draw())]),
  ];
  const { ann, seat, close } = scene('modern', {
    cards,
    ann: { front: ['Clerk'], hand: ['Twin'], points: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Twin', 'front');
  expect([many(seat('ann').hand), seat('ann').points, seat('ann').front]).toEqual([2, 0, ['Clerk', 'Twin']]);
  close();
});

// VS-PWR-20: what was recruited and what then appeared is one character, so it is no other for its own power.
test('a character does not count itself among the others recruited this turn', () => {
  const first = firstEachTurn(on('recruits', { is: 'character', other: true }, { player: 'you' }));
  const { ann, seat, close } = scene('modern', {
    cards: [hero('Clerk', [trigger('File', first, draw())])],
    ann: { hand: ['Clerk', body('A', 1, 1), body('B', 1, 1)], points: 3 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('Clerk', 'front');
  expect(seat('ann').hand).toEqual(['A', 'B']);
  ann.recruit('A', 'front');
  expect(seat('ann').hand).toEqual(['B', 'Extra']);
  ann.recruit('B', 'front');
  expect(seat('ann').hand).toEqual(['Extra']);
  close();
});

// VS-PWR-22: characters that appear together see one another.
test('two characters with Inspire that appear together inspire each other', () => {
  const cards = [
    hero('Caller', [does('Call', putIntoPlay(each(inKo({ keyword: 'inspire' }))))]),
    hero('Twin', [keyword('inspire')]),
    hero('Other', [keyword('inspire')]),
  ];
  const { ann, card, close } = scene('modern', { cards, ann: { front: ['Caller'], ko: ['Twin', 'Other'] }, bob: {} });
  ann.use('Caller', 'Call');
  ann.row('front');
  ann.row('front');
  ann.order('Twin');
  expect([card('Twin').plus, card('Other').plus]).toEqual([1, 1]);
  close();
});

// VS-PWR-23: a continuous power always uses current information.
test('a continuous power follows what it counts', () => {
  const cards = [
    hero('Crowd', [always('Strength', stats(countOf(yours({ is: 'supporting' })), 0))]),
    hero('Axe', [does('Chop', ko(a(yours({ name: 'A' }))))]),
  ];
  const { ann, card, close } = scene('modern', { cards, ann: { front: ['Crowd', 'Axe', body('A', 1, 1)] }, bob: {} });
  expect(card('Crowd').atk).toBe(5);
  ann.use('Axe', 'Chop');
  expect(card('Crowd').atk).toBe(4);
  close();
});

// VS-PWR-24, VS-EX-19: a conditional power works only while its condition holds.
test('Fearless counts only while its character attacks a main character', () => {
  const cards = [hero('Wall', [], { def: 4, atk: 0 })];
  const attack = (target: string) => {
    const at = scene('modern', {
      cards,
      ann: { front: [body('Daredevil', 2, 9, 'fearless')] },
      bob: { front: ['Wall', 'body Boss 0/4 main health:9'] },
    });
    at.ann.attack(target, 'Daredevil');
    resolve(at.ann, at.bob);
    return at.card(target).stunned;
  };
  expect([attack('Boss'), attack('Wall')]).toEqual([true, false]);
});

// VS-PWR-24: the word "while" marks it; in between it makes nothing.
test('a power with a condition comes and goes with it', () => {
  const cards = [
    hero('Guard', [during(exists(enemy({ stunned: true })), always('Gloat', stats(3, 0)))]),
    hero('Axe', [does('Hit', stun(a(enemy({ name: 'D' }))))]),
  ];
  const { ann, card, close } = scene('modern', {
    cards,
    ann: { front: ['Guard', 'Axe'] },
    bob: { front: [body('D', 2, 2)] },
  });
  expect(card('Guard').atk).toBe(2);
  ann.use('Axe', 'Hit');
  expect(card('Guard').atk).toBe(5);
  close();
});
