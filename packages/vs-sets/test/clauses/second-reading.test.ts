import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

// What a second reader found: clauses that the tests of the cards had let pass.

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('A number of cards where there are not so many', () => {
  // VS-MOD-17: as much as is possible.
  test('mcu3-013 Skurge puts his counters on the only enemy character', () => {
    const { ann, card, close } = scene('modern', {
      ann: { front: ['mcu3-013 as Skurge', body('Own', 1, 9)], resources: [R('Skill')] },
      bob: { front: [body('Boss', 1, 9, 'main')] },
    });
    ann.use('Skurge', 'Des And Troy');
    expect([card('Boss').minus, card('Own').minus]).toEqual([2, 0]);
    close();
  });

  // VS-TERM-11, VS-MOD-17
  test('mcu1-008 Star-Lord makes an enemy discard the only card', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: { back: ['mcu1-008 as Lord'], resources: [R('Intellect')] },
      bob: { hand: [body('X', 1, 1)] },
      at: 'resource',
    });
    ann.use('Lord', 'Something Good? Something Bad? Bit of Both?');
    ann.number(1);
    bob.choose('X');
    expect(seat('bob').hand).toEqual([]);
    close();
  });

  // VS-MOD-17
  test.each(['boy-035', 'boy-036'])('%s Starlight dazes the only supporting character', (id) => {
    const { ann, card, close } = scene('modern', {
      ann: { front: [`${id} as Annie`], resources: [R('Energy')] },
      bob: { front: [body('D', 1, 9)], back: [body('M', 1, 9, 'main')] },
    });
    ann.use('Annie', 'You Should Look Away');
    expect([card('D').stunned, card('M').stunned]).toEqual([true, false]);
    close();
  });
});

describe('Combats', () => {
  // VS-TERM-15: to defend is to enter a combat as the defender, in place of another one, too.
  test('tub-020 Domino defends in place of another character', () => {
    const { ann, bob, card, random, table, close } = scene('modern', {
      turn: 'bob',
      ann: { front: ['tub-020 as Domino', body('A', 1, 9, 'team:xmen')], hand: ['mnb-051 as Swap'] },
      bob: { front: [body('D', 20, 20)] },
    });
    random(1);
    bob.attack('A', 'D');
    bob.pass();
    ann.play('Swap');
    ann.choose('Domino');
    ann.yes();
    expect([card('Domino').hidden, table().combat]).toEqual([true, false]);
    close();
  });

  // VS-MOD-09, VS-CTR-07
  test('res-007 Rogue counts those whom the loss stuns', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 30), body('Weak', 1, 2, 'health:1'), body('Weaker', 1, 1)] },
      bob: { front: ['res-007 as Anna'] },
    });
    ann.attack('Anna', 'A', 'Weak', 'Weaker');
    expect([card('Weak').zone, card('Weaker').stunned, card('A').def]).toEqual(['ko', true, 28]);
    expect([card('Anna').atk, card('Anna').def]).toEqual([14, 14]);
    pass(ann, bob);
    close();
  });

  // VS-PWR-10: whom he is with as he enters it counts, whatever becomes of them.
  test('sec-003 Luke Cage gains an XP though the enemy is out of the combat before', () => {
    const { ann, bob, card, random, table } = scene('modern', {
      ann: { front: ['sec-003 as Luke'] },
      bob: { front: ['tub-020 as Domino'] },
      open: true,
    });
    random(1);
    ann.attack('Domino', 'Luke');
    ann.order('Domino');
    bob.no();
    expect([table().combat, card('Luke').xp]).toEqual([false, 1]);
  });

  // VS-KW-LEADER, VS-CMB-23: of two main characters one, of his player's choice.
  test('prd-046 Hawkins makes one of two main characters lead', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['prd-046 as Hawkins', body('M', 1, 9, 'main'), body('N', 1, 9, 'main', 'team:prey')] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'Hawkins', 'M', 'N');
    expect(ann.offered('choose').toSorted()).toEqual(['M', 'N']);
    ann.choose('N');
    expect([card('M').keywords, card('N').keywords]).toEqual(['', 'leader']);
    pass(ann, bob);
    close();
  });
});

describe('Powers', () => {
  // VS-TERM-06: a card in a hand is on nobody's side, so that it is no enemy character.
  test('mcu3-014 Mordo leaves one that is used from the hand', () => {
    const { ann, bob, card, table, close } = scene('modern', {
      ann: { back: ['mcu3-014 as Mordo'], front: [body('A', 9, 9)] },
      bob: { front: [body('D', 1, 9)], hand: ['leg-014 as Kitty'], resources: [R('Energy')] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Kitty', 'Intangible Escape');
    expect([card('Kitty').zone, table().combat]).toEqual(['front', false]);
    close();
  });

  // VS-MEC-LOSEPOW-01: who loses them can gain some afterwards, unless the card says otherwise.
  test.each([
    ['mmu-006', 'Dominate the Skies', 0, 'flight'],
    ['mnb-056', 'Space Cop', 5, 'lethal'],
    ['vsp-005', 'Space Cop', 5, 'lethal'],
  ] as const)('%s does not keep enemies from gaining them', (id, power, mode, gained) => {
    const { ann, card, close } = scene('modern', {
      ann: { back: [`${id} as Taker`, 'leg-034 as Doctor'], resources: [R('Skill'), R('Energy')] },
      bob: { front: [body('D', 1, 3, 'flight')] },
    });
    ann.use('Taker', power);
    expect(card('D').keywords).toBe('');
    ann.use('Doctor', 'Genetic Manipulation');
    ann.number(mode);
    expect(card('D').keywords).toBe(gained);
    close();
  });

  // VS-KW-GENIUS: the text of some of these cards has no "may".
  test.each([
    ['hox-045', false],
    ['mmu-029', false],
    ['mmu-054', false],
    ['mnb-043', true],
    ['tub-047', true],
  ] as const)('%s with Genius is asked whether to draw: %s', (id, asked) => {
    const start = (as: object) => {
      const at = scene('modern', {
        ann: { front: [{ card: id, as: 'G', ...as }], deck: 9 },
        bob: {},
        at: 'turn',
        open: true,
      });
      return [at.ann.offered('yes').length > 0, at.seat('ann').hand.length];
    };
    expect(start({})).toEqual(asked ? [true, 0] : [false, 3]);
    expect(start({ stunned: true })).toEqual([false, 2]);
  });
});
