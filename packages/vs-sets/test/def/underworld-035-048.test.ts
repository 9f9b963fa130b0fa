import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

describe('def-035 Carnage', () => {
  test('gets a +1/+1 counter for an enemy he stuns and one for being stunned, and keeps them', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'def-035', as: 'Carnage', plus: 2 }] },
      bob: { front: [body('D', 9, 3)] },
    });
    ann.attack('D', 'Carnage');
    pass(ann, bob);
    ann.trigger('Maximum Carnage');
    expect([card('D').stunned, card('Carnage').stunned, card('Carnage').plus]).toEqual([true, true, 4]);
    close();
  });

  test('gets one if only one of it happens, and none for others', () => {
    const stuns = scene('modern', {
      ann: { front: [{ card: 'def-035', as: 'Carnage', plus: 2 }, body('B', 9, 9)] },
      bob: { front: [body('D', 0, 3), body('E', 9, 9)] },
    });
    stuns.ann.attack('E', 'B');
    pass(stuns.ann, stuns.bob);
    expect(stuns.card('Carnage').plus).toBe(2);
    stuns.ann.attack('D', 'Carnage');
    pass(stuns.ann, stuns.bob);
    expect([stuns.card('Carnage').plus, stuns.card('Carnage').stunned]).toEqual([3, false]);
    stuns.close();

    const stunned = scene('modern', {
      ann: { front: ['def-035 as Carnage'] },
      bob: { front: [body('D', 9, 9)] },
    });
    stunned.ann.attack('D', 'Carnage');
    pass(stunned.ann, stunned.bob);
    expect([stunned.card('Carnage').plus, stunned.card('Carnage').stunned]).toEqual([1, true]);
    stunned.close();
  });
});

describe('def-036 Helmut Zemo', () => {
  const distrust = 'Sow Distrust';

  test('sees a hand and has a character of another team than the main character discarded', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['def-036 as Zemo'], resources: ['Intellect Location'], hand: ['def-009 as Mine'] },
      bob: {
        back: [body('Boss', 1, 9, 'main', 'team:defenders')],
        hand: ['def-009 as Angel', 'def-037 as Electro', 'mnb-021 as Thor', 'def-050 as Pain'],
      },
    });
    ann.use('Zemo', distrust);
    expect(ann.offered('choose').toSorted()).toEqual(['Electro', 'Thor']);
    expect(ann.sees('Pain')).toBe(true);
    ann.choose('Thor');
    expect([seat('bob').ko, seat('bob').hand?.toSorted()]).toEqual([['Thor'], ['Angel', 'Electro', 'Pain']]);
    expect(seat('ann').hand).toEqual(['Mine']);
    close();
  });

  test('finds none where all share a team, and chooses among enemy players', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: { back: ['def-036 as Zemo'], resources: ['Intellect Location'] },
      bob: { hand: ['def-037 as Electro'] },
      cem: { back: [body('Boss', 1, 9, 'main', 'team:underworld')], hand: ['def-037 as Other'] },
    });
    ann.use('Zemo', distrust);
    expect(ann.offered('choose').toSorted()).toEqual(['bob', 'cem']);
    ann.choose('cem');
    expect([seat('bob').hand, seat('cem').hand]).toEqual([['Electro'], ['Other']]);
    close();
  });
});

describe('def-042 M.O.D.O.K.', () => {
  const stage = () =>
    scene('modern', {
      ann: {
        back: ['def-042 as Modok'],
        deck: ['def-009 as P', 'def-011 as Q', 'def-012 as R', 'def-013 as S', 'def-014 as T', 'def-019 as U'],
      },
      bob: {},
      at: 'turn',
    });

  test('puts two of the top four cards under the deck and the others back on top, at the start of the turn', () => {
    const { ann, bob, seat, close } = stage();
    expect([ann.sees('S'), ann.sees('T'), bob.sees('P')]).toEqual([true, false, false]);
    ann.choose('P', '...');
    expect(ann.offered('choose').toSorted()).toEqual(['Q', 'R', 'S']);
    ann.choose('R');
    // Which of the two lies lower, then which of the others lies higher.
    ann.choose('R');
    ann.choose('S');
    // The turn goes on: two cards are drawn.
    expect([seat('ann').hand?.toSorted(), seat('ann').deck]).toEqual([
      ['Q', 'S'],
      ['T', 'U', 'R', 'P'],
    ]);
    close();
  });

  test('does so in no other turn', () => {
    const { ann, asks, close } = scene('modern', {
      ann: {},
      bob: { back: ['def-042 as Modok'], deck: ['def-009 as P', 'def-011 as Q', 'def-012 as R'] },
      at: 'turn',
    });
    expect([ann.offered('choose'), asks()]).toEqual([[], 'playOrPass']);
    close();
  });
});

