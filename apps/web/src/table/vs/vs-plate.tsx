import type { SeatView } from '@longbox/vs';
import { Sym } from '../../draw/symbol.tsx';
import { Count, Pile } from '../piles.tsx';
import { useVs } from '../table-context.tsx';

/** Who sits here, how their main character fares, and their piles. */
export function VsPlate({
  seat,
  isMine,
  isSlim,
}: {
  readonly seat: SeatView;
  readonly isMine: boolean;
  readonly isSlim: boolean;
}) {
  const { t, playerName, facts } = useVs();
  const mains = [...seat.front, ...seat.back].filter(({ main }) => main);
  const teams = facts(mains[0]?.face)?.teamKeys.map((team) => t(`team-${team}`)) ?? [];
  // Face-up cards first; of the others only their number is known.
  const aside = [...seat.side.open.map(({ face }) => face), ...new Array<undefined>(seat.side.closed).fill(undefined)];
  return (
    <div className="plate">
      <h2 className="plate-name">{playerName(seat.seat)}</h2>
      {!isSlim && <p className="plate-team">{teams.join(', ')}</p>}
      {isMine && !isSlim && <p className="plate-goal">{t('goal-vs')}</p>}
      {mains.map((main) => (
        <p key={main.id} className="meter">
          <span>
            <Sym name="wound" />{' '}
            {isSlim ? `${main.wounds}/${main.health}` : t('wounds-of', { have: main.wounds, of: main.health })}
          </span>
          {main.xpNeeded > 0 && (
            <span>
              <Sym name="xp" />{' '}
              {isSlim ? `${main.xp}/${main.xpNeeded}` : t('xp-of', { have: main.xp, of: main.xpNeeded })}
            </span>
          )}
        </p>
      ))}
      <ul className="piles">
        {/* Whoever watches sits at this side and sees no hand below it. */}
        {(!isMine || seat.hand.known.length < seat.hand.count) && (
          <Count name={t('zone-hand-count')} count={seat.hand.count} />
        )}
        <Count name={t('zone-deck')} count={seat.deck} />
        <Pile
          name={t(isSlim ? 'zone-ko-short' : 'zone-ko')}
          title={t('zone-ko')}
          cards={seat.ko.map(({ face }) => face)}
        />
        {!isSlim && seat.levelUp.length > 0 && (
          <Pile name={t('zone-level')} cards={seat.levelUp.map(({ face }) => face)} />
        )}
        {aside.length > 0 && <Pile name={t('zone-side')} cards={aside} />}
        {seat.removed.length > 0 && <Pile name={t('zone-removed')} cards={seat.removed.map(({ face }) => face)} />}
      </ul>
    </div>
  );
}
