import {
  a,
  alsoTeam,
  aura,
  draw,
  enemy,
  inHand,
  inKo,
  on,
  plotTwist,
  putIntoPlay,
  putPlus,
  ready,
  stun,
  supporting,
  trigger,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

type Effects = Parameters<typeof plotTwist>[0]['effects'];
const twist = (name: string, ...effects: Effects) =>
  plotTwist({ id: `xx-${name.toLowerCase()}`, name, timing: 'main', effects });
const plain = { cost: 1, atk: 1, def: 1, health: 1, teams: [] } as const;

describe('Emma Frost', () => {
  test('tub-004 leaves attackers of her own side alone', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: ['tub-004 as Emma'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    ann.use('Emma', 'Seeker of Peace');
    pass(bob, ann);
    expect(card('D').stunned).toBe(true);
  });

  test('tub-005 is not wounded by another stun', () => {
    const { ann, card } = scene('modern', {
      cards: [twist('Slap', stun(a(enemy())))],
      ann: { front: [body('A', 1, 1)], hand: ['Slap'] },
      bob: { front: ['tub-005 as Emma'] },
    });
    ann.play('Slap');
    expect([card('Emma').stunned, card('Emma').wounds]).toEqual([true, 0]);
  });
});

describe('The Stepford Cuckoos', () => {
  const herald = supporting({
    ...plain,
    id: 'xx-herald',
    name: 'Herald',
    powers: [
      trigger(
        'Fanfare',
        on('recruits', { other: true }, { player: 'you' }),
        putIntoPlay(a(inHand({ name: 'Guest' })), 'back'),
      ),
    ],
  });

  test.each([
    ['tub-015', 'tub-016'],
    ['tub-016', 'tub-015'],
    ['tub-017', 'tub-015'],
  ])('%s brings her sisters as she appears, and not as another does before her', (id, sister) => {
    const at = scene('modern', {
      cards: [herald],
      at: 'recruit',
      ann: {
        front: ['Herald'],
        hand: [`${id} as New`, `${sister} as Sister`, body('Guest', 1, 1)],
        resources: ['Intellect Location'],
        points: 3,
        deck: 9,
      },
      bob: {},
      open: true,
    });
    at.ann.recruit('New', 'front');
    at.ann.order('New');
    at.ann.yes();
    if (at.ann.offered('pay').length > 0) at.ann.pay('Intellect Location');
    at.ann.choose('Guest');
    expect([at.card('Guest').zone, at.card('New').zone]).toEqual(['back', 'front']);
    at.ann.yes();
    expect(at.ann.offered('choose')).toEqual(['Sister']);
  });
});

test('tub-019 Rockslide counts no main character', () => {
  const { ann, card } = scene('modern', {
    ann: {
      front: ['tub-019 as Rock'],
      back: [body('Boss', 1, 9, 'main')],
      ko: [body('Rockslide', 1, 1, 'main'), 'tub-019 as X'],
      resources: ['Might Location'],
    },
    bob: { front: [body('D', 1, 50)] },
    open: true,
  });
  ann.attack('D', 'Rock');
  ann.use('Rock', 'Re-form, Better Than Ever');
  expect([card('Rock').atk, card('Rock').def]).toEqual([10, 10]);
});

test('tub-022 Avalanche takes three at most, no two of one symbol', () => {
  const { ann } = scene('modern', {
    ann: { front: ['tub-022 as Avalanche'], resources: ['Energy Location', 'Might Location', 'Skill Location'] },
    bob: {
      resources: [
        'Might Location as M1',
        'Might Location as M2',
        'Skill Location as S',
        'Energy Location as E',
        'Intellect Location as I',
      ],
    },
    open: true,
  });
  ann.use('Avalanche', 'The Big One');
  ann.choose('M2', '...');
  expect(ann.offered('choose').toSorted()).toEqual(['E', 'I', 'S']);
  ann.choose('S', '...');
  ann.choose('E', '...');
  // A fourth would come after them.
  expect(ann.offered('choose')).toEqual([]);
});

describe('tub-023 Psylocke', () => {
  test('clears no hand by a ranged attack', () => {
    const at = scene('modern', {
      ann: {
        back: [{ card: 'tub-023', as: 'Psy', equipment: ['svh-051 as Gun'] }],
        resources: ['Intellect Location'],
      },
      bob: { front: [body('Boss', 1, 1, 'main')], hand: [body('H', 1, 1)] },
    });
    at.ann.use('Psy', 'Telepathic Amnesia');
    at.ann.attack('Boss', 'Psy');
    pass(at.ann, at.bob);
    expect([at.card('Boss').stunned, at.seat('bob').hand]).toEqual([true, ['H']]);
  });

  test('does so the next time only', () => {
    const at = scene('modern', {
      cards: [twist('Again', draw(1, 'eachEnemy'), ready(a(yours({ name: 'Psylocke' }))))],
      ann: { front: ['tub-023 as Psy'], hand: ['Again'], resources: ['Intellect Location'] },
      bob: { front: [body('Boss', 1, 1, 'main'), body('Other', 1, 1, 'main')], hand: [body('H', 1, 1)] },
    });
    at.ann.use('Psy', 'Telepathic Amnesia');
    at.ann.attack('Boss', 'Psy');
    pass(at.ann, at.bob);
    expect(at.seat('bob').hand).toEqual([]);
    at.ann.play('Again');
    at.ann.attack('Other', 'Psy');
    pass(at.ann, at.bob);
    expect([at.card('Other').stunned, at.seat('bob').hand?.length]).toEqual([true, 1]);
  });
});

describe('tub-025 Wolverine', () => {
  test('wounds no more by a ranged attack', () => {
    const at = scene('modern', {
      ann: { back: [{ card: 'tub-025', as: 'Wolv', wounds: 1, equipment: ['svh-051 as Gun'] }] },
      bob: { front: [body('D', 1, 1, 'health:5')] },
    });
    at.ann.attack('D', 'Wolv');
    at.ann.no();
    pass(at.ann, at.bob);
    expect(at.card('D').wounds).toBe(1);
  });

  test('wounds himself no more when he strikes himself', () => {
    const at = scene('modern', {
      ann: { front: ['tub-025 as Wolv', body('A', 1, 1)] },
      bob: { front: ['hox-041 as Blink', body('E', 1, 1)], resources: ['Skill Location'] },
    });
    at.ann.attack('Blink', 'Wolv');
    at.ann.no();
    at.ann.pass();
    at.bob.use('Blink', 'Displacement Field');
    pass(at.ann, at.bob);
    expect([at.card('Wolv').stunned, at.card('Wolv').wounds]).toEqual([true, 1]);
  });
});

test('tub-031 Norman Osborn gains nothing for an enemy of his team who stuns himself', () => {
  const at = scene('modern', {
    ann: { front: [body('H', 9, 9, 'team:hammer')] },
    bob: { front: ['hox-041 as Blink', body('E', 1, 1)], back: ['tub-031 as Norman'], resources: ['Skill Location'] },
  });
  at.ann.attack('Blink', 'H');
  at.ann.pass();
  at.bob.use('Blink', 'Displacement Field');
  pass(at.ann, at.bob);
  expect([at.card('H').stunned, at.card('Norman').xp]).toEqual([true, 0]);
});

describe('Weapon Omega', () => {
  test('tub-035 leaves main characters their powers', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['tub-035 as Omega', body('M', 1, 9, 'main', 'flight', 'team:xmen')],
        back: [body('N', 1, 1, 'flight', 'team:xmen')],
        resources: ['Energy Location'],
      },
      bob: {},
    });
    ann.use('Omega', 'Mutant Energy Absorption');
    expect([card('Omega').plus, card('M').keywords, card('N').keywords]).toEqual([1, 'flight', '']);
  });

  test('tub-035 gains nothing for counters on somebody else', () => {
    const { ann, card } = scene('modern', {
      cards: [twist('Boost', putPlus(1, a(yours({ name: 'A' }))))],
      ann: { front: [body('A', 1, 1)], back: ['tub-035 as Omega'], hand: ['Boost'] },
      bob: {},
    });
    ann.play('Boost');
    expect([card('A').plus, card('Omega').xp]).toEqual([1, 0]);
  });

  test('tub-036 leaves a main character its powers as it appears', () => {
    const { ann, card } = scene('modern', {
      cards: [twist('Return', putIntoPlay(a(inKo({ is: 'main' })), 'front'))],
      ann: { front: ['tub-036 as Omega'], ko: [body('M', 1, 9, 'main', 'flight', 'team:xmen')], hand: ['Return'] },
      bob: {},
    });
    ann.play('Return');
    if (ann.offered('choose').length > 0) ann.choose('M');
    expect([card('M').zone, card('Omega').plus, card('M').keywords]).toEqual(['front', 0, 'flight']);
  });
});