describe('def-044 Bullseye', () => {
  const weapon = 'Improvised Weapon';

  test('trades one of his +1/+1 counters for a wound on a face-up supporting character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'def-044', as: 'Bullseye', plus: 3 }], resources: ['Skill Location'] },
      bob: {
        front: [body('D', 1, 1), { body: 'S 1/1', stunned: true }],
        back: [body('Boss', 1, 1, 'main')],
      },
    });
    ann.use('Bullseye', weapon);
    expect(ann.offered('choose').toSorted()).toEqual(['Bullseye', 'D']);
    ann.choose('D');
    expect([card('Bullseye').plus, card('D').wounds]).toEqual([2, 1]);
    close();
  });

  test('does nothing without a counter', () => {
    const { ann, asks, card, close } = scene('modern', {
      ann: { back: ['def-044 as Bullseye'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 1)] },
    });
    ann.use('Bullseye', weapon);
    expect([asks(), card('D').wounds]).toEqual(['playOrPass', 0]);
    close();
  });
});

describe('def-037 Electro', () => {
  test('stuns each enemy supporting character that costs 2 or less', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['def-037 as Electro', body('A', 1, 1, 'cost:1')], resources: ['Energy Location'] },
      bob: {
        front: [body('D', 1, 1, 'cost:1'), body('E', 9, 9, 'cost:2'), body('F', 1, 1, 'cost:3')],
        back: [body('Boss', 1, 1, 'main')],
      },
    });
    ann.use('Electro', 'Chain Lightning');
    expect([card('D').stunned, card('E').stunned, card('F').stunned]).toEqual([true, true, false]);
    expect([card('A').stunned, card('Electro').stunned, card('Boss').stunned]).toEqual([false, false, false]);
    close();
  });
});

