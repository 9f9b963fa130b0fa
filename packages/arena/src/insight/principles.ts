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
] as const;
export type Principle = (typeof PRINCIPLES)[number];

export const BECAUSE = Object.fromEntries(PRINCIPLES.map((name, i) => [name, i])) as Readonly<
  Record<Principle, number>
>;
