import { NONE, reveal } from '@longbox/kernel';
import {
  healWounds,
  openWounds,
  removeCounters,
  statsToCompare,
  takeWoundBack,
  tellChange,
  woundCharacter,
} from '../atoms/conditions.ts';
import { moveCard } from '../atoms/move.ts';
import { bindCard, setRegister } from '../atoms/registers.ts';
import { endModifiersSince } from '../atoms/table.ts';
import { tellOf } from '../atoms/tell.ts';
import { forgetWound } from '../atoms/triggers.ts';
import { COUNTERS } from '../language/index.ts';
import { combatSince } from '../queries/combat-facts.ts';
import { playersOf } from '../queries/players.ts';
import { isInRow } from '../state/relation.ts';
import { ZONE, zoneList } from '../state/state.ts';
import { charactersOf, putOrReplace } from './characters.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

export const removeAllCounters: VerbRules<NodeOf<'removeAllCounters'>> = {
  run(s, node, _, ctx) {
    let removed = 0;
    for (const card of charactersOf(s, node.cards, ctx)) {
      for (const counter of COUNTERS) removed += removeCounters(s, card, counter, 1_000_000);
      removed += healWounds(s, card, 1_000_000);
    }
    return did(removed > 0);
  },
};

/** VS-MEC-WOUND-04: the second is wounded by it. What heals does not hear of the first. */
export const moveWound: VerbRules<NodeOf<'moveWound'>> = {
  run(s, node, _, ctx) {
    const [from] = charactersOf(s, node.cards, ctx);
    const [to] = charactersOf(s, node.with, ctx);
    if (from === undefined || to === undefined || healWounds(s, from, 1) === 0) return 'nothing';
    woundCharacter(s, to, 1, isInRow(s, ctx.source) ? ctx.source : NONE);
    return did(true);
  },
};

/** VS-MEC-WOUND-03: what set this off never happened; the stun that brought it did. */
export const woundInstead: VerbRules<NodeOf<'woundInstead'>> = {
  run(s, node, _, ctx) {
    const [to] = charactersOf(s, node.cards, ctx);
    const from = ctx.subject;
    if (to === undefined || from === NONE || to === from || !isInRow(s, from)) return 'nothing';
    const count = takeWoundBack(s, from, ctx.amount);
    if (count === 0) return 'nothing';
    forgetWound(s, ctx.subject);
    woundCharacter(s, to, count, ctx.object !== NONE && isInRow(s, ctx.object) ? ctx.object : NONE);
    return undefined;
  },
};

/** VS-MEC-WOUND-05: triggers that wait for that wound alone do not go off; the stun stays. */
export const preventWound: VerbRules<NodeOf<'preventWound'>> = {
  run(s, _, __, ctx) {
    const card = ctx.subject;
    if (card === NONE || takeWoundBack(s, card, openWounds(s, card)) === 0) return 'nothing';
    forgetWound(s, card);
    return undefined;
  },
};

/** VS-MEC-COUNTER-01: removed there, gained here. */
export const moveCounter: VerbRules<NodeOf<'moveCounter'>> = {
  run(s, node, _, ctx) {
    const [from] = charactersOf(s, node.cards, ctx);
    const [to] = charactersOf(s, node.with, ctx);
    if (from === undefined || to === undefined || removeCounters(s, from, node.counter, 1) === 0) return 'nothing';
    putOrReplace(s, to, node.counter, 1, ctx);
    return did(true);
  },
};

/** VS-MEC-LOSEPOW-05: what was made for it since the combat began; a rule for all that fit is not its own. */
export const loseModifiers: VerbRules<NodeOf<'loseModifiers'>> = {
  run(s, node, _, ctx) {
    const since = combatSince(s);
    if (since === NONE) return 'nothing';
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) {
      const before = statsToCompare(s, card);
      if (!endModifiersSince(s, card, since)) continue;
      any = true;
      tellOf(s, card, { type: 'modifiersLost', card });
      tellChange(s, card, before);
    }
    return did(any);
  },
};

export const bottomToKo: VerbRules<NodeOf<'bottomToKo'>> = {
  run(s, node, { scope }, ctx) {
    let any = false;
    if (node.name !== undefined) setRegister(s, scope, node.name);
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const bottom = zoneList(s, ZONE.deck, seat).slice(0, node.count);
      if (bottom.length > 0) reveal(s);
      for (const card of bottom) {
        const id = moveCard(s, card, ZONE.ko, s.owner[card]);
        if (node.name !== undefined) bindCard(s, scope, node.name, id);
      }
      if (bottom.length > 0) any = true;
    }
    return did(any);
  },
};
