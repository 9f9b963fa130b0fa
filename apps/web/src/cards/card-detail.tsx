import { useText } from '../i18n/language.tsx';
import type { CardFacts } from './card-facts.ts';
import { CardPicture } from './card-picture.tsx';
import { CardLines, Words } from './card-text.tsx';
import '../styles/card-detail.css';

/** A card at its largest, with its text as readable text beside it and every keyword explained. */
export function CardDetail({ card }: { readonly card: CardFacts }) {
  const t = useText();
  const { stats, arena } = card;
  return (
    <div className="detail">
      <span className="card card-zoom">
        <CardPicture card={card} size="zoom" />
      </span>
      <div className="detail-text">
        <p className="detail-type">
          <Words phrase={card.typeLine} />
        </p>
        <dl className="detail-facts">
          {card.cost !== undefined && <Fact name={t('fact-cost')} value={card.cost} />}
          {stats !== undefined && (
            <>
              <Fact name={t('fact-atk')} value={stats.atk} />
              <Fact name={t('fact-def')} value={stats.def} />
              <Fact name={t('fact-health')} value={stats.health} />
              {stats.xp > 0 && <Fact name={t('fact-xp')} value={stats.xp} />}
            </>
          )}
          {arena !== undefined && (
            <>
              <Fact name={t('fact-attack')} value={arena.attack} />
              <Fact name={t('fact-defence')} value={arena.defence} />
              <Fact name={t('fact-resistance')} value={arena.resistance} />
              <Fact name={t('fact-points')} value={arena.missionPoints} />
            </>
          )}
        </dl>
        <CardLines lines={card.lines} explained />
        {arena?.nemesis !== undefined && <p>{arena.nemesis}</p>}
        <p className="detail-key">{card.key}</p>
      </div>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
