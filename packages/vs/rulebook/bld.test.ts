import { expect, test } from 'vitest';
import {
  appearsItself,
  draw,
  each,
  inDeck,
  inHand,
  inKo,
  on,
  putIntoPlay,
  putPlus,
  rule,
  spendRecruitPoints,
  superPower,
  theNumber,
  topToResources,
  trigger,
} from '../src/index.ts';
import { body, chief, gear, hero, listed, scene, twist } from './cast.ts';

// VS-BLD-01: triggers for the beginning of the Build Phase come first, in the order the turn player chooses.
test('start-of-build triggers resolve before the first step, in the order of the turn player', () => {
  const planner = chief('Planner', [
    trigger('First', on('startOfBuild', undefined, { player: 'you' }), draw()),
    trigger('Second', on('startOfBuild', undefined, { player: 'you' }), putPlus(1, 'self')),
  ]);
  const { ann, card, seat, table, close } = scene('modern', {
    cards: [planner],
    ann: { back: ['Planner'] },
    bob: { back: ['Planner'] },
    at: 'build',
  });
  expect(ann.offered('trigger')).toEqual(['First', 'Second']);
  ann.trigger('Second', 'First');
  expect([card("ann's Planner").plus, listed(seat('ann'), 'hand').length, table().step]).toEqual([1, 1, 'resource']);
  close();
});

const plan = twist('Plan', 'build', draw());
const builder = hero('Builder', [superPower('Build', 'build', [], draw())]);

// VS-BLD-02: Resource, Recruit, Formation.
// VS-BLD-03: Build actions may be taken at any time in the phase.
test('the three steps follow each other, and Build actions fit each of them', () => {
  const { ann, table, close } = scene('modern', {
    cards: [plan, builder],
    ann: { front: ['Builder'], hand: ['Plan'], resources: 1 },
    bob: {},
    at: 'build',
  });
  for (const step of ['resource', 'recruit', 'formation']) {
    expect([table().step, ann.offered().filter((line) => /Plan$|Build$/.test(line))]).toEqual([
      step,
      ['use Builder, Build', 'play Plan'],
    ]);
    if (step === 'resource') expect(ann.offered('resource')).toEqual(['Plan, down']);
    else expect(ann.offered('resource')).toEqual([]);
    ann.pass();
  }
  expect(table().phase).toBe('main');
  expect(ann.refused('play', 'Plan')).toContain('VS-PT-02');
  close();
});

// VS-BLD-03: also after something else was done in a step.
test('a Build action may follow a move of the Formation Step', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [plan],
    ann: { front: [body('A', 2, 2)], hand: ['Plan'] },
    bob: {},
    at: 'formation',
  });
  ann.move('A');
  ann.play('Plan');
  expect([listed(seat('ann'), 'hand'), listed(seat('ann'), 'back')]).toEqual([['Extra'], ['Main', 'A']]);
  close();
});

// VS-BLD-04: in the Resource Step the turn player may place one card from hand.
// VS-BLD-05: at most one, and none is allowed.
// VS-BLD-06: face down, except that a location may be placed face up.
test('one card is placed, and then the step is over', () => {
  const { ann, bob, card, table, seat, close } = scene('modern', {
    ann: { hand: [body('A', 2, 2), 'Might Location'] },
    bob: { hand: [body('D', 2, 2)] },
    at: 'resource',
  });
  expect(ann.offered()).toEqual([
    'pass',
    'resource A, down',
    'resource Might Location, down',
    'resource Might Location, up',
  ]);
  expect(bob.refused('resource', 'D', 'down')).not.toEqual([]);
  ann.resource('A', 'down');
  expect([card('A').zone, card('A').faceDown, table().step]).toEqual(['resources', true, 'recruit']);
  expect(ann.refused('resource', 'Might Location', 'up')).toEqual(['VS-BLD-04']);
  expect(listed(seat('ann'), 'resources')).toEqual(['A']);
  close();
});

// VS-BLD-05: placing none is allowed.
test('a player may place no resource', () => {
  const { ann, seat, table, close } = scene('modern', { ann: { hand: 1 }, bob: {}, at: 'resource' });
  ann.pass();
  expect([listed(seat('ann'), 'resources'), table().step]).toEqual([[], 'recruit']);
  close();
});

