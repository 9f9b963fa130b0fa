import { expect, test } from 'vitest';
import { a, cant, each, enemy, ko, modify, ready, type SuperPower, superPower, yours } from '../src/index.ts';
import { body, does, hero, scene } from './cast.ts';
import { resolve } from './fight.ts';
import { many } from './told.ts';

const endTurn = (player: { pass(): void }) => player.pass();

// VS-CARD-01: Bruce Banner has no Level Up power; Hulk has no Level 1, and starting as Bruce is the way to him.
test('Hulk Level 2 lies beside Bruce Banner, and no Level 1 of him is there', () => {
  const { card, seat, close } = scene('mcu18', { ann: { front: ['mcu1-003'] }, bob: {} });
  expect([card('Bruce Banner').level, card('Bruce Banner').xp, seat('ann').levelUp]).toEqual([1, 0, ['Hulk']]);
  close();
});

const dance = (mine: readonly string[], theirs: readonly string[]) => {
  const at = scene('mcu18', {
    ann: { front: ['mcu1-007 as Star-Lord', ...mine] },
    bob: { front: theirs, back: [{ body: 'Boss 2/9 main', exhausted: true }] },
  });
  endTurn(at.ann);
  at.ann.yes();
  return at;
};

// VS-CARD-02, VS-EX-44: with 2 ready characters against 1 Star-Lord's player wins; with 1 against 1 the opponent does.
test('Star-Lord wins the Dance Off with two against one', () => {
  const { ann, bob, card } = dance([body('A', 1, 1)], [body('D', 1, 1)]);
  expect(ann.offered()).toEqual(['pass', 'choose Star-Lord', 'choose A']);
  ann.choose('A');
  bob.choose('D');
  ann.choose('Star-Lord');
  expect([card('Star-Lord').xp, card('Star-Lord').exhausted]).toEqual([1, true]);
});

test('Star-Lord loses the Dance Off with one against one', () => {
  const { ann, bob, card } = dance([], [body('D', 1, 1)]);
  ann.choose('Star-Lord');
  bob.choose('D');
  expect(card('Star-Lord').xp).toBe(0);
});

// VS-CARD-02: a player may drop out instead, and the last one left wins.
test('who drops out of the Dance Off loses it', () => {
  const { ann, bob, card } = dance([], [body('D', 1, 1), body('E', 1, 1)]);
  ann.choose('Star-Lord');
  bob.pass();
  expect([card('Star-Lord').xp, card('D').exhausted]).toEqual([1, false]);
});

// VS-CARD-03, VS-EX-45: solo, team with one other, another solo, team with exactly two others: 1 XP at the last.
test('Thor’s journey takes its three steps in order, whatever comes between', () => {
  const go: SuperPower = { ...superPower('Go', 'main', [], ready(each(yours()))), limit: 'none' };
  const coach = hero('Coach', [go], { teams: ['mcuHeroes'] });
  const { ann, bob, card } = scene('mcu18', {
    cards: [coach],
    ann: { front: ['mcu1-009', 'body A 1/9 team:mcuHeroes', 'body B 1/9 team:mcuHeroes', 'Coach'] },
    bob: { front: [body('D', 0, 99)] },
  });
  const attack = (...team: string[]) => {
    ann.attack('D', ...team);
    resolve(ann, bob);
    ann.use('Coach', 'Go');
    return card('mcu1-010').zone;
  };
  expect(attack('Thor', 'A', 'B')).toBe('levelUp');
  expect(attack('Thor')).toBe('levelUp');
  expect(attack('Thor', 'A')).toBe('levelUp');
  expect(attack('Thor')).toBe('levelUp');
  expect(attack('Thor', 'A', 'B')).toBe('front');
});

// VS-CARD-06, VS-EX-47: any whole number.
test.each([7, 9, 15, 211, 45_000, 100_000_000])('Hulk rages with %i', (number) => {
  const { ann, bob, card } = scene('mcu18', {
    ann: { front: ['mcu1-024'], resources: ['mcu1-065'] },
    bob: { front: [body('D', 1, 1)] },
  });
  ann.attack('D', 'Hulk');
  ann.use('Hulk', 'Hulk Like Raging Fire');
  for (const digit of String(number)) ann.number(Number(digit));
  // The engine stops asking where no further digit fits.
  if (ann.offered().includes('done')) ann.done();
  expect([card('Hulk').atk, card('Hulk').def]).toEqual([7 + number, 7 + number]);
  resolve(bob, ann);
  expect(card('Hulk').atk).toBe(7);
});

const provoke = (bob: object, more: object = {}) => {
  const at = scene('mcu18', {
    ann: { front: ['mcu1-033 as Abomination', body('A', 1, 9)], resources: ['mcu1-066'] },
    bob,
    ...more,
  });
  at.ann.use('Abomination', 'Give Me a Real Fight!');
  endTurn(at.ann);
  for (let step = 0; step < 3; step++) at.bob.pass();
  return at;
};

