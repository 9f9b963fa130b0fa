import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { RuleLinks } from '../rules/rule-link.tsx';
import { useTable } from '../state/table-store.ts';
import { LogWords } from '../table/log-words.tsx';
import { useTableContext } from '../table/table-context.tsx';
import { PHONE, useMedia } from '../table/use-media.ts';
import { gameClient } from '../workers/game-client.ts';
import { atLevel, nextLevel, rematchPlan } from './next-plans.ts';
import { AccuracyPanel, BalancePanel, MomentCard, ReviewBar } from './review-parts.tsx';
import { useReview } from './review-store.ts';
import { WinCurve } from './win-curve.tsx';
import '../styles/end-story.css';

interface Props {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** So many of the last lines tell of the blow that ended it. */
const LAST = 3;

/** What the game was decided by, how the chance to win went, three moments, and where to go from here. */
export function EndStory({ isOpen, setOpen }: Props) {
  const t = useText();
  const source = useSource();
  const follow = useReview((s) => s.follow);
  useEffect(() => (source === undefined ? undefined : follow(source)), [source, follow]);
  return (
    <>
      <EndCause />
      <p className="end-more">
        <button type="button" className="btn btn-big" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'end-board' : 'end-back')}
        </button>
        <NextButtons />
      </p>
      {isOpen && <Story />}
    </>
  );
}

/** The game as text: from the worker that holds it, or from the server. */
function useSource(): string | undefined {
  const { snapshot, afterwards } = useTableContext();
  const [source, setSource] = useState<string>();
  const { seed } = snapshot.plan;
  const read = afterwards === undefined ? ownRecord : afterwards.replay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seed says whether it is the same game
  useEffect(() => {
    let isGone = false;
    // A match behind closed doors has no replay, and a game that cannot be read no story.
    read?.().then(
      (text) => (isGone ? undefined : setSource(text)),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [seed, read]);
  return source;
}

const ownRecord = (): Promise<string> => gameClient().record();

/** The rule that ended it, and the blow before. */
function EndCause() {
  const t = useText();
  const { snapshot } = useTableContext();
  const { result, lines } = snapshot;
  if (result === undefined) return null;
  const { code, rules } = result.reason;
  return (
    <div className="end-cause">
      <p>
        <b>{t(`end-by-${code}`)}</b> <RuleLinks ids={rules} />
      </p>
      <ul>
        {lines.slice(-LAST).map((line) => (
          <li key={line.id}>
            <LogWords line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NextButtons() {
  const t = useText();
  const { snapshot, afterwards } = useTableContext();
  const start = useTable((s) => s.start);
  const code = useReview((s) => s.game?.code);
  const [isCopied, setCopied] = useState(false);
  const { plan, result, seat } = snapshot;
  const level = result?.places[seat] === 1 ? nextLevel(plan) : undefined;
  const isOwn = afterwards === undefined;
  return (
    <>
      {code !== undefined && (
        <Link href={`/review?seat=${seat + 1}#${code}`} className="btn btn-big btn-go">
          {t('end-review')}
        </Link>
      )}
      {isOwn && (
        <button
          type="button"
          className="btn btn-big"
          onClick={() => void start(rematchPlan(plan, crypto.randomUUID()))}
        >
          {t('end-rematch')}
        </button>
      )}
      {isOwn && level !== undefined && (
        <button
          type="button"
          className="btn btn-big"
          onClick={() => void start(atLevel(plan, level, crypto.randomUUID()))}
        >
          {t('end-next-level', { level: t(`level-${level}`) })}
        </button>
      )}
      {code !== undefined && (
        <button
          type="button"
          className="btn btn-big"
          onClick={() =>
            void navigator.clipboard.writeText(`${window.location.origin}/replay#${code}`).then(() => setCopied(true))
          }
        >
          {t(isCopied ? 'end-copied' : 'end-copy')}
        </button>
      )}
    </>
  );
}

function Story() {
  const t = useText();
  const { snapshot } = useTableContext();
  const isPhone = useMedia(PHONE);
  const [, go] = useLocation();
  const { game, sheet, progress, trouble } = useReview();
  const { seat } = snapshot;
  const own = sheet?.seats[seat];
  if (trouble !== undefined) return null;
  return (
    <div className="end-story">
      <section className="panel end-curve" aria-labelledby="end-how">
        <h3 id="end-how" className="end-how">
          {t('end-how')} <small>{t('end-how-lead')}</small>
        </h3>
        {own === undefined || own.curve.length === 0 ? (
          <p className="review-waiting">{t('end-reading')}</p>
        ) : (
          <WinCurve sheet={own} isSmall={isPhone} />
        )}
        {progress !== undefined && progress.phase !== 'done' && <ReviewBar share={progress.share} />}
      </section>
      {own !== undefined && (
        <>
          <div className="end-figures">
            <AccuracyPanel sheet={own} />
            <BalancePanel sheet={own} />
          </div>
          <ol className="moments">
            {own.moments.map((moment, i) => (
              <MomentCard
                key={`${moment.kind} ${moment.seq}`}
                moment={moment}
                at={i}
                onOpen={
                  game === undefined
                    ? undefined
                    : () => go(`/review?seat=${(moment.decision?.seat ?? seat) + 1}&at=${moment.seq}#${game.code}`)
                }
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
