import { useEffect, useRef, useState } from 'react';
import type { Offer, Snapshot } from '../../workers/game-api.ts';
import { gameClient, mindClient } from '../../workers/game-client.ts';
import { MOMENTS } from './ideas.ts';
import { momentOf } from './moment-of.ts';
import { keepMet, readMet } from './progress.ts';

export interface Advice {
  readonly offer: Offer;
  /** All of it, where several choices belong together. */
  readonly choices: readonly number[];
  readonly offers: readonly Offer[];
  readonly moment: string;
  readonly idea: string;
  readonly rules: readonly string[];
  /** The idea comes up for the first time. */
  readonly isNew: boolean;
}

interface Found {
  readonly seq: number;
  readonly choices: readonly number[];
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
      const choices = await mindClient().advise(position);
      if (!isLate && position.choices.length === seq) setFound({ seq, choices });
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
  const known = found?.seq === seq ? found.choices : [];
  const offer = offers.find(({ choice }) => choice === known[0]);
  const moment = offer && momentOf(snapshot, offer);
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
  // Cards that are picked together carry the choices of later decisions: the same card, another number.
  const cards = known.flatMap((choice) => offers.find((each) => each.choice === choice) ?? []);
  const first = told.current.get(moment);
  const isNew = first === undefined || first === seq;
  return { advice: { offer, choices: known, offers: cards, moment, ...about, isNew }, met };
}
