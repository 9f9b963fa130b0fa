import {
  gainXp,
  itself,
  levelUp,
  main,
  not,
  on,
  onlyIf,
  putIntoPlay,
  superPower,
  supporting,
  yourTurn,
} from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('mnb-033 Professor X, Level 1', () => {
  const five = [body('A', 1, 1), 'Might Location', body('B', 1, 1), 'mnb-049', 'Skill Location', body('C', 1, 1)];
  const stage = (deck: unknown[], at = 'formation') =>
    scene('modern', { ann: { back: ['mnb-033 as Xavier'], resources: ['Energy Location'], deck }, bob: {}, at });

  test('reveals five cards, takes a character and puts the rest on the bottom', () => {
    const { ann, bob, seat, close } = stage(five);
    ann.use('Xavier', 'Cerebro');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    expect([bob.sees('A'), bob.sees('C')]).toEqual([true, false]);
    ann.choose('B');
    for (const name of ['Skill Location', 'X-Factor', 'A']) ann.choose(name);
    expect([seat('ann').hand, seat('ann').deck]).toEqual([
      ['B'],
      ['C', 'Skill Location', 'X-Factor', 'A', 'Might Location'],
    ]);
    close();
  });

  test('takes nothing if there is no character, and is no power of the Main Phase', () => {
    const { ann, seat, close } = stage(['Might Location', 'Skill Location', 'Might Location'], 'formation');
    ann.use('Xavier', 'Cerebro');
    ann.choose('Skill Location');
    expect([seat('ann').hand, seat('ann').deck]).toEqual([[], ['Skill Location', 'Might Location', 'Might Location']]);
    close();

    const late = stage(five, 'main');
    expect(late.ann.offered('use')).toEqual([]);
    late.close();
  });

  test('gains an XP at the end of a turn without attacks of his player, and not after one', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['mnb-033 as Xavier'], front: [body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9)] },
    });
    nextMain(ann, bob);
    expect(card('Xavier').xp).toBe(1);
    bob.attack('A', 'D');
    pass(bob, ann);
    nextMain(bob, ann);
    expect(card('Xavier').xp).toBe(1);
    ann.attack('D', 'A');
    pass(ann, bob);
    nextMain(ann, bob);
    expect(card('Xavier').xp).toBe(1);
    close();
  });

  // Ruling: only attacks count, not stuns.
  test('gains it although Gambit stunned an enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'mnb-033', xp: 3 }, 'mnb-041 as Gambit'],
        resources: ['Energy Location'],
        hand: [body('H', 1, 1)],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Gambit', 'Kinetic Card Throw');
    ann.choose('H');
    expect(card('D').stunned).toBe(true);
    nextMain(ann, bob);
    expect(card('mnb-034').zone).toBe('back');
    close();
  });
});

