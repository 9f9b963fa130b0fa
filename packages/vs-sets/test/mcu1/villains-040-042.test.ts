import { always, cant, equipment, main } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('mcu1-040, mcu1-041 and mcu1-042 Ultron', () => {
  const path = "There's Only One Path To Peace";
  const facility = ['mcu1-040 as Two', 'mcu1-040 as Three', 'mcu1-041 as Four', 'mcu1-041 as Five', 'mcu1-042 as Six'];

  // Ruling, VS-ZON-38: the lowest level first, by the power of any Ultron.
  test('bring the others out of the Facility, the lowest level first', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mcu1-040 as One'], side: facility.slice(1), resources: ['Energy Location x4'] },
      bob: {},
      at: 'resource',
    });
    ann.use('One', path);
    ann.row('front');
    expect(card('Three').zone).toBe('front');
    expect(ann.refused('use', 'One', path)).toEqual(['VS-PWR-42']);
    ann.use('Three', path);
    ann.row('front');
    expect(seat('ann').front).toEqual(['Three', 'Four']);
    ann.use('Four', path);
    ann.row('front');
    ann.use('Five', path);
    ann.row('back');
    expect([seat('ann').side, card('Six').zone, card('Six').main]).toEqual([[], 'back', true]);
    close();
  });

  test('do nothing with an empty Facility', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['mcu1-040 as One'], resources: ['Energy Location'] },
      bob: {},
      at: 'resource',
    });
    ann.use('One', path);
    expect(seat('ann').back).toEqual(['One']);
    close();
  });

  // Ruling, VS-ZON-39, VS-END-13.
  test('go back to the Facility when KO’d, and can come again', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 99, 99)] },
      bob: {
        front: [{ card: 'mcu1-040', as: 'One', wounds: 1 }],
        back: ['mcu1-041 as Four'],
        resources: ['Energy Location'],
      },
    });
    ann.attack('One', 'A');
    pass(ann, bob);
    expect([card('One').zone, card('One').wounds, seat('bob').ko]).toEqual(['side', 0, []]);
    ann.pass();
    bob.use('Four', path);
    bob.row('front');
    expect(card('One')).toEqual({});
    expect(card('One').zone).toBe('front');
    close();
  });

  // Ruling, VS-END-13.
  test('lose when the last of them goes back to the Facility', () => {
    const { ann, bob, winners } = scene('modern', {
      ann: { front: [body('A', 99, 99)] },
      bob: { front: [{ card: 'mcu1-040', as: 'One', wounds: 1 }], side: ['mcu1-042'] },
    });
    ann.attack('One', 'A');
    pass(ann, bob);
    expect(winners()).toEqual(['ann']);
  });

  test('may stand side by side, all of them main characters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu1-040 as One', 'mcu1-040 as Two', 'mcu1-042 as Six'], resources: ['Energy Location'] },
      bob: {},
    });
    ann.pass();
    expect(['One', 'Two', 'Six'].map((name) => [card(name).zone, card(name).main])).toEqual([
      ['front', true],
      ['front', true],
      ['front', true],
    ]);
    close();
  });

  // Ruling, VS-CARD-10.
  test('KO all enemy cards at Level 3 for four Might', () => {
    const { ann, winners } = scene('modern', {
      ann: { front: ['mcu1-042 as Six'], resources: ['Might Location x4'] },
      bob: { front: [body('D', 1, 1)], resources: 3 },
      at: 'resource',
    });
    ann.use('Six', 'Your Extinction');
    expect(winners()).toEqual(['ann']);
  });

  test('do not reach hands, decks and KO piles with it, nor who cannot be KO’d, nor their own side', () => {
    const rock = main({
      ...{ id: 'x-1', name: 'Rock', level: 1, atk: 1, def: 9, health: 9, teams: [] },
      powers: [always('Rock', cant('beKod'))],
    });
    const boots = equipment({ id: 'x-2', name: 'Boots', cost: 1, teams: [], powers: [] });
    const { ann, seat, close } = scene('modern', {
      cards: [rock, boots],
      ann: { front: ['mcu1-042 as Six', body('A', 1, 1)], resources: ['Might Location x4'] },
      bob: {
        front: ['Rock', { body: 'D 1/1', equipment: ['Boots'] }, { body: 'E 1/1', stunned: true }],
        resources: ['Energy Location', body('F', 1, 1)],
        hand: [body('G', 1, 1)],
        deck: [body('H', 1, 1)],
      },
      at: 'resource',
    });
    ann.use('Six', 'Your Extinction');
    expect([seat('bob').front, seat('bob').resources]).toEqual([['Rock'], []]);
    expect([...[seat('bob').ko].flat()].toSorted()).toEqual(['Boots', 'D', 'E', 'Energy Location', 'F']);
    expect([seat('bob').hand, seat('bob').deck, seat('ann').front]).toEqual([['G'], ['H'], ['Six', 'A']]);
    close();
  });

  test('need all four symbols at Level 3', () => {
    const { ann, close } = scene('modern', {
      ann: { front: ['mcu1-042 as Six'], resources: ['Might Location x3', 'Energy Location'] },
      bob: {},
      at: 'resource',
    });
    expect(ann.offered('use')).toEqual([]);
    close();
  });
});
