import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useReplay } from '../replays/replay-store.ts';
import type { DecisionSheet, ReviewedGame, SeatSheet } from '../review/review-api.ts';
import { AccuracyPanel, BalancePanel, ReviewBar } from '../review/review-parts.tsx';
import { useReview } from '../review/review-store.ts';
import { WinCurve } from '../review/win-curve.tsx';
import { Page, useTitle } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { Board } from '../table/game-parts.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { TableProvider } from '../table/table-context.tsx';
import { PHONE, useMedia } from '../table/use-media.ts';
import { ZoomSheet } from '../table/zoom-sheet.tsx';
import type { ReplayInfo, Snapshot } from '../workers/game-api.ts';
import '../styles/table.css';
import '../styles/table-side.css';
import '../styles/table-combat.css';
import '../styles/table-arena.css';
import '../styles/table-lanes.css';
import '../styles/table-phone.css';
import '../styles/table-arena-phone.css';
import '../styles/table-lying.css';
import '../styles/decks.css';
import '../styles/replay.css';
import '../styles/review.css';

// The board is there before anything is found: what tells of it comes meanwhile.
const BoardArrows = lazy(() => import('../review/board-arrows.tsx').then((m) => ({ default: m.BoardArrows })));
const DecisionDetail = lazy(() => import('../review/decision-detail.tsx').then((m) => ({ default: m.DecisionDetail })));
const DecisionList = lazy(() => import('../review/decision-list.tsx').then((m) => ({ default: m.DecisionList })));
const ForkSheet = lazy(() => import('../replays/fork-sheet.tsx').then((m) => ({ default: m.ForkSheet })));

/** Where a review stands is in the address, so that a link leads to the moment: `/review?seat=1&at=48#CODE`. */
function useAddress() {
  const search = new URLSearchParams(useSearch());
  const [, go] = useLocation();
  const code = window.location.hash.slice(1);
  const seat = Math.max(0, Number(search.get('seat') ?? '1') - 1);
  const at = search.has('at') ? Number(search.get('at')) : undefined;
  const isOpen = search.get('open') === 'yes';
  const move = (to: { readonly seat?: number; readonly at?: number | undefined; readonly isOpen?: boolean }) => {
    const next = { seat, at, isOpen, ...to };
    const parts = [`seat=${next.seat + 1}`];
    if (next.at !== undefined) parts.push(`at=${next.at}`);
    if (next.isOpen) parts.push('open=yes');
    go(`/review?${parts.join('&')}#${code}`, { replace: true });
  };
  return { code, seat, at, isOpen, move };
}

export function Review() {
  const t = useText();
  useTitle(t('review-title'));
  const { code, isOpen } = useAddress();
  const { game, trouble, follow } = useReview();
  const { info, snapshot, open, trouble: noReplay } = useReplay();
  useEffect(() => (code === '' ? undefined : follow(code, isOpen ? 'open' : 'seat')), [code, isOpen, follow]);
  useEffect(() => {
    if (code !== '') void open(code);
  }, [code, open]);
  const why = trouble ?? noReplay;
  if (why !== undefined || code === '') {
    return (
      <Page title={t('review-title')}>
        <h1 className="title">{t('review-title')}</h1>
        <p role="alert" className="verdict">
          {t('review-trouble')} {why !== undefined && <span lang="en">{why}</span>}
        </p>
        <Link href="/replays" className="btn">
          {t('replays-all')}
        </Link>
      </Page>
    );
  }
  if (game === undefined || info === undefined || snapshot === undefined)
    return <p className="waiting">{t('loading')}</p>;
  return <Desk game={game} info={info} snapshot={snapshot} />;
}

interface DeskProps {
  readonly game: ReviewedGame;
  readonly info: ReplayInfo;
  readonly snapshot: Snapshot;
}

/** What gave something away most comes first to the eye. */
const worst = (decisions: readonly DecisionSheet[]): DecisionSheet | undefined =>
  decisions.reduce<DecisionSheet | undefined>(
    (most, each) => (most === undefined || each.loss > most.loss ? each : most),
    undefined,
  );

