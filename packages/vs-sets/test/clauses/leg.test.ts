import { a, ko, plotTwist, recover, resource, superPower, supporting, yours } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, nextMain, pass, scene } from '../stage.ts';

// Whom the clauses of Legacy spare, how many they take, and what is forgotten when a deck is shuffled.

const helper = supporting({
  id: 'xx1-001',
  name: 'Helper',
  cost: 1,
  atk: 1,
  def: 1,
  health: 1,
  teams: [],
  powers: [superPower('Wake', 'main', ['skill'], recover(a(yours({ stunned: true }))))],
});
const quake = plotTwist({ id: 'xx1-002', name: 'Quake', timing: 'main', effects: [ko(a(resource({ face: 'up' })))] });

test.each([
  ['leg-010', 'mnb-052'],
  ['leg-032', 'mnb-104'],
])('%s counts characters of the team, not its location %s', (id, place) => {
  const { ann, card, close } = scene('modern', {
    ann: { front: [`${id} as X`], hand: [`${place} as Place`] },
    bob: {},
    at: 'resource',
  });
  ann.resource('Place', 'up');
  expect([card('Place').zone, card('X').xp ?? 0, card('X').plus]).toEqual(['resources', 0, 0]);
  close();
});

test('leg-021 Groot gains an XP for a resource of his own player', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['leg-021 as Groot'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  ann.resource('Might Location', 'up');
  expect(card('Groot').xp).toBe(1);
  close();
});

test.each(['leg-028', 'leg-029'])('%s Green Goblin has a card of the other player’s own hand discarded', (id) => {
  const { ann, bob, seat, close } = scene('modern', {
    ann: { back: [`${id} as Norman`], resources: ['Intellect Location'], hand: 12 },
    bob: { front: [body('D', 1, 1)], hand: [body('H', 1, 1)] },
  });
  ann.use('Norman', 'Sadistic Choice');
  bob.yes();
  expect([seat('bob').hand, seat('bob').ko, seat('ann').hand?.length]).toEqual([[], ['H'], 12]);
  close();
});

describe('leg-030, leg-031 Ultron', () => {
  const stage = (id: string, power: string) => {
    const at = scene('modern', {
      ann: {
        back: [`${id} as Boss`],
        ko: ['mnb-093 as One', body('Ultron', 1, 1, 'main')],
        hand: ['mnb-093 as Two', 'mnb-093 as Three'],
        resources: ['Intellect Location', 'Energy Location'],
      },
      bob: { ko: ['mnb-093 as Theirs'] },
      at: 'recruit',
    });
    at.ann.use('Boss', power);
    return at;
  };

  test.each(['leg-030', 'leg-031'])('%s iterates supporting characters only', (id) => {
    const { ann, close } = stage(id, 'Iterate');
    expect(ann.offered('choose').every((name) => ['One', 'Two', 'Three'].includes(name))).toBe(true);
    ann.choose('One');
    ann.row('front');
    close();
  });

  test('leg-031 reiterates two at most, of its own player', () => {
    const { ann, seat, close } = stage('leg-031', 'Reiterate');
    expect(ann.offered('choose')).not.toContain('Theirs');
    expect(ann.offered('choose')).not.toContain('Ultron');
    const [first = ''] = ann.offered('choose');
    ann.choose(first, '...');
    const [second = ''] = ann.offered('choose');
    ann.choose(second, '...');
    expect(ann.offered('choose')).toEqual([]);
    while (ann.offered('row').length > 0) ann.row('front');
    expect(seat('ann').front?.length).toBe(2);
    close();
  });
});

test('leg-033 The Grandmaster lets locations appear', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['leg-033 as Master'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  ann.resource('Might Location', 'up');
  expect(card('Might Location').zone).toBe('resources');
  close();
});

test('leg-038 Jessica Jones, Level 2, can’t be wounded this turn', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 9, 9), body('B', 9, 9)] },
    bob: { front: ['leg-038 as Jessica'], resources: ['Might Location'] },
  });
  ann.attack('Jessica', 'A');
  ann.pass();
  bob.use('Jessica', 'Limited Invulnerability');
  pass(ann, bob);
  if (bob.offered('no').length > 0) bob.no();
  expect([card('Jessica').stunned, card('Jessica').wounds]).toEqual([true, 0]);
  close();
});

