import type { Mode } from './profile.ts';

export const MODES: Readonly<Record<string, Mode>> = {
  duel: { mode: 'duel', seats: [2, 2], teams: 'each', sharedSide: false, firstDraws: [0], recruitToTeammate: false },
  // VS-MODE-01 to 09.
  freeForAll: {
    mode: 'freeForAll',
    seats: [3, 4],
    teams: 'each',
    sharedSide: false,
    firstDraws: [0, 1],
    recruitToTeammate: false,
  },
  // VS-MODE-10 to 18; seats alternate.
  twoVsTwo: {
    mode: 'twoVsTwo',
    seats: [4, 4],
    teams: 'alternate',
    sharedSide: false,
    firstDraws: [0, 1],
    recruitToTeammate: false,
  },
  // VS-MODE-15.
  twoVsTwoOpen: {
    mode: 'twoVsTwoOpen',
    seats: [4, 4],
    teams: 'alternate',
    sharedSide: false,
    firstDraws: [0, 1],
    recruitToTeammate: true,
  },
  // VS-MODE-19 to 32; teammates sit side by side and share a turn.
  twoHeaded: {
    mode: 'twoHeaded',
    seats: [4, 4],
    teams: 'pairs',
    sharedSide: true,
    firstDraws: [0],
    recruitToTeammate: false,
  },
};
