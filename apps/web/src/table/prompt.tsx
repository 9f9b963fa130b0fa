import { type ReactNode, useDeferredValue, useState } from 'react';
import { Words } from '../cards/card-text.tsx';
import { RuleLink, RuleLinks } from '../rules/rule-link.tsx';
import { useTable } from '../state/table-store.ts';
import type { Offer } from '../workers/game-api.ts';
import { withoutEchoes } from './echoes.ts';
import type { Intents } from './intents.ts';
import { LogWords } from './log-words.tsx';
import { useAsking, useTableContext } from './table-context.tsx';
import { useTheatre } from './theatre.ts';
import { offerWords, promptWords } from './words.ts';

/** The way out is last; it is filled where nothing else can be done. */
const WAYS_OUT = new Set(['pass', 'done', 'no']);
const isWayOut = ({ verb }: Offer): boolean => WAYS_OUT.has(verb);
const byWayOut = (a: Offer, b: Offer): number => Number(WAYS_OUT.has(a.verb)) - Number(WAYS_OUT.has(b.verb));
/** More than this many names are found by typing. */
const MANY = 12;

/** Always there: who must do what, and the buttons to do it. */
export function Prompt() {
  const { snapshot: shown } = useTableContext();
  const context = useAsking();
  const { snapshot, intents, selected, t, playerName } = context;
  const take = useTable((s) => s.take);
  const select = useTable((s) => s.select);
  const point = useTable((s) => s.point);
  const { asked, result } = snapshot;
  const isPlaying = useTheatre((s) => s.isPlaying);
  const offers = promptOffers(intents, selected);
  const { rule, phrase: asking } = promptWords(context);
  const isAsking = selected.length === 0 || intents.set !== undefined || asked === undefined;
  const phrase = isAsking ? asking : undefined;
  // While there is something to do, the button that skips it does not call for attention.
  const isAllThereIs = intents.byCard.size === 0 && intents.set === undefined && offers.every(isWayOut);
  const wayOut = isAllThereIs ? 'btn-main' : 'btn-main btn-skip';
  const news = isPlaying && asked === undefined ? withoutEchoes(shown.lines.slice(-2)).at(-1) : undefined;
  return (
    <section className={`prompt ${asked === undefined ? 'prompt-idle' : ''}`}>
      <p className="prompt-words">
        {news !== undefined ? (
          <b>
            <LogWords line={news} />
          </b>
        ) : (
          <>
            <b>{headline()}</b> <span>{phrase === undefined ? sentence() : <Words phrase={phrase} />}</span>
            {rule !== undefined && isAsking && <RuleLink id={rule} />}
          </>
        )}
      </p>
      <Refusal />
      {offers.length > MANY ? (
        <NamePicker offers={offers} />
      ) : (
        <span className="prompt-buttons">
          {isPlaying && (
            <button type="button" className="btn btn-hurry" onClick={() => void useTheatre.getState().hurry()}>
              {t('act-hurry')} <kbd>{t('key-space')}</kbd>
            </button>
          )}
          {selected.length > 0 && (
            <button type="button" className="btn" onClick={() => void select([])}>
              {t('act-cancel')} <kbd>Esc</kbd>
            </button>
          )}
          {offers.map((offer, i) => (
            <button
              key={offer.choice}
              type="button"
              className={`btn ${WAYS_OUT.has(offer.verb) ? wayOut : 'btn-go'}`}
              data-offer={offer.verb}
              data-choice={offer.choice}
              onClick={() => void take(offer)}
              onPointerEnter={() => point(offer)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(offer)}
              onBlur={() => point(undefined)}
            >
              {offerWords(offer, context)} {keyOf(offer, i)}
            </button>
          ))}
        </span>
      )}
    </section>
  );

  /** While beats are played, Space hurries them. */
  function keyOf({ verb }: Offer, at: number): ReactNode {
    if (verb !== 'pass') return <kbd>{at + 1}</kbd>;
    return isPlaying ? null : <kbd>{t('key-space')}</kbd>;
  }

  function headline(): string {
    if (result !== undefined) return t('prompt-over');
    const doing = asked === undefined ? undefined : doingWords();
    if (doing !== undefined) return doing.who;
    if (asked !== undefined) return t(asked.ask === 'playOrPass' ? 'prompt-your-move' : 'prompt-choose');
    return t('prompt-waiting', { name: playerName(snapshot.deciding ?? snapshot.active) });
  }

  function sentence(): string {
    if (result !== undefined) return '';
    if (asked === undefined) return t('prompt-thinking');
    if (selected.length === 0 || intents.set !== undefined) return promptWords(context).text;
    return doingWords()?.what ?? '';
  }

  /** Who is selected, and what is asked about them: "Wolverine attacks: choose whom". */
  function doingWords(): { readonly who: string; readonly what: string } | undefined {
    if (selected.length === 0 || intents.set !== undefined || result !== undefined) return undefined;
    const names = selected.map((card) => context.nameOf(context.faceOf(card)));
    const name = new Intl.ListFormat(context.language).format(names);
    const count = selected.length;
    if (intents.byCard.get(selected[0])?.some(({ verb }) => verb === 'attack') ?? false) {
      if (intents.targets.size === 0)
        return { who: t('prompt-for', { name }), what: t('prompt-target-none', { name, count }) };
      const others = [...intents.byCard].some(
        ([card, offers]) => !selected.includes(card) && offers.some(({ verb }) => verb === 'attack'),
      );
      return {
        who: t('prompt-attacks', { name, count }),
        what: t('prompt-target', { more: others && count === 1 ? 'yes' : 'no' }),
      };
    }
    if ([...intents.targets.values()].some(({ verb }) => verb === 'challenge'))
      return { who: t('prompt-challenges', { name, count }), what: t('prompt-whom') };
    const isAimed = intents.targets.size > 0 && intents.actions.length === 0;
    const [aim] = [...intents.targets.values()].map(({ verb }) => AIMS.get(verb) ?? 'prompt-aim');
    return { who: t('prompt-for', { name }), what: t(isAimed ? aim : 'prompt-what', { name }) };
  }
}

