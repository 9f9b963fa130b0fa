import type { Cards, Lack, Player } from '../../language/query.ts';
import { introduce, keyOf } from '../discourse.ts';
import { entry, type PlayerTable } from '../printer.ts';
import { spaced, text } from '../token.ts';
import { cardsKey, cardsNoun, type NounOptions } from './cards.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, type Noun, noun, owned, refer, YOU } from './noun.ts';

export const SOME_PLAYER = {
  others: 'un altro giocatore',
  all: 'un giocatore',
  enemies: 'un giocatore nemico',
} as const;

const ONE = { gender: 'm', many: false } as const;
// Players and characters are both masculine; who has a hand and who gets stunned is clear all the same.
const PLAYER = { head: TERMS.player.one, pronoun: TERMS.player.one, many: false } as const;

const LACKS: Readonly<Record<Lack, string>> = {
  cardsInHand: 'carte in mano',
  cardsInDeck: 'carte nel mazzo',
  supportingCharacters: 'personaggi di supporto dalla sua parte',
};

export const PLAYERS: PlayerTable<[ctx: Ctx, options: NounOptions], Noun> = {
  pick(node, ctx, options) {
    introduce(ctx.talk, node.name ?? '#player', PLAYER);
    const which = node.without?.map((what) => `senza ${LACKS[what]}`).join(' o ');
    return noun(spaced(SOME_PLAYER[node.among], which, options.subject ? 'a tua scelta' : undefined), ONE, node.name);
  },
  the(node, ctx) {
    const passing = ctx.talk.passing.get(node.name);
    if (passing === undefined) return refer(ctx, node.name, TERMS.player);
    ctx.talk.passing.delete(node.name);
    introduce(ctx.talk, node.name, PLAYER);
    return noun([text(passing)], ONE, node.name);
  },
  controller: (node, ctx) => holder(node.of, 'controller', ctx),
  owner: (node, ctx) => holder(node.of, 'owner', ctx),
};

function holder(of: Cards, word: 'controller' | 'owner', ctx: Ctx): Noun {
  const key = `${word}:${cardsKey(of, ctx) ?? ''}`;
  if (ctx.talk.entities.has(key)) return refer(ctx, key, TERMS.player);
  const said = owned(TERMS[word], cardsNoun(of, ctx));
  introduce(ctx.talk, key, PLAYER);
  return { ...said, key };
}

const someone =
  (said: string) =>
  (ctx: Ctx): Noun => {
    introduce(ctx.talk, said, PLAYER);
    return noun([text(said)], ONE, said);
  };

export const PLAYER_RELATIONS: Readonly<Record<Extract<Player, string>, (ctx: Ctx) => Noun>> = {
  you: () => YOU,
  eachEnemy: someone('ogni giocatore nemico'),
  eachPlayer: someone('ogni giocatore'),
  eachOther: someone('ogni altro giocatore'),
  thatPlayer: (ctx) => refer(ctx, 'thatPlayer', TERMS.player),
};

export function playerNoun(player: Player, ctx: Ctx, options: NounOptions = {}): Noun {
  if (typeof player === 'string') return PLAYER_RELATIONS[player](ctx);
  return entry<Player, [Ctx, NounOptions], Noun>(PLAYERS, player.player)(player, ctx, options);
}

/** Under which key a player is known. */
export function playerKey(player: Player, ctx: Ctx): string | undefined {
  if (typeof player === 'string') return keyOf(ctx.talk, player);
  if ('of' in player) return `${player.player}:${cardsKey(player.of, ctx) ?? ''}`;
  return player.name === undefined ? undefined : keyOf(ctx.talk, player.name);
}
