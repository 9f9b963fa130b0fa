import type { Args } from '../../i18n/bundle.ts';
import type { Advised, ArenaSnapshot, LogLine, Offer, Snapshot, VsSnapshot } from '../../workers/game-api.ts';

type NameOf = (face: string | undefined) => string;

/** Numbers and names for what the guide says of an offer. What a moment has no number for is 0: its words do not ask. */
export function argsOf(
  snapshot: Snapshot,
  offer: Offer,
  nameOf: NameOf,
  faceOf: (card: number | undefined) => string | undefined,
  steps: readonly Advised[] = [],
): Args {
  // Where a main character is placed, the question names it, not the answer.
  const name = nameOf(offer.face ?? faceOf(offer.card) ?? faceOf(snapshot.asked?.source));
  const target = offer.target === undefined ? '' : nameOf(faceOf(offer.target));
  if (snapshot.game === 'vs') return { name, target, ...vsNumbers(snapshot, offer, steps) };
  const why = steps[0]?.principle ?? '';
  return { name, target, why, ...arenaNumbers(snapshot, offer), ...arenaNames(snapshot, offer, nameOf) };
}

function vsNumbers({ view, seat }: VsSnapshot, { card, target }: Offer, steps: readonly Advised[]): Args {
  const all = view.seats.flatMap(({ front, back }) => [...front, ...back]);
  const find = (id: number | undefined) => all.find((each) => each.id === id);
  const atk = find(card)?.atk ?? 0;
  const def = view.combat?.def ?? find(target)?.def ?? 0;
  const reach = atk > def ? 'more' : atk === def ? 'yes' : 'no';
  // What attacks together is added up (VS-CMB-17).
  const together = steps.reduce((sum, step) => sum + (find(step.card)?.atk ?? 0), 0);
  const total = view.combat?.total ?? together;
  return { points: view.seats[seat].points, atk, def, reach, missing: def - atk, total };
}

function arenaNumbers({ view }: ArenaSnapshot, { card, target }: Offer): Args {
  const slots = view.seats.flatMap((each) => each.slots);
  const find = (id: number | undefined) => slots.find(({ stack }) => id !== undefined && stack[0]?.card === id);
  const aim = find(target);
  const challenger = find(card);
  // Against Brute Force a Defence counts for nothing (MA-SA-BRU-02).
  const isBrute = challenger?.used === 'Brute Force';
  const def = isBrute ? 0 : (aim?.defence ?? 0);
  const res = aim?.resistance ?? 0;
  const points = (aim?.ready ?? 0) + (aim?.engaged ?? 0);
  const atk = challenger?.attack ?? 0;
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return { atk, def, res, sum: def + res, points, isBrute: yes(isBrute), reach: yes(atk >= def) };
}

/** Who leaves the front and who comes to it, and the Mission of this turn. */
function arenaNames({ view, seat }: ArenaSnapshot, { card, target }: Offer, nameOf: NameOf): Args {
  const own = view.seats[seat];
  const at = (id: number | undefined) =>
    own.slots.findIndex(({ stack }) => id !== undefined && stack.some((each) => each.card === id));
  const [front, back] = [at(card), at(target)].toSorted((a, b) => a - b).map((slot) => own.slots[slot]);
  const mission = own.activated;
  const yes = (is: boolean | undefined) => (is === true ? 'yes' : 'no');
  return {
    out: nameOf(front?.stack[0]?.key),
    in: nameOf(back?.stack[0]?.key),
    outAttack: front?.attack ?? 0,
    inAttack: back?.attack ?? 0,
    outDefence: front?.defence ?? 0,
    inDefence: back?.defence ?? 0,
    isStronger: yes((back?.attack ?? 0) > (front?.attack ?? 0)),
    isHarder: yes((back?.defence ?? 0) > (front?.defence ?? 0)),
    isCalled: yes(front?.called),
    mission: nameOf(mission?.key),
    hasMission: yes(mission !== undefined),
  };
}

/** One thing that happened since the person last decided, the weightiest first. */
export interface Happened {
  readonly key: string;
  readonly line: LogLine;
}

const WEIGHTY: readonly (readonly [line: LogLine['key'], key: (isMine: boolean) => string | undefined])[] = [
  ['arena-mission-done', (isMine) => (isMine ? 'missionDone' : 'theirMission')],
  ['arena-assembled', (isMine) => (isMine ? undefined : 'theirTeam')],
  ['koed', () => 'koed'],
  ['leveled', (isMine) => (isMine ? 'leveled' : undefined)],
  ['arena-lost', (isMine) => (isMine ? 'mineLost' : 'defeated')],
  ['froze', () => 'froze'],
  ['gainedXp', (isMine) => (isMine ? 'gainedXp' : undefined)],
  ['stunned', (isMine) => (isMine ? 'mineStunned' : 'theirsStunned')],
  ['struckHolds', () => 'held'],
  ['arena-mission-failed', (isMine) => (isMine ? 'missionFailed' : 'theirMissionFailed')],
  ['arena-duty', (isMine) => (isMine ? 'called' : undefined)],
  ['arena-mission', (isMine) => (isMine ? 'missionOn' : undefined)],
];

/** `isOurs` says whose card a line is about. */
export function happened(lines: readonly LogLine[], isOurs: (line: LogLine) => boolean): Happened | undefined {
  for (const [key, say] of WEIGHTY) {
    const line = lines.findLast((each) => each.key === key);
    const said = line && say(isOurs(line));
    if (line !== undefined && said !== undefined) return { key: said, line };
  }
  return undefined;
}
