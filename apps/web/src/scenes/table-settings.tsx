import { GAME_FACTS, isGameName } from '@longbox/games';
import { useText } from '../i18n/language.tsx';
import { DraftField } from './draft-input.tsx';
import { FactField } from './fact-field.tsx';
import type { SceneReading, SceneWords } from './scene-api.ts';
import { useScene } from './scene-store.ts';

const NAMES = ['ann', 'bob', 'cleo', 'dan', 'eve', 'finn'];

/** Edition, moment, whose turn, luck, and who sits here. */
export function TableSettings({ reading, words }: { readonly reading: SceneReading; readonly words: SceneWords }) {
  const t = useText();
  const edit = useScene((s) => s.edit);
  const { sheet } = reading;
  const seats = sheet.seats.map(({ name }) => name);
  const set = (key: string, value: unknown) => void edit({ do: 'set', path: [key], value });
  const addSeat = () => set(NAMES.find((name) => !seats.includes(name)) ?? `seat${seats.length + 1}`, {});
  return (
    <section className="panel scene-settings" aria-label={t('scene-settings')}>
      <label className="field">
        {t('scene-profile')}
        <select value={sheet.profile ?? ''} onChange={(event) => set('profile', event.target.value || undefined)}>
          <option value="">
            {t('scene-usual')} ({words.profile})
          </option>
          {words.profiles.map((profile) => (
            <option key={profile}>{profile}</option>
          ))}
        </select>
      </label>
      {words.tableFacts.map((fact) => (
        <FactField
          key={fact.name}
          fact={fact}
          label={`scene-table-${fact.name}`}
          value={sheet.facts[fact.name]}
          seats={seats}
          onChange={(value) => set(fact.name, value)}
        />
      ))}
      <DraftField
        label={t('scene-seed')}
        value={sheet.seed ?? ''}
        placeholder={t('scene-usual')}
        onChange={(text) => set('seed', text.trim() === '' ? undefined : text)}
      />
      {isGameName(sheet.game) && seats.length < GAME_FACTS[sheet.game].seats[1] && (
        <button type="button" className="btn" onClick={addSeat}>
          {t('scene-add-seat')}
        </button>
      )}
    </section>
  );
}
