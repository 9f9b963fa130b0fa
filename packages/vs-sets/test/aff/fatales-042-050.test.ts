import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-042 Goblin Queen', () => {
  const summon = 'Summon Goblins';
  const stage = (ann: object) =>
    scene('modern', {
      ann: { back: ['aff-042 as Queen'], resources: ['Intellect Location x2'], ...ann },
      bob: { front: [body('D', 9, 9)], side: ['aff-054 x4'] },
    });

  test('puts Demon Goblins into the front row until there are four on her side', () => {
    const { ann, seat, close } = stage({ front: ['aff-054 as Old'], side: ['aff-054 x6'] });
    ann.use('Queen', summon);
    expect([seat('ann').front?.length, seat('ann').side?.length, seat('ann').back]).toEqual([
      ...[4, 3],
      ['Queen', 'Main'],
    ]);
    expect(ann.refused('use', 'Queen', summon)).toEqual(['VS-PWR-42']);
    close();
  });

  // Rulings: a token is a character like others, and is gone when it leaves play; a KO is a KO for Thanos.
  test('ruling: a goblin that is KO’d counts as KO’d, and can be summoned again', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { back: ['aff-042 as Queen'], resources: ['Intellect Location x2'], side: ['aff-054 x4'] },
      bob: { front: [body('D', 9, 9)], back: ['mnb-085 as Thanos'] },
    });
    ann.use('Queen', summon, 'Intellect Location');
    expect(ann.offered('attack').length).toBeGreaterThan(0);
    nextMain(ann, bob);
    bob.attack('Demon Goblin', 'D');
    pass(bob, ann);
    expect([seat('ann').front?.length, seat('ann').ko, card('Thanos').xp]).toEqual([3, [], 1]);
    nextMain(bob, ann);
    ann.use('Queen', summon, 'Intellect Location');
    expect(seat('ann').front).toHaveLength(4);
    close();
  });

  test('makes none that her player has not brought', () => {
    const { ann, seat, close } = stage({});
    ann.use('Queen', summon);
    expect(seat('ann').front).toEqual([]);
    close();
  });
});

describe('aff-044 Viper', () => {
  test('puts a -1/-1 counter on up to two enemy characters', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['aff-044 as Viper'], front: [body('A', 1, 9)], resources: ['Skill Location x2'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)], back: [body('Boss', 9, 9, 'main')] },
    });
    ann.use('Viper', 'Poison Darts');
    expect(ann.offered('choose').toSorted()).toEqual(['Boss', 'D', 'E']);
    ann.choose('D', 'E');
    expect(['D', 'E', 'Boss', 'A'].map((name) => card(name).minus)).toEqual([1, 1, 0, 0]);
    expect(ann.refused('use', 'Viper', 'Poison Darts')).toEqual(['VS-PWR-42']);
    close();
  });

  test('need not hit two, or any', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['aff-044 as Viper'], resources: ['Skill Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.use('Viper', 'Poison Darts');
    ann.choose('D', '...');
    ann.done();
    expect([card('D').minus, card('E').minus]).toEqual([1, 0]);
    close();
  });

  test('doubles the -1/-1 counters on each enemy at the end of her turn, and of no other', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['aff-044 as Viper'], front: [{ body: 'A 1/9', minus: 2 }] },
      bob: {
        front: [
          { body: 'D 9/9', minus: 2 },
          { body: 'E 9/9', minus: 1 },
          { body: 'F 9/9', plus: 1 },
        ],
      },
    });
    nextMain(ann, bob);
    expect(['D', 'E', 'F', 'A'].map((name) => [card(name).minus, card(name).plus])).toEqual([
      [4, 0],
      [2, 0],
      [0, 1],
      [2, 0],
    ]);
    nextMain(bob, ann);
    expect(card('D').minus).toBe(4);
    close();
  });
});

