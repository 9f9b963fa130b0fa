import { type KnownCards, namer } from '@longbox/games';
import type { Beat, CardId, Decision, Option, Result, Seat } from '@longbox/kernel';
import type { Asked, LogLine, Offer, Snapshot, TableBeat, TablePlan } from './game-api.ts';
import type { GameKit } from './game-kit.ts';

/**
 * What a table is made of, whether it is played here, watched, online, replayed or laid out on the desk. Where it comes from
 * fills the document; `present` is the only one that makes a table of it.
 */
export interface TableDoc<V> {
  readonly plan: TablePlan;
  readonly view: V;
  /** Who looks. */
  readonly seat: Seat;
  readonly seq: number;
  readonly result: Result | undefined;
  /** Who must decide, where the view need not know it. */
  readonly deciding?: Seat | undefined;
  readonly curtain?: Seat | undefined;
  readonly asked?: Asked | undefined;
  readonly lines?: readonly LogLine[];
  readonly beats?: readonly TableBeat[];
  readonly canUndo?: boolean;
}

export function present<S, E, V extends Snapshot['view']>(kit: GameKit<S, E, V>, doc: TableDoc<V>): Snapshot {
  const { plan, view, seat, seq, result, curtain, asked, lines = [], beats = [], canUndo = false } = doc;
  const facts = { ...kit.glance(view), plan, seat, curtain, seq, faces: kit.known(view).faces, asked, result };
  const deciding = 'deciding' in doc ? doc.deciding : facts.deciding;
  const turnLimit = kit.turnLimit(plan);
  return kit.frame({ ...facts, turnLimit, deciding, lines, beats, canUndo, question: kit.question(view) }, view);
}

/** An open decision as it comes from the rules or from a server. */
export interface OpenDecision extends Pick<Decision, 'ask' | 'source' | 'seat'> {
  readonly options: readonly (readonly [choice: number, option: Option])[];
  /** The face of a card that no zone of the view shows, if the seat has seen it. */
  seen(card: CardId): string | undefined;
}

/** What a person is asked; with the state the sets of cards are exact. */
export function presentAsked<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  { ask, source, seat, options, seen }: OpenDecision,
  view: V,
  known: KnownCards,
  state: S | undefined,
): Asked {
  const offers = options.map(([choice, option]): Offer => {
    const { card } = option;
    const face = card === undefined ? undefined : (known.faces.get(card) ?? seen(card));
    return { ...kit.place(option, view), choice, face };
  });
  return { ask, source, offers, set: kit.pickSet({ source, options: offers, view, seat }, state) };
}

/** A view and what it shows. */
export interface Look<V> {
  readonly view: V;
  readonly known: KnownCards;
}

/** The lines that lead from one look to the next, from events as the viewer may hear them. */
export function tellAll<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  events: readonly E[],
  before: Look<V>,
  after: Look<V>,
  turn = kit.glance(before.view).turn,
): LogLine[] {
  const telling = {
    turn,
    faceOf: namer(before.known, after.known),
    controllerOf: (card: CardId) => before.known.controllers.get(card) ?? after.known.controllers.get(card),
  };
  return events.flatMap((event) => kit.tell(event, telling, before.view, after.view) ?? []);
}

/**
 * Beats as a table plays them, with the lines that each of them tells. Names come from what the viewer knew before and knows
 * afterwards; where cards stand, from the beat before.
 */
export function presentBeats<S, E, V extends Snapshot['view']>(
  kit: GameKit<S, E, V>,
  made: readonly Beat<E, V>[],
  before: Look<V>,
  after: Look<V>,
  told: number,
): { readonly beats: TableBeat[]; readonly lines: LogLine[] } {
  const beats: TableBeat[] = [];
  const lines: LogLine[] = [];
  let { view: earlier } = before;
  for (const { events, view } of made) {
    const cues = events.flatMap((event) => kit.cue(event, earlier, view) ?? []);
    lines.push(...tellAll(kit, events, before, after));
    const { turn, active, deciding } = kit.glance(view);
    beats.push({ turn, active, deciding, view, cues, faces: kit.known(view).faces, lines: told + lines.length });
    earlier = view;
  }
  return { beats, lines };
}
