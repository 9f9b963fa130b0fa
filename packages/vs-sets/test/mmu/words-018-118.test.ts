import {
  a,
  aura,
  character,
  draw as drawFor,
  equipment,
  putMinus,
  putPlus,
  putVitality,
  stun,
  superPower,
  supporting,
  wound,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const hand = (name: string, ...powers: Parameters<typeof supporting>[0]['powers'][number][]) =>
  supporting({ id: `xx-${name.toLowerCase()}`, name, cost: 1, atk: 1, def: 9, health: 1, teams: [], powers });

describe('mmu-018 Flatman', () => {
  const flat = character({ name: 'Flatman' });
  const doer = hand(
    'Doer',
    superPower('Plus', 'main', [], putPlus(1, a(flat))),
    superPower('Minus', 'main', [], putMinus(1, a(flat))),
    superPower('Vital', 'main', [], putVitality(1, a(flat))),
    superPower('Wound', 'main', [], wound(a(flat))),
    superPower('Stun', 'main', [], stun(a(flat))),
  );
  const stage = () =>
    scene('modern', {
      cards: [doer],
      ann: { front: ['Doer'] },
      bob: { front: ['mmu-018 as Flat', body('D', 1, 1)] },
      open: true,
    });

  test('can’t have any counters', () => {
    const at = stage();
    for (const power of ['Plus', 'Minus', 'Vital']) at.ann.use('Doer', power);
    const { plus, minus, vitality } = at.card('Flat');
    expect([plus, minus, vitality]).toEqual([0, 0, 0]);
  });

  test('gets KO’d instead of wounded, however healthy', () => {
    const doctor = hand('Doctor', aura('Care', { side: 'yours', name: 'Flatman' }, { mod: 'health', by: 3 }));
    for (const power of ['Wound', 'Stun']) {
      const at = scene('modern', {
        cards: [doer, doctor],
        ann: { front: ['Doer'] },
        bob: { front: ['mmu-018 as Flat', 'Doctor'] },
        open: true,
      });
      expect(at.card('Flat').health).toBe(4);
      at.ann.use('Doer', power);
      expect([power, at.card('Flat').zone]).toEqual([power, 'ko']);
    }
  });
});

describe('mmu-030 Ghost Rider', () => {
  const ride = (attacker: string, target: string) => {
    const at = scene('modern', {
      ann: { front: [attacker] },
      bob: { front: ['mmu-030 as Rider', body('D', 1, 1, 'health:5')], back: [body('B', 1, 1)] },
      open: true,
    });
    at.ann.attack(target, 'X');
    pass(at.ann, at.bob);
    return at.card('X').stunned;
  };

  test('stuns an Evil attacking supporting character that stuns another of his side', () => {
    expect(ride('body X 9/99 team:hydra health:9', 'D')).toBe(true);
    expect(ride('body X 9/99 team:avengers health:9', 'D')).toBe(false);
    expect(ride('body X 9/99 main team:hydra health:9', 'D')).toBe(false);
    expect(ride('body X 9/99 team:hydra health:9', 'Rider')).toBe(false);
  });

  test('nor one of his own side that stuns an enemy', () => {
    const at = scene('modern', {
      ann: { front: [body('D', 1, 1, 'health:5')] },
      bob: { front: ['mmu-030 as Rider', body('X', 9, 99, 'team:hydra', 'health:9')] },
      turn: 'bob',
      open: true,
    });
    at.bob.attack('D', 'X');
    pass(at.bob, at.ann);
    expect([at.card('D').stunned, at.card('X').stunned]).toEqual([true, false]);
  });

  test('not one that defends', () => {
    const at = scene('modern', {
      ann: { front: [body('X', 9, 99, 'team:hydra', 'health:9')] },
      bob: { front: ['mmu-030 as Rider', body('D', 1, 1, 'health:5')] },
      turn: 'bob',
      open: true,
    });
    at.bob.attack('X', 'D');
    pass(at.bob, at.ann);
    expect([at.card('D').stunned, at.card('X').stunned]).toEqual([true, false]);
  });
});

describe('mmu-041, mmu-042 Karnak', () => {
  test.each(['mmu-041', 'mmu-042'])(
    '%s keeps enemies from playing cards of a chosen cost until his next turn',
    (id) => {
      const at = scene('modern', {
        ann: { back: [`${id} as Karnak`], resources: [R('Intellect')], hand: ['mmu-014 as Mine'] },
        bob: {
          hand: ['mmu-014 as Two', 'mmu-012 as One', 'Might Location'],
          resources: [R('Might', 5)],
          front: [body('A', 1, 1)],
        },
      });
      at.ann.use('Karnak', 'Perceive Stress Point');
      expect(at.ann.offered('number')).not.toContain('0');
      at.ann.number(2);
      at.ann.done();
      at.ann.pass();
      passTo(at, 'bob', 'recruit');
      expect(at.bob.offered('recruit').map((line) => line.split(',')[0])).toEqual(['One', 'One']);
      passTo(at, 'ann', 'main');
      at.ann.pass();
      passTo(at, 'bob', 'recruit');
      expect(at.bob.offered('recruit').map((line) => line.split(',')[0])).toContain('Two');
      passTo(at, 'bob', 'main');
      at.close();
    },
  );

  test('gains an XP at the end of an enemy’s Build Phase if points were left', () => {
    const build = (points: number, xp = 0) => {
      const at = scene('modern', {
        ann: { back: [{ card: 'mmu-041', xp }] },
        bob: { hand: ['mmu-014 as Two'], points },
        at: 'recruit',
        turn: 'bob',
      });
      at.bob.recruit('Two', 'front');
      passTo(at, 'bob', 'main');
      const now = at.card(xp === 2 ? 'mmu-042' : 'mmu-041');
      at.close();
      return now;
    };
    expect([build(2).xp, build(3).xp]).toEqual([0, 1]);
    expect(build(3, 2).level).toBe(2);
    const own = scene('modern', { ann: { back: ['mmu-041'], points: 5 }, bob: {}, at: 'recruit' });
    passTo(own, 'ann', 'main');
    expect(own.card('mmu-041').xp).toBe(0);
    own.close();
  });

  test('removes half of an enemy deck, top or bottom', () => {
    const shatter = (half: number) => {
      const at = scene('modern/freeForAll', {
        ann: { back: ['mmu-042 as Karnak'], resources: [R('Skill')], deck: 4 },
        bob: { deck: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1), body('D', 1, 1), body('E', 1, 1)] },
        cat: { deck: 4 },
        open: true,
      });
      at.ann.use('Karnak', 'The Shatterer');
      expect(at.ann.offered('choose')).toEqual(['bob', 'cat']);
      at.ann.choose('bob');
      at.ann.number(half);
      expect([at.seat('ann').deck?.length, at.seat('cat').deck?.length, at.seat('bob').removed?.length]).toEqual([
        4, 4, 2,
      ]);
      return at.seat('bob').deck;
    };
    expect(shatter(0)).toEqual(['C', 'D', 'E']);
    expect(shatter(1)).toEqual(['A', 'B', 'C']);
  });
});

