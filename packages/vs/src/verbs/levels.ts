import { NONE, pushFrame } from '@longbox/kernel';
import { enterPlay } from '../atoms/appear.ts';
import { captureCard, dropCaptive } from '../atoms/captives.ts';
import { remember } from '../atoms/conditions.ts';
import { koAll } from '../atoms/ko.ts';
import { addXpTo, becomeVersion, bringLevels, promoteCharacter, removeXp, takeForm } from '../atoms/level.ts';
import { addRow } from '../atoms/table.ts';
import { happen } from '../atoms/triggers.ts';
import { CANT } from '../catalogue/cant.ts';
import { EV } from '../catalogue/face.ts';
import { REGRESSED } from '../catalogue/standing.ts';
import { isOfTeam } from '../catalogue/team-sets.ts';
import { type Duration, TEAM_KEYS } from '../language/index.ts';
import { isForbidden } from '../queries/allowed.ts';
import { amountOf } from '../queries/amount.ts';
import type { Ctx } from '../queries/ctx.ts';
import { resolve } from '../queries/select.ts';
import { teamsOf } from '../queries/traits.ts';
import { versionsOf } from '../rules/level.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { cardsOf, charactersOf } from './characters.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

export const gainXp: VerbRules<NodeOf<'gainXp'>> = {
  run(s, node, _, ctx) {
    const count = amountOf(s, node.count, ctx);
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) any = addXp(s, card, count) || any;
    return did(any);
  },
};

/** VS-MEC-LEVEL-05: the character remembers the team, as a number; having several of them it may become any of their versions. */
export const noteTeam: VerbRules<NodeOf<'noteTeam'>> = {
  run(s, node, _, ctx) {
    const [card] = charactersOf(s, node.cards, ctx);
    const [whose] = cardsOf(s, node.cards, ctx);
    const teams =
      card === undefined && whose === undefined
        ? []
        : node.teams.filter((team) => isOfTeam(teamsOf(s, card ?? whose), team));
    if (teams.length === 0) return 'nothing';
    remember(s, ctx.source, teams.length > 1 ? 0 : TEAM_KEYS.indexOf(teams[0]) + 1);
    return undefined;
  },
};

/** VS-LVL-17: while a character cannot level up its XP stop at the number needed. */
function addXp(s: VsState, card: number, count: number): boolean {
  const needed = faceOf(s, card).xp;
  if (count <= 0 || needed === 0) return false;
  addXpTo(s, card, count, isForbidden(s, CANT.levelUp, card) ? needed : Number.MAX_SAFE_INTEGER);
  happen(s, EV.gainsXp, card, NONE, s.controller[card], count);
  return true;
}

/** VS-MEC-LEVEL-07: an XP less; without any a level less, and one XP short of rising again. At level 1 nothing. */
export const takeXp: VerbRules<NodeOf<'takeXp'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) any = setBack(s, card) || any;
    return did(any);
  },
};

function setBack(s: VsState, card: number): boolean {
  if (s.xp[card] > 0) {
    removeXp(s, card, 1);
    return true;
  }
  const [lower] = versionsOf(s, card, faceOf(s, card).level - 1, []);
  if (lower === undefined) return false;
  becomeVersion(s, card, lower);
  const missing = faceOf(s, card).xp - 1 - s.xp[card];
  if (missing > 0) addXpTo(s, card, missing, Number.MAX_SAFE_INTEGER);
  return true;
}

/** VS-LVL-18 to 24: by effect to another level of the character it is now. */
export const becomeLevel: VerbRules<NodeOf<'becomeLevel'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) {
      const versions = versionsOf(s, card, node.level, []);
      if (faceOf(s, card).level === node.level || versions.length === 0) continue;
      any = true;
      if (node.lasts !== undefined) noteLevel(s, card, node.lasts, ctx);
      if (versions.length === 1 && node.level < faceOf(s, card).level) becomeVersion(s, card, versions[0]);
      else pushFrame(s, K.levelUp, card, node.level);
    }
    return did(any);
  },
};

/** Which version it has been, for as long as it is another. */
function noteLevel(s: VsState, card: number, duration: Duration, { source, you }: Ctx): void {
  const until = s.v[V.turn];
  addRow(s, { node: REGRESSED, kind: 'level', card, a: s.face[card], duration, until, source, you });
}

/** VS-LVL-26, 27: replaced by a different character, which takes over everything; the old card is removed from the game. */
export const transform: VerbRules<NodeOf<'transform'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) {
      const other = findForm(s, card, node.into, node.level);
      if (other === NONE) continue;
      takeForm(s, card, other);
      any = true;
    }
    return did(any);
  },
};

export const transformInto: VerbRules<NodeOf<'transformInto'>> = {
  run(s, node, _, ctx) {
    const [card] = charactersOf(s, node.cards, ctx);
    const [other] = resolve(s, node.into, ctx, []);
    if (card === undefined || other === undefined) return 'nothing';
    takeForm(s, card, other);
    return undefined;
  },
};

/** Cards a character can turn into lie among its owner's other levels, in the side deck, or were removed before. */
function findForm(s: VsState, card: number, name: string, level: number): number {
  for (const zone of [ZONE.levelUp, ZONE.side, ZONE.removed]) {
    for (const other of zoneList(s, zone, s.owner[card])) {
      const face = faceOf(s, other);
      if (face.card.name === name && face.level === level && face.universe === faceOf(s, card).universe) return other;
    }
  }
  return NONE;
}

/** VS-MC-07 to 10: this one becomes the main character in place of the one its player had. */
export const promote: VerbRules<NodeOf<'promote'>> = {
  run(s, node, _, ctx) {
    const cards = charactersOf(s, node.cards, ctx);
    for (const card of cards) promoteCharacter(s, card);
    return did(cards.length > 0);
  },
};

/** One instruction, so that its player is never without a main character when the state is checked (VS-TIME-12). */
export const replaceMain: VerbRules<NodeOf<'replaceMain'>> = {
  run(s, node, _, ctx) {
    const [old] = charactersOf(s, node.cards, ctx);
    const [next] = resolve(s, node.with, ctx, []);
    if (old === undefined || next === undefined) return 'nothing';
    const row = s.zone[old];
    const seat = s.controller[old];
    koAll(s, [old], ctx.source);
    if (isInRow(s, old)) return 'nothing';
    enterPlay(s, [next], row, seat, true);
    bringLevels(s, next);
    return undefined;
  },
};

/** VS-ZON-25, 26: removed from the game, tied to the captor, with its wounds. */
export const capture: VerbRules<NodeOf<'capture'>> = {
  run(s, node, _, ctx) {
    const cards = charactersOf(s, node.cards, ctx);
    for (const card of cards) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
    for (const card of cards) captureCard(s, card, ctx.source);
    return did(cards.length > 0);
  },
};

/** VS-ZON-34: in place of returning when their captor goes. They are no longer in play, so this is no KO. */
export const koCaptives: VerbRules<NodeOf<'koCaptives'>> = {
  run(s, node, _, ctx) {
    const captors = charactersOf(s, node.cards, ctx);
    let any = false;
    for (let card = 0; card < s.cards; card++) {
      if (s.zone[card] !== ZONE.removed || !captors.includes(s.attachedTo[card])) continue;
      dropCaptive(s, card);
      any = true;
    }
    return did(any);
  },
};
