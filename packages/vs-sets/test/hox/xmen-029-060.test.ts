import { a, enemy, equipment, ko, superPower, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;
const WEATHER = [R('Energy'), R('Intellect'), R('Might'), R('Skill')];
const hat = equipment({ id: 'xx-hat', name: 'Hat', cost: 1, teams: [], powers: [] });

describe('hox-030 Banshee', () => {
  test('dazes an enemy in the combat, on any turn', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 9, 99), body('B', 1, 9)] },
      bob: { front: ['hox-030 as Sean'], resources: [R('Energy')] },
    });
    ann.attack('Sean', 'A');
    ann.pass();
    bob.use('Sean', 'Bold Yeller');
    expect([card('A').stunned, card('A').wounds, card('Sean').stunned]).toEqual([true, 0, false]);
    close();
  });

  test('puts four -1/-1 counters on an enemy, or stuns it if it is equipped', () => {
    const screech = (equipped: boolean) => {
      const { ann, card } = scene('modern', {
        cards: [hat],
        ann: { front: ['hox-030 as Sean', body('A', 1, 9)], resources: [R('Skill')] },
        bob: { front: [{ body: 'D 9/9', ...(equipped && { equipment: 'Hat' }) }] },
        open: true,
      });
      ann.use('Sean', 'Sonic Screech');
      expect(ann.offered('choose').toSorted()).toEqual(['D', 'Main']);
      ann.choose('D');
      return [card('D').minus, card('D').stunned];
    };
    expect([screech(false), screech(true)]).toEqual([
      [4, false],
      [0, true],
    ]);
  });
});

describe('hox-031, hox-032 Cyclops', () => {
  test.each(['hox-031', 'hox-032'])('%s strikes with double his ATK while ranged attacking this turn', (id) => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [`${id} as Scott`], resources: [R('Energy')] },
      bob: { front: [body('D', 0, id === 'hox-031' ? 8 : 16)] },
    });
    ann.use('Scott', 'Unleash Optic Beam');
    ann.attack('D', 'Scott');
    pass(ann, bob);
    expect(card('D').stunned).toBe(true);
    close();
  });

  test('does so neither in melee nor later', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-031 as Scott'], resources: [R('Energy')] },
      bob: { front: [body('D', 0, 8)] },
    });
    ann.use('Scott', 'Unleash Optic Beam');
    ann.attack('D', 'Scott');
    pass(ann, bob);
    expect(card('D').stunned).toBe(false);
    close();
  });

  test('gains an XP for every character that attacks, on either side', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['hox-031 as Scott'], front: [body('A', 0, 99), body('B', 0, 99)] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A', 'B');
    ann.order('Scott');
    pass(ann, bob);
    expect(card('Scott').xp).toBe(2);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('Scott').xp).toBe(3);
    close();
  });

  test('readies any number of others on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: [{ card: 'hox-032', as: 'Scott', exhausted: true }],
        front: [
          { body: 'A 1/9', exhausted: true },
          { body: 'B 1/9', exhausted: true },
          { body: 'C 1/9', exhausted: true },
        ],
        resources: [R('Skill')],
      },
      bob: { front: [{ body: 'D 1/9', exhausted: true }] },
    });
    ann.use('Scott', 'Battlefield Commander');
    expect(ann.offered('choose').toSorted()).toEqual(['A', 'B', 'C']);
    ann.choose('A', 'B');
    expect(['A', 'B', 'C', 'Scott'].map((name) => card(name).exhausted)).toEqual([false, false, true, true]);
    close();
  });
});

describe('hox-033, hox-034 Marvel Girl', () => {
  test('gives a defender of her side +0/+10, in any combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 5, 99)] },
      bob: { front: [body('D', 0, 1)], back: ['hox-033 as Jean'], resources: [R('Intellect')] },
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Jean', 'Telekinetic Shield');
    expect([card('D').atk, card('D').def, card('A').def]).toEqual([0, 11, 99]);
    pass(ann, bob);
    expect([card('D').def, card('Jean').xp]).toEqual([1, 1]);
    close();
  });

  test('gains an XP when a defender of her side survives, and none for attackers or enemies', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 99)], back: ['hox-033 as Jean'] },
      bob: { front: [body('D', 0, 99)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Jean').xp).toBe(0);
    nextMain(ann, bob);
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('Jean').xp).toBe(1);
    close();
  });

  test('at Level 2 gives an attacker of her side +10/+0, in any combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 1, 99)], back: ['hox-034 as Jean'], resources: [R('Might', 2), R('Intellect')] },
      bob: { front: [body('D', 0, 11)] },
    });
    ann.attack('D', 'A');
    ann.use('Jean', 'Telekinetic Weapon');
    expect([card('A').atk, card('A').def, card('D').atk]).toEqual([11, 99, 0]);
    pass(bob, ann);
    expect([card('D').stunned, card('A').atk]).toEqual([true, 1]);
    close();
  });

  test('at Level 2 does so on no enemy attack, where there is no attacker of hers', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: { front: [body('D', 0, 99)], back: ['hox-034 as Jean'], resources: [R('Might', 2), R('Intellect')] },
      open: true,
    });
    ann.attack('D', 'A');
    ann.pass();
    bob.use('Jean', 'Telekinetic Weapon');
    expect([card('A').atk, card('D').atk]).toEqual([1, 0]);
    ann.pass();
    bob.use('Jean', 'Telekinetic Shield');
    expect(card('D').def).toBe(109);
  });

  test('is Jean Grey and Phoenix', () => {
    const { ann } = scene('modern', {
      ann: { front: ['hox-034 as Jean'], hand: [body('Phoenix', 1, 1), body('Jean Grey', 1, 1), body('Other', 1, 1)] },
      bob: {},
      open: true,
    });
    expect(ann.offered('powerUp').toSorted()).toEqual(['Jean Grey, Jean', 'Phoenix, Jean']);
  });
});

