import {
  ARG,
  ask,
  choiceA,
  choiceKind,
  type FrameKind,
  NONE,
  offer,
  packChoice,
  popFrame,
  STEP,
  truncate,
} from '@longbox/kernel';
import { nextMoment } from '../atoms/chain.ts';
import { forgetSurvival, noteInstead, noteStrike, noteSurvival } from '../atoms/combat.ts';
import { woundCharacter } from '../atoms/conditions.ts';
import { koMoves } from '../atoms/ko.ts';
import { closeScope } from '../atoms/scopes.ts';
import { addStun, noStuns, type Stunned, stunTogether } from '../atoms/stun.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { EV, KW } from '../catalogue/face.ts';
import { CAN } from '../catalogue/possible.ts';
import { IS } from '../catalogue/row-kinds.ts';
import { mayAnyBeAffected } from '../queries/affecting.ts';
import { mayPermit } from '../queries/allowed.ts';
import { attackersOf, countAttackers, defenderOf, defendersOf, isMelee } from '../queries/combat-facts.ts';
import { defOf } from '../queries/stats.ts';
import { hasKeyword, mayAnyHave } from '../queries/traits.ts';
import { doesInstead, mayWoundInstead, strikesOf, strikeValue } from '../rules/strike.ts';
import { isFaceUp, isInRow, isMain, isStunned, isSupporting } from '../state/relation.ts';
import { ROLE, V, type VsState, ZONE } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { deedsInstead, doInstead } from './instead.ts';
import { FEROCIOUS, hasFerociousPart, NORMAL, WHOLE } from './parts.ts';
import { settle } from './settle.ts';
import { canBeWoundedByStrike, canSlay, fellLocation, slay } from './slaying.ts';
import { noteSplit, openSplit, splitOf } from './split.ts';
import { ableToBeStruck, strikable, strikesAll, whoChooses } from './strike-back.ts';
import { isTurned, isTurnedAtAny, strikersOf, strikesIn } from './strikers.ts';

// Slots: which part runs, whom the defender strikes, the strikes of the Ferocious part added up, whether the defender is slain.
const PART = ARG;
const STRUCK_BACK = ARG + 1;
const FIRST_STRIKES = ARG + 2;
const SLAIN = ARG + 3;
/** Whether those in the combat have been told that it resolves. */
const TOLD = ARG + 4;
/** Whom a defender strikes that strikes more than once: a scope with them, one more than its number; 0 for none. */
const SPLIT = ARG + 5;
/** How many characters in the combat have been asked about acting in place of a strike. */
const ASKED = TOLD;

// Steps besides those in order: the next strike is given to somebody; something is done in its place; all have struck.
const FURTHER = 5;
const INSTEAD = 6;
const STRUCK = 7;

