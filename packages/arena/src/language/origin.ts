import type { Card, Origin } from './card.ts';
import type { Language } from './printed.ts';

type InLanguages = Readonly<Record<Language, string>>;

const ORIGIN_TEXT: Readonly<Record<Origin, InLanguages>> = {
  book: {
    en: 'The rulebook names this card. Its numbers, ability and Nemesis are Longbox’s own.',
    it: 'Il regolamento nomina questa carta. I suoi numeri, l’abilità e la Nemesi sono di Longbox.',
  },
  press: {
    en: 'Press reports name this card. Its numbers, ability and Nemesis are Longbox’s own.',
    it: 'La stampa nomina questa carta. I suoi numeri, l’abilità e la Nemesi sono di Longbox.',
  },
  own: {
    en: 'This card is Longbox’s own, name and numbers.',
    it: 'Questa carta è di Longbox, nome e numeri.',
  },
};

/** Where a card comes from, in one or two sentences. */
export const originText = ({ origin }: Card, language: Language): string => ORIGIN_TEXT[origin][language];
