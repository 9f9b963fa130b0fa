import type {
  Brand,
  Card,
  CharacterCard,
  CostSymbol,
  EventName,
  Keyword,
  PlayerRule,
  Power,
  StaticPower,
  SuperPower,
  Timing,
} from '../language/index.ts';
import { EVENTS, KEYWORDS, SYMBOLS } from '../language/index.ts';
import type { TeamSet } from './team-sets.ts';

export const KIND = {
  character: 1,
  main: 2,
  supporting: 4,
  location: 8,
  plotTwist: 16,
  equipment: 32,
  token: 64,
  player: 128,
  pileCard: 256,
} as const;

/** A printed card as the rules read it: numbers and bits, worked out once. */
export interface Face {
  readonly index: number;
  readonly card: Card;
  readonly id: string;
  readonly kind: number;
  /** Ids of its names; the first is its own, AKA follow (VS-UNQ-09). */
  readonly names: readonly number[];
  /** One bit for each name, by two hashes: cards that share a name share bits of both, others nearly never. */
  readonly nameBits: number;
  readonly otherNameBits: number;
  readonly teams: TeamSet;
  readonly level: number;
  readonly cost: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly xp: number;
  /** Printed keywords, one bit each, in `KEYWORD_WORDS` words. */
  readonly keywords: readonly number[];
  readonly powers: readonly PowerEntry[];
  readonly supers: readonly PowerEntry[];
  /** Where each of `supers` stands among `powers`. */
  readonly superPlaces: readonly number[];
  /** When its super powers can be used and, of a plot twist, when it can be played, as bits; see `catalogue/timing-bits.ts`. */
  readonly usable: number;
  readonly playable: number;
  /** Has a Reaction to super powers or plot twists, which `usable` says nothing of. */
  readonly answers: boolean;
  /** Of `usable`, what can be used while the character is stunned. */
  readonly usableStunned: number;
  /** Has a super power that is used from hand or KO pile. */
  readonly worksElsewhere: boolean;
  readonly statics: readonly PowerEntry[];
  /** Kinds of modifiers its static powers carry, as bits. */
  readonly staticsMask: number;
  /** The same for those that affect others than itself. */
  readonly aurasMask: number;
  /** Prohibitions of its static powers, as bits; see `derived/prohibitions.ts`. */
  readonly forbids: number;
  /** The same, of those that are about the card itself. */
  readonly forbidsItself: number;
  /** Kinds of rules for players among its static powers, as bits; see `derived/rule-kinds.ts`. */
  readonly rules: number;
  /** An enemy can turn one of its static powers off (VS-MEC-PROTECT-04). */
  readonly turnsOff: boolean;
  /** It can have powers of cards that are not in play. */
  readonly copiesElsewhere: boolean;
  /** How far its static powers could make the state check find something by itself; see `derived/lowers.ts`. */
  readonly lowers: number;
  /** By event: whether one of its powers triggers on it. */
  readonly listens: readonly boolean[];
  /** The same as bits, in two words. */
  readonly ears: readonly [number, number];
  /** Powers that trigger, by number of the event. */
  readonly triggers: readonly (readonly PowerEntry[] | undefined)[];
  /** What pays for recruiting it instead of points, one entry for each symbol; empty where points alone do. */
  readonly recruitPrice: readonly number[];
  /** Rules about the card itself as it is played: what it costs, and on whom it goes. */
  readonly ownRules: readonly PlayerRule[];
  /** A static power of its own gives it every Good team. */
  readonly everyGoodTeam: boolean;
  /** From hand it powers up characters of any name. */
  readonly powersUpAny: boolean;
  /** It remembers a team, which says what it becomes (VS-MEC-LEVEL-05). */
  readonly notesTeam: boolean;
  /** What it names of that which `catalogue/possible.ts` keeps account of. */
  readonly words: readonly string[];
  readonly symbols: number;
  /** The name of the character it may be discarded for in place of a location, by number; NONE for nobody. */
  readonly paysFor: number;
  readonly basic: boolean;
  readonly line: string;
  readonly universe: string;
  readonly brand: Brand;
  /** No card is printed so: what a card becomes in play (VS-MEC-RESOURCE-05, VS-MEC-CLONE-06). */
  readonly form: boolean;
  /** The face that computer players take it for: itself, or of a form the one it is like. */
  readonly like: number;
}

