import {
  basicLocation,
  type Card,
  type CardSet,
  main,
  type PowerSymbol,
  SYMBOLS,
  supporting,
} from '../language/index.ts';

/** The main character of a seat whose scene names none: no powers, no team, hard to hurt. */
export const PLAIN_MAIN = 'plain-main';
/** A card that fills decks and hands; its cost cannot be paid. */
export const EXTRA = 'extra';

const locationOf = (symbol: PowerSymbol): Card =>
  basicLocation(`plain-${symbol}`, `${symbol[0].toUpperCase()}${symbol.slice(1)} Location`, symbol);

/** Plain cards every scene can use. */
export const PLAIN_CARDS: CardSet = {
  set: 'plain',
  name: 'Plain cards of scenes',
  universe: 'illustrated',
  cards: [
    main({ id: PLAIN_MAIN, name: 'Main', level: 1, atk: 2, def: 9, health: 9, teams: [], powers: [] }),
    supporting({ id: EXTRA, name: 'Extra', cost: 99, atk: 1, def: 1, health: 1, teams: [], powers: [] }),
    ...SYMBOLS.map(locationOf),
  ],
};
