import { body, sceneFor } from '@longbox/testkit/scene/builder';
import { vsScenes } from '@longbox/testkit/scene/vs/vs-scenes';
import { expect, test } from 'vitest';

const scene = sceneFor(vsScenes);

// VS-EX-08: Compiled Rulebook 2.1, "Team Attacks", worked example.
test('a team attack adds ATK, and the defender strikes back at exactly one attacker', () => {
  const { ann, bob, card, close } = scene('cr21', {
    ann: { front: [body('A', 2, 2), body('B', 2, 2), body('C', 2, 2)] },
    bob: { front: [body('D', 6, 6)] },
    at: 'main',
  });

  ann.attack('D', 'A', 'B', 'C');
  ann.pass();
  bob.pass();
  expect(bob.offered('strikeBack')).toEqual(['A', 'B', 'C']);
  bob.choose('B');

  expect(card('D')).toEqual({ stunned: true, wounds: 1 });
  expect(card('B')).toEqual({ stunned: true, wounds: 1 });
  expect(card('A').stunned).toBe(false);
  close();
});
