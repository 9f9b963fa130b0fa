import type { CardFacts } from '../cards/card-facts.ts';
import { CardPicture } from '../cards/card-picture.tsx';
import { useTable } from '../state/table-store.ts';
import { byGame } from '../table/by-game.ts';
import { useLongPress, zoomOn } from '../table/long-press.ts';
import { useTableContext } from '../table/table-context.tsx';
import { Zone } from '../table/zone.tsx';
import type { Snapshot } from '../workers/game-api.ts';

interface Open {
  readonly id: number;
  readonly face: string;
}

function handsOf(snapshot: Snapshot): readonly { readonly seat: number; readonly cards: readonly Open[] }[] {
  const hands = byGame<readonly (readonly Open[])[]>(snapshot, {
    vs: ({ view }) => view.seats.map(({ hand }) => hand.known),
    arena: ({ view }) => view.seats.map(({ hand = [] }) => hand.map(({ card, key }) => ({ id: card, face: key }))),
  });
  return hands.map((cards, seat) => ({ seat, cards }));
}

/** Resources that lie face down; the Power Points of Mission Arena are nobody's to see (MA-HID-03). */
const downOf = (snapshot: Snapshot): readonly { readonly seat: number; readonly cards: readonly Open[] }[] =>
  byGame<readonly { readonly seat: number; readonly cards: readonly Open[] }[]>(snapshot, {
    vs: ({ view }) =>
      view.seats.map(({ resources }, seat) => ({
        seat,
        cards: resources.flatMap(({ id, face, faceDown }) => (faceDown && face !== undefined ? [{ id, face }] : [])),
      })),
    arena: () => [],
  });

/** Everything that is hidden from some seat, for people who watch with all cards open. */
export function OpenHands() {
  const { snapshot, t, playerName } = useTableContext();
  const groups = [
    ...handsOf(snapshot).map((each) => ({ ...each, word: 'replay-hand-of' })),
    ...downOf(snapshot)
      .filter(({ cards }) => cards.length > 0)
      .map((each) => ({ ...each, word: 'replay-down-of' })),
  ];
  return (
    <section className="open-hands" aria-label={t('replay-eyes-all')}>
      {groups.map(({ seat, cards, word }) => {
        const name = t(word, { name: playerName(seat), count: cards.length });
        return (
          <div key={`${word} ${seat}`} className="open-hand" data-hand={seat}>
            <h2 className="label">{name}</h2>
            <Zone label={name} className="open-cards" count={cards.length}>
              {cards.map((card, i) => (
                <li key={card.id}>
                  <OpenCard card={card} isFirst={i === 0} />
                </li>
              ))}
            </Zone>
          </div>
        );
      })}
    </section>
  );
}

function OpenCard({ card, isFirst }: { readonly card: Open; readonly isFirst: boolean }) {
  const { facts, t } = useTableContext();
  const show = useTable((s) => s.show);
  const press = useLongPress(() => zoomOn(card.face));
  const known: CardFacts | undefined = facts(card.face);
  const look = () => show(card);
  return (
    <button
      type="button"
      className="card card-tile"
      data-roving
      tabIndex={isFirst ? 0 : -1}
      onFocus={look}
      onPointerEnter={look}
      onClick={() => zoomOn(card.face)}
      {...press}
    >
      <span className="unseen">{known === undefined ? t('label-unknown') : known.name}</span>
      {known !== undefined && <CardPicture card={known} size="tile" />}
    </button>
  );
}
