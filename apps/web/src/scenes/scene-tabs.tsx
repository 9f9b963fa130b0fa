import type { KeyboardEvent } from 'react';
import { useText } from '../i18n/language.tsx';

export const SCENE_TABS = ['position', 'cards', 'table', 'text'] as const;
export type SceneTab = (typeof SCENE_TABS)[number];

interface Props {
  readonly tabs: readonly SceneTab[];
  readonly now: SceneTab;
  readonly panel: string;
  readonly problems: number;
  readonly onChange: (tab: SceneTab) => void;
}

/** Tabs with one stop for Tab and arrows between them. */
export function SceneTabs({ tabs, now, panel, problems, onChange }: Props) {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(now) + step + tabs.length) % tabs.length];
    onChange(next);
    document.getElementById(`scene-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" className="bench-tabs scene-tabs" aria-label={t('scene-tabs')} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`scene-tab-${tab}`}
          className="tab"
          aria-selected={tab === now}
          aria-controls={panel}
          tabIndex={tab === now ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          {t(`scene-tab-${tab}`)}
          {tab === 'text' && problems > 0 && <span className="tab-count">{problems}</span>}
        </button>
      ))}
    </div>
  );
}
