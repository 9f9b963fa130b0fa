import { a, enemy, inHand, putIntoPlay, superPower, supporting, toHand } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

test('mcu1-043 Killian puts three counters on another character, and not on himself', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['mcu1-043 as Killian'], resources: ['Might Location'] },
    bob: { front: [body('D', 1, 1), { body: 'E 1/1', stunned: true }] },
  });
  ann.use('Killian', 'The Extremis Virus');
  expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'Main']);
  ann.choose('D');
  expect([card('D').plus, card('Killian').plus]).toEqual([3, 0]);
  expect(ann.refused('use', 'Killian', 'The Extremis Virus')).toEqual(['VS-PWR-42']);
  close();
});

describe('mcu1-044 Whiplash', () => {
  const stage = () =>
    scene('modern', {
      ann: { front: ['mcu1-044 as Whip'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 2)], back: [body('E', 1, 2), body('F', 1, 1)] },
    });

  test('puts a counter on an enemy and pulls it from the back row to the front', () => {
    const { ann, card, close } = stage();
    ann.use('Whip', 'Energy Whips');
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E', 'F', 'Main']);
    ann.choose('E');
    expect([card('E').minus, card('E').zone]).toEqual([1, 'front']);
    close();
  });

  test('leaves one in the front row there, and moves one the counter stuns', () => {
    const front = stage();
    front.ann.use('Whip', 'Energy Whips');
    front.ann.choose('D');
    expect([front.card('D').minus, front.card('D').zone]).toEqual([1, 'front']);
    front.close();

    const stunned = stage();
    stunned.ann.use('Whip', 'Energy Whips');
    stunned.ann.choose('F');
    expect([stunned.card('F').stunned, stunned.card('F').zone]).toEqual([true, 'front']);
    stunned.close();
  });
});

test('mcu1-045 Crossbones attacks main characters only, alone or in a team', () => {
  const { ann, close } = scene('modern', {
    ann: { front: ['mcu1-045 as Bones', body('A', 1, 1, 'team:mcuVillains')] },
    bob: { front: [body('Boss', 1, 9, 'main'), body('D', 1, 1)] },
    open: true,
  });
  expect(ann.offered('attack').toSorted()).toEqual(['Boss, A', 'Boss, Bones', 'D, A']);
  ann.attack('D', 'A', '...');
  expect(ann.offered('join')).toEqual([]);
  close();
});

describe('mcu1-046 Mandarin', () => {
  const pile = ['mcu1-047 as Rings', 'mcu1-048 as Trevor', 'mcu1-048 as Double'];

  test('is removed from the game when KO’d and leaves a random card of the pile in hand', () => {
    const { ann, bob, card, seat, random, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['mcu1-046 as Mandarin'], side: pile },
    });
    ann.attack('Mandarin', 'A');
    random('Rings');
    pass(ann, bob);
    expect([card('Mandarin').zone, seat('bob').hand, seat('bob').side]).toEqual([
      'removed',
      ['Rings'],
      ['Trevor', 'Double'],
    ]);
    close();
  });

  // VS-ZON-42
  test('does not let the enemy see which card it was', () => {
    const { ann, bob, random, close } = scene('modern', {
      ann: { front: [body('A', 9, 9)] },
      bob: { front: ['mcu1-046 as Mandarin'], side: pile },
    });
    ann.attack('Mandarin', 'A');
    random('Trevor');
    pass(ann, bob);
    expect(['Trevor', 'Double', 'Rings'].map((name) => [ann.sees(name), bob.sees(name)])).toEqual([
      [false, true],
      [false, false],
      [false, false],
    ]);
    close();
  });

  test('gives nothing when he leaves play in another way', () => {
    const recall = supporting({
      ...{ id: 'x-1', name: 'Recall', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [superPower('Recall', 'main', [], toHand(a(enemy({ is: 'supporting' }))))],
    });
    const { ann, seat, close } = scene('modern', {
      cards: [recall],
      ann: { front: ['Recall'] },
      bob: { front: ['mcu1-046 as Mandarin'], side: pile },
    });
    ann.use('Recall', 'Recall');
    expect([seat('bob').hand, seat('bob').side]).toEqual([['Mandarin'], ['Rings', 'Trevor', 'Double']]);
    close();
  });
});

