import { each, enemy, losesPowers, modify, wound } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const EVIL = 'team:superVillains';

describe('tbb-028, tbb-029 Angelus', () => {
  test.each([
    [EVIL, 0],
    ['team:avengers', 1],
  ])('gains an XP for an attack on a character of %s', (team, xp) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-028 as Ang', body('O', 3, 3)] },
      bob: { front: [body('D', 0, 99, team)] },
    });
    ann.attack('D', 'Ang');
    pass(ann, bob);
    expect(card('Ang').xp).toBe(xp);
    ann.attack('D', 'O');
    pass(ann, bob);
    expect(card('Ang').xp).toBe(xp);
    close();
  });

  test('may reveal Buffy to become Angel', () => {
    const cursed = (ann: object, turn = 'ann', bob: object = {}) =>
      scene('modern', {
        ann: { front: ['tbb-028 as Ang'], side: ['tbb-001', 'tbb-002'], ...ann },
        bob,
        turn,
        at: 'mainStart',
        open: true,
      });
    const yes = cursed({ back: ['tbb-020'] });
    yes.ann.yes();
    expect([yes.card('tbb-001').zone, yes.card('tbb-001').level]).toEqual(['front', 1]);
    const no = cursed({ back: ['tbb-020'] });
    no.ann.no();
    expect(no.card('Ang').zone).toBe('front');
    const none = cursed({ back: [body('X', 1, 1)] }, 'ann', { front: ['tbb-020'], hand: ['tbb-020'] });
    none.ann.yes();
    expect([none.card('Ang').zone, none.ann.offered('choose')]).toEqual(['front', []]);
    const elsewhere = cursed({ back: ['tbb-020'] }, 'bob');
    elsewhere.bob.pass();
    expect(elsewhere.card('Ang').zone).toBe('front');
  });

  test('wounds Buffy to look at an enemy hand and discard a card from it', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['tbb-029 as Ang', 'tbb-020 as Buff', body('O', 1, 1)], resources: [R('Intellect')] },
      bob: { front: ['tbb-020 as Other'], hand: ['tbb-051 as P', 'tbb-052 as Q'] },
    });
    ann.use('Ang', 'To Kill This Girl You Have To Love Her');
    expect([ann.offered('choose'), ann.sees('Q'), card('Buff').wounds, card('O').wounds]).toEqual([
      ['P', 'Q'],
      true,
      1,
      0,
    ]);
    ann.choose('Q');
    expect([seat('bob').ko, seat('bob').hand]).toEqual([['Q'], ['P']]);
    close();
  });

  test('does nothing without Buffy on his side', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['tbb-029 as Ang', body('O', 1, 1)], resources: [R('Intellect')] },
      bob: { front: ['tbb-020'], hand: ['tbb-051 as P'] },
    });
    ann.use('Ang', 'To Kill This Girl You Have To Love Her');
    expect([seat('bob').ko, ann.sees('P')]).toEqual([[], false]);
    close();
  });

  test('puts every deck into its KO pile', () => {
    const { ann, seat } = scene('modern', {
      ann: { front: ['tbb-029 as Ang'], resources: [R('Might', 3)], deck: [body('A', 1, 1)], hand: [body('H', 1, 1)] },
      bob: { deck: [body('B', 1, 1), body('C', 1, 1)] },
      open: true,
    });
    ann.use('Ang', "We're About To Make History? End.");
    expect([seat('ann').ko, seat('bob').ko?.toSorted(), seat('ann').deck, seat('bob').deck, seat('ann').hand]).toEqual([
      ['A'],
      ['B', 'C'],
      [],
      [],
      ['H'],
    ]);
  });
});

