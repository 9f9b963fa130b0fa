import type { ChallengeView } from '@longbox/arena';
import type { LineKey } from '@longbox/games';
import { useRef } from 'react';
import { Emblem } from '../../draw/emblem.tsx';
import { Sym } from '../../draw/symbol.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { ConsequenceList, useFoughtOut } from '../consequence-list.tsx';
import type { Consequence } from '../consequences.ts';
import { LogWords } from '../log-words.tsx';
import { useArena } from '../table-context.tsx';
import { Gauge } from './gauge.tsx';
import { useAboutToChallenge, useForeseen } from './use-foreseen.ts';

/** The declared challenges in a lane each: who, the numbers, against whom, and what would come of it. */
export function Lanes() {
  const { snapshot, t } = useArena();
  const foreseen = useForeseen();
  const { challenges: declared } = snapshot.view;
  // A challenge that is being aimed has its lane before it is declared.
  const challenges = [...declared, ...(foreseen ?? []).slice(declared.length)];
  const after = useFoughtOut(useAboutToChallenge());
  if (challenges.length === 0) return <QuietLane after={after} />;
  const current = challenges.findIndex((challenge) => challenge.current && !challenge.resolved);
  const full = current === -1 ? challenges.findLastIndex(({ resolved }) => !resolved) : current;
  return (
    <section className="lanes" data-drop="middle" aria-label={t('arena-lanes')}>
      <ol>
        {challenges.map((challenge, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: challenges keep their numbers
          <li key={i} className={i === full ? 'lane-full' : undefined}>
            <Lane challenge={challenge} number={i + 1} foreseen={foreseen?.[i]} isAimed={i >= declared.length} />
          </li>
        ))}
      </ol>
      {after !== undefined && <LaneForecast after={after} />}
    </section>
  );
}

/** All that would come of the challenges: Power and Hit Points, Missions, the Nemesis, the end of the game. */
function LaneForecast({ after }: { readonly after: readonly Consequence[] }) {
  const { t } = useArena();
  return (
    <div className="panel lane-forecast">
      <b>{t(after.length === 0 ? 'arena-then-nothing' : 'combat-if')}</b>
      <ConsequenceList list={after} />
    </div>
  );
}

/** A challenge that is over has no numbers any more; those it ended with stand while its outcome is shown. */
function useLastTotals({ leader, against, totals }: ChallengeView): ChallengeView['totals'] {
  const held = useRef<Pick<ChallengeView, 'leader' | 'against' | 'totals'> | undefined>(undefined);
  if (totals !== undefined) held.current = { leader, against, totals };
  const last = held.current;
  return last?.leader === leader && last.against === against ? last.totals : undefined;
}

function QuietLane({ after }: { readonly after: readonly Consequence[] | undefined }) {
  const { snapshot, t } = useArena();
  const last = snapshot.lines.findLast(({ key }) => RESULTS.has(key));
  return (
    <section className="panel strip-quiet" data-drop="middle" aria-label={t('arena-lanes')}>
      {after !== undefined && <LaneForecast after={after} />}
      <p>{last === undefined ? t('goal-arena-long') : <LogWords line={last} />}</p>
    </section>
  );
}

const RESULTS = new Set<LineKey>(['arena-ineffective', 'arena-exhausted', 'arena-defeated', 'arena-duty']);
const OUTCOME_SYMBOLS = { ineffective: 'def', exhausted: 'turn', defeated: 'wound' } as const;
const OUTCOME_RULES = { ineffective: 'MA-CR-02', exhausted: 'MA-CR-03', defeated: 'MA-CR-04' } as const;

interface LaneProps {
  readonly challenge: ChallengeView;
  readonly number: number;
  readonly foreseen: ChallengeView | undefined;
  /** Not declared yet. */
  readonly isAimed: boolean;
}