describe('mmu-053 Grid', () => {
  const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
  test('moves an equipment to a character without one', () => {
    const at = scene('modern', {
      cards: [hat],
      ann: { front: ['mmu-053 as Grid', { body: 'A 1/9', equipment: ['Hat as H'] }], resources: [R('Intellect')] },
      bob: { front: [{ body: 'D 1/9', equipment: ['Hat as I'] }, body('E', 1, 9)] },
      open: true,
    });
    expect(at.card('Grid').keywords).toBe('terrigenesis');
    at.ann.use('Grid', 'Magnetokinesis');
    expect(at.ann.offered('choose').toSorted()).toEqual(['H', 'I']);
    at.ann.choose('I');
    expect(at.ann.offered('choose')).not.toContain('A');
    expect(at.ann.offered('choose')).toContain('Grid');
    at.ann.choose('Grid');
    expect([at.card('Grid').equipment, at.card('D').equipment]).toEqual([['I'], []]);
  });
});

describe('mmu-060 Karnak', () => {
  const hit = (atk: number, defends = true) => {
    const at = scene('modern', {
      ann: { front: [body('X', atk, 99)] },
      bob: { front: [{ card: 'mmu-060', as: 'Karnak' }] },
      turn: defends ? 'ann' : 'bob',
      open: true,
    });
    if (defends) {
      at.ann.attack('Karnak', 'X');
      pass(at.ann, at.bob);
    } else {
      at.bob.attack('X', 'Karnak');
      pass(at.bob, at.ann);
    }
    return at.card('Karnak').zone === 'ko' ? 'ko' : at.card('Karnak').stunned;
  };

  test('is wounded as a defender only by a strike of exactly his DEF', () => {
    expect([hit(6), hit(7), hit(8)]).toEqual([false, 'ko', true]);
    expect(hit(8, false)).toBe('ko');
  });
});

