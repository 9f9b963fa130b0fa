import type { LogLine } from '@longbox/games';

/** What a line has told already: a card that pays is discarded, who is recruited appears. */
const ECHOES: Readonly<Partial<Record<LogLine['key'], LogLine['key']>>> = {
  'paid-discarded': 'discards',
  recruited: 'appeared',
};

const isEcho = (line: LogLine, last: LogLine | undefined): boolean =>
  last !== undefined && ECHOES[last.key] === line.key && line.cards.card?.[0]?.face === last.cards.card?.[0]?.face;

/** The lines without those that say what the one before has said. */
export const withoutEchoes = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter((line, i) => !isEcho(line, lines[i - 1]));
