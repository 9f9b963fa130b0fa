import { useEffect, useRef, useState } from 'react';
import type { Advised, Offer, Snapshot } from '../../workers/game-api.ts';
import { gameClient, mindClient } from '../../workers/game-client.ts';
import { MOMENTS } from './ideas.ts';
import { momentOf } from './moment-of.ts';
import { keepMet, readMet } from './progress.ts';

export interface Advice {
  readonly offer: Offer;
  /** All of it, where several choices belong together; the offer is the first. */
  readonly steps: readonly Advised[];
  readonly moment: string;
  readonly idea: string;
  readonly rules: readonly string[];
  /** The idea comes up for the first time. */
  readonly isNew: boolean;
}

interface Found {
  readonly seq: number;
  readonly steps: readonly Advised[];
}

/** What the guide says now, and what has been met so far. Nothing while somebody else decides. */
export function useAdvice(snapshot: Snapshot): {
  readonly advice: Advice | undefined;
  readonly met: readonly string[];
} {
  const { seq, asked, plan, game } = snapshot;
  const [found, setFound] = useState<Found>();
  const [met, setMet] = useState<readonly string[]>(() => (seq === 0 ? [] : readMet(plan.seed)));
  /** Moments that were explained at length, by the decision at which they were. */
  const told = useRef(new Map<string, number>());
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isLate = false;
    void (async () => {
      const position = await gameClient().position();
      const steps = await mindClient().advise(position);
      if (!isLate && position.choices.length === seq) setFound({ seq, steps });
    })();
    return () => {
      isLate = true;
    };
  }, [seq, isAsked]);
  useEffect(() => {
    if (seq !== 0) return;
    told.current.clear();
    setMet([]);
  }, [seq]);

  const offers = asked?.offers ?? [];
  const steps = found?.seq === seq ? found.steps : [];
  const offer = offers.find(({ choice }) => choice === steps[0]?.choice);
  const moment = offer && momentOf(snapshot, offer, steps);
  const table: Readonly<Record<string, { readonly idea: string; readonly rules: readonly string[] }>> = MOMENTS[game];
  const about = moment === undefined ? undefined : table[moment];
  const idea = about?.idea;
  useEffect(() => {
    if (idea === undefined || moment === undefined) return;
    if (!told.current.has(moment)) told.current.set(moment, seq);
    setMet((before) => {
      const after = before.includes(idea) ? before : [...before, idea];
      keepMet(plan.seed, after);
      return after;
    });
  }, [idea, moment, seq, plan.seed]);
  if (offer === undefined || moment === undefined || about === undefined) return { advice: undefined, met };
  const first = told.current.get(moment);
  const isNew = first === undefined || first === seq;
  return { advice: { offer, steps, moment, ...about, isNew }, met };
}
