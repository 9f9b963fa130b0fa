import { copyGlance, createGame, type Game, type Rules } from '@longbox/kernel';
import { finish, tellConceded } from './atoms/turn.ts';
import { makeCatalogue } from './catalogue/catalogue.ts';
import { FRAMES } from './flow/frames.ts';
import { type Archetype, arenaInsight } from './insight/insight.ts';
import type { Card } from './language/card.ts';
import { catalogueHash } from './language/catalogue-hash.ts';
import { startsBeat } from './out/beats.ts';
import { explain } from './out/explain.ts';
import { foresight } from './out/foresight.ts';
import { describeOption } from './out/options.ts';
import { redact } from './out/redact.ts';
import { type ArenaView, viewArena, viewsArena } from './out/view.ts';
import { LEVELS } from './profiles/profile.ts';
import { imagine } from './set-up/imagine.ts';
import { blankState, deal } from './set-up/set-up-table.ts';
import type { ArenaWords } from './state/choices.ts';
import type { ArenaEvent } from './state/events.ts';
import { ENDING, resultOf } from './state/result.ts';
import { type ArenaState, isTwinState, otherSeat, SEATS, twinState } from './state/state.ts';

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
    isTwin: isTwinState,
    carryLook: (from, into) => copyGlance(from.lying, into.lying),
    begin: (state, table) => deal(state, table, catalogue),
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
    startsBeat,
    imagine,
    option: describeOption,
    explain,
    insight: arenaInsight(archetypes),
    foresight,
  };
  return createGame(rules);
}
