import { routes } from '#src/contract/routes.ts';
import { buildQuery } from '#src/contract/query-string.ts';
import type { Shelf } from './load.ts';

/** The address of a list; what is usual stays out of it. */
export function shelfUrl({ as, tab }: Shelf): string {
  const { path } = routes['dashboard-booking'];
  return `${path}${buildQuery({ as: as === 'host' ? as : undefined, tab: tab === 'upcoming' ? undefined : tab })}`;
}
