import type { CharacterView, CombatView } from '@longbox/vs';
import { Emblem } from '../../draw/emblem.tsx';
import { star } from '../../draw/shapes.ts';
import { Sym } from '../../draw/symbol.tsx';
import { LogWords } from '../log-words.tsx';
import { useVs } from '../table-context.tsx';

const BURST = star(50, 50, 13, 48, 36, -80);

/** The combat going on and what would come of it; without one, a line with the last result. */
export function CombatStrip() {
  const { snapshot, t } = useVs();
  const { combat, seats } = snapshot.view;
  const find = (id: number | undefined) =>
    seats.flatMap(({ front, back }) => [...front, ...back]).find((card) => card.id === id);
  const defender = find(combat?.defender);
  if (combat === undefined || defender === undefined) return <QuietStrip />;
  return (
    <section className="panel strip splash" data-drop="middle" aria-label={t('combat-label')}>
      <ul className="figures">
        {combat.attackers.map((id) => {
          const card = find(id);
          return card === undefined ? null : (
            <li key={id} className="figure">
              <Figure card={card} number={card.atk} foot={`${t('fact-def')} ${card.def}`} />
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
      </p>
      <div className="figure figure-defender">
        <Figure card={defender} number={combat.def} foot={t('combat-strikes', { atk: defender.atk })} />
      </div>
      <Preview combat={combat} defender={defender} find={find} />
    </section>
  );
}

function QuietStrip() {
  const { snapshot, t } = useVs();
  const last = snapshot.lines.findLast(({ key }) => key.startsWith('log-struck'));
  return (
    <section className="panel strip-quiet" data-drop="middle" aria-label={t('combat-label')}>
      <p>{last === undefined ? t('combat-none') : <LogWords line={last} />}</p>
    </section>
  );
}

function Figure({
  card,
  number,
  foot,
}: {
  readonly card: CharacterView;
  readonly number: number;
  readonly foot: string;
}) {
  const { facts } = useVs();
  const face = facts(card.face);
  if (face === undefined) return null;
  return (
    <>
      <span className="figure-art">
        <Emblem card={face} />
      </span>
      <b className="figure-number">{number}</b>
      <span className="figure-name">
        <span>{face.name}</span>
        <span className="figure-foot">{foot}</span>
      </span>
    </>
  );
}

interface PreviewProps {
  readonly combat: CombatView;
  readonly defender: CharacterView;
  readonly find: (id: number) => CharacterView | undefined;
}

/** First what happens to the defender, then the strike back. Equal is enough, so equal is said. */
function Preview({ combat, defender, find }: PreviewProps) {
  const { t, nameOf, snapshot } = useVs();
  const name = nameOf(defender.face);
  const { total, def, defenderStunned: isStunned, strikesBack } = combat;
  const isMine = defender.controller === snapshot.seat;
  const outcome = total === def ? 'meets' : total > def ? 'beats' : 'short';
  return (
    <div className="preview">
      <h3 className="label">{t('combat-if')}</h3>
      <p className={isStunned && isMine ? 'preview-main preview-bad' : 'preview-main'}>
        <Sym name={isStunned ? (isMine ? 'wound' : 'check') : 'def'} />
        <b>{t(isStunned ? 'combat-stunned' : 'combat-holds', { name })}</b>
      </p>
      <p className="preview-why">{t(`combat-${outcome}`, { total, def, missing: def - total })}</p>
      <p className="preview-back">
        <Sym name="wound" />
        <span>{strikeWords()}</span>
      </p>
    </div>
  );

  function strikeWords(): string {
    if (strikesBack.length === 0) return t('combat-no-strike');
    const [first] = strikesBack;
    if (strikesBack.length > 1) return t('combat-strike-many', { name, atk: first.atk });
    const target = nameOf(find(first.card)?.face);
    return t('combat-strike-one', { name, target, atk: first.atk, stuns: first.stunned ? 'yes' : 'no' });
  }
}
