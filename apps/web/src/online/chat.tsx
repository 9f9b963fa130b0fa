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
  const muted = useOnline((s) => s.muted);
  const heard = lines.filter(({ player }) => !muted.has(player));
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
        {heard.length === 0 && <li className="chat-none">{t('online-chat-none')}</li>}
        {heard.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {muted.size > 0 && <Muted />}
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

/** Whom one does not want to read, and the way back. */
function Muted() {
  const t = useText();
  const muted = useOnline((s) => s.muted);
  const mute = useOnline((s) => s.mute);
  return (
    <ul className="chat-muted">
      {[...muted].map(([player, name]) => (
        <li key={player}>
          <span role="status">{t('online-muted', { name })}</span>{' '}
          <button type="button" className="chat-tool" onClick={() => void mute(player, name, false)}>
            {t('online-unmute')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const t = useText();
  const me = useOnline((s) => s.me);
  const ask = useOnline((s) => s.ask);
  const mute = useOnline((s) => s.mute);
  const block = useOnline((s) => s.block);
  const [isReported, setReported] = useState(false);
  const { id, player, name, text } = line;
  const report = () => ask((room) => api.report(room, id)).then(setReported);
  return (
    <li>
      <b>{name}</b> <span>{text}</span>
      {player !== me && (
        <span className="chat-tools">
          <button type="button" className="chat-tool" onClick={() => void mute(player, name, true)}>
            {t('online-mute', { name })}
          </button>
          <button type="button" className="chat-tool" onClick={() => void block(player, name)}>
            {t('online-block', { name })}
          </button>
          {isReported ? (
            <span role="status">{t('online-reported')}</span>
          ) : (
            <button type="button" className="chat-tool" onClick={() => void report()}>
              {t('online-report')}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
