import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

test('def-009 Angel heals a wound from a supporting character of her side, and cannot be ranged attacked', () => {
  const stage = scene('modern', {
    ann: {
      back: [
        { card: 'def-009', as: 'Angel' },
        { body: 'A 2/2', wounds: 1 },
        { body: 'Boss 2/2 main health:5', wounds: 2 },
      ],
      resources: ['Energy Location'],
    },
    bob: { back: [body('R', 9, 9, 'ranged'), { body: 'E 2/2', wounds: 1 }] },
  });
  const { ann, bob, card, close } = stage;
  ann.use('Angel', 'Healing Blood');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'Angel']);
  ann.choose('A');
  expect([card('A').wounds, card('Boss').wounds, card('E').wounds]).toEqual([0, 2, 1]);
  passTo(stage, 'bob', 'main');
  expect(bob.offered('attack').toSorted()).toEqual(['A, R', 'Boss, R']);
  close();
});

describe('def-010 Hellcat', () => {
  const fights = (exhausted: boolean) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-010 as Hellcat'] },
      bob: { front: [{ body: 'D 9/9', exhausted }] },
    });
    ann.attack('D', 'Hellcat');
    pass(ann, bob);
    close();
    return card('Hellcat').stunned;
  };

  test('is not struck back by an exhausted defender', () => {
    expect([fights(true), fights(false)]).toEqual([false, true]);
  });

  test('can be struck by an attacker, who is exhausted by attacking', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['def-010 as Hellcat'] },
    });
    ann.attack('Hellcat', 'A');
    pass(ann, bob);
    expect(card('Hellcat').stunned).toBe(true);
    close();
  });
});

describe('def-011 Dagger', () => {
  test('takes -1/-1 counters off her side as she appears, and keeps them off', () => {
    const stage = scene('modern', {
      ann: { front: [{ body: 'A 5/5', minus: 2 }], hand: ['def-011 as Dagger'], points: 2 },
      bob: { front: [{ body: 'D 5/5', minus: 2 }, 'mnb-021 as Thor'], resources: ['Energy Location x2'] },
      at: 'recruit',
    });
    const { ann, bob, card, close } = stage;
    ann.recruit('Dagger', 'front');
    expect([card('A').minus, card('D').minus]).toEqual([0, 2]);
    passTo(stage, 'bob', 'main');
    bob.use('Thor', 'Lightning Strike');
    bob.choose('A');
    expect(card('A').minus).toBe(0);
    close();
  });

  test('does not help enemies', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['def-011', 'mnb-021 as Thor'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 9)] },
    });
    ann.use('Thor', 'Lightning Strike');
    ann.choose('D');
    expect(card('D').minus).toBe(3);
    close();
  });
});

describe('def-012 Iron Fist', () => {
  const punch = 'Iron Fist Punch';
  const stage = () =>
    scene('modern', {
      ann: { front: ['def-012 as Fist', body('B', 1, 9)], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 30), body('E', 1, 30)], hand: ['def-054 as Shock'] },
    });

  test('stuns whom he strikes in the combat, however high its DEF', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Fist');
    ann.use('Fist', punch);
    pass(bob, ann);
    expect([card('D').stunned, card('D').wounds, card('Fist').stunned]).toEqual([true, 1, false]);
    // No longer than the combat.
    ann.attack('E', 'B');
    pass(ann, bob);
    expect(card('E').stunned).toBe(false);
    close();
  });

  // Ruling: with 0 ATK he does not strike.
  test('ruling: does not stun with 0 ATK', () => {
    const { ann, bob, card, close } = stage();
    ann.attack('D', 'Fist');
    ann.use('Fist', punch);
    bob.play('Shock');
    pass(ann, bob);
    expect(card('D').stunned).toBe(false);
    close();
  });

  test('stuns an attacker he strikes back at, on an enemy turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 30)] },
      bob: { front: ['def-012 as Fist'], resources: ['Skill Location'] },
    });
    ann.attack('Fist', 'A');
    ann.pass();
    bob.use('Fist', punch);
    pass(ann, bob);
    expect(card('A').stunned).toBe(true);
    close();
  });
});

