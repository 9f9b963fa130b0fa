import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { useCatalogue } from '../cards/use-catalogue.ts';
import type { Translate } from '../i18n/bundle.ts';
import { useText } from '../i18n/language.tsx';
import { useTable } from '../state/table-store.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { clickOn, type Intents, intentsOf } from './intents.ts';
import { explainCard } from './why-not.ts';

/** Everything the parts of the table share. */
export interface TableContext {
  readonly snapshot: Snapshot;
  readonly intents: Intents;
  readonly selected: readonly number[];
  readonly t: Translate;
  readonly facts: (face: string | undefined) => CardFacts | undefined;
  readonly nameOf: (face: string | undefined) => string;
  readonly playerName: (seat: number | undefined) => string;
  /** Face of a card in play or in one's own hand. */
  readonly faceOf: (card: number | undefined) => string | undefined;
  readonly click: (card: number) => void;
}

const Context = createContext<TableContext | undefined>(undefined);

export function useTableContext(): TableContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error('this part belongs on a table');
  return context;
}

export function TableProvider({ snapshot, children }: { readonly snapshot: Snapshot; readonly children: ReactNode }) {
  const t = useText();
  const { byKey } = useCatalogue();
  const selected = useTable((s) => s.selected);
  const attacks = useTable((s) => s.attacks);
  const choose = useTable((s) => s.choose);
  const select = useTable((s) => s.select);
  const value = useMemo((): TableContext => {
    const intents = intentsOf(snapshot.asked, selected, attacks);
    const faces = facesOf(snapshot);
    const facts = (face: string | undefined) => (face === undefined ? undefined : byKey.get(face));
    const nameOf = (face: string | undefined) => facts(face)?.name ?? t('log-a-card');
    return {
      snapshot,
      intents,
      selected,
      t,
      facts,
      nameOf,
      playerName: (seat) =>
        seat === undefined ? '' : seat === snapshot.seat ? t('you') : snapshot.plan.seats[seat].name,
      faceOf: (card) => (card === undefined ? undefined : faces.get(card)),
      click(card) {
        const click = clickOn(card, intents, selected);
        if (click.do === 'choose') void choose(click.choices);
        else if (click.do === 'select') void select(click.cards);
        else void explainCard(card, snapshot, selected, facts, nameOf(faces.get(card)));
      },
    };
  }, [snapshot, selected, attacks, byKey, t, choose, select]);
  return <Context value={value}>{children}</Context>;
}

function facesOf({ view, asked }: Snapshot): ReadonlyMap<number, string> {
  const faces = new Map<number, string>();
  const add = (cards: readonly { readonly id: number; readonly face: string | undefined }[]) => {
    for (const { id, face } of cards) if (face !== undefined) faces.set(id, face);
  };
  for (const seat of view.seats) {
    for (const cards of [seat.front, seat.back, seat.resources, seat.hand.known, seat.ko, seat.levelUp, seat.playing])
      add(cards);
    add([...seat.front, ...seat.back].flatMap(({ equipment }) => equipment ?? []));
  }
  for (const { card, face } of asked?.offers ?? []) if (card !== undefined && face !== undefined) faces.set(card, face);
  return faces;
}
