import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  aura,
  cant,
  daze,
  draw,
  each,
  enemy,
  gets,
  itself,
  keyword,
  modify,
  on,
  putMinus,
  putPlus,
  ready,
  recover,
  stats,
  strike,
  stun,
  trigger,
  yours,
} from '../src/index.ts';
import { body, does, gear, hero, scene, teamTwist } from './cast.ts';
import { resolve } from './fight.ts';

/** Stuns, dazes, wounds down to DEF 0: the ways in which things happen to D. */
const zap = hero('Zap', [
  does('Stun', stun(a(enemy({ name: 'D' })))),
  does('Daze', daze(a(enemy({ name: 'D' })))),
  does('Wither', putMinus(2, a(enemy({ name: 'D' })))),
  does('Strike', strike('self', a(enemy({ name: 'D' })))),
  does('Wake', recover(a(enemy({ name: 'D' })))),
]);

// VS-STN-01
test.each(['Stun', 'Wither', 'Strike', 'attack'])(
  'a character gets stunned by a strike, by DEF 0 or by effect: %s',
  (way) => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [zap],
      ann: { front: ['Zap'] },
      bob: { front: [body('D', 1, 2)] },
    });
    if (way === 'attack') {
      ann.attack('D', 'Zap');
      resolve(ann, bob);
    } else ann.use('Zap', way);
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    close();
  },
);

