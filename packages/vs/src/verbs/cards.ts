import { NONE, reveal } from '@longbox/kernel';
import { resourceAppears } from '../atoms/appear.ts';
import { removeWithCounters, setAsideCard } from '../atoms/captives.ts';
import { showTo, tellReveal } from '../atoms/known.ts';
import { leavePlay } from '../atoms/ko.ts';
import {
  drawCards,
  forgetHand,
  keepInPile,
  moveCard,
  shuffleDeck as shuffleDeckOf,
  shufflePile,
  shuffleUnder,
  turnResource,
} from '../atoms/move.ts';
import { gainPoints } from '../atoms/points.ts';
import { append, bindNumber, setRegister } from '../atoms/registers.ts';
import { addRow, nextStamp } from '../atoms/table.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { EV, KIND } from '../catalogue/face.ts';
import { RETURN_CARDS, RETURN_TWO } from '../catalogue/standing.ts';
import type { Cards } from '../language/index.ts';
import { isRuledOut } from '../queries/allowed.ts';
import { amountOf } from '../queries/amount.ts';
import type { Ctx } from '../queries/ctx.ts';
import { playersOf } from '../queries/players.ts';
import { resolve } from '../queries/select.ts';
import { cannotBeResource } from '../rules/entering.ts';
import { knownTo } from '../state/known.ts';
import { faceOf, isFaceUp, isInPile, isInPlay } from '../state/relation.ts';
import { EVERYBODY, refTo, V, type VsState, ZONE, zoneList } from '../state/state.ts';
import { cardsOf } from './characters.ts';
import { keepTrack } from './track.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

export const draw: VerbRules<NodeOf<'draw'>> = {
  run(s, node, _, ctx) {
    const count = amountOf(s, node.count, ctx);
    let drawn = 0;
    for (const seat of playersOf(s, node.player, ctx, [])) {
      if (!isRuledOut(s, 'cantDraw', seat)) drawn += drawCards(s, seat, count);
    }
    return did(drawn > 0);
  },
};

export const drawUntil: VerbRules<NodeOf<'drawUntil'>> = {
  run(s, node, _, ctx) {
    const goal = amountOf(s, node.count, ctx);
    let drawn = 0;
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const missing = goal - zoneList(s, ZONE.hand, seat).length;
      if (missing > 0 && !isRuledOut(s, 'cantDraw', seat)) drawn += drawCards(s, seat, missing);
    }
    return did(drawn > 0);
  },
};

/** From hand to the KO pile (VS-TERM-10). */
export function discardCard(s: VsState, card: number): void {
  const seat = s.owner[card];
  moveCard(s, card, ZONE.ko, seat);
  happen(s, EV.leavesHand, card, NONE, seat);
}

/** VS-MEC-EVENT-08: one event for each player and instruction, however many cards. */
export function tellDiscards(s: VsState, seats: readonly number[]): void {
  for (let i = 0; i < seats.length; i++) {
    if (seats.indexOf(seats[i]) < i) continue;
    let count = 0;
    for (const seat of seats) if (seat === seats[i]) count++;
    happen(s, EV.discards, NONE, NONE, seats[i], count);
  }
}

/** What was discarded lies open, so the rest of the effect can still ask about it. */
export const discard: VerbRules<NodeOf<'discard'>> = {
  run(s, node, { scope }, ctx) {
    const cards = resolve(s, node.cards, ctx, []).filter((card) => s.zone[card] === ZONE.hand);
    if (cards.length > 0) reveal(s);
    const seats = cards.map((card) => s.owner[card]);
    for (const card of cards) discardCard(s, card);
    tellDiscards(s, seats);
    keepTrack(s, scope, node.cards, cards);
    return did(cards.length > 0);
  },
};

