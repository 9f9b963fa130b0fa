import type { Control, Effects, Nameable } from '../../language/effect.ts';
import type { Player } from '../../language/query.ts';
import { after } from '../compose.ts';
import { introduce } from '../discourse.ts';
import type { EffectOf } from '../printer.ts';
import { join, NOTHING, type Phrase, rule, spaced, words } from '../token.ts';
import { amountNoun } from './amount.ts';
import { cardsNoun, queryNoun } from './cards.ts';
import { byCards } from './character-effects.ts';
import { act, alone, type Clause, deeds, does, finite, inPassing, saying, sentences, spoken } from './clause.ts';
import { conditionWords } from './condition.ts';
import { costWords } from './cost.ts';
import { effectClause } from './effect.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, doing, full, list, prep, subject } from './noun.ts';
import { playerKey, playerNoun } from './players.ts';
import { conjugated, VERBS } from './verbs.ts';
import { formOf } from './words.ts';

type Table = { readonly [V in Control['verb']]: (node: EffectOf<V>, ctx: Ctx) => Clause };

/** "puoi pescare una carta", "può attaccare", "puoi far sì che un giocatore scarti una carta e ne peschi due". */
function mayWords(effects: Effects, ctx: Ctx): Phrase {
  const parts: Phrase[] = [];
  let before: string | undefined;
  for (const [at, effect] of effects.entries()) {
    if (inPassing(effects, at, ctx)) continue;
    const clause = effectClause(effect, ctx);
    const key = clause.subject?.key;
    if (clause.alone || clause.finite || clause.subject === undefined) parts.push(clause.say('inf'));
    else if (key !== undefined && key === before) parts.push(clause.say('subSg'));
    else if (clause.free && parts.length === 0) {
      const who = clause.subject.noun();
      return spaced(subject(who, ctx), who.many ? 'possono' : 'può', clause.say('inf'));
    } else {
      const who = clause.subject.noun();
      parts.push(words`far sì che ${full(who)} ${clause.say(formOf(who.many, 'sub'))}`);
    }
    before = key;
  }
  return words`puoi ${list(parts)}`;
}

function forEachPlayer(node: EffectOf<'forEachPlayer'>, ctx: Ctx): Clause {
  return alone(() => {
    const who = playerNoun(node.player, ctx);
    ctx.talk.alias.set(node.name, who.key ?? node.name);
    const all = node.effects.every((effect) => effectClause(effect, ctx).subject?.key === who.key);
    if (all) return words`${full(who)} ${deeds(node.effects, ctx, who.key, 'sg')}`;
    const parts = node.effects.map((effect) => spoken(effectClause(effect, ctx), ctx));
    return words`per ${full(who)}, ${list(parts)}`;
  });
}

function unless(node: EffectOf<'unless'>, ctx: Ctx): Clause {
  return finite(() => {
    const instead = sentences(node.instead, ctx, true);
    const player = playerNoun(node.player, ctx);
    return words`${join(instead, ' e ')} a meno che ${full(player)} non ${deeds(node.effects, ctx, playerKey(node.player, ctx), 'subSg')}`;
  });
}

function mayBy(player: Player, effects: Effects, ctx: Ctx): Phrase {
  const who = playerNoun(player, ctx, { subject: true });
  return words`${full(who)} può ${deeds(effects, ctx, playerKey(player, ctx), 'inf')}`;
}

const NAMED: Readonly<Record<Nameable, string>> = {
  power: 'una parola chiave o un superpotere',
  card: 'una carta',
  character: 'un personaggio',
  supporting: 'un personaggio di supporto',
  plotTwist: 'un colpo di scena',
  location: 'un luogo',
  equipment: 'un equipaggiamento',
  team: "un'affiliazione",
};

