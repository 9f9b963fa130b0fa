import { startTransition, useEffect, useState } from 'react';
import type { GameName } from '../cards/card-facts.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { Finding } from '../library/library-api.ts';
import { library } from '../library/library-client.ts';

export interface Answer {
  /** The last keys found; they stay while a query cannot be understood. */
  readonly keys: readonly string[];
  readonly problem: Finding['problem'];
  readonly game: GameName;
  /** The query this answers. */
  readonly query: string;
}

/** What a query finds, as it is typed. `undefined` until the first answer for the game. */
export function useFinding(game: GameName, query: string): Answer | undefined {
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isWanted = true;
    void library()
      .find(game, language, query)
      .then(({ keys, problem }) => {
        if (!isWanted) return;
        // Drawing the cards gives way to the next keystroke.
        startTransition(() =>
          setAnswer((last) => ({ game, query, problem, keys: keys ?? (last?.game === game ? last.keys : []) })),
        );
      });
    return () => {
      isWanted = false;
    };
  }, [game, language, query]);
  return answer?.game === game ? answer : undefined;
}
