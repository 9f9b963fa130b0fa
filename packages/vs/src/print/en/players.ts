import type { Cards, Lack, Player } from '../../language/query.ts';
import { introduce, keyOf } from '../discourse.ts';
import { entry, type PlayerTable } from '../printer.ts';
import { spaced, text, words } from '../token.ts';
import { cardsKey, cardsNoun, type NounOptions } from './cards.ts';
import { type Ctx, type Noun, noun, refer, YOU } from './noun.ts';

export const SOME_PLAYER = { others: 'another player', all: 'a player', enemies: 'an enemy player' } as const;

const LACKS: Readonly<Record<Lack, string>> = {
  cardsInHand: 'no cards in hand',
  cardsInDeck: 'no cards in their deck',
  supportingCharacters: 'no supporting characters on their side',
};

export const PLAYERS: PlayerTable<[ctx: Ctx, options: NounOptions], Noun> = {
  pick(node, ctx, options) {
    const lacks = node.without?.map((what) => LACKS[what]).join(' or ');
    const said = lacks === undefined ? SOME_PLAYER[node.among] : `${SOME_PLAYER[node.among]} with ${lacks}`;
    introduce(ctx.talk, node.name ?? '#player', { head: 'player', pronoun: 'p', many: false });
    return noun(spaced(said, options.subject ? 'of your choice' : undefined), false, node.name);
  },
  the(node, ctx) {
    const passing = ctx.talk.passing.get(node.name);
    if (passing === undefined) return refer(ctx, node.name, 'player');
    ctx.talk.passing.delete(node.name);
    introduce(ctx.talk, node.name, { head: 'player', pronoun: 'p', many: false });
    return noun([text(passing)], false, node.name);
  },
  controller: (node, ctx) => ownerNoun(node.of, 'controller', ctx),
  owner: (node, ctx) => ownerNoun(node.of, 'owner', ctx),
};

function ownerNoun(of: Cards, word: string, ctx: Ctx): Noun {
  const key = `${word}:${cardsKey(of, ctx) ?? ''}`;
  if (ctx.talk.entities.has(key)) return refer(ctx, key, 'player');
  const said = words`${cardsNoun(of, ctx).own} ${word}`;
  introduce(ctx.talk, key, { head: 'player', pronoun: 'p', many: false });
  return noun(said, false, key);
}

const someone = (word: string, head: string): ((ctx: Ctx) => Noun) => {
  return (ctx) => {
    introduce(ctx.talk, word, { head, pronoun: 'p', many: false });
    return noun([text(word)], false, word);
  };
};

export const PLAYER_RELATIONS: Readonly<Record<Extract<Player, string>, (ctx: Ctx) => Noun>> = {
  you: () => YOU,
  eachEnemy: someone('each enemy player', 'player'),
  eachPlayer: someone('each player', 'player'),
  eachOther: someone('each other player', 'player'),
  thatPlayer: (ctx) => refer(ctx, 'thatPlayer', 'player'),
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
