import { a, character, ko, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('mmu-045, mmu-105 Moon Girl and Devil Dinosaur', () => {
  test.each([
    ['mmu-045', 'mmu-105'],
    ['mmu-105', 'mmu-045'],
  ])('%s starts the game with %s beside', (first, other) => {
    const at = scene('modern', { at: 'setUp', ann: { front: [`${first} as First`] }, bob: {}, open: true });
    at.ann.first('ann');
    at.ann.place('front');
    expect(at.decides()).toBe('ann');
    at.ann.place('back');
    expect([at.card('First').zone, at.card(other).zone, at.card(other).main]).toEqual(['front', 'back', true]);
  });

  // VS-MEC-MULTIMAIN-02, VS-END
  test('are out of the game only when both are KO’d', () => {
    const executioner = supporting({
      id: 'xx-executioner',
      name: 'Executioner',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [{ ...superPower('End', 'main', [], ko(a(character({ is: 'main', side: 'enemy' })))), limit: 'none' }],
    });
    const at = scene('modern', {
      cards: [executioner],
      ann: { front: ['Executioner'] },
      bob: { front: ['mmu-045 as Girl'], back: ['mmu-106 as Devil'] },
      open: true,
    });
    at.ann.use('Executioner', 'End');
    at.ann.choose('Girl');
    expect([at.card('Girl').zone, at.winners()]).toEqual(['ko', []]);
    at.ann.use('Executioner', 'End');
    expect(at.winners()).toEqual(['ann']);
  });
});

describe.each([
  ['mmu-045', 'mmu-046', 'Intellect', 'Might'],
  ['mmu-105', 'mmu-106', 'Might', 'Intellect'],
])('%s', (first, second, symbol, other) => {
  const play = (location: string, who: 'ann' | 'bob' = 'ann', xp = 0) => {
    const at = scene('modern', {
      at: 'resource',
      turn: who,
      ann: { front: [{ card: first, as: 'Kid', xp }], hand: [location] },
      bob: { hand: [location] },
      open: true,
    });
    at[who].resource(at[who].offered('resource')[0].split(',')[0], 'up');
    return at;
  };

  test('gains an XP for a basic location of one symbol that its player plays', () => {
    expect(play(`${symbol} Location`).card('Kid').xp).toBe(1);
    expect(play(`${other} Location`).card('Kid').xp).toBe(0);
    expect(play(`${symbol} Location`, 'bob').card('Kid').xp).toBe(0);
  });

  test('no other location will do', () => {
    const at = scene('modern', {
      at: 'resource',
      ann: { front: [`${first} as Kid`], hand: ['mmu-069 as Attilan'] },
      bob: {},
      open: true,
    });
    at.ann.resource('Attilan', 'up');
    expect(at.card('Kid').xp).toBe(0);
  });

  test('becomes Level 2 with two', () => {
    expect(play(`${symbol} Location`, 'ann', 1).card(second).level).toBe(2);
  });
});

describe('mmu-046 Moon Girl', () => {
  test('draws a card, and another for each basic Intellect location', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['mmu-046 as Kid'],
        resources: [
          R('Intellect', 3),
          R('Might'),
          'mmu-069',
          { card: 'Intellect Location', as: 'Down', faceDown: true },
        ],
        deck: 9,
      },
      bob: { resources: [R('Intellect', 2)] },
      open: true,
    });
    at.ann.use('Kid', "Let's Crack Open Some Science");
    at.ann.pay(at.ann.offered('pay')[0]);
    expect(at.seat('ann').hand?.length).toBe(3);
  });
});

describe('mmu-106 Devil Dinosaur', () => {
  test('gets a counter, and another for each basic Might location', () => {
    const at = scene('modern', {
      ann: {
        front: ['mmu-106 as Devil'],
        resources: [R('Might', 3), R('Intellect'), 'mmu-129', { card: 'Might Location', as: 'Down', faceDown: true }],
      },
      bob: { resources: [R('Might', 2)] },
      open: true,
    });
    at.ann.use('Devil', 'Dino-Might!');
    at.ann.pay('Might Location');
    expect([at.card('Devil').plus, at.card('Main')?.plus ?? 0]).toEqual([3, 0]);
  });
});
