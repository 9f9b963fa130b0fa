import { handOf } from './on-the-table.ts';
import { HeldCard } from './table-card.tsx';
import { useTableContext } from './table-context.tsx';
import { Zone } from './zone.tsx';

/** The person's hand. */
export function Hand() {
  const { snapshot, t } = useTableContext();
  const hand = handOf(snapshot);
  return (
    <section className="hand" aria-label={t('zone-hand')}>
      <Zone label={`${t('zone-hand')}, ${hand.length}`} className="hand-cards" count={hand.length}>
        {hand.map(({ id, face }, i) => (
          <li key={id}>
            <HeldCard id={id} face={face} isFirst={i === 0} />
          </li>
        ))}
      </Zone>
    </section>
  );
}
