import { useEffect, useState } from 'react';
import type { Box } from './place-bubble.ts';

/** Cards move and pages scroll: where things are is looked at this often, in milliseconds. */
const EVERY = 200;

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isThere =
      width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0;
    return isThere
      ? [{ left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) }]
      : [];
  });

const SEPARATOR = ' ;; ';

/** Where the first thing of each selector, or every one, stands on the screen, as long as it is in sight. */
export function useBoxes(selectors: readonly string[], isEvery = false): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const key = selectors.join(SEPARATOR);
  useEffect(() => {
    const look = (selector: string) => boxesOf(selector).slice(0, isEvery ? undefined : 1);
    const update = () => {
      const found = key === '' ? [] : key.split(SEPARATOR).flatMap(look);
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    update();
    const timer = setInterval(update, EVERY);
    addEventListener('scroll', update, true);
    addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', update, true);
      removeEventListener('resize', update);
    };
  }, [key, isEvery]);
  return boxes;
}
