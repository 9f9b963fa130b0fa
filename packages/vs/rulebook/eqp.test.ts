import { expect, test } from 'vitest';
import {
  a,
  always,
  draw,
  each,
  enemy,
  equip,
  gainXp,
  has,
  hide,
  inHand,
  ko,
  levelUp,
  losesPowers,
  modify,
  on,
  putPlus,
  specialLocation,
  stats,
  stun,
  superPower,
  takeControl,
  toHand,
  trigger,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, listed, scene } from './cast.ts';

const blade = gear('Blade', [always('Edge', stats(2, 1))]);
const shield = gear('Shield', [always('Guard', stats(0, 3))]);

// VS-EQP-01: equipment is played in the Recruit Step for RP equal to its cost.
test('equipment is played in the Recruit Step, for its cost', () => {
  const { ann, seat, card, close } = scene('modern', {
    cards: [gear('Cannon', [], { cost: 2 })],
    ann: { front: [body('A', 2, 2)], hand: ['Cannon'], resources: 3 },
    bob: {},
    at: 'resource',
  });
  expect(ann.refused('equip', 'Cannon', 'A')).toContain('VS-BLD-11');
  ann.pass();
  ann.equip('Cannon', 'A');
  expect([seat('ann').points, card('Cannon').zone, card('A').equipment]).toEqual([1, 'equipped', ['Cannon']]);
  close();
});

// VS-EQP-01: the first book has no equipment.
test('in mb15, there is no equipment', () => {
  const { ann, close } = scene('mb15', {
    cards: [blade],
    ann: { front: [body('A', 2, 2)], hand: ['Blade'], resources: 3 },
    bob: {},
    at: 'recruit',
  });
  expect(ann.offered('equip')).toEqual([]);
  expect(ann.refused('equip', 'Blade', 'A')).toEqual(['VS-EQP-01']);
  close();
});

// VS-EQP-02: it is put on a face-up character on its player's side.
// VS-EQP-03: not on a stunned one.
// VS-EQP-04: main or supporting, ready or exhausted makes no difference.
test('equipment goes on any face-up character of its player', () => {
  const { ann, close } = scene('modern', {
    cards: [blade],
    ann: {
      front: [
        body('A', 2, 2),
        { body: 'B 2/2', exhausted: true },
        { body: 'C 2/2', stunned: true },
        { body: 'E 2/2', hidden: true },
      ],
      back: [body('Boss', 2, 9, 'main')],
      hand: ['Blade'],
      resources: 1,
    },
    bob: { front: [body('D', 2, 2)] },
    at: 'recruit',
  });
  expect(ann.offered('equip')).toEqual(['Blade, A', 'Blade, B', 'Blade, Boss']);
  expect(ann.refused('equip', 'Blade', 'C')).toEqual(['VS-EQP-02', 'VS-EQP-03']);
  expect(ann.refused('equip', 'Blade', 'D')).toEqual(['VS-TERM-02']);
  close();
});

// VS-EQP-05: a character has at most one equipment.
// VS-EQP-06: playing a second one on it KOs the first.
test('a second equipment KOs the first', () => {
  const { ann, card, close } = scene('modern', {
    cards: [blade, shield],
    ann: { front: [{ body: 'A 2/2', equipment: ['Blade'] }], hand: ['Shield'], resources: 1 },
    bob: {},
    at: 'recruit',
  });
  expect([card('A').atk, card('A').def]).toEqual([4, 3]);
  ann.equip('Shield', 'A');
  expect([card('A').equipment, card('Blade').zone, card('A').atk, card('A').def]).toEqual([['Shield'], 'ko', 2, 5]);
  close();
});

const handler = chief('Handler', [
  does('Stun', stun(a(yours({ name: 'A' })))),
  does('Kill', ko(a(yours({ name: 'A' })))),
  does('Home', toHand(a(yours({ name: 'A' })))),
  does('Hide', hide(a(yours({ name: 'A' })))),
]);

