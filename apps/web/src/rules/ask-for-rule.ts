const ASKED = 'longbox-rule';

/** Asks the screen to show a rule without leaving it. Answers whether anybody does. */
export const askForRule = (id: string): boolean =>
  !document.dispatchEvent(new CustomEvent(ASKED, { detail: id, cancelable: true }));

/** Shows rules from now on; returns how to stop. */
export function answerForRules(show: (id: string) => void): () => void {
  const onAsked = (event: Event): void => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    event.preventDefault();
    show(event.detail);
  };
  document.addEventListener(ASKED, onAsked);
  return () => document.removeEventListener(ASKED, onAsked);
}
