import { describe, expect, test } from 'vitest';
import { a, draw, enemy, hide, on, putMinus, putPlus, recover, stun, trigger, yours } from '../src/index.ts';
import { body, does, gear, hero, scene } from './cast.ts';

const hider = hero('Hider', [does('Hide', hide(a(yours({ other: true, is: 'supporting' }))))]);

describe('hiding', () => {
  // VS-STN-28, OP-11: it is readied by that.
  test('turns a character face down and ready, even an exhausted one', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hider],
      ann: { front: ['Hider', { body: 'A 2/2', exhausted: true }] },
      bob: {},
    });
    ann.use('Hider', 'Hide');
    expect(card('A')).toEqual({ hidden: true });
    expect([card('A').faceDown, card('A').exhausted]).toEqual([true, false]);
    close();
  });

  // VS-STN-29
  test.each(['plus', 'minus'])('removes its %s counters', (kind) => {
    const { ann, card, close } = scene('modern', {
      cards: [hider],
      ann: { front: ['Hider', { body: 'A 3/3', [kind]: 2 }] },
      bob: {},
    });
    ann.use('Hider', 'Hide');
    expect(card('A')).toEqual({ hidden: true });
    close();
  });

  // VS-STN-30: in the edition in which equipment is lost to a stun only, too.
  test.each(['mcu18', 'cw', 'modern'])('KOs its equipment in %s', (profile) => {
    const { ann, card, seat, close } = scene(profile, {
      cards: [hider, gear('Shield', [])],
      ann: { front: ['Hider', { body: 'A 2/2', equipment: ['Shield'] }] },
      bob: {},
    });
    ann.use('Hider', 'Hide');
    expect([card('A').equipment, seat('ann').ko]).toEqual([[], ['Shield']]);
    close();
  });

  // VS-STN-33
  test('is not stunning: no wound, no trigger on a stun', () => {
    const { ann, card, seat, close } = scene('modern', {
      cards: [hider, hero('Watcher', [trigger('See', on('getsStunned'), draw())], { cost: 2 })],
      ann: { front: ['Hider', body('A', 2, 2)] },
      bob: { front: ['Watcher'] },
    });
    ann.use('Hider', 'Hide');
    expect([card('A').wounds, card('A').stunned, seat('bob').hand]).toEqual([0, false, []]);
    close();
  });
});

describe('a hidden character', () => {
  // VS-STN-31
  test('neither attacks nor is attacked, protects nobody and has no powers', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ body: 'A 2/2 flight', hidden: true }, body('B', 2, 2)] },
      bob: { front: [{ body: 'D 2/2', hidden: true }], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['E, B', 'Main, B']);
    expect(ann.refused('attack', 'E', 'A')).toContain('VS-STN-31');
    expect(card('A').keywords).toBe('');
    close();
  });

  // VS-STN-32
  test('keeps its name, teams and stats', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Finder', [does('Find', stun(a(enemy({ name: 'D', team: 'hydra', alignment: 'evil' }))))])],
      ann: { front: ['Finder'] },
      bob: { front: [{ body: 'D 2/3 team:hydra', hidden: true }] },
    });
    expect([card('D').teams, card('D').atk, card('D').def]).toEqual(['hydra', 2, 3]);
    ann.use('Finder', 'Find');
    expect(card('D').stunned).toBe(true);
    close();
  });

  // VS-STN-34
  test('is not turned up by an effect that recovers', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Medic', [does('Wake', recover(a(yours({ name: 'A' }))))])],
      ann: { front: ['Medic', { body: 'A 2/2', hidden: true }] },
      bob: {},
    });
    ann.use('Medic', 'Wake');
    expect(card('A').hidden).toBe(true);
    close();
  });

  // VS-STN-35
  test('can be stunned by an effect', () => {
    const { ann, card, close } = scene('modern', {
      cards: [hero('Zap', [does('Zap', stun(a(enemy({ name: 'D' }))))])],
      ann: { front: ['Zap'] },
      bob: { front: [{ body: 'D 2/2', hidden: true }] },
    });
    ann.use('Zap', 'Zap');
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    expect(card('D').exhausted).toBe(true);
    close();
  });

  // VS-STN-36
  test('gains neither counters nor equipment', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        hero('Poker', [
          does('Plus', putPlus(1, a(yours({ name: 'A' })))),
          does('Minus', putMinus(1, a(yours({ name: 'A' })))),
        ]),
      ],
      ann: { front: ['Poker', { body: 'A 2/2', hidden: true }] },
      bob: {},
    });
    ann.use('Poker', 'Plus');
    ann.use('Poker', 'Minus');
    expect(card('A')).toEqual({ hidden: true });
    close();

    const build = scene('modern', {
      cards: [gear('Shield', [])],
      ann: { front: [{ body: 'A 2/2', hidden: true }, body('B', 2, 2)], hand: ['Shield'], resources: 3 },
      bob: {},
      at: 'recruit',
    });
    expect(build.ann.offered('equip')).toEqual(['Shield, B', 'Shield, Main']);
    build.close();
  });
});