describe('def-038 Mary Walker', () => {
  const team = 'team:underworld';
  const fights = (mary: string, side: 'attacks' | 'defends', minus: number) => {
    const hers = { front: [`${mary} as Mary`] };
    const theirs = { front: [{ body: `X 9/9 ${team}`, minus }] };
    const { ann, bob, card, close } = scene('modern', {
      ann: side === 'attacks' ? hers : theirs,
      bob: side === 'attacks' ? theirs : hers,
    });
    ann.attack(side === 'attacks' ? 'X' : 'Mary', side === 'attacks' ? 'Mary' : 'X');
    pass(ann, bob);
    close();
    return card('Mary').zone;
  };

  test('038a: a defender with a -1/-1 counter cannot strike back against her', () => {
    expect(fights('def-038a', 'attacks', 1)).toBe('front');
    expect(fights('def-038a', 'attacks', 0)).toBe('ko');
    expect(fights('def-038a', 'defends', 1)).toBe('ko');
  });

  test('038c: an attacker with a -1/-1 counter cannot strike her', () => {
    expect(fights('def-038c', 'defends', 1)).toBe('front');
    expect(fights('def-038c', 'defends', 0)).toBe('ko');
    expect(fights('def-038c', 'attacks', 1)).toBe('ko');
  });

  test('038c: of a team only those with a counter do not strike her', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ body: `X 4/9 ${team}`, minus: 1 }, body('Y', 3, 9, team)] },
      bob: { front: ['def-038c as Mary'] },
    });
    ann.attack('Mary', 'X', 'Y');
    pass(ann, bob);
    bob.strikeBack('Y');
    expect(card('Mary').stunned).toBe(false);
    close();
  });

  test('038b: puts a -1/-1 counter on up to two enemy characters when she attacks', () => {
    const stage = () =>
      scene('modern', {
        ann: { front: ['def-038b as Mary'] },
        bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
      });
    const two = stage();
    two.ann.attack('D', 'Mary');
    expect(two.ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
    two.ann.choose('E', 'Main');
    expect([two.card('D').minus, two.card('E').minus, two.card("bob's Main").minus]).toEqual([0, 1, 1]);
    pass(two.ann, two.bob);
    two.close();

    const none = stage();
    none.ann.attack('D', 'Mary');
    none.ann.done();
    expect([none.card('D').minus, none.card('E').minus]).toEqual([0, 0]);
    pass(none.ann, none.bob);
    none.close();
  });

  test('038d: has the powers of the Mary Walkers in her player’s KO pile', () => {
    const stage = (own: string[], enemy: string[] = []) =>
      scene('modern', {
        ann: { front: ['def-038d as Mary'], ko: own },
        bob: { front: [{ body: `D 9/9 ${team}`, minus: 1 }, body('E', 1, 9)], ko: enemy },
      });

    const typhoid = stage(['def-038b']);
    typhoid.ann.attack('D', 'Mary');
    typhoid.ann.choose('E', '...');
    typhoid.ann.done();
    expect(typhoid.card('E').minus).toBe(1);
    pass(typhoid.ann, typhoid.bob);
    expect(typhoid.card('Mary').zone).toBe('ko');
    typhoid.close();

    const bloody = stage(['def-038a']);
    bloody.ann.attack('D', 'Mary');
    pass(bloody.ann, bloody.bob);
    expect(bloody.card('Mary').stunned).toBe(false);
    bloody.close();

    // Not those of other cards, nor of other piles.
    const plain = stage(['def-009', 'def-019'], ['def-038a', 'def-038b']);
    expect(plain.card('Mary').keywords).toBe('oneOfAKind');
    plain.ann.attack('D', 'Mary');
    pass(plain.ann, plain.bob);
    expect(plain.card('Mary').zone).toBe('ko');
    plain.close();
  });

  test('038d: has them only while they are in the pile', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        front: ['def-038d as Mary', 'def-015 as Deathlok'],
        ko: ['def-038a as Bloody'],
        resources: ['Might Location'],
      },
      bob: { front: [{ body: `D 9/9 ${team}`, minus: 1 }] },
    });
    ann.use('Deathlok', 'Rebuilt Body');
    ann.choose('Bloody');
    ann.attack('D', 'Mary');
    pass(ann, bob);
    expect(card('Mary').zone).toBe('ko');
    close();
  });

  // Ruling: they are all Mary Walker and power each other up.
  test('ruling: one version powers another up', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-038a as Mary'], hand: ['def-038d as Other'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Mary');
    ann.powerUp('Other', 'Mary');
    expect(card('Mary').plus).toBe(1);
    pass(bob, ann);
    close();
  });
});

describe('def-039 Rhino', () => {
  const stage = (resources: string[]) =>
    scene('modern', {
      ann: { front: ['def-039 as Rhino', body('B', 1, 9, 'team:underworld'), body('C', 1, 9)] },
      bob: { front: [body('D', 1, 9)], resources },
    });

  test('must be in the first attack, alone or with others of his team', () => {
    const { ann, bob, close } = stage([]);
    expect(ann.offered('attack').toSorted()).toEqual(['D, Rhino']);
    expect(ann.refused('attack', 'D', 'C')).toEqual(['VS-KW-ANGRY']);
    ann.attack('D', 'Rhino', 'B');
    bob.no();
    pass(ann, bob);
    bob.strikeBack('B');
    // Once the first attack is made the others are free.
    expect(ann.offered('attack')).toEqual(['D, C']);
    close();
  });

  test('binds nobody while he cannot attack', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [{ card: 'def-039', as: 'Rhino', exhausted: true }, body('C', 1, 9)] },
      bob: { front: [body('D', 1, 9)] },
    });
    expect(ann.offered('attack')).toEqual(['D, C']);
    close();
  });

  // Ruling: the player pays with a basic location, and no special one.
  test('ruling: is stunned if an enemy player pays an Intellect with a basic location', () => {
    const { ann, bob, card, table, close } = stage(['def-055 as Academy']);
    ann.attack('D', 'Rhino');
    bob.yes();
    bob.pay('Academy');
    expect([card('Rhino').zone, card('Academy').faceDown, table().combat]).toEqual(['ko', true, false]);
    close();
  });

  test('is not if that player does not pay', () => {
    const { ann, bob, card, close } = stage(['def-055 as Academy']);
    ann.attack('D', 'Rhino');
    bob.no();
    expect(card('Rhino').stunned).toBe(false);
    pass(ann, bob);
    close();
  });

  test('ruling: a special location cannot pay for it', () => {
    const { ann, bob, card, close } = stage(['def-052 as Tower', 'def-056 as Fortress']);
    ann.attack('D', 'Rhino');
    if (bob.offered().includes('yes')) bob.yes();
    expect([card('Rhino').stunned, card('Tower').faceDown]).toEqual([false, false]);
    pass(ann, bob);
    close();
  });
});

