import { plainPower, printCard } from '@longbox/vs/print';
import { expect, test } from 'vitest';
import {
  a,
  always,
  aura,
  backToBase,
  base,
  becomeLevel,
  cant,
  countOf,
  draw,
  during,
  each,
  endOfTheTurn,
  enemy,
  exists,
  gets,
  has,
  itself,
  later,
  laterOnce,
  losesPowers,
  modify,
  on,
  oneOf,
  promote,
  putMinus,
  putPlus,
  ruleFor,
  stats,
  stun,
  superPower,
  supporting,
  toHand,
  transform,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene, twist } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

// VS-MOD-01: an effect that resolves, a continuous power and a conditional power can each be behind a modifier.
test('resolved effects, continuous and conditional powers all modify', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Doer', [does('Act', gets('self', 1, 0, 'turn'))]),
      hero('Steady', [always('Strong', stats(2, 0))]),
      hero('Moody', [during(exists(enemy({ stunned: true })), always('Gloat', stats(3, 0)))]),
    ],
    ann: { front: ['Doer', 'Steady', 'Moody'] },
    bob: { front: [{ body: 'D 2/2', stunned: true }] },
  });
  ann.use('Doer', 'Act');
  expect(['Doer', 'Steady', 'Moody'].map((name) => card(name).atk)).toEqual([3, 4, 5]);
  close();
});

// VS-MOD-02: a resolving effect comes from a trigger, a delayed trigger, a super power or a plot twist.
test('triggers, delayed triggers, super powers and plot twists resolve', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Doer', [
        trigger('Rush', on('attacks', itself), putPlus(1, 'self')),
        does('Act', putPlus(1, 'self'), laterOnce('turn', on('attacks', itself), putPlus(1, 'self'))),
      ]),
      twist('Help', 'main', putPlus(1, a(yours({ name: 'Doer' })))),
    ],
    ann: { front: ['Doer'], hand: ['Help'] },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  ann.use('Doer', 'Act');
  ann.play('Help');
  ann.attack('D', 'Doer');
  ann.order('Doer');
  expect(card('Doer').plus).toBe(4);
  close();
});

// VS-MOD-03, VS-MOD-04: a one-shot modifier changes the game once and is over; others last.
test('a counter stays, a turn-long bonus goes', () => {
  const { ann, card } = scene('modern', {
    cards: [hero('Doer', [does('Act', putPlus(1, 'self'), gets('self', 5, 0, 'turn'), draw())])],
    ann: { front: ['Doer'] },
    bob: {},
  });
  ann.use('Doer', 'Act');
  expect(card('Doer').atk).toBe(8);
  ann.pass();
  expect([card('Doer').atk, card('Doer').plus]).toEqual([3, 1]);
});

// VS-MOD-05: what a continuous power makes has the timestamp of its character.
test('a continuous power counts from when its character came into play', () => {
  const reset = hero('Null', [does('Reset', modify(a(yours({ name: 'Weak' })), 'turn', backToBase))]);
  const early = scene('modern', {
    cards: [reset, hero('Cheer', [aura('Cheer', { side: 'yours', name: 'Weak' }, stats(3, 0))])],
    ann: { front: ['Null', 'Cheer', body('Weak', 1, 1)] },
    bob: {},
  });
  expect(early.card('Weak').atk).toBe(4);
  early.ann.use('Null', 'Reset');
  expect(early.card('Weak').atk).toBe(1);
  early.close();
});

// VS-MOD-06, VS-MOD-07: it uses current information and ends when its source leaves or is off.
test('a continuous modifier is up to date and ends with its source', () => {
  const cheer = hero('Cheer', [
    aura('Cheer', { side: 'yours', name: 'A' }, stats(countOf(yours({ is: 'supporting' })), 0)),
    does('Leave', toHand('self')),
    does('Faint', stun('self')),
  ]);
  const use = (power: string) => {
    const { ann, card } = scene('modern', { cards: [cheer], ann: { front: ['Cheer', body('A', 1, 1)] }, bob: {} });
    expect(card('A').atk).toBe(3);
    ann.use('Cheer', power);
    return card('A').atk;
  };
  expect([use('Leave'), use('Faint')]).toEqual([1, 1]);
});

