import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  atkOf,
  cant,
  cardsIn,
  draw,
  each,
  enemy,
  gainXp,
  gets,
  inHand,
  itself,
  keyword,
  ko,
  levelUp,
  on,
  putIntoPlay,
  putPlus,
  recover,
  removeCounters,
  theNumber,
  toHand,
  trigger,
  wound,
  yours,
} from '../src/index.ts';
import { body, chief, does, gear, hero, scene } from './cast.ts';
import { meddles } from './fight.ts';

describe('the state check between two instructions', () => {
  // VS-TIME-12 (a): nothing is left to remove.
  test('cancels opposite counters', () => {
    const { ann, card, seat, close } = scene('modern', {
      cards: [
        hero('Doer', [
          does(
            'Do',
            putPlus(2, each(yours({ name: 'A' }))),
            removeCounters('minus', each(yours({ name: 'A' })), 'n'),
            draw(theNumber('n')),
          ),
        ]),
      ],
      ann: { front: ['Doer', { body: 'A 3/3', minus: 2 }] },
      bob: {},
    });
    ann.use('Doer', 'Do');
    expect([card('A').plus, card('A').minus, seat('ann').hand]).toEqual([0, 0, []]);
    close();
  });

  // VS-TIME-12 (b), (c): stunned and KO'd before the second instruction counts the characters.
  test('stuns at DEF 0 and KOs the fatally wounded', () => {
    const count = draw({ amount: 'count', of: enemy({ is: 'supporting' }) });
    const { ann, seat, close } = scene('modern', {
      cards: [
        hero('Doer', [
          does('Weaken', gets(each(enemy({ name: 'D' })), 0, -9, 'turn'), count),
          does('Cut', wound(each(enemy({ name: 'E' })), 5), count),
        ]),
      ],
      ann: { front: ['Doer'] },
      bob: { front: [body('D', 2, 2, 'health:1'), body('E', 2, 2), body('F', 2, 2)] },
    });
    ann.use('Doer', 'Weaken');
    expect([seat('bob').ko, seat('ann').hand]).toEqual([['D'], ['Extra', 'Extra']]);
    ann.use('Doer', 'Cut');
    expect([seat('bob').ko, seat('ann').hand]).toEqual([
      ['D', 'E'],
      ['Extra', 'Extra', 'Extra'],
    ]);
    close();
  });

  // VS-TIME-12 (b): hidden ones too.
  test('stuns a hidden character with DEF 0', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Doer', [does('Weaken', gets(each(enemy({ name: 'D' })), 0, -9, 'turn'))])],
      ann: { front: ['Doer'] },
      bob: { front: [{ body: 'D 2/2', hidden: true }] },
    });
    ann.use('Doer', 'Weaken');
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    close();
  });

  // VS-TIME-12 (d): KO'd with its character, before the next instruction.
  test('KOs equipment whose character is gone', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [
        gear('Shield', []),
        hero('Doer', [
          does('Do', toHand(each(enemy({ name: 'D' }))), draw({ amount: 'cardsIn', zone: 'ko', of: 'eachEnemy' })),
        ]),
      ],
      ann: { front: ['Doer'] },
      bob: { front: [{ body: 'D 2/2', equipment: ['Shield'] }] },
    });
    ann.use('Doer', 'Do');
    expect([seat('bob').ko, seat('ann').hand]).toEqual([['Shield'], ['Extra']]);
    close();
  });

  // VS-TIME-12 (e): of two with one name the older goes at once.
  test('keeps names unique', () => {
    const doer = hero('Doer', [does('Do', putIntoPlay(a(inHand({ name: 'Twin' }))), draw(cardsIn('ko', 'you')))]);
    const { ann, seat, close } = scene('modern', {
      cards: [doer, hero('Twin', [])],
      ann: { front: ['Doer', 'Twin as old'], hand: ['Twin as new'] },
      bob: {},
    });
    ann.use('Doer', 'Do');
    ann.choose('new');
    ann.row('front');
    expect([seat('ann').ko, seat('ann').front, seat('ann').hand]).toEqual([['old'], ['Doer', 'new'], ['Extra']]);
    close();
  });

  // VS-TIME-12 (f): the new level's ATK counts in the next instruction.
  test('levels up', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        chief(
          'Riser',
          [levelUp('Rise', 2, on('attacks', itself)), does('Do', gainXp(2), putPlus(atkOf('self'), 'self'))],
          { atk: 1 },
        ),
        chief('Riser', [], { level: 2, atk: 4 }),
      ],
      ann: { front: ['x-riser-1'] },
      bob: {},
    });
    ann.use('x-riser-1', 'Do');
    expect(card('x-riser-2').plus).toBe(4);
    close();
  });

  // VS-TIME-12 (c) before (f): who is fatally wounded does not level up to more health.
  test('KOs before it levels up', () => {
    const { winners } = scene('modern', {
      cards: [
        chief('Riser', [levelUp('Rise', 2, on('attacks', itself))], { health: 3 }),
        chief('Riser', [], { level: 2, health: 9 }),
      ],
      ann: { front: [{ card: 'x-riser-1', xp: 2, wounds: 3 }] },
      bob: {},
      at: 'mainStart',
    });
    expect(winners()).toEqual(['bob']);
  });

  // VS-TIME-12 (g)
  test('drops from the combat who is stunned', () => {
    const { ann, card, table, close } = scene('modern', {
      cards: [hero('Doer', [meddles('Do', gets(each(enemy({ combat: 'any' })), 0, -9, 'turn'))])],
      ann: { front: [body('A', 2, 2)], back: ['Doer'] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.attack('D', 'A');
    ann.use('Doer', 'Do');
    expect([card('D').role, table().combat]).toEqual(['none', false]);
    close();
  });

  // VS-TIME-12 (h): the game is over before the second instruction.
  test('ends the game', () => {
    const { ann, winners, seat } = scene('modern', {
      cards: [hero('Doer', [does('Do', ko(each(enemy({ is: 'main' }))), ko(each(yours({ is: 'main' }))))])],
      ann: { front: ['Doer'] },
      bob: {},
    });
    ann.use('Doer', 'Do');
    expect([winners(), seat('ann').back]).toEqual([['ann'], ['Main']]);
  });
});

describe('a chain that would go on for ever', () => {
  const phoenix = (...powers: Parameters<typeof hero>[1]) =>
    hero('Phoenix', [always('Unhurt', cant('beWoundedByStun')), ...powers]);
  const weaken = hero('Weakener', [
    does('Weaken', gets(each(enemy({ name: 'Phoenix' })), 0, -9, 'turn')),
    does('Wake', recover(each(enemy({ name: 'Phoenix' })))),
  ]);
  const begin = (...powers: Parameters<typeof hero>[1]) => {
    const at = scene('modern', {
      cards: [weaken, phoenix(...powers)],
      ann: { front: ['Weakener'] },
      bob: { front: ['Phoenix'] },
    });
    at.ann.use('Weakener', 'Weaken');
    return at;
  };

  // VS-TIME-14: without a choice, all remaining players tie.
  test('is a tie if it needs no choice', () => {
    const { winners, ended } = begin(trigger('Rise', on('getsStunned', itself), recover('self')));
    expect([winners(), ended()?.code]).toEqual([['ann', 'bob'], 'endlessLoop']);
    expect(ended()?.rules).toContain('VS-TIME-14');
  });

  // VS-TIME-14: Tough, DEF 0 and a wound that is prevented.
  test('must be declined by the player it lives on', () => {
    const { bob, decides, card, winners, close } = begin(keyword('tough'));
    let risen = 0;
    while (bob.offered().includes('yes')) {
      bob.yes();
      risen++;
    }
    expect(risen).toBeGreaterThan(1);
    expect(bob.offered()).toEqual(['no']);
    bob.no();
    expect([decides(), card('Phoenix').stunned, winners()]).toEqual(['ann', true, []]);
    close();
  });

  // VS-TIME-14: and the next action begins another.
  test('is counted anew for every action', () => {
    const { ann, bob, close } = begin(keyword('tough'));
    while (bob.offered().includes('yes')) bob.yes();
    bob.no();
    ann.use('Weakener', 'Wake');
    expect(bob.offered()).toEqual(['yes', 'no']);
    bob.no();
    close();
  });
});