describe('tbb-030, tbb-031 Dark Willow', () => {
  test.each(['tbb-030', 'tbb-031'])('%s flays a supporting character to 1 remaining health', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [`${id} as Will`, body('O', 1, 1, 'health:3')], resources: [R('Energy')] },
      bob: { front: [{ body: 'D 1/1 health:5', wounds: 1 }, body('E', 1, 1, 'health:1')] },
    });
    ann.use('Will', 'Flay');
    expect(ann.offered('choose')).toEqual(['O', 'D', 'E']);
    ann.choose('D');
    expect([card('D').wounds, card('D').zone, card('D').stunned]).toEqual([4, 'front', false]);
    close();
  });

  test('never KOs', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['tbb-030 as Will'], resources: [R('Energy')] },
      bob: { front: [body('E', 1, 1, 'health:1'), body('F', 1, 1)] },
    });
    ann.use('Will', 'Flay');
    ann.choose('E');
    expect([card('E').zone, card('E').wounds]).toEqual(['front', 0]);
    close();
  });

  const twists = (id: string) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Will`, body('V', 1, 1)], hand: ['tbb-053 as P', 'tbb-053 as Q'] },
      bob: { front: [body('D', 1, 1)] },
    });
    at.ann.play('P');
    at.ann.no();
    const first = [at.card('Will').xp, at.seat('ann').hand?.length];
    at.ann.play('Q');
    at.ann.no();
    const second = [at.card('Will').xp, at.seat('ann').hand?.length];
    at.close();
    return [...first, ...second];
  };

  test('gains an XP, or draws a card, for the first plot twist of a turn', () => {
    expect([twists('tbb-030'), twists('tbb-031')]).toEqual([
      [1, 1, 1, 0],
      [0, 2, 0, 1],
    ]);
  });

  test('has nothing of an enemy’s plot twist', () => {
    const { bob, card, seat, close } = scene('modern', {
      ann: { front: ['tbb-030 as Will'], back: [body('S', 1, 1)] },
      bob: { front: [body('D', 1, 1, 'team:forcesOfDarkness')], hand: ['tbb-053 as P'] },
      turn: 'bob',
    });
    bob.play('P');
    bob.no();
    expect([card('Will').xp, seat('ann').hand]).toEqual([0, []]);
    close();
    const later = scene('modern', {
      ann: { front: ['tbb-031 as Will'], back: [body('S', 1, 1)] },
      bob: { front: [body('D', 1, 1, 'team:forcesOfDarkness')], hand: ['tbb-053 as P'] },
      turn: 'bob',
    });
    later.bob.play('P');
    later.bob.no();
    expect(later.seat('ann').hand).toEqual([]);
    later.close();
  });
});

describe('Mayor Wilkins', () => {
  test.each(['tbb-032', 'tbb-045'])('%s can’t be wounded, though stunned, and that can’t be turned off', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Mayor`], back: [body('B', 1, 9)] },
      bob: { front: [body('A', 9, 9)], resources: [R('Might', 3)] },
      turn: 'bob',
    });
    bob.attack('Mayor', 'A');
    pass(bob, ann);
    expect([card('Mayor').stunned, card('Mayor').wounds, card('Mayor').zone]).toEqual([true, 0, 'front']);
    close();
  });

  test.each(['tbb-032', 'tbb-045'])('%s can’t be wounded even without powers', (id) => {
    const { bob, card, close } = scene('modern', {
      cards: [
        {
          card: 'plotTwist',
          id: 'xxx-1',
          name: 'Null',
          teams: [],
          timing: [
            {
              at: 'main',
              effects: [
                modify(each(enemy({ name: 'Mayor Wilkins' })), 'turn', losesPowers),
                wound(each(enemy({ name: 'Mayor Wilkins' }))),
              ],
            },
          ],
        },
      ],
      ann: { front: [`${id} as Mayor`] },
      bob: { hand: ['Null'] },
      turn: 'bob',
    });
    bob.play('Null');
    expect([card('Mayor').powersOff, card('Mayor').wounds, card('Mayor').zone]).toEqual([true, 0, 'front']);
    close();
  });

  test('gains an XP at the start of his player’s Main Phase', () => {
    const { ann, bob, card, close } = scene('modern', { ann: { back: ['tbb-032 as Mayor'] }, bob: {} });
    nextMain(ann, bob);
    expect(card('Mayor').xp).toBe(0);
    nextMain(bob, ann);
    expect(card('Mayor').xp).toBe(1);
    close();
  });

  test('KOs a supporting character as Olvikan', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: ['tbb-033 as Mayor', body('O', 1, 1)], resources: [R('Energy'), R('Might')] },
      bob: { front: [body('D', 1, 1)], back: [body('M', 1, 1, 'main')] },
    });
    ann.use('Mayor', 'Olvikan');
    expect(ann.offered('choose')).toEqual(['O', 'D']);
    ann.choose('D');
    expect([seat('bob').ko, card('O').zone]).toEqual([['D'], 'front']);
    close();
  });
});

