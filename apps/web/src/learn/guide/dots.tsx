import type { GameName } from '../../cards/card-facts.ts';
import { useText } from '../../i18n/language.tsx';
import { IDEAS } from './ideas.ts';

interface Props {
  readonly game: GameName;
  readonly met: readonly string[];
  readonly now?: string;
}

/** One dot for each idea of the game: met, now, to come. */
export function Dots({ game, met, now }: Props) {
  const t = useText();
  const ideas: readonly string[] = IDEAS[game];
  return (
    <span className="guide-dots" role="img" aria-label={t('guide-of', { number: met.length, count: ideas.length })}>
      {ideas.map((idea) => (
        <i key={idea} className={idea === now ? 'is-now' : met.includes(idea) ? 'is-met' : ''} />
      ))}
    </span>
  );
}
