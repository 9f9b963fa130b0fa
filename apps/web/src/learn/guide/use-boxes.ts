import { useEffect, useState } from 'react';
import type { Box } from './place-bubble.ts';

/** Cards move and pages scroll: where things are is looked at this often, in milliseconds. */
const EVERY = 200;

const boxOf = (selector: string): Box | undefined => {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isThere =
      width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0;
    if (isThere)
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
  }
  return undefined;
};

const SEPARATOR = ' ;; ';

/** Where the first thing of each selector stands on the screen, as long as it is in sight. */
export function useBoxes(selectors: readonly string[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const key = selectors.join(SEPARATOR);
  useEffect(() => {
    const look = () => {
      const found = key === '' ? [] : key.split(SEPARATOR).flatMap((selector) => boxOf(selector) ?? []);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener('scroll', look, true);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [key]);
  return boxes;
}
