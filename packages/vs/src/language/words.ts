/** The power symbols a location can yield and a super power can cost (VS-RES-11). */
export const SYMBOLS = ['energy', 'intellect', 'might', 'skill', 'alien', 'humanity'] as const;
export type PowerSymbol = (typeof SYMBOLS)[number];

/** Whose characters they are, as the logo on a card says (VS-PT-15). */
export type Brand = 'marvel' | 'alien' | 'predator' | 'buffy' | 'theBoys';

/** What the health symbol on a card is drawn with (VS-MEC-HEALTH-06). */
export type Blood = 'red' | 'green' | 'white';

export const ROWS = ['front', 'back'] as const;
export type Row = (typeof ROWS)[number];

export type Alignment = 'good' | 'evil' | 'both' | 'none';

/** Teams by key, with their printed name and alignment (VS-TERM-33 to 35). Alignments beyond the books are ours. */
export const TEAMS = {
  avengers: ['Avengers', 'good'],
  xmen: ['X-Men', 'good'],
  guardians: ['Guardians of the Galaxy', 'good'],
  superVillains: ['Super Villains', 'evil'],
  aForce: ['A-Force', 'good'],
  defenders: ['Defenders', 'good'],
  femmeFatales: ['Femme Fatales', 'evil'],
  underworld: ['Underworld', 'evil'],
  company: ['The Company', 'good'],
  xenomorphs: ['Xenomorphs', 'evil'],
  mcuHeroes: ['MCU Heroes', 'good'],
  mcuVillains: ['MCU Villains', 'evil'],
  proRegistration: ['Pro-Registration', 'good'],
  antiRegistration: ['Anti-Registration', 'good'],
  hydra: ['Hydra', 'evil'],
  shield: ['S.H.I.E.L.D.', 'good'],
  brotherhood: ['Brotherhood of Mutants', 'evil'],
  theBoys: ['The Boys', 'good'],
  theSeven: ['The Seven', 'evil'],
  resistance: ['Resistance', 'good'],
  hammer: ['H.A.M.M.E.R.', 'evil'],
  symbiotes: ['Symbiotes', 'evil'],
  spiderFriends: ['Spider-Friends', 'good'],
  monstersUnleashed: ['Monsters Unleashed', 'good'],
  predators: ['Predators', 'evil'],
  prey: ['Prey', 'good'],
  champions: ['Champions', 'good'],
  inhumans: ['Inhumans', 'good'],
  leviathons: ['Leviathons', 'evil'],
  moonGirlAndDevilDinosaur: ['Moon Girl/Devil Dinosaur', 'good'],
  scoobies: ['Scoobies', 'good'],
  forcesOfDarkness: ['Forces of Darkness', 'evil'],
} as const satisfies Record<string, readonly [string, Alignment]>;
export type Team = keyof typeof TEAMS;
export const TEAM_KEYS = Object.keys(TEAMS) as Team[];

/** How long what a resolving effect made lasts (VS-MOD-12). */
export const DURATIONS = [
  'combat',
  'turn',
  'game',
  /** While it attacks the next time this turn. */
  'nextAttack',
  /** During the next turn of the character's controller. */
  'itsNextTurn',
  /** Until the source gets stunned or leaves play; off while the source has lost its powers. */
  'sourceUnstunned',
  'untilYourNextTurn',
  /** Until the next turn starts, whosever it is. */
  'untilNextTurn',
  'afterYourNextTurn',
  /** Until your next Recovery Phase is over. */
  'afterYourRecovery',
  /** Until the next Recovery Phase of the character's controller is over. */
  'afterItsRecovery',
  /** For the rest of the game, but only while the source is face up on your side. */
  'whileSourceFaceUp',
  /** Until the source leaves your side. */
  'sourceOnSide',
  /** Until the character has no -1/-1 counter. */
  'untilNoMinus',
  /** Until a wound comes off the character by healing. */
  'untilHealed',
  /** Until it attacks, becomes a defender or uses a super power (VS-KW-HIBERNATING). */
  'untilItActs',
  /** Until the next turn of the character's controller is over. */
  'afterItsNextTurn',
  /** For the rest of the game, but not before your next turn. */
  'fromYourNextTurn',
  /** This turn, until the character has used a super power. */
  'nextSuperPower',
] as const;
export type Duration = (typeof DURATIONS)[number];

/** `piles`: deck, hand and KO pile, for searches of all three. */
export const ZONES = [
  'play',
  'hand',
  'deck',
  'ko',
  'resources',
  'removed',
  'levelUp',
  'side',
  'chosen',
  'piles',
] as const;
export type ZoneName = (typeof ZONES)[number];

/** When a super power or plot twist can be used (VS-PWR-25 to 34, VS-PT-03 to 08). */
export const TIMINGS = ['draw', 'recovery', 'build', 'mainStart', 'main', 'combat', 'anyCombat'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Not a side pile, but the bottom of its owner's deck. */
export const UNDER_DECK = 'underDeck';

/** The pile of Facehuggers (VS-ZON-28), which rules speak of by name. */
export const FACEHUGGERS = 'facehuggers';