describe('Simon Trask', () => {
  test('tub-037 asks for the teams of the one who appears alone', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('Old', 1, 9, 'team:hydra')], hand: [body('New', 1, 1, 'team:xmen')], points: 9 },
      bob: { front: ['tub-037 as Trask'] },
    });
    ann.recruit('New', 'front');
    expect(card('Trask').xp).toBe(1);
  });

  // VS-KW-BIOSENTINEL
  test('tub-038 readies no Biosentinel of an enemy', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 9, 9)], back: [{ card: 'tub-038', as: 'Trask', exhausted: true }] },
      bob: { front: [body('D', 1, 1, 'team:xmen'), { body: 'B 1/1 biosentinel', exhausted: true }] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.yes();
    expect([card('Trask').exhausted, card('B').exhausted]).toEqual([false, true]);
  });
});

describe('tub-039 Mystique', () => {
  const bomb = (ann: object, bob: object) => {
    const at = scene('modern', {
      ann: { front: ['tub-039 as Myst'], back: [body('Boss', 1, 9, 'main')], ...ann },
      bob: { front: [body('D', 1, 20)], ...bob },
      open: true,
    });
    at.ann.pass();
    if (at.ann.offered('yes').length > 0) at.ann.yes();
    for (const seat of [at.ann, at.bob]) if (seat.offered('pay').length > 0) seat.pay(seat.offered('pay')[0] ?? '');
    return [at.card('Myst').zone, at.card('D').minus];
  };

  test('is paid for by no other character, and by no enemy', () => {
    expect(bomb({ resources: ['tub-060 as HQ'] }, {})).toEqual(['front', 0]);
    expect(bomb({}, { back: [body('Theirs', 1, 9, 'main')], resources: ['Skill Location'] })).toEqual(['front', 0]);
    const stunned = { back: [{ body: 'Boss 1/9 main', stunned: true }], resources: ['Skill Location'] };
    expect(bomb(stunned, {})).toEqual(['front', 0]);
  });
});

