import { expect, test } from 'vitest';
import {
  absorb,
  always,
  can,
  defender,
  type Effect,
  each,
  putIntoPlay,
  removeFromGame,
  shuffleIntoDeck,
  superPower,
  toDeckBottom,
  toHand,
  toPile,
  toResources,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { fights, resolve } from './fight.ts';

const bold = always('Bold', can('attackPlayers'));
const open = { back: [{ body: 'Boss 1/9 main', stunned: true }] };

// VS-GOLD-01, VS-ATK-29: what a card allows, a static power of it allows as well; nobody else may.
test('a player with nobody face up is attacked only by who may', () => {
  const { ann, close } = scene('modern', {
    cards: [hero('Rogue', [bold])],
    ann: { front: ['Rogue', body('A', 2, 2)] },
    bob: open,
  });
  expect(ann.offered('attack')).toEqual(['Player, Rogue']);
  close();
});

// VS-STN-10: as long as one character of that player stands, in either row, nobody reaches the player.
test.each(['front', 'back'])('a player with a character face up in the %s row cannot be attacked', (row) => {
  const { ann, close } = scene('modern', {
    cards: [hero('Rogue', [bold])],
    ann: { front: ['Rogue'] },
    bob: row === 'front' ? { ...open, front: [body('D', 2, 2)] } : { back: [body('D', 2, 2), ...open.back] },
  });
  expect(ann.offered('attack')).toEqual(['D, Rogue']);
  close();
});

const attacked = each(defender());

// VS-ZON-03: a player attacked in person defends like a character but is no card: nothing puts a player anywhere.
test.each<[string, Effect]>([
  ['the hand', toHand(attacked)],
  ['the bottom of the deck', toDeckBottom(attacked)],
  ['the deck', shuffleIntoDeck(attacked)],
  ['the resource row', toResources(attacked)],
  ['removed from the game', removeFromGame(attacked)],
  ['absorbed', absorb(attacked)],
  ['a side pile', toPile('ultronFacility', attacked)],
  ['the rows', putIntoPlay(attacked)],
])('a player who is attacked goes nowhere: %s', (_, effect) => {
  const { ann, bob, seat, winners, close } = scene('modern', {
    cards: [hero('Rogue', [bold, fights('Grab', effect)])],
    ann: { front: ['Rogue'] },
    bob: { ...open, deck: 3 },
  });
  const before = JSON.stringify([seat('ann'), seat('bob')]);
  ann.attack('Player', 'Rogue');
  ann.use('Rogue', 'Grab');
  expect(JSON.stringify([seat('ann'), seat('bob')])).toBe(before);
  resolve(bob, ann);
  expect(winners()).toEqual(['ann']);
  close();
});

// VS-CMB-47, VS-CMB-50: roles end with the combat, a player's too, so that the next one ends when its defender is gone.
test('a player who was attacked does not stand in as defender of the next combat', () => {
  const { ann, bob, cid, table, close } = scene('modern', {
    cards: [
      hero('Rogue', [bold], { atk: 0 }),
      hero('Hook', [superPower('Pull', 'anyCombat', [], toHand(each(defender())))]),
    ],
    ann: { front: ['Rogue', body('A', 5, 9)], back: ['Hook'] },
    bob: open,
    cid: { front: [body('D', 1, 3)] },
  });
  ann.attack('Player', 'Rogue');
  resolve(ann, bob, cid);
  ann.attack('D', 'A');
  ann.use('Hook', 'Pull');
  expect(table().combat).toBe(false);
  close();
});
