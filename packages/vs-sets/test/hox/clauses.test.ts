import { a, enemy, equipment, gets, plotTwist, recover, stun, superPower, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const FILLERS = Array.from({ length: 12 }, (_, i) => body(`C${i}`, 1, 1));

/** Gives whoever wears it a blow that is no combat. */
const wand = equipment({
  id: 'xx-wand',
  name: 'Wand',
  cost: 1,
  teams: [],
  powers: [superPower('Zap', 'main', [], stun(a(enemy({ is: 'supporting' }))))],
});
const twist = (id: string, ...effects: Parameters<typeof plotTwist>[0]['effects']) =>
  plotTwist({ id: `xx-${id}`, name: id, timing: 'main', effects });
const STRONG = twist('Strong', gets(a(yours({ is: 'main' })), 20, 0, 'turn'));
const WAKE = twist('Wake', recover(a(yours({ stunned: true }))));

describe('revealing Professor X and Magneto', () => {
  test.each([
    ['hox-003', 'There Are No Sides'],
    ['hox-004', 'There Are No Sides'],
    ['hox-035', 'A Dream Worth Having'],
    ['hox-036', 'A Dream Worth Having'],
  ])('%s shows everybody what it keeps, and shuffles the rest into the deck', (id, power) => {
    const { ann, bob, seat } = scene('modern', {
      at: 'recruit',
      ann: {
        back: [`${id} as Head`],
        resources: [R('Intellect')],
        deck: ['hox-015 as Daken', body('Rest', 1, 1), ...FILLERS],
      },
      bob: {},
    });
    ann.use('Head', power);
    expect([seat('ann').hand, bob.sees('Daken')]).toEqual([['Daken'], true]);
    expect(seat('ann').deck?.toSorted()).toEqual(['Rest', ...FILLERS.map((_, i) => `C${i}`)].toSorted());
    expect(seat('ann').deck?.slice(0, 3)).not.toEqual(['Rest', 'C0', 'C1']);
    expect(seat('ann').deck).not.toEqual(['C2', ...FILLERS.slice(3).map((_, i) => `C${i + 3}`), 'Rest', 'C0', 'C1']);
  });

  test.each([
    ['hox-003', 'hox-028'],
    ['hox-035', 'hox-059'],
  ])('%s gains nothing for a location of theirs, %s', (id, location) => {
    const { ann, card } = scene('modern', {
      at: 'resource',
      ann: { back: [`${id} as Head`], hand: [`${location} as Place`] },
      bob: {},
    });
    ann.resource('Place', 'up');
    expect(card('Head').xp).toBe(0);
  });
});

describe('hox-007, hox-008 Silver Samurai', () => {
  const armed = (id: string) => ({ card: id, as: 'Samurai', equipment: ['svh-051 as Gun'] });

  test.each(['hox-007', 'hox-008'])('%s stuns nobody so in ranged combat', (id) => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [armed(id)], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.use('Samurai', 'Tachyon Field');
    ann.attack('D', 'Samurai');
    pass(ann, bob);
    expect(card('D').stunned).toBe(false);
  });

  test('hox-007 gains nothing for an attacker, nor in ranged combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { back: [armed('hox-007')] },
      bob: { front: [body('D', 0, 1), body('E', 0, 1, 'ranged')] },
    });
    ann.attack('D', 'Samurai');
    pass(ann, bob);
    expect([card('D').stunned, card('Samurai').xp]).toEqual([true, 0]);
    nextMain(ann, bob);
    const defence = scene('modern', {
      turn: 'bob',
      ann: { front: ['hox-007 as Samurai'] },
      bob: { front: [body('D', 0, 1)] },
    });
    defence.bob.attack('Samurai', 'D');
    pass(defence.bob, defence.ann);
    expect([defence.card('D').stunned, defence.card('Samurai').xp]).toEqual([true, 0]);
  });

  test('hox-008 draws nothing for what another stunned', () => {
    const { ann, bob, card, seat } = scene('modern', {
      ann: { back: ['hox-008 as Samurai'], front: [body('A', 9, 9)], resources: [R('Intellect')] },
      bob: { front: [body('D', 0, 1)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    ann.use('Samurai', 'The Ancient Art of Bushido');
    expect([card('D').stunned, seat('ann').hand]).toEqual([true, []]);
  });

  test('hox-008 draws nothing for having stunned himself', () => {
    const { ann, bob, card, seat } = scene('modern', {
      cards: [STRONG, WAKE],
      ann: { front: ['hox-008 as Samurai'], hand: ['Strong', 'Wake'], resources: [R('Intellect')] },
      bob: { front: ['hox-041 as Blink', body('E', 1, 1)], resources: [R('Skill')] },
    });
    ann.play('Strong');
    ann.attack('Blink', 'Samurai');
    ann.pass();
    bob.use('Blink', 'Displacement Field');
    pass(ann, bob);
    expect(card('Samurai').stunned).toBe(true);
    ann.play('Wake');
    expect(card('Samurai').stunned).toBe(false);
    ann.use('Samurai', 'The Ancient Art of Bushido');
    expect(seat('ann').hand).toEqual([]);
  });
});

test('hox-014 Quicksilver comes back without using a super power', () => {
  const stage = scene('modern', {
    at: 'recruit',
    ann: { hand: ['hox-014 as Pietro'], points: 9, deck: 9 },
    bob: { front: ['aff-004 as Jen'], resources: [R('Intellect')], deck: 9 },
  });
  stage.ann.recruit('Pietro', 'front');
  stage.ann.yes();
  passTo(stage, 'bob', 'main');
  passTo(stage, 'ann', 'recruit');
  stage.ann.use('Pietro', 'Out of Nowhere');
  expect(stage.bob.offered('react')).toEqual([]);
  stage.ann.row('front');
  expect(stage.card('Pietro').zone).toBe('front');
  stage.ann.pass();
});

test('hox-017 Mimic learns nothing from an enemy Iceman or Marvel Girl', () => {
  const { ann, seat, card, close } = scene('modern', {
    ann: { front: ['hox-017 as Mimic', body('A', 1, 1)], resources: [R('Intellect')] },
    bob: { front: [body('Iceman', 1, 9), body('Marvel Girl', 1, 9)] },
  });
  ann.use('Mimic', 'Mimic See, Mimic Do');
  expect([ann.offered('choose'), card('Iceman').frozen, card('Mimic').def, seat('ann').hand]).toEqual([
    [],
    false,
    5,
    [],
  ]);
  close();
});

test('hox-018 Scarlet Witch flips for enemies with ATK in the combat alone', () => {
  const at = scene('modern', {
    turn: 'bob',
    ann: { front: ['hox-018 as Wanda', body('Friend', 1, 1)] },
    bob: {
      front: [
        ...['N0', 'N1', 'N2', 'N3', 'N4', 'N5'].map((name) => body(name, 9, 9)),
        ...['Z0', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5'].map((name) => body(name, 0, 9)),
        body('A', 9, 9),
        body('B', 9, 9),
        body('C', 9, 9),
      ],
    },
    open: true,
  });
  at.bob.attack('Wanda', 'Z0', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'A', 'B', 'C');
  at.bob.pass();
  at.random(1, 1, 1);
  at.ann.pass();
  if (at.asks() === 'chooseCard') at.ann.choose('A');
  expect(at.card('Wanda').stunned).toBe(false);
});

describe('hox-019 Avalanche', () => {
  test('turns nothing down for a stun that is no part of a combat', () => {
    const { ann, card, close } = scene('modern', {
      cards: [wand],
      ann: { front: [{ card: 'hox-019', as: 'Dominic', equipment: ['Wand'] }] },
      bob: { front: [body('D', 1, 9)], resources: [R('Might')] },
    });
    ann.use('Dominic', 'Zap');
    expect([card('D').stunned, ann.offered('yes')]).toEqual([true, []]);
    close();
  });

  test('chooses among enemy locations, and no other resources', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['hox-019 as Dominic'], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 1)], resources: ['Might Location', 'Skill Location', 'hox-025 as Down'] },
    });
    ann.attack('D', 'Dominic');
    pass(ann, bob);
    ann.yes();
    expect(ann.offered('choose').toSorted()).toEqual(['Might Location', 'Skill Location']);
    ann.choose('Skill Location');
    expect(card('Skill Location').faceDown).toBe(true);
  });
});

