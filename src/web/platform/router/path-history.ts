// The visit's last paths, for links back to a list or after login.
import { matchRoute } from '#src/contract/addresses/match-route.ts';
import type { Router } from './router.ts';

const MOST = 20;

export type PathHistory = readonly string[];

/** Ignores a repeated path. */
export function addPath(history: PathHistory, path: string): PathHistory {
  return history.at(-1) === path ? history : [...history, path].slice(-MOST);
}

/** The last city or search list with its query; null without one. */
export function lastListPath(history: PathHistory): string | null {
  return history.findLast((path) => ['productList', 'productCategory', 'productSearch'].includes(nameOf(path))) ?? null;
}

/** Home when the visit began at the login. */
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
    // Unreadable storage only costs the way back.
    return [];
  }
}

let paths: PathHistory | null = null;

/** From sessionStorage, so a reload keeps it. Browser only. */
export function pathLog(): PathHistory {
  paths ??= readStored();
  return paths;
}

export function followPaths(router: Pick<Router, 'read' | 'subscribe'>): void {
  const note = (): void => {
    const { path, search } = router.read();
    const next = addPath(pathLog(), path + search);
    if (next === paths) return;
    paths = next;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(paths));
    } catch {
      // Unreadable storage costs only the way back.
    }
  };
  note();
  router.subscribe(note);
}
