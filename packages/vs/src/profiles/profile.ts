/**
 * One edition in one mode, complete and frozen: numbers and named policies. A rule asks the profile the question it needs
 * answered; nothing asks which edition it is. The rows of the edition matrix (E-nnn) that a policy decides stand beside it.
 */
export interface Profile extends Edition, Mode {
  readonly name: string;
}

export interface Edition {
  readonly edition: string;
  readonly deckSize: number;
  readonly copies: number;
  readonly openingHand: number;
  readonly drawPerTurn: number;
  /** E-001. */
  readonly equipment: boolean;
  /** E-010: main characters are shown together before the first player is decided. */
  readonly revealsMainsTogether: boolean;
  /** E-014: what becomes of a token that leaves play. */
  readonly tokensAfterPlay: 'gone' | 'setAside';
  /** E-018. */
  readonly universesApart: boolean;
  /** E-019. */
  readonly basicLocationLimit: 'perCard' | 'perType';
  /** E-020. */
  readonly loyalty: 'off' | 'affiliatedCards' | 'affiliatedCardsAndCharacters';
  /** E-021: copies of a card with One of a Kind and of one with Legion. */
  readonly oneOfAKindCopies: number;
  readonly legionCopies: number;
  /** E-022. */
  readonly mainCharacterRequired: boolean;
  /** E-024. */
  readonly transformSideDeckLevel2: number;
  /** E-027: Draw and Recovery as timing words. */
  readonly drawAndRecoveryTimings: boolean;
  /** E-028. */
  readonly hiddenTurnUpInRecovery: boolean;
  /** E-039: who of a team attack may reach a protected character. */
  readonly teamAttackOnProtected: 'allFlight' | 'eachAble';
  /** E-045. */
  readonly leastAtkToStrike: number;
  /** E-058. */
  readonly stunnedCannotReady: boolean;
  /** E-071: where Mutant Power Duplication works. */
  readonly duplicationWorksIn: 'play' | 'everywhere';
  /** E-101. */
  readonly surplusMains: 'koAtTurnStart' | 'allowed';
  /** E-104: what a name clash with one's main character stops, or that the double is removed from the game. */
  readonly mainNameClash: 'wholeEffect' | 'thatPart' | 'removed';
  /** E-107. */
  readonly powerUpNeedsFaceUp: boolean;
  /** E-108. */
  readonly combatPowerUpOnlyInCombat: boolean;
  /** E-110: what appears. */
  readonly appears: 'characters' | 'cards';
  /** E-113: equipment is lost when its character turns face down in any way, or only when stunned. */
  readonly equipmentLostWhen: 'faceDown' | 'stunned';
  /** E-114. */
  readonly equipmentPowers: 'granted' | 'own';
  /** E-115. */
  readonly plotTwistSymbols: 'one' | 'oneOrThree' | 'asMany';
  /** E-121. */
  readonly losesByMainsPlace: boolean;
  /** E-122. */
  readonly eliminatedCards: 'side' | 'owned';
  /** E-123. */
  readonly foreignCardsOfEliminated: 'removed' | 'previousController';
  /** E-131: a stun or a wound makes Lethal KO. */
  readonly lethalOn: 'stun' | 'wound';
  /** VS-ZON-36: whose Facehugger pile serves a player without one. */
  readonly sidePileOfOthers: boolean;
  /** VS-END-10: rounds with all decks empty and no wound on a main character before the wounds are counted. */
  readonly deadRounds: number;
  /** VS-END-10: the game is scored after this many turns in any case. */
  readonly turnLimit: number;
}

export interface Mode {
  readonly mode: string;
  readonly seats: readonly [number, number];
  /** The team of a seat; enemies are the seats of other teams. */
  readonly teams: 'each' | 'alternate' | 'pairs';
  /** VS-MODE-19: teammates share front and back row and the turn. */
  readonly sharedSide: boolean;
  /** Cards drawn in the first turns, by place in the turn order; later ones draw as usual (VS-DRW-03, VS-MODE-03). */
  readonly firstDraws: readonly number[];
  /** VS-MODE-15. */
  readonly recruitToTeammate: boolean;
}
