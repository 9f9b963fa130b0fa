// A view says where a changed number comes from, as far as everybody may know it.
import { expect, test } from 'vitest';
import { a, aura, enemy, gets, stats, type VsView } from '../src/index.ts';
import { body, does, hero, scene, twist } from './cast.ts';

const claws = hero('Claws', [does('Snikt', gets('self', 3, 0, 'turn'))]);
const banner = hero('Banner', [aura('Rally', { side: 'yours', not: 'self' }, stats(0, 1))]);
const trick = twist('Trick', 'main', gets(a(enemy()), 0, -1, 'turn'));

test('an own power, a friend and a plot twist are each named with what they add', () => {
  const { ann, watcher, close } = scene('modern', {
    cards: [claws, banner, trick],
    ann: { front: ['Claws', 'Banner'], hand: ['Trick'] },
    bob: { front: [body('Wall', 1, 9)] },
  });
  ann.use('Claws', 'Snikt');
  ann.play('Trick');
  ann.choose('Wall');
  const [mine, theirs] = (watcher.view() as VsView).seats;
  expect(mine.front[0]).toMatchObject({
    atk: 5,
    def: 3,
    parts: expect.arrayContaining([
      { source: 'x-claws', power: 'Snikt', atk: 3, def: 0 },
      { source: 'x-banner', atk: 0, def: 1 },
    ]),
  });
  expect(mine.front[1].parts).toEqual([]);
  expect(theirs.front[0]).toMatchObject({ def: 8, parts: [{ source: 'x-trick', atk: 0, def: -1 }] });
  close();
});