test('hox-020 Juggernaut dazes nobody in the back row, even if he could fly there', () => {
  const { ann } = scene('modern', {
    ann: { front: [{ card: 'hox-020', as: 'Cain', equipment: ['svh-052 as Jet'] }], resources: [R('Might')] },
    bob: { front: [body('D', 0, 9), body('C', 0, 9)], back: [body('E', 0, 9)] },
    open: true,
  });
  ann.use('Cain', 'Headbutt');
  expect(ann.offered('choose').toSorted()).toEqual(['C', 'D']);
});

test('hox-027 Burn It Down turns two down at most', () => {
  const { ann, card, close } = scene('modern', {
    at: 'recruit',
    ann: { front: [body('A', 1, 1, 'team:brotherhood')], hand: ['hox-027'] },
    bob: { resources: ['Skill Location', 'Energy Location', 'Might Location'] },
  });
  ann.play('hox-027');
  ann.choose('Skill Location', 'Energy Location');
  expect(ann.offered('choose')).toEqual([]);
  expect(card('Might Location').faceDown).toBe(false);
  close();
});

test('hox-056 Build It Up turns two up at most, and need turn none', () => {
  const down = (card: string) => ({ card: `${card} Location`, as: card, faceDown: true });
  const stage = () =>
    scene('modern', {
      at: 'recruit',
      ann: {
        front: [body('A', 1, 1, 'team:xmen')],
        hand: ['hox-056'],
        resources: [down('Skill'), down('Energy'), down('Might')],
      },
      bob: {},
    });
  const two = stage();
  two.ann.play('hox-056');
  two.ann.choose('Skill', 'Energy');
  expect([two.ann.offered('choose'), two.card('Might').faceDown]).toEqual([[], true]);
  const none = stage();
  none.ann.play('hox-056');
  none.ann.done();
  expect(none.card('Skill').faceDown).toBe(true);
});

