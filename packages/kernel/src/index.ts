export * from './choice.ts';
export * from './create-game.ts';
export * from './game.ts';
export * from './ids.ts';
export * from './machine.ts';
export * from './memory.ts';
export * from './random.ts';
export * from './sha256.ts';
