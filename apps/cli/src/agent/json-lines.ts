import type { Message } from './stdio-session.ts';

/** The object of a line, or what is wrong with it. */
export function parseLine(line: string): Message | string {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    return 'a message is a JSON object';
  } catch (error) {
    return `this is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
