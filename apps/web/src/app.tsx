import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { HalftoneFields } from './draw/halftone.tsx';
import { withWords } from './i18n/bundle.ts';
import { LanguageProvider, useText } from './i18n/language.tsx';
import { Home } from './screens/home.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Trouble } from './shell/trouble.tsx';
import { useSettings } from './state/settings.ts';

const Play = lazy(() => import('./screens/play.tsx').then((m) => ({ default: m.Play })));
const FirstGame = lazy(() => import('./screens/first-game.tsx').then((m) => ({ default: m.FirstGame })));
const Daily = lazy(() => import('./screens/daily.tsx').then((m) => ({ default: m.Daily })));
const Gauntlet = lazy(() =>
  withWords('learn', useSettings.getState().language, library(import('./screens/gauntlet.tsx'))).then((m) => ({
    default: m.Gauntlet,
  })),
);
const Cards = lazy(() => library(import('./screens/cards.tsx')).then((m) => ({ default: m.Cards })));
const Ledger = lazy(() => library(import('./screens/ledger.tsx')).then((m) => ({ default: m.Ledger })));
const CardPage = lazy(() => library(import('./screens/card-page.tsx')).then((m) => ({ default: m.CardPageScreen })));
const Decks = lazy(() => library(import('./screens/decks.tsx')).then((m) => ({ default: m.Decks })));
const DeckBuilder = lazy(() => library(import('./screens/deck-builder.tsx')).then((m) => ({ default: m.DeckBuilder })));
const DeckImport = lazy(() => library(import('./screens/deck-import.tsx')).then((m) => ({ default: m.DeckImport })));
const SettingsScreen = lazy(() =>
  library(import('./screens/settings.tsx')).then((m) => ({ default: m.SettingsScreen })),
);
const RulesScreen = lazy(() => library(import('./screens/rules.tsx')).then((m) => ({ default: m.RulesScreen })));
const Lab = lazy(() => library(import('./screens/lab.tsx')).then((m) => ({ default: m.Lab })));
const Replays = lazy(() => library(import('./screens/replays.tsx')).then((m) => ({ default: m.Replays })));
const Replay = lazy(() => table(library(import('./screens/replay.tsx'))).then((m) => ({ default: m.Replay })));
const Review = lazy(() =>
  withWords('review', useSettings.getState().language, table(library(import('./screens/review.tsx')))).then((m) => ({
    default: m.Review,
  })),
);
const Learn = lazy(() =>
  withWords('learn', useSettings.getState().language, library(import('./screens/learn.tsx'))).then((m) => ({
    default: m.Learn,
  })),
);
const Online = lazy(() => online(import('./screens/online.tsx')).then((m) => ({ default: m.Online })));
const OnlineYou = lazy(() => online(import('./screens/online-player.tsx')).then((m) => ({ default: m.OnlineYou })));
const OnlinePlayer = lazy(() =>
  online(import('./screens/online-player.tsx')).then((m) => ({ default: m.OnlinePlayer })),
);
const OnlineRatings = lazy(() =>
  online(import('./screens/online-ratings.tsx')).then((m) => ({ default: m.OnlineRatings })),
);
const OnlineRoom = lazy(() =>
  table(online(import('./screens/online-room.tsx'))).then((m) => ({ default: m.OnlineRoom })),
);
const Scenes = lazy(() => scenes(import('./screens/scenes.tsx')).then((m) => ({ default: m.Scenes })));
const SceneImport = lazy(() => scenes(import('./screens/scenes.tsx')).then((m) => ({ default: m.SceneImport })));
const SceneEditor = lazy(() =>
  table(scenes(import('./screens/scene-editor.tsx'))).then((m) => ({ default: m.SceneEditor })),
);
const Table = lazy(() => table(import('./screens/table.tsx')).then((m) => ({ default: m.Table })));

/** Screens around the table come with words of their own. */
function library<Module>(screen: Promise<Module>): Promise<Module> {
  return withWords('library', useSettings.getState().language, screen);
}

/** Tables come with what the games say. */
const table = <Module,>(screen: Promise<Module>): Promise<Module> =>
  withWords('table', useSettings.getState().language, screen);

const online = <Module,>(screen: Promise<Module>): Promise<Module> =>
  withWords('online', useSettings.getState().language, library(screen));

const scenes = <Module,>(screen: Promise<Module>): Promise<Module> =>
  withWords('scenes', useSettings.getState().language, library(screen));

export function App() {
  return (
    <LanguageProvider>
      <HalftoneFields />
      <ErrorBoundary message={(error) => <Trouble error={error} />}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play" component={Play} />
            <Route path="/gauntlet/:game?" component={Gauntlet} />
            <Route path="/daily/:game" component={Daily} />
            <Route path="/first/:game" component={FirstGame} />
            <Route path="/table" component={Table} />
            <Route path="/cards" component={Cards} />
            <Route path="/cards/ledger" component={Ledger} />
            <Route path="/cards/:game/:key" component={CardPage} />
            <Route path="/decks" component={Decks} />
            <Route path="/decks/import" component={DeckImport} />
            <Route path="/decks/:id" component={DeckBuilder} />
            <Route path="/rules/:game?/:id?" component={RulesScreen} />
            <Route path="/learn" component={Learn} />
            <Route path="/scenes" component={Scenes} />
            <Route path="/scenes/import" component={SceneImport} />
            <Route path="/scenes/:id" component={SceneEditor} />
            <Route path="/replays" component={Replays} />
            <Route path="/replay" component={Replay} />
            <Route path="/review" component={Review} />
            <Route path="/lab" component={Lab} />
            <Route path="/online" component={Online} />
            <Route path="/online/you" component={OnlineYou} />
            <Route path="/online/ratings" component={OnlineRatings} />
            <Route path="/online/players/:player" component={OnlinePlayer} />
            <Route path="/t/:room" component={OnlineRoom} />
            <Route path="/settings" component={SettingsScreen} />
            <Route>
              <Redirect to="/" />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

function Waiting() {
  const t = useText();
  return (
    <p className="waiting" role="status">
      {t('loading')}
    </p>
  );
}
