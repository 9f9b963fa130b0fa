import type { ChallengeView } from '@longbox/arena';
import { useEffect, useState } from 'react';
import { useTable } from '../../state/table-store.ts';
import { gameClient } from '../../workers/game-client.ts';
import { useArena } from '../table-context.tsx';

/** Choices that change the numbers of a challenge, and nothing the person could not work out. */
const FORESEEABLE = new Set(['boost', 'superHit', 'activate', 'pass']);

/** The challenges as they would be with the card pointed at or selected; asked of the rules, never worked out here. */
export function useForeseen(): readonly ChallengeView[] | undefined {
  const { snapshot, intents, selected } = useArena();
  const shown = useTable((s) => s.shown?.id);
  const [found, setFound] = useState<{ readonly seq: number; readonly challenges: readonly ChallengeView[] }>();
  const card = selected[0] ?? shown;
  const picked = snapshot.view.seats[snapshot.seat].picked?.length ?? 0;
  const pointed = card === undefined ? undefined : intents.byCard.get(card)?.[0];
  const pass = picked > 0 ? intents.buttons.find(({ verb }) => verb === 'pass') : undefined;
  const offer = pointed !== undefined && FORESEEABLE.has(pointed.verb) ? pointed : pass;
  const choice = snapshot.view.challenges.length > 0 ? offer?.choice : undefined;
  const { seq } = snapshot;
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    if (choice === undefined) return;
    void gameClient()
      .preview(choice)
      .then((view) => {
        if (isWanted && view !== undefined && 'challenges' in view) setFound({ seq, challenges: view.challenges });
      });
    return () => {
      isWanted = false;
    };
  }, [choice, seq]);
  return found?.seq === seq ? found.challenges : undefined;
}
