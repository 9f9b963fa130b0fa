import type { ArenaEvent, ArenaView, Shown } from '@longbox/arena';
import { MISSION } from '@longbox/arena';
import type { NamedCard } from '@longbox/games';
import { type LineParts, lineMaker, type MakeLine, type Telling } from './game-kit.ts';
import type { LogLine } from './log-line.ts';

const named = ({ card, key }: Shown): NamedCard => ({ id: card, face: key });

interface Story {
  readonly line: MakeLine;
  readonly at: (slot: number) => readonly NamedCard[];
  readonly view: ArenaView;
}

/** The line an event deserves. Characters are named by the card on top of their slot just before. */
export function narrateArena(
  event: ArenaEvent,
  { turn }: Telling,
  before: ArenaView,
  after: ArenaView,
): LogLine | undefined {
  const top = (view: ArenaView, slot: number): Shown | undefined =>
    view.seats.flatMap(({ slots }) => slots).find((each) => each.slot === slot)?.stack[0];
  const at = (slot: number): readonly NamedCard[] => {
    const found = top(before, slot) ?? top(after, slot);
    return found === undefined ? [] : [named(found)];
  };
  const story = { line: lineMaker(turn), at, view: before };
  return ofTurn(event, story) ?? ofSquads(event, story) ?? ofBattle(event, story);
}

function ofTurn(event: ArenaEvent, { line }: Story): LogLine | undefined {
  switch (event.type) {
    case 'turnBegan':
      return lineMaker(event.turn)('turn', { seat: event.seat, numbers: { turn: event.turn } });
    case 'firstPlayerFound':
      return line('arena-first', { seat: event.seat, rules: [event.byLot ? 'MA-SET-21' : 'MA-SET-17'] });
    case 'squadsConfirmed':
      return line('arena-ready', { seat: event.seat, rules: ['MA-SET-05'] });
    case 'drew':
      return line('drew', { seat: event.seat, numbers: { count: event.count }, rules: ['MA-CD-05'] });
    case 'dutyCalled':
      return line('arena-duty', about(event.seat, event.card, 'MA-DC-03'));
    case 'missionActivated':
      return line('arena-mission', about(event.seat, event.card, 'MA-MIS-01'));
    case 'missionCompleted':
      return line('arena-mission-done', {
        ...about(event.seat, event.card, 'MA-MIS-12'),
        numbers: { count: event.points },
      });
    case 'missionFailed':
      return line('arena-mission-failed', about(event.seat, event.card, 'MA-MIS-15'));
    case 'scored':
      return line('arena-scored', {
        seat: event.seat,
        numbers: { count: event.points, total: event.total },
        rules: ['MA-MIS-19'],
      });
    case 'conceded':
      return line('conceded', { seat: event.seat, rules: ['MA-WIN-19'] });
    case 'gameEnded':
      return line('arena-ended', {
        seat: event.places.filter((place) => place === 1).length > 1 ? undefined : event.places.indexOf(1),
        words: { reason: event.reason.code },
        rules: event.reason.rules,
      });
    default:
      return undefined;
  }
}

const about = (seat: number, card: Shown, ...rules: readonly string[]): LineParts => ({
  seat,
  cards: { card: [named(card)] },
  rules,
});

