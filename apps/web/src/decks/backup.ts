import { clear, entries, setMany } from 'idb-keyval';
import { LEDGER_KEY } from '../state/profile.ts';
import { newDevice, readLedger } from '../state/profile-ledger.ts';

/** Everything of ours begins so, in both stores of the browser. */
const PREFIX = 'longbox.';
const KIND = 'longbox backup';

/** All that this browser keeps: decks, games, settings. */
export interface Backup {
  readonly kind: typeof KIND;
  readonly version: 1;
  readonly made: string;
  /** The small store: settings. */
  readonly local: Readonly<Record<string, string>>;
  /** The large store: decks, games. */
  readonly stored: Readonly<Record<string, unknown>>;
}

const localKeys = (): readonly string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

export async function makeBackup(): Promise<Backup> {
  const all = await entries<IDBValidKey, unknown>();
  const own = all.filter(([key]) => typeof key === 'string' && key.startsWith(PREFIX));
  return {
    kind: KIND,
    version: 1,
    made: new Date().toISOString(),
    local: Object.fromEntries(localKeys().map((key) => [key, localStorage.getItem(key) ?? ''])),
    stored: Object.fromEntries(own),
  };
}

/** What a file holds; `undefined` if it is no backup of ours. */
export function readBackup(text: string): Backup | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (!isObject(found) || found.kind !== KIND || found.version !== 1) return undefined;
    const { local, stored, made } = found;
    if (!isObject(local) || !isObject(stored)) return undefined;
    return {
      kind: KIND,
      version: 1,
      made: typeof made === 'string' ? made : '',
      local: Object.fromEntries(
        Object.entries(local).flatMap(([key, value]) =>
          key.startsWith(PREFIX) && typeof value === 'string' ? [[key, value]] : [],
        ),
      ),
      stored: Object.fromEntries(Object.entries(stored).filter(([key]) => key.startsWith(PREFIX))),
    };
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts a backup beside what is here; what has the same name is replaced. The page must be reloaded afterwards. */
export async function restore({ local, stored }: Backup): Promise<void> {
  await setMany(Object.entries(stored));
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  // The file may come from another device, which goes on counting under its own word.
  const ledger = readLedger(local[LEDGER_KEY] ?? null);
  if (ledger !== undefined) localStorage.setItem(LEDGER_KEY, JSON.stringify({ ...ledger, device: newDevice() }));
}

/** Forgets everything. The page must be reloaded afterwards. */
export async function wipe(): Promise<void> {
  await clear();
  for (const key of localKeys()) localStorage.removeItem(key);
}
