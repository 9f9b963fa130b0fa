import type { GameName } from '../cards/card-facts.ts';
import { useSettings } from '../state/settings.ts';
import { knownProfile } from './profiles.ts';

/** The edition or level new decks are built for. */
export function useDefaultProfile(): (game: GameName) => string {
  const profiles = useSettings((s) => s.profiles);
  return (game) => knownProfile(game, profiles[game]);
}
