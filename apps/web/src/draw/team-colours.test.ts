import { expect, test } from 'vitest';
import { coloursOf, VS_TEAMS } from './team-colours.ts';

/** Relative luminance, and contrast, as WCAG defines them. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const CREAM = '#fff9ea';

test.each(Object.entries(VS_TEAMS))(
  'names read well on the band of %s, and its mark on its ground',
  (team, colours) => {
    expect(contrast(CREAM, colours.band)).toBeGreaterThan(8);
    expect(contrast(colours.ink, colours.base)).toBeGreaterThan(4);
    expect(coloursOf(team)).toBe(colours);
  },
);

test('no two teams look the same', () => {
  const bases = Object.values(VS_TEAMS).map(({ base }) => base);
  expect(new Set(bases).size).toBe(bases.length);
});

test('a card without a team has colours of its own', () => {
  expect(Object.values(VS_TEAMS)).not.toContain(coloursOf(undefined));
});