test('def-040 Hellstrom heals a wound when he powers up', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: {
      front: [
        { card: 'def-040', as: 'Daimon', wounds: 1 },
        { card: 'def-043', as: 'Venom', wounds: 1 },
      ],
      hand: ['def-040 as Copy', 'def-043 as Other'],
    },
    bob: { front: [body('D', 0, 9)] },
  });
  ann.attack('D', 'Daimon', 'Venom');
  ann.powerUp('Other', 'Venom');
  expect([card('Daimon').wounds, card('Venom').wounds]).toEqual([1, 1]);
  bob.pass();
  ann.powerUp('Copy', 'Daimon');
  expect([card('Daimon').wounds, card('Daimon').plus, card('Venom').wounds]).toEqual([0, 1, 1]);
  pass(bob, ann);
  close();
});

describe('def-041 Winter Soldier', () => {
  test('readies and moves to the front row if he is in the back row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [{ card: 'def-041', as: 'Bucky', exhausted: true }], resources: ['Skill Location'] },
      bob: {},
    });
    ann.use('Bucky', 'Into the Fray');
    expect([card('Bucky').zone, card('Bucky').exhausted]).toEqual(['front', false]);
    close();
  });

  test('stays exhausted in the front row', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [{ card: 'def-041', as: 'Bucky', exhausted: true }], resources: ['Skill Location'] },
      bob: {},
    });
    ann.use('Bucky', 'Into the Fray');
    expect([card('Bucky').zone, card('Bucky').exhausted]).toEqual(['front', true]);
    close();
  });
});

describe('def-043 Venom', () => {
  test('puts two +1/+1 counters on himself and keeps them while stunned', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-043 as Venom'], resources: ['Might Location'] },
      bob: { front: [body('D', 9, 30)] },
    });
    ann.use('Venom', 'Symbiote Strength');
    expect([card('Venom').plus, card('Venom').atk, card('Venom').def]).toEqual([2, 6, 6]);
    ann.attack('D', 'Venom');
    pass(ann, bob);
    expect([card('Venom').stunned, card('Venom').plus]).toEqual([true, 2]);
    close();
  });
});

describe('def-045 Purple Man', () => {
  const wash = 'Brainwash';
  const stage = (more: object = {}) =>
    scene('modern', {
      ann: { front: ['def-045 as Purple'], resources: ['Intellect Location'], ...more },
      bob: { front: [body('D', 5, 5), body('E', 9, 9)] },
    });

  test('exhausts an enemy supporting character and takes it to his player’s back row, until he is stunned', () => {
    const at = stage();
    const { ann, bob, card, close } = at;
    ann.use('Purple', wash);
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('D');
    expect([card('D').controller, card('D').zone, card('D').exhausted]).toEqual(['ann', 'back', true]);
    passTo(at, 'bob', 'main');
    bob.attack('Purple', 'E');
    pass(bob, ann);
    expect([card('Purple').zone, card('D').controller, card('D').zone]).toEqual(['ko', 'bob', 'back']);
    close();
  });

  test('gives it back when he leaves play without being stunned', () => {
    const { ann, card, close } = stage({
      back: ['def-021 as Rhodey'],
      resources: ['Intellect Location', 'Might Location x2'],
    });
    ann.use('Purple', wash);
    ann.choose('D');
    ann.use('Rhodey', 'Rocket Launcher');
    ann.choose('Purple');
    expect([card('Purple').zone, card('D').controller, card('D').zone]).toEqual(['ko', 'bob', 'back']);
    close();
  });

  test('leaves alone what is no longer on his side', () => {
    const { ann, card, close } = stage({
      back: ['def-021 as Rhodey', 'def-046 as Mordo'],
      resources: ['Intellect Location', 'Might Location x2'],
    });
    ann.use('Purple', wash);
    ann.choose('D');
    ann.use('Rhodey', 'Rocket Launcher');
    ann.choose('D');
    expect(card('D').zone).toBe('ko');
    close();
  });

  test('gives it back when he changes sides himself', () => {
    const at = scene('modern', {
      ann: { front: ['def-045 as Purple'], resources: ['Intellect Location'] },
      bob: { front: [body('D', 5, 5), 'def-045 as Other'], resources: ['Intellect Location'] },
    });
    at.ann.use('Purple', wash);
    at.ann.choose('D');
    passTo(at, 'bob', 'main');
    at.bob.use('Other', wash);
    at.bob.choose('Purple');
    expect([at.card('D').controller, at.card('D').zone]).toEqual(['bob', 'back']);
    at.close();
  });
});

