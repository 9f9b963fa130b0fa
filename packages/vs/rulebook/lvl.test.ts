import { VS_SETS } from '@longbox/vs-sets';
import { expect, test } from 'vitest';
import { a, draw, gainXp, has, itself, keyword, levelUp, modify, on, stun, trigger, yours } from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const learns = levelUp('Learn', 2, on('attacks', itself));
const boss1 = chief('Boss', [learns, does('Study', gainXp(2)), does('Cram', gainXp(5))], { atk: 1, def: 5 });
const boss2 = chief('Boss', [levelUp('Learn', 3, on('attacks', itself)), does('More', gainXp(3))], {
  level: 2,
  atk: 4,
  def: 6,
});
const boss3 = chief('Boss', [], { level: 3, atk: 7, def: 7 });
const cards = [boss1, boss2, boss3];
const [B1, B2, B3] = ['x-boss-1', 'x-boss-2', 'x-boss-3'];
/** Level 1 in play; the others lie beside by themselves. */
const starting = (facts: object = {}) => ({
  front: [{ card: 'x-boss-1', ...facts }],
});

// VS-LVL-01, VS-MC-02: the game starts with the main character in play, at Level 1.
test('the game starts at Level 1', () => {
  const { ann, bob, card } = scene('modern', { cards, ann: starting(), bob: {}, at: 'setUp', open: true });
  ann.first('ann');
  ann.place('front');
  bob.place('back');
  expect([card(B1).zone, card(B1).level, card(B2).zone, card(B3).zone]).toEqual(['front', 1, 'levelUp', 'levelUp']);
});

// VS-LVL-02: an XP when the condition of the Level Up power is met.
test('meeting the condition gives an XP, and too few leave it at Level 1', () => {
  const { ann, card, close } = scene('modern', {
    cards,
    ann: starting(),
    bob: { front: [body('D', 1, 9)] },
    open: true,
  });
  ann.attack('D', B1);
  expect([card(B1).xp, card(B1).zone]).toEqual([1, 'front']);
  close();
});

// VS-LVL-03, VS-MC-03: with enough XP they are removed and the next version takes its place. VS-LVL-04: surplus is lost.
test.each(['Study', 'Cram'])('after %s the next version has replaced the character, without XP', (power) => {
  const { ann, card, close } = scene('modern', { cards, ann: starting(), bob: {} });
  ann.use(B1, power);
  expect([card(B1).zone, card(B2).zone, card(B1).xp, card(B2).xp]).toEqual(['levelUp', 'front', 0, 0]);
  expect([card(B2).atk, card(B2).def, card(B2).level]).toEqual([4, 6, 2]);
  close();
});

// VS-LVL-11, VS-LVL-30: Level 2 goes on to Level 3 by the same steps, and each plays by the same rules.
test('a Level 2 character with a Level Up power becomes Level 3', () => {
  const { ann, bob, card, close } = scene('modern', { cards, ann: starting(), bob: { front: [body('D', 1, 7)] } });
  ann.use(B1, 'Study');
  ann.use(B2, 'More');
  expect(card(B3).zone).toBe('front');
  ann.attack('D', B3);
  resolve(ann, bob);
  expect(card('D').stunned).toBe(true);
  close();
});

// VS-LVL-05, VS-LVL-06, VS-LVL-07, VS-LVL-08, VS-LVL-15, VS-MOD-19: everything on the old version is on the new one; nothing is readied or healed.
test('the new version takes over state, counters, wounds, equipment and modifiers', () => {
  const watcher = hero('Watcher', [
    trigger('See', on('appears'), draw()),
    trigger('Part', on('leavesPlay'), draw()),
    does('Bless', modify(a({ zone: 'play', where: { is: 'main', side: 'yours' } }), 'turn', has('flight'))),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [...cards, watcher, gear('Blade', [])],
    ann: {
      ...starting({ wounds: 3, plus: 2, vitality: 1, exhausted: true, equipment: ['Blade'] }),
      back: ['Watcher'],
    },
    bob: {},
  });
  ann.use('Watcher', 'Bless');
  ann.use(B1, 'Study');
  expect(card(B2)).toEqual({ wounds: 3, plus: 2, vitality: 1, exhausted: true, equipment: ['Blade'] });
  expect([card(B2).keywords, card(B2).atk, seat('ann').hand]).toEqual(['flight', 6, []]);
  close();
});

// VS-LVL-05: it takes over ready and face up as well.
test('a ready character levels up ready', () => {
  const { ann, card } = scene('modern', { cards, ann: starting({ minus: 1 }), bob: {} });
  ann.use(B1, 'Study');
  expect(card(B2)).toEqual({ minus: 1 });
});

