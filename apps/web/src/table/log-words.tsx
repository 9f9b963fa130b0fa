import { type LogLine, type NamedCard, sayLine } from '@longbox/games';

import { memo } from 'react';
import { plainWords } from '../cards/plain-words.ts';
import { useTable } from '../state/table-store.ts';
import { zoomOn } from './long-press.ts';
import { type Speech, useTableContext } from './table-context.tsx';

// Card names travel through the message between marks of their own, so that they come out as links.
const OPEN = '\ue000';
const BAR = '\ue001';
const CLOSE = '\ue002';
const LINK = new RegExp(`${OPEN}(.*?)${BAR}(.*?)${CLOSE}`, 'g');

/** What follows a name without a space stays on its line. */
const STOP = /^[^\s]+/;

function formatLine(
  line: LogLine,
  { t, language, nameOf, playerName }: Speech,
  mark: (card: NamedCard, name: string) => string,
): string {
  return sayLine(line, {
    language,
    card: (card) => mark(card, nameOf(card.face)),
    seat: playerName,
    isYou: (seat) => playerName(seat) === t('you'),
    phrase(phrase, own) {
      const link = (name: string): string =>
        own !== undefined && nameOf(own.face).includes(name) ? mark(own, name) : name;
      return plainWords(phrase, t, link);
    },
  });
}

/** A line as plain words, for announcements. */
export const plainLine = (line: LogLine, context: Speech): string => formatLine(line, context, (_card, name) => name);

/** A line whose card names show their cards. */
export function LogWords({ line }: { readonly line: LogLine }) {
  const { speech } = useTableContext();
  return <SpokenLine line={line} speech={speech} />;
}

/** Drawn once: a line never changes, and there are many. */
const SpokenLine = memo(function SpokenLine({ line, speech }: { readonly line: LogLine; readonly speech: Speech }) {
  const show = useTable((s) => s.show);
  const text = formatLine(line, speech, ({ face }, name) =>
    face === undefined ? name : `${OPEN}${face}${BAR}${name}${CLOSE}`,
  );
  const parts = text.split(LINK);
  return parts.map((part, i) => {
    if (i % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
    if (i % 3 === 0) return <span key={i}>{i === 0 ? part : part.replace(STOP, '')}</span>;
    const face = parts[i - 1];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
      <span key={i} className="log-link">
        <button
          type="button"
          className="link"
          onClick={() => zoomOn(face)}
          onPointerEnter={() => show({ face, id: undefined })}
        >
          {part}
        </button>
        {STOP.exec(parts[i + 1])?.[0]}
      </span>
    );
  });
});
