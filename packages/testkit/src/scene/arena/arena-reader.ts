import {
  type ArenaGame,
  type ArenaState,
  type ArenaView,
  concession,
  PHASES,
  parseSlot,
  SLOT_NAMES,
} from '@longbox/arena';
import { type CardId, NONE, type Seat } from '@longbox/kernel';
import type { Facts } from '../adapter.ts';
import type { StateReader } from '../stage.ts';

const isSlot = (zone: string): boolean => SLOT_NAMES.some((name) => name === zone);
const ownerOf = (s: ArenaState, card: CardId): Seat => (card < s.split ? 0 : 1);
/** Facts come from what a watcher is sent: nothing on the table is hidden from everybody but faces. */
const slotFacts = ({
  ready,
  engaged,
  attack,
  defence,
  resistance,
  called,
  stack,
}: ArenaView['seats'][number]['slots'][number]) => ({
  pp: ready + engaged,
  engaged,
  attack,
  defence,
  resistance,
  called,
  hp: stack.length,
});

export function arenaReader(game: ArenaGame): StateReader<ArenaState> {
  const cardOf = (s: ArenaState, card: CardId) => s.book.cards[s.print[card]];
  const zone = (s: ArenaState, seat: Seat, name: string): readonly CardId[] => {
    if (isSlot(name)) return s.stacks[parseSlot(seat, name)].toReversed();
    if (name === 'hand') return s.hand[seat];
    if (name === 'deck') return s.deck[seat].toReversed();
    if (name === 'discard') return s.discard[seat].toReversed();
    if (name === 'missions') return s.missions[seat];
    const activated = game.view(s, 'watcher').seats[seat].activated;
    return activated === undefined ? [] : [activated.card];
  };
  const zones = [...SLOT_NAMES, 'hand', 'deck', 'discard', 'missions', 'activated'];
  const slotOf = (s: ArenaState, card: CardId) =>
    game
      .view(s, 'watcher')
      .seats[ownerOf(s, card)].slots.find(({ stack }) => stack.some((shown) => shown.card === card));

  return {
    cards: (s) => [...s.print.keys()],
    nameOf: (s, card) => cardOf(s, card).name,
    keyOf: (s, card) => cardOf(s, card).key,
    holderOf: ownerOf,
    sees(s, viewer, card) {
      const {
        hand = [],
        chosen = [],
        picked = [],
        discard,
        missions,
        activated,
        slots,
      } = game.view(s, viewer).seats[ownerOf(s, card)];
      const stacks = slots.flatMap(({ stack }) => stack);
      const shown = [hand, chosen, picked, discard, missions, stacks].flat();
      return [...shown, ...(activated ? [activated] : [])].some((one) => one.card === card);
    },
    zone,
    cardFacts(s, card): Facts {
      const own = ownerOf(s, card);
      const place = zones.find((name) => zone(s, own, name).includes(card)) ?? 'pp';
      const slot = slotOf(s, card);
      return { zone: place, points: cardOf(s, card).missionPoints, ...(slot && slotFacts(slot)) };
    },
    seatFacts(s, seat): Facts {
      const { points, completed, superHitUsed, temporary, slots } = game.view(s, 'watcher').seats[seat];
      const pp = Object.fromEntries(slots.map(({ name, ready, engaged }) => [name, ready + engaged]));
      return { points, completed, superHitUsed, temporary, pp };
    },
    tableFacts(s): Facts {
      const { turn, phase, active = NONE, called = '' } = game.view(s, 'watcher');
      return { number: turn, phase, turn: active, called };
    },
    always: (_s, seat) => [{ choice: concession(seat), option: { verb: 'concede' } }],
    identity: (s) => [s.print],
  };
}

export const ARENA_PHASES: readonly string[] = PHASES;