describe('Shifting Loyalties', () => {
  const BOTH = ['tub-044', 'tub-052'];
  const shifted = (id: string, mine: readonly unknown[], foes: readonly unknown[]) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Turncoat`, ...mine], deck: 20 },
      bob: { front: foes, deck: 20 },
    });
    at.ann.pass();
    if (at.ann.offered('choose').length > 0) at.ann.choose('D');
    return [at.card('Turncoat').controller, at.card('Turncoat').teams];
  };
  const mutants = ['brotherhood', 'resistance', 'xmen'];

  test.each(BOTH)('%s does not become what his own side is', (id) => {
    for (const team of mutants) {
      const mine = body('A', 1, 9, `team:${team}`);
      expect(shifted(id, [mine], [body('D', 1, 9)])).toEqual(['ann', 'hammer']);
      expect(shifted(id, [mine], [{ body: `D 1/9 team:${team}`, stunned: true }])).toEqual(['ann', 'hammer']);
    }
  });

  test.each(BOTH)('%s becomes what is face up on the other side alone', (id) => {
    for (const team of mutants) {
      for (const missing of mutants.filter((one) => one !== team)) {
        const mine = body('A', 1, 9, `team:${missing}`);
        const down = { body: `S 1/9 team:${missing}`, stunned: true };
        expect(shifted(id, [mine], [body('D', 1, 9, `team:${team}`), down])).toEqual(['bob', team]);
      }
    }
  });

  test.each(BOTH)('%s stays what he has become, for the rest of the game', (id) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Turncoat`], deck: 20 },
      bob: { front: [body('D', 1, 9, 'team:resistance+brotherhood')], deck: 20 },
    });
    at.ann.pass();
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    expect(at.card('Turncoat').teams).toBe('brotherhood resistance');
    const one = scene('modern', {
      ann: { front: [`${id} as Turncoat`], deck: 20 },
      bob: { front: [body('D', 1, 9, 'team:resistance')], deck: 20 },
    });
    one.ann.pass();
    passTo(one, 'bob', 'main');
    passTo(one, 'ann', 'main');
    expect(one.card('Turncoat').teams).toBe('resistance');
  });

  test.each(BOTH)('%s goes to a player with a face-up one', (id) => {
    const at = scene('modern/freeForAll', {
      ann: { front: [`${id} as Turncoat`], deck: 20 },
      bob: { front: [{ body: 'S 1/9 team:xmen', stunned: true }], deck: 20 },
      cat: { front: [body('D', 1, 9, 'team:xmen')], deck: 20 },
      open: true,
    });
    at.ann.pass();
    expect([at.ann.offered('choose'), at.card('Turncoat').controller]).toEqual([[], 'cat']);
  });

  test.each(BOTH)('%s gains no team for being it himself', (id) => {
    for (const team of mutants) {
      const patron = supporting({
        ...plain,
        id: 'xx-patron',
        name: 'Patron',
        powers: [
          aura('Friends', { is: 'supporting', side: 'yours', cost: { is: '>=', than: 3 } }, alsoTeam(team as 'xmen')),
        ],
      });
      const other = team === 'xmen' ? 'brotherhood' : 'xmen';
      const at = scene('modern', {
        cards: [patron],
        ann: { front: [`${id} as Turncoat`, body('K', 20, 20)], deck: 20 },
        bob: { front: [body('D', 1, 9, `team:${other}`), 'Patron'], deck: 20 },
      });
      at.ann.pass();
      passTo(at, 'bob', 'main');
      at.bob.attack('K', 'Patron');
      pass(at.bob, at.ann);
      expect([at.card('Patron').zone, at.card('Turncoat').teams]).toEqual(['ko', other]);
    }
  });
});

describe('Others', () => {
  test('tub-044 Cloak does himself no harm', () => {
    const { ann, card } = scene('modern', { at: 'recruit', ann: { hand: ['tub-044 as Cloak'], points: 3 }, bob: {} });
    ann.recruit('Cloak', 'front');
    expect([card('Cloak').zone, card('Cloak').stunned]).toEqual(['front', false]);
  });

  test('tub-050 Weapon Omega counts equipment alone', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['tub-050 as Omega', body('Omega Machine Component', 1, 1)], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Omega', 'Dark Invention');
    expect(card('Omega').vitality).toBe(0);
  });

  test('tub-053 Sentry keeps his other powers', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['tub-053 as Sentry'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    ann.attack('D', 'Sentry');
    ann.use('Sentry', 'Mindfulness');
    expect(card('Sentry').keywords).toBe('flight ranged');
  });
});
