import { on, putPlus, supporting, trigger } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('svh-039 FitzSimmons', () => {
  test('make the next character and the next equipment of the turn cheaper', () => {
    const { ann, seat } = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['svh-039 as FS'],
        hand: ['sec-009 as King', 'svh-051 as Gun', 'sec-010 as Fury'],
        points: 4,
        resources: ['Intellect Location', 'Skill Location'],
      },
      bob: {},
      open: true,
    });
    ann.use('FS', 'Bioengineer');
    ann.recruit('King', 'back');
    expect(seat('ann').points).toBe(4);
    ann.use('FS', 'Gadgeteer');
    ann.equip('Gun', 'FS');
    expect(seat('ann').points).toBe(4);
    ann.recruit('Fury', 'back');
    expect(seat('ann').points).toBe(1);
  });

  test('lose one Agent and a power an enemy chooses when wounded, until healed', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      ann: { front: ['svh-039 as FS'], resources: ['Intellect Location', 'Skill Location'] },
      bob: { front: [body('D', 9, 9)] },
      open: true,
    });
    bob.attack('FS', 'D');
    pass(bob, ann);
    bob.number(0);
    expect([card('FS').stunned, card('FS').wounds]).toEqual([true, 1]);
    bob.pass();
    while (ann.offered('use').length === 0) ann.pass();
    expect(ann.offered('use')).toEqual(['FS, Gadgeteer']);
    expect(card('FS').keywords).toBe('agent');
  });
});

describe('svh-049 Nick Fury', () => {
  const fan = supporting({
    id: 'zz-fan',
    name: 'Fan',
    cost: 1,
    atk: 1,
    def: 1,
    health: 1,
    teams: [],
    powers: [trigger('Cheer', on('playsCard', { is: 'equipment' }, { player: 'you' }), putPlus(1, 'self'))],
  });

  const look = (top: string, bob: object = {}, back: readonly string[] = []) => {
    const at = scene('modern', {
      cards: [fan],
      at: 'recruit',
      ann: {
        back: ['svh-049 as Fury', ...back],
        front: [body('S', 1, 1, 'team:shield')],
        deck: [`${top} as Top`, body('N', 1, 1), body('M', 1, 1)],
        resources: ['Intellect Location'],
      },
      bob,
      open: true,
    });
    at.ann.use('Fury', 'An Eye For Detail');
    return at;
  };

  test('recruits a character from the top of the deck for nothing, if you like', () => {
    const yes = look('sec-015');
    yes.ann.yes();
    yes.ann.row('front', 'ann');
    expect([yes.card('Top').zone, yes.seat('ann').points]).toEqual(['front', 1]);
    const no = look('sec-015');
    no.ann.no();
    expect(no.card('Top').zone).toBe('deck');
  });

  test('plays equipment from there on a character of yours, and nothing else', () => {
    const gun = look('svh-051');
    gun.ann.yes();
    gun.ann.choose('S');
    expect(gun.card('S').equipment).toEqual(['Top']);
    const twist = look('svh-059');
    expect([twist.card('Top').zone, twist.ann.offered('yes')]).toEqual(['deck', []]);
  });

  test('plays it where it could be played, and with a character of its team alone', () => {
    const crown = look('svh-056', { front: [body('D', 1, 9), body('E', 1, 9)], back: [body('Boss', 1, 9, 'main')] });
    crown.ann.yes();
    expect(crown.ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    crown.ann.choose('D');
    crown.ann.row('front', 'ann');
    expect([crown.card('D').equipment, crown.card('D').controller, crown.seat('ann').points]).toEqual([
      ['Top'],
      'ann',
      1,
    ]);
    const rifle = look('svh-022');
    rifle.ann.yes();
    expect([rifle.ann.offered('choose'), rifle.card('Top').zone]).toEqual([[], 'deck']);
  });

  test('playing it so is playing a card', () => {
    const at = look('svh-051', {}, ['zz-fan as Fan']);
    at.ann.yes();
    at.ann.choose('S');
    expect([at.card('S').equipment, at.card('Fan').plus]).toEqual([['Top'], 1]);
  });

  test('may rearrange the formation at the end of your turn', () => {
    const { ann, card } = scene('modern', {
      ann: { back: ['svh-049 as Fury'], front: [body('S', 1, 1)] },
      bob: { front: [body('D', 1, 1)] },
      open: true,
    });
    ann.pass();
    expect(ann.offered('choose')).not.toContain('D');
    ann.choose('S', 'Fury');
    expect([card('S').zone, card('Fury').zone]).toEqual(['back', 'front']);
  });
});

const marvel = (id: string, kind: string) => {
  const { ann } = scene('modern', {
    at: 'recruit',
    ann: { back: ['aln-001 as Ripley'], hand: [`${id} as Thing`], points: 9 },
    bob: { front: [body('D', 1, 1)] },
    open: true,
  });
  expect(ann.offered('equip')).toEqual([]);
  expect(ann.refused('equip', 'Thing', kind)).toContain('VS-PT-15');
};

describe('svh-055 Darkhold', () => {
  test('your first plot twist each turn goes to your hand, the second does not', () => {
    const { ann, card, seat } = scene('modern', {
      ann: {
        front: [{ body: 'A 5/9 team:hammer', equipment: ['svh-055'] }],
        hand: ['tub-059 as One', 'tub-059 as Two'],
      },
      bob: { front: [body('D', 1, 9)] },
      open: true,
    });
    for (const name of ['One', 'Two']) {
      ann.play(name);
      ann.choose('D');
      ann.number(0);
      ann.no();
    }
    expect([seat('ann').hand.length, seat('ann').ko.length, card('Two').zone]).toEqual([1, 1, 'ko']);
  });

  // Ruling: Marvel equipment.
  test('ruling: goes to an Evil character, with a Marvel character on your side', () => {
    const { ann } = scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('G', 1, 1, 'team:avengers'), body('E', 1, 1, 'team:hydra')],
        hand: ['svh-055 as Book'],
        points: 3,
      },
      bob: {},
      open: true,
    });
    expect(ann.offered('equip')).toEqual(['Book, E']);
    marvel('svh-055', 'Ripley');
  });
});

