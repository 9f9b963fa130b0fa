import {
  createGame,
  type Game,
  NONE,
  pushFrame,
  type Rules,
  type Table,
  TableError,
  type TableProblem,
} from '@longbox/kernel';
import { finish, tellConceded } from './atoms/turn.ts';
import { type Catalogue, catalogueOf, makeCatalogue } from './catalogue.ts';
import type { ArenaWords } from './choices.ts';
import { checkDeck } from './deck.ts';
import type { ArenaEvent } from './events.ts';
import { explain } from './explain.ts';
import { FRAMES } from './flow/frames.ts';
import { KINDS } from './flow/kinds.ts';
import { dealGame } from './flow/preparation.ts';
import { foresight } from './foresight.ts';
import { imagine } from './imagine.ts';
import { type Archetype, arenaInsight } from './insight/insight.ts';
import type { Card } from './language/card.ts';
import { catalogueHash } from './language/catalogue-hash.ts';
import { describeOption } from './options.ts';
import { findProfile, LEVELS, type Profile } from './profiles/profile.ts';
import { redact } from './redact.ts';
import { ENDING, resultOf } from './result.ts';
import { type ArenaState, createState, otherSeat, SEATS, twinState } from './state.ts';
import { type ArenaView, viewArena, viewsArena } from './view.ts';

export type ArenaGame = Game<ArenaState, ArenaEvent, ArenaView, ArenaWords>;

/** The game with these cards; `archetypes` are decks that players may suppose a stranger holds. */
export function createArena(cards: readonly Card[], archetypes: readonly Archetype[] = []): ArenaGame {
  const catalogue = makeCatalogue(cards);
  const rules: Rules<ArenaState, ArenaEvent, ArenaView, ArenaWords> = {
    name: 'arena',
    profiles: LEVELS.map((level) => level.name),
    catalogueHash: catalogueHash(cards),
    kinds: FRAMES,
    blank: (table) => blankState(catalogue, table),
    twin: twinState,
    begin: (state, table) => begin(state, table, catalogue),
    listen(state, sink) {
      state.sink = sink;
    },
    leaving: {
      isIn: (_state, seat) => seat >= 0 && seat < SEATS,
      concede(state, seat) {
        tellConceded(state, seat);
        finish(state, otherSeat(seat), ENDING.conceded); // MA-WIN-19
      },
    },
    result: resultOf,
    view: viewArena,
    views: viewsArena,
    redact,
    imagine,
    option: describeOption,
    explain,
    insight: arenaInsight(archetypes),
    foresight,
  };
  return createGame(rules);
}

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

function begin(s: ArenaState, table: Table, catalogue: Catalogue): void {
  const problems = table.seats.flatMap(({ deck }, seat) =>
    checkDeck(deck, catalogue.cards, s.profile).map((problem) => ({ ...problem, seat })),
  );
  if (problems.length > 0) throw new TableError(problems);
  for (let card = 0; card < s.print.length; card++) s.deck[card < s.split ? 0 : 1].push(card);
  dealGame(s);
  pushFrame(s, KINDS.game);
}