test.each(['hox-033', 'hox-034'])('%s Marvel Girl shields no enemy defender', (id) => {
  const { ann, card } = scene('modern', {
    ann: { front: [body('A', 1, 99)], back: [`${id} as Jean`], resources: [R('Intellect')] },
    bob: { front: [body('D', 0, 9)] },
    open: true,
  });
  ann.attack('D', 'A');
  ann.use('Jean', 'Telekinetic Shield');
  expect(card('D').def).toBe(9);
});

test('hox-042 Iceman freezes no location of his own side', () => {
  const { ann } = scene('modern', {
    ann: { front: ['hox-042 as Bobby'], resources: [R('Energy'), 'Might Location as Own'] },
    bob: { resources: ['Might Location as M', 'Skill Location as S'] },
    open: true,
  });
  ann.use('Bobby', 'Ice Breaker');
  expect(ann.offered('choose').toSorted()).toEqual(['M', 'S']);
});

describe('hox-060 Secondary Mutation', () => {
  const playable = (...teams: string[]) =>
    scene('modern', {
      at: 'recruit',
      ann: { front: [body('M', 1, 1, ...teams)], hand: ['hox-060 as Twist'] },
      bob: {},
    }).ann.offered('play');

  // VS-PT-20
  test('asks for a face-up character of either team', () => {
    expect([playable('team:xmen'), playable('team:brotherhood'), playable('team:avengers')]).toEqual([
      ['Twist'],
      ['Twist'],
      [],
    ]);
  });
});

