import { CardBack, CardPicture } from '../cards/card-picture.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTable } from '../state/table-store.ts';
import { zoomOn } from './long-press.ts';
import { useTableContext } from './table-context.tsx';

interface Props {
  readonly title: string;
  readonly cards: readonly (string | undefined)[];
  readonly onClose: () => void;
}

/** The cards of a pile, newest first. */
export function PileSheet({ title, cards, onClose }: Props) {
  const { t, facts } = useTableContext();
  const show = useTable((s) => s.show);
  return (
    <Sheet title={`${title} · ${cards.length}`} onClose={onClose}>
      {cards.length === 0 && <p>{t('pile-empty')}</p>}
      <ul className="pile-cards">
        {cards.toReversed().map((face, i) => {
          const card = facts(face);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold the same card twice
            <li key={i}>
              <button
                type="button"
                className="card card-hand"
                onClick={() => face !== undefined && zoomOn(face)}
                onFocus={() => face !== undefined && show({ face, id: undefined })}
              >
                <span className="unseen">{card?.name ?? t('label-unknown')}</span>
                {card === undefined ? <CardBack /> : <CardPicture card={card} size="hand" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