describe('mnb-034 Professor X, Level 2', () => {
  const dominate = 'Mental Domination';
  const stage = (bob: object, cards: unknown[] = []) =>
    scene('modern', {
      cards,
      ann: { back: ['mnb-034 as Xavier'], front: [body('A', 1, 9)], resources: ['Intellect Location'] },
      bob,
    });

  test('readies a face-up enemy, main or supporting, and controls it for the turn', () => {
    const { ann, bob, card, close } = stage({
      front: [
        { body: 'D 5/5', exhausted: true },
        { body: 'E 1/1', stunned: true },
      ],
      back: [body('Boss', 1, 9, 'main')],
    });
    ann.use('Xavier', dominate);
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D']);
    ann.choose('D');
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('front');
    expect([card('D').controller, card('D').exhausted, card('D').zone]).toEqual(['ann', false, 'front']);
    expect(ann.offered('attack')).toContain('Boss, D');
    ann.attack('Boss', 'D');
    pass(ann, bob);
    ann.pass();
    expect(ann.offered('row')).toEqual(['front, bob', 'back, bob']);
    ann.row('back', 'bob');
    expect([card('D').controller, card('D').zone, card('D').owner]).toEqual(['bob', 'back', 'bob']);
    close();
  });

  // Ruling: a main character too; a wound that KOs it puts its owner out.
  test('takes a main character, whose last wound ends the game for its owner', () => {
    const { ann, bob, card, winners, close } = stage({
      front: [body('D', 9, 9)],
      back: [{ body: 'Boss 1/1 main health:2', wounds: 1 }],
    });
    ann.use('Xavier', dominate);
    ann.choose('Boss');
    ann.row('front');
    expect(card('Boss').controller).toBe('ann');
    ann.attack('D', 'Boss');
    pass(ann, bob);
    expect(winners()).toEqual(['ann']);
    close();
  });

  // Ruling: it can gain XP and level up; “your” and “enemy” are those of the player who controls it.
  test('has a main character level up by what its controller does, and sees the turn as its controller does', () => {
    const grimm = main({
      ...{ id: 'x-1', name: 'Grimm', level: 1, atk: 1, def: 1, health: 5, teams: [] },
      powers: [
        superPower('Study', 'main', [], gainXp(1, 'self')),
        levelUp('Spite', 2, onlyIf(on('getsStunned', itself), not(yourTurn))),
      ],
    });
    const second = main({
      ...{ id: 'x-2', name: 'Grimm', level: 2, atk: 9, def: 9, health: 5, teams: [], powers: [] },
    });
    const { ann, bob, card, close } = stage({ front: [body('D', 9, 9)], back: ['x-1'] }, [grimm, second]);
    ann.use('Xavier', dominate);
    ann.choose('x-1');
    ann.row('front');
    ann.use('x-1', 'Study');
    expect(card('x-1').xp).toBe(1);
    ann.attack('D', 'x-1');
    pass(ann, bob);
    expect([card('x-1').stunned, card('x-1').xp]).toEqual([true, 1]);
    close();

    const other = stage({ front: [body('D', 9, 9)], back: [{ card: 'x-1', xp: 1 }] }, [grimm, second]);
    other.ann.use('Xavier', dominate);
    other.ann.choose('x-1');
    other.ann.row('front');
    other.ann.use('x-1', 'Study');
    expect([other.card('x-2').zone, other.card('x-2').controller]).toEqual(['front', 'ann']);
    other.ann.pass();
    other.ann.row('back', 'bob');
    expect(other.card('x-2').controller).toBe('bob');
    other.close();
  });

  test('gives it back although Professor X is stunned by then', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-034 as Xavier'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.use('Xavier', dominate);
    ann.choose('D');
    ann.row('back');
    ann.attack('E', 'Xavier');
    pass(ann, bob);
    expect(card('Xavier').stunned).toBe(true);
    ann.pass();
    ann.row('front', 'bob');
    expect(card('D').controller).toBe('bob');
    close();
  });
});

describe('mnb-035 Iceman', () => {
  const stage = (bob: object) =>
    scene('modern', { ann: { hand: ['mnb-035 as Iceman'], points: 1 }, bob, at: 'recruit' });

  test('exhausts a character when he appears, which does not ready on its next turn', () => {
    const { ann, bob, card, close } = stage({ front: [body('D', 1, 9), body('E', 1, 9)] });
    ann.recruit('Iceman', 'back');
    ann.choose('D');
    expect([card('D').exhausted, card('D').frozen, card('E').exhausted]).toEqual([true, true, false]);
    pass(ann, ann, ann);
    pass(bob, bob, bob);
    expect(card('D').exhausted).toBe(true);
    expect(bob.offered('attack').filter((line) => line.endsWith(', D'))).toEqual([]);
    nextMain(bob, ann);
    nextMain(ann, bob);
    expect(card('D').exhausted).toBe(false);
    close();
  });

  // Ruling: one that is frozen can be frozen again, for nothing.
  test('may freeze a frozen character', () => {
    const { ann, card, close } = stage({ front: [{ body: 'D 1/9', frozen: true, exhausted: true }] });
    ann.recruit('Iceman', 'back');
    ann.choose('D');
    expect([card('D').frozen, card('D').exhausted]).toEqual([true, true]);
    close();
  });

  // Ruling: a stunned character then recovers, but does not ready.
  test('may freeze a stunned character', () => {
    const { ann, bob, card, close } = stage({ front: [{ body: 'D 1/9', stunned: true }] });
    ann.recruit('Iceman', 'back');
    ann.choose('D');
    pass(ann, ann, ann);
    pass(bob, bob, bob);
    expect([card('D').stunned, card('D').exhausted]).toEqual([false, true]);
    close();
  });
});

