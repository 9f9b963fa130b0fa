import { equipment } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, scene } from '../stage.ts';

describe('aln-036 Adolescent Xenomorph', () => {
  test('gives each other of its name on its side a counter as it appears', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-036 as One', 'aln-038 as Other'],
        back: ['aln-036 as Two'],
        hand: ['aln-036 as New'],
        resources: 1,
      },
      bob: { front: ['aln-036 as Theirs'] },
      at: 'recruit',
    });
    ann.recruit('New', 'front');
    expect(['One', 'Two', 'New', 'Other', 'Theirs'].map((name) => card(name).plus)).toEqual([1, 1, 0, 0, 0]);
  });

  test('bears no equipment', () => {
    const wrench = equipment({ id: 'x-1', name: 'Wrench', cost: 0, teams: [], powers: [] });
    const { ann } = scene('modern', {
      cards: [wrench],
      ann: { front: ['aln-036 as One', body('A', 1, 1)], hand: ['Wrench'] },
      bob: {},
      at: 'recruit',
    });
    expect(ann.refused('equip', 'Wrench', 'One')).toEqual(['VS-KW-CREATURE']);
  });
});

describe('aln-038 and aln-039', () => {
  test('the Leaping one flies on its turn, the Ferocious one strikes first in melee', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-038 as Leaper', 'aln-039 as Biter'] },
      bob: { front: [body('D', 9, 3)], back: [body('E', 0, 9)] },
    });
    expect(card('Leaper').keywords).toContain('flight');
    expect(ann.offered('attack')).toContain('E, Leaper');
    ann.attack('D', 'Biter');
    pass(ann, bob);
    expect([card('D').stunned, card('Biter').stunned]).toEqual([true, false]);
  });
});

describe('aln-041 Acid Blood Xenomorph', () => {
  test('puts a counter on each enemy in the combat when it attacks or defends wounded', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9), body('C', 1, 9)] },
      bob: { front: [{ card: 'aln-041', as: 'Acid', wounds: 1 }], back: [body('E', 1, 1)] },
    });
    ann.attack('Acid', 'A', 'B');
    expect(['A', 'B', 'C', 'E', 'Acid'].map((name) => card(name).minus)).toEqual([1, 1, 0, 0, 0]);
    pass(ann, bob);
    if (bob.offered('strikeBack').length > 0) bob.strikeBack('A');

    const attack = scene('modern', {
      ann: { front: [{ card: 'aln-041', as: 'Acid', wounds: 1 }, body('A', 1, 9)] },
      bob: { front: [body('D', 1, 9), body('E', 1, 9)] },
    });
    attack.ann.attack('D', 'Acid');
    expect(['D', 'E', 'A'].map((name) => attack.card(name).minus)).toEqual([1, 0, 0]);
    pass(attack.ann, attack.bob);
  });

  test('does nothing unhurt', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: ['aln-041 as Acid'] },
      bob: { front: [body('D', 1, 9)] },
    });
    ann.attack('D', 'Acid');
    expect(card('D').minus).toBe(0);
    pass(ann, bob);
  });
});

describe('aln-042 Xenomorph Spitter', () => {
  test('spits once for itself and once for each other Spitter of its side, at enemies of choice', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-042 as One', 'aln-042 as Two', 'aln-038 as Other'],
        back: ['aln-042 as Three'],
        resources: ['Energy Location'],
      },
      bob: { front: [body('D', 9, 9), body('E', 9, 9), 'aln-042 as Theirs'] },
    });
    ann.use('One', 'Spit Acid');
    expect(ann.offered('choose')).toEqual(['D', 'E', 'Theirs', 'Main']);
    ann.choose('D');
    ann.choose('E');
    ann.choose('D');
    expect([card('D').minus, card('E').minus, card('Theirs').minus]).toEqual([4, 2, 0]);
    expect(ann.offered('choose')).toEqual([]);
  });

  test('spits once if it is alone', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-042 as One'], resources: ['Energy Location'] },
      bob: { front: [body('D', 9, 9), body('E', 9, 9)] },
    });
    ann.use('One', 'Spit Acid');
    ann.choose('E');
    expect([card('D').minus, card('E').minus]).toEqual([0, 2]);
    expect(ann.offered('pass')).toEqual(['']);
  });
});

