import { memo, useEffect, useRef, useState } from 'react';
import { withoutEchoes } from './echoes.ts';
import { plainLine } from './log-words.tsx';
import { useAsking, useTableContext } from './table-context.tsx';
import { promptWords } from './words.ts';

/** Says politely what has happened since the last time, then what must be decided. */
export const Announcer = memo(function Announcer() {
  const context = useTableContext();
  const { snapshot, t, playerName } = context;
  const isLast = useAsking().snapshot === snapshot;
  const told = useRef(snapshot.lines.length);
  const [words, setWords] = useState('');
  useEffect(() => {
    const news = withoutEchoes(snapshot.lines.slice(told.current)).map((line) => plainLine(line, context));
    told.current = snapshot.lines.length;
    const { asked, result, deciding } = snapshot;
    // What must be decided is said once, when all has been shown.
    const now = !isLast
      ? ''
      : asked === undefined
        ? result !== undefined
          ? t('prompt-over')
          : t('prompt-waiting', { name: playerName(deciding) })
        : promptWords(context).text;
    setWords([...news, now].join(' ').trim());
  }, [snapshot, isLast, context, t, playerName]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
});
