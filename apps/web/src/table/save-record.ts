import { gameClient } from '../workers/game-client.ts';

/** Hands the game out as a file that replays it. */
export async function saveRecord(): Promise<void> {
  handOut(await gameClient().record(), 'longbox-game.json');
}

export function handOut(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