describe('hox-035, hox-036 Professor X', () => {
  test('takes the mutants among the top four and shuffles the rest', () => {
    const { ann, seat, close } = scene('modern', {
      ann: {
        back: ['hox-035 as Charles'],
        resources: [R('Intellect')],
        deck: ['hox-015 as Daken', 'hox-040 as Jubilee', 'hox-033', 'mnb-009 as Ant', 'hox-016 as Sabre'],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Charles', 'A Dream Worth Having');
    expect(seat('ann').hand?.toSorted()).toEqual(['Daken', 'Jubilee']);
    expect(seat('ann').deck).toHaveLength(3);
    close();
  });

  test('gains an XP when a mutant supporting character appears on his side', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['hox-035'],
        hand: [body('X', 1, 1, 'team:xmen'), body('B', 1, 1, 'team:brotherhood'), body('A', 1, 1)],
        points: 9,
      },
      bob: {},
      at: 'recruit',
    });
    ann.recruit('A', 'front');
    ann.recruit('X', 'front');
    ann.recruit('B', 'front');
    expect(card('hox-035').xp).toBe(2);
    close();
  });

  test('gains none for the enemy side', () => {
    const { bob, card, close } = scene('modern', {
      ann: { back: ['hox-035'] },
      bob: { hand: [body('X', 1, 1, 'team:xmen')], points: 9 },
      at: 'recruit',
      turn: 'bob',
    });
    bob.recruit('X', 'front');
    expect(card('hox-035').xp).toBe(0);
    close();
  });

  test('puts counters equal to the ATK of one mutant on another', () => {
    const { ann, card, close } = scene('modern', {
      ann: {
        back: ['hox-036 as Charles'],
        front: [body('X', 3, 9, 'team:xmen'), body('B', 5, 9, 'team:brotherhood'), body('A', 1, 1)],
        resources: [R('Skill')],
      },
      bob: { front: [body('E', 1, 1, 'team:xmen')] },
    });
    ann.use('Charles', 'A Dream Worth Fighting For');
    expect(ann.offered('choose').toSorted()).toEqual(['B', 'X']);
    ann.choose('B');
    expect([card('X').plus, card('B').plus]).toEqual([5, 0]);
    close();
  });
});

describe('hox-037, hox-038 Storm', () => {
  test('has each enemy discard a random card', () => {
    const { ann, seat, close } = scene('modern/freeForAll', {
      ann: { back: ['hox-037 as Ororo'], hand: [body('A', 1, 1)], resources: [R('Skill')] },
      bob: { hand: [body('B', 1, 1), body('C', 1, 1)] },
      cat: { hand: [body('D', 1, 1)] },
    });
    ann.use('Ororo', 'Master Thief');
    expect([seat('ann').hand, seat('bob').hand, seat('cat').hand].map((hand) => hand?.length)).toEqual([1, 1, 0]);
    close();
  });

  test('gains an XP when a basic location appears on her side', () => {
    const played = (resource: string, how: 'up' | 'down' = 'up') => {
      const { ann, card } = scene('modern', {
        ann: { back: ['hox-037'], hand: [resource] },
        bob: {},
        at: 'resource',
        open: true,
      });
      ann.resource(resource, how);
      return card('hox-037').xp;
    };
    expect([played('Skill Location'), played('mnb-026'), played('Skill Location', 'down')]).toEqual([1, 0, 0]);
    const { bob, card } = scene('modern', {
      ann: { back: ['hox-037'] },
      bob: { hand: ['Skill Location'] },
      at: 'resource',
      turn: 'bob',
      open: true,
    });
    bob.resource('Skill Location', 'up');
    expect(card('hox-037').xp).toBe(0);
  });

  test('makes weather for the rest of the game', () => {
    const stage = scene('modern', {
      ann: { back: ['hox-038 as Ororo'], front: [body('A', 1, 9, 'flight')], resources: WEATHER },
      bob: { front: [body('D', 5, 9, 'flight'), body('E', 5, 9)] },
      open: true,
    });
    const { ann, bob, card } = stage;
    ann.use('Ororo', 'Weather Witch');
    expect([card('D').keywords, card('A').keywords, card('Ororo').keywords]).toEqual(['', 'flight', 'flight']);
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('A').stunned).toBe(false);
    passTo(stage, 'bob', 'resource');
    expect(['A', 'D', 'E', "bob's Main"].map((name) => card(name).minus)).toEqual([0, 1, 1, 1]);
    pass(bob, bob, bob);
    expect(ann.offered('choose').toSorted()).toEqual(
      ['D', 'E', "bob's Main"].map((name) => name.replace("bob's ", '')).toSorted(),
    );
    ann.choose('E');
    expect([card('E').exhausted, card('E').frozen]).toEqual([true, true]);
    // Fog is for defenders only: her own side is struck as always.
    bob.attack('A', 'D');
    pass(bob, ann);
    expect(card('A').stunned).toBe(false);
    passTo(stage, 'ann', 'main');
    expect(['A', 'D'].map((name) => card(name).minus)).toEqual([0, 1]);
  });
});

