import type { CardFacts } from '../cards/card-facts.ts';
import { CardRules } from '../cards/card-rules.tsx';
import { useCardPage } from '../library/library-client.ts';
import '../styles/card-page.css';
import '../styles/rule-sheet.css';

/** What was decided about a card and which rules it rests on, as on its page; cards of a scene have none. */
export function ZoomRules({ card }: { readonly card: CardFacts }) {
  const page = useCardPage(card.key);
  if (page === undefined) return null;
  return (
    <div className="zoom-rules">
      <CardRules card={card} rules={page.rules} />
    </div>
  );
}
