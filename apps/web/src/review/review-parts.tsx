import { Suspense } from 'react';
import { CardPicture } from '../cards/card-picture.tsx';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import { useSettings } from '../state/settings.ts';
import type { MomentSheet, SeatSheet } from './review-api.ts';
import { LETTERS } from './win-curve.tsx';
import '../styles/review-parts.css';

/** Points of chance with their sign. */
export const points = (share: number): string => {
  const whole = Math.round(100 * share);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
};

const SHOWN = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const;

/** One number with its interval, and how many decisions there were of each class. */
export function AccuracyPanel({ sheet }: { readonly sheet: SeatSheet }) {
  const t = useText();
  const { accuracy, counts } = sheet;
  const most = Math.max(1, ...SHOWN.map((each) => counts[each]));
  return (
    <section className="panel review-accuracy" aria-labelledby="accuracy-title">
      <div>
        <h3 id="accuracy-title" className="label">
          {t('review-accuracy')}
        </h3>
        <p className="accuracy-number">
          {accuracy === undefined ? '–' : Math.round(100 * accuracy.value)}
          <small>%</small>
        </p>
      </div>
      <ul className="class-bars">
        {SHOWN.map((each) => (
          <li key={each}>
            <span>{t(`review-class-${each}`)}</span>
            <i className={`class-bar class-${each}`} style={{ inlineSize: `${(100 * counts[each]) / most}%` }} />
            <b>{counts[each]}</b>
          </li>
        ))}
      </ul>
      {accuracy !== undefined && (
        <p className="review-small accuracy-interval" title={t('review-accuracy-note')}>
          {t('review-accuracy-interval', {
            low: Math.round(100 * accuracy.low),
            high: Math.round(100 * accuracy.high),
            count: accuracy.decisions,
          })}
        </p>
      )}
    </section>
  );
}

/** What luck is made of; together they are all of it. */
const LUCK_PARTS = ['decks', 'deal', 'draws', 'rest'] as const;

/** How much of the way from even to the result was choice, and how much luck. */
export function BalancePanel({ sheet }: { readonly sheet: SeatSheet }) {
  const t = useText();
  const { balance } = sheet;
  if (balance === undefined) return null;
  const { skill, luck, even, result } = balance;
  const whole = Math.max(0.01, Math.abs(skill) + Math.abs(luck));
  const share = (part: number): string => `${Math.max(36, Math.min(64, (100 * Math.abs(part)) / whole))}%`;
  const verdict = skill >= 0 ? (luck >= 0 ? 'both' : 'unlucky') : luck >= 0 ? 'lucky' : 'neither';
  return (
    <section className="panel review-balance" aria-labelledby="balance-title">
      <h3 id="balance-title" className="label">
        {t('review-balance')}
      </h3>
      <p className="balance-bar">
        <span className="balance-skill" style={{ inlineSize: share(skill) }}>
          {t('review-skill')} {points(skill)}
        </span>
        <span className="balance-luck">
          {t('review-luck')} {points(luck)}
        </span>
      </p>
      <p className="review-small">
        {t('review-balance-way', { from: Math.round(100 * even), to: Math.round(100 * result) })}{' '}
        {t(`review-balance-${verdict}`)}
      </p>
      <details className="balance-parts">
        <summary>{t('review-luck-parts')}</summary>
        <dl>
          {LUCK_PARTS.map((part) => (
            <div key={part}>
              <dt>{t(`review-luck-${part}`)}</dt>
              <dd>
                {points(balance[part])}
                {part === 'draws' && <small> ± {Math.round(200 * balance.drawsError)}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <p className="review-small">{t('review-luck-measured')}</p>
      </details>
    </section>
  );
}

interface MomentProps {
  readonly moment: MomentSheet;
  readonly at: number;
  readonly onOpen: (() => void) | undefined;
}

/** One of the three moments that decided the game. */
export function MomentCard({ moment, at, onOpen }: MomentProps) {
  const t = useText();
  const { kind, turn, worth, decision } = moment;
  const title = decision === undefined ? t('review-moment-luck') : decision.chosen;
  return (
    <li className={`panel moment moment-${kind} ${worth < 0 ? 'moment-down' : ''}`}>
      <b className="moment-letter">{LETTERS[at]}</b>
      {decision?.face !== undefined && (
        <Suspense>
          <Picture face={decision.face} />
        </Suspense>
      )}
      <div className="moment-words">
        <h3>
          {t('review-turn', { turn })}: {title}
        </h3>
        <p>{momentText(moment, t)}</p>
        <p className="moment-foot">
          <span className="moment-kind">{t(`review-kind-${kind}`)}</span>
          {onOpen !== undefined && (
            <button type="button" className="link" onClick={onOpen}>
              {t('review-look')}
            </button>
          )}
          <b className="moment-worth">{points(worth)}</b>
        </p>
      </div>
    </li>
  );
}

function Picture({ face }: { readonly face: string }) {
  const card = useFacts([face]).get(face);
  if (card === undefined) return null;
  return (
    <span className="moment-picture card card-tile" aria-hidden="true">
      <CardPicture card={card} size="tile" />
    </span>
  );
}

function momentText({ kind, decision }: MomentSheet, t: ReturnType<typeof useText>): string {
  if (decision === undefined) return t('review-moment-luck-text');
  if (kind === 'find') return t('review-moment-find-text', { chance: Math.round(100 * decision.chance) });
  const why = decision.why[0]?.text ?? '';
  return t(`review-moment-${kind}-text`, { better: decision.better ?? '', why });
}

/** How far the review is, for eyes and ears. */
export function ReviewBar({ share }: { readonly share: number }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const whole = Math.round(100 * share);
  return (
    <p className="review-progress" lang={language}>
      <progress max={100} value={whole} aria-label={t('review-progress')} />
      <span>{t('review-progress-at', { share: whole })}</span>
    </p>
  );
}
