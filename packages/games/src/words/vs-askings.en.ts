/** Who fights: said by name where there is a combat, as `''` where there is none. */
export interface VsStakes {
  readonly attackers: string;
  readonly isTeam: boolean;
  readonly defender: string;
}

/** A question as it is, or said about the combat it is asked in. */
export type SayVsAsking = string | ((stakes: VsStakes) => string);

const attack = ({ attackers, isTeam, defender }: VsStakes): string =>
  `${attackers} ${isTeam ? 'attack' : 'attacks'} ${defender}`;

/** What the Vs. System asks. Its keys are the questions there are; the other language must have each of them. */
export const VS_ASKINGS_EN = {
  first: 'Who goes first?',
  place: 'Where does your main character start? In front it can attack; the back row is shielded.',
  mulligan: 'Keep this hand, or shuffle it back and draw a new one?',
  join: (stakes) => (stakes.defender === '' ? 'Who joins the attack?' : `${attack(stakes)}: who joins?`),
  strikeBack: ({ defender }) =>
    defender === '' ? 'Choose which attacker is struck back.' : `${defender} strikes back: choose which attacker.`,
  slay: 'The strike will wound the defender. Remove it from the game?',
  takeOff: 'Choose which counters to remove.',
  type: 'Name a type of card.',
  counter: 'Choose which kind of counter goes on it.',
  pay: 'Choose what pays.',
  number: 'Choose a number.',
  mode: 'Choose one.',
  order: 'Choose what happens next.',
  name: 'Name one.',
  row: 'Choose a row.',
  version: 'Choose which version it becomes.',
  react: 'React, or pass.',
  yesNo: 'Do you want this?',
  surplus: 'You have more than one main character. Choose the one you keep; the others are KO’d.',
  choosePlayer: 'Choose a player.',
  chooseCard: 'Choose a card.',
  combat: (stakes) => (stakes.defender === '' ? 'Act in this combat, or pass.' : `${attack(stakes)}: act, or pass.`),
  combatTheirs: (stakes) =>
    stakes.defender === '' ? 'They attack. Act, or pass.' : `${attack(stakes)}: act, or pass.`,
  window: 'You may act now, or pass.',
  resource: "Choose a card of your hand as this turn's resource, one more point to recruit with; or go on without.",
  recruit: 'Recruit from your hand, or go on.',
  formation: 'Move characters between rows, or go on.',
  main: 'Attack, use a power, play a card, or end your turn.',
} as const satisfies Readonly<Record<string, SayVsAsking>>;
export type VsAskingKey = keyof typeof VS_ASKINGS_EN;
