import { describe, expect, test } from 'vitest';
import {
  a,
  aura,
  choose,
  enemy,
  gainsPowersOf,
  has,
  itself,
  losesAllPowers,
  losesForNow,
  losesItsPowers,
  losesKeyword,
  type Modifier,
  modify,
  on,
  putPlus,
  stats,
  the,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { meddles, resolve } from './fight.ts';

const cop = (loss: Modifier) => hero('Cop', [does('Hush', modify(a(enemy({ name: 'D' })), 'turn', loss))]);

describe('Powers that are lost, and may be gained', () => {
  const giver = hero('Giver', [
    does('Give Wings', modify(a(enemy({ name: 'D' })), 'turn', has('flight'))),
    does('Give Fists', modify(a(enemy({ name: 'D' })), 'turn', has('martialArtist'))),
  ]);

  // VS-MEC-LOSEPOW-01
  test.each([
    ['loses it', losesForNow('flight'), 'flight'],
    ['loses and can’t gain it', losesKeyword('flight'), ''],
    ['loses its powers', losesItsPowers, 'flight'],
    ['loses and can’t gain powers', losesAllPowers, ''],
  ])('a keyword gained afterwards: %s', (_, loss, after) => {
    const at = scene('modern', {
      cards: [cop(loss), giver],
      ann: { front: ['Cop', 'Giver'] },
      bob: { front: [body('D', 1, 9, 'flight')] },
      open: true,
    });
    at.ann.use('Cop', 'Hush');
    expect(at.card('D').keywords).toBe('');
    at.ann.use('Giver', 'Give Wings');
    expect(at.card('D').keywords).toBe(after);
  });

  // VS-MEC-LOSEPOW-01, VS-MOD-21: what it had been given before is gone for now, and is back when the loss ends.
  test.each([
    ['a keyword', losesForNow('flight')],
    ['all powers', losesItsPowers],
  ])('do not come back by what was given before: %s', (_, loss) => {
    const at = scene('modern', {
      cards: [cop(loss), hero('Saint', [does('Bless', modify(a(enemy({ name: 'D' })), 'game', has('flight')))])],
      ann: { front: ['Cop', 'Saint'] },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    at.ann.use('Saint', 'Bless');
    at.ann.use('Cop', 'Hush');
    expect(at.card('D').keywords).toBe('');
    resolve(at.ann, at.bob);
    expect(at.card('D').keywords).toBe('flight');
  });

  // VS-MEC-LOSEPOW-01: of all kinds, and only what was gained.
  test('work when they are gained: triggers, statics and super powers', () => {
    const star = hero('Star', [
      trigger('Vain', on('isAttacked', itself), putPlus(5, 'self')),
      meddles('Shine', putPlus(1, 'self')),
    ]);
    const at = scene('modern', {
      cards: [
        cop(losesItsPowers),
        giver,
        star,
        hero('Teacher', [
          does(
            'Teach',
            choose(a(yours({ name: 'Star' }), 'star')),
            modify(a(enemy({ name: 'D' })), 'turn', gainsPowersOf(the('star'))),
          ),
        ]),
        hero('D', [
          trigger('Nosy', on('isAttacked', itself), putPlus(9, 'self')),
          meddles('Old', putPlus(1, 'self')),
          aura('Lead', { side: 'yours', is: 'character' }, stats(3, 0)),
        ]),
      ],
      ann: { front: ['Cop', 'Giver', 'Teacher', 'Star', body('A', 1, 30)] },
      bob: { front: ['D'] },
      open: true,
    });
    expect(at.card('D').atk).toBe(5);
    at.ann.use('Cop', 'Hush');
    expect([at.card('D').atk, at.card('D').powersOff]).toEqual([2, true]);
    at.ann.use('Giver', 'Give Fists');
    at.ann.use('Teacher', 'Teach');
    at.ann.attack('D', 'A');
    expect([at.card('D').plus, at.card('D').atk]).toEqual([5, 9]);
    at.ann.pass();
    expect(at.bob.offered('use')).toEqual(['D, Shine']);
    at.bob.use('D', 'Shine');
    expect(at.card('D').plus).toBe(6);
  });
});
