/** Registers the service worker of this page. Answers true once the page is kept and would open without a network. */
export async function keepOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/check/worker.js', { scope: '/check' });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // Private windows and pages without https have no service workers; with the network gone an earlier one still runs.
    return navigator.serviceWorker.controller !== null;
  }
}
