import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-027 Black Cat, Level 1', () => {
  test('makes an enemy player of her player’s choice discard a card', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { back: ['aff-027 as Cat'], resources: ['Intellect Location'] },
      bob: { hand: ['mnb-105 as One', 'mnb-108 as Two'] },
    });
    ann.use('Cat', 'Bad Luck');
    bob.choose('Two');
    expect([seat('bob').hand, seat('bob').ko]).toEqual([['One'], ['Two']]);
    close();
  });

  const xpWith = (mine: number, theirs: number): unknown => {
    const cards = (count: number) => [`mnb-105 x${count}`];
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['aff-027 as Cat'], hand: cards(mine) },
      bob: { hand: cards(theirs) },
    });
    nextMain(ann, bob);
    const { xp } = card('Cat');
    nextMain(bob, ann);
    // At the end of an enemy's turn nothing happens.
    expect(card('Cat').xp).toBe(xp);
    close();
    return xp;
  };

  test('gains as many XP as her player has more cards in hand than an enemy', () => {
    expect([xpWith(5, 2), xpWith(2, 2), xpWith(1, 4)]).toEqual([3, 0, 0]);
  });

  test('lets her player choose the enemy, and levels up at nine', () => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { back: [{ card: 'aff-027', as: 'Cat', xp: 7 }], hand: ['mnb-105 as X', 'mnb-106 as Y'] },
      bob: { hand: ['mnb-105 as One', 'mnb-108 as Two'] },
      cem: {},
    });
    ann.pass();
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cem']);
    ann.choose('cem');
    expect([card('aff-028').level, card('aff-028').zone]).toEqual([2, 'back']);
    close();
  });
});

describe.each(['aff-033', 'aff-034'])('%s Mystique', (id) => {
  const stage = (facts: object = {}) =>
    scene('modern', {
      ann: { front: [{ card: id, as: 'Raven', ...facts }, body('A', 3, 9)], resources: ['Skill Location x2'] },
      bob: { front: [body('D', 9, 20), { body: 'S 12/1', stunned: true }] },
    });

  test('gains ATK until she has as much as another face-up character, this combat', () => {
    const { ann, bob, card, close } = stage();
    const before = card('Raven').atk;
    ann.attack('D', 'Raven');
    ann.use('Raven', 'Masquerade');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'Main']);
    ann.choose('D');
    expect([card('Raven').atk, card('D').atk]).toEqual([9, 9]);
    expect(ann.refused('use', 'Raven', 'Masquerade')).toEqual(['VS-PWR-42']);
    pass(bob, ann);
    const { xp, level } = card('Raven').zone === 'front' ? card('Raven') : card('aff-034');
    expect(id === 'aff-033' ? [xp, level] : [0, 2]).toEqual(id === 'aff-033' ? [8, 1] : [0, 2]);
    expect(card('Raven').atk).toBe(before);
    close();
  });

  test('loses none to somebody weaker, and is no help to others', () => {
    const { ann, bob, card, close } = stage({ plus: 9 });
    const before = card('Raven').atk;
    ann.attack('D', 'Raven');
    ann.use('Raven', 'Masquerade');
    ann.choose('A');
    expect(card('Raven').atk).toBe(before);
    pass(bob, ann);
    ann.attack('D', 'A');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    close();
  });
});

describe('aff-033 Mystique, Level 1', () => {
  test('gains as many XP as she gains ATK, by whatever effect', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'aff-033', as: 'Raven', xp: 5 }], hand: ['mnb-105 as Fire', 'aff-053 as Main'] },
      bob: { front: [body('D', 1, 20)] },
    });
    ann.attack('D', 'Raven');
    ann.play('Fire');
    expect(card('Raven').xp).toBe(7);
    bob.pass();
    ann.play('Main');
    expect(card('Raven').xp).toBe(9);
    pass(bob, ann);
    close();
  });

  test('levels up at ten', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'aff-033', as: 'Raven', xp: 8 }], hand: ['mnb-105 as Fire'] },
      bob: { front: [body('D', 1, 20)] },
    });
    ann.attack('D', 'Raven');
    ann.play('Fire');
    expect([card('aff-034').level, card('aff-034').role]).toEqual([2, 'attacker']);
    pass(bob, ann);
    close();
  });
});

