import type { CardFacts } from '../cards/card-facts.ts';
import { Emblem } from '../draw/emblem.tsx';

const poster = (key: string, team: string, mark: string): CardFacts => ({
  key,
  game: 'vs',
  kind: 'supporting',
  name: '',
  set: '',
  teamKeys: [team],
  teams: [],
  level: undefined,
  cost: undefined,
  stats: undefined,
  arena: undefined,
  symbols: [],
  marks: [mark],
  hasFlight: false,
  hasRanged: false,
  hasAnyTurn: false,
  typeLine: [],
  lines: [],
  search: '',
});

/** Pictures from the same press as the cards; they stand for no card. */
const POSTERS: readonly CardFacts[] = [
  poster('poster-1', 'avengers', 'skill'),
  poster('poster-7', 'superVillains', 'might'),
  poster('poster-3', 'guardians', 'energy'),
  poster('poster-9', 'underworld', 'intellect'),
];

export function HomeArt() {
  return (
    <div className="home-art" aria-hidden="true">
      {POSTERS.map((card) => (
        <span key={card.key} className="home-poster">
          <Emblem card={card} />
        </span>
      ))}
    </div>
  );
}
