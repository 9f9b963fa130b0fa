/** From the second visit on, the app needs no network. A failure only costs that. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('not kept for offline use', error));
}
