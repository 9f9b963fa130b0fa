import {
  a,
  alsoTeam,
  aura,
  draw,
  gets,
  plotTwist,
  recover,
  stun,
  superPower,
  supporting,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

type Effects = Parameters<typeof plotTwist>[0]['effects'];
const twist = (name: string, ...effects: Effects) =>
  plotTwist({ id: `xx-${name.toLowerCase()}`, name, timing: 'main', effects });
const plain = { cost: 1, atk: 1, def: 1, health: 1, teams: [] } as const;
const WAKE = twist('Wake', recover(a(yours({ stunned: true }))));

test('svh-025 Cosmic Cube leaves a main character of that name', () => {
  const { ann, card } = scene('modern', {
    ann: { front: [{ body: 'A 1/9', equipment: ['svh-025 as Cube'] }], resources: ['Might Location'] },
    bob: { front: [body('X', 1, 9, 'swarm'), body('Boss', 1, 9, 'main', 'swarm', 'aka:X')] },
  });
  ann.use('A', 'Reshape the Soul');
  if (ann.offered('choose').length > 0) ann.choose('X');
  expect([card('X').zone, card('Boss').zone]).toEqual(['removed', 'front']);
});

describe('svh-034 Nick Fury', () => {
  const copy = supporting({
    ...plain,
    id: 'xx-copy',
    name: 'Copy',
    powers: [superPower('The Infinity Formula', 'main', [], draw())],
  });

  test('is KO’d although another used a power of that name', () => {
    const at = scene('modern', {
      cards: [copy],
      ann: {
        front: ['svh-034 as Fury', 'Copy', body('Boss', 1, 9, 'main')],
        resources: ['Energy Location'],
        deck: 20,
      },
      bob: { deck: 20 },
    });
    at.ann.use('Fury', 'The Infinity Formula');
    passTo(at, 'bob', 'main');
    expect(at.card('Fury').zone).toBe('front');
    passTo(at, 'ann', 'main');
    at.ann.use('Copy', 'The Infinity Formula');
    at.ann.pass();
    expect(at.card('Fury').zone).toBe('ko');
  });
});

describe('svh-039 FitzSimmons', () => {
  const patron = supporting({
    ...plain,
    id: 'xx-patron',
    name: 'Patron',
    powers: [aura('Friends', { name: 'FitzSimmons', side: 'yours' }, alsoTeam('xmen'))],
  });

  test('lose nothing when another is wounded', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: ['svh-039 as FS', body('A', 1, 1, 'health:3')] },
      bob: { front: [body('D', 9, 9)] },
    });
    bob.attack('A', 'D');
    pass(bob, ann);
    expect([card('A').wounds, bob.offered('number')]).toEqual([1, []]);
  });

  test('have an Agent and a power less when wounded', () => {
    const powers = (wounded: boolean) => {
      const at = scene('modern', {
        cards: [patron, WAKE, twist('Blow', stun(a(yours({ name: 'FitzSimmons' }))))],
        ann: {
          front: ['tub-035 as Omega', 'svh-039 as FS', 'Patron'],
          hand: ['Blow', 'Wake'],
          resources: ['Energy Location'],
        },
        bob: {},
      });
      if (wounded) {
        at.ann.play('Blow');
        at.bob.number(1);
        at.ann.play('Wake');
      }
      at.ann.use('Omega', 'Mutant Energy Absorption');
      return at.card('Omega').plus;
    };
    expect([powers(false), powers(true)]).toEqual([5, 3]);
  });

  const cheaper = (power: string, card: string) => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['svh-039 as FS', body('S', 1, 1, 'team:shield')],
        hand: [card],
        resources: ['Intellect Location', 'Skill Location'],
        points: 1,
        deck: 20,
      },
      bob: { deck: 20 },
      open: true,
    });
    const offered = () => at.ann.offered('recruit').length + at.ann.offered('equip').length > 0;
    const before = offered();
    at.ann.use('FS', power);
    const after = offered();
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'recruit');
    return [before, after, offered()];
  };

  test('make the next one cheaper on this turn only', () => {
    const pricy = 'svh-052 as Jet';
    expect(cheaper('Gadgeteer', pricy)).toEqual([false, true, false]);
    expect(cheaper('Bioengineer', 'sec-010 as Fury')).toEqual([false, true, false]);
  });
});

test('svh-044 Dum Dum Dugan counts no main character', () => {
  const { ann, card } = scene('modern', {
    ann: {
      front: ['svh-044 as Dugan'],
      back: [body('Boss', 1, 9, 'main')],
      ko: [body('Dum Dum Dugan', 1, 1, 'main'), 'svh-044 as X'],
      resources: ['Might Location'],
    },
    bob: {},
  });
  ann.use('Dugan', 'Life Model Decoy');
  expect(card('Dugan').plus).toBe(3);
});

test('svh-045 Melinda May counts no wounds of an enemy main character', () => {
  const offered = (points: number) =>
    scene('modern', {
      at: 'recruit',
      ann: { back: [{ body: 'Boss 1/9 main health:9', wounds: 1 }], hand: ['svh-045 as May'], points },
      bob: { back: [{ body: 'Theirs 1/9 main health:9', wounds: 3 }] },
    }).ann.offered('recruit').length;
  expect([offered(3), offered(4) > 0]).toEqual([0, true]);
});

test('svh-048 Iron Man looks at his ATK', () => {
  const { ann, card } = scene('modern', {
    cards: [twist('Armour', gets(a(yours({ name: 'Iron Man' })), 0, 10, 'turn'))],
    ann: { front: ['svh-048 as Iron', body('S', 1, 1)], hand: ['Armour'], resources: ['Might Location'] },
    bob: { front: [body('D', 9, 1)] },
  });
  ann.play('Armour');
  ann.use('Iron', 'Hulkbuster');
  ann.choose('D');
  expect(card('Iron').plus).toBe(3);
});

test('svh-056 Serpent Crown minds its own bearer and no other', () => {
  const at = scene('modern', {
    at: 'recruit',
    ann: { front: [body('A', 1, 9)], hand: ['svh-056 as Crown'], points: 7, deck: 20 },
    bob: { front: [body('D', 1, 9)], hand: ['svh-056 as Second'], resources: 7, deck: 20 },
    open: true,
  });
  at.ann.equip('Crown', 'D');
  at.ann.row('front');
  passTo(at, 'bob', 'recruit');
  at.bob.equip('Second', 'A');
  if (at.bob.offered('row').length > 0) at.bob.row('front');
  expect([at.card('A').controller, at.card('D').controller]).toEqual(['bob', 'ann']);
});

test('svh-057 The Nullifier names nothing as another appears elsewhere', () => {
  const at = scene('modern', {
    at: 'recruit',
    ann: { front: [{ body: 'A 1/9', equipment: ['svh-057 as Null'] }], deck: 20 },
    bob: { front: [body('D', 1, 9)], hand: ['svh-057 as Second'], resources: 2, deck: 20 },
    open: true,
  });
  passTo(at, 'bob', 'recruit');
  at.bob.equip('Second', 'D');
  expect([at.ann.offered('name'), at.bob.offered('name').length > 0]).toEqual([[], true]);
});
