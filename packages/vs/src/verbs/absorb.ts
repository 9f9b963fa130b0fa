import { NONE, reveal } from '@longbox/kernel';
import { absorbCards } from '../atoms/captives.ts';
import { showTo, tellReveal } from '../atoms/known.ts';
import { bindCard, setRegister } from '../atoms/registers.ts';
import { isMentioned, mention } from '../atoms/tell.ts';
import { happen } from '../atoms/triggers.ts';
import { EV } from '../catalogue/face.ts';
import { fits } from '../queries/filter.ts';
import { playersOf } from '../queries/players.ts';
import { faceOf, isInRow } from '../state/relation.ts';
import { EVERYBODY, refTo, ZONE, zoneList } from '../state/state.ts';
import { cardsOf } from './characters.ts';
import { did, type NodeOf, type VerbRules } from './verb.ts';

/** From the top, one after the other; a deck without such a card is shown whole. */
export const revealUntil: VerbRules<NodeOf<'revealUntil'>> = {
  run(s, node, { scope }, ctx) {
    const found: number[] = [];
    const rest: number[] = [];
    for (const seat of playersOf(s, node.player, ctx, [])) {
      const shown: number[] = [];
      const deck = zoneList(s, ZONE.deck, seat);
      for (let i = deck.length - 1; i >= 0; i--) {
        shown.push(deck[i]);
        showTo(s, deck[i], EVERYBODY);
        const isIt = fits(s, node.until, deck[i], ctx);
        (isIt ? found : rest).push(deck[i]);
        if (isIt) break;
      }
      if (shown.length === 0) continue;
      reveal(s);
      if (isMentioned(s))
        mention(s, {
          type: 'revealed',
          seat,
          faces: shown.map((card) => faceOf(s, card).id),
          to: EVERYBODY,
          looked: false,
        });
      for (const card of shown) happen(s, EV.revealsFromDeck, card, NONE, seat);
      tellReveal(s, seat, shown.length);
    }
    setRegister(s, scope, node.name);
    for (const card of found) bindCard(s, scope, node.name, card);
    setRegister(s, scope, node.rest);
    for (const card of rest) bindCard(s, scope, node.rest, card);
    return did(found.length > 0);
  },
};

/** They belong to a stay in play: the one that goes on, or the next one if the card is still on its way. */
export const absorb: VerbRules<NodeOf<'absorb'>> = {
  run(s, node, _, ctx) {
    const cards = cardsOf(s, node.cards, ctx);
    const stay = refTo(s, ctx.source) + (isInRow(s, ctx.source) ? 0 : 1024);
    absorbCards(s, cards, stay);
    return did(cards.length > 0);
  },
};