describe('def-013 Scarlet Witch', () => {
  const stage = () =>
    scene('modern', {
      ann: {
        back: [{ card: 'def-003', as: 'Strange', xp: 4 }],
        front: [body('A', 9, 9)],
        resources: ['Energy Location x2'],
      },
      bob: { front: ['def-013 as Wanda'] },
      at: 'recruit',
    });

  // Ruling: XP up to the number needed; the level comes at once when she is stunned or gone.
  test('ruling: enemies gain XP but do not level up before she is stunned', () => {
    const { ann, bob, card, close } = stage();
    ann.use('Strange', 'Supreme Knowledge');
    ann.use('Strange', 'Supreme Knowledge');
    expect([card('Strange').xp, card('Strange').level]).toEqual([5, 1]);
    pass(ann, ann);
    ann.attack('Wanda', 'A');
    pass(ann, bob);
    expect([card('Wanda').zone, card('def-004').level]).toEqual(['ko', 2]);
    close();
  });

  test('does not keep her own side from levels', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'def-003', as: 'Strange', xp: 4 }, 'def-013'],
        resources: ['Energy Location'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Strange', 'Supreme Knowledge');
    expect(card('def-004').level).toBe(2);
    close();
  });
});

test('def-014 Cloak puts a -1/-1 counter on each character of the player whose Build Phase starts', () => {
  const stage = scene('modern', {
    ann: { front: [{ card: 'def-014', as: 'Cloak' }, body('A', 5, 5)] },
    bob: { front: [body('D', 5, 5)] },
    at: 'turn',
  });
  const { card, close } = stage;
  passTo(stage, 'ann', 'resource');
  expect([card('Cloak').minus, card('A').minus, card("ann's Main").minus, card('D').minus]).toEqual([1, 1, 1, 0]);
  passTo(stage, 'bob', 'resource');
  expect([card('A').minus, card('D').minus]).toEqual([1, 1]);
  close();
});

describe('def-015 Deathlok', () => {
  test('puts a character from the KO pile under the deck and has its base ATK and DEF for the turn', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: {
        front: [{ card: 'def-015', as: 'Deathlok', plus: 1 }],
        ko: ['mnb-022 as Hulk', 'def-054'],
        deck: ['def-009', 'def-011'],
        resources: ['Might Location x2'],
      },
      bob: { ko: ['mnb-021 as Thor'] },
    });
    ann.use('Deathlok', 'Rebuilt Body');
    expect(ann.offered('choose')).toEqual(['Hulk']);
    ann.choose('Hulk');
    expect([seat('ann').deck?.at(-1), seat('ann').ko]).toEqual(['Hulk', ['Shock to the System']]);
    expect([card('Deathlok').atk, card('Deathlok').def]).toEqual([8, 8]);
    expect(ann.refused('use', 'Deathlok', 'Rebuilt Body')).toEqual(['VS-PWR-42']);
    nextMain(ann, bob);
    expect([card('Deathlok').atk, card('Deathlok').def]).toEqual([4, 4]);
    close();
  });

  test('stays as he is with no character in the KO pile', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['def-015 as Deathlok'], ko: ['def-054'], resources: ['Might Location'] },
      bob: {},
    });
    ann.use('Deathlok', 'Rebuilt Body');
    expect([card('Deathlok').atk, card('Deathlok').def, card('Deathlok').stunned]).toEqual([3, 3, false]);
    close();
  });
});

test('def-016 Moon Knight is powered up by any character, and nobody else is', () => {
  const { ann, bob, card, seat, close } = scene('modern', {
    ann: {
      front: ['def-016 as Knight', body('B', 1, 9, 'team:defenders')],
      hand: ['def-009 as Angel', 'def-016 as Copy', 'def-025 as Senses'],
    },
    bob: { front: [body('D', 1, 9)] },
  });
  ann.attack('D', 'Knight', 'B');
  expect(ann.offered('powerUp').toSorted()).toEqual(['Angel, Knight', 'Copy, Knight']);
  ann.powerUp('Angel', 'Knight');
  expect([card('Knight').plus, seat('ann').ko]).toEqual([1, ['Angel']]);
  pass(bob, ann);
  bob.strikeBack('B');
  close();
});

