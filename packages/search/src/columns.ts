import type { Field } from './field.ts';
import { keyOf } from './key.ts';

/** The values of all items for one field, worked out once and only for fields that are asked about. */
export interface Column {
  readonly field: Field<never>;
  numbers(): readonly (readonly number[])[];
  keys(): readonly (readonly string[])[];
}

export function createColumn<Item>(field: Field<Item>, items: readonly Item[]): Column {
  let numbers: (readonly number[])[] | undefined;
  let keys: (readonly string[])[] | undefined;
  return {
    field,
    numbers() {
      numbers ??= items.map((item) => field.values(item).filter((value) => typeof value === 'number'));
      return numbers;
    },
    keys() {
      keys ??= items.map((item) => field.values(item).map((value) => keyOf(String(value))));
      return keys;
    },
  };
}
