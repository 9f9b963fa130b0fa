import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  atkOf,
  aura,
  backToBase,
  base,
  becomeLevel,
  countOf,
  draw,
  each,
  enemy,
  equipment,
  gets,
  inHand,
  modify,
  on,
  putIntoPlay,
  putPlus,
  resource,
  stats,
  switched,
  thatMany,
  topToResources,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

type Told = Readonly<Record<string, unknown>>;
const read = ({ atk, def }: Told): string => `${atk}/${def}`;

/** Turns on one instruction at a time, each by a power of its own, and reads A after each. */
function after(facts: object, ...effects: Parameters<typeof does>[1][]): string[] {
  const names = effects.map((_, i) => `Step ${i + 1}`);
  const { ann, card, close } = scene('modern', {
    cards: [
      hero(
        'Hand',
        effects.map((effect, i) => does(names[i], effect)),
      ),
    ],
    ann: { front: [{ ...facts }, 'Hand'] },
    bob: {},
  });
  const seen = [read(card('A'))];
  for (const name of names) {
    ann.use('Hand', name);
    seen.push(read(card('A')));
  }
  close();
  return seen;
}

const it = each(yours({ name: 'A' }));
const plus = (atk: number, def: number) => gets(it, atk, def, 'turn');
const switchIt = modify(it, 'turn', switched);
const setTo = (atk: number, def: number) => modify(it, 'turn', base(atk, def));

describe('base stats', () => {
  // VS-STAT-01: without counters and modifiers.
  test('are the stats before counters and modifiers', () => {
    expect(after({ body: 'A 3/4', plus: 2 }, plus(1, 1), modify(it, 'turn', backToBase))).toEqual([
      '5/6',
      '6/7',
      '3/4',
    ]);
  });

  // VS-STAT-02
  test('are the printed ones unless an effect sets them', () => {
    expect(after({ body: 'A 3/4' }, setTo(6, 1), modify(it, 'turn', backToBase))).toEqual(['3/4', '6/1', '6/1']);
  });

  // VS-STAT-03: base, then counters, then the rest, in whatever order they came.
  test('come first, counters second and all other modifiers last', () => {
    expect(after({ body: 'A 3/4' }, plus(1, 0), putPlus(2, it), setTo(10, 20))).toEqual(['3/4', '4/4', '6/6', '13/22']);
  });

  // VS-STAT-03: a change of level is a change of base.
  test('change with the level', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        chief('Riser', [does('Up', becomeLevel(2)), does('More', gets('self', 1, 0, 'turn'))], { atk: 1, def: 2 }),
        chief('Riser', [], { level: 2, atk: 5, def: 6 }),
      ],
      ann: { front: [{ card: 'x-riser-1', plus: 1 }] },
      bob: {},
    });
    ann.use('x-riser-1', 'More');
    ann.use('x-riser-1', 'Up');
    expect(read(card('x-riser-2'))).toBe('7/7');
    close();
  });

  // VS-STAT-13: whatever was there first.
  test('set by an effect come before counters that were there first', () => {
    expect(after({ body: 'A 3/4', plus: 2 }, setTo(4, 7))).toEqual(['5/6', '6/9']);
  });

  // VS-STAT-13, case: Mystique with two counters impersonates a 4/7.
  test('of Mystique are those of the one she impersonates, and her counters are added', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-088', as: 'Mystique', plus: 2 }], resources: ['Skill Location'] },
      bob: { front: [body('D', 4, 7)] },
    });
    ann.use('Mystique', 'Impersonate');
    ann.choose('D');
    expect(read(card('Mystique'))).toBe('6/9');
    close();
  });
});

describe('timestamps', () => {
  // VS-STAT-04: the moment of resolution.
  test('of resolved effects are in the order in which they resolved', () => {
    expect(after({ body: 'A 3/4' }, plus(2, 0), switchIt)).toEqual(['3/4', '5/4', '4/5']);
    expect(after({ body: 'A 3/4' }, switchIt, plus(2, 0))).toEqual(['3/4', '4/3', '6/3']);
  });

  const helper = hero('Helper', [aura('Help', { name: 'A' }, stats(2, 0))]);
  const switcher = hero('Switcher', [
    does('Switch', switchIt),
    does('Call', putIntoPlay(a(inHand({ name: 'Helper' })))),
  ]);

  // VS-STAT-05: here before the switch.
  test('of a continuous power are those of its character’s entering play', () => {
    const early = scene('modern', {
      cards: [helper, switcher],
      ann: { front: [body('A', 3, 4), 'Helper', 'Switcher'] },
      bob: {},
    });
    early.ann.use('Switcher', 'Switch');
    expect(read(early.card('A'))).toBe('4/5');
    early.close();

    const late = scene('modern', {
      cards: [helper, switcher],
      ann: { front: [body('A', 3, 4), 'Switcher'], hand: ['Helper'] },
      bob: {},
    });
    late.ann.use('Switcher', 'Switch');
    late.ann.use('Switcher', 'Call');
    late.ann.choose('Helper');
    late.ann.row('front');
    expect(read(late.card('A'))).toBe('6/3');
    late.close();
  });

  // VS-STAT-05: a change of sides is no entering play.
  test('of a continuous power do not change when its character changes sides', () => {
    const traitor = hero('Traitor', [aura('Help', { name: 'A' }, stats(2, 0))]);
    const { ann, card, close } = scene('modern', {
      cards: [
        traitor,
        hero('Switcher', [
          does('Switch', switchIt),
          does('Steal', { verb: 'takeControl', cards: each(enemy({ name: 'Traitor' })) }),
        ]),
      ],
      ann: { front: [body('A', 3, 4), 'Switcher'] },
      bob: { front: ['Traitor'] },
    });
    ann.use('Switcher', 'Switch');
    expect(read(card('A'))).toBe('4/5');
    ann.use('Switcher', 'Steal');
    ann.row('front');
    expect(read(card('A'))).toBe('4/5');
    close();
  });
});

