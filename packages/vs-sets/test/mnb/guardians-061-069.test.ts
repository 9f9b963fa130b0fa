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

describe('mnb-061 Cosmo', () => {
  test('nullifies any enemy character, main ones too, but not one’s own', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['mnb-061 as Cosmo'], resources: 1 },
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
      ann: { back: [body('Boss', 1, 1, 'main', 'health:9')], hand: ['mnb-061 as Cosmo'], resources: 1 },
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
      ann: { front: [body('A', 1, 1)], hand: ['mnb-061 as Cosmo'], resources: 1 },
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
      ann: { back: ['Nurse'], hand: ['mnb-061 as Cosmo'], resources: 1 },
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
      ann: { hand: ['mnb-061 as Cosmo', 'Recall'], resources: 2 },
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
      ann: { front: ['Silencer'], hand: ['mnb-061 as Cosmo'], resources: 1 },
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
      bob: { ko: ['mnb-061 as Cosmo'], front: [body('D', 1, 1, 'grab')], back: ['Main as Bob'] },
    });
    ann.use('Dormammu', 'Necromancy');
    ann.choose('Cosmo');
    ann.row('front');
    ann.choose('D');
    expect([card('Cosmo').controller, card('D').keywords]).toEqual(['ann', '']);
    close();
  });
});

describe('mnb-062 Yondu', () => {
  test('stuns a supporting character that costs three or less, on any side, once a turn', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-062 as Yondu', body('A', 1, 1, 'cost:3')], resources: ['Skill Location x2'] },
      bob: {
        front: [body('D', 9, 9, 'cost:3'), body('E', 9, 9, 'cost:4')],
        back: [body('Boss', 1, 1, 'main'), { body: 'S 1/1', stunned: true }],
      },
    });
    ann.use('Yondu', 'Yaka Arrow');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'D', 'S', 'Yondu']);
    ann.choose('D');
    expect(card('D')).toEqual({ stunned: true, wounds: 1 });
    expect(ann.refused('use', 'Yondu', 'Yaka Arrow')).toEqual(['VS-PWR-42']);
    close();
  });
});

describe('mnb-063 Major Victory', () => {
  test('pushes an enemy to the back row, main characters included', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-063 as Major', body('A', 1, 1)], resources: ['Intellect Location x2'] },
      bob: { front: [body('D', 1, 1), body('Boss', 1, 9, 'main')] },
    });
    ann.use('Major', 'Psychokinetic Shove');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D']);
    ann.choose('D');
    expect([card('D').zone, card('D').exhausted]).toEqual(['back', false]);
    ann.attack('Boss', 'Major');
    expect(ann.offered('use')).toEqual([]);
    pass(ann, bob);
    close();
  });
});

describe('mnb-064 Mantis', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['mnb-064 as Mantis'], back: ['mnb-059 as Groot'], resources: 1 },
    });

  test('may become a face-down resource when she is KO’d', () => {
    const { ann, bob, card, seat, close } = stage();
    ann.attack('Mantis', 'A');
    pass(ann, bob);
    bob.yes();
    expect([card('Mantis').zone, card('Mantis').faceDown, seat('bob').ko]).toEqual(['resources', true, []]);
    expect([seat('bob').resources?.length, card('Groot').xp]).toEqual([2, 1]);
    close();
  });

  test('need not', () => {
    const { ann, bob, seat, close } = stage();
    ann.attack('Mantis', 'A');
    pass(ann, bob);
    bob.no();
    expect(seat('bob').ko).toEqual(['Mantis']);
    close();
  });

  test('stays in the KO pile when she got there from the hand', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-064 as Mantis'], hand: ['mnb-064 as Other'] },
      bob: {},
    });
    ann.powerUp('Other', 'Mantis');
    expect([seat('ann').ko, seat('ann').resources]).toEqual([['Other'], []]);
    close();
  });

  test('goes to her owner’s side when somebody else had her', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: [{ card: 'mnb-064', as: 'Mantis', owner: 'ann' }] },
    });
    ann.attack('Mantis', 'A');
    pass(ann, bob);
    bob.yes();
    expect([card('Mantis').zone, card('Mantis').controller]).toEqual(['resources', 'ann']);
    close();
  });
});

test('mnb-065 Agent Venom puts two counters on himself, once a turn and for Might', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-065 as Venom'], resources: ['Might Location x2', 'Skill Location'] },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.use('Venom', 'Symbiote Strength');
  expect([card('Venom').plus, card('Venom').atk]).toEqual([2, 5]);
  expect(ann.refused('use', 'Venom', 'Symbiote Strength')).toEqual(['VS-PWR-42']);
  ann.attack('D', 'Venom');
  expect(ann.offered('use')).toEqual([]);
  pass(ann, bob);
  nextMain(ann, bob);
  nextMain(bob, ann);
  ann.use('Venom', 'Symbiote Strength');
  expect(card('Venom').plus).toBe(4);
  close();
});

