export * from './client-message.ts';
export * from './delta.ts';
export * from './http.ts';
export * from './room.ts';
export * from './server-message.ts';
export * from './words.ts';
export * from './write-delta.ts';