describe('mcu1-047 The Ten Rings', () => {
  test('goes Behind the Camera at the end of any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { hand: ['mcu1-047 as Rings'] },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Rings', 'front');
    pass(ann, ann);
    expect(card('Rings').zone).toBe('front');
    ann.pass();
    expect(card('Rings').zone).toBe('side');
    bob.pass();
    close();

    const theirs = scene('modern', { ann: {}, bob: { front: ['mcu1-047 as Rings'] } });
    theirs.ann.pass();
    expect(theirs.card('Rings').zone).toBe('side');
    theirs.close();
  });

  test('goes there instead of the KO pile or the hand', () => {
    const { ann, bob, card, seat, close } = scene('modern', {
      ann: { front: [body('A', 99, 99)] },
      bob: { front: ['mcu1-047 as Rings'] },
    });
    ann.attack('Rings', 'A');
    pass(ann, bob);
    expect([card('Rings').zone, seat('bob').ko]).toEqual(['side', []]);
    close();

    const recall = supporting({
      ...{ id: 'x-1', name: 'Recall', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [superPower('Recall', 'main', [], toHand(a(enemy({ is: 'supporting' }))))],
    });
    const recalled = scene('modern', {
      cards: [recall],
      ann: { front: ['Recall'] },
      bob: { front: ['mcu1-047 as Rings'] },
    });
    recalled.ann.use('Recall', 'Recall');
    expect(recalled.card('Rings').zone).toBe('side');
    recalled.close();
  });
});

describe('mcu1-048 Trevor Slattery', () => {
  test('can be neither recruited nor placed as a resource', () => {
    const { ann, close } = scene('modern', {
      ann: { hand: ['mcu1-048 as Trevor', body('A', 1, 1)], resources: 5 },
      bob: {},
      at: 'resource',
    });
    expect(ann.offered('resource')).toEqual(['A, down']);
    expect(ann.refused('resource', 'Trevor', 'down')).not.toEqual([]);
    ann.pass();
    expect(ann.offered('recruit')).toEqual(['A, front', 'A, back']);
    expect(ann.refused('recruit', 'Trevor', 'front')).not.toEqual([]);
    close();
  });

  // VS-ZON-19
  test('is removed from the game by an effect that would put him into play', () => {
    const door = supporting({
      ...{ id: 'x-1', name: 'Door', cost: 1, atk: 1, def: 1, health: 1, teams: [] },
      powers: [superPower('Open', 'main', [], putIntoPlay(a(inHand({ is: 'character' }))))],
    });
    const { ann, card, close } = scene('modern', {
      cards: [door],
      ann: { front: ['Door'], hand: ['mcu1-048 as Trevor'] },
      bob: {},
    });
    ann.use('Door', 'Open');
    ann.choose('Trevor');
    ann.row('front');
    expect(card('Trevor').zone).toBe('removed');
    close();
  });
});

describe('mcu1-049 Destroyer', () => {
  test('gets +5 ATK for the combat on his own turn only', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['mcu1-049 as Destroyer'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 10)] },
    });
    ann.attack('D', 'Destroyer');
    ann.use('Destroyer', 'Odinforce Blast');
    expect([card('Destroyer').atk, card('Destroyer').def]).toEqual([10, 3]);
    pass(bob, ann);
    expect([card('Destroyer').atk, card('D').stunned]).toEqual([5, true]);
    close();

    const defending = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: { front: ['mcu1-049 as Destroyer'], resources: ['Energy Location'] },
    });
    defending.ann.attack('Destroyer', 'A');
    defending.ann.pass();
    expect(defending.bob.refused('use', 'Destroyer', 'Odinforce Blast')).toContain('VS-PWR-32');
    defending.bob.pass();
    defending.close();
  });
});
