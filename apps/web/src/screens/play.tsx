import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { GameName } from '../cards/card-facts.ts';
import { GameNote } from '../cards/game-note.tsx';
import { useDecks } from '../cards/use-catalogue.ts';
import type { OwnDeck } from '../decks/deck.ts';
import { DeckChoice, OwnDeckButton } from '../decks/deck-button.tsx';
import { FirstWord } from '../decks/deck-intro.tsx';
import { DeckShelves } from '../decks/deck-shelves.tsx';
import { deckName } from '../decks/deck-title.ts';
import { OwnDeckChoice } from '../decks/own-deck-choice.tsx';
import { playableDeck, usePlayableDecks } from '../decks/playable-decks.ts';
import { knownProfile } from '../decks/profiles.ts';
import { useText } from '../i18n/language.tsx';
import { Page } from '../shell/page.tsx';
import { Segments } from '../shell/segments.tsx';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import { useNewcomer } from '../state/use-newcomer.ts';
import type { DeckInfo } from '../workers/game-api.ts';
import { PlayOptionsPanel } from './play-options.tsx';
import { ARENA_LEVELS, EDITIONS, LEVELS, type PlayOptions, planFor, profileName } from './play-plan.ts';
import '../styles/play.css';

const SHELVES = ['first', 'all', 'played', 'own'] as const;
type Shelf = (typeof SHELVES)[number];
const isPlayed = ({ played }: DeckInfo): boolean => played !== undefined;

/** Pick a deck and the game begins; everything else has a sensible start. Several people pick one after the other. */
export function Play() {
  const t = useText();
  const decks = useDecks();
  const [, go] = useLocation();
  const start = useTable((s) => s.start);
  const { decks: own, wanted } = usePlayableDecks();
  const [options, change] = usePlayOptions(wanted);
  const [shelf, setShelf] = useState<Shelf>(wanted === undefined ? 'first' : 'own');
  const [chosen, setChosen] = useState<readonly DeckInfo[]>([]);
  const isNewcomer = useNewcomer() !== false;
  const { game, people } = options;
  const ofGame = decks.filter((deck) => deck.game === game);
  const ownOfGame = own.filter((deck) => deck.game === game);
  const isThere: Readonly<Record<Shelf, boolean>> = {
    first: true,
    all: ofGame.some(({ isFirst }) => !isFirst),
    played: ofGame.some(isPlayed),
    own: ownOfGame.length > 0,
  };
  const shelves = SHELVES.filter((each) => isThere[each]);
  const onShelf = shelves.includes(shelf) ? shelf : 'first';

  const pick = (deck: DeckInfo) => {
    const all = [...chosen, deck];
    if (all.length < people) return setChosen(all);
    const words = { computer: t('computer'), person: (number: number) => t('play-person', { number }) };
    void start(planFor(options, all, ofGame, words)).then(() => go('/table'));
  };
  const name = options.names[chosen.length] ?? '';
  const who = name === '' ? t('play-person', { number: chosen.length + 1 }) : name;
  return (
    <Page title={t('nav-play')}>
      <h1 className="title">{t('play-title')}</h1>
      <p className="play-lead">
        <Link href="/online" className="link">
          {t('play-friends')}
        </Link>
      </p>
      <PlayOptionsPanel
        options={options}
        change={(part) => {
          setChosen([]);
          change(part);
        }}
      />
      <h2 className="heading play-who" aria-live="polite">
        {people === 1 ? t('play-choose') : t('play-choose-for', { name: who })}
      </h2>
      <GameNote game={game} />
      {shelves.length > 1 && (
        <Segments
          legend={t('play-decks')}
          name="shelf"
          value={onShelf}
          options={shelves.map((each) => [each, t(`play-shelf-${each}`)])}
          onChange={setShelf}
        />
      )}
      {isNewcomer && people === 1 && onShelf === 'first' && (
        <FirstWord
          game={game}
          decks={ofGame.map((deck) => ({ ...deck, title: deckName(deck, t) }))}
          onPick={(key) => {
            const found = ofGame.find((deck) => deck.key === key);
            if (found !== undefined) pick(found);
          }}
        />
      )}
      {onShelf === 'all' && <DeckShelves decks={ofGame} onPick={pick} />}
      {onShelf === 'played' && <DeckShelves decks={ofGame.filter(isPlayed)} onPick={pick} />}
      {onShelf === 'first' && (
        <ul className="deck-list">
          {ofGame
            .filter(({ isFirst }) => isFirst)
            .map((deck) => (
              <li key={deck.key}>
                <DeckChoice deck={deck} onPick={() => pick(deck)} {...(isNewcomer && { among: ofGame })} />
              </li>
            ))}
        </ul>
      )}
      {onShelf === 'own' && (
        <ul className="deck-list">
          {ownOfGame
            .toSorted((a, b) => Number(b === wanted) - Number(a === wanted))
            .map((deck) => (
              <li key={deck.id} data-wanted={deck === wanted}>
                <OwnDeckChoice deck={deck} profile={profileName(options)}>
                  <OwnDeckButton deck={playableDeck(deck)} onPick={() => pick(playableDeck(deck))} />
                </OwnDeckChoice>
              </li>
            ))}
        </ul>
      )}
    </Page>
  );
}

/** Begins as the settings say, or as the deck one comes with was built. */
function usePlayOptions(wanted: OwnDeck | undefined): readonly [PlayOptions, (part: Partial<PlayOptions>) => void] {
  const search = useSearch();
  const stored = useSettings((s) => s.level);
  const profiles = useSettings((s) => s.profiles);
  const remember = useSettings((s) => s.change);
  const profileOf = (of: GameName): string => knownProfile(of, wanted?.game === of ? wanted.profile : profiles[of]);
  const [options, setOptions] = useState<PlayOptions>(() => ({
    game: wanted?.game ?? (new URLSearchParams(search).get('game') === 'arena' ? 'arena' : 'vs'),
    seats: 2,
    people: 1,
    names: [],
    setUp: 'own',
    level: LEVELS.find((each) => each === stored) ?? 'recruit',
    edition: EDITIONS.find((each) => each === profileOf('vs')) ?? 'modern',
    mode: 'freeForAll',
    arenaLevel: ARENA_LEVELS.find((each) => each === profileOf('arena')) ?? 'level-1',
    readings: [],
  }));
  const change = (part: Partial<PlayOptions>) => {
    setOptions((now) => ({ ...now, ...part }));
    if (part.level !== undefined) remember({ level: part.level });
  };
  return [options, change];
}
