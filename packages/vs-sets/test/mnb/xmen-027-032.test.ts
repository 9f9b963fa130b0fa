import {
  a,
  anyTurn,
  attacker,
  defender,
  each,
  inKo,
  plotTwist,
  putIntoPlay,
  putMinus,
  putPlus,
  stun,
  supporting,
  yours,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

const storm = 'Lightning Storm';

describe('mnb-027 Storm, Level 1', () => {
  const stage = (facts: object = {}) =>
    scene('modern', {
      ann: { back: [{ card: 'mnb-027', as: 'Storm', ...facts }, body('A', 1, 9)], resources: ['Energy Location'] },
      bob: { front: [body('D', 5, 5), body('E', 5, 5)] },
    });

  test('puts two -1/-1 counters on two enemies', () => {
    const { ann, card, close } = stage();
    ann.use('Storm', storm);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    ann.choose('D');
    ann.choose('E');
    expect([card('D').minus, card('E').minus]).toEqual([1, 1]);
    expect(ann.offered('use')).toEqual([]);
    close();
  });

  test('or both on one', () => {
    const { ann, card, close } = stage();
    ann.use('Storm', storm);
    ann.choose('D');
    ann.choose('D');
    expect([card('D').minus, card('E').minus]).toEqual([2, 0]);
    close();
  });

  test('gains an XP for each super power of her player, not for those of an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: ['mnb-027 as Storm', { card: 'mnb-022', as: 'Hulk', wounds: 1 }],
        resources: ['Energy Location', 'Might Location'],
      },
      bob: { back: ['mnb-042 as Other'], resources: ['Energy Location'] },
    });
    ann.use('Hulk', 'Incredible Power');
    expect(card('Storm').xp).toBe(1);
    nextMain(ann, bob);
    bob.use('Other', 'Thunder Storm');
    expect(card('Storm').xp).toBe(1);
    close();
  });

  test('becomes Level 2 with the third XP, which her own power gives too', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'mnb-027', xp: 2 }], resources: ['Energy Location'] },
      bob: { front: [body('D', 5, 5)] },
    });
    ann.use('mnb-027', storm);
    ann.choose('D');
    ann.choose('D');
    expect([card('mnb-028').zone, card('D').minus]).toEqual(['back', 2]);
    close();
  });
});

test('mnb-028 Storm, Level 2, lets all characters on her side fly this turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-028 as Storm', body('A', 1, 9)], back: [body('B', 1, 9)], resources: ['Skill Location'] },
    bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
  });
  expect(ann.refused('attack', 'E', 'A')).not.toEqual([]);
  ann.use('Storm', 'Wind Storm');
  expect(['A', 'B', 'D'].map((name) => card(name).keywords)).toEqual(['flight', 'flight', '']);
  expect(ann.offered('attack')).toContain('E, A');
  nextMain(ann, bob);
  expect(card('A').keywords).toBe('');
  close();
});

test.each([
  ['mnb-028 Storm', 'Wind Storm'],
  ['mnb-032 Deadpool', 'Merc with a Mouth'],
])('%s: %s does not reach a character that appears later', (name, power) => {
  const rescue = plotTwist({
    ...{ id: 'x-4', name: 'Rescue', timing: 'main' },
    effects: [putIntoPlay(a(inKo({ is: 'character' })))],
  });
  const { ann, card, close } = scene('modern', {
    cards: [rescue],
    ann: {
      back: [`${name.slice(0, 7)} as Main X`, body('A', 1, 1)],
      resources: ['Skill Location'],
      ko: [body('N', 1, 1)],
      hand: ['Rescue'],
    },
    bob: {},
  });
  ann.use('Main X', power);
  ann.play('Rescue');
  ann.choose('N');
  ann.row('back');
  expect([card('A').keywords === '', card('N').keywords]).toEqual([false, '']);
  close();
});

