import { a, strike, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const EVIL = 'team:superVillains';

describe('tbb-001 Angel', () => {
  test.each([
    [EVIL, 1],
    ['team:avengers', 0],
  ])('gains an XP for an attack on a character of %s', (team, xp) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-001 as Ang', body('O', 3, 3)] },
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

  const dawn = (ann: object, bob: object = {}) =>
    scene('modern', {
      ann: { front: [{ card: 'tbb-001', as: 'Ang', xp: 2, wounds: 1 }], side: ['tbb-028', 'tbb-029'], ...ann },
      bob,
      at: 'mainStart',
      open: true,
    });

  test('may reveal Buffy in hand to become Angelus', () => {
    const yes = dawn({ hand: ['tbb-020 as Buff', 'tbb-016'] });
    yes.ann.yes();
    yes.ann.choose('Buff');
    expect([yes.card('tbb-028').wounds, yes.card('tbb-028').xp, yes.card('tbb-028').level]).toEqual([1, 0, 1]);
    const no = dawn({ hand: ['tbb-020 as Buff'] });
    no.ann.no();
    expect(no.card('Ang').zone).toBe('front');
  });

  test('may reveal Buffy on his side, and nobody else', () => {
    const side = dawn({ back: ['tbb-020 as Buff'] });
    side.ann.yes();
    expect(side.card('tbb-028').zone).toBe('front');
    const none = dawn({ hand: ['tbb-016'], back: [body('X', 1, 1)] }, { hand: ['tbb-020'], front: ['tbb-020'] });
    none.ann.yes();
    expect([none.card('Ang').xp, none.ann.offered('choose')]).toEqual([2, []]);
  });

  test('keeps his XP for the way back', () => {
    const { ann, bob, card } = scene('modern', {
      ann: {
        front: [{ card: 'tbb-001', as: 'Ang', xp: 2 }],
        side: ['tbb-028', 'tbb-029'],
        back: ['tbb-020 as Buff'],
      },
      bob: {},
      at: 'mainStart',
      open: true,
    });
    ann.yes();
    expect(card('tbb-028').xp).toBe(0);
    nextMain(ann, bob);
    pass(bob, ann, ann, ann);
    ann.yes();
    expect(card('tbb-001').xp).toBe(2);
  });

  test('does nothing on an enemy’s turn', () => {
    const { bob, card } = scene('modern', {
      ann: { front: ['tbb-001 as Ang'], side: ['tbb-028'], hand: ['tbb-020'] },
      bob: {},
      turn: 'bob',
      at: 'mainStart',
      open: true,
    });
    bob.pass();
    expect(card('Ang').zone).toBe('front');
  });
});

describe('tbb-002 Angel', () => {
  test('heals a wounded Buffy and draws a card, or does neither', () => {
    const love = (buffy: object | string) => {
      const at = scene('modern', {
        ann: { front: ['tbb-002 as Ang', buffy], back: [{ body: 'X 1/1', wounds: 1 }], resources: [R('Intellect')] },
        bob: { front: [{ card: 'tbb-020', wounds: 1 }] },
      });
      at.ann.use('Ang', 'A Vampire in Love With a Slayer');
      const wounds = typeof buffy === 'string' ? 0 : at.card('Buff').wounds;
      const found = [wounds, at.seat('ann').hand?.length, at.card('X').wounds];
      at.close();
      return found;
    };
    expect(love({ card: 'tbb-020', as: 'Buff', wounds: 2 })).toEqual([1, 1, 1]);
    expect(love('tbb-020')).toEqual([0, 0, 1]);
    expect(love({ card: 'tbb-016', as: 'Buff', wounds: 1 })).toEqual([1, 0, 1]);
  });

  test('KOs all resources of all players', () => {
    const { ann, seat, card, close } = scene('modern', {
      ann: { front: ['tbb-002 as Ang'], resources: [R('Might', 3), 'mnb-026'] },
      bob: { front: [body('D', 1, 1)], resources: [R('Skill', 2)] },
    });
    ann.use('Ang', 'Leave Without Saying Goodbye');
    expect([seat('ann').resources, seat('bob').resources, card('D').zone]).toEqual([[], [], 'front']);
    close();
  });
});

describe('tbb-003, tbb-004 Buffy', () => {
  test('stands alone this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-003 as Buff', body('O', 3, 3)], hand: [body('L', 3, 3)], points: 1, resources: [R('Might')] },
      bob: { front: [body('D', 0, 99)] },
      at: 'recruit',
    });
    ann.use('Buff', 'She Alone Will Stand Against the Darkness');
    ann.recruit('L', 'front');
    expect(card('Buff').plus).toBe(3);
    pass(ann, ann);
    expect(ann.offered('attack')).toEqual(['D, Buff']);
    pass(ann);
    pass(bob, bob, bob);
    expect(bob.offered('attack').length).toBeGreaterThan(0);
    nextMain(bob, ann);
    expect(ann.offered('attack')).toContain('D, O');
    close();
  });

  test('gains an XP when a character on her side is attacked, and another if each attacker is Evil', () => {
    const attacked = (attackers: string[], teams: string) => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: [body('V', 1, 99), body('W', 1, 99)], back: ['tbb-003 as Buff'] },
        bob: { front: [body('A', 1, 9, teams), body('B', 1, 9)] },
        turn: 'bob',
        open: true,
      });
      bob.attack('V', ...attackers);
      pass(bob, ann);
      return card('Buff').xp;
    };
    expect([
      attacked(['A'], EVIL),
      attacked(['B'], EVIL),
      attacked(['A', 'B'], 'team:avengers'),
      attacked(['A', 'B'], `${EVIL}+avengers`),
    ]).toEqual([2, 1, 1, 1]);
  });

  test('gains none for attacks on others', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('V', 1, 99)], back: ['tbb-003 as Buff'] },
      bob: { front: [body('A', 1, 99, EVIL)] },
    });
    ann.attack('A', 'V');
    pass(ann, bob);
    expect(card('Buff').xp).toBe(0);
    close();
  });

  const world = (used: boolean, def = 6) => {
    const at = scene('modern', {
      ann: { front: ['tbb-004 as Buff'], back: [body('Q', 9, 9)], resources: [R('Energy'), R('Skill')] },
      bob: { front: [body('Boss', 1, def, 'main', 'health:9', EVIL)] },
      open: true,
    });
    if (used) at.ann.use('Buff', 'She Saved the World. A Lot.');
    at.ann.attack('Boss', 'Buff');
    pass(at.ann, at.bob);
    return at;
  };

  test('can slay an Evil main character this turn, which wins the game', () => {
    const at = world(true);
    at.ann.slay('Boss');
    expect(at.winners()).toEqual(['ann']);
    const plain = world(false);
    expect([plain.ann.offered('slay'), plain.card('Boss').wounds]).toEqual([[], 1]);
  });

  test('is KO’d at the end of the turn if that goes wrong', () => {
    const at = world(true, 99);
    at.ann.pass();
    expect(at.winners()).toEqual(['bob']);
    const plain = world(false, 99);
    plain.ann.pass();
    expect(plain.card('Buff').zone).toBe('front');
  });

  test('can’t slay main characters on a later turn', () => {
    const at = scene('modern', {
      ann: {
        front: [{ card: 'tbb-004', as: 'Buff' }, body('Main2', 1, 1, 'main')],
        resources: [R('Energy'), R('Skill')],
      },
      bob: { front: [body('Boss', 1, 6, 'main', 'health:9', EVIL)] },
      open: true,
    });
    at.ann.use('Buff', 'She Saved the World. A Lot.');
    at.ann.pass();
    expect(at.card('Buff').zone).not.toBe('front');
  });
});