// VS-MOD-08: a lasting modifier of a resolved effect has the timestamp of its resolution.
test('of two effects that set a base the later one counts, whoever is older', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Old', [does('Nine', modify(a(yours({ name: 'A' })), 'turn', base(9, 9)))]),
      hero('New', [does('Five', modify(a(yours({ name: 'A' })), 'turn', base(5, 5)))]),
    ],
    ann: { front: ['Old', 'New', body('A', 1, 1)] },
    bob: {},
  });
  ann.use('New', 'Five');
  ann.use('Old', 'Nine');
  expect(card('A').atk).toBe(9);
  close();
});

// VS-MOD-09: it fixes the information it needs as it resolves.
test('a resolved bonus does not follow what it counted', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Doer', [does('Count', gets('self', countOf(yours()), 0, 'turn'))]),
      hero('Door', [does('Leave', toHand('self'))]),
    ],
    ann: { front: ['Doer', 'Door'] },
    bob: {},
  });
  ann.use('Doer', 'Count');
  ann.use('Door', 'Leave');
  expect(card('Doer').atk).toBe(5);
  close();
});

// VS-MOD-10: once made it does not depend on its source.
test('a resolved bonus outlives its source', () => {
  const { ann, card, close } = scene('modern', {
    cards: [hero('Doer', [does('Bless', gets(a(yours({ name: 'A' })), 3, 0, 'turn')), does('Leave', toHand('self'))])],
    ann: { front: ['Doer', body('A', 1, 1)] },
    bob: {},
  });
  ann.use('Doer', 'Bless');
  ann.use('Doer', 'Leave');
  expect(card('A').atk).toBe(4);
  close();
});

// VS-MOD-11: it reaches the characters then in play; a rule covers later arrivals as well.
test('a bonus for all misses who comes later, a rule for all does not', () => {
  const cards = [
    hero('Doer', [
      superPower('Bless', 'build', [], gets(each(yours()), 3, 0, 'turn')),
      superPower('Forbid', 'build', [], ruleFor(yours(), 'turn', cant('attack'))),
    ]),
  ];
  const { ann, card, close } = scene('modern', {
    cards,
    ann: { front: ['Doer', body('A', 1, 1)], hand: [body('Late', 1, 1)], points: 1 },
    bob: { front: [body('D', 1, 1)] },
    at: 'recruit',
  });
  ann.use('Doer', 'Bless');
  ann.use('Doer', 'Forbid');
  ann.recruit('Late', 'front');
  expect([card('A').atk, card('Late').atk]).toEqual([4, 1]);
  ann.pass();
  ann.pass();
  expect(ann.offered('attack')).toEqual([]);
  close();
});

const sinister = chief('Sinister', [
  superPower(
    'Genetic Manipulation',
    'main',
    ['energy'],
    {
      verb: 'choose',
      cards: a(yours({ is: 'supporting', other: true }), 'it'),
    },
    oneOf(
      ...(['flight', 'ranged', 'berserker', 'dodge', 'ferocious', 'lethal'] as const).map((one) => [
        modify({ cards: 'the', name: 'it' }, 'game', has(one)),
      ]),
    ),
  ),
]);

// VS-MOD-12, VS-CARD-23, VS-EX-32: what has no duration lasts as long as the character's stay in play.
test('a gene given for good is kept until its character leaves play', () => {
  const { ann, bob, card } = scene('cr21', {
    cards: [sinister, hero('Door', [does('Away', toHand(a(yours({ name: 'A' }))))])],
    ann: { front: ['Door', body('A', 1, 1)], back: ['x-sinister-1'], resources: ['Energy Location'] },
    bob: {},
  });
  ann.use('Sinister', 'Genetic Manipulation');
  ann.choose('A');
  expect(ann.offered('number').length).toBe(6);
  ann.number(0);
  ann.pass();
  for (let step = 0; step < 4; step++) bob.pass();
  expect(card('A').keywords).toBe('flight');
  for (let step = 0; step < 3; step++) ann.pass();
  ann.use('Door', 'Away');
  expect(card('A').keywords ?? '').toBe('');
});

