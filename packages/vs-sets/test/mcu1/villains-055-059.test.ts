import { always, equipment } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, scene } from '../stage.ts';

describe('mcu1-055 Abomination', () => {
  test('may get a counter when another character gains counters, of any side and however many', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-043 as Killian'], resources: ['Might Location'] },
      bob: { front: ['mcu1-055 as Abom'] },
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('ann’s Main');
    bob.yes();
    expect(card('Abom').plus).toBe(1);
    close();
  });

  test('is not jealous of itself or of -1/-1 counters', () => {
    const { ann, card, decides, close } = scene('modern', {
      ann: { front: ['mcu1-043 as Killian', 'mcu1-044 as Whip'], resources: ['Might Location', 'Energy Location'] },
      bob: { front: ['mcu1-055 as Abom', body('D', 1, 9)] },
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('Abom');
    ann.use('Whip', 'Energy Whips');
    ann.choose('D');
    expect([card('Abom').plus, decides()]).toEqual([3, 'ann']);
    close();
  });

  test('asks once for each character that gains counters', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        front: ['mcu1-055 as Abom', body('A', 1, 1), body('B', 1, 1)],
        hand: ['mcu1-059 as Army'],
      },
      bob: {},
    });
    ann.play('Army');
    // Itself among the supporting characters, and one question for each of the other two.
    ann.order('Abom');
    ann.yes();
    ann.no();
    expect(card('Abom').plus).toBe(2);
    close();
  });

  // VS-TIME-14
  test('may outdo an enemy twin again and again, but not for ever', () => {
    const { ann, bob, card, decides, close } = scene('modern', {
      ann: { front: ['mcu1-055 as First', 'mcu1-043 as Killian'], resources: ['Might Location'] },
      bob: { front: ['mcu1-055 as Second'] },
    });
    ann.use('Killian', 'The Extremis Virus');
    ann.choose('Second');
    let answers = 0;
    while (ann.offered('yes').length + bob.offered('yes').length > 0 && answers < 1000) {
      if (decides() === 'ann') ann.yes();
      else bob.yes();
      answers++;
    }
    expect(answers).toBeGreaterThan(10);
    expect(answers).toBeLessThan(1000);
    if (decides() === 'ann') ann.no();
    else bob.no();
    expect(card('First').plus).toBeGreaterThan(5);
    expect(ann.offered()).toContain('pass');
    close();
  });
});

describe('mcu1-056 Red Skull', () => {
  const flag = equipment({
    id: 'x-1',
    name: 'Flag',
    cost: 0,
    teams: ['avengers'],
    powers: [always('F', { mod: 'stats', atk: 1, def: 1 })],
  });
  const stick = equipment({ id: 'x-2', name: 'Stick', cost: 0, teams: [], powers: [] });
  const hand = ['mnb-026 as Mansion', 'Might Location', 'Flag', 'Stick', body('X', 1, 1)];

  test('keeps enemies from playing locations and equipment of a team', () => {
    const { ann, close } = scene('modern', {
      cards: [flag, stick],
      ann: { front: [body('A', 1, 1)], hand },
      bob: { front: ['mcu1-056'] },
      at: 'resource',
    });
    expect(ann.refused('resource', 'Mansion', 'up')).toEqual(['VS-GOLD-02']);
    expect(ann.offered('resource').toSorted()).toEqual([
      'Flag, down',
      'Mansion, down',
      'Might Location, down',
      'Might Location, up',
      'Stick, down',
      'X, down',
    ]);
    ann.pass();
    expect(ann.refused('equip', 'Flag', 'A')).toEqual(['VS-GOLD-02']);
    expect(ann.offered('equip').toSorted()).toEqual(['Stick, A', 'Stick, Main']);
    close();
  });

  test('keeps enemies from playing plot twists of a team, not others, and not his own side', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: [body('A', 1, 9, 'team:mcuHeroes')], hand: ['mcu1-029 as Accords', 'mcu1-062 as Friend'] },
      bob: { front: ['mcu1-056 as Skull'], hand: ['mcu1-060 as Two'] },
    });
    ann.attack('Skull', 'A');
    expect(ann.refused('play', 'Accords')).toEqual(['VS-GOLD-02']);
    expect(ann.offered('play')).toEqual(['Friend']);
    ann.pass();
    expect(bob.offered('play')).toEqual(['Two']);
    bob.pass();
    close();
  });

  test('is over while he is stunned, and never about characters', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('A', 1, 1)], hand: ['mnb-026 as Mansion', body('X', 1, 1, 'cost:0')] },
      bob: { front: [{ card: 'mcu1-056', stunned: true }] },
      at: 'resource',
    });
    ann.resource('Mansion', 'up');
    ann.recruit('X', 'front');
    close();
  });
});

