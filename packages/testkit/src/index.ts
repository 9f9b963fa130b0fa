export * from './conformance.ts';
export * from './conformance-trial.ts';
export * from './golden.ts';
export * from './playout.ts';
export * from './rulebook.ts';
export * from './toy-game.ts';
export * from './toy-secrets.ts';
export * from './toy-table.ts';
