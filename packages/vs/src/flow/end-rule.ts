import { NONE, offer, packChoice, type Seat } from '@longbox/kernel';
import { addRow, endRow } from '../atoms/table.ts';
import { announce } from '../atoms/tell.ts';
import { TURNED_OFF } from '../catalogue/standing.ts';
import { endableBy } from '../rules/open-hand.ts';
import { canPayWith, payers } from '../rules/payment.ts';
import { locationsWith, type TurnOff, turnOffsFor } from '../rules/turned-off.ts';
import { V, type VsState } from '../state/state.ts';
import { payWith } from '../verbs/pay.ts';
import { CHOICE } from '../words/choices.ts';

/** VS-MEC-FREEACT-05: effects a player may pay to end, each with every location that pays (VS-MEC-PAYSYM-04). */
export function listEnds(s: VsState, seat: Seat): void {
  listTurnOffs(s, seat);
  const effects = endableBy(s, seat);
  if (effects.length === 0) return;
  const locations = payers(s, seat, NONE, []);
  effects.forEach(({ symbol }, which) => {
    const seen: string[] = [];
    for (const location of locations) {
      const copy = `${s.face[location]} ${s.zone[location]}`;
      if (seen.includes(copy) || !canPayWith(s, seat, NONE, [symbol], 0, location)) continue;
      seen.push(copy);
      offer(s, packChoice(CHOICE.endRule, location, which));
    }
  });
}

/** VS-MEC-PROTECT-04: they come after the effects that can be ended. */
function listTurnOffs(s: VsState, seat: Seat): void {
  const powers = turnOffsFor(s, seat);
  if (powers.length === 0) return;
  const first = endableBy(s, seat).length;
  powers.forEach(({ symbol }, which) => {
    const seen: number[] = [];
    for (const location of locationsWith(s, seat, symbol)) {
      if (seen.includes(s.face[location])) continue;
      seen.push(s.face[location]);
      offer(s, packChoice(CHOICE.endRule, location, first + which));
    }
  });
}

export function endByPaying(s: VsState, seat: Seat, location: number, which: number): void {
  const effects = endableBy(s, seat);
  if (which >= effects.length) return turnOff(s, seat, location, turnOffsFor(s, seat)[which - effects.length]);
  const { row } = effects[which];
  payWith(s, seat, location);
  endRow(s, row, seat);
}

function turnOff(s: VsState, seat: Seat, location: number, { card, key }: TurnOff): void {
  payWith(s, seat, location);
  addRow(s, {
    node: TURNED_OFF,
    kind: 'can',
    card,
    a: key,
    duration: 'turn',
    until: s.v[V.turn],
    source: card,
    you: seat,
  });
  announce(s, { type: 'ruleEnded', seat, card });
}