describe('getting stunned', () => {
  const hit = (power: string, facts: object = {}) => {
    const at = scene('modern', {
      cards: [zap, gear('Shield', [])],
      ann: { front: ['Zap'] },
      bob: { front: [{ body: 'D 2/3 health:3', ...facts }] },
    });
    at.ann.use('Zap', power);
    return at;
  };

  // VS-STN-02, VS-STN-03
  test('turns it face down and exhausts it', () => {
    const { card, close } = hit('Stun');
    expect([card('D').faceDown, card('D').exhausted, card('D').hidden]).toEqual([true, true, false]);
    close();
  });

  // VS-STN-04, VS-CTR-04
  test.each(['plus', 'minus'])('removes its %s counters', (kind) => {
    const { card, close } = hit('Stun', { [kind]: 2 });
    expect([card('D').plus, card('D').minus]).toEqual([0, 0]);
    close();
  });

  // VS-STN-04, VS-CTR-04: unless a power says otherwise.
  test('leaves them where Symbiosis or Waking Nightmare keeps them', () => {
    const symbiont = hit('Stun', { body: 'D 2/3 health:3 symbiosis', plus: 2 });
    expect(symbiont.card('D')).toEqual({ stunned: true, wounds: 1, plus: 2 });
    symbiont.close();

    const { ann, card, close } = scene('modern', {
      cards: [zap],
      ann: { front: ['Zap'], back: [body('N', 1, 1, 'wakingNightmare')] },
      bob: { front: [{ body: 'D 2/3', minus: 1 }] },
    });
    ann.use('Zap', 'Stun');
    expect(card('D')).toEqual({ stunned: true, wounds: 1, minus: 1 });
    close();
  });

  // VS-STN-05
  test('KOs its equipment', () => {
    const { card, seat, close } = hit('Stun', { equipment: ['Shield'] });
    expect([card('D').equipment, seat('bob').ko]).toEqual([[], ['Shield']]);
    close();
  });

  // VS-STN-06
  test('gives it one wound', () => {
    const { card, close } = hit('Stun', { wounds: 1 });
    expect(card('D').wounds).toBe(2);
    close();
  });

  // VS-STN-07, VS-STN-21: at least its health, and to its owner's KO pile.
  test('KOs it if its wounds are at least its health', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [zap],
      ann: { front: ['Zap'] },
      bob: { front: [{ body: 'D 2/3 health:3', wounds: 2, owner: 'ann' }] },
    });
    ann.use('Zap', 'Stun');
    expect([seat('ann').ko, seat('bob').ko, seat('bob').front]).toEqual([['D'], [], []]);
    close();
  });

  // VS-STN-08, OP-21: the trigger on the stun finds everything done, the KO of the equipment included.
  test('is done in all its parts before triggers resolve', () => {
    const watcher = hero('Watcher', [
      trigger('Mourn', on('getsStunned'), putPlus({ amount: 'stat', stat: 'wounds', of: 'subject' }, 'self')),
      trigger('Scrap', on('getsKod', { is: 'equipment' }), putPlus(5, 'self')),
    ]);
    const { ann, card, close } = scene('modern', {
      cards: [zap, watcher, gear('Shield', [])],
      ann: { front: ['Zap', 'Watcher'] },
      bob: { front: [{ body: 'D 2/3 health:9', wounds: 2, plus: 4, equipment: ['Shield'] }] },
    });
    ann.use('Zap', 'Stun');
    // Both are of one moment, and the turn player orders them.
    expect(ann.offered('trigger')).toEqual(['Mourn', 'Scrap']);
    expect(card('D')).toEqual({ stunned: true, wounds: 3 });
    ann.trigger('Scrap', 'Mourn');
    expect(card('Watcher').plus).toBe(8);
    close();
  });

  // VS-STN-09: no shortcut for 1 health; the wound is dealt, so that triggers on it go off.
  test('wounds a character with 1 health like any other', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [zap, hero('Watcher', [trigger('Blood', on('getsWounded', { name: 'D' }), draw())])],
      ann: { front: ['Zap', 'Watcher'] },
      bob: { front: [body('D', 2, 3, 'health:1')] },
    });
    ann.use('Zap', 'Stun');
    expect([seat('bob').ko, seat('ann').hand]).toEqual([['D'], ['Extra']]);
    close();
  });

  // VS-STN-17: what lasts until the character is stunned, its powers lost to Nullify, is over then; not before.
  test('ends what lasts until it is stunned', () => {
    const nullifier = hero('D', [
      does('Bind', modify(a(enemy({ name: 'Flyer' })), 'sourceUnstunned', { mod: 'losePowers' })),
    ]);
    const { ann, bob, card, close } = scene('modern', {
      cards: [zap, nullifier],
      ann: { front: ['Zap', body('Flyer', 1, 1, 'flight')] },
      bob: { front: ['D'] },
      turn: 'bob',
    });
    bob.use('D', 'Bind');
    expect(card('Flyer').keywords).toBe('');
    bob.pass();
    ann.pass();
    ann.pass();
    ann.pass();
    expect(card('Flyer').keywords).toBe('');
    ann.use('Zap', 'Stun');
    expect(card('Flyer').keywords).toBe('flight');
    // For good: it does not come back when the character recovers.
    ann.use('Zap', 'Wake');
    expect([card('D').stunned, card('Flyer').keywords]).toEqual([false, 'flight']);
    close();
  });

  // VS-STN-19: a stun without the wound, its triggers included.
  test.each(['cr21', 'mcu18', 'cw', 'modern'])('by a daze takes everything but the wound in %s', (profile) => {
    const { ann, card, seat, close } = scene(profile, {
      cards: [zap, gear('Shield', []), hero('Watcher', [trigger('See', on('getsStunned', { name: 'D' }), draw())])],
      ann: { front: ['Zap', 'Watcher'] },
      bob: { front: [{ body: 'D 2/3', wounds: 1, plus: 2, equipment: ['Shield'] }] },
    });
    ann.use('Zap', 'Daze');
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    expect([seat('bob').ko, seat('ann').hand]).toEqual([['Shield'], ['Extra']]);
    close();
  });
});

