import type { LineKey, LogLine } from '@longbox/games';
import type { CharacterView, VsView } from '@longbox/vs';
import { Fragment } from 'react';
import { Emblem } from '../../draw/emblem.tsx';
import { star } from '../../draw/shapes.ts';
import { ConsequenceList, useFoughtOut } from '../consequence-list.tsx';
import type { Consequence } from '../consequences.ts';
import { LogWords } from '../log-words.tsx';
import { useVs } from '../table-context.tsx';
import { CombatOutcome, type Find, strikeOutcome, strikesBackWords } from './combat-outcome.tsx';
import { partNames, partsLine, statParts } from './stat-parts.ts';
import { useFight } from './use-fight.ts';
import { useAboutToFight, useForeseenCombat } from './use-foreseen-combat.ts';
import { Verdict } from './verdict.tsx';

const BURST = star(50, 50, 13, 48, 36, -80);

const finder =
  ({ seats }: VsView): Find =>
  (id) =>
    seats.flatMap(({ front, back }) => [...front, ...back]).find((card) => card.id === id);

/** The combat going on and what would come of it; without one, a line with the last result. */
export function CombatStrip() {
  const { snapshot, t } = useVs();
  const foreseen = useForeseenCombat();
  const after = useFoughtOut(useAboutToFight());
  const fight = useFight(snapshot.view);
  const view = fight?.view ?? snapshot.view;
  const { combat } = view;
  const find = finder(view);
  const defender = find(combat?.defender);
  if (combat === undefined || defender === undefined) return <QuietStrip foreseen={foreseen} after={after} />;
  // An action may end the combat at once; then there is nothing to compare.
  const then = foreseen?.combat?.defender === combat.defender ? foreseen : undefined;
  const ghost = then?.combat;
  const findThen = then === undefined ? find : finder(then);
  const isChanged = ghost !== undefined && JSON.stringify(ghost) !== JSON.stringify(combat);
  return (
    <section className="panel strip splash" data-drop="middle" aria-label={t('combat-label')}>
      <ul className="figures">
        {combat.attackers.map((id) => {
          const card = find(id);
          return card === undefined ? null : (
            <li key={id} className="figure">
              <Figure
                card={card}
                number={card.atk}
                ghost={findThen(id)?.atk}
                base="atk"
                foot={`${t('fact-def')} ${card.def}`}
              />
            </li>
          );
        })}
      </ul>
      <p className="burst">
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <path d={BURST} fill="#b3201a" stroke="#15161c" strokeWidth="3" />
        </svg>
        <b key={combat.total}>{combat.total}</b>
        <small>{t('combat-total')}</small>
        {ghost !== undefined && ghost.total !== combat.total && <Ghost value={ghost.total} />}
      </p>
      <div className="figure figure-defender">
        <Figure
          card={defender}
          number={combat.def}
          ghost={ghost?.def}
          base="def"
          foot={t('combat-strikes', { atk: defender.atk })}
        />
      </div>
      {fight !== undefined && fight.strikes.length > 0 ? (
        <Verdict strikes={fight.strikes} find={find} />
      ) : (
        <CombatOutcome
          combat={isChanged ? ghost : combat}
          defender={(isChanged && findThen(defender.id)) || defender}
          find={isChanged ? findThen : find}
          isForeseen={isChanged}
          after={after}
        />
      )}
    </section>
  );
}

/** The last result; while an attack is aimed at somebody, what it would come to. */
function QuietStrip({
  foreseen,
  after,
}: {
  readonly foreseen: VsView | undefined;
  readonly after: readonly Consequence[] | undefined;
}) {
  const context = useVs();
  const { snapshot, t, nameOf } = context;
  const combat = foreseen?.combat;
  const find = finder(foreseen ?? snapshot.view);
  const defender = find(combat?.defender);
  const strikes = lastFight(snapshot.lines);
  return (
    <section className="panel strip-quiet" data-drop="middle" aria-label={t('combat-label')}>
      {combat !== undefined && defender !== undefined ? (
        <div className="forecast">
          <b>
            {t(combat.defenderStunned ? 'combat-would-stun' : 'combat-would-hold', { name: nameOf(defender.face) })}
          </b>{' '}
          {strikeOutcome(combat, context)} {strikesBackWords(combat, defender, find, context)}
          {after !== undefined && <ConsequenceList list={after} />}
        </div>
      ) : (
        <p>
          {strikes.length === 0 && t('goal-vs')}
          {strikes.map((line) => (
            <Fragment key={line.id}>
              <LogWords line={line} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

/**
 * How the last combat went: its strikes, since the strike back alone would not say it; or who attacked whom, what was played,
 * and that it ended early.
 */
function lastFight(lines: readonly LogLine[]): readonly LogLine[] {
  const from = lines.findLastIndex(({ key }) => key === 'attack');
  const fight = lines.slice(Math.max(from, 0));
  const strikes = fight.filter(({ key }) => key.startsWith('struck'));
  const end = fight.findIndex(({ key }) => key === 'combatCancelled');
  if (strikes.length > 0 || end < 0) return strikes;
  const cause = fight.slice(1, end).findLast(({ key }) => CAUSES.has(key));
  return [fight[0], ...(cause === undefined ? [] : [cause]), fight[end]];
}

/** What may end a combat. */
const CAUSES: ReadonlySet<LineKey> = new Set(['plays', 'usedPower', 'triggered', 'koed']);

/** What a number would become. */
function Ghost({ value }: { readonly value: number }) {
  const { t } = useVs();
  return (
    <em className="ghost">
      <span className="unseen">{t('combat-would-be')}</span> {value}
    </em>
  );
}

interface FigureProps {
  readonly card: CharacterView;
  readonly number: number;
  readonly ghost: number | undefined;
  /** Which printed number it grew from. */
  readonly base: 'atk' | 'def';
  readonly foot: string;
}

function Figure({ card, number, ghost, base, foot }: FigureProps) {
  const { facts, nameOf, t } = useVs();
  const face = facts(card.face);
  if (face === undefined) return null;
  const printed = face.stats?.[base] ?? number;
  const parts = statParts({ ...card, [base]: number }, printed, base, { nameOf, ...partNames(t) });
  return (
    <>
      <span className="figure-art">
        <Emblem card={face} />
      </span>
      <b className="figure-number">{number}</b>
      {ghost !== undefined && ghost !== number && <Ghost value={ghost} />}
      {parts.length > 0 && <span className="figure-parts">{partsLine(printed, parts)}</span>}
      <span className="figure-name">
        <span>{face.name}</span>
        <span className="figure-foot">{foot}</span>
      </span>
    </>
  );
}
