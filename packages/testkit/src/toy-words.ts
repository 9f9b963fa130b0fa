export const TOY_FACES: readonly string[] = ['bell', 'coin', 'magpie', 'scout', 'spy'];
export const TOY_ASKS = ['playOrPass', 'chooseCard', 'chooseNumber', 'orderTriggers'] as const;
export const TOY_VERBS: readonly string[] = ['pass', 'play', 'chooseCard', 'chooseSeat', 'ring'];
