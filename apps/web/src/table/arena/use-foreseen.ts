import type { ChallengeView } from '@longbox/arena';
import { useEffect, useState } from 'react';
import { tableHost } from '../../state/table-host.ts';
import { useTable } from '../../state/table-store.ts';
import { useArena } from '../table-context.tsx';

/** Choices that change the numbers of a challenge, and nothing the person could not work out. */
const FORESEEABLE = new Set(['superHit', 'activate']);

/** The challenges as they would be with the card pointed at or selected; asked of the rules, never worked out here. */
export function useForeseen(): readonly ChallengeView[] | undefined {
  const { snapshot, intents, selected } = useArena();
  const shown = useTable((s) => s.shown?.id);
  const [found, setFound] = useState<{ readonly seq: number; readonly challenges: readonly ChallengeView[] }>();
  const card = selected[0] ?? shown;
  const { seq } = snapshot;
  const hasLanes = snapshot.view.challenges.length > 0;
  const offer = card === undefined ? undefined : intents.byCard.get(card)?.[0];
  const aim = shown === undefined || selected.length === 0 ? undefined : intents.targets.get(shown);
  const aimed = aim?.verb === 'challenge' ? aim.choices[0] : undefined;
  const choice = aimed ?? (hasLanes && offer !== undefined && FORESEEABLE.has(offer.verb) ? offer.choice : undefined);
  const pointed = shown !== undefined && intents.set?.cards.includes(shown) && !selected.includes(shown) ? [shown] : [];
  const cards = hasLanes && intents.set?.verb === 'boost' ? [...selected, ...pointed].join() : '';
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    if (choice === undefined && cards === '') return;
    void tableHost()
      .preview(
        cards === '' ? { choices: choice === undefined ? [] : [choice] } : { cards: cards.split(',').map(Number) },
      )
      .then((view) => {
        if (isWanted && view !== undefined && 'challenges' in view) setFound({ seq, challenges: view.challenges });
      });
    return () => {
      isWanted = false;
    };
  }, [choice, cards, seq]);
  return found?.seq === seq ? found.challenges : undefined;
}

/** Phases in which passing brings challenges nearer to their end. */
const FIGHTING: ReadonlySet<string> = new Set(['challenge', 'boost', 'superHit', 'challengeResolution']);

/** A challenge that is being aimed, or the declared ones as they stand; no answer where nothing would be fought out. */
export function useAboutToChallenge(): readonly number[] | undefined {
  const { snapshot, intents, selected } = useArena();
  const shown = useTable((s) => s.shown?.id);
  const { asked, view } = snapshot;
  if (asked === undefined || !FIGHTING.has(view.phase)) return undefined;
  const aim = shown === undefined || selected.length === 0 ? undefined : intents.targets.get(shown);
  if (aim?.verb === 'challenge') return aim.choices;
  const isOpen = asked.offers.some(({ verb }) => verb === 'pass');
  return isOpen && view.challenges.some(({ resolved }) => !resolved) ? [] : undefined;
}
