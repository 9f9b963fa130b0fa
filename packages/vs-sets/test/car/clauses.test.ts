import {
  a,
  character,
  draw,
  equipment,
  plotTwist,
  strike,
  stun,
  superPower,
  supporting,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

// One clause at a time, where another card in the same place would go unseen.
const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

const doer = (...powers: Parameters<typeof supporting>[0]['powers'][number][]) =>
  supporting({ id: 'xx-doer', name: 'Doer', cost: 1, atk: 1, def: 1, health: 5, teams: [], powers });

describe('car-001, car-002 Carnage', () => {
  const brawl = (id: string, target: string) => {
    const at = scene('modern', {
      cards: [
        doer(
          superPower('Brawl', 'main', [], strike(a(yours({ name: 'Carnage' })), a(character({ name: ['Doer', 'E'] })))),
        ),
      ],
      ann: { front: [`${id} as Cletus`, 'Doer'] },
      bob: { front: [body('E', 1, 1, 'health:5')] },
      open: true,
    });
    at.ann.use('Doer', 'Brawl');
    at.ann.choose(target);
    expect(at.card(target).stunned).toBe(true);
    return [at.card('Cletus').xp, at.card('Cletus').plus];
  };

  test('cares for enemies that he stuns, not for his own side', () => {
    expect([brawl('car-001', 'E'), brawl('car-001', 'Doer')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect([brawl('car-002', 'E'), brawl('car-002', 'Doer')]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('car-004 Shriek', () => {
  test('takes a supporting character out of her own player’s hand', () => {
    const at = scene('modern', {
      cards: [plotTwist({ id: 'xx-demon', name: 'Demogoblin', team: 'symbiotes', timing: 'main', effects: [draw()] })],
      at: 'recruit',
      ann: { front: ['car-004 as Frances'], resources: [R('Skill')], hand: ['car-009 as Demo', 'xx-demon as Song'] },
      bob: { hand: [body('Doppelganger', 1, 1, 'team:symbiotes')] },
      open: true,
    });
    at.ann.use('Frances', "We're a Family");
    expect(at.ann.offered('choose')).toEqual(['Demo']);
    at.ann.choose('Demo');
    at.ann.row('front');
    expect([at.card('Demo').zone, at.card('Song').zone, at.seat('bob').hand]).toEqual([
      'front',
      'hand',
      ['Doppelganger'],
    ]);
  });
});

describe('car-010 Sleeper', () => {
  test('goes past flying protectors this turn', () => {
    const attacks = (used: boolean) => {
      const at = scene('modern', {
        ann: { front: ['car-010 as Sleeper'], resources: [R('Intellect')] },
        bob: { front: [body('D', 1, 9, 'flight')], back: [body('B', 1, 9)] },
        open: true,
      });
      if (used) at.ann.use('Sleeper', 'Chemokinesis');
      return at.ann.offered('attack').toSorted();
    };
    expect([attacks(true), attacks(false)]).toEqual([['B, Sleeper', 'D, Sleeper', 'Main, Sleeper'], ['D, Sleeper']]);
  });
});

describe('car-014 Scorn', () => {
  // Ruling: a stunned character cannot use a super power on equipment that it has.
  test('uses no power of her equipment while stunned', () => {
    const horn = equipment({
      id: 'xx-horn',
      name: 'Horn',
      cost: 1,
      teams: [],
      powers: [superPower('Blow', 'main', [], draw())],
    });
    const offered = (stunned: boolean) =>
      scene('modern', {
        cards: [horn],
        ann: { front: [{ card: 'car-014', as: 'Tanis', equipment: 'Horn', stunned }] },
        bob: {},
        open: true,
      }).ann.offered('use');
    expect([offered(false), offered(true)]).toEqual([['Tanis, Blow'], []]);
  });
});

describe('car-016 Dark Carnage', () => {
  test('finds a supporting character in his own player’s deck', () => {
    const knull = supporting({ id: 'xx-k', name: 'Knull', cost: 9, atk: 1, def: 1, health: 1, teams: [], powers: [] });
    const song = plotTwist({ id: 'xx-song', name: 'Knull', timing: 'main', effects: [draw()] });
    const at = scene('modern', {
      cards: [knull, song],
      at: 'recruit',
      ann: { front: ['car-016 as Cletus'], resources: [R('Intellect')], deck: ['xx-k as God', 'xx-song as Song', 3] },
      bob: { deck: ['xx-k as Far', 3] },
      open: true,
    });
    at.ann.use('Cletus', 'Dark Prophet');
    expect(at.ann.offered('choose')).toEqual(['God']);
  });
});

describe('car-019 Carnage Symbiote', () => {
  test('keeps no other equipment on a stunned character', () => {
    const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
    const at = scene('modern', {
      cards: [hat, doer(superPower('Stun', 'main', [], stun(a(character({ name: 'A' })))))],
      ann: { front: [{ body: 'A 1/1 health:3', equipment: ['car-019 as Goo', 'Hat'] }, 'Doer'] },
      bob: {},
      open: true,
    });
    at.ann.use('Doer', 'Stun');
    expect([at.card('A').stunned, at.card('Goo').zone, at.card('Hat').zone]).toEqual([true, 'equipped', 'ko']);
  });
});
