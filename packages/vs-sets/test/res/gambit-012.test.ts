import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

const SKILL = 'Skill Location';

describe('res-012 Gambit', () => {
  // Costs of the enemies: Magma 1, Trance 2, Toad 3, Storm 5.
  const ENEMIES = ['tub-011 as Magma', 'res-009 as Trance', 'res-011 as Toad', 'res-013 as Storm'];
  const arrive = (charge: readonly string[], resources = [SKILL]) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: [body('Mine', 1, 9)], hand: ['res-012 as Gambit', ...charge], resources, points: 4 },
      bob: { front: ENEMIES, back: [body('Boss', 1, 9, 'main')] },
      open: true,
    });
    at.ann.recruit('Gambit', 'front');
    return at;
  };
  // Whoever has a health of 1 is KO'd by the stun.
  const stunned = ({ card }: ReturnType<typeof arrive>): string[] =>
    ['Magma', 'Trance', 'Toad', 'Storm', 'Boss', 'Mine', 'Gambit'].filter(
      (name) => card(name).stunned || card(name).zone === 'ko',
    );

  // VS-TERM-45: no more in all than the card discarded costs.
  test('may pay and discard, and stuns enemies that cost no more than that card together', () => {
    const at = arrive(['res-010 as Danger', 'res-014 as Emma']);
    at.ann.yes();
    at.ann.pay(SKILL);
    expect([at.card(SKILL).faceDown, at.ann.offered('choose').toSorted()]).toEqual([true, ['Danger', 'Emma']]);
    at.ann.choose('Danger', '...');
    expect([at.card('Danger').zone, at.card('Emma').zone]).toEqual(['ko', 'hand']);
    expect(at.ann.offered()).toEqual(['done', 'choose Magma', 'choose Trance', 'choose Toad']);
    expect(at.ann.refused('choose', 'Magma', 'Toad')).toEqual(['VS-CMB-04']);
    at.ann.choose('Magma', 'Trance');
    expect(stunned(at)).toEqual(['Magma', 'Trance']);
  });

  test('a dearer card stuns more of them', () => {
    const at = arrive(['res-014 as Emma', 'res-010 as Danger']);
    at.ann.yes();
    at.ann.pay(SKILL);
    at.ann.choose('Emma', '...');
    expect(at.ann.offered('choose')).toEqual(['Magma', 'Trance', 'Toad', 'Storm']);
    at.ann.choose('Magma', 'Trance', 'Toad');
    expect(stunned(at)).toEqual(['Magma', 'Trance', 'Toad']);
  });

  test('need not pay, and then discards nothing and stuns nobody', () => {
    const at = arrive(['res-010 as Danger']);
    at.ann.no();
    expect([at.card(SKILL).faceDown, at.card('Danger').zone, stunned(at)]).toEqual([false, 'hand', []]);
    expect(at.ann.offered('choose')).toEqual([]);
  });

  test('cannot without Skill', () => {
    const at = arrive(['res-010 as Danger'], ['Energy Location']);
    at.ann.yes();
    expect([at.ann.offered('choose'), at.card('Danger').zone, stunned(at)]).toEqual([[], 'hand', []]);
  });

  test('a plot twist costs nothing, and stuns nobody', () => {
    const at = arrive(['res-016 as Charge']);
    at.ann.yes();
    at.ann.pay(SKILL);
    at.ann.choose('Charge', '...');
    expect([at.ann.offered('choose'), at.card('Charge').zone, stunned(at)]).toEqual([[], 'ko', []]);
  });

  test('without a card to discard the price is paid for nothing', () => {
    const at = arrive([]);
    at.ann.yes();
    at.ann.pay(SKILL);
    expect([at.ann.offered('choose'), at.card(SKILL).faceDown, stunned(at)]).toEqual([[], true, []]);
  });

  test('it is his own appearance only', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: ['res-012 as Gambit'], hand: [body('New', 1, 1), 'res-010'], resources: [SKILL], points: 9 },
      bob: { front: ['res-009 as Trance'] },
      open: true,
    });
    ann.recruit('New', 'front');
    expect([ann.offered('yes'), card('Trance').stunned]).toEqual([[], false]);
  });

  test('ruling: it is no super power, and nobody uses it', () => {
    const { ann } = scene('modern', {
      ann: { front: ['res-012 as Gambit'], hand: ['res-010'], resources: [SKILL] },
      bob: { front: ['res-009 as Trance'] },
      open: true,
    });
    expect(ann.offered('use')).toEqual([]);
  });
});
