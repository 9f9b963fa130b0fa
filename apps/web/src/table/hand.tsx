import { HeldCard } from './table-card.tsx';
import { useTableContext } from './table-context.tsx';
import { Zone } from './zone.tsx';

/** The person's hand. */
export function Hand() {
  const { snapshot, t } = useTableContext();
  const { known } = snapshot.view.seats[snapshot.seat].hand;
  return (
    <section className="hand" aria-label={t('zone-hand')}>
      <Zone label={`${t('zone-hand')}, ${known.length}`} className="hand-cards" count={known.length}>
        {known.map(({ id, face }, i) => (
          <li key={id}>
            <HeldCard id={id} face={face} isFirst={i === 0} />
          </li>
        ))}
      </Zone>
    </section>
  );
}
