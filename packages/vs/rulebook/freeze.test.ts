import { describe, expect, test } from 'vitest';
import { a, character, freeze, ready, startOfYourTurn, trigger, yours } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { type Passes, resolve } from './fight.ts';

const icicle = hero('Icicle', [does('Freeze', freeze(a(character({ name: ['A', 'D'] }))))]);

/** From one Main Phase to the next player's: the end of the turn, then Resource, Recruit and Formation. */
const endTurn = (from: Passes, to: Passes): void => resolve(from, to, to, to);

describe('freezing', () => {
  // VS-STN-37, VS-STN-39: through the turn of its controller in which it may not ready, and no longer.
  test('exhausts a character and keeps it from readying in its next turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [icicle],
      ann: { front: ['Icicle'] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.use('Icicle', 'Freeze');
    expect(card('D')).toEqual({ exhausted: true, frozen: true });
    endTurn(ann, bob);
    expect(card('D')).toEqual({ exhausted: true, frozen: true });
    endTurn(bob, ann);
    expect(card('D')).toEqual({ exhausted: true });
    endTurn(ann, bob);
    expect(card('D')).toEqual({});
    close();
  });

  // VS-STN-37: the turn it is frozen in, even its own, is not its next turn.
  test('in one’s own turn lasts through one’s next', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [icicle],
      ann: { front: ['Icicle', body('A', 2, 2)] },
      bob: {},
    });
    ann.use('Icicle', 'Freeze');
    endTurn(ann, bob);
    endTurn(bob, ann);
    expect(card('A')).toEqual({ exhausted: true, frozen: true });
    endTurn(ann, bob);
    endTurn(bob, ann);
    expect(card('A')).toEqual({});
    close();
  });

  // VS-STN-37: nor before the Recovery Phase of it.
  test('at the start of one’s own turn leaves the Recovery Phase of that turn alone', () => {
    const shiver = hero('Shiver', [trigger('Shiver', startOfYourTurn, freeze(a(yours({ name: 'A' }))))]);
    const { ann, bob, card, close } = scene('modern', {
      cards: [shiver],
      ann: { front: ['Shiver', body('A', 2, 2)] },
      bob: {},
      at: 'turn',
    });
    resolve(ann, ann, ann);
    expect(card('A')).toEqual({ frozen: true });
    endTurn(ann, bob);
    endTurn(bob, ann);
    expect(card('A').frozen).toBe(true);
    close();
  });

  // VS-STN-38
  test.each(['exhausted', 'stunned'])('works on a character that is %s', (state) => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [icicle],
      ann: { front: ['Icicle'] },
      bob: { front: [{ body: 'D 2/2', [state]: true }] },
    });
    ann.use('Icicle', 'Freeze');
    endTurn(ann, bob);
    expect([card('D').stunned, card('D').exhausted, card('D').frozen]).toEqual([false, true, true]);
    close();
  });

  // VS-STN-41: a second time in its frozen turn does not prolong it.
  test('a frozen character again changes nothing', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [hero('Icicle', [does('Freeze', freeze(a(character({ name: 'D' }))))])],
      ann: { front: ['Icicle as I'] },
      bob: { front: [{ body: 'D 2/2', frozen: true, exhausted: true }, 'Icicle as J'] },
    });
    ann.use('I', 'Freeze');
    expect(card('D')).toEqual({ exhausted: true, frozen: true });
    endTurn(ann, bob);
    bob.use('J', 'Freeze');
    endTurn(bob, ann);
    expect(card('D').frozen).toBe(false);
    close();
  });

  // VS-STN-42, VS-EX-11: Iceman freezes a main character, and then Cosmo nullifies Iceman.
  test('outlives the powers of whoever froze', () => {
    const { ann, bob, card, close } = scene('cr21', {
      ann: { hand: ['mnb-035 as Iceman'], resources: 4 },
      bob: { front: [body('Chief', 2, 9, 'main')], hand: ['mnb-061 as Cosmo'], resources: 4 },
      at: 'recruit',
    });
    ann.recruit('Iceman', 'front');
    ann.choose('Chief');
    // Recruit, Formation, Main; then bob's Resource Step.
    resolve(ann, ann, ann, bob);
    bob.recruit('Cosmo', 'front');
    bob.choose('Iceman');
    expect([card('Iceman').powersOff, card('Chief').frozen, card('Chief').exhausted]).toEqual([true, true, true]);
    close();
  });
});

describe('an effect that readies', () => {
  const coach = hero('Coach', [does('Up', ready(a(yours({ other: true, is: 'supporting' }))))]);

  // VS-STN-40: in the meantime.
  test('readies a frozen character before its next turn', () => {
    const { ann, card, close } = scene('modern', {
      cards: [coach],
      ann: { front: ['Coach', { body: 'A 2/2', frozen: true, exhausted: true }] },
      bob: {},
    });
    ann.use('Coach', 'Up');
    expect(card('A')).toEqual({ frozen: true });
    close();
  });

  // VS-STN-40
  test('cannot ready it during that turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [coach, icicle],
      ann: { front: ['Icicle'] },
      bob: { front: ['Coach', body('D', 2, 2)] },
    });
    ann.use('Icicle', 'Freeze');
    endTurn(ann, bob);
    bob.use('Coach', 'Up');
    expect(card('D').exhausted).toBe(true);
    close();
  });

  // VS-STN-40: from the very start of it.
  test('cannot ready it at the start of that turn', () => {
    const early = hero('Early', [trigger('Wake', startOfYourTurn, ready(a(yours({ name: 'A' }))))]);
    const { ann, card, close } = scene('modern', {
      cards: [early],
      ann: { front: ['Early', { body: 'A 2/2', frozen: true, exhausted: true }] },
      bob: {},
      at: 'turn',
    });
    expect(card('A').exhausted).toBe(true);
    resolve(ann, ann, ann);
    expect(card('A').exhausted).toBe(true);
    close();
  });
});
