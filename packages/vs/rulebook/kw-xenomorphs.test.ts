import { describe, expect, test } from 'vitest';
import {
  a,
  capture,
  dazeEquipped,
  draw,
  enemy,
  equip,
  equipment,
  inPiles,
  itself,
  keyword,
  ko,
  move,
  on,
  pileCard,
  push,
  putIntoPlay,
  search,
  shuffleDeck,
  shuffleIntoPile,
  stun,
  superPower,
  supporting,
  the,
  trigger,
  type VsView,
  yours,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { type Passes, resolve as pass } from './fight.ts';

const nextMain = (player: Passes, next: Passes): void => pass(player, next, next, next);

describe('Passive', () => {
  // VS-KW-PASSIVE
  test('neither attacks nor strikes back, but can be attacked', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 3, 3)] },
      bob: { front: [body('P', 6, 3, 'passive')] },
    });
    ann.attack('P', 'A');
    pass(ann, bob);
    expect([card('P').stunned, card('A').stunned]).toEqual([true, false]);
    const own = scene('modern', { ann: { front: [body('P', 6, 3, 'passive')] }, bob: { front: [body('D', 1, 1)] } });
    expect(own.ann.offered('attack')).toEqual([]);
  });
});

describe('Camouflage', () => {
  // VS-KW-CAMOUFLAGE
  test('keeps everybody from attacking it in the back row', () => {
    const { ann } = scene('modern', {
      ann: { front: [body('F', 3, 3, 'flight', 'stealth')], back: [body('R', 3, 3, 'ranged')] },
      bob: { back: [body('C', 1, 1, 'camouflage'), body('Main', 1, 1, 'main')] },
    });
    expect(ann.offered('attack')).toEqual(['Main, F', 'Main, R']);
    const front = scene('modern', {
      ann: { front: [body('A', 3, 3)] },
      bob: { front: [body('C', 1, 1, 'camouflage')] },
    });
    expect(front.ann.offered('attack')).toEqual(['C, A']);
  });
});

describe('Immobile', () => {
  const wind = hero('Wind', [superPower('Blow', 'main', [], push(a(yours({ other: true }))))]);

  // VS-KW-IMMOBILE
  test('keeps it from moving in the Formation Step, not from being moved', () => {
    const { ann, card } = scene('modern', {
      cards: [wind],
      ann: { front: [body('I', 1, 1, 'immobile'), 'Wind'], back: [body('Boss', 1, 1, 'main', 'immobile')] },
      bob: {},
      at: 'formation',
    });
    expect(ann.offered('move')).toEqual(['Wind']);
    expect(ann.refused('move', 'I')).not.toEqual([]);
    ann.pass();
    ann.use('Wind', 'Blow');
    ann.choose('I');
    expect(card('I').zone).toBe('back');
  });
});

const hugger = supporting({
  ...{
    id: 'x-hug',
    name: 'Facehugger',
    cost: 4,
    atk: 0,
    def: 6,
    health: 1,
    teams: [],
    token: true,
    pile: 'facehuggers',
  },
  powers: [
    keyword('swarm'),
    trigger(
      'Hug',
      on('isRevealed', itself, { object: { is: 'character' } }),
      ko('object'),
      putIntoPlay('self', 'back'),
      capture(a(enemy({ is: 'supporting' }))),
    ),
  ],
});
const wait = pileCard({
  ...{ id: 'x-wait', name: 'Extended Incubation', teams: [], pile: 'facehuggers' },
  powers: [trigger('Wait', on('isRevealed', itself), shuffleIntoPile('facehuggers', 'self'))],
});
const egg = supporting({
  ...{ id: 'x-egg', name: 'Ovomorph', cost: 1, atk: 0, def: 4, health: 1, teams: [] },
  powers: [keyword('swarm'), keyword('hatch')],
});
const cards = [hugger, wait, egg];

