import { useText } from '../i18n/language.tsx';
import { Segments } from '../shell/segments.tsx';
import { PACES, useSettings } from '../state/settings.ts';

/** How fast and how loud the table is; in the settings and in the menu of the table. */
export function SoundPanel() {
  const t = useText();
  const { pace, volume, isMuted, change } = useSettings();
  return (
    <div className="sound-panel">
      <Segments
        legend={t('set-pace')}
        name="pace"
        value={pace}
        options={PACES.map((each) => [each, t(`pace-${each}`)])}
        onChange={(value) => change({ pace: value })}
      />
      <fieldset className="segments sound-level">
        <legend>{t('set-volume')}</legend>
        <label>
          <span className="unseen">{t('set-volume')}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={isMuted ? 0 : volume}
            onChange={(event) => change({ volume: Number(event.target.value), isMuted: false })}
          />
        </label>
        <button type="button" className="btn" aria-pressed={isMuted} onClick={() => change({ isMuted: !isMuted })}>
          {t(isMuted ? 'sound-unmute' : 'sound-mute')} <kbd>M</kbd>
        </button>
      </fieldset>
    </div>
  );
}
