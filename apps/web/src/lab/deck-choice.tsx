import { useText } from '../i18n/language.tsx';
import type { DeckInfo } from '../workers/game-api.ts';

interface Props {
  readonly decks: readonly DeckInfo[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Any decks of one game; the first ones and all of them at a click. */
export function DeckChoice({ decks, chosen, onChange }: Props) {
  const t = useText();
  const toggle = (key: string): void => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChange(next);
  };
  const keysOf = (list: readonly DeckInfo[]): ReadonlySet<string> => new Set(list.map(({ key }) => key));
  return (
    <fieldset className="lab-decks">
      <legend>{t('lab-decks', { count: chosen.size })}</legend>
      <div className="lab-presets">
        <button type="button" className="btn" onClick={() => onChange(keysOf(decks.filter((deck) => deck.isFirst)))}>
          {t('lab-decks-first')}
        </button>
        <button type="button" className="btn" onClick={() => onChange(keysOf(decks))}>
          {t('lab-decks-all')}
        </button>
        <button type="button" className="btn" onClick={() => onChange(new Set())}>
          {t('lab-decks-none')}
        </button>
      </div>
      <ul className="lab-deck-list">
        {decks.map(({ key, title }) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} /> {title}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
