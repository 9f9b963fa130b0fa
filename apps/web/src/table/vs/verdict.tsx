import { Sym } from '../../draw/symbol.tsx';
import { CONTACT } from '../beat-times.ts';
import { useVs } from '../table-context.tsx';
import { useTheatre } from '../theatre.ts';
import type { Find } from './combat-outcome.tsx';
import type { Strike } from './use-fight.ts';

/** What was struck, and whether it was enough: it stands here before anything leaves the strip. */
export function Verdict({ strikes, find }: { readonly strikes: readonly Strike[]; readonly find: Find }) {
  const { t, nameOf, snapshot } = useVs();
  const speed = useTheatre((s) => s.speed);
  return (
    <div className="preview verdict-plate">
      {strikes.map(({ from, to, force, against, hits, isBack }) => {
        const key = !hits ? (force >= against ? 'none' : 'short') : force === against ? 'meets' : 'beats';
        const isMine = find(to)?.controller === snapshot.seat;
        return (
          <p
            key={`${from.join()}-${to}`}
            className={hits && isMine ? 'preview-main preview-bad' : 'preview-main'}
            style={{ animationDelay: `${CONTACT * speed}ms` }}
          >
            <Sym name={hits ? (isMine ? 'wound' : 'check') : 'def'} />
            <span>
              <b>{t(`verdict-${key}`, { force, against, missing: against - force })}</b>{' '}
              {t(isBack ? 'verdict-back' : 'verdict-strike', {
                from: from.map((card) => nameOf(find(card)?.face)).join(', '),
                to: nameOf(find(to)?.face),
              })}
            </span>
          </p>
        );
      })}
    </div>
  );
}
