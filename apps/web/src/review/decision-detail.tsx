import { useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { MomentTools } from '../replays/moment-tools.tsx';
import type { DecisionSheet, WhyRow } from './review-api.ts';
import { points } from './review-parts.tsx';

interface Props {
  readonly decision: DecisionSheet;
  readonly name: string;
  /** Leads to this moment. */
  readonly link: string;
  readonly onFork: () => void;
}

const percent = (share: number): number => Math.round(100 * share);

/** What was chosen, what was better, why, how sure that is, and what to do with it. */
export function DecisionDetail({ decision, name, link, onFork }: Props) {
  const t = useText();
  const [copied, setCopied] = useState<string>();
  const { chosen, chance, better, could, loss, error, tries, why, expected } = decision;
  const line = better === undefined ? expected.chosen : expected.best;
  return (
    <>
      <section className="panel verdict-card verdict-chosen" data-class={decision.class}>
        <div>
          <p className="label">
            {t('review-chose', { name })} · {t(`review-class-${decision.class}`)}
          </p>
          <h2>{chosen}</h2>
        </div>
        <Chance share={chance} />
      </section>
      {better !== undefined && (
        <section className="panel verdict-card verdict-better">
          <div>
            <p className="label">{t('review-better')}</p>
            <h2>{better}</h2>
          </div>
          <Chance share={could} />
        </section>
      )}
      {why.length > 0 && <Why rows={why} loss={loss} />}
      {line.length > 0 && (
        <section className="panel review-box">
          <h3 className="label">{t('review-expected')}</h3>
          <ol className="expected">
            {line.map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places
              <li key={i}>{step}</li>
            ))}
          </ol>
        </section>
      )}
      <section className="panel review-box">
        <h3 className="label">{t('review-luck-title')}</h3>
        <p className="review-small">
          {loss > 0
            ? t('review-luck-text', {
                low: Math.max(0, percent(loss - 2 * error)),
                high: percent(loss + 2 * error),
                tries,
              })
            : t('review-sure-best', { tries })}
        </p>
      </section>
      <p className="review-actions">
        <button type="button" className="btn btn-main btn-big" onClick={onFork}>
          {t('review-fork')}
        </button>
        <button
          type="button"
          className="btn btn-big"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
        >
          {t(copied === link ? 'end-copied' : 'review-copy')}
        </button>
      </p>
      <MomentTools seq={decision.seq} name={name} />
    </>
  );
}

function Chance({ share }: { readonly share: number }) {
  const t = useText();
  return (
    <p className="verdict-chance">
      <b>
        {percent(share)}
        <small>%</small>
      </b>
      {t('review-to-win')}
    </p>
  );
}

function Why({ rows, loss }: { readonly rows: readonly WhyRow[]; readonly loss: number }) {
  const t = useText();
  const most = Math.max(...rows.map(({ worth }) => worth));
  return (
    <section className="panel review-box">
      <h3 className="label">
        {t('review-why')} <span>{t('review-points')}</span>
      </h3>
      <p className="review-small">{t('review-why-lead')}</p>
      <ul className="why-rows">
        {rows.map(({ title, text, worth }) => (
          <li key={title}>
            <span>{text}</span>
            <i style={{ inlineSize: `${(60 * worth) / most}px` }} />
            <b>{points(worth)}</b>
          </li>
        ))}
      </ul>
      <p className="why-all">
        <span>{t('review-in-all')}</span>
        <b>{points(loss)}</b>
      </p>
    </section>
  );
}
