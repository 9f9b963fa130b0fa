import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { LEVELS } from '../screens/play-plan.ts';
import { Segments } from '../shell/segments.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { ReplayInfo } from '../workers/game-api.ts';

interface Props {
  readonly info: ReplayInfo;
  readonly seq: number;
  readonly onClose: () => void;
}

/** Who goes on from here: people at this screen, or computers. */
export function ForkSheet({ info, seq, onClose }: Props) {
  const t = useText();
  const [, go] = useLocation();
  const fork = useTable((s) => s.fork);
  const level = useSettings((s) => s.level);
  const { seats } = info.plan;
  const [players, setPlayers] = useState<readonly string[]>(seats.map((_, seat) => (seat === 0 ? 'person' : level)));
  const options = [
    ['person', t('fork-person')],
    ...LEVELS.map((each) => [each, t(`level-${each}`)] as const),
  ] as const satisfies readonly (readonly [string, string])[];
  const start = async () => {
    await fork(
      seq,
      players.map((each) => (each === 'person' ? { player: 'person' } : { player: 'computer', level: each })),
    );
    go('/table');
  };
  return (
    <Sheet title={t('replay-fork')} onClose={onClose}>
      <p>{t('fork-lead', { seq })}</p>
      {seats.map(({ name }, seat) => (
        <Segments
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          key={seat}
          legend={name}
          name={`fork-${seat}`}
          value={players[seat]}
          options={options}
          onChange={(each) => setPlayers(players.map((one, i) => (i === seat ? each : one)))}
        />
      ))}
      <button type="button" className="btn btn-main btn-big" onClick={() => void start()}>
        {t('fork-start')}
      </button>
    </Sheet>
  );
}
