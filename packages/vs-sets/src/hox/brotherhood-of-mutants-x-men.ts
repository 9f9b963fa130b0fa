import { a, gainsOneOf, plotTwist, yours } from '@longbox/vs/language';

export const secondaryMutation = plotTwist({
  id: 'hox-060',
  name: 'Secondary Mutation',
  loyalty: ['brotherhood', 'xmen'],
  team: ['brotherhood', 'xmen'],
  timing: 'build',
  effects: [gainsOneOf(a(yours()), 'game', 'flight', 'ranged', 'berserker', 'dodge', 'ferocious', 'lethal')],
});