describe('tbb-005, tbb-006 Spike', () => {
  test('gains no XP for one of his own', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        {
          card: 'plotTwist',
          id: 'xxx-2',
          name: 'Spat',
          teams: [],
          timing: [{ at: 'main', effects: [strike(a(yours({ name: 'Spike' })), a(yours({ name: 'O' })))] }],
        },
      ],
      ann: { front: ['tbb-005 as S', body('O', 1, 1)], hand: ['Spat'] },
      bob: {},
    });
    ann.play('Spat');
    expect([card('O').stunned, card('S').xp]).toEqual([true, 0]);
    close();
  });

  test.each(['tbb-005', 'tbb-006'])('%s gets +1/+1 for each different basic location type', (id) => {
    const { card, close } = scene('modern', {
      ann: {
        front: [`${id} as Spike`],
        resources: [R('Energy', 2), 'Might Location', { card: 'Skill Location', faceDown: true }, 'tbb-027'],
      },
      bob: { resources: [R('Intellect')] },
    });
    const base = id === 'tbb-005' ? 3 : 6;
    expect([card('Spike').atk, card('Spike').def]).toEqual([base + 2, base + 2]);
    close();
  });

  test('gains an XP when he stuns an enemy or gets stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-005 as Spike', body('O', 3, 3)] },
      bob: { front: [body('D', 0, 3), body('F', 9, 99), body('E', 0, 3)] },
    });
    ann.attack('E', 'O');
    pass(ann, bob);
    expect(card('Spike').xp).toBe(0);
    ann.attack('D', 'Spike');
    pass(ann, bob);
    expect(card('Spike').xp).toBe(1);
    nextMain(ann, bob);
    bob.attack('Spike', 'F');
    pass(bob, ann);
    expect(card('Spike').xp).toBe(2);
    close();
  });

  test('has Ferocious against a melee solo attack, and Monstrous against a melee team attack', () => {
    const attacked = (...by: string[]) => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: ['tbb-006 as Spike'] },
        bob: {
          front: [body('A', 9, 2), body('B', 9, 2)],
          back: [body('S', 9, 2, 'ranged'), body('T', 9, 2, 'ranged')],
        },
        turn: 'bob',
        open: true,
      });
      expect(card('Spike').keywords).toBe('');
      bob.attack('Spike', ...by);
      const words = card('Spike').keywords;
      expect([ann.offered().length, card('A').keywords]).toEqual([expect.any(Number), '']);
      return words;
    };
    expect([attacked('A'), attacked('A', 'B'), attacked('S'), attacked('S', 'T')]).toEqual([
      'ferocious',
      'monstrous',
      '',
      '',
    ]);
  });

  test('has neither while attacking', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['tbb-006 as Spike', body('O', 1, 1)] },
      bob: { front: [body('D', 1, 99)] },
      open: true,
    });
    ann.attack('D', 'Spike');
    expect(card('Spike').keywords).toBe('');
  });
});