/** A printed power; `key` is shared by powers with one name and one text (VS-PWR-47). */
export interface PowerEntry {
  readonly index: number;
  readonly key: number;
  readonly power: Power;
  readonly face: number;
  /** Works while its character is face down or has lost its powers. */
  readonly always: boolean;
  /** Works while its character is face down, unless it has lost its powers. */
  readonly whileFaceDown: boolean;
  readonly isKeyword: boolean;
  /** The number of the keyword it is, or that it is the meaning of; NONE of others. */
  readonly keyword: number;
  /** Of a super power, when it can be used, as a bit; see `catalogue/timing-bits.ts`. */
  readonly usable: number;
  /** Of a super power: for each symbol of its cost, the symbols that can pay it, as bits. */
  readonly price: readonly number[];
  /** Numbers of the lists of instructions it has: what it does, and what it does amplified; NONE where it has none. */
  readonly block: number;
  readonly amplified: number;
  /** Of a static power, the kinds of its modifiers as bits. */
  readonly mask: number;
}

/** Used once in the whole game: VS-PWR-54, or once at a level. */
export const isForGame = ({ limit }: SuperPower): boolean => limit !== undefined && limit !== 'none';

export type SuperEntry = PowerEntry & { readonly power: SuperPower };
export type StaticEntry = PowerEntry & { readonly power: StaticPower };

/** Number of each keyword; asking by number keeps the hottest question of the rules cheap. */
export const KW = Object.fromEntries(KEYWORDS.map((keyword, i) => [keyword, i])) as Readonly<Record<Keyword, number>>;
/** How many words of 32 bits a set of keywords takes. */
export const KEYWORD_WORDS = Math.ceil(KEYWORDS.length / 32);
/** See `Face.nameBits`. */
export const nameBit = (name: number): number => 1 << (Math.imul(name + 1, 0x9e3779b1) >>> 27);
export const otherNameBit = (name: number): number => 1 << (Math.imul(name + 1, 0x85ebca6b) >>> 27);
export const keywordBit = (keyword: Keyword): number => KW[keyword];
const EVENT_NUMBERS = Object.fromEntries(EVENTS.map((event, i) => [event, i])) as Readonly<Record<EventName, number>>;
/** Number of each event. */
export const EV = EVENT_NUMBERS;
export const eventNumber = (event: EventName): number => EVENT_NUMBERS[event];
export const symbolBit = (symbol: (typeof SYMBOLS)[number]): number => 1 << SYMBOLS.indexOf(symbol);

/** The symbols that can pay for one symbol of a cost. */
export function costMask(cost: CostSymbol): number {
  if (typeof cost === 'string') return symbolBit(cost);
  let mask = 0;
  for (const symbol of cost) mask |= symbolBit(symbol);
  return mask;
}

export function kindOf(card: Card): number {
  switch (card.card) {
    case 'character':
      return KIND.character | (card.type === 'main' ? KIND.main : KIND.supporting) | (card.token ? KIND.token : 0);
    case 'location':
      return KIND.location;
    case 'plotTwist':
      return KIND.plotTwist;
    case 'equipment':
      return KIND.equipment | (card.token ? KIND.token : 0);
    case 'pileCard':
      return KIND.pileCard;
  }
}

export const isCharacterCard = (card: Card): card is CharacterCard => card.card === 'character';

/** Timings with which any card of the catalogue can be played; a window nobody can ever use is not opened. */
export type TimingSet = ReadonlySet<Timing | 'reaction'>;

/** The keywords among powers, as bits. */
export function keywordMask(powers: readonly PowerEntry[]): readonly number[] {
  const mask = Array.from({ length: KEYWORD_WORDS }, () => 0);
  for (const { power } of powers) {
    if (power.power !== 'keyword') continue;
    const bit = keywordBit(power.keyword);
    mask[bit >> 5] |= 1 << (bit & 31);
  }
  return mask;
}