export const discardHand: VerbRules<NodeOf<'discardHand'>> = {
  run(s, node, { scope }, ctx) {
    let count = 0;
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const hand = zoneList(s, ZONE.hand, seat).slice();
      count += hand.length;
      for (const card of hand) discardCard(s, card);
      tellDiscards(
        s,
        hand.map(() => seat),
      );
    }
    if (count > 0) reveal(s);
    if (node.count !== undefined) bindNumber(s, scope, node.count, count);
    return did(count > 0);
  },
};

/** VS-TERM-36: to every player; or only to the power's user. What was seen stays known. */
export const revealHand: VerbRules<NodeOf<'revealHand'>> = {
  run(s, node, _, ctx) {
    const to = node.to === 'all' ? EVERYBODY : 1 << ctx.you;
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const hand = zoneList(s, ZONE.hand, seat);
      for (const card of hand) showTo(s, card, to);
      reveal(s);
      if (isMentioned(s))
        mention(s, {
          type: 'revealed',
          seat,
          faces: hand.map((card) => faceOf(s, card).id),
          to: to | (1 << seat),
          looked: false,
        });
      if (node.to === 'all') tellReveal(s, seat, hand.length);
    }
    return undefined;
  },
};

/** VS-TERM-36. What lies open already need not be shown. */
export const revealCards: VerbRules<NodeOf<'reveal'>> = {
  run(s, node, _, ctx) {
    const bySeat = new Map<number, number[]>();
    const shown = cardsOf(s, node.cards, ctx);
    for (const card of shown) {
      if (knownTo(s, card) === EVERYBODY) continue;
      showTo(s, card, EVERYBODY);
      bySeat.set(s.owner[card], [...(bySeat.get(s.owner[card]) ?? []), card]);
    }
    if (bySeat.size > 0) reveal(s);
    if (isMentioned(s)) {
      for (const [seat, cards] of bySeat) {
        const faces = cards.map((card) => faceOf(s, card).id);
        mention(s, { type: 'revealed', seat, faces, to: EVERYBODY, looked: false });
      }
    }
    for (const [seat, cards] of bySeat) tellReveal(s, seat, cards.length);
    return did(shown.length > 0);
  },
};

/** VS-TERM-36: all of it, for everybody to see; a shuffle ends that. */
export const revealDeck: VerbRules<NodeOf<'revealDeck'>> = {
  run(s, node, _, ctx) {
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const deck = zoneList(s, ZONE.deck, seat);
      for (const card of deck) showTo(s, card, EVERYBODY);
      reveal(s);
      if (isMentioned(s))
        mention(s, {
          type: 'revealed',
          seat,
          faces: deck.map((card) => faceOf(s, card).id),
          to: EVERYBODY,
          looked: false,
        });
      for (const card of deck.slice()) happen(s, EV.revealsFromDeck, card, NONE, seat);
      tellReveal(s, seat, deck.length);
    }
    return undefined;
  },
};

export const lookAtTop: VerbRules<NodeOf<'lookAtTop'>> = {
  run(s, node, { scope }, ctx) {
    const deck = zoneList(s, ZONE.deck, ctx.you);
    const to = node.reveal === true ? EVERYBODY : 1 << ctx.you;
    const count = Math.max(0, amountOf(s, node.count, ctx));
    const seen = node.from === 'bottom' ? deck.slice(0, count) : deck.slice(Math.max(0, deck.length - count)).reverse();
    setRegister(s, scope, node.name);
    for (const card of seen) {
      showTo(s, card, to);
      append(s, scope, node.name, refTo(s, card));
    }
    if (seen.length === 0) return 'nothing';
    reveal(s);
    if (isMentioned(s))
      mention(s, {
        type: 'revealed',
        seat: ctx.you,
        faces: seen.map((card) => faceOf(s, card).id),
        to,
        looked: node.reveal !== true,
      });
    if (node.reveal === true) {
      for (const card of seen) happen(s, EV.revealsFromDeck, card, NONE, ctx.you);
      tellReveal(s, ctx.you, seen.length);
    }
    return undefined;
  },
};