describe('def-017 Nighthawk', () => {
  const team = 'Mobilize the Team';

  test('makes the next Defenders character cost 4 less, and no other', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        back: ['def-017 as Nighthawk'],
        hand: ['def-018 as Punisher', 'def-009 as Angel', 'mnb-011 as Panther', 'def-012 as Fist'],
        points: 3,
        resources: ['Intellect Location'],
      },
      bob: {},
      at: 'recruit',
    });
    const names = () => [...new Set(ann.offered('recruit').map((line) => line.split(',')[0]))].toSorted();
    expect(names()).toEqual(['Angel', 'Fist', 'Panther']);
    ann.use('Nighthawk', team);
    expect(names()).toEqual(['Angel', 'Fist', 'Panther', 'Punisher']);
    // Somebody of another team pays in full and does not use it up.
    ann.recruit('Panther', 'back');
    expect(seat('ann').points).toBe(1);
    ann.recruit('Punisher', 'back');
    expect(seat('ann').points).toBe(0);
    // It is used up now.
    expect(names()).toEqual([]);
    close();
  });

  test('can make it free, and not cheaper', () => {
    const { ann, seat, close } = scene('modern', {
      ann: { back: ['def-017 as Nighthawk'], hand: ['def-009 as Angel'], points: 1, resources: ['Intellect Location'] },
      bob: {},
      at: 'recruit',
    });
    ann.use('Nighthawk', team);
    ann.recruit('Angel', 'back');
    expect(seat('ann').points).toBe(1);
    close();
  });

  test('only this turn', () => {
    const at = scene('modern', {
      ann: { back: ['def-017 as Nighthawk'], hand: ['def-020 as Valkyrie'], resources: ['Intellect Location x2'] },
      bob: {},
      at: 'recruit',
    });
    at.ann.use('Nighthawk', team);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'recruit');
    expect(at.ann.offered('recruit')).toEqual([]);
    at.close();
  });

  test('has +3/+3 in the turns of enemy players', () => {
    const { ann, bob, card, close } = scene('modern', { ann: { back: ['def-017 as Nighthawk'] }, bob: {} });
    expect([card('Nighthawk').atk, card('Nighthawk').def]).toEqual([3, 3]);
    nextMain(ann, bob);
    expect([card('Nighthawk').atk, card('Nighthawk').def]).toEqual([6, 6]);
    close();
  });

  test('not in the turn of a teammate', () => {
    const at = scene('modern/twoVsTwo', { ann: { back: ['def-017 as Nighthawk'] }, bob: {}, cem: {}, dan: {} });
    const atks = ['bob', 'cem', 'dan'].map((who) => {
      passTo(at, who, 'main');
      return at.card('Nighthawk').atk;
    });
    expect(atks.toSorted()).toEqual([3, 6, 6]);
    at.close();
  });
});

describe('def-018 Punisher', () => {
  const position = 'Perfect Position';

  test('cannot be struck in a ranged combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['def-018 as Frank'], resources: ['Skill Location'] },
      bob: { back: [body('D', 9, 30, 'ranged')] },
    });
    ann.attack('D', 'Frank');
    ann.use('Frank', position);
    pass(bob, ann);
    expect(card('Frank').stunned).toBe(false);
    close();
  });

  test('can be in a melee combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-018 as Frank'], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 30, 'ranged')] },
    });
    ann.attack('D', 'Frank');
    ann.use('Frank', position);
    pass(bob, ann);
    expect(card('Frank').zone).toBe('ko');
    close();
  });

  test('is safe on an enemy turn too, for that combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [body('A', 9, 30, 'ranged'), body('B', 9, 30, 'ranged')] },
      bob: { back: ['def-018 as Frank'], resources: ['Skill Location'] },
    });
    ann.attack('Frank', 'A');
    ann.pass();
    bob.use('Frank', position);
    pass(ann, bob);
    expect(card('Frank').stunned).toBe(false);
    ann.attack('Frank', 'B');
    pass(ann, bob);
    expect(card('Frank').zone).toBe('ko');
    close();
  });

  test('KOs a defending supporting character he wounds', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-018 as Frank'] },
      bob: { front: [body('D', 1, 5, 'health:3')] },
    });
    ann.attack('D', 'Frank');
    pass(ann, bob);
    expect(card('D').zone).toBe('ko');
    close();
  });
});

