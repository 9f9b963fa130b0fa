import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { LEVELS } from '../screens/play-plan.ts';
import { Segments } from '../shell/segments.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { gameClient } from '../workers/game-client.ts';
import type { SceneReading } from './scene-api.ts';

interface Props {
  readonly game: GameName;
  readonly reading: SceneReading;
  readonly onClose: () => void;
}

/** Who plays on from this position: people at this screen, or computers. */
export function PlaySceneSheet({ game, reading, onClose }: Props) {
  const t = useText();
  const [, go] = useLocation();
  const start = useTable((s) => s.start);
  const level = useSettings((s) => s.level);
  const { sheet, words } = reading;
  const [players, setPlayers] = useState<readonly string[]>(sheet.seats.map((_, i) => (i === 0 ? 'person' : level)));
  const [isAfter, setAfter] = useState(sheet.steps > 0);
  const options = [
    ['person', t('fork-person')],
    ...LEVELS.map((each) => [each, t(`level-${each}`)] as const),
  ] as const satisfies readonly (readonly [string, string])[];
  const play = async () => {
    const bare = ['steps', 'best', 'worst', 'wins', 'puzzle'];
    const scene = isAfter
      ? reading.text
      : await gameClient().editScene(
          reading.text,
          bare.map((key) => ({ do: 'set' as const, path: [key], value: undefined })),
        );
    await start({
      game,
      profile: sheet.profile ?? words?.profile ?? '',
      seed: `scene:${sheet.title}`,
      seats: sheet.seats.map(({ name }, i) =>
        players[i] === 'person'
          ? { deck: 'scene', player: 'person', name }
          : { deck: 'scene', player: 'computer', level: players[i], name },
      ),
      scene,
    });
    go('/table');
  };
  return (
    <Sheet title={t('scene-play')} onClose={onClose}>
      <div className="scene-play">
        <p>{t('scene-play-lead')}</p>
        {sheet.seats.map(({ name }, i) => (
          <Segments
            key={name}
            legend={name}
            name={`scene-${i}`}
            value={players[i]}
            options={options}
            onChange={(each) => setPlayers(players.map((one, other) => (other === i ? each : one)))}
          />
        ))}
        {sheet.steps > 0 && (
          <label className="scene-flag">
            <input type="checkbox" checked={isAfter} onChange={(event) => setAfter(event.target.checked)} />
            <span>{t('scene-play-after', { steps: sheet.steps })}</span>
          </label>
        )}
        <button type="button" className="btn btn-main btn-big" onClick={() => void play()}>
          {t('fork-start')}
        </button>
      </div>
    </Sheet>
  );
}
