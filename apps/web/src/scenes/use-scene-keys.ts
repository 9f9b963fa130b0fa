import { useEffect } from 'react';
import { useScene } from './scene-store.ts';

/** Ctrl or Command with Z takes back, with Shift too or with Y it comes again; Escape lets go of the selected card. */
export function useSceneKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { undo, redo, select } = useScene.getState();
      const isField =
        event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), textarea') !== null;
      if (event.key === 'Escape') select(undefined);
      if (isField || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
