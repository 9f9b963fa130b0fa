import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('aln-029 The Queen, Level 1', () => {
  const walls = "They're Coming Out of the Walls!";

  test.each(['aln-029', 'aln-030'])('%s shows five cards and takes a Swarm character with others of its name', (id) => {
    const { ann, bob, seat } = scene('modern', {
      ann: {
        back: [`${id} as Queen`],
        deck: [
          'aln-038 as One',
          'aln-038 as Two',
          'aln-038 as Three',
          'aln-039 as Other',
          'aln-060 as Void',
          'Earth as Sixth',
        ],
        resources: ['Alien Location'],
      },
      bob: {},
      at: 'resource',
    });
    ann.use('Queen', walls);
    expect([bob.sees('Void'), bob.sees('Sixth')]).toEqual([true, false]);
    ann.choose('One', '...');
    expect(ann.offered()).toEqual(['done', 'choose Two']);
    ann.choose('Two');
    ann.choose('Three', 'Void');
    expect([[...seat('ann').hand].sort(), seat('ann').deck]).toEqual([
      ['One', 'Two'],
      ['Sixth', 'Three', 'Void', 'Other'],
    ]);
  });

  test('takes nobody without Swarm', () => {
    const { ann, seat } = scene('modern', {
      ann: { back: ['aln-029 as Queen'], deck: ['Earth x3', 'aln-044'], resources: ['Alien Location'] },
      bob: {},
      at: 'resource',
    });
    ann.use('Queen', walls);
    while (ann.offered('choose').length > 0) ann.choose(ann.offered('choose')[0]);
    expect([seat('ann').hand, seat('ann').deck.length]).toEqual([[], 4]);
  });

  test('gains an XP when a Swarm character appears beside another of its name', () => {
    const { ann, card } = scene('modern', {
      ann: {
        back: ['aln-029 as Queen', 'aln-038 as One', body('X', 1, 1)],
        hand: ['aln-038 as Two', 'aln-039 as Other'],
        resources: 6,
      },
      bob: { front: ['aln-039 as Theirs'] },
      at: 'recruit',
    });
    ann.recruit('Other', 'front');
    expect(card('Queen').xp).toBe(0);
    ann.recruit('Two', 'front');
    expect(card('Queen').xp).toBe(1);
  });

  test('becomes Level 2 with the third', () => {
    const { ann, card } = scene('modern', {
      ann: {
        back: [{ card: 'aln-029', as: 'Queen', xp: 2 }, 'aln-038 as One'],
        hand: ['aln-038 as Two'],
        resources: 2,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('Two', 'back');
    expect(card('aln-030').level).toBe(2);
  });
});

describe('aln-030 The Queen, Level 2', () => {
  const eggs = "Who's Laying the Eggs?";

  test('lays an Ovomorph out of deck, hand or KO pile, and each may try to hatch', () => {
    const { ann, card, seat } = scene('modern', {
      ann: {
        back: ['aln-030 as Queen', 'aln-035 as Old'],
        hand: ['aln-035 as Held'],
        ko: ['aln-035 as Lost', 'aln-038'],
        side: ['aln-052 as Hug'],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
    });
    ann.use('Queen', eggs);
    expect([...ann.offered('choose')].sort()).toEqual(['Held', 'Lost']);
    ann.choose('Lost');
    expect(card('Lost').zone).toBe('back');
    ann.no();
    ann.yes();
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('E');
    expect([card('Hug').zone, card('Hug').captives, seat('ann').ko.length]).toEqual(['back', ['E'], 2]);
    expect(card('Old').zone).toBe('back');
  });

  test('lets them try one after the other: a pile that has run out hatches nothing', () => {
    const { ann, card } = scene('modern', {
      ann: {
        back: ['aln-030 as Queen', 'aln-035 as One', 'aln-035 as Two'],
        deck: ['Earth'],
        side: ['aln-052 as Hug'],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 1, 1), body('E', 1, 1)] },
    });
    ann.use('Queen', eggs);
    ann.yes();
    ann.choose('D');
    ann.yes();
    expect([card('One').zone, card('Two').zone, card('Hug').captives]).toEqual(['ko', 'back', ['D']]);
  });

  test('hatches nothing without an enemy supporting character', () => {
    const { ann, card, seat } = scene('modern', {
      ann: {
        back: ['aln-030 as Queen', 'aln-035 as One'],
        deck: ['Earth'],
        side: ['aln-052 as Hug'],
        resources: ['Energy Location'],
      },
      bob: {},
    });
    ann.use('Queen', eggs);
    ann.yes();
    expect([card('One').zone, seat('ann').side.length]).toEqual(['back', 1]);
  });
});

describe('aln-035 Ovomorph with aln-052 Facehugger and aln-053 Extended Incubation', () => {
  test('neither attacks nor strikes back', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 4, 1), 'aln-035 as Mine'] },
      bob: { front: [{ card: 'aln-035', as: 'Egg', plus: 0 }] },
    });
    expect(ann.offered('attack')).toEqual(['Egg, A']);
    ann.attack('Egg', 'A');
    pass(ann, bob);
    expect([card('Egg').zone, card('A').stunned]).toEqual(['ko', false]);
  });

  test('hatches at the start of its player’s Build Phase', () => {
    const { ann, card, seat } = scene('modern', {
      ann: { front: ['aln-035 as Egg'], side: ['aln-052 as Hug'] },
      bob: { front: [body('D', 1, 1), { body: 'E 1/1', stunned: true }, body('Boss', 1, 1, 'main')] },
      at: 'build',
    });
    expect(ann.offered('choose')).toEqual(['D', 'E']);
    ann.choose('D');
    expect([seat('ann').ko, card('Hug').zone, card('Hug').captives]).toEqual([['Egg'], 'back', ['D']]);
    expect(card('Hug').keywords).toBe('creature passive swarm');
  });

  test('Extended Incubation goes back and the Ovomorph stays', () => {
    const { card, seat } = scene('modern', {
      ann: { front: ['aln-035 as Egg'], side: ['aln-053 as Wait'] },
      bob: { front: [body('D', 1, 1)] },
      at: 'build',
    });
    expect([card('Egg').zone, seat('ann').side.length]).toEqual(['front', 1]);
  });

  const burst = (hand: readonly string[], resources: readonly string[]) =>
    scene('modern', {
      ann: {
        back: [{ card: 'aln-052', as: 'Hug', captives: [{ body: 'Prey 1/1 health:3', owner: 'bob' }] }],
        hand,
        resources,
      },
      bob: {},
      at: 'build',
      open: true,
    });

  test('bursts for an Alien: the captive is lost and a Xenomorph of the hand may come', () => {
    const { ann, card, seat } = burst(['aln-042 as Spitter', 'aln-015 as Parker'], ['Alien Location']);
    ann.yes();
    ann.pay('Alien Location');
    expect([card('Prey').zone, seat('ann').side.length]).toEqual(['ko', 1]);
    ann.yes();
    expect(ann.offered('choose')).toEqual(['Spitter']);
    ann.choose('Spitter');
    expect([card('Spitter').zone, seat('bob').ko]).toEqual(['back', ['Prey']]);
  });

  test('may keep what it holds, and nothing happens without the symbol', () => {
    const kept = burst(['aln-042 as Spitter'], ['Alien Location']);
    kept.ann.no();
    expect([kept.card('Hug').zone, kept.card('Hug').captives]).toEqual(['back', ['Prey']]);
    const poor = burst(['aln-042 as Spitter'], ['Energy Location']);
    poor.ann.yes();
    expect([poor.card('Hug').captives, poor.card('Spitter').zone]).toEqual([['Prey'], 'hand']);
  });

  test('may bring nobody, and its special location can pay', () => {
    const { ann, card } = burst(['aln-042 as Spitter'], ['aln-051 as Planet']);
    ann.yes();
    ann.pay('Planet');
    ann.no();
    expect([card('Prey').zone, card('Spitter').zone]).toEqual(['ko', 'hand']);
  });

  test('bursts on its player’s turn only', () => {
    const { ann, bob } = scene('modern', {
      ann: {},
      bob: {
        back: [{ card: 'aln-052', as: 'Hug', captives: [{ body: 'Prey 1/1', owner: 'ann' }] }],
        resources: ['Alien Location'],
      },
      at: 'build',
    });
    expect([bob.offered('yes'), ann.offered('yes')]).toEqual([[], []]);
  });
});

