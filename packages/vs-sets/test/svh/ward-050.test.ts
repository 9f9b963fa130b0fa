import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('svh-050 Grant Ward', () => {
  const fight = (team: 'shield' | 'hydra' | 'avengers', target: string, ward: object = {}) => {
    const main = { shield: 'svh-029 as Chief', hydra: 'svh-001 as Chief', avengers: 'mnb-001 as Chief' }[team];
    const at = scene('modern', {
      ann: { front: [body('A', 20, 30)] },
      bob: {
        front: [{ card: 'svh-050', as: 'Ward', ...ward }, { body: 'B 1/1 health:1' }],
        back: [main],
        resources: ['Skill Location'],
      },
      open: true,
    });
    at.ann.attack(target, 'A');
    pass(at.ann, at.bob);
    return at;
  };

  // VS-MEC-WOUND-03
  test('Selfless: is wounded in place of another of that side', () => {
    const { bob, card, seat } = fight('shield', 'B');
    expect(bob.offered('react')).toEqual(['Ward, Selfless']);
    bob.react('Ward', 'Selfless');
    expect([card('B').stunned, card('B').wounds, seat('bob').ko]).toEqual([true, 0, ['Ward']]);
  });

  test('Selfless: only with a S.H.I.E.L.D. main character, and not for himself', () => {
    expect(fight('hydra', 'B').seat('bob').ko).toEqual(['B']);
    expect(fight('avengers', 'B').seat('bob').ko).toEqual(['B']);
    expect(fight('shield', 'Ward').seat('bob').ko).toEqual(['Ward']);
    expect(fight('shield', 'B', { stunned: true }).seat('bob').ko).toEqual(['B']);
  });

  test('Selfish: another of that side is wounded in his place', () => {
    const { bob, card, seat } = fight('hydra', 'Ward');
    expect(bob.offered('react')).toEqual(['Ward, Selfish']);
    bob.react('Ward', 'Selfish');
    expect(bob.offered('choose').toSorted()).toEqual(['B', 'Chief']);
    bob.choose('Chief');
    expect([card('Ward').stunned, card('Ward').wounds, card('Chief').wounds, seat('bob').ko]).toEqual([true, 0, 1, []]);
  });

  test('Selfish: only with a Hydra main character, for a wound of his own', () => {
    expect(fight('avengers', 'Ward').seat('bob').ko).toEqual(['Ward']);
    expect(fight('hydra', 'B').seat('bob').ko).toEqual(['B']);
  });

  test('neither is for an enemy, and both cost Skill', () => {
    const at = scene('modern', {
      ann: { front: ['svh-050 as Ward', body('A', 20, 30)], back: ['svh-029 as Chief'], resources: ['Skill Location'] },
      bob: { front: [{ body: 'D 0/1 health:1' }] },
      open: true,
    });
    at.ann.attack('D', 'A');
    pass(at.ann, at.bob);
    expect(at.seat('bob').ko).toEqual(['D']);
    const poor = scene('modern', {
      ann: { front: [body('A', 20, 30)] },
      bob: {
        front: ['svh-050 as Ward', { body: 'B 1/1 health:1' }],
        back: ['svh-029 as Chief'],
        resources: ['Energy Location'],
      },
      open: true,
    });
    poor.ann.attack('B', 'A');
    pass(poor.ann, poor.bob);
    expect(poor.bob.offered('react')).toEqual([]);
  });

  test('is an Agent and a Soldier of both teams', () => {
    const { card } = scene('modern', { ann: { front: ['svh-050 as Ward'] }, bob: {} });
    expect([card('Ward').keywords, card('Ward').teams]).toEqual(['ranged agent soldier', 'hydra shield']);
  });
});
