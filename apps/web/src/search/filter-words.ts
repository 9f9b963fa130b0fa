import type { Translate } from '../i18n/bundle.ts';
import type { FilterInfo, FilterOption } from '../library/library-api.ts';

/** Fields whose values have words of their own in every language; the others are names and numbers. */
const WORDS: Readonly<Record<string, string>> = {
  type: 'filter-type-',
  kind: 'filter-kind-',
  abilityType: 'filter-abilityType-',
  symbol: 'symbol-',
};

export function optionWords({ field }: FilterInfo, { value, label }: FilterOption, t: Translate): string {
  const begin = WORDS[field];
  if (begin !== undefined) return t(`${begin}${value}`);
  if (field === 'skill') return t(`skill-${label}`);
  return field === 'team' && value === 'none' ? t('filter-team-none') : label;
}
