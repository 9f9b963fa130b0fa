/** What the sentences count and name. */
export interface ArenaStakes {
  /** The character it is about. */
  readonly name: string;
  /** Power Points of that character. */
  readonly points: number;
  /** How many cards are picked together, and how many are not picked yet. */
  readonly most: number;
  readonly left: number;
}

export type SayAsking = (stakes: ArenaStakes) => string;

/** What Mission Arena asks. Its keys are the questions there are; the other language must have each of them. */
export const ARENA_ASKINGS_EN = {
  deployActive: ({ most, left }) => `Choose ${most} characters for your Active Squad: ${left} to go.`,
  deployReserve: ({ most, left }) => `Choose ${most} characters for your Reserve Squad: ${left} to go.`,
  prepared: () => 'Your squads are ready.',
  move: () => 'Move a Reserve character into an empty Active slot.',
  play: () => 'Put characters from your hand into the empty slots.',
  exchange: () => 'You may exchange an Active character with a Reserve character.',
  powerUp: ({ left }) =>
    `Give ${left === 1 ? 'the last Power Point' : `${left} Power Points`} to your characters, as you like.`,
  missionOut: () => 'Choose the Mission to exchange.',
  missionIn: () => 'Choose the card that becomes a Mission.',
  recycle: () => 'Choose a card of your discard pile to take back.',
  activate: () => 'Use a special ability, or go on.',
  challenge: () =>
    'Choose a character and whom it challenges, or go on. Only a defeat in the Active Squad completes your Mission.',
  target: () => 'Whom does the group challenge?',
  resolve: () => 'Which challenge is resolved next?',
  boostWith: () => 'Which character of the group is boosted?',
  boostAttack: ({ name, points }) => `Boost ${name}? Discard up to ${points}: +100 Attack each.`,
  boostDefence: ({ name, points }) => `Boost ${name}? Discard up to ${points}: +50 Defence each.`,
  superHit: ({ name }) => `Super Hit for ${name}? Discard a card of the same name: +200.`,
  lose: () => 'Choose the card that is lost as a Hit Point.',
  replaceMission: () => "Choose the card that takes the beaten Mission's place.",
  pay: () => 'How many temporary Power Points pay for it?',
  checkPoint: () => 'Replace, exchange, add a Hit Point or form a Team, once each; or end your turn.',
  window: () => 'You may act, or go on.',
} satisfies Readonly<Record<string, SayAsking>>;
export type ArenaAskingKey = keyof typeof ARENA_ASKINGS_EN;
