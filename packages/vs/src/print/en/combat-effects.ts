import type { CombatEffect } from '../../language/effect.ts';
import type { EffectOf } from '../printer.ts';
import { icon, spaced, text, words } from '../token.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { byCards } from './character-effects.ts';
import { act, alone, type Clause, finite } from './clause.ts';
import type { Ctx } from './noun.ts';
import { verb } from './words.ts';

type Table = { readonly [V in CombatEffect['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

export const COMBAT_EFFECTS: Table = {
  removeFromCombat: (node, ctx) => act(verb('remove'), () => [cardsNoun(node.cards, ctx).object, 'from the combat']),
  cancelCombat: () => act(verb('cancel'), () => ['the combat']),
  cancelPower: (node) => act(verb('cancel'), () => [node.what === undefined ? 'that power' : 'that plot twist']),
  // That nobody replaces himself need not be said.
  replaceDefender(node, ctx) {
    if (node.anyway) {
      return act(verb('remove'), () => [
        cardsNoun(node.cards, ctx).object,
        'from the combat, and',
        cardsNoun(node.with, ctx).subject,
        'becomes the defender',
      ]);
    }
    return act(verb('replace'), () => [
      cardsNoun(node.cards, ctx, node.with === 'self' ? { skip: ['other'] } : {}).object,
      'with',
      cardsNoun(node.with, ctx).object,
    ]);
  },
  strike: (node, ctx) => ({
    ...byCards(node.cards, ctx, (form) => words`${verb('strike')[form]} ${cardsNoun(node.at, ctx).object}`),
    free: true,
  }),
  stunEachOther: (node, ctx) =>
    finite(() => {
      if (node.cards === 'subject' && node.with === 'object') return words`they stun each other`;
      return words`${cardsNoun(node.cards, ctx).subject} and ${cardsNoun(node.with, ctx).object} stun each other`;
    }),
  attackAgain: (node, ctx) => ({
    ...byCards(node.cards, ctx, (form) =>
      spaced('immediately', verb('attack')[form], queryNoun(node.at, { det: 'pick', count: 1 }, ctx).object),
    ),
    free: true,
  }),
  attackOften: (node, ctx) =>
    alone(() =>
      spaced(
        cardsNoun(node.cards, ctx).subject,
        'may make any number of melee attacks, one at a time, against',
        queryNoun(node.at, { det: 'bare' }, ctx).object,
      ),
    ),
  turnCombat: (node, ctx) =>
    alone(() => [
      ...spaced(
        'then start a melee combat with',
        cardsNoun(node.cards, ctx).object,
        'as the attacker and the former attackers as the defenders',
      ),
      text('. During that attack you can play Combat plot twists without the '),
      icon('anyTurn'),
      text(' symbol'),
    ]),
};