// VS-BLD-07: resources that arrive through effects do not use up the one placement.
test('a resource put there by an effect leaves the placement', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [twist('Dig', 'build', topToResources())],
    ann: { hand: ['Dig', body('A', 2, 2)], deck: [body('B', 2, 2)] },
    bob: {},
    at: 'resource',
  });
  ann.play('Dig');
  ann.no();
  expect(ann.offered('resource')).toEqual(['A, down']);
  ann.resource('A', 'down');
  expect([listed(seat('ann'), 'resources'), seat('ann').points]).toEqual([['B', 'A'], 2]);
  close();
});

// VS-BLD-08: at the start of the Recruit Step the turn player gains 1 RP per resource.
// VS-BLD-09: face-down and face-up resources count alike.
// VS-BLD-10: counted once; a resource gained later in the step changes nothing.
test('recruit points are counted once, as the step starts', () => {
  const { ann, seat, close } = scene('modern', {
    cards: [twist('Dig', 'build', topToResources())],
    ann: {
      hand: ['Dig'],
      resources: ['Might Location', { card: 'Skill Location', faceDown: true }, body('A', 2, 2)],
      deck: 1,
    },
    bob: { resources: 5 },
    at: 'resource',
  });
  expect(seat('ann').points).toBe(0);
  ann.pass();
  expect([seat('ann').points, seat('bob').points]).toEqual([3, 0]);
  ann.play('Dig');
  ann.no();
  expect([listed(seat('ann'), 'resources').length, seat('ann').points]).toEqual([4, 3]);
  close();
});

// VS-BLD-11: RP may be spent on supporting characters from hand, each for its cost, in any number.
// VS-BLD-15: each goes into the front or the back row.
test('characters are recruited for their cost, in any number, to either row', () => {
  const { ann, seat, close } = scene('modern', {
    ann: {
      hand: [
        body('A', 2, 2, 'cost:1'),
        body('B', 2, 2, 'cost:2'),
        body('C', 2, 2, 'cost:2'),
        body('F', 2, 2, 'cost:0'),
      ],
      resources: 4,
    },
    bob: {},
    at: 'recruit',
  });
  expect(ann.offered('recruit')).toEqual(['A', 'B', 'C', 'F'].flatMap((name) => [`${name}, front`, `${name}, back`]));
  ann.recruit('A', 'front');
  expect(seat('ann').points).toBe(3);
  ann.recruit('B', 'back');
  expect(seat('ann').points).toBe(1);
  expect(ann.refused('recruit', 'C', 'front')).toEqual(['VS-BLD-11']);
  ann.recruit('F', 'front');
  expect([listed(seat('ann'), 'front'), listed(seat('ann'), 'back'), seat('ann').points]).toEqual([
    ['A', 'F'],
    ['Main', 'B'],
    1,
  ]);
  close();
});

// VS-BLD-12: RP may be spent likewise on equipment from hand.
test('equipment is paid with recruit points', () => {
  const { ann, seat, card, close } = scene('modern', {
    cards: [gear('Hat', [], { cost: 2 }), gear('Coat', [], { cost: 3 })],
    ann: { front: [body('A', 2, 2)], hand: ['Hat', 'Coat'], resources: 4 },
    bob: {},
    at: 'recruit',
  });
  ann.equip('Hat', 'A');
  expect([seat('ann').points, card('A').equipment]).toEqual([2, ['Hat']]);
  expect(ann.refused('equip', 'Coat', 'A')).toEqual(['VS-BLD-11']);
  close();
});

// VS-BLD-13: RP may be spent on abilities that ask for them.
test('an ability takes recruit points', () => {
  const spender = hero('Spender', [
    superPower('Spend', 'build', [], spendRecruitPoints('paid'), putPlus(theNumber('paid'), 'self')),
  ]);
  const { ann, seat, card, close } = scene('modern', {
    cards: [spender],
    ann: { front: ['Spender'], resources: 3 },
    bob: {},
    at: 'recruit',
  });
  ann.use('Spender', 'Spend');
  expect(ann.offered('number')).toEqual(['0', '1', '2', '3']);
  ann.number(2);
  expect([seat('ann').points, card('Spender').plus]).toEqual([1, 2]);
  close();
});

