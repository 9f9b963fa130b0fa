import { describe, expect, test } from 'vitest';
import { body, scene } from './cast.ts';
import { resolve } from './fight.ts';

const stage = (ann: readonly unknown[], bob: object = { front: [body('D', 1, 9)] }) =>
  scene('modern', { ann: { front: ann }, bob });
const angry = (name: string, ...words: string[]) => body(name, 2, 9, 'angry', ...words);
const calm = (name: string, ...words: string[]) => body(name, 2, 9, ...words);

describe('Angry', () => {
  // VS-KW-ANGRY: it may be a team attack, and it may be none.
  test('must be in the first attack of the turn', () => {
    const { ann, bob, card, close } = stage([calm('A'), angry('X'), calm('Z')]);
    expect(ann.offered('attack').toSorted()).toEqual(['D, A', 'D, X']);
    ann.attack('D', 'A', 'X');
    expect([card('A').role, card('X').role]).toEqual(['attacker', 'attacker']);
    resolve(ann, bob);
    bob.strikeBack('A');
    expect(ann.offered('attack')).toEqual(['D, Z']);
    close();

    const none = stage([angry('X')]);
    none.ann.pass();
  });

  // VS-KW-ANGRY
  test('keeps an attack without it from being made', () => {
    const { ann, close } = stage([angry('X'), calm('A')]);
    expect(ann.refused('attack', 'D', 'A')).not.toEqual([]);
    close();
  });

  // VS-KW-ANGRY-2
  test.each([{ exhausted: true }, { stunned: true }])('binds nobody while it cannot attack: %o', (state) => {
    const { ann, close } = stage([calm('A'), { body: 'X 2/9 angry', ...state }]);
    expect(ann.offered('attack')).toEqual(['D, A']);
    close();
  });

  // VS-KW-ANGRY-2: nobody whom it could attack.
  test('binds nobody without a legal defender for it', () => {
    const { ann, close } = stage([calm('A', 'flight'), angry('X')], {
      front: [{ body: 'D 1/9', stunned: true }],
      back: [body('Boss', 1, 9, 'main')],
    });
    expect(ann.offered('attack').toSorted()).toEqual(['Boss, A', 'Boss, X']);
    close();
  });

  // VS-KW-ANGRY-2: both if they can, one of them if not.
  test('is for all of several that can attack together', () => {
    const together = stage([angry('X'), angry('Y'), calm('Z')]);
    expect(together.ann.offered('attack')).toEqual(['D, X']);
    together.ann.attack('D', 'X', 'Y');
    expect(together.card('Y').role).toBe('attacker');
    resolve(together.ann, together.bob);
    together.bob.strikeBack('X');
    together.close();

    const apart = stage([angry('X', 'team:xmen'), angry('Y', 'team:hydra'), calm('Z', 'team:hydra')]);
    expect(apart.ann.offered('attack').toSorted()).toEqual(['D, X', 'D, Y']);
  });
});