describe('tbb-007, tbb-008 Willow', () => {
  test.each(['tbb-007', 'tbb-008'])('%s takes a plot twist from the top five and puts the rest on the bottom', (id) => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        front: [`${id} as Will`],
        resources: [R('Energy')],
        deck: [body('A', 1, 1), 'tbb-024 as P', body('B', 1, 1), 'tbb-051 as Q', body('C', 1, 1), 'tbb-052 as Z'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Will', 'Magical Aptitude');
    expect([ann.offered('choose'), bob.sees('Q')]).toEqual([['P', 'Q'], true]);
    ann.choose('P');
    ann.choose('A', 'B', 'Q');
    expect([seat('ann').hand, seat('ann').deck?.[0]]).toEqual([['P'], 'Z']);
    close();
  });

  test('gains an XP for each plot twist in her player’s KO pile at the end of the turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['tbb-007 as Will'], ko: ['tbb-024', 'tbb-051', body('X', 1, 1)] },
      bob: { ko: ['tbb-052'] },
    });
    nextMain(ann, bob);
    expect(card('Will').xp).toBe(2);
    bob.pass();
    expect(card('Will').xp).toBe(2);
    close();
  });

  test('takes an Evil enemy supporting character for good, who is of the Scoobies alone', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['tbb-008 as Will', body('Own', 1, 1, EVIL)], resources: [R('Intellect'), R('Skill')] },
      bob: {
        front: [body('G', 1, 1), body('E', 1, 1, EVIL), body('F', 1, 1, 'team:hydra'), body('M', 1, 1, 'main', EVIL)],
      },
    });
    ann.use('Will', 'The Ritual of Restoration');
    expect(ann.offered('choose')).toEqual(['E', 'F']);
    ann.choose('E');
    ann.row('front');
    expect([card('E').controller, card('E').teams, card('E').owner]).toEqual(['ann', 'scoobies', 'bob']);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect([card('E').controller, card('E').teams, card('F').teams]).toEqual(['ann', 'scoobies', 'hydra']);
    close();
  });
});