describe('mmu-064 Medusa', () => {
  const cost = (count: number, points: number) => {
    const at = scene('modern', {
      ann: {
        front: Array.from({ length: count }, (_, i) => body(`I${i}`, 1, 1, 'team:inhumans')),
        back: [body('Other', 1, 1)],
        hand: ['mmu-064 as Medusa', 'mmu-061 as Gorgon'],
        points,
      },
      bob: { front: [body('D', 1, 1, 'team:inhumans')] },
      at: 'recruit',
      open: true,
    });
    return at.ann.offered('recruit').map((line) => line.split(',')[0]);
  };

  test('costs 1 less for each Inhuman of her player, but at least 1', () => {
    expect([cost(2, 5), cost(2, 4), cost(8, 1), cost(8, 0)]).toEqual([
      ['Medusa', 'Medusa'],
      [],
      ['Medusa', 'Medusa'],
      [],
    ]);
  });

  test('puts two counters on each other Inhuman of her player when she appears', () => {
    const at = scene('modern', {
      ann: {
        front: [body('A', 1, 1, 'team:inhumans'), body('B', 1, 1)],
        hand: ['mmu-064 as Medusa', body('C', 1, 1)],
        points: 9,
      },
      bob: { front: [body('D', 1, 1, 'team:inhumans')] },
      at: 'recruit',
    });
    at.ann.recruit('C', 'front');
    expect(at.card('A').plus).toBe(0);
    at.ann.recruit('Medusa', 'front');
    expect(['A', 'B', 'D', 'Medusa'].map((name) => at.card(name).plus)).toEqual([2, 0, 0, 0]);
    at.close();
  });
});

test('mmu-088 Death’s Head Leviathon takes a health from enemy supporting characters this turn, down to 1', () => {
  const at = scene('modern', {
    ann: { front: ['mmu-088 as X', body('A', 1, 9, 'health:3')], resources: [R('Might')] },
    bob: {
      front: [body('D', 1, 9, 'health:3'), body('E', 1, 9, 'health:1'), { body: 'F 1/9 health:2', wounds: 1 }],
      back: [body('Boss', 1, 9, 'main', 'health:3')],
    },
  });
  at.ann.use('X', 'Terrifying Gaze');
  expect(['A', 'D', 'E', 'Boss'].map((name) => at.card(name).health)).toEqual([3, 2, 1, 3]);
  expect(at.card('F').zone).toBe('ko');
  nextMain(at.ann, at.bob);
  expect(at.card('D').health).toBe(3);
  at.close();
});

