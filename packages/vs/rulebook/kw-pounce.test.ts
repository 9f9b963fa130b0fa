import { expect, test } from 'vitest';
import { a, keyword, plotTwist, ready, yours } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const cat = hero('Cat', [keyword('pounce')], { atk: 2, def: 2 });
const rouse = plotTwist({
  id: 'x-rouse',
  name: 'Rouse',
  timing: 'combat',
  anyTurn: true,
  effects: [ready(a(yours()))],
});

// VS-KW-POUNCE
test('an exhausted defender does not strike back at a character with Pounce', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [cat],
    ann: { front: ['Cat', body('B', 1, 9)] },
    bob: { front: [{ body: 'D 9/9', exhausted: true }] },
  });
  ann.attack('D', 'Cat');
  resolve(ann, bob);
  expect(card('Cat').stunned).toBe(false);
  close();
});

// VS-KW-POUNCE: in a team attack the defender may strike somebody else.
test('an exhausted defender strikes another attacker', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [cat],
    ann: { front: ['Cat', body('B', 1, 9)] },
    bob: { front: [{ body: 'D 9/9', exhausted: true }] },
  });
  ann.attack('D', 'Cat', 'B');
  resolve(ann, bob);
  expect([card('Cat').stunned, card('B').stunned]).toEqual([false, true]);
  close();
});

// VS-KW-POUNCE: judged at resolution.
test('a defender that was readied in the combat strikes back', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [cat, rouse],
    ann: { front: ['Cat'] },
    bob: { front: [{ body: 'D 9/9', exhausted: true }], hand: ['Rouse'] },
  });
  ann.attack('D', 'Cat');
  ann.pass();
  bob.play('Rouse');
  resolve(ann, bob);
  expect(card('Cat').stunned).toBe(true);
  close();
});