// VS-EQP-07: equipment is KO'd when its character is stunned or leaves play.
// VS-EQP-08: and when it turns face down in any way, by the latest book.
test.each([
  ['modern', 'Stun', 'ko'],
  ['modern', 'Kill', 'ko'],
  ['modern', 'Home', 'ko'],
  ['modern', 'Hide', 'ko'],
  ['cr21', 'Stun', 'ko'],
  ['cr21', 'Hide', 'equipped'],
  ['mcu18', 'Hide', 'ko'],
  ['cw', 'Hide', 'ko'],
])('in %s, after %s the equipment is in: %s', (profile, power, zone) => {
  const { ann, card, close } = scene(profile, {
    cards: [blade, handler],
    ann: { back: ['Handler'], front: [{ body: 'A 2/2', equipment: ['Blade'] }] },
    bob: {},
  });
  ann.use('Handler', power);
  expect(card('Blade').zone).toBe(zone);
  close();
});

const loader = gear('Power Loader', [], { teams: ['company'] });

// VS-EQP-09: equipment with a team symbol needs a face-up character of that team on one's side.
test('team equipment needs a face-up character of the team, the main character included', () => {
  const at = (front: readonly unknown[], main = body('Boss', 2, 9, 'main', 'team:none')) => {
    const { ann } = scene('modern', {
      cards: [loader],
      ann: { front: [body('A', 2, 2), ...front], back: [main], hand: ['Power Loader'], resources: 1 },
      bob: { front: [body('D', 2, 2, 'team:company')] },
      at: 'recruit',
    });
    return ann;
  };
  expect(at([]).offered('equip')).toEqual([]);
  expect(at([]).refused('equip', 'Power Loader', 'A')).toEqual(['VS-EQP-09']);
  expect(at([{ body: 'C 2/2 team:company', stunned: true }]).offered('equip')).toEqual([]);
  expect(at([body('C', 2, 2, 'team:company')]).offered('equip')).not.toEqual([]);
  expect(at([], body('Boss', 2, 9, 'main', 'team:company')).offered('equip')).not.toEqual([]);
});

// VS-EQP-09, VS-EQP-10, VS-EX-40: Compiled Rulebook 2.1, "Playing Equipment": Power Loader goes on any of one's characters.
test('with a Company character on the side, Power Loader may go on anyone', () => {
  const { ann, card, close } = scene('cr21', {
    cards: [loader],
    ann: { front: [body('A', 2, 2), body('C', 2, 2, 'team:company')], hand: ['Power Loader'], resources: 1 },
    bob: {},
    at: 'recruit',
  });
  expect(ann.offered('equip')).toEqual(['Power Loader, A', 'Power Loader, C', 'Power Loader, Main']);
  ann.equip('Power Loader', 'A');
  expect(card('A').equipment).toEqual(['Power Loader']);
  close();
});

// VS-EQP-11: equipment is not unique.
test('two characters may have equipment of one name', () => {
  const { ann, card, close } = scene('modern', {
    cards: [blade],
    ann: { front: [{ body: 'A 2/2', equipment: ['Blade'] }, body('B', 2, 2)], hand: ['Blade'], resources: 1 },
    bob: {},
    at: 'recruit',
  });
  ann.equip('Blade', 'B');
  expect([card('A').equipment, card('B').equipment]).toEqual([['Blade'], ['Blade']]);
  close();
});

const silencer = hero('Silencer', [does('Silence', modify(a(yours({ name: 'A' })), 'turn', losesPowers))]);
const wings = gear('Wings', [always('Fly', has('flight'), stats(1, 0)), does('Rest', draw())]);

// VS-EQP-12: the equipped character has the powers the equipment gives, and loses them with its own.
test.each([
  ['modern', 2, []],
  ['cr21', 2, []],
  ['modern+updates', 3, ['A, Rest']],
])('in %s, once its powers are lost the character has ATK %i and may use: %o', (profile, atk, uses) => {
  const { ann, card, close } = scene(profile, {
    cards: [silencer, wings],
    ann: { front: ['Silencer', { body: 'A 2/2', equipment: ['Wings'] }] },
    bob: { front: [body('D', 2, 2)], back: [body('E', 2, 2)] },
  });
  expect([card('A').keywords, card('A').atk]).toEqual(['flight', 3]);
  expect(ann.offered('attack')).toContain('E, A');
  expect(ann.offered('use')).toEqual(['Silencer, Silence', 'A, Rest']);
  ann.use('Silencer', 'Silence');
  expect([card('A').atk, card('A').keywords, ann.offered('use')]).toEqual([atk, '', uses]);
  close();
});

