/** Where the choices of unnamed operands are kept until their instruction has used them: first, second, third operand. */
export const ITS = ['it', 'it2', 'it3'] as const;
export const PLAYER_IT = 'itPlayer';

/** Registers that the rules use themselves, whatever names the cards bind. */
export const OWN_REGISTERS = [...ITS, PLAYER_IT, 'memo', 'chosenRow', 'turn', 'queue', 'ordered'] as const;
