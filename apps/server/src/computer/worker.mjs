// A thread begins as plain JavaScript and learns TypeScript first.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
