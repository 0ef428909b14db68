// The paths a visitor came by (spec 2: paths are kept in history), for the way back to a list or to where a login began.
import { matchRoute } from '#src/contract/match-route.ts';

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

/** Where somebody was before they went to log in; home when they came straight there. */
export function pathBeforeLogin(history: PathHistory): string {
  return history.findLast((path) => !['user', 'auth'].includes(nameOf(path))) ?? '/';
}

function nameOf(path: string): string {
  return matchRoute(path.split('?', 1)[0] ?? '')?.name ?? '';
}
