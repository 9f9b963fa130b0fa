import { useText } from '../i18n/language.tsx';
import type { Trouble } from './online-store.ts';

/** Refusals that have words of their own; what else a server says is shown as it came. */
const KNOWN = new Set([
  'offline',
  'insecure',
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