/** Resolution (VS-CMB-10 to 42): a Ferocious part where there is one, then the normal part. */
export const resolveFrame: FrameKind<VsState> = {
  name: 'resolve',

  run(s, at) {
    switch (s.stack[at + STEP]) {
      case 0:
        // VS-MEC-STRIKE-10: what happens as it resolves comes before the strikes.
        if (s.book.ears[EV.resolves] !== 0 && s.stack[at + TOLD] === 0) {
          s.stack[at + TOLD] = 1;
          nextMoment(s);
          for (const card of s.board.slice())
            if (s.role[card] !== ROLE.none) happen(s, EV.resolves, card, NONE, s.controller[card]);
          return settle(s);
        }
        if (countAttackers(s) === 0 || defenderOf(s) === NONE || s.v[V.cancelled] !== 0) return popFrame(s);
        s.stack[at + ASKED] = 0;
        s.stack[at + PART] = hasFerociousPart(s) ? FEROCIOUS : WHOLE;
        s.stack[at + STEP] = 1;
        return;
      case 1: {
        s.stack[at + STRUCK_BACK] = NONE;
        s.stack[at + STEP] = 2;
        const chooser = whoChooses(s, s.stack[at + PART]);
        if (chooser === NONE) return;
        if (strikesOf(s, defenderOf(s)) > 1) s.stack[at + SPLIT] = openSplit(s, defenderOf(s), chooser) + 1;
        return ask(s, chooser, 'chooseCard', defenderOf(s));
      }
      case FURTHER: {
        s.stack[at + STEP] = 2;
        const chooser = whoChooses(s, s.stack[at + PART]);
        if (chooser !== NONE) ask(s, chooser, 'chooseCard', defenderOf(s));
        return;
      }
      case 2: {
        const asked = nextInstead(s, at);
        if (asked !== NONE) {
          s.stack[at + STEP] = INSTEAD;
          return ask(s, s.controller[asked], 'yesOrNo', asked);
        }
        s.stack[at + ASKED] = 0;
        s.stack[at + SLAIN] = 0;
        s.stack[at + STEP] = 3;
        const slayer = whoSlays(s, at);
        if (slayer !== NONE) ask(s, s.controller[slayer], 'chooseCard', slayer);
        return;
      }
      case 3:
        s.stack[at + STEP] = STRUCK;
        nextMoment(s);
        strikes(s, at);
        return endSplit(s, at);
      case STRUCK:
        s.stack[at + STEP] = 4;
        // VS-CMB-35: triggers of a part resolve before the next.
        return settle(s);
      case 4:
        forgetFallen(s);
        if (
          s.stack[at + PART] === FEROCIOUS &&
          countAttackers(s) > 0 &&
          defenderOf(s) !== NONE &&
          s.v[V.cancelled] === 0
        ) {
          s.stack[at + PART] = NORMAL;
          s.stack[at + STEP] = 1;
          return;
        }
        return popFrame(s);
    }
  },

  list(s, at) {
    if (s.stack[at + STEP] === INSTEAD) {
      offer(s, packChoice(CHOICE.yes));
      return offer(s, packChoice(CHOICE.no));
    }
    if (s.stack[at + STEP] === 3) {
      offer(s, packChoice(CHOICE.slay, defenderOf(s)));
      offer(s, packChoice(CHOICE.pass));
      return;
    }
    const least = s.stack[at + STRUCK_BACK];
    for (const card of strikable(s, s.stack[at + PART]))
      if (s.stack[at + SPLIT] === 0 || card >= least) offer(s, packChoice(CHOICE.strikeBack, card));
  },

  answer(s, at, choice) {
    if (s.stack[at + STEP] === 3) s.stack[at + SLAIN] = choiceKind(choice) === CHOICE.slay ? 1 : 0;
    else if (s.stack[at + STEP] === INSTEAD) {
      noteInstead(s, combatants(s)[s.stack[at + ASKED]++], choiceKind(choice) === CHOICE.yes);
      s.stack[at + STEP] = 2;
    } else {
      s.stack[at + STRUCK_BACK] = choiceA(choice);
      if (
        s.stack[at + SPLIT] !== 0 &&
        noteSplit(s, s.stack[at + SPLIT] - 1, choiceA(choice)) < strikesOf(s, defenderOf(s))
      )
        s.stack[at + STEP] = FURTHER;
    }
  },
};

function endSplit(s: VsState, at: number): void {
  if (s.stack[at + SPLIT] !== 0) closeScope(s, s.stack[at + SPLIT] - 1);
  s.stack[at + SPLIT] = 0;
}

const combatants = (s: VsState): readonly number[] => [...attackersOf(s), ...defendersOf(s)];

/** The next whose player may have it wound in place of a strike in this part (VS-MEC-STRIKE-07); NONE if nobody is left. */
function nextInstead(s: VsState, at: number): number {
  if (!mayPermit(s, CAN.woundInsteadOfStrike) || !mayAnyBeAffected(s, IS.can)) return NONE;
  const all = combatants(s);
  const defenders = defendersOf(s);
  const attackers = attackersOf(s);
  const part = s.stack[at + PART];
  for (; s.stack[at + ASKED] < all.length; s.stack[at + ASKED]++) {
    const card = all[s.stack[at + ASKED]];
    noteInstead(s, card, false);
    const targets = defenders.includes(card)
      ? struckBack(s, at, card, attackers)
      : defenders.filter((one) => strikesIn(s, card, part, one));
    if (targets.some((target) => mayWoundInstead(s, card, target))) return card;
  }
  return NONE;
}

/** VS-CMB-43: whoever was stunned by the triggers of a part has not gone through the resolution unstunned. */
function forgetFallen(s: VsState): void {
  const { board } = s;
  for (let i = 0; i < board.length; i++) if (s.role[board[i]] === ROLE.none) forgetSurvival(s, board[i]);
}

function struckBack(s: VsState, at: number, defender: number, attackers: readonly number[]): number[] {
  const able = ableToBeStruck(s, defender, s.stack[at + PART], attackers);
  if (able.length === 0) return able;
  const times = strikesOf(s, defender);
  if (times > 1) {
    if (strikesAll(s, defender)) return able.flatMap((card) => repeated(card, times));
    if (s.stack[at + SPLIT] !== 0) return splitOf(s, s.stack[at + SPLIT] - 1).filter((card) => able.includes(card));
    return repeated(able[0], times);
  }
  if (strikesAll(s, defender)) return able;
  const chosen = s.stack[at + STRUCK_BACK];
  if (chosen !== NONE) return able.includes(chosen) ? [chosen] : [];
  truncate(able, 1);
  return able;
}

