/** Types that find what a node of the tree has, so that tables about its fields do not compile when one is missing. */

/** All fields that some member of a union has. */
export type Fields<Union> = Union extends unknown ? keyof Union : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Those of them that hold exactly this. */
export type FieldsWith<Union, Held> = Union extends unknown
  ? { [K in keyof Union]-?: Same<NonNullable<Union[K]>, Held> extends true ? K : never }[keyof Union]
  : never;