describe('vampires', () => {
  test.each(['tbb-038', 'tbb-039', 'tbb-041', 'tbb-042', 'tbb-048', 'tbb-050', 'tbb-056'])(
    '%s gets a vitality counter for a victim',
    (id) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: [`${id} as V`] },
        bob: { front: [body('D', 0, 1, 'health:1')] },
      });
      ann.attack('D', 'V');
      pass(ann, bob);
      expect([card('V').vitality, card('D').zone]).toEqual([1, 'ko']);
      close();
    },
  );

  test('tbb-038 Drusilla draws two cards if she has a vitality counter', () => {
    const seen = (vitality: number) => {
      const { ann, seat, close } = scene('modern', {
        ann: { front: [{ card: 'tbb-038', as: 'V', vitality }], resources: [R('Intellect')] },
        bob: {},
      });
      ann.use('V', 'Blood Seer');
      close();
      return seat('ann').hand?.length;
    };
    expect([seen(1), seen(0)]).toEqual([2, 0]);
  });

  test('tbb-039 Turok-Han Vampires swarm', () => {
    const { seat, close } = scene('modern', {
      ann: { front: ['tbb-039 as A', 'tbb-039 as B', 'tbb-039 as C'] },
      bob: {},
    });
    expect(seat('ann').front).toHaveLength(3);
    close();
  });

  test.each([
    [1, 3],
    [0, 4],
  ])('tbb-041 Mr. Trick with %i vitality counters', (vitality, cost) => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        front: [{ card: 'tbb-041', as: 'V', vitality }],
        hand: [body('D', 1, 1, 'team:forcesOfDarkness', 'cost:4'), body('O', 1, 1, 'cost:4')],
        points: 9,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('D', 'front');
    expect(seat('ann').points).toBe(9 - cost);
    ann.recruit('O', 'front');
    expect(seat('ann').points).toBe(5 - cost);
    close();
  });

  test('tbb-041 Mr. Trick makes nothing cheaper for enemies, nor plot twists', () => {
    const { bob, seat, close } = scene('modern', {
      ann: { front: [{ card: 'tbb-041', as: 'V', vitality: 1 }] },
      bob: { hand: [body('D', 1, 1, 'team:forcesOfDarkness', 'cost:4')], points: 4 },
      turn: 'bob',
      at: 'recruit',
    });
    bob.recruit('D', 'front');
    expect(seat('bob').points).toBe(0);
    close();
  });

  test('tbb-042 Darla stuns a supporting character if she has a vitality counter', () => {
    const shot = (vitality: number) => {
      const { ann, card, close } = scene('modern', {
        ann: { front: [{ card: 'tbb-042', as: 'V', vitality }], resources: [R('Skill')] },
        bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
      });
      ann.use('V', 'So Many Body Parts, So Few Bullets.');
      if (vitality > 0) {
        expect(ann.offered('choose')).toEqual(['V', 'D', 'E']);
        ann.choose('D');
      }
      close();
      return card('D').stunned;
    };
    expect([shot(1), shot(0)]).toEqual([true, false]);
  });

  test('tbb-048 Angelus is Lethal', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-048 as V'] },
      bob: { front: [body('D', 1, 8, 'health:5')] },
    });
    ann.attack('D', 'V');
    pass(ann, bob);
    expect([card('D').zone, card('V').vitality]).toEqual(['ko', 1]);
    close();
  });

  test('tbb-050 The Master puts one on each face-up Vampire supporting character', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['tbb-050 as M', 'tbb-039 as T', { card: 'tbb-038', as: 'S', stunned: true }, 'tbb-022 as Soul'],
        back: [body('O', 1, 1), body('Boss', 1, 1, 'main', 'vampire')],
        resources: [R('Might')],
      },
      bob: { front: ['tbb-041 as Other'] },
      at: 'recruit',
    });
    ann.use('M', 'Tonight I Shall Walk the Earth');
    const counts = ['M', 'T', 'S', 'Soul', 'O', 'Boss', 'Other'].map((name) => card(name).vitality);
    expect(counts).toEqual([1, 1, 0, 1, 0, 0, 0]);
    close();
  });

  test.each([
    [EVIL, 10, 5],
    ['team:avengers', 5, 10],
    [`${EVIL}+avengers`, 10, 10],
    ['team:none', 5, 5],
  ])('tbb-056 Spike beside a main character of %s', (team, atk, def) => {
    const { card, close } = scene('modern', {
      ann: {
        front: ['tbb-056 as V', body('O', 1, 1, EVIL), body('P', 1, 1)],
        back: [body('Boss', 1, 1, 'main', team)],
      },
      bob: { back: [body('Foe', 1, 1, 'main', `${EVIL}+avengers`)] },
    });
    expect([card('V').atk, card('V').def]).toEqual([atk, def]);
    close();
  });
});

