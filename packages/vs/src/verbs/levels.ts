import { NONE, pushFrame, remove } from '@longbox/kernel';
import { enterPlay } from '../atoms/appear.ts';
import { koAll } from '../atoms/ko.ts';
import { listSeatOf, moveCard } from '../atoms/move.ts';
import { addRow } from '../atoms/table.ts';
import { tell, unsettle } from '../atoms/tell.ts';
import { CANT } from '../catalogue/cant.ts';
import { KIND } from '../catalogue/face.ts';
import { REGRESSED } from '../catalogue/standing.ts';
import { refreshStatics } from '../derived/statics.ts';
import type { Duration } from '../language/index.ts';
import { isForbidden } from '../queries/allowed.ts';
import { amountOf } from '../queries/amount.ts';
import type { Ctx } from '../queries/ctx.ts';
import { resolve } from '../queries/select.ts';
import { becomeVersion, versionsOf } from '../rules/level.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { K } from '../words/frame-kinds.ts';
import { charactersOf } from './characters.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

export const gainXp: VerbRules<NodeOf<'gainXp'>> = {
  run(s, node, _, ctx) {
    const count = amountOf(s, node.count, ctx);
    let any = false;
    for (const card of charactersOf(s, node.cards, ctx)) any = addXp(s, card, count) || any;
    return did(any);
  },
};

/** VS-LVL-17: while a character cannot level up its XP stop at the number needed. */
function addXp(s: VsState, card: number, count: number): boolean {
  const needed = faceOf(s, card).xp;
  if (count <= 0 || needed === 0) return false;
  const total = s.xp[card] + count;
  s.xp[card] = isForbidden(s, CANT.levelUp, card) ? Math.min(total, needed) : total;
  tell(s, { type: 'gainedXp', card, count, total: s.xp[card] });
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
      if (versions.length === 1) becomeVersion(s, card, versions[0]);
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

/** Like a level change the character in play keeps its id; the two faces trade places. */
function takeForm(s: VsState, card: number, other: number): void {
  const held = s.face[card];
  s.face[card] = s.face[other];
  s.face[other] = held;
  s.xp[card] = 0;
  s.progress[card] = 0;
  // The card left behind is out of the game but stays at hand for a way back (VS-LVL-28).
  if (s.zone[other] !== ZONE.removed) {
    remove(zoneList(s, s.zone[other], listSeatOf(s, other)), other);
    s.zone[other] = ZONE.removed;
    zoneList(s, ZONE.removed, s.owner[other]).push(other);
  }
  bringLevels(s, card);
  refreshStatics(s);
  s.v[V.namesChanged] = 1;
  tell(s, { type: 'transformed', card, face: faceOf(s, card).id, level: faceOf(s, card).level });
}

/** VS-ZON-44: the other levels of the new main character come out of the side deck and are shown. */
function bringLevels(s: VsState, card: number): void {
  const { line, kind } = faceOf(s, card);
  if ((kind & KIND.main) === 0) return;
  for (const other of zoneList(s, ZONE.side, s.owner[card]).slice()) {
    const face = faceOf(s, other);
    if (face.line === line && face.card.pile === undefined) moveCard(s, other, ZONE.levelUp, s.owner[card]);
  }
}

/** VS-MC-07 to 10: this one becomes the main character in place of the one its player had. */
export const promote: VerbRules<NodeOf<'promote'>> = {
  run(s, node, _, ctx) {
    const cards = charactersOf(s, node.cards, ctx);
    for (const card of cards) {
      for (let other = 0; other < s.cards; other++) {
        const inRow = s.zone[other] === ZONE.front || s.zone[other] === ZONE.back;
        if (inRow && s.owner[other] === s.owner[card] && other !== card && s.status[other] !== 2) {
          if ((faceOf(s, other).kind & 2) !== 0 || s.status[other] === 1) s.status[other] = 2;
        }
      }
      s.status[card] = 1;
      s.v[V.namesChanged] = 1;
      unsettle(s);
    }
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
    for (const card of cards) {
      const wounds = s.wounds[card];
      moveCard(s, card, ZONE.removed, s.owner[card]);
      s.wounds[card] = wounds;
      s.attachedTo[card] = ctx.source;
    }
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
      s.attachedTo[card] = NONE;
      s.wounds[card] = 0;
      moveCard(s, card, ZONE.ko, s.owner[card]);
      any = true;
    }
    return did(any);
  },
};