function ofSquads(event: ArenaEvent, { line, at }: Story): LogLine | undefined {
  switch (event.type) {
    case 'deployed':
      return line('arena-deployed', about(event.seat, event.card, 'MA-SET-05'));
    case 'moved':
      return line('arena-moved', about(event.seat, event.card, 'MA-RPL-01'));
    case 'played':
      return line('arena-played', about(event.seat, event.card, 'MA-RPL-02'));
    case 'exchanged':
      return line('arena-exchanged', pair(event.seat, event.slots, 'MA-RPL-11'));
    case 'switched':
      return line('arena-switched', pair(event.seat, event.slots, 'MA-SA-SWI-02'));
    case 'poweredUp':
      return line('arena-poweredUp', { seat: event.seat, cards: { card: at(event.slot) }, rules: ['MA-PU-02'] });
    case 'abilityActivated':
      return line('arena-ability', {
        ...about(event.seat, event.card, 'MA-SA-GEN-08'),
        words: { ability: event.ability },
        numbers: { count: event.engaged + event.temporary },
      });
    case 'replaced':
      return line('arena-replaced', {
        seat: event.seat,
        cards: { card: [named(event.card)], back: event.back.slice(0, 1).map(named) },
        rules: ['MA-CP-01'],
      });
    case 'hitPointAdded':
      return line('arena-hitPoint', about(event.seat, event.card, 'MA-CP-01'));
    case 'raised':
      return line('arena-raised', about(event.seat, event.card, 'MA-CP-01'));
    case 'assembled':
    case 'upgraded':
      return line('arena-assembled', about(event.seat, event.card, 'MA-CP-13'));
    case 'missionExchanged':
    case 'missionReplaced':
      return line('arena-new-mission', {
        seat: event.seat,
        cards: { card: [named(event.in)], out: [named(event.out)] },
        rules: [event.type === 'missionExchanged' ? 'MA-SA-NEW-08' : 'MA-SA-AMI-07'],
      });
    case 'recycled':
      return line('arena-recycled', about(event.seat, event.card, 'MA-SA-RCY-02'));
    default:
      return undefined;
  }

  function pair(seat: number, [one, two]: readonly [number, number], rule: string): LineParts {
    return { seat, cards: { card: at(one), other: at(two) }, rules: [rule] };
  }
}

const OUTCOME_RULES = { ineffective: 'MA-CR-02', exhausted: 'MA-CR-03', defeated: 'MA-CR-04' } as const;

function ofBattle(event: ArenaEvent, { line, at, view }: Story): LogLine | undefined {
  switch (event.type) {
    case 'challengeDeclared': {
      const isMission = event.against === MISSION;
      const mission = view.seats[1 - event.seat].missions.slice(0, 1).map(named);
      const leaders = [...at(event.leader), ...(event.partner === undefined ? [] : at(event.partner))];
      return line('arena-challenge', {
        seat: event.seat,
        cards: { leaders, target: isMission ? mission : at(event.against) },
        numbers: { count: leaders.length },
        rules: ['MA-CH-01'],
      });
    }
    case 'counterReadied':
      return line('arena-counter', { seat: event.seat, cards: { card: at(event.slot) }, rules: ['MA-SA-CTR-01'] });
    case 'challengeLapsed':
      return line('arena-lapsed', { seat: event.seat, numbers: { number: event.challenge + 1 } });
    case 'boosted':
      if (event.cards.length === 0) return undefined;
      return line(`arena-boost-${event.side}`, {
        seat: event.seat,
        cards: { card: at(event.slot) },
        numbers: { count: event.cards.length },
        rules: [event.side === 'attack' ? 'MA-BST-01' : 'MA-BST-05'],
      });
    case 'superHit':
      return line('arena-super', about(event.seat, event.card, event.side === 'attack' ? 'MA-SH-01' : 'MA-SH-02'));
    case 'compared':
      return compared(event, { line, at, view });
    case 'powerPointLost':
      return line('arena-pp-lost', { seat: event.seat, cards: { card: at(event.slot) }, rules: ['MA-CR-05'] });
    case 'hitPointLost':
      return line('arena-hp-lost', { seat: event.seat, cards: { card: at(event.slot) }, rules: ['MA-CR-08'] });
    case 'characterLost':
      return line('arena-lost', {
        seat: event.seat,
        cards: { card: event.stack.slice(-1).map(named) },
        rules: ['MA-CR-11'],
      });
    case 'missionBeaten':
      return line('arena-mission-beaten', about(event.seat, event.card, 'MA-SA-AMI-07'));
    default:
      return undefined;
  }
}

function compared(event: Extract<ArenaEvent, { type: 'compared' }>, { line, at, view }: Story): LogLine | undefined {
  const challenge = view.challenges[event.challenge];
  if (challenge === undefined) return undefined;
  const { leader, against } = challenge;
  const missions = view.seats[1 - event.seat]?.missions ?? [];
  const target = against === MISSION ? missions.slice(0, 1).map(named) : at(against);
  return line(`arena-${event.isCounter ? 'counter-' : ''}${event.outcome}`, {
    seat: event.seat,
    cards: { leader: at(leader), target },
    numbers: {
      attack: event.attack,
      defence: event.defence,
      resistance: event.resistance,
      sum: event.defence + event.resistance,
    },
    rules: [OUTCOME_RULES[event.outcome]],
  });
}
