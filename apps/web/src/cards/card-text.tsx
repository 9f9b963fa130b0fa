import type { Phrase } from '@longbox/vs/print';
import { Coin } from '../draw/symbol.tsx';
import type { SymbolName } from '../draw/symbol-shapes.tsx';
import { useText } from '../i18n/language.tsx';
import type { TextLine } from './card-facts.ts';

/** Printed words with their symbols drawn. */
export function Words({ phrase }: { readonly phrase: Phrase }) {
  const t = useText();
  return phrase.map((token, i) => {
    const key = `${i}`;
    switch (token.kind) {
      case 'text':
        return token.text;
      case 'symbol':
        return <Coin key={key} name={token.symbol} label={t(`symbol-${token.symbol}`)} />;
      case 'icon':
        return <Coin key={key} name={ICON_SYMBOLS[token.icon]} label={t(`symbol-${token.icon}`)} />;
      case 'team':
        return (
          <span key={key} className="team-word">
            {t(`team-${token.team}`)}
          </span>
        );
      case 'rule':
        return (
          <span key={key} title={token.id}>
            {token.text}
          </span>
        );
      default:
        return <span key={key}>{token.text}</span>;
    }
  });
}

const ICON_SYMBOLS: Readonly<Record<'flight' | 'ranged' | 'anyTurn', SymbolName>> = {
  flight: 'flight',
  ranged: 'ranged',
  anyTurn: 'anyTurn',
};

/** A card's text, a power to a paragraph. */
export function CardLines({ lines, explained }: { readonly lines: readonly TextLine[]; readonly explained: boolean }) {
  return lines.map(({ heading, lead, body, reminder }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card's powers have no other name of their own
    <p key={i} className="power">
      {heading.length > 0 && (
        <b>
          <Words phrase={heading} />
        </b>
      )}{' '}
      {lead.length > 0 && (
        <>
          <Words phrase={lead} />
          {body.length > 0 && ': '}
        </>
      )}
      <Words phrase={body} />
      {explained && reminder.length > 0 && (
        <span className="reminder">
          {' '}
          (<Words phrase={reminder} />)
        </span>
      )}
    </p>
  ));
}
