import type { Card } from './card.ts';
import type { Verb } from './effect.ts';
import type { EventName } from './event.ts';
import type { Keyword } from './keyword.ts';
import type { Modifier, PlayerRule } from './modifier.ts';
import type { Power } from './power.ts';
import { type TreeNode, walk } from './walk.ts';
import type { Timing } from './words.ts';

/** The rules a node of a card's tree rests on, by id. One entry for each kind of node. */
type Rules<Key extends string> = Readonly<Record<Key, readonly string[]>>;

export const VERB_RULES: Rules<Verb> = {
  draw: ['VS-DRW-05'],
  drawUntil: ['VS-DRW-05'],
  discard: ['VS-TERM-10', 'VS-TERM-11'],
  discardHand: ['VS-TERM-10', 'VS-TERM-11'],
  discardMany: ['VS-TERM-10', 'VS-TERM-11', 'VS-MEC-EVENT-08'],
  revealHand: ['VS-TERM-36'],
  revealDeck: ['VS-TERM-36'],
  lookAtTop: ['VS-ZON-48'],
  reveal: ['VS-TERM-36'],
  revealUntil: ['VS-TERM-36', 'VS-KW-JOINT-CONSCIOUSNESS'],
  search: ['VS-ZON-45', 'VS-ZON-46', 'VS-ZON-47'],
  toHand: ['VS-ZON-03'],
  stepOut: ['VS-MEC-PHASEOUT-04'],
  withdraw: ['VS-ZON-03', 'VS-MEC-PHASEOUT-04'],
  removeHalf: ['VS-MEC-GAME-09'],
  comeBack: ['VS-TERM-07', 'VS-MEC-PHASEOUT-04'],
  toDeckBottom: ['VS-ZON-03'],
  toDeckTop: ['VS-ZON-03'],
  shuffleIntoDeck: ['VS-ZON-03'],
  shuffleDeck: ['VS-ZON-45'],
  putTokens: ['VS-ZON-20', 'VS-ZON-23'],
  putIntoPlay: ['VS-TERM-07', 'VS-ZON-04', 'VS-ZON-12', 'VS-ZON-19'],
  equip: ['VS-EQP-05', 'VS-EQP-06', 'VS-EQP-17'],
  topToResources: ['VS-RES-02', 'VS-RES-03', 'VS-BLD-07'],
  recruitFree: ['VS-BLD-11', 'VS-MEC-PLAYFROM-02'],
  takePlaceOf: ['VS-TERM-12', 'VS-TERM-07', 'VS-MEC-CONTROL-02'],
  toResources: ['VS-ZON-05', 'VS-RES-01'],
  turnLocation: ['VS-RES-09'],
  removeFromGame: ['VS-ZON-13'],
  absorb: ['VS-ZON-13', 'VS-KW-JOINT-CONSCIOUSNESS'],
  collect: ['VS-ZON-13', 'VS-MEC-TEAM-06'],
  setAside: ['VS-ZON-13', 'VS-ZON-17'],
  toPile: ['VS-ZON-42'],
  playPlotTwist: ['VS-PT-10'],
  gainRecruitPoints: ['VS-BLD-08'],
  spendRecruitPoints: ['VS-BLD-13'],
  stun: ['VS-STN-01'],
  daze: ['VS-STN-19'],
  recover: ['VS-STN-25', 'VS-STN-26', 'VS-STN-27'],
  ready: ['VS-TERM-13', 'VS-TERM-14'],
  exhaust: ['VS-TERM-13', 'VS-TERM-14'],
  freeze: ['VS-STN-37'],
  hide: ['VS-STN-28'],
  turnFaceUp: ['VS-STN-25', 'VS-STN-27'],
  ko: ['VS-TERM-12'],
  wound: ['VS-STN-20', 'VS-STN-21'],
  removeAllCounters: ['VS-MEC-COUNTER-03'],
  removeAnyCounters: ['VS-MEC-COUNTER-03'],
  loseModifiers: ['VS-MEC-LOSEPOW-05'],
  moveCounter: ['VS-MEC-COUNTER-01'],
  moveWound: ['VS-MEC-WOUND-04'],
  woundInstead: ['VS-MEC-WOUND-03'],
  becomeCharacter: ['VS-MEC-RESOURCE-05'],
  preventWound: ['VS-MEC-WOUND-05'],
  rearrangeEquipment: ['VS-MEC-EQUIPX-05'],
  guessType: ['VS-MEC-SECRET-03', 'VS-TERM-36'],
  bottomToKo: ['VS-ZON-03'],
  heal: ['VS-STN-44'],
  put: ['VS-CTR-01', 'VS-CTR-02', 'VS-STN-15'],
  divide: ['VS-CTR-01', 'VS-STN-15'],
  removeCounters: ['VS-CTR-01'],
  convertCounters: ['VS-CTR-01'],
  doubleCounters: ['VS-CTR-03'],
  putUntilDefExceeds: ['VS-CTR-01', 'VS-STAT-10'],
  putMinusUntil: ['VS-MEC-STAT-02'],
  gainXp: ['VS-LVL-02'],
  noteTeam: ['VS-MEC-LEVEL-05'],
  takeXp: ['VS-MEC-LEVEL-07'],
  becomeLevel: ['VS-LVL-18', 'VS-LVL-20'],
  transform: ['VS-LVL-26', 'VS-LVL-27'],
  transformInto: ['VS-LVL-26', 'VS-LVL-27', 'VS-ZON-44'],
  promote: ['VS-MC-07', 'VS-MC-08'],
  replaceMain: ['VS-CARD-20', 'VS-MC-04'],
  move: ['VS-TERM-21', 'VS-TERM-22'],
  switchPlaces: ['VS-TERM-23', 'VS-TERM-24'],
  takeControl: ['VS-TERM-03', 'VS-TERM-08', 'VS-UNQ-04'],
  pay: ['VS-PWR-36', 'VS-MEC-PAYSYM-01'],
  giveControl: ['VS-TERM-03'],
  hatch: ['VS-KW-HATCH', 'VS-ZON-30', 'VS-ZON-31', 'VS-ZON-32'],
  toKo: ['VS-ZON-03'],
  capture: ['VS-ZON-25', 'VS-ZON-26', 'VS-ZON-27'],
  koCaptives: ['VS-ZON-34'],
  cancelCombat: ['VS-CMB-51', 'VS-CMB-52'],
  removeFromCombat: ['VS-CMB-54', 'VS-MEC-HIDE-02'],
  cancelPower: ['VS-PWR-56', 'VS-PWR-57'],
  replaceDefender: ['VS-TERM-27', 'VS-CMB-56'],
  strike: ['VS-CMB-26', 'VS-CMB-27'],
  stunEachOther: ['VS-STN-01', 'VS-MEC-STRIKE-02'],
  attackAgain: ['VS-GOLD-01'],
  attackOften: ['VS-MEC-ATTACK-12'],
  turnCombat: ['VS-MEC-ATTACK-12', 'VS-MEC-ATTACK-01'],
  modify: ['VS-MOD-09', 'VS-MOD-11', 'VS-MOD-12'],
  relate: ['VS-KW-RELATIONSHIP', 'VS-KW-RELATIONSHIP-2'],
  cheapenPower: ['VS-MEC-SYMBOL-01'],
  doubleStats: ['VS-STAT-12'],
  gainUntil: ['VS-STAT-09', 'VS-STAT-10'],
  rule: ['VS-MOD-12'],
  ruleFor: ['VS-MOD-12'],
  later: ['VS-MOD-13', 'VS-MOD-14'],
  choose: ['VS-TERM-45'],
  chooseEach: ['VS-MEC-RESOURCE-06'],
  bind: [],
  choosePlayer: [],
  chooseRow: ['VS-ZON-06'],
  chooseNumber: ['VS-TERM-41'],
  name: ['VS-TERM-40'],
  if: [],
  may: [],
  unless: [],
  forEach: ['VS-MOD-16'],
  forEachPlayer: ['VS-MOD-16'],
  oneOf: [],
  danceOff: ['VS-CARD-02'],
  flipCoin: ['VS-MEC-CHANCE-01'],
  say: [],
  sing: ['VS-MEC-TABLE-02'],
  winGame: ['VS-GOLD-02'],
  extraTurn: ['VS-MEC-TURN-01'],
};

