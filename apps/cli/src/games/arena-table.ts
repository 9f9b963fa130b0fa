import type { ArenaView, ChallengeView, SeatView, SlotView } from '@longbox/arena';
import { MISSION, type Slot, slotName } from '@longbox/arena';
import type { Names } from './kit.ts';
import { plural, spaced } from './phrase.ts';

type NameOf = (key: string) => string;

/** The table of Mission Arena as lines, the viewer's side at the bottom. */
export function arenaTable(view: ArenaView, names: Names, nameOf: NameOf): string[] {
  const order = view.seats.map((_, seat) => seat).sort((a, b) => Number(a === view.viewer) - Number(b === view.viewer));
  const active = view.active === undefined ? '' : `, ${names.seat(view.active)}'s turn`;
  const called = view.called === undefined ? '' : `, called: ${view.called}`;
  return [
    `Turn ${view.turn}, ${spaced(view.phase)}${active}${called}`,
    ...order.flatMap((seat, i) => [
      ...(i > 0 ? middle(view, nameOf) : []),
      ...side(view.seats[seat], names.seat(seat), nameOf),
    ]),
  ];
}

function side(seat: SeatView, name: string, nameOf: NameOf): string[] {
  const missions = seat.missions.map(({ key }) => nameOf(key));
  const active = seat.activated === undefined ? '' : `; active: ${nameOf(seat.activated.key)}`;
  return [
    `${name}: ${plural(seat.points, 'point')}, ${seat.completed} missions done, hand ${seat.handCount}, deck ${seat.deckCount}, discard ${seat.discard.length}`,
    ...seat.slots.map((slot) => `  ${slot.name}  ${slotText(slot, nameOf)}`),
    `  missions  ${missions.join(', ') || '-'}${active}`,
    ...(seat.chosen !== undefined && seat.chosen.length > 0
      ? [`  chosen    ${seat.chosen.map(({ key }) => nameOf(key)).join(', ')}`]
      : []),
    ...(seat.hand === undefined ? [] : [`  hand      ${seat.hand.map(({ key }) => nameOf(key)).join(', ') || '-'}`]),
  ];
}

function slotText(
  { stack, attack, defence, resistance, ready, engaged, called, used }: SlotView,
  nameOf: NameOf,
): string {
  if (stack.length === 0) return '-';
  const facts = [
    plural(stack.length, 'Hit Point'),
    `${plural(ready, 'Power Point')}${engaged > 0 ? ` (+${engaged} engaged)` : ''}`,
    called ? 'called' : '',
    used === undefined ? '' : `used ${used}`,
  ].filter((fact) => fact !== '');
  return `${nameOf(stack[0].key)} ${attack}/${defence}/${resistance}, ${facts.join(', ')}`;
}

function middle(view: ArenaView, nameOf: NameOf): string[] {
  const { challenges } = view;
  return challenges.length === 0
    ? ['  ————']
    : challenges.map((challenge) => `  —— ${challengeText(challenge, view, nameOf)} ——`);
}

/** Who stands in a slot, and where: both sides have an A1. */
function whoIn(slot: Slot, { seats }: ArenaView, nameOf: NameOf): string {
  const [top] = seats.flatMap(({ slots }) => slots)[slot]?.stack ?? [];
  return top === undefined ? slotName(slot) : `${nameOf(top.key)} (${slotName(slot)})`;
}

function challengeText(
  { leader, partner, against, totals, outcome, resolved }: ChallengeView,
  view: ArenaView,
  nameOf: NameOf,
): string {
  const name = (slot: Slot): string => whoIn(slot, view, nameOf);
  const who = `${name(leader)}${partner === undefined ? '' : ` and ${name(partner)}`}`;
  const whom = against === MISSION ? 'the Mission' : name(against);
  // The characters of a challenge that is over may have left their places.
  if (resolved)
    return `${slotName(leader)} challenged ${against === MISSION ? whom : slotName(against)}: ${outcome ?? 'over'}`;
  if (totals === undefined) return `${who} challenged ${whom}: ${outcome ?? 'over'}`;
  return `${who} against ${whom}: ${totals.attack} to ${totals.defence}, resistance ${totals.resistance}: ${outcome ?? 'open'}`;
}
