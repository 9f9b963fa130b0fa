import { a, enemy, stun, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe.each(['aff-001', 'aff-002'])('%s Captain Marvel', (id) => {
  test('gets a +1/+1 counter for each other Ranged character on her side, once a turn', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Carol`, body('A', 1, 1, 'ranged'), body('B', 1, 1, 'ranged')],
        front: [body('C', 1, 1)],
        resources: ['Energy Location x2'],
      },
      bob: { back: [body('D', 1, 1, 'ranged')] },
    });
    ann.use('Carol', 'Energy Absorption');
    expect([card('Carol').plus, card('A').plus]).toEqual([2, 0]);
    expect(ann.refused('use', 'Carol', 'Energy Absorption')).toEqual(['VS-PWR-42']);
    close();
  });

  test('is also a Ms. Marvel', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: [`${id} as Carol`], hand: ['mnb-017 as Marvel'], resources: 4 },
      bob: {},
      at: 'recruit',
    });
    // VS-PUP-01: cards that share a name with her power her up.
    ann.pass();
    ann.pass();
    expect(ann.offered('powerUp')).toEqual(['Marvel, Carol']);
    expect(seat('ann').hand).toEqual(['Marvel']);
    close();
  });
});

describe('aff-001 Captain Marvel, Level 1', () => {
  const stunner = supporting({
    ...{ id: 'x-1', name: 'Stunner', cost: 1, atk: 1, def: 1, health: 1, teams: ['aForce'] },
    powers: [superPower('Zap', 'main', ['skill'], stun(a(enemy({ is: 'supporting' }))))],
  });
  const stage = () =>
    scene('modern', {
      cards: [stunner],
      ann: {
        front: [{ card: 'aff-001', as: 'Carol', xp: 2 }, 'Stunner', body('A', 9, 9, 'team:aForce')],
        resources: ['Skill Location'],
      },
      bob: { front: [body('D', 1, 1), body('E', 1, 1), body('F', 1, 2)] },
    });

  test('gains an XP when she stuns an enemy in combat, alone or in a team, and levels up at four', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Carol');
    pass(ann, bob);
    expect([card('Carol').xp, card('D').stunned]).toEqual([3, true]);
    nextMain(ann, bob);
    // As a defender too.
    bob.attack('Carol', 'F');
    pass(bob, ann);
    expect([card('F').stunned, card('aff-002').level, card('aff-002').atk]).toEqual([true, 2, 4]);
    close();
  });

  test('gains none for what others stun, or outside combat', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Stunner', 'Zap');
    ann.choose('D');
    ann.attack('E', 'A');
    pass(ann, bob);
    expect([card('D').stunned, card('E').stunned, card('Carol').xp]).toEqual([true, true, 2]);
    close();
  });
});

describe('aff-002 Captain Marvel, Level 2', () => {
  const stage = (plus: number) =>
    scene('modern', {
      ann: {
        back: [{ card: 'aff-002', as: 'Carol', plus }],
        front: [body('A', 1, 1)],
        resources: ['Skill Location x2'],
      },
      bob: { front: [body('D', 1, 9)], back: [body('Boss', 1, 9, 'main')] },
    });

  test('puts a -1/-1 counter on one enemy for each of her +1/+1 counters', () => {
    const { ann, card, close } = stage(3);
    ann.use('Carol', 'Photonic Blast');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D']);
    ann.choose('Boss');
    expect([card('Boss').minus, card('D').minus, card('Carol').plus]).toEqual([3, 0, 3]);
    expect(ann.refused('use', 'Carol', 'Photonic Blast')).toEqual(['VS-PWR-42']);
    close();
  });

  test('does nothing without counters', () => {
    const { ann, card, close } = stage(0);
    ann.use('Carol', 'Photonic Blast');
    ann.choose('D');
    expect(card('D').minus).toBe(0);
    close();
  });
});