describe('aff-034 Mystique, Level 2', () => {
  const savagery = 'Martial Savagery';

  test('is Ferocious this combat while enemies lose it and cannot gain it', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-034 as Raven', body('A', 1, 9, 'ferocious')], resources: ['Might Location x2'] },
      bob: { front: [body('D', 9, 6, 'ferocious', 'team:guardians')], hand: ['mnb-075 as Justice'] },
    });
    ann.attack('D', 'Raven');
    ann.use('Raven', savagery);
    expect(['Raven', 'A', 'D'].map((name) => card(name).keywords)).toEqual(['ferocious', 'ferocious', '']);
    expect(ann.refused('use', 'Raven', savagery)).toEqual(['VS-PWR-42']);
    bob.play('Justice');
    bob.choose('D');
    expect(card('D').keywords).toBe('');
    pass(ann, bob);
    expect([card('D').stunned, card('Raven').stunned]).toEqual([true, false]);
    expect(card('Raven').keywords).toBe('');
    close();
  });

  test('gives it back after the combat, and works on an enemy turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 30, 'ferocious')] },
      bob: { front: ['aff-034 as Raven'], resources: ['Might Location'] },
    });
    ann.attack('Raven', 'A');
    ann.pass();
    bob.use('Raven', savagery);
    expect(card('A').keywords).toBe('');
    pass(ann, bob);
    expect(card('A').keywords).toBe('ferocious');
    close();
  });
});

describe('aff-037 Titania', () => {
  test('gets +3/+3 this combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 4, 9)] },
      bob: { front: ['aff-037 as Titania', body('D', 1, 9)], resources: ['Might Location x2'] },
    });
    ann.attack('Titania', 'A');
    ann.pass();
    bob.use('Titania', 'Cellular Augmentation');
    expect([card('Titania').atk, card('Titania').def]).toEqual([5, 5]);
    expect(bob.refused('use', 'Titania', 'Cellular Augmentation')).toEqual(['VS-PWR-42']);
    pass(ann, bob);
    expect([card('Titania').stunned, card('Titania').atk]).toEqual([false, 2]);
    close();
  });

  // Ruling: stunned by Sin's power she recovers unhurt, but is out of the combat.
  test('ruling: recovers unwounded from any stun but a strike in combat, and is out of the combat', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: ['aff-037 as Titania'] },
      bob: { front: ['aff-038 as Sin'], resources: ['Skill Location'] },
    });
    ann.attack('Sin', 'Titania');
    ann.pass();
    bob.use('Sin', 'Like Father, Like Daughter');
    ann.yes();
    expect([card('Titania').stunned, card('Titania').wounds, card('Titania').role, table().combat]).toEqual([
      ...[false, 0, 'none'],
      false,
    ]);
    close();
  });

  test('need not recover, and is wounded by a strike', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['aff-016 as Dazzler'], front: [body('A', 9, 9)], resources: ['Energy Location'] },
      bob: { front: ['aff-037 as Titania'] },
    });
    ann.use('Dazzler', 'Dazzle');
    bob.no();
    expect([card('Titania').stunned, card('Titania').wounds]).toEqual([true, 0]);
    close();

    const struck = scene('modern', { ann: { front: [body('A', 9, 9)] }, bob: { front: ['aff-037 as Titania'] } });
    struck.ann.attack('Titania', 'A');
    pass(struck.ann, struck.bob);
    expect([struck.card('Titania').stunned, struck.card('Titania').wounds]).toEqual([true, 1]);
    struck.close();
  });
});
