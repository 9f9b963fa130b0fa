import { Link } from 'wouter';
import { useLanguage, useText } from '../i18n/language.tsx';
import type { Candidates, DeckIntroProps } from './deck-intro.tsx';
import { firstChoice, type Note, noteOf, shareOf } from './deck-notes.ts';
import { planOf } from './deck-plan.ts';

const percent = (share: number): number => Math.round(100 * share);

/** What a deck says of itself: a line to choose by, and the rest unfolded on wish. */
export function DeckIntroIn({ game, deck, title, leader, isOpen = false, among }: DeckIntroProps) {
  const t = useText();
  const language = useLanguage();
  const note = noteOf(game, deck);
  if (note === undefined) return null;
  const { facts, record } = note;
  const isRecommended = among !== undefined && firstChoice(game, among)?.key === deck;
  const plan = planOf(game, deck, note, leader, t, language);
  return (
    <div className="deck-intro" data-intro={deck}>
      {isRecommended && <p className="deck-intro-first">{t('intro-first')}</p>}
      <details open={isOpen}>
        <summary>
          <span className="unseen">{t('intro-label', { deck: title })}: </span>
          <span className="deck-chip">{t(`style-${facts.style}`)}</span>
          <span className="deck-chip">{t(`intro-hard-short-${facts.hard}`)}</span>
          {record !== undefined && (
            <span className="deck-chip">{t('intro-record-short', { share: percent(shareOf(record).share) })}</span>
          )}
          <span className="deck-intro-more">{t('intro-more')}</span>
        </summary>
        <h4>{t('intro-plan')}</h4>
        <ol>
          {plan.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <dl>
          <dt>{t('intro-stars')}</dt>
          <dd>
            {facts.stars.map(({ key, name }, i) => (
              <span key={key}>
                {i > 0 && ', '}
                <Link href={`/cards/${key}`} className="link">
                  {name}
                </Link>
              </span>
            ))}
          </dd>
          <dt>{t('intro-hard-label')}</dt>
          <dd>{t(`intro-hard-${facts.hard}`)}</dd>
          <dt>{t('intro-record-label')}</dt>
          <dd>
            <Record note={note} />
          </dd>
        </dl>
      </details>
    </div>
  );
}

/** A word for who has not played yet. */
export function FirstWordIn({ game, decks, onPick }: Candidates) {
  const t = useText();
  const found = firstChoice(game, decks);
  if (found === undefined) return null;
  return (
    <p className="caption deck-first-word">
      {t('intro-first-why', { deck: found.title })}{' '}
      <span className="deck-first-ways">
        <button type="button" className="btn btn-go" onClick={() => onPick(found.key)}>
          {t('play-with')}
        </button>
        <Link href={`/first/${game}`} className="btn">
          {t('intro-first-guide')}
        </Link>
      </span>
    </p>
  );
}

function Record({ note: { record, terms } }: { readonly note: Note }) {
  const t = useText();
  if (record === undefined) return t('intro-record-none');
  const { share, low, high } = shareOf(record);
  return t('intro-record', {
    ...{ share: percent(share), low: percent(low), high: percent(high) },
    ...{ games: record.games, count: terms.against.length, pilot: terms.pilot },
  });
}
