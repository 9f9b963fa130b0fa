import { choiceA, choiceKind, NONE, offer, packChoice, pushFrame } from '@longbox/kernel';
import { cancelCombatNow, changeDefender, leaveCombat, startMelee, stopMelee, turnAttack } from '../atoms/combat.ts';
import { bindNumber } from '../atoms/registers.ts';
import { addStun, commitStuns, noStuns } from '../atoms/stun.ts';
import { mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { cancelUse } from '../atoms/use.ts';
import { EV, KW } from '../catalogue/face.ts';
import { couldDefend, whyNotTarget } from '../queries/attack.ts';
import { attackersOf, defenderOf } from '../queries/combat-facts.ts';
import { type Ctx, enterScope, leave } from '../queries/ctx.ts';
import { registerNumber } from '../queries/registers.ts';
import { find } from '../queries/select.ts';
import { defOf } from '../queries/stats.ts';
import { hasKeyword } from '../queries/traits.ts';
import { canStrike, strikeValue } from '../rules/strike.ts';
import { isFaceUp, isSameSide } from '../state/relation.ts';
import { ROLE, V, type VsState } from '../state/state.ts';
import { CHOICE } from '../words/choices.ts';
import { K } from '../words/frame-kinds.ts';
import { WHY } from '../words/reasons.ts';
import { charactersOf } from './characters.ts';
import { askInEffect } from './effect-frame.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

/** VS-CMB-51: it ends and nobody is stunned by it; the combat frame sees the mark. */
export const cancelCombat: VerbRules<NodeOf<'cancelCombat'>> = {
  run(s) {
    if (s.v[V.combat] === 0) return 'nothing';
    cancelCombatNow(s);
    return undefined;
  },
};

/** VS-MEC-HIDE-02: a combat whose only defender, or last attacker, is taken out ends. */
export const removeFromCombat: VerbRules<NodeOf<'removeFromCombat'>> = {
  run(s, node, _, ctx) {
    const cards = charactersOf(s, node.cards, ctx).filter((card) => s.role[card] !== ROLE.none);
    for (const card of cards) leaveCombat(s, card);
    return did(cards.length > 0);
  },
};

/** For reactions (VS-PWR-56): the super power that is being used does not resolve. */
export const cancelPower: VerbRules<NodeOf<'cancelPower'>> = {
  run(s, _node, _running, ctx) {
    cancelUse(s, ctx.subject);
    return undefined;
  },
};

/**
 * VS-TERM-27: only a character that could become a defender may take the place; without one nothing happens. If the old one
 * has been taken out by the same effect, the combat is left without a defender then (VS-CMB-56).
 */
export const replaceDefender: VerbRules<NodeOf<'replaceDefender'>> = {
  run(s, node, _, ctx) {
    const [old = NONE] = charactersOf(s, node.cards, ctx);
    const [next] = charactersOf(s, node.with, ctx);
    if (s.v[V.combat] === 0 || next === undefined || (!isDefender(s, old) && defenderOf(s) !== NONE)) return 'nothing';
    if (!couldDefend(s, next)) {
      if (node.anyway === undefined || !isDefender(s, old)) return 'nothing';
      leaveCombat(s, old);
      return undefined;
    }
    changeDefender(s, old, next);
    return undefined;
  },
};

const isDefender = (s: VsState, card: number): boolean => card !== NONE && s.role[card] === ROLE.defender;

/**
 * VS-CMB-26, 27: ATK against DEF at once; who is struck outside resolution does not strike in return. Several that strike one
 * character at this moment add up (VS-CMB-28).
 */
export const strike: VerbRules<NodeOf<'strike'>> = {
  run(s, node, _, ctx) {
    const strikers = charactersOf(s, node.cards, ctx);
    const stuns = noStuns();
    let any = false;
    for (const target of charactersOf(s, node.at, ctx)) {
      const able = strikers.filter((striker) => canStrike(s, striker, target));
      if (able.length === 0) continue;
      any = true;
      let atk = 0;
      for (const striker of able) {
        atk += strikeValue(s, striker, target);
        happen(s, EV.strikes, striker, target, s.controller[striker]);
      }
      const def = defOf(s, target);
      mention(s, { type: 'struck', attackers: able, target, atk, def, stuns: atk >= def });
      if (atk === def) stuns.exact.push(target);
      if (atk >= def) for (const striker of able) addStun(stuns, target, striker);
    }
    // VS-KW-DURABLE-3: outside a combat it is no strike in combat.
    commitStuns(s, stuns, s.v[V.combat] === 0 ? 'stun' : 'strike');
    return did(any);
  },
};

/** VS-MEC-ATTACK-12: only in place of a combat that is being cancelled; it begins when that one is over. */
export const turnCombat: VerbRules<NodeOf<'turnCombat'>> = {
  run(s, node, _, ctx) {
    const [attacker] = charactersOf(s, node.cards, ctx);
    const defenders = attackersOf(s);
    if (s.v[V.cancelled] === 0 || attacker === undefined || defenders.length === 0) return 'nothing';
    turnAttack(s, attacker, defenders);
    return undefined;
  },
};

/** VS-GOLD-01: the card says who may be attacked, so the front row protects nobody. */
const REACHED: readonly number[] = [WHY.fine, WHY.targetProtected, WHY.flightBlocked];

const targetsOf = (s: VsState, node: NodeOf<'attackAgain' | 'attackOften'>, attacker: number, ctx: Ctx): number[] =>
  find(s, node.at, ctx, []).filter((card) => REACHED.includes(whyNotTarget(s, attacker, card)));

/** VS-KW-LUMBERING: of these targets, those on the side of the one that was named, if its player picks among several. */
function leftToDefender(
  s: VsState,
  node: NodeOf<'attackAgain' | 'attackOften'>,
  attacker: number,
  named: number,
  ctx: Ctx,
): readonly number[] {
  if (!hasKeyword(s, attacker, KW.lumbering)) return [];
  const all = targetsOf(s, node, attacker, ctx).filter((card) =>
    isSameSide(s, s.controller[card], s.controller[named]),
  );
  return all.length > 1 ? all : [];
}

/** The new attack needs no ready character and no open way, but all else an attack needs; a combat starts inside this one. */
export const attackAgain: VerbRules<NodeOf<'attackAgain'>> = {
  run(s, node, { scope, phase }, ctx) {
    const [attacker] = charactersOf(s, node.cards, ctx);
    if (attacker === undefined || !isFaceUp(s, attacker)) return 'nothing';
    if (phase === 0) {
      if (targetsOf(s, node, attacker, ctx).length === 0) return 'nothing';
      askInEffect(s, s.controller[attacker], 'chooseCard', scope);
      return 'wait';
    }
    const target = registerNumber(s, ctx, 'turn');
    if (phase === 1 && leftToDefender(s, node, attacker, target, ctx).length > 0) {
      askInEffect(s, s.controller[target], 'chooseCard', scope);
      return 'wait';
    }
    pushFrame(s, K.declare, attacker, target, s.controller[attacker], 1);
    return undefined;
  },
  list(s, node, { scope, phase }) {
    const ctx = enterScope(s, scope);
    const [attacker] = charactersOf(s, node.cards, ctx);
    const targets =
      phase === 0
        ? targetsOf(s, node, attacker, ctx)
        : leftToDefender(s, node, attacker, registerNumber(s, ctx, 'turn'), ctx);
    for (const card of targets) offer(s, packChoice(CHOICE.card, card));
    leave();
  },
  answer(s, _, { scope }, choice) {
    bindNumber(s, scope, 'turn', choiceA(choice));
  },
};

/**
 * VS-MEC-ATTACK-12: one combat after the other, each a melee attack that asks for no ready character and exhausts none. It
 * ends when its player is done, when nobody can be attacked, or when the attacker is face down.
 */
export const attackOften: VerbRules<NodeOf<'attackOften'>> = {
  run(s, node, { scope, phase }, ctx) {
    const [attacker] = charactersOf(s, node.cards, ctx);
    if (attacker === undefined || !isFaceUp(s, attacker)) return did(phase > 0);
    // The first of three phases follows a combat, the second its player's answer, the last that of a defending player.
    const target = registerNumber(s, ctx, 'turn') - 1;
    if (phase % 3 === 0) {
      startMelee(s, attacker);
      if (targetsOf(s, node, attacker, ctx).length > 0) {
        askInEffect(s, s.controller[attacker], 'chooseCard', scope);
        return 'wait';
      }
    } else if (target >= 0) {
      if (phase % 3 === 1 && leftToDefender(s, node, attacker, target, ctx).length === 0) return 'again';
      if (phase % 3 === 1) {
        askInEffect(s, s.controller[target], 'chooseCard', scope);
        return 'wait';
      }
      pushFrame(s, K.declare, attacker, target, s.controller[attacker], 1);
      return 'again';
    }
    stopMelee(s, attacker);
    return did(phase > 2);
  },
  list(s, node, { scope, phase }) {
    const ctx = enterScope(s, scope);
    const [attacker] = charactersOf(s, node.cards, ctx);
    if (phase % 3 === 0) offer(s, packChoice(CHOICE.done));
    const targets =
      phase % 3 === 0
        ? targetsOf(s, node, attacker, ctx)
        : leftToDefender(s, node, attacker, registerNumber(s, ctx, 'turn') - 1, ctx);
    for (const card of targets) offer(s, packChoice(CHOICE.card, card));
    leave();
  },
  answer(s, _, { scope }, choice) {
    bindNumber(s, scope, 'turn', choiceKind(choice) === CHOICE.done ? 0 : choiceA(choice) + 1);
  },
};