/** The choice was made as an operand: a search for a kind of card may be declared a failure (VS-ZON-46). */
export const search: VerbRules<NodeOf<'search'>> = {
  run(s, node, _, ctx) {
    reveal(s);
    return did(resolve(s, { cards: 'the', name: node.name }, ctx, []).length > 0);
  },
};

export const toHand: VerbRules<NodeOf<'toHand'>> = {
  run(s, node, { scope }, ctx) {
    const cards = cardsOf(s, node.cards, ctx);
    const moved = cards.map((card) => {
      if (!isInPlay(s, card)) return moveCard(s, card, ZONE.hand, s.owner[card]);
      happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
      return leavePlay(s, card, ZONE.hand);
    });
    keepTrack(s, scope, node.cards, moved);
    return did(cards.length > 0);
  },
};

export const toKo: VerbRules<NodeOf<'toKo'>> = {
  run(s, node, { scope }, ctx) {
    const cards = cardsOf(s, node.cards, ctx).filter((card) => !isInPlay(s, card));
    if (cards.length > 0) reveal(s);
    keepTrack(
      s,
      scope,
      node.cards,
      cards.map((card) => moveCard(s, card, ZONE.ko, s.owner[card])),
    );
    return did(cards.length > 0);
  },
};
/** VS-ZON-13: a card that its own trigger comes too late for, because it was removed from the game, stays out. */
const stillThere = (s: VsState, cards: Cards, ctx: Ctx): number[] =>
  cardsOf(s, cards, ctx).filter((card) => cards !== 'self' || s.zone[card] !== ZONE.removed);

export const shuffleIntoDeck: VerbRules<NodeOf<'shuffleIntoDeck'>> = {
  run(s, node, { scope }, ctx) {
    const cards = stillThere(s, node.cards, ctx);
    const seats = new Set<number>();
    for (const card of cards) {
      if (isInPlay(s, card)) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
      const id = isInPlay(s, card) ? leavePlay(s, card, ZONE.deck) : moveCard(s, card, ZONE.deck, s.owner[card]);
      if (s.zone[id] === ZONE.deck) seats.add(s.owner[id]);
    }
    for (const seat of seats) shuffleDeckOf(s, seat);
    if (node.count !== undefined) bindNumber(s, scope, node.count, cards.length);
    return did(cards.length > 0);
  },
};

export const shuffleDeck: VerbRules<NodeOf<'shuffleDeck'>> = {
  run(s, node, _, ctx) {
    const aside = node.aside === undefined ? [] : cardsOf(s, node.aside, ctx);
    for (const seat of playersOf(s, node.player, ctx, [])) {
      if (aside.length === 0) shuffleDeckOf(s, seat);
      else shuffleUnder(s, seat, aside);
    }
    return undefined;
  },
};

/** VS-BLD-07: this uses up no placement. Face down; a location may be turned face up by its player. */
export const toResources: VerbRules<NodeOf<'toResources'>> = {
  run(s, node, _, ctx) {
    const cards = stillThere(s, node.cards, ctx);
    for (const card of cards) {
      if (isInPlay(s, card)) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
      // VS-ZON-05: a resource always lies in its owner's row.
      const to = cannotBeResource(s, card) ? ZONE.removed : ZONE.resources;
      const isDown = to === ZONE.resources && !(node.faceUp === true && (faceOf(s, card).kind & KIND.location) !== 0);
      if (isInPlay(s, card)) leavePlay(s, card, to, isDown);
      else {
        if (s.zone[card] === ZONE.hand && isDown) forgetHand(s, s.owner[card]);
        moveCard(s, card, to, s.owner[card], isDown);
      }
      if (s.zone[card] !== ZONE.resources) continue;
      happen(s, EV.gainsResource, card, NONE, s.owner[card]);
      resourceAppears(s, card);
    }
    return did(cards.length > 0);
  },
};

