import type { ChatLine } from '@longbox/protocol';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { api } from './api.ts';
import { useOnline } from './online-store.ts';

const LONGEST = 300;

/** What people at the table write to each other: text and nothing else. */
export function Chat() {
  const t = useText();
  const lines = useOnline((s) => s.lines);
  const see = useOnline((s) => s.see);
  const say = useOnline((s) => s.say);
  const isOnline = useOnline((s) => s.status === 'online');
  const [text, setText] = useState('');
  const ref = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new line that scrolls the list
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
    see();
  }, [lines.length, see]);
  return (
    <section className="chat" aria-label={t('online-chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol className="chat-lines" ref={ref} tabIndex={0} aria-live="polite">
        {lines.length === 0 && <li className="chat-none">{t('online-chat-none')}</li>}
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          say(text.trim());
          setText('');
        }}
      >
        <input
          className="input"
          name="chat"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          aria-label={t('online-chat-write')}
          placeholder={t('online-chat-write')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn" disabled={!isOnline}>
          {t('online-chat-send')}
        </button>
      </form>
    </section>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const t = useText();
  const me = useOnline((s) => s.me);
  const ask = useOnline((s) => s.ask);
  const [done, setDone] = useState<'muted' | 'reported'>();
  const { id, player, name, text } = line;
  const mute = () => ask((room) => api.mute(room, player, true)).then((is) => is && setDone('muted'));
  const report = () => ask((room) => api.report(room, id)).then((is) => is && setDone('reported'));
  return (
    <li>
      <b>{name}</b> <span>{text}</span>
      {player !== me && (
        <span className="chat-tools">
          {done === undefined ? (
            <>
              <button type="button" className="chat-tool" onClick={() => void mute()}>
                {t('online-mute', { name })}
              </button>
              <button type="button" className="chat-tool" onClick={() => void report()}>
                {t('online-report')}
              </button>
            </>
          ) : (
            <span role="status">{t(`online-${done}`)}</span>
          )}
        </span>
      )}
    </li>
  );
}
