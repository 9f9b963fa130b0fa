import { plotTwist } from '@longbox/vs/language';

export const secondaryMutation = plotTwist({
  id: 'hox-060',
  name: 'Secondary Mutation',
  team: 'brotherhood',
  timing: 'main',
  effects: [],
});