describe('Loki', () => {
  // VS-STAT-06, VS-STAT-08, OP-05, VS-EX-12: 1/6, 1/9, 9/1; level 2: 4/8, 4/11, 11/4; then 15/4.
  test.each(['cr21', 'modern'])('levels up between two Plot Twists and ends at 15/4 in %s', (profile) => {
    const { ann, bob, card, close } = scene(profile, {
      ann: { front: [{ card: 'mnb-081', xp: 3 }], hand: ['Find Cover', 'Trickster God', 'Savage Surprise'] },
      bob: { front: [body('A', 1, 20)] },
      turn: 'bob',
    });
    bob.attack('mnb-081', 'A');
    bob.pass();
    expect(read(card('mnb-081'))).toBe('1/6');
    ann.play('Find Cover');
    expect(read(card('mnb-081'))).toBe('1/9');
    bob.pass();
    ann.play('Trickster God');
    ann.choose('mnb-081');
    expect(read(card('mnb-082'))).toBe('11/4');
    bob.pass();
    ann.play('Savage Surprise');
    expect(read(card('mnb-082'))).toBe('15/4');
    resolve(bob, ann);
    close();
  });

  // VS-STAT-06: 9/1 in between, while he is still level 1.
  test('is 9/1 if he does not level up', () => {
    const { ann, bob, card, close } = scene('cr21', {
      ann: { front: ['mnb-081'], hand: ['Find Cover', 'Trickster God'] },
      bob: { front: [body('A', 1, 20)] },
      turn: 'bob',
    });
    bob.attack('mnb-081', 'A');
    bob.pass();
    ann.play('Find Cover');
    bob.pass();
    ann.play('Trickster God');
    ann.choose('mnb-081');
    expect(read(card('mnb-081'))).toBe('9/1');
    close();
  });
});

describe('a switch', () => {
  // VS-STAT-07, case: 4/7 is switched to 7/4, and then gets +3 DEF.
  test('does not switch what comes later', () => {
    expect(after({ body: 'A 4/7' }, switchIt, plus(0, 3))).toEqual(['4/7', '7/4', '7/7']);
  });

  // VS-STAT-08, OP-05: with frozen amounts (+3/-3) the last would be 13/-1.
  test('exchanges the values of the moment anew in each calculation', () => {
    expect(after({ body: 'A 4/7' }, switchIt, setTo(10, 2))).toEqual(['4/7', '7/4', '2/10']);
  });
});

describe('ATK below 0', () => {
  // VS-STAT-09
  test('counts as 0, but is raised from where it truly is', () => {
    expect(after({ body: 'A 1/9', minus: 3 }, plus(1, 0), plus(3, 0))).toEqual(['0/6', '0/6', '2/6']);
  });

  // VS-STAT-09, case: from -2 to 2 the gain is 4.
  test('is raised by the full amount', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [
        hero('Coach', [does('Cheer', plus(4, 0)), trigger('Count', on('gainsAtk', { name: 'A' }), draw(thatMany))]),
      ],
      ann: { front: ['Coach', { body: 'A 1/9', minus: 3 }] },
      bob: {},
    });
    ann.use('Coach', 'Cheer');
    expect(seat('ann').hand).toHaveLength(4);
    close();
  });

  // VS-STAT-09: and an effect that asks for it finds 0.
  test('is 0 to whoever asks', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Copier', [does('Copy', gets('self', atkOf(each(yours({ name: 'A' }))), 0, 'turn'))])],
      ann: { front: ['Copier', { body: 'A 1/9', minus: 3 }] },
      bob: {},
    });
    ann.use('Copier', 'Copy');
    expect(card('Copier').atk).toBe(2);
    close();
  });
});