const repeated = (card: number, times: number): number[] => Array.from({ length: times }, () => card);

/** VS-KW-SLAYER-2: who may remove the defender from the game, as this part is about to wound it; NONE if nobody may. */
function whoSlays(s: VsState, at: number): number {
  if (!mayAnyHave(s, KW.slayer)) return NONE;
  const defender = defenderOf(s);
  if (defender === NONE || !isMelee(s) || s.zone[defender] === ZONE.resources) return NONE;
  const attackers = attackersOf(s);
  const slayer = attackers.find((card) => canSlay(s, card, defender));
  if (slayer === undefined || !canBeWoundedByStrike(s, defender)) return NONE;
  const part = s.stack[at + PART];
  const strikers = strikersOf(s, part, attackers, defender);
  return strikers.length > 0 && strikeTotal(s, at, strikers, defender) >= defOf(s, defender) ? slayer : NONE;
}

/** VS-CMB-17: attackers' strikes are added up; those of the Ferocious part count again in the normal one (VS-CMB-40). */
function strikeTotal(s: VsState, at: number, strikers: readonly number[], defender: number): number {
  let total = s.stack[at + PART] === NORMAL ? s.stack[at + FIRST_STRIKES] : 0;
  for (let i = 0; i < strikers.length; i++) total += strikesOf(s, strikers[i]) * strikeValue(s, strikers[i], defender);
  return total;
}

/** Those of the part that runs; used again for the next. */
const stuns = noStuns();

/** All comparisons on the values before, then all stuns together (VS-CMB-12). */
function strikes(s: VsState, at: number): void {
  const part = s.stack[at + PART];
  const defenders = defendersOf(s);
  if (defenders.length === 0) return;
  const attackers = attackersOf(s);
  const struck = strikesBack(s, at, defenders, attackers);
  truncate(stuns.victims, 0);
  truncate(stuns.sources, 0);
  truncate(stuns.exact, 0);
  const instead = deedsInstead(s, part, attackers, defenders, struck);
  for (let i = 0; i < defenders.length; i++)
    strikeDefender(s, at, part, attackers, defenders[i], isTurned(s, defenders[i], struck[i]));
  for (const card of attackers) {
    const strikers = strikersAt(s, part, defenders, struck, card);
    if (strikers.length > 0) strikeAttacker(s, strikers, card);
  }
  for (let i = 0; i < defenders.length; i++) if (struck[i].length > 0) noteStrike(s, defenders[i]);
  const slain = s.stack[at + SLAIN] === 1 ? defenders[0] : NONE;
  const { victims, dying } = stuns.victims.length === 0 ? NOBODY : stunTogether(s, stuns, 'strike', slain);
  const beaten = firstMain(s, defenders, victims);
  // They are told while the fallen are still in their rows, which powers may ask about.
  for (let i = 0; i < attackers.length; i++) survive(s, attackers[i], beaten, victims, dying);
  for (let i = 0; i < defenders.length; i++) survive(s, defenders[i], firstMain(s, struck[i], victims), victims, dying);
  if (dying.length > 0) {
    tellVictors(s, victims, dying);
    koMoves(s, dying);
  }
  if (slain !== NONE && isInRow(s, slain)) slay(s, slain);
  for (const card of victims) forgetSurvival(s, card);
  doInstead(s, instead);
  if (s.zone[defenders[0]] === ZONE.resources)
    fellLocation(s, strikersOf(s, part, attackers, defenders[0]), defenders[0]);
}

/** Whom each of the defenders strikes. */
function strikesBack(
  s: VsState,
  at: number,
  defenders: readonly number[],
  attackers: readonly number[],
): readonly (readonly number[])[] {
  // One alone is the rule; a list made with it has no room for more.
  if (defenders.length === 1) return [struckBack(s, at, defenders[0], attackers)];
  return defenders.map((defender) => struckBack(s, at, defender, attackers));
}

/** Who strikes this attacker: defenders, whose strikes are added up (VS-MEC-ATTACK-01), and itself (VS-MEC-STRIKE-06). */
function strikersAt(
  s: VsState,
  part: number,
  defenders: readonly number[],
  struck: readonly (readonly number[])[],
  card: number,
): number[] {
  const strikers: number[] = [];
  for (let i = 0; i < defenders.length; i++) {
    if (!struck[i].includes(card) || isTurned(s, defenders[i], struck[i]) || doesInstead(s, defenders[i], card))
      continue;
    for (const hit of struck[i]) if (hit === card) strikers.push(defenders[i]);
  }
  if (isTurnedAtAny(s, card, part, defenders)) strikers.push(...repeated(card, strikesOf(s, card)));
  return strikers;
}

