import type { VsView } from '@longbox/vs';
import { useEffect, useState } from 'react';
import { tableHost } from '../../state/table-host.ts';
import { useTable } from '../../state/table-store.ts';
import type { Offer } from '../../workers/game-api.ts';
import type { Intents } from '../intents.ts';
import { useVs } from '../table-context.tsx';

/** Actions that may change the numbers of a combat. */
const FORESEEABLE: ReadonlySet<string> = new Set(['powerUp', 'play', 'use', 'react', 'equip']);

/** What somebody seems to be about to do: nothing where that is passing; no answer where it can bring no fight to an end. */
export function useAboutToFight(): readonly number[] | undefined {
  const { snapshot, intents, selected } = useVs();
  const shown = useTable((s) => s.shown?.id);
  const pointed = useTable((s) => s.pointed);
  if (snapshot.asked === undefined) return undefined;
  const choices = aboutTo(intents, selected, shown, pointed);
  if (choices.length > 0) return choices;
  const isOpen = snapshot.asked.offers.some(({ verb }) => verb === 'pass' || verb === 'done');
  return snapshot.view.combat !== undefined && isOpen ? choices : undefined;
}

/** The choices somebody seems to be about to make: by a button, by a card and its target, or by a card alone. */
function aboutTo(
  { byCard, targets }: Intents,
  selected: readonly number[],
  shown: number | undefined,
  pointed: Offer | undefined,
): readonly number[] {
  if (pointed !== undefined) return FORESEEABLE.has(pointed.verb) ? [pointed.choice] : [];
  const aim = shown === undefined || selected.length === 0 ? undefined : targets.get(shown);
  if (aim !== undefined) return aim.choices;
  const card = selected[0] ?? shown;
  const offer = card === undefined ? undefined : byCard.get(card)?.find(({ verb }) => FORESEEABLE.has(verb));
  return offer === undefined ? [] : [offer.choice];
}

/** The table as it would be with what is pointed at; asked of the rules, never worked out here. */
export function useForeseenCombat(): VsView | undefined {
  const { snapshot, intents, selected } = useVs();
  const shown = useTable((s) => s.shown?.id);
  const pointed = useTable((s) => s.pointed);
  const [found, setFound] = useState<{ readonly key: string; readonly view: VsView }>();
  const choices = aboutTo(intents, selected, shown, pointed).join();
  const key = `${snapshot.seq}:${choices}`;
  useEffect(() => {
    if (choices === '') return;
    let isWanted = true;
    void tableHost()
      .preview({ choices: choices.split(',').map(Number) })
      .then((view) => {
        if (isWanted && view !== undefined && 'combat' in view) setFound({ key, view });
      });
    return () => {
      isWanted = false;
    };
  }, [choices, key]);
  return found?.key === key ? found.view : undefined;
}