export const EVENT_RULES: Rules<EventName> = {
  appears: ['VS-TERM-07', 'VS-PWR-21'],
  leavesPlay: ['VS-PWR-08'],
  attacks: ['VS-CMB-02'],
  attackDeclared: ['VS-CMB-02'],
  isAttacked: ['VS-CMB-02'],
  entersCombat: ['VS-TERM-15'],
  resolves: ['VS-MEC-STRIKE-10'],
  isRevealed: ['VS-ZON-30'],
  strikes: ['VS-CMB-10', 'VS-CMB-11'],
  stuns: ['VS-PWR-11', 'VS-PWR-14', 'VS-PWR-18'],
  getsStunned: ['VS-STN-01', 'VS-PWR-08'],
  kos: ['VS-PWR-15', 'VS-PWR-16'],
  getsKod: ['VS-PWR-08'],
  wounds: ['VS-STN-06', 'VS-STN-20'],
  getsWounded: ['VS-STN-06', 'VS-STN-20'],
  survives: ['VS-CMB-43', 'VS-CMB-44', 'VS-CMB-45'],
  gainsPlus: ['VS-CTR-03'],
  gainsMinus: ['VS-CTR-03'],
  gainsAtk: ['VS-STAT-15'],
  powersUp: ['VS-PUP-01'],
  recovers: ['VS-STN-25'],
  turnsFaceUp: ['VS-TERM-09'],
  levelsUp: ['VS-LVL-03'],
  playsPlotTwist: ['VS-PT-01'],
  playsCard: ['VS-TERM-43'],
  playsLocation: ['VS-TERM-43'],
  usesSuperPower: ['VS-PWR-58'],
  recruits: ['VS-PWR-20'],
  gainsResource: ['VS-RES-01'],
  draws: ['VS-DRW-05'],
  leavesHand: [],
  revealsFromDeck: ['VS-TERM-36'],
  discards: ['VS-MEC-EVENT-08'],
  kosAndSurvives: ['VS-CMB-43', 'VS-PWR-08'],
  collects: ['VS-MEC-TEAM-06'],
  startOfTurn: ['VS-DRW-01'],
  startOfBuild: ['VS-BLD-01'],
  endOfFormation: ['VS-BLD-18'],
  startOfMain: ['VS-MAIN-01'],
  endOfCombat: ['VS-CMB-46'],
  endOfTurn: ['VS-TIME-03'],
  changesSides: ['VS-TERM-03'],
  readies: ['VS-MEC-EVENT-01'],
  exhausts: ['VS-MEC-EVENT-01'],
  getsEquipped: ['VS-MEC-EVENT-11'],
  paysSymbol: ['VS-MEC-EVENT-11'],
  gainsXp: ['VS-MEC-EVENT-06'],
  goesToKo: ['VS-MEC-EVENT-09'],
  endOfBuild: ['VS-MEC-EVENT-12'],
  drawsCard: ['VS-MEC-OPEN-02'],
  losesAtk: ['VS-MEC-EVENT-05'],
  gainsDef: ['VS-MEC-EVENT-05'],
  losesDef: ['VS-MEC-EVENT-05'],
  turnsFaceDown: ['VS-MEC-EVENT-02'],
  reveals: ['VS-MEC-EVENT-10'],
  takesForm: ['VS-LVL-26', 'VS-MEC-POWERUP-03'],
  fliesOver: ['VS-MEC-EVENT-04'],
};

