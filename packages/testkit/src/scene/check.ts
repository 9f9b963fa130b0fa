import type { Seat } from '@longbox/kernel';
import type { FactSpelling, Facts } from './adapter.ts';
import { checkSees, checkZone, oneCard, sameCards } from './check-cards.ts';
import { checkNotOffered, checkOffered, checkOfferedOnly } from './check-offered.ts';
import { compare, missingPart } from './compare.ts';
import { printValue, spell } from './facts.ts';
import { type Expectation, type Expected, NOBODY } from './format.ts';
import { type Playing, viewerName } from './names.ts';
import type { Mismatch } from './play.ts';

/** What is not as expected, if anything. */
export function checkExpectation(playing: Playing, e: Expectation): Mismatch | undefined {
  const { stage, seats } = playing;
  switch (e.kind) {
    case 'decides':
      return compare('decides', nameSeat(playing, e.seat), nameSeat(playing, stage.decision()?.seat));
    case 'asks':
      return compare('asks', e.ask, stage.decision()?.ask ?? 'nothing');
    case 'winner':
      return compare('winner', orNobody(e.seats.map((seat) => seats[seat])), orNobody(winners(playing)));
    case 'ended': {
      const reason = stage.result()?.reason;
      if (reason && [reason.code, ...reason.rules].includes(e.reason)) return undefined;
      return {
        expected: `ended ${e.reason}`,
        actual: reason ? `ended ${reason.code} (${reason.rules.join(', ')})` : 'not ended',
      };
    }
    case 'table':
      return checkFact(playing, e.fact, playing.adapter.tableFacts[e.fact], stage.tableFacts(), e.value);
    case 'seat':
      return checkFact(
        playing,
        `${seats[e.seat]} ${e.fact}`,
        playing.adapter.seatFacts[e.fact],
        stage.seatFacts(e.seat),
        e.value,
        e.fact,
      );
    case 'zone':
      return checkZone(playing, e.seat, e.zone, e.value);
    case 'card':
      return checkCard(playing, e);
    case 'offered':
      return checkOffered(playing, e.seat, e.verb, e.words);
    case 'offeredOnly':
      return checkOfferedOnly(playing, e.seat, e.lines);
    case 'notOffered':
      return checkNotOffered(playing, e.seat, e.line, e.rules);
    case 'sees':
      return checkSees(playing, e.viewer, e.card, e.can);
    case 'view':
      return missingPart(`view of ${viewerName(playing, e.viewer)}`, stage.view(e.viewer), e.value);
  }
}

const nameSeat = (playing: Playing, seat: Seat | undefined): string =>
  seat === undefined ? NOBODY : playing.seats[seat];

const orNobody = (names: readonly string[]): readonly string[] => (names.length === 0 ? [NOBODY] : names.toSorted());

function winners({ stage, seats }: Playing): string[] {
  const places = stage.result()?.places ?? [];
  return seats.filter((_, seat) => places[seat] === 1);
}

function checkFact(
  playing: Playing,
  what: string,
  spelling: FactSpelling,
  facts: Facts,
  expected: Expected,
  fact = what,
): Mismatch | undefined {
  const actual = facts[fact] ?? spelling.rest;
  if (actual === undefined) return { expected: `${what} ${printValue(expected)}`, actual: `${what} is not known` };
  if (spelling.kind === 'cards' && Array.isArray(actual) && Array.isArray(expected)) {
    return sameCards(playing, what, expected, actual, false);
  }
  if (spelling.kind === 'counters' && typeof actual === 'object' && typeof expected === 'object') {
    const known = Object.keys(expected).map((key) => [key, Reflect.get(actual, key) ?? 0]);
    return compare(what, expected, Object.fromEntries(known));
  }
  return compare(what, expected, spell(playing, spelling, actual));
}

function checkCard(playing: Playing, e: Expectation & { readonly kind: 'card' }): Mismatch | undefined {
  const card = oneCard(playing, e.card);
  if (typeof card !== 'number') return card;
  return checkFact(
    playing,
    `${e.card} ${e.fact}`,
    playing.adapter.cardFacts[e.fact],
    playing.stage.cardFacts(card),
    e.value,
    e.fact,
  );
}
