import { type Decision, keepFields, keepList, listChoices, type Option, type Seat, type Viewer } from '@longbox/kernel';
import type { Asked, Json, MatchDoc } from '@longbox/protocol';
import { viewClock } from './clock.ts';
import { type Fold, undoKindOf } from './fold.ts';

/** Everything `viewer` may know of the match as it stands; built from nothing, by an allow-list. */
export const makeDoc = (fold: Fold, viewer: Viewer): MatchDoc => makeDocs(fold, [viewer], [undefined])[0];

/** The same for several viewers; what did not change since `before`, what each of them held, is the same object. */
export function makeDocs(
  fold: Fold,
  viewers: readonly Viewer[],
  before: readonly (MatchDoc | undefined)[],
): MatchDoc[] {
  const { game, state, proposal } = fold;
  const decision = game.decision(state);
  const result = game.result(state);
  const clock = viewClock(fold.clock);
  const computers: Seat[] = [];
  for (const [seat, isComputer] of fold.computers.entries()) if (isComputer) computers.push(seat);
  const views = game.views(
    state,
    viewers,
    before.map((doc) => doc?.view),
  ) as Json[];
  return viewers.map((viewer, i) => ({
    view: views[i],
    hands: isShownHands(fold, viewer) ? makeHands(fold, before[i]) : undefined,
    asked: decision === undefined ? undefined : makeAsked(fold, decision, viewer, before[i]?.asked),
    result,
    clock,
    undo: viewer === 'watcher' ? undefined : undoKindOf(fold, viewer),
    proposal: proposal && { row: proposal.row, what: proposal.what, by: proposal.by, agreed: proposal.agreed.slice() },
    computers: keepList(before[i]?.computers, computers),
  }));
}

const isShownHands = ({ header }: Fold, viewer: Viewer): boolean => viewer === 'watcher' && header.watch.openHands;

function makeHands({ game, state, header }: Fold, before: MatchDoc | undefined): Json[] {
  const seats = header.seats.map((_, seat) => seat);
  return game.views(
    state,
    seats,
    seats.map((seat) => before?.hands?.[seat]),
  ) as Json[];
}

/** That somebody is asked, and what kind of thing, is open; the options are for the one who is asked. */
function makeAsked(fold: Fold, { seat, ask, source }: Decision, viewer: Viewer, before: Asked | undefined): Asked {
  if (seat !== viewer) {
    return keepFields(before, { seat, ask, options: undefined, faces: undefined, source: undefined });
  }
  const { game, state, seenFace } = fold;
  const options: Record<string, Option> = {};
  let faces: Record<string, string> | undefined;
  for (const choice of listChoices(game, state)) {
    const option = game.option(state, choice);
    options[choice] = option;
    const face = option.card === undefined ? undefined : seenFace?.(state, seat, option.card);
    if (option.card === undefined || face === undefined) continue;
    faces ??= {};
    faces[option.card] = face;
  }
  return { seat, ask, options, faces, source };
}
