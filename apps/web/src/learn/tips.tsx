import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { useTableContext } from '../table/table-context.tsx';
import { fullWords } from '../table/words.ts';
import { gameClient, mindClient } from '../workers/game-client.ts';
import { isClear } from './clear-chances.ts';

/** A chance at one decision, and the choice that lets it go by. */
interface Chance {
  readonly seq: number;
  readonly principle: string;
  readonly passing: number;
  readonly words: string;
}

/** In the first games: who passes where there was a clear chance is told so, once for each kind, and may take it back. */
export function Tips() {
  const context = useTableContext();
  const { snapshot, t, language } = context;
  const undo = useTable((s) => s.undo);
  const change = useSettings((s) => s.change);
  const chance = useRef<Chance>(undefined);
  const told = useRef(new Set<string>());
  const [missed, setMissed] = useState<Chance>();
  const { seq, asked, game, canUndo } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each decision
  useEffect(() => {
    let isLate = false;
    void (async () => {
      const position = await gameClient().position();
      if (isLate) return;
      const before = chance.current;
      chance.current = undefined;
      if (before !== undefined && position.choices[before.seq] === before.passing) {
        told.current.add(before.principle);
        setMissed(before);
      } else setMissed((now) => (now !== undefined && position.choices.length <= now.seq ? undefined : now));
      const passing = asked?.offers.find(({ verb }) => verb === 'pass');
      if (passing === undefined || position.choices.length !== seq) return;
      const [{ choice, principle = '', why }] = await mindClient().advise(position);
      const offer = asked?.offers.find((each) => each.choice === choice);
      if (isLate || offer === undefined || told.current.has(principle) || !isClear(game, principle)) return;
      const words = [fullWords(offer, context), why?.[language] ?? ''].join('. ');
      chance.current = { seq, principle, passing: passing.choice, words };
    })();
    return () => {
      isLate = true;
    };
  }, [seq, asked === undefined]);
  if (missed === undefined || snapshot.result !== undefined) return null;
  return (
    <section className="panel hints tip" role="status" aria-label={t('tip-title')} data-tip={missed.principle}>
      <h3 className="label">{t('tip-title')}</h3>
      <p>{t('tip-words', { move: missed.words })}</p>
      <p className="tip-buttons">
        {canUndo && (
          <button type="button" className="btn" onClick={() => void undo()}>
            {t('tip-back')}
          </button>
        )}
        <button type="button" className="btn" onClick={() => setMissed(undefined)}>
          {t('tip-on')}
        </button>
        <button type="button" className="guide-link" onClick={() => change({ hasTips: false })}>
          {t('tip-off')}
        </button>
      </p>
    </section>
  );
}
