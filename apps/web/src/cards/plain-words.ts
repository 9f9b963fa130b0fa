import type { Phrase } from '@longbox/vs/print';
import type { Translate } from '../i18n/bundle.ts';

/** A printed phrase as text alone, symbols by their names. */
export function plainWords(phrase: Phrase, t: Translate, named: (text: string) => string = (text) => text): string {
  return phrase
    .map((token) => {
      switch (token.kind) {
        case 'symbol':
          return t(`symbol-${token.symbol}`);
        case 'icon':
          return t(`symbol-${token.icon}`);
        case 'team':
          return t(`team-${token.team}`);
        case 'cardName':
          return named(token.text);
        default:
          return token.text;
      }
    })
    .join('');
}
