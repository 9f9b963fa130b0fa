import type { CardFacts } from '../cards/card-facts.ts';
import { useText } from '../i18n/language.tsx';
import { DraftField } from './draft-input.tsx';
import { FactField } from './fact-field.tsx';
import type { EntryParts, EntryPlace, FactWord, SceneReading, SceneWords, SheetEntry } from './scene-api.ts';
import { useScene } from './scene-store.ts';

interface Props {
  readonly place: EntryPlace;
  readonly entry: SheetEntry;
  readonly facts: CardFacts | undefined;
  readonly reading: SceneReading;
  readonly words: SceneWords;
  readonly onZoom: (key: string) => void;
}

const ROWS = ['front', 'back'];
const SLOT = /^[AR]\d$/;

/** Which facts a card can have where it lies; a scene would refuse or ignore the others. */
function factsAt({ zone, at }: EntryPlace, all: readonly FactWord[], kind: EntryParts['kind']): readonly FactWord[] {
  if (kind === 'filler') return [];
  if (ROWS.includes(zone)) return all.filter(({ name }) => name !== 'faceDown');
  if (SLOT.test(zone)) return at === 0 ? all : [];
  const some = zone === 'resources' || zone === 'removed' ? ['faceDown', 'owner'] : ['owner'];
  return all.filter(({ name }) => some.includes(name));
}

/** Everything that can be said of the selected card. */
export function Inspector({ place, entry, facts, reading, words, onZoom }: Props) {
  const t = useText();
  const { edit, select } = useScene();
  const names = reading.sheet.seats.map(({ name }) => name);
  const { key: _key, name: _name, line: _line, ...parts } = entry;
  const put = (next: EntryParts) => void edit({ do: 'replace', to: place, entry: next });
  const setFact = (name: string, value: unknown) => put({ ...parts, facts: { ...parts.facts, [name]: value } });
  const move = (seat: string, zone: string) => {
    const at = reading.sheet.seats.find(({ name }) => name === seat)?.zones[zone]?.length ?? 0;
    select({ seat, zone, at });
    void edit({ do: 'take', from: place }, { do: 'put', to: { seat, zone, at }, entry: parts });
  };
  const known = factsAt(place, words.cardFacts, entry.kind);
  return (
    <section className="panel scene-inspector" aria-label={t('scene-inspector')}>
      <header className="scene-inspector-head">
        <h2 className="heading">{entry.kind === 'filler' ? t('scene-filler') : (facts?.name ?? entry.name)}</h2>
        {facts !== undefined && entry.kind === 'card' && (
          <button type="button" className="btn" onClick={() => onZoom(facts.key)}>
            {t('scene-look')}
          </button>
        )}
      </header>
      {entry.kind === 'body' && <BodyField parts={parts} onChange={put} />}
      <div className="scene-facts">
        {known
          .filter(({ kind }) => kind !== 'cards')
          .map((fact) => (
            <FactField
              key={fact.name}
              fact={fact}
              label={`scene-fact-${fact.name}`}
              value={entry.facts[fact.name]}
              seats={names}
              onChange={(value) => setFact(fact.name, value)}
            />
          ))}
        <FactField
          fact={COPIES}
          label="scene-copies"
          value={entry.copies}
          seats={[]}
          onChange={(value) => put({ ...parts, copies: typeof value === 'number' ? Math.max(1, value) : 1 })}
        />
      </div>
      {known
        .filter(({ kind }) => kind === 'cards')
        .map(({ name }) => (
          <Attached key={name} fact={name} place={place} value={entry.facts[name]} onChange={(v) => setFact(name, v)} />
        ))}
      <div className="scene-facts">
        {entry.kind !== 'filler' && <NameField parts={parts} onChange={put} />}
        <label className="field">
          {t('scene-move')}
          <select
            value={`${place.seat}/${place.zone}`}
            onChange={(event) => {
              const [seat, zone] = event.target.value.split('/');
              move(seat, zone);
            }}
          >
            {names.map((seat) => (
              <optgroup key={seat} label={seat}>
                {words.zones.map((zone) => (
                  <option key={zone} value={`${seat}/${zone}`}>
                    {seat}: {t(`scene-zone-${zone}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <p className="share-buttons">
        <button type="button" className="btn" onClick={() => void edit({ do: 'take', from: place })}>
          {t('scene-take')} <kbd>Del</kbd>
        </button>
        <button type="button" className="btn" onClick={() => select(undefined)}>
          {t('scene-done')}
        </button>
      </p>
    </section>
  );
}

const COPIES: FactWord = { name: 'copies', kind: 'number', words: [], isOff: false };

interface PartsProps {
  readonly parts: EntryParts;
  readonly onChange: (parts: EntryParts) => void;
}

function NameField({ parts, onChange }: PartsProps) {
  const t = useText();
  const change = (text: string) => {
    const { as: _as, ...rest } = parts;
    onChange(text.trim() === '' ? rest : { ...rest, as: text });
  };
  return <DraftField label={t('scene-as')} value={parts.as ?? ''} onChange={change} />;
}

function BodyField({ parts, onChange }: PartsProps) {
  const t = useText();
  return (
    <DraftField
      label={t('scene-body')}
      spellCheck={false}
      value={parts.text}
      onChange={(text) => onChange({ ...parts, text })}
    />
  );
}

interface AttachedProps {
  readonly fact: string;
  readonly place: EntryPlace;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Cards that lie on this one; further ones are found like any other card. */
function Attached({ fact, place, value, onChange }: AttachedProps) {
  const t = useText();
  const aim = useScene((s) => s.aim);
  const aimAt = useScene((s) => s.aimAt);
  const list: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const isAim = aim?.attach?.fact === fact && aim.attach.at === place.at;
  return (
    <div className="scene-attached">
      <h3 className="label">{t(`scene-fact-${fact}`)}</h3>
      <ul className="chips">
        {list.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the text
          <li key={i} className="chip">
            {typeof each === 'object' && each !== null && 'card' in each ? String(each.card) : String(each)}
            <button
              type="button"
              aria-label={t('scene-take-one', { name: String(each) })}
              onClick={() => onChange(list.length === 1 ? undefined : list.filter((_, other) => other !== i))}
            >
              ✕
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="chip"
            aria-pressed={isAim}
            onClick={() => aimAt({ seat: place.seat, zone: place.zone, attach: { at: place.at, fact } })}
          >
            {t('scene-attach')}
          </button>
        </li>
      </ul>
    </div>
  );
}
