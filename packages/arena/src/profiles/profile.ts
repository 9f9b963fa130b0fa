import { PROGRESSIVE_CAP } from '../language/ability.ts';

/** What a weak point is good for (MA-ADV-03). */
export type WeakPoints = 'none' | 'doubleHit' | 'bonusAttack';

/** One way to play: complete and frozen. Rules ask it for numbers and policies, never for its name. */
export interface Profile {
  readonly name: string;

  readonly deckSize: number;
  readonly copies: number;
  readonly missions: number;
  readonly openingHand: number;
  /** Ties in the search for the first player before it is left to chance (MA-SET-21). */
  readonly tiesBeforeLot: number;

  readonly draw: number;
  readonly powerUp: number;
  readonly boostAttack: number;
  readonly boostDefence: number;
  readonly superHit: number;
  readonly defeatPoints: number;
  readonly maxHitPoints: number;
  readonly progressiveCap: number;
  readonly bankCap: number;

  /** Special abilities exist: phase 6 and the response window (MA-TRN-14, MA-TRN-15). */
  readonly abilities: boolean;
  readonly weakPoints: WeakPoints;
  readonly weakPointAttack: number;
  /** Hit Points lost to a Double Hit or, where the policy says so, through a weak point. */
  readonly doubleHit: number;

  /** May several challenges of a turn have one target? (MA-AMB-59) */
  readonly sharedTargets: boolean;
  /** When the defending player may respond: once after all declarations, or before each challenge (MA-AMB-11). */
  readonly response: 'once' | 'eachChallenge';
  /**
   * When the defending player activates Bonus Defence and Support: with the responses, or at the end of phase 6, before any
   * challenge is declared. Counterattack and Switch need a challenge and stay responses (MA-AMB-11).
   */
  readonly preparation: 'response' | 'phaseSix';
  /** Which card of a stack is lost as a Hit Point (MA-AMB-71). */
  readonly lostHitPoint: 'ownersChoice' | 'top' | 'bottom';
}

const BASIC: Profile = {
  name: 'basic',
  deckSize: 56,
  copies: 5,
  missions: 5,
  openingHand: 10,
  tiesBeforeLot: 10,
  draw: 2,
  powerUp: 3,
  boostAttack: 100,
  boostDefence: 50,
  superHit: 200,
  defeatPoints: 1,
  maxHitPoints: 5,
  progressiveCap: PROGRESSIVE_CAP,
  bankCap: PROGRESSIVE_CAP,
  abilities: false,
  weakPoints: 'none',
  weakPointAttack: 500,
  doubleHit: 2,
  sharedTargets: false,
  response: 'once',
  preparation: 'response',
  lostHitPoint: 'ownersChoice',
};
const LEVEL_1: Profile = { ...BASIC, name: 'level-1', abilities: true };
const LEVEL_2A: Profile = { ...LEVEL_1, name: 'level-2a', weakPoints: 'doubleHit' };
const LEVEL_2B: Profile = { ...LEVEL_1, name: 'level-2b', weakPoints: 'bonusAttack' };

/** The levels, with every ruling at its default (MA-TRN-14). */
export const LEVELS: readonly Profile[] = [BASIC, LEVEL_1, LEVEL_2A, LEVEL_2B].map((p) => Object.freeze(p));

/** Other readings of the rulebook, each a change to one policy. Added to a level with `+`, in this order. */
export const SWITCHES: Readonly<Record<string, Partial<Profile>>> = {
  'shared-targets': { sharedTargets: true },
  'response-each': { response: 'eachChallenge' },
  'early-defence': { preparation: 'phaseSix' },
  'lose-top': { lostHitPoint: 'top' },
  'lose-bottom': { lostHitPoint: 'bottom' },
};

const known = new Map(LEVELS.map((p) => [p.name, p]));

/** The profile of a name such as `level-1` or `level-1+shared-targets+lose-top`; `undefined` if there is none. */
export function findProfile(name: string): Profile | undefined {
  const found = known.get(name);
  if (found !== undefined) return found;
  const [level, ...switches] = name.split('+');
  const base = known.get(level);
  if (base === undefined || !isInOrder(switches)) return undefined;
  let made: Profile = { ...base, name };
  for (const s of switches) made = { ...made, ...SWITCHES[s] };
  made = Object.freeze(made);
  known.set(name, made);
  return made;
}

function isInOrder(switches: readonly string[]): boolean {
  const names = Object.keys(SWITCHES);
  for (let i = 0; i < switches.length; i++) {
    const at = names.indexOf(switches[i]);
    if (at === -1 || (i > 0 && at <= names.indexOf(switches[i - 1]))) return false;
  }
  return !(switches.includes('lose-top') && switches.includes('lose-bottom'));
}
