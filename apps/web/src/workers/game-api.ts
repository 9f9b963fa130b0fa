import type { ArenaView } from '@longbox/arena';
import type { CardQuestion, LogLine, PickSet, Starter } from '@longbox/games';
import type { Decision, Option, Reason, Result, Seat } from '@longbox/kernel';
import type { Thought } from '@longbox/players';
import type { VsView } from '@longbox/vs';
import type { CardFacts, GameName } from '../cards/card-facts.ts';
import type { Language } from '../state/settings.ts';
import type { Cue } from './cue.ts';

export interface DeckInfo {
  readonly game: GameName;
  readonly key: string;
  readonly title: string;
  /** Card whose picture stands for the deck. */
  readonly face: string;
  readonly set: string;
  readonly isFirst: boolean;
  /** Where somebody played it, and the place it took there. */
  readonly played?: NonNullable<Starter['played']>;
  /** Its face, as far as a small picture shows it; unknown of decks of the person's own. */
  readonly picture?: CardFacts | undefined;
  readonly cards: readonly { readonly key: string; readonly count: number }[];
  /** The cards of a deck of the person's own; built-in decks are known by their key. */
  readonly own?: NonNullable<SeatPlan['own']>;
}

export interface SeatPlan {
  /** Key of a built-in deck; any word where the cards come along. */
  readonly deck: string;
  /** Cards of a deck of one's own, as a table takes them. */
  readonly own?: { readonly deck: readonly string[]; readonly side: readonly string[] };
  readonly player: 'person' | 'computer';
  readonly name: string;
  /** How well a computer plays. */
  readonly level?: string;
}

/** What a person asks for. */
export interface TablePlan {
  readonly game: GameName;
  readonly profile: string;
  readonly seed: string;
  readonly seats: readonly SeatPlan[];
  /** The text of a scene whose position takes the place of the deal. */
  readonly scene?: string;
  /** What comes before the first turn is answered for people, as the principles of play say. */
  readonly isSetUpLeft?: boolean;
  /** The sets of cards it is played with; worked out from the decks where nobody says. */
  readonly sets?: readonly string[];
}

/** A scene, as far as a list of scenes tells of it. */
export interface SceneInfo {
  readonly game: GameName;
  readonly profile: string;
  readonly title: string;
  /** Who sits where, by the scene's own names. */
  readonly names: readonly string[];
  readonly puzzle:
    | {
        readonly id: string;
        readonly difficulty: number;
        readonly title: Readonly<Record<Language, string>>;
        readonly hint: Readonly<Record<Language, string>>;
        readonly solutions: number;
      }
    | undefined;
}

/** An option of the open decision, with the face of its card where the person may know it. */
export interface Offer extends Option {
  readonly choice: number;
  readonly face: string | undefined;
}

export type { LogLine, PickSet };

export interface Asked {
  readonly set: PickSet | undefined;
  readonly ask: Decision['ask'];
  readonly source: number | undefined;
  readonly offers: readonly Offer[];
}

/** What every game tells of its table. */
export interface TableFacts {
  readonly plan: TablePlan;
  /** Who looks: the person at the screen. */
  readonly seat: Seat;
  /** Somebody else must take the screen before anything is shown; the view is a stranger's until then. */
  readonly curtain: Seat | undefined;
  readonly seq: number;
  readonly turn: number;
  /** After this turn wounds are counted, in games that end so. */
  readonly turnLimit: number | undefined;
  readonly active: Seat | undefined;
  readonly deciding: Seat | undefined;
  /** Faces of all cards the person knows, by card. */
  readonly faces: ReadonlyMap<number, string>;
  /** What the person is asked; `undefined` while somebody else decides. */
  readonly asked: Asked | undefined;
  readonly result: Result | undefined;
  /** The whole log up to here. */
  readonly lines: readonly LogLine[];
  /** What just happened, one thing after another, each with the table as it was then; the last is the table as it is. */
  readonly beats: readonly TableBeat[];
  readonly canUndo: boolean;
  /** What a card asks the deciding player, where everybody may know. */
  readonly question: CardQuestion | undefined;
}