// VS-LVL-09: a stunned main character has no working Level Up power.
test('a stunned main character gains nothing by its Level Up power', () => {
  const greedy = chief('Boss', [levelUp('Watch', 2, on('attacks'))]);
  const { ann, bob, card, close } = scene('modern', {
    cards: [greedy, boss2],
    ann: { front: [{ card: 'x-boss-1', stunned: true }, body('A', 2, 2)] },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'A');
  resolve(ann, bob);
  expect(card(B1).xp).toBe(0);
  close();
});

// VS-LVL-10: with several Level 2 versions any of them may be chosen on levelling up.
test.each(['x-boss-2', 'x-boss-2b'])('of several Level 2 versions the player chooses %s', (version) => {
  const other = { ...chief('Boss', [], { level: 2, atk: 9, def: 9 }), id: 'x-boss-2b' };
  const { ann, card, close } = scene('modern', { cards: [boss1, boss2, other], ann: { front: [B1] }, bob: {} });
  ann.use(B1, 'Study');
  ann.version(version);
  const zones = ['x-boss-2', 'x-boss-2b'].map((key) => [key, card(key).zone]);
  expect(zones.filter(([, zone]) => zone === 'front')).toEqual([[version, 'front']]);
  close();
});

// VS-LVL-12: not every main character has a Level Up power; such a one gains no XP.
test('a main character without a Level Up power stays as it is', () => {
  const mains = VS_SETS.flatMap((set) => set.cards).filter((card) => card.card === 'character' && card.type === 'main');
  const learning = mains.filter(
    (card) => 'powers' in card && card.powers?.some(({ power }) => power === 'levelUp' || power === 'journey'),
  );
  expect(learning.length).toBeGreaterThan(0);
  expect(learning.length).toBeLessThan(mains.length);

  const plain = chief('Boss', [does('Study', gainXp(2))]);
  const { ann, card, close } = scene('modern', {
    cards: [plain, boss2],
    ann: { front: ['x-boss-1'] },
    bob: {},
  });
  ann.use(B1, 'Study');
  expect([card(B1).xp, card(B1).zone]).toEqual([0, 'front']);
  close();
});

// VS-LVL-13: the two Spider-Man main characters each go to the Level 2 of their own team.
test.each([
  ['civ-007', 'civ-008'],
  ['civ-034', 'civ-035'],
])('Spider-Man %s levels up into %s', (low, high) => {
  const { ann, card, close } = scene('cw', {
    cards: [hero('Coach', [does('Drill', gainXp(9, a(yours({ is: 'main' }))))])],
    ann: { front: [low, 'Coach'], levelUp: ['civ-008', 'civ-035'] },
    bob: {},
  });
  ann.use('Coach', 'Drill');
  expect([card(high).zone, card(low).zone]).toEqual(['front', 'levelUp']);
  close();
});

// VS-LVL-14, VS-LVL-32: levelling up happens right after the XP, in mid-combat, and the new version fights on.
test('a character that levels up in combat fights on as the new version', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards,
    ann: starting({ xp: 1 }),
    bob: { front: [body('D', 1, 4)] },
  });
  ann.attack('D', B1);
  expect([card(B2).zone, card(B2).role]).toEqual(['front', 'attacker']);
  resolve(ann, bob);
  expect([card('D').stunned, card(B2).exhausted]).toEqual([true, true]);
  close();
});

// VS-LVL-16: who is KO'd by the event that earns the last XP does not level up first.
test('a main character that falls with its last XP still pending is KO’d at its level', () => {
  const avenger = chief('Boss', [levelUp('Kill', 1, on('stuns', itself))], { atk: 5, def: 1, health: 1 });
  const { ann, bob, card, winners } = scene('modern', {
    cards: [avenger, boss2],
    ann: { front: ['x-boss-1'] },
    bob: { front: [body('D', 5, 5)] },
  });
  ann.attack('D', B1);
  resolve(ann, bob);
  expect([card(B1).zone, card(B2).zone, winners()]).toEqual(['ko', 'levelUp', ['bob']]);
});

// VS-LVL-31: XP for its own stun count although the power is off then, and the new version is stunned as well.
test('a level-up by its own stun takes place at once, stunned', () => {
  const martyr = chief('Boss', [levelUp('Suffer', 1, on('getsStunned', itself))], { def: 1 });
  const { ann, bob, card, close } = scene('modern', {
    cards: [martyr, boss2],
    ann: { front: [body('A', 5, 5)] },
    bob: { front: ['x-boss-1'] },
  });
  ann.attack(B1, 'A');
  resolve(ann, bob);
  expect([card(B2).zone, card(B2)]).toEqual(['front', { stunned: true, wounds: 1 }]);
  close();
});

const witch = hero('Witch', [keyword('hex'), does('Faint', stun('self'))]);

// VS-LVL-17, VS-KW-HEX: under Hex XP are gained up to the number, and the level-up comes at once when Hex goes away.
test('Hex holds a level-up back until it is gone', () => {
  const { ann, bob, card, close } = scene('modern', {
    cards: [...cards, witch],
    ann: { front: ['Witch', body('A', 1, 9)] },
    bob: { front: [{ card: 'x-boss-1', xp: 1 }] },
  });
  ann.pass();
  for (let step = 0; step < 3; step++) bob.pass();
  bob.use(B1, 'Cram');
  expect([card(B1).zone, card(B1).xp]).toEqual(['front', 2]);
  bob.pass();
  for (let step = 0; step < 3; step++) ann.pass();
  ann.use('Witch', 'Faint');
  expect([card(B2).zone, card(B1).xp]).toEqual(['front', 0]);
  close();
});

// VS-KW-HEX: the witch's own side is free.
test('Hex is for enemies', () => {
  const { ann, card, close } = scene('modern', {
    cards: [...cards, witch],
    ann: { ...starting(), back: ['Witch'] },
    bob: {},
  });
  ann.use(B1, 'Study');
  expect(card(B2).zone).toBe('front');
  close();
});
