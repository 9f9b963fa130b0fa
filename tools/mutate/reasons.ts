/** Why a survivor is no hole in the tests, by the name `nameOf` gives it. */
export const REASONS: Readonly<Record<string, string>> = {};
