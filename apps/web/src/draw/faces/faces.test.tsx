// Emblems: one character one emblem, same person same motif, nobody of a team looks like another, no letters or figures.
import { ARENA_CARDS } from '@longbox/arena-sets';
import type { Card } from '@longbox/vs/language';
import { SET_KEYS, VS_SETS } from '@longbox/vs-sets';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FaceArt } from '../face-art.tsx';
import type { Motif } from '../motif.ts';
import { SIGNS, WORN } from '../motifs/accents.ts';
import { MOTIFS } from '../motifs/index.ts';
import { rimOf } from '../rim.ts';
import { coloursOf } from '../team-colours.ts';
import { CHARACTERS, type CharacterName, NAMESAKES } from './characters.ts';
import { entryOf, faceOf, pictureOf } from './index.ts';
import type { Entry } from './people/entry.ts';
import { TEAM_CARDS, teamFace } from './teams.ts';
import { EQUIPMENT, LOCATIONS } from './things.ts';
import { PLOT_TWISTS } from './twists.ts';

interface Known {
  readonly name: string;
  readonly teams: readonly string[];
}

/** Every card of a set's files, also those that are not whole yet: a face must not wait for the last power. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../../packages/vs-sets/src/*/*.ts', {
  eager: true,
});
const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'card' in value && 'id' in value && 'name' in value;
const vsCards = Object.values(files).flatMap((file) => Object.values(file).filter(isCard));
const vsPeople = vsCards.filter((card) => card.card === 'character');
const arenaPeople = ARENA_CARDS.filter(({ members }) => members.length === 0);
const people: readonly Known[] = [
  ...vsPeople.map(({ name, teams }) => ({ name, teams })),
  ...arenaPeople.map(({ name, affiliation }) => ({ name, teams: [affiliation] })),
];
const named = (card: 'plotTwist' | 'location' | 'equipment' | 'pileCard'): readonly string[] =>
  vsCards.filter((each) => each.card === card).map(({ name }) => name);

/** Names one person goes by. */
const SAME_PERSON: readonly (readonly CharacterName[])[] = [
  ['Hulk', 'Bruce Banner'],
  ['Phoenix', 'Dark Phoenix', 'Jean Grey'],
  ['Peggy Carter', 'Agent Peggy Carter'],
  ['Rocket', 'Rocket Raccoon'],
  ['Ghost-Spider', 'Spider-Gwen'],
  ['Bishop', '*Bishop*'],
];
/** Known by a stronger sign under this name than under their other ones. */
const OWN_SIGN: readonly string[] = [
  'Captain Marvel',
  'Ms. Marvel',
  'Falcon',
  'Iron Fist',
  'Doctor Octopus',
  'Scorpion',
];
const personOf = (name: string): string => SAME_PERSON.find((names) => names.some((n) => n === name))?.[0] ?? name;

const lookOf = (name: string, teamKeys: readonly string[]): Entry | undefined => entryOf({ name, teamKeys });

const face = (name: string, teamKeys: readonly string[] = []) => faceOf({ name, kind: 'supporting', teamKeys });

describe('Who has a face', () => {
  it('is every character of both games', () => {
    const where = 'give them an entry in faces/people';
    expect(
      [...new Set(people.map(({ name }) => name))].filter((name) => !Object.hasOwn(CHARACTERS, name)),
      where,
    ).toEqual([]);
  });

  it('is one that was drawn, or it does not compile', () => {
    // @ts-expect-error: no such motif
    const entry: Entry = ['no-such-motif', 'ring', 'red', 'blue'];
    expect(Object.hasOwn(MOTIFS, entry[0])).toBe(false);
  });

  it('is the team where a name is not known', () => {
    const { motif, ink, second } = teamFace('xmen');
    expect(face('Nobody', ['xmen'])).toMatchObject({ motif: MOTIFS[motif], ink, second, sign: undefined });
    expect(face('Nobody', ['no such team']).motif).toBe(MOTIFS[teamFace(undefined).motif]);
  });

  it('is the namesake of the team where two go by one name', () => {
    expect(lookOf('Angel', ['scoobies'])).toEqual(NAMESAKES.scoobies.Angel);
    expect(lookOf('Angel', ['champions'])).toEqual(CHARACTERS.Angel);
  });

  it('is told by the name alone: card, level, team and game change nothing', () => {
    const main = pictureOf({ name: 'Thor', kind: 'main', teamKeys: ['mcuHeroes'] });
    expect(pictureOf({ name: 'Thor', kind: 'arena', teamKeys: ['Avengers'] })).toEqual(main);
    expect(pictureOf({ name: 'Thor', kind: 'supporting', teamKeys: ['avengers'] })).toEqual(main);
  });
});