test('leg-039 Daredevil gains no XP when somebody else is attacked', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9)] },
    bob: { front: ['leg-039 as Matt', body('D', 0, 9)], back: [body('E', 1, 1)] },
  });
  ann.attack('D', 'A');
  expect([card('Matt').xp, card('Matt').zone]).toEqual([0, 'front']);
  pass(ann, bob);
  close();
});

test('leg-044 Stick teaches when he appears himself', () => {
  const { ann, card, close } = scene('modern', {
    ann: { front: ['leg-044 as Stick'], back: [body('Boss', 1, 9, 'main')], hand: [body('B', 1, 1)], points: 9 },
    bob: {},
    at: 'recruit',
  });
  ann.recruit('B', 'front');
  expect(card('Boss').plus).toBe(0);
  close();
});

test('leg-046 Kingpin gains an XP for a location', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['leg-046 as Fisk'], hand: ['Might Location'] },
    bob: {},
    at: 'resource',
  });
  ann.resource('Might Location', 'up');
  expect(card('Fisk').xp).toBe(1);
  close();
});

test('leg-047 Kingpin shuffles after he has taken over the world', () => {
  const { ann, card, close } = scene('modern', {
    ann: {
      back: ['leg-047 as Fisk'],
      resources: ['Energy Location', 'Intellect Location', 'Skill Location'],
      deck: ['Might Location as One', body('X', 1, 1), body('Y', 1, 1)],
    },
    bob: {},
  });
  ann.use('Fisk', 'Take Over the World');
  ann.choose('One');
  expect([card('One').zone, ann.sees('X')]).toEqual(['resources', false]);
  close();
});

describe.each(['leg-055', 'leg-056'])('%s Singularity', (id) => {
  test('envelops no enemy', () => {
    const { ann, bob, card, close } = scene('modern', {
      ann: { back: [`${id} as Blob`], front: [body('A', 9, 9)], resources: ['Energy Location'] },
      bob: { front: [body('D', 0, 1, 'health:1')] },
    });
    ann.attack('D', 'A');
    pass(ann, bob);
    expect([card('D').zone, ann.offered('react')]).toEqual(['ko', []]);
    close();
  });

  test('envelops no location', () => {
    const { ann, card, close } = scene('modern', {
      cards: [quake],
      ann: { back: [`${id} as Blob`], hand: ['Quake'], resources: ['Energy Location', 'Might Location'] },
      bob: {},
    });
    ann.play('Quake');
    ann.choose('Might Location');
    expect([card('Might Location').zone, ann.offered('react')]).toEqual(['ko', []]);
    close();
  });
});

test('leg-058 She-Hulk welcomes from her own player’s deck and shuffles', () => {
  const { ann, seat, close } = scene('modern', {
    ann: {
      back: ['leg-058 as Jen'],
      resources: ['Intellect Location'],
      deck: [body('P', 1, 1, 'team:aForce'), body('Q', 1, 1, 'team:aForce'), body('R', 1, 1)],
    },
    bob: { deck: [body('T', 1, 1, 'team:aForce')] },
    at: 'recruit',
  });
  ann.use('Jen', 'Welcome to the Team');
  // Of two that share a team the first is asked for first; with a third there would be two to begin with.
  expect(ann.offered('choose')).toEqual(['P']);
  ann.choose('P', 'Q');
  expect([seat('ann').hand?.toSorted(), ann.sees('R')]).toEqual([['P', 'Q'], false]);
  close();
});

