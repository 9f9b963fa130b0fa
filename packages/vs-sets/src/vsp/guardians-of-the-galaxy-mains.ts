import { each, enemy, keyword, losesItsPowers, main, modify, rule, superPower } from '@longbox/vs/language';

export const starLordLevel2 = main({
  id: 'vsp-005',
  name: 'Star-Lord',
  gender: 'm',
  level: 2,
  atk: 4,
  def: 7,
  health: 5,
  teams: ['guardians'],
  powers: [
    keyword('ranged'),
    superPower(
      'Greatest Guardian',
      'build',
      ['intellect'],
      rule('turn', { rule: 'nextRecruitCosts', who: 'you', less: 1 }),
    ),
    superPower('Space Cop', 'main', ['skill'], modify(each(enemy()), 'turn', losesItsPowers)),
  ],
});
