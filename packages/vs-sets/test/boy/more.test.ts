import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

test('boy-012 Robin Ward helps nobody of another side', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: [body('A', 9, 9, 'team:theBoys')] },
    bob: { front: ['boy-012 as Robin', body('B', 1, 9, 'team:theBoys'), body('C', 1, 9, 'team:theBoys')] },
    open: true,
  });
  ann.attack('Robin', 'A');
  expect([card('Robin').zone, bob.offered('choose').toSorted()]).toEqual(['ko', ['B', 'C']]);
});

test('boy-017 Frenchie counts a character once, however often he has stunned it', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { back: ['boy-017 as Serge'], resources: ['Might Location'], deck: 9 },
    bob: { front: [body('D', 0, 1, 'health:9'), body('E', 0, 20)], deck: 9 },
  });
  ann.attack('D', 'Serge');
  pass(ann, bob);
  nextMain(ann, bob);
  nextMain(bob, ann);
  ann.attack('D', 'Serge');
  pass(ann, bob);
  expect([card('D').stunned, card('D').wounds]).toEqual([true, 2]);
  ann.use('Serge', 'I Carry Them All With Me');
  expect(card('E').minus).toBe(1);
  close();
});

test('boy-030 A-Train pays for his counters once', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['boy-030 as Reggie'], resources: ['Energy Location'], deck: 20 },
    bob: { front: [body('D', 0, 99)], deck: 20 },
  });
  ann.use('Reggie', 'Addicted to Compound V');
  nextMain(ann, bob);
  nextMain(bob, ann);
  nextMain(ann, bob);
  nextMain(bob, ann);
  expect([card('Reggie').wounds, card('Reggie').minus, card('Reggie').exhausted]).toEqual([0, 0, false]);
  close();
});

const DREAM = 'This Was our Dream';

test('boy-039 Donna January pays nothing beside Starlight, once a turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: ['boy-039 as Donna', body('Starlight', 0, 1), body('S', 1, 9, 'team:theSeven')],
      resources: ['Skill Location'],
    },
    bob: { front: [body('D', 9, 9, 'team:theSeven')] },
  });
  expect(ann.offered('use')).toEqual([`Donna, ${DREAM}`]);
  ann.use('Donna', DREAM);
  expect(['S', 'Donna', 'D', 'Starlight'].map((name) => card(name).plus)).toEqual([1, 0, 0, 0]);
  expect(card('Skill Location').faceDown).toBe(false);
  ann.attack('D', 'Starlight');
  pass(ann, bob);
  expect([card('Starlight').stunned, ann.offered('use')]).toEqual([true, []]);
  close();
});

test('boy-039 Donna January pays when Starlight is stunned or of another side', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: ['boy-039 as Donna', { body: 'Starlight 0/1', stunned: true }, body('S', 1, 9, 'team:theSeven')],
      resources: ['Skill Location'],
    },
    bob: { front: [{ body: 'D 9/9 aka:Starlight' }] },
  });
  ann.use('Donna', DREAM);
  expect([card('S').plus, card('Skill Location').faceDown]).toEqual([1, true]);
  close();
});

describe('boy-051 Homelander', () => {
  const WHATEVER = 'I Can Do Whatever the Hell I Want';
  const deck = ['V', 'W', 'X', 'Y', 'Z', 'U', 'T'].map((name) => body(name, 1, 1));

  test.each(['recruit', 'main'])('searches and shuffles his own deck (%s)', (at) => {
    const { ann, seat, close } = scene('modern', {
      at,
      seed: 'vought',
      ann: { front: ['boy-051 as John'], resources: ['Might Location'], deck },
      bob: { front: [body('D', 0, 99)], deck: [body('Q', 1, 1)] },
    });
    ann.use('John', WHATEVER);
    expect(ann.offered('choose')).not.toContain('Q');
    ann.choose('V');
    expect(seat('ann').deck).not.toEqual(['W', 'X', 'Y', 'Z', 'U', 'T']);
    close();
  });

  test('what the Homelander of another side does is not his', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: ['boy-051 as John', body('A', 0, 99)], resources: ['Might Location x2'], deck },
      bob: { front: ['boy-051 as Clone'], resources: ['Might Location x2'], deck: [body('Q', 1, 1), body('P', 1, 1)] },
    });
    ann.attack('Clone', 'A');
    ann.pass();
    bob.use('Clone', WHATEVER);
    expect(bob.offered('choose').toSorted()).toEqual(['P', 'Q']);
    bob.choose('Q');
    pass(ann, bob);
    expect(ann.offered('use')).toEqual([`John, ${WHATEVER}`]);
    ann.attack('Clone', 'John');
    ann.use('John', WHATEVER);
    ann.choose('T');
    expect([seat('ann').hand, bob.offered('use')]).toEqual([['T'], []]);
    pass(bob, ann);
    close();
  });
});
