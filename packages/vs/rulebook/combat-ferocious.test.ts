import { describe, expect, test } from 'vitest';
import {
  a,
  defender,
  draw,
  each,
  endOfCombat,
  itself,
  keyword,
  on,
  putMinus,
  putPlus,
  trigger,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const ferocious = keyword('ferocious');
/** Draws a card for each strike it makes. */
const strikes = trigger('Strikes', on('strikes', itself), draw());

type Line = readonly unknown[];
type Scene = ReturnType<typeof fight>;

/** All of ann's front row attacks D. */
function fight(
  front: Line,
  defends: Line,
  names: readonly string[],
  cards: readonly unknown[] = [],
  profile = 'modern',
) {
  const at = scene(profile, { cards, ann: { front }, bob: { front: defends } });
  at.ann.attack('D', ...names);
  resolve(at.ann, at.bob);
  return at;
}

const stunned = ({ card }: Scene, ...names: string[]): string[] => names.filter((name) => card(name).stunned);

describe('a Ferocious part', () => {
  // VS-CMB-30, VS-CMB-33, VS-CMB-34: the defender never gets to strike.
  test.each(['mb15', 'cr21', 'modern'])('comes before the normal part of a melee combat in %s', (profile) => {
    const at = fight([body('A', 2, 1, 'ferocious')], [body('D', 9, 2)], ['A'], [], profile);
    expect(stunned(at, 'A', 'D')).toEqual(['D']);
    at.close();
  });

  // VS-CMB-33, VS-CMB-34: the same for a Ferocious defender.
  test('lets a Ferocious defender strike first', () => {
    const at = fight([body('A', 9, 2)], [body('D', 2, 1, 'ferocious')], ['A']);
    expect(stunned(at, 'A', 'D')).toEqual(['A']);
    at.close();
  });

  // VS-CMB-31
  test('does not exist in a ranged combat', () => {
    const at = scene('modern', {
      ann: { back: [body('A', 2, 1, 'ferocious', 'ranged')] },
      bob: { front: [body('D', 9, 2, 'ranged')] },
    });
    at.ann.attack('D', 'A');
    resolve(at.ann, at.bob);
    expect(stunned(at, 'A', 'D')).toEqual(['A', 'D']);
    at.close();
  });

  // VS-CMB-32: and nobody survives twice.
  test('does not exist if all in the combat are Ferocious', () => {
    const at = fight([body('A', 2, 2, 'ferocious')], [body('D', 2, 2, 'ferocious')], ['A']);
    expect(stunned(at, 'A', 'D')).toEqual(['A', 'D']);
    at.close();
    const survivor = hero('Calm', [ferocious, trigger('Again', on('survives', itself), draw())], { def: 9 });
    const both = fight(['Calm'], [body('D', 1, 9, 'ferocious')], ['Calm'], [survivor]);
    expect(both.seat('ann').hand).toEqual(['Extra']);
    both.close();
  });

  // VS-CMB-35: the counters come before the defender strikes with 3 against 2.
  test('has its triggers resolved before the normal part', () => {
    const dancer = hero('Dancer', [ferocious, trigger('Dodge', on('survives', itself), putPlus(2, 'self'))]);
    const at = fight(['Dancer'], [body('D', 3, 9)], ['Dancer'], [dancer]);
    expect(stunned(at, 'Dancer')).toEqual([]);
    at.close();
  });

  // VS-CMB-36
  test('leaves the strikes of the others to the normal part', () => {
    const at = fight([body('A', 2, 3, 'ferocious')], [body('D', 3, 4)], ['A']);
    expect(stunned(at, 'A', 'D')).toEqual(['A']);
    at.close();
  });

  // VS-CMB-37, VS-CMB-59: DEF is down to 2 when the normal part comes, but nobody strikes the defender then.
  test('gives nobody a second strike in the normal part', () => {
    const biter = hero(
      'Biter',
      [ferocious, strikes, trigger('Bite', on('survives', itself), putMinus(1, each(defender())))],
      {
        def: 9,
      },
    );
    const at = fight(['Biter'], [body('D', 1, 3)], ['Biter'], [biter]);
    at.ann.trigger('Strikes', 'Bite');
    expect([at.seat('ann').hand, stunned(at, 'D'), at.card('D').def]).toEqual([['Extra'], [], 1]);
    at.close();
  });
});

describe('in a team attack', () => {
  // VS-CMB-38: 2 + 2 against 4, then against 5; only in the second case is there a strike back.
  test('the Ferocious attackers strike together first', () => {
    const team = [body('A', 2, 2, 'ferocious'), body('B', 2, 2, 'ferocious'), body('C', 2, 2)];
    const first = fight(team, [body('D', 9, 4)], ['A', 'B', 'C']);
    expect(stunned(first, 'A', 'B', 'C', 'D')).toEqual(['D']);
    first.close();

    const second = fight(team, [body('D', 9, 5)], ['A', 'B', 'C']);
    second.bob.strikeBack('A');
    expect(stunned(second, 'A', 'B', 'C', 'D')).toEqual(['A', 'D']);
    second.close();
  });

  // VS-CMB-39: before the attackers, at one of them.
  test('a Ferocious defender strikes first, at an attacker of its player’s choice', () => {
    const at = fight([body('A', 3, 2), body('B', 3, 2)], [body('D', 2, 4, 'ferocious')], ['A', 'B']);
    expect(at.bob.offered()).toEqual(['strikeBack A', 'strikeBack B']);
    at.bob.strikeBack('B');
    // Without B, 3 is less than 4.
    expect(stunned(at, 'A', 'B', 'D')).toEqual(['B']);
    at.close();
  });

  // VS-CMB-39: Leader and Monstrous as for any other strike.
  test('a Leader chooses whom a Ferocious defender strikes, and a Monstrous one strikes all', () => {
    const led = fight([body('A', 3, 2, 'leader'), body('B', 3, 2)], [body('D', 2, 9, 'ferocious')], ['A', 'B']);
    expect(led.decides()).toBe('ann');
    led.ann.strikeBack('A');
    expect(stunned(led, 'A', 'B')).toEqual(['A']);
    led.close();

    const monster = fight([body('A', 3, 2), body('B', 3, 2)], [body('D', 2, 4, 'ferocious', 'monstrous')], ['A', 'B']);
    expect(stunned(monster, 'A', 'B', 'D')).toEqual(['A', 'B']);
    monster.close();
  });

  // VS-CMB-40, VS-CMB-57, VS-EX-10: 3 is less than 4; then 3 + 1 meets 4, and 2 meets Black Panther's 2.
  test.each(['mb15', 'cr21', 'modern'])('Black Panther’s strike is added to Nick Fury’s in %s', (profile) => {
    const at = scene(profile, {
      ann: { front: ['mnb-011 as Panther', 'mnb-014 as Fury'] },
      bob: { front: ['Major Victory'] },
    });
    at.ann.attack('Major Victory', 'Panther', 'Fury');
    resolve(at.ann, at.bob);
    expect(at.card('Major Victory').stunned).toBe(false);
    expect(at.bob.offered()).toEqual(['strikeBack Panther', 'strikeBack Fury']);
    at.bob.strikeBack('Panther');
    expect(stunned(at, 'Panther', 'Fury')).toEqual(['Panther']);
    // His health is 1.
    expect(at.card('Major Victory').zone).toBe('ko');
    at.close();
  });

  // VS-CMB-40, OP-04: 3 + 2 meets 5 although the first attacker is stunned.
  test('the strike of a Ferocious attacker counts again though it was stunned in that part', () => {
    const at = fight([body('A', 3, 2, 'ferocious'), body('B', 2, 9)], [body('D', 2, 5, 'ferocious')], ['A', 'B']);
    at.bob.strikeBack('A');
    expect(stunned(at, 'A', 'B', 'D')).toEqual(['A', 'D']);
    at.close();
  });

  // VS-CMB-40: with what it struck, whatever its ATK is by then.
  test('a strike counts again with the value it had', () => {
    const grower = hero('Grower', [ferocious, trigger('Grow', on('survives', itself), putPlus(5, 'self'))], { def: 9 });
    const at = fight(['Grower', body('B', 2, 9)], [body('D', 1, 5)], ['Grower', 'B'], [grower]);
    at.bob.strikeBack('B');
    // 2 + 2, not 7 + 2.
    expect([at.card('Grower').atk, stunned(at, 'D')]).toEqual([12, []]);
    at.close();
  });

  // VS-CMB-41: all attackers are gone, and so is the normal part.
  test('without an attacker left there is no normal part', () => {
    const patient = hero('D', [ferocious, keyword('monstrous'), trigger('Twice', on('survives', itself), draw())], {
      def: 9,
    });
    const at = fight([body('A', 1, 2), body('B', 1, 2)], ['D'], ['A', 'B'], [patient]);
    expect([stunned(at, 'A', 'B'), at.seat('bob').hand]).toEqual([['A', 'B'], ['Extra']]);
    at.close();
  });

  // VS-CMB-58: 2 + 3 would meet 5.
  test('an attacker stunned in the Ferocious part adds nothing to the total', () => {
    const at = fight([body('A', 2, 9, 'ferocious'), body('B', 3, 2)], [body('D', 2, 5, 'ferocious')], ['A', 'B']);
    at.bob.strikeBack('B');
    expect(stunned(at, 'A', 'B', 'D')).toEqual(['B']);
    at.close();
  });

  // VS-CMB-59: after 2 + 2 against 5 a counter makes it 4, and still nothing is compared.
  test('of Ferocious characters only the defender strikes in the normal part', () => {
    const biter = hero('Biter', [ferocious, trigger('Bite', on('survives', itself), putMinus(1, each(defender())))], {
      def: 9,
    });
    const at = fight(['Biter', body('B', 2, 2, 'ferocious')], [body('D', 3, 5)], ['Biter', 'B'], [biter]);
    at.bob.strikeBack('B');
    expect(stunned(at, 'Biter', 'B', 'D')).toEqual(['B']);
    at.close();
  });
});

describe('who is stunned in the Ferocious part', () => {
  // VS-CMB-42: it would stun the attacker.
  test('does not strike any more, even if it recovers at once', () => {
    const at = fight([body('A', 2, 2, 'ferocious')], [body('D', 9, 2, 'tough')], ['A']);
    at.bob.yes();
    expect([stunned(at, 'A', 'D'), at.card('D').wounds]).toEqual([[], 1]);
    at.close();
  });

  // VS-CMB-60, OP-24: those who still stand then have survived, the one that did not strike included.
  test('leaves the others as survivors if it was the defender', () => {
    const proud = (name: string) => hero(name, [trigger('Proud', on('survives', itself), draw())]);
    const at = fight([body('A', 2, 2, 'ferocious'), 'Proud'], [body('D', 9, 2)], ['A', 'Proud'], [proud('Proud')]);
    expect([stunned(at, 'D'), at.seat('ann').hand]).toEqual([['D'], ['Extra']]);
    at.close();
  });

  // VS-CMB-60, VS-CMB-44: the look-back at the end of the combat asks for the part that took place.
  test('and a look-back at the end of the combat finds them', () => {
    const medic = hero('Medic', [trigger('Praise', endOfCombat, putPlus(1, a(yours({ combat: 'survivor' }))))]);
    const at = scene('modern', {
      cards: [medic],
      ann: { front: [body('A', 2, 2, 'ferocious')], back: ['Medic'] },
      bob: { front: [body('D', 9, 2)] },
    });
    at.ann.attack('D', 'A');
    resolve(at.ann, at.bob);
    expect(at.card('A').plus).toBe(1);
    at.close();
  });
});
