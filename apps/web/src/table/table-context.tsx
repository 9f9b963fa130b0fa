import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { CardFacts } from '../cards/card-facts.ts';
import { useTableCards } from '../cards/use-catalogue.ts';
import type { Translate } from '../i18n/bundle.ts';
import { useLanguage, useText } from '../i18n/language.tsx';
import { type Language, useSettings } from '../state/settings.ts';
import { useTable } from '../state/table-store.ts';
import type { ArenaSnapshot, Snapshot, VsSnapshot } from '../workers/game-api.ts';
import { gameClient } from '../workers/game-client.ts';
import { clickOn, type Intents, intentsOf } from './intents.ts';
import { zoomOn } from './long-press.ts';
import { handOf } from './on-the-table.ts';
import { explainCard } from './why-not.ts';

/** Everything the parts of the table share. */
export interface TableContext<T extends Snapshot = Snapshot> {
  readonly snapshot: T;
  readonly intents: Intents;
  readonly selected: readonly number[];
  readonly t: Translate;
  readonly language: Language;
  readonly facts: (face: string | undefined) => CardFacts | undefined;
  readonly nameOf: (face: string | undefined) => string;
  readonly playerName: (seat: number | undefined) => string;
  /** Face of a card the person knows. */
  readonly faceOf: (card: number | undefined) => string | undefined;
  readonly click: (card: number) => void;
  /** What the end panel offers, where it is not this device that deals again. */
  readonly afterwards: Afterwards | undefined;
  /** The words alone; the same object while language and seat stay. */
  readonly speech: Speech;
}

export interface Afterwards {
  readonly buttons: ReactNode;
  /** Nobody at this screen played. */
  readonly isWatched: boolean;
  /** The game as a replay code, where it has one. */
  readonly replay?: () => Promise<string | undefined>;
}

export type Speech = Pick<TableContext, 't' | 'language' | 'facts' | 'nameOf' | 'playerName'>;

const Context = createContext<TableContext | undefined>(undefined);

export function useTableContext(): TableContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error('this part belongs on a table');
  return context;
}

/** The same about the newest snapshot: what is asked comes from it, whatever is still being played. */
export function useAsking(): TableContext {
  const context = useTableContext();
  const newest = useTable((s) => s.snapshot);
  const { plan, seat } = context.snapshot;
  if (newest === undefined || newest.plan.seed !== plan.seed || newest.seat !== seat) return context;
  return { ...context, snapshot: newest };
}

/** For the parts of a Vs. System table. */
export function useVs(): TableContext<VsSnapshot> {
  const context = useTableContext();
  const { snapshot } = context;
  if (snapshot.game !== 'vs') throw new Error('this part belongs on a table of Vs. System');
  return { ...context, snapshot };
}

/** For the parts of a Mission Arena table. */
export function useArena(): TableContext<ArenaSnapshot> {
  const context = useTableContext();
  const { snapshot } = context;
  if (snapshot.game !== 'arena') throw new Error('this part belongs on a table of Mission Arena');
  return { ...context, snapshot };
}

const NO_CARDS: ReadonlyMap<string, CardFacts> = new Map();

/** Cards that were invented for the scene on the table. */
function useSceneCards(scene: string | undefined): ReadonlyMap<string, CardFacts> {
  const language = useSettings((s) => s.language);
  const [cards, setCards] = useState(NO_CARDS);
  useEffect(() => {
    if (scene === undefined) return setCards(NO_CARDS);
    void gameClient()
      .sceneCards(language)
      .then((found) => setCards(new Map(found.map((card) => [card.key, card]))));
  }, [scene, language]);
  return cards;
}

function useSpeech({ plan, seat: mine }: Snapshot, given: ReadonlyMap<string, CardFacts> | undefined): Speech {
  const t = useText();
  const language = useLanguage();
  const byKey = useTableCards(plan);
  const ofScene = useSceneCards(plan.scene);
  const own = given ?? ofScene;
  // Every snapshot brings a new plan object; the seed says whether it is the same plan.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const { seats } = plan;
    const isShared = seats.filter(({ player }) => player === 'person').length > 1;
    const facts = (face: string | undefined) => (face === undefined ? undefined : (byKey.get(face) ?? own.get(face)));
    return {
      t,
      language,
      facts,
      nameOf: (face) => facts(face)?.name ?? t('log-a-card'),
      playerName(seat) {
        if (seat === undefined) return '';
        return seat === mine && !isShared ? t('you') : seats[seat].name;
      },
    };
  }, [t, language, byKey, own, plan.seed, mine]);
}

interface Props {
  readonly snapshot: Snapshot;
  readonly afterwards?: Afterwards;
  /** Cards no catalogue has, where they are not those of the scene on the table. */
  readonly own?: ReadonlyMap<string, CardFacts>;
  /** Nobody plays here: a click shows the card large. */
  readonly isShow?: true;
  readonly children: ReactNode;
}

export function TableProvider({ snapshot, afterwards, own, isShow, children }: Props) {
  const selected = useTable((s) => s.selected);
  const attacks = useTable((s) => s.attacks);
  const choose = useTable((s) => s.choose);
  const select = useTable((s) => s.select);
  const pick = useTable((s) => s.pick);
  const speech = useSpeech(snapshot, own);
  const value = useMemo((): TableContext => {
    const intents = intentsOf(snapshot.asked, selected, attacks, handOf(snapshot));
    const faces = new Map(snapshot.faces);
    for (const { card, face } of snapshot.asked?.offers ?? [])
      if (card !== undefined && face !== undefined && !faces.has(card)) faces.set(card, face);
    const { facts, nameOf } = speech;
    return {
      ...speech,
      speech,
      snapshot,
      afterwards,
      intents,
      selected,
      faceOf: (card) => (card === undefined ? undefined : faces.get(card)),
      click(card) {
        const face = faces.get(card);
        if (isShow) return face === undefined ? undefined : zoomOn(face);
        const click = clickOn(card, intents, selected);
        if (click.do === 'choose') void choose(click.choices);
        else if (click.do === 'select') void select(click.cards);
        else if (click.do === 'pick') void pick(click.cards);
        else void explainCard(card, snapshot, selected, facts, nameOf(faces.get(card)));
      },
    };
  }, [snapshot, afterwards, isShow, selected, attacks, speech, choose, select, pick]);
  return <Context value={value}>{children}</Context>;
}
