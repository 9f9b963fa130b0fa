/**
 * Numbers the principles stand on, in points: a plain character is worth about ten for each recruit point. `Share` and `Each` are
 * sixteenths. They were found by games of principles against principles (`tools/worths`, docs/players.md).
 */
export const WORTHS = {
  /** What the next wound costs a main character, by the wounds it can still take. */
  wound2: 85,
  wound3: 47,
  wound4: 34,
  wound5: 27,
  wound6: 28,
  wound7: 25,
  /** A stunned character does nothing until its player's next turn; a wound that does not put a supporting one out. */
  idle: 6,
  idleEach: 11,
  downed: 11,
  /** What a character is worth, by its numbers. */
  costEach: 53,
  costSquareEach: 3,
  atkEach: 48,
  defEach: 47,
  superEach: 8,
  powerEach: 28,
  lifeEach: 76,
  flight: 0,
  ranged: -5,
  /** A card nobody has looked at; one that powers somebody up; each copy already in hand. */
  card: 19,
  powerUp: 14,
  twinLess: 4,
  copy: 5,
  /** A character in hand: a share of its worth, and of that so many sixteenths less for each turn it must wait. */
  keepShare: 10,
  wait: 2,
  trick: 20,
  plan: 8,
  unplayable: 7,
  wantedLocation: 9,
  idleLocation: 4,
  /** Somebody who comes into play; enemies it could stun, and that none of them could stun it. */
  body: 8,
  stunsShare: 3,
  stands: 3,
  /** Resources beyond which a card may be worth more. */
  enoughResources: 8,
  /** A location whose symbol is asked for, less for those that yield it already. */
  symbolWanted: 12,
  symbolSpare: 5,
  /** How much of a wound an attack of the main character in front must be worth. */
  frontShare: 2,
  /** A location turned down to pay; below this a card or power is kept; a counter on a main character. */
  symbol: 5,
  worthIt: 3,
  lasting: 6,
  /** What counting on a power or a plot twist costs an attack beyond these; what each attacker and its ATK cost. */
  planPower: 1,
  planTwist: 0,
  attacker: 0,
  attackerShare: 6,
  openingShare: 16,
  /** What is lost in an exchange, against what is gained: a supporting character, its use, a wound of a main character. */
  fallShare: 9,
  stunLossShare: 8,
  mainLossShare: 7,
  /** Stats that stay; a threshold that comes into reach. */
  statEach: 46,
  crossShare: 9,
  woundMain: 59,
  healMain: 35,
  recover: 10,
  later: 7,
  /** A level: by itself, by its stats and powers, and what completes it. */
  level: 42,
  levelAtkEach: 68,
  levelDefEach: 69,
  levelPowerEach: 32,
  levelDoneShare: 5,
  /** XP of others, against one's own. */
  xpOtherShare: 16,
  /** Each ATK more than an attack needs. */
  overkillEach: 5,
  /** How much of the enemy's ATK a main character in front must withstand to stay there. */
  safeShare: 15,
  /** Ranged characters stand behind where so many are in front, in eighths. */
  coverEighths: 5,
  /** The first to stand in front. */
  firstCover: 0,
  /** A counter for a card on somebody else than a main character. */
  lastingOther: 1,
  /** An opening hand is kept for so many points: cheap characters, others, locations. */
  openingNeed: 18,
  openingEarly: 8,
  openingPlayable: 6,
  openingLocation: 1,
  /** What effects do outside exchanges. */
  stunShare: 18,
  koShare: 15,
  exhaustShare: 18,
  recoverShare: 4,
  /** Cards an effect draws, takes from the deck beyond that, or shows; recruit points and resources it gives. */
  drawn: 17,
  taken: 5,
  shown: 4,
  pointEach: 9,
  resource: 14,
  /** How much a power or plot twist of the Main Phase is put before attacks. */
  first: 0,
} as const;

export type WorthName = keyof typeof WORTHS;
export const WORTH_NAMES = Object.keys(WORTHS) as readonly WorthName[];

const worths: Record<WorthName, number> = { ...WORTHS };

/** The numbers in use. */
export const W: Readonly<Record<WorthName, number>> = worths;

/** Trial weights; a caller that tries other numbers sets all of them before each judgement. */
export function supposeWorths(values: Readonly<Record<WorthName, number>>): void {
  Object.assign(worths, values);
}
