import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { ForkSheet } from '../replays/fork-sheet.tsx';
import { momentOf } from '../replays/moment-link.ts';
import { OpenHands } from '../replays/open-hands.tsx';
import { ReplayControls } from '../replays/replay-controls.tsx';
import { useReplay } from '../replays/replay-store.ts';
import { ShareSheet } from '../replays/share-sheet.tsx';
import { Page, useTitle } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { Board, PhaseBar } from '../table/game-parts.tsx';
import { Rail } from '../table/rail.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { fightClasses } from '../table/table-classes.ts';
import { TableProvider } from '../table/table-context.tsx';
import { PHONE, useMedia } from '../table/use-media.ts';
import { useShown } from '../table/use-shown.ts';
import { ZoomSheet } from '../table/zoom-sheet.tsx';
import type { Eyes, ReplayInfo, Snapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
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
import '../styles/decks.css';
import '../styles/replay.css';

/** A played game: its code is in the address, so that a link is all it takes to share one. */
export function Replay() {
  const t = useText();
  useTitle(t('replay-title'));
  const { info, snapshot, trouble, open, go } = useReplay();
  const code = useHash();
  const at = momentOf(useSearch());
  const shown = useShown(snapshot);
  useEffect(() => {
    // A file that was opened is on show already and has no code in the address.
    if (code === '') return;
    void open(code).then(() => (at === undefined ? undefined : go(at)));
  }, [code, open, at, go]);
  if (trouble !== undefined || (code === '' && info === undefined)) return <NoReplay trouble={trouble} />;
  if (info === undefined || snapshot === undefined) return <p className="waiting">{t('loading')}</p>;
  return <Show info={info} snapshot={shown ?? snapshot} />;
}

function useHash(): string {
  const [location] = useLocation();
  const [hash, setHash] = useState(() => window.location.hash.slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere may change the hash without an event
  useEffect(() => {
    const read = () => setHash(window.location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [location]);
  return hash;
}

function NoReplay({ trouble }: { readonly trouble: string | undefined }) {
  const t = useText();
  return (
    <Page title={t('replay-title')}>
      <h1 className="title">{t('replay-title')}</h1>
      <p role="alert" className="verdict">
        {t('replay-trouble')} {trouble !== undefined && <span lang="en">{trouble}</span>}
      </p>
      <Link href="/replays" className="btn">
        {t('replays-all')}
      </Link>
    </Page>
  );
}

function Show({ info, snapshot }: { readonly info: ReplayInfo; readonly snapshot: Snapshot }) {
  const t = useText();
  const { eyes, look } = useReplay();
  const isPhone = useMedia(PHONE);
  const [open, setOpen] = useState<'fork' | 'share'>();
  const [, go] = useLocation();
  const review = async () => {
    const seat = typeof eyes === 'number' ? eyes : 0;
    go(`/review?seat=${seat + 1}#${await gameClient().replayCode()}`);
  };
  const { game, plan } = snapshot;
  const all: readonly Eyes[] = ['all', ...plan.seats.map((_, seat) => seat), 'watcher'];
  const nameOf = (each: Eyes): string => (typeof each === 'number' ? plan.seats[each].name : t(`replay-eyes-${each}`));
  const classes = [
    'table table-replay',
    // Every hand lies open in one place.
    eyes === 'all' ? 'table-open' : '',
    `table-${game}`,
    plan.seats.length > 2 ? 'table-many' : '',
    ...fightClasses(snapshot),
  ];
  return (
    <TableProvider snapshot={snapshot} isShow>
      <div className={classes.join(' ')} data-seq={snapshot.seq}>
        <header className="top table-top">
          <Link href="/replays" className="logo">
            Longbox
          </Link>
          <h1 className="unseen">{t('replay-title')}</h1>
          <PhaseBar game={game} />
          <div className="top-tools">
            <button type="button" className="tool" onClick={() => void review()}>
              {t('replay-review')}
            </button>
            <button type="button" className="tool" onClick={() => setOpen('fork')}>
              {t('replay-fork')}
            </button>
            <button type="button" className="tool" onClick={() => setOpen('share')}>
              {t('replay-share')}
            </button>
          </div>
        </header>
        {eyes === 'all' && <OpenHands />}
        <Board game={game} isPhone={isPhone} />
        {!isPhone && <Rail />}
        <ZoomSheet />
        <RuleSheet />
        <div className="replay-dock">
          <ReplayControls info={info} snapshot={snapshot} />
          <Segments
            legend={t('replay-eyes')}
            name="eyes"
            value={`${eyes}`}
            options={all.map((each) => [`${each}`, nameOf(each)])}
            onChange={(each) => void look(each === 'all' || each === 'watcher' ? each : Number(each))}
          />
        </div>
        {open === 'fork' && <ForkSheet info={info} seq={snapshot.seq} onClose={() => setOpen(undefined)} />}
        {open === 'share' && <ShareSheet snapshot={snapshot} onClose={() => setOpen(undefined)} />}
      </div>
    </TableProvider>
  );
}
