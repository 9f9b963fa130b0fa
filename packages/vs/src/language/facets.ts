import type { Card } from './card.ts';
import type { Verb } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { Power } from './power.ts';
import { type TreeNode, walk } from './walk.ts';

/** What an instruction does, in the words people search for; nothing for instructions that only arrange others. */
const DOES: Readonly<Record<Verb, readonly string[]>> = {
  draw: ['draw'],
  drawUntil: ['draw'],
  discard: ['discard'],
  discardHand: ['discard'],
  discardMany: ['discard'],
  revealHand: ['reveal'],
  reveal: ['reveal'],
  revealDeck: ['reveal'],
  lookAtTop: ['look'],
  revealUntil: ['reveal'],
  search: ['search'],
  toHand: ['toHand'],
  withdraw: ['toHand'],
  stepOut: ['remove'],
  removeHalf: ['remove'],
  comeBack: ['putIntoPlay'],
  toDeckBottom: ['toDeck'],
  toDeckTop: ['toDeck'],
  shuffleIntoDeck: ['toDeck'],
  toKo: ['toKo'],
  shuffleDeck: [],
  putIntoPlay: ['putIntoPlay'],
  putTokens: ['putIntoPlay'],
  equip: ['putIntoPlay'],
  topToResources: ['resource'],
  recruitFree: ['putIntoPlay'],
  takePlaceOf: ['ko', 'putIntoPlay'],
  toResources: ['resource'],
  turnLocation: ['turnLocation'],
  removeFromGame: ['remove'],
  absorb: ['remove'],
  collect: ['remove'],
  setAside: ['remove'],
  toPile: [],
  pay: ['pay'],
  playPlotTwist: ['playPlotTwist'],
  gainRecruitPoints: ['recruitPoints'],
  spendRecruitPoints: ['recruitPoints'],
  stun: ['stun'],
  daze: ['daze', 'stun'],
  recover: ['recover'],
  ready: ['ready'],
  exhaust: ['exhaust'],
  freeze: ['freeze', 'exhaust'],
  hide: ['hide'],
  turnFaceUp: ['recover'],
  ko: ['ko'],
  wound: ['wound'],
  removeAllCounters: ['plus', 'minus', 'heal'],
  removeAnyCounters: ['removeCounters', 'heal'],
  loseModifiers: ['losePowers'],
  moveCounter: [],
  moveWound: ['wound'],
  woundInstead: ['wound'],
  becomeCharacter: [],
  preventWound: ['wound'],
  rearrangeEquipment: [],
  guessType: [],
  bottomToKo: [],
  heal: ['heal'],
  put: [],
  divide: [],
  removeCounters: ['removeCounters'],
  convertCounters: ['plus', 'minus'],
  doubleCounters: [],
  putUntilDefExceeds: ['plus'],
  putMinusUntil: ['minus'],
  gainXp: ['xp'],
  noteTeam: ['level'],
  takeXp: ['xp', 'level'],
  becomeLevel: ['level'],
  transform: ['transform'],
  transformInto: ['transform'],
  promote: ['promote'],
  replaceMain: ['promote'],
  move: ['move'],
  switchPlaces: ['move'],
  takeControl: ['takeControl'],
  giveControl: ['giveControl'],
  hatch: ['putIntoPlay'],
  capture: ['capture'],
  koCaptives: ['capture'],
  cancelCombat: ['cancelCombat'],
  removeFromCombat: ['cancelCombat'],
  cancelPower: ['cancelPower'],
  replaceDefender: ['replaceDefender'],
  strike: ['strike'],
  stunEachOther: ['stun'],
  attackAgain: ['attackAgain'],
  attackOften: ['attackAgain'],
  turnCombat: ['attackAgain'],
  modify: [],
  relate: [],
  cheapenPower: [],
  doubleStats: ['stats'],
  gainUntil: ['stats'],
  rule: [],
  ruleFor: [],
  later: [],
  choose: [],
  chooseEach: [],
  bind: [],
  choosePlayer: [],
  chooseRow: [],
  chooseNumber: [],
  name: [],
  if: [],
  may: [],
  unless: [],
  forEach: [],
  forEachPlayer: [],
  oneOf: [],
  danceOff: ['exhaust'],
  flipCoin: [],
  say: [],
  sing: [],
  winGame: ['win'],
  extraTurn: ['extraTurn'],
};

