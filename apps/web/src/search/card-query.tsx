import { type ReactNode, useId } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { useFields } from '../library/library-client.ts';
import { FilterBar } from './filter-bar.tsx';
import { QueryField } from './query-field.tsx';
import { isMistake, QueryProblem } from './query-problem.tsx';
import type { Answer } from './use-finding.ts';

interface Props {
  readonly game: GameName;
  readonly query: string;
  readonly found: Answer | undefined;
  /** Stands beside the field. */
  readonly beside?: ReactNode;
  readonly onChange: (query: string) => void;
}

/** A question about cards: where it is typed, what is wrong with it, and filters to press. */
export function CardQuery({ game, query, found, beside, onChange }: Props) {
  const t = useText();
  const problemId = useId();
  const fields = useFields(game);
  const field = (
    <QueryField
      label={t('cards-search')}
      hint={t(`cards-search-${game}`)}
      query={query}
      fields={fields}
      isWrong={isMistake(found?.problem)}
      describedBy={problemId}
      onChange={onChange}
    />
  );
  return (
    <>
      {beside === undefined ? (
        field
      ) : (
        <div className="gallery-tools">
          {beside}
          {field}
        </div>
      )}
      <QueryProblem
        id={problemId}
        query={query}
        problem={found?.query === query ? found.problem : undefined}
        onChange={onChange}
      />
      <FilterBar game={game} query={query} onChange={onChange} />
    </>
  );
}