describe('what an effect needs to know', () => {
  // VS-STAT-10, VS-EX-13: Mystique gets Venom's 3 ATK; his +4 afterwards does not change that.
  test('is fixed when it resolves', () => {
    const mystique = hero('Mystique', [fights('Masquerade', gets('self', atkOf(each(enemy({ combat: 'any' }))), 0))], {
      def: 9,
    });
    const { ann, bob, card, close } = scene('cr21', {
      cards: [mystique],
      ann: { front: ['Mystique'] },
      bob: { front: [body('Venom', 3, 9)], hand: ['Savage Surprise'] },
    });
    ann.attack('Venom', 'Mystique');
    ann.use('Mystique', 'Masquerade');
    expect(card('Mystique').atk).toBe(5);
    bob.play('Savage Surprise');
    expect([card('Venom').atk, card('Mystique').atk]).toEqual([7, 5]);
    close();
  });

  // VS-STAT-11, VS-EX-14: I Am Groot counts the resources there are now.
  test('is always current for a continuous power', () => {
    const { ann, card, close } = scene('cr21', {
      cards: [hero('Gardener', [does('Plant', topToResources())])],
      ann: { front: ['mnb-070 as Groot', 'Gardener'], resources: 1 },
      bob: {},
    });
    const [atk, def] = [Number(card('Groot').atk), Number(card('Groot').def)];
    ann.use('Gardener', 'Plant');
    ann.no();
    expect([card('Groot').atk, card('Groot').def]).toEqual([atk + 1, def + 1]);
    close();
  });

  // VS-STAT-11
  test('changes with every resource', () => {
    const groot = hero('Sapling', [always('Grow', stats(countOf(resource({}, 'you')), countOf(resource({}, 'you'))))]);
    const grown = (resources: number) => {
      const { card, close } = scene('modern', { cards: [groot], ann: { front: ['Sapling'], resources }, bob: {} });
      close();
      return read(card('Sapling'));
    };
    expect([grown(0), grown(1), grown(2)]).toEqual(['2/2', '3/3', '4/4']);
  });
});

// VS-STAT-12, VS-EX-15: 7/5 doubled is 14/10; the +2/+2 that comes later counts once.
test('Namor doubles what he has, not what he gets later', () => {
  const { ann, bob, card, close } = scene('cw', {
    cards: [hero('Friend', [meddles('Help', gets(each(yours({ name: 'Namor' })), 2, 2))])],
    ann: { front: ['civ-033 as N'], back: ['Friend'], resources: ['Might Location'] },
    bob: { front: [body('D', 1, 30)] },
  });
  ann.attack('D', 'N');
  ann.use('N', 'Imperius Rex!');
  expect(read(card('N'))).toBe('14/10');
  bob.pass();
  ann.use('Friend', 'Help');
  expect(read(card('N'))).toBe('16/12');
  close();
});

// VS-STAT-12: the book's own words with numbers of ours: 4/5, 8/10, 10/12.
test('doubling adds the present amounts once', () => {
  expect(after({ body: 'A 4/5' }, { verb: 'doubleStats', cards: it, lasts: 'turn' }, plus(2, 2))).toEqual([
    '4/5',
    '8/10',
    '10/12',
  ]);
});

describe('equipment', () => {
  const loader = gear('Power Loader', [always('Lift', stats(3, 1))]);
  const printed = equipment({ id: 'x-armour', name: 'Armour', cost: 1, teams: [], atk: 2, def: 3, powers: [] });
  const dallas = hero('Captain Dallas', [], { atk: 2, def: 4, teams: ['company'] });

  const nullified = (profile: string, worn: string) => {
    const at = scene(profile, {
      cards: [dallas, loader, printed],
      ann: { front: [{ card: 'Captain Dallas', equipment: [worn] }] },
      bob: { hand: ['mnb-061 as Cosmo'], resources: 5 },
      turn: 'bob',
      at: 'recruit',
    });
    const before = read(at.card('Captain Dallas'));
    at.bob.recruit('Cosmo', 'back');
    at.bob.choose('Captain Dallas');
    at.close();
    return [before, read(at.card('Captain Dallas'))];
  };

  // VS-STAT-14, VS-EX-16: under Cosmo's Nullify he is 2/4 again.
  test.each(['cr21', 'mcu18', 'cw', 'modern'])(
    'gives its stats only while its character has its powers in %s',
    (profile) => {
      expect(nullified(profile, 'Power Loader')).toEqual(['5/5', '2/4']);
      expect(nullified(profile, 'Armour')).toEqual(['4/7', '2/4']);
    },
  );

  // VS-STAT-14, VS-EQP-12: not so under the update.
  test('keeps its own stats where the updates are played', () => {
    expect(nullified('modern+updates', 'Power Loader')).toEqual(['5/5', '5/5']);
  });
});

// VS-STAT-15: 1 + 1 + 3 against 2 - 1 + 4 on both sides.
test('strikes compare current, fully modified values', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [
      hero('Booster', [fights('Boost', gets('self', 3, 0)), aura('Weigh', { name: 'D' }, stats(0, 4))], {
        atk: 1,
        def: 9,
      }),
    ],
    ann: { front: [{ card: 'Booster', plus: 1 }] },
    bob: { front: [{ body: 'D 9/2', minus: 1 }] },
  });
  ann.attack('D', 'Booster');
  ann.use('Booster', 'Boost');
  expect([card('Booster').atk, card('D').def]).toEqual([5, 5]);
  resolve(bob, ann);
  expect([card('D').stunned, card('Booster').stunned]).toEqual([true, false]);
  close();
});
