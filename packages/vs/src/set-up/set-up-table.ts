import { NONE, pushFrame, shuffle, type Table, TableError, type TableProblem } from '@longbox/kernel';
import { type Catalogue, PLAYER_FACE } from '../catalogue/catalogue.ts';
import { companionOf } from '../catalogue/companions.ts';
import { type Face, KIND, type PowerEntry } from '../catalogue/face.ts';
import { possibleWith } from '../catalogue/possible.ts';
import { printingOf } from '../deck/check-copies.ts';
import { walk } from '../language/walk.ts';
import type { Profile } from '../profiles/profile.ts';
import { profileFor } from '../profiles/profiles.ts';
import { type Book, createState, EARS, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';

interface Brought {
  readonly main: Face;
  readonly levels: readonly Face[];
  readonly deck: readonly Face[];
  readonly side: readonly Face[];
}

/** Reads a table or says everything that is wrong with it; whether decks are legal is the deck checker's question. */
export function readTable(catalogue: Catalogue, table: Table): ReadTable {
  const known = tablesRead.get(table);
  if (known !== undefined && known.catalogue === catalogue) return known;
  const read = { catalogue, ...readAnew(catalogue, table) };
  tablesRead.set(table, read);
  return read;
}

interface ReadTable {
  readonly catalogue: Catalogue;
  readonly profile: Profile;
  readonly brought: readonly Brought[];
}

/** A table is read when room is made for it and again when its game begins. */
const tablesRead = new WeakMap<Table, ReadTable>();

function readAnew(catalogue: Catalogue, table: Table): Omit<ReadTable, 'catalogue'> {
  const problems: TableProblem[] = [];
  const profile = profileFor(table.profile, table.seats.length);
  if (profile === undefined) {
    problems.push({ code: 'unknownProfile', rules: [], text: `there is no profile "${table.profile}"` });
  } else if (table.seats.length < profile.seats[0] || table.seats.length > profile.seats[1]) {
    const [least, most] = profile.seats;
    const range = least === most ? `${least}` : `${least} to ${most}`;
    problems.push({
      code: 'seats',
      rules: ['VS-SET-01'],
      text: `${profile.mode} is for ${range} players, not ${table.seats.length}`,
    });
  }
  const brought = table.seats.map((_, seat) => readSeat(catalogue, table, seat, problems));
  if (problems.length > 0 || profile === undefined) throw new TableError(problems);
  return { profile, brought: brought.filter((seat) => seat !== undefined) };
}

/** Decks read before, by their lists: the same few play thousands of games. */
const decksRead = new WeakMap<readonly string[], { catalogue: Catalogue; side: readonly string[]; brought: Brought }>();
const NO_SIDE: readonly string[] = [];

function readSeat(catalogue: Catalogue, table: Table, seat: number, problems: TableProblem[]): Brought | undefined {
  const { deck, side = NO_SIDE } = table.seats[seat];
  const known = decksRead.get(deck);
  if (known?.catalogue === catalogue && known.side === side) return known.brought;
  const unknown = [...deck, ...side].filter((id) => catalogue.faceOf(id) === undefined);
  if (unknown.length > 0) {
    problems.push({
      code: 'unknownCard',
      rules: [],
      seat,
      cards: [...new Set(unknown)],
      text: `no such card: ${[...new Set(unknown)].join(', ')}`,
    });
    return undefined;
  }
  const faces = deck.flatMap((id) => catalogue.faceOf(id) ?? []);
  const main = faces[0];
  if (main === undefined || (main.kind & KIND.main) === 0) {
    problems.push({
      code: 'noMain',
      rules: ['VS-DECK-01', 'VS-SET-02'],
      seat,
      text: 'the first card of a deck is its main character',
    });
    return undefined;
  }
  const brought: Brought = {
    main,
    levels: besidesOf(catalogue, main),
    deck: faces.slice(1),
    side: side.flatMap((id) => catalogue.faceOf(id) ?? []),
  };
  decksRead.set(deck, { catalogue, side, brought });
  return brought;
}

/**
 * VS-SET-08: all higher levels of the starting main character; those kept in a pile of their own are brought as side cards. A
 * card printed again is the same card, and comes along once.
 */
export function levelsOf(catalogue: Catalogue, main: Face): readonly Face[] {
  const known = levelsBy.get(main) ?? findLevels(catalogue, main);
  levelsBy.set(main, known);
  return known;
}

/** What lies aside at first: its higher levels, and the main character that starts beside it, with its own. */
export function besidesOf(catalogue: Catalogue, main: Face): readonly Face[] {
  const levels = levelsOf(catalogue, main);
  const companion = companionOf(catalogue, main);
  return companion === undefined ? levels : [...levels, companion, ...levelsOf(catalogue, companion)];
}

const levelsBy = new WeakMap<Face, readonly Face[]>();

function findLevels(catalogue: Catalogue, main: Face): readonly Face[] {
  const levels = catalogue.faces.filter(
    (face) =>
      face.line === main.line &&
      (face.kind & KIND.main) !== 0 &&
      face.level > main.level &&
      !(face.card.card === 'character' && face.card.pile !== undefined),
  );
  const printings = new Set<string>();
  return levels.filter((face) => {
    const printing = printingOf(face);
    if (printings.has(printing)) return false;
    printings.add(printing);
    return true;
  });
}

/** An empty state with room for the table. */
export function blankState(catalogue: Catalogue, table: Table): VsState {
  const { profile, brought } = readTable(catalogue, table);
  const book = bookOf(catalogue, profile, brought);
  let cards = 0;
  for (const { levels, deck, side } of brought) cards += 2 + levels.length + deck.length + side.length;
  if (cards > 1000) {
    throw new TableError([{ code: 'tooManyCards', rules: [], text: `at most 1000 cards fit a table, not ${cards}` }]);
  }
  return createState(book, brought.length, cards);
}

/** Books made before, by what the first seat brought: the same few decks meet thousands of times. */
const booksMade = new WeakMap<Brought, { readonly brought: readonly Brought[]; readonly book: Book }[]>();
const MOST_BOOKS = 64;

function bookOf(catalogue: Catalogue, profile: Profile, brought: readonly Brought[]): Book {
  const made = booksMade.get(brought[0]) ?? [];
  const known = made.find(
    (one) =>
      one.book.catalogue === catalogue &&
      one.book.profile === profile &&
      one.brought.length === brought.length &&
      one.brought.every((seat, i) => seat === brought[i]),
  );
  if (known !== undefined) return known.book;
  const book = makeBook(catalogue, profile, brought);
  if (made.length >= MOST_BOOKS) made.length = 0;
  made.push({ brought, book });
  booksMade.set(brought[0], made);
  return book;
}

const booksOfAll = new WeakMap<Book, Book>();

/** The same table as if every card of the catalogue could be at it, for imagined worlds. */
export function bookOfAll(book: Book): Book {
  const known = booksOfAll.get(book);
  if (known !== undefined) return known;
  const { catalogue, profile } = book;
  const [main, ...deck] = catalogue.faces;
  const brought = [{ main, levels: [], deck, side: [] }];
  const { hasDraw, hasRecovery } = book;
  const all = { ...makeBook(catalogue, profile, brought), hasDraw, hasRecovery };
  booksOfAll.set(book, all);
  booksOfAll.set(all, all);
  return all;
}

const makeBook = (catalogue: Catalogue, profile: Profile, brought: readonly Brought[]): Book => ({
  catalogue,
  profile,
  ears: earsAt(catalogue, brought),
  recordedForGame: recordedForGame(catalogue, brought),
  possible: possibleWith(brought.flatMap(({ main, levels, deck, side }) => [main, ...levels, ...deck, ...side])),
  ...whatIsHere(catalogue, profile, brought),
  ...timesOf(catalogue, profile, brought),
});

/** A window nobody can ever use, whatever cards they hold, is not opened (VS-DRW-07, VS-REC-08). */
export const timesOf = (
  catalogue: Catalogue,
  { drawAndRecoveryTimings }: Profile,
  brought: readonly Brought[],
): Pick<Book, 'hasMainStart' | 'hasDraw' | 'hasRecovery'> => ({
  hasMainStart: catalogue.timings.has('mainStart'),
  hasDraw: drawAndRecoveryTimings && isPossible(catalogue, 'draw', brought),
  hasRecovery: drawAndRecoveryTimings && isPossible(catalogue, 'recovery', brought),
});

/** Main characters and their levels are public: those not in this game open no window. */
function isPossible(catalogue: Catalogue, timing: 'draw' | 'recovery', brought: readonly Brought[]): boolean {
  if (!catalogue.timings.has(timing)) return false;
  const faces = (facesWith.get(catalogue) ?? findTimings(catalogue))[timing];
  const isHere = (face: Face): boolean =>
    brought.some(({ main, levels, deck, side }) => [[main], levels, deck, side].some((cards) => cards.includes(face)));
  return faces.some((face) => (face.kind & KIND.main) === 0 || isHere(face));
}

type Timed = Readonly<Record<'draw' | 'recovery', readonly Face[]>>;
const facesWith = new WeakMap<Catalogue, Timed>();

function findTimings(catalogue: Catalogue): Timed {
  const having = (timing: 'draw' | 'recovery'): Face[] => catalogue.faces.filter((face) => hasTiming(face, timing));
  const found = { draw: having('draw'), recovery: having('recovery') };
  facesWith.set(catalogue, found);
  return found;
}

/** Of its own, or as a power that it gives. */
function hasTiming({ card }: Face, timing: 'draw' | 'recovery'): boolean {
  let found = false;
  walk(card, {
    enter: (node) => {
      if (node.timing === timing || node.at === timing) found = true;
    },
  });
  return found;
}

type Here = Pick<
  Book,
  'usable' | 'usableElsewhere' | 'usableByEnemies' | 'playable' | 'playableInRow' | 'hasEquipment' | 'hasFetched'
>;
const ANY_TIME = -1;

function whatIsHere({ fetched }: Catalogue, profile: Profile, brought: readonly Brought[]): Here {
  const duplicates = profile.duplicationWorksIn === 'everywhere';
  let [usable, usableElsewhere, usableByEnemies, playable, playableInRow] = [0, 0, 0, 0, 0];
  let [hasEquipment, hasFetched] = [false, false];
  for (const { main, levels, deck, side } of brought) {
    for (const face of [main, ...levels, ...deck, ...side]) {
      usable |= face.usable;
      playable |= face.playable;
      if (face.card.card === 'plotTwist' && face.card.fromResources === true) playableInRow |= face.playable;
      if (face.worksElsewhere) usableElsewhere |= face.usable;
      if (face.supers.some(isForEnemies)) usableByEnemies |= face.usable;
      // What a copy elsewhere may have is anybody's power.
      if (duplicates && face.staticsMask !== 0) usableElsewhere = ANY_TIME;
      if ((face.kind & KIND.equipment) !== 0) hasEquipment = true;
      if (fetched.includes(face.index)) hasFetched = true;
    }
  }
  return { usable, usableElsewhere, usableByEnemies, playable, playableInRow, hasEquipment, hasFetched };
}

function recordedForGame({ lookBack, lookBacks, heardByKeywords }: Catalogue, brought: readonly Brought[]): boolean[] {
  const recorded = heardByKeywords.map((_, event) => lookBack.game.includes(event));
  for (const { main, levels, deck, side } of brought) {
    for (const { index } of [main, ...levels, ...deck, ...side]) {
      for (const event of lookBacks[index].game) recorded[event] = true;
    }
  }
  return recorded;
}

const isForEnemies = ({ power }: PowerEntry): boolean => power.power === 'super' && power.users === 'enemies';

const isInKo = ({ power }: PowerEntry): boolean => power.power === 'trigger' && power.from === 'ko';

/** Only cards that are here can listen and look back; keywords may be given to anybody. */
function earsAt(catalogue: Catalogue, brought: readonly Brought[]): Int32Array {
  const ears = Int32Array.from(
    catalogue.heardByKeywords,
    (heard, event) => (heard ? EARS.anywhere : 0) | (catalogue.lookBack.turn.includes(event) ? EARS.record : 0),
  );
  const note = (face: Face): void => {
    const works = (face.kind & KIND.character) === 0;
    for (let event = 0; event < ears.length; event++) {
      if (face.listens[event]) ears[event] |= EARS.anywhere | (works ? EARS.resources : 0);
      if (face.triggers[event]?.some(isInKo)) ears[event] |= EARS.ko;
    }
    for (const event of catalogue.lookBacks[face.index].turn) ears[event] |= EARS.record;
  };
  for (const { main, levels, deck, side } of brought) {
    note(main);
    levels.forEach(note);
    side.forEach(note);
    for (let i = 0; i < deck.length; i++) if (i === 0 || deck[i] !== deck[i - 1]) note(deck[i]);
  }
  return ears;
}

export function beginGame(s: VsState, table: Table): void {
  const { brought } = readTable(s.book.catalogue, table);
  s.attachedTo.fill(NONE);
  seatTeams(s);
  let card = 0;
  const add = (face: number, seat: number, zone: number): number => {
    s.face[card] = face;
    s.owner[card] = seat;
    s.controller[card] = seat;
    s.zone[card] = zone;
    if (zone !== ZONE.player) zoneList(s, zone, seat).push(card);
    return card++;
  };
  brought.forEach(({ main, levels, deck, side }, seat) => {
    s.playerCard[seat] = add(PLAYER_FACE, seat, ZONE.player);
    // Out of play until it is placed (VS-SET-07).
    s.firstMain[seat] = add(main.index, seat, ZONE.levelUp);
    for (const face of levels) add(face.index, seat, ZONE.levelUp);
    // Ids in a deck must not tell where a card stood in its owner's list.
    const order = deck.map((face) => face.index);
    shuffle(s.random, order);
    for (const face of order) add(face, seat, ZONE.deck);
    for (const face of side) add(face.index, seat, ZONE.side);
  });
  pushFrame(s, K.setUp);
}

/** VS-MODE-10, VS-MODE-19: who plays with whom. */
export function seatTeams(s: VsState): void {
  const { teams, sharedSide } = s.book.profile;
  for (let seat = 0; seat < s.seats; seat++) {
    s.team[seat] = teams === 'each' ? seat : teams === 'alternate' ? seat % 2 : seat >> 1;
    s.sideOf[seat] = sharedSide ? seat & ~1 : seat;
  }
}
