import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  anEnemy,
  aura,
  counterMayBe,
  draw,
  each,
  enemy,
  guessType,
  itself,
  keyword,
  law,
  on,
  putMinus,
  putPlus,
  reaction,
  rearrangeEquipment,
  stats,
  stun,
  theNumber,
  trigger,
  wound,
  woundInstead,
  yours,
} from '../src/index.ts';
import { body, does, gear, hero, scene } from './cast.ts';

describe('a wound that goes elsewhere', () => {
  const shield = hero(
    'Shield',
    [
      {
        ...reaction(
          'Take',
          on('getsWounded', { is: 'character', side: 'yours', other: true }),
          [],
          woundInstead('self'),
        ),
      },
    ],
    { health: 2, def: 9 },
  );
  const coward = hero(
    'Coward',
    [
      {
        ...reaction('Give', on('getsWounded', itself), [], woundInstead(a(yours({ other: true })))),
        whileStunned: true,
      },
    ],
    { health: 1, def: 3 },
  );
  const martyr = hero('Martyr', [trigger('Cry', on('getsWounded', itself), draw())], { def: 3, health: 1 });
  const foe = hero('Foe', [does('Hit', stun(a(enemy({ is: 'supporting' })))), does('Cut', wound(each(enemy()), 1))]);
  const twice = hero('Twice', [does('Two', wound(a(enemy({ is: 'supporting' })), 2))]);
  const cards = [shield, coward, martyr, foe, twice];
  const stage = (front: readonly (string | object)[], by = 'Foe') =>
    scene('modern', {
      cards,
      ann: { front: [by] },
      bob: { front, deck: 9 },
      open: true,
    });

  // VS-MEC-WOUND-03: the stun stays, the wound and what waits for it do not.
  test('is the wound of the other alone', () => {
    const at = stage(['Shield', 'Martyr']);
    at.ann.use('Foe', 'Hit');
    at.ann.choose('Martyr');
    at.bob.react('Shield', 'Take');
    expect([at.card('Martyr').stunned, at.card('Martyr').wounds, at.card('Shield').wounds]).toEqual([true, 0, 1]);
    expect(at.seat('bob').hand).toEqual([]);
    expect(at.seat('bob').ko).toEqual([]);
  });

  // VS-MEC-WOUND-03, VS-STN-21
  test('KOs the first once nobody has taken it', () => {
    const at = stage(['Shield', 'Martyr']);
    at.ann.use('Foe', 'Hit');
    at.ann.choose('Martyr');
    expect(at.card('Martyr').zone).toBe('front');
    at.bob.pass();
    expect(at.seat('bob').ko).toEqual(['Martyr']);
    expect(at.card('Shield').wounds).toBe(0);
  });

  // VS-MEC-WOUND-03: he is face down when it goes on.
  test('can be given away by who has been stunned', () => {
    const at = stage(['Coward', { body: 'B 1/9 health:1' }, body('C', 1, 9)]);
    at.ann.use('Foe', 'Hit');
    at.ann.choose('Coward');
    at.bob.react('Coward', 'Give');
    at.bob.choose('B');
    expect([at.card('Coward').stunned, at.card('Coward').wounds]).toEqual([true, 0]);
    expect(at.seat('bob').ko).toEqual(['B']);
  });

  // VS-MEC-WOUND-03, VS-STN-20: all that were to go wait for the answer, and each number of wounds goes whole.
  test('is decided before anybody goes', () => {
    const at = stage(['Shield', 'Martyr', { body: 'B 1/9 health:1' }]);
    at.ann.use('Foe', 'Cut');
    expect(at.seat('bob').ko).toEqual([]);
    at.bob.pass();
    at.bob.pass();
    if (at.decides() === 'bob') at.bob.pass();
    expect(at.seat('bob').ko.toSorted()).toEqual(['B', 'Martyr']);
    const two = stage(['Shield', { body: 'B 1/9 health:3' }], 'Twice');
    two.ann.use('Twice', 'Two');
    two.ann.choose('B');
    two.bob.react('Shield', 'Take');
    expect([two.card('B').wounds, two.seat('bob').ko]).toEqual([0, ['Shield']]);
  });
});

describe('counters that may be others', () => {
  const light = hero('Light', [aura('Light', { is: 'character', side: 'yours' }, counterMayBe('minus', 'plus'))]);
  const dark = hero('Dark', [
    does('Curse', putMinus(2, each(enemy({ is: 'supporting' })))),
    does('Good', putPlus(1, a(enemy({ is: 'supporting' })))),
  ]);
  const self = hero(
    'Self',
    [does('Price', putMinus(2, 'self', 'n'), putPlus(theNumber('n'), a(yours({ other: true }))))],
    {
      def: 9,
    },
  );
  const stage = (bob: object) =>
    scene('modern', { cards: [light, dark, self], ann: { front: ['Dark'] }, bob, open: true });

  // VS-MEC-REPLACE-03: for each character by itself; its player says so.
  test('are chosen for each character', () => {
    const at = stage({ front: [body('A', 1, 9), body('B', 1, 9)], back: [{ card: 'Light', plus: 2 }] });
    at.ann.use('Dark', 'Curse');
    const asked: string[] = [];
    while (at.decides() === 'bob') {
      const offered = at.bob.offered('counter');
      asked.push(offered[0] ?? '');
      const mine = offered.find((one) => one.startsWith('plus') && one.includes('A'));
      const [kind, card] = (mine ?? offered.find((one) => one.startsWith('minus')) ?? '').split(', ');
      at.bob.counter(kind, card);
    }
    expect(asked).toHaveLength(3);
    expect([at.card('A').plus, at.card('A').minus]).toEqual([2, 0]);
    expect([at.card('B').plus, at.card('B').minus]).toEqual([0, 2]);
    expect(at.card('Light').plus).toBe(0);
  });

  // VS-MEC-REPLACE-03: the other kind, and the other side, are left alone.
  test('are only those of that kind, on that side', () => {
    const at = stage({ front: [body('A', 1, 9)], back: ['Light'] });
    at.ann.use('Dark', 'Good');
    at.ann.choose('A');
    expect(at.card('A').plus).toBe(1);
    expect(at.decides()).toBe('ann');
  });

  // VS-MEC-REPLACE-05: what was put is counted when it is known.
  test.each([
    ['minus', 2],
    ['plus', 0],
  ])('count as put if they are %s counters: %i', (kind, count) => {
    const at = scene('modern', {
      cards: [light, dark, self],
      ann: { front: ['Self', body('A', 1, 9)], back: ['Light'] },
      bob: {},
      open: true,
    });
    at.ann.use('Self', 'Price');
    at.ann.counter(kind, 'Self');
    if (at.ann.offered('choose').includes('A')) at.ann.choose('A');
    expect(at.card('A').plus).toBe(count);
  });
});

