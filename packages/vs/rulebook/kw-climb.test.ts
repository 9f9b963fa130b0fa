import { describe, expect, test } from 'vitest';
import { keyword } from '../src/index.ts';
import { body, hero, scene } from './cast.ts';

const climber = hero('Climber', [keyword('climb')]);
const second = hero('Second', [keyword('climb')]);

/** Ann's Main Phase begins. */
const climb = (ann: object, cards: readonly unknown[] = [climber]) =>
  scene('modern', { cards, ann, bob: { front: [body('Wall', 1, 9)] }, at: 'mainStart', open: true });

describe('Climb', () => {
  // VS-KW-CLIMB
  test('exhausts a ready face-up location for a counter, if its player likes', () => {
    const yes = climb({ front: ['Climber'], resources: ['Might Location', 'Skill Location'] });
    yes.ann.yes();
    expect(yes.ann.offered('choose')).toEqual(['Might Location', 'Skill Location']);
    yes.ann.choose('Skill Location');
    expect([yes.card('Climber').plus, yes.card('Skill Location').exhausted]).toEqual([1, true]);
    expect(yes.card('Might Location').exhausted).toBe(false);

    const no = climb({ front: ['Climber'], resources: ['Might Location'] });
    no.ann.no();
    expect([no.card('Climber').plus, no.card('Might Location').exhausted]).toEqual([0, false]);
  });

  // VS-KW-CLIMB, VS-KW-CLIMB-2: neither an exhausted location nor a face-down card will do.
  test('finds nothing to climb', () => {
    const exhausted = climb({ front: ['Climber'], resources: [{ card: 'Might Location', exhausted: true }] });
    exhausted.ann.yes();
    const down = climb({ front: ['Climber'], resources: [{ card: 'Might Location', faceDown: true }] });
    down.ann.yes();
    expect([exhausted.card('Climber').plus, down.card('Climber').plus]).toEqual([0, 0]);
  });

  // VS-KW-CLIMB-3
  test('is for the exhausted and the frozen, not for the stunned', () => {
    const resources = ['Might Location'];
    for (const state of [{ exhausted: true }, { exhausted: true, frozen: true }]) {
      const at = climb({ front: [{ card: 'Climber', ...state }], resources });
      at.ann.yes();
      at.ann.choose('Might Location');
      expect(at.card('Climber').plus).toBe(1);
    }
    const stunned = climb({ front: [{ card: 'Climber', stunned: true }], resources });
    expect(stunned.ann.offered('yes')).toEqual([]);
  });

  // VS-KW-CLIMB-4
  test('needs a location for each', () => {
    const at = climb({ front: ['Climber', 'Second'], resources: ['Might Location'] }, [climber, second]);
    at.ann.order('Second');
    at.ann.yes();
    at.ann.choose('Might Location');
    at.ann.yes();
    expect([at.card('Second').plus, at.card('Climber').plus]).toEqual([1, 0]);
  });

  // VS-KW-CLIMB-2, VS-BLD-08
  test('a location that was climbed gives no recruit point and can still pay', () => {
    const used = { card: 'Might Location', exhausted: true };
    const at = scene('modern', { ann: { resources: [used, 'Skill Location'], hand: [] }, bob: {}, at: 'recruit' });
    expect(at.seat('ann').points).toBe(1);
    const payer = scene('modern', {
      cards: [hero('Payer', [{ power: 'super', name: 'Pay', timing: 'main', cost: ['might'], effects: [] }])],
      ann: { front: ['Payer'], resources: [used] },
      bob: {},
    });
    expect(payer.ann.offered('use')).toEqual(['Payer, Pay']);
  });

  // VS-KW-CLIMB-2
  test('a location that was climbed readies in the Recovery Phase, and everybody sees how it lies', () => {
    const at = climb({ front: ['Climber'], resources: ['Might Location'] });
    at.ann.yes();
    at.ann.choose('Might Location');
    const lying = () => (at.bob.view() as { seats: { resources: unknown[] }[] }).seats[0].resources;
    expect(lying()).toMatchObject([{ faceDown: false, exhausted: true }]);

    const next = scene('modern', {
      cards: [climber],
      ann: { front: ['Climber'], resources: [{ card: 'Might Location', exhausted: true }] },
      bob: {},
      at: 'recovery',
      open: true,
    });
    expect(next.card('Might Location').exhausted).toBe(false);
  });
});