/** What strikes one attacker is added up and compared once. */
function strikeAttacker(s: VsState, strikers: readonly number[], card: number): void {
  let atk = 0;
  for (const striker of strikers) {
    happen(s, EV.strikes, striker, card, s.controller[striker]);
    atk += strikeValue(s, striker, card);
  }
  if (strikers.includes(card)) noteStrike(s, card);
  const def = defOf(s, card);
  if (isMentioned(s))
    mention(s, { type: 'struck', attackers: strikers, target: card, atk, def, stuns: atk >= def, isBack: true });
  if (atk === def) stuns.exact.push(card);
  if (atk < def) return;
  for (let i = 0; i < strikers.length; i++) if (strikers.indexOf(strikers[i]) === i) addStun(stuns, card, strikers[i]);
}

/** Characters that survived the strikes and KO'd another with theirs. */
function tellVictors(s: VsState, stunned: readonly number[], dying: readonly number[]): void {
  for (let i = 0; i < stuns.victims.length; i++) {
    const [victim, source] = [stuns.victims[i], stuns.sources[i]];
    if (!dying.includes(victim) || stunned.includes(source) || !isFaceUp(s, source)) continue;
    happen(s, EV.kosAndSurvives, source, victim, s.controller[source], 1, NONE, true);
  }
}

/** Of those that were stunned, a main character if there is one. */
function firstMain(s: VsState, cards: readonly number[], stunned: readonly number[]): number {
  let first = NONE;
  for (const card of cards) {
    if (!stunned.includes(card)) continue;
    if (isMain(s, card)) return card;
    if (first === NONE) first = card;
  }
  return first;
}

const NOBODY: Stunned = { victims: [], dying: [] };

/** VS-CMB-43, 44: survived this part; the object of the event is whom it stunned. */
function survive(s: VsState, card: number, beaten: number, stunned: readonly number[], dying: readonly number[]): void {
  if (stunned.includes(card) || !isFaceUp(s, card)) return;
  noteSurvival(s, card);
  happen(s, EV.survives, card, beaten, s.controller[card], 1, NONE, dying.includes(beaten));
}

/** All attackers' strikes against the defender's DEF; its own too, if it strikes itself. */
function strikeDefender(
  s: VsState,
  at: number,
  part: number,
  attackers: readonly number[],
  defender: number,
  turned: boolean,
): void {
  const others = strikersOf(s, part, attackers, defender);
  const strikers = turned ? [...others, defender] : others;
  // VS-CMB-59: if no character strikes in this part, there is nothing to compare.
  if (strikers.length === 0) return;
  const total = strikeTotal(s, at, strikers, defender);
  for (let i = 0; i < strikers.length; i++) {
    noteStrike(s, strikers[i]);
    for (let strike = strikesOf(s, strikers[i]); strike > 0; strike--)
      happen(s, EV.strikes, strikers[i], defender, s.controller[strikers[i]]);
  }
  if (part === FEROCIOUS) s.stack[at + FIRST_STRIKES] = total;
  const def = defOf(s, defender);
  if (isMentioned(s))
    mention(s, {
      type: 'struck',
      // Strikes of the Ferocious part are in the sum, so that those who struck are named too (VS-CMB-40).
      attackers: part === NORMAL && s.stack[at + FIRST_STRIKES] > 0 ? attackers : strikers,
      target: defender,
      atk: total,
      def,
      stuns: total >= def && !isStunned(s, defender) && s.zone[defender] !== ZONE.resources,
    });
  if (total < def || s.zone[defender] === ZONE.resources) return;
  if (isStunned(s, defender)) return woundAgain(s, attackers, defender);
  if (total === def) stuns.exact.push(defender);
  // VS-PWR-14, 18: every attacker in the combat gets the credit.
  if (others.length > 0) for (const card of attackers) addStun(stuns, defender, card);
  if (turned) addStun(stuns, defender, defender);
}

/** VS-STN-18: by leave of a card somebody stunned is struck, who gets a wound in place of another stun. */
function woundAgain(s: VsState, attackers: readonly number[], defender: number): void {
  const isLethal = isSupporting(s, defender) && attackers.some((card) => hasKeyword(s, card, KW.lethal));
  const [first, ...rest] = attackers;
  woundCharacter(s, defender, 1, first, isLethal);
  for (const card of rest) happen(s, EV.wounds, card, defender, s.controller[card]);
}