describe('tbb-040 Caleb', () => {
  const transfuse = (hand: readonly string[]) => {
    const at = scene('modern', {
      ann: { front: ['tbb-040 as Cal'], hand, resources: [R('Might')] },
      bob: { front: [body('A', 1, 99)], hand: ['tbb-048 as Theirs'] },
      turn: 'bob',
    });
    at.bob.attack('Cal', 'A');
    at.bob.pass();
    at.ann.use('Cal', 'Transfusion of Evil');
    return at;
  };

  test('gets the printed ATK and DEF of an Evil character he reveals', () => {
    const { ann, bob, card, close } = transfuse(['tbb-048 as Shown', 'tbb-020 as Good', 'tbb-051']);
    expect(ann.offered('choose')).toEqual(['Shown']);
    ann.choose('Shown');
    expect([card('Cal').atk, card('Cal').def, bob.sees('Shown'), bob.sees('Good')]).toEqual([11, 10, true, false]);
    pass(bob, ann);
    expect([card('Cal').atk, card('Shown').zone]).toEqual([3, 'hand']);
    close();
  });

  test('gets nothing without one', () => {
    const { ann, bob, card, close } = transfuse(['tbb-020 as Good']);
    expect([card('Cal').atk, card('Cal').def]).toEqual([3, 3]);
    pass(bob, ann);
    close();
  });
});

describe('tbb-046 Adam', () => {
  const hit = (power: string, row: string) => {
    const at = scene('modern', {
      ann: { front: ['tbb-046 as Ad'], resources: [R('Skill'), R('Intellect')] },
      bob: {
        [row]: [body('A', 1, 9, 'ranged'), body('M', 1, 9, 'ranged', 'main'), body('Q', 1, 9, 'ranged')],
      },
      turn: 'bob',
      open: true,
    });
    at.bob.attack('Ad', 'A', 'M');
    at.bob.pass();
    at.ann.use('Ad', power);
    const found = [at.card('A').wounds, at.card('M').wounds, at.card('Q').wounds];
    return found;
  };

  test('wounds a supporting character that attacks him in melee, or at range', () => {
    expect(hit('Bone Skewer', 'front')).toEqual([1, 0, 0]);
    expect(hit('Bone Skewer', 'back')).toEqual([0, 0, 0]);
    expect(hit('Collapsible Minigun', 'back')).toEqual([1, 0, 0]);
    expect(hit('Collapsible Minigun', 'front')).toEqual([0, 0, 0]);
  });
});

test('tbb-051 Big Bad puts two counters on a main character in combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: [body('M', 5, 9, 'main', 'team:forcesOfDarkness'), body('O', 5, 9, 'team:forcesOfDarkness')],
      hand: ['tbb-051 as P'],
    },
    bob: { front: [body('D', 1, 9, 'main')] },
  });
  ann.attack('D', 'M', 'O');
  ann.play('P');
  expect([card('M').plus, card('O').plus, card('D').plus]).toEqual([2, 0, 0]);
  bob.pass();
  ann.pass();
  bob.strikeBack('M');
  close();
});

test('tbb-052 Demonic Cruelty gives a character in the combat +1/+3', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('M', 5, 5, 'team:forcesOfDarkness'), body('O', 5, 9)], hand: ['tbb-052 as P'] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'M');
  ann.play('P');
  expect(ann.offered('choose')).toEqual(['M', 'D']);
  ann.choose('M');
  expect([card('M').atk, card('M').def]).toEqual([6, 8]);
  pass(bob, ann);
  expect([card('M').atk, card('M').def]).toEqual([5, 5]);
  close();
});

