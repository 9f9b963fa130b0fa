import { describe, expect, test } from 'vitest';
import {
  a,
  always,
  aPlayerWithout,
  aura,
  baseHealth,
  cant,
  character,
  checkDeck,
  choose,
  choosePlayer,
  createCatalogue,
  defAtMostPrinted,
  draw,
  each,
  enemy,
  gainsKeywordsOf,
  keyword,
  modify,
  plotTwist,
  profileFor,
  putMinus,
  putPlus,
  ruleFor,
  statsAtMost,
  strikesTenfold,
  superPower,
  superPowersOf,
  the,
  thePlayer,
  wound,
  yours,
} from '../src/index.ts';
import { body, chief, does, hero, scene } from './cast.ts';
import { fights, resolve } from './fight.ts';

describe('Sniper', () => {
  // VS-KW-SNIPER: from the back row, whatever flies in front; not from the front row.
  test('reaches protected characters at range only', () => {
    const { ann, close } = scene('modern', {
      ann: { front: [body('F', 1, 1, 'sniper')], back: [body('S', 1, 1, 'sniper', 'ranged')] },
      bob: { front: [body('D', 1, 9, 'flight')], back: [body('E', 1, 9)] },
    });
    expect(ann.offered('attack')).toContain('E, S');
    expect(ann.refused('attack', 'E', 'F')).not.toEqual([]);
    close();
  });

  // VS-KW-SNIPER: each must be able alone.
  test('in a team each needs a way of its own', () => {
    const team = (second: ReturnType<typeof body>) => {
      const { ann, close } = scene('modern', {
        open: true,
        ann: { back: [body('S', 1, 1, 'sniper', 'ranged'), second] },
        bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9)] },
      });
      ann.attack('E', 'S', '...');
      const joins = ann.offered('join');
      close();
      return joins;
    };
    expect(team(body('R', 1, 1, 'ranged'))).toEqual([]);
    expect(team(body('R', 1, 1, 'ranged', 'flight'))).toEqual(['R']);
  });
});

// VS-KW-SOLITARY
test('a Solitary character attacks alone or not at all', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('A', 1, 9), body('B', 1, 9), body('S', 3, 9, 'solitary')] },
    bob: { front: [body('D', 1, 3)] },
  });
  ann.attack('D', 'A', '...');
  expect(ann.offered('join')).toEqual(['B']);
  ann.done();
  resolve(ann, bob);
  ann.attack('D', 'S');
  resolve(ann, bob);
  expect(card('D').stunned).toBe(true);
  close();
});

// VS-KW-FRIENDLY: it cannot attack; it strikes back.
test('a Friendly character does not attack, but strikes', () => {
  const { ann, bob, card, close } = scene('modern', {
    ann: { front: [body('F', 6, 6, 'friendly')] },
    bob: { front: [body('D', 4, 4)] },
  });
  expect(ann.offered('attack')).toEqual([]);
  for (const player of [ann, bob, bob, bob]) player.pass();
  bob.attack('F', 'D');
  resolve(bob, ann);
  expect(card('D').stunned).toBe(true);
  close();
});

// VS-MEC-PROTECT-02: absent for those behind it, there for everything else.
test('who does not protect can be attacked all the same', () => {
  const fog = hero('Fog', [does('Fog', ruleFor(enemy({ is: 'supporting', row: 'front' }), 'turn', cant('protect')))]);
  const { ann, close } = scene('modern', {
    cards: [fog],
    ann: { front: ['Fog'] },
    bob: { front: [body('D', 1, 9)], back: [body('E', 1, 9), 'Main'] },
  });
  expect(ann.offered('attack')).toEqual(['D, Fog']);
  ann.use('Fog', 'Fog');
  expect(ann.offered('attack').toSorted()).toEqual(['D, Fog', 'E, Fog', 'Main, Fog']);
  close();
});

// VS-MEC-STAT-03: after everything else, and only as long as it holds.
test('a cap hides counters and bonuses and lets them come back', () => {
  const low = hero('Low', [aura('Low', { side: 'enemy', is: 'supporting' }, statsAtMost(4))], { def: 1 });
  const { ann, bob, card, close } = scene('modern', {
    cards: [low],
    ann: { front: [body('A', 9, 9)] },
    bob: { front: ['Low'] },
    turn: 'ann',
  });
  expect([card('A').atk, card('A').def]).toEqual([4, 4]);
  ann.attack('Low', 'A');
  resolve(ann, bob);
  expect([card('A').atk, card('A').def]).toEqual([9, 9]);
  close();
});

// VS-MEC-STAT-03: where only DEF is meant, ATK stays.
test('a cap on DEF leaves ATK alone', () => {
  const nails = hero('Nails', [aura('Nails', { side: 'enemy', is: 'supporting' }, defAtMostPrinted)]);
  const { card, close } = scene('modern', {
    cards: [nails],
    ann: { front: ['Nails'] },
    bob: { front: [{ body: 'D 1/4', plus: 5 }] },
  });
  expect([card('D').atk, card('D').def]).toEqual([6, 4]);
  close();
});