test('mnb-066 Rocket takes any card of his own KO pile, also the location discarded to pay', () => {
  const { ann, seat, close } = scene('modern', {
    ann: { front: ['mnb-066 as Rocket'], hand: ['Skill Location'], ko: [body('X', 1, 1), 'mnb-105 as Fire'] },
    bob: { ko: [body('Y', 1, 1)] },
  });
  ann.use('Rocket', 'Scavenger');
  expect(ann.offered('choose').toSorted()).toEqual(['Fire', 'Skill Location', 'X']);
  ann.choose('Skill Location');
  expect([seat('ann').hand, ann.refused('use', 'Rocket', 'Scavenger')]).toEqual([['Skill Location'], ['VS-PWR-42']]);
  close();
});

describe('mnb-067 Gamora', () => {
  const fight = (defender: string, turn: 'ann' | 'bob') => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-067', as: 'Gamora', plus: 5 }] },
      bob: { front: [defender] },
      turn,
    });
    if (turn === 'ann') {
      ann.attack('D', 'Gamora');
      pass(ann, bob);
    } else {
      bob.attack('Gamora', 'D');
      pass(bob, ann);
    }
    close();
    return [card('D').zone, card('D').stunned];
  };

  test('KOs a supporting defender she stuns', () => {
    expect(fight(body('D', 1, 1, 'health:5'), 'ann')[0]).toBe('ko');
  });

  test('does not KO main characters, or whoever attacks her', () => {
    expect(fight(body('D', 1, 1, 'health:5', 'main'), 'ann')).toEqual(['front', true]);
    expect(fight(body('D', 1, 1, 'health:5'), 'bob')).toEqual(['front', true]);
  });
});

test('mnb-068 Nova readies himself and attacks again, once a turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-068 as Nova'], resources: ['Energy Location x2'] },
    bob: { front: [body('D', 0, 9)], back: [body('E', 0, 9)] },
  });
  ann.attack('E', 'Nova');
  expect(ann.offered('use')).toEqual([]);
  pass(ann, bob);
  expect(card('Nova').exhausted).toBe(true);
  ann.use('Nova', 'Nova Force Speed');
  expect(card('Nova').exhausted).toBe(false);
  ann.attack('D', 'Nova');
  pass(ann, bob);
  expect(ann.refused('use', 'Nova', 'Nova Force Speed')).toEqual(['VS-PWR-42']);
  close();
});

describe('mnb-069 Star-Lord', () => {
  test('makes all supporting characters on his side Guardians too, so that they attack together', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['mnb-069 as Lord', body('A', 1, 1, 'team:xmen'), body('B', 1, 1, 'team:none')],
        back: [body('Boss', 1, 1, 'main', 'team:avengers')],
      },
      bob: { front: [body('D', 0, 30, 'team:xmen')] },
    });
    expect(['A', 'B', 'Boss', 'D'].map((name) => card(name).teams)).toEqual([
      'xmen guardians',
      'guardians',
      'avengers',
      'xmen',
    ]);
    ann.attack('D', 'A', 'B');
    pass(ann, bob);
    close();
  });

  test('lets them pay with Knowhere', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-069 as Lord', 'mnb-062 as Yondu', 'mnb-088 as Mystique'], resources: ['mnb-078'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual(['Yondu, Yaka Arrow', 'Mystique, Impersonate']);
    expect(card('Mystique').teams).toBe('guardians superVillains');
    close();
  });

  test('does not while he is stunned', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [{ card: 'mnb-069', stunned: true }, body('A', 1, 1, 'team:xmen'), body('B', 1, 1, 'team:avengers')],
      },
      bob: { front: [body('D', 0, 30)] },
    });
    expect([card('A').teams, ann.offered('attack').filter((words) => words.includes(', A, B'))]).toEqual(['xmen', []]);
    close();
  });

  test('lets his player choose whom the defender strikes back at, while he team attacks', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-069 as Lord', body('A', 1, 1)] },
      bob: { front: [body('D', 2, 30)] },
    });
    ann.attack('D', 'A', 'Lord');
    pass(ann, bob);
    expect(ann.offered('strikeBack').toSorted()).toEqual(['A', 'Lord']);
    ann.strikeBack('Lord');
    expect([card('A').stunned, card('Lord').stunned]).toEqual([false, false]);
    close();

    const without = scene('modern', {
      ann: { front: ['mnb-069 as Lord', body('A', 1, 1), body('B', 1, 1)] },
      bob: { front: [body('D', 2, 30)] },
    });
    without.ann.attack('D', 'A', 'B');
    pass(without.ann, without.bob);
    expect(without.bob.offered('strikeBack').toSorted()).toEqual(['A', 'B']);
    without.bob.strikeBack('A');
    without.close();
  });
});