describe('aln-037 Xenomorph Ambusher', () => {
  test('cannot be attacked in the back row', () => {
    const { ann } = scene('modern', {
      ann: { front: [body('A', 4, 4, 'flight')] },
      bob: { back: ['aln-037 as Ambusher'] },
    });
    expect(ann.offered('attack')).toEqual(['Main, A']);
    const front = scene('modern', { ann: { front: [body('A', 4, 4)] }, bob: { front: ['aln-037 as Ambusher'] } });
    expect(front.ann.offered('attack')).toEqual(['Ambusher, A']);
  });
});

describe('aln-045 The Perfect Organism', () => {
  const huge = "This thing is Huge! It's... It's Big!";

  test('strikes with double its ATK this combat, and triple if a location was discarded', () => {
    const stuns = (def: number, how: 'resources' | 'hand') => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: ['aln-045 as Drone'], [how]: ['Intellect Location'] },
        bob: { front: [body('D', 0, def)] },
      });
      ann.attack('D', 'Drone');
      ann.use('Drone', huge);
      expect(card('Drone').atk).toBe(4);
      pass(bob, ann);
      return card('D').stunned;
    };
    expect([stuns(8, 'resources'), stuns(9, 'resources'), stuns(12, 'hand'), stuns(13, 'hand')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('does so as a defender too, and not in the next combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 8, 'health:9'), body('B', 1, 8, 'health:9')] },
      bob: { front: ['aln-045 as Drone'], resources: ['Intellect Location'] },
    });
    ann.attack('Drone', 'A');
    ann.pass();
    bob.use('Drone', huge);
    pass(ann, bob);
    ann.attack('Drone', 'B');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned]).toEqual([true, false]);
  });
});