/** The same for what lasts. */
const MODIFIER_FACETS: Readonly<Record<Modifier['mod'], (node: TreeNode) => readonly string[]>> = {
  stats: () => ['does:stats'],
  base: () => ['does:stats'],
  switch: () => ['does:stats'],
  toBase: () => ['does:stats'],
  clamp: () => [],
  health: () => [],
  keyword: ({ keyword }) => [`gives:${String(keyword)}`],
  team: () => [],
  power: () => [],
  copyPowers: () => ['does:copyPowers'],
  gainPowers: () => ['does:copyPowers'],
  losePowers: () => ['does:losePowers'],
  loseKeyword: () => ['does:loseKeyword'],
  strikeTwice: () => [],
  cant: ({ what }) => [`forbids:${String(what)}`],
  can: ({ what }) => [`allows:${String(what)}`],
  counterInstead: () => [],
  leavesToPile: () => [],
  powerUpWith: () => ['does:powerUp'],
  idleCounters: () => [],
  becomesLevel: () => [],
  payLess: () => [],
  appearsWith: ({ counter }) => [`does:${String(counter)}`],
};
const facetsByModifier: Readonly<Record<string, ((node: TreeNode) => readonly string[]) | undefined>> = MODIFIER_FACETS;

/** What a keyword does, written in the language; see `keywords/`. */
export type KeywordMeaning = (power: Extract<Power, { readonly power: 'keyword' }>) => readonly Power[];

/**
 * What one can search a card by: `does:draw`, `pays:energy`, `has:flight`, `gives:lethal`, `timing:main`, `anyturn`,
 * `on:stuns`, `team:xmen`, `kind:main`, ascending. With `meaning`, keywords count for what they do as well.
 */
export function facetsOf(card: Card, meaning: KeywordMeaning = () => []): string[] {
  const found = new Set<string>([`kind:${card.card === 'character' ? card.type : card.card}`]);
  for (const team of card.teams) found.add(`team:${team}`);
  if (card.card === 'location') for (const symbol of card.symbols) found.add(`yields:${symbol}`);
  if (card.card === 'plotTwist' && card.loyalty !== undefined) found.add('has:loyalty');
  if (card.card === 'plotTwist' && card.oneOfAKind) found.add('has:oneOfAKind');
  const enter = (node: TreeNode, field: string): void => {
    for (const facet of facetsOfNode(node, field)) found.add(facet);
  };
  walk(card, { enter });
  const powers = card.card === 'plotTwist' ? [] : (card.powers ?? []);
  for (const power of powers) if (power.power === 'keyword') walk(meaning(power), { enter });
  return [...found].sort();
}

function facetsOfNode(node: TreeNode, field: string): string[] {
  const found: string[] = [];
  const { verb, mod, power, keyword, counter } = node;
  if (typeof verb === 'string') {
    const does: Readonly<Record<string, readonly string[]>> = DOES;
    found.push(...(does[verb] ?? []).map((what) => `does:${what}`));
    if (verb === 'put' || verb === 'divide' || verb === 'doubleCounters') found.push(`does:${String(counter)}`);
  }
  if (typeof mod === 'string') found.push(...(facetsByModifier[mod]?.(node) ?? []));
  if (power === 'keyword') found.push(`has:${String(keyword)}`);
  if (
    power === 'levelUp' ||
    power === 'journey' ||
    ((power === 'super' || power === 'static') && node.xp !== undefined)
  )
    found.push('levelup');
  if (power === 'super') found.push(...superFacets(node));
  if (typeof node.on === 'string') found.push(`on:${node.on}`);
  if (field === 'timing' && typeof node.at === 'string') found.push(`timing:${node.at}`);
  if (node.anyTurn === true) found.push('anyturn');
  return found;
}

function superFacets(node: TreeNode): string[] {
  const cost: unknown[] = Array.isArray(node.cost) ? node.cost.flat() : [];
  return [`timing:${String(node.timing)}`, ...cost.map((symbol) => `pays:${String(symbol)}`)];
}