// VS-CARD-08, VS-EX-49: the first attack must include the chosen character and be aimed at Abomination; or no attack at all.
test('Abomination makes a chosen enemy attack him first', () => {
  const { ann, bob, decides } = provoke({ front: [body('D', 2, 2), body('E', 2, 2)] });
  ann.choose('D');
  expect(bob.offered('attack')).toEqual(['Abomination, D']);
  expect(bob.refused('attack', 'A', 'D')).toEqual(['VS-ATK-33']);
  expect(bob.offered()).toContain('pass');
  bob.attack('Abomination', 'D');
  resolve(bob, ann);
  expect([decides(), bob.offered('attack')]).toEqual(['bob', ['Abomination, E', 'A, E']]);
});

// VS-EX-49: void if that character cannot attack.
test('the challenge is void if the chosen character cannot attack', () => {
  const { ann, bob } = provoke({ front: [{ body: 'D 2/2', frozen: true, exhausted: true }, body('E', 2, 2)] });
  ann.choose('D');
  expect(bob.offered('attack')).toEqual(['Abomination, E', 'A, E']);
});

// VS-EX-49: void if Abomination cannot be attacked.
test('the challenge is void if Abomination cannot be attacked', () => {
  const veil = hero('Veil', [
    does('Hide', modify(a(yours({ name: 'Abomination' })), 'untilYourNextTurn', cant('beAttacked'))),
  ]);
  const at = scene('mcu18', {
    cards: [veil],
    ann: { front: ['mcu1-033 as Abomination', 'Veil'], resources: ['mcu1-066'] },
    bob: { front: [body('D', 2, 2)] },
  });
  at.ann.use('Abomination', 'Give Me a Real Fight!');
  at.ann.use('Veil', 'Hide');
  endTurn(at.ann);
  for (let step = 0; step < 3; step++) at.bob.pass();
  if (at.decides() === 'ann') at.ann.choose('D');
  expect(at.bob.offered('attack')).toEqual(['Veil, D']);
});

// VS-CARD-09, VS-EX-01: Iron Monger recruits a character out of another player's KO pile as if from hand, and gains an XP.
test('Iron Monger recruits from an enemy’s KO pile', () => {
  const { ann, card } = scene('mcu18', {
    ann: { back: ['mcu1-034'], resources: ['mcu1-064', 'Extra x3'], points: 4 },
    bob: { ko: ['body D 2/2 cost:3', 'Might Location'] },
    at: 'recruit',
  });
  ann.use('Iron Monger', 'You Had a Great Idea, Tony');
  ann.choose('D');
  ann.recruit('D', 'front');
  expect([card('D').controller, card('D').owner, card('mcu1-034').xp]).toEqual(['ann', 'bob', 1]);
});

// VS-CARD-10: Ultron Level 3, "Your Extinction", KOs all enemy cards, resources included.
test('Your Extinction KOs everything the enemies have', () => {
  const { ann, card, winners } = scene('mcu18', {
    ann: { front: ['mcu1-042 as Ultron'], resources: ['mcu1-065 x4'] },
    bob: { front: [body('D', 1, 1)], resources: ['Might Location', 'Extra as Face-down'] },
    cid: { front: [body('E', 1, 1)] },
    at: 'formation',
  });
  ann.use('Ultron', 'Your Extinction');
  expect([card('D').zone === 'front', card('E').zone === 'front', card('Might Location').zone === 'resources']).toEqual(
    [false, false, false],
  );
  expect(winners()).toEqual(['ann']);
});

// VS-CARD-11: Mandarin is removed when KO'd, and a random card of the Behind the Camera pile goes to hand.
test('Mandarin’s fall brings a random card from Behind the Camera', () => {
  const { ann, bob, card, random, seat } = scene('mcu18', {
    cards: [hero('Axe', [does('Chop', ko(a(enemy({ name: 'Mandarin' }))))])],
    ann: { front: ['Axe'] },
    bob: { front: ['mcu1-046'], side: ['mcu1-048 as T1', 'mcu1-048 as T2', 'mcu1-047'] },
  });
  random('The Ten Rings');
  ann.use('Axe', 'Chop');
  expect([card('Mandarin').zone, seat('bob').hand, many(seat('bob').side)]).toEqual(['removed', ['The Ten Rings'], 2]);
  expect([ann.sees('The Ten Rings'), bob.sees('The Ten Rings')]).toEqual([false, true]);
});

// VS-CARD-13: Loki discards a character card to raise a combatant's stats; he need not be in the combat.
test('Loki helps a combatant from outside the combat', () => {
  const { ann, bob, card, seat } = scene('mcu18', {
    ann: {
      front: [body('A', 2, 2)],
      back: [{ card: 'mcu1-057', as: 'Loki' }],
      hand: ['body H 1/1 cost:3', 'Might Location'],
    },
    bob: { front: [body('D', 2, 5)] },
  });
  ann.attack('D', 'A');
  ann.use('Loki', 'I Am Burdened With Glorious Purpose');
  if (ann.offered('choose').includes('H')) ann.choose('H');
  ann.choose('A');
  expect([card('A').atk, card('A').def, seat('ann').ko]).toEqual([5, 5, ['H']]);
  resolve(bob, ann);
  expect(card('D').stunned).toBe(true);
});