function Lane({ challenge, number, foreseen, isAimed }: LaneProps) {
  const { t, intents, click } = useArena();
  const { leader, partner, against, current, resolved } = challenge;
  const totals = useLastTotals(challenge);
  const leaderFace = useFace(leader);
  const isNext = leaderFace !== undefined && intents.byCard.get(leaderFace.card)?.[0]?.verb === 'resolve';
  const classes = [
    'panel lane',
    current ? 'lane-now splash' : '',
    resolved ? 'lane-done' : '',
    isAimed ? 'lane-aimed' : '',
  ];
  return (
    <div className={classes.join(' ')}>
      {isNext ? (
        <button type="button" className="lane-number lane-next" onClick={() => click(leaderFace.card)}>
          <span className="unseen">{t('arena-resolve', { number })}</span>
          {number}
        </button>
      ) : (
        <b className="lane-number">{number}</b>
      )}
      <div className="lane-side">
        <Figure slot={leader} isOver={resolved} />
        {partner !== undefined && <Figure slot={partner} isOver={resolved} />}
      </div>
      <div className="lane-gauge">
        {totals === undefined ? null : <Gauge totals={totals} ghost={foreseen?.totals} />}
      </div>
      <div className="lane-side lane-target">
        <Figure slot={against} isOver={resolved} />
      </div>
      <Outcome challenge={foreseen ?? challenge} isForeseen={foreseen !== undefined} />
    </div>
  );
}

/** The card of a slot, or the first Mission where a Mission is challenged. */
function useFace(slot: number): { readonly card: number; readonly key: string } | undefined {
  const { view } = useArena().snapshot;
  const found = view.seats.flatMap(({ slots }) => slots).find((each) => each.slot === slot);
  if (found !== undefined) return found.stack[0];
  return view.seats[1 - (view.active ?? 0)]?.missions[0];
}

/** Who fought there: as a challenge ends its slots are empty, and others may come into them. */
function useFighter(slot: number, isOver: boolean): ReturnType<typeof useFace> {
  const face = useFace(slot);
  const held = useRef(face);
  if (!isOver && face !== undefined) held.current = face;
  return held.current;
}

function Figure({ slot, isOver }: { readonly slot: number; readonly isOver: boolean }) {
  const { facts } = useArena();
  const face = useFighter(slot, isOver);
  const card = facts(face?.key);
  if (card === undefined) return <span className="lane-figure lane-gone" />;
  return (
    <span className="lane-figure">
      <span className="figure-art">
        <Emblem card={card} />
      </span>
      <span className="figure-name">{card.name}</span>
    </span>
  );
}

/** What would come of it as it stands, or with what is pointed at; once it is over, what came of it. */
function Outcome({ challenge, isForeseen }: Pick<LaneProps, 'challenge'> & { readonly isForeseen: boolean }) {
  const { t, nameOf, snapshot, playerName } = useArena();
  const { outcome, totals, resolved, counter, fateful } = challenge;
  const face = useFighter(challenge.against, resolved);
  if (outcome === undefined) {
    return (
      <div className="lane-outcome">
        <b>{t(resolved ? 'arena-out-done' : 'arena-out-lapsed')}</b>
      </div>
    );
  }
  const name = nameOf(face?.key);
  const you = snapshot.active === snapshot.seat ? 'yes' : 'no';
  // Exhausted with no Power Point left is defeated as well.
  const isSpent = outcome === 'defeated' && totals !== undefined && totals.attack < totals.defence + totals.resistance;
  return (
    <div className={`lane-outcome lane-${outcome}`}>
      {!resolved && totals !== undefined && (
        <span className="label">{t(isForeseen ? 'combat-then' : 'combat-if')}</span>
      )}
      <b>
        <Sym name={OUTCOME_SYMBOLS[outcome]} /> {t(`arena-out-${outcome}`)}
      </b>
      {totals !== undefined && (
        <span>
          {t(isSpent ? 'arena-why-spent' : `arena-why-${outcome}`, {
            name,
            who: playerName(snapshot.active),
            missing: totals.defence - totals.attack,
            more: totals.defence + totals.resistance - totals.attack,
          })}{' '}
          {counter && t('arena-why-counter', { name })} <RuleLink id={isSpent ? 'MA-CR-06' : OUTCOME_RULES[outcome]} />
        </span>
      )}
      {fateful && (
        <b className="lane-fate">
          {t(outcome === 'defeated' ? 'arena-fate-wins' : 'arena-fate', { who: playerName(snapshot.active), you })}{' '}
          <RuleLink id="MA-WIN-07" />
        </b>
      )}
    </div>
  );
}
