import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('leg-068 Elektra, Level 1', () => {
  test('gains Stealth this turn and an XP for a back row defender she stuns', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-068 as Elektra'], resources: ['Skill Location x2'] },
      bob: { front: [body('D', 0, 1), body('E', 0, 1)], back: [body('F', 0, 1)] },
    });
    expect(ann.offered('attack').some((line) => line.startsWith('F'))).toBe(false);
    ann.use('Elektra', 'Ninja Training');
    expect(ann.refused('use', 'Elektra', 'Ninja Training')).toEqual(['VS-PWR-42']);
    ann.attack('F', 'Elektra');
    pass(ann, bob);
    expect([card('F').stunned, card('Elektra').xp, card('Elektra').keywords]).toEqual([true, 1, 'dodge stealth']);
    pass(ann, bob, bob);
    expect(card('Elektra').keywords).toBe('dodge');
    close();
  });
  test('gains none in the front row, and becomes Level 2 with two', () => {
    const fight = (where: 'front' | 'back') => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: [{ card: 'leg-068', xp: 1 }] },
        bob: { [where]: [body('D', 0, 1)] },
      });
      ann.attack('D', 'leg-068');
      pass(ann, bob);
      const { zone } = card('leg-069');
      close();
      return zone;
    };
    expect([fight('front'), fight('back')]).toEqual(['levelUp', 'front']);
  });
});

describe('leg-070 Calypso', () => {
  const stage = () =>
    scene('modern', {
      ann: { hand: ['leg-070 as Calypso'], back: [body('Boss', 1, 1, 'main')], points: 9 },
      bob: { front: [{ body: 'D 9/9', plus: 3 }], back: [{ body: 'Their 9/9 main', plus: 2 }] },
      at: 'recruit',
    });

  test('may remove all +1/+1 counters from a character when she appears', () => {
    const { ann, card, close } = stage();
    ann.recruit('Calypso', 'front');
    ann.yes();
    expect(ann.offered('choose')).toEqual(expect.arrayContaining(['D', 'Their']));
    ann.choose('D');
    expect([card('D').plus, card('Their').plus]).toEqual([0, 2]);
    close();
  });

  test('need not', () => {
    const { ann, card, close } = stage();
    ann.recruit('Calypso', 'front');
    ann.no();
    expect(card('D').plus).toBe(3);
    close();
  });
});

test('leg-071 Elektra draws a card when she KOs an enemy back row defender', () => {
  const drawn = (where: 'front' | 'back', wounds: number) => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { front: ['leg-071 as Elektra'] },
      bob: {
        front: [body('Wall', 0, 1)],
        [where]: [...(where === 'front' ? [body('Wall', 0, 1)] : []), { body: 'D 0/1', wounds }],
      },
    });
    ann.attack('D', 'Elektra');
    pass(ann, bob);
    const cards = seat('ann').hand?.length;
    close();
    return cards;
  };
  expect([drawn('back', 1), drawn('back', 0), drawn('front', 1)]).toEqual([1, 0, 0]);
});

test('leg-073 Hela gets five +1/+1 counters if all enemy characters are stunned', () => {
  const counters = (stunned: boolean) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['leg-073 as Hela'], resources: ['Might Location x2'] },
      bob: { front: [{ body: 'D 1/1', stunned }], back: [{ body: 'Boss 1/1 main', stunned: true }] },
    });
    ann.use('Hela', 'Touch of Death');
    expect(ann.refused('use', 'Hela', 'Touch of Death')).toEqual(['VS-PWR-42']);
    close();
    return card('Hela').plus;
  };
  expect([counters(true), counters(false)]).toEqual([5, 0]);
});

