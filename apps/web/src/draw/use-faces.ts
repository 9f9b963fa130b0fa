import { useSyncExternalStore } from 'react';

type Faces = typeof import('./faces/index.ts');

let faces: Faces | undefined;
let asked = false;
const waiting = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  waiting.add(onChange);
  if (!asked) {
    asked = true;
    import('./faces/index.ts').then(
      (loaded) => {
        faces = loaded;
        for (const each of waiting) each();
      },
      () => {
        // The next card asks again; till then cards show their ground.
        asked = false;
      },
    );
  }
  return () => waiting.delete(onChange);
}

const current = (): Faces | undefined => faces;

/** The emblems, which come after the first page; undefined until they are here. */
export const useFaces = (): Faces | undefined => useSyncExternalStore(subscribe, current, current);