describe('aln-047 The Queen', () => {
  const eggs = "Who's Laying the Eggs?";

  test('shows up to two Ovomorphs of deck, hand and KO pile and takes them into hand', () => {
    const { ann, bob, seat } = scene('modern', {
      ann: { front: [body('A', 1, 9)] },
      bob: {
        front: ['aln-047 as Queen'],
        deck: ['Earth', 'aln-035 as One', 'Earth'],
        ko: ['aln-035 as Two'],
        resources: ['Energy Location'],
      },
    });
    ann.attack('Queen', 'A');
    ann.pass();
    bob.use('Queen', eggs);
    bob.choose('One', 'Two');
    expect([seat('bob').hand.length, seat('bob').ko, seat('bob').deck.length]).toEqual([2, [], 2]);
    expect(seat('bob').hand.every((name) => ann.sees(name))).toBe(true);
    pass(ann, bob);
  });

  test('need not find any', () => {
    const { ann, bob, seat } = scene('modern', {
      ann: { front: ['aln-047 as Queen'], deck: ['aln-035', 'Earth'], resources: ['Energy Location'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Queen');
    ann.use('Queen', eggs);
    ann.done();
    expect([seat('ann').hand, seat('ann').deck.length]).toEqual([[], 2]);
    pass(bob, ann);
  });

  test('may put them into the back row if a location was discarded', () => {
    const laid = (mode: number) => {
      const { ann, bob, seat } = scene('modern', {
        ann: { front: ['aln-047 as Queen'], ko: ['aln-035 as One'], hand: ['Energy Location'] },
        bob: { front: [body('D', 1, 9)] },
      });
      ann.attack('D', 'Queen');
      ann.use('Queen', eggs);
      ann.choose('One');
      ann.number(mode);
      pass(bob, ann);
      return [seat('ann').back.length, seat('ann').hand.length];
    };
    expect([laid(0), laid(1)]).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
});
