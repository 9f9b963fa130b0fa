import { a, startOfYourTurn, stun, supporting, trigger, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { referee } from '../referee.ts';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-001 Captain America, Level 1', () => {
  test('gains no XP for a friend he stuns while team attacking', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [referee],
      ann: { front: ['mnb-001 as Cap', body('A', 1, 9), body('F', 1, 1), 'Referee'] },
      bob: { front: [body('D', 0, 30)] },
    });
    ann.attack('D', 'Cap', 'A');
    ann.use('Referee', 'Cross Fire');
    ann.choose('Cap');
    ann.choose('F');
    expect([card('F').stunned, card('Cap').xp]).toEqual([true, 0]);
    pass(bob, ann);
    close();
  });
});

describe('mnb-008 Spider-Man, Level 2', () => {
  test('does not change places with an enemy defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 3, 9)], back: ['mnb-008 as Spidey'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'A');
    ann.use('Spidey', 'Friendly Neighbor');
    expect([card('D').zone, card('Spidey').zone]).toEqual(['front', 'back']);
    pass(bob, ann);
    close();
  });
});

describe('mnb-029 Wolverine, Level 1', () => {
  test.each(['F', 'E'])('gains no XP for %s, who is a friend or no defender', (victim) => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [referee],
      ann: { front: ['mnb-029 as Wolverine', body('F', 1, 1), 'Referee'] },
      bob: { front: [body('D', 0, 30), body('E', 1, 1)] },
    });
    ann.attack('D', 'Wolverine');
    ann.use('Referee', 'Cross Fire');
    ann.choose('Wolverine');
    ann.choose(victim);
    expect([card(victim).stunned, card('Wolverine').xp]).toEqual([true, 0]);
    pass(bob, ann);
    close();
  });

  test('gains no XP for a friend who was made the defender', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [referee],
      ann: { front: ['mnb-029 as Wolverine', body('F', 1, 1), 'Referee'] },
      bob: { front: [body('D', 0, 30)] },
      turn: 'bob',
    });
    bob.attack('F', 'D');
    pass(bob);
    ann.use('Referee', 'Cross Fire');
    ann.choose('Wolverine');
    ann.choose('F');
    expect([card('F').stunned, card('Wolverine').xp]).toEqual([true, 0]);
    close();
  });
});

describe('mnb-054 Rocket, Level 2', () => {
  test('takes no card of another KO pile', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-054 as Rocket'], resources: ['Skill Location'], ko: [body('X', 1, 1)] },
      bob: { ko: [body('Y', 1, 1), body('Z', 1, 1)] },
    });
    ann.use('Rocket', "One Raccoon's Garbage");
    expect([seat('ann').hand, seat('bob').ko]).toEqual([['X'], ['Y', 'Z']]);
    close();
  });
});

describe('mnb-057 and mnb-058 Gamora', () => {
  test.each(['mnb-057', 'mnb-058'])('%s trains for no friend she stunned', (id) => {
    const { ann, card, close } = scene('modern', {
      cards: [referee],
      ann: { front: [`${id} as Gamora`, body('F', 1, 1), 'Referee'], resources: ['Skill Location'] },
      bob: {},
    });
    ann.use('Referee', 'Spar');
    ann.choose('Gamora');
    ann.choose('F');
    expect(card('F').stunned).toBe(true);
    ann.use('Gamora', 'Brutal Training');
    expect(card('Gamora').plus).toBe(0);
    close();
  });

  test.each(['mnb-057', 'mnb-058'])('%s trains for no enemy she stunned on an earlier turn', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [`${id} as Gamora`], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.attack('D', 'Gamora');
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.use('Gamora', 'Brutal Training');
    expect(card('Gamora').plus).toBe(0);
    close();
  });
});

describe('mnb-079 and mnb-080 Green Goblin', () => {
  test.each(['mnb-079', 'mnb-080'])('%s has nobody but the player of the character discard', (id) => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        front: [`${id} as Goblin`],
        resources: ['Intellect Location'],
        hand: [body('X', 1, 1), body('Y', 1, 1), body('Z', 1, 1), body('V', 1, 1), body('W', 1, 1)],
      },
      bob: { front: [body('D', 1, 1)], hand: [body('E', 1, 1)] },
    });
    ann.use('Goblin', 'Sadistic Choice');
    bob.yes();
    expect([seat('bob').hand, seat('bob').ko, seat('ann').ko]).toEqual([[], ['E'], []]);
    close();
  });
});

describe('mnb-082 Loki, Level 2', () => {
  test('has the hand revealed to everybody', () => {
    const { ann, cid, close } = scene('modern/freeForAll', {
      ann: { front: ['mnb-082 as Loki'], resources: ['Intellect Location'] },
      bob: { hand: [body('X', 1, 1)] },
      cid: {},
    });
    expect(cid.sees('X')).toBe(false);
    ann.use('Loki', 'Master of Plots');
    ann.choose('bob');
    expect([ann.sees('X'), cid.sees('X')]).toEqual([true, true]);
    close();
  });
});

describe('mnb-081 Loki, Level 1', () => {
  test('has the plot twist in his deck afterwards, and not in the KO pile', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: ['mnb-081 as Loki'], resources: ['Skill Location'], ko: ['mnb-105 as Fire'], deck: [] },
      bob: { front: [body('D', 0, 30)] },
    });
    ann.attack('D', 'Loki');
    ann.use('Loki', 'God of Mischief');
    ann.choose('Fire');
    expect([seat('ann').ko, seat('ann').deck]).toEqual([[], ['Fire']]);
    pass(bob, ann);
    close();
  });
});

describe('mnb-083 Magneto, Level 1', () => {
  // VS-PWR-09: the condition must hold when the trigger resolves, too.
  test('gains no XP if another trigger of the start of the turn stuns him first', () => {
    const rival = supporting({
      ...{ id: 'x-1', name: 'Rival', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [trigger('Ambush', startOfYourTurn, stun(a(yours({ is: 'main' }))))],
    });
    const { ann, card, close } = scene('modern', {
      cards: [rival],
      ann: { front: ['mnb-083 as Magneto', 'Rival'] },
      bob: {},
      at: 'turn',
    });
    ann.order('Rival', 'Magneto');
    expect([card('Magneto').wounds, card('Magneto').xp]).toEqual([1, 0]);
    close();
  });
});

describe('mnb-085 Thanos, Level 1', () => {
  test('gains no XP for a resource that gets KO’d', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: { back: ['mnb-085 as Thanos'], front: ['mnb-084 as Magneto'], resources: ['Might Location'] },
      bob: { resources: [{ body: 'R 1/1', faceDown: true }] },
    });
    ann.use('Magneto', 'Mutant Supremacy');
    ann.choose('R');
    expect([seat('bob').ko, card('Thanos').xp]).toEqual([['R'], 0]);
    close();
  });
});
