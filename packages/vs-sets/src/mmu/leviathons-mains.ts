import { keyword, main } from '@longbox/vs/language';

export const leviathonMotherLevel1 = main({
  id: 'mmu-070',
  name: 'Leviathon Mother',
  level: 1,
  atk: 2,
  def: 5,
  health: 7,
  teams: ['leviathons'],
  powers: [keyword('creature')],
});

export const leviathonMotherLevel2 = main({
  id: 'mmu-071',
  name: 'Leviathon Mother',
  level: 2,
  atk: 8,
  def: 8,
  health: 7,
  teams: ['leviathons'],
  powers: [keyword('creature')],
});
