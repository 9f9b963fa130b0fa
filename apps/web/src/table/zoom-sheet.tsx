import { lazy, Suspense, useEffect, useState } from 'react';
import { CardDetail } from '../cards/card-detail.tsx';
import { withWords } from '../i18n/bundle.ts';
import { Sheet } from '../shell/sheet.tsx';
import { useSettings } from '../state/settings.ts';
import { useTableContext } from './table-context.tsx';

/** Rules and rulings are large, and come once the card is already shown. */
const ZoomRules = lazy(async () => {
  const { ZoomRules: part } = await withWords('library', useSettings.getState().language, import('./zoom-rules.tsx'));
  return { default: part };
});

/** A card opened from the log, a pile or a long press. */
export function ZoomSheet() {
  const { facts, t } = useTableContext();
  const [face, setFace] = useState<string>();
  useEffect(() => {
    const onZoom = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') setFace(event.detail);
    };
    document.addEventListener('longbox-zoom', onZoom);
    return () => document.removeEventListener('longbox-zoom', onZoom);
  }, []);
  const card = facts(face);
  if (card === undefined) return null;
  return (
    <Sheet title={card.name} onClose={() => setFace(undefined)} className="zoom-sheet">
      <CardDetail card={card} />
      <Suspense fallback={<p className="zoom-waiting">{t('zoom-rules-waiting')}</p>}>
        <ZoomRules card={card} />
      </Suspense>
    </Sheet>
  );
}
