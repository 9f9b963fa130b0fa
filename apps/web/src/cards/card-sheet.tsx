import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { useCards } from '../library/library-client.ts';
import { Sheet } from '../shell/sheet.tsx';
import { CardDetail } from './card-detail.tsx';
import { cardHref } from './card-grid.tsx';

/** A card large, over whatever one is doing, with the way to its page. */
export function CardSheet({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const { byKey } = useCards();
  const card = byKey.get(id);
  if (card === undefined) return null;
  return (
    <Sheet title={card.name} onClose={onClose}>
      <CardDetail card={card} />
      <p className="sheet-foot">
        <button type="button" className="btn" onClick={() => go(cardHref(card))}>
          {t('card-open')}
        </button>
      </p>
    </Sheet>
  );
}
