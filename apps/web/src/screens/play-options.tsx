import { GAME_FACTS } from '@longbox/games';
import { GAMES, type GameName } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { Segments } from '../shell/segments.tsx';
import { ARENA_LEVELS, EDITIONS, LEVELS, MODES, type PlayOptions, READINGS, SET_UPS } from './play-plan.ts';

interface Props {
  readonly options: PlayOptions;
  readonly change: (part: Partial<PlayOptions>) => void;
}

const COUNTS = ['1', '2', '3', '4'] as const;

/** Game, who plays, how well the computer plays; the rest is folded away. */
export function PlayOptionsPanel({ options, change }: Props) {
  const t = useText();
  const { game, seats, people, level } = options;
  const More = MORE[game];
  return (
    <div className="play-tools">
      <Segments
        legend={t('game')}
        name="game"
        value={game}
        options={GAMES.map((each) => [each, t(`game-${each}`)])}
        onChange={(next) => change({ game: next, seats: 2, people: Math.min(people, 2) })}
      />
      {GAME_FACTS[game].seats[1] > 2 && (
        <Segments
          legend={t('play-seats')}
          name="seats"
          value={String(seats)}
          options={COUNTS.slice(1).map((n) => [n, n])}
          onChange={(n) => change({ seats: Number(n), people: Math.min(people, Number(n)) })}
        />
      )}
      <Segments
        legend={t('play-people')}
        name="people"
        value={String(people)}
        options={COUNTS.slice(0, seats).map((n) => [n, t('play-people-n', { count: Number(n) })])}
        onChange={(n) => change({ people: Number(n) })}
      />
      {people < seats && (
        <Segments
          legend={t('play-level')}
          name="level"
          value={level}
          options={LEVELS.map((each) => [each, t(`level-${each}`)])}
          hint={t(`level-about-${level}`)}
          onChange={(next) => change({ level: next })}
        />
      )}
      <details className="play-more">
        <summary>{t('play-more')}</summary>
        <div className="play-tools">
          {people > 1 && <Names options={options} change={change} />}
          <Segments
            legend={t('play-set-up')}
            name="set-up"
            value={options.setUp}
            options={SET_UPS.map((each) => [each, t(`play-set-up-${each}`)])}
            onChange={(setUp) => change({ setUp })}
          />
          <More options={options} change={change} />
        </div>
      </details>
    </div>
  );
}

function Names({ options: { people, names }, change }: Props) {
  const t = useText();
  return (
    <fieldset className="play-names">
      <legend>{t('play-names')}</legend>
      {Array.from({ length: people }, (_, i) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the player
          key={i}
          className="input"
          value={names[i] ?? ''}
          maxLength={20}
          aria-label={t('play-person', { number: i + 1 })}
          placeholder={t('play-person', { number: i + 1 })}
          onChange={(event) =>
            change({ names: Array.from({ length: 4 }, (_, n) => (n === i ? event.target.value : (names[n] ?? ''))) })
          }
        />
      ))}
    </fieldset>
  );
}

function VsMore({ options: { edition, mode, seats }, change }: Props) {
  const t = useText();
  return (
    <>
      <Segments
        legend={t('play-edition')}
        name="edition"
        value={edition}
        options={EDITIONS.map((each) => [each, t(`edition-${each.replace('+', '-')}`)])}
        onChange={(next) => change({ edition: next })}
      />
      {seats === 4 && (
        <Segments
          legend={t('play-mode')}
          name="mode"
          value={mode}
          options={MODES.map((each) => [each, t(`mode-${each}`)])}
          onChange={(next) => change({ mode: next })}
        />
      )}
    </>
  );
}

function ArenaMore({ options: { arenaLevel, readings }, change }: Props) {
  const t = useText();
  const toggle = (reading: (typeof READINGS)[number]) => {
    const without = readings.filter((each) => each !== reading);
    if (without.length < readings.length) return change({ readings: without });
    // Only one of the two ways to lose a Hit Point can hold.
    const kept = reading.startsWith('lose') ? without.filter((each) => !each.startsWith('lose')) : without;
    change({ readings: [...kept, reading] });
  };
  return (
    <>
      <Segments
        legend={t('play-arena-level')}
        name="arena-level"
        value={arenaLevel}
        options={ARENA_LEVELS.map((each) => [each, t(`arena-level-${each}`)])}
        onChange={(next) => change({ arenaLevel: next })}
      />
      <fieldset className="segments">
        <legend>{t('play-readings')}</legend>
        {READINGS.map((reading) => (
          <label key={reading} className="segment">
            <input type="checkbox" checked={readings.includes(reading)} onChange={() => toggle(reading)} />
            <span>{t(`reading-${reading}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** What only one game has to choose from. */
const MORE: Readonly<Record<GameName, typeof VsMore>> = { vs: VsMore, arena: ArenaMore };