describe('mnb-036 Magik', () => {
  const limbo = 'Teleport to Limbo';
  const stage = () =>
    scene('modern', {
      ann: {
        front: ['mnb-036 as Magik', body('A', 1, 1)],
        back: [{ body: 'B 1/1', stunned: true }],
        resources: ['Intellect Location'],
      },
      bob: { front: [body('D', 1, 1)] },
    });

  test('goes to the hand with another supporting character on her side', () => {
    const { ann, card, seat, close } = stage();
    ann.use('Magik', limbo);
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
    ann.choose('B');
    expect([seat('ann').hand].flat().toSorted()).toEqual(['B', 'Magik']);
    expect(card('A').zone).toBe('front');
    close();
  });

  test('may go alone', () => {
    const { ann, seat, close } = stage();
    ann.use('Magik', limbo);
    ann.done();
    expect(seat('ann').hand).toEqual(['Magik']);
    close();
  });

  test('sends a character to its owner’s hand', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { front: ['mnb-036 as Magik', { body: 'D 1/1', owner: 'bob' }], resources: ['Intellect Location'] },
      bob: {},
    });
    ann.use('Magik', limbo);
    ann.choose('D');
    expect([seat('ann').hand, seat('bob').hand]).toEqual([['Magik'], ['D']]);
    close();
  });
});

