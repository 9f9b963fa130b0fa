import { plotTwist } from '@longbox/vs/language';

export const aGreatTeacher = plotTwist({ id: 'res-016', name: 'A Great Teacher', timing: 'main', effects: [] });

export const latentMutation = plotTwist({ id: 'res-017', name: 'Latent Mutation', timing: 'main', effects: [] });
