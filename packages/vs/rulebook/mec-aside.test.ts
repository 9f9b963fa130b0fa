import { describe, expect, test } from 'vitest';
import {
  a,
  type Card,
  draw,
  during,
  exists,
  inKo,
  inPile,
  ko,
  law,
  some,
  superPower,
  supporting,
  toPileOnce,
  yours,
} from '../src/index.ts';
import { body, does, hero, listed, scene, twist } from './cast.ts';
import { resolve } from './fight.ts';

describe('A pile of plot twists', () => {
  const scribe = hero('Scribe', [
    superPower('Note', 'build', [], toPileOnce('notes', some('any', inKo({ is: 'plotTwist' })))),
    law('Read', { rule: 'mayPlayTwists', who: 'you', from: inPile('notes') }),
    does('Sleep', ko('self')),
  ]);
  const cards = [
    scribe,
    twist('Draw', 'main', draw()),
    twist('Build', 'build', draw()),
    twist('Other', 'main', draw()),
  ];
  const noted = (ko: readonly string[], ...chosen: string[]) => {
    const at = scene('modern', {
      cards,
      ann: { front: ['Scribe'], ko: [...ko], deck: 6 },
      bob: { ko: ['Other as O2'], deck: 3 },
      at: 'formation',
      open: true,
    });
    at.ann.use('Scribe', 'Note');
    at.ann.choose(...chosen);
    return at;
  };

  // VS-MEC-PLAYFROM-03: without a team, and into the KO pile as ever.
  test('is played from as if from hand', () => {
    const at = noted(['Draw as D', 'Build as B'], 'B', 'D');
    expect(at.ann.offered('play')).toEqual(['B']);
    at.ann.play('B');
    expect([at.card('B').zone, at.card('D').zone]).toEqual(['ko', 'side']);
    at.ann.pass();
    expect(at.ann.offered('play')).toEqual(['D']);
    at.ann.play('D');
    expect(at.card('D').zone).toBe('ko');
    expect(at.ann.offered('play')).toEqual([]);
    expect(listed(at.seat('ann'), 'hand').length).toBe(2);
  });

  // VS-MEC-PLAYFROM-03
  test('holds no two copies of a card', () => {
    const at = noted(['Draw as D1', 'Draw as D2', 'Other as O'], 'D1', 'D2', 'O');
    expect(['D1', 'D2', 'O', 'O2'].map((name) => at.card(name).zone)).toEqual(['side', 'ko', 'side', 'ko']);
    const again = scene('modern', {
      cards: [
        {
          ...scribe,
          powers: [{ ...superPower('Note', 'build', [], toPileOnce('notes', a(inKo()))), limit: 'none' }],
        } as Card,
        ...cards.slice(1),
      ],
      ann: { front: ['Scribe'], ko: ['Draw as D1', 'Draw as D2'] },
      bob: {},
      at: 'formation',
      open: true,
    });
    again.ann.use('Scribe', 'Note');
    again.ann.choose('D1');
    again.ann.use('Scribe', 'Note');
    expect([again.card('D1').zone, again.card('D2').zone]).toEqual(['side', 'ko']);
  });

  // VS-MEC-PLAYFROM-03: it lies open, and only who has the power plays from it.
  test('is seen by all, and stays when nobody reads from it', () => {
    const at = noted(['Draw as D'], 'D');
    at.ann.pass();
    at.ann.use('Scribe', 'Sleep');
    expect(at.ann.offered('play')).toEqual([]);
    expect(at.card('D').zone).toBe('side');
  });
});

const BELL = supporting({
  id: 'x-bell',
  name: 'Bell',
  cost: 1,
  atk: 0,
  def: 1,
  health: 1,
  teams: [],
  powers: [
    law('Kept', { rule: 'startsInPile', who: 'you', pile: 'bells' }),
    during(exists(yours({ name: 'Ringer' })), law('Rung', { rule: 'recruitFromPile', who: 'you', pile: 'bells' })),
    law('Lure', { rule: 'firstAttackMust', who: 'eachEnemy', at: 'self' }),
  ],
});

