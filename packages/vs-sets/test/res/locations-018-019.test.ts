import { each, plotTwist, resource, turnUp } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const TWIST = 'vsp-025';

describe('res-018 Danger Room', () => {
  const stage = (more: object = {}) =>
    scene('modern', {
      ann: {
        front: [body('A', 0, 99), body('M', 0, 99, 'main')],
        resources: ['res-018 as Room', 'Skill Location'],
        ...more,
      },
      bob: { front: [body('D', 0, 99)], hand: [TWIST] },
      open: true,
    });

  test('the main character pays, it turns face down, and nobody of the enemies plays plot twists', () => {
    const table = stage();
    const { ann, bob, card } = table;
    ann.use('Room', 'Practice Makes Perfect');
    expect([card('Room').faceDown, card('Skill Location').faceDown]).toEqual([true, true]);
    expect(['A', 'M', 'D'].map((name) => card(name).keywords)).toEqual(['combatMaster', 'combatMaster', '']);
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('play')).toEqual([]);
    bob.pass();
    passTo(table, 'bob', 'main');
    expect(card('A').keywords).toBe('');
  });

  test('without it enemies may play them', () => {
    const { ann, bob } = stage();
    ann.attack('D', 'A');
    // Not during a combat.
    expect(ann.offered('use')).toEqual([]);
    ann.pass();
    expect(bob.offered('play')).toEqual(['Unwavering Loyalty']);
  });

  test('needs the symbol, a face-up main character and to lie face up', () => {
    expect(stage({ resources: ['res-018 as Room', 'Energy Location'] }).ann.offered('use')).toEqual([]);
    expect(stage({ resources: ['res-018 as Room'] }).ann.offered('use')).toEqual([]);
    const down = { card: 'res-018', as: 'Room', faceDown: true };
    expect(stage({ resources: [down, 'Skill Location'] }).ann.offered('use')).toEqual([]);
    const stunned = { body: 'M 0/99 main', stunned: true };
    expect(stage({ front: [body('A', 0, 99), stunned] }).ann.offered('use')).toEqual([]);
    expect(stage().ann.offered('use')).toEqual(['Room, Practice Makes Perfect']);
  });

  test('is of no use in hand, nor to an enemy, nor on an enemy turn', () => {
    expect(stage({ resources: ['Skill Location'], hand: ['res-018'] }).ann.offered('use')).toEqual([]);
    const table = stage();
    passTo(table, 'bob', 'main');
    expect([table.bob.offered('use'), table.ann.offered('use')]).toEqual([[], []]);
  });
});

describe('res-019 San Francisco', () => {
  // VS-MEC-LOCTEXT-01
  test('turns itself and up to two enemy locations face down', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [body('M', 0, 99, 'main')],
        resources: ['res-019 as City', 'Energy Location as E', 'Might Location as Own'],
      },
      bob: {
        resources: [
          'Skill Location as S1',
          'Skill Location as S2',
          'Might Location as M1',
          { card: 'Might Location', as: 'Down', faceDown: true },
        ],
      },
    });
    ann.use('City', 'A Real Riot');
    expect(ann.offered('choose').toSorted()).toEqual(['M1', 'S1', 'S2']);
    ann.choose('S1', '...');
    ann.choose('M1', '...');
    expect(ann.offered('choose')).toEqual([]);
    expect(['City', 'E', 'S1', 'S2', 'M1', 'Own'].map((name) => card(name).faceDown)).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('need turn none of them', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [body('M', 0, 99, 'main')], resources: ['res-019 as City', 'Energy Location'] },
      bob: { resources: ['Skill Location'] },
    });
    ann.use('City', 'A Real Riot');
    ann.done();
    expect([card('City').faceDown, card('Skill Location').faceDown]).toEqual([true, false]);
    close();
  });
});

const again = plotTwist({
  id: 'xx-up',
  name: 'Up',
  timing: 'main',
  effects: [turnUp(each(resource({ face: 'down', side: 'yours' })))],
});

// VS-MEC-LOCTEXT-05
test.each([
  ['res-018', 'Practice Makes Perfect', 'Skill'],
  ['res-019', 'A Real Riot', 'Energy'],
])('%s can be used again once it is turned up, and is no super power', (id, power, symbol) => {
  const { ann, card, close } = scene('modern', {
    cards: [again],
    ann: { front: ['thu-003 as Carol'], resources: [`${id} as Place`, `${symbol} Location`], hand: ['xx-up'] },
    bob: {},
  });
  ann.use('Place', power);
  expect([ann.offered('use'), card('Carol').xp]).toEqual([[], 0]);
  ann.play('xx-up');
  ann.use('Place', power);
  expect(card('Place').faceDown).toBe(true);
  close();
});

// VS-KW-COMBAT-MASTER
test('the ban ends when the Combat Master leaves the combat', () => {
  const { ann, bob } = scene('modern', {
    ann: { front: ['hox-022 as Ken', body('A', 0, 99)] },
    bob: { front: [body('D', 0, 99)], hand: [TWIST] },
    open: true,
  });
  ann.attack('D', 'A');
  ann.pass();
  expect(bob.offered('play')).toEqual(['Unwavering Loyalty']);
  pass(bob);
  ann.attack('D', 'Ken');
  ann.pass();
  expect(bob.offered('play')).toEqual([]);
});