describe('Hatch', () => {
  // VS-ZON-30, VS-ZON-32, VS-ZON-25, VS-ZON-33
  test('a Facehugger takes the place of its Ovomorph and captures, the stunned too', () => {
    const { ann, card, seat } = scene('modern', {
      cards,
      ann: { front: ['Ovomorph'], side: ['Facehugger as Hug'] },
      bob: { front: [{ body: 'S 1/1 health:3', stunned: true, wounds: 1 }, body('T', 1, 1)] },
      at: 'build',
    });
    expect(ann.offered('choose')).toEqual(['S', 'T']);
    ann.choose('S');
    expect([seat('ann').ko, card('Hug').zone, card('Hug').captives]).toEqual([['Ovomorph'], 'back', ['S']]);
  });

  // VS-ZON-25: whoever is captured leaves play.
  test('takes its captive out of play', () => {
    const heir = hero('Heir', [trigger('Will', on('leavesPlay', itself), draw())]);
    const { seat } = scene('modern', {
      cards: [...cards, heir],
      ann: { front: ['Ovomorph'], side: ['Facehugger'] },
      bob: { front: ['Heir'] },
      at: 'build',
    });
    expect(seat('bob').hand.length).toBe(1);
  });

  // VS-ZON-25: everybody sees whom it holds.
  test('shows its captive to all', () => {
    const { watcher } = scene('modern', {
      cards,
      ann: { back: [{ card: 'Facehugger', captives: [{ card: 'Ovomorph', owner: 'bob' }] }] },
      bob: {},
    });
    const { seats } = watcher.view() as VsView;
    const held = seats.flatMap(({ back }) => back).flatMap(({ captives }) => captives);
    expect(held.map(({ face }) => face)).toEqual(['x-egg']);
  });

  // VS-ZON-30: which card it is, chance decides.
  test('reveals any card of the pile', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const zones = seeds.map((seed) => {
      const { card } = scene('modern', {
        seed,
        cards,
        ann: { front: ['Ovomorph'], side: ['Facehugger', 'Extended Incubation'] },
        bob: { front: [body('T', 1, 1)] },
        at: 'build',
      });
      return card('Ovomorph').zone;
    });
    expect([...new Set(zones)].sort()).toEqual(['front', 'ko']);
  });

  // VS-ZON-31
  test('Extended Incubation is shuffled back and nothing hatches', () => {
    const { ann, card, seat } = scene('modern', {
      cards,
      ann: { front: ['Ovomorph'], side: ['Extended Incubation'] },
      bob: { front: [body('T', 1, 1)] },
      at: 'build',
    });
    expect([card('Ovomorph').zone, seat('ann').side.length, ann.offered('choose')]).toEqual(['front', 1, []]);
  });

  // VS-KW-HATCH-2
  test('asks for an enemy supporting character', () => {
    const { card, seat } = scene('modern', {
      cards,
      ann: { front: ['Ovomorph'], side: ['Facehugger'] },
      bob: { front: [body('Boss', 1, 1, 'main')] },
      at: 'build',
    });
    expect([card('Ovomorph').zone, seat('ann').side.length]).toEqual(['front', 1]);
  });

  // VS-ZON-36: the pile of another player serves where the edition says so, and only one's own later on.
  test('without a pile of one’s own', () => {
    const after = (profile: string) => {
      const { card } = scene(profile, {
        cards,
        ann: { front: ['Ovomorph'] },
        bob: { front: [body('T', 1, 1)], side: ['Facehugger as Hug'] },
        at: 'build',
      });
      return [card('Hug').zone, card('Hug').controller, card('Hug').owner];
    };
    expect(after('modern')).toEqual(['back', 'ann', 'bob']);
    expect(after('modern+updates')).toEqual(['side', 'bob', 'bob']);
  });

  // VS-ZON-35: in the edition whose other tokens are gone for good, too.
  test('a Facehugger that is KO’d goes back to its pile, and its captive returns', () => {
    const killer = hero('Killer', [superPower('Kill', 'main', [], ko(a(enemy({ is: 'supporting' }))))]);
    for (const profile of ['modern', 'cr21']) {
      const { ann, card, seat } = scene(profile, {
        cards: [...cards, killer],
        ann: { front: ['Killer'] },
        bob: {
          back: [{ card: 'Facehugger', as: 'Hug', captives: [{ body: 'Mine 1/1 health:3', owner: 'ann', wounds: 1 }] }],
        },
      });
      ann.use('Killer', 'Kill');
      expect([seat('bob').side.length, seat('bob').ko]).toEqual([1, []]);
      expect([card('Mine').zone, card('Mine').stunned, card('Mine').wounds]).toEqual(['back', true, 1]);
    }
  });
});

describe('equipment', () => {
  const blade = equipment({
    ...{ id: 'x-blade', name: 'Blade', cost: 2, teams: ['xmen'], atk: 2, def: 0 },
    powers: [superPower('Cut', 'main', [], draw())],
  });
  const smith = hero('Smith', [
    superPower(
      'Forge',
      'main',
      [],
      search(inPiles({ is: 'equipment' }), 'found'),
      equip(the('found'), a(yours())),
      shuffleDeck(),
    ),
    superPower('Hush', 'main', [], dazeEquipped(a(yours({ other: true })))),
    superPower('Hit', 'main', [], stun(a(yours({ other: true })))),
    superPower('Shift', 'main', [], move('self')),
  ]);

  // VS-MEC-EQUIPX-06, VS-ZON-45
  test('is found in deck, hand or KO pile and put on a character without being played', () => {
    for (const zone of ['deck', 'hand', 'ko']) {
      const { ann, card } = scene('modern', {
        cards: [blade, smith],
        ann: { front: ['Smith', body('A', 1, 1)], [zone]: ['Blade', body('X', 1, 1)] },
        bob: {},
      });
      ann.use('Smith', 'Forge');
      expect(ann.offered('choose')).toEqual(['Blade']);
      ann.choose('Blade');
      ann.choose('A');
      expect([card('A').equipment, card('A').atk]).toEqual([['Blade'], 3]);
    }
  });

  // VS-MEC-EQUIPX-03, VS-STN-19
  test('stays on a character that was dazed so, is of no use there, and goes with the next stun', () => {
    const { ann, bob, card, seat } = scene('modern', {
      cards: [blade, smith],
      ann: { front: ['Smith', { body: 'A 1/1 health:9', equipment: ['Blade'] }] },
      bob: {},
    });
    ann.use('Smith', 'Hush');
    ann.choose('A');
    expect([card('A').stunned, card('A').wounds, card('A').equipment]).toEqual([true, 0, ['Blade']]);
    expect(ann.refused('use', 'A', 'Cut')).not.toEqual([]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect([card('A').stunned, card('A').equipment]).toEqual([false, ['Blade']]);
    ann.use('Smith', 'Hit');
    ann.choose('A');
    expect([card('A').stunned, seat('ann').ko]).toEqual([true, ['Blade']]);
  });
});
