import { type Decision, keepList, type Seat, type Viewer } from '@longbox/kernel';
import { closed, type Json, type KnownDeltas, keyed, type MatchDoc, withChange, withEntry } from '@longbox/protocol';
import { viewClock } from './clock.ts';
import { type Fold, undoKindOf } from './fold.ts';
import { choicesOf, type Offers, writeOffers, writeOffersDelta } from './offers.ts';

/** What a viewer holds, as the server keeps it: the protocol's `MatchDoc` with options that are written already. */
export interface HeldDoc extends Omit<MatchDoc, 'asked'> {
  readonly asked: HeldAsked | undefined;
}

/** All fields are there, so that all of these have one shape. */
interface HeldAsked {
  readonly seat: Seat;
  readonly ask: string;
  /** Only for the seat that is asked, as are the faces. */
  readonly offers: Offers | undefined;
  readonly faces: Readonly<Record<string, string>> | undefined;
  readonly source: number | undefined;
}

/** Who looks, and what they held before. */
interface Look {
  readonly viewer: Viewer;
  readonly doc: HeldDoc | undefined;
}

/** Everything `viewer` may know of the current match, built from an allow-list. */
export const makeDoc = (fold: Fold, viewer: Viewer): HeldDoc => makeDocs(fold, [{ viewer, doc: undefined }])[0];

/** The same for several viewers; parts that did not change since each viewer's last document are the same objects. */
export function makeDocs(fold: Fold, looks: readonly Look[]): HeldDoc[] {
  const { game, state, proposal } = fold;
  const decision = game.decision(state);
  const result = game.result(state);
  const clock = viewClock(fold.clock);
  const computers: Seat[] = [];
  for (let seat = 0; seat < fold.computers.length; seat++) if (fold.computers[seat]) computers.push(seat);
  // Lists that grow, as those of a fold do.
  const viewers: Viewer[] = [];
  const before: unknown[] = [];
  for (const { viewer, doc } of looks) {
    viewers.push(viewer);
    before.push(doc?.view);
  }
  const views = game.views(state, viewers, before) as Json[];
  const docs: HeldDoc[] = [];
  for (let i = 0; i < looks.length; i++) {
    const { viewer, doc } = looks[i];
    docs.push({
      view: views[i],
      hands: isShownHands(fold, viewer) ? makeHands(fold, doc) : undefined,
      asked: decision === undefined ? undefined : makeAsked(fold, decision, viewer, doc?.asked),
      result,
      clock,
      undo: viewer === 'watcher' ? undefined : undoKindOf(fold, viewer),
      proposal: proposal && {
        row: proposal.row,
        what: proposal.what,
        by: proposal.by,
        agreed: proposal.agreed.slice(),
      },
      computers: keepList(doc?.computers, computers),
    });
  }
  return docs;
}

const isShownHands = ({ header }: Fold, viewer: Viewer): boolean => viewer === 'watcher' && header.watch.openHands;

function makeHands({ game, state, header }: Fold, before: HeldDoc | undefined): Json[] {
  const seats = header.seats.map((_, seat) => seat);
  return game.views(
    state,
    seats,
    seats.map((seat) => before?.hands?.[seat]),
  ) as Json[];
}

/** Everybody may know who is asked and what kind of question it is; only the asked seat gets the options. */
function makeAsked(fold: Fold, decision: Decision, viewer: Viewer, before: HeldAsked | undefined): HeldAsked {
  const { seat, ask, source, count } = decision;
  if (seat !== viewer) {
    const isAsBefore = before?.seat === seat && before.ask === ask && before.offers === undefined;
    return isAsBefore ? before : { seat, ask, offers: undefined, faces: undefined, source: undefined };
  }
  const { game, state, lens } = fold;
  const { seenFace } = lens;
  const choices = choicesOf(fold, count);
  const texts: string[] = [];
  let faces: Record<string, string> | undefined;
  for (let i = 0; i < choices.length; i++) {
    const option = game.option(state, choices[i]);
    texts.push(JSON.stringify(option));
    if (option.card === undefined || seenFace === undefined) continue;
    const face = seenFace(state, seat, option.card);
    if (face === undefined) continue;
    faces ??= {};
    faces[option.card] = face;
  }
  return { seat, ask, offers: { choices, texts }, faces, source };
}

/** Everything except the question is sent whole. The records name every field: a missing one does not compile. */
const DOC: Readonly<Record<Exclude<keyof HeldDoc, 'asked'>, true>> = {
  ...{ view: true, hands: true, result: true, clock: true, undo: true, proposal: true, computers: true },
};
const ASKED: Readonly<Record<Exclude<keyof HeldAsked, 'offers'>, true>> = {
  ...{ seat: true, ask: true, source: true, faces: true },
};
const namesOf = <Name extends string>(fields: Readonly<Record<Name, true>>): Name[] => Object.keys(fields) as Name[];
const DOC_FIELDS = namesOf(DOC);
const ASKED_FIELDS = namesOf(ASKED);

/** The text of the `MatchDoc` that a client is to hold. */
export function writeDoc(doc: HeldDoc): string {
  const entries: string[] = [];
  for (const key of DOC_FIELDS) if (doc[key] !== undefined) entries.push(keyed(key) + JSON.stringify(doc[key]));
  if (doc.asked !== undefined) entries.push(keyed('asked') + writeAsked(doc.asked));
  return `{${entries.join()}}`;
}

function writeAsked({ offers, ...asked }: HeldAsked): string {
  const text = JSON.stringify(asked);
  return offers === undefined ? text : `${text.slice(0, -1)},"options":${writeOffers(offers)}}`;
}

/** The text of the delta between two such documents; nothing if there is none. */
export function writeDocDelta(from: HeldDoc | undefined, to: HeldDoc, known?: KnownDeltas): string {
  if (from === undefined) return `[${writeDoc(to)}]`;
  let entries = '';
  for (const key of DOC_FIELDS) entries = withChange(entries, keyed(key), from[key], to[key], known);
  const asked = writeAskedDelta(from.asked, to.asked);
  return closed(asked === '' ? entries : withEntry(entries, keyed('asked'), asked));
}

function writeAskedDelta(from: HeldAsked | undefined, to: HeldAsked | undefined): string {
  if (from === to) return '';
  if (to === undefined) return '[]';
  if (from === undefined) return `[${writeAsked(to)}]`;
  let entries = '';
  for (const key of ASKED_FIELDS) entries = withChange(entries, keyed(key), from[key], to[key]);
  const options = writeOffersDelta(from.offers, to.offers);
  return closed(options === '' ? entries : withEntry(entries, keyed('options'), options));
}
