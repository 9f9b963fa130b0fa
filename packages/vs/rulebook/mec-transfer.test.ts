import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  aura,
  base,
  bottomToKo,
  can,
  character,
  each,
  enemy,
  fits,
  half,
  happened,
  itself,
  modify,
  moveWound,
  on,
  printedOf,
  putMinus,
  putPlus,
  removeAllCounters,
  superPower,
  the,
  when,
  wound,
} from '../src/index.ts';
import { body, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';

const LOCATIONS = ['Energy Location', 'Might Location', 'Skill Location', 'Intellect Location'];
const mover = hero('Mover', [
  superPower('Move', 'main', ['energy'], moveWound(a(enemy({ wounded: true }), 'one'), a(enemy({ not: the('one') })))),
  superPower('Clear', 'main', ['might'], removeAllCounters(a(character()))),
]);
const cruel = hero('Cruel', [
  aura('Worse', { side: 'enemy', is: 'supporting' }, can('gainTwiceMinus'), can('gainTwiceWounds')),
  superPower('Hurt', 'main', ['energy'], putMinus(2, each(enemy()))),
  superPower('Cut', 'main', ['might'], wound(each(enemy()))),
]);

describe('counters and wounds that change places', () => {
  // VS-MEC-WOUND-04
  test('a wound moves, and the second can be KOed by it', () => {
    const { ann, card, close } = scene('modern', {
      cards: [mover],
      ann: { front: ['Mover'], resources: LOCATIONS },
      bob: { front: [{ body: 'D 1/9 health:3', wounds: 2 }, body('E', 1, 9, 'health:1')] },
    });
    ann.use('Mover', 'Move');
    ann.choose('E');
    expect([card('D').wounds, card('E').zone]).toEqual([1, 'ko']);
    close();
  });

  // VS-MEC-COUNTER-03
  test('all counters are counters of every kind', () => {
    const { ann, card, close } = scene('modern', {
      cards: [mover],
      ann: { front: ['Mover'], resources: LOCATIONS },
      bob: { front: [{ body: 'D 1/9 health:9', wounds: 2, plus: 3 }] },
    });
    ann.use('Mover', 'Clear');
    ann.choose('D');
    expect([card('D').wounds, card('D').plus]).toEqual([0, 0]);
    close();
  });

  // VS-MEC-COUNTER-02, VS-MEC-WOUND-05: each instruction gives double; main characters are spared here.
  test('twice as many instead', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [cruel],
      ann: { front: ['Cruel', body('A', 9, 9)], resources: LOCATIONS },
      bob: { front: [body('D', 0, 9, 'health:9'), body('M', 0, 9, 'main', 'health:9')] },
    });
    ann.use('Cruel', 'Hurt');
    expect([card('D').minus, card('M').minus]).toEqual([4, 2]);
    ann.use('Cruel', 'Cut');
    expect([card('D').wounds, card('M').wounds]).toEqual([2, 1]);
    ann.attack('D', 'A');
    resolve(ann, bob);
    expect([card('D').stunned, card('D').wounds]).toEqual([true, 4]);
    close();
  });
});

// VS-ZON-03: from the bottom, into the KO pile of the same player.
test('the bottom cards of a deck go to its KO pile', () => {
  const drain = hero('Drain', [superPower('Drain', 'main', ['energy'], bottomToKo(2, 'eachEnemy'))]);
  const { ann, card, seat, close } = scene('modern', {
    cards: [drain],
    ann: { front: ['Drain'], resources: LOCATIONS, deck: 3 },
    bob: { front: [body('D', 1, 9)], deck: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1)] },
  });
  ann.use('Drain', 'Drain');
  expect([seat('bob').deck, card('Y').zone, card('Z').zone]).toEqual([['X'], 'ko', 'ko']);
  expect(seat('ann').deck).toHaveLength(3);
  close();
});

describe('numbers, teams and sides', () => {
  // VS-MEC-STAT-06
  test('half of a number is rounded down', () => {
    const odd = hero('Odd', [always('Half', base(half(printedOf('atk', 'self')), half(printedOf('def', 'self'))))], {
      atk: 5,
      def: 8,
    });
    const { card, close } = scene('modern', {
      cards: [odd],
      ann: { front: ['Odd'] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect([card('Odd').atk, card('Odd').def]).toEqual([2, 4]);
    close();
  });

  // VS-MEC-TEAM-02
  test('every Good team, as long as its powers are on', () => {
    const friend = hero('Friend', [always('All', can('haveEveryGoodTeam'))], { teams: ['hydra'] });
    const { card, close } = scene('modern', {
      cards: [friend],
      ann: { front: ['Friend as Up', { card: 'Friend', as: 'Down', stunned: true }] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(String(card('Up').teams).split(' ')).toEqual(expect.arrayContaining(['hydra', 'xmen', 'prey']));
    expect([String(card('Up').teams).includes('predators'), card('Down').teams]).toEqual([false, 'hydra']);
    close();
  });

  // VS-MEC-ALIGN-02
  test('who becomes Evil is no longer Good, and keeps the teams', () => {
    const turncoat = hero('Turncoat', [
      superPower('Turn', 'main', ['energy'], modify('self', 'game', can('beEvil'))),
      superPower(
        'Ask',
        'main',
        ['might'],
        when(fits('self', { alignment: 'evil' }), [putPlus(1, 'self')]),
        when(fits('self', { alignment: 'good' }), [putPlus(4, 'self')]),
      ),
    ]);
    const plus = (turns: boolean) => {
      const { ann, card } = scene('modern', {
        cards: [turncoat],
        ann: { front: ['Turncoat'], resources: LOCATIONS },
        bob: { front: [body('D', 1, 9)] },
        open: true,
      });
      if (turns) ann.use('Turncoat', 'Turn');
      ann.use('Turncoat', 'Ask');
      return [card('Turncoat').plus, card('Turncoat').teams];
    };
    expect([plus(true), plus(false)]).toEqual([
      [1, 'avengers'],
      [4, 'avengers'],
    ]);
  });

  // VS-MEC-APPEAR-01
  test('it appears exhausted and with a wound', () => {
    const worn = hero('Worn', [always('Worn', can('appearExhausted'), can('appearWounded'))], { health: 3 });
    const { ann, card, close } = scene('modern', {
      at: 'recruit',
      cards: [worn],
      ann: { hand: ['Worn', body('A', 1, 9)], points: 9 },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.recruit('Worn', 'front');
    ann.recruit('A', 'front');
    expect([card('Worn').exhausted, card('Worn').wounds, card('A').exhausted]).toEqual([true, 1, false]);
    close();
  });

  // VS-TIME-11: what happened this turn is not on an earlier one.
  test('something that happened on an earlier turn', () => {
    const patient = hero('Patient', [
      superPower('First', 'main', ['energy'], putPlus(1, 'self')),
      {
        ...superPower('Second', 'main', ['might'], putPlus(5, 'self')),
        only: happened(on('usesSuperPower', itself, { power: 'First' }), 'earlierTurns'),
      },
    ]);
    const { ann, bob, close } = scene('modern', {
      cards: [patient],
      ann: { front: ['Patient'], resources: LOCATIONS, deck: 9 },
      bob: { front: [body('D', 1, 9)], deck: 9 },
    });
    ann.use('Patient', 'First');
    expect(ann.offered('use').some((line) => line.includes('Second'))).toBe(false);
    ann.pass();
    for (let i = 0; i < 4; i++) bob.pass();
    for (let i = 0; i < 3; i++) ann.pass();
    expect(ann.offered('use').some((line) => line.includes('Second'))).toBe(true);
    close();
  });
});