/** One thing that happened: what a table shows until the next. */
export interface TableBeat extends Pick<TableFacts, 'turn' | 'active' | 'deciding' | 'faces'> {
  readonly view: Snapshot['view'];
  readonly cues: readonly Cue[];
  /** How many lines of the log have been told by its end. */
  readonly lines: number;
}

export interface VsSnapshot extends TableFacts {
  readonly game: 'vs';
  readonly view: VsView;
}

export interface ArenaSnapshot extends TableFacts {
  readonly game: 'arena';
  readonly view: ArenaView;
}

/** Everything a screen needs to draw the table and to answer. */
export type Snapshot = VsSnapshot | ArenaSnapshot;

/** A reason, in words where the game brings its own. */
export interface Told extends Reason {
  readonly text: string | undefined;
}

export interface Picked {
  readonly snapshot: Snapshot;
  readonly refusal: (Told & { readonly card: number }) | undefined;
}

/** What somebody is about to do. */
export interface Wish {
  /** One after the other, as far as the rules offer them. */
  readonly choices?: readonly number[];
  readonly cards?: readonly number[];
  /** And then everybody only passes until the fight is over. */
  readonly isFoughtOut?: true;
}

/** A way to send the chosen characters against one target: the choices to make, in order. */
export interface AttackPlan {
  readonly target: number;
  readonly choices: readonly number[];
}

/** A game in progress as its plan and choices: all that a mind needs to stand at the same decision. */
export interface Position {
  readonly plan: TablePlan;
  readonly choices: readonly number[];
}

/** What is answered without asking. Both look only at what everybody can see, so that nothing shows through. */
export interface AutoPass {
  /** Answer where one answer is possible. */
  readonly skipSingle: boolean;
  /** Moments to pass without being asked, as `momentOf` names them. */
  readonly passed: readonly string[];
}

/** Through whose eyes a played game is watched: a seat's, a stranger's, or everybody's at once. */
export type Eyes = Seat | 'watcher' | 'all';

export interface ReplayInfo {
  readonly plan: TablePlan;
  /** How many decisions it has. */
  readonly length: number;
  /** Decisions with which turns begin, and fights. */
  readonly turns: readonly number[];
  readonly fights: readonly number[];
}

/** A game that was played to its end here. */
/** What is counted of one's own games, beside how they ended. */
export interface GameNotes {
  readonly isFirst: boolean;
  /** The list that was played; a deck has as many versions as lists. */
  readonly version: string;
  /** How well the others played: a level, or `person`. */
  readonly levels: readonly string[];
  /** Keys of cards that were ever in hand, that were played, and that were drawn and held in vain to the end. */
  readonly drawn: readonly string[];
  readonly played: readonly string[];
  readonly dead: readonly string[];
}

export interface KeptGame {
  readonly game: GameName;
  readonly profile: string;
  readonly names: readonly string[];
  /** Cards whose pictures stand for the decks. */
  readonly faces: readonly string[];
  readonly places: readonly number[];
  readonly turn: number;
  /** Which seats people had. */
  readonly people: readonly Seat[];
  /** When it ended, in milliseconds of the epoch. */
  readonly at: number;
  readonly code: string;
  /** Of games that one person played; older ones get them when somebody looks. */
  readonly notes?: GameNotes;
}

/** Who goes on from a moment of a played game. */
export type ForkPlayer = Pick<SeatPlan, 'player' | 'level'>;

