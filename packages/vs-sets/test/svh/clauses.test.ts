import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('Clauses of Hydra and S.H.I.E.L.D.', () => {
  test('svh-002: a team in common with Zemo is no help', () => {
    const { ann, card } = scene('modern', {
      ann: { back: ['svh-002 as Zemo'], resources: ['Skill Location'] },
      bob: { back: [body('Boss', 1, 9, 'main', 'team:xmen')], front: [body('Traitor', 1, 9, 'team:hydra')] },
    });
    ann.use('Zemo', 'The Price of Disloyalty');
    expect(card('Traitor').zone).toBe('ko');
  });

  test('svh-009 searches his own deck, which is shuffled', () => {
    const others = Array.from({ length: 12 }, (_, i) => body(`C${i}`, 1, 1));
    const { ann, bob, seat } = scene('modern', {
      turn: 'bob',
      ann: { front: ['svh-009 as Zola'], deck: [...others, 'svh-009 as Copy'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 20)], deck: ['svh-009 as Far', 5] },
    });
    bob.attack('Zola', 'D');
    pass(bob, ann);
    ann.react('Zola', 'Transfer Consciousness');
    expect(ann.offered('choose')).toEqual(['Copy']);
    ann.choose('Copy');
    expect(seat('ann').deck).toHaveLength(12);
    expect(seat('ann').deck).not.toEqual(others.map((_, i) => `C${i}`));
  });

  test('svh-019 lets no enemy power up so', () => {
    const { bob } = scene('modern', {
      turn: 'bob',
      ann: { front: ['svh-019 as Madame'] },
      bob: { front: [body('D', 1, 1, 'team:hydra')], hand: [body('H', 1, 1, 'team:hydra')] },
    });
    expect(bob.offered('powerUp')).toEqual([]);
  });

  test('svh-021 puts two at most, out of his own player’s hand', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: {
        front: ['svh-021 as Leader', body('A', 1, 1, 'team:hydra', 'health:1')],
        hand: [body('H', 1, 1, 'team:hydra'), body('I', 1, 1, 'team:hydra'), body('J', 1, 1, 'team:hydra')],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 9, 20)], hand: [body('Far', 1, 1, 'team:hydra')] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    ann.react('Leader', 'Cut Off a Limb and Two More Shall Take Its Place');
    expect(ann.offered('choose').toSorted()).toEqual(['H', 'I', 'J']);
    ann.choose('H', '...');
    ann.choose('I', '...');
    expect(ann.offered('choose')).toEqual([]);
    ann.row('front');
    ann.row('back');
    expect([card('H').zone, card('I').zone, card('J').zone]).toEqual(['front', 'back', 'hand']);
  });

  test('svh-027 is no help to an enemy who has the highest ATK', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 4, 9, 'team:hydra')], hand: ['svh-027 as Twist'] },
      bob: { front: [body('D', 5, 1)] },
    });
    ann.attack('D', 'A');
    ann.play('Twist');
    pass(bob, ann);
    expect(card('D').stunned).toBe(true);
  });

  test('svh-041: names on your own side do not matter, and the rest is shuffled in', () => {
    const others = Array.from({ length: 12 }, () => 'mnb-105');
    const { ann, bob, card, seat } = scene('modern', {
      ann: { front: ['svh-041 as Hill', body('Twin', 1, 1)], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 1)], deck: [...others, body('T2', 1, 1, 'aka:Twin'), body('Low', 1, 1)] },
    });
    ann.use('Hill', 'Welcome to Pleasant Hill');
    bob.row('front');
    expect(card('T2').zone).toBe('front');
    expect(seat('bob').deck).toHaveLength(13);
    expect(seat('bob').deck?.at(-1) === 'Low' && seat('bob').deck?.indexOf('Low') === 12).toBe(false);
  });

  test('svh-045 counts the wounds of no other main character', () => {
    const { bob } = scene('modern', {
      turn: 'bob',
      at: 'recruit',
      ann: { back: [{ body: 'Boss 1/9 main health:9', wounds: 3 }] },
      bob: { hand: ['svh-045 as May'], points: 4 },
    });
    expect(bob.offered('recruit')).toEqual([]);
  });

  test('svh-005 gains nothing for a Cube on somebody else, nor for other equipment', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: {
        back: ['svh-005 as Skull'],
        front: [body('A', 1, 1)],
        hand: ['svh-023 as Cube', 'svh-024 as Other', 'svh-022 as Rifle'],
        points: 9,
      },
      bob: { front: [body('H', 1, 1, 'hex')] },
    });
    ann.equip('Other', 'A');
    ann.equip('Rifle', 'Skull');
    expect(card('Skull').xp).toBe(0);
    ann.equip('Cube', 'Skull');
    expect(card('Skull').xp).toBe(1);
  });

  test('svh-008: a councillor of an enemy protects nobody', () => {
    const { ann, bob, winners } = scene('modern', {
      ann: {
        front: [{ card: 'svh-008', as: 'Leader', wounds: 4 }],
        resources: ['Intellect Location', 'Skill Location'],
        deck: 9,
      },
      bob: { front: [body('D', 30, 30)], back: ['svh-018 as Kraken'], deck: 9 },
    });
    ann.use('Leader', 'Hydra High Council');
    nextMain(ann, bob);
    bob.attack('Leader', 'D');
    pass(bob, ann);
    expect(winners()).toEqual(['bob']);
  });

  test('svh-023 finds that name only, in that deck only, which is shuffled', () => {
    const others = Array.from({ length: 12 }, (_, i) => body(`C${i}`, 1, 1));
    const { ann, seat } = scene('modern', {
      ann: {
        front: [{ body: 'A 1/9', equipment: ['svh-023 as Cube'] }],
        resources: ['Skill Location'],
        deck: ['svh-010 as Mine'],
      },
      bob: { deck: [...others, 'svh-010 as X'] },
    });
    ann.use('A', 'Reshape Existence');
    ann.choose('X', '...');
    expect(ann.offered('choose')).toEqual(['X']);
    ann.choose('X');
    expect(seat('bob').deck).toHaveLength(12);
    expect(seat('bob').deck).not.toEqual(others.map((_, i) => `C${i}`));
  });
});