/** What the second card is to the first. */
const AIMS: ReadonlyMap<string, string> = new Map([
  ['exchange', 'prompt-aim-exchange'],
  ['replace', 'prompt-aim-replace'],
  ['move', 'prompt-aim-place'],
  ['play', 'prompt-aim-place'],
  ['equip', 'prompt-aim-equip'],
  ['powerUp', 'prompt-aim-power-up'],
  ['addHitPoint', 'prompt-aim-stack'],
]);

/** With something selected, what it can do; otherwise what needs no card. */
export function promptOffers(intents: Intents, selected: readonly number[]): readonly Offer[] {
  if (selected.length > 0 && intents.set === undefined) return intents.actions;
  // What pays is proposed; any other card that could is clicked instead.
  const proposed = [...intents.byCard.values()].flat().find(({ verb }) => verb === 'pay');
  return [...(proposed === undefined ? [] : [proposed]), ...intents.buttons].toSorted(byWayOut);
}

function Refusal() {
  const note = useTable((s) => s.note);
  const { t, nameOf, faceOf } = useTableContext();
  return (
    <span role="alert" className="refusal">
      {note !== undefined && (
        <>
          {t('why-not', {
            name: note.card === undefined ? note.name : nameOf(faceOf(note.card)),
            reason: note.text ?? t(`why-${note.code}`),
          })}{' '}
          <RuleLinks ids={note.rules} />
        </>
      )}
    </span>
  );
}

/** Hundreds of names are typed, not scrolled. */
function NamePicker({ offers }: { readonly offers: readonly Offer[] }) {
  const context = useTableContext();
  const { t } = context;
  const choose = useTable((s) => s.choose);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.toLowerCase());
  const found = offers.filter((offer) => offerWords(offer, context).toLowerCase().includes(sought)).slice(0, 6);
  return (
    <span className="prompt-buttons">
      <input
        className="input"
        type="search"
        value={typed}
        onChange={(e) => setTyped(e.target.value)}
        aria-label={t('name-search')}
        placeholder={t('name-search')}
      />
      {found.map((offer) => (
        <button
          key={offer.choice}
          type="button"
          className="btn btn-go"
          data-offer={offer.verb}
          onClick={() => void choose([offer.choice])}
        >
          {offerWords(offer, context)}
        </button>
      ))}
    </span>
  );
}
