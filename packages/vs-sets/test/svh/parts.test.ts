import {
  a,
  always,
  anyCard,
  can,
  character,
  each,
  equip,
  equipment,
  giveControl,
  plotTwist,
  putMinus,
  supporting,
  wound,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// Clauses of the cards of Hydra and S.H.I.E.L.D. that the other files leave untested.

test('svh-013 *Gorgon* takes nothing from -1/-1 counters', () => {
  const { card } = scene('modern', {
    cards: [
      plotTwist({
        id: 'xx-hurt',
        name: 'Hurt',
        timing: 'main',
        effects: [putMinus(1, each(character({ name: 'E' })))],
      }),
    ],
    ann: { front: ['svh-013 as Gorgon'] },
    bob: { front: [{ body: 'E 3/3', minus: 1 }] },
    open: true,
  });
  expect([card('E').atk, card('E').def]).toEqual([2, 2]);
});

test('svh-045 Melinda May costs no less for wounds of an enemy main character', () => {
  const price = (mine: number, theirs: number) => {
    const { bob, seat } = scene('modern', {
      at: 'recruit',
      turn: 'bob',
      ann: { back: [{ body: 'Foe 1/9 main health:9', wounds: theirs }] },
      bob: { back: [{ body: 'Boss 1/9 main health:9', wounds: mine }], hand: ['svh-045 as May'], points: 9 },
      open: true,
    });
    bob.recruit('May', 'front');
    return 9 - Number(seat('bob').points);
  };
  expect([price(0, 0), price(1, 0), price(0, 2)]).toEqual([5, 4, 5]);
});

describe('svh-050 Grant Ward', () => {
  const hurt = plotTwist({
    id: 'xx-hurt',
    name: 'Hurt',
    timing: 'main',
    effects: [wound(a(character({ is: 'supporting' })))],
  });
  const at = (own: string, theirs: string, whom: string) => {
    const table = scene('modern', {
      cards: [hurt],
      turn: 'bob',
      ann: {
        front: ['svh-050 as Grant', body('S', 1, 9, 'health:3')],
        back: [`body Boss 1/9 main team:${own}`],
        resources: ['Skill Location'],
      },
      bob: { back: [`body Foe 1/9 main team:${theirs}`], hand: ['xx-hurt'] },
      open: true,
    });
    table.bob.play('xx-hurt');
    table.bob.choose(whom);
    return table.ann.offered('react');
  };
  test('is selfless for S.H.I.E.L.D., whatever the enemies are, and for others', () => {
    expect(at('shield', 'avengers', 'S')).toEqual(['Grant, Selfless']);
    expect(at('avengers', 'shield', 'S')).toEqual([]);
    expect(at('shield', 'avengers', 'Grant')).toEqual([]);
  });

  test('is selfish for Hydra, whatever the enemies are', () => {
    expect(at('avengers', 'hydra', 'Grant')).toEqual([]);
  });
});

describe('svh-056 Serpent Crown', () => {
  const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
  const named = (name: string) => a(character({ name }));
  const twist = (id: string, ...effects: Parameters<typeof plotTwist>[0]['effects']) =>
    plotTwist({ id: `xx-${id}`, name: id, timing: 'main', effects });
  const rack = supporting({
    ...{ id: 'xx-rack', name: 'D', cost: 1, atk: 3, def: 9, health: 1, teams: ['avengers'] },
    powers: [always('Rack', can('wearAnyNumber'))],
  });
  const cards = [
    hat,
    rack,
    twist('lure', giveControl(named('D'), 'you')),
    twist('back', giveControl(named('D'), 'eachEnemy')),
    twist('cap', equip(a(anyCard({ is: 'equipment', name: 'Hat' })), named('D'))),
    twist('pass', equip(a(anyCard({ is: 'equipment', name: 'Serpent Crown' })), named('E'))),
    twist('on', equip(a(anyCard({ is: 'equipment', name: 'Serpent Crown' })), named('F'))),
  ];
  const open = (...hand: string[]) => {
    const table = scene('modern', {
      cards,
      at: 'recruit',
      ann: {
        front: [{ body: 'A 9/9', equipment: 'Hat as Hat' }],
        hand: ['svh-056 as Crown', ...hand.map((id) => `xx-${id}`)],
        points: 7,
      },
      bob: { front: ['xx-rack as D', body('E', 1, 9), body('F', 1, 9)] },
      open: true,
    });
    table.ann.equip('Crown', 'D');
    table.ann.row('front', 'ann');
    table.ann.pass();
    table.ann.pass();
    return table;
  };

  type Table = ReturnType<typeof open>;
  /** Plays it and gives every answer there is but one to. */
  const play = ({ ann, bob, asks }: Table, id: string): void => {
    ann.play(id);
    for (let answers = 0; answers < 6 && asks() !== 'playOrPass'; answers++) {
      const [name] = ann.offered('choose');
      const order = ann.offered('order');
      if (order.length > 0) ann.order(...(order as [string, ...string[]]));
      else if (name !== undefined) ann.choose(name);
      else if (ann.offered('row').length > 0) ann.row('front', 'ann');
      else bob.row('front', 'bob');
    }
  };

  test('other equipment takes nobody over', () => {
    const table = open('back', 'cap');
    play(table, 'xx-back');
    expect(table.card('D').controller).toBe('bob');
    play(table, 'xx-cap');
    expect([table.card('D').equipment, table.card('D').controller, table.asks()]).toEqual([
      ['Crown', 'Hat'],
      'bob',
      'playOrPass',
    ]);
  });

  // VS-MEC-EQUIPX-05: equipment that goes to a character of another side stays the same card.
  test('gives its wearer back when it goes to another, and once only', () => {
    const table = open('pass', 'lure', 'on');
    play(table, 'xx-pass');
    expect([table.card('E').equipment, table.card('D').controller]).toEqual([['Crown'], 'bob']);
    play(table, 'xx-lure');
    expect(table.card('D').controller).toBe('ann');
    play(table, 'xx-on');
    expect([table.card('F').equipment, table.card('D').controller]).toEqual([['Crown'], 'ann']);
  });
});
