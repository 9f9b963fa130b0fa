import { always, equipment, stats } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mcu1-001 Captain America, Level 1', () => {
  const position = {
    ann: {
      front: ['mcu1-001 as Cap', body('A', 1, 1, 'team:mcuHeroes'), body('B', 2, 2)],
      resources: ['Might Location'],
    },
    bob: { front: [body('D', 0, 9)] },
  };

  test('puts two counters on each attacker of the first attack', () => {
    const { ann, bob, card, close } = scene('modern', position);
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'Cap', 'A');
    expect(ann.offered('use')).toEqual(['Cap, Ready To Follow Captain America?']);
    ann.use('Cap', 'Ready To Follow Captain America?');
    expect([card('Cap').plus, card('A').plus, card('B').plus, card('D').plus]).toEqual([2, 2, 0, 0]);
    expect(bob.offered('use')).toEqual([]);
    pass(bob, ann);
    close();
  });

  test('does nothing for a later attack, and cannot be used by a Cap outside the combat', () => {
    const { ann, bob, card, close } = scene('modern', position);
    ann.attack('D', 'B');
    expect(ann.refused('use', 'Cap', 'Ready To Follow Captain America?')).toEqual(['VS-PWR-29']);
    pass(ann, bob);
    ann.attack('D', 'Cap');
    expect(card('Cap').xp).toBe(0);
    ann.use('Cap', 'Ready To Follow Captain America?');
    expect([card('Cap').plus, card('Might Location').faceDown]).toEqual([0, true]);
    pass(bob, ann);
    close();
  });

  test('gains an XP when he takes part in the first attack, alone or not, once a turn', () => {
    const { ann, bob, card, close } = scene('modern', position);
    ann.attack('D', 'Cap', 'A');
    expect(card('Cap').xp).toBe(1);
    pass(ann, bob);
    close();
  });

  test('becomes Level 2 with the fourth XP, in the middle of the attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-001', as: 'Cap', xp: 3 }] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Cap');
    expect([card('mcu1-002').zone, card('mcu1-002').role, card('mcu1-001').zone]).toEqual([
      'front',
      'attacker',
      'levelUp',
    ]);
    pass(ann, bob);
    close();
  });
});

describe('mcu1-002 Captain America, Level 2', () => {
  const team = ['mcu1-013', 'mnb-013', 'mcu1-024', 'mcu1-018', 'mcu1-023'];

  test('wins with all five names on his side, face down or not', () => {
    const { ann, winners, ended } = scene('modern', {
      ann: {
        back: ['mcu1-002 as Cap'],
        front: [...team.slice(1), { card: 'mcu1-013', stunned: true }],
        resources: ['Intellect Location'],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('Cap', 'Assemble the Team');
    expect([winners(), ended()?.code]).toEqual([['ann'], 'effect']);
  });

  test.each(team)('does not win without %s', (missing) => {
    const { ann, winners, close } = scene('modern', {
      ann: {
        back: ['mcu1-002 as Cap'],
        front: team.filter((card) => card !== missing),
        resources: ['Intellect Location'],
      },
      bob: { front: [missing] },
      at: 'resource',
    });
    ann.use('Cap', 'Assemble the Team');
    expect(winners()).toEqual([]);
    close();
  });

  test('uses it in the Build Phase only, and keeps the power of Level 1', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mcu1-002 as Cap'], resources: ['Intellect Location', 'Might Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.refused('use', 'Cap', 'Assemble the Team')).not.toEqual([]);
    ann.attack('D', 'Cap');
    expect(ann.offered('use')).toEqual(['Cap, Ready To Follow Captain America?']);
    pass(ann, bob);
    close();
  });
});

describe('mcu1-003 Bruce Banner', () => {
  test('draws a card at the start of his player’s turn, without being asked', () => {
    const { seat, close } = scene('modern', { ann: { back: ['mcu1-003'] }, bob: {}, at: 'turn' });
    expect(seat('ann').hand).toHaveLength(3);
    close();
  });

  test('does not draw at the start of another player’s turn', () => {
    const { seat, close } = scene('modern', { ann: {}, bob: { back: ['mcu1-003'] }, at: 'turn' });
    expect([seat('ann').hand, seat('bob').hand]).toEqual([['Extra', 'Extra'], []]);
    close();
  });

  // Ruling: he does not level up but transforms as he attacks. VS-LVL-27, VS-LVL-32: the attack goes on.
  test('becomes Hulk when he attacks, and Hulk takes over counters, wounds, equipment and the attack', () => {
    const gloves = equipment({ id: 'x-1', name: 'Gloves', cost: 1, teams: [], powers: [always('Grip', stats(1, 1))] });
    const { ann, bob, card, seat, close } = scene('modern', {
      cards: [gloves],
      ann: { front: [{ card: 'mcu1-003', as: 'Banner', plus: 1, wounds: 2, equipment: ['Gloves'] }] },
      bob: { front: [body('D', 1, 10)] },
    });
    ann.attack('D', 'Banner');
    const hulk = card('mcu1-004');
    expect(hulk).toEqual({ plus: 1, wounds: 2, equipment: ['Gloves'], exhausted: true });
    expect([hulk.atk, hulk.def, hulk.role, hulk.main]).toEqual([10, 10, 'attacker', true]);
    expect(seat('ann').removed).toEqual(['Bruce Banner']);
    pass(ann, bob);
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // Ruling: Bruce doesn't level up.
  test('has no Level Up power', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-003', as: 'Banner', xp: 9 }] },
      bob: { front: [body('D', 1, 10)] },
    });
    expect(card('Banner').level).toBe(1);
    ann.pass();
    expect(card('Banner').level).toBe(1);
    bob.pass();
    close();
  });

  // VS-UNQ-09: he has both names.
  test('keeps a Hulk from being recruited beside him, and is powered up by one', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-003 as Banner'], hand: ['mcu1-024 as Green'], resources: 9 },
      bob: {},
      at: 'recruit',
    });
    expect(ann.refused('recruit', 'Green', 'front')).toEqual(['VS-UNQ-05']);
    pass(ann, ann);
    ann.powerUp('Green', 'Banner');
    expect(card('Banner').plus).toBe(1);
    close();
  });
});

