import { a, enemy, gets, ifDone, may, pay, plotTwist, putMinus, yours } from '@longbox/vs/language';

export const aGreatTeacher = plotTwist({
  id: 'res-016',
  name: 'A Great Teacher',
  timing: 'combat',
  anyTurn: true,
  effects: [
    may(pay(['skill'], a(yours({ is: 'main' })))),
    ifDone(gets(a(yours({ is: 'supporting', combat: 'any' })), 6, 0)),
  ],
});

export const latentMutation = plotTwist({
  id: 'res-017',
  name: 'Latent Mutation',
  timing: 'main',
  effects: [may(pay(['energy'], a(yours({ is: 'main' })))), ifDone(putMinus(4, a(enemy({ is: 'supporting' }))))],
});
