import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  anyTurn,
  can,
  character,
  cheapenPower,
  costingInAll,
  draw,
  each,
  enemy,
  has,
  inHand,
  inKo,
  leavesGame,
  modify,
  paysLess,
  putIntoPlay,
  putPlus,
  relate,
  some,
  stun,
  superPower,
  the,
  yours,
} from '../src/index.ts';
import { body, does, gear, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const X = 'team:xmen';
const G = 'team:guardians';

describe('Relationship', () => {
  const matchmaker = hero('Maker', [
    does('Match', putPlus(1, some(2, yours({ is: 'supporting', other: true }), 'pair')), relate(the('pair'))),
  ]);
  const third = hero('Third', [], { teams: ['xmen', 'guardians'] });
  const paired = (...front: (string | object)[]) => {
    const at = scene('modern', {
      cards: [matchmaker, third],
      ann: { front, back: ['Maker'] },
      bob: { front: [body('D', 6, 12)] },
      open: true,
    });
    at.ann.use('Maker', 'Match');
    if (front.length > 2) at.ann.choose('P', 'Q');
    return at;
  };

  // VS-KW-RELATIONSHIP
  test('two of no common team attack together, and neither is struck', () => {
    const at = paired(body('P', 5, 2, X), body('Q', 5, 2, G));
    at.ann.attack('D', 'P', 'Q');
    resolve(at.ann, at.bob);
    expect([at.card('P').stunned, at.card('Q').stunned, at.card('D').stunned]).toEqual([false, false, true]);
  });

  // VS-KW-RELATIONSHIP: only together.
  test('one of them alone is struck', () => {
    const at = paired(body('P', 5, 2, X), body('Q', 5, 2, G));
    at.ann.attack('D', 'P');
    resolve(at.ann, at.bob);
    expect(at.card('P').stunned).toBe(true);
  });

  // VS-KW-RELATIONSHIP: exactly two, or nobody.
  test('there is none of one alone', () => {
    expect(paired(body('P', 5, 2, X)).card('P').plus).toBe(0);
  });

  // VS-KW-RELATIONSHIP-2
  test('a third shares a team with each of the two, and can be struck', () => {
    const at = paired(body('P', 1, 2, X), body('Q', 1, 2, G), 'Third', body('U', 1, 2, X));
    at.ann.attack('D', 'P', 'Q', 'Third');
    expect(at.ann.refused('join', 'U')).toContain('VS-ATK-22');
    resolve(at.ann, at.bob);
    expect([at.card('Third').stunned, at.card('P').stunned]).toEqual([true, false]);
  });

  // VS-KW-RELATIONSHIP: a partner that left play and came back is somebody else.
  test('it ends when one of them leaves play', () => {
    const away = hero('Away', [
      does(
        'Off',
        { verb: 'toHand', cards: a(yours({ name: 'Fay' })) },
        putIntoPlay(a(inHand({ name: 'Fay' })), 'front'),
      ),
    ]);
    const at = scene('modern', {
      cards: [matchmaker, away, hero('Fay', [], { teams: ['xmen'] })],
      ann: { front: ['Fay', body('Q', 5, 2, G)], back: ['Maker', 'Away'] },
      bob: { front: [body('D', 6, 12)] },
      open: true,
    });
    at.ann.use('Maker', 'Match');
    at.ann.choose('Fay', 'Q');
    at.ann.use('Away', 'Off');
    if (at.ann.offered('choose').length > 0) at.ann.choose(at.ann.offered('choose')[0]);
    at.ann.attack('D', 'Q');
    expect(at.ann.offered('join')).toEqual([]);
  });
});

describe('A super power that costs less', () => {
  const worker = hero('Worker', [
    superPower('Work', 'main', ['might', 'skill'], draw()),
    superPower('Toil', 'main', ['might'], draw(2)),
  ]);
  const helper = hero('Helper', [does('Help', cheapenPower(a(yours({ name: 'Worker' }))))]);
  const wheel = gear('Wheel', [always('Turn', paysLess(1))]);
  const scenes = (resources: string[], front: (string | object)[] = ['Worker']) =>
    scene('modern', {
      cards: [worker, helper, wheel],
      ann: { front, back: ['Helper'], resources, deck: 9 },
      bob: {},
      open: true,
    });

  // VS-MEC-SYMBOL-01
  test('is paid without the symbol that its user leaves out', () => {
    const at = scenes(['Might Location as M', 'Skill Location as S']);
    at.ann.use('Helper', 'Help');
    at.ann.use('Worker', 'Work');
    at.ann.use('Worker', 'Work');
    expect(at.ann.offered()).toEqual(['pay M', 'spare']);
    at.ann.spare();
    at.ann.pay('S');
    expect([at.card('M').faceDown, at.card('S').faceDown, at.seat('ann').hand?.length]).toEqual([false, true, 1]);
  });

  // VS-MEC-SYMBOL-01: whichever symbol is there.
  test('can be used by who lacks one of its symbols', () => {
    const at = scenes(['Skill Location as S']);
    expect(at.ann.refused('use', 'Worker', 'Work')).toContain('VS-PWR-36');
    at.ann.use('Helper', 'Help');
    at.ann.use('Worker', 'Work');
    expect(at.ann.offered('use')).toContain('Worker, Work');
    at.ann.use('Worker', 'Work');
    at.ann.spare();
    at.ann.pay('S');
    expect(at.seat('ann').hand?.length).toBe(1);
  });

  // VS-MEC-SYMBOL-01: that power, once, for nothing; its use counts.
  test('costs nothing where that was its price, and is used for the turn', () => {
    const at = scenes([]);
    at.ann.use('Helper', 'Help');
    at.ann.use('Worker', 'Toil');
    expect(at.ann.offered('use')).toEqual(['Worker, Toil']);
    at.ann.use('Worker', 'Toil');
    expect(at.seat('ann').hand?.length).toBe(2);
    expect(at.ann.refused('use', 'Worker', 'Toil')).toContain('VS-PWR-42');
  });

  // VS-MEC-SYMBOL-01: only the first use of the turn.
  test('is the first one of the turn, where the card says so', () => {
    const at = scenes(['Might Location as M'], [{ card: 'Worker', equipment: 'Wheel' }]);
    at.ann.use('Worker', 'Toil');
    expect([at.card('M').faceDown, at.seat('ann').hand?.length]).toEqual([false, 2]);
    expect(at.ann.refused('use', 'Worker', 'Work')).toContain('VS-PWR-36');
  });
});

describe('A strike at oneself', () => {
  const mirror = (...more: object[]) => [
    hero(
      'Mirror',
      [
        anyTurn(
          'Turn',
          'combat',
          [],
          modify(each(enemy({ combat: 'any' })), 'combat', can('strikeItself', { side: 'yours' })),
        ),
      ],
      { atk: 2, def: 4 },
    ),
    ...more,
  ];

  // VS-MEC-STRIKE-06
  test('is added to what others strike it with', () => {
    const at = scene('modern', {
      cards: mirror(),
      turn: 'bob',
      ann: { front: ['Mirror'] },
      bob: { front: [body('A', 5, 7)] },
      open: true,
    });
    at.bob.attack('Mirror', 'A');
    at.bob.pass();
    at.ann.use('Mirror', 'Turn');
    resolve(at.bob, at.ann);
    expect([at.card('A').stunned, at.card('Mirror').stunned]).toEqual([true, false]);
  });

  // VS-MEC-STRIKE-06: without the others it would not be enough.
  test('each attacker strikes itself, and one of them is struck besides', () => {
    const at = scene('modern', {
      cards: mirror(),
      turn: 'bob',
      ann: { front: ['Mirror'] },
      bob: { front: [body('A', 5, 7, X), body('B', 5, 5, X), body('C', 4, 5, X)] },
      open: true,
    });
    at.bob.attack('Mirror', 'A', 'B', 'C');
    at.bob.pass();
    at.ann.use('Mirror', 'Turn');
    resolve(at.bob, at.ann);
    at.ann.choose('C');
    expect(['A', 'B', 'C', 'Mirror'].map((name) => at.card(name).stunned)).toEqual([false, true, true, false]);
  });

  // VS-MEC-STRIKE-06
  test('a defender adds its own strike to those of its attackers', () => {
    const at = scene('modern', {
      cards: mirror(),
      ann: { front: ['Mirror'] },
      bob: { front: [body('D', 5, 7)] },
      open: true,
    });
    at.ann.attack('D', 'Mirror');
    at.ann.use('Mirror', 'Turn');
    resolve(at.bob, at.ann);
    expect([at.card('D').stunned, at.card('Mirror').stunned]).toEqual([true, false]);
  });

  // VS-MEC-STRIKE-06: who would not strike does not strike itself.
  test('is none without a strike', () => {
    const at = scene('modern', {
      cards: mirror(),
      ann: { back: ['Mirror'], front: [] },
      bob: { front: [body('D', 0, 2)], back: [] },
      turn: 'ann',
      open: true,
    });
    expect(at.card('D').stunned).toBe(false);
    const none = scene('modern', {
      cards: mirror(),
      turn: 'bob',
      ann: { front: ['Mirror'] },
      bob: { front: [body('A', 0, 3)] },
      open: true,
    });
    none.bob.attack('Mirror', 'A');
    none.bob.pass();
    none.ann.use('Mirror', 'Turn');
    resolve(none.bob, none.ann);
    expect(none.card('A').stunned).toBe(false);
  });
});

describe('Picks and chances', () => {
  // VS-TERM-45
  test('any number that together cost no more than that', () => {
    const at = scene('modern', {
      cards: [
        hero('Picker', [does('Pick', stun(costingInAll(4, enemy({ is: 'supporting' }))))]),
        ...[1, 2, 3, 5].map((cost) => hero(`C${cost}`, [], { cost })),
      ],
      ann: { front: ['Picker'] },
      bob: { front: ['C1', 'C2', 'C3', 'C5'] },
      open: true,
    });
    at.ann.use('Picker', 'Pick');
    expect(at.ann.offered()).toEqual(['done', 'choose C1', 'choose C2', 'choose C3']);
    expect(at.ann.refused('choose', 'C2', 'C3')).toEqual(['VS-CMB-04']);
    at.ann.choose('C1', 'C3');
    expect(['C1', 'C2', 'C3', 'C5'].map((name) => at.card(name).stunned)).toEqual([true, false, true, false]);
  });

  // VS-MEC-CHANCE-01: what somebody has already is left out.
  test('a keyword at random is one that is not there yet', () => {
    const gift = hero('Gift', [
      does('Give', {
        verb: 'modify',
        cards: a(yours({ other: true, is: 'supporting' })),
        by: [has('flight'), has('dodge'), has('lethal')],
        lasts: 'game',
        random: true,
      }),
    ]);
    const at = scene('modern', {
      cards: [gift],
      ann: { front: ['Gift', body('B', 1, 1, 'flight')] },
      bob: {},
      open: true,
    });
    at.random(1);
    at.ann.use('Gift', 'Give');
    expect(at.card('B').keywords).toBe('flight lethal');
  });

  // VS-MEC-REPLACE-03
  test('what would leave play leaves the game', () => {
    const raiser = hero('Raiser', [
      does(
        'Raise',
        putIntoPlay(each(inKo({ is: 'character' })), 'front'),
        modify(each(character({ name: 'Dead' })), 'game', leavesGame),
      ),
      does('Fell', { verb: 'ko', cards: a(yours({ name: 'Dead' })) }),
    ]);
    const at = scene('modern', {
      cards: [raiser, hero('Dead', [])],
      ann: { front: ['Raiser'], ko: ['Dead'] },
      bob: {},
      open: true,
    });
    at.ann.use('Raiser', 'Raise');
    at.ann.use('Raiser', 'Fell');
    expect([at.seat('ann').ko, at.card('Dead').zone]).toEqual([[], 'removed']);
  });
});
