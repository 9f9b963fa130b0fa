import {
  a,
  exists,
  itself,
  keyword,
  on,
  onlyIf,
  reaction,
  supporting,
  woundInstead,
  yours,
} from '@longbox/vs/language';

export const grantWard = supporting({
  id: 'svh-050',
  name: 'Grant Ward',
  short: 'Ward',
  gender: 'm',
  cost: 4,
  atk: 4,
  def: 6,
  health: 1,
  teams: ['shield', 'hydra'],
  powers: [
    keyword('ranged'),
    keyword('agent'),
    keyword('soldier'),
    reaction(
      'Selfless',
      onlyIf(
        on('getsWounded', { is: 'character', side: 'yours', other: true }),
        exists(yours({ is: 'main', team: 'shield' })),
      ),
      ['skill'],
      woundInstead('self'),
    ),
    {
      ...reaction(
        'Selfish',
        onlyIf(on('getsWounded', itself), exists(yours({ is: 'main', team: 'hydra' }))),
        ['skill'],
        woundInstead(a(yours({ other: true }))),
      ),
      // The stun that wounds him comes first (VS-MEC-WOUND-03).
      whileStunned: true,
    },
  ],
});
