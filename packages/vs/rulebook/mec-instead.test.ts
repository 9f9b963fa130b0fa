import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  anEnemy,
  appearsItself,
  aura,
  bind,
  can,
  choosePlayer,
  draw,
  enemy,
  gainXp,
  giveControl,
  ifDone,
  inDeck,
  itself,
  laterOnce,
  law,
  levelUp,
  lookAtTop,
  losesNamed,
  losesOne,
  modify,
  nameKind,
  noteTeam,
  on,
  oneOfBy,
  ownerOf,
  powersOn,
  putMinus,
  putPlus,
  recruitFree,
  stats,
  strikesMore,
  takePlaceOf,
  the,
  thePlayer,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene, twist } from './cast.ts';
import { meddles, resolve } from './fight.ts';

const boss = hero('Boss', [meddles('More', modify(a(yours({ combat: 'any' })), 'combat', strikesMore))]);
/** The same power as often as one likes. */
const tireless = {
  ...boss,
  powers: [{ ...meddles('More', modify(a(yours({ combat: 'any' })), 'combat', strikesMore)), limit: 'none' as const }],
};
const cards = [tireless as typeof boss];

describe('Additional strikes', () => {
  // VS-MEC-STRIKE-03
  test.each([
    [1, false],
    [2, true],
    [3, true],
  ])('are added up: with %i in all 3 ATK stun 6 DEF: %s', (times, stunned) => {
    const at = scene('modern', {
      cards,
      ann: { front: [body('A', 3, 9)], back: ['Boss'] },
      bob: { front: [body('D', 0, 6)] },
    });
    at.ann.attack('D', 'A');
    for (let i = 1; i < times; i++) {
      at.ann.use('Boss', 'More');
      at.bob.pass();
    }
    at.ann.pass();
    if (times === 1) at.bob.pass();
    expect(at.card('D').stunned).toBe(stunned);
  });

  // VS-MEC-STRIKE-03
  test('of a defender are split among the attackers, or not', () => {
    const fight = (...at: string[]) => {
      const it = scene('modern', {
        cards,
        ann: { front: [body('A', 0, 4), body('B', 0, 4)] },
        bob: { front: [body('D', 4, 9)], back: ['Boss'] },
      });
      it.ann.attack('D', 'A', 'B');
      it.ann.pass();
      it.bob.use('Boss', 'More');
      resolve(it.ann, it.bob);
      for (const name of at) it.bob.choose(name);
      return [it.card('A').stunned, it.card('B').stunned];
    };
    expect([fight('A', 'B'), fight('A', 'A'), fight('B', 'B')]).toEqual([
      [true, true],
      [true, false],
      [false, true],
    ]);
  });

  // VS-MEC-STRIKE-03: each is a strike; in the next combat there is one again.
  test('are strikes of their own, for that combat', () => {
    const counts = hero('Counts', [trigger('Count', on('strikes', itself), putPlus(1, 'self'))]);
    const at = scene('modern', {
      cards: [...cards, counts],
      ann: { front: [{ card: 'Counts' }], back: ['Boss'] },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    at.ann.attack('D', 'Counts');
    at.ann.use('Boss', 'More');
    resolve(at.bob, at.ann);
    at.ann.order('Counts', 'Counts');
    expect(at.card('Counts').plus).toBe(2);
  });
});

describe('Instead of a strike', () => {
  const flame = hero('Flame', [always('Burn', can('putMinusInsteadOfStrike', { combat: 'defender' }))], {
    atk: 4,
    def: 1,
  });
  const ghost = hero(
    'Ghost',
    [always('Phase', can('woundInsteadOfStrike', { is: 'supporting', side: 'enemy', combat: 'meleeAgainstSelf' }))],
    { atk: 4, def: 2 },
  );

  // VS-MEC-STRIKE-07: after the strikes, though stunned by one.
  test('counters come after the strikes, from somebody who was just stunned too', () => {
    const at = scene('modern', {
      cards: [flame],
      ann: { front: ['Flame'] },
      bob: { front: [body('D', 4, 4), body('E', 1, 1)] },
      open: true,
    });
    at.ann.attack('D', 'Flame');
    resolve(at.ann, at.bob);
    expect([at.card('Flame').stunned, at.card('D').stunned]).toEqual([true, true]);
  });

  // VS-MEC-STRIKE-07: its ATK is in no total.
  test('who puts counters adds nothing to a team, and strikes back as ever', () => {
    const at = scene('modern', {
      cards: [flame],
      ann: { front: ['Flame', body('A', 5, 9)] },
      bob: { front: [body('D', 0, 9)] },
      open: true,
    });
    at.ann.attack('D', 'Flame', 'A');
    resolve(at.ann, at.bob);
    expect([at.card('D').stunned, at.card('D').minus, at.card('D').def]).toEqual([false, 4, 5]);
    const back = scene('modern', {
      cards: [flame],
      ann: { front: [body('A', 0, 4)] },
      bob: { front: ['Flame'] },
      open: true,
    });
    back.ann.attack('Flame', 'A');
    resolve(back.ann, back.bob);
    expect([back.card('A').stunned, back.card('A').minus]).toEqual([true, 0]);
  });

  // VS-MEC-STRIKE-07
  test.each([
    ['yes', 1, false],
    ['no', 1, true],
  ] as const)('the player who answers %s: %i wound, stunned %s', (answer, wounds, stunned) => {
    const at = scene('modern', {
      cards: [ghost],
      ann: { front: ['Ghost'] },
      bob: { front: [body('D', 0, 4, 'health:3')] },
      open: true,
    });
    at.ann.attack('D', 'Ghost');
    resolve(at.ann, at.bob);
    at.ann[answer]();
    expect([at.card('D').wounds, at.card('D').stunned]).toEqual([wounds, stunned]);
  });

  // VS-MEC-STRIKE-07
  test('is asked of the defender too, and not of a main character or in ranged combat', () => {
    const back = scene('modern', {
      cards: [ghost],
      ann: { front: [body('A', 0, 9, 'health:3')] },
      bob: { front: ['Ghost'] },
      open: true,
    });
    back.ann.attack('Ghost', 'A');
    resolve(back.ann, back.bob);
    back.bob.yes();
    expect(back.card('A').wounds).toBe(1);
    const main = scene('modern', {
      cards: [ghost],
      ann: { front: ['Ghost'] },
      bob: { front: ['body Chief 2/4 main'] },
      open: true,
    });
    main.ann.attack('Chief', 'Ghost');
    resolve(main.ann, main.bob);
    expect(main.card('Chief').stunned).toBe(true);
  });
});

describe('The version a level up brings', () => {
  const teams = ['hydra', 'shield'] as const;
  const queen = (level: number, team: 'xmen' | 'hydra' | 'shield', id: string) => ({
    ...chief(
      'Queen',
      level === 1
        ? [
            levelUp(
              'Court',
              2,
              on('recruits', { is: 'supporting', team: ['hydra', 'shield'] }, { player: 'you' }),
              noteTeam('subject', ...teams),
              gainXp(),
            ),
          ]
        : [],
      { level, teams: [team], atk: level },
    ),
    id,
  });
  const court = [queen(1, 'xmen', 'q-1'), queen(2, 'hydra', 'q-2h'), queen(2, 'shield', 'q-2s')];

  // VS-MEC-LEVEL-05
  test.each([
    [['H', 'S'], 'q-2s'],
    [['S', 'H'], 'q-2h'],
  ])('is that of the last team noted: %j', (order, becomes) => {
    const at = scene('modern', {
      cards: [...court, hero('H', [], { teams: ['hydra'] }), hero('S', [], { teams: ['shield'] })],
      at: 'recruit',
      ann: { front: ['q-1'], hand: ['H', 'S'], points: 9 },
      bob: {},
      open: true,
    });
    for (const name of order) at.ann.recruit(name, 'back');
    expect(at.card(becomes).zone).toBe('front');
  });

  // VS-MEC-LEVEL-05, VS-LVL-10
  test('is chosen if somebody of both teams came', () => {
    const at = scene('modern', {
      cards: [...court, hero('Both', [], { teams: ['hydra', 'shield'] })],
      at: 'recruit',
      ann: { front: [{ card: 'q-1', xp: 1 }], hand: ['Both'], points: 9 },
      bob: {},
      open: true,
    });
    at.ann.recruit('Both', 'back');
    expect([at.ann.offered('choose'), at.card('q-1').zone]).toEqual([['Queen'], 'front']);
  });
});

describe('A plot twist that goes to the hand', () => {
  const book = hero('Tome', [law('Keep', { rule: 'firstTwistToHand', who: 'you' })]);
  const luck = twist('Luck', 'main', draw());

  // VS-MEC-REPLACE-03
  test('is the first of the turn, and yours', () => {
    const at = scene('modern', {
      cards: [book, luck],
      ann: { front: ['Tome'], hand: ['Luck as One', 'Luck as Two'] },
      bob: { hand: ['Luck as Theirs'] },
      open: true,
    });
    at.ann.play('One');
    expect(at.seat('ann').ko).toEqual([]);
    at.ann.play('Two');
    expect(at.seat('ann').ko).toHaveLength(1);
    resolve(at.ann, at.bob, at.bob, at.bob);
    at.bob.play('Theirs');
    expect(at.seat('bob').ko).toHaveLength(1);
  });
});

describe('Recruited for nothing', () => {
  const scout = hero('Scout', [
    trigger('Find', appearsItself, lookAtTop(1, 'top'), recruitFree(the('top'))),
    trigger('See', on('recruits', { is: 'character', other: true }, { player: 'you' }), putPlus(1, 'self')),
  ]);

  // VS-MEC-PLAYFROM-02: it is recruited, nothing is paid, nothing is shuffled.
  test('from the top of the deck', () => {
    const at = scene('modern', {
      cards: [scout, hero('Big', [], { cost: 9 })],
      at: 'recruit',
      ann: { hand: ['Scout'], points: 1, deck: ['Big', body('N', 1, 1), body('M', 1, 1)] },
      bob: {},
      open: true,
    });
    at.ann.recruit('Scout', 'front');
    at.ann.row('back', 'ann');
    expect([at.card('Big').zone, at.card('Scout').plus, at.seat('ann').points]).toEqual(['back', 1, 0]);
  });

  // VS-UNQ-05
  test('but not with the name of one’s main character, and nothing but characters', () => {
    for (const top of [hero('Twin', [], { cost: 9 }), twist('Luck', 'main', draw())]) {
      const at = scene('modern', {
        cards: [scout, top, chief('Twin', [])],
        at: 'recruit',
        ann: { front: ['x-twin-1'], hand: ['Scout'], points: 1, deck: [`${top.id} as Top`, body('N', 1, 1)] },
        bob: {},
        open: true,
      });
      at.ann.recruit('Scout', 'front');
      expect(at.card('Top').zone).toBe('deck');
    }
  });
});

describe('Recruited for any number of points', () => {
  const blob = hero('Blob', [law('Grow', { rule: 'recruitForAny', who: 'you', least: 1 })], {
    cost: 0,
    atk: 0,
    def: 0,
  });

  // VS-MEC-ADDCOST-03
  test('appears with as many counters', () => {
    const at = scene('modern', {
      cards: [blob],
      at: 'recruit',
      ann: { hand: ['Blob'], points: 3 },
      bob: {},
      open: true,
    });
    at.ann.recruit('Blob', 'front');
    expect(at.ann.offered('number')).toEqual(['1', '2', '3']);
    at.ann.number(2);
    expect([at.card('Blob').plus, at.card('Blob').stunned, at.seat('ann').points]).toEqual([2, false, 1]);
  });

  // VS-MEC-ADDCOST-03
  test('not for none, and put into play otherwise for nothing', () => {
    const at = scene('modern', {
      cards: [
        blob,
        hero('Door', [does('Open', takePlaceOf(a(enemy()), { cards: 'each', from: inDeck({ name: 'Blob' }) }))]),
      ],
      at: 'recruit',
      ann: { hand: ['Blob'], points: 0 },
      bob: {},
      open: true,
    });
    expect(at.ann.refused('recruit', 'Blob', 'front')).toContain('VS-BLD-11');
  });
});

describe('In the place of another', () => {
  const twin = hero('Twin', [trigger('Swap', on('recruits', itself), takePlaceOf(a(enemy({ is: 'supporting' }))))]);

  // VS-MEC-CONTROL-02: it appears there and was never on its player's side.
  test('a character appears on the enemy side, in that row', () => {
    const watch = hero('Watch', [
      trigger('See', on('appears', { is: 'character', side: 'yours', other: true }), draw()),
    ]);
    const at = scene('modern', {
      cards: [twin, watch],
      at: 'recruit',
      ann: { front: ['Watch'], hand: ['Twin'], points: 1 },
      bob: { back: [body('D', 1, 1)] },
      open: true,
    });
    at.ann.recruit('Twin', 'front');
    expect([at.card('Twin').zone, at.card('Twin').controller, at.card('Twin').owner, at.card('D').zone]).toEqual([
      'back',
      'bob',
      'ann',
      'ko',
    ]);
    expect(at.seat('ann').hand).toEqual([]);
  });

  // VS-MEC-CONTROL-02
  test('without anybody to KO it comes as ever', () => {
    const at = scene('modern', {
      cards: [twin],
      at: 'recruit',
      ann: { hand: ['Twin'], points: 1 },
      bob: {},
      open: true,
    });
    at.ann.recruit('Twin', 'back');
    expect([at.card('Twin').zone, at.card('Twin').controller]).toEqual(['back', 'ann']);
  });
});

describe('Powers that are counted as they are lost', () => {
  const rich = hero('Rich', [
    { power: 'keyword', keyword: 'flight' },
    { power: 'keyword', keyword: 'climb' },
    trigger('Arrive', appearsItself, draw()),
    always('Arrive', stats(1, 0)),
    does('Work', draw()),
  ]);

  // VS-MEC-LOSEPOW-03
  test('are keywords and other powers, one for each name', () => {
    const at = scene('modern', {
      cards: [rich, hero('Tax', [does('Count', putPlus(powersOn(yours({ name: 'Rich' })), 'self'))])],
      ann: { front: ['Rich', 'Tax'] },
      bob: {},
      open: true,
    });
    at.ann.use('Tax', 'Count');
    expect(at.card('Tax').plus).toBe(4);
  });

  // VS-MEC-LOSEPOW-03
  test('go before anything sees the character appear, for good', () => {
    const thief = hero('Thief', [
      aura('Take', { side: 'yours', is: 'supporting', name: 'Rich' }, can('appearWithoutPowers')),
    ]);
    const at = scene('modern', {
      cards: [rich, thief],
      at: 'recruit',
      ann: { front: ['Thief'], hand: ['Rich'], points: 1 },
      bob: {},
      open: true,
    });
    at.ann.recruit('Rich', 'front');
    expect([at.card('Thief').plus, at.seat('ann').hand.length, at.card('Rich').keywords]).toEqual([4, 0, '']);
  });
});

describe('One of several keywords', () => {
  // VS-MEC-LOSEPOW-02, VS-KW-AGENT-2
  test('is lost alone, until the character is healed', () => {
    const pair = hero('Pair', [
      { power: 'keyword', keyword: 'agent' },
      { power: 'keyword', keyword: 'agent' },
      does('Drop', modify('self', 'untilHealed', losesOne('Agent'))),
      does('Heal', { verb: 'heal', cards: 'self', count: 1 }),
      does('Count', putPlus({ amount: 'instances', keyword: 'agent' }, 'self')),
    ]);
    const at = scene('modern', {
      cards: [pair],
      ann: { front: [{ card: 'Pair', wounds: 1 }] },
      bob: {},
      open: true,
    });
    at.ann.use('Pair', 'Drop');
    at.ann.use('Pair', 'Count');
    expect([at.card('Pair').plus, at.card('Pair').keywords]).toEqual([1, 'agent']);
    at.ann.use('Pair', 'Heal');
    expect(at.card('Pair').keywords).toBe('agent');
  });

  // VS-TERM-45
  test('another player may be the one who chooses', () => {
    const at = scene('modern', {
      cards: [
        hero('Meek', [
          does(
            'Ask',
            choosePlayer(anEnemy('foe')),
            oneOfBy(thePlayer('foe'), [putPlus(1, 'self')], [putMinus(1, 'self')]),
          ),
        ]),
      ],
      ann: { front: ['Meek'] },
      bob: {},
      open: true,
    });
    at.ann.use('Meek', 'Ask');
    expect(at.decides()).toBe('bob');
    at.bob.number(0);
    expect(at.card('Meek').plus).toBe(1);
  });
});

describe('A power that is named', () => {
  const ring = gear('Ring', [
    trigger('Null', on('appears', { is: 'equipment', wornBy: 'self', name: 'Ring' }), nameKind('power', 'memo')),
    aura('Null', { is: 'character', side: 'enemy' }, losesNamed('memo')),
  ]);
  const open = () =>
    scene('modern', {
      cards: [ring, hero('Foe', [does('Draw', draw()), { power: 'keyword', keyword: 'flight' }])],
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'flight')], hand: ['Ring'], points: 1 },
      bob: { front: ['Foe as F'], hand: ['Foe as Later'], points: 9 },
      open: true,
    });

  // VS-MEC-LOSEPOW-02
  test('is lost by enemies, later ones too, and by nobody else', () => {
    const at = open();
    at.ann.equip('Ring', 'A');
    at.ann.name('Flight');
    expect([at.card('F').keywords, at.card('A').keywords]).toEqual(['', 'flight']);
  });

  // VS-MEC-LOSEPOW-02
  test('can be a super power', () => {
    const at = open();
    at.ann.equip('Ring', 'A');
    at.ann.name('Draw');
    resolve(at.ann, at.ann, at.ann, at.bob, at.bob, at.bob);
    expect(at.card('F').keywords).toBe('flight');
    expect(at.bob.offered('use')).toEqual([]);
  });
});

