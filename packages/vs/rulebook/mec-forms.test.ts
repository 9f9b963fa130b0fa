import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  appearsAs,
  appearsItself,
  becomeCharacter,
  capture,
  character,
  draw,
  each,
  enemy,
  inHand,
  inKo,
  keyword,
  ko,
  on,
  putIntoPlay,
  putPlus,
  resource,
  stats,
  stun,
  the,
  toHand,
  trigger,
  turnUp,
  yours,
} from '../src/index.ts';
import { does, hero, listed, scene } from './cast.ts';

interface Chooser {
  use(card: string, power: string): void;
  offered(verb: 'choose' | 'order'): readonly string[];
  choose(...cards: string[]): void;
  row(row: string): void;
  order(which: string): void;
}

/** Uses it and takes what it offers from one's own hand, pile or resources. */
function uses(player: Chooser, card: string, power: string, row?: string): void {
  player.use(card, power);
  const [first] = player.offered('choose');
  if (first !== undefined) player.choose(first);
  if (row !== undefined) player.row(row);
}

function ordered(player: Chooser): void {
  for (let next = player.offered('order').at(-1); next !== undefined; next = player.offered('order').at(-1))
    player.order(next);
}

const grove = { name: 'Grove', atk: 6, def: 5, health: 1, teams: ['xmen'], keywords: ['swarm'] } as const;

describe('a location that becomes a character', () => {
  const warden = hero(
    'Warden',
    [
      does(
        'Grow',
        turnUp(a(resource({ is: 'location', face: 'down' }, 'you'), 'place')),
        becomeCharacter(the('place'), 'front', grove),
      ),
      does('Cut', ko(each(yours({ name: 'Grove' })))),
      does('Lift', toHand(a(yours({ name: 'Grove' })))),
      trigger('Greet', on('appears', { is: 'character', side: 'yours' }), draw()),
    ],
    { def: 9 },
  );
  const jailer = hero('Jailer', [
    does('Jail', capture(a(enemy({ name: 'Grove' })))),
    does('Hit', stun(a(enemy({ name: 'Grove' })))),
  ]);
  const stage = (resources: readonly (string | object)[], bob: object = {}) =>
    scene('modern', {
      cards: [warden, jailer],
      ann: { front: ['Warden'], resources, deck: 9 },
      bob: { deck: 9, ...bob },
      open: true,
    });
  const down = { card: 'Might Location', faceDown: true };

  // VS-MEC-RESOURCE-05: all that it is now, ready, in the front row; it was in play before, so it does not appear.
  test('is that character until it leaves play', () => {
    const at = stage([down]);
    uses(at.ann, 'Warden', 'Grow');
    const it = at.card('Grove');
    expect([it.atk, it.def, it.zone, it.exhausted, it.teams, it.keywords]).toEqual([
      6,
      5,
      'front',
      false,
      'xmen',
      'swarm',
    ]);
    expect([at.seat('ann').hand.length, listed(at.seat('ann'), 'resources')]).toEqual([0, []]);
    at.ann.use('Warden', 'Cut');
    expect(at.seat('ann').ko).toEqual(['Might Location']);
  });

  // VS-MEC-RESOURCE-05: from a hand it can be placed again.
  test('is the location again in a hand', () => {
    const at = stage([down]);
    uses(at.ann, 'Warden', 'Grow');
    at.ann.use('Warden', 'Lift');
    expect(at.seat('ann').hand).toHaveLength(1);
    expect(listed(at.seat('ann'), 'front')).not.toContain('Grove');
  });

  // VS-MEC-RESOURCE-05, VS-ZON-27: no location goes to a row.
  test('does not come back as a character from its captor', () => {
    const at = stage([down], { front: ['Jailer'] });
    uses(at.ann, 'Warden', 'Grow');
    for (const one of [at.ann, at.bob, at.bob, at.bob]) one.pass();
    at.bob.use('Jailer', 'Jail');
    for (const one of [at.bob, at.ann, at.ann, at.ann]) one.pass();
    at.ann.attack('Jailer', 'Warden');
    at.ann.pass();
    at.bob.pass();
    expect(at.card('Jailer').stunned).toBe(true);
  });

  // VS-MEC-RESOURCE-05: a face-up location, and what is no location, stays.
  test('is face down among one’s own resources before', () => {
    const at = stage(['Might Location', { card: 'Extra', faceDown: true }]);
    uses(at.ann, 'Warden', 'Grow');
    expect(listed(at.seat('ann'), 'resources')).toHaveLength(2);
  });

  // VS-UNQ-08: with Swarm there can be several.
  test('stands beside another', () => {
    const at = stage([down, { card: 'Skill Location', faceDown: true }]);
    uses(at.ann, 'Warden', 'Grow');
    for (const one of [at.ann, at.bob, at.bob, at.bob, at.bob, at.ann, at.ann, at.ann]) one.pass();
    uses(at.ann, 'Warden', 'Grow');
    expect(listed(at.seat('ann'), 'front').filter((name) => name === 'Grove')).toHaveLength(2);
  });
});