describe('svh-056 Serpent Crown', () => {
  const open = () =>
    scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 9, 9)], hand: ['svh-056 as Crown'], points: 7 },
      bob: { front: [body('D', 3, 9, 'health:3'), { body: 'W 1/1', equipment: ['svh-051'] }], back: [body('E', 1, 9)] },
      open: true,
    });

  // Ruling: Marvel equipment.
  test('ruling: goes to an unequipped enemy supporting character', () => {
    expect(open().ann.offered('equip')).toEqual(['Crown, D', 'Crown, E']);
    marvel('svh-056', 'D');
  });

  test('brings that character to your side as long as it wears the Crown', () => {
    const { ann, bob, card } = open();
    ann.equip('Crown', 'D');
    ann.row('front', 'ann');
    expect([card('D').controller, card('D').owner]).toEqual(['ann', 'bob']);
    pass(ann, ann);
    ann.attack('W', 'D');
    pass(ann, bob);
    nextMain(ann, bob);
    expect([card('D').controller, card('D').equipment]).toEqual(['ann', ['Crown']]);
  });

  test('gives it back when the Crown is gone', () => {
    const { ann, bob, card } = scene('modern', {
      at: 'recruit',
      ann: { hand: ['svh-056 as Crown'], points: 7 },
      bob: { front: [body('D', 3, 4, 'health:3'), body('H', 9, 9)] },
      open: true,
    });
    ann.equip('Crown', 'D');
    ann.row('front', 'ann');
    pass(ann, ann, ann);
    while (bob.offered('attack').length === 0) bob.pass();
    bob.attack('D', 'H');
    pass(bob, ann);
    bob.row('back', 'bob');
    expect([card('D').controller, card('D').zone, card('D').stunned, card('Crown').zone]).toEqual([
      'bob',
      'back',
      true,
      'ko',
    ]);
  });
});

describe('svh-057 The Nullifier', () => {
  // Rulings: it looks at characters in play only, wherever they come from later.
  test('ruling: takes a named power from each enemy, later ones too', () => {
    const { ann, bob, card } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'flight')], hand: ['svh-057 as Null'], points: 2 },
      bob: { front: [body('D', 1, 1, 'flight')], hand: ['sec-012 as Late', 'sec-014 as Hulkling'], points: 9 },
      open: true,
    });
    ann.equip('Null', 'A');
    ann.name('Flight');
    expect([card('A').keywords, card('D').keywords]).toEqual(['flight', '']);
    pass(ann, ann);
    expect(bob.offered('pass').length + ann.offered('pass').length).toBeGreaterThan(0);
  });

  test('ruling: leaves powers used from a hand or while recruiting alone', () => {
    const { ann, bob, card } = scene('modern', {
      turn: 'bob',
      at: 'recruit',
      ann: { front: [{ body: 'A 1/1', equipment: ['svh-057 as Null'] }, body('V', 1, 1)] },
      bob: { hand: ['sec-014 as Hulkling'], points: 9 },
      open: true,
    });
    expect(ann.offered('name')).toEqual([]);
    bob.recruit('Hulkling', 'front');
    bob.yes();
    bob.choose('V');
    expect(card('Hulkling').controller).toBe('ann');
  });

  test('ruling: on another side it looks at the enemies there, and gone it takes nothing', () => {
    const { ann, card } = scene('modern', {
      at: 'recruit',
      ann: { front: [body('A', 1, 1, 'lethal')], hand: ['svh-057 as Null', 'svh-051 as Gun'], points: 9 },
      bob: { front: [body('D', 1, 1, 'lethal')] },
      open: true,
    });
    ann.equip('Null', 'A');
    ann.name('Lethal');
    expect(card('D').keywords).toBe('');
    if (ann.offered('equip').includes('Gun, A')) {
      ann.equip('Gun', 'A');
      expect(card('D').keywords).toBe('lethal');
    }
  });

  test('ruling: is Marvel equipment', () => {
    marvel('svh-057', 'Ripley');
  });
});
