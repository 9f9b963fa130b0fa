import { CardPicture } from '../cards/card-picture.tsx';
import { useFacts } from '../cards/use-catalogue.ts';
import { useText } from '../i18n/language.tsx';
import type { DeckInfo } from '../workers/game-api.ts';
import { DeckIntro, type DeckIntroProps } from './deck-intro.tsx';
import { deckName, playedLine } from './deck-title.ts';

interface Props {
  readonly deck: DeckInfo;
  readonly onPick: () => void;
}

/** A deck to sit down with. */
export function DeckButton({ deck, onPick }: Props) {
  const t = useText();
  const { picture, played } = deck;
  return (
    <button type="button" className={`deck deck-${deck.game} panel`} onClick={onPick}>
      {picture !== undefined && (
        <span className="card card-board">
          <CardPicture card={picture} size="board" />
        </span>
      )}
      <span className="deck-words">
        <b className="deck-title">{deckName(deck, t)}</b>
        {played !== undefined && <span className="deck-played">{playedLine(played, t)}</span>}
        <span className="deck-sub">{picture?.teams.join(', ')}</span>
        <span className="deck-go">{t('play-with')}</span>
      </span>
    </button>
  );
}

/** The same with what the deck says of itself. */
export function DeckChoice({ deck, onPick, among }: Props & Pick<DeckIntroProps, 'among'>) {
  const t = useText();
  const { game, key, picture } = deck;
  return (
    <>
      <DeckButton deck={deck} onPick={onPick} />
      <DeckIntro
        game={game}
        deck={key}
        title={deckName(deck, t)}
        leader={picture?.name ?? ''}
        {...(among !== undefined && { among })}
      />
    </>
  );
}

/** A deck of the person's own: its face is not known ahead, so its set is loaded for it. */
export function OwnDeckButton({ deck, onPick }: Props) {
  const picture = useFacts([deck.face]).get(deck.face);
  return <DeckButton deck={{ ...deck, picture }} onPick={onPick} />;
}