describe('mcu1-004 Hulk, Level 2', () => {
  test('keeps his player from drawing, in the Draw Phase and by effects', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mcu1-004'], back: ['civ-016 as Hawk'], resources: ['Intellect Location'] },
      bob: {},
      at: 'turn',
    });
    expect(seat('ann').hand).toEqual([]);
    ann.use('Hawk', 'The Rich Get Richer');
    expect(seat('ann').hand).toEqual([]);
    close();
  });

  test('lets other players draw', () => {
    const { ann, seat, close } = scene('modern', { ann: { front: ['mcu1-004'] }, bob: {} });
    ann.pass();
    expect(seat('bob').hand).toEqual(['Extra', 'Extra']);
    close();
  });

  test('becomes Banner at the end of a turn in which he did not attack', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { front: [{ card: 'mcu1-004', plus: 2, wounds: 1 }] },
      bob: {},
    });
    ann.pass();
    expect(card('mcu1-003')).toEqual({ plus: 2, wounds: 1 });
    expect([card('mcu1-003').atk, card('mcu1-003').def]).toEqual([2, 3]);
    expect(seat('ann').removed).toEqual(['Hulk']);
    close();
  });

  test('stays Hulk at the end of another player’s turn', () => {
    const { ann, card, close } = scene('modern', { ann: {}, bob: { front: ['mcu1-004 as Hulk'] } });
    ann.pass();
    expect(card('Hulk').level).toBe(2);
    close();
  });

  test('stays Hulk after an attack, also one he began as Banner', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-003'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'mcu1-003');
    pass(ann, bob);
    nextMain(ann, bob);
    expect(card('mcu1-004').zone).toBe('front');
    // The next turn he stays at home.
    nextMain(bob, ann);
    expect(card('mcu1-004').zone).toBe('front');
    ann.pass();
    expect(card('mcu1-003').zone).toBe('front');
    close();
  });

  test('becomes Banner when he gets stunned, stunned and wounded as he is, and can become Hulk again', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 8, 9)] },
      bob: { front: ['mcu1-004'] },
    });
    ann.attack('mcu1-004', 'A');
    pass(ann, bob);
    expect(card('mcu1-003')).toEqual({ stunned: true, wounds: 1 });
    expect(card('mcu1-003').zone).toBe('front');
    nextMain(ann, bob);
    bob.attack('A', 'mcu1-003');
    expect([card('mcu1-004').zone, card('mcu1-004').role]).toEqual(['front', 'attacker']);
    pass(bob, ann);
    close();
  });
});
