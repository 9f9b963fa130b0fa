import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../src/catalogue/catalogue.ts';
import { checkDeck } from '../src/deck/check-deck.ts';
import { type DeckList, deckOfSeat, makeSeat } from '../src/deck/read-deck.ts';
import {
  basicLocation,
  type Card,
  type CardSet,
  equipment,
  keyword,
  law,
  main,
  plotTwist,
  specialLocation,
  supporting,
  type Team,
} from '../src/language/index.ts';
import type { Profile } from '../src/profiles/profile.ts';
import { profileFor } from '../src/profiles/profiles.ts';

const body = (id: string, teams: readonly Team[] = [], more: Partial<Parameters<typeof supporting>[0]> = {}): Card =>
  supporting({ id, name: id, cost: 1, atk: 1, def: 1, health: 1, teams, powers: [], ...more });
const leader = (id: string, level: number, teams: readonly Team[] = [], line = id): Card =>
  main({ id, name: line, line, level, atk: 1, def: 1, health: 5, teams, powers: [] });

const FILLERS = Array.from({ length: 15 }, (_, i) => `filler-${i + 1}`);
const DRAWN: CardSet = {
  set: 'drawn',
  name: 'Invented, drawn',
  universe: 'illustrated',
  cards: [
    leader('lead-1', 1, ['xmen'], 'Lead'),
    leader('lead-2', 2, ['xmen'], 'Lead'),
    leader('avenger-1', 1, ['avengers'], 'Avenger'),
    leader('loner-1', 1, [], 'Loner'),
    main({
      id: 'hater-1',
      name: 'Hater',
      level: 1,
      atk: 1,
      def: 1,
      health: 5,
      teams: [],
      powers: [law('Out!', { rule: 'deckWithout', who: 'you', teams: ['xmen', 'hydra'] })],
    }),
    ...FILLERS.map((id) => body(id)),
    body('twin-a', [], { name: 'Twin', atk: 2 }),
    body('twin-b', [], { name: 'Twin', atk: 3 }),
    body('reprint-a', [], { name: 'Reprint' }),
    body('reprint-b', [], { name: 'Reprint' }),
    body('x-man', ['xmen']),
    body('avenger', ['avengers']),
    body('both', ['xmen', 'avengers']),
    body('loyal', ['xmen'], { powers: [keyword('loyalty', 'xmen')] }),
    body('single', [], { powers: [keyword('oneOfAKind')] }),
    body('many', [], { powers: [keyword('legion')] }),
    body('needs-x-man', ['xmen'], { requires: 'xmen' }),
    body('token', [], { token: true }),
    body('hydra', ['hydra']),
    plotTwist({ id: 'mutants', name: 'mutants', loyalty: ['xmen', 'brotherhood'], timing: 'main', effects: [] }),
    plotTwist({ id: 'alike', name: 'alike', loyalty: 'oneTeam', timing: 'main', effects: [] }),
    plotTwist({ id: 'noble', name: 'noble', loyalty: 'good', timing: 'main', effects: [] }),
    plotTwist({ id: 'wicked', name: 'wicked', loyalty: 'evil', timing: 'main', effects: [] }),
    plotTwist({ id: 'twist', name: 'twist', team: 'avengers', timing: 'main', effects: [] }),
    specialLocation('school', 'School', 'xmen'),
    basicLocation('lab', 'Laboratory', 'intellect'),
    basicLocation('lab-reprint', 'Laboratory', 'intellect'),
    basicLocation('library', 'Library', 'intellect'),
    basicLocation('fort', 'Fortress', 'might'),
    equipment({ id: 'blade', name: 'Blade', cost: 1, teams: [], powers: [] }),
  ],
};
const FILMED: CardSet = { set: 'filmed', name: 'Invented, filmed', universe: 'photographic', cards: [body('still')] };
const catalogue = createCatalogue([DRAWN, FILMED]);

const profile = (name: string): Profile => {
  const found = profileFor(name, 2);
  if (found === undefined) throw new Error(`there is no profile ${name}`);
  return found;
};

