import type { CardId, Seat } from '@longbox/kernel';
import type { Fact, FactSpelling, Facts } from './adapter.ts';
import type { Expected } from './format.ts';
import { callCard, type Playing } from './names.ts';

/** A fact as a scene writes it: seats and cards by their names. */
export function spell(playing: Playing, spelling: FactSpelling, fact: Fact): Expected {
  if (typeof fact === 'number') return spelling.kind === 'seat' ? playing.seats[fact] : fact;
  if (typeof fact === 'object' && isIds(fact)) return fact.map((card) => callCard(playing, card));
  return fact;
}

const isIds = (fact: readonly number[] | Readonly<Record<string, number>>): fact is readonly number[] =>
  Array.isArray(fact);

export type Told = Readonly<Record<string, Expected>>;

/**
 * All facts, for comparing in tests: `expect(card('D')).toEqual({ stunned: true, wounds: 1 })`. What is at rest or quiet
 * can be read but does not take part in the comparison.
 */
export function tellFacts(playing: Playing, known: Readonly<Record<string, FactSpelling>>, facts: Facts): Told {
  const told: Record<string, Expected> = {};
  for (const [name, spelling] of Object.entries(known)) {
    if (facts[name] === undefined) continue;
    const value = spell(playing, spelling, facts[name]);
    const isImplied = spelling.impliedBy !== undefined && facts[spelling.impliedBy] === true;
    const isAtRest = JSON.stringify(facts[name]) === JSON.stringify(spelling.rest);
    const enumerable = spelling.quiet !== true && !isImplied && !isAtRest;
    Object.defineProperty(told, name, { value, enumerable });
  }
  return told;
}

export function tellCard(playing: Playing, card: CardId): Told {
  return tellFacts(playing, playing.adapter.cardFacts, playing.stage.cardFacts(card));
}

/** Zones that games of cards have are lists of names; a test may count or sort them. */
type Zones = 'hand' | 'deck' | 'ko' | 'front' | 'back' | 'resources' | 'removed' | 'side' | 'levelUp';
export type ToldSeat = Told & { readonly [Z in Zones]: readonly string[] };

export function tellSeat(playing: Playing, seat: Seat): ToldSeat {
  const told = tellFacts(playing, playing.adapter.seatFacts, playing.stage.seatFacts(seat));
  for (const zone of Object.keys(playing.adapter.zones)) {
    const value = playing.stage.zone(seat, zone).map((card) => callCard(playing, card));
    Object.defineProperty(told, zone, { value, enumerable: false });
  }
  return told as ToldSeat;
}

export function tellTable(playing: Playing): Told {
  return tellFacts(playing, playing.adapter.tableFacts, playing.stage.tableFacts());
}

/** How a report shows a value. */
export function printValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(printValue).join(', ');
  return JSON.stringify(value) ?? 'nothing';
}
