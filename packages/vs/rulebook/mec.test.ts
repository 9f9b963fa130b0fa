import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  can,
  cant,
  during,
  enemy,
  enemyTurn,
  freeze,
  ifDone,
  inKo,
  itself,
  keyword,
  lookAtTop,
  on,
  putPlus,
  removeFromGame,
  removeSome,
  rest,
  stats,
  stun,
  toDeckBottom,
  toDeckTop,
  trigger,
  whenEither,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

describe('a permission to attack protected characters', () => {
  const sniper = hero('Sniper', [keyword('ranged'), always('Scope', can('soloRangedAttackProtected'))], { atk: 5 });
  const stage = (row: 'front' | 'back') =>
    scene('modern', {
      cards: [sniper],
      ann: { [row]: ['Sniper', body('R', 5, 5, 'ranged')] },
      bob: { front: [body('Wall', 1, 9, 'flight')], back: [body('P', 1, 9)] },
    });

  // VS-MEC-PROTECT-01
  test('is for the attacks it names, past a flyer too', () => {
    expect(stage('back').ann.offered('attack').toSorted()).toEqual([
      'Main, Sniper',
      'P, Sniper',
      'Wall, R',
      'Wall, Sniper',
    ]);
    expect(stage('front').ann.offered('attack').toSorted()).toEqual(['Wall, R', 'Wall, Sniper']);
  });

  // VS-MEC-PROTECT-01
  test('serves nobody in a team', () => {
    const { ann, bob, card, close } = stage('back');
    ann.attack('P', 'Sniper');
    // Nobody was asked whether R joins.
    expect(card('R').role).toBe('none');
    resolve(ann, bob);
    close();
  });
});

describe('powers of cards out of play', () => {
  const mimic = hero('Mimic', [
    always('Echo', { mod: 'copyPowers', of: inKo({ name: 'Voice' }) }),
    does('Bury', removeFromGame(a(inKo({ name: 'Voice' })))),
  ]);
  const voice = hero('Voice', [always('Shell', cant('beStruck')), keyword('flight')]);
  const attacked = (ko: string[], bury: boolean) => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [mimic, voice],
      ann: { front: ['Mimic'], ko },
      bob: { front: [body('D', 9, 9, 'flight')] },
    });
    if (bury) ann.use('Mimic', 'Bury', '...');
    if (bury) ann.choose('Voice');
    ann.attack('D', 'Mimic');
    resolve(ann, bob);
    close();
    return [card('Mimic').stunned, card('Mimic').keywords];
  };

  // VS-MEC-COPYPOW-04: continuous powers as well as keywords.
  test('are there while the card lies in the pile', () => {
    expect(attacked(['Voice'], false)).toEqual([false, 'flight']);
    expect(attacked([], false)).toEqual([true, '']);
    expect(attacked(['Voice'], true)).toEqual([true, '']);
  });
});

// VS-PWR-06: each of the events sets the trigger off.
test('a trigger on either of two events goes off for each of them', () => {
  const both = hero('Both', [
    trigger(
      'Either',
      whenEither(on('stuns', itself, { object: { side: 'enemy' } }), on('attacks', itself)),
      putPlus(1, 'self'),
    ),
  ]);
  const { ann, bob, card, close } = scene('modern', {
    cards: [both],
    ann: { front: ['Both'] },
    bob: { front: [body('D', 0, 3)] },
  });
  ann.attack('D', 'Both');
  expect(card('Both').plus).toBe(1);
  resolve(ann, bob);
  expect([card('D').stunned, card('Both').plus]).toEqual([true, 2]);
  close();
});

// VS-MODE-21: a teammate is no enemy.
test('an enemy’s turn is neither one’s own nor a teammate’s', () => {
  const owl = hero('Owl', [during(enemyTurn, always('Night', stats(3, 3)))]);
  const atk = (turn: string) =>
    scene('modern/twoVsTwo', { cards: [owl], ann: { front: ['Owl'] }, bob: {}, cem: {}, dan: {}, turn }).card('Owl')
      .atk;
  expect(['ann', 'bob', 'cem', 'dan'].map(atk)).toEqual([2, 5, 2, 5]);
});

// VS-STN-41: so that "if you do" does not follow.
test('freezing a frozen character does nothing', () => {
  const ice = hero('Ice', [does('Chill', freeze('self'), ifDone(putPlus(1, 'self')))]);
  const plus = (frozen: boolean) => {
    const { ann, card, close } = scene('modern', { cards: [ice], ann: { front: [{ card: 'Ice', frozen }] }, bob: {} });
    ann.use('Ice', 'Chill');
    close();
    return [card('Ice').plus, card('Ice').exhausted];
  };
  expect([plus(false), plus(true)]).toEqual([
    [1, true],
    [0, false],
  ]);
});

// VS-CTR-02: so many counters, or none.
test('a number of counters is removed only where there are so many', () => {
  const smith = hero('Smith', [does('Melt', removeSome(2, 'plus', 'self'), ifDone(stun(a(enemy()))))]);
  const melt = (plus: number) => {
    const { ann, card, close } = scene('modern', {
      cards: [smith],
      ann: { front: [{ card: 'Smith', plus }] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Smith', 'Melt');
    if (plus >= 2) ann.choose('D');
    close();
    return [card('Smith').plus, card('D').stunned];
  };
  expect([melt(3), melt(1)]).toEqual([
    [1, true],
    [1, false],
  ]);
});

// VS-ZON-03: the order is the user's, and nobody else's to know.
test('cards go back on top of the deck in an order of choice', () => {
  const seer = hero('Seer', [
    does(
      'See',
      lookAtTop(3, 'seen'),
      toDeckBottom(a(yours({ name: 'Nobody' }), 'none')),
      toDeckTop(rest('seen', 'none')),
    ),
  ]);
  const { ann, bob, seat, close } = scene('modern', {
    cards: [seer],
    ann: { front: ['Seer'], deck: ['body P 1/1', 'body Q 1/1', 'body R 1/1', 'body S 1/1'] },
    bob: {},
  });
  ann.use('Seer', 'See');
  ann.choose('R');
  ann.choose('P');
  expect(seat('ann').deck).toEqual(['R', 'P', 'Q', 'S']);
  expect([ann.sees('R'), bob.sees('R')]).toEqual([true, false]);
  close();
});
