import type { VsEvent } from '../words/events.ts';

/**
 * How an event stands among its neighbours. `lead` opens what comes next: a phase, a pass. `trail` belongs to what was told
 * before it: what was paid for it, where it went. `own` is a thing to be seen by itself.
 */
type Place = 'lead' | 'own' | 'trail';

const PLACES: Readonly<Record<VsEvent['type'], Place>> = {
  turnBegan: 'own',
  phaseBegan: 'lead',
  stepBegan: 'lead',
  firstPlayerChosen: 'own',
  mulliganTaken: 'own',
  handKept: 'own',
  drew: 'own',
  moved: 'own',
  appeared: 'own',
  koed: 'own',
  stunned: 'own',
  dazed: 'own',
  recovered: 'own',
  hid: 'own',
  leftCombat: 'own',
  turnedUp: 'own',
  readied: 'own',
  exhausted: 'trail',
  froze: 'own',
  thawed: 'own',
  wounded: 'own',
  healed: 'own',
  countersPut: 'own',
  countersRemoved: 'own',
  gainedXp: 'own',
  leveled: 'own',
  transformed: 'own',
  promoted: 'own',
  modified: 'own',
  ruled: 'own',
  ruleEnded: 'own',
  modifiersLost: 'own',
  attackDeclared: 'own',
  defenderReplaced: 'own',
  passed: 'lead',
  struck: 'own',
  combatEnded: 'own',
  usedPower: 'own',
  paid: 'lead',
  poweredUp: 'own',
  equipped: 'own',
  triggered: 'own',
  cancelledPower: 'own',
  shuffled: 'trail',
  revealed: 'own',
  named: 'own',
  flippedCoin: 'own',
  gainedPoints: 'lead',
  spentPoints: 'lead',
  recruited: 'own',
  eliminated: 'own',
  conceded: 'own',
  gameEnded: 'own',
};

/** Bookkeeping: however many of these follow each other, they are one thing. */
const MERGED: ReadonlySet<VsEvent['type']> = new Set([
  ...(['readied', 'recovered', 'thawed', 'turnedUp', 'ruled', 'exhausted'] as const),
]);

const cardOf = (event: VsEvent): number | undefined => ('card' in event ? event.card : undefined);

/** Whether `next` is only a part of what `last`, the newest thing of the beat, tells. */
function belongs(beat: readonly VsEvent[], last: VsEvent, next: VsEvent): boolean {
  if (MERGED.has(next.type)) return last.type === next.type;
  const isSame = cardOf(last) === cardOf(next);
  switch (next.type) {
    case 'wounded':
      return last.type === 'stunned' && isSame;
    case 'drew':
      return last.type === 'drew' && last.seat === next.seat;
    case 'appeared':
      return last.type === 'moved' && isSame;
    case 'equipped':
      return last.type === 'moved';
    case 'moved':
      // What goes together from one place to another goes at once.
      if (last.type === 'moved' && last.from === next.from && last.to === next.to && last.seat === next.seat)
        return true;
      return beat.some((event) => (event.type === 'koed' || event.type === 'recruited') && cardOf(event) === next.card);
    case 'koed':
      // Those who fall together.
      return last.type === 'koed';
    case 'modified':
      return last.type === 'modified';
    case 'countersPut':
    case 'countersRemoved':
      return last.type === next.type && !isSame;
    default:
      return false;
  }
}

/** Whether `next` is a thing of its own after `beat`. */
export function startsBeat(beat: readonly VsEvent[], next: VsEvent): boolean {
  const place = PLACES[next.type];
  if (place === 'lead') return beat.some(({ type }) => PLACES[type] !== 'lead');
  const last = beat.findLast(({ type }) => PLACES[type] === 'own');
  if (last === undefined || place === 'trail') return false;
  return !belongs(beat, last, next);
}
