export * from './deck-model.ts';
export * from './mind.ts';
export * from './outlook.ts';
export * from './settings.ts';
export * from './thought.ts';
