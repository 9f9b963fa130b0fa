export * from './ability.ts';
export * from './card.ts';
export * from './catalogue-hash.ts';
export * from './deck-text.ts';
export * from './facets.ts';
export * from './origin.ts';
export * from './printed.ts';
