import type { Translate } from '../i18n/bundle.ts';
import type { DeckFault } from '../library/library-api.ts';

const SHOWN = 4;
/** Facts that are keys of something with a name; several keys stand with blanks between them. */
const NAMED: Readonly<Record<string, string>> = {
  symbol: 'symbol',
  team: 'team',
  pile: 'pile',
  own: 'universe',
  other: 'universe',
};

/** What is wrong, as a sentence. */
export function faultWords({ code, cards, facts }: DeckFault, t: Translate, nameOf: (key: string) => string): string {
  const names = [...new Set(cards.map(nameOf))];
  const shown = names.slice(0, SHOWN).join(', ');
  const more = names.length - SHOWN;
  const namesOf = (kind: string, keys: string): string =>
    keys
      .split(' ')
      .map((key) => t(`${kind}-${key}`))
      .join(', ');
  const words = Object.entries(facts).map(([name, value]) => [
    name,
    name in NAMED ? namesOf(NAMED[name], `${value}`) : value,
  ]);
  return t(`fault-${code}`, {
    ...Object.fromEntries(words),
    names: more > 0 ? t('fault-and-more', { names: shown, more }) : shown,
  });
}
