import { addPath } from './path-history.ts';
import type { PathHistory } from './path-history.ts';
import type { Router } from './router.ts';

const KEY = 'path-history';

function readKept(): PathHistory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
  } catch {
    // A broken store costs the way back to the list, nothing else.
    return [];
  }
}

let paths: PathHistory | null = null;

/** The paths of this tab, oldest first; read from the tab's own storage, so a reload keeps them. Browser only. */
export function pathLog(): PathHistory {
  paths ??= readKept();
  return paths;
}

/** Follows the router. Called once, by the browser entry. */
export function followPaths(router: Pick<Router, 'read' | 'subscribe'>): void {
  const note = (): void => {
    const { path, search } = router.read();
    const next = addPath(pathLog(), path + search);
    if (next === paths) return;
    paths = next;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(paths));
    } catch {
      // See readKept.
    }
  };
  note();
  router.subscribe(note);
}
