import type { LineKey, LogLine } from '@longbox/games';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Words } from '../cards/card-text.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { withoutEchoes } from './echoes.ts';
import { LogWords } from './log-words.tsx';
import { useTableContext } from './table-context.tsx';

/** So many lines are drawn at first, and as many more each time somebody asks for earlier ones. */
const SHOWN = 60;

const POWERS = new Set<LineKey>(['usedPower', 'triggered']);
const DEEDS = new Set<LineKey>(['modified', 'ruled']);
/** What a power does follows within so many lines. */
const SOON = 4;

/** A power's text is given where the next lines do not say what it did. */
const saysMore = ({ key }: LogLine, next: readonly LogLine[]): boolean =>
  POWERS.has(key) && !next.some((line) => DEEDS.has(line.key));

/** What happened, newest at the foot. */
export function Log() {
  const { snapshot, language, t } = useTableContext();
  const { seat } = snapshot;
  const lines = useMemo(() => withoutEchoes(snapshot.lines), [snapshot.lines]);
  const [shown, setShown] = useState(SHOWN);
  const ref = useRef<HTMLOListElement>(null);
  const from = Math.max(0, lines.length - shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new line that scrolls the list
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    // And a card above it that takes more room or less.
    const watch = new ResizeObserver(() => list.scrollTo({ top: list.scrollHeight }));
    watch.observe(list);
    return () => watch.disconnect();
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <ol className="log" ref={ref} tabIndex={0}>
      {from > 0 && (
        <li className="log-none">
          <button type="button" className="log-earlier" onClick={() => setShown(shown + SHOWN)}>
            {t('log-earlier', { count: from })}
          </button>
        </li>
      )}
      {lines.slice(from).map((line, i) => {
        const side = line.seat === undefined ? 'log-none' : line.seat === seat ? 'log-mine' : 'log-theirs';
        const isLast = from + i === lines.length - 1;
        const isTurn = line.key === 'turn';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
          <li key={from + i} className={`${side} ${isTurn ? 'log-turn' : ''} ${isLast ? 'log-last' : ''}`}>
            <LogWords line={line} />{' '}
            {line.rules.slice(0, 1).map((id) => (
              <RuleLink key={id} id={id} />
            ))}
            {line.spoken !== undefined && saysMore(line, lines.slice(from + i + 1, from + i + 1 + SOON)) && (
              <span className="log-said">
                <Words phrase={line.spoken[language]} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
