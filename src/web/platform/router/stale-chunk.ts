const KEY = 'reloaded-for';

/**
 * A page's script that is gone (a new version was installed) reloads the page (a failed chunk load reloads).
 * Once per address: if it is still missing then, the error page shows instead of a loop. Without a connection nothing is
 * gone: a reload would only lose the page.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (navigator.onLine === false || sessionStorage.getItem(KEY) === location.href) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, location.href);
    location.reload();
  });
}
