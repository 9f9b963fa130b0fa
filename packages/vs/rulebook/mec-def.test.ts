import { describe, expect, test } from 'vitest';
import {
  a,
  anyTurn,
  attacker,
  attackOften,
  character,
  chooseEnemyRow,
  draw,
  keyword,
  rule,
  stun,
  superPower,
} from '../src/index.ts';
import { body, hero, scene, twist } from './cast.ts';

const open = twist('Open', 'main', rule('game', { rule: 'openHand', who: 'eachEnemy', endFor: 'skill' }));

describe('open hands', () => {
  const play = (bob: object) =>
    scene('modern', { cards: [open, twist('Dig', 'main', draw(1))], ann: { hand: ['Open'] }, bob, open: true });

  // VS-MEC-OPEN-01: cards that come later too; a hand that is not bound stays closed.
  test('everybody sees the hand of an enemy player, and what is drawn later', () => {
    const { ann, bob } = play({ hand: [body('A', 1, 1)], deck: [body('B', 1, 1), body('C', 1, 1), body('D', 1, 1)] });
    expect([ann.sees('A'), bob.sees('A')]).toEqual([false, true]);
    ann.play('Open');
    expect([ann.sees('A'), ann.sees('B')]).toEqual([true, false]);
    ann.pass();
    expect([ann.sees('B'), ann.sees('C'), ann.sees('D')]).toEqual([true, true, false]);
  });

  // VS-MEC-OPEN-01: the hand of whoever made the rule stays closed.
  test('a player’s own hand stays closed', () => {
    const at = scene('modern', { cards: [open], ann: { hand: ['Open', body('A', 1, 1)] }, bob: {}, open: true });
    at.ann.play('Open');
    expect(at.bob.sees('A')).toBe(false);
  });

  // VS-MEC-FREEACT-05, VS-MEC-PAYSYM-04: in a Main Phase of theirs, outside combat, with a location of no team.
  test('the player ends it in a Main Phase for the symbol, and what comes then is hidden', () => {
    const at = play({
      front: [body('Fist', 1, 9)],
      hand: ['Skill Location', 'Dig', body('A', 1, 1)],
      resources: ['Skill Location as Row', 'Might Location'],
      deck: [body('B', 1, 1), body('C', 1, 1), body('D', 1, 1)],
    });
    at.ann.play('Open');
    expect(at.ann.offered('endRule')).toEqual([]);
    at.ann.pass();
    expect(at.bob.offered('endRule')).toEqual([]);
    for (let passes = 0; at.table().phase !== 'main' && passes < 9; passes++) at.bob.pass();
    expect(at.bob.offered('endRule').toSorted()).toEqual(['Row', 'Skill Location']);
    at.bob.attack('Main', 'Fist');
    expect(at.bob.offered('endRule')).toEqual([]);
    at.bob.pass();
    at.ann.pass();
    at.bob.endRule('Row');
    expect([at.card('Row').faceDown, at.bob.offered('endRule')]).toEqual([true, []]);
    at.bob.play('Dig');
    // VS-MEC-OPEN-01: what was seen stays known.
    expect([at.ann.sees('D'), at.ann.sees('A')]).toEqual([false, true]);
  });

  // VS-MEC-FREEACT-05
  test('without the symbol nothing ends it', () => {
    const at = play({ resources: ['Might Location x3'], deck: [] });
    at.ann.play('Open');
    at.ann.pass();
    for (let passes = 0; at.table().phase !== 'main' && passes < 9; passes++) at.bob.pass();
    expect(at.bob.offered('endRule')).toEqual([]);
  });
});

describe('any number of attacks', () => {
  const charge = superPower(
    'Charge',
    'main',
    ['skill'],
    chooseEnemyRow('row'),
    attackOften(character({ row: { chosen: 'row' } })),
  );
  const rider = hero('Rider', [charge], { atk: 5, def: 6 });
  const snare = hero('Snare', [anyTurn('Shoot', 'anyCombat', ['skill'], stun(a(attacker())))]);
  const guard = hero('Guard', [keyword('dodge')], { def: 9 });

  // VS-MEC-ATTACK-12, VS-ATK-32: melee wherever it stands, one at a time, past the front row, without exhausting.
  test('a character attacks those of one enemy row one after the other until its player is done', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [rider, guard],
      ann: { back: ['Rider'], resources: ['Skill Location'] },
      bob: { front: [body('Wall', 1, 1)], back: [body('A', 1, 1), 'Guard', { body: 'Down 1/1', stunned: true }] },
    });
    ann.use('Rider', 'Charge');
    expect(ann.offered('row').toSorted()).toEqual(['back, bob', 'front, bob']);
    ann.row('back', 'bob');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'Guard', 'Main']);
    ann.choose('A');
    ann.pass();
    bob.pass();
    expect([card('A').stunned, card('Rider').exhausted, card('Wall').stunned]).toEqual([true, false, false]);
    ann.choose('Guard');
    ann.pass();
    bob.pass();
    // It is a melee attack: who has no Ranged strikes back.
    expect([card('Guard').stunned, card('Rider').stunned]).toEqual([false, false]);
    expect(ann.offered('choose').toSorted()).toEqual(['Guard', 'Main']);
    ann.done();
    expect(ann.offered('attack')).toEqual([]);
    close();
  });

  // VS-MEC-ATTACK-12
  test('it ends when the attacker is stunned', () => {
    const { ann, bob, card, table } = scene('modern', {
      cards: [rider, snare],
      ann: { back: ['Rider'], resources: ['Skill Location'] },
      bob: { front: [body('A', 9, 9), body('B', 1, 1)], back: ['Snare'] },
      open: true,
    });
    ann.use('Rider', 'Charge');
    ann.row('front', 'bob');
    ann.choose('A');
    ann.pass();
    bob.pass();
    expect([card('Rider').stunned, card('A').stunned, table().combat]).toEqual([true, false, false]);
    expect(ann.offered('choose')).toEqual([]);
  });

  // VS-MEC-ATTACK-12: an attack, so what can't attack makes none; and an empty row asks nothing.
  test('a row without anybody to attack ends it at once', () => {
    const { ann, card, close } = scene('modern', {
      cards: [rider],
      ann: { front: ['Rider'], resources: ['Skill Location'] },
      bob: { back: [body('Chief', 1, 1, 'main')] },
    });
    ann.use('Rider', 'Charge');
    ann.row('front', 'bob');
    expect([card('Rider').exhausted, ann.offered('choose')]).toEqual([false, []]);
    close();
  });
});