describe('a card that appears as a copy', () => {
  const twin = hero('Twin', [appearsAs('Alike', character({ is: 'supporting', other: true }))], {
    atk: 1,
    def: 1,
    health: 1,
    cost: 3,
  });
  const star = hero(
    'Star',
    [
      keyword('flight'),
      always('Bright', stats(1, 0)),
      trigger('Shine', appearsItself, draw()),
      does('Beam', putPlus(1, 'self')),
    ],
    { atk: 4, def: 6, health: 3, teams: ['xmen'] },
  );
  const usher = hero(
    'Usher',
    [
      does('In', putIntoPlay(a(inHand({ name: 'Twin' })))),
      does('Back', putIntoPlay(a(inKo({ name: 'Twin' })))),
      does('Out', ko(a(yours({ name: 'Twin' })))),
      trigger('Greet', on('appears', { is: 'character', team: 'xmen' }), draw()),
    ],
    { def: 9 },
  );
  const stage = (bob: object = { front: ['Star'] }, hand: readonly string[] = ['Twin']) =>
    scene('modern', {
      cards: [twin, star, usher],
      ann: { front: ['Usher'], hand, deck: 9 },
      bob: { deck: 9, ...bob },
      open: true,
    });

  // VS-MEC-CLONE-06: all that is printed but the name; powers of its appearing go off, and others see what it is.
  test('has all that is printed on the other, and its own name', () => {
    const at = stage({ front: [{ card: 'Star', plus: 2 }] });
    uses(at.ann, 'Usher', 'In', 'front');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Star', 'Usher']);
    at.ann.choose('Star');
    const it = at.card('Twin');
    expect([it.atk, it.def, it.health, it.plus, it.teams, it.keywords]).toEqual([5, 6, 3, 0, 'xmen', 'flight']);
    ordered(at.ann);
    expect(at.seat('ann').hand).toHaveLength(2);
    at.ann.use('Twin', 'Beam');
    expect(at.card('Twin').plus).toBe(1);
  });

  // VS-MEC-CLONE-06: out of play it is the card again.
  test('is itself again out of play', () => {
    const at = stage();
    uses(at.ann, 'Usher', 'In', 'front');
    at.ann.choose('Star');
    ordered(at.ann);
    at.ann.use('Usher', 'Out');
    expect(at.seat('ann').ko).toEqual(['Twin']);
    uses(at.ann, 'Usher', 'Back', 'back');
    expect(at.ann.offered('choose').toSorted()).toEqual(['Star', 'Usher']);
    at.ann.choose('Usher');
    expect(at.card('Twin').def).toBe(9);
  });

  // VS-UNQ-03: the names are its own.
  test('stands beside one it copies', () => {
    const at = stage({});
    uses(at.ann, 'Usher', 'In', 'front');
    at.ann.choose('Usher');
    ordered(at.ann);
    expect(listed(at.seat('ann'), 'front').toSorted()).toEqual(['Twin', 'Usher']);
    expect(at.card('Twin').def).toBe(9);
  });

  // VS-MEC-CLONE-06: of a copy it is a copy of what that copies.
  test('can copy a copy', () => {
    const at = scene('modern', {
      cards: [twin, star, usher],
      ann: { front: ['Usher'], hand: ['Twin'], deck: 9 },
      bob: { front: ['Star', 'Usher as Other'], hand: ['Twin'], deck: 9 },
      open: true,
    });
    uses(at.ann, 'Usher', 'In', 'front');
    at.ann.choose('Star');
    ordered(at.ann);
    for (const one of [at.ann, at.bob, at.bob, at.bob]) one.pass();
    uses(at.bob, 'Other', 'In', 'front');
    at.bob.choose("ann's Twin");
    ordered(at.bob);
    expect(at.card("bob's Twin").atk).toBe(5);
  });
});
