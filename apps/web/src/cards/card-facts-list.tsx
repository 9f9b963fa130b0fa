import { useText } from '../i18n/language.tsx';
import type { CardFacts } from './card-facts.ts';

/** The numbers of a card, each named. */
export function CardFactsList({ card }: { readonly card: CardFacts }) {
  const t = useText();
  const { cost, stats, arena } = card;
  const rows: readonly (readonly [name: string, value: number | undefined])[] = [
    ['cost', cost],
    ['atk', stats?.atk],
    ['def', stats?.def],
    ['health', stats?.health],
    ['xp', stats === undefined || stats.xp === 0 ? undefined : stats.xp],
    ['attack', arena?.attack],
    ['defence', arena?.defence],
    ['resistance', arena?.resistance],
    ['points', arena?.missionPoints],
  ];
  return (
    <dl className="detail-facts">
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{t(`fact-${name}`)}</dt>
            <dd>
              {value}
              {stats?.isOpen === true && (name === 'atk' || name === 'def') ? '+' : ''}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
