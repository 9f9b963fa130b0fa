import { GAME_NAMES, type GameName } from '@longbox/games';
import type { Phrase } from '@longbox/vs/print';

export { GAME_NAMES as GAMES, type GameName };

export const CARD_KINDS = [
  'main',
  'supporting',
  'plotTwist',
  'location',
  'equipment',
  'pileCard',
  'arena',
  'arenaTeam',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a screen needs to draw a card and show its text, in one language. Plain data: it comes from a worker. */
export interface CardFacts {
  readonly key: string;
  readonly game: GameName;
  readonly kind: CardKind;
  readonly name: string;
  readonly set: string;
  readonly teamKeys: readonly string[];
  readonly teams: readonly string[];
  readonly level: number | undefined;
  readonly cost: number | undefined;
  readonly stats: VsStats | undefined;
  readonly arena: ArenaStats | undefined;
  /** Not in a deck: effects bring it into play. */
  readonly isToken?: true;
  /** Symbols a location yields. */
  readonly symbols: readonly string[];
  readonly hasFlight: boolean;
  readonly hasRanged: boolean;
  readonly hasAnyTurn: boolean;
  readonly typeLine: Phrase;
  readonly lines: readonly TextLine[];
}

export interface VsStats {
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly xp: number;
  /** Printed with a sign: a power sets the rest. */
  readonly isOpen: boolean;
  /** What equipment adds to its character. */
  readonly isBonus?: true;
}

export interface ArenaStats {
  readonly attack: number;
  readonly defence: number;
  readonly resistance: number;
  readonly missionPoints: number;
  readonly skill: string;
  readonly alignment: string;
  readonly rarity: string;
  readonly nemesis: string | undefined;
  /** Where the card comes from, in words. */
  readonly origin: string;
}

/** One power or rule of a card's text. */
export interface TextLine {
  readonly heading: Phrase;
  readonly lead: Phrase;
  readonly body: Phrase;
  /** What the keyword means. */
  readonly reminder: Phrase;
}
