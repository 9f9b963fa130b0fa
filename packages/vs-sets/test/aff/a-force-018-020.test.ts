import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

describe('aff-018 Spectrum', () => {
  const resources = ['Energy Location x5', 'Might Location', { card: 'Energy Location', as: 'Down', faceDown: true }];

  // Ruling: a face-down card is no location.
  test('ruling: gets a +1/+1 counter for each face-up basic Energy location on all sides as she appears', () => {
    const { ann, card, close } = scene('modern', {
      ann: { hand: ['aff-018 as Monica'], resources: [...resources, 'aff-026'] },
      bob: { resources: ['Energy Location'] },
      at: 'recruit',
    });
    ann.recruit('Monica', 'back');
    expect([card('Monica').plus, card('Monica').atk]).toEqual([6, 10]);
    close();
  });

  test('gets them again when she recovers, and not otherwise', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: {
        back: ['aff-018 as Monica'],
        front: [{ body: 'A 1/1', stunned: true }],
        resources: ['Energy Location x2'],
      },
      bob: { front: [body('D', 9, 9)] },
    });
    expect(card('Monica').plus).toBe(0);
    nextMain(ann, bob);
    nextMain(bob, ann);
    expect([card('A').stunned, card('Monica').plus]).toEqual([false, 0]);
    close();

    const hurt = scene('modern', {
      ann: { back: [{ card: 'aff-018', as: 'Monica', stunned: true }], resources: ['Energy Location x2'] },
      bob: {},
    });
    nextMain(hurt.ann, hurt.bob);
    nextMain(hurt.bob, hurt.ann);
    expect([hurt.card('Monica').stunned, hurt.card('Monica').plus]).toEqual([false, 2]);
    hurt.close();
  });
});

describe('aff-020 Loki', () => {
  test('draws three cards once a turn when a character on his side is powered up', () => {
    const { ann, bob, seat, close } = scene('modern', {
      ann: {
        back: ['aff-020 as Loki'],
        front: ['aff-012 as Jess', 'aff-036 as Masque'],
        hand: ['aff-012 as One', 'aff-036 as Two', 'aff-036 as Three'],
      },
      bob: { front: ['aff-038 as Sin'], hand: ['aff-038 as Other'] },
    });
    ann.powerUp('One', 'Jess');
    expect(seat('ann').hand).toHaveLength(5);
    ann.powerUp('Two', 'Masque');
    ann.no();
    expect(seat('ann').hand).toHaveLength(4);
    nextMain(ann, bob);
    const before = Number(seat('bob').hand?.length);
    bob.powerUp('Other', 'Sin');
    expect([seat('ann').hand?.length, seat('bob').hand?.length]).toEqual([4, before - 1]);
    // A new turn, a new chance; on an enemy's turn too.
    bob.attack('Masque', 'Sin');
    bob.pass();
    ann.powerUp('Three', 'Masque');
    bob.order('Loki', 'Masque');
    ann.no();
    expect(seat('ann').hand).toHaveLength(6);
    pass(bob, ann);
    close();
  });

  const loyal = (front: unknown[], theirs: unknown[]) => {
    const { card, close } = scene('modern', {
      ann: { back: ['aff-020 as Loki'], front },
      bob: { front: theirs },
      at: 'turn',
    });
    const { controller, zone } = card('Loki');
    close();
    return [controller, zone];
  };

  test('goes over to a player whose character has a higher ATK than all on his side, at the start of the Build Phase', () => {
    expect(loyal([body('A', 1, 1)], [body('D', 8, 1)])).toEqual(['bob', 'back']);
    expect(loyal([{ body: 'A 9/1', stunned: true }], [body('D', 8, 1)])).toEqual(['ann', 'back']);
  });

  test('stays if nobody has more, and does not count those who are face down', () => {
    expect(loyal([body('A', 1, 1)], [body('D', 7, 1)])).toEqual(['ann', 'back']);
    expect(loyal([body('A', 8, 1)], [body('D', 8, 1)])).toEqual(['ann', 'back']);
    expect(loyal([], [{ body: 'D 9/1', stunned: true }])).toEqual(['ann', 'back']);
  });

  test('lets his player choose among several such enemies', () => {
    const { ann, card, close } = scene('modern/freeForAll', {
      ann: { front: ['aff-020 as Loki'] },
      bob: { front: [body('D', 9, 1)] },
      cem: { front: [body('E', 8, 1)] },
      at: 'turn',
    });
    expect(ann.offered('choose').toSorted()).toEqual(['D', 'E']);
    ann.choose('E');
    expect([card('Loki').controller, card('Loki').zone]).toEqual(['cem', 'back']);
    close();
  });
});

describe('aff-035 Black Cat', () => {
  test('takes all +1/+1 counters from whom she attacks, and enemies get none in that combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-035 as Cat'] },
      bob: {
        front: [
          { body: 'D 1/1 team:aForce', plus: 3, exhausted: true },
          { body: 'E 1/9', plus: 1 },
        ],
        hand: ['aff-024 as Angry'],
      },
    });
    ann.attack('D', 'Cat');
    expect([card('D').plus, card('E').plus]).toEqual([0, 1]);
    ann.pass();
    bob.play('Angry');
    expect(card('D').plus).toBe(0);
    pass(ann, bob);
    expect([card('D').stunned, card('Cat').stunned]).toEqual([true, false]);
    close();
  });

  test('cannot be struck back by an exhausted defender, but by a ready one', () => {
    const struck = (facts: object) => {
      const { ann, bob, card, close } = scene('modern', {
        ann: { front: ['aff-035 as Cat'] },
        bob: { front: [{ body: 'D 9/9', ...facts }] },
      });
      ann.attack('D', 'Cat');
      pass(ann, bob);
      const { zone } = card('Cat');
      close();
      return zone;
    };
    expect([struck({ exhausted: true }), struck({})]).toEqual(['front', 'ko']);
  });

  test('lets enemies gain counters after the combat, and her own side at any time', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['aff-035 as Cat', body('A', 1, 9, 'team:aForce')], hand: ['aff-024 as Mine'] },
      bob: { front: [body('D', 1, 9, 'team:aForce')], hand: ['aff-024 as Angry'] },
    });
    ann.attack('D', 'Cat');
    pass(ann, bob);
    ann.attack('D', 'A');
    ann.pass();
    bob.play('Angry');
    expect(card('D').plus).toBe(2);
    pass(ann, bob);
    close();
  });
});