// VS-CARD-14: Namor's Imperius Rex doubles what he has at that moment (VS-STAT-12, VS-EX-15).
test('Imperius Rex adds the present amounts once', () => {
  const { ann, card, close } = scene('cw', {
    ann: {
      front: [{ card: 'civ-033', as: 'Namor', plus: 1 }],
      resources: ['civ-056', 'civ-057', 'civ-055', 'civ-058'],
    },
    bob: { front: [body('D', 1, 30)] },
    open: true,
  });
  ann.attack('D', 'Namor');
  const { atk, def } = card('Namor') as unknown as { atk: number; def: number };
  ann.use('Namor', 'Imperius Rex!');
  expect([card('Namor').atk, card('Namor').def]).toEqual([2 * atk, 2 * def]);
  close();
});

// VS-CARD-15: Spider-Man's Amazing and Spectacular strike ahead of the resolution, and he strikes in it as usual (VS-CMB-27).
test.each([
  ['civ-034', 'Amazing', 4, 'health:9'],
  ['civ-035', 'Spectacular', 9, 'main'],
])('Spider-Man %s strikes early with %s', (id, power, atk, kind) => {
  const fight = (def: number) => {
    const { ann, bob, card } = scene('cw', {
      ann: {
        front: [`${id} as Spider`],
        resources: ['Skill Location', 'Might Location', 'Energy Location', 'Intellect Location'],
      },
      bob: { front: [body('D', 0, def, kind)] },
    });
    ann.attack('D', 'Spider');
    ann.use('Spider', power);
    if (ann.offered('choose').length > 0) ann.choose('D');
    const early = card('D').stunned;
    if (!early) resolve(bob, ann);
    return [early, card('D').stunned];
  };
  expect([fight(atk), fight(atk + 1)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

// VS-CARD-16: She-Hulk's Defense Attorney is for the defender; Lawyer Up gives an XP for a Plot Twist on her player's turn.
test('She-Hulk is stronger as defender only, and learns from Plot Twists on her own turn', () => {
  const attack = scene('cw', {
    ann: { front: ['civ-005 as Jen'], resources: ['civ-055'] },
    bob: { front: [body('D', 1, 9)] },
  });
  attack.ann.attack('D', 'Jen');
  attack.ann.use('Jen', 'Defense Attorney');
  expect(attack.card('Jen').def).toBe(5);

  const help = {
    ...hero('x', []),
    card: 'plotTwist',
    id: 'x-help',
    name: 'Help',
    teams: [],
    timing: [{ at: 'anyCombat', anyTurn: true, effects: [] }],
  };
  const learns = (turn: 'ann' | 'bob') => {
    const at = scene('cw', {
      cards: [help],
      ann: { front: ['civ-005 as Jen'], hand: ['Help'] },
      bob: { front: [body('D', 1, 9)] },
      turn,
    });
    if (turn === 'ann') at.ann.attack('D', 'Jen');
    else {
      at.bob.attack('Jen', 'D');
      at.bob.pass();
    }
    at.ann.play('Help');
    return at.card('Jen').xp;
  };
  expect([learns('ann'), learns('bob')]).toEqual([1, 0]);
});

// VS-CARD-17: Captain America strengthens the attackers of the first attack of the turn, and gains an XP for taking part in it.
test('Captain America leads the first attack of a turn', () => {
  const { ann, bob, card } = scene('mcu18', {
    ann: {
      front: ['mcu1-001 as Cap', 'body A 1/9 team:mcuHeroes', 'body B 1/9 team:mcuHeroes'],
      resources: ['mcu1-065 x2'],
    },
    bob: { front: [body('D', 0, 30)] },
  });
  ann.attack('D', 'Cap', 'A');
  expect(card('Cap').xp).toBe(1);
  ann.use('Cap', 'Ready To Follow Captain America?');
  expect([card('Cap').plus, card('A').plus, card('B').plus]).toEqual([2, 2, 0]);
  resolve(bob, ann);

  const later = scene('mcu18', {
    ann: { front: ['mcu1-001 as Cap', 'body A 1/9 team:mcuHeroes'], resources: ['mcu1-065'] },
    bob: { front: [body('D', 0, 30)] },
  });
  later.ann.attack('D', 'A');
  resolve(later.ann, later.bob);
  later.ann.attack('D', 'Cap');
  later.ann.use('Cap', 'Ready To Follow Captain America?');
  expect([later.card('Cap').xp, later.card('Cap').plus]).toEqual([0, 0]);
});

// VS-CARD-18: Impervious Skin lasts for its combat.
test('Luke Cage’s skin keeps wounds off in that combat only', () => {
  const { ann, bob, card } = scene('cr21', {
    ann: { front: ['mnb-018 as Luke', body('A', 1, 1)], resources: ['mnb-112'] },
    bob: { front: [body('D', 9, 99)] },
  });
  ann.attack('D', 'Luke');
  ann.use('Luke', 'Impervious Skin');
  resolve(bob, ann);
  expect([card('Luke').stunned, card('Luke').wounds]).toEqual([true, 0]);
});
