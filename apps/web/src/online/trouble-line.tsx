import { Suspense, useEffect } from 'react';
import { faultWords } from '../decks/fault-words.ts';
import { useText } from '../i18n/language.tsx';
import type { DeckFault } from '../library/library-api.ts';
import { useCards } from '../library/library-client.ts';
import { useOnline } from './online-store.ts';
import type { Trouble } from './online-trouble.ts';

/** Refusals that have words of their own; what else a server says is shown as it came. */
const KNOWN = new Set([
  'offline',
  'passkey',
  'passkeyKnown',
  'passkeyClosed',
  'tooFast',
  'notYours',
  'stale',
  'illegal',
  'counterUsed',
  'notNow',
  'over',
  'unavailable',
  'taken',
  'sentAway',
  'notHere',
  'banned',
  'tooMany',
  'tooNew',
  'rated',
  'deck',
  'unknownRoom',
  'notWatchable',
  'otherCatalogue',
  'replayLong',
  'unseated',
  'timeUp',
]);

export function TroubleLine({ trouble }: { readonly trouble: Trouble | undefined }) {
  return (
    <p role="alert" className="online-trouble">
      {trouble !== undefined && <Words trouble={trouble} />}
    </p>
  );
}

function Words({ trouble: { code, text, faults = [] } }: { readonly trouble: Trouble }) {
  const t = useText();
  if (code === 'deck' && faults.length > 0) {
    return (
      <>
        {t('online-refused-deckIllegal')}{' '}
        <Suspense>
          <Faults faults={faults} />
        </Suspense>
      </>
    );
  }
  return KNOWN.has(code) ? t(`online-refused-${code}`) : <span lang="en">{text}</span>;
}

/** So many are told; the deck builder tells all. */
const MOST_FAULTS = 3;

function Faults({ faults }: { readonly faults: readonly DeckFault[] }) {
  const t = useText();
  const { byKey } = useCards();
  const nameOf = (key: string): string => byKey.get(key)?.name ?? key;
  return faults
    .slice(0, MOST_FAULTS)
    .map((fault) => faultWords(fault, t, nameOf))
    .join(' ');
}

/** At the table it goes by itself: what it says is soon no longer so. */
const SHOWN = 8_000;

export function PassingTrouble() {
  const trouble = useOnline((s) => s.trouble);
  const forgive = useOnline((s) => s.forgive);
  useEffect(() => {
    if (trouble === undefined) return;
    const timer = setTimeout(forgive, SHOWN);
    return () => clearTimeout(timer);
  }, [trouble, forgive]);
  return <TroubleLine trouble={trouble} />;
}
