import type { ArenaView } from '../src/out/view.ts';
import type { ArenaEvent, Shown } from '../src/state/events.ts';

interface MirrorSlot {
  stack: string[];
  ready: number;
  engaged: number;
}

interface MirrorSeat {
  points: number;
  completed: number;
  deck: number;
  hand: number;
  discard: string[];
  missions: string[];
  activated: string | undefined;
  slots: MirrorSlot[];
}

const word = ({ card, key }: Shown): string => `${card} ${key}`;
const words = (cards: readonly Shown[]): string[] => cards.map(word);

/** The table as somebody knows it who once saw it and then only heard the events. Stacks are top first. */
export class Mirror {
  readonly seats: MirrorSeat[];

  constructor(view: ArenaView) {
    this.seats = Mirror.seatsOf(view);
  }

  static seatsOf(view: ArenaView): MirrorSeat[] {
    return view.seats.map((seat) => ({
      points: seat.points,
      completed: seat.completed,
      deck: seat.deckCount,
      hand: seat.handCount,
      discard: words(seat.discard).sort(),
      missions: words(seat.missions),
      activated: seat.activated === undefined ? undefined : word(seat.activated),
      slots: seat.slots.map(({ stack, ready, engaged }) => ({ stack: words(stack), ready, engaged })),
    }));
  }

  private slot(slot: number): MirrorSlot {
    return this.seats[slot < 5 ? 0 : 1].slots[slot % 5];
  }

  private discard(seat: MirrorSeat, cards: readonly Shown[]): void {
    seat.discard = [...seat.discard, ...words(cards)].sort();
  }

  private drop(list: string[], card: Shown): boolean {
    const at = list.indexOf(word(card));
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  }

  private swap(a: number, b: number): void {
    const [one, two] = [this.slot(a), this.slot(b)];
    [one.stack, two.stack] = [two.stack, one.stack];
  }

  hear(event: ArenaEvent): void {
    if (!('seat' in event)) return;
    const seat = this.seats[event.seat];
    switch (event.type) {
      case 'drew':
        seat.deck -= event.count;
        seat.hand += event.count;
        return;
      case 'deployed':
      case 'played':
        seat.hand--;
        this.slot(event.slot).stack = [word(event.card)];
        return;
      case 'cooledDown':
        for (const slot of seat.slots) slot.engaged = 0;
        this.discard(seat, event.cards);
        return;
      case 'dutyCalled':
        seat.deck--;
        this.discard(seat, [event.card]);
        return;
      case 'moved':
        this.swap(event.from, event.to);
        return;
      case 'exchanged':
      case 'switched':
        this.swap(...event.slots);
        return;
      case 'poweredUp':
        seat.deck--;
        this.slot(event.slot).ready++;
        return;
      case 'missionActivated':
        this.drop(seat.missions, event.card);
        seat.activated = word(event.card);
        return;
      case 'missionCompleted':
        seat.activated = undefined;
        seat.hand++;
        seat.completed++;
        return;
      case 'missionFailed':
        seat.activated = undefined;
        this.discard(seat, [event.card]);
        return;
      case 'scored':
        seat.points += event.points;
        if (seat.points !== event.total) throw new Error(`${event.total} points told, ${seat.points} counted`);
        return;
      default:
        this.hearFight(event, seat);
    }
  }

  private hearFight(event: ArenaEvent, seat: MirrorSeat): void {
    switch (event.type) {
      case 'abilityActivated':
        this.slot(event.slot).ready -= event.engaged;
        this.slot(event.slot).engaged += event.engaged;
        return;
      case 'missionExchanged':
        seat.missions[event.place] = word(event.in);
        return;
      case 'recycled':
        this.drop(seat.discard, event.card);
        seat.hand++;
        return;
      case 'boosted':
        seat.hand -= event.cards.length;
        this.discard(seat, event.cards);
        return;
      case 'superHit':
        seat.hand--;
        this.discard(seat, [event.card]);
        return;
      case 'powerPointLost': {
        const slot = this.slot(event.slot);
        if (slot.engaged > 0) slot.engaged--;
        else slot.ready--;
        this.discard(seat, [event.card]);
        return;
      }
      case 'hitPointLost':
        this.drop(this.slot(event.slot).stack, event.card);
        this.discard(seat, [event.card]);
        return;
      case 'characterLost':
        Object.assign(this.slot(event.slot), { stack: [], ready: 0, engaged: 0 });
        this.discard(seat, [...event.stack, ...event.powerPoints]);
        return;
      case 'missionReplaced':
        this.drop(seat.discard, event.in);
        seat.missions[0] = word(event.in);
        this.discard(seat, [event.out]);
        return;
      default:
        this.hearCheckPoint(event, seat);
    }
  }

  private hearCheckPoint(event: ArenaEvent, seat: MirrorSeat): void {
    switch (event.type) {
      case 'replaced':
        seat.hand += event.back.length - 1;
        this.slot(event.slot).stack = [word(event.card)];
        return;
      case 'hitPointAdded':
        seat.hand--;
        this.slot(event.slot).stack.unshift(word(event.card));
        return;
      case 'raised':
        this.drop(this.slot(event.slot).stack, event.card);
        this.slot(event.slot).stack.unshift(word(event.card));
        return;
      case 'assembled':
      case 'upgraded':
        for (const card of event.under) if (!seat.slots.some(({ stack }) => this.drop(stack, card))) seat.hand--;
        seat.hand--;
        this.slot(event.slot).ready += event.under.length;
        this.slot(event.slot).stack = [word(event.card)];
    }
  }
}