// VS-BLD-14: unspent RP are lost at the end of the step.
// VS-BLD-21: they cannot be saved for a later turn.
test('recruit points do not outlast the step', () => {
  const { ann, bob, seat, close } = scene('modern', { ann: { resources: 3 }, bob: {}, at: 'recruit' });
  ann.pass();
  expect(seat('ann').points).toBe(0);
  ann.pass();
  ann.pass();
  for (let i = 0; i < 4; i++) bob.pass();
  ann.pass();
  expect(seat('ann').points).toBe(3);
  close();
});

// VS-BLD-21: nor given to another player.
test('two who share a turn recruit with their own points', () => {
  const { ann, bob, seat, decides, close } = scene('modern/twoHeaded', {
    ann: { resources: 3, hand: [body('A', 2, 2, 'cost:2')] },
    bob: { resources: 1, hand: [body('B', 2, 2, 'cost:2')] },
    cid: {},
    dee: {},
    at: 'resource',
  });
  ann.pass();
  bob.pass();
  expect([decides(), seat('ann').points, seat('bob').points]).toEqual(['ann', 3, 1]);
  ann.pass();
  expect([decides(), seat('bob').points]).toEqual(['bob', 1]);
  expect(bob.refused('recruit', 'B', 'front')).toEqual(['VS-BLD-11']);
  close();
});

// VS-BLD-16: a character may attack in the turn in which it was recruited.
test('a character attacks in the turn it was recruited', () => {
  const { ann, close } = scene('modern', {
    ann: { hand: [body('A', 2, 2)], resources: 1 },
    bob: { front: [body('D', 2, 2)] },
    at: 'recruit',
  });
  ann.recruit('A', 'front');
  ann.pass();
  ann.pass();
  expect(ann.offered('attack')).toEqual(['D, A']);
  close();
});

// VS-BLD-17: recruiting from the deck is offered only if a copy is there; the deck is shuffled afterwards.
test('a character is recruited from the deck, which is then shuffled', () => {
  const caller = hero('Caller', [
    superPower('Call', 'build', [], rule('turn', { rule: 'mayRecruit', who: 'you', from: inDeck({ name: 'A' }) })),
  ]);
  const orders = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { ann, seat, card, close } = scene('modern', {
      seed,
      cards: [caller],
      ann: {
        front: ['Caller'],
        deck: [
          ...'PQRST'.split('').map((name) => body(name, 2, 2)),
          body('A', 2, 2, 'cost:2'),
          ...'UVW'.split('').map((name) => body(name, 2, 2)),
        ],
        resources: 3,
      },
      bob: { deck: [body('A', 2, 2, 'cost:1')] },
      at: 'recruit',
    });
    ann.use('Caller', 'Call');
    expect(ann.offered('recruit')).toEqual(['A, front', 'A, back']);
    ann.recruit("ann's A", 'front');
    expect([card("ann's A").zone, seat('ann').points]).toEqual(['front', 1]);
    orders.add(String(listed(seat('ann'), 'deck')));
    close();
  }
  expect(orders.size).toBeGreaterThan(1);
});

// VS-BLD-11: leave to recruit from elsewhere is for every card that fits; of equal copies one is enough.
test('different cards may be recruited from elsewhere, and of copies one', () => {
  const caller = hero('Caller', [
    superPower('Call', 'build', [], rule('turn', { rule: 'mayRecruit', who: 'you', from: inKo({ is: 'character' }) })),
  ]);
  const { ann, close } = scene('modern', {
    cards: [caller, hero('A', []), hero('B', [])],
    ann: { front: ['Caller'], ko: ['A', 'A', 'B'], resources: 3 },
    bob: { ko: ['B'] },
    at: 'recruit',
  });
  ann.use('Caller', 'Call');
  expect(ann.offered('recruit')).toEqual(['A, front', 'A, back', 'B, front', 'B, back']);
  close();
});

