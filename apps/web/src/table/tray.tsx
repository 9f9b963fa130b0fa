import { inSight } from './on-the-table.ts';
import { HeldCard } from './table-card.tsx';
import { useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';
import { Zone } from './zone.tsx';

/** Offered cards that lie nowhere in sight, such as those a search has found or those of a pile. */
export function Tray() {
  const { snapshot, intents, t } = useTableContext();
  // What is offered may still be on its way to where it will lie.
  const isPlaying = useTheatre((s) => s.isPlaying);
  const seen = inSight(snapshot);
  const hidden = [...intents.byCard].filter(([id]) => id >= 0 && !seen.has(id));
  if (hidden.length === 0 || isPlaying) return null;
  return (
    <section className="panel tray" aria-label={t('prompt-tray')}>
      <h3 className="label">{t('prompt-tray')}</h3>
      <Zone label={t('prompt-tray')} className="tray-cards" count={hidden.length}>
        {hidden.map(([id, offers], i) => (
          <li key={id}>
            <HeldCard
              id={id}
              face={offers[0].face ?? (offers[0].verb === 'version' ? offers[0].name : undefined)}
              isFirst={i === 0}
            />
          </li>
        ))}
      </Zone>
    </section>
  );
}
