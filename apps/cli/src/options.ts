import { UsageError } from './command.ts';

/** A whole number that an option must be. */
export function numberFrom(name: string, text: string, least: number): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`--${name} is a whole number from ${least} on, not "${text}"`);
}
