import { Poster, type PosterFacts } from '../draw/poster.tsx';

const POSTERS: readonly PosterFacts[] = [
  { motif: 'shield', team: 'avengers', ink: 'blue', second: 'red' },
  { motif: 'fist', team: 'superVillains', ink: 'green', second: 'purple' },
  { motif: 'cassette', team: 'guardians', ink: 'red', second: 'grey' },
  { motif: 'hourglass', team: 'underworld', ink: 'black', second: 'red' },
];

export function HomeArt() {
  return (
    <div className="home-art" aria-hidden="true">
      {POSTERS.map((poster) => (
        <span key={poster.motif} className="home-poster">
          <Poster {...poster} />
        </span>
      ))}
    </div>
  );
}