describe('hox-038 Storm', () => {
  const weather = (ann: object, bob: object) => {
    const at = scene('modern', {
      ann: {
        back: ['hox-038 as Ororo'],
        resources: ['Energy', 'Intellect', 'Might', 'Skill'].map((one) => R(one)),
        ...ann,
      },
      bob,
      open: true,
    });
    at.ann.use('Ororo', 'Weather Witch');
    return at;
  };

  test('fog keeps enemy defenders from striking', () => {
    const at = weather({ front: [body('A', 1, 1)] }, { front: [body('D', 9, 9)] });
    at.ann.attack('D', 'A');
    pass(at.ann, at.bob);
    expect(at.card('A').stunned).toBe(false);
  });

  test('fog is for defenders, and for enemies, alone', () => {
    const at = weather({ front: [body('A', 9, 9)] }, { front: [body('D', 20, 5)] });
    passTo(at, 'bob', 'resource');
    pass(at.bob, at.bob, at.bob);
    at.ann.choose('Main');
    at.bob.attack('A', 'D');
    pass(at.bob, at.ann);
    expect([at.card('A').stunned, at.card('D').stunned]).toEqual([true, true]);
  });
});

describe('hox-044 to hox-047 Multiple Man', () => {
  const search = (id: string, deck: readonly string[], theirs: readonly string[]) => {
    const at = scene('modern', {
      ann: { front: [`${id} as Jamie`], deck: [...deck, ...FILLERS] },
      bob: { deck: [...theirs, 'mnb-009'] },
      at: 'formation',
      open: true,
    });
    at.ann.pass();
    if (at.ann.offered('yes').length > 0) at.ann.yes();
    return at;
  };

  test.each(['hox-044', 'hox-045', 'hox-046', 'hox-047'])('%s searches no other deck, and shuffles his own', (id) => {
    const none = search(id, [], ['hox-044 as Dupe']);
    expect([none.ann.offered('choose'), none.card('Dupe').zone]).toEqual([[], 'deck']);
    const at = search(id, ['hox-044 as Dupe'], []);
    at.ann.choose('Dupe');
    at.ann.row('back');
    expect(at.seat('ann').deck?.toSorted()).toEqual(FILLERS.map((_, i) => `C${i}`).toSorted());
    expect(at.seat('ann').deck).not.toEqual(FILLERS.map((_, i) => `C${i}`));
  });
});

test('hox-050 Sage reckons nothing when another attacks', () => {
  const { ann, card } = scene('modern', {
    ann: { front: ['hox-050 as Sage', body('A', 1, 9)] },
    bob: { front: [body('D', 0, 7)] },
    open: true,
  });
  ann.attack('D', 'A');
  expect(card('Sage').atk).toBe(0);
});

test('hox-056 Build It Up turns no two of one name up', () => {
  const down = (card: string, as: string) => ({ card: `${card} Location`, as, faceDown: true });
  const { ann } = scene('modern', {
    at: 'recruit',
    ann: {
      front: [body('A', 1, 1, 'team:xmen')],
      hand: ['hox-056'],
      resources: [down('Skill', 'S1'), down('Skill', 'S2'), down('Might', 'M')],
    },
    bob: {},
    open: true,
  });
  ann.play('hox-056');
  ann.choose('S1', '...');
  expect(ann.offered('choose')).toEqual(['M']);
});

test('hox-019 Avalanche turns nothing down for having stunned himself', () => {
  const { ann, bob, card } = scene('modern', {
    cards: [twist('Rage', gets(a(yours({ name: 'Avalanche' })), 20, 0, 'turn'))],
    ann: { front: ['hox-019 as Dominic'], hand: ['Rage'] },
    bob: { front: ['hox-041 as Blink', body('E', 1, 1)], resources: [R('Skill'), 'Might Location as Theirs'] },
    open: true,
  });
  ann.play('Rage');
  ann.attack('Blink', 'Dominic');
  ann.pass();
  bob.use('Blink', 'Displacement Field');
  pass(ann, bob);
  expect([card('Dominic').zone, ann.offered('yes')]).toEqual(['ko', []]);
});
