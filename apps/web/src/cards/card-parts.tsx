import { Coin, Sym } from '../draw/symbol.tsx';
import type { SymbolName } from '../draw/symbol-shapes.tsx';
import { SYMBOL_SHAPES } from '../draw/symbol-shapes.tsx';
import type { CardFacts } from './card-facts.ts';
import type { LiveCard } from './live-card.ts';

const isSymbol = (name: string): name is SymbolName => name in SYMBOL_SHAPES;
export const symbolFor = (name: string): SymbolName => {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return isSymbol(small) ? small : 'info';
};

/** What stands left of the name: cost, level, Mission Points, or what the card is. */
export function CardTag({ card }: { readonly card: CardFacts }) {
  const { kind, level, cost, arena } = card;
  if (kind === 'main') return <span className="tag tag-level">L{level ?? 1}</span>;
  if (arena !== undefined) {
    return (
      <span className="tag tag-points">
        <Sym name="mp" />
        {arena.missionPoints}
      </span>
    );
  }
  if (cost !== undefined) return <span className="tag">{cost}</span>;
  if (kind === 'plotTwist')
    return (
      <span className="tag">
        <Sym name={card.hasAnyTurn ? 'anyTurn' : 'arrow'} />
      </span>
    );
  if (kind === 'pileCard')
    return (
      <span className="tag">
        <Sym name="cards" />
      </span>
    );
  const only = card.symbols.length === 1 ? symbolFor(card.symbols[0]) : 'res';
  return (
    <span className="tag">
      <Sym name={only} />
    </span>
  );
}

export function KeywordCoins({ hasFlight, hasRanged }: { readonly hasFlight: boolean; readonly hasRanged: boolean }) {
  if (!hasFlight && !hasRanged) return null;
  return (
    <span className="card-keywords">
      {hasFlight && <Coin name="flight" />}
      {hasRanged && <Coin name="ranged" />}
    </span>
  );
}

export function ArenaBar({ card, live }: { readonly card: CardFacts; readonly live: LiveCard }) {
  const { arena } = card;
  if (arena === undefined) return null;
  const { attack = arena.attack, defence = arena.defence } = live;
  return (
    <span className="arena-bar">
      <span className="bar-a">
        <Sym name="atk" />
        <span className={attack === arena.attack ? undefined : 'changed'}>{attack}</span>
      </span>
      <span className="bar-d">
        <Sym name="def" />
        <span className={defence === arena.defence ? undefined : 'changed'}>{defence}</span>
      </span>
      <span className="bar-r">
        <Sym name="res" />
        {arena.resistance}
      </span>
    </span>
  );
}

/** Wounds or XP: pips while they can be counted at a glance, numbers beyond. A card that is not in play has only the total. */
export function Pips({
  name,
  have,
  of,
  most,
}: {
  readonly name: 'wound' | 'xp';
  readonly have: number | undefined;
  readonly of: number;
  readonly most: number;
}) {
  if (of === 0) return null;
  if (of > most) {
    return (
      <span className={`pips pips-${name}`}>
        <Sym name={name} />
        {have === undefined ? of : `${have}/${of}`}
      </span>
    );
  }
  return (
    <span className={`pips pips-${name}`}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
        <i key={i} className={i < (have ?? 0) ? 'pip pip-on' : 'pip'}>
          <Sym name={name} />
        </i>
      ))}
    </span>
  );
}

/** More cells than this become a number. */
const MOST_CELLS = 4;

/** Power Points as cells, engaged ones hatched, and Hit Points; only a character in play has any. */
export function ArenaPoints({
  live: { hitPoints, ready = 0, engaged = 0, isUsed = false },
}: {
  readonly live: LiveCard;
}) {
  if (hitPoints === undefined) return null;
  const cells = [...Array<string>(ready).fill('pp'), ...Array<string>(engaged).fill('pp pp-engaged')];
  return (
    <>
      <span className="card-points">
        {cells.length > MOST_CELLS ? (
          <i className="pp pp-many">
            <Sym name="pp" />
            {ready}
            {engaged > 0 && <small>+{engaged}</small>}
          </i>
        ) : (
          cells.map((cell, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike
            <i key={i} className={cell}>
              <Sym name="pp" />
            </i>
          ))
        )}
      </span>
      <span className={`card-hp ${hitPoints > 1 ? 'card-hp-many' : ''}`}>
        <Sym name="hp" />
        {hitPoints}
      </span>
      {isUsed && (
        <span className="card-used">
          <Sym name="check" />
        </span>
      )}
    </>
  );
}
