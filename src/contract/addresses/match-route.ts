// Finds the route of a path; only this file knows the order in which routes are tried.
import { parseId, pathParts } from './path-parts.ts';
import { reservedSegments, routes, type Route, type RouteName } from './routes.ts';

export interface RouteMatch<Name extends string = RouteName> {
  readonly name: Name;
  readonly params: Readonly<Record<string, string>>;
}

function fits(route: Route, name: string, value: string): boolean {
  if (route.numeric?.includes(name)) return parseId(value) !== null;
  if (route.text?.includes(name)) return !/^[0-9]+$/.test(value) && !reservedSegments.has(value);
  return value !== '';
}

function paramsOf(route: Route, parts: readonly string[]): Record<string, string> | null {
  const pattern = route.path.split('/').slice(1);
  if (parts.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const value = parts[index];
    if (!piece.startsWith(':')) {
      if (value !== piece) return null;
      continue;
    }
    const isOptional = piece.endsWith('?');
    const name = piece.slice(1, isOptional ? -1 : undefined);
    if (value === undefined && isOptional) continue;
    if (value === undefined || !fits(route, name, value)) return null;
    params[name] = value;
  }
  return params;
}

/** The first of these routes that matches a path (without its query), or null. */
export function findRoute<Name extends string>(
  table: Readonly<Record<Name, Route>>,
  path: string,
): RouteMatch<Name> | null {
  const parts = pathParts(path);
  if (parts === null) return null;
  for (const [name, route] of Object.entries(table) as [Name, Route][]) {
    const params = paramsOf(route, parts);
    if (params !== null) return { name, params };
  }
  return null;
}

/**
 * The route of a path (without its query), or null when it is no page of the site (docs/reference/addresses.md#paths).
 */
export const matchRoute = (path: string): RouteMatch | null => findRoute(routes, path);
