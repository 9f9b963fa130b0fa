import { useSyncExternalStore } from 'react';

/** A phone, upright or on its side; the same words as in `styles/table-phone.css`. */
export const PHONE = '(max-width: 820px), (max-height: 480px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