/** The cards named, `4 lab`, filled up to `size` with cards that break nothing. */
function deck(some: readonly string[] = [], { size = 60, lead = 'lead-1' } = {}): DeckList {
  const cards = some.map((line) => ({ count: Number(line.split(' ')[0]), id: line.split(' ')[1] }));
  let left = size - cards.reduce((sum, { count }) => sum + count, 0);
  for (const id of FILLERS) {
    if (left > 0) cards.push({ count: Math.min(4, left), id });
    left -= 4;
  }
  return { main: lead, cards, side: [] };
}

/** Everything wrong, as `code rules: cards`. */
const wrong = (list: DeckList, name = 'modern'): string[] =>
  checkDeck(catalogue, list, profile(name)).map(
    ({ code, rules, cards }) => `${code} ${rules.join(' ')}: ${cards.join(' ')}`,
  );

const SIZE = 'deckSize VS-DECK-01 VS-DECK-02 VS-DECK-03: ';
const copies = (...ids: string[]): string => `tooManyCopies VS-DECK-05: ${ids.join(' ')}`;

// VS-DECK-01, VS-DECK-02: the main character is not counted.
test('a deck is exactly 60 cards besides one main character', () => {
  expect(wrong(deck())).toEqual([]);
  expect(wrong(deck([], { size: 59 }))).toEqual([SIZE]);
  expect(wrong(deck(['1 x-man'], { size: 60 }))).toEqual([]);
  expect(wrong({ ...deck(), cards: [...deck().cards, { count: 1, id: 'x-man' }] })).toEqual([SIZE]);
  expect(wrong(deck([], { lead: '' }))).toEqual(['noMain VS-DECK-01 VS-SET-02: ']);
  expect(wrong(deck([], { lead: 'x-man' }))).toEqual(['noMain VS-DECK-01 VS-SET-02: x-man']);
  expect(wrong(deck([], { lead: 'lead-2' }))).toEqual(['mainLevel VS-LVL-01 VS-SET-07: lead-2']);
});

// VS-DECK-02, VS-DECK-04, VS-DECK-06: the latest book says so; the older ones leave them off the list of what may be there.
test.each(['modern', 'modern+updates', 'cw', 'mcu18', 'cr21', 'mb15'])(
  'no main character is among the 60 in %s',
  (edition) => {
    expect(wrong(deck(['1 avenger-1']), edition)).toEqual(['mainInDeck VS-DECK-04 VS-DECK-02: avenger-1']);
  },
);

// VS-DECK-05: a card is one printed card, not a name, and a reprint is the same card.
test('at most four copies of any one card', () => {
  expect(wrong(deck(['4 x-man']))).toEqual([]);
  expect(wrong(deck(['5 x-man']))).toEqual([copies('x-man')]);
  expect(wrong(deck(['2 x-man', '3 x-man']))).toEqual([copies('x-man')]);
  expect(wrong(deck(['4 twin-a', '4 twin-b']))).toEqual([]);
  expect(wrong(deck(['2 reprint-a', '3 reprint-b']))).toEqual([copies('reprint-a', 'reprint-b')]);
});

// VS-DECK-06
test('cards of any teams may be mixed freely', () => {
  expect(wrong(deck(['4 x-man', '4 avenger', '4 twist', '4 school']))).toEqual([]);
});

// VS-DECK-07: the first book knows no equipment.
test('equipment may be put into the deck, but for the first edition', () => {
  for (const edition of ['cr21', 'mcu18', 'cw', 'modern', 'modern+updates']) {
    expect(wrong(deck(['4 blade']), edition)).toEqual([]);
  }
  expect(wrong(deck(['4 blade']), 'mb15')).toEqual(['equipmentInDeck VS-DECK-07: blade']);
});

