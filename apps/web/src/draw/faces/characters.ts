import { PEOPLE_A_C } from './people/a-c.ts';
import { PEOPLE_D_K } from './people/d-k.ts';
import type { Entry } from './people/entry.ts';
import { PEOPLE_L_R } from './people/l-r.ts';
import { PEOPLE_S_Z } from './people/s-z.ts';

/**
 * Who looks like what: one emblem a character, on every card, level and game. Stars are part of a name. The motif names the
 * family, the ink the person, the accent settles the rest; `ring` is no accent. Names without a whole card may stand here too.
 */
export const CHARACTERS = { ...PEOPLE_A_C, ...PEOPLE_D_K, ...PEOPLE_L_R, ...PEOPLE_S_Z } as const;

export type CharacterName = keyof typeof CHARACTERS;

/** Others who go by a name of the table, by their team. */
export const NAMESAKES = {
  scoobies: { Angel: ['fangs', 'heart', 'black', 'dark red'] },
  forcesOfDarkness: { Angel: ['fangs', 'heart', 'black', 'dark red'] },
  company: { Bishop: ['knife', 'hand-print', 'paper white', 'olive'] },
  theSeven: {
    Doppelganger: ['half-mask', 'droplet', 'tan', 'paper white'],
    Ezekiel: ['stretch-arm', 'book', 'paper white', 'purple'],
  },
  predators: { Ghost: ['dread-mask', 'dashes', 'paper white', 'silver'] },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<CharacterName, Entry>>>>>;
