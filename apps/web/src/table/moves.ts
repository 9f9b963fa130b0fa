/** What the last beat set moving. There is one table on the screen. */
const running: Animation[] = [];

/** Ends them where they would end by themselves. Places are measured after this, or a card in mid-lunge would be measured there. */
export function endMoves(): void {
  for (const animation of running.splice(0)) animation.finish();
}

export function startMoves(animations: readonly Animation[]): void {
  running.push(...animations);
}
