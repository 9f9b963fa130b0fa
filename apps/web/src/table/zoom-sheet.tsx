import { useEffect, useState } from 'react';
import { CardDetail } from '../cards/card-detail.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useTableContext } from './table-context.tsx';

/** A card opened from the log, a pile or a long press. */
export function ZoomSheet() {
  const { facts } = useTableContext();
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
    <Sheet title={card.name} onClose={() => setFace(undefined)}>
      <CardDetail card={card} />
    </Sheet>
  );
}
