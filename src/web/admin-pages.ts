// The pages of the back office by their routes (ADR 030).
import { matchAdminRoute, adminRoutes } from '#src/contract/admin/admin-routes.ts';
import type { AnyPage, FoundPage } from './router/page.ts';

const table = import.meta.glob<AnyPage>([
  './admin/[a-z]*.tsx',
  '!./admin/*.test.tsx',
  './features/admin-*/*page.{ts,tsx}',
  './features/content/preview-page.tsx',
]);

// A page stands in a file or a folder of its route's name, but two.
const places: Readonly<Record<string, string>> = {
  admin: './features/admin-tasks/page',
  'content-preview': './features/content/preview-page',
};

/** The page of a path of the back office; null when there is none. */
export function adminPageOf(path: string): FoundPage | null {
  const match = matchAdminRoute(path);
  if (match === null) return null;
  const own = [`./admin/${match.name.replace(/^admin-/, '')}`, `./features/${match.name}/page`];
  const [file, module] =
    Object.entries(table).find(([name]) => [places[match.name] ?? own].flat().includes(name.replace(/\.tsx?$/, ''))) ??
    [];
  if (file === undefined || module === undefined) return null;
  const sources = ['src/web/admin-pages.ts', file.replace('./', 'src/web/')];
  return { ...match, layout: adminRoutes[match.name].layout, quiet: false, entry: { sources, module } };
}