describe('a stunned character', () => {
  const lame = { body: 'D 2/3 health:9', stunned: true };

  // VS-STN-10
  test('neither attacks nor is attacked', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [{ body: 'A 2/2', stunned: true }, body('B', 2, 2)] },
      bob: { front: [lame, body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['E, B']);
    expect(ann.refused('attack', 'E', 'A')).toContain('VS-STN-10');
    expect(ann.refused('attack', 'D', 'B')).toContain('VS-ATK-08');
    close();
  });

  // VS-STN-11
  test('protects nobody', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [lame], back: [body('E', 2, 2)] },
    });
    expect(ann.offered('attack')).toEqual(['E, A', 'Main, A']);
    close();
  });

  // VS-STN-12: keywords, triggers, static and super powers; they are back when it recovers.
  test('has lost its powers until it recovers', () => {
    const sage = hero('Sage', [
      keyword('flight'),
      aura('Lead', { name: 'B' }, stats(1, 1)),
      does('Teach', draw()),
      trigger('Learn', on('recovers', { name: 'B' }), draw()),
    ]);
    const { ann, card, seat, close } = scene('modern', {
      cards: [
        sage,
        hero('Medic', [
          does('Other', recover(a(yours({ name: 'B' })))),
          does('Sage', recover(a(yours({ name: 'Sage' })))),
        ]),
      ],
      ann: { front: [{ card: 'Sage', stunned: true }, { body: 'B 2/2', stunned: true }, 'Medic'] },
      bob: {},
    });
    ann.use('Medic', 'Other');
    expect([card('Sage').keywords, card('B').atk, seat('ann').hand]).toEqual(['', 2, []]);
    expect(ann.refused('use', 'Sage', 'Teach')).toContain('VS-STN-12');
    ann.use('Medic', 'Sage');
    expect([card('Sage').keywords, card('B').atk, ann.offered('use')]).toEqual(['flight', 3, ['Sage, Teach']]);
    close();
  });

  // VS-STN-13: name, teams, level and alignment, as an effect that asks for them finds.
  test('keeps its name, teams, level and alignment', () => {
    const chooser = hero('Chooser', [
      does('Call', recover(each(enemy({ name: 'D', alignment: 'evil', team: 'hydra', level: 1 })))),
    ]);
    const { ann, card, close } = scene('modern', {
      cards: [chooser],
      ann: { front: ['Chooser'] },
      bob: { front: [{ body: 'D 2/3 main team:hydra health:5', stunned: true }] },
    });
    ann.use('Chooser', 'Call');
    expect([card('D').stunned, card('D').teams]).toEqual([false, 'hydra']);
    close();
  });

  // VS-STN-14: hidden or stunned.
  test.each(['stunned', 'hidden'])('or a hidden one does not help to play a team’s Plot Twist (%s)', (state) => {
    const { ann, close } = scene('modern', {
      cards: [teamTwist('Assemble', 'avengers', 'main', draw())],
      ann: { front: [{ body: 'A 2/2', [state]: true }, body('X', 2, 2, 'team:xmen')], hand: ['Assemble'] },
      bob: {},
    });
    expect(ann.offered('play')).toEqual([]);
    expect(ann.refused('play', 'Assemble')).toContain('VS-STN-14');
    close();
  });

  const poker = hero('Poker', [
    does('Plus', putPlus(1, a(enemy({ name: 'D' })))),
    does('Minus', putMinus(1, a(enemy({ name: 'D' })))),
    does('Ready', ready(a(enemy({ name: 'D' })))),
    does('Weaken', gets(a(enemy({ name: 'D' })), 0, -9, 'turn')),
  ]);
  const poke = (profile: string, power: string) => {
    const at = scene(profile, { cards: [poker, zap], ann: { front: ['Poker', 'Zap'] }, bob: { front: [lame] } });
    at.ann.use(power === 'Stun' || power === 'Strike' ? 'Zap' : 'Poker', power);
    return at;
  };

  // VS-STN-15
  test.each(['mb15', 'cr21', 'mcu18', 'cw', 'modern'])('gains no counters in %s', (profile) => {
    for (const power of ['Plus', 'Minus']) {
      const { card, close } = poke(profile, power);
      expect(card('D')).toEqual({ stunned: true });
      close();
    }
  });

  // VS-STN-16: a ruling for the editions that leave it out.
  test.each(['mb15', 'cr21', 'mcu18', 'cw', 'modern'])('cannot ready in %s', (profile) => {
    const { card, close } = poke(profile, 'Ready');
    expect([card('D').stunned, card('D').exhausted]).toEqual([true, true]);
    close();
  });

  // VS-STN-18: by effect, strike or DEF 0.
  test.each(['Stun', 'Strike', 'Weaken'])('does not get stunned again: %s', (power) => {
    const { card, close } = poke('modern', power);
    expect(card('D')).toEqual({ stunned: true });
    close();
  });
});

// VS-STN-18: a character that cannot be stunned does not trigger either.
test('a stun that does not happen sets nothing off', () => {
  const { ann, card, seat, close } = scene('modern', {
    cards: [
      zap,
      hero('D', [always('Firm', cant('beStunned'))]),
      hero('Watcher', [
        trigger('See', on('stuns', { name: 'Zap' }), draw()),
        trigger('Me', on('stuns', itself), draw()),
      ]),
    ],
    ann: { front: ['Zap', 'Watcher'] },
    bob: { front: ['D'] },
  });
  ann.use('Zap', 'Stun');
  expect([card('D').stunned, seat('ann').hand]).toEqual([false, []]);
  close();
});