const best = () => ({ front: [body('D', 1, 3), body('E', 1, 9)] });
const sniper = supporting({
  ...{ id: 'x-1', name: 'Sniper', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
  powers: [anyTurn('Shoot', 'anyCombat', [], stun(a(attacker())))],
});

describe('mnb-029 Wolverine, Level 1', () => {
  test('gets +3/+0 for the combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 6)] },
      bob: { front: ['mnb-029 as Logan'], resources: ['Skill Location'] },
    });
    ann.attack('Logan', 'A');
    ann.pass();
    bob.use('Logan', 'SNIKT!');
    expect([card('Logan').atk, card('Logan').def]).toEqual([6, 4]);
    pass(ann, bob);
    expect([card('A').stunned, card('Logan').atk, card('Logan').xp]).toEqual([true, 3, 0]);
    close();
  });

  test('needs to be in the combat for it', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mnb-029 as Logan', body('A', 1, 6)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'A');
    expect(ann.refused('use', 'Logan', 'SNIKT!')).toEqual(['VS-PWR-29']);
    pass(ann, bob);
    close();
  });

  test('gains an XP when he stuns a defender alone, none in a team attack', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-029 as Logan', body('A', 9, 9, 'team:xmen')] },
      bob: best(),
    });
    ann.attack('E', 'Logan', 'A');
    pass(ann, bob);
    bob.strikeBack('A');
    expect([card('E').stunned, card('Logan').xp]).toEqual([true, 0]);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('D', 'Logan');
    pass(ann, bob);
    expect([card('D').stunned, card('Logan').xp]).toEqual([true, 1]);
    close();
  });

  // Ruling: they strike at once, and both stuns count.
  test('gains it although he is stunned at the same time', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-029 as Logan'] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'Logan');
    pass(ann, bob);
    expect([card('Logan').stunned, card('D').stunned, card('Logan').xp]).toEqual([true, true, 1]);
    close();
  });

  // Ruling: solo is judged when he stuns.
  test('gains it if his partner was stunned during the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [sniper],
      ann: { front: ['mnb-029 as Logan', body('A', 1, 9, 'team:xmen')] },
      bob: { ...best(), back: ['Sniper'] },
    });
    ann.attack('D', 'Logan', 'A');
    ann.pass();
    bob.use('Sniper', 'Shoot');
    bob.choose('A');
    pass(ann, bob);
    expect([card('A').stunned, card('D').stunned, card('Logan').xp]).toEqual([true, true, 1]);
    close();
  });

  // Ruling: the wound comes before the level.
  test('is KO’d by his last wound before he can level up', () => {
    const { ann, bob, card, winners, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-029', wounds: 4, xp: 2 }] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'mnb-029');
    pass(ann, bob);
    expect([card('mnb-030').zone, winners()]).toEqual(['levelUp', ['bob']]);
    close();
  });

  test('becomes Level 2 with the third XP, even if he is stunned by then', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-029', wounds: 3, xp: 2 }] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'mnb-029');
    pass(ann, bob);
    expect([card('mnb-030').zone, card('mnb-030').stunned, card('mnb-030').wounds]).toEqual(['front', true, 4]);
    close();
  });
});

test('mnb-030 Wolverine, Level 2, heals a wound from himself, once a turn', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [{ card: 'mnb-030', as: 'Logan', wounds: 2 }], resources: ['Might Location', 'Might Location'] },
    bob: {},
  });
  ann.use('Logan', 'Healing Factor');
  expect(card('Logan').wounds).toBe(1);
  expect(ann.offered('use')).toEqual([]);
  close();
});

const merc = 'Merc with a Mouth';
const down = (name: string, ...words: string[]) => ({ body: [name, '1/1', ...words].join(' '), stunned: true });

describe('mnb-031 Deadpool, Level 1', () => {
  test('makes the characters on his side Lethal this turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-031 as Deadpool', body('A', 5, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 5, 'health:5'), body('E', 5, 1, 'health:5')] },
    });
    ann.use('Deadpool', merc);
    expect([card('A').keywords, card('D').keywords]).toEqual(['lethal', '']);
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('D').zone).toBe('ko');
    nextMain(ann, bob);
    expect(card('A').keywords).toBe('');
    close();
  });

  // Ruling: Lethal asks for a wound of a defender.
  test('lets no super power KO, such as that of Gambit', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mnb-031 as Deadpool', 'mnb-041 as Gambit'],
        resources: ['Skill Location', 'Energy Location'],
        hand: [body('H', 1, 1, 'cost:5')],
      },
      bob: { front: [body('D', 1, 5, 'health:5')] },
    });
    ann.use('Deadpool', merc);
    ann.use('Gambit', 'Kinetic Card Throw');
    ann.choose('H');
    expect([card('D').zone, card('D').stunned, card('D').wounds]).toEqual(['front', true, 1]);
    close();
  });

  test('gains an XP at the end of his turn if all characters of an enemy are stunned', () => {
    const xp = (bob: object) => {
      const at = scene('modern', { ann: { back: ['mnb-031 as Deadpool'] }, bob });
      at.ann.pass();
      return at.card('Deadpool').xp;
    };
    expect(xp({ back: [down('Boss', 'main'), down('D')] })).toBe(1);
    expect(xp({ back: [down('Boss', 'main'), body('D', 1, 1)] })).toBe(0);
  });

  test('gains none at the end of an enemy’s turn', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['mnb-031 as Deadpool'] },
      bob: { back: [down('Boss', 'main')] },
      turn: 'bob',
    });
    bob.pass();
    expect(card('Deadpool').xp).toBe(0);
    close();
  });

  // Ruling: one enemy is enough, and two give no more.
  test.each([
    [down('C', 'main'), 1],
    [body('C', 1, 1, 'main'), 1],
  ])('gains one XP with several enemies', (main, xp) => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { back: [{ card: 'mnb-031', as: 'Deadpool' }] },
      bob: { back: [down('Boss', 'main')] },
      cid: { back: [main] },
    });
    ann.pass();
    expect(card('Deadpool').xp).toBe(xp);
    close();
  });
});

