import { type KeyboardEvent, useId } from 'react';
import { useText } from '../i18n/language.tsx';
import { Zone } from '../table/zone.tsx';
import { EntryCard, entryLabel, liveOn } from './entry-card.tsx';
import { FactField } from './fact-field.tsx';
import type { SceneReading, SceneWords, SheetEntry, SheetSeat } from './scene-api.ts';
import { useScene } from './scene-store.ts';
import { type FactsOf, placeKey } from './use-entry-facts.ts';

interface Props {
  readonly seat: SheetSeat;
  readonly index: number;
  readonly reading: SceneReading;
  readonly words: SceneWords;
  readonly factsOf: FactsOf;
}

/** Zones that most positions use; the others are folded away while they are empty. */
const MAIN = ['front', 'back', 'resources', 'hand', 'deck', 'A1', 'A2', 'A3', 'R1', 'R2', 'missions'];

/** One player's side: all zones, as lists that take cards. */
export function SeatPanel({ seat, index, reading, words, factsOf }: Props) {
  const t = useText();
  const isShown = (zone: string): boolean => MAIN.includes(zone) || (seat.zones[zone]?.length ?? 0) > 0;
  const rest = words.zones.filter((zone) => !isShown(zone));
  const zone = (name: string) => <ZonePanel key={name} seat={seat} zone={name} reading={reading} factsOf={factsOf} />;
  return (
    <section
      className={`panel scene-seat ${index === 0 ? 'scene-seat-mine' : 'scene-seat-theirs'}`}
      aria-label={t('scene-seat', { name: seat.name })}
    >
      <header className="scene-seat-head">
        <h2 className="heading">{seat.name}</h2>
        <SeatFacts seat={seat} words={words} reading={reading} />
        <SeatTools seat={seat} reading={reading} />
      </header>
      <div className="scene-zones">{words.zones.filter(isShown).map(zone)}</div>
      {rest.length > 0 && (
        <details className="scene-more">
          <summary>{t('scene-more-zones')}</summary>
          <div className="scene-zones">{rest.map(zone)}</div>
        </details>
      )}
    </section>
  );
}

function SeatFacts({ seat, words, reading }: Pick<Props, 'seat' | 'words' | 'reading'>) {
  const edit = useScene((s) => s.edit);
  const { game, seats } = reading.sheet;
  return (
    <div className="scene-facts">
      {words.seatFacts.map((fact) => (
        <FactField
          key={fact.name}
          fact={fact}
          label={`scene-${game}-${fact.name}`}
          value={seat.facts[fact.name]}
          seats={seats.map(({ name }) => name)}
          onChange={(value) => void edit({ do: 'set', path: [seat.name, fact.name], value })}
        />
      ))}
    </div>
  );
}

/** Seats can be taken away as long as no step speaks of them. */
function SeatTools({ seat, reading }: { readonly seat: SheetSeat; readonly reading: SceneReading }) {
  const t = useText();
  const edit = useScene((s) => s.edit);
  const { sheet } = reading;
  if (sheet.seats.length <= 2 || sheet.steps > 0) return null;
  return (
    <button type="button" className="btn" onClick={() => void edit({ do: 'set', path: [seat.name], value: undefined })}>
      {t('scene-remove-seat', { name: seat.name })}
    </button>
  );
}

interface ZoneProps {
  readonly seat: SheetSeat;
  readonly zone: string;
  readonly reading: SceneReading;
  readonly factsOf: FactsOf;
}

function ZonePanel({ seat, zone, reading, factsOf }: ZoneProps) {
  const t = useText();
  const id = useId();
  const aim = useScene((s) => s.aim);
  const aimAt = useScene((s) => s.aimAt);
  const entries = seat.zones[zone] ?? [];
  const isAim = aim?.seat === seat.name && aim.zone === zone && aim.attach === undefined;
  const total = entries.reduce((sum, { copies }) => sum + copies, 0);
  const name = t(`scene-zone-${zone}`);
  return (
    <div
      className={`scene-zone scene-zone-${zone} ${isAim ? 'scene-zone-aim' : ''}`}
      data-zone={zone}
      data-seat={seat.name}
    >
      <h3 id={id} className="label scene-zone-name">
        <button
          type="button"
          aria-pressed={isAim}
          title={t('scene-aim', { zone: name, seat: seat.name })}
          onClick={() => aimAt({ seat: seat.name, zone })}
        >
          {name} <b>{total === 0 ? '' : total}</b>
        </button>
      </h3>
      {entries.length === 0 ? (
        <button type="button" className="scene-empty" onClick={() => aimAt({ seat: seat.name, zone })}>
          <span className="unseen">{t('scene-aim', { zone: name, seat: seat.name })}</span>
          <span aria-hidden="true">{t(isAim ? 'scene-empty-aim' : 'scene-empty')}</span>
        </button>
      ) : (
        <Zone label={`${seat.name}, ${name}, ${total}`} className="scene-cards" count={entries.length}>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the text
            <li key={at}>
              <PlacedCard seat={seat.name} zone={zone} at={at} entry={entry} reading={reading} factsOf={factsOf} />
            </li>
          ))}
        </Zone>
      )}
    </div>
  );
}

interface PlacedProps {
  readonly seat: string;
  readonly zone: string;
  readonly at: number;
  readonly entry: SheetEntry;
  readonly reading: SceneReading;
  readonly factsOf: FactsOf;
}

/** A card on the table of the editor: click to change it, Delete to take it away, Shift and arrows to move it along. */
function PlacedCard({ seat, zone, at, entry, reading, factsOf }: PlacedProps) {
  const t = useText();
  const select = useScene((s) => s.select);
  const edit = useScene((s) => s.edit);
  const isSelected = useScene(
    ({ selected }) => selected?.seat === seat && selected.zone === zone && selected.at === at,
  );
  const place = placeKey(seat, zone, at);
  const facts = factsOf(entry, place);
  const live = liveOn(reading.snapshot, reading.laid.get(place)?.ids[0]);
  const isWrong = reading.sheet.problems.some(
    ({ place: where }) => where.line === entry.line && entry.key === undefined,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      void edit({ do: 'take', from: { seat, zone, at } });
    } else if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      event.stopPropagation();
      const to = at + (event.key === 'ArrowLeft' ? -1 : 1);
      if (to < 0 || to >= (reading.sheet.seats.find(({ name }) => name === seat)?.zones[zone]?.length ?? 0)) return;
      select({ seat, zone, at: to });
      void edit({ do: 'take', from: { seat, zone, at } }, { do: 'put', to: { seat, zone, at: to }, entry });
    }
  };
  const states = ['stunned', 'exhausted', 'hidden', 'frozen'].filter((state) => entry.facts[state] === true);
  return (
    <button
      type="button"
      className={`card card-board ${states.map((state) => `is-${state}`).join(' ')} ${isSelected ? 'is-selected' : ''} ${isWrong ? 'scene-wrong' : ''}`}
      aria-pressed={isSelected}
      aria-keyshortcuts="Delete Shift+ArrowLeft Shift+ArrowRight"
      data-roving
      data-entry={place}
      tabIndex={at === 0 ? 0 : -1}
      onClick={() => select(isSelected ? undefined : { seat, zone, at })}
      onKeyDown={onKeyDown}
    >
      <span className="unseen">{entryLabel(entry, facts?.name ?? entry.name, live, t)}</span>
      <EntryCard entry={entry} facts={facts} live={live} size="board" />
    </button>
  );
}
