import { copyGlance, createGame, type Game, type Result } from '@longbox/kernel';
import { forgetChecks } from './atoms/chain.ts';
import { listenTo } from './atoms/tell.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import { carryDerived } from './derived/changes.ts';
import { FRAMES } from './flow/frames.ts';
import { foresight } from './imagine/foresight.ts';
import { imagine } from './imagine/imagine.ts';
import { createInsight } from './insight/insight.ts';
import type { CardSet, Deck } from './language/index.ts';
import { startsBeat } from './out/beats.ts';
import { redactEvent } from './out/events-redact.ts';
import { explain } from './out/explain.ts';
import { optionOf } from './out/options.ts';
import { type VsView, viewOf, viewsOf } from './out/view.ts';
import { PROFILE_NAMES } from './profiles/profiles.ts';
import { resetContexts } from './queries/ctx.ts';
import { resetBorrowed } from './queries/select.ts';
import { concede } from './rules/end.ts';
import { beginGame, blankState } from './set-up/set-up-table.ts';
import { createState, V, type VsState } from './state/state.ts';
import type { VsWords } from './words/choices.ts';
import { END_REASONS } from './words/end-reasons.ts';
import type { VsEvent } from './words/events.ts';

export interface VsGame extends Game<VsState, VsEvent, VsView, VsWords> {
  readonly catalogue: Catalogue;
}

const RULES_OF_END: Readonly<Record<(typeof END_REASONS)[number], readonly string[]>> = {
  none: [],
  mainsKod: ['VS-END-01', 'VS-END-03'],
  woundsCounted: ['VS-END-10', 'VS-END-11'],
  effect: ['VS-GOLD-01'],
  conceded: ['VS-END-17'],
  endlessLoop: ['VS-TIME-14'],
  turnLimit: ['VS-END-10'],
};

function resultOf(s: VsState): Result | undefined {
  if (s.head[5] === 0) return undefined;
  const code = END_REASONS[s.v[V.endReason]];
  const places: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) places.push(s.place[seat]);
  return { places, reason: { code, rules: RULES_OF_END[code] } };
}

/** The game with these sets of cards; `decks` are what computer players suppose where a list is not public. */
export function createVs(sets: readonly CardSet[], decks: readonly Deck[] = []): VsGame {
  const catalogue = createCatalogue(sets);
  const game = createGame<VsState, VsEvent, VsView, VsWords>({
    name: 'vs',
    profiles: PROFILE_NAMES,
    catalogueHash: catalogue.hash,
    sets: sets.map(({ set }) => set),
    kinds: FRAMES,
    blank: (table) => blankState(catalogue, table),
    twin: (s) => createState(s.book, s.seats, s.cards),
    isTwin: (s, other) => s.faces === other.faces && s.seats === other.seats && s.cards === other.cards,
    carry(from, into) {
      into.book = from.book;
      carryDerived(from, into);
    },
    carryLook: (from, into) => copyGlance(from.quiet, into.quiet),
    begin: beginGame,
    leaving: { isIn: (s, seat) => seat < s.seats && s.out[seat] === 0, concede },
    listen(s, sink) {
      listenTo(s, sink);
      // VS-TIME-14 is about chains that need no choice, so each choice counts anew.
      forgetChecks(s);
      resetContexts();
      resetBorrowed();
    },
    result: resultOf,
    view: viewOf,
    views: viewsOf,
    redact: redactEvent,
    startsBeat,
    imagine,
    option: optionOf,
    explain,
    insight: createInsight(
      decks,
      catalogue.faces.filter(({ form }) => !form),
    ),
    foresight,
  });
  return { ...game, catalogue };
}