describe('X-Men by the hundred', () => {
  test('hox-039 Bishop, ruling: gets a counter for each location with Energy on every side, special ones too', () => {
    const { ann, card } = scene('modern', {
      ann: {
        hand: ['hox-039 as Bishop'],
        resources: ['Energy Location', 'Might Location', 'mnb-026', { card: 'Energy Location', faceDown: true }],
        points: 1,
      },
      bob: { resources: ['Energy Location', 'mnb-052'] },
      at: 'recruit',
      open: true,
    });
    ann.recruit('Bishop', 'front');
    expect(card('Bishop').plus).toBe(4);
  });

  test('hox-040 Jubilee takes 1 ATK from enemies in combat with her', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-040 as Jubilee', body('A', 3, 99)] },
      bob: { front: [body('D', 3, 99), body('E', 3, 99)] },
    });
    ann.attack('D', 'Jubilee');
    expect([card('D').atk, card('D').def, card('E').atk, card('A').atk]).toEqual([2, 99, 3, 3]);
    pass(ann, bob);
    expect(card('D').atk).toBe(3);
    close();
  });

  test('hox-043 Havok rewards super powers of his side and punishes those of enemies', () => {
    const user = (name: string) =>
      supporting({
        id: `xx-${name}`,
        name,
        cost: 1,
        atk: 1,
        def: 9,
        health: 1,
        teams: [],
        powers: [superPower('Go', 'main', [], ko(a(enemy({ name: 'Nobody' }))))],
      });
    const { ann, bob, card, close } = scene('modern', {
      cards: [user('Mine'), user('Theirs')],
      ann: { front: ['hox-043 as Alex', 'Mine'] },
      bob: { front: ['Theirs'] },
    });
    ann.use('Mine', 'Go');
    expect([card('Mine').plus, card('Alex').plus, card('Theirs').minus]).toEqual([1, 0, 0]);
    nextMain(ann, bob);
    bob.use('Theirs', 'Go');
    expect([card('Theirs').minus, card('Mine').plus, card('Mine').minus]).toEqual([1, 1, 0]);
    close();
  });

  test.each(['hox-044', 'hox-045', 'hox-046', 'hox-047'])('%s Multiple Man may bring another from the deck', (id) => {
    const start = (answer: 'yes' | 'no') => {
      const stage = scene('modern', {
        ann: { front: [`${id} as Jamie`], deck: ['mnb-009', { card: 'hox-044', as: 'Dupe' }, 'hox-025'] },
        bob: {},
        at: 'formation',
        open: true,
      });
      stage.ann.pass();
      stage.ann[answer]();
      if (answer === 'yes') {
        expect(stage.ann.offered('choose')).toEqual(['Dupe']);
        stage.ann.choose('Dupe');
        stage.ann.row('back');
      }
      return [stage.card('Dupe').zone, stage.card('Jamie').zone];
    };
    expect([start('yes'), start('no')]).toEqual([
      ['back', 'front'],
      ['deck', 'front'],
    ]);
  });

  test('each Multiple Man is one of a kind, and has what is printed on him', () => {
    const { card } = scene('modern', {
      ann: { front: ['hox-044 as A', 'hox-045 as B', 'hox-046 as C', 'hox-047 as D'] },
      bob: {},
    });
    expect(['A', 'B', 'C', 'D'].map((name) => card(name).keywords)).toEqual([
      'oneOfAKind swarm',
      'genius oneOfAKind swarm',
      'martialArtist oneOfAKind swarm',
      'ranged oneOfAKind quickDraw swarm',
    ]);
  });

  test('hox-048 Banshee may daze an enemy when he appears', () => {
    const recruited = (answer: 'yes' | 'no') => {
      const at = scene('modern', {
        ann: { hand: ['hox-048 as Sean'], front: [body('A', 1, 1)], points: 4 },
        bob: { front: [body('D', 1, 1)] },
        at: 'recruit',
        open: true,
      });
      at.ann.recruit('Sean', 'front');
      at.ann[answer]();
      if (answer === 'yes') {
        expect(at.ann.offered('choose').toSorted()).toEqual(['D', 'Main']);
        at.ann.choose('D');
      }
      return [at.card('D').stunned, at.card('D').wounds];
    };
    expect([recruited('yes'), recruited('no')]).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  test('hox-049 Polaris reveals until an equipment and removes the rest from the game', () => {
    const { ann, seat, close } = scene('modern', {
      cards: [hat],
      ann: {
        front: ['hox-049 as Lorna'],
        deck: ['mnb-009 as Ant', 'hox-025', 'Hat', 'mnb-011 as Last'],
        resources: [R('Might')],
      },
      bob: {},
      at: 'recruit',
    });
    ann.use('Lorna', 'Manipulate Magnetic Field');
    expect([seat('ann').hand, seat('ann').deck, seat('ann').removed]).toEqual([
      ['Hat'],
      ['Last'],
      ['Ant', 'Always Attack'],
    ]);
    close();
  });

  test('hox-050 Sage gains ATK this combat until it is the defender’s DEF', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: ['hox-050 as Sage'] },
      bob: { front: [body('D', 0, 7)] },
    });
    ann.attack('D', 'Sage');
    expect([card('Sage').atk, card('Sage').def]).toEqual([7, 10]);
    pass(ann, bob);
    expect([card('D').stunned, card('Sage').atk]).toEqual([true, 0]);
    close();
  });

  test('hox-052 Cyclops strikes first in ranged combat', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: ['hox-052 as Scott'] },
      bob: { front: [body('D', 9, 9, 'ranged')] },
    });
    ann.attack('D', 'Scott');
    pass(ann, bob);
    expect([card('D').stunned, card('Scott').stunned]).toEqual([true, false]);
    close();
  });

  test('hox-053 Sunfire has +3/+3 for each location with Energy on every side', () => {
    const { card, close } = scene('modern', {
      ann: { front: ['hox-053 as Shiro'], resources: ['Energy Location', 'Might Location'] },
      bob: { resources: ['mnb-026', { card: 'Energy Location', faceDown: true }] },
    });
    expect([card('Shiro').atk, card('Shiro').def]).toEqual([9, 9]);
    close();
  });

  test('hox-055 Rogue gets a counter when attacked, and doubles them as often as she can pay', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { front: [body('A', 0, 99), body('B', 0, 99)] },
      bob: { front: ['hox-055 as Rogue', body('D', 0, 99)], resources: [R('Might', 2)] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect(card('Rogue').plus).toBe(0);
    ann.attack('Rogue', 'B');
    expect(card('Rogue').plus).toBe(1);
    ann.pass();
    bob.use('Rogue', 'Wonderful Strength');
    ann.pass();
    bob.use('Rogue', 'Wonderful Strength');
    expect(card('Rogue').plus).toBe(4);
    pass(ann, bob);
    close();
  });
});

