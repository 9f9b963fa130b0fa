export * from './field.ts';
export { keyOf } from './key.ts';
export { parseQuery, type Query } from './parse.ts';
export * from './search.ts';
export { suggest } from './suggest.ts';