describe('mnb-032 Deadpool, Level 2', () => {
  const hi = '"Oh, there\'s someone! Hi there!"';
  const open = { back: [down('Boss', 'main'), down('D')] };
  const stage = (bob: object = open) =>
    scene('modern', {
      ann: {
        front: ['mnb-032 as Deadpool', body('A', 9, 9, 'team:xmen')],
        resources: ['Intellect Location', 'Skill Location'],
      },
      bob,
    });

  test('can attack an enemy player all of whose characters are stunned, and KO that player', () => {
    const { ann, bob, winners, close } = stage();
    expect(ann.offered('attack')).toEqual([]);
    ann.use('Deadpool', hi);
    expect(ann.offered('attack')).toEqual(['Player, Deadpool']);
    ann.attack('Player', 'Deadpool');
    pass(ann, bob);
    expect(winners()).toEqual(['ann']);
    close();
  });

  test('can’t attack a player with a face-up character', () => {
    const { ann, close } = stage({ back: [down('Boss', 'main'), body('D', 1, 1)] });
    ann.use('Deadpool', hi);
    expect(ann.offered('attack').filter((line) => line.startsWith('Player'))).toEqual([]);
    expect(ann.refused('attack', 'Player', 'Deadpool')).not.toEqual([]);
    close();
  });

  // Ruling: nobody else knows what a player is.
  test('can’t be joined by others', () => {
    const { ann, bob, close } = stage();
    ann.use('Deadpool', hi);
    ann.attack('Player', 'Deadpool', '...');
    expect(ann.offered('join')).toEqual([]);
    pass(ann, bob);
    close();
  });

  // Ruling: the player is a supporting character of 0/1, and plot twists help.
  test('is survived with a plot twist', () => {
    const { ann, bob, winners, card, close } = scene('modern', {
      ann: { front: [{ card: 'mnb-032', as: 'Deadpool', minus: 1 }], resources: ['Intellect Location'] },
      bob: { ...open, hand: ['mnb-108 as Cover'] },
    });
    ann.use('Deadpool', hi);
    ann.attack('Player', 'Deadpool');
    ann.pass();
    bob.play('Cover');
    bob.choose('Player');
    pass(ann, bob);
    expect([winners(), card('Deadpool').exhausted]).toEqual([[], true]);
    close();
  });

  const counters = [
    plotTwist({
      ...{ id: 'x-2', name: 'Dig In', timing: 'combat', anyTurn: true },
      effects: [putPlus(3, each(yours({ combat: 'any' })))],
    }),
    plotTwist({
      ...{ id: 'x-3', name: 'Shake', timing: 'combat', anyTurn: true },
      effects: [putMinus(1, a(defender()))],
    }),
  ];

  // Ruling: counters lie on the player, and stay.
  test('meets a player who keeps +1/+1 counters for later attacks', () => {
    const { ann, bob, winners, close } = scene('modern', {
      cards: counters,
      ann: {
        front: [{ card: 'mnb-032', as: 'Deadpool', minus: 1 }, body('A', 9, 9)],
        resources: ['Intellect Location'],
        hand: ['mnb-049 as Again'],
      },
      bob: { ...open, hand: ['Dig In'] },
    });
    ann.use('Deadpool', hi);
    ann.attack('Player', 'Deadpool');
    ann.pass();
    bob.play('Dig In');
    pass(ann, bob);
    ann.play('Again');
    ann.choose('Deadpool');
    ann.attack('Player', 'Deadpool');
    pass(ann, bob);
    expect(winners()).toEqual([]);
    close();
  });

  // Ruling: with 0 DEF the player is stunned, and out.
  test('KOs a player by a -1/-1 counter', () => {
    const { ann, winners, close } = scene('modern', {
      cards: counters,
      ann: { front: ['mnb-032 as Deadpool'], resources: ['Intellect Location'], hand: ['Shake'] },
      bob: open,
    });
    ann.use('Deadpool', hi);
    ann.attack('Player', 'Deadpool');
    ann.play('Shake');
    ann.choose('Player');
    expect(winners()).toEqual(['ann']);
    close();
  });

  test('lasts for the rest of the game', () => {
    const { ann, bob, close } = stage({ back: [body('Boss', 1, 9, 'main')] });
    ann.use('Deadpool', hi);
    nextMain(ann, bob);
    nextMain(bob, ann);
    ann.attack('Boss', 'A');
    pass(ann, bob);
    expect(ann.offered('attack')).toEqual(['Player, Deadpool']);
    close();
  });
});
