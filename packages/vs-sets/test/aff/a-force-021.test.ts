import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-021 Rogue', () => {
  const stage = (victim: unknown, ann: object = {}, bob: object = {}) =>
    scene('modern', {
      ann: { front: ['aff-021 as Rogue'], ...ann },
      bob: { front: [victim], ...bob },
    });

  test('gains the keyword powers and super powers of an enemy supporting character that she KOs', () => {
    const { ann, bob, card, close } = stage(
      'aff-016 as Dazzler',
      {
        front: [{ card: 'aff-021', as: 'Rogue', plus: 2 }, body('A', 1, 9)],
        resources: ['Energy Location x2', 'Skill Location'],
      },
      { front: ['aff-016 as Dazzler', body('D', 9, 9)] },
    );
    expect(ann.offered('use')).toEqual([]);
    ann.attack('Dazzler', 'Rogue');
    pass(ann, bob);
    expect([card('Dazzler').zone, String(card('Rogue').keywords).includes('ranged')]).toEqual(['ko', true]);
    ann.use('Rogue', 'Dazzle');
    expect([card('D').stunned, card('D').wounds]).toEqual([true, 0]);
    expect(ann.refused('use', 'Rogue', 'Dazzle')).toEqual(['VS-PWR-42']);
    close();
  });

  test('has what a keyword means, for as long as she is not stunned', () => {
    const { ann, bob, card, close } = stage(
      { card: 'mnb-018', as: 'Victim' },
      {
        front: [{ card: 'aff-021', as: 'Rogue', plus: 2 }],
      },
      { front: [{ card: 'aff-019', as: 'America', wounds: 2 }, body('D', 9, 9)] },
    );
    ann.attack('America', 'Rogue');
    pass(ann, bob);
    if (ann.offered('order').length > 0) ann.order('Rogue', 'America');
    if (bob.offered('no').length > 0) bob.no();
    expect([card('America').zone, String(card('Rogue').keywords).includes('tough')]).toEqual(['ko', true]);
    nextMain(ann, bob);
    bob.attack('Rogue', 'D');
    pass(bob, ann);
    // Tough: she may recover. What she had gained is lost by then.
    ann.yes();
    expect([card('Rogue').stunned, card('Rogue').wounds]).toEqual([false, 1]);
    expect(String(card('Rogue').keywords)).not.toContain('tough');
    close();
  });

  test('gains static powers too, and several characters’ powers together', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-021 as Rogue'], hand: ['mnb-049 as Ready'], back: [body('X', 1, 1, 'team:xmen')] },
      bob: { front: ['aff-039 as Karla', 'mnb-090 as Goblin', body('F', 1, 9, 'flight')] },
    });
    ann.attack('Karla', 'Rogue');
    pass(ann, bob);
    // Gravity Stone is hers now, and works against its old side.
    expect([card('Karla').zone, card('F').keywords]).toEqual(['ko', '']);
    ann.play('Ready');
    ann.choose('Rogue');
    ann.attack('Goblin', 'Rogue');
    pass(ann, bob);
    expect(String(card('Rogue').keywords).split(' ')).toEqual(expect.arrayContaining(['ranged', 'blast']));
    close();
  });

  test.each([
    ['one that she only stuns', { card: 'aff-019', as: 'Victim' }],
    ['a main character', { body: 'Victim 1/1 main ranged health:1' }],
  ])('gains nothing of %s', (_, victim) => {
    const strong = { front: [{ card: 'aff-021', as: 'Rogue', plus: 3 }] };
    const { ann, bob, card, close } = stage(victim, strong, { back: [body('Boss', 1, 1, 'main')] });
    ann.attack('Victim', 'Rogue');
    pass(ann, bob);
    if (bob.offered('yes').length > 0) bob.no();
    expect(String(card('Rogue').keywords)).toBe('flight');
    close();
  });

  test('gains nothing when somebody else KOs it', () => {
    const { ann, bob, card, close } = stage('aff-016 as Dazzler', {
      front: ['aff-021 as Rogue', body('A', 9, 9)],
    });
    ann.attack('Dazzler', 'A');
    pass(ann, bob);
    expect([card('Dazzler').zone, card('Rogue').keywords]).toEqual(['ko', 'flight']);
    close();
  });
});
