// The pages of the back office by their routes (ADR 030).
import { matchAdminRoute, adminRoutes } from '#src/contract/addresses/admin/admin-routes.ts';
import type { AnyPage, FoundPage } from './router/page.ts';

const table = import.meta.glob<AnyPage>(['./features/admin-*/*page.{ts,tsx}', './features/content/preview-page.tsx']);

// Each page stands in a folder of its route's name, but two.
const folders: Readonly<Record<string, string>> = { admin: 'admin-tasks', 'content-preview': 'content' };

/** The page of a path of the back office; null when there is none. */
export function adminPageOf(path: string): FoundPage | null {
  const match = matchAdminRoute(path);
  if (match === null) return null;
  const place = `./features/${folders[match.name] ?? match.name}/${match.name === 'content-preview' ? 'preview-page' : 'page'}`;
  const [file, module] = Object.entries(table).find(([name]) => /^(.*)\.tsx?$/.exec(name)?.[1] === place) ?? [];
  if (file === undefined || module === undefined) return null;
  const sources = ['src/web/admin-pages.ts', file.replace('./', 'src/web/')];
  return { ...match, layout: adminRoutes[match.name].layout, quiet: false, entry: { sources, module } };
}
