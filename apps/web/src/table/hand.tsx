import { useRef } from 'react';
import { handOf } from './on-the-table.ts';
import { HeldCard } from './table-card.tsx';
import { useTableContext } from './table-context.tsx';
import { useLegalInSight } from './use-legal-in-sight.ts';
import { Zone } from './zone.tsx';

/** The person's hand. */
export function Hand() {
  const { snapshot, t } = useTableContext();
  const hand = handOf(snapshot);
  const ref = useRef<HTMLElement>(null);
  useLegalInSight(ref, snapshot.seq);
  return (
    <section className="hand" ref={ref} aria-label={t('zone-hand')}>
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
