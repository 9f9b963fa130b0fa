import { NONE, pushFrame, type Table, TableError, type TableProblem } from '@longbox/kernel';
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts';
import { checkDeck } from '../catalogue/deck.ts';
import { KINDS } from '../flow/kinds.ts';
import { dealGame } from '../flow/preparation.ts';
import { findProfile, type Profile } from '../profiles/profile.ts';
import { type ArenaState, createState, SEATS } from '../state/state.ts';

/** An empty state for a table, with every card of the two decks known by its id. */
export function blankState(catalogue: Catalogue, table: Table): ArenaState {
  const profile = profileOf(table);
  const { prints, book } = catalogueOf(catalogue, table);
  const [one, two] = table.seats.map(({ deck }) => deck);
  const state = createState(book, profile, one.length, one.length + two.length);
  [...one, ...two].forEach((key, card) => {
    state.print[card] = prints.get(key) ?? NONE;
  });
  return state;
}

function profileOf(table: Table): Profile {
  const problems: TableProblem[] = [];
  const profile = findProfile(table.profile);
  if (profile === undefined) {
    problems.push({ code: 'unknownProfile', rules: ['MA-TRN-14'], text: `there is no profile ${table.profile}` });
  }
  if (table.seats.length !== SEATS) {
    const text = `the game is for exactly two players, not ${table.seats.length}`;
    problems.push({ code: 'seats', rules: ['MA-SET-01'], text });
  }
  if (profile === undefined || problems.length > 0) throw new TableError(problems);
  return profile;
}

/** Checks both decks, deals them and opens the game. */
export function deal(s: ArenaState, table: Table, catalogue: Catalogue): void {
  const problems = table.seats.flatMap(({ deck }, seat) =>
    checkDeck(deck, catalogue.cards, s.profile).map((problem) => ({ ...problem, seat })),
  );
  if (problems.length > 0) throw new TableError(problems);
  for (let card = 0; card < s.print.length; card++) s.deck[card < s.split ? 0 : 1].push(card);
  dealGame(s);
  pushFrame(s, KINDS.game);
}