describe('def-019 Vision', () => {
  test('doubles his current ATK and DEF while attacking, for the combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'def-019', as: 'Vision', plus: 1 }], resources: ['Energy Location x2'] },
      bob: { front: [body('D', 11, 12)] },
    });
    expect(ann.offered('use')).toEqual([]);
    ann.attack('D', 'Vision');
    ann.use('Vision', 'Increase Density');
    expect([card('Vision').atk, card('Vision').def]).toEqual([12, 12]);
    pass(bob, ann);
    expect([card('D').stunned, card('Vision').stunned, card('Vision').atk]).toEqual([true, false, 6]);
    close();
  });

  test('can neither strike nor be struck while defending', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 1), body('B', 9, 1)] },
      bob: { front: ['def-019 as Vision'], resources: ['Energy Location'] },
    });
    ann.attack('Vision', 'A');
    ann.pass();
    // Increase Density is for his player's own turn.
    expect(bob.offered('use')).toEqual(['Vision, Decrease Density']);
    bob.use('Vision', 'Decrease Density');
    pass(ann, bob);
    expect([card('A').stunned, card('Vision').stunned]).toEqual([false, false]);
    ann.attack('Vision', 'B');
    pass(ann, bob);
    expect([card('B').stunned, card('Vision').stunned]).toEqual([true, true]);
    close();
  });

  test('pays in vain for Decrease Density while attacking', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['def-019 as Vision'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 5)] },
    });
    ann.attack('D', 'Vision');
    ann.use('Vision', 'Decrease Density');
    pass(bob, ann);
    expect([card('D').stunned, card('Vision').stunned]).toEqual([true, true]);
    close();
  });
});

describe('def-020 Valkyrie', () => {
  // Ruling: the cost is paid.
  test('ruling: lets her player recruit from the KO pile this turn, at its cost', () => {
    const { ann, card, seat, close } = scene('modern', {
      ann: {
        back: ['def-020 as Valkyrie'],
        ko: ['mnb-011 as Panther', 'mnb-021 as Thor', 'def-054'],
        points: 3,
        resources: ['Intellect Location'],
      },
      bob: { ko: ['mnb-009'] },
      at: 'recruit',
    });
    expect(ann.offered('recruit')).toEqual([]);
    ann.use('Valkyrie', 'Chooser of the Slain');
    expect(ann.offered('recruit').toSorted()).toEqual(['Panther, back', 'Panther, front']);
    ann.recruit('Panther', 'front');
    expect([card('Panther').zone, seat('ann').points, seat('ann').ko]).toEqual([
      'front',
      1,
      ['Thor', 'Shock to the System'],
    ]);
    close();
  });

  test('only for that turn', () => {
    const stage = scene('modern', {
      ann: {
        back: ['def-020 as Valkyrie'],
        ko: ['mnb-011 as Panther'],
        resources: ['Intellect Location', 'Might Location x5'],
      },
      bob: {},
      at: 'recruit',
    });
    const { ann, close } = stage;
    ann.use('Valkyrie', 'Chooser of the Slain');
    expect(ann.offered('recruit')).toEqual(['Panther, front', 'Panther, back']);
    passTo(stage, 'bob', 'main');
    passTo(stage, 'ann', 'recruit');
    expect(ann.offered('recruit').filter((line) => line.startsWith('Panther'))).toEqual([]);
    close();
  });
});

test('def-021 War Machine KOs any supporting character for two Might', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['def-021 as Rhodey'], resources: ['Might Location x2'] },
    bob: { front: [body('D', 1, 30)], back: [body('Boss', 1, 1, 'main')] },
  });
  ann.use('Rhodey', 'Rocket Launcher');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'Rhodey']);
  ann.choose('D');
  expect(card('D').zone).toBe('ko');
  close();

  const poor = scene('modern', {
    ann: { back: ['def-021 as Rhodey'], resources: ['Might Location'] },
    bob: { front: [body('D', 1, 30)] },
  });
  expect(poor.ann.offered('use')).toEqual([]);
  poor.close();
});

test('def-022 Ghost Rider puts a -1/-1 counter for each Good character in the own KO pile on an enemy as he appears', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      hand: ['def-022 as Ghost'],
      points: 7,
      // Two Good characters, an Evil one and a plot twist.
      ko: ['mnb-009', 'def-009', 'mnb-087', 'def-025'],
      front: [body('A', 5, 5)],
    },
    bob: { front: [body('D', 5, 5)], ko: ['mnb-010'] },
    at: 'recruit',
  });
  ann.recruit('Ghost', 'back');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'Main']);
  ann.choose('D');
  expect([card('D').minus, card('A').minus]).toEqual([2, 0]);
  close();
});
