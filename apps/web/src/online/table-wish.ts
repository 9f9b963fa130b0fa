import type { Bodies, DeckChoice, GameView } from '@longbox/protocol';
import type { GameName } from '../cards/card-facts.ts';
import { type ClockName, clockOf } from './clock-rules.ts';
import { profilesFor } from './profile-title.ts';

export const WATCHERS = ['anyone', 'delayed', 'nobody'] as const;
const DELAY = 30;

/** A table as somebody wants it. */
export interface TableWish {
  readonly game: GameName;
  readonly profile: string;
  /** For each seat but the first, which is one's own: a person, or a level of computer players. */
  readonly others: readonly string[];
  readonly deck: string;
  readonly choice: DeckChoice | undefined;
  readonly clock: ClockName;
  readonly expiry: 'default' | 'computer';
  readonly watch: (typeof WATCHERS)[number];
  readonly openHands: boolean;
  readonly rated: boolean;
  readonly listed: boolean;
}

export const PERSON = 'person';

export const FIRST_WISH: TableWish = {
  game: 'vs',
  profile: '',
  others: [PERSON],
  deck: '',
  choice: undefined,
  clock: 'none',
  expiry: 'default',
  watch: 'anyone',
  openHands: false,
  rated: false,
  listed: false,
};

export const seatsOf = ({ others }: TableWish): number => others.length + 1;

/** The profile that was chosen, where so many can play it; else the usual one. */
export function profileOf(wish: TableWish, game: GameView): string {
  const fitting = profilesFor(game, seatsOf(wish));
  return fitting.includes(wish.profile) ? wish.profile : (fitting[0] ?? game.profile);
}

const isAmongPeople = ({ others }: TableWish): boolean => others.every((other) => other === PERSON);
export const mayBeRated = isAmongPeople;

/** What the server demands of a rated table: people, a clock, and nobody who sees hands or looks on at once. */
export const isRated = (wish: TableWish): boolean =>
  wish.rated && mayBeRated(wish) && wish.clock !== 'none' && wish.watch !== 'anyone' && !wish.openHands;

/** What has to change with it when somebody wants to play for ratings, or no longer. */
export function withRated({ clock, watch }: TableWish, rated: boolean): Partial<TableWish> {
  if (!rated) return { rated };
  return {
    rated,
    clock: clock === 'none' ? 'bank-900-5' : clock,
    watch: watch === 'anyone' ? 'delayed' : watch,
    openHands: false,
  };
}

/** @param deckFor the deck of a computer player, by its seat */
export function roomBody(wish: TableWish, game: GameView, deckFor: (seat: number) => string): Bodies['createRoom'] {
  const { others, clock, expiry, watch, openHands, listed } = wish;
  return {
    game: wish.game,
    profile: profileOf(wish, game),
    seats: [
      { kind: 'open' },
      ...others.map((other, i): Bodies['createRoom']['seats'][number] =>
        other === PERSON ? { kind: 'open' } : { kind: 'computer', level: other, deck: { starter: deckFor(i + 1) } },
      ),
    ],
    clock: clockOf(clock, expiry),
    watch: {
      who: watch === 'nobody' ? 'nobody' : 'anyone',
      delay: watch === 'delayed' ? DELAY : 0,
      openHands: openHands && watch !== 'nobody',
    },
    rated: isRated(wish),
    listed,
  };
}
