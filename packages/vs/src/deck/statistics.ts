import type { Catalogue } from '../catalogue/catalogue.ts';
import { type Face, KIND } from '../catalogue/face.ts';
import { type CostSymbol, type PowerSymbol, SYMBOLS, TEAM_KEYS, type Team } from '../language/index.ts';
import { type Copies, type DeckList, is, readDeck, sumOf } from './read-deck.ts';

export const DECK_TYPES = ['supporting', 'plotTwist', 'location', 'equipment', 'main'] as const;
export type DeckType = (typeof DECK_TYPES)[number];

/** A deck in numbers; everything counts copies among the 60. */
export interface DeckStatistics {
  readonly cards: number;
  readonly types: Readonly<Record<DeckType, number>>;
  /** Characters and equipment by recruit cost, from 0 up to the highest. */
  readonly curve: readonly number[];
  /** Sum of those costs, over which many cards. */
  readonly cost: { readonly sum: number; readonly of: number };
  readonly symbols: readonly SymbolCount[];
  readonly teams: readonly { readonly team: Team; readonly count: number }[];
}

/** What pays with a symbol and what asks for it. */
export interface SymbolCount {
  readonly symbol: PowerSymbol;
  /** Basic locations, and special ones that can yield it among others. */
  readonly basic: number;
  readonly special: number;
  /** Symbols in costs of super powers that only this one pays, and that this one pays among others. */
  readonly asked: number;
  readonly askedAmongOthers: number;
  /** The same of the starting main character at any level. */
  readonly askedByMain: number;
}

const KINDS: Readonly<Record<DeckType, number>> = {
  supporting: KIND.supporting,
  plotTwist: KIND.plotTwist,
  location: KIND.location,
  equipment: KIND.equipment,
  main: KIND.main,
};

export function deckStatistics(catalogue: Catalogue, deck: DeckList): DeckStatistics {
  const { main, cards } = readDeck(catalogue, deck);
  const ofType = (type: DeckType): Copies[] => cards.filter(({ face }) => is(face, KINDS[type]));
  const recruited = cards.filter(({ face }) => is(face, KIND.supporting | KIND.equipment));
  const highest = recruited.reduce((most, { face }) => Math.max(most, face.cost), 0);
  const levels = catalogue.faces.filter((face) => main !== undefined && is(face, KIND.main) && face.line === main.line);
  return {
    cards: sumOf(cards),
    types: {
      supporting: sumOf(ofType('supporting')),
      plotTwist: sumOf(ofType('plotTwist')),
      location: sumOf(ofType('location')),
      equipment: sumOf(ofType('equipment')),
      main: sumOf(ofType('main')),
    },
    curve: Array.from({ length: highest + 1 }, (_, cost) => sumOf(recruited.filter(({ face }) => face.cost === cost))),
    cost: { sum: recruited.reduce((sum, { face, count }) => sum + face.cost * count, 0), of: sumOf(recruited) },
    symbols: SYMBOLS.map((symbol) => countSymbol(symbol, cards, levels)).filter(isThere),
    teams: TEAM_KEYS.map((team) => ({ team, count: sumOf(cards.filter(({ face }) => face.card.teams.includes(team))) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.team < b.team ? -1 : 1)),
  };
}

const isThere = ({ symbol: _, ...counts }: SymbolCount): boolean => Object.values(counts).some((count) => count > 0);

function countSymbol(symbol: PowerSymbol, cards: readonly Copies[], levels: readonly Face[]): SymbolCount {
  const yields = (face: Face): boolean => face.card.card === 'location' && face.card.symbols.includes(symbol);
  const ask = (face: Face, only: boolean): number =>
    costsOf(face).filter((cost) =>
      typeof cost === 'string' ? only && cost === symbol : !only && cost.includes(symbol),
    ).length;
  const askedBy = (only: boolean): number => cards.reduce((sum, { face, count }) => sum + count * ask(face, only), 0);
  return {
    symbol,
    basic: sumOf(cards.filter(({ face }) => face.basic && yields(face))),
    special: sumOf(cards.filter(({ face }) => !face.basic && yields(face))),
    asked: askedBy(true),
    askedAmongOthers: askedBy(false),
    askedByMain: levels.reduce((sum, face) => sum + ask(face, true) + ask(face, false), 0),
  };
}

const costsOf = ({ supers }: Face): readonly CostSymbol[] =>
  supers.flatMap(({ power }) => (power.power === 'super' ? power.cost : []));