describe('mcu1-057 Loki', () => {
  const purpose = 'I Am Burdened With Glorious Purpose';
  const stage = () =>
    scene('modern', {
      ann: { front: [body('A', 5, 5)] },
      bob: {
        front: [body('D', 1, 5)],
        back: ['mcu1-057 as Loki'],
        hand: [body('X', 1, 1, 'cost:3'), body('Y', 1, 1, 'cost:0'), 'Might Location'],
      },
    });

  // Ruling: Loki need not be in the combat.
  test('discards a character to give somebody in the combat its cost as ATK and DEF', () => {
    const { ann, bob, card, seat, close } = stage();
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('use')).toEqual([`Loki, ${purpose}`]);
    bob.use('Loki', purpose);
    expect(bob.offered('choose').toSorted()).toEqual(['X', 'Y']);
    bob.choose('X');
    expect(bob.offered('choose')).toEqual(['A', 'D']);
    bob.choose('D');
    expect([card('D').atk, card('D').def, seat('bob').ko]).toEqual([4, 8, ['X']]);
    ann.pass();
    expect(bob.refused('use', 'Loki', purpose)).toEqual(['VS-PWR-42']);
    bob.pass();
    expect([card('D').atk, card('D').stunned]).toEqual([1, false]);
    close();
  });

  test('is not offered outside combat, without a character in hand, or while he is stunned', () => {
    const { ann, close } = scene('modern', { ann: { front: ['mcu1-057 as Loki'], hand: [body('X', 1, 1)] }, bob: {} });
    expect(ann.refused('use', 'Loki', purpose)).not.toEqual([]);
    close();

    const refused = (loki: object, hand: string) => {
      const { ann, bob } = scene('modern', {
        ann: { front: [body('A', 5, 5)] },
        bob: { front: [body('D', 1, 5)], back: [{ card: 'mcu1-057', as: 'Loki', ...loki }], hand: [hand] },
        open: true,
      });
      ann.attack('D', 'A');
      ann.pass();
      return bob.offered('use');
    };
    expect(refused({}, body('X', 1, 1))).toHaveLength(1);
    expect(refused({}, 'Might Location')).toEqual([]);
    expect(refused({ stunned: true }, body('X', 1, 1))).toEqual([]);
  });
});

// VS-MEC-FREEACT-03
test('mcu1-057 Loki is stopped by what keeps plot twists from being played', () => {
  const { ann, bob, close } = scene('modern', {
    ann: { front: ['mcu1-058 as Soldier'] },
    bob: { front: [body('D', 1, 9)], back: ['mcu1-057 as Loki'], hand: [body('X', 1, 1), 'mcu1-062 as Friend'] },
  });
  ann.attack('D', 'Soldier');
  ann.pass();
  expect([bob.offered('play'), bob.offered('use')]).toEqual([[], []]);
  expect(bob.refused('use', 'Loki', 'I Am Burdened With Glorious Purpose')).toEqual(['VS-GOLD-02']);
  bob.pass();
  close();
});

describe('mcu1-058 Winter Soldier', () => {
  test('keeps enemies from playing plot twists while he is in the combat', () => {
    const { ann, bob, close } = scene('modern', {
      ann: { front: ['mcu1-058 as Soldier', body('A', 1, 9)], hand: ['mcu1-062 as Mine'] },
      bob: { front: [body('D', 0, 30)], hand: ['mcu1-062 as Theirs'] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect(bob.offered('play')).toEqual(['Theirs']);
    bob.pass();
    ann.attack('D', 'Soldier');
    expect(ann.offered('play')).toEqual(['Mine']);
    ann.pass();
    expect(bob.refused('play', 'Theirs')).toEqual(['VS-GOLD-02']);
    bob.pass();
    close();
  });

  test('does so as a defender, and belongs to both teams', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 9)], hand: ['mcu1-062 as Mine'] },
      bob: { front: ['mcu1-058 as Soldier'], hand: ['mcu1-030 as Move', 'mcu1-060 as Two'] },
    });
    ann.attack('Soldier', 'A');
    expect(ann.offered('play')).toEqual([]);
    ann.pass();
    expect([bob.offered('play'), card('Soldier').teams]).toEqual([['Move', 'Two'], 'mcuHeroes mcuVillains']);
    bob.pass();
    close();
  });
});

test('mcu1-059 I Have an Army puts a counter on each supporting character on one’s side', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      front: [body('A', 1, 1, 'team:mcuVillains'), { body: 'B 1/1', stunned: true }],
      back: [body('C', 1, 1), body('Boss', 1, 1, 'main')],
      hand: ['mcu1-059 as Army'],
    },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.play('Army');
  expect(['A', 'B', 'C', 'Boss', 'D'].map((name) => card(name).plus)).toEqual([1, 0, 1, 0, 0]);
  close();
});