describe('tbb-009, tbb-010 Xander', () => {
  test.each([
    ['tbb-009', 6],
    ['tbb-010', 12],
  ])('%s lends his DEF to a defender that protects him', (id, def) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('V', 1, 3), body('O', 1, 3)], back: [`${id} as Xan`], resources: [R('Intellect', 2)] },
      bob: { front: [body('A', 1, 9), body('B', 1, 9)] },
      turn: 'bob',
    });
    bob.attack('V', 'A');
    bob.pass();
    ann.use('Xan', "We're Right Behind You");
    expect([card('V').def, card('O').def, card('A').def, card('V').atk]).toEqual([3 + def, 3, 9, 1]);
    pass(bob, ann);
    expect([card('V').stunned, card('V').def]).toEqual([false, 3]);
    close();
  });

  test('is of no use for a defender that doesn’t protect him', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('V', 1, 3), 'tbb-009 as Xan'], resources: [R('Intellect')] },
      bob: { front: [body('A', 1, 9)] },
      turn: 'bob',
    });
    bob.attack('V', 'A');
    bob.pass();
    ann.use('Xan', "We're Right Behind You");
    expect(card('V').def).toBe(3);
    pass(bob, ann);
    close();
  });

  test.each([
    [[body('V', 1, 3)], 1],
    [[], 0],
  ])('gains an XP at the end of the turn if he is protected: %#', (front, xp) => {
    const { ann, bob, card, close } = scene('modern', { ann: { front, back: ['tbb-009 as Xan'] }, bob: {} });
    nextMain(ann, bob);
    expect(card('Xan').xp).toBe(xp);
    bob.pass();
    expect(card('Xan').xp).toBe(xp);
    close();
  });

  test('doubles his DEF while he defends and protects', () => {
    const stand = (back: readonly object[], target: string) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['tbb-010 as Xan', body('O', 1, 3)], back, resources: [R('Might')] },
        bob: { front: [body('A', 1, 9)] },
        turn: 'bob',
      });
      bob.attack(target, 'A');
      bob.pass();
      const can = ann.offered('use').length > 0;
      if (can) ann.use('Xan', 'You Wanna Kill the World, Start With Me.');
      const now = [card('Xan').atk, card('Xan').def];
      if (can) pass(bob);
      pass(ann);
      expect(card('Xan').def).toBe(12);
      close();
      return now;
    };
    expect(stand([body('P', 1, 1)] as never, 'Xan')).toEqual([0, 24]);
    expect(stand([], 'Xan')).toEqual([0, 12]);
    expect(stand([body('P', 1, 1)] as never, 'O')).toEqual([0, 12]);
  });

  test('doubles nothing while he attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['tbb-010 as Xan'], back: [body('P', 1, 1)], resources: [R('Might')] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Xan');
    ann.use('Xan', 'You Wanna Kill the World, Start With Me.');
    expect(card('Xan').def).toBe(12);
    pass(bob, ann);
    close();
  });
});
