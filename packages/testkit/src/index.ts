export * from './rulebook.ts';
