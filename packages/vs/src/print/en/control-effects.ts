import type { Control, Effects, Nameable } from '../../language/effect.ts';
import type { Player } from '../../language/query.ts';
import { after } from '../compose.ts';
import { introduce } from '../discourse.ts';
import type { EffectOf } from '../printer.ts';
import { join, NOTHING, type Phrase, rule, spaced, words } from '../token.ts';
import { amountValue } from './amount.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { byCards } from './character-effects.ts';
import { act, alone, type Clause, deeds, does, finite, inPassing, sentences, spoken } from './clause.ts';
import { conditionWords } from './condition.ts';
import { costWords } from './cost.ts';
import { effectClause } from './effect.ts';
import type { Ctx } from './noun.ts';
import { playerKey, playerNoun } from './players.ts';
import { verb } from './words.ts';

type Table = { readonly [V in Control['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

const choosing = verb('choose', 'chose', 'chosen');

/** "you may draw a card", "he may attack", "you may have a player discard a card and draw two cards". */
function mayWords(effects: Effects, ctx: Ctx): Phrase {
  const parts: Phrase[] = [];
  let before: string | undefined;
  for (const [at, effect] of effects.entries()) {
    if (inPassing(effects, at, ctx)) continue;
    const clause = effectClause(effect, ctx);
    const key = clause.subject?.key;
    if (clause.alone || clause.finite || clause.subject === undefined) parts.push(clause.say('base'));
    else if (key !== undefined && key === before) parts.push(clause.say('base'));
    else if (clause.free && parts.length === 0)
      return words`${clause.subject.noun().subject} may ${clause.say('base')}`;
    else parts.push(words`have ${clause.subject.noun().object} ${clause.say('base')}`);
    before = key;
  }
  return words`you may ${join(parts, ', ', ', and ', ' and ')}`;
}

function forEachPlayer(node: EffectOf<'forEachPlayer'>, ctx: Ctx): Clause {
  return alone(() => {
    const who = playerNoun(node.player, ctx);
    ctx.talk.alias.set(node.name, who.key ?? node.name);
    const all = node.effects.every((effect) => effectClause(effect, ctx).subject?.key === who.key);
    if (all) return words`${who.subject} ${deeds(node.effects, ctx, who.key, 'third')}`;
    const parts = node.effects.map((effect) => spoken(effectClause(effect, ctx), ctx));
    return words`for ${who.object}, ${join(parts, ', ', ', and ', ' and ')}`;
  });
}

function unless(node: EffectOf<'unless'>, ctx: Ctx): Clause {
  return finite(() => {
    const instead = sentences(node.instead, ctx, true);
    const player = playerNoun(node.player, ctx);
    const form = player.many ? 'base' : 'third';
    return words`${join(instead, ' and ')} unless ${player.subject} ${deeds(node.effects, ctx, playerKey(node.player, ctx), form)}`;
  });
}

function mayBy(player: Player, effects: Effects, ctx: Ctx): Phrase {
  const noun = playerNoun(player, ctx, { subject: true });
  return words`${noun.subject} may ${deeds(effects, ctx, playerKey(player, ctx), 'base')}`;
}

const NAMED: Readonly<Record<Nameable, string>> = {
  power: 'a keyword or super power',
  card: 'a card',
  character: 'a character',
  supporting: 'a supporting character',
  plotTwist: 'a plot twist',
  location: 'a location',
  equipment: 'an equipment',
  team: 'a team affiliation',
};

export const CONTROL_EFFECTS: Table = {
  choose(node, ctx) {
    const by = typeof node.cards === 'object' && node.cards.cards === 'pick' ? node.cards.by : undefined;
    if (by === undefined || by === 'you') return act(choosing, () => [cardsNoun(node.cards, ctx).object]);
    return does(
      playerKey(by, ctx),
      () => playerNoun(by, ctx),
      (form) => words`${choosing[form]} ${cardsNoun({ ...nobody(node), by: 'you' }, ctx).object}`,
    );
  },
  chooseEach: (node, ctx) =>
    act(choosing, () => {
      const each = node.from.map((query) => queryNoun(query, { det: 'pick', count: 1 }, ctx).object);
      introduce(ctx.talk, node.name, { head: 'character', pronoun: 'p', many: true });
      return [words`${join(each, ', ', ', and ', ' and ')}, all with different names`];
    }),
  // Nothing is said: what it binds is known already, or will be said where it is used.
  bind(node, ctx) {
    const key = typeof node.cards === 'string' ? node.cards : node.cards.cards === 'the' ? node.cards.name : undefined;
    if (node.add === true) {
      ctx.talk.alias.delete(node.name);
      introduce(ctx.talk, node.name, { head: 'character', pronoun: 'p', many: true });
      return alone(() => NOTHING);
    }
    if (key !== undefined) ctx.talk.alias.set(node.name, ctx.talk.alias.get(key) ?? key);
    else ctx.talk.later.set(node.name, node.cards);
    return alone(() => NOTHING);
  },
  choosePlayer: (node, ctx) => act(choosing, () => [playerNoun(node.player, ctx).object]),
  chooseRow: (node, ctx) =>
    act(choosing, () => {
      introduce(ctx.talk, node.name, { head: 'row', pronoun: 'row', many: false });
      return [node.of === 'you' ? 'one of your rows' : 'an enemy row'];
    }),
  chooseNumber(node, ctx) {
    ctx.talk.numbers.set(node.name, 'x');
    if (node.below === undefined) {
      return act(choosing, () => [node.least === undefined ? 'any number X' : `a number X, ${node.least} or higher`]);
    }
    const { below } = node;
    return act(choosing, () => ['a number X less than', amountValue(below, ctx)]);
  },
  pay: (node, ctx) => {
    const paid = costWords(node.cost);
    if (node.cards !== undefined && node.cards !== 'self') {
      const { cards } = node;
      return act(verb('have', 'had'), () => [cardsNoun(cards, ctx).object, spaced('pay', paid)]);
    }
    if (node.player === 'you') return act(verb('pay', 'paid'), () => [paid]);
    const { player } = node;
    return does(
      playerKey(player, ctx),
      () => playerNoun(player, ctx),
      (form) => spaced(verb('pay', 'paid')[form], paid),
    );
  },
  name: (node) => act(verb('name'), () => [NAMED[node.what]]),
  if: (node, ctx) =>
    alone(() => {
      const condition = conditionWords(node.condition, ctx);
      const then = after(words`if ${condition}, `, sentences(node.then, ctx, true));
      if (node.otherwise === undefined) return then;
      return words`${then}. ${after(words`Otherwise, `, sentences(node.otherwise, ctx, true))}`;
    }),
  may: (node, ctx) =>
    finite(() => (node.by === undefined ? mayWords(node.effects, ctx) : mayBy(node.by, node.effects, ctx))),
  unless,
  forEach: (node, ctx) =>
    alone(() => {
      const each = cardsNoun(node.cards, ctx);
      introduce(ctx.talk, node.name, { head: 'character', pronoun: 'n', many: false });
      return after(words`for ${each.object}, `, sentences(node.effects, ctx, true));
    }),
  forEachPlayer,
  oneOf: (node, ctx) =>
    alone(
      () =>
        words`${node.by === undefined ? 'choose' : words`${playerNoun(node.by, ctx).subject} chooses`} ${node.count === 2 ? 'two' : 'one'}: ${join(
          node.modes.map((mode) => join(sentences(mode, ctx, true), '. ')),
          '; ',
          '; or ',
        )}`,
    ),
  flipCoin: (node, ctx) => ({
    ...act(verb('flip'), () => ['a coin', after(words`. If you win the flip, `, sentences(node.ifYouWin, ctx, true))]),
  }),
  danceOff: (node, ctx) => ({
    ...act(verb('start'), () => [
      spaced('a', rule('VS-CARD-02', 'Dance Off')),
      after(words`. If you win, `, sentences(node.ifYouWin, ctx, true)),
    ]),
  }),
  sing: (node, ctx) =>
    byCards(node.cards, ctx, (form) => words`${form === 'base' ? 'perform' : 'performs'} a Musical Number`),
  say: (node, ctx) =>
    act(verb('say', 'said'), () =>
      typeof node.words === 'string' ? [`“${node.words}”`] : [cardsNoun(node.words.nameOf, ctx).own, 'name out loud'],
    ),
  extraTurn: () => act(verb('take', 'took', 'taken'), () => ['an extra turn after this one']),
  winGame: () => finite(() => words`you win the game`),
};

type PickNode = Extract<EffectOf<'choose'>['cards'], { readonly cards: 'pick' }>;

/** The choice without who makes it, since the sentence says so. */
function nobody(node: EffectOf<'choose'>): PickNode {
  if (typeof node.cards !== 'object' || node.cards.cards !== 'pick') throw new Error('not a choice');
  return node.cards;
}
