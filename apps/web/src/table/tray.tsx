import { HeldCard } from './table-card.tsx';
import { useTableContext } from './table-context.tsx';
import { Zone } from './zone.tsx';

/** Offered cards that lie nowhere in sight, such as those a search has found or those of a pile. */
export function Tray() {
  const { snapshot, intents, t } = useTableContext();
  const { view, seat } = snapshot;
  const inSight = new Set<number>();
  for (const each of view.seats) {
    for (const { id } of [...each.front, ...each.back, ...each.resources]) inSight.add(id);
  }
  for (const { id } of view.seats[seat].hand.known) inSight.add(id);
  const hidden = [...intents.byCard].filter(([id]) => !inSight.has(id));
  if (hidden.length === 0) return null;
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