describe('leg-060 Squirrel Girl', () => {
  test('brings her own player’s token, no other card of the name', () => {
    for (const side of [
      { ann: [], bob: ['leg-063 as Joe'] },
      { ann: [body('Monkey Joe', 1, 1)], bob: [] },
    ]) {
      const { ann, seat, close } = scene('modern', {
        ann: { hand: ['leg-060 as Doreen'], points: 9, side: side.ann },
        bob: { side: side.bob },
        at: 'recruit',
      });
      ann.recruit('Doreen', 'front');
      if (ann.offered('yes').length > 0) ann.yes();
      const [token] = ann.offered('choose');
      if (token !== undefined) ann.choose(token);
      if (ann.offered('row').length > 0) ann.row('front');
      expect(seat('ann').front).toEqual(['Doreen']);
      close();
    }
  });

  const wake = (who: 'Doreen' | 'A', side: { readonly ann: unknown[]; readonly bob: unknown[] }) => {
    const { ann, seat, close } = scene('modern', {
      cards: [helper],
      ann: {
        front: [
          { card: 'leg-060', as: 'Doreen', stunned: who === 'Doreen' },
          { body: 'A 1/1', stunned: who === 'A' },
        ],
        back: ['Helper'],
        resources: ['Skill Location'],
        side: side.ann,
      },
      bob: { side: side.bob },
    });
    ann.use('Helper', 'Wake');
    if (ann.offered('yes').length > 0) ann.yes();
    const [token] = ann.offered('choose');
    if (token !== undefined) ann.choose(token);
    if (ann.offered('row').length > 0) ann.row('front');
    const front = seat('ann').front?.length;
    close();
    return front;
  };

  test('brings Tippy Toe when she recovers herself, her own player’s token alone', () => {
    expect(wake('Doreen', { ann: ['leg-064 as Toe'], bob: [] })).toBe(3);
    expect(wake('A', { ann: ['leg-064 as Toe'], bob: [] })).toBe(2);
    expect(wake('Doreen', { ann: [], bob: ['leg-064 as Toe'] })).toBe(2);
    expect(wake('Doreen', { ann: [body('Tippy Toe', 1, 1)], bob: [] })).toBe(2);
  });
});

test('leg-062 Crystal masters the locations of her own player', () => {
  const { card, close } = scene('modern', {
    ann: { front: ['leg-062 as Crystal'] },
    bob: { resources: ['Energy Location', 'Skill Location', 'Might Location', 'Intellect Location'] },
  });
  expect([card('Crystal').keywords, card('Crystal').atk, card('Crystal').def]).toEqual(['', 5, 5]);
  close();
});

test('leg-066 Mystique gains no XP for the ATK of another', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['leg-066 as Raven'], front: ['aff-012 as Jess'], hand: ['aff-012 as Copy'] },
    bob: {},
  });
  ann.powerUp('Copy', 'Jess');
  expect([card('Jess').plus, card('Raven').xp]).toEqual([1, 0]);
  close();
});

test('leg-067 Mystique steals the identity of a main character of her own player’s side deck', () => {
  const { ann, card, close } = scene('modern', {
    ann: { back: ['leg-067 as Raven'], resources: ['Intellect Location'] },
    bob: { back: [body('Chief', 1, 9, 'main')], side: ['mnb-060 as Theirs', 'leg-031 as Other'] },
  });
  ann.use('Raven', 'Identity Theft');
  expect([ann.offered('choose'), card('Raven').zone]).toEqual([[], 'back']);
  close();
});

test('leg-069 Elektra comes back once for each time she hides', () => {
  const { ann, bob, asks, card, close } = scene('modern', {
    ann: { front: ['leg-069'], resources: ['Intellect Location x2'], deck: 20 },
    bob: { front: [body('D', 1, 9)], deck: 20 },
  });
  const hide = () => {
    ann.use('leg-069', 'Hand Experience');
    nextMain(ann, bob);
    bob.pass();
    if (ann.offered('row').length > 0) ann.row('front');
  };
  hide();
  expect(card('leg-069').zone).toBe('front');
  pass(ann, ann, ann);
  hide();
  expect([asks(), card('leg-069').zone]).toEqual(['playOrPass', 'front']);
  close();
});

test('leg-072 Lilith counts whom she has absorbed, not everybody out of the game', () => {
  const { card, close } = scene('modern', {
    ann: { front: ['leg-072 as Lilith'], removed: [body('R', 1, 1)] },
    bob: { removed: [body('S', 1, 1)] },
  });
  expect(card('Lilith').health).toBe(1);
  close();
});
