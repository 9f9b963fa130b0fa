import { GAME_FACTS, needGameName } from '@longbox/games';
import type { GameView } from '@longbox/protocol';
import { profileWord } from '../decks/profiles.ts';
import type { Translate } from '../i18n/bundle.ts';

export const gameTitle = (game: string): string => GAME_FACTS[needGameName(game)].title;

/** An edition or level in words, with its mode where it is no duel. */
export function profileTitle(game: string, profile: string, t: Translate): string {
  const [edition, mode = 'duel'] = profile.split('/');
  const name = t(profileWord(needGameName(game), edition));
  return mode === 'duel' ? name : `${name} · ${t(`mode-${mode}`)}`;
}

/** Profiles that can be played by so many, the usual one first. */
export function profilesFor({ profiles, profile: usual }: GameView, seats: number): readonly string[] {
  const fitting = profiles
    .filter(({ seats: [least, most] }) => least <= seats && seats <= most)
    .map(({ name }) => name);
  return fitting.toSorted((a, b) => Number(b === usual) - Number(a === usual));
}

export const mostSeats = ({ profiles }: GameView): number => Math.max(...profiles.map(({ seats }) => seats[1]));
