import { useText } from '../i18n/language.tsx';
import type { SceneReading } from './scene-api.ts';

interface Props {
  readonly reading: SceneReading;
  readonly onLine: (line: number, column: number) => void;
}

/** What is wrong with the scene, in the words of the runner, each with the way to its line. */
export function SceneProblems({ reading, onLine }: Props) {
  const t = useText();
  const { problems, steps, isYaml } = reading.sheet;
  if (problems.length === 0) {
    return (
      <div className="verdict verdict-legal" role="status">
        <p className="verdict-title">{t(steps === 0 ? 'scene-fine' : 'scene-fine-steps', { steps })}</p>
      </div>
    );
  }
  return (
    <div className="verdict" role="status">
      <p className="verdict-title">{t('scene-problems', { count: problems.length })}</p>
      {!isYaml && <p>{t('scene-not-yaml')}</p>}
      <ul className="faults">
        {problems.slice(0, 12).map(({ place, text, hints }) => (
          <li key={`${place.line} ${place.column} ${text}`}>
            <button
              type="button"
              className="link"
              disabled={place.line === undefined}
              onClick={() => onLine(place.line ?? 1, place.column ?? 1)}
            >
              {t('import-line', { line: place.line ?? 1 })}
            </button>{' '}
            <span lang="en">{text}</span>
            {hints.map((hint) => (
              <span key={hint} lang="en" className="scene-hint">
                {hint}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