describe('mnb-037 Hope Summers', () => {
  const words = (text: unknown) =>
    String(text)
      .split(' ')
      .filter((word) => word !== 'mutantPowerDuplication');

  // Ruling: Flight and Ranged are powers too.
  test('has the powers of the other face-up X-Men supporting characters on her side', () => {
    const { card, close } = scene('modern', {
      ann: {
        front: ['mnb-037 as Hope', 'mnb-040 as Namor', { card: 'mnb-043', as: 'Beast', stunned: true }],
        back: ['mnb-027', 'mnb-010 as Widow'],
      },
      bob: { back: ['mnb-045 as Cable'] },
    });
    expect(words(card('Hope').keywords).toSorted()).toEqual(['flight', 'invade']);
    close();
  });

  test('uses their super powers, each of them once a turn as well', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-037 as Hope', 'mnb-042 as Storm'], resources: ['Energy Location', 'Energy Location'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Hope', 'Thunder Storm');
    expect(ann.offered('use')).toEqual(['Storm, Thunder Storm']);
    ann.use('Storm', 'Thunder Storm');
    expect(card('D').minus).toBe(2);
    close();
  });

  test('loses them when the other is stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mnb-037 as Hope', { card: 'mnb-040', as: 'Namor' }] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.attack('D', 'Namor');
    pass(ann, bob);
    expect([card('Namor').stunned, words(card('Hope').keywords)]).toEqual([true, []]);
    close();
  });

  // Ruling: powers that look for her to appear are copied.
  test('freezes a character when she appears, if Iceman is there', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mnb-035 as Iceman'], hand: ['mnb-037 as Hope'], points: 2 },
      bob: { front: [body('D', 9, 9)] },
      at: 'recruit',
    });
    ann.recruit('Hope', 'back');
    ann.choose('D');
    expect(card('D').frozen).toBe(true);
    close();
  });

  // Ruling: printed powers only.
  test('does not copy what somebody has been given', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['mnb-037 as Hope', 'mnb-036 as Magik', 'mnb-010 as Widow'], hand: ['mnb-025 as Tech'] },
      bob: {},
    });
    ann.play('Tech');
    ann.choose('Magik');
    expect([card('Magik').keywords, words(card('Hope').keywords)]).toEqual(['ranged', []]);
    close();
  });

  // VS-KW-MUTANT-POWER-DUPLICATION-2: by the first book it works in hand as well.
  test.each([
    ['mb15', ['Hope, Whisper']],
    ['modern', []],
  ])('in %s, is offered %s in hand while somebody has a power that works there', (profile, offered) => {
    const whisperer = supporting({
      ...{ id: 'x-1', name: 'Whisperer', cost: 1, atk: 1, def: 1, health: 1, teams: ['xmen'] },
      powers: [{ ...superPower('Whisper', 'main', ['might'], putIntoPlay('self')), from: 'hand' }],
    });
    const { ann, card, close } = scene(profile, {
      cards: [whisperer],
      ann: { front: ['Whisperer'], hand: ['mnb-037 as Hope'], resources: ['Might Location'] },
      bob: {},
    });
    expect(ann.offered('use')).toEqual(offered);
    if (offered.length > 0) {
      // VS-KW-MUTANT-POWER-DUPLICATION-3: the copied power means Hope.
      ann.use('Hope', 'Whisper');
      ann.row('front');
      expect(card('Hope').zone).toBe('front');
    }
    close();
  });

  test.each([
    ['mb15', ["Hope, Can't Keep a Bad Man Down"]],
    ['modern', []],
  ])('in %s, is offered %s in the KO pile while Deadpool is in play', (profile, offered) => {
    const { ann, close } = scene(profile, {
      ann: { front: ['mnb-039 as Deadpool'], ko: ['mnb-037 as Hope'], resources: ['Might Location'] },
      bob: {},
      at: 'formation',
    });
    expect(ann.offered('use')).toEqual(offered);
    close();
  });
});

describe('mnb-038 Cyclops', () => {
  test('moves a character on his side, once a turn', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['mnb-038 as Cyclops', body('A', 1, 9), { body: 'B 1/1', stunned: true }],
        resources: ['Skill Location', 'Skill Location'],
      },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.use('Cyclops', 'Battle Tactics');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'Cyclops', 'Main']);
    ann.choose('A');
    ann.row('front');
    expect([card('A').zone, card('A').exhausted]).toEqual(['front', false]);
    expect(ann.offered('use')).toEqual([]);
    expect(ann.offered('attack')).toContain('D, A');
    close();
  });

  test('lets his player choose whom the defender strikes back at', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mnb-038 as Cyclops', body('A', 1, 9, 'team:xmen')] },
      bob: { front: [body('D', 2, 30)] },
    });
    ann.attack('D', 'Cyclops', 'A');
    pass(ann, bob);
    expect(ann.offered('strikeBack').toSorted()).toEqual(['A', 'Cyclops']);
    ann.strikeBack('A');
    close();
  });
});

