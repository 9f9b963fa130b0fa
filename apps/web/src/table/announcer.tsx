import { useEffect, useRef, useState } from 'react';
import { plainLine } from './log-words.tsx';
import { useTableContext } from './table-context.tsx';
import { promptWords } from './words.ts';

/** Says politely what has happened since the last time, then what must be decided. */
export function Announcer() {
  const context = useTableContext();
  const { snapshot, t, playerName } = context;
  const told = useRef(snapshot.lines.length);
  const [words, setWords] = useState('');
  useEffect(() => {
    const news = snapshot.lines.slice(told.current).map((line) => plainLine(line, context));
    told.current = snapshot.lines.length;
    const { asked, result, deciding } = snapshot;
    const now =
      asked === undefined
        ? result !== undefined
          ? t('prompt-over')
          : t('prompt-waiting', { name: playerName(deciding) })
        : promptWords(context).text;
    setWords([...news, now].join(' '));
  }, [snapshot, context, t, playerName]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
}
