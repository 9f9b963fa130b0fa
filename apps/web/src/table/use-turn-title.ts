import { useText } from '../i18n/language.tsx';
import { useTitle } from '../shell/page.tsx';
import type { Snapshot } from '../workers/game-api.ts';
import { tabWords } from './turn-title.ts';

/** The tab says whose move it is, also while somebody looks elsewhere. */
export function useTurnTitle(snapshot: Snapshot | undefined): void {
  const t = useText();
  const name = snapshot?.deciding === undefined ? '' : snapshot.plan.seats[snapshot.deciding].name;
  useTitle(t(snapshot === undefined ? 'tab-table' : tabWords(snapshot), { name }));
}
