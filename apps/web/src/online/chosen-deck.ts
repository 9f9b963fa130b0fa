/** Which deck was taken to a table, for the select that shows it; the server keeps the cards to itself. */
const keyOf = (room: string): string => `longbox.table-deck.${room}`;

export const rememberDeck = (room: string, deck: string): void => sessionStorage.setItem(keyOf(room), deck);

export const chosenDeck = (room: string): string => sessionStorage.getItem(keyOf(room)) ?? '';