describe('basic locations', () => {
  // VS-DECK-08
  test('at most four of each type, whoever printed them', () => {
    expect(wrong(deck(['4 lab', '4 fort']))).toEqual([]);
    expect(wrong(deck(['5 lab']))).toEqual(['basicLocationCopies VS-DECK-08: lab']);
    expect(wrong(deck(['3 lab', '2 lab-reprint']))).toEqual(['basicLocationCopies VS-DECK-08: lab lab-reprint']);
    expect(wrong(deck(['4 lab', '4 library']))).toEqual([
      'basicLocationCopies VS-DECK-08: lab library',
      'basicLocationNames VS-DECK-09: lab library',
    ]);
  });

  // VS-DECK-09, VS-EX-02: not even if the two together number four or fewer.
  test('all of one type have the same name', () => {
    expect(wrong(deck(['1 lab', '1 library']))).toEqual(['basicLocationNames VS-DECK-09: lab library']);
    expect(wrong(deck(['2 lab', '2 lab-reprint']))).toEqual([]);
  });

  // VS-DECK-05, VS-DECK-08: the first book counts copies of a card only.
  test('in the first edition each card has its own limit', () => {
    expect(wrong(deck(['4 lab', '4 library']), 'mb15')).toEqual([]);
    expect(wrong(deck(['5 lab']), 'mb15')).toEqual([copies('lab')]);
  });
});

describe('Loyalty', () => {
  const loyal = (more: string[], lead = 'lead-1', name = 'modern'): string[] =>
    wrong(deck(['1 loyal', ...more], { lead }), name);

  // VS-DECK-16, VS-DECK-18, VS-KW-LOYALTY
  test('each card with a team must have the team that Loyalty names', () => {
    expect(loyal(['4 x-man', '4 both', '4 school', '4 lab'])).toEqual([]);
    expect(loyal(['4 avenger', '1 twist'])).toEqual(['loyalty VS-DECK-16: loyal avenger twist']);
  });

  // VS-DECK-17
  test('it binds the main character too', () => {
    expect(loyal([], 'avenger-1')).toEqual(['loyalty VS-DECK-16 VS-DECK-17: loyal avenger-1']);
    expect(loyal([], 'loner-1')).toEqual([]);
  });

  // VS-DECK-16: the update of 2019 reaches characters without a team.
  test('with the updates each character must have it', () => {
    const [problem, ...more] = loyal(['4 lab'], 'lead-1', 'modern+updates');
    expect(problem).toBe(`loyalty VS-DECK-16: loyal ${FILLERS.slice(0, 14).join(' ')}`);
    expect(more).toEqual([]);
    expect(loyal([], 'loner-1', 'modern+updates')[0]).toMatch(
      /^loyalty VS-DECK-16 VS-DECK-17: loyal loner-1 filler-1 /,
    );
  });
});

describe('Loyalty to more than one team', () => {
  /** What of these cards breaks the loyalty of a card: fillers are characters without a team, and always do. */
  const breaking = (loyal: string, ...more: string[]): string[] => {
    const [problem = ''] = wrong(deck([`1 ${loyal}`, ...more.map((id) => `4 ${id}`)], { lead: 'lead-1' }));
    return problem.split(' ').filter((id) => more.includes(id) || id.startsWith('lead'));
  };

  // VS-KW-LOYALTY-5
  test('each card has one of the teams it names', () => {
    expect(breaking('mutants', 'x-man', 'both', 'avenger', 'lab')).toEqual(['avenger']);
  });

  // VS-KW-LOYALTY-3
  test('without a team all share one, whichever it is', () => {
    expect(breaking('alike', 'x-man', 'both', 'hydra')).toEqual(['hydra']);
    expect(breaking('alike', 'avenger', 'both')).toEqual(['lead-1']);
  });

  // VS-KW-LOYALTY-4
  test('each is Good, or each is Evil', () => {
    expect(breaking('noble', 'x-man', 'avenger', 'hydra')).toEqual(['hydra']);
    expect(breaking('wicked', 'x-man', 'hydra')).toEqual(['lead-1', 'x-man']);
  });

  // VS-KW-LOYALTY-3
  test('it binds characters without a team', () => {
    const [problem] = wrong(deck(['1 mutants', '4 x-man', '4 lab'], { lead: 'lead-1' }));
    expect(problem).toMatch(/filler-1 /);
    expect(problem).not.toMatch(/lab/);
  });
});

