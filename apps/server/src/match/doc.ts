import { listChoices, type Option, type Seat, type Viewer } from '@longbox/kernel';
import type { Asked, Json, MatchDoc } from '@longbox/protocol';
import { viewClock } from './clock.ts';
import { type Fold, undoKindOf } from './fold.ts';

/** Everything `viewer` may know of the match as it stands; built from nothing, by an allow-list. */
export function makeDoc(fold: Fold, viewer: Viewer): MatchDoc {
  const { game, state, header } = fold;
  const asked = makeAsked(fold, viewer);
  const result = game.result(state);
  const clock = viewClock(fold.clock);
  const undo = viewer === 'watcher' ? undefined : undoKindOf(fold, viewer);
  const { proposal } = fold;
  const isOpen = viewer === 'watcher' && header.watch.openHands;
  return {
    view: game.view(state, viewer) as Json,
    ...(isOpen && { hands: header.seats.map((_, seat) => game.view(state, seat) as Json) }),
    ...(asked !== undefined && { asked }),
    ...(result !== undefined && { result }),
    ...(clock !== undefined && { clock }),
    ...(undo !== undefined && { undo }),
    ...(proposal !== undefined && {
      proposal: { row: proposal.row, what: proposal.what, by: proposal.by, agreed: proposal.agreed.slice() },
    }),
    computers: fold.computers.flatMap((isComputer, seat): Seat[] => (isComputer ? [seat] : [])),
  };
}

/** That somebody is asked, and what kind of thing, is open; the options are for the one who is asked. */
function makeAsked({ game, state, seenFace }: Fold, viewer: Viewer): Asked | undefined {
  const decision = game.decision(state);
  if (decision === undefined) return undefined;
  const { seat, ask, source } = decision;
  if (seat !== viewer) return { seat, ask };
  const options: Record<string, Option> = {};
  const faces: Record<string, string> = {};
  for (const choice of listChoices(game, state)) {
    const option = game.option(state, choice);
    options[choice] = option;
    const face = option.card === undefined ? undefined : seenFace?.(state, seat, option.card);
    if (option.card !== undefined && face !== undefined) faces[option.card] = face;
  }
  return {
    seat,
    ask,
    options,
    ...(Object.keys(faces).length > 0 && { faces }),
    ...(source !== undefined && { source }),
  };
}
