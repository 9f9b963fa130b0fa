import { useEffect, useRef } from 'react';
import { useText } from '../i18n/language.tsx';
import type { SceneReading } from './scene-api.ts';
import { useScene } from './scene-store.ts';

interface Props {
  readonly reading: SceneReading;
  /** Where to go: a line that somebody asked for. */
  readonly goal: { readonly line: number; readonly column: number } | undefined;
  readonly onThere: () => void;
}

/** The scene as it is written: everything it can say, with what is wrong marked at its line. */
export function SceneText({ reading, goal, onThere }: Props) {
  const t = useText();
  const text = useScene((s) => s.text);
  const type = useScene((s) => s.type);
  const area = useRef<HTMLTextAreaElement>(null);
  const lines = text.split('\n');
  const wrong = new Map(
    reading.sheet.problems.flatMap(({ place, text: what }) => (place.line === undefined ? [] : [[place.line, what]])),
  );
  useEffect(() => {
    const { current } = area;
    if (goal === undefined || current === null) return;
    const before = current.value.split('\n').slice(0, goal.line - 1);
    const start = before.reduce((sum, line) => sum + line.length + 1, 0);
    const line = current.value.split('\n')[goal.line - 1] ?? '';
    current.focus();
    current.setSelectionRange(start, start + line.length);
    const height = current.scrollHeight / Math.max(1, current.value.split('\n').length);
    current.closest('.scene-text')?.scrollTo({ top: Math.max(0, (goal.line - 4) * height) });
    onThere();
  }, [goal, onThere]);
  return (
    <div className="scene-text panel">
      <ol className="scene-lines" aria-hidden="true">
        {lines.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are their numbers
          <li key={i} className={wrong.has(i + 1) ? 'scene-line-wrong' : undefined}>
            {i + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={area}
        className="scene-area"
        aria-label={t('scene-text')}
        aria-invalid={reading.sheet.problems.length > 0}
        spellCheck={false}
        autoCapitalize="none"
        wrap="off"
        rows={lines.length + 1}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
