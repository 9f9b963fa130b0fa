import type { CardFacts } from '../cards/card-facts.ts';
import { BACKINGS, GROUNDS } from './grounds.ts';
import { FADE_COUNT } from './halftone.tsx';
import { ENERGY, type Mark, MIGHT, SKILL } from './marks-force.ts';
import { ALIEN, FLIGHT, HUMANITY, INTELLECT } from './marks-mind.ts';
import { COSMIC, EQUIPMENT, MYSTIC, PLOTS, SCIENCE, TECH } from './marks-things.ts';
import { between, type Dice, diceFor, pick, whole } from './random.ts';
import { SCENERIES, type Scene } from './scenery.ts';

/** Everything about a card's picture but its colours. The same key gives the same picture everywhere. */
export interface Picture {
  readonly ground: string;
  readonly fade: number;
  readonly scene: Scene | undefined;
  readonly mark: string;
  readonly backing: string | undefined;
  /** Where copies of the mark stand: one, a pair, or a leader between two. */
  readonly places: readonly Place[];
  /** Where light ends and shadow begins on the mark. */
  readonly cut: number;
  readonly isLitFromRight: boolean;
  readonly hasSight: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

const BY_POWER: Readonly<Record<string, readonly Mark[]>> = {
  might: MIGHT,
  energy: ENERGY,
  skill: SKILL,
  intellect: INTELLECT,
  humanity: HUMANITY,
  alien: ALIEN,
  Combat: [...SKILL, ...MIGHT],
  Mystic: [...MYSTIC, ...MYSTIC, ...ENERGY],
  Cosmic: [...COSMIC, ...COSMIC, ...ALIEN],
  Scientific: [...SCIENCE, ...SCIENCE, ...INTELLECT],
  Technological: TECH,
};
const ALL: readonly Mark[] = [...MIGHT, ...ENERGY, ...SKILL, ...INTELLECT, ...HUMANITY, ...ALIEN, ...FLIGHT];

function marksFor(card: CardFacts): readonly Mark[] {
  if (card.kind === 'equipment') return EQUIPMENT;
  if (card.kind === 'plotTwist') return PLOTS;
  const marks = card.marks.flatMap((power) => BY_POWER[power] ?? []);
  if (card.hasFlight) marks.push(...FLIGHT, ...FLIGHT);
  return marks.length === 0 ? ALL : marks;
}

const SOLO: readonly Place[] = [{ x: 70, y: 50, size: 0.9, turn: 0 }];

function placesFor(dice: Dice, isTeam: boolean): readonly Place[] {
  const roll = isTeam ? between(dice, 0.72, 1) : dice();
  const lean = between(dice, 6, 16);
  if (roll < 0.72) return [{ x: 70, y: 50, size: between(dice, 0.84, 0.98), turn: pick(dice, [0, 0, 0, 0, -7, 7]) }];
  if (roll < 0.86)
    return [
      { x: 45, y: 52, size: 0.68, turn: -lean },
      { x: 95, y: 52, size: 0.68, turn: lean },
    ];
  return [
    { x: 34, y: 56, size: 0.5, turn: -lean },
    { x: 106, y: 56, size: 0.5, turn: lean },
    { x: 70, y: 50, size: 0.86, turn: 0 },
  ];
}

const drawn = new Map<string, Picture>();

export function pictureOf(card: CardFacts): Picture {
  const known = drawn.get(card.key);
  if (known !== undefined) return known;
  const dice = diceFor(card.key);
  const isPlace = card.kind === 'location';
  const picture: Picture = {
    ground: pick(dice, GROUNDS)(dice),
    fade: whole(dice, 0, FADE_COUNT - 1),
    scene: isPlace ? pick(dice, SCENERIES)(dice) : undefined,
    mark: isPlace ? '' : pick(dice, marksFor(card))(dice),
    backing: isPlace || card.kind === 'plotTwist' ? undefined : pick(dice, BACKINGS)?.(dice),
    places: card.kind === 'plotTwist' || card.kind === 'equipment' ? SOLO : placesFor(dice, card.kind === 'arenaTeam'),
    cut: between(dice, 30, 58),
    isLitFromRight: dice() < 0.4,
    hasSight: card.hasRanged,
  };
  drawn.set(card.key, picture);
  return picture;
}
