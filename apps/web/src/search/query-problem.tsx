import type { QueryProblem as Problem } from '@longbox/search';
import { useText } from '../i18n/language.tsx';

/** What merely is not finished yet is no mistake. */
const UNFINISHED: readonly string[] = ['noValue', 'cutShort', 'openQuote', 'openBracket'];

export const isMistake = (problem: Problem | undefined): boolean =>
  problem !== undefined && !UNFINISHED.includes(problem.code);

interface Props {
  readonly id: string;
  readonly query: string;
  readonly problem: Problem | undefined;
  readonly onChange: (query: string) => void;
}

/** Where the query cannot be understood, why, and what may have been meant. */
export function QueryProblem({ id, query, problem, onChange }: Props) {
  const t = useText();
  if (problem === undefined) return <p id={id} className="query-problem" role="status" />;
  const { code, at, end, suggestion, field = '' } = problem;
  const word = query.slice(at, end);
  return (
    <p id={id} className={isMistake(problem) ? 'query-problem query-wrong' : 'query-problem'} role="status">
      <span className="query-shown" aria-hidden="true">
        {query.slice(0, at)}
        <mark>{word === '' ? ' ' : word}</mark>
        {query.slice(end)}
      </span>
      {t(`query-${code}`, { word, field })}{' '}
      {suggestion !== undefined && (
        <button
          type="button"
          className="btn query-fix"
          onClick={() => onChange(query.slice(0, at) + spaced(suggestion) + query.slice(end))}
        >
          {t('query-meant', { word: suggestion })}
        </button>
      )}
    </p>
  );
}

const spaced = (word: string): string => (/\s/.test(word) && !word.startsWith('"') ? `"${word}"` : word);