// VS-BLD-17: what is not in the deck cannot be announced.
test('without a copy in the deck nothing can be recruited from it', () => {
  const caller = hero('Caller', [
    superPower('Call', 'build', [], rule('turn', { rule: 'mayRecruit', who: 'you', from: inDeck({ name: 'A' }) })),
  ]);
  const { ann, close } = scene('modern', {
    cards: [caller],
    ann: { front: ['Caller'], deck: [body('B', 2, 2)], ko: [body('A', 2, 2)], resources: 3 },
    bob: {},
    at: 'recruit',
  });
  ann.use('Caller', 'Call');
  expect(ann.offered('recruit')).toEqual([]);
  close();
});

// VS-BLD-18: any or all characters move between the rows, the main character and face-down ones included.
// VS-BLD-20: moving neither exhausts nor counts as appearing, and newly recruited characters may be moved too.
test('in the Formation Step all characters may change rows', () => {
  const shy = hero('Shy', [trigger('Blush', appearsItself, draw())]);
  const { ann, bob, card, seat, close } = scene('modern', {
    cards: [shy],
    ann: {
      front: [body('A', 2, 2), { body: 'B 2/2', stunned: true }, { body: 'C 2/2', exhausted: true }],
      back: [body('Boss', 2, 9, 'main'), { body: 'E 2/2', hidden: true }],
      hand: ['Shy'],
      resources: 1,
    },
    bob: { front: [body('D', 2, 2)] },
    at: 'recruit',
  });
  ann.recruit('Shy', 'back');
  ann.pass();
  expect(ann.offered('move').toSorted()).toEqual(['A', 'B', 'Boss', 'C', 'E', 'Shy']);
  expect(bob.refused('move', 'D')).not.toEqual([]);
  for (const name of ['A', 'B', 'C', 'Boss', 'E', 'Shy']) ann.move(name);
  expect([listed(seat('ann'), 'front').toSorted(), listed(seat('ann'), 'back').toSorted()]).toEqual([
    ['Boss', 'E', 'Shy'],
    ['A', 'B', 'C'],
  ]);
  expect([card('A').exhausted, card('Shy').exhausted, listed(seat('ann'), 'hand')]).toEqual([false, false, ['Extra']]);
  expect(ann.refused('move', 'A')).toEqual(['VS-BLD-18']);
  close();
});

// VS-BLD-18: moving is no duty.
test('a player may leave the formation as it is', () => {
  const { ann, card, table, close } = scene('modern', { ann: { front: [body('A', 2, 2)] }, bob: {}, at: 'formation' });
  ann.pass();
  expect([card('A').zone, table().phase]).toEqual(['front', 'main']);
  close();
});

// VS-BLD-19: the position within a row does not matter.
test('the order within a row changes nothing', () => {
  const options = (...front: string[]) => {
    const { ann } = scene('modern', { ann: { front: [body('A', 2, 2), body('B', 2, 2)] }, bob: { front } });
    return ann.offered().toSorted();
  };
  const [d, e, f] = [body('D', 2, 2), body('E', 2, 2), body('F', 2, 2)];
  expect(options(d, e, f)).toEqual(options(f, d, e));
});

// VS-BLD-15: an effect that puts several characters into play asks for the row of each.
test('of several characters that one effect puts into play each goes to a row of choice', () => {
  const caller = hero('Caller', [superPower('Call', 'build', [], putIntoPlay(each(inHand({ is: 'character' }))))]);
  const { ann, card, close } = scene('modern', {
    cards: [caller],
    ann: { front: ['Caller'], hand: [body('A', 1, 1), body('B', 1, 1), body('C', 1, 1)] },
    bob: {},
    at: 'recruit',
  });
  ann.use('Caller', 'Call');
  for (const row of ['front', 'back', 'front']) {
    expect(ann.offered()).toEqual(['row front, ann', 'row back, ann']);
    ann.row(row);
  }
  expect(['A', 'B', 'C'].map((name) => card(name).zone)).toEqual(['front', 'back', 'front']);
  close();
});
