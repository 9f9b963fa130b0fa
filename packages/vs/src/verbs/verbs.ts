import type { Effect, Verb } from '../language/index.ts';
import { absorb, revealUntil } from './absorb.ts';
import * as appear from './appear.ts';
import { cheapenPower, relate } from './bonds.ts';
import * as cards from './cards.ts';
import * as characters from './characters.ts';
import { chooseEach } from './choose-each.ts';
import * as combat from './combat.ts';
import * as control from './control.ts';
import { toDeckBottom, toDeckTop } from './deck-order.ts';
import { discardMany } from './discard-many.ts';
import { divide } from './divide.ts';
import { becomeCharacter } from './form.ts';
import { guessType } from './guess.ts';
import { hatch } from './hatch.ts';
import * as lasting from './lasting.ts';
import * as levels from './levels.ts';
import { name } from './name.ts';
import { pay } from './pay.ts';
import * as places from './places.ts';
import { rearrangeEquipment } from './rearrange.ts';
import { removeAnyCounters } from './take-off.ts';
import * as transfer from './transfer.ts';
import type { NodeOf, VerbRules } from './verb.ts';
import { comeBack, removeHalf, stepOut, withdraw } from './withdrawal.ts';

/** Every verb of the language and how it runs; a verb without rules does not compile. */
const VERBS: { readonly [V in Verb]: VerbRules<NodeOf<V>> } = {
  absorb,
  attackAgain: combat.attackAgain,
  attackOften: combat.attackOften,
  turnCombat: combat.turnCombat,
  becomeCharacter,
  becomeLevel: levels.becomeLevel,
  bind: control.bind,
  cancelCombat: combat.cancelCombat,
  removeFromCombat: combat.removeFromCombat,
  cancelPower: combat.cancelPower,
  capture: levels.capture,
  cheapenPower,
  choose: control.choose,
  chooseEach,
  chooseNumber: control.chooseNumber,
  choosePlayer: control.choosePlayer,
  chooseRow: control.chooseRow,
  collect: cards.collect,
  comeBack,
  removeHalf,
  convertCounters: characters.convertCounters,
  danceOff: control.danceOff,
  flipCoin: control.flipCoin,
  daze: characters.daze,
  discard: cards.discard,
  discardHand: cards.discardHand,
  discardMany,
  divide,
  doubleCounters: characters.doubleCounters,
  doubleStats: lasting.doubleStats,
  draw: cards.draw,
  drawUntil: cards.drawUntil,
  equip: appear.equip,
  exhaust: characters.exhaust,
  forEach: control.forEach,
  forEachPlayer: control.forEachPlayer,
  freeze: characters.freeze,
  gainRecruitPoints: cards.gainRecruitPoints,
  gainUntil: lasting.gainUntil,
  gainXp: levels.gainXp,
  noteTeam: levels.noteTeam,
  takeXp: levels.takeXp,
  giveControl: places.giveControl,
  hatch,
  heal: characters.heal,
  hide: characters.hide,
  turnFaceUp: characters.turnFaceUp,
  if: control.when,
  ko: characters.ko,
  koCaptives: levels.koCaptives,
  later: lasting.later,
  lookAtTop: cards.lookAtTop,
  may: control.may,
  modify: lasting.modify,
  move: places.move,
  name,
  oneOf: control.oneOf,
  pay,
  playPlotTwist: control.playPlotTwist,
  promote: levels.promote,
  replaceMain: levels.replaceMain,
  put: characters.put,
  putIntoPlay: appear.putIntoPlay,
  putTokens: appear.putTokens,
  putUntilDefExceeds: characters.putUntilDefExceeds,
  putMinusUntil: characters.putMinusUntil,
  ready: characters.ready,
  recover: characters.recover,
  relate,
  removeCounters: characters.removeCountersVerb,
  removeFromGame: cards.removeFromGame,
  replaceDefender: combat.replaceDefender,
  reveal: cards.revealCards,
  revealHand: cards.revealHand,
  revealDeck: cards.revealDeck,
  revealUntil,
  rule: lasting.rule,
  ruleFor: lasting.ruleFor,
  search: cards.search,
  setAside: cards.setAside,
  shuffleDeck: cards.shuffleDeck,
  shuffleIntoDeck: cards.shuffleIntoDeck,
  spendRecruitPoints: control.spendRecruitPoints,
  strike: combat.strike,
  stun: characters.stun,
  stunEachOther: characters.stunEachOther,
  switchPlaces: places.switchPlaces,
  takeControl: places.takeControl,
  toDeckBottom,
  toDeckTop,
  toHand: cards.toHand,
  toKo: cards.toKo,
  toPile: cards.toPile,
  toResources: cards.toResources,
  topToResources: appear.topToResources,
  recruitFree: appear.recruitFree,
  takePlaceOf: appear.takePlaceOf,
  transform: levels.transform,
  transformInto: levels.transformInto,
  turnLocation: cards.turnLocation,
  unless: control.unless,
  say: control.say,
  sing: control.sing,
  winGame: control.winGame,
  extraTurn: control.extraTurn,
  withdraw,
  stepOut,
  wound: characters.wound,
  removeAllCounters: transfer.removeAllCounters,
  removeAnyCounters,
  loseModifiers: transfer.loseModifiers,
  moveCounter: transfer.moveCounter,
  moveWound: transfer.moveWound,
  woundInstead: transfer.woundInstead,
  preventWound: transfer.preventWound,
  rearrangeEquipment,
  guessType,
  bottomToKo: transfer.bottomToKo,
};

/** The table pairs each verb with the rules for its own node, which TypeScript cannot follow through the look-up. */
export const verbOf = (node: Effect): VerbRules => VERBS[node.verb] as unknown as VerbRules;
