import { lazy, memo, Suspense, useEffect } from 'react';
import { Redirect } from 'wouter';
import { withWords } from '../i18n/bundle.ts';
import { useText } from '../i18n/language.tsx';
import { purposeOf } from '../learn/plans.ts';
import { useSettings } from '../state/settings.ts';
import { isHere } from '../state/table-host.ts';
import { useTable } from '../state/table-store.ts';
import { useNewcomer } from '../state/use-newcomer.ts';
import { Announcer } from '../table/announcer.tsx';
import { Curtain } from '../table/curtain.tsx';
import { Board } from '../table/game-parts.tsx';
import { Rail } from '../table/rail.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { TableBar } from '../table/table-bar.tsx';
import { tableClasses } from '../table/table-classes.ts';
import { TableProvider, useTableContext } from '../table/table-context.tsx';
import { useBeatMarks } from '../table/use-beat-marks.ts';
import { useKeys } from '../table/use-keys.ts';
import { PHONE, useMedia } from '../table/use-media.ts';
import { usePacing } from '../table/use-pacing.ts';
import { useShown } from '../table/use-shown.ts';
import { useTurnTitle } from '../table/use-turn-title.ts';
import { ZoomSheet } from '../table/zoom-sheet.tsx';
import type { Snapshot } from '../workers/game-api.ts';
import '../styles/table.css';
import '../styles/table-menu.css';
import '../styles/table-side.css';
import '../styles/table-combat.css';
import '../styles/table-motion.css';
import '../styles/table-arena.css';
import '../styles/table-lanes.css';
import '../styles/table-phone.css';
import '../styles/table-arena-phone.css';
import '../styles/table-lying.css';
import '../styles/table-tablet.css';

const Coach = lazy(() =>
  withWords(
    'guide',
    useSettings.getState().language,
    withWords('learn', useSettings.getState().language, import('../learn/coach.tsx')),
  ).then((m) => ({ default: m.Coach })),
);

const Tips = lazy(() =>
  withWords('guide', useSettings.getState().language, import('../learn/tips.tsx')).then((m) => ({ default: m.Tips })),
);

/** A game of one's own against computers, among the first. */
function useTips({ plan }: Snapshot): boolean {
  const isNewcomer = useNewcomer();
  const hasTips = useSettings((s) => s.hasTips);
  const people = plan.seats.filter(({ player }) => player === 'person').length;
  const isOwn = isHere() && people === 1 && plan.seats.length > 1;
  const isGame = purposeOf(plan) === undefined && plan.scene === undefined;
  return hasTips && isNewcomer === true && isOwn && isGame;
}

export function Table() {
  const t = useText();
  const snapshot = useTable((s) => s.snapshot);
  const isThere = useTable((s) => s.isThere);
  const error = useTable((s) => s.error);
  const resume = useTable((s) => s.resume);
  useTurnTitle(snapshot);
  useEffect(() => void resume(), [resume]);
  usePacing(snapshot);
  const shown = useShown(snapshot);
  if (error !== undefined) throw error;
  if (snapshot === undefined || shown === undefined) {
    return isThere === false ? <Redirect to="/play" /> : <p className="waiting">{t('loading')}</p>;
  }
  return (
    <TableProvider snapshot={shown}>
      {shown.curtain === undefined ? <OpenTable /> : <Curtain seat={shown.curtain} />}
    </TableProvider>
  );
}

const OpenTable = memo(function OpenTable() {
  const { snapshot } = useTableContext();
  const isBusy = useTable((s) => s.isBusy);
  const marks = useBeatMarks();
  const isPhone = useMedia(PHONE);
  useKeys();
  const hasTips = useTips(snapshot);
  const { game, plan } = snapshot;
  return (
    <div className={tableClasses(snapshot)} data-seq={snapshot.seq} data-busy={isBusy ? 'yes' : 'no'} {...marks}>
      <TableBar />
      <Board game={game} isPhone={isPhone} />
      {!isPhone && <Rail />}
      <Announcer />
      {purposeOf(plan) !== undefined && (
        <Suspense>
          <Coach />
        </Suspense>
      )}
      {hasTips && (
        <Suspense>
          <Tips />
        </Suspense>
      )}
      <ZoomSheet />
      <RuleSheet />
    </div>
  );
});
