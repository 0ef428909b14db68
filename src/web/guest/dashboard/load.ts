// /dashboard: next steps of the signed-in person (docs/routes.md#dashboard).
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/platform/api/failed.ts';
import type { PageInput, PageResult } from '#src/web/platform/router/page.ts';
import { t } from './texts.ts';

/** What the server says is next. */
export type Next = CallOutput<'dashboard/next'>;

/** The next steps; null without a login. */
export interface DashboardData {
  readonly next: Next | null;
}

/** Loads the dashboard. */
export async function load({ api }: PageInput): Promise<PageResult<DashboardData>> {
  const head = { title: t('title'), robots: 'noindex' } as const;
  const answer = await api('dashboard/next', {});
  if (answer.ok) return { kind: 'page', data: { next: answer.data }, head };
  const isSignedOut = answer.kind === 'refusal' && answer.error.code === 'unauthorized';
  return isSignedOut ? { kind: 'page', data: { next: null }, head } : failed(answer);
}