function Desk({ game, info, snapshot }: DeskProps) {
  const t = useText();
  const { code, seat: wanted, at, isOpen, move } = useAddress();
  const { sheet, progress } = useReview();
  const isPhone = useMedia(PHONE);
  const [isForking, setForking] = useState(false);
  const { seats } = game.plan;
  const seat = Math.min(wanted, seats.length - 1);
  const own = sheet?.seats[seat];
  const current = own?.decisions.find(({ seq }) => seq === at) ?? (at === undefined && own && worst(own.decisions));
  const shown = current === false ? undefined : current;
  useMoment(shown?.seq ?? at, seat);
  const pick = (seq: number): void => move({ at: nearest(own, seq) });
  return (
    <div className="review" data-phase={progress?.phase}>
      <header className="top">
        <Link href="/replays" className="logo">
          Longbox
        </Link>
        <h1 className="review-name">{t('review-title')}</h1>
        <div className="top-tools">
          <Link href={`/replay#${code}`} className="tool">
            {t('review-watch')}
          </Link>
        </div>
      </header>
      <div className="review-set">
        <Segments
          legend={t('review-seat')}
          name="review-seat"
          value={`${seat}`}
          options={seats.map(({ name }, i) => [`${i}`, name])}
          onChange={(each) => move({ seat: Number(each), at: undefined })}
        />
        <Segments
          legend={t('review-sight')}
          name="review-sight"
          value={isOpen ? 'open' : 'seat'}
          options={[
            ['seat', t('review-sight-seat')],
            ['open', t('review-sight-open')],
          ]}
          onChange={(each) => move({ isOpen: each === 'open' })}
        />
        {progress !== undefined && progress.phase !== 'done' && <ReviewBar share={progress.share} />}
        {isOpen && <p className="caption">{t('review-open-note')}</p>}
      </div>
      <div className="review-left">
        {own === undefined ? (
          <p className="review-waiting" role="status">
            {t('review-waiting')}
          </p>
        ) : (
          <Suspense>
            <DecisionList sheet={own} at={shown?.seq} onPick={(seq) => move({ at: seq })} />
          </Suspense>
        )}
      </div>
      <main className="review-main">
        <TableProvider snapshot={snapshot} isShow>
          <div className={`review-board table table-replay table-${snapshot.game}`}>
            <Board game={snapshot.game} isPhone={isPhone} />
            <Suspense>{shown !== undefined && snapshot.seq === shown.seq && <BoardArrows decision={shown} />}</Suspense>
          </div>
          <ZoomSheet />
          <RuleSheet />
        </TableProvider>
        {own !== undefined && own.curve.length > 0 && (
          <section className="panel review-curve">
            <WinCurve sheet={own} isSmall={isPhone} at={shown?.seq ?? 0} onPick={pick} />
          </section>
        )}
      </main>
      <aside className="review-right">
        <Suspense>
          {shown !== undefined && (
            <DecisionDetail
              decision={shown}
              name={seats[shown.seat].name}
              link={`${window.location.origin}/review?seat=${seat + 1}&at=${shown.seq}#${code}`}
              onFork={() => setForking(true)}
            />
          )}
        </Suspense>
        {own !== undefined && <AccuracyPanel sheet={own} />}
        {own !== undefined && <BalancePanel sheet={own} />}
      </aside>
      <Suspense>{isForking && <ForkSheet info={info} seq={snapshot.seq} onClose={() => setForking(false)} />}</Suspense>
    </div>
  );
}

/** The table as the seat saw it then. */
function useMoment(seq: number | undefined, seat: number): void {
  const go = useReplay((s) => s.go);
  const look = useReplay((s) => s.look);
  const info = useReplay((s) => s.info);
  useEffect(() => {
    if (info === undefined || seq === undefined) return;
    void go(seq).then(() => look(seat));
  }, [go, look, info, seq, seat]);
}

/** The first decision of the seat from a moment on; the last where there is none. */
function nearest(sheet: SeatSheet | undefined, seq: number): number | undefined {
  const { decisions = [] } = sheet ?? {};
  return (decisions.find((each) => each.seq >= seq) ?? decisions.at(-1))?.seq;
}
