import type { CombatEffect } from '../../language/effect.ts';
import type { EffectOf } from '../printer.ts';
import { icon, spaced, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { byCards } from './character-effects.ts';
import { act, alone, type Clause, finite, saying } from './clause.ts';
import { type Ctx, doing, full, prep, subject } from './noun.ts';
import { conjugated, VERBS } from './verbs.ts';

type Table = { readonly [V in CombatEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

export const COMBAT_EFFECTS: Table = {
  removeFromCombat: (node, ctx) =>
    act(
      VERBS.remove,
      () => cardsNoun(node.cards, ctx),
      () => ['dal combattimento'],
    ),
  cancelCombat: () => saying(VERBS.cancel, () => ['il combattimento']),
  cancelPower: (node) => saying(VERBS.cancel, () => [node.what === undefined ? 'quel potere' : 'quel colpo di scena']),
  // That nobody replaces himself need not be said.
  replaceDefender(node, ctx) {
    if (node.anyway) {
      return act(
        VERBS.remove,
        () => cardsNoun(node.cards, ctx),
        () => [words`dal combattimento e ${full(cardsNoun(node.with, ctx))} diventa il difensore`],
      );
    }
    return act(
      VERBS.replace,
      () => cardsNoun(node.cards, ctx, node.with === 'self' ? { skip: ['other'] } : {}),
      () => [prep('con', cardsNoun(node.with, ctx), ctx)],
    );
  },
  strike: (node, ctx) => ({
    ...byCards(node.cards, ctx, (form) => doing(VERBS.strike, form, cardsNoun(node.at, ctx))),
    free: true,
  }),
  stunEachOther: (node, ctx) =>
    finite(() => {
      if (node.cards === 'subject' && node.with === 'object') return words`si stordiscono a vicenda`;
      return words`${full(cardsNoun(node.cards, ctx))} e ${full(cardsNoun(node.with, ctx))} si stordiscono a vicenda`;
    }),
  attackAgain: (node, ctx) => ({
    ...byCards(node.cards, ctx, (form) =>
      spaced(conjugated(VERBS.attack, form), 'subito', full(queryNoun(node.at, { det: 'pick', count: 1 }, ctx))),
    ),
    free: true,
  }),
  attackOften: (node, ctx) =>
    alone(() =>
      spaced(
        subject(cardsNoun(node.cards, ctx), ctx),
        'può fare quanti attacchi in mischia vuole, uno alla volta, contro',
        full(queryNoun(node.at, { det: 'bare' }, ctx)),
      ),
    ),
  turnCombat: (node, ctx) =>
    alone(() => [
      ...spaced(
        'poi inizia un combattimento in mischia con',
        full(cardsNoun(node.cards, ctx)),
        'come attaccante e con gli attaccanti di prima come difensori',
      ),
      text(". Durante quell'attacco puoi giocare colpi di scena di Combattimento senza il simbolo "),
      icon('anyTurn'),
    ]),
};