describe('tbb-053 Vampiric Hypnosis', () => {
  test('may move an enemy supporting character up front, who can’t strike back this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('M', 5, 5, 'team:forcesOfDarkness'), body('N', 5, 5)], hand: ['tbb-053 as P'] },
      bob: { back: [body('D', 9, 5, 'health:5'), body('E', 9, 5), body('Boss', 1, 9, 'main')] },
    });
    ann.play('P');
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('D');
    ann.yes();
    expect(card('D').zone).toBe('front');
    ann.attack('D', 'M');
    pass(ann, bob);
    expect([card('M').stunned, card('D').stunned]).toEqual([false, true]);
    close();
  });

  test('leaves it where it is if its player likes, and only for this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('M', 1, 5, 'team:forcesOfDarkness')], hand: ['tbb-053 as P'] },
      bob: { back: [body('D', 9, 5, 'health:5')] },
    });
    ann.play('P');
    ann.no();
    expect(card('D').zone).toBe('back');
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'M');
    pass(ann, bob);
    expect(card('M').stunned).toBe(true);
    close();
  });
});

describe('tbb-036, tbb-037 The Master', () => {
  test.each(['tbb-036', 'tbb-037'])('%s puts a vitality counter on a Vampire supporting character', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [`${id} as M`, body('Boss', 1, 1, 'main', 'vampire')],
        front: ['tbb-039 as T', 'tbb-022 as Soul', { card: 'tbb-038', as: 'S', stunned: true }, body('O', 1, 1)],
        resources: [R('Might')],
      },
      bob: { front: ['tbb-041 as Other'] },
      at: 'recruit',
    });
    ann.use('M', 'King of Vampires');
    expect(ann.offered('choose')).toEqual(['T', 'Soul']);
    ann.choose('Soul');
    expect(card('Soul').vitality).toBe(1);
    close();
  });

  test('gains XP equal to the total remaining health of the supporting characters on his side', () => {
    const { card } = scene('modern', {
      ann: {
        back: ['tbb-036 as M'],
        front: [
          { body: 'A 1/1 health:3', wounds: 1 },
          { card: 'tbb-039', as: 'T', vitality: 1 },
        ],
      },
      bob: { front: [body('E', 1, 1)] },
      at: 'build',
      open: true,
    });
    expect(card('M').xp).toBe(4);
    const enemys = scene('modern', {
      ann: { back: ['tbb-036 as M'], front: [body('A', 1, 1)] },
      bob: {},
      turn: 'bob',
      at: 'build',
      open: true,
    });
    expect(enemys.card('M').xp).toBe(0);
  });

  const doom = (target: string) => {
    const at = scene('modern', {
      ann: {
        back: ['tbb-037 as M', body('Own', 1, 99, 'main')],
        front: [body('S', 1, 9)],
        resources: [R('Energy', 2), R('Intellect', 2)],
        deck: 20,
      },
      bob: { back: [body('Foe', 1, 99, 'main'), body('Foe2', 1, 99, 'main')], deck: 20 },
      open: true,
    });
    at.ann.use('M', 'You Are Destined To Die');
    expect(at.ann.offered('choose')).toEqual(['M', 'Own', 'Foe', 'Foe2']);
    at.ann.choose(target);
    return at;
  };

  test('KOs an enemy main character at the end of its third turn', () => {
    const at = doom('Foe');
    for (const turn of [1, 2, 3]) {
      nextMain(at.ann, at.bob);
      expect(at.card('Foe').zone).toBe('back');
      if (turn < 3) nextMain(at.bob, at.ann);
      else at.bob.pass();
    }
    expect([at.card('Foe').zone, at.card('Foe2').zone]).toEqual(['ko', 'back']);
  });

  test('counts this turn as the first of one of its own side', () => {
    const at = doom('Own');
    nextMain(at.ann, at.bob);
    nextMain(at.bob, at.ann);
    nextMain(at.ann, at.bob);
    nextMain(at.bob, at.ann);
    expect(at.card('Own').zone).toBe('back');
    at.ann.pass();
    expect(at.card('Own').zone).toBe('ko');
  });
});

test('tbb-047 Sweet moves every face-up character up front at the start of his player’s Main Phase', () => {
  const show = (turn: string) => {
    const { card } = scene('modern', {
      ann: { back: ['tbb-047 as Sw', { body: 'S 1/1', stunned: true }] },
      bob: { back: [body('E', 1, 1)] },
      turn,
      at: 'mainStart',
      open: true,
    });
    return [card('Sw').zone, card('S').zone, card('E').zone];
  };
  expect([show('ann'), show('bob')]).toEqual([
    ['front', 'back', 'front'],
    ['back', 'back', 'back'],
  ]);
});
