/** Places a card can be; the order is part of saved games. */
export const ZONE = {
  deck: 0,
  hand: 1,
  ko: 2,
  front: 3,
  back: 4,
  resources: 5,
  levelUp: 6,
  removed: 7,
  side: 8,
  /** A plot twist while it resolves: in no zone that effects can reach (VS-PT-19). */
  playing: 9,
  /** Equipment on a character. */
  equipped: 10,
  /** The stand-in for a player that can be attacked. */
  player: 11,
} as const;

export type ZoneWord = keyof typeof ZONE;
export type ZoneNumber = (typeof ZONE)[ZoneWord];

/** Their names by number: the keys of `ZONE` are in that order. */
export const ZONE_NAMES = Object.keys(ZONE) as readonly ZoneWord[];

/** What is true of a place. A new place does not compile until all of it is decided; `state/known.ts` asks who knows its cards. */
interface Place {
  /** Each seat has a list of the cards there. The places that have none come last. */
  readonly listed: boolean;
  /** Cards lie there and nothing is done with them, but for the rows: of those much more is seen than cards. */
  readonly quiet: boolean;
  /** A card that lies there face up is seen by all. */
  readonly open: boolean;
}

const PLACES: Readonly<Record<ZoneWord, Place>> = {
  deck: { listed: true, quiet: false, open: false },
  hand: { listed: true, quiet: true, open: false },
  ko: { listed: true, quiet: true, open: true },
  front: { listed: true, quiet: false, open: true },
  back: { listed: true, quiet: false, open: true },
  resources: { listed: true, quiet: true, open: true },
  levelUp: { listed: true, quiet: true, open: true },
  removed: { listed: true, quiet: true, open: true },
  side: { listed: true, quiet: true, open: false },
  playing: { listed: true, quiet: true, open: true },
  equipped: { listed: true, quiet: false, open: true },
  player: { listed: false, quiet: false, open: true },
};

const PLACE_OF: readonly Place[] = ZONE_NAMES.map((name) => PLACES[name]);

export const LISTED_ZONES = PLACE_OF.filter(({ listed }) => listed).length;
export const QUIET_ZONES: readonly number[] = ZONE_NAMES.filter((name) => PLACES[name].quiet).map((name) => ZONE[name]);
export const isOpenZone = (zone: number): boolean => PLACE_OF[zone].open;
