import type { Ink } from './inks.ts';

/**
 * What a part of a drawing is filled with. `ink` and `second` are the character's and are outlined; `paper` is outlined paper;
 * `hole` is an eye or an opening and `line` an inner line, both in what can be seen on the ink; `thread` is a thin thing that stands
 * free of it. A named ink is the same for every character.
 */
export type Paint = 'ink' | 'second' | 'paper' | 'hole' | 'line' | 'thread' | { readonly always: Ink };

/** One flat shape in a box of 100 by 100: its paint, its outline as path data, and how it is moved. */
export type Shape = readonly [paint: Paint, path: string, moved?: string];

/** Shapes from the back to the front. */
export type Motif = readonly Shape[];

export const ink = (path: string): Shape => ['ink', path];
export const second = (path: string): Shape => ['second', path];
export const paper = (path: string): Shape => ['paper', path];
export const hole = (path: string): Shape => ['hole', path];
export const line = (path: string): Shape => ['line', path];
export const thread = (path: string): Shape => ['thread', path];
export const always = (colour: Ink, path: string): Shape => [{ always: colour }, path];

/** A drawing within another one: its middle at a point, smaller or larger, turned by degrees. */
export const placed = (motif: Motif, x: number, y: number, size: number, turn = 0): Motif =>
  motif.map(([paint, path, moved = '']) => [
    paint,
    path,
    `translate(${x} ${y})rotate(${turn})scale(${size})translate(-50 -50)${moved}`,
  ]);

/** The same drawing seen in a mirror, left for right. */
export const flipped = (motif: Motif): Motif =>
  motif.map(([paint, path, moved = '']) => [paint, path, `translate(100 0)scale(-1 1)${moved}`]);

/** A left half with its right one. */
export const both = (left: Motif): Motif => [...left, ...flipped(left)];
