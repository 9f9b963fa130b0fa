// Made by tools/deck-notes.ts from the lists and from games.
import type { GameNotes } from '../deck-note.ts';

export const DECK_NOTES: GameNotes = {
  terms: {
    pilot: 'rules',
    profile: 'level-1',
    seed: 'deck notes',
    against: ['avengers', 'guardians', 'spider-family', 'x-men'],
    gamesEach: 128,
  },
  facts: {
    avengers: {
      style: 'force',
      hard: 1,
      stars: [
        { key: 'AV-avengers-assemble-UR', name: 'Avengers Assemble' },
        { key: 'AV-avengers-UR', name: 'Avengers' },
        { key: 'AV-avengers-founders-R', name: 'Avengers: Founders' },
      ],
      cheap: 0,
      reach: 0,
      tricks: 9,
      symbols: [],
    },
    guardians: {
      style: 'force',
      hard: 2,
      stars: [
        { key: 'GC-guardians-of-the-galaxy-UR', name: 'Guardians of the Galaxy' },
        { key: 'GC-guardians-knowhere-crew-UR', name: 'Guardians: Knowhere Crew' },
        { key: 'GC-children-of-thanos-R', name: 'Children of Thanos' },
      ],
      cheap: 0,
      reach: 0,
      tricks: 11,
      symbols: [],
    },
    'spider-family': {
      style: 'force',
      hard: 2,
      stars: [
        { key: 'SP-spider-verse-UR', name: 'Spider-Verse' },
        { key: 'SP-web-warriors-UR', name: 'Web Warriors' },
        { key: 'SP-sinister-three-R', name: 'Sinister Three' },
      ],
      cheap: 0,
      reach: 0,
      tricks: 13,
      symbols: [],
    },
    'x-men': {
      style: 'force',
      hard: 3,
      stars: [
        { key: 'XM-x-men-united-UR', name: 'X-Men United' },
        { key: 'XM-x-men-gold-UR', name: 'X-Men: Gold' },
        { key: 'XM-brotherhood-R', name: 'Brotherhood' },
      ],
      cheap: 0,
      reach: 0,
      tricks: 14,
      symbols: [],
    },
  },
  records: {
    avengers: { list: 'e98be8b208e3', games: 384, points: 400 },
    guardians: { list: '0f97fe2a1ced', games: 384, points: 377 },
    'spider-family': { list: 'bb00cf13ff7f', games: 384, points: 383 },
    'x-men': { list: 'e2f999661630', games: 384, points: 392 },
  },
};
