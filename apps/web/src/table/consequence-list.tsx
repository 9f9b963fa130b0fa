import { useEffect, useState } from 'react';
import { tableHost } from '../state/table-host.ts';
import type { Snapshot } from '../workers/game-api.ts';
import { type Consequence, consequencesOf } from './consequences.ts';
import { useTableContext } from './table-context.tsx';

/** What comes of a fight once these choices are made and everybody passes; asked of the rules, never worked out here. */
export function useFoughtOut(choices: readonly number[] | undefined): readonly Consequence[] | undefined {
  const { snapshot } = useTableContext();
  const [found, setFound] = useState<{ readonly key: string; readonly view: Snapshot['view'] }>();
  const wish = choices?.join();
  const key = `${snapshot.seq}:${wish}`;
  useEffect(() => {
    if (wish === undefined) return;
    let isWanted = true;
    void tableHost()
      .preview({ choices: wish === '' ? [] : wish.split(',').map(Number), isFoughtOut: true })
      .then((view) => {
        if (isWanted && view !== undefined) setFound({ key, view });
      });
    return () => {
      isWanted = false;
    };
  }, [wish, key]);
  return wish === undefined || found?.key !== key ? undefined : consequencesOf(snapshot.view, found.view);
}

/** The whole of what comes of it, a line each. */
export function ConsequenceList({ list }: { readonly list: readonly Consequence[] }) {
  const { t, nameOf, playerName, snapshot } = useTableContext();
  if (list.length === 0) return null;
  const words = (each: Consequence): string => {
    if (!('seat' in each)) return t(`then-${each.kind}`, { ...each, name: nameOf(each.face) });
    const isYou = playerName(each.seat) === t('you') ? 'yes' : 'no';
    const name = 'face' in each ? nameOf(each.face) : '';
    return t(`then-${each.kind}`, { ...each, name, who: playerName(each.seat), you: isYou });
  };
  const looks = (each: Consequence): string | undefined => {
    if (each.kind === 'out') return each.seat === snapshot.seat ? 'then-bad' : 'then-end';
    if (each.kind === 'win' || each.kind === 'nemesis') return each.seat === snapshot.seat ? 'then-end' : 'then-bad';
    return undefined;
  };
  // Two of one name have one line: the same would be said twice.
  const lines = new Map(list.map((each) => [words(each), looks(each)]));
  return (
    <ul className="then-list">
      {[...lines].map(([text, className]) => (
        <li key={text} className={className}>
          {text}
        </li>
      ))}
    </ul>
  );
}
