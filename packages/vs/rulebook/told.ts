/** What scenes tell has many types; these read lists and words out of it. */
export const listed = (told: unknown): unknown[] => {
  if (!Array.isArray(told)) throw new TypeError('a list was expected');
  return told;
};

export const many = (told: unknown): number => listed(told).length;

/** Words with spaces between them, sorted. */
export const wordsOf = (told: unknown): string[] => String(told).split(' ').toSorted();
