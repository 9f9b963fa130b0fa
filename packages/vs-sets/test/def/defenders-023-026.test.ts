import { expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

const team = 'team:defenders';

test('def-023 Spellbound keeps enemy players from playing plot twists for the combat', () => {
  const { ann, bob, close } = scene('modern', {
    ann: { front: [body('A', 1, 9, team), body('B', 1, 9, team)], hand: ['def-023 as Spell', 'def-025 as Senses'] },
    bob: { front: [body('D', 1, 9, team)], hand: ['def-025 as Twist'] },
  });
  ann.attack('D', 'A');
  ann.play('Spell');
  expect(bob.refused('play', 'Twist')).not.toEqual([]);
  bob.pass();
  expect(ann.offered('play')).toEqual(['Senses']);
  ann.pass();
  ann.attack('D', 'B');
  ann.pass();
  expect(bob.offered('play')).toEqual(['Twist']);
  bob.pass();
  close();
});

test('def-024 Hidden Weapons gives +1/+1 and Ranged: to one of yours for the turn, or in a combat to anybody in it', () => {
  const stage = () =>
    scene('modern', {
      ann: { back: [body('A', 2, 2, team)], front: [body('B', 1, 9, team)], hand: ['def-024 as Weapons'] },
      bob: { front: [body('D', 1, 9, team), body('E', 1, 9)], hand: ['def-024 as Other'] },
    });
  const { ann, bob, card, close } = stage();
  ann.play('Weapons', 'main');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Main']);
  ann.choose('A');
  expect([card('A').atk, card('A').def, card('A').keywords]).toEqual([3, 3, 'ranged']);
  ann.attack('D', 'A');
  pass(ann);
  bob.play('Other');
  expect(bob.offered('choose').toSorted()).toEqual(['A', 'D']);
  bob.choose('D');
  expect([card('D').atk, card('D').def, card('D').keywords]).toEqual([2, 10, 'ranged']);
  pass(ann, bob);
  expect([card('D').keywords, card('A').keywords, card('A').atk]).toEqual(['', 'ranged', 3]);
  pass(ann, bob, bob, bob);
  expect([card('A').keywords, card('A').atk]).toEqual(['', 2]);
  close();
});

test('def-025 Super Senses gives a defender +0/+5 for the combat', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 5, 9)] },
    bob: { front: [body('D', 1, 1, team), body('E', 1, 1)], hand: ['def-025 as Senses'] },
  });
  ann.attack('D', 'A');
  ann.pass();
  bob.play('Senses');
  expect([card('D').atk, card('D').def, card('E').def]).toEqual([1, 6, 1]);
  pass(ann, bob);
  expect([card('D').stunned, card('D').def]).toEqual([false, 1]);
  close();
});

test('def-026 Sanctum Sanctorum pays any of four symbols for a Defenders character only', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['def-015 as Deathlok', 'mnb-021 as Thor'], ko: ['def-009'], resources: ['def-026 as Sanctum'] },
    bob: {},
  });
  expect(ann.offered('use')).toEqual(['Deathlok, Rebuilt Body']);
  ann.use('Deathlok', 'Rebuilt Body');
  ann.choose('Angel');
  expect([card('Deathlok').atk, card('Sanctum').faceDown]).toEqual([2, true]);
  close();
});
