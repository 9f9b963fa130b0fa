import type { GameView } from '@longbox/protocol';
import { profileWord } from '../decks/profiles.ts';
import type { Translate } from '../i18n/bundle.ts';

/** What a game is called; the same in every language. */
export const gameTitle = (game: string): string => (game === 'arena' ? 'Mission Arena' : 'Vs. System');

/** An edition and mode of the Vs. System, or a level of Mission Arena, in words. */
export function profileTitle(game: string, profile: string, t: Translate): string {
  if (game === 'arena') return t(profileWord('arena', profile));
  const [edition, mode = 'duel'] = profile.split('/');
  const name = t(profileWord('vs', edition));
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