describe('equipment that is moved', () => {
  const mover = hero('Mover', [does('Move', rearrangeEquipment)], { def: 9 });
  const blade = gear('Blade', [always('Edge', stats(2, 0))]);
  const ring = gear('Ring', [always('Glow', stats(0, 2)), trigger('New', on('appears', itself), draw())]);
  const own = gear('Own', [law('Own', { rule: 'equipOnlyTo', who: 'you', wearer: { name: 'Mover' } })]);
  const beast = hero('Beast', [keyword('creature')], { def: 9 });
  const stage = (extra: readonly (string | object)[] = []) =>
    scene('modern', {
      cards: [mover, blade, ring, own, beast],
      ann: {
        front: [
          { card: 'Mover', equipment: ['Own'] },
          { body: 'A 1/9', equipment: ['Blade'] },
        ],
        deck: 9,
      },
      bob: { front: [{ body: 'B 1/9', equipment: ['Ring'] }, ...extra] },
      open: true,
    });

  // VS-MEC-EQUIPX-05: they change places, across sides, and nothing appears.
  test('changes places at one stroke', () => {
    const at = stage();
    at.ann.use('Mover', 'Move');
    at.ann.choose('Blade', 'Ring');
    expect(at.ann.offered('equip').toSorted()).toEqual(['Blade, A', 'Blade, B', 'Blade, Main']);
    at.ann.equip('Blade', 'B');
    at.ann.equip('Ring', 'A');
    expect([at.card('A').equipment, at.card('B').equipment]).toEqual([['Ring'], ['Blade']]);
    expect([at.card('A').def, at.card('B').atk, at.seat('ann').hand]).toEqual([11, 3, []]);
    expect(at.card('Blade').controller).toBe('bob');
  });

  // VS-MEC-EQUIPX-05: only to who may bear it and has none.
  test('goes to nobody who cannot have it', () => {
    const at = stage(['Beast', { body: 'S 1/1', stunned: true }]);
    at.ann.use('Mover', 'Move');
    at.ann.choose('Blade');
    const offered = at.ann.offered('equip').map((one) => one.replace('Blade, ', ''));
    expect(offered.includes('Beast') || offered.includes('S') || offered.includes('B')).toBe(false);
    at.ann.equip('Blade', 'A');
    expect(at.card('A').equipment).toEqual(['Blade']);
  });

  // VS-MEC-EQUIPX-01, VS-MEC-EQUIPX-05
  test('that only one can have stays with that one', () => {
    const at = stage();
    at.ann.use('Mover', 'Move');
    at.ann.choose('Own');
    expect(at.card('Mover').equipment).toEqual(['Own']);
  });
});

describe('a guess at a card of a hand', () => {
  const spy = hero('Spy', [does('Guess', guessType(anEnemy()))], { def: 9 });
  const stage = (hand: readonly (string | object)[]) =>
    scene('modern', { cards: [spy], ann: { front: ['Spy'] }, bob: { hand }, open: true });

  // VS-MEC-SECRET-03
  test('a right one discards the card, and the next begins', () => {
    const at = stage(['Might Location', 'Energy Location']);
    at.ann.use('Spy', 'Guess');
    expect(at.bob.offered('type')).toEqual(['main', 'supporting', 'plotTwist', 'location', 'equipment']);
    at.bob.type('location');
    at.ann.yes();
    expect(at.seat('bob').ko).toHaveLength(1);
    at.bob.type('plotTwist');
    at.ann.no();
    expect([at.seat('bob').ko.length, at.seat('bob').hand]).toEqual([2, []]);
    expect(at.decides()).toBe('ann');
  });

  // VS-MEC-SECRET-03: it is shown, and stays.
  test.each([
    ['location', 'no'],
    ['supporting', 'yes'],
  ])('a wrong one ends it: %s, %s', (type, said) => {
    const at = stage(['Might Location', 'Energy Location']);
    at.ann.use('Spy', 'Guess');
    at.bob.type(type);
    if (said === 'yes') at.ann.yes();
    else at.ann.no();
    expect([at.seat('bob').ko, at.seat('bob').hand.length, at.decides()]).toEqual([[], 2, 'ann']);
  });

  // VS-MEC-SECRET-03
  test('needs a hand', () => {
    const at = stage([]);
    at.ann.use('Spy', 'Guess');
    expect([at.decides(), at.bob.offered('type')]).toEqual(['ann', []]);
  });
});
