import { a, anyTurn, enemy, losesPowers, modify, stun, superPower, supporting } from '@longbox/vs/language';
import { expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// Rulings of judges on cards of Legacy.

const helper = supporting({
  id: 'xx1-001',
  name: 'Helper',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [
    anyTurn('Zap', 'anyCombat', ['energy'], stun(a(enemy({ combat: 'none' })))),
    superPower('Null', 'main', ['skill'], modify(a(enemy()), 'game', losesPowers)),
  ],
});

// Rulings: the versions trade places as in levelling up, and he can gain XP again.
test('ruling: leg-021 Groot becomes Level 1 by We are Groot and levels up again', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: [{ card: 'mnb-060', wounds: 2 }],
      levelUp: ['mnb-059', 'leg-021'],
      resources: ['Energy Location', 'Energy Location'],
    },
    bob: {},
  });
  ann.use('mnb-060', 'We are Groot');
  expect([card('mnb-059').zone, card('mnb-060').zone, card('mnb-059').wounds]).toEqual(['back', 'levelUp', 1]);
  close();
  const again = scene('modern', {
    ann: { back: [{ card: 'mnb-059', xp: 4 }], levelUp: ['mnb-060', 'leg-021'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  again.ann.resource('Might Location', 'up');
  again.ann.version('leg-021');
  expect(again.card('leg-021').zone).toBe('back');
  again.close();
});

// Ruling: "during combat" is a combat he is in.
test('ruling: leg-033 The Grandmaster is wounded when he is stunned in a combat of others', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [helper],
    ann: { front: [body('A', 0, 9)], back: ['Helper'], resources: ['Energy Location'] },
    bob: { front: [body('D', 0, 9)], back: ['leg-033 as Master'] },
  });
  ann.attack('D', 'A');
  ann.use('Helper', 'Zap');
  if (ann.offered('choose').includes('Master')) ann.choose('Master');
  expect(card('Master').zone).toBe('ko');
  pass(bob, ann);
  close();
});

// Ruling: what Joint Consciousness has made of him stays; only the powers he has are gone.
test('ruling: leg-035 Onslaught keeps his stats when his powers are taken away', () => {
  const at = scene('modern', {
    cards: [helper],
    ann: {
      hand: ['leg-035 as Onslaught'],
      deck: [body('Mine', 2, 3, 'flight', 'health:2'), body('R', 1, 1)],
      points: 8,
    },
    bob: {
      front: ['Helper'],
      deck: [body('Yours', 4, 1, 'ranged', 'health:1'), body('S', 1, 1), body('T', 1, 1), body('U', 1, 1)],
      resources: ['Skill Location'],
    },
    at: 'recruit',
  });
  at.ann.recruit('Onslaught', 'front');
  pass(at.ann, at.ann, at.ann);
  for (let passes = 0; at.table().phase !== 'main' && passes < 9; passes++) at.bob.pass();
  at.bob.use('Helper', 'Null');
  if (at.bob.offered('choose').includes('Onslaught')) at.bob.choose('Onslaught');
  const { atk, def, health, keywords } = at.card('Onslaught');
  expect([atk, def, health, keywords]).toEqual([6, 4, 3, '']);
  at.close();
});

// Ruling: keywords work in play, unless they say otherwise of their own card.
test('ruling: leg-051 Taskmaster in a deck has no wristwatch of an enemy', () => {
  const { ann, close } = scene('modern', {
    ann: { deck: ['leg-051 as Tony', body('A', 1, 1)], points: 9 },
    bob: { front: ['leg-061 as Gwen'] },
    at: 'recruit',
  });
  expect(ann.offered('fetch')).toEqual([]);
  close();
});

// Ruling: while she is in hand her player has no main character in play, so that nobody shares a team with one.
test('ruling: Helmut Zemo can have leg-069 Elektra discarded from a hand', () => {
  const { ann, bob, card, winners } = scene('modern', {
    ann: { front: ['leg-069 as Elektra'], resources: ['Intellect Location'], hand: [body('H', 1, 1)] },
    bob: { back: ['def-036 as Zemo'], resources: ['Intellect Location'] },
    open: true,
  });
  ann.use('Elektra', 'Hand Experience');
  pass(ann, bob, bob, bob);
  bob.use('Zemo', 'Sow Distrust');
  expect(bob.offered('choose')).toHaveLength(2);
  bob.choose('leg-069');
  expect([card('leg-069').zone, winners()]).toEqual(['ko', ['bob']]);
});

// Ruling: a promotion demotes the main character wherever it is.
test('ruling: Kingpin takes over while leg-069 Elektra is in hand, and she is a supporting character', () => {
  const team = 'team:underworld';
  const { ann, bob, card, winners } = scene('modern', {
    ann: {
      front: ['leg-069 as Elektra', 'def-047 as Fisk', body('A', 1, 1, team), body('B', 1, 1, team)],
      resources: ['Intellect Location', 'Might Location'],
    },
    bob: {},
    open: true,
  });
  ann.use('Elektra', 'Hand Experience');
  ann.use('Fisk', 'Underworld Boss');
  expect([card('Fisk').main, winners()]).toEqual([true, []]);
  pass(ann, bob, bob, bob, bob);
  if (ann.offered('row').length > 0) ann.row('front');
  expect([card('leg-069').main, card('Fisk').main]).toEqual([false, true]);
});

// Ruling: uniqueness KOs, not she.
test('ruling: a second leg-072 Lilith absorbs nothing of the first', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['leg-072 as Old'], hand: ['leg-072 as New'], points: 9 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('New', 'front');
  expect([card('Old').zone, card('New').health]).toEqual(['ko', 1]);
  close();
});

// Ruling: a KO outside the strikes of a combat does not count.
test('ruling: leg-072 Lilith absorbs nobody whom her rifle’s grenades stun and KO', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [{ card: 'leg-072', as: 'Lilith', equipment: ['aln-023'] }], resources: ['Energy Location'] },
    bob: { back: [body('D', 1, 1, 'health:1')] },
  });
  ann.use('Lilith', 'M-40 Grenades');
  if (ann.offered('choose').includes('D')) ann.choose('D');
  expect([card('D').zone, card('Lilith').health]).toEqual(['ko', 1]);
  close();
});