describe('mnb-039 Deadpool', () => {
  const back = "Can't Keep a Bad Man Down";

  test('comes from the KO pile into play in the Build Phase', () => {
    const { ann, card, close } = scene('modern', {
      ann: { ko: ['mnb-039 as Deadpool'], resources: ['Might Location'] },
      bob: { ko: ['mnb-039 as Other'] },
      at: 'formation',
    });
    expect(ann.offered('use')).toEqual([`Deadpool, ${back}`]);
    ann.use('Deadpool', back);
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('front');
    expect([card('Deadpool').zone, card('Deadpool').wounds, card('Deadpool').exhausted]).toEqual(['front', 0, false]);
    close();
  });

  test('does not come in the Main Phase, from hand, or without Might', () => {
    const offered = (ann: object, at: string) => {
      const stage = scene('modern', { ann, bob: {}, at });
      return stage.ann.offered('use');
    };
    expect(offered({ ko: ['mnb-039 as Deadpool'], resources: ['Might Location'] }, 'main')).toEqual([]);
    expect(offered({ hand: ['mnb-039 as Deadpool'], resources: ['Might Location'] }, 'formation')).toEqual([]);
    expect(offered({ front: ['mnb-039 as Deadpool'], resources: ['Might Location'] }, 'formation')).toEqual([]);
    expect(offered({ ko: ['mnb-039 as Deadpool'], resources: ['Skill Location'] }, 'formation')).toEqual([]);
  });

  // Ruling: two Mercenaries of different teams do not attack together.
  test('attacks with any main character, but not with another Mercenary besides', () => {
    const { ann, bob, close } = scene('modern', {
      ann: {
        front: [
          'mnb-039 as Deadpool',
          body('Boss', 1, 9, 'main', 'team:avengers'),
          body('Sable', 1, 9, 'mercenary', 'team:guardians'),
        ],
      },
      bob: { front: [body('D', 1, 30)] },
    });
    expect(ann.refused('attack', 'D', 'Deadpool', 'Boss', 'Sable')).not.toEqual([]);
    ann.attack('D', 'Deadpool', 'Boss');
    pass(ann, bob);
    bob.strikeBack('Boss');
    close();
  });
});

test('mnb-040 Namor is not struck back at by a character in the back row', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: ['mnb-040 as Namor'] },
    bob: { front: [body('D', 9, 9)], back: [body('E', 9, 9)] },
  });
  ann.attack('E', 'Namor');
  pass(ann, bob);
  expect(card('Namor').stunned).toBe(false);
  close();

  const front = scene('modern', { ann: { front: ['mnb-040 as Namor'] }, bob: { front: [body('D', 9, 9)] } });
  front.ann.attack('D', 'Namor');
  pass(front.ann, front.bob);
  expect(front.card('Namor').stunned).toBe(true);
  front.close();
});

describe('mnb-041 Gambit', () => {
  const stage = (bob: object, hand: unknown[]) =>
    scene('modern', { ann: { back: ['mnb-041 as Gambit'], resources: ['Energy Location'], hand }, bob });
  const hand = [body('Two', 1, 1, 'cost:2'), body('Four', 1, 1, 'cost:4')];

  test('discards a card that costs enough, and stuns the enemy', () => {
    const { ann, card, close } = stage(
      { front: [body('D', 9, 9, 'cost:3'), body('E', 9, 9, 'cost:1'), { body: 'F 1/1', stunned: true }] },
      hand,
    );
    ann.use('Gambit', 'Kinetic Card Throw');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect(ann.offered('choose')).toEqual(['Four']);
    ann.choose('Four');
    expect([card('Four').zone, card('Two').zone, card('D').stunned, card('D').wounds]).toEqual(['ko', 'hand', true, 1]);
    close();
  });

  // Ruling: without a face-up enemy supporting character nothing is discarded.
  test('discards nothing without a face-up enemy supporting character', () => {
    const { ann, seat, close } = stage({ front: [{ body: 'F 1/1', stunned: true }] }, hand);
    ann.use('Gambit', 'Kinetic Card Throw');
    expect(seat('ann').hand).toEqual(['Two', 'Four']);
    close();
  });

  test('stuns nobody if no card costs enough', () => {
    const { ann, card, seat, close } = stage({ front: [body('D', 9, 9, 'cost:5')] }, [...hand, 'mnb-049']);
    ann.use('Gambit', 'Kinetic Card Throw');
    expect([card('D').stunned, seat('ann').hand]).toEqual([false, ['Two', 'Four', 'X-Factor']]);
    close();
  });
});
