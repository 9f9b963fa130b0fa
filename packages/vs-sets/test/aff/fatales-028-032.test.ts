import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('aff-028 Black Cat, Level 2', () => {
  const path = 'Cross their Path';

  test('dazes each enemy in combat with her, on any turn', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: ['aff-028 as Cat', body('D', 1, 1)], resources: ['Skill Location x2'] },
    });
    ann.attack('Cat', 'A', 'B');
    ann.pass();
    bob.use('Cat', path);
    expect(['A', 'B', 'C'].map((name) => [card(name).stunned, card(name).wounds])).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
    expect(table().combat).toBe(false);
    close();
  });

  test('is of no use in the combat of others', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['aff-028 as Cat', body('D', 1, 9)], resources: ['Skill Location'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([]);
    bob.pass();
    close();
  });

  test('makes an enemy player of her player’s choice discard a card of their own choice', () => {
    const { ann, cem, seat, close } = scene('modern/freeForAll', {
      ann: { back: ['aff-028 as Cat'], resources: ['Intellect Location x2'] },
      bob: { hand: ['mnb-105 as One'] },
      cem: { hand: ['mnb-105 as Two', 'mnb-108 as Cover'] },
    });
    ann.use('Cat', 'Bad Luck');
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cem']);
    ann.choose('cem');
    expect(cem.offered('choose').toSorted()).toEqual(['Cover', 'Two']);
    cem.choose('Cover');
    expect([seat('bob').hand, seat('cem').hand, seat('cem').ko]).toEqual([['One'], ['Two'], ['Cover']]);
    expect(ann.refused('use', 'Cat', 'Bad Luck')).toEqual(['VS-PWR-42']);
    close();
  });
});

describe.each(['aff-029', 'aff-030'])('%s Dark Phoenix', (id) => {
  const power = 'What Was, What Is, What Will Be';

  test('puts the top two cards of the deck face down into the resource row; locations may lie face up', () => {
    const { ann, bob, seat, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Jean`],
        deck: ['Might Location as M', body('X', 1, 1), body('Y', 1, 1)],
        resources: ['Intellect Location as I', 'Intellect Location as J', 'Intellect Location as K'],
      },
      bob: {},
    });
    ann.use('Jean', power, 'I', 'J');
    ann.yes();
    expect(ann.offered('yes')).toEqual([]);
    ann.no();
    expect([seat('ann').resources, seat('ann').deck]).toEqual([['I', 'J', 'K', 'M', 'X'], ['Y']]);
    expect([card('M').faceDown, card('X').faceDown, bob.sees('X'), bob.sees('M')]).toEqual([false, true, false, true]);
    expect(ann.refused('use', 'Jean', power)).toContain('VS-PWR-42');
    close();
  });

  test('may leave a location face down, and needs two symbols', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [`${id} as Jean`],
        deck: ['Might Location as M', 'Skill Location as S'],
        resources: ['Intellect Location as I', 'Intellect Location as J'],
      },
      bob: {},
    });
    ann.use('Jean', power, 'I', 'J');
    ann.no();
    ann.yes();
    expect([card('M').faceDown, card('S').faceDown]).toEqual([true, false]);
    close();

    const poor = scene('modern', { ann: { back: [`${id} as Jean`], resources: ['Intellect Location'] }, bob: {} });
    expect(poor.ann.offered('use')).toEqual([]);
    poor.close();
  });

  test('is also a Phoenix', () => {
    const { ann, close } = scene('modern', {
      ann: { back: [`${id} as Jean`], hand: ['aff-022 as Other'] },
      bob: {},
    });
    expect(ann.offered('powerUp')).toEqual(['Other, Jean']);
    close();
  });
});

describe('aff-029 Dark Phoenix, Level 1', () => {
  const stage = (mine: number, theirs: number) =>
    scene('modern', {
      ann: { back: ['aff-029 as Jean'], resources: mine, hand: [body('New', 1, 1)] },
      bob: { resources: theirs, hand: [body('Other', 1, 1)] },
      at: 'resource',
    });

  test('gains her XP when the twentieth resource of all sides appears, on any side', () => {
    const { ann, card, close } = stage(9, 10);
    ann.resource('New', 'down');
    expect([card('aff-030').level, card('aff-030').zone]).toEqual([2, 'back']);
    close();

    const theirs = stage(9, 10);
    pass(theirs.ann, theirs.ann, theirs.ann, theirs.ann);
    theirs.bob.resource('Other', 'down');
    expect(theirs.card('aff-030').level).toBe(2);
    theirs.close();
  });

  test('gains none with nineteen, and none while no resource appears', () => {
    const { ann, card, close } = stage(9, 9);
    ann.resource('New', 'down');
    expect([card('Jean').level, card('Jean').xp]).toEqual([1, 0]);
    close();

    const more = stage(12, 10);
    pass(more.ann, more.ann, more.ann);
    expect(more.card('Jean').level).toBe(1);
    more.close();
  });
});

describe('aff-030 Dark Phoenix, Level 2', () => {
  test('KOs all face-down enemy resources', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: {
        back: ['aff-030 as Jean'],
        resources: ['Energy Location x2', 'Might Location', { card: 'mnb-024', as: 'Mine', faceDown: true }],
      },
      bob: { resources: ['Skill Location as Up', { card: 'mnb-024', as: 'Down', faceDown: true }] },
      cem: {
        resources: [
          { card: 'Skill Location', as: 'Lower', faceDown: true },
          { body: 'D 1/1', faceDown: true },
        ],
      },
    });
    ann.use('Jean', 'Ravager of Worlds');
    expect([seat('ann').resources?.length, seat('bob').resources, seat('bob').ko]).toEqual([4, ['Up'], ['Down']]);
    expect([seat('cem').resources, seat('cem').ko?.toSorted()]).toEqual([[], ['D', 'Lower']]);
    close();
  });

  test('needs two Energy and a Might', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['aff-030 as Jean'], resources: ['Energy Location', 'Might Location x2'] },
      bob: { resources: 3 },
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});
