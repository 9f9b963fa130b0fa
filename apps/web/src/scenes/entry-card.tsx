import type { CardFacts } from '../cards/card-facts.ts';
import type { CardSize } from '../cards/card-name.tsx';
import { CardBack, CardPicture } from '../cards/card-picture.tsx';
import { type LiveCard, liveCharacter } from '../cards/live-card.ts';
import { Sym } from '../draw/symbol.tsx';
import type { SymbolName } from '../draw/symbol-shapes.tsx';
import type { Translate } from '../i18n/bundle.ts';
import { useText } from '../i18n/language.tsx';
import { byGame } from '../table/by-game.ts';
import type { Snapshot } from '../workers/game-api.ts';
import type { SheetEntry } from './scene-api.ts';

const STATES: readonly (readonly [string, SymbolName])[] = [
  ['stunned', 'wound'],
  ['hidden', 'hidden'],
  ['exhausted', 'turn'],
  ['frozen', 'ice'],
];

interface Props {
  readonly entry: SheetEntry;
  readonly facts: CardFacts | undefined;
  readonly live: LiveCard;
  readonly size: CardSize;
}

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the text states of the card, for as long as no table can be laid out. */
const stated = ({ facts }: SheetEntry): LiveCard => ({
  wounds: count(facts.wounds),
  plus: count(facts.plus),
  minus: count(facts.minus),
  ready: count(facts.pp) - count(facts.engaged),
  engaged: count(facts.engaged),
  hasEquipment: Array.isArray(facts.equipment) && facts.equipment.length > 0,
});

export const statesOf = ({ facts }: SheetEntry): readonly string[] =>
  STATES.flatMap(([state]) => (facts[state] === true ? [state] : []));

/** The card of an entry as the table draws it, with its states and how many there are. */
export function EntryCard({ entry, facts, live, size }: Props) {
  const t = useText();
  const [state] = statesOf(entry);
  const symbol = STATES.find(([name]) => name === state)?.[1];
  const isDown = entry.facts.faceDown === true || state === 'stunned' || state === 'hidden';
  return (
    <>
      {facts === undefined ? (
        <span className="scene-blank">
          <CardBack />
          <b>{entry.kind === 'filler' ? t('scene-filler') : entry.name}</b>
        </span>
      ) : (
        <CardPicture card={facts} size={size} faceDown={isDown} live={{ ...stated(entry), ...live }} />
      )}
      {state !== undefined && symbol !== undefined && (
        <span className={`state-tab tab-${state}`} aria-hidden="true">
          <Sym name={symbol} />
          <span className="state-word">{t(`state-${state}`)}</span>
        </span>
      )}
      {entry.copies !== 1 && (
        <span className="scene-copies" aria-hidden="true">
          ×{entry.copies}
        </span>
      )}
    </>
  );
}

/** An entry in words, for those who do not see it. */
export function entryLabel(entry: SheetEntry, name: string, live: LiveCard, t: Translate): string {
  const numbers = live.atk === undefined ? [] : [`${live.atk}/${live.def ?? 0}`];
  const told = Object.entries(entry.facts).flatMap(([fact, value]) => {
    if (value === false || value === undefined) return [];
    if (value === true) return [t(`scene-fact-${fact}`)];
    if (Array.isArray(value)) return value.length === 0 ? [] : [`${t(`scene-fact-${fact}`)} ${value.length}`];
    return [`${t(`scene-fact-${fact}`)} ${String(value)}`];
  });
  return [
    entry.kind === 'filler' ? t('scene-filler') : name,
    ...(entry.copies === 1 ? [] : [`×${entry.copies}`]),
    ...(entry.as === undefined ? [] : [t('scene-called', { name: entry.as })]),
    ...numbers,
    ...told,
  ].join(', ');
}

/** The numbers the rules give a card on the table. */
export function liveOn(snapshot: Snapshot | undefined, id: number | undefined): LiveCard {
  if (snapshot === undefined || id === undefined) return {};
  return byGame<LiveCard>(snapshot, {
    vs({ view }) {
      const card = view.seats.flatMap(({ front, back }) => [...front, ...back]).find((each) => each.id === id);
      return card === undefined ? {} : liveCharacter(card);
    },
    arena({ view }) {
      const slot = view.seats.flatMap(({ slots }) => slots).find(({ stack }) => stack[0]?.card === id);
      if (slot === undefined) return {};
      const { attack, defence, stack, ready, engaged } = slot;
      return { attack, defence, hitPoints: stack.length, ready, engaged };
    },
  });
}
