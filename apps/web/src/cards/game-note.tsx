import { GAME_FACTS, type GameName } from '@longbox/games';
import { useLanguage } from '../i18n/language.tsx';

/** What people should know about the cards of this game, if there is anything. */
export function GameNote({ game }: { readonly game: GameName }) {
  const note = GAME_FACTS[game].note?.[useLanguage()];
  return note === undefined ? null : <p className="caption game-note">{note}</p>;
}