test('leg-074 Fatal Attraction puts three +1/+1 counters on a character', () => {
  const of = (name: string) => body(name, 1, 1, 'team:femmeFatales');
  const { ann, card, close } = scene('modern', {
    ann: { front: [of('A'), of('B'), of('C')], hand: ['leg-074 as Twist'] },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.play('Twist');
  expect(ann.offered('choose')).toEqual(expect.arrayContaining(['A', 'D']));
  ann.choose('A');
  expect([card('A').plus, card('B').plus]).toEqual([3, 0]);
  close();
});

describe('leg-066 Mystique, Level 2', () => {
  test('gains ATK until it is that of another face-up character, and as much XP', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 7, 99), body('B', 1, 1)] },
      bob: {
        front: ['leg-066 as Raven', { body: 'D 8/8', stunned: true }],
        resources: ['Skill Location x2'],
      },
    });
    ann.attack('Raven', 'A');
    ann.pass();
    bob.use('Raven', 'Masquerade');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B', 'Main']);
    bob.choose('A');
    expect([card('Raven').atk, card('Raven').def, card('Raven').xp]).toEqual([7, 10, 6]);
    ann.pass();
    expect(bob.refused('use', 'Raven', 'Masquerade')).toEqual(['VS-PWR-42']);
    bob.pass();
    expect([card('Raven').atk, card('Raven').xp]).toEqual([1, 6]);
    close();
  });

  test('loses none to a weaker one', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'leg-066', as: 'Raven', plus: 4 }], resources: ['Skill Location'] },
      bob: { front: [body('D', 2, 99)] },
    });
    ann.attack('D', 'Raven');
    ann.use('Raven', 'Masquerade');
    ann.choose('D');
    expect([card('Raven').atk, card('Raven').xp]).toEqual([5, 0]);
    close();
  });
});

describe('leg-067 Mystique, Level 3', () => {
  test('transforms into a Level 2 Marvel main character from outside the game', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: [{ card: 'leg-067', as: 'Raven', plus: 2, wounds: 1 }],
        side: ['mnb-083 as Low', 'mnb-084 as Magneto', 'aln-028 as Alien', 'leg-013 as Logan'],
        resources: ['Intellect Location x2'],
      },
      bob: {},
    });
    ann.use('Raven', 'Identity Theft');
    expect(ann.offered('choose')).toEqual(['Magneto']);
    ann.choose('Magneto');
    expect([card('mnb-084').zone, card('mnb-084').plus, card('mnb-084').wounds]).toEqual(['front', 2, 1]);
    close();
  });

  test('can still masquerade', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 99)] },
      bob: { front: ['leg-067 as Raven'], resources: ['Skill Location'] },
    });
    ann.attack('Raven', 'A');
    ann.pass();
    bob.use('Raven', 'Masquerade');
    bob.choose('A');
    expect(card('Raven').atk).toBe(9);
    pass(ann, bob);
    close();
  });
});