export const MODIFIER_RULES: Rules<Modifier['mod']> = {
  stats: ['VS-CTR-06', 'VS-STAT-03'],
  base: ['VS-STAT-02', 'VS-STAT-13'],
  switch: ['VS-TERM-25', 'VS-STAT-07', 'VS-STAT-08'],
  toBase: ['VS-STAT-01', 'VS-STAT-03'],
  clamp: ['VS-STAT-03'],
  health: ['VS-TERM-31'],
  keyword: ['VS-PWR-04'],
  team: ['VS-TERM-38'],
  power: ['VS-PWR-23'],
  copyPowers: ['VS-COPY-01', 'VS-COPY-05', 'VS-COPY-07'],
  gainPowers: ['VS-COPY-01', 'VS-COPY-05', 'VS-COPY-07'],
  losePowers: ['VS-MOD-21'],
  loseKeyword: ['VS-MOD-21'],
  idleCounters: ['VS-MEC-STAT-09'],
  becomesLevel: ['VS-LVL-20'],
  payLess: ['VS-MEC-SYMBOL-01'],
  strikeTwice: ['VS-KW-FEARLESS'],
  cant: ['VS-GOLD-02'],
  can: ['VS-GOLD-02'],
  counterInstead: ['VS-CTR-01'],
  leavesToPile: ['VS-ZON-39'],
  powerUpWith: ['VS-PUP-01'],
  appearsWith: ['VS-MEC-APPEAR-01'],
};

