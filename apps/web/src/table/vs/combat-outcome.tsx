import type { CharacterView, CombatView } from '@longbox/vs';
import { Sym } from '../../draw/symbol.tsx';
import { RuleLink } from '../../rules/rule-link.tsx';
import { ConsequenceList } from '../consequence-list.tsx';
import type { Consequence } from '../consequences.ts';
import { type TableContext, useVs } from '../table-context.tsx';

export type Find = (id: number | undefined) => CharacterView | undefined;
type Speaking = Pick<TableContext, 't' | 'nameOf'>;

interface Props {
  readonly combat: CombatView;
  readonly defender: CharacterView;
  readonly find: Find;
  readonly isForeseen: boolean;
  /** All that comes of it, where that can be known. */
  readonly after: readonly Consequence[] | undefined;
}

/** First what happens to the defender, then the strike back. */
export function CombatOutcome({ combat, defender, find, isForeseen, after }: Props) {
  const context = useVs();
  const { t, nameOf, snapshot } = context;
  const { defenderStunned: isStunned, strikesBack } = combat;
  const isMine = defender.controller === snapshot.seat;
  return (
    <div className={isForeseen ? 'preview preview-foreseen' : 'preview'}>
      <h3 className="label">{t(isForeseen ? 'combat-then' : 'combat-if')}</h3>
      <p className={isStunned && isMine ? 'preview-main preview-bad' : 'preview-main'}>
        <Sym name={isStunned ? (isMine ? 'wound' : 'check') : 'def'} />
        <b>{t(isStunned ? 'combat-stunned' : 'combat-holds', { name: nameOf(defender.face) })}</b>
      </p>
      <p className="preview-why">
        {strikeOutcome(combat, context)} <RuleLink id="VS-CMB-10" />
      </p>
      <p className="preview-back">
        <Sym name="wound" />
        <span>
          {strikesBackWords(combat, defender, find, context)} {strikesBack.length > 0 && <RuleLink id="VS-CMB-18" />}
        </span>
      </p>
      {after !== undefined && <ConsequenceList list={after} />}
    </div>
  );
}

/** Equal is enough, so equal is said. */
export function strikeOutcome({ total, def, defenderStunned }: CombatView, { t }: Speaking): string {
  if (!defenderStunned && total >= def) return t('combat-no-force', { total, def });
  return t(total === def ? 'combat-meets' : total > def ? 'combat-beats' : 'combat-short', {
    total,
    def,
    missing: def - total,
  });
}

/** One attacker is struck back, however many there are; for whom it would be enough is said by name. */
export function strikesBackWords(
  { strikesBack }: CombatView,
  defender: CharacterView,
  find: Find,
  { t, nameOf }: Speaking,
): string {
  const name = nameOf(defender.face);
  const [first] = strikesBack;
  if (first === undefined) return t('combat-no-strike', { name });
  const named = (card: number): string => nameOf(find(card)?.face);
  if (strikesBack.length === 1)
    return t('combat-strike-one', {
      name,
      target: named(first.card),
      atk: first.atk,
      stuns: first.stunned ? 'yes' : 'no',
    });
  const falling = strikesBack.filter(({ stunned }) => stunned).map(({ card }) => named(card));
  const strengths = new Set(strikesBack.map(({ atk }) => atk));
  const atk = strengths.size === 1 ? String(first.atk) : `${Math.min(...strengths)}–${Math.max(...strengths)}`;
  const key = falling.length === 0 ? 'none' : falling.length === strikesBack.length ? 'any' : 'some';
  return t(`combat-strike-${key}`, { name, atk, targets: listOf(falling, t('combat-or')) });
}

const listOf = (names: readonly string[], or: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;
