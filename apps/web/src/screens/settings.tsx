import { useState } from 'react';
import { GAMES } from '../cards/card-facts.ts';
import { wipe } from '../decks/backup.ts';
import { BackupPanel } from '../decks/backup-panel.tsx';
import { knownProfile, PROFILES, profileWord } from '../decks/profiles.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { CONTRASTS, LANGUAGES, MOTIONS, THEMES, useSettings } from '../state/settings.ts';
import { SoundPanel } from '../table/sound-panel.tsx';
import { StopList } from '../table/stops.tsx';
import '../styles/decks.css';
import '../styles/settings.css';

/** Everything a person can have their own way. Each change holds at once and is kept in this browser. */
export function SettingsScreen() {
  const t = useText();
  return (
    <Page title={t('nav-settings')}>
      <h1 className="title">{t('nav-settings')}</h1>
      <div className="settings-grid">
        <div className="settings-column">
          <Look />
          <Editions />
          <Data />
        </div>
        <AtTheTable />
      </div>
    </Page>
  );
}

function Look() {
  const t = useText();
  const { language, theme, motion, contrast, change } = useSettings();
  return (
    <section className="panel settings-part">
      <h2 className="heading">{t('settings-look')}</h2>
      <Segments
        legend={t('set-language')}
        name="language"
        value={language}
        options={LANGUAGES.map((each) => [each, t(`language-${each}`)])}
        onChange={(value) => change({ language: value })}
      />
      <Segments
        legend={t('set-theme')}
        name="theme"
        value={theme}
        options={THEMES.map((each) => [each, t(`theme-${each}`)])}
        onChange={(value) => change({ theme: value })}
      />
      <Segments
        legend={t('set-contrast')}
        name="contrast"
        value={contrast}
        options={CONTRASTS.map((each) => [each, t(`contrast-${each}`)])}
        onChange={(value) => change({ contrast: value })}
      />
      <Segments
        legend={t('set-motion')}
        name="motion"
        value={motion}
        options={MOTIONS.map((each) => [each, t(`motion-${each}`)])}
        onChange={(value) => change({ motion: value })}
      />
    </section>
  );
}

function AtTheTable() {
  const t = useText();
  const { skipSingle, hasTips, change } = useSettings();
  return (
    <section className="panel settings-part">
      <h2 className="heading">{t('settings-table')}</h2>
      <SoundPanel />
      <Segments
        legend={t('set-single')}
        name="single"
        value={skipSingle ? 'on' : 'off'}
        options={[
          ['on', t('single-on')],
          ['off', t('single-off')],
        ]}
        onChange={(value) => change({ skipSingle: value === 'on' })}
      />
      <Segments
        legend={t('set-tips')}
        name="tips"
        value={hasTips ? 'on' : 'off'}
        options={[
          ['on', t('tips-on')],
          ['off', t('tips-off')],
        ]}
        onChange={(value) => change({ hasTips: value === 'on' })}
      />
      {GAMES.map((game) => (
        <StopList key={game} game={game} legend={t('set-stops', { game: t(`game-${game}`) })} />
      ))}
    </section>
  );
}

function Editions() {
  const t = useText();
  const { profiles, change } = useSettings();
  return (
    <section className="panel settings-part">
      <h2 className="heading">{t('settings-rules')}</h2>
      {GAMES.map((game) => (
        <Segments
          key={game}
          legend={t(`set-${game}-profile`)}
          name={`profile-${game}`}
          value={knownProfile(game, profiles[game])}
          options={PROFILES[game].map((each) => [each, t(profileWord(game, each))])}
          onChange={(value) => change({ profiles: { ...profiles, [game]: value } })}
        />
      ))}
    </section>
  );
}

function Data() {
  const t = useText();
  const [isSure, setSure] = useState(false);
  return (
    <>
      <BackupPanel />
      <section className="panel settings-part">
        <h2 className="heading">{t('wipe-title')}</h2>
        <p>{t('wipe-lead')}</p>
        {isSure ? (
          <div className="verdict" role="alert">
            <p>{t('wipe-ask')}</p>
            <p className="share-buttons">
              <button
                type="button"
                className="btn btn-main"
                onClick={() => void wipe().then(() => location.assign('/'))}
              >
                {t('wipe-yes')}
              </button>
              <button type="button" className="btn" onClick={() => setSure(false)}>
                {t('wipe-no')}
              </button>
            </p>
          </div>
        ) : (
          <p>
            <button type="button" className="btn" onClick={() => setSure(true)}>
              {t('wipe-go')}
            </button>
          </p>
        )}
      </section>
    </>
  );
}