describe('aff-045 Satana', () => {
  test('gives Lethal to the Femme Fatales of her side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['aff-045 as Satana'], front: [body('A', 9, 9, 'team:femmeFatales'), body('B', 9, 9)] },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)], back: [body('F', 1, 1, 'team:femmeFatales')] },
    });
    expect(['A', 'B', 'F'].map((name) => card(name).keywords)).toEqual(['lethal', '', '']);
    expect(String(card('Satana').keywords)).toContain('lethal');
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.attack('E', 'B');
    pass(ann, bob);
    expect([card('D').zone, card('E').zone]).toEqual(['ko', 'front']);
    close();
  });

  // Ruling: a daze gives no wound, and Lethal needs one.
  test('ruling: a daze is not Lethal', () => {
    const { ann, card, close } = scene('modern', {
      ann: { back: ['aff-045 as Satana'], front: ['aff-028 as Cat'], resources: ['Skill Location'] },
      bob: { front: [body('D', 1, 30)] },
    });
    ann.attack('D', 'Cat');
    ann.use('Cat', 'Cross their Path');
    expect([card('D').stunned, card('D').zone]).toEqual([true, 'front']);
    close();
  });

  test('removes a character of an enemy KO pile and all of its name from that player’s hand and deck', () => {
    const { ann, seat, card, close } = scene('modern/freeForAll', {
      ann: { back: ['aff-045 as Satana'], hand: ['aff-012 as Own'], resources: ['Energy Location x2'] },
      bob: {
        ko: ['aff-012 as Jess', 'aff-010 as Nico', 'mnb-024 as Twist'],
        hand: ['aff-012 as Held', 'aff-010 as Kept'],
        deck: ['aff-012 as Deep', 'mnb-024', 'aff-010 as Low'],
      },
      cem: { ko: ['aff-009 as Wasp'], hand: ['aff-012 as Far'] },
    });
    ann.use('Satana', 'Consume Soul');
    expect(ann.offered('choose').toSorted()).toEqual(['Jess', 'Nico', 'Wasp']);
    ann.choose('Jess');
    expect([seat('bob').removed?.length, seat('bob').hand, seat('bob').deck?.length]).toEqual([3, ['Kept'], 2]);
    expect([card('Far').zone, card('Own').zone, seat('bob').ko?.toSorted()]).toEqual([
      'hand',
      'hand',
      ['Nico', 'Twist'],
    ]);
    // The hand was shown; the deck was shown too, but has been shuffled since.
    expect(ann.sees('Kept')).toBe(true);
    expect(ann.refused('use', 'Satana', 'Consume Soul')).toEqual(['VS-PWR-42']);
    close();
  });
});

describe('aff-046 Lady Deathstrike', () => {
  const death = 'Death Strike';

  test('gives an enemy main character that she stuns a second wound if she survives', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-046 as Yuriko'], resources: ['Might Location x2'] },
      bob: { front: [body('Boss', 1, 1, 'main', 'health:5')] },
    });
    ann.attack('Boss', 'Yuriko');
    ann.use('Yuriko', death);
    expect(ann.refused('use', 'Yuriko', death)).toEqual(['VS-PWR-42']);
    pass(bob, ann);
    expect([card('Boss').stunned, card('Boss').wounds]).toEqual([true, 2]);
    close();
  });

  test('does so as a defender on an enemy turn as well', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('Boss', 1, 1, 'main', 'health:5'), body('A', 1, 9)] },
      bob: { front: ['aff-046 as Yuriko'], resources: ['Might Location'] },
    });
    ann.attack('Yuriko', 'Boss', 'A');
    ann.pass();
    bob.use('Yuriko', death);
    pass(ann, bob);
    bob.strikeBack('Boss');
    expect([card('Boss').wounds, card('A').wounds, card('Yuriko').stunned]).toEqual([2, 0, false]);
    close();
  });

  test.each([
    ['she does not survive', body('Boss', 9, 1, 'main', 'health:5'), 1],
    ['it is no main character', body('Boss', 1, 1, 'health:5'), 1],
    ['she does not stun it', body('Boss', 1, 30, 'main', 'health:5'), 0],
  ])('gives no second wound if %s', (_, boss, wounds) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-046 as Yuriko'], resources: ['Might Location'] },
      bob: { front: [boss] },
    });
    ann.attack('Boss', 'Yuriko');
    ann.use('Yuriko', death);
    pass(bob, ann);
    expect(card('Boss').wounds).toBe(wounds);
    close();
  });

  // Ruling: what spares the wound of a stun does not spare this one (VS-MEC-WOUND-02).
  test('ruling: wounds one who gets no wound from the stun', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [{ card: 'aff-046', as: 'Yuriko', plus: 5 }], resources: ['Might Location'] },
      bob: { front: [{ card: 'mnb-018', as: 'Cage', main: true }], resources: ['Might Location'] },
    });
    ann.attack('Cage', 'Yuriko');
    ann.use('Yuriko', death);
    bob.use('Cage', 'Impervious Skin');
    pass(ann, bob);
    // His only health.
    expect(card('Cage').zone).toBe('ko');
    close();
  });
});

