import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { LANGUAGES, MOTIONS, PACES, THEMES, useSettings } from '../state/settings.ts';

export function SettingsScreen() {
  const t = useText();
  const { language, theme, motion, pace, skipSingle, change } = useSettings();
  return (
    <Page title={t('nav-settings')}>
      <div className="panel panel-raised settings">
        <h1 className="title">{t('nav-settings')}</h1>
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
          legend={t('set-motion')}
          name="motion"
          value={motion}
          options={MOTIONS.map((each) => [each, t(`motion-${each}`)])}
          onChange={(value) => change({ motion: value })}
        />
        <Segments
          legend={t('set-pace')}
          name="pace"
          value={pace}
          options={PACES.map((each) => [each, t(`pace-${each}`)])}
          onChange={(value) => change({ pace: value })}
        />
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
      </div>
    </Page>
  );
}
