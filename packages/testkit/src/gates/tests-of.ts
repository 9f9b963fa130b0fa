import type { SourceFile } from '../coverage.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Test files of card sets in which a test or group names one of the cards by its id. */
export const testFilesOf = (ids: readonly string[], files: readonly SourceFile[]): SourceFile[] =>
  files
    .filter(
      ({ path, text }) =>
        path.includes('-sets/test/') && path.endsWith('.test.ts') && ids.some((id) => namesCard(text, id)),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));

const namesCard = (text: string, id: string): boolean => new RegExp(`['"\`/ (,]${id}\\b`).test(text);

/** What the tests of a card and its kin say, as a fingerprint; of these files alone, if a record names them. */
export const testsFingerprint = (
  ids: readonly string[],
  files: readonly SourceFile[],
  named: readonly string[] | undefined,
): string =>
  fingerprintOf(
    ...(named === undefined ? testFilesOf(ids, files) : files.filter(({ path }) => named.includes(path)))
      .map(({ path, text }) => [path, text])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
