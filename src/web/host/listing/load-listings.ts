// /dashboard/host-panel/listings: the listings of a host, and what guests read about them (docs/listings.md).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import { hostOf, loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './listings-texts.ts';

/** A line of the list. */
export type ListingLine = CallOutput<'listing/mine'>['data'][number];

/** What guests read about the host. */
export type HostPage = CallOutput<'host/page'>;

/** The panel with the listings of the host in view; none where there is no such host. */
export interface ListingsData {
  readonly panel: Panel | null;
  readonly listings: readonly ListingLine[];
  readonly page: HostPage | null;
}

/** Loads both at once. */
export async function load(input: PageInput): Promise<PageResult<ListingsData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const loaded = await loadPanel(input, 'listings');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  if (!panel?.host) return { kind: 'page', data: { panel, listings: [], page: null }, head };
  const [mine, page] = await Promise.all([
    input.api('listing/mine', hostOf(panel)),
    input.api('host/page', hostOf(panel)),
  ]);
  if (!mine.ok) return failed(mine);
  if (!page.ok) return failed(page);
  return { kind: 'page', data: { panel, listings: mine.data.data, page: page.data }, head };
}
