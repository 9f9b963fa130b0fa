/** The decks the rulebooks recommend for a first game; the other decks are theirs with another main character. */
export const FIRST_DECKS: readonly string[] = [
  'mnb-avengers',
  'mnb-x-men',
  'mnb-guardians',
  'mnb-super-villains',
  'mcu1-heroes',
  'mcu1-villains',
  'civ-iron-man',
  'civ-captain-america',
];
