import { useMemo, useState } from 'react';
import type { CardFacts, GameName } from '../cards/card-facts.ts';
import { cardLabel } from '../cards/card-grid.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { useText } from '../i18n/language.tsx';
import { useCards } from '../library/library-client.ts';
import { CardQuery } from '../search/card-query.tsx';
import { useFinding } from '../search/use-finding.ts';
import { DeckLayer } from './deck-layer.tsx';
import { bodyEntry, cardEntry, putAt, spell } from './place-card.ts';
import type { SceneReading, SceneWords } from './scene-api.ts';
import { useScene } from './scene-store.ts';

const PAGE = 12;

interface Props {
  readonly game: GameName;
  readonly reading: SceneReading;
  readonly words: SceneWords;
}

/** Finds cards by the query language and puts them where one aims. */
export function CardFinder({ game, reading, words }: Props) {
  const t = useText();
  const { cards: all, byKey } = useCards();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(PAGE);
  const { edit, aim } = useScene();
  const found = useFinding(game, query);
  const cards = useMemo(() => (found?.keys ?? []).flatMap((key) => byKey.get(key) ?? []), [found?.keys, byKey]);
  const seek = (next: string) => {
    setQuery(next);
    setShown(PAGE);
  };
  const add = (card: CardFacts) => {
    const text = spell(card, all);
    if (aim !== undefined)
      void edit(...putAt(cardEntry(text), aim, reading, text === card.name ? undefined : card.name));
  };
  return (
    <section className="scene-finder" aria-label={t('scene-cards')}>
      <AimChoice reading={reading} words={words} />
      <CardQuery game={game} query={query} found={found} onChange={seek} />
      <p role="status" className="gallery-count">
        {found === undefined ? t('loading') : t('cards-found', { count: cards.length })}
      </p>
      <ul className="scene-finds">
        {cards.slice(0, shown).map((card) => (
          <li key={card.key}>
            <button type="button" className="card card-board" data-find={card.key} onClick={() => add(card)}>
              <span className="unseen">{t('scene-put', { name: cardLabel(card) })}</span>
              <CardPicture card={card} size="board" />
            </button>
          </li>
        ))}
      </ul>
      {cards.length > shown && (
        <button type="button" className="btn" onClick={() => setShown(shown + 2 * PAGE)}>
          {t('show-more', { count: Math.min(2 * PAGE, cards.length - shown) })}
        </button>
      )}
      <BodyMaker game={game} reading={reading} />
      <DeckLayer game={game} reading={reading} />
    </section>
  );
}

/** Where the next card goes, also for those who do not point. */
function AimChoice({ reading, words }: Pick<Props, 'reading' | 'words'>) {
  const t = useText();
  const { aim, aimAt } = useScene();
  const { seats } = reading.sheet;
  const holder = aim?.attach && seats.find(({ name }) => name === aim.seat)?.zones[aim.zone]?.[aim.attach.at];
  return (
    <label className="field scene-aim">
      {t('scene-put-into')}
      <select
        value={aim === undefined ? '' : aim.attach === undefined ? `${aim.seat}/${aim.zone}` : 'attach'}
        onChange={(event) => {
          const [seat, zone] = event.target.value.split('/');
          if (zone !== undefined) aimAt({ seat, zone });
        }}
      >
        {aim?.attach !== undefined && (
          <option value="attach">
            {holder?.name}: {t(`scene-fact-${aim.attach.fact}`)}
          </option>
        )}
        {seats.map(({ name }) => (
          <optgroup key={name} label={name}>
            {words.zones.map((zone) => (
              <option key={zone} value={`${name}/${zone}`}>
                {name}: {t(`scene-zone-${zone}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const PLAIN: Readonly<Record<GameName, string>> = { vs: '2/2', arena: '500/500/200' };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A plain character for questions in which no real card matters. */
function BodyMaker({ game, reading }: Pick<Props, 'game' | 'reading'>) {
  const t = useText();
  const { edit, aim } = useScene();
  const [text, setText] = useState('');
  const taken = new Set(
    reading.sheet.seats.flatMap(({ zones }) => Object.values(zones).flatMap((list) => list.map(({ name }) => name))),
  );
  const free = [...LETTERS].find((letter) => !taken.has(letter)) ?? 'A';
  const usual = `${free} ${PLAIN[game]}`;
  return (
    <form
      className="scene-body"
      onSubmit={(event) => {
        event.preventDefault();
        if (aim !== undefined) void edit(...putAt(bodyEntry(text.trim() === '' ? usual : text.trim()), aim, reading));
        setText('');
      }}
    >
      <label className="field">
        {t('scene-body')}
        <input
          className="input"
          value={text}
          placeholder={usual}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="btn">
        {t('scene-body-add')}
      </button>
    </form>
  );
}