describe('Faces', () => {
  it('share the motif where they are one person', () => {
    const known = new Set(vsPeople.map(({ name }) => name));
    for (const { name, aka = [], teams } of vsPeople)
      for (const other of aka.filter((each) => known.has(each) && !OWN_SIGN.includes(each)))
        expect(lookOf(other, teams)?.[0], `${name}, known as ${other}`).toBe(lookOf(name, teams)?.[0]);
    for (const names of SAME_PERSON) expect(new Set(names.map((name) => CHARACTERS[name][0])).size, names[0]).toBe(1);
  });

  it('differ within a team, in motif, accent or inks', () => {
    const seen = new Map<string, string>();
    for (const { name, teams } of people) {
      for (const team of teams) {
        const look = `${team}: ${lookOf(name, teams)?.join()}`;
        expect(personOf(seen.get(look) ?? name), `${look} of ${name}`).toBe(personOf(name));
        seen.set(look, name);
      }
    }
  });

  it('of a team card are those of its members, and no two team cards are alike', () => {
    const teams = ARENA_CARDS.filter(({ members }) => members.length > 0);
    for (const { name, members } of teams) expect(members, name).toEqual(expect.arrayContaining([...TEAM_CARDS[name]]));
    expect(new Set(Object.values(TEAM_CARDS).map(String)).size).toBe(Object.keys(TEAM_CARDS).length);
  });
});

describe('Things', () => {
  it('are looked for in cards that are not whole too', () => {
    const sets = new Set(Object.keys(files).map((file) => file.split('/').at(-2)));
    expect(sets.size).toBe(SET_KEYS.length);
    expect(vsCards.length).toBeGreaterThan(VS_SETS.reduce((sum, { cards }) => sum + cards.length, 0) - 1);
  });

  it('are drawn for every plot twist, location, piece of equipment and pile card', () => {
    expect(named('plotTwist').filter((name) => !Object.hasOwn(PLOT_TWISTS, name))).toEqual([]);
    expect(named('location').filter((name) => !Object.hasOwn(LOCATIONS, name))).toEqual([]);
    expect(named('equipment').filter((name) => !Object.hasOwn(EQUIPMENT, name))).toEqual([]);
    const pile = named('pileCard').filter((name) => !Object.hasOwn(EQUIPMENT, name));
    expect(pile.filter((name) => !Object.hasOwn(CHARACTERS, name))).toEqual([]);
  });

  it('keep their place: a location looks the same on every card', () => {
    const at = (teamKeys: readonly string[]) => pictureOf({ name: 'Madripoor', kind: 'location', teamKeys });
    expect(at([])).toEqual(at(['femmeFatales']));
  });
});

describe('Drawings', () => {
  const worn: readonly { behind?: Motif; before?: Motif }[] = Object.values(WORN);
  const all = [
    ...Object.values(MOTIFS),
    ...Object.values(SIGNS),
    ...worn.flatMap(({ behind = [], before = [] }) => [behind, before]),
  ];

  it('are path data that a browser can read', () => {
    for (const [, path] of all.flat()) expect(path).toMatch(/^M[-\d.\sMLHVQTAZmlhvqtaz]+$/);
    for (const [, path] of all.flat()) expect(path).not.toMatch(/NaN|undefined|\d{4}/);
  });

  it('stay within their box but for a hand', () => {
    const near = all.flat().filter(([, , moved]) => moved === undefined);
    for (const [, path] of near) {
      if (/[a-z]/.test(path)) continue;
      for (const number of path.match(/-?[\d.]+/g) ?? []) expect(Math.abs(Number(number) - 50), path).toBeLessThan(66);
    }
  });

  it('hold no letters and no figures', () => {
    for (const name of Object.keys(CHARACTERS)) {
      const markup = renderToStaticMarkup(
        <FaceArt
          face={face(name)}
          colours={coloursOf('avengers')}
          rim={rimOf({ level: 2, arena: undefined })}
          hasSign
          x={70}
          y={50}
          size={1}
        />,
      );
      expect(markup, name).not.toMatch(/<(text|image|use|foreignObject)|>[^<]+</);
    }
  });
});
