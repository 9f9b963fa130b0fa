import { useTableContext } from '../table/table-context.tsx';
import { useOnline } from './online-store.ts';

/** What somebody asks of the others, and the buttons to answer it. */
export function Proposal() {
  const { t, playerName } = useTableContext();
  const match = useOnline((s) => s.match);
  const act = useOnline((s) => s.act);
  const paused = match?.doc.clock?.paused ?? false;
  const { viewer, doc } = match ?? {};
  const proposal = doc?.proposal;
  if (proposal === undefined) {
    if (!paused || typeof viewer !== 'number') return null;
    return (
      <div className="caption online-proposal" role="status">
        {t('online-paused')}{' '}
        <button type="button" className="btn" onClick={() => void act({ t: 'resume' })}>
          {t('online-resume')}
        </button>
      </div>
    );
  }
  const { by, what, row, agreed } = proposal;
  const isMine = viewer === 'watcher' || viewer === undefined || agreed.includes(viewer) || viewer === by;
  const reply = (agree: boolean) => void act({ t: 'reply', to: row, agree });
  return (
    <div className="caption online-proposal" role="status">
      <span>{viewer === by ? t(`online-asked-${what}`) : t(`online-asks-${what}`, { name: playerName(by) })}</span>
      {!isMine && (
        <span className="online-reply">
          <button type="button" className="btn btn-main" onClick={() => reply(true)}>
            {t('online-agree')}
          </button>
          <button type="button" className="btn" onClick={() => reply(false)}>
            {t('online-refuse')}
          </button>
        </span>
      )}
    </div>
  );
}
