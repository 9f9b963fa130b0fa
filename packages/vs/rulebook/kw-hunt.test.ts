import { describe, expect, test } from 'vitest';
import { keyword } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

describe('Hunter and Hunted', () => {
  const hunter = hero('Hunter', [keyword('hunter')], { atk: 2, def: 4 });
  const twice = hero('Twice', [keyword('hunter'), keyword('hunter')], { atk: 2, def: 4 });
  const hunted = hero('Hunted', [keyword('hunted')], { atk: 3, def: 3 });

  const fight = () =>
    scene('modern', {
      cards: [hunter, twice, hunted],
      ann: { front: ['Hunter', 'Twice'] },
      bob: { front: ['Hunted', body('D', 0, 99)] },
    });

  // VS-KW-HUNTER: while attacking only, and each instance counts.
  test('a hunter strikes harder while attacking', () => {
    const { ann, bob, card, close } = fight();
    expect(card('Hunter').atk).toBe(2);
    ann.attack('D', 'Hunter');
    expect([card('Hunter').atk, card('Hunter').def, card('Twice').atk]).toEqual([5, 4, 2]);
    resolve(ann, bob);
    expect(card('Hunter').atk).toBe(2);
    ann.attack('D', 'Twice');
    expect(card('Twice').atk).toBe(8);
    resolve(ann, bob);
    close();
  });

  // VS-KW-HUNTED: while defending only.
  test('the hunted is harder to stun while defending', () => {
    const { ann, bob, card, close } = fight();
    ann.attack('Hunted', 'Hunter');
    expect([card('Hunted').atk, card('Hunted').def]).toEqual([3, 6]);
    resolve(ann, bob);
    expect([card('Hunted').stunned, card('Hunted').def]).toEqual([false, 3]);
    close();
  });

  // VS-KW-HUNTER, VS-KW-HUNTED: the other way round neither counts.
  test('a hunter defends and the hunted attacks as printed', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hunter, hunted],
      ann: { front: ['Hunted'] },
      bob: { front: ['Hunter'] },
    });
    ann.attack('Hunter', 'Hunted');
    expect([card('Hunter').atk, card('Hunted').def]).toEqual([2, 3]);
    resolve(ann, bob);
    close();
  });
});

describe('Invisibility', () => {
  const end = (state: object) =>
    scene('modern', {
      cards: [hero('Kate', [keyword('invisibility')])],
      ann: { front: [{ card: 'Kate', ...state }] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });

  // VS-KW-INVISIBILITY: hers to decide, and only while she is ready.
  test('hides at the end of the turn, if ready', () => {
    const hides = end({});
    hides.ann.pass();
    hides.ann.yes();
    expect(hides.card('Kate').hidden).toBe(true);

    const stays = end({});
    stays.ann.pass();
    stays.ann.no();
    expect(stays.card('Kate').hidden).toBe(false);

    const tired = end({ exhausted: true });
    tired.ann.pass();
    expect([tired.ann.offered('yes'), tired.card('Kate').hidden]).toEqual([[], false]);
  });

  // VS-KW-INVISIBILITY: at the end of its controller's turn, not of another's.
  test('waits for the turn of its own player', () => {
    const { ann, bob, asks, card, close } = scene('modern', {
      cards: [hero('Kate', [keyword('invisibility')])],
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['Kate'] },
    });
    ann.pass();
    expect([bob.offered('yes'), asks(), card('Kate').hidden]).toEqual([[], 'playOrPass', false]);
    close();
  });
});
