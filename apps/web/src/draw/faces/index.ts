import type { CardFacts } from '../../cards/card-facts.ts';
import type { Motif } from '../motif.ts';
import type { Inks } from '../motif-art.tsx';
import { SIGNS, WORN } from '../motifs/accents.ts';
import { MOTIFS } from '../motifs/index.ts';
import { diceFor } from '../random.ts';
import type { Scene } from '../scene.ts';
import { SCENERIES, type SceneryName } from '../scenery.ts';
import type { AccentName } from './accent.ts';
import { CHARACTERS, NAMESAKES } from './characters.ts';
import type { Entry } from './people/entry.ts';
import { TEAM_CARDS, teamFace } from './teams.ts';
import { EQUIPMENT, LOCATIONS } from './things.ts';
import { PLOT_TWISTS } from './twists.ts';

/** Who is on a card: a motif with what is worn on it, and a sign in the corner. */
export interface Face extends Inks {
  readonly motif: Motif;
  readonly behind: Motif;
  readonly before: Motif;
  readonly sign: Motif | undefined;
}

export type Picture =
  | { readonly kind: 'people'; readonly lead: Face; readonly others: readonly Face[] }
  | { readonly kind: 'twist' | 'thing'; readonly face: Face }
  | { readonly kind: 'place'; readonly scene: Scene };

const CHARACTER = new Map<string, Entry>(Object.entries(CHARACTERS));
const NAMESAKE = new Map<string, Entry>(
  Object.entries(NAMESAKES).flatMap(([team, people]) =>
    Object.entries(people).map(([name, entry]): [string, Entry] => [`${team}: ${name}`, entry]),
  ),
);
const TWIST = new Map(Object.entries(PLOT_TWISTS));
const THING = new Map(Object.entries(EQUIPMENT));
const PLACE = new Map<string, SceneryName>(Object.entries(LOCATIONS));

const isKey = <T extends object>(key: PropertyKey, of: T): key is keyof T => Object.hasOwn(of, key);

function accented(accent: AccentName): Pick<Face, 'behind' | 'before' | 'sign'> {
  if (isKey(accent, WORN)) {
    const { behind = [], before = [] }: { behind?: Motif; before?: Motif } = WORN[accent];
    return { behind, before, sign: undefined };
  }
  const sign = accent === 'ring' ? undefined : isKey(accent, SIGNS) ? SIGNS[accent] : MOTIFS[accent];
  return { behind: [], before: [], sign };
}

const faceFrom = ([motif, accent, ink, second]: Entry): Face => ({
  motif: MOTIFS[motif],
  ink,
  second,
  ...accented(accent),
});

type Named = Pick<CardFacts, 'name' | 'kind' | 'teamKeys'>;

function teamFaceOf({ teamKeys: [team] }: Named): Face {
  const { motif, ink, second } = teamFace(team);
  return faceFrom([motif, 'ring', ink, second]);
}

/** Who a card names: the namesake of its team, else the one that is known by the name. */
export const entryOf = ({ name, teamKeys }: Pick<Named, 'name' | 'teamKeys'>): Entry | undefined =>
  teamKeys.map((team) => NAMESAKE.get(`${team}: ${name}`)).find((entry) => entry !== undefined) ?? CHARACTER.get(name);

/** The one emblem of a character; the team's where the name is not known. */
export function faceOf(card: Named): Face {
  const entry = entryOf(card);
  return entry === undefined ? teamFaceOf(card) : faceFrom(entry);
}

function placeOf(name: string): Scene {
  const scenery = PLACE.get(name) ?? 'city skyline';
  return SCENERIES[scenery](diceFor(name));
}

/** What a card shows. Nothing is left to chance: the same name, kind and team give the same picture. */
export function pictureOf(card: Named): Picture {
  switch (card.kind) {
    case 'location':
      return { kind: 'place', scene: placeOf(card.name) };
    case 'plotTwist': {
      const inks = card.teamKeys.length > 0 ? teamFaceOf(card) : ({ ink: 'black', second: 'yellow' } as const);
      return { kind: 'twist', face: { ...teamFaceOf(card), ...inks, motif: MOTIFS[TWIST.get(card.name) ?? 'burst'] } };
    }
    case 'equipment':
    case 'pileCard': {
      const motif = THING.get(card.name);
      if (motif === undefined && entryOf(card) !== undefined) return { kind: 'people', lead: faceOf(card), others: [] };
      return { kind: 'thing', face: { ...teamFaceOf(card), motif: MOTIFS[motif ?? 'gear'] } };
    }
    case 'arenaTeam': {
      const [lead = card.name, ...others] = TEAM_CARDS[card.name] ?? [];
      const of = (name: string): Face => faceOf({ ...card, name });
      return { kind: 'people', lead: of(lead), others: others.map(of) };
    }
    case 'main':
    case 'supporting':
    case 'arena':
      return { kind: 'people', lead: faceOf(card), others: [] };
  }
}
