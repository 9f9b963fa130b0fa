export * from './field.ts';
export { type Filter, pickedIn, pickValues, toggleValue } from './filter.ts';
export { keyOf } from './key.ts';
export { parseQuery, type Query } from './parse.ts';
export * from './search.ts';
export { suggest } from './suggest.ts';
