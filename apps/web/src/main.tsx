import './shell/without-tls.ts';
import '@fontsource/anton/latin-400.css';
import '@fontsource/anton/latin-ext-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-700.css';
import '@fontsource/barlow/latin-ext-500.css';
import '@fontsource/barlow/latin-ext-700.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import '@fontsource/barlow-condensed/latin-ext-500.css';
import '@fontsource/barlow-condensed/latin-ext-600.css';
import '@fontsource/barlow-condensed/latin-ext-700.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/panels.css';
import './styles/shell.css';
import './styles/home.css';
import './styles/card.css';
import './styles/card-sizes.css';
import './styles/card-states.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadLanguage } from './i18n/bundle.ts';
import { keepOffline } from './offline.ts';
import { followAgain } from './online/follow-again.ts';
import { useSettings } from './state/settings.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// The first words are there before the first picture, so that nothing flickers.
await loadLanguage(useSettings.getState().language);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline();
followAgain();
