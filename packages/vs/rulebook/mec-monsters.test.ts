import { expect, test } from 'vitest';
import {
  a,
  asManyAs,
  cant,
  discard,
  each,
  enemy,
  forEachPlayer,
  inHand,
  itself,
  keyword,
  ko,
  modify,
  on,
  putOnOwnersSide,
  reaction,
  superPower,
  thePlayer,
  yours,
} from '../src/index.ts';
import { does, hero, scene } from './cast.ts';

// VS-MOD-17: what can be done of it is done.
test('so many cards, or all there are', () => {
  const taker = hero('Taker', [
    does(
      'Take',
      forEachPlayer('eachEnemy', 'foe', discard(thePlayer('foe'), asManyAs(2, inHand({}, thePlayer('foe'))))),
    ),
  ]);
  const left = (...hand: string[]) => {
    const at = scene('modern', { cards: [taker], ann: { front: ['Taker'] }, bob: { hand }, open: true });
    at.ann.use('Taker', 'Take');
    if (hand.length > 0) at.bob.choose(...hand.slice(0, 2));
    return at.seat('bob').ko?.length ?? 0;
  };
  expect(left('Might Location', 'Skill Location', 'Energy Location')).toBe(2);
  expect(left('Might Location')).toBe(1);
  expect(left()).toBe(0);
});

// VS-MEC-REACT-03
test('a Reaction to its own KO comes before what the KO sets off', () => {
  const phoenix = hero('Phoenix', [
    reaction('Rise', on('getsKod', itself), [], putOnOwnersSide('self')),
    keyword('immortal'),
  ]);
  const killer = hero('Killer', [does('Kill', ko(a(enemy({ is: 'supporting' }))))]);
  const kill = () => {
    const at = scene('modern', {
      cards: [phoenix, killer],
      ann: { front: ['Killer'] },
      bob: { front: ['Phoenix'], deck: 3 },
      open: true,
    });
    at.ann.use('Killer', 'Kill');
    return at;
  };
  const rises = kill();
  rises.bob.react('Phoenix', 'Rise');
  rises.bob.row('front', 'bob');
  expect(rises.card('Phoenix').zone).toBe('front');
  expect(rises.bob.offered('yes')).toEqual(['']);
  rises.bob.yes();
  expect(rises.card('Phoenix').zone).toBe('front');
  const rests = kill();
  rests.bob.pass();
  rests.bob.no();
  expect(rests.card('Phoenix').zone).toBe('ko');
});

// VS-PWR-46: an action that a keyword gives is no super power.
test('who can’t use super powers may still use what a keyword gives', () => {
  const silencer = hero('Silencer', [does('Hush', modify(each(yours()), 'turn', cant('usePowers')))]);
  const runner = hero('Runner', [keyword('mobile'), superPower('Run', 'main', [])]);
  const at = scene('modern', { cards: [silencer, runner], ann: { front: ['Silencer', 'Runner'] }, bob: {} });
  expect(at.ann.offered('use')).toContain('Runner, Run');
  at.ann.use('Silencer', 'Hush');
  expect(at.ann.offered('use')).toEqual(['Runner, Mobile']);
  at.close();
});