export const CONTROL_EFFECTS: Table = {
  chooseEach: (node, ctx) =>
    saying(VERBS.choose, () => {
      const each = node.from.map((query) => full(queryNoun(query, { det: 'pick', count: 1 }, ctx)));
      introduce(ctx.talk, node.name, { head: TERMS.character.one, pronoun: 'mp', many: true });
      return [words`${join(each, ', ', ' e ')}, tutti con nomi diversi`];
    }),
  choose(node, ctx) {
    const { cards } = node;
    const by = typeof cards === 'object' && cards.cards === 'pick' ? cards.by : undefined;
    if (by === undefined || by === 'you' || typeof cards !== 'object' || cards.cards !== 'pick') {
      return act(VERBS.choose, () => cardsNoun(cards, ctx));
    }
    return does(
      playerKey(by, ctx),
      () => playerNoun(by, ctx),
      (form) => doing(VERBS.choose, form, cardsNoun({ ...cards, by: 'you' }, ctx)),
    );
  },
  // Nothing is said: what it binds is known already, or will be said where it is used.
  bind(node, ctx) {
    const key = typeof node.cards === 'string' ? node.cards : node.cards.cards === 'the' ? node.cards.name : undefined;
    if (node.add === true) {
      ctx.talk.alias.delete(node.name);
      introduce(ctx.talk, node.name, { head: TERMS.character.one, pronoun: 'mp', many: true });
      return alone(() => NOTHING);
    }
    if (key !== undefined) ctx.talk.alias.set(node.name, ctx.talk.alias.get(key) ?? key);
    else ctx.talk.later.set(node.name, node.cards);
    return alone(() => NOTHING);
  },
  choosePlayer: (node, ctx) => act(VERBS.choose, () => playerNoun(node.player, ctx)),
  chooseRow: (node, ctx) =>
    saying(VERBS.choose, () => {
      introduce(ctx.talk, node.name, { head: TERMS.row.one, pronoun: 'row', many: false });
      return [node.of === 'you' ? 'una delle tue file' : 'una fila nemica'];
    }),
  chooseNumber(node, ctx) {
    ctx.talk.numbers.set(node.name, 'x');
    if (node.below === undefined) {
      const least = node.least === undefined ? 'un numero X qualsiasi' : `un numero X, ${node.least} o più`;
      return saying(VERBS.choose, () => [least]);
    }
    const { below } = node;
    return saying(VERBS.choose, () => ['un numero X minore', prep('di', amountNoun(below, ctx), ctx)]);
  },
  pay: (node, ctx) => {
    const paid = costWords(node.cost);
    if (node.cards !== undefined && node.cards !== 'self') {
      const { cards } = node;
      return saying(VERBS.pay, () => [paid, prep('con', cardsNoun(cards, ctx), ctx)]);
    }
    if (node.player === 'you') return saying(VERBS.pay, () => [paid]);
    const { player } = node;
    return does(
      playerKey(player, ctx),
      () => playerNoun(player, ctx),
      (form) => spaced(conjugated(VERBS.pay, form), paid),
    );
  },
  name: (node) => saying(VERBS.name, () => [NAMED[node.what]]),
  if: (node, ctx) =>
    alone(() => {
      const condition = conditionWords(node.condition, ctx);
      const then = after(words`se ${condition}, `, sentences(node.then, ctx, true));
      if (node.otherwise === undefined) return then;
      return words`${then}. ${after(words`Altrimenti, `, sentences(node.otherwise, ctx, true))}`;
    }),
  may: (node, ctx) =>
    finite(() => (node.by === undefined ? mayWords(node.effects, ctx) : mayBy(node.by, node.effects, ctx))),
  unless,
  forEach: (node, ctx) =>
    alone(() => {
      const each = cardsNoun(node.cards, ctx);
      const head = TERMS.character.one;
      introduce(ctx.talk, node.name, { head, full: words`${head}`, pronoun: 'm', many: false });
      // Whoever does something now is told by name, or it would seem to be one of these.
      ctx.topic.key = node.name;
      return after(words`per ${full(each)}, `, sentences(node.effects, ctx, true));
    }),
  forEachPlayer,
  oneOf: (node, ctx) => ({
    alone: true,
    say: (form) =>
      words`${node.by === undefined ? (form === 'inf' ? 'sceglierne' : 'scegline') : words`${full(playerNoun(node.by, ctx))} ne sceglie`} ${node.count === 2 ? 'due' : 'uno'}: ${join(
        node.modes.map((mode) => join(sentences(mode, ctx, true), '. ')),
        '; ',
        '; oppure ',
      )}`,
  }),
  flipCoin: (node, ctx) =>
    saying(VERBS.throw, () => [
      'una moneta',
      after(words`. Se vinci il lancio, `, sentences(node.ifYouWin, ctx, true)),
    ]),
  danceOff: (node, ctx) =>
    saying(VERBS.start, () => [
      words`una ${rule('VS-CARD-02', 'gara di ballo')}`,
      after(words`. Se vinci, `, sentences(node.ifYouWin, ctx, true)),
    ]),
  sing: (node, ctx) => byCards(node.cards, ctx, (form) => words`${conjugated(VERBS.perform, form)} un numero musicale`),
  say: (node, ctx) =>
    saying(VERBS.say, () =>
      typeof node.words === 'string'
        ? [`“${node.words}”`]
        : ['ad alta voce il nome', prep('di', cardsNoun(node.words.nameOf, ctx), ctx)],
    ),
  extraTurn: () => saying(VERBS.play, () => ['un turno extra dopo questo']),
  winGame: () => finite(() => words`vinci la partita`),
};
