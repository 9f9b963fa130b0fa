import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  can,
  character,
  counterMayGo,
  daze,
  draw,
  itself,
  keyword,
  modify,
  on,
  preventWound,
  putVitality,
  reaction,
  stun,
  trigger,
  wound,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';

describe('a wound that a stun does not give', () => {
  const nurse = hero(
    'Nurse',
    [reaction('No', on('getsStunned', { is: 'character', side: 'yours' }), [], preventWound)],
    {
      def: 9,
    },
  );
  const martyr = hero('Martyr', [trigger('Cry', on('getsWounded', itself), draw())], { def: 3, health: 1 });
  const foe = hero('Foe', [
    does('Hit', stun(a(character({ side: 'enemy' })))),
    does('Cut', wound(a(character({ side: 'enemy' })))),
    does('Daze', daze(a(character({ side: 'enemy' })))),
    trigger('Proud', on('wounds', itself), draw()),
    trigger('Prouder', on('stuns', itself), draw()),
  ]);
  const soft = hero('Soft', [always('Soft', can('gainTwiceWounds'))], { def: 3, health: 3 });
  const queen = chief('Queen', [], { health: 1, def: 3 });
  const cards = [nurse, martyr, foe, soft, queen];
  const stage = (front: readonly (string | object)[]) =>
    scene('modern', { cards, ann: { front: ['Foe', body('A', 9, 30)], deck: 9 }, bob: { front, deck: 9 }, open: true });

  // VS-MEC-WOUND-05, VS-MEC-REPLACE-03: stunned, not wounded; what waits for the wound is silent, what waits for the stun is not.
  test('was never there', () => {
    const at = stage(['Nurse', 'Martyr']);
    at.ann.use('Foe', 'Hit');
    at.ann.choose('Martyr');
    at.bob.react('Nurse', 'No');
    expect([at.card('Martyr').stunned, at.card('Martyr').wounds, at.card('Martyr').zone]).toEqual([true, 0, 'front']);
    expect([at.seat('bob').hand.length, at.seat('ann').hand.length]).toEqual([0, 1]);
  });

  // VS-MEC-WOUND-05, VS-STN-21: nobody is KO'd before the answer.
  test('is given where nobody reacts', () => {
    const at = stage(['Nurse', 'Martyr']);
    at.ann.use('Foe', 'Hit');
    at.ann.choose('Martyr');
    expect(at.card('Martyr').zone).toBe('front');
    at.bob.pass();
    expect(at.seat('bob').ko).toEqual(['Martyr']);
  });

  // VS-MEC-WOUND-05: the last wound of a main character, in combat.
  test.each([true, false])('keeps a player in the game: %s', (does) => {
    const at = scene('modern', {
      cards,
      ann: { front: ['Foe', body('A', 9, 30)], deck: 9 },
      bob: { front: ['Queen'], back: ['Nurse'], deck: 9 },
      open: true,
    });
    at.ann.attack('Queen', 'A');
    at.ann.pass();
    at.bob.pass();
    if (does) at.bob.react('Nurse', 'No');
    else at.bob.pass();
    expect(at.winners()).toEqual(does ? [] : ['ann']);
    if (does) expect([at.card('Queen').stunned, at.card('Queen').wounds]).toEqual([true, 0]);
  });

  // VS-MEC-WOUND-05: a wound that lives on is taken back whole, and older ones stay.
  test('takes back what this stun gave', () => {
    const at = stage(['Nurse', { card: 'Soft' }, { body: 'B 1/3 health:5', wounds: 2 }]);
    at.ann.use('Foe', 'Hit');
    at.ann.choose('Soft');
    at.bob.react('Nurse', 'No');
    expect(at.card('Soft').wounds).toBe(0);
    const old = stage(['Nurse', { body: 'B 1/3 health:5', wounds: 2 }]);
    old.ann.use('Foe', 'Hit');
    old.ann.choose('B');
    old.bob.react('Nurse', 'No');
    expect(old.card('B').wounds).toBe(2);
  });

  // VS-STN-19, VS-STN-20: a daze gives no wound, and a wound needs no stun.
  test('is that of a stun alone', () => {
    const at = stage(['Nurse', { body: 'B 1/3 health:5', wounds: 2 }]);
    at.ann.use('Foe', 'Cut');
    at.ann.choose('B');
    expect([at.card('B').wounds, at.decides()]).toEqual([3, 'ann']);
    at.ann.use('Foe', 'Daze');
    at.ann.choose('B');
    if (at.decides() === 'bob') at.bob.react('Nurse', 'No');
    expect(at.card('B').wounds).toBe(3);
  });
});

describe('counters that may go to somebody else', () => {
  const bat = hero(
    'Bat',
    [
      keyword('vampire'),
      does('Vessel', modify('self', 'nextAttack', counterMayGo('vitality', 'Vampire', yours({ is: 'main' })))),
      does('Gift', putVitality(1, 'self')),
    ],
    { atk: 9, def: 9 },
  );
  const stage = () =>
    scene('modern', {
      cards: [bat, chief('Boss', [])],
      ann: { front: ['Bat'], back: ['Boss'] },
      bob: { front: [{ body: 'B 1/1 health:1' }, { body: 'C 1/1 health:1' }] },
      open: true,
    });
  const fight = (at: ReturnType<typeof stage>, whom: string) => {
    at.ann.attack(whom, 'Bat');
    at.ann.pass();
    at.bob.pass();
  };

  // VS-MEC-REPLACE-03, VS-KW-VAMPIRE: its player says where, in that attack.
  test.each(['Boss', 'Bat'])('go where their player says: %s', (whom) => {
    const at = stage();
    at.ann.use('Bat', 'Vessel');
    fight(at, 'B');
    expect(at.ann.offered('counter').toSorted()).toEqual(['vitality, Bat', 'vitality, Boss']);
    at.ann.counter('vitality', whom);
    expect([at.card('Bat').vitality, at.card('Boss').vitality]).toEqual(whom === 'Bat' ? [1, 0] : [0, 1]);
    expect(at.decides()).toBe('ann');
  });

  // VS-MEC-REPLACE-03: not those of another power, nor without it.
  test('are only those of that power in that attack', () => {
    const at = stage();
    fight(at, 'B');
    expect([at.card('Bat').vitality, at.decides()]).toEqual([1, 'ann']);
    at.ann.use('Bat', 'Vessel');
    at.ann.use('Bat', 'Gift');
    expect([at.card('Bat').vitality, at.decides()]).toEqual([2, 'ann']);
  });
});