describe('base health', () => {
  const death = hero('Death', [aura('End', { side: 'enemy', is: 'supporting' }, baseHealth(1))], { def: 1 });
  const nurse = hero('Nurse', [aura('Care', { side: 'yours', is: 'supporting' }, { mod: 'health', by: 1 })]);

  // VS-MEC-HEALTH-02: in place of the printed number; what is added counts on top.
  test('takes the place of what is printed', () => {
    const { card, close } = scene('modern', {
      cards: [death, nurse],
      ann: { front: ['Death'] },
      bob: { front: [body('D', 1, 1, 'health:3'), 'Nurse'] },
    });
    expect(card('D').health).toBe(2);
    close();
  });

  // VS-MEC-HEALTH-02: a power that is off face down takes its health with it.
  test('is gone with the character that sets it, in the same moment', () => {
    const { ann, bob, card, close } = scene('modern', {
      cards: [death],
      ann: { front: ['Death'] },
      bob: { front: [body('D', 9, 2, 'health:2')] },
    });
    ann.attack('D', 'Death');
    resolve(ann, bob);
    expect([card('Death').stunned, card('D').zone, card('D').wounds]).toEqual([true, 'front', 1]);
    close();
  });
});

// VS-MEC-STRIKE-05: the strike, not ATK.
test('a character strikes with ten times its ATK', () => {
  const bug = hero('Bug', [fights('Grow', modify('self', 'combat', strikesTenfold))], { atk: 1, def: 9 });
  const { ann, bob, card, close } = scene('modern', {
    cards: [bug],
    ann: { front: ['Bug'] },
    bob: { front: [body('D', 1, 10)] },
  });
  ann.attack('D', 'Bug');
  ann.use('Bug', 'Grow');
  expect(card('Bug').atk).toBe(1);
  resolve(bob, ann);
  expect(card('D').stunned).toBe(true);
  close();
});

// VS-MEC-COPYPOW-02: fixed at that moment, without super powers.
test('gained keyword powers stay although their card is gone, and super powers are not among them', () => {
  const teacher = hero('Teacher', [keyword('flight'), superPower('Teach', 'main', ['skill'], draw())]);
  const pupil = hero('Pupil', [
    always('Plain', cant('recover')),
    does('Learn', choose(a(yours({ name: 'Teacher' }), 'who')), modify('self', 'turn', gainsKeywordsOf(the('who')))),
    does('Fail', putMinus(9, a(yours({ name: 'Teacher' })))),
  ]);
  const { ann, card, close } = scene('modern', {
    cards: [teacher, pupil],
    ann: { front: ['Pupil', 'Teacher'], resources: ['Skill Location x3'] },
    bob: {},
  });
  ann.use('Pupil', 'Learn');
  ann.use('Pupil', 'Fail');
  expect([card('Teacher').stunned, card('Pupil').keywords]).toEqual([true, 'flight']);
  expect(ann.offered('use')).toEqual([]);
  close();
});

// VS-MEC-WOUND-05, VS-DRW: only a player without a deck can be chosen.
test('a player without cards in the deck can be chosen by that', () => {
  const end = chief('End', [
    does(
      'End',
      choosePlayer(aPlayerWithout('who', 'cardsInDeck')),
      wound(a(character({ is: 'main', side: { of: thePlayer('who') } }))),
    ),
  ]);
  const wounds = (deck: number) => {
    const { ann, card, close } = scene('modern', {
      cards: [end],
      ann: { back: ['x-end-1 as End'] },
      bob: { back: [body('Boss', 1, 9, 'main', 'health:9')], deck },
    });
    ann.use('End', 'End');
    const given = card('Boss').wounds;
    close();
    return given;
  };
  expect([wounds(0), wounds(1)]).toEqual([1, 0]);
});

// VS-PWR-46: powers of all of them together.
test('super powers of several characters add up', () => {
  const one = hero('One', [superPower('Trick', 'main', ['skill'], draw())]);
  const two = hero('Two', [superPower('Trick', 'main', ['skill'], draw())]);
  const sum = hero('Sum', [does('Add', putPlus(superPowersOf(each(yours({ other: true }))), 'self'))]);
  const { ann, card, close } = scene('modern', {
    cards: [one, two, sum],
    ann: { front: ['Sum', 'One', 'Two'] },
    bob: {},
  });
  ann.use('Sum', 'Add');
  expect(card('Sum').plus).toBe(2);
  close();
});

// VS-KW-ONE-OF-A-KIND: plot twists print it, too.
test('a deck has one copy of a plot twist that is One of a Kind', () => {
  const act = plotTwist({ id: 'x-act', name: 'Act', oneOfAKind: true, timing: 'main', effects: [draw()] });
  const catalogue = createCatalogue([
    { set: 'x', name: 'X', universe: 'illustrated', cards: [act, chief('Boss', [])] },
  ]);
  const profile = profileFor('modern', 2);
  if (profile === undefined) throw new Error('no profile');
  const problems = (count: number) =>
    checkDeck(catalogue, { main: 'x-boss-1', cards: [{ count, id: 'x-act' }], side: [] }, profile).map(
      ({ rules }) => rules,
    );
  expect(problems(2).flat()).toContain('VS-DECK-18');
  expect(problems(1).flat()).not.toContain('VS-DECK-18');
});
