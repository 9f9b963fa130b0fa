import { useState } from 'react';

/** What was just chosen, until the text that was changed by it has been read. */
export function usePending<Value>(value: Value): readonly [shown: Value, put: (next: Value) => void] {
  const [pending, setPending] = useState<{ readonly next: Value; readonly from: Value }>();
  const shown = pending !== undefined && pending.from === value ? pending.next : value;
  return [shown, (next) => setPending({ next, from: value })];
}
