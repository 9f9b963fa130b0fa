import {
  a,
  aura,
  losesAllPowers,
  modify,
  plotTwist,
  superPower,
  supporting,
  toHand,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('ban-001 Cosmo', () => {
  test('nullifies any enemy character, main ones too, but not one’s own', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['ban-001 as Cosmo'], resources: 1 },
      bob: { front: [body('D', 9, 9, 'tough'), 'mnb-057 as Gamora'], resources: ['Skill Location'] },
      at: 'recruit',
    });
    ann.recruit('Cosmo', 'front');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'Gamora']);
    ann.choose('Gamora');
    expect(card('D').keywords).toBe('tough');
    pass(ann, ann);
    nextMain(ann, bob);
    expect(bob.offered('use')).toEqual([]);
    close();
  });

  test('leaves Level Up powers alone', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('Boss', 1, 1, 'main', 'health:9')], hand: ['ban-001 as Cosmo'], resources: 1 },
      bob: { front: [{ card: 'mnb-057', xp: 2 }, body('F', 1, 1, 'flight')] },
      at: 'recruit',
    });
    ann.recruit('Cosmo', 'back');
    ann.choose('mnb-057');
    pass(ann, ann);
    nextMain(ann, bob);
    bob.attack('Boss', 'mnb-057');
    pass(bob, ann);
    expect(card('mnb-058').level).toBe(2);
    close();
  });

  test('ends when Cosmo is stunned and KO’d', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['ban-001 as Cosmo'], resources: 1 },
      bob: {
        front: [body('D', 9, 9, 'grab'), body('E', 9, 9)],
        back: ['mnb-062 as Yondu'],
        resources: ['Skill Location'],
      },
      at: 'recruit',
    });
    ann.recruit('Cosmo', 'back');
    ann.choose('D');
    expect(card('D').keywords).toBe('');
    pass(ann, ann);
    nextMain(ann, bob);
    expect(card('D').keywords).toBe('');
    bob.use('Yondu', 'Yaka Arrow');
    bob.choose('Cosmo');
    expect([card('Cosmo').zone, card('D').keywords]).toEqual(['ko', 'grab']);
    close();
  });

  test('ends when Cosmo is stunned, and does not come back when he recovers', () => {
    const nurse = supporting({
      ...{ id: 'x-1', name: 'Nurse', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [aura('Care', { side: 'yours', is: 'character', other: true }, { mod: 'health', by: 1 })],
    });
    const { ann, bob, card, close } = scene('modern', {
      cards: [nurse],
      ann: { back: ['Nurse'], hand: ['ban-001 as Cosmo'], resources: 1 },
      bob: { front: [body('D', 9, 9, 'grab')], back: ['mnb-062 as Yondu'], resources: ['Skill Location'] },
      at: 'recruit',
    });
    ann.recruit('Cosmo', 'back');
    ann.choose('D');
    pass(ann, ann);
    nextMain(ann, bob);
    expect(card('D').keywords).toBe('');
    bob.use('Yondu', 'Yaka Arrow');
    bob.choose('Cosmo');
    expect([card('Cosmo').stunned, card('Cosmo').zone, card('D').keywords]).toEqual([true, 'back', 'grab']);
    nextMain(bob, ann);
    expect([card('Cosmo').stunned, card('D').keywords]).toEqual([false, 'grab']);
    close();
  });

  test('ends when Cosmo goes back to hand, and begins anew when he appears again', () => {
    const { ann, card, close } = scene('modern', {
      cards: [
        plotTwist({ id: 'x-1', name: 'Recall', timing: 'build', effects: [toHand(a(yours({ name: 'Cosmo' })))] }),
      ],
      ann: { hand: ['ban-001 as Cosmo', 'Recall'], resources: 2 },
      bob: { front: [body('D', 9, 9, 'grab'), body('E', 9, 9, 'dodge')] },
      at: 'recruit',
    });
    ann.recruit('Cosmo', 'back');
    ann.choose('D');
    expect(card('D').keywords).toBe('');
    ann.play('Recall');
    expect([card('Cosmo').zone, card('D').keywords]).toEqual(['hand', 'grab']);
    ann.recruit('Cosmo', 'back');
    ann.choose('E');
    expect([card('D').keywords, card('E').keywords]).toEqual(['grab', '']);
    close();
  });

  test('goes on in later turns, and pauses while Cosmo has lost his powers', () => {
    const silencer = supporting({
      ...{ id: 'x-1', name: 'Silencer', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [superPower('Hush', 'main', [], modify(a(yours({ name: 'Cosmo' })), 'turn', losesAllPowers))],
    });
    const { ann, bob, card, close } = scene('modern', {
      cards: [silencer],
      ann: { front: ['Silencer'], hand: ['ban-001 as Cosmo'], resources: 1 },
      bob: { front: [body('D', 9, 9, 'grab')] },
      at: 'recruit',
    });
    ann.recruit('Cosmo', 'back');
    ann.choose('D');
    pass(ann, ann);
    ann.use('Silencer', 'Hush');
    expect(card('D').keywords).toBe('grab');
    nextMain(ann, bob);
    expect(card('D').keywords).toBe('');
    nextMain(bob, ann);
    expect(card('D').keywords).toBe('');
    close();
  });

  test('happens when he is put into play, too, against the enemies of the player who has him', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mnb-099 as Dormammu'], resources: ['Intellect Location', 'Energy Location'] },
      bob: { ko: ['ban-001 as Cosmo'], front: [body('D', 1, 1, 'grab')], back: ['Main as Bob'] },
    });
    ann.use('Dormammu', 'Necromancy');
    ann.choose('Cosmo');
    ann.row('front');
    ann.choose('D');
    expect([card('Cosmo').controller, card('D').keywords]).toEqual(['ann', '']);
    close();
  });
});
