import { Link } from 'wouter';
import type { GameName } from '../../cards/card-facts.ts';
import { useTable } from '../../state/table-store.ts';
import { useTableContext } from '../../table/table-context.tsx';
import { Dots } from './dots.tsx';
import { IDEAS } from './ideas.ts';

interface Props {
  readonly game: GameName;
  readonly met: readonly string[];
  readonly hasWon: boolean;
}

/** How the first game ended, what did not come up in it, and where to go on. */
export function GuideEnd({ game, met, hasWon }: Props) {
  const { snapshot, t } = useTableContext();
  const start = useTable((s) => s.start);
  const all: readonly string[] = IDEAS[game];
  const missed = all.filter((idea) => idea !== 'win' && !met.includes(idea));
  const key = `guide-${game}-${hasWon ? 'won' : 'lost'}`;
  return (
    <aside className="guide guide-over" aria-label={t('guide-label')} data-moment="over">
      <h2 className="guide-title">{t(`${key}-title`)}</h2>
      <p className="guide-words">{t(key)}</p>
      {missed.length > 0 && (
        <p className="guide-words">
          {t('guide-missed', { ideas: missed.map((idea) => t(`guide-${game}-idea-${idea}`)).join(', ') })}
        </p>
      )}
      <Dots game={game} met={[...met, 'win']} />
      <p className="guide-buttons">
        <Link href={game === 'arena' ? '/play?game=arena' : '/play'} className="btn btn-main">
          {t('guide-next-play')}
        </Link>
        <Link href="/learn" className="btn">
          {t('guide-next-learn')}
        </Link>
        <button type="button" className="btn" onClick={() => void start(snapshot.plan)}>
          {t('guide-again')}
        </button>
      </p>
    </aside>
  );
}
