import { law, supporting } from '@longbox/vs/language';
import { describe, expect, test } from 'vitest';
import { body, pass, passTo, scene } from '../stage.ts';

const R = (symbol: string, count = 1) => `${symbol} Location x${count}`;

describe('mmu-081 Leviathon Hydra', () => {
  const open = () => {
    const at = scene('modern', {
      ann: { front: ['mmu-081 as Hydra', body('F', 1, 1)], resources: [R('Alien')] },
      bob: { front: [body('A', 3, 6), body('B', 4, 6), body('C', 1, 6)], back: [body('X', 1, 1)] },
      open: true,
    });
    at.ann.use('Hydra', 'Two Headed');
    return at;
  };

  test('attacks two of one row, strikes both and is struck by both', () => {
    const at = open();
    at.ann.attack('A', 'Hydra');
    expect(at.ann.offered()).toEqual(['done', 'choose B', 'choose C']);
    at.ann.choose('B');
    pass(at.ann, at.bob);
    expect(['A', 'B', 'C'].map((name) => at.card(name).stunned)).toEqual([true, true, false]);
    expect(at.card('Hydra').zone).toBe('ko');
  });

  test('only this turn, and only itself', () => {
    const at = open();
    at.ann.attack('C', 'F');
    expect(at.ann.offered()).toEqual(['pass']);
    pass(at.ann, at.bob);
    passTo(at, 'bob', 'main');
    passTo(at, 'ann', 'main');
    at.ann.attack('A', 'Hydra');
    expect(at.ann.offered()).toEqual(['pass']);
    pass(at.ann, at.bob);
  });
});

