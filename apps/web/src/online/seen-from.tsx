import { useTableContext } from '../table/table-context.tsx';

interface Props {
  readonly from: number;
  readonly onChange: (seat: number) => void;
}

/** Whose side of the table a watcher sits at; with open hands, whose hand lies before them. */
export function SeenFrom({ from, onChange }: Props) {
  const { t, snapshot, playerName } = useTableContext();
  return (
    <fieldset className="segments online-from">
      <legend>{t('online-from')}</legend>
      {snapshot.plan.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the seat
        <label key={seat} className="segment">
          <input type="radio" name="seen-from" checked={seat === from} onChange={() => onChange(seat)} />
          <span>{playerName(seat)}</span>
        </label>
      ))}
    </fieldset>
  );
}
