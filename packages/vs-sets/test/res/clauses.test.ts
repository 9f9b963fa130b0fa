import {
  discard,
  each,
  equipment,
  gets,
  inHand,
  main,
  on,
  plotTwist,
  putPlus,
  some,
  supporting,
  trigger,
  yours,
} from '@longbox/vs/language';
import { VS_SETS } from '@longbox/vs-sets';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

// Rulings on the Resistance, and clauses of its cards that the other files leave untested.

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('res-001, res-002 Angel and Archangel', () => {
  // VS-KW-VIOLENT
  test('res-002 ruling: strikes supporting characters with double his ATK, and nobody else', () => {
    const struck = (defender: string) => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: ['res-002 as Warren'] },
        bob: { front: [defender] },
        open: true,
      });
      ann.attack('D', 'Warren');
      pass(ann, bob);
      return card('D').stunned;
    };
    expect([struck('body D 0/10'), struck('body D 0/11'), struck('body D 0/6 main')]).toEqual([true, false, false]);
  });

  const spirit = plotTwist({
    id: 'xx-spirit',
    name: 'Spirit',
    timing: 'main',
    effects: [gets(each(yours()), 1, 0, 'turn')],
  });
  // VS-LVL-10
  test('res-002 ruling: keeps whether he is exhausted, his counters and effects as he becomes Archangel', () => {
    const { ann, bob, card } = scene('modern', {
      cards: [spirit],
      ann: { front: [{ card: 'res-001', as: 'Warren', xp: 2, wounds: 1, plus: 2 }], hand: ['xx-spirit'] },
      bob: { front: [body('D', 0, 99, 'flight')] },
      open: true,
    });
    ann.play('xx-spirit');
    ann.attack('D', 'Warren');
    pass(ann, bob);
    const now = card('res-002');
    expect([now.level, now.exhausted, now.stunned, now.wounds, now.plus, now.atk]).toEqual([2, true, false, 1, 2, 8]);
  });

  // VS-LVL-13
  test('res-002 ruling: no Archangel of Level 1 leads to him, but the Angel of the Resistance', () => {
    const line = VS_SETS.flatMap(({ cards }) => cards).filter(
      (card) => card.card === 'character' && card.level !== undefined && card.line === 'Angel (Resistance)',
    );
    expect(line.map(({ id, name }) => [id, name])).toEqual([
      ['res-001', 'Angel'],
      ['res-002', 'Archangel'],
    ]);
  });

  test('res-002 gives nothing to equipment of which a copy is in the KO pile', () => {
    const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });
    const { bob, card } = scene('modern', {
      cards: [hat],
      at: 'recruit',
      turn: 'bob',
      ann: { front: ['res-002 as Warren'] },
      bob: { front: [body('D', 9, 9)], ko: ['Hat as Old'], hand: ['Hat as New'], points: 9 },
      open: true,
    });
    bob.equip('New', 'D');
    expect([card('New').minus, card('D').minus]).toEqual([0, 0]);
  });

  test('res-002 gives nothing to a location of which a copy is in the KO pile', () => {
    const { bob, card } = scene('modern', {
      at: 'resource',
      turn: 'bob',
      ann: { front: ['res-002 as Warren'] },
      bob: { ko: ['Might Location as Old'], hand: ['Might Location as New'] },
      open: true,
    });
    bob.resource('New', 'up');
    expect(card('New').minus).toBe(0);
  });
});

const spill = plotTwist({
  id: 'xx-spill',
  name: 'Spill',
  timing: 'main',
  effects: [discard('you', some(2, inHand()))],
});

test('res-003 ruling: Gambit gains one XP for two cards discarded at once', () => {
  const { ann, card } = scene('modern', {
    cards: [spill],
    ann: { front: ['res-003 as Remy'], hand: ['xx-spill', body('A', 1, 1), body('B', 1, 1)] },
    bob: {},
    open: true,
  });
  ann.play('xx-spill');
  if (ann.offered('choose').length > 0) ann.choose('A', 'B');
  expect([card('A').zone, card('B').zone, card('Remy').xp]).toEqual(['ko', 'ko', 1]);
});

// VS-KW-STEALTH, VS-KW-FEARLESS
test('res-009 ruling: Trance attacks the protected back row in melee, and strikes main characters with double', () => {
  const at = () =>
    scene('modern', {
      ann: { front: ['res-009 as Hope'], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 9)], back: [body('E', 0, 6, 'main'), body('F', 0, 6)] },
      open: true,
    });
  const struck = (name: 'E' | 'F') => {
    const { ann, bob, card } = at();
    expect(ann.refused('attack', name, 'Hope')).not.toEqual([]);
    ann.use('Hope', 'Astral Form Overload');
    ann.attack(name, 'Hope');
    pass(ann, bob);
    return card(name).stunned;
  };
  expect([struck('E'), struck('F')]).toEqual([true, false]);
});

