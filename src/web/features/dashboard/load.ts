// /dashboard and /dashboard/host-panel: what is next for who is signed in (docs/routes.md#dashboard).
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { t } from './t.ts';

/** What the server says is next. */
export type Next = CallOutput<'dashboard/next'>;

/** Which of the two pages, and what is next; null for who is not signed in. */
export interface DashboardData {
  readonly isHostPanel: boolean;
  readonly next: Next | null;
}

/** Loads the dashboard, or the host panel at its address. */
export async function load({ api, url }: PageInput): Promise<PageResult<DashboardData>> {
  const isHostPanel = url.pathname === routes['dashboard-host-panel'].path;
  const head = { title: t(isHostPanel ? 'host.title' : 'title'), robots: 'noindex' } as const;
  const answer = await api('dashboard/next', {});
  if (answer.ok) return { kind: 'page', data: { isHostPanel, next: answer.data }, head };
  const isStranger = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isStranger ? { kind: 'page', data: { isHostPanel, next: null }, head } : failed(answer);
}
