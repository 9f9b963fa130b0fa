import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { cardHref } from '../cards/card-grid.tsx';
import { useText } from '../i18n/language.tsx';
import { useCards, useUsers } from '../library/library-client.ts';

/** Cards that rest on a rule. Asked for only when somebody wants to know: the cards are a large file. */
export function RuleCards({ id }: { readonly id: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="rule-cards" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('rules-cards')}</summary>
      {isOpen && (
        <Suspense fallback={<p>{t('loading')}</p>}>
          <Users id={id} />
        </Suspense>
      )}
    </details>
  );
}

function Users({ id }: { readonly id: string }) {
  const t = useText();
  const { byKey } = useCards();
  const cards = useUsers(id).flatMap((key) => byKey.get(key) ?? []);
  if (cards.length === 0) return <p>{t('rules-cards-none')}</p>;
  return (
    <ul className="rule-users">
      {cards.map((card) => (
        <li key={card.key}>
          <Link href={cardHref(card)}>{card.name}</Link> <span>{card.key}</span>
        </li>
      ))}
    </ul>
  );
}
