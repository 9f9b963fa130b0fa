import type { Player } from '../../language/query.ts';
import { type Phrase, words } from '../token.ts';
import { TERMS } from './glossary.ts';
import { type Ctx, owned, prep } from './noun.ts';
import { playerNoun } from './players.ts';

/** The whole of a guess, from the random card to the next one (VS-MEC-SECRET-03). */
export const guessWords = (player: Player, ctx: Ctx): Phrase =>
  words`scegli una carta a caso ${prep('da', owned(TERMS.hand, playerNoun(player, ctx)), ctx)}, che guarda soltanto quel giocatore. Il giocatore nomina un tipo di carta e tu dici se la carta è di quel tipo. Poi rivela la carta. Se hai ragione, il giocatore la scarta e tu ripeti questo procedimento`;
