import {
  anyTurn,
  draw,
  each,
  equipment,
  gets,
  keyword,
  plotTwist,
  putPlus,
  superPower,
  supporting,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

// Clauses of the Thunderbolts that the other files leave untested.

describe('thu-001, thu-002 Helmut Zemo', () => {
  test.each(['thu-001', 'thu-002'])('%s puts down nothing from an enemy hand', (id) => {
    const { ann, card } = scene('modern', {
      at: 'resource',
      ann: {
        back: [`${id} as Zemo`],
        hand: [body('C', 1, 1), body('B', 1, 1)],
        resources: ['Might Location'],
      },
      bob: { hand: [body('Theirs', 1, 1)] },
      open: true,
    });
    ann.use('Zemo', 'Fill the Ranks');
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'C']);
    expect(card('Theirs').zone).toBe('hand');
  });

  const kit = equipment({ id: 'xx-kit', name: 'Kit', cost: 1, teams: [], powers: [] });
  test('thu-001 gains no XP for equipment of cost 1', () => {
    const { ann, card } = scene('modern', {
      cards: [kit],
      at: 'recruit',
      ann: { back: ['thu-001 as Zemo'], front: [body('A', 1, 1)], hand: ['Kit'], points: 9 },
      bob: {},
      open: true,
    });
    ann.equip('Kit', 'A');
    expect([card('Kit').zone, card('Zemo').xp]).toEqual(['equipped', 0]);
  });

  const count = plotTwist({
    id: 'xx-count',
    name: 'Count',
    timing: 'main',
    effects: [putPlus(1, each(yours({ protected: true })))],
  });
  test('thu-002 takes protection from no row of his own side, and from none but the front row', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [count],
      ann: { back: ['thu-002 as Zemo'], front: [body('A', 1, 9)], resources: ['Energy Location'], hand: ['xx-count'] },
      bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
      open: true,
    });
    ann.use('Zemo', 'Stolen Moonstones');
    expect(ann.offered('attack')).toContain('E, A');
    // A card that counts who is protected tells it on this turn.
    ann.play('xx-count');
    expect(card('Zemo').plus).toBe(1);
    nextMain(ann, bob);
    expect(bob.refused('attack', 'Zemo', 'D')).not.toEqual([]);
    expect(card('A').stunned).toBe(false);
  });
});

test('thu-006 Wasp does not grow when another is attacked', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: [body('A', 1, 20)] },
    bob: { front: ['thu-006 as Wasp', body('D', 1, 99)] },
    open: true,
  });
  ann.attack('D', 'A');
  expect([bob.offered('yes'), card('Wasp').atk]).toEqual([[], 5]);
});

const brawler = supporting({
  ...{ id: 'x-brawler', name: 'Brawler', cost: 2, atk: 1, def: 99, health: 2, teams: ['avengers'] },
  powers: [
    keyword('flight'),
    superPower('Trick', 'main', ['skill'], draw()),
    anyTurn('Punch', 'combat', ['skill'], gets('self', 1, 0)),
  ],
});
test('thu-013 Taskmaster gains no super power of whom he fights', () => {
  const { ann, card } = scene('modern', {
    cards: [brawler],
    ann: { front: ['thu-013 as Task'], resources: ['Skill Location'] },
    bob: { front: ['Brawler'] },
    open: true,
  });
  ann.attack('Brawler', 'Task');
  expect([card('Task').keywords, ann.offered('use')]).toEqual(['flight masterMartialArtist', []]);
});

describe('thu-019 Tranquilizer Gun', () => {
  const mage = supporting({
    ...{ id: 'x-mage', name: 'Mage', cost: 2, atk: 1, def: 99, health: 2, teams: ['avengers'] },
    powers: [superPower('Trick', 'main', ['skill'], draw())],
  });
  test('dazes nobody whom another attacks at range', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [mage],
      ann: { back: [{ body: 'A 1/9', equipment: ['thu-019 as Gun'] }, body('R', 1, 9, 'ranged')] },
      bob: { front: ['Mage'] },
      open: true,
    });
    ann.attack('Mage', 'R');
    expect(ann.offered('yes')).toEqual([]);
    pass(ann, bob);
    expect(card('Mage').stunned).toBe(false);
  });
});
