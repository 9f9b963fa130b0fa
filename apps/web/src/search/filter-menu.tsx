import { pickedIn, pickValues } from '@longbox/search';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import type { FilterInfo } from '../library/library-api.ts';
import { Sheet } from '../shell/sheet.tsx';
import { useMedia } from '../table/use-media.ts';
import { FilterList } from './filter-list.tsx';
import { optionWords } from './filter-words.ts';

interface Props {
  readonly info: FilterInfo;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** So many values are named on the button; more are counted. */
const NAMED = 2;

/** A button that says what is picked of a field, and opens a list to pick from: below it, or as a sheet on a phone. */
export function FilterMenu({ info, query, onChange }: Props) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMedia('(max-width: 640px)');
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const picked = pickedIn(query, info);
  const title = t(`filter-${info.field}`);
  const names = info.options
    .filter(({ value }) => picked.includes(value))
    .map((option) => optionWords(info, option, t));
  const said = names.length > NAMED ? t('filter-picked', { count: names.length }) : names.join(', ');
  const isHere = isOpen && !isNarrow;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isHere) return;
    place.current?.querySelector('input')?.focus();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && place.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isHere]);
  const list = (
    <>
      <FilterList info={info} picked={picked} query={query} onChange={onChange} />
      {picked.length > 0 && (
        <button type="button" className="btn filter-clear" onClick={() => onChange(pickValues(query, info, []))}>
          {t('filter-clear')}
        </button>
      )}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opens
    <div
      ref={place}
      className="filter"
      data-filter={info.field}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isHere) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="chip filter-button"
        data-picked={picked.length > 0}
        aria-expanded={isOpen}
        aria-controls={isHere ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {said === '' ? title : `${title}: ${said}`}
      </button>
      {isHere && (
        <section id={id} className="filter-pop" aria-label={title}>
          {list}
        </section>
      )}
      {isOpen && isNarrow && (
        <Sheet title={title} onClose={() => setOpen(false)} className="filter-sheet">
          {list}
        </Sheet>
      )}
    </div>
  );
}
