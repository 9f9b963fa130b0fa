import { describe, expect, test } from 'vitest';
import { keyword } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

describe('Bulletproof', () => {
  const steel = hero('Steel', [keyword('bulletproof')], { atk: 3, def: 4 });

  // VS-KW-BULLETPROOF
  test('keeps characters with Ranged from striking, in melee too', () => {
    const fight = (...keywords: string[]) => {
      const { ann, bob, card, close } = scene('modern', {
        cards: [steel],
        ann: { front: [body('A', 9, 9, ...keywords)] },
        bob: { front: ['Steel'] },
      });
      ann.attack('Steel', 'A');
      resolve(ann, bob);
      close();
      return card('Steel').stunned;
    };
    expect([fight(), fight('ranged')]).toEqual([true, false]);
  });

  // VS-KW-BULLETPROOF
  test('keeps a defender with Ranged from striking back', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [steel],
      ann: { front: ['Steel'] },
      bob: { front: [body('D', 9, 9, 'ranged')] },
    });
    ann.attack('D', 'Steel');
    resolve(ann, bob);
    expect(card('Steel').stunned).toBe(false);
    close();
  });

  // VS-KW-BULLETPROOF-2
  test('leaves attackers with Ranged out of the total', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [steel],
      ann: { front: [body('A', 4, 9, 'ranged'), body('B', 3, 9)] },
      bob: { front: ['Steel'] },
    });
    ann.attack('Steel', 'A', 'B');
    resolve(ann, bob);
    bob.strikeBack('B');
    expect(card('Steel').stunned).toBe(false);
    close();
  });
});

describe('Fast Trigger', () => {
  const shot = hero('Shot', [keyword('ranged'), keyword('fastTrigger')], { atk: 4, def: 2 });

  // VS-KW-FAST-TRIGGER
  test('strikes first in ranged combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [shot],
      ann: { back: ['Shot'] },
      bob: { front: [body('D', 5, 4, 'ranged')] },
    });
    ann.attack('D', 'Shot');
    resolve(ann, bob);
    expect([card('D').stunned, card('Shot').stunned]).toEqual([true, false]);
    close();
  });

  // VS-KW-FAST-TRIGGER: it is no Ferocious, and Ferocious is no Fast Trigger.
  test('strikes with the others in melee combat, as Ferocious does in ranged combat', () => {
    const melee = scene('modern', { cards: [shot], ann: { front: ['Shot'] }, bob: { front: [body('D', 5, 4)] } });
    melee.ann.attack('D', 'Shot');
    resolve(melee.ann, melee.bob);
    expect([melee.card('D').stunned, melee.card('Shot').stunned]).toEqual([true, true]);
    melee.close();
    const ranged = scene('modern', {
      ann: { back: [body('A', 4, 2, 'ranged', 'ferocious')] },
      bob: { front: [body('D', 5, 4, 'ranged')] },
    });
    ranged.ann.attack('D', 'A');
    resolve(ranged.ann, ranged.bob);
    expect([ranged.card('D').stunned, ranged.card('A').stunned]).toEqual([true, true]);
    ranged.close();
  });
});

describe('Martial Artist and Master Martial Artist', () => {
  const pupil = hero('Pupil', [keyword('martialArtist')], { atk: 3, def: 3 });
  const both = hero('Both', [keyword('ranged'), keyword('martialArtist'), keyword('masterMartialArtist')], {
    atk: 3,
    def: 3,
  });

  // VS-KW-MARTIAL-ARTIST: attacking or defending, in melee only.
  test('+2/+2 in melee combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [pupil],
      ann: { front: ['Pupil'], back: [body('R', 1, 9, 'ranged')] },
      bob: { front: [body('D', 0, 99)] },
    });
    expect(card('Pupil').atk).toBe(3);
    ann.attack('D', 'Pupil');
    expect([card('Pupil').atk, card('Pupil').def]).toEqual([5, 5]);
    resolve(ann, bob);
    expect(card('Pupil').atk).toBe(3);
    close();
  });

  // VS-KW-MASTER-MARTIAL-ARTIST, VS-KW-MARTIAL-ARTIST
  test('the two add up, and neither counts in ranged combat', () => {
    const numbers = (row: 'front' | 'back') => {
      const { ann, card } = scene('modern', {
        cards: [both],
        ann: { [row]: ['Both'] },
        bob: { front: [body('D', 0, 99)] },
        open: true,
      });
      ann.attack('D', 'Both');
      return [card('Both').atk, card('Both').def];
    };
    expect([numbers('front'), numbers('back')]).toEqual([
      [9, 9],
      [3, 3],
    ]);
  });
});

describe('Violent', () => {
  const brute = hero('Brute', [keyword('violent')], { atk: 4, def: 9 });

  // VS-KW-VIOLENT
  test('doubles the strike at a supporting character it attacks, also in a team', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [brute],
      ann: { front: ['Brute', body('B', 3, 9)] },
      bob: { front: [body('D', 0, 11)] },
    });
    ann.attack('D', 'Brute', 'B');
    expect(card('Brute').atk).toBe(4);
    resolve(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });

  // VS-KW-VIOLENT: not at a main character, and not as the defender.
  test('does nothing against a main character or in defence', () => {
    const attack = scene('modern', {
      cards: [brute],
      ann: { front: ['Brute'] },
      bob: { front: [body('D', 0, 5, 'main')] },
    });
    attack.ann.attack('D', 'Brute');
    resolve(attack.ann, attack.bob);
    expect(attack.card('D').stunned).toBe(false);
    attack.close();
    const defence = scene('modern', {
      cards: [brute],
      ann: { front: [body('A', 0, 5)] },
      bob: { front: ['Brute'] },
    });
    defence.ann.attack('Brute', 'A');
    resolve(defence.ann, defence.bob);
    expect(defence.card('A').stunned).toBe(false);
    defence.close();
  });
});

describe('Invisible', () => {
  const ghost = hero('Ghost', [keyword('invisible'), keyword('ranged')], { atk: 1, def: 9 });

  // VS-KW-INVISIBLE, VS-MEC-PROTECT-02
  test('protects nobody', () => {
    const { ann } = scene('modern', {
      cards: [ghost],
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['Ghost'], back: [body('D', 1, 9)] },
      open: true,
    });
    expect(ann.offered('attack').toSorted()).toEqual(['D, A', 'Ghost, A', 'Main, A']);
  });

  // VS-KW-INVISIBLE: in melee and at range, over a front row that flies.
  test('attacks protected characters from either row', () => {
    for (const row of ['front', 'back']) {
      const { ann } = scene('modern', {
        cards: [ghost],
        ann: { [row]: ['Ghost'] },
        bob: { front: [body('W', 1, 9, 'flight')], back: [body('D', 1, 9)] },
        open: true,
      });
      expect(ann.offered('attack').toSorted()).toEqual(['D, Ghost', 'Main, Ghost', 'W, Ghost']);
    }
  });

  // VS-KW-INVISIBLE: in the back row it is protected like others.
  test('is itself protected in the back row', () => {
    const { ann } = scene('modern', {
      cards: [ghost],
      ann: { front: [body('A', 1, 9)] },
      bob: { front: [body('W', 1, 9)], back: ['Ghost'] },
      open: true,
    });
    expect(ann.offered('attack')).toEqual(['W, A']);
  });
});
