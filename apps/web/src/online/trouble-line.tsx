import { useEffect } from 'react';
import { useText } from '../i18n/language.tsx';
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
  'deck',
  'unknownRoom',
  'notWatchable',
  'otherCatalogue',
  'replayLong',
]);

export function TroubleLine({ trouble }: { readonly trouble: Trouble | undefined }) {
  const t = useText();
  return (
    <p role="alert" className="online-trouble">
      {trouble !== undefined &&
        (KNOWN.has(trouble.code) ? t(`online-refused-${trouble.code}`) : <span lang="en">{trouble.text}</span>)}
    </p>
  );
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