test('def-046 Baron Mordo KOs a stunned supporting character of any side', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['def-046 as Mordo', { body: 'A 1/1', stunned: true }], resources: ['Energy Location'] },
    bob: {
      front: [{ body: 'D 1/1', stunned: true }, body('E', 1, 1)],
      back: [{ body: 'Boss 1/1 main', stunned: true }],
    },
  });
  ann.use('Mordo', 'Black Magic');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'D']);
  ann.choose('D');
  expect(card('D').zone).toBe('ko');
  close();
});

describe('def-047 Kingpin', () => {
  const team = 'team:underworld';
  const boss = 'Underworld Boss';

  test('takes over as main character with two other Underworld characters on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['def-047 as Kingpin', body('A', 1, 1, team)],
        back: [body('Old', 1, 1, 'main', team, 'health:1')],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.use('Kingpin', boss);
    expect([card('Kingpin').main, card('Old').main]).toEqual([true, false]);
    close();
  });

  test('does not with fewer', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['def-047 as Kingpin', body('A', 1, 1)],
        back: [body('Old', 1, 1, 'main', team)],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 9, 9, team), body('E', 9, 9, team)] },
    });
    ann.use('Kingpin', boss);
    expect([card('Kingpin').main, card('Old').main]).toEqual([false, true]);
    close();
  });

  test('the player is out when he is KO’d, and not when the old main character is', () => {
    const at = scene('modern', {
      ann: {
        front: [{ card: 'def-047', as: 'Kingpin', wounds: 1 }, body('A', 1, 1, team)],
        back: [body('Old', 1, 1, 'main', team, 'health:1')],
        resources: ['Might Location'],
      },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)], back: ['def-021 as Rhodey'], resources: ['Might Location x2'] },
    });
    const { ann, bob, card, winners, close } = at;
    ann.use('Kingpin', boss);
    passTo(at, 'bob', 'main');
    bob.use('Rhodey', 'Rocket Launcher');
    bob.choose('Old');
    expect([card('Old').zone, winners()]).toEqual(['removed', []]);
    bob.attack('Kingpin', 'D');
    pass(bob, ann);
    expect(winners()).toEqual(['bob']);
    close();
  });
});

describe('def-048 Blackheart', () => {
  test('has +1/+1 for each Evil character in the own KO pile', () => {
    const { card, close } = scene('modern', {
      ann: { back: ['def-048 as Heart'], ko: ['def-037', 'def-009', 'def-050'] },
      bob: { ko: ['def-043'] },
    });
    expect([card('Heart').atk, card('Heart').def]).toEqual([5, 5]);
    close();
  });

  // Ruling: Even the Odds overrules his power for the combat; it counts again afterwards.
  test('ruling: is 4/4 for a combat with Even the Odds', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-048 as Heart'], ko: ['def-037'] },
      bob: { front: [body('D', 1, 9, 'team:guardians')], hand: ['mnb-076 as Odds'] },
    });
    ann.attack('D', 'Heart');
    ann.pass();
    bob.play('Odds');
    expect([card('Heart').atk, card('Heart').def]).toEqual([4, 4]);
    pass(ann, bob);
    expect([card('Heart').atk, card('Heart').def]).toEqual([5, 5]);
    close();
  });
});
