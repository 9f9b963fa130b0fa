import type { Effects } from './effect.ts';
import type { PlayerRule } from './modifier.ts';
import type { Power } from './power.ts';
import type { Alignment, Blood, Brand, PowerSymbol, Team, Timing } from './words.ts';

/** How a language speaks of somebody: he, she, it, they. */
export type Gender = 'm' | 'f' | 'n' | 'p';

interface Common {
  /** `set-number`, as in `mnb-010`. */
  readonly id: string;
  readonly name: string;
  /** Starts the game in a side pile of this name. */
  readonly pile?: string;
}

export interface CharacterCard extends Common {
  readonly card: 'character';
  readonly type: 'main' | 'supporting';
  readonly level?: number;
  /** Which versions belong together; the name if absent (VS-LVL-13). */
  readonly line?: string;
  readonly cost?: number;
  readonly atk: number;
  readonly def: number;
  readonly health: number;
  readonly teams: readonly Team[];
  readonly aka?: readonly string[];
  readonly gender?: Gender;
  /** What a card text calls it for short. */
  readonly short?: string;
  readonly token?: true;
  /** Where it is not that of its team (VS-MEC-HEALTH-06). */
  readonly blood?: Blood;
  readonly powers: readonly Power[];
  /** What it asks of every card of the deck (VS-KW-LOYALTY-4). */
  readonly loyalty?: Loyalty;
  /** The starting main character must be of this team (VS-DECK-19). */
  readonly requires?: Team;
  /** Printed with a sign, as "0+": a power sets the rest. */
  readonly plusStats?: true;
  /** Printed as stars: a power sets all of them. */
  readonly starStats?: true;
}

/**
 * What every card of the deck that has a team must be (VS-KW-LOYALTY): of this team, of one of these, Good, Evil, or all of
 * one and the same team. Unless it names one team, it binds characters without a team, too (VS-KW-LOYALTY-3).
 */
export type Loyalty = Team | readonly Team[] | Exclude<Alignment, 'both' | 'none'> | 'oneTeam';

export interface PlotTwistCard extends Common {
  readonly card: 'plotTwist';
  readonly teams: readonly Team[];
  /** How many face-up characters of the team it asks for (VS-PT-12). */
  readonly symbols?: number;
  readonly loyalty?: Loyalty;
  /** One copy in a deck (VS-KW-ONE-OF-A-KIND). */
  readonly oneOfAKind?: true;
  /** May be played from one's resource row; the top card of the deck takes its place, face down (VS-MEC-RESOURCE-01). */
  readonly fromResources?: true;
  readonly brand?: true;
  /** It has the text of each other One of a Kind plot twist of this team in its player's KO pile, too (VS-MEC-COPYPT-02). */
  readonly textsOf?: Team;
  readonly timing: readonly { readonly at: Timing; readonly anyTurn?: true; readonly effects: Effects }[];
}

export interface LocationCard extends Common {
  readonly card: 'location';
  readonly basic: boolean;
  readonly teams: readonly Team[];
  readonly symbols: readonly PowerSymbol[];
  readonly powers?: readonly Power[];
}

export interface EquipmentCard extends Common {
  readonly card: 'equipment';
  readonly cost: number;
  readonly teams: readonly Team[];
  readonly atk?: number;
  readonly def?: number;
  readonly powers: readonly Power[];
  readonly rules?: readonly PlayerRule[];
  /** Played only with a face-up character of the brand on one's side (VS-MEC-EQUIP-04). */
  readonly brand?: true;
  readonly token?: true;
}

/** Lies in a side pile and nowhere else (VS-ZON-28). */
export interface PileCard extends Common {
  readonly card: 'pileCard';
  readonly pile: string;
  readonly teams: readonly Team[];
  readonly powers: readonly Power[];
}

export type Card = CharacterCard | PlotTwistCard | LocationCard | EquipmentCard | PileCard;

export type Universe = 'illustrated' | 'photographic';

export interface CardSet {
  readonly set: string;
  readonly name: string;
  readonly universe: Universe;
  /** Marvel unless given. */
  readonly brand?: Brand;
  readonly cards: readonly Card[];
}

type Main = Omit<CharacterCard, 'card' | 'type' | 'cost'> & { readonly level: number };
type Supporting = Omit<CharacterCard, 'card' | 'type' | 'level'> & { readonly cost: number };

export const main = (card: Main): Card => ({ card: 'character', type: 'main', ...card });
export const supporting = (card: Supporting): Card => ({ card: 'character', type: 'supporting', ...card });
export const location = (card: Omit<LocationCard, 'card'>): Card => ({ card: 'location', ...card });
export const pileCard = (card: Omit<PileCard, 'card'>): Card => ({ card: 'pileCard', ...card });
export const equipment = (card: Omit<EquipmentCard, 'card'>): Card => ({ card: 'equipment', ...card });

export const basicLocation = (id: string, name: string, symbol: PowerSymbol): Card =>
  location({ id, name, basic: true, teams: [], symbols: [symbol] });

/** Any one of the team's symbols, for a character of that team (VS-RES-14). */
export const specialLocation = (
  id: string,
  name: string,
  team: Team,
  symbols: readonly PowerSymbol[] = ['energy', 'intellect', 'might', 'skill'],
): Card => location({ id, name, basic: false, teams: [team], symbols });

type OneTiming = Common & {
  /** Of several teams a character of one will do (VS-PT-20). */
  readonly team?: Team | readonly Team[];
  readonly symbols?: number;
  readonly loyalty?: Loyalty;
  readonly oneOfAKind?: true;
  readonly fromResources?: true;
  readonly timing: Timing;
  readonly anyTurn?: true;
  readonly effects: Effects;
};

export const plotTwist = ({ team, timing, anyTurn, effects, ...rest }: OneTiming): Card => ({
  card: 'plotTwist',
  ...rest,
  teams: team === undefined ? [] : [team].flat(),
  timing: [{ at: timing, effects, ...(anyTurn && { anyTurn }) }],
});

/** One without a text of its own. */
export const mimicTwist = ({ team, ...rest }: Common & { readonly team: Team; readonly oneOfAKind?: true }): Card => ({
  card: 'plotTwist',
  ...rest,
  teams: [team],
  textsOf: team,
  timing: [],
});