export const PLAYER_RULE_RULES: Rules<PlayerRule['rule']> = {
  cantPlay: ['VS-GOLD-02', 'VS-TERM-43'],
  cantUseSuperPowers: ['VS-GOLD-02'],
  cantDraw: ['VS-GOLD-02'],
  cantPowerUp: ['VS-GOLD-02', 'VS-PUP-01'],
  cantWin: ['VS-GOLD-02'],
  cantLose: ['VS-GOLD-02'],
  nextRecruitCosts: ['VS-BLD-11'],
  recruitCosts: ['VS-BLD-11'],
  openTop: ['VS-MEC-OPEN-02'],
  equipCosts: ['VS-BLD-12', 'VS-KW-STANDARD-ISSUE'],
  nextEquipCosts: ['VS-BLD-12'],
  equipOnlyTo: ['VS-MEC-EQUIPX-01', 'VS-MEC-EQUIPX-02'],
  mayPlayResources: ['VS-MEC-RESOURCE-01'],
  mayPlayTop: ['VS-MEC-PLAYFROM-02'],
  fewerPoints: ['VS-MEC-RP-02'],
  openHand: ['VS-MEC-OPEN-01', 'VS-MEC-FREEACT-05'],
  mayRecruit: ['VS-BLD-11', 'VS-TERM-05'],
  powersUpAny: ['VS-PUP-01', 'VS-MEC-POWERUP-01'],
  paysFor: ['VS-KW-BOND'],
  appearsAs: ['VS-MEC-CLONE-06'],
  startsBeside: ['VS-MEC-MULTIMAIN-02'],
  recruitFor: ['VS-BLD-11', 'VS-MEC-ADDCOST-02'],
  equipInCombat: ['VS-MEC-EQUIPX-07'],
  formInstead: ['VS-MEC-POWERUP-03'],
  revealDraws: ['VS-MEC-OPEN-01'],
  startsWith: ['VS-MEC-SETUP-02'],
  goesFirst: ['VS-MEC-SETUP-02'],
  firstAttackMust: ['VS-ATK-33', 'VS-CARD-08', 'VS-MEC-FORCED-02'],
  mayPlayTwists: ['VS-MEC-PLAYFROM-03'],
  startsInPile: ['VS-MEC-PILE-05'],
  recruitFromPile: ['VS-MEC-PILE-05'],
  cantUseOwn: ['VS-GOLD-02', 'VS-TIME-11'],
  firstTwistCancelled: ['VS-PT-16', 'VS-MEC-CANCEL-01'],
  firstTwistToHand: ['VS-MEC-REPLACE-03'],
  recruitForAny: ['VS-MEC-ADDCOST-03'],
  recruitDiscarding: ['VS-MEC-ADDCOST-01'],
  deckWithout: ['VS-MEC-DECKRULE-02'],
};

export const TIMING_RULES: Rules<Timing | 'reaction'> = {
  draw: ['VS-PWR-34'],
  recovery: ['VS-PWR-34'],
  build: ['VS-PWR-27'],
  mainStart: ['VS-MAIN-02'],
  main: ['VS-PWR-28'],
  combat: ['VS-PWR-29', 'VS-PWR-30'],
  anyCombat: ['VS-PWR-31'],
  reaction: ['VS-PWR-50', 'VS-PWR-51', 'VS-PWR-52'],
};

export const PLOT_TWIST_RULES: Rules<Timing> = {
  draw: ['VS-PT-07'],
  recovery: ['VS-PT-07'],
  build: ['VS-PT-03', 'VS-PT-04'],
  mainStart: ['VS-PT-05'],
  main: ['VS-PT-05'],
  combat: ['VS-PT-06', 'VS-PT-09'],
  anyCombat: ['VS-PT-06', 'VS-PT-09'],
};