// VS-EQP-13: a Super Power of an equipment is paid for by the equipped character, who gets the credit.
test('the bearer pays for the power of its equipment and is credited with what it does', () => {
  const rifle = gear('Rifle', [superPower('Shoot', 'main', ['skill'], stun(a(enemy({ is: 'supporting' }))))]);
  const hunter = hero('Hunter', [trigger('Trophy', on('stuns', { self: true }), putPlus(1, 'self'))]);
  const post = specialLocation('x-post', 'Post', 'xmen');
  const at = (bearer: string) =>
    scene('modern', {
      cards: [rifle, hunter, post],
      ann: { front: [{ card: bearer, equipment: ['Rifle'] }], resources: ['Post'] },
      bob: { front: [body('D', 2, 2)] },
    });
  expect(at('Hunter').ann.refused('use', 'Hunter', 'Shoot')).toEqual(['VS-PWR-36']);

  const mutant = { ...hunter, id: 'x-mutant', name: 'Mutant', teams: ['xmen'] as const };
  const { ann, card, close } = scene('modern', {
    cards: [rifle, mutant, post],
    ann: { front: [{ card: 'Mutant', equipment: ['Rifle'] }], resources: ['Post'] },
    bob: { front: [body('D', 2, 2)] },
  });
  ann.use('Mutant', 'Shoot');
  expect([card('D').stunned, card('Mutant').plus, card('Post').faceDown]).toEqual([true, 1, true]);
  close();
});

// VS-EQP-14: the team requirement is checked when the equipment is played and not again.
test('equipment stays when the last character of its team is gone', () => {
  const { ann, card, close } = scene('modern', {
    cards: [loader, hero('Ender', [does('End', ko(a(yours({ team: 'company' }))))])],
    ann: {
      front: [{ body: 'A 2/2', equipment: ['Power Loader'] }, body('C', 2, 2, 'team:company')],
      back: ['Ender'],
    },
    bob: {},
  });
  ann.use('Ender', 'End');
  expect([card('C').zone, card('A').equipment]).toEqual(['ko', ['Power Loader']]);
  close();
});

// VS-EQP-15: equipment moves with a main character to its next level.
test('a main character keeps its equipment as it levels up', () => {
  const boss = [
    chief('Boss', [levelUp('Rise', 1, on('playsPlotTwist')), does('Learn', gainXp())], { level: 1 }),
    chief('Boss', [], { level: 2 }),
  ];
  const { ann, card, close } = scene('modern', {
    cards: [...boss, blade],
    ann: { back: [{ card: 'x-boss-1', as: 'B', equipment: ['Blade'] }] },
    bob: {},
  });
  ann.use('B', 'Learn');
  expect([card('x-boss-2').zone, card('x-boss-2').equipment, card('x-boss-2').atk]).toEqual(['back', ['Blade'], 4]);
  close();
});

// VS-EQP-16: when an equipped character changes sides its equipment goes with it; KO'd, it goes to its own owner.
test('a stolen character keeps its equipment, which returns to its owner’s KO pile', () => {
  const thief = hero('Thief', [
    does('Steal', takeControl(a(enemy({ is: 'supporting' })))),
    does('Kill', ko(each(yours({ name: 'D' })))),
  ]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [thief, blade],
    ann: { front: ['Thief'] },
    bob: { front: [{ body: 'D 2/2', equipment: ['Blade'] }] },
  });
  ann.use('Thief', 'Steal');
  ann.row('front');
  expect([card('D').controller, card('D').equipment, card('D').atk, card('Blade').controller]).toEqual([
    'ann',
    ['Blade'],
    4,
    'ann',
  ]);
  ann.use('Thief', 'Kill');
  expect([listed(seat('ann'), 'ko'), listed(seat('bob'), 'ko').toSorted()]).toEqual([[], ['Blade', 'D']]);
  close();
});

// VS-EQP-17: a face-down character never has equipment; an instruction to put some there is ignored.
test.each([{ stunned: true }, { hidden: true }])('no effect equips a face-down character: %o', (fact) => {
  const smith = hero('Smith', [does('Arm', equip(a(inHand({ name: 'Blade' })), a(yours({ name: 'A' }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [smith, blade],
    ann: { front: ['Smith', { body: 'A 2/2', ...fact }], hand: ['Blade'] },
    bob: {},
  });
  ann.use('Smith', 'Arm');
  ann.choose('Blade');
  expect([card('A').equipment, card('Blade').zone]).toEqual([[], 'hand']);
  close();
});