test('res-012 Gambit discards a card of his own hand', () => {
  const { ann, card } = scene('modern', {
    at: 'recruit',
    ann: { hand: ['res-012 as Gambit', body('A', 1, 1), body('B', 1, 1)], resources: [R('Skill')], points: 4 },
    bob: { hand: [body('C', 1, 1)] },
    open: true,
  });
  ann.recruit('Gambit', 'front');
  ann.yes();
  ann.pay('Skill Location');
  expect(ann.offered('choose').toSorted()).toEqual(['A', 'B']);
  ann.choose('A');
  expect(card('C').zone).toBe('hand');
});

describe('res-014 Emma Frost', () => {
  const hammer = { name: 'Emma Frost', atk: 1, def: 5, health: 2, teams: ['hammer'] as const, powers: [] };
  const cards = [
    supporting({ ...hammer, id: 'xx-hammer', cost: 3 }),
    main({ ...hammer, id: 'xx-main', gender: 'f', level: 1 }),
  ];

  test('takes no place of a main character', () => {
    const at = scene('modern', {
      cards,
      ann: { back: ['xx-main as Boss'], hand: ['res-014 as Diamond'] },
      bob: {},
      open: true,
    });
    at.ann.powerUp('Diamond', 'Boss');
    expect([at.card('Boss').plus, at.ann.offered('yes')]).toEqual([1, []]);
  });

  test('gets nothing when another appears', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: { front: ['res-014 as Diamond'], hand: [body('A', 1, 1)], points: 9 },
      bob: {},
      open: true,
    });
    at.ann.recruit('A', 'back');
    expect(at.card('Diamond').atk).toBe(6);
  });

  test('gets nothing when another takes this form', () => {
    const at = scene('modern', {
      cards,
      ann: { front: ['xx-hammer as Emma'], hand: ['res-014 as Form'] },
      bob: { front: ['res-014 as Theirs'] },
      open: true,
    });
    at.ann.powerUp('Form', 'Emma');
    at.ann.yes();
    expect([at.asks(), at.card('Theirs').atk]).toEqual(['playOrPass', 6]);
  });
});

describe('res-016 A Great Teacher', () => {
  // VS-PT-09: who pays is not affected by the plot twist.
  test('is paid by a main character outside of the combat', () => {
    const { ann, card } = scene('modern', {
      ann: { front: [body('A', 1, 99)], back: [body('M', 1, 99, 'main')], resources: [R('Skill')], hand: ['res-016'] },
      bob: { front: [body('D', 0, 99)] },
      open: true,
    });
    ann.attack('D', 'A');
    ann.play('res-016');
    ann.yes();
    ann.pay('Skill Location');
    expect([card('Skill Location').faceDown, card('A').atk]).toEqual([true, 7]);
  });

  test('is paid by no enemy', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: [body('A', 1, 99), { body: 'M 1/99 main', stunned: true }],
        resources: [R('Skill')],
        hand: ['res-016'],
      },
      bob: { front: [body('Boss', 0, 99, 'main')] },
      open: true,
    });
    ann.attack('Boss', 'A');
    ann.play('res-016');
    ann.yes();
    expect([ann.offered('pay'), card('Skill Location').faceDown, card('A').atk]).toEqual([[], false, 1]);
  });
});

// VS-MEC-LOCTEXT-05
test('res-018 Danger Room is used as no super power', () => {
  const watcher = supporting({
    ...{ id: 'xx-watcher', name: 'Watcher', cost: 1, atk: 1, def: 9, health: 1, teams: ['avengers'] },
    powers: [trigger('Seen', on('usesSuperPower', undefined, { player: 'you' }), putPlus(1, 'self'))],
  });
  const { ann, card } = scene('modern', {
    cards: [watcher],
    ann: { front: ['Watcher'], resources: ['res-018 as Room', 'Skill Location'] },
    bob: {},
    open: true,
  });
  ann.use('Room', 'Practice Makes Perfect');
  expect([card('Room').faceDown, card('Watcher').plus]).toEqual([true, 0]);
});

test('res-003 gains nothing at the other’s Power-Up, nor for what nobody discards', () => {
  const { ann, bob, card } = scene('modern', {
    ann: { front: ['res-003 as Remy'] },
    bob: { front: [body('D', 1, 9)], hand: [body('D2', 1, 1, 'aka:D')] },
    open: true,
  });
  nextMain(ann, bob);
  bob.powerUp('D2', 'D');
  expect(card('Remy').xp).toBe(0);
});
