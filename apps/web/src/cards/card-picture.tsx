import { memo } from 'react';
import { CardBackArt, Emblem } from '../draw/emblem.tsx';
import { lineWidth } from '../draw/fit-name.ts';
import { Sym } from '../draw/symbol.tsx';
import { coloursOf } from '../draw/team-colours.ts';
import { useText } from '../i18n/language.tsx';
import type { CardFacts, TextLine, VsStats } from './card-facts.ts';
import { CardName, type CardSize } from './card-name.tsx';
import { ArenaBar, ArenaPoints, CardTag, KeywordCoins, Pips, symbolFor } from './card-parts.tsx';
import { CardLines, Words } from './card-text.tsx';
import type { LiveCard } from './live-card.ts';

interface Props {
  readonly card: CardFacts;
  readonly size: CardSize;
  readonly live?: LiveCard;
  /** The back, with the name where it may be known. */
  readonly faceDown?: boolean;
}

const EMPTY: LiveCard = {};

/** One card at one size. All of it is drawing; what it means to a reader of screens is said by its button. */
export const CardPicture = memo(function CardPicture({ card, size, live = EMPTY, faceDown = false }: Props) {
  const isSmall = size === 'board' || size === 'tile';
  const { band } = coloursOf(card.teamKeys[0]);
  return (
    <span className={`card-in card-${card.kind}`} aria-hidden="true">
      <span className="card-head" style={{ background: band }}>
        {!faceDown && <CardTag card={card} />}
        <CardName name={card.name} size={size} hasTag={!faceDown} isWideTag={card.arena !== undefined} />
      </span>
      <span className="card-art">
        {faceDown ? <CardBackArt /> : <Emblem card={card} />}
        {!faceDown && (
          <KeywordCoins hasFlight={live.hasFlight ?? card.hasFlight} hasRanged={live.hasRanged ?? card.hasRanged} />
        )}
        {card.arena !== undefined && !isSmall && (
          <span className="card-skill">
            <Sym name={symbolFor(card.arena.skill)} />
            {card.arena.skill}
          </span>
        )}
        <Counters live={live} />
        <ArenaPoints live={live} />
      </span>
      {!isSmall && (
        <>
          <TypeLine card={card} size={size} />
          <span className="card-text">
            <CardLines lines={size === 'hand' ? card.lines.filter(isMoreThanCoin) : card.lines} explained={false} />
            {size === 'zoom' && card.arena?.nemesis !== undefined && (
              <i className="card-nemesis">{card.arena.nemesis}</i>
            )}
          </span>
        </>
      )}
      <CardFoot card={card} live={live} size={size} faceDown={faceDown} />
    </span>
  );
}, isSamePicture);

/** A view is new with every choice, but most numbers in it are the old ones: only what differs is drawn again. */
function isSamePicture({ live: a = EMPTY, ...before }: Props, { live: b = EMPTY, ...after }: Props): boolean {
  return areAlike(before, after) && areAlike(a, b);
}

function areAlike(a: object, b: object): boolean {
  const [one, two] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return one.length === two.size && one.every(([key, value]) => two.has(key) && two.get(key) === value);
}

/** Flight and ranged stand on the picture already, and a small card has no room to say it twice. */
const isMoreThanCoin = ({ heading, body }: TextLine): boolean => body.length > 0 || heading[0]?.kind !== 'icon';

const TYPE_SIZE = 8.2;
const TYPE_ROOM = 90;

/** Whole at zoom; in the hand only kind and team, as large as they fit. */
function TypeLine({ card, size }: Pick<Props, 'card' | 'size'>) {
  const t = useText();
  if (size === 'zoom') {
    return (
      <span className="card-type">
        <Words phrase={card.typeLine} />
      </span>
    );
  }
  const printed = card.isToken === true ? 'token' : card.kind;
  const kind = card.arena === undefined ? t(`type-${printed}`) : card.arena.alignment;
  const teams = card.arena === undefined ? card.teamKeys.map((team) => t(`team-${team}`)) : card.teams;
  const text = [kind, ...teams].join(' · ');
  // Small letters are about a tenth narrower than the capitals that were measured.
  const fit = Math.min(TYPE_SIZE, TYPE_ROOM / (0.9 * lineWidth(text, 'condensed')));
  return (
    <span className="card-type" style={{ fontSize: `${fit.toFixed(2)}cqw` }}>
      {text}
    </span>
  );
}

function Counters({ live: { plus = 0, minus = 0, hasEquipment = false } }: { readonly live: LiveCard }) {
  if (plus === 0 && minus === 0 && !hasEquipment) return null;
  return (
    <span className="card-counters">
      {plus > 0 && <span className="counter">+{plus}</span>}
      {minus > 0 && <span className="counter counter-minus">−{minus}</span>}
      {hasEquipment && (
        <span className="counter">
          <Sym name="gear" />
        </span>
      )}
    </span>
  );
}

/** Numbers stand on plates of their own, and wounds between them: never on the picture. */
function CardFoot({ card, live, size, faceDown }: Required<Pick<Props, 'card' | 'live' | 'size' | 'faceDown'>>) {
  const isZoom = size === 'zoom';
  if (card.arena !== undefined) {
    return (
      <span className="card-foot">
        {isZoom && <span className="card-no">{card.key}</span>}
        <ArenaBar card={card} live={live} />
      </span>
    );
  }
  const { stats } = card;
  if (stats === undefined)
    return isZoom ? (
      <span className="card-foot">
        <span className="card-no">{card.key}</span>
      </span>
    ) : null;
  const health = live.health ?? stats.health;
  const xp = live.xpNeeded ?? stats.xp;
  const pips = (
    <span className="card-pips">
      <Pips name="wound" have={live.wounds} of={health} most={isZoom ? 8 : size === 'tile' ? 2 : 3} />
      {card.kind === 'main' && isZoom && <Pips name="xp" have={live.xp} of={xp} most={6} />}
      {isZoom && <span className="card-no">{card.key}</span>}
    </span>
  );
  if (faceDown) return <span className="card-foot card-foot-down">{pips}</span>;
  return (
    <span className="card-foot">
      <Stat kind="atk" now={live.atk ?? stats.atk} printed={stats.atk} stats={stats} />
      {pips}
      <Stat kind="def" now={live.def ?? stats.def} printed={stats.def} stats={stats} />
    </span>
  );
}

interface StatProps {
  readonly kind: 'atk' | 'def';
  readonly now: number;
  readonly printed: number;
  readonly stats: VsStats;
}

function Stat({ kind, now, printed, stats: { isOpen, isBonus } }: StatProps) {
  return (
    <span className={`stat stat-${kind}`}>
      <b className={now === printed ? undefined : 'changed'}>
        {isBonus === true && now >= 0 ? '+' : ''}
        {now}
        {isOpen && now === printed ? '+' : ''}
      </b>
    </span>
  );
}

/** A card nobody at this screen may know. */
export const CardBack = memo(function CardBack() {
  return (
    <span className="card-in card-back" aria-hidden="true">
      <CardBackArt />
    </span>
  );
});
