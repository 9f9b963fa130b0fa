import { describe, expect, test } from 'vitest';
import {
  a,
  choose,
  draw,
  endOfCombat,
  enemy,
  gets,
  itself,
  keyword,
  levelUp,
  may,
  on,
  plotTwist,
  putPlus,
  reaction,
  superPower,
  trigger,
} from '../src/index.ts';
import { body, chief, does, hero, scene, twist } from './cast.ts';
import { fights, meddles, resolve } from './fight.ts';

// VS-CMB-01: each of the steps is seen from a question asked in it.
test('a combat is declared, acted in, resolved in two parts, tidied up and over', () => {
  const witness = hero('Witness', [
    trigger('Declared', on('attackDeclared'), may(draw())),
    trigger('Survived', on('survives', { name: 'Claw' }), may(draw())),
    trigger('Ended', endOfCombat, may(draw())),
  ]);
  const claw = hero('Claw', [keyword('ferocious'), fights('Sharpen', gets('self', 3, 0))], { atk: 1, def: 5 });
  const { ann, bob, card, table, close } = scene('modern', {
    cards: [witness, claw],
    ann: { front: ['Claw'], back: ['Witness'] },
    bob: { front: [body('D', 5, 9)] },
  });
  const seen = () => [card('Claw').role, card('Claw').atk, card('Claw').stunned];

  ann.attack('D', 'Claw');
  expect([ann.offered(), seen()]).toEqual([
    ['yes', 'no'],
    ['attacker', 1, false],
  ]);
  ann.no();
  ann.use('Claw', 'Sharpen');
  resolve(bob, ann);
  // The Ferocious part is over, the normal part is still to come.
  expect([ann.offered(), seen()]).toEqual([
    ['yes', 'no'],
    ['attacker', 4, false],
  ]);
  ann.no();
  // It was stunned in the normal part; what lasted for the combat is over, the defender is still one.
  expect([ann.offered(), seen()]).toEqual([
    ['yes', 'no'],
    ['none', 1, true],
  ]);
  expect([card('D').role, table().combat]).toEqual(['defender', true]);
  ann.no();
  expect([card('D').role, table().combat]).toEqual(['none', false]);
  close();
});

describe('before anyone acts', () => {
  // VS-CMB-02
  test('triggers of the declaration resolve', () => {
    const { ann, card, decides, asks, close } = scene('modern', {
      cards: [hero('Rager', [trigger('Rage', on('attacks', itself), may(putPlus(1, 'self')))])],
      ann: { front: ['Rager'] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.attack('D', 'Rager');
    expect(asks()).toBe('yesOrNo');
    ann.yes();
    expect([card('Rager').plus, decides(), asks()]).toEqual([1, 'ann', 'playOrPass']);
    close();
  });

  // VS-CMB-02, case: XP for attacking level the attacker up for the same combat.
  test('a level gained by attacking counts in that combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [
        chief('Climber', [levelUp('Climb', 1, on('attacks', itself))], { atk: 1 }),
        chief('Climber', [], { level: 2, atk: 5 }),
      ],
      ann: { front: ['x-climber-1'] },
      bob: { front: [body('D', 1, 5)] },
    });
    ann.attack('D', 'x-climber-1');
    expect([card('x-climber-2').zone, card('x-climber-2').role]).toEqual(['front', 'attacker']);
    resolve(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });
});