// VS-DECK-18, VS-KW-ONE-OF-A-KIND, VS-KW-LEGION
test('One of a Kind allows one copy, Legion eight', () => {
  expect(wrong(deck(['1 single', '8 many']))).toEqual([]);
  expect(wrong(deck(['2 single', '9 many']))).toEqual([
    'tooManyCopies VS-DECK-05 VS-DECK-18: single',
    'tooManyCopies VS-DECK-05 VS-DECK-18: many',
  ]);
});

// VS-DECK-19: a rule of the latest book.
test('a card that requires a main character of a team needs one', () => {
  expect(wrong(deck(['1 needs-x-man']))).toEqual([]);
  const list = deck(['1 needs-x-man'], { lead: 'avenger-1' });
  expect(wrong(list)).toEqual(['mainRequired VS-DECK-19: needs-x-man avenger-1']);
  expect(wrong(list, 'cr21')).toEqual([]);
});

// VS-MEC-DECKRULE-02
test('a starting main character may keep teams out of its deck', () => {
  const list = deck(['1 x-man', '1 avenger', '1 both'], { lead: 'hater-1' });
  expect(wrong(list)).toEqual(['teamForbidden VS-MEC-DECKRULE-02: hater-1 x-man both']);
  expect(wrong(deck(['1 avenger'], { lead: 'hater-1' }))).toEqual([]);
});

// VS-DECK-03, VS-DECK-20: tokens are kept aside and count for nothing there.
test('tokens are never in the deck', () => {
  expect(wrong(deck(['1 token']))).toEqual(['tokenInDeck VS-DECK-20 VS-DECK-03: token']);
  expect(wrong({ ...deck(), side: [{ count: 5, id: 'token' }] })).toEqual([]);
});

// VS-DECK-10, VS-DECK-11: nothing of this in the two older books.
test('cards of only one universe are in a deck, its main character included', () => {
  expect(wrong(deck(['4 still']))).toEqual(['universesMixed VS-DECK-10 VS-DECK-11: still']);
  for (const edition of ['mcu18', 'cw']) expect(wrong(deck(['1 still']), edition)).toHaveLength(1);
  for (const edition of ['mb15', 'cr21']) expect(wrong(deck(['4 still']), edition)).toEqual([]);
});

test('every violation is told at once, in a sentence that names the cards', () => {
  const list = { ...deck(['5 x-man', '1 still', '1 avenger-1', '1 lab', '1 library'], { size: 58 }), side: [] };
  const problems = checkDeck(catalogue, list, profile('modern'));
  expect(problems.map(({ text }) => text)).toEqual([
    'A deck has exactly 60 cards besides its main character, this one has 58: 2 cards too few.',
    'No main character may be among the 60 cards: Avenger (avenger-1).',
    'The deck has 5 copies of x-man (x-man); at most 4 copies are allowed.',
    'All basic Intellect locations of a deck must have the same name, here are Laboratory (lab) and Library (library).',
    'Cards of only one universe may be in a deck; this one is illustrated, and photographic are still (still).',
  ]);
  expect(wrong({ ...deck(), main: 'nobody' })).toEqual(['unknownCard : nobody']);
});

test('a deck and the seat of a table are two spellings of one thing', () => {
  const list = { ...deck(['2 x-man']), side: [{ count: 3, id: 'token' }] };
  expect(deckOfSeat(makeSeat(list))).toEqual(list);
  expect(makeSeat(list, 'Ann')).toMatchObject({ name: 'Ann', side: ['token', 'token', 'token'] });
  expect(makeSeat(list).deck).toHaveLength(61);
});

// VS-DECK-01, VS-DECK-05: the sentence is English; other languages are told its numbers.
test('a problem carries the numbers of its sentence', () => {
  const facts = (code: string, list = deck(['5 x-man'], { size: 59 })) =>
    checkDeck(catalogue, list, profile('modern')).find((one) => one.code === code)?.facts;
  expect(facts('deckSize')).toEqual({ size: 59, wanted: 60 });
  expect(facts('tooManyCopies')).toEqual({ count: 5, most: 4 });
});