describe('plot twists of the X-Men', () => {
  test('hox-057 This and That puts a counter on each side of the combat', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 9), body('B', 1, 9)] },
      bob: { front: [body('X', 1, 99, 'team:xmen'), body('Y', 1, 9, 'team:xmen')], hand: ['hox-057 as Twist'] },
      open: true,
    });
    ann.attack('X', 'A', 'B');
    ann.pass();
    bob.play('Twist');
    expect(bob.offered('choose').toSorted()).toEqual(['A', 'B']);
    bob.choose('B');
    expect(['A', 'B', 'X', 'Y'].map((name) => [card(name).plus, card(name).minus])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  test('hox-058 Defend the Weak gives +1/+3 this combat to one of the side in it', () => {
    const { ann, bob, card } = scene('modern', {
      ann: { front: [body('A', 1, 99)] },
      bob: { front: [body('X', 1, 9, 'team:xmen'), body('Y', 1, 9, 'team:xmen')], hand: ['hox-058 as Twist'] },
      open: true,
    });
    ann.attack('X', 'A');
    ann.pass();
    bob.play('Twist');
    expect([card('X').atk, card('X').def, card('Y').def]).toEqual([2, 12, 9]);
    pass(ann, bob);
    expect(card('X').def).toBe(9);
  });
});
