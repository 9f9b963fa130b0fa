import { a, character, stun, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

const stunner = supporting({
  id: 'xx-stunner',
  name: 'Stunner',
  cost: 1,
  atk: 1,
  def: 9,
  health: 1,
  teams: [],
  powers: [superPower('Stun', 'main', [], stun(a(character({ name: 'Fin Fang Foom' }))))],
});

describe('vsp-021 Fin Fang Foom', () => {
  test('puts a -1/-1 counter on each front row enemy', () => {
    const at = scene('modern', {
      ann: { front: ['vsp-021 as Foom', body('F', 1, 9)], resources: [R('Energy')] },
      bob: { front: [body('A', 1, 9), body('B', 1, 9)], back: [body('C', 1, 9)] },
      open: true,
    });
    at.ann.use('Foom', 'Acid Mist');
    expect(['A', 'B', 'C', 'F'].map((name) => at.card(name).minus)).toEqual([1, 1, 0, 0]);
  });

  const hibernate = () => {
    const at = scene('modern', {
      ann: {
        front: [{ card: 'vsp-021', as: 'Foom', wounds: 3 }],
        resources: [R('Energy', 3), R('Might'), R('Intellect')],
      },
      bob: { front: [body('A', 1, 1)] },
      open: true,
    });
    at.ann.use('Foom', 'Hibernate');
    return at;
  };

  // VS-KW-HIBERNATING
  test('hibernates: a wound is healed at the end of each of his turns', () => {
    const at = hibernate();
    passTo(at, 'bob', 'main');
    expect(at.card('Foom').wounds).toBe(2);
    passTo(at, 'ann', 'main');
    expect(at.card('Foom').wounds).toBe(2);
    passTo(at, 'bob', 'main');
    expect(at.card('Foom').wounds).toBe(1);
  });

  // VS-KW-HIBERNATING
  test.each(['attacks', 'defends', 'uses a super power'])('until he %s', (what) => {
    const at = hibernate();
    passTo(at, 'bob', 'main');
    if (what === 'defends') {
      at.bob.attack('Foom', 'A');
      at.bob.pass();
      at.ann.pass();
    }
    passTo(at, 'ann', 'main');
    if (what === 'attacks') {
      at.ann.attack('A', 'Foom');
      at.ann.pass();
      at.bob.pass();
    }
    if (what === 'uses a super power') at.ann.use('Foom', 'Acid Mist');
    passTo(at, 'bob', 'main');
    expect(at.card('Foom').wounds).toBe(2);
  });

  // VS-KW-HIBERNATING: only while he is face up.
  test('not while he is stunned', () => {
    const down = scene('modern', {
      ann: { front: [{ card: 'vsp-021', as: 'Foom', wounds: 3 }], resources: [R('Might'), R('Intellect')] },
      bob: { front: [body('A', 9, 9)] },
      open: true,
    });
    down.ann.use('Foom', 'Hibernate');
    passTo(down, 'bob', 'main');
    expect(down.card('Foom').wounds).toBe(2);
    down.bob.attack('Foom', 'A');
    down.bob.pass();
    down.ann.pass();
    expect(down.card('Foom').wounds).toBe(3);
  });

  // VS-KW-HIBERNATING: stunned by an effect, which does not wake him up.
  test('heals nothing at the end of a turn in which he lies face down', () => {
    const at = scene('modern', {
      cards: [stunner],
      ann: { front: [{ card: 'vsp-021', as: 'Foom', wounds: 3 }, 'Stunner'], resources: [R('Might'), R('Intellect')] },
      bob: {},
      open: true,
    });
    at.ann.use('Foom', 'Hibernate');
    at.ann.use('Stunner', 'Stun');
    at.ann.pass();
    expect([at.card('Foom').stunned, at.card('Foom').wounds]).toEqual([true, 4]);
  });
});
