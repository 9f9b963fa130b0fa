import { useEffect } from 'react';
import { useText } from '../i18n/language.tsx';
import { Segments } from '../shell/segments.tsx';
import { useTheatre } from '../table/theatre.ts';
import type { ReplayInfo, Snapshot } from '../workers/game-api.ts';
import { nextMark } from './next-mark.ts';
import { SPEEDS, type Speed, useReplay } from './replay-store.ts';

const isSpeed = (name: string): name is Speed => name in SPEEDS;

/** Step, jump, scrub and let it run. Keys: left and right by decision, with Shift by turn, Alt by fight; Space runs. */
export function ReplayControls({ info, snapshot }: { readonly info: ReplayInfo; readonly snapshot: Snapshot }) {
  const t = useText();
  const { go, speed, setSpeed, isPlaying, setPlaying } = useReplay();
  const { seq } = snapshot;
  const { length, turns, fights } = info;
  useRunning(seq);
  useReplayKeys(info, seq);
  const jump = (marks: readonly number[], way: 1 | -1) => () => void go(nextMark(marks, seq, way, length));
  return (
    <section className="replay-controls panel" aria-label={t('replay-controls')}>
      <div className="replay-buttons">
        <StepButton label={t('replay-turn-back')} sign="|◂" onClick={jump(turns, -1)} isOff={seq === 0} />
        <StepButton label={t('replay-fight-back')} sign="⚔◂" onClick={jump(fights, -1)} isOff={seq === 0} />
        <StepButton label={t('replay-back')} sign="◂" onClick={() => void go(seq - 1)} isOff={seq === 0} />
        <button
          type="button"
          className="btn btn-main"
          aria-pressed={isPlaying}
          onClick={() => (seq === length ? void go(0).then(() => setPlaying(true)) : setPlaying(!isPlaying))}
        >
          {t(isPlaying ? 'replay-pause' : 'replay-run')}
        </button>
        <StepButton label={t('replay-on')} sign="▸" onClick={() => void go(seq + 1)} isOff={seq === length} />
        <StepButton label={t('replay-fight-on')} sign="▸⚔" onClick={jump(fights, 1)} isOff={seq === length} />
        <StepButton label={t('replay-turn-on')} sign="▸|" onClick={jump(turns, 1)} isOff={seq === length} />
      </div>
      <label className="replay-scrub">
        <span className="unseen">{t('replay-moment')}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={seq}
          list="replay-turns"
          onChange={(event) => {
            setPlaying(false);
            void go(Number(event.target.value));
          }}
        />
        <datalist id="replay-turns">
          {turns.map((turn) => (
            <option key={turn} value={turn} />
          ))}
        </datalist>
        <output>{t('replay-at', { seq, length })}</output>
      </label>
      <Segments
        legend={t('replay-speed')}
        name="speed"
        value={speed}
        options={Object.keys(SPEEDS)
          .filter(isSpeed)
          .map((each) => [each, t(`replay-speed-${each}`)])}
        onChange={setSpeed}
      />
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function StepButton({ label, sign, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="btn replay-step"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}

function useRunning(seq: number): void {
  const { go, speed, isPlaying } = useReplay();
  // A decision stays on the table until everything it brought has been shown.
  const isShowing = useTheatre((s) => s.isPlaying);
  useEffect(() => {
    if (!isPlaying || isShowing) return;
    const timer = setTimeout(() => void go(seq + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, isShowing, speed, seq, go]);
}

function useReplayKeys({ turns, fights, length }: ReplayInfo, seq: number): void {
  const { go, isPlaying, setPlaying } = useReplay();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, textarea, [role=dialog]') !== null
      )
        return;
      const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      if (way !== undefined) {
        event.preventDefault();
        const marks = event.shiftKey ? turns : event.altKey ? fights : undefined;
        void go(marks === undefined ? seq + way : nextMark(marks, seq, way, length));
      } else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault();
        setPlaying(!isPlaying);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [turns, fights, length, seq, go, isPlaying, setPlaying]);
}