export const POWER_RULES: Rules<Power['power']> = {
  keyword: ['VS-PWR-04'],
  trigger: ['VS-PWR-06', 'VS-PWR-07'],
  super: ['VS-PWR-35', 'VS-PWR-42'],
  levelUp: ['VS-LVL-02', 'VS-LVL-03'],
  journey: ['VS-LVL-02', 'VS-LVL-03', 'VS-CARD-03'],
  static: ['VS-PWR-23'],
};

/** A keyword's id is its name; only these two have none of their own. */
const KEYWORD_EXCEPTIONS: Readonly<Partial<Record<Keyword, readonly string[]>>> = {
  elder: ['VS-KW-ELDER'],
  behindTheCamera: ['VS-ZON-40', 'VS-ZON-42'],
};

export function keywordRules(keyword: Keyword): readonly string[] {
  const id = `VS-KW-${keyword.replace(/[A-Z]/g, (letter) => `-${letter}`).toUpperCase()}`;
  return KEYWORD_EXCEPTIONS[keyword] ?? [id];
}

/** Ids of the rules a card uses, ascending. */
export function rulesOf(card: Card): string[] {
  const found = new Set<string>();
  const add = (ids: readonly string[] | undefined): void => {
    for (const id of ids ?? []) found.add(id);
  };
  walk(card, { enter: (node, field) => add(rulesOfNode(node, field, card)) });
  if (card.card === 'character' && card.aka !== undefined) found.add('VS-UNQ-09');
  if (card.card === 'character' && card.requires !== undefined) found.add('VS-DECK-19');
  if (card.card === 'location') add(card.basic ? ['VS-RES-12', 'VS-RES-18'] : ['VS-RES-14', 'VS-RES-15', 'VS-RES-18']);
  if (card.card === 'plotTwist') add(card.teams.length > 0 ? ['VS-PT-10', 'VS-PT-11'] : ['VS-PT-10', 'VS-PT-14']);
  if (card.card === 'plotTwist' && card.loyalty !== undefined) add(keywordRules('loyalty'));
  if (card.card === 'plotTwist' && card.oneOfAKind) add(keywordRules('oneOfAKind'));
  if (card.card === 'plotTwist' && card.symbols !== undefined) found.add('VS-PT-12');
  return [...found].sort();
}

function rulesOfNode(node: TreeNode, field: string, card: Card): readonly string[] {
  const found: string[] = [];
  const add = (table: Readonly<Record<string, readonly string[]>>, key: unknown): void => {
    if (typeof key === 'string') found.push(...(table[key] ?? []));
  };
  add(VERB_RULES, node.verb);
  add(EVENT_RULES, node.on);
  add(MODIFIER_RULES, node.mod);
  add(PLAYER_RULE_RULES, node.rule);
  add(POWER_RULES, node.power);
  if (isKeyword(node)) found.push(...keywordRules(node.keyword));
  if (node.power === 'super') add(TIMING_RULES, node.timing);
  if (node.power === 'super' && node.to !== undefined) found.push('VS-PWR-53');
  if (node.power === 'super' && node.asTwist !== undefined) found.push('VS-MEC-FREEACT-03');
  if (node.power === 'static' && node.xp !== undefined) found.push('VS-MEC-LEVEL-08');
  if (node.power === 'static' && node.while !== undefined) found.push('VS-PWR-24');
  if (node.amplify !== undefined) found.push('VS-PWR-48', 'VS-PWR-49');
  if (node.limit === 'game' || typeof node.limit === 'object') found.push('VS-PWR-54');
  if (field === 'trigger' && node.if !== undefined) found.push('VS-PWR-09');
  if (field === 'trigger' && node.while !== undefined) found.push('VS-PWR-10');
  if (node.anyTurn === true) found.push('VS-PWR-32');
  if (field === 'timing' && card.card === 'plotTwist') add(PLOT_TWIST_RULES, node.at);
  return found;
}

/** A keyword the card has or gives, not one it asks others for. */
const isKeyword = (node: TreeNode): node is TreeNode & { readonly keyword: Keyword } =>
  (node.power === 'keyword' || node.mod === 'keyword') && typeof node.keyword === 'string';
