// The last paths of a visit, for links back to a list or to the page before a login.
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import type { Router } from './router.ts';

const MOST = 20;

/** The last paths with their queries, oldest first. */
export type PathHistory = readonly string[];

/** Adds a path; the same one twice in a row counts once. */
export function addPath(history: PathHistory, path: string): PathHistory {
  return history.at(-1) === path ? history : [...history, path].slice(-MOST);
}

/** The list of a city or of a search that was seen last, with its filters, sort and page; null when there was none. */
export function lastListPath(history: PathHistory): string | null {
  return history.findLast((path) => ['productList', 'productSearch'].includes(nameOf(path))) ?? null;
}

/** The path before the login; home when the visit began there. */
export function pathBeforeLogin(history: PathHistory): string {
  return history.findLast((path) => !['user', 'auth'].includes(nameOf(path))) ?? '/';
}

function nameOf(path: string): string {
  return matchRoute(path.split('?', 1)[0] ?? '')?.name ?? '';
}

const KEY = 'path-history';

function readStored(): PathHistory {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    // A broken store costs the way back to the list, nothing else.
    return [];
  }
}

let paths: PathHistory | null = null;

/** The paths of this tab, oldest first; read from the tab's own storage, so a reload keeps them. Browser only. */
export function pathLog(): PathHistory {
  paths ??= readStored();
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
