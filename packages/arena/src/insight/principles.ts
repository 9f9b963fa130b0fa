/** What speaks for a choice, by name; explanations use the names as message keys. */
export const PRINCIPLES = [
  'onlyChoice',
  'nothingBetter',
  'mustersStrongest',
  'keepsSupport',
  'bringsForward',
  'tradesToAttack',
  'tradesToGuard',
  'feedsAbility',
  'feedsBoost',
  'guardsWithPower',
  'strikesWithAbility',
  'guardsWithAbility',
  'gainsCards',
  'raisesStakes',
  'sparesPower',
  'takesNemesis',
  'takesDefeat',
  'completesMission',
  'wearsDown',
  'surestFirst',
  'boostsToThreshold',
  'boostsPastGuard',
  'guardsAtThreshold',
  'savesCards',
  'winsBySuperHit',
  'savesBySuperHit',
  'givesUpWeakest',
  'leavesPoorest',
  'addsHitPoint',
  'showsBetterFace',
  'assemblesTeam',
  'hopeless',
  'wastesCards',
  'wastesPower',
] as const;
export type Principle = (typeof PRINCIPLES)[number];

/** These achieve nothing: no player follows them while there is anything else. */
export const FOOLISH: readonly Principle[] = ['hopeless', 'wastesCards', 'wastesPower'];

export const BECAUSE = Object.fromEntries(PRINCIPLES.map((name, i) => [name, i])) as Readonly<
  Record<Principle, number>
>;