describe('Control while equipment is worn', () => {
  const crown = gear('Crown', [
    law('Gift', { rule: 'equipOnlyTo', who: 'you', wearer: { is: 'supporting', side: 'enemy', equipped: false } }),
    trigger(
      'Bind',
      on('getsEquipped', itself, { object: { name: 'Crown' } }),
      bind('crown', 'object'),
      giveControl('self', ownerOf(the('crown'))),
      ifDone(laterOnce('game', on('leavesPlay', { same: the('crown') }), giveControl('self', ownerOf('self')))),
    ),
  ]);
  const smith = hero('Smith', [does('Break', { verb: 'ko', cards: a({ zone: 'play', where: { is: 'equipment' } }) })]);

  // VS-MEC-CONTROL-03
  test('lasts as long, and then the character goes back to its owner', () => {
    const at = scene('modern', {
      cards: [crown, smith],
      at: 'recruit',
      ann: { front: ['Smith'], hand: ['Crown'], points: 1 },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.equip('Crown', 'D');
    at.ann.row('back', 'ann');
    expect([at.card('D').controller, at.card('D').zone, at.card('D').equipment]).toEqual(['ann', 'back', ['Crown']]);
    resolve(at.ann, at.ann);
    at.ann.use('Smith', 'Break');
    at.ann.choose('Crown');
    at.bob.row('front', 'bob');
    expect([at.card('D').controller, at.card('D').zone]).toEqual(['bob', 'front']);
  });
});