export const turnLocation: VerbRules<NodeOf<'turnLocation'>> = {
  run(s, node, _, ctx) {
    let any = false;
    for (const card of resolve(s, node.cards, ctx, [])) {
      const isLocation = (faceOf(s, card).kind & KIND.location) !== 0;
      if (!isLocation || s.zone[card] !== ZONE.resources || isFaceUp(s, card) === (node.face === 'up')) continue;
      turnResource(s, card, node.face);
      any = true;
    }
    return did(any);
  },
};

export const removeFromGame: VerbRules<NodeOf<'removeFromGame'>> = {
  run(s, node, { scope }, ctx) {
    const cards = cardsOf(s, node.cards, ctx);
    if (node.keep === 'counters') {
      const inPlay = cards.filter((card) => isInPlay(s, card));
      for (const card of inPlay) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
      keepTrack(
        s,
        scope,
        node.cards,
        inPlay.filter((card) => removeWithCounters(s, card)),
      );
      return did(inPlay.length > 0);
    }
    for (const card of cards) {
      if (isInPlay(s, card)) {
        happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
        leavePlay(s, card, ZONE.removed);
      } else moveCard(s, card, ZONE.removed, s.owner[card]);
    }
    keepTrack(s, scope, node.cards, cards);
    return did(cards.length > 0);
  },
};

/** VS-MEC-TEAM-06. */
export const collect: VerbRules<NodeOf<'collect'>> = {
  run(s, node, running, ctx) {
    const cards = cardsOf(s, node.cards, ctx);
    for (const card of cards) happen(s, EV.collects, card, NONE, ctx.you);
    return removeFromGame.run(s, { verb: 'removeFromGame', cards: node.cards }, running, ctx);
  },
};

/** Face down and out of the game until the end of the turn; a mark on the cards tells which belong together. */
export const setAside: VerbRules<NodeOf<'setAside'>> = {
  run(s, node, _, ctx) {
    const cards = resolve(s, node.cards, ctx, []).filter((card) => s.zone[card] === ZONE.hand);
    if (cards.length === 0) return 'nothing';
    const slowly = node.until === 'twoATurn';
    for (const seat of new Set(cards.map((card) => s.owner[card]))) {
      const mark = nextStamp(s);
      for (const card of cards) {
        if (s.owner[card] !== seat) continue;
        setAsideCard(s, card, mark);
        happen(s, EV.leavesHand, card, NONE, seat);
      }
      addRow(s, {
        node: slowly ? RETURN_TWO : RETURN_CARDS,
        kind: 'later',
        card: NONE,
        a: mark,
        duration: 'game',
        until: s.v[V.turn],
        source: ctx.source,
        you: slowly ? seat : ctx.you,
      });
    }
    return undefined;
  },
};

/** VS-MEC-PLAYFROM-03: a copy lies in the pile already, or goes there with it. */
const isCopyIn = (s: VsState, pile: string, card: number, chosen: readonly number[], place: number): boolean =>
  chosen.some((other, i) => i < place && s.face[other] === s.face[card] && s.owner[other] === s.owner[card]) ||
  zoneList(s, ZONE.side, s.owner[card]).some((other) => s.face[other] === s.face[card] && isInPile(s, other, pile));

export const toPile: VerbRules<NodeOf<'toPile'>> = {
  run(s, node, _, ctx) {
    const chosen = cardsOf(s, node.cards, ctx);
    const cards = node.single === true ? chosen.filter((card, i) => !isCopyIn(s, node.pile, card, chosen, i)) : chosen;
    for (const card of cards) {
      if (isInPlay(s, card)) happen(s, EV.leavesPlay, card, NONE, s.controller[card]);
      moveCard(s, card, ZONE.side, s.owner[card]);
      keepInPile(s, card, node.pile);
      if (node.shuffle === true) shufflePile(s, s.owner[card], node.pile);
    }
    return did(cards.length > 0);
  },
};

export const gainRecruitPoints: VerbRules<NodeOf<'gainRecruitPoints'>> = {
  run(s, node, _, ctx) {
    const count = amountOf(s, node.count, ctx);
    gainPoints(s, ctx.you, count);
    return undefined;
  },
};