describe('aln-043 Screeching Xenomorph', () => {
  test('gives two counters to a character with Swarm and to the others of that name', () => {
    const { ann, card } = scene('modern', {
      ann: {
        front: ['aln-043 as Screech', 'aln-038 as One', body('A', 1, 1)],
        back: ['aln-038 as Two', 'aln-039 as Other'],
        resources: ['Might Location'],
      },
      bob: { front: ['aln-038 as Theirs'] },
    });
    ann.use('Screech', 'Screech');
    expect(ann.offered('choose')).toEqual(['Screech', 'One', 'Two', 'Other']);
    ann.choose('Two');
    expect(['One', 'Two', 'Screech', 'Other', 'Theirs'].map((name) => card(name).plus)).toEqual([2, 2, 0, 0, 0]);
  });
});

describe('aln-044 The Dragon and aln-046 The Newborn', () => {
  test('the Dragon heals a wound; two if a location was discarded', () => {
    const healed = (how: 'resources' | 'hand') => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: [body('A', 0, 9)] },
        bob: { front: [{ card: 'aln-044', as: 'Dragon', wounds: 2 }], [how]: ['Alien Location'] },
      });
      ann.attack('Dragon', 'A');
      ann.pass();
      bob.use('Dragon', 'It Is Generally Unpleasant');
      pass(ann, bob);
      return card('Dragon').wounds;
    };
    expect([healed('resources'), healed('hand')]).toEqual([1, 0]);
  });

  test('the Newborn gets two counters; five if a location was discarded', () => {
    const put = (how: 'resources' | 'hand') => {
      const { ann, bob, card } = scene('modern', {
        ann: { front: ['aln-046 as Newborn'], [how]: ['Might Location'] },
        bob: { front: [body('D', 0, 9)] },
      });
      ann.attack('D', 'Newborn');
      ann.use('Newborn', 'Tantrum');
      pass(bob, ann);
      return card('Newborn').plus;
    };
    expect([put('resources'), put('hand')]).toEqual([2, 5]);
  });

  test('both can be used on any turn by their player, the Newborn strikes back at all', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 2, 2), body('B', 2, 2)] },
      bob: { front: ['aln-046 as Newborn'], resources: ['Might Location'] },
    });
    ann.attack('Newborn', 'A', 'B');
    ann.pass();
    bob.use('Newborn', 'Tantrum');
    pass(ann, bob);
    expect([card('A').stunned, card('B').stunned]).toEqual([true, true]);
  });
});

describe('aln-050 Build the Hive', () => {
  test('turns a face-up location of an enemy face down, for a player with a Xenomorph', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-038 as A'], hand: ['aln-050 as Hive'], resources: ['Energy Location as Mine'] },
      bob: {
        resources: [
          'Might Location as One',
          'Skill Location as Two',
          { card: 'Energy Location', as: 'Down', faceDown: true },
        ],
      },
    });
    ann.play('Hive');
    expect(ann.offered('choose')).toEqual(['One', 'Two']);
    ann.choose('Two');
    expect([card('Two').faceDown, card('One').faceDown, card('Mine').faceDown]).toEqual([true, false, false]);
  });

  test('chooses one among the locations of all enemies, and is played in the Main Phase', () => {
    const { ann, card } = scene('modern', {
      ann: { front: ['aln-038 as A'], hand: ['aln-050 as Hive'] },
      bob: { resources: ['Might Location as One'] },
      cat: { resources: ['Skill Location as Two'] },
    });
    ann.play('Hive');
    expect(ann.offered('choose')).toEqual(['One', 'Two']);
    ann.choose('One');
    expect([card('One').faceDown, card('Two').faceDown]).toEqual([true, false]);
    const alone = scene('modern', { ann: { front: [body('A', 1, 1)], hand: ['aln-050 as Hive'] }, bob: {} });
    expect(alone.ann.refused('play', 'Hive')).toContain('VS-PT-11');
  });
});
