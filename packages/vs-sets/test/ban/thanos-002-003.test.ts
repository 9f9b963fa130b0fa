import { supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('ban-002 Thanos, Level 1', () => {
  test('shuffles the characters of one KO pile into its deck and gets as many counters', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['ban-002 as Titan'], ko: [body('X', 1, 1)], resources: ['Might Location x2'] },
      bob: { ko: [body('Y', 1, 1), 'Skill Location', 'mnb-105 as Fire', body('Z', 1, 1)], deck: 3 },
    });
    ann.use('Titan', 'Court Death');
    expect(ann.offered('choose').toSorted()).toEqual(['ann', 'bob']);
    ann.choose('bob');
    expect([card('Titan').plus, seat('bob').ko, seat('bob').deck?.length]).toEqual([2, ['Skill Location', 'Fire'], 5]);
    expect(seat('ann').ko).toEqual(['X']);
    expect(ann.refused('use', 'Titan', 'Court Death')).toEqual(['VS-PWR-42']);
    close();
  });

  test('may take his own pile', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['ban-002 as Titan'], ko: [body('X', 1, 1)], resources: ['Might Location'] },
      bob: { ko: [body('Y', 1, 1), body('Z', 1, 1)] },
    });
    ann.use('Titan', 'Court Death');
    ann.choose('ann');
    expect([card('Titan').plus, seat('ann').ko]).toEqual([1, []]);
    close();
  });

  test('gains an XP for every character KO’d on any side, two at once too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'ban-002', xp: 3 }],
        front: [body('A', 9, 1, 'health:1'), body('B', 9, 9)],
      },
      bob: { front: [body('D', 9, 1, 'health:1'), body('E', 0, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.order('ban-002');
    expect(card('ban-002').xp).toBe(5);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect(card('ban-003').level).toBe(2);
    close();
  });

  test('gains none for a resource that is KO’d', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['ban-002 as Titan', 'mnb-084 as Magneto'], resources: ['Might Location x2'] },
      bob: { resources: [{ card: 'Energy Location', as: 'Down', faceDown: true }] },
    });
    ann.use('Magneto', 'Mutant Supremacy');
    if (ann.offered('choose').length > 0) ann.choose('Down');
    expect([seat('bob').ko, card('Titan').xp]).toEqual([['Down'], 0]);
    close();
  });

  // Ruling: tokens get KO'd like others, though they do not stay in the KO pile.
  test('ruling: gains an XP for a token', () => {
    const drone = supporting({
      ...{ id: 'x-1', name: 'Drone', cost: 0, atk: 0, def: 1, health: 1, teams: [], powers: [] },
      token: true,
    });
    const { ann, bob, card, seat, close } = scene('modern', {
      cards: [drone],
      ann: { front: ['ban-002 as Titan'] },
      bob: { front: ['Drone'] },
    });
    ann.attack('Drone', 'Titan');
    pass(ann, bob);
    expect([card('Titan').xp, seat('bob').front, seat('bob').ko]).toEqual([1, [], []]);
    close();
  });

  // Ruling: he gains the XP when he and the other stun each other and the other is KO'd.
  test('ruling: gains the XP for the character that stuns him as it is KO’d by him', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['ban-002 as Titan'] },
      bob: { front: [body('D', 9, 1, 'health:1')] },
    });
    ann.attack('D', 'Titan');
    pass(ann, bob);
    expect([card('Titan').stunned, card('D').zone, card('Titan').xp]).toEqual([true, 'ko', 1]);
    close();
  });
});

describe('ban-003 Thanos, Level 2', () => {
  const gauntlet = 'The Infinity Gauntlet';
  const stones = ['Energy Location', 'Intellect Location', 'Might Location', 'Skill Location'];

  test('stuns the main character, KOs a resource and a supporting character of his choice and takes the hand', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['ban-003 as Titan'], front: [body('A', 1, 1)], resources: stones, hand: ['mnb-105 as Mine'] },
      bob: {
        front: [body('D', 1, 1, 'health:9'), body('E', 1, 1)],
        back: [body('Boss', 1, 1, 'main')],
        resources: ['Energy Location as R', 'Might Location as S'],
        hand: ['mnb-105 as Theirs', body('X', 1, 1)],
      },
    });
    ann.use('Titan', gauntlet);
    expect(ann.offered('choose').toSorted()).toEqual(['R', 'S']);
    ann.choose('R');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('Boss').stunned, card('Boss').wounds, card('E').stunned]).toEqual([true, 1, false]);
    expect([seat('bob').hand, seat('bob').resources]).toEqual([[], ['S']]);
    expect(seat('bob').ko?.toSorted()).toEqual(['D', 'R', 'Theirs', 'X']);
    expect([seat('ann').hand, seat('ann').resources?.length, card('A').zone]).toEqual([['Mine'], 4, 'front']);
    close();
  });

  test('does what it can', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['ban-003 as Titan'], resources: stones },
      bob: { back: ['Main as Boss'], hand: ['Might Location as M'] },
    });
    ann.use('Titan', gauntlet);
    expect([card('Boss').stunned, seat('bob').ko]).toEqual([true, ['M']]);
    close();
  });

  test('reaches each enemy player', () => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { back: ['ban-003 as Titan'], resources: stones },
      bob: { back: ['Main as Bob'] },
      cem: { back: ['Main as Cem'] },
    });
    ann.use('Titan', gauntlet);
    expect([card('Bob').stunned, card('Cem').stunned, card('Titan').stunned]).toEqual([true, true, false]);
    close();
  });

  test('asks for all four symbols', () => {
    const { ann, close } = scene('modern', {
      ann: { back: ['ban-003 as Titan'], resources: ['Energy Location x2', 'Intellect Location', 'Might Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual(['Titan, Court Death']);
    close();
  });

  // Ruling: under Mental Domination he does not stun himself, since his player controls no main character then.
  test('ruling: does not stun himself while another player has him', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mnb-034 as Xavier'], resources: [...stones, 'Intellect Location'] },
      bob: { back: ['ban-003 as Titan'], front: [body('D', 1, 1)] },
    });
    ann.use('Xavier', 'Mental Domination');
    ann.choose('Titan');
    ann.row('front');
    expect(card('Titan').controller).toBe('ann');
    ann.use('Titan', gauntlet);
    expect([card('Titan').stunned, card('Xavier').stunned, card('D').zone]).toEqual([false, false, 'ko']);
    ann.pass();
    ann.row('back');
    expect(card('Titan').controller).toBe('bob');
    close();
  });
});
