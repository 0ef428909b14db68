// Back office pages by route (docs/reference/benchmarks.md).
import { matchAdminRoute, adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { AnyPage, PageMatch } from './platform/router/page.ts';

const table = import.meta.glob<AnyPage>(['./admin/[a-z]*.tsx', '!./admin/*.test.tsx']);

// Pages are in a file of their route's name, with one exception.
const places: Readonly<Record<string, string>> = {
  admin: './admin/tasks',
};

/** Null for an unknown path. */
export function adminPageOf(path: string): PageMatch | null {
  const match = matchAdminRoute(path);
  if (match === null) return null;
  const file = `${places[match.name] ?? `./admin/${match.name.replace(/^admin-/, '')}`}.tsx`;
  const module = table[file];
  if (module === undefined) return null;
  const sources = ['src/web/admin-pages.ts', file.replace('./', 'src/web/')];
  return { ...match, layout: adminRoutes[match.name].layout, quiet: false, entry: { sources, module } };
}
