import type { ArenaEvent } from '../state/events.ts';

/** `lead` opens what comes next, `trail` belongs to what was told before it, `own` is a thing to be seen by itself. */
type Place = 'lead' | 'own' | 'trail';

const PLACES: Readonly<Record<ArenaEvent['type'], Place>> = {
  missionsDealt: 'own',
  drew: 'own',
  squadsConfirmed: 'own',
  deployed: 'own',
  revealedForFirst: 'own',
  firstPlayerFound: 'own',
  turnBegan: 'own',
  phaseBegan: 'lead',
  cooledDown: 'own',
  dutyCalled: 'own',
  moved: 'own',
  exchanged: 'own',
  played: 'own',
  poweredUp: 'own',
  missionActivated: 'own',
  missionCompleted: 'own',
  missionFailed: 'own',
  abilityActivated: 'own',
  bonusGranted: 'own',
  bonusesEnded: 'lead',
  banked: 'own',
  bankClosed: 'lead',
  missionExchanged: 'own',
  recycled: 'own',
  challengeDeclared: 'own',
  counterReadied: 'own',
  switched: 'own',
  challengeBegan: 'lead',
  challengeLapsed: 'own',
  boosted: 'own',
  superHit: 'own',
  compared: 'own',
  powerPointLost: 'own',
  hitPointLost: 'own',
  characterLost: 'own',
  missionBeaten: 'own',
  missionReplaced: 'own',
  scored: 'own',
  replaced: 'own',
  hitPointAdded: 'own',
  raised: 'own',
  assembled: 'own',
  upgraded: 'own',
  conceded: 'own',
  gameEnded: 'own',
};

/** However many of these follow each other on one side, they are one thing. */
const MERGED: ReadonlySet<ArenaEvent['type']> = new Set(['deployed', 'drew', 'banked', 'recycled'] as const);

const seatOf = (event: ArenaEvent): number | undefined => ('seat' in event ? event.seat : undefined);

function belongs(last: ArenaEvent, next: ArenaEvent): boolean {
  if (MERGED.has(next.type)) return last.type === next.type && seatOf(last) === seatOf(next);
  // Points are counted where the Mission is, not once more by themselves.
  if (next.type === 'scored') return last.type === 'missionCompleted' || last.type === 'missionBeaten';
  return next.type === 'bonusGranted' && last.type === 'bonusGranted';
}

/** Whether `next` is a thing of its own after `beat`. */
export function startsBeat(beat: readonly ArenaEvent[], next: ArenaEvent): boolean {
  const place = PLACES[next.type];
  if (place === 'lead') return beat.some(({ type }) => PLACES[type] !== 'lead');
  const last = beat.findLast(({ type }) => PLACES[type] === 'own');
  if (last === undefined || place === 'trail') return false;
  return !belongs(last, next);
}
