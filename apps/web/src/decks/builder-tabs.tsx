import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../i18n/language.tsx';
import type { Examination } from '../library/library-api.ts';

const TABS = ['cards', 'deck', 'numbers', 'hands', 'share'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly tab: Tab;
  readonly isOwn: boolean;
  readonly isNarrow: boolean;
  readonly found: Examination | undefined;
  readonly onChange: (tab: Tab) => void;
}

/** What is on the workbench; with room the deck stands beside it and needs no tab. */
export function BuilderTabs({ tab, isOwn, isNarrow, found, onChange }: Props) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const shown = TABS.filter((each) => (each !== 'deck' || isNarrow) && (each !== 'cards' || isOwn));
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = shown[(shown.indexOf(tab) + by + shown.length) % shown.length];
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className="bench-tabs" role="tablist" ref={list} aria-label={t('deck-tabs')} onKeyDown={step}>
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          className="tab"
          aria-selected={each === tab}
          aria-controls="bench-panel"
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onChange(each)}
        >
          {t(`tab-${each}`)}
          {each === 'deck' && found !== undefined && (
            <span className="tab-count">
              {found.size} {found.faults.length === 0 ? '✓' : `✕${found.faults.length}`}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