describe('opportunities', () => {
  const fighter = hero('Fighter', [fights('Hit Harder', gets('self', 1, 0)), does('Rest', draw())]);
  const trick = twist('Trick', 'combat', gets(a(enemy()), -1, 0));

  // VS-CMB-03, VS-CMB-04: no Main action, no attack; a Power-Up only with a card of the name.
  test('the attacking player is first, with one action or a pass', () => {
    const { ann, decides, close } = scene('modern', {
      cards: [fighter, trick, twist('Plan', 'main', draw())],
      ann: { front: ['Fighter', body('B', 2, 2)], hand: ['Trick', 'Plan', 'Fighter as copy', 'Extra'] },
      bob: { front: [body('D', 2, 2)] },
    });
    ann.attack('D', 'Fighter');
    expect(decides()).toBe('ann');
    expect(ann.offered()).toEqual(['pass', 'use Fighter, Hit Harder', 'play Trick', 'powerUp copy, Fighter']);
    close();
  });

  // VS-CMB-04: exactly one.
  test.each(['use', 'play', 'powerUp'])('to %s takes up the opportunity', (verb) => {
    const { ann, bob, decides, close } = scene('modern', {
      cards: [fighter, twist('Trick', 'combat', draw())],
      ann: { front: ['Fighter'], hand: ['Trick', 'Fighter as copy'] },
      bob: { front: [body('D', 2, 9)] },
    });
    ann.attack('D', 'Fighter');
    if (verb === 'use') ann.use('Fighter', 'Hit Harder');
    if (verb === 'play') ann.play('Trick');
    if (verb === 'powerUp') ann.powerUp('copy', 'Fighter');
    expect(decides()).toBe('bob');
    bob.pass();
    expect(decides()).toBe('ann');
    close();
  });

  // VS-CMB-04, VS-TIME-07: a Reaction takes up no opportunity.
  test('whoever reacts may still act', () => {
    const { ann, bob, decides, close } = scene('modern', {
      cards: [fighter, hero('Lawyer', [reaction('Object', on('usesSuperPower', { side: 'enemy' }), [], draw())])],
      ann: { front: ['Fighter'] },
      bob: { front: [body('D', 2, 9)], back: ['Lawyer'] },
    });
    ann.attack('D', 'Fighter');
    ann.use('Fighter', 'Hit Harder');
    bob.react('Lawyer', 'Object');
    expect([decides(), bob.offered()]).toEqual(['bob', ['pass']]);
    close();
  });

  // VS-CMB-05
  test('the combat resolves when all have passed in succession', () => {
    const { ann, bob, table, card, close } = scene('modern', {
      ann: { front: [body('A', 2, 2)] },
      bob: { front: [body('D', 1, 2)] },
    });
    ann.attack('D', 'A');
    ann.pass();
    expect([table().combat, card('D').stunned]).toEqual([true, false]);
    bob.pass();
    expect([table().combat, card('D').stunned]).toEqual([false, true]);
    close();
  });

  // VS-CMB-05, VS-CMB-06: after an action everybody must pass anew.
  test('who has passed may act again once somebody else has acted', () => {
    const { ann, bob, table, close } = scene('modern', {
      cards: [fighter, hero('Guard', [meddles('Brace', gets('self', 0, 1))])],
      ann: { front: ['Fighter'] },
      bob: { front: ['Guard'] },
    });
    ann.attack('Guard', 'Fighter');
    ann.pass();
    bob.use('Guard', 'Brace');
    expect(ann.offered()).toEqual(['pass', 'use Fighter, Hit Harder']);
    ann.use('Fighter', 'Hit Harder');
    bob.pass();
    expect(table().combat).toBe(true);
    ann.pass();
    expect(table().combat).toBe(false);
    close();
  });

  // VS-CMB-07, VS-TIME-01
  test('an action resolves completely before the next opportunity', () => {
    const archer = hero('Archer', [fights('Volley', putPlus(1, 'self'), choose(a(enemy(), 'it')), draw())]);
    const { ann, bob, card, seat, close } = scene('modern', {
      cards: [archer, hero('Guard', [meddles('Brace', gets('self', 0, 1))])],
      ann: { front: ['Archer'] },
      bob: { front: ['Guard', body('D', 2, 2)] },
    });
    ann.attack('Guard', 'Archer');
    ann.use('Archer', 'Volley');
    expect([card('Archer').plus, bob.offered()]).toEqual([1, []]);
    ann.choose('D');
    expect(seat('ann').hand).toEqual(['Extra']);
    expect(bob.offered()).toEqual(['pass', 'use Guard, Brace']);
    close();
  });
});

// VS-CMB-08: attacker first, then to the left, until all in succession have passed.
test('with three players every one of them gets opportunities', () => {
  const { bob, cid, ann, decides, table, close } = scene('modern', {
    cards: [hero('Meddler', [meddles('Meddle', draw())])],
    ann: { front: ['Meddler'] },
    bob: { front: [body('A', 2, 2)] },
    cid: { front: [body('D', 2, 9)] },
    turn: 'bob',
  });
  bob.attack('D', 'A');
  const order = [decides()];
  bob.pass();
  order.push(decides());
  cid.pass();
  order.push(decides());
  ann.use('Meddler', 'Meddle');
  order.push(decides());
  resolve(bob, cid);
  order.push(decides());
  expect([order, table().combat]).toEqual([['bob', 'cid', 'ann', 'bob', 'ann'], true]);
  ann.pass();
  expect(table().combat).toBe(false);
  close();
});

// VS-CMB-09
test('on another player’s turn only Any Turn actions and Power-Ups are allowed', () => {
  const guard = hero('Guard', [fights('Own Turn', draw()), meddles('Any Turn', draw()), does('Main', draw())]);
  const anyTime = plotTwist({ id: 'x-any', name: 'Any', timing: 'combat', anyTurn: true, effects: [draw()] });
  const { ann, bob, close } = scene('modern', {
    cards: [guard, anyTime, twist('Own', 'combat', draw())],
    ann: { front: [body('A', 2, 2)] },
    bob: { front: ['Guard'], hand: ['Any', 'Own', 'Guard as copy'] },
  });
  ann.attack('Guard', 'A');
  ann.pass();
  expect(bob.offered()).toEqual(['pass', 'use Guard, Any Turn', 'play Any', 'powerUp copy, Guard']);
  expect(bob.refused('use', 'Guard', 'Own Turn')).toContain('VS-CMB-09');
  expect(bob.refused('play', 'Own')).toContain('VS-CMB-09');
  close();
});

// VS-CMB-09: and Reactions, whose turn it may ever be.
test('on another player’s turn a Reaction can be used when its condition is met', () => {
  const { ann, bob, seat, close } = scene('modern', {
    cards: [
      hero('Caster', [superPower('Cast', 'combat', [], gets('self', 1, 0))]),
      hero('Lawyer', [reaction('Object', on('usesSuperPower', { side: 'enemy' }), [], draw())]),
    ],
    ann: { front: ['Caster'] },
    bob: { front: ['Lawyer'] },
  });
  ann.attack('Lawyer', 'Caster');
  expect(bob.offered()).toEqual([]);
  ann.use('Caster', 'Cast');
  expect(bob.offered()).toEqual(['pass', 'react Lawyer, Object']);
  bob.react('Lawyer', 'Object');
  expect(seat('bob').hand).toEqual(['Extra']);
  close();
});
