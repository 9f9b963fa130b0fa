import { describe, expect, test } from 'vitest';
import { attackAgain, endOfCombat, enemy, itself, laterOnce, on, putPlus, trigger } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { fights, resolve } from './fight.ts';

const stage = (ann: object, bob: object, cards: readonly unknown[] = []) => scene('modern', { cards, ann, bob });
const lumberer = (...words: string[]) => body('L', 3, 9, 'lumbering', ...words);

describe('Lumbering', () => {
  // VS-KW-LUMBERING
  test('leaves the choice of the defender to the defending player', () => {
    const at = stage({ front: [lumberer()] }, { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('F', 1, 9)] });
    expect(at.ann.offered('attack')).toEqual(['D, L', 'E, L']);
    at.ann.attack('D', 'L');
    expect(at.bob.offered('choose')).toEqual(['D', 'E']);
    at.bob.choose('E');
    expect([at.card('D').role, at.card('E').role]).toEqual(['none', 'defender']);
    resolve(at.ann, at.bob);
    at.close();
  });

  // VS-KW-LUMBERING: others choose for themselves, and with one legal defender nothing is asked.
  test('asks nobody where there is nothing to pick', () => {
    const other = stage({ front: [body('A', 3, 9)] }, { front: [body('D', 1, 9), body('E', 1, 9)] });
    other.ann.attack('D', 'A');
    expect(other.card('D').role).toBe('defender');
    resolve(other.ann, other.bob);
    other.close();

    const one = stage({ front: [lumberer()] }, { front: [body('D', 1, 9)], back: [body('F', 1, 9)] });
    one.ann.attack('D', 'L');
    expect(one.card('D').role).toBe('defender');
    resolve(one.ann, one.bob);
    one.close();
  });

  // VS-KW-LUMBERING: the side is the attacker's choice.
  test('is about the side that was named', () => {
    const at = scene('modern', {
      ann: { front: [lumberer()] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
      cid: { front: [body('F', 1, 9), body('G', 1, 9)] },
    });
    at.ann.attack('F', 'L');
    expect(at.cid.offered('choose')).toEqual(['F', 'G']);
    at.cid.choose('G');
    expect(at.card('G').role).toBe('defender');
    at.close();
  });

  // VS-KW-LUMBERING-2
  test('binds the whole team, and only what all of it could attack', () => {
    const at = stage(
      { front: [lumberer('flight'), body('M', 2, 9)] },
      { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('F', 1, 9)] },
    );
    at.ann.attack('D', 'L', 'M');
    expect(at.bob.offered('choose')).toEqual(['D', 'E']);
    at.bob.choose('E');
    expect([at.card('E').role, at.card('L').role, at.card('M').role]).toEqual(['defender', 'attacker', 'attacker']);
    resolve(at.ann, at.bob);
    at.bob.strikeBack('L');
    at.close();

    const alone = stage({ front: [lumberer('flight')] }, { front: [body('D', 1, 9)], back: [body('F', 1, 9)] });
    alone.ann.attack('D', 'L');
    expect(alone.bob.offered('choose')).toEqual(['D', 'F', 'Main']);
    alone.bob.choose('F');
    resolve(alone.ann, alone.bob);
    alone.close();
  });

  // VS-KW-LUMBERING-3
  test('what triggers on the attack sees the defender that was picked', () => {
    const target = hero('Target', [trigger('Wary', on('isAttacked', itself), putPlus(1, 'self'))], { def: 9 });
    const at = stage({ front: [lumberer()] }, { front: [body('D', 1, 9), 'Target'] }, [target]);
    at.ann.attack('D', 'L');
    at.bob.choose('Target');
    expect(at.card('Target').plus).toBe(1);
    at.close();
  });

  // VS-KW-LUMBERING: an attack that a power grants goes at those it names.
  test('holds for a second attack too', () => {
    const raider = hero(
      'Raider',
      [
        { power: 'keyword', keyword: 'lumbering' },
        fights('Rage', laterOnce('combat', endOfCombat, attackAgain(enemy({ row: 'back' })))),
      ],
      { def: 9 },
    );
    const at = stage({ front: ['Raider'] }, { front: [body('D', 1, 9)], back: [body('E', 1, 9), body('F', 1, 9)] }, [
      raider,
    ]);
    at.ann.attack('D', 'Raider');
    at.ann.use('Raider', 'Rage');
    resolve(at.bob, at.ann);
    expect(at.ann.offered('choose')).toEqual(['E', 'F', 'Main']);
    at.ann.choose('E');
    expect(at.bob.offered('choose')).toEqual(['E', 'F', 'Main']);
    at.bob.choose('F');
    expect(at.card('F').role).toBe('defender');
    at.close();
  });
});
