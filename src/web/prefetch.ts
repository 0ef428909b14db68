import { pageOf } from './routes.tsx';

/**
 * Fetches the code of a page when the pointer comes over a link to it or the keyboard reaches it: code only, no data, so
 * that nothing is asked of the server for a link that is not followed.
 */
export function prefetchPages(): void {
  const known = new Set<string>();
  const onPoint = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== location.origin) return;
    const found = pageOf(link.pathname);
    if (found === null || known.has(found.name)) return;
    known.add(found.name);
    // Without it the click fetches the code itself, so a failure here means nothing.
    found.entry.module().catch(() => known.delete(found.name));
  };
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint);
}