describe.each(['mmu-123', 'vsp-030'])('%s Fin Fang Foom', (id) => {
  const foom = { card: id, as: 'Foom' };

  test('attacks a row with full ATK, a back row by flying', () => {
    const at = scene('modern', {
      ann: { front: [foom] },
      bob: { front: [body('A', 3, 14), body('B', 4, 15)], back: [body('X', 1, 14), body('Y', 1, 1)] },
      open: true,
    });
    expect(at.ann.offered('attack')).toEqual(['A, Foom', 'X, Foom']);
    at.ann.attack('X', 'Foom');
    pass(at.ann, at.bob);
    expect(['A', 'B', 'X', 'Y', 'Foom'].map((name) => at.card(name).stunned)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test('is struck by the whole row', () => {
    const at = scene('modern', {
      ann: { front: [foom] },
      bob: { front: [body('A', 7, 15), body('B', 7, 15)] },
      open: true,
    });
    at.ann.attack('A', 'Foom');
    pass(at.ann, at.bob);
    expect(['A', 'B', 'Foom'].map((name) => at.card(name).stunned)).toEqual([false, false, true]);
  });

  test('attacks with nobody', () => {
    const at = scene('modern', {
      ann: { front: [foom, body('F', 1, 1, 'team:monstersUnleashed')] },
      bob: { front: [body('A', 1, 1)] },
      open: true,
    });
    expect(at.ann.refused('attack', 'A', 'Foom', 'F')).toContain('VS-KW-SOLITARY');
  });
});

describe('mmu-124 Zzutak', () => {
  const open = (...resources: (string | object)[]) =>
    scene('modern', {
      at: 'recruit',
      ann: { hand: ['mmu-124 as Zzutak'], resources, points: 9 },
      bob: { resources: [R('Alien'), R('Humanity')] },
      open: true,
    });

  test('is painted to life by four symbols of four locations', () => {
    const at = open(R('Might'), R('Skill'), R('Energy'), R('Intellect'));
    expect(at.ann.offered('recruit')).toEqual([]);
    at.ann.use('Zzutak', 'Paint to Life');
    at.ann.row('front');
    expect(at.card('Zzutak').zone).toBe('front');
  });

  test('a location of several symbols is any one of them, and counts once', () => {
    expect(open(R('Might'), R('Skill'), R('Energy'), 'mmu-069').ann.offered('use')).toEqual(['Zzutak, Paint to Life']);
    expect(open(R('Might'), R('Skill'), 'mmu-069').ann.offered('use')).toEqual([]);
    expect(open(R('Might', 2), R('Skill'), R('Energy')).ann.offered('use')).toEqual([]);
  });

  test('it is no super power', () => {
    const guard = supporting({
      id: 'xx-guard',
      name: 'Guard',
      cost: 1,
      atk: 1,
      def: 9,
      health: 1,
      teams: [],
      powers: [law('No Powers', { rule: 'cantUseSuperPowers', who: 'eachEnemy' })],
    });
    const at = scene('modern', {
      at: 'recruit',
      cards: [guard],
      ann: { hand: ['mmu-124 as Zzutak'], resources: [R('Might'), R('Skill'), R('Energy'), R('Intellect')] },
      bob: { front: ['Guard'] },
      open: true,
    });
    expect(at.ann.offered('use')).toEqual(['Zzutak, Paint to Life']);
  });

  test('not in the Main Phase', () => {
    const at = open(R('Might'), R('Skill'), R('Energy'), R('Intellect'));
    passTo(at, 'ann', 'main');
    expect(at.ann.offered('use')).toEqual([]);
  });
});

describe('mmu-103, mmu-104 Kid Kaiju', () => {
  test('puts a Monsters Unleashed card of five into the hand', () => {
    const at = scene('modern', {
      at: 'recruit',
      ann: {
        front: ['mmu-103 as Kid'],
        resources: [R('Humanity')],
        deck: [R('Might'), 'mmu-118 as Mekara', R('Skill'), 'mmu-124 as Zzutak', R('Energy'), 'mmu-118 as Deep'],
      },
      bob: {},
      open: true,
    });
    at.ann.use('Kid', 'Monsters are My Favorite');
    expect(at.ann.offered('choose')).toEqual(['Mekara', 'Zzutak']);
    at.ann.choose('Zzutak');
    expect(at.bob.sees('Mekara')).toBe(true);
    while (at.asks() === 'chooseCard') at.ann.choose(at.ann.offered('choose')[0]);
    expect(at.seat('ann').deck?.[0]).toBe('Deep');
    expect([at.card('Zzutak').zone, at.seat('ann').hand?.length, at.seat('ann').deck?.length]).toEqual(['hand', 1, 5]);
  });

  interface Places {
    readonly front?: string;
    readonly back?: string;
    readonly ko?: string;
    readonly hand?: string;
    readonly under?: string;
  }

  /** One monster in each of five places; with `change`, something else in one of them. */
  const places = (change: Places = {}) =>
    scene('modern', {
      at: 'turn',
      ann: {
        front: [
          'mmu-103 as Kid',
          ...(change.front === undefined ? ['mmu-118 as Mekara', 'mmu-108 as Bog'] : [change.front]),
        ],
        back: [
          'mmu-097 as Elsa',
          ...(change.back === undefined ? ['mmu-114 as Aegis', 'mmu-123 as Foom'] : [change.back]),
        ],
        ko: ['mmu-126', change.ko ?? 'mmu-110 as Vo'],
        hand: ['mmu-126', change.hand ?? 'mmu-112 as Held'],
        resources: [
          'mmu-129',
          { card: 'mmu-126', as: 'Twist', faceDown: true },
          { card: change.under ?? 'mmu-120', as: 'Under', faceDown: true },
        ],
        deck: 5,
      },
      bob: {
        front: ['mmu-107 as Tim'],
        back: ['mmu-122 as Claw'],
        ko: ['mmu-119 as Monstro'],
        hand: ['mmu-116 as Pildor'],
        resources: [{ card: 'mmu-117', as: 'Goom', faceDown: true }],
        deck: 5,
      },
      open: true,
    });

  test('asks for a monster in each place of his player, and for nothing else there', () => {
    const at = places();
    at.ann.yes();
    const offered = [];
    for (const name of ['Mekara', 'Aegis', 'Vo', 'Held', 'Under']) {
      offered.push(at.ann.offered('choose'));
      at.ann.choose(name, '...');
    }
    expect(offered).toEqual([['Mekara', 'Bog'], ['Aegis', 'Foom'], ['Vo'], ['Held'], ['Under']]);
    expect(at.card('mmu-104').zone).toBe('front');
  });

  test.each(['front', 'back', 'ko'])('asks nobody while there is none in the %s', (place) => {
    expect(places({ [place]: body('None', 1, 9) }).asks()).not.toBe('yesOrNo');
  });

  test.each(['hand', 'under'])('does nothing without one in the %s', (place) => {
    const at = places({ [place]: place === 'hand' ? body('None', 1, 9) : 'mmu-012' });
    if (at.asks() === 'yesOrNo') at.ann.yes();
    expect([at.card('Kid').xp, at.card('Mekara').zone]).toEqual([0, 'front']);
  });

  test('has what his monsters had, and in later turns too, and nothing of others', () => {
    const at = scene('modern', {
      at: 'turn',
      ann: {
        front: ['mmu-103 as Kid', 'mmu-118 as Mekara'],
        back: ['mmu-122 as Claw'],
        ko: ['mmu-110 as Vo'],
        hand: ['mmu-109 as Son'],
        resources: [{ card: 'mmu-116', as: 'Pildor', faceDown: true }],
        deck: 5,
      },
      bob: { deck: 5 },
      open: true,
    });
    at.ann.yes();
    at.ann.choose('Mekara', 'Claw', 'Vo', 'Son', 'Pildor');
    expect(at.card('mmu-104').keywords).toBe('flight ranged lethal monstrous');
    passTo(at, 'bob', 'main');
    expect(at.card('mmu-104').keywords).toBe('flight ranged lethal monstrous');
  });

  test('has the other three of those that had them', () => {
    const at = scene('modern', {
      at: 'turn',
      ann: {
        front: ['mmu-103 as Kid', 'mmu-114 as Aegis'],
        back: ['mmu-112 as Scragg'],
        ko: ['mmu-120 as Slizzik'],
        hand: ['mmu-109 as Son'],
        resources: [{ card: 'mmu-116', as: 'Pildor', faceDown: true }],
        deck: 5,
      },
      bob: { deck: 5 },
      open: true,
    });
    at.ann.yes();
    at.ann.choose('Aegis', 'Scragg', 'Slizzik', 'Son', 'Pildor');
    passTo(at, 'bob', 'main');
    expect(at.card('mmu-104').keywords).toBe('flight ranged dodge durable mobile');
  });

  const fist = (hand: string, turn: 'ann' | 'bob' = 'ann') =>
    scene('modern', {
      at: 'turn',
      turn,
      ann: {
        front: ['mmu-103 as Kid', 'mmu-118 as Mekara'],
        back: [body('Other', 1, 1), 'mmu-114 as Aegis'],
        ko: ['mmu-110 as Vo'],
        hand: [`${hand} as Held`],
        resources: [{ card: 'mmu-120', as: 'Under', faceDown: true }],
        deck: 5,
      },
      bob: { deck: 5 },
      open: true,
    });

  test('removes five monsters of five names and places, and has what they had', () => {
    const at = fist('mmu-112');
    at.ann.yes();
    expect(at.ann.offered()).toEqual(['choose Mekara']);
    at.ann.choose('Mekara', 'Aegis', 'Vo', 'Held', 'Under');
    expect(['Mekara', 'Aegis', 'Vo', 'Held', 'Under'].map((name) => at.card(name).zone)).toEqual(
      Array.from({ length: 5 }, () => 'removed'),
    );
    expect(at.card('mmu-104').level).toBe(2);
    expect(at.card('mmu-104').keywords).toBe('flight ranged dodge durable lethal mobile monstrous');
  });

  test('may keep them', () => {
    const at = fist('mmu-112');
    at.ann.no();
    expect([at.card('Kid').xp, at.card('Mekara').zone]).toEqual([0, 'front']);
  });

  test('cannot with four names', () => {
    const at = fist('mmu-118');
    if (at.asks() === 'yesOrNo') at.ann.yes();
    expect([at.card('Kid').xp, at.card('Mekara').zone]).toEqual([0, 'front']);
  });

  test('not in the turn of another', () => {
    const at = fist('mmu-112', 'bob');
    expect(at.asks()).not.toBe('yesOrNo');
  });

  test('has nothing of monsters that it has not removed', () => {
    const at = scene('modern', { ann: { front: ['mmu-104 as Kid', 'mmu-118'] }, bob: {}, open: true });
    expect(at.card('Kid').keywords).toBe('flight ranged');
  });
});