describe('leg-072 Lilith', () => {
  const stage = (foe: string, facts: object = {}) =>
    scene('modern', {
      ann: { front: ['leg-072 as Lilith'] },
      bob: { front: [{ body: foe, ...facts }, body('Wall', 0, 9)] },
    });

  test('removes an enemy character that she KOs from the game if she survives, and has a health more', () => {
    const { ann, bob, card, close } = stage('D 1/1', { wounds: 1 });
    ann.attack('D', 'Lilith');
    pass(ann, bob);
    expect([card('D').zone, card('Lilith').health]).toEqual(['removed', 2]);
    close();
  });

  // Ruling: no health if both fall.
  test('ruling: not if she is stunned as well, nor for a mere stun', () => {
    const both = stage('D 9/1', { wounds: 1 });
    both.ann.attack('D', 'Lilith');
    pass(both.ann, both.bob);
    expect([both.card('D').zone, both.card('Lilith').zone]).toEqual(['ko', 'ko']);
    const stunned = stage('D 1/1');
    stunned.ann.attack('D', 'Lilith');
    pass(stunned.ann, stunned.bob);
    expect([stunned.card('D').stunned, stunned.card('Lilith').health]).toEqual([true, 1]);
  });

  test('as a defender too', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ body: 'A 1/1', wounds: 1 }] },
      bob: { front: ['leg-072 as Lilith'] },
    });
    ann.attack('Lilith', 'A');
    pass(ann, bob);
    expect([card('A').zone, card('Lilith').health]).toEqual(['removed', 2]);
    close();
  });

  // Ruling: a KO outside the strikes of a combat does not count.
  test('ruling: not for others’ KOs', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-072 as Lilith', body('A', 9, 9)] },
      bob: { front: [{ body: 'D 1/1', wounds: 1 }] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').zone, card('Lilith').health]).toEqual(['ko', 1]);
    close();
  });

  // Ruling: a reaction comes before the trigger.
  test('ruling: Singularity saves a character from her', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['leg-072 as Lilith'] },
      bob: { front: [{ body: 'D 1/1', wounds: 1 }], back: ['leg-055 as Void'], resources: ['Energy Location'] },
    });
    ann.attack('D', 'Lilith');
    pass(ann, bob);
    bob.react('Void', 'Envelop');
    expect([card('D').zone, card('Lilith').health]).toEqual(['hand', 1]);
    close();
  });

  // Ruling: of triggers of one moment the turn player chooses the first; what has moved on is not removed.
  test('ruling: races with Rebirth, in the order of the turn player', () => {
    const fight = (first: 'Lilith' | 'Mantis') => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['leg-072 as Lilith'] },
        bob: { front: [{ body: 'Mantis 1/1 rebirth', wounds: 1 }] },
      });
      ann.attack('Mantis', 'Lilith');
      pass(ann, bob);
      ann.order(first);
      bob.yes();
      const facts = [card('Mantis').zone, card('Lilith').health];
      close();
      return facts;
    };
    expect([fight('Lilith'), fight('Mantis')]).toEqual([
      ['removed', 2],
      ['resources', 1],
    ]);
  });
});

describe('leg-069 Elektra, Level 2', () => {
  const power = 'Hand Experience';
  const stage = (facts: object = {}) =>
    scene('modern', {
      ann: {
        front: [{ card: 'leg-069', as: 'Elektra', plus: 2, wounds: 3, exhausted: true, ...facts }],
        resources: ['Intellect Location x2', 'Skill Location'],
      },
      bob: { front: [body('D', 1, 1)], hand: ['leg-048'] },
    });

  test('waits in hand without losing, and comes back with her counters at the start of her next turn', () => {
    const { ann, bob, card, seat, winners, close } = stage();
    ann.use('Elektra', power);
    expect([seat('ann').hand, winners()]).toEqual([['Elektra'], []]);
    pass(ann, bob, bob, bob, bob);
    expect(ann.offered('row').toSorted()).toEqual(['back, ann', 'front, ann']);
    ann.row('back');
    const { zone, plus, wounds, exhausted, level } = card('leg-069');
    expect([zone, plus, wounds, exhausted, level]).toEqual(['back', 2, 3, false, 2]);
    close();
  });

  // Ruling: her player loses if she goes anywhere but into play, at the start of the next turn. We differ in the moment: a
  // player without a main character in play or waiting is out at the next state check (VS-TIME-12).
  test('ruling: her player loses if she is discarded', () => {
    const { ann, bob, card, winners } = scene('modern', {
      ann: { front: ['leg-069 as Elektra'], resources: ['Intellect Location'] },
      bob: { back: ['leg-048 as Mordo'], resources: ['Energy Location'] },
    });
    ann.use('Elektra', power);
    pass(ann, bob, bob, bob);
    bob.use('Mordo', 'Mesmerize');
    bob.choose('ann');
    expect([card('leg-069').zone, winners()]).toEqual(['ko', ['bob']]);
  });

  test('trains as a ninja too', () => {
    const { ann, card, close } = stage({ exhausted: false });
    ann.use('Elektra', 'Ninja Training');
    expect(card('Elektra').keywords).toBe('dodge stealth');
    close();
  });
});