describe('A pile to recruit from', () => {
  const open = (front: readonly string[], points: number) =>
    scene('modern', {
      cards: [BELL, hero('Ringer', [])],
      ann: { front: [...front], side: ['Bell as B1', 'Bell as B2'], points },
      bob: { side: ['Bell as B3'] },
      at: 'recruit',
      open: true,
    });

  // VS-MEC-PILE-05
  test('offers its card while the condition holds, for its cost', () => {
    const at = open(['Ringer'], 1);
    expect(at.ann.offered('recruit')).toEqual(['B1, front', 'B1, back']);
    at.ann.recruit('B1', 'back');
    expect([at.card('B1').zone, at.seat('ann').points]).toEqual(['back', 0]);
    expect(open([], 1).ann.offered('recruit')).toEqual([]);
    expect(open(['Ringer'], 0).ann.offered('recruit')).toEqual([]);
  });
});

describe('A lure', () => {
  const face = (...front: (string | { readonly body: string })[]) =>
    scene('modern', {
      cards: [BELL],
      ann: { front: [...front] },
      bob: { front: ['Bell', body('D', 1, 9)], back: [body('E', 1, 9)] },
      open: true,
    });

  // VS-MEC-FORCED-02
  test('is the defender of the first attack of a turn, not of the next', () => {
    const at = face(body('A', 0, 9), body('B', 1, 9));
    expect(at.ann.offered('attack')).toEqual(['Bell, A', 'Bell, B']);
    expect(at.ann.refused('attack', 'D', 'A')).toContain('VS-MEC-FORCED-02');
    at.ann.attack('Bell', 'A');
    resolve(at.ann, at.bob);
    expect(at.card('Bell').stunned).toBe(false);
    expect(at.ann.offered('attack')).toEqual(['Bell, B', 'D, B']);
  });

  // VS-MEC-FORCED-02: her own player's attacks are free, and nobody must attack at all.
  test('binds enemies alone', () => {
    const at = face(body('A', 1, 9));
    expect(at.ann.offered()).toContain('pass');
    const own = scene('modern', {
      cards: [BELL],
      ann: { front: ['Bell', body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    expect(own.ann.offered('attack')).toEqual(['D, Bell', 'E, Bell', 'D, A', 'E, A']);
  });

  // VS-MEC-FORCED-02: whom the attackers cannot attack does not bind them.
  test('is no lure to those who cannot attack it', () => {
    const at = scene('modern', {
      cards: [BELL],
      ann: { front: [body('A', 1, 9), body('F', 1, 9, 'flight')] },
      bob: { front: [body('D', 1, 9)], back: ['Bell'] },
      open: true,
    });
    expect(at.ann.offered('attack')).toEqual(['D, A', 'Bell, F']);
  });

  // VS-MEC-FORCED-02: a team with somebody in it who cannot attack the lure goes elsewhere; one without does not.
  test('lets a team go that cannot reach it together', () => {
    const at = scene('modern', {
      cards: [BELL],
      ann: {
        front: [
          body('F', 1, 9, 'flight', 'team:xmen'),
          body('G', 1, 9, 'flight', 'team:xmen'),
          body('W', 1, 9, 'team:xmen'),
        ],
      },
      bob: { front: [body('D', 1, 9)], back: ['Bell'] },
      open: true,
    });
    at.ann.attack('D', 'F', 'W');
    expect(['F', 'G', 'W', 'D'].map((name) => at.card(name).role)).toEqual([
      'attacker',
      'none',
      'attacker',
      'defender',
    ]);
    resolve(at.ann, at.bob);
    at.bob.choose('F');
    const alone = scene('modern', {
      cards: [BELL],
      ann: { front: [body('F', 1, 9, 'flight', 'team:xmen'), body('G', 1, 9, 'flight', 'team:xmen')] },
      bob: { front: [body('D', 1, 9)], back: ['Bell'] },
    });
    expect(alone.ann.offered('attack')).toEqual(['Bell, F', 'Bell, G']);
    expect(alone.ann.refused('attack', 'D', 'F', 'G')).toContain('VS-MEC-FORCED-02');
  });

  // VS-MEC-FORCED-02, VS-KW-LUMBERING: the defending player may not turn it away.
  test('stays the defender of a Lumbering attacker', () => {
    const at = face(body('L', 1, 9, 'lumbering'));
    at.ann.attack('Bell', 'L');
    expect(at.card('Bell').role).toBe('defender');
    resolve(at.ann, at.bob);
  });
});