// VS-MOD-12: with a duration it ends with it.
test('a combat-long bonus ends with the combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [hero('Doer', [superPower('Hit', 'combat', [], gets('self', 3, 0))], { def: 9 })],
    ann: { front: ['Doer'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'Doer');
  ann.use('Doer', 'Hit');
  expect(card('Doer').atk).toBe(5);
  resolve(bob, ann);
  expect(card('Doer').atk).toBe(2);
  close();
});

const delayed = (once: typeof later) => {
  const { ann, bob, seat } = scene('modern', {
    cards: [hero('Doer', [does('Plan', once('turn', on('attacks', { side: 'yours' }), draw()))])],
    ann: { front: ['Doer', body('A', 1, 9), body('B', 1, 9)] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.use('Doer', 'Plan');
  const counts = [];
  for (const name of ['A', 'B']) {
    ann.attack('D', name);
    resolve(ann, bob);
    counts.push(many(seat('ann').hand));
  }
  ann.pass();
  return counts;
};

// VS-MOD-13, VS-MOD-14: a delayed trigger waits for its event, and ends after it or with its duration.
test('a delayed trigger goes off when its event comes, once or as long as it lasts', () => {
  expect(delayed(laterOnce)).toEqual([1, 1]);
  expect(delayed(later)).toEqual([1, 2]);
});

// VS-MOD-14: after its turn it is gone.
test('a delayed trigger for this turn does not see the next', () => {
  const { ann, bob, seat } = scene('modern', {
    cards: [hero('Doer', [does('Plan', later('turn', on('attacks'), draw(5)))])],
    ann: { front: ['Doer'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.use('Doer', 'Plan');
  ann.pass();
  for (let step = 0; step < 3; step++) bob.pass();
  bob.attack('Doer', 'D');
  expect(seat('ann').hand).toEqual([]);
});

// VS-MOD-15: when, whenever or at mark a delayed trigger, wherever in the sentence they stand.
test('a delayed trigger is printed with when or at', () => {
  const says = (effect: Parameters<typeof does>[1]) => {
    const card = supporting({
      id: 'x-1',
      name: 'Sable',
      cost: 1,
      atk: 1,
      def: 1,
      health: 1,
      teams: [],
      powers: [does('Plan', effect)],
    });
    return plainPower(printCard(card, 'en').text[0], 'en');
  };
  const marked = /\b(when|whenever|at)\b/i;
  expect(says(later('turn', on('attacks', { side: 'yours' }), draw()))).toMatch(marked);
  expect(says(laterOnce('turn', endOfTheTurn, draw()))).toMatch(marked);
  expect(says(draw())).not.toMatch(marked);
});

// VS-MOD-16: in the order of the text. VS-MOD-17: what is impossible is skipped, the rest is carried out.
test('instructions follow one another, and an impossible one is skipped', () => {
  const { ann, seat, card, close } = scene('modern', {
    cards: [
      hero('Doer', [
        does('Order', putPlus(2, 'self'), draw(countOf(yours({ hasCounter: 'plus' })))),
        does('Try', stun(a(enemy({ name: 'Nobody' }))), putMinus(1, a(yours({ name: 'Nobody' }))), draw()),
      ]),
    ],
    ann: { front: ['Doer'] },
    bob: {},
  });
  ann.use('Doer', 'Order');
  expect([card('Doer').plus, many(seat('ann').hand)]).toEqual([2, 1]);
  ann.use('Doer', 'Try');
  expect(many(seat('ann').hand)).toBe(2);
  close();
});

// VS-MOD-18, VS-CARD-04, VS-EX-46: Rocket needs two cards of different names in the KO pile; without them nothing happens.
test.each([
  [['Energy Location', 'Energy Location as Second'], 0],
  [['Energy Location', 'Might Location'], 1],
])('Rocket with %s in the KO pile gets %i card', (ko, gets) => {
  const { ann, bob, seat, close } = scene('mcu18', {
    ann: { front: ['mcu1-014'], resources: ['mcu1-064'], ko },
    bob: {},
  });
  ann.use('Rocket', "I'm Gonna Need a Few Things");
  if (gets > 0) {
    ann.choose('Energy Location', 'Might Location');
    bob.choose('Might Location');
  }
  expect(seat('ann').hand).toEqual(gets > 0 ? ['Might Location'] : []);
  close();
});

// VS-MOD-19, VS-MC-10: modifiers stay through level change, promotion, demotion and transformation.
test('modifiers stay on a character that becomes another', () => {
  const bless = does('Bless', modify(each(yours()), 'game', has('flight')), gets(each(yours()), 1, 0, 'game'));
  const cards = [
    hero('Saint', [
      bless,
      does('Crown', promote(a(yours({ name: 'A' })))),
      does('Turn', transform('Moth', 0, a(yours({ name: 'A' })))),
    ]),
    hero('Moth', [], { atk: 7 }),
    chief('Boss', [does('Rise', becomeLevel(2))]),
    chief('Boss', [], { level: 2, atk: 5 }),
  ];
  const { ann, card, close } = scene('modern', {
    cards,
    ann: { front: ['Saint', body('A', 1, 1), 'x-boss-1'], side: ['Moth'] },
    bob: {},
  });
  ann.use('Saint', 'Bless');
  ann.use('Boss', 'Rise');
  expect([card('x-boss-2').atk, card('x-boss-2').keywords]).toEqual([6, 'flight']);
  ann.use('Saint', 'Crown');
  expect([card('x-boss-2').main, card('A').main]).toEqual([false, true]);
  ann.use('Saint', 'Turn');
  expect([card('Moth').atk, card('Moth').keywords, card('x-boss-2').atk]).toEqual([8, 'flight', 6]);
  close();
});

// VS-MOD-20: a modifier whose duration would be over already is never made.
test('a combat-long modifier made outside combat does nothing', () => {
  const { ann, card, close } = scene('modern', {
    cards: [
      hero('Doer', [
        does(
          'Act',
          gets('self', 3, 3, 'combat'),
          ruleFor(yours(), 'combat', cant('attack')),
          later('combat', on('attacks'), draw()),
        ),
      ]),
    ],
    ann: { front: ['Doer'] },
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  ann.use('Doer', 'Act');
  expect([card('Doer').atk, ann.offered('attack')]).toEqual([2, ['D, Doer']]);
  close();
});

// VS-MOD-21: taking powers leaves modifiers; a granted power is there again when the loss ends.
test('losing powers does not take a bonus, and a gift comes back afterwards', () => {
  const cards = [
    hero('Saint', [
      superPower(
        'Bless',
        'build',
        [],
        gets(a(yours({ name: 'A' })), 3, 0, 'game'),
        modify(a(yours({ name: 'A' })), 'game', has('flight')),
      ),
    ]),
    hero('Mute', [superPower('Hush', 'build', [], modify(a(yours({ name: 'A' })), 'turn', losesPowers))]),
  ];
  const { ann, card } = scene('modern', {
    cards,
    ann: { front: ['Saint', 'Mute', body('A', 1, 1)] },
    bob: {},
    at: 'formation',
  });
  ann.use('Saint', 'Bless');
  ann.use('Mute', 'Hush');
  expect([card('A').atk, card('A').keywords]).toEqual([4, '']);
  ann.pass();
  ann.pass();
  expect([card('A').atk, card('A').keywords]).toEqual([4, 'flight']);
});
