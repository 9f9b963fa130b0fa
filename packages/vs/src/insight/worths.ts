/**
 * Numbers the principles stand on, in points: a plain character is worth about ten for each recruit point. `Share` and `Each` are
 * sixteenths. They were found by games of principles against principles (`tools/worths`, docs/players.md).
 */
export const WORTHS = {
  /** What the next wound costs a main character, by the wounds it can still take. */
  wound2: 79,
  wound3: 50,
  wound4: 36,
  wound5: 28,
  wound6: 30,
  wound7: 27,
  /** A stunned character does nothing until its player's next turn; a wound that does not put a supporting one out. */
  idle: 6,
  idleEach: 11,
  downed: 11,
  /** What a character is worth, by its numbers. */
  costEach: 52,
  costSquareEach: 3,
  atkEach: 48,
  defEach: 44,
  superEach: 5,
  powerEach: 27,
  lifeEach: 74,
  flight: 1,
  ranged: -5,
  /** A card nobody has looked at; one that powers somebody up; each copy already in hand. */
  card: 19,
  powerUp: 14,
  twinLess: 4,
  copy: 5,
  /** A character in hand: a share of its worth, and of that so many sixteenths less for each turn it must wait. */
  keepShare: 10,
  wait: 3,
  trick: 21,
  plan: 8,
  unplayable: 8,
  wantedLocation: 10,
  idleLocation: 4,
  /** Somebody who comes into play; enemies it could stun, and that none of them could stun it. */
  body: 8,
  stunsShare: 3,
  stands: 2,
  /** Resources beyond which a card may be worth more. */
  enoughResources: 8,
  /** A location whose symbol is asked for, less for those that yield it already. */
  symbolWanted: 14,
  symbolSpare: 4,
  /** How much of a wound an attack of the main character in front must be worth. */
  frontShare: 3,
  /** A location turned down to pay; below this a card or power is kept; a counter on a main character. */
  symbol: 5,
  worthIt: 4,
  lasting: 6,
  /** What counting on a power or a plot twist costs an attack beyond these; what each attacker and its ATK cost. */
  planPower: 2,
  planTwist: 0,
  attacker: 0,
  attackerShare: 5,
  openingShare: 14,
  /** What is lost in an exchange, against what is gained: a supporting character, its use, a wound of a main character. */
  fallShare: 10,
  stunLossShare: 8,
  mainLossShare: 8,
  /** Stats that stay; a threshold that comes into reach. */
  statEach: 46,
  crossShare: 9,
  woundMain: 58,
  healMain: 36,
  recover: 11,
  later: 7,
  /** A level: by itself, by its stats and powers, and what completes it. */
  level: 40,
  levelAtkEach: 63,
  levelDefEach: 70,
  levelPowerEach: 39,
  levelDoneShare: 6,
  /** XP of others, against one's own. */
  xpOtherShare: 16,
  /** Each ATK more than an attack needs. */
  overkillEach: 0,
  /** How much of the enemy's ATK a main character in front must withstand to stay there. */
  safeShare: 16,
  /** Ranged characters stand behind where so many are in front, in eighths. */
  coverEighths: 8,
  /** The first to stand in front. */
  firstCover: 0,
  /** A counter for a card on somebody else than a main character. */
  lastingOther: 0,
  /** An opening hand is kept for so many points: cheap characters, others, locations. */
  openingNeed: 18,
  openingEarly: 8,
  openingPlayable: 6,
  openingLocation: 0,
  /** What effects do outside exchanges. */
  stunShare: 16,
  koShare: 16,
  exhaustShare: 16,
  recoverShare: 4,
  /** Cards an effect draws, takes from the deck beyond that, or shows; recruit points and resources it gives. */
  drawn: 13,
  taken: 6,
  shown: 4,
  pointEach: 8,
  resource: 16,
} as const;

export type WorthName = keyof typeof WORTHS;
export const WORTH_NAMES = Object.keys(WORTHS) as readonly WorthName[];

const worths: Record<WorthName, number> = { ...WORTHS };

/** The numbers in use. */
export const W: Readonly<Record<WorthName, number>> = worths;

/** Trials of other numbers; whoever supposes some says them all before each judgement. */
export function supposeWorths(values: Readonly<Record<WorthName, number>>): void {
  Object.assign(worths, values);
}