describe('mmu-099, mmu-100 Fin Fang Foom', () => {
  test.each(['mmu-099', 'mmu-100'])('%s puts a counter on each front row enemy', (id) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Foom`, body('A', 1, 9)], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('F', 1, 9)] },
    });
    expect(at.card('Foom').keywords).toBe('flight');
    at.ann.use('Foom', 'Acid Mist');
    expect(['A', 'D', 'E', 'F'].map((name) => at.card(name).minus)).toEqual([0, 1, 1, 0]);
    if (at.asks() === 'orderTriggers') at.ann.order('Foom');
    if (id === 'mmu-099') expect(at.card('Foom').xp).toBe(2);
    at.close();
  });

  test('is Level 2 with eight, and gains none for his own side', () => {
    const up = scene('modern', {
      ann: { back: [{ card: 'mmu-099', as: 'Foom', xp: 7 }], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 9)] },
    });
    up.ann.use('Foom', 'Acid Mist');
    expect(up.card('mmu-100').level).toBe(2);
    up.close();
    const own = scene('modern', {
      ann: { back: ['mmu-099 as Foom'], front: [body('A', 1, 9)] },
      bob: { front: ['mmu-100 as Theirs'], resources: [R('Energy')] },
      turn: 'bob',
    });
    own.bob.use('Theirs', 'Acid Mist');
    expect([own.card('A').minus, own.card('Foom').xp]).toEqual([1, 0]);
    own.close();
  });

  const sleep = () => {
    const at = scene('modern', {
      ann: {
        front: [{ card: 'mmu-100', as: 'Foom', wounds: 4 }],
        resources: [R('Might'), R('Intellect'), R('Energy')],
      },
      bob: { front: [body('D', 1, 99), body('E', 99, 99)] },
    });
    at.ann.use('Foom', 'Hibernate');
    return at;
  };

  test('heals a wound at the end of each of his player’s turns', () => {
    const at = sleep();
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect(at.card('Foom').wounds).toBe(3);
    at.bob.pass();
    passTo(at, 'ann', 'main');
    expect(at.card('Foom').wounds).toBe(3);
    at.ann.pass();
    passTo(at, 'bob', 'main');
    expect(at.card('Foom').wounds).toBe(2);
    at.close();
  });

  test('heals nothing at the end of a turn in which he lies face down', () => {
    const stunner = hand('Stunner', superPower('Stun', 'main', [], stun(a(character({ name: 'Fin Fang Foom' })))));
    const at = scene('modern', {
      cards: [stunner],
      ann: { front: [{ card: 'mmu-100', as: 'Foom', wounds: 3 }, 'Stunner'], resources: [R('Might'), R('Intellect')] },
      bob: {},
      open: true,
    });
    at.ann.use('Foom', 'Hibernate');
    at.ann.use('Stunner', 'Stun');
    at.ann.pass();
    expect([at.card('Foom').stunned, at.card('Foom').wounds]).toEqual([true, 4]);
  });

  test('wakes up when he attacks, defends or uses a super power', () => {
    const attacks = sleep();
    attacks.ann.attack('D', 'Foom');
    pass(attacks.ann, attacks.bob);
    attacks.ann.pass();
    expect(attacks.card('Foom').wounds).toBe(4);
    attacks.close();
    const uses = sleep();
    uses.ann.use('Foom', 'Acid Mist');
    uses.ann.pass();
    expect(uses.card('Foom').wounds).toBe(4);
    uses.close();
    const defends = sleep();
    defends.ann.pass();
    passTo(defends, 'bob', 'main');
    defends.bob.attack('Foom', 'D');
    pass(defends.bob, defends.ann);
    defends.bob.pass();
    passTo(defends, 'ann', 'main');
    defends.ann.pass();
    expect(defends.card('Foom').wounds).toBe(3);
    defends.close();
  });
});

describe('mmu-115 Kid Kaiju', () => {
  test('asks about no other card, and not in the turn of another', () => {
    for (const first of ['mmu-012 as First', 'mmu-129 as First']) {
      const at = draw(first);
      for (let step = 0; step < 9 && at.table().phase === 'draw'; step++) {
        if (at.asks() === 'yesOrNo') break;
        at.ann.pass();
      }
      expect([first, at.asks(), at.seat('ann').hand]).toEqual([first, 'yesOrNo', ['First', 'Second']]);
      at.ann.yes();
      at.ann.row('back', 'ann');
      expect(at.seat('ann').back).toContain('Second');
    }
    const giver = hand('Giver', superPower('Give', 'main', [], drawFor(1, 'eachEnemy')));
    const at = scene('modern', {
      cards: [giver],
      ann: { front: ['mmu-115 as Kid'], deck: ['mmu-109 as First', 'Might Location x5'] },
      bob: { front: ['Giver'] },
      turn: 'bob',
      open: true,
    });
    at.bob.use('Giver', 'Give');
    expect([at.asks(), at.seat('ann').hand]).toEqual(['playOrPass', ['First']]);
  });

  test('plays with the top card of the deck revealed', () => {
    const at = scene('modern', {
      ann: { front: ['mmu-115 as Kid'], deck: [body('T', 1, 1), body('U', 1, 1)] },
      bob: { deck: [body('V', 1, 1)] },
    });
    expect([at.bob.sees('T'), at.bob.sees('U'), at.ann.sees('V')]).toEqual([true, false, false]);
    at.close();
  });

  const draw = (first: string, turn: 'ann' | 'bob' = 'ann') => {
    const at = scene('modern', {
      ann: { front: ['mmu-115 as Kid'], deck: [first, 'mmu-109 as Second', 'Might Location x5'] },
      bob: { deck: ['mmu-109 as Theirs', 'Might Location x5'] },
      at: 'draw',
      turn,
      open: true,
    });
    return at;
  };

  test('may put the first Monster he draws on his turn into play', () => {
    const at = draw('mmu-110 as First');
    for (let step = 0; step < 9 && at.asks() !== 'yesOrNo'; step++) at.ann.pass();
    at.ann.yes();
    at.ann.row('back', 'ann');
    expect(at.seat('ann').back).toContain('First');
  });
});

test('mmu-118 Mekara halves each attacker’s DEF, rounded up', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('X', 1, 9), body('Y', 1, 4), body('Z', 1, 5)] },
    bob: { front: ['mmu-118 as Mekara'], resources: [R('Might')] },
  });
  expect(card('Mekara').keywords).toBe('monstrous');
  ann.attack('Mekara', 'X', 'Y');
  ann.pass();
  bob.use('Mekara', 'Shatter Sword');
  expect(['X', 'Y', 'Z', 'Mekara'].map((name) => card(name).def)).toEqual([4, 2, 5, 7]);
  expect(card('X').atk).toBe(1);
  pass(ann, bob);
  close();
});
