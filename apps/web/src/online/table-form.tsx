import { needGameName } from '@longbox/games';
import type { GameView } from '@longbox/protocol';
import { PROFILE_LABELS } from '../decks/profiles.ts';
import { useText } from '../i18n/language.tsx';
import { Segments } from '../shell/segments.tsx';
import { CLOCKS, clockOf, clockWords } from './clock-rules.ts';
import { DeckSelect } from './deck-select.tsx';
import { mostSeats, profilesFor, profileTitle } from './profile-title.ts';
import { isRated, mayBeRated, PERSON, profileOf, seatsOf, type TableWish, WATCHERS, withRated } from './table-wish.ts';

interface Props {
  readonly wish: TableWish;
  readonly game: GameView;
  readonly change: (part: Partial<TableWish>) => void;
}

/** What is wanted: the game, how many, with which deck. */
export function GameFields({ wish, game, change }: Props) {
  const t = useText();
  const seats = seatsOf(wish);
  const counts = Array.from({ length: mostSeats(game) - 1 }, (_, i) => `${i + 2}`);
  return (
    <>
      <Segments
        legend={t('online-game')}
        name="game"
        value={wish.game}
        options={[
          ['vs', 'Vs. System'],
          ['arena', 'Mission Arena'],
        ]}
        onChange={(next) => change({ game: next, others: [PERSON], profile: '', deck: '', choice: undefined })}
      />
      {counts.length > 1 && (
        <Segments
          legend={t('play-seats')}
          name="seats"
          value={`${seats}`}
          options={counts.map((count) => [count, count])}
          onChange={(next) =>
            change({ others: Array.from({ length: Number(next) - 1 }, (_, i) => wish.others[i] ?? PERSON) })
          }
        />
      )}
      <label className="field">
        <span>{t(PROFILE_LABELS[needGameName(wish.game)])}</span>
        <select
          name="profile"
          value={profileOf(wish, game)}
          onChange={(event) => change({ profile: event.target.value })}
        >
          {profilesFor(game, seats).map((name) => (
            <option key={name} value={name}>
              {profileTitle(wish.game, name, t)}
            </option>
          ))}
        </select>
      </label>
      <DeckSelect
        game={wish.game}
        value={wish.deck}
        label={t('online-deck')}
        onChange={(deck, choice) => change({ deck, choice })}
      />
    </>
  );
}

/** Who else sits there. */
export function SeatFields({ wish, game, change }: Props) {
  const t = useText();
  return wish.others.map((other, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the seat
    <label className="field" key={i}>
      <span>{t('online-seat', { number: i + 2 })}</span>
      <select
        name={`seat-${i + 2}`}
        value={other}
        onChange={(event) => change({ others: wish.others.with(i, event.target.value) })}
      >
        <option value={PERSON}>{t('online-seat-person')}</option>
        {game.levels.map((level) => (
          <option key={level} value={level}>
            {t('online-seat-computer', { level: t(`level-${level}`) })}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** Clock, watchers, rating. */
export function RuleFields({ wish, change }: Omit<Props, 'game'>) {
  const t = useText();
  const isRatable = mayBeRated(wish);
  return (
    <>
      <label className="field">
        <span>{t('online-clock')}</span>
        <select
          name="clock"
          value={wish.clock}
          onChange={(event) => change({ clock: CLOCKS.find((each) => each === event.target.value) ?? 'none' })}
        >
          {CLOCKS.map((each) => (
            <option key={each} value={each}>
              {clockWords(clockOf(each, 'default'), t)}
            </option>
          ))}
        </select>
      </label>
      {wish.clock !== 'none' && (
        <Segments
          legend={t('online-expiry')}
          name="expiry"
          value={wish.expiry}
          options={(['default', 'computer'] as const).map((each) => [each, t(`online-expiry-${each}`)])}
          onChange={(expiry) => change({ expiry })}
        />
      )}
      <label className="field">
        <span>{t('online-watch')}</span>
        <select
          name="watch"
          value={wish.watch}
          onChange={(event) => change({ watch: WATCHERS.find((each) => each === event.target.value) ?? 'anyone' })}
        >
          {WATCHERS.map((each) => (
            <option key={each} value={each}>
              {t(`online-watch-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="online-checks">
        <legend className="unseen">{t('online-more')}</legend>
        <Check name="listed" isOn={wish.listed} onChange={(listed) => change({ listed })} />
        <Check
          name="rated"
          isOn={isRated(wish)}
          isOff={!isRatable}
          onChange={(rated) => change(withRated(wish, rated))}
        />
        <Check
          name="open-hands"
          isOn={wish.openHands && wish.watch !== 'nobody'}
          isOff={wish.watch === 'nobody'}
          onChange={(openHands) => change({ openHands })}
        />
      </fieldset>
    </>
  );
}

interface CheckProps {
  readonly name: 'listed' | 'rated' | 'open-hands';
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ name, isOn, isOff = false, onChange }: CheckProps) {
  const t = useText();
  return (
    <label className="online-check">
      <input type="checkbox" checked={isOn} disabled={isOff} onChange={(event) => onChange(event.target.checked)} />
      <span>{t(`online-${name}`)}</span>
    </label>
  );
}