export interface ReplayApi {
  /** Puts a played game on show: a replay code, or the text of a saved file. Says plainly what is wrong with it. */
  openReplay(source: string): Promise<ReplayInfo>;
  /** What is counted of a kept game, from its code; `undefined` if its cards have changed since. */
  noteGame(code: string, seat: Seat, levels: readonly string[]): Promise<GameNotes | undefined>;
  /** A game from a file or code as one of one's own, if it is over and `name` sat there. */
  readOwnGame(source: string, name: string): Promise<KeptGame | undefined>;
  seeReplay(seq: number, eyes: Eyes): Snapshot;
  replayCode(): string;
  /** The game on show as a file that replays it. */
  replayFile(): string;
  /** A new game that goes on from this moment of the one on show. */
  fork(seq: number, players: readonly ForkPlayer[]): Snapshot;
}

export interface GameApi extends ReplayApi {
  /** These cards, in words; unknown ones are left out. */
  facts(keys: readonly string[], language: Language): Promise<readonly CardFacts[]>;
  /** Every card a table may show. */
  cardsOfTable(table: Pick<TablePlan, 'game' | 'sets'>, language: Language): Promise<readonly CardFacts[]>;
  decks(): readonly DeckInfo[];
  start(plan: TablePlan): Promise<Snapshot>;
  /** What scenes are about. Says plainly, with the line, what is wrong with one. */
  readScenes(texts: readonly string[]): Promise<readonly SceneInfo[]>;
  /** Cards that only the scene on the table has. */
  sceneCards(language: Language): readonly CardFacts[];
  /** The game of the last visit, if there is one and its cards are still the same. */
  resume(): Promise<Snapshot | undefined>;
  leave(): Promise<void>;
  behave(autoPass: AutoPass): void;
  choose(choices: readonly number[]): Snapshot;
  /** Where the game stands, for a mind to think about. */
  position(): Position;
  /** A computer's answer to decision `seq`. */
  answer(seq: number, choice: number): Snapshot;
  /** The next person has taken the screen. */
  lift(): Snapshot;
  concede(): Snapshot;
  undo(): Snapshot;
  /** Back to a moment of a lesson; other tables are asked for an undo. */
  rewind(seq: number): Snapshot;
  planAttacks(attackers: readonly number[]): readonly AttackPlan[];
  /** Takes the cards of a set in the order the rules ask for them, and ends it; says why where they do not go together. */
  pick(cards: readonly number[], language: Language): Picked;
  /** The table as it would look after a choice or a set of cards, as far as the person can tell. */
  preview(wish: Wish): Snapshot['view'] | undefined;
  explain(intent: Option, language: Language): readonly Told[];
  /** The game as a file that replays it. */
  record(): string;
}

/** Whether a computer's seat decides, or somebody wants a hint. */
export type ForWhom = 'computer' | 'person';

/** A way to go, and how often it wins, from 0 to 1. */
export interface Hint {
  readonly choice: number;
  readonly chance: number | undefined;
  /** The principle that speaks loudest for it, in words. */
  readonly why: Readonly<Record<Language, string>> | undefined;
}

/** One of the choices the guide would make. */
export interface Advised extends Option {
  readonly choice: number;
  /** What speaks for it, by the name the game has for it. */
  readonly principle?: string | undefined;
  /** The same in words. */
  readonly why?: Hint['why'];
}

export interface SolvedPuzzle {
  readonly isWon: boolean;
  /** A choice that keeps the win; nothing while somebody else decides. */
  readonly next: Advised | undefined;
}

/** A mind of its own in a second worker, so that the table answers while it thinks. */
export interface MindApi {
  /** What the seat that must decide would choose. */
  think(position: Position): Promise<number | undefined>;
  /** What one of several makes of it, who think at the same time; nothing where one is enough. */
  ponder(position: Position, forWhom: ForWhom, member: number): Promise<Thought | undefined>;
  /** What they make of it together. */
  agree(thoughts: readonly Thought[]): number | undefined;
  /** The best ways for the person who must decide. */
  hintsOf(position: Position, thoughts: readonly Thought[]): readonly Hint[];
  /** What somebody who learns should do: one choice, or several that belong together. */
  advise(position: Position): Promise<readonly Advised[]>;
  /** Whether a puzzle can still be won this turn, and how. */
  solvePuzzle(position: Position): Promise<SolvedPuzzle>;
}