describe('aff-050 Dramatic Entrance', () => {
  const stage = (hand: unknown[], front: unknown[] = [body('D', 1, 1, 'team:femmeFatales')], ann: object = {}) =>
    scene('modern', {
      ann: { front: [body('A', 9, 9), body('B', 9, 9)], ...ann },
      bob: { front, back: [body('Boss', 1, 9, 'main')], hand: ['aff-050 as Entrance', ...hand] },
    });

  test('puts a character from hand next to the defender, who defends in its place and is KO’d after the combat', () => {
    const { ann, bob, card, close } = stage([body('New', 9, 20), 'mnb-024 as Twist']);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Entrance');
    bob.yes();
    expect(bob.offered('choose')).toEqual(['New']);
    bob.choose('New');
    expect([card('New').role, card('New').zone, card('D').role, card('D').zone]).toEqual([
      ...['defender', 'front'],
      ...['none', 'front'],
    ]);
    pass(ann, bob);
    expect([card('A').stunned, card('D').stunned, card('New').zone]).toEqual([true, false, 'ko']);
    close();
  });

  test('may do nothing, and does nothing for enemy defenders', () => {
    const { ann, bob, card, close } = stage([body('New', 9, 20)]);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Entrance');
    bob.no();
    expect([card('D').role, card('New').zone]).toEqual(['defender', 'hand']);
    pass(ann, bob);
    close();

    const attack = stage([body('New', 9, 20)]);
    nextMain(attack.ann, attack.bob);
    attack.bob.attack('A', 'D');
    attack.bob.play('Entrance');
    expect([attack.bob.offered('yes'), attack.card('A').role]).toEqual([[], 'defender']);
    pass(attack.ann, attack.bob);
    attack.close();
  });

  // Ruling: it appears, and appear powers work.
  test('ruling: the new character appears', () => {
    const { ann, bob, card, close } = stage(['aff-009 as Wasp']);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Entrance');
    bob.yes();
    bob.choose('Wasp');
    bob.choose('B');
    expect(card('B').minus).toBe(1);
    // Ruling: she was not attacked, so Shrink does not see it.
    expect(bob.offered('yes')).toEqual([]);
    pass(ann, bob);
    close();
  });

  // Ruling: one of a name that is there already comes in, and the older one is KO'd.
  test('ruling: a copy of one in play comes in, and uniqueness KOs the older', () => {
    const front = [body('D', 1, 1, 'team:femmeFatales'), 'aff-012 as Old'];
    const { ann, bob, card, close } = stage(['aff-012 as Fresh'], front);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Entrance');
    bob.yes();
    bob.choose('Fresh');
    expect([card('Old').zone, card('Fresh').role]).toEqual(['ko', 'defender']);
    pass(ann, bob);
    close();
  });

  // Ruling: Adam Warlock comes in stunned; the combat has no defender and ends, and he is KO'd.
  test('ruling: one that comes in stunned does not defend, and the combat ends', () => {
    const { ann, bob, card, table, close } = stage(['mnb-074 as Adam']);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Entrance');
    bob.yes();
    bob.choose('Adam');
    expect([card('D').stunned, card('A').stunned, card('Adam').zone, table().combat]).toEqual([
      ...[false, false, 'ko'],
      false,
    ]);
    close();
  });

  // Ruling: Schemer did not see this plot twist, and another is not the first of the turn.
  test('ruling: Loki brought in by it draws for no plot twist this turn', () => {
    const { ann, bob, seat, close } = stage(['mnb-098 as Loki', 'mnb-108 as Cover']);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Entrance');
    bob.yes();
    bob.choose('Loki');
    expect(bob.offered('yes')).toEqual([]);
    ann.pass();
    bob.play('Cover');
    expect(seat('bob').hand).toEqual([]);
    pass(ann, bob);
    close();
  });

  // Ruling (Lady Deathstrike): she survives the combat before she is KO'd at its end.
  test('ruling: Lady Deathstrike brought in by it still gives her extra wound', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('Chief', 1, 1, 'main', 'health:5')] },
      bob: {
        front: [body('D', 1, 1, 'team:femmeFatales')],
        hand: ['aff-050 as Entrance', 'aff-046 as Yuriko'],
        resources: ['Might Location'],
      },
    });
    ann.attack('D', 'Chief');
    ann.pass();
    bob.play('Entrance');
    bob.yes();
    bob.choose('Yuriko');
    ann.pass();
    bob.use('Yuriko', 'Death Strike');
    pass(ann, bob);
    expect([card('Chief').wounds, card('Yuriko').zone]).toEqual([2, 'ko']);
    close();
  });
});
