// /dashboard/host-panel/guides: who leads the departures of seven days (docs/check-in.md#today).
import { buildQuery } from '#src/contract/addresses/query-string.ts';
import { routes } from '#src/contract/addresses/routes.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { failed } from '#src/web/api/failed.ts';
import { loadPanel, type Panel } from '#src/web/host/panel.ts';
import type { PageInput, PageResult } from '#src/web/router/page.ts';
import { dateOf } from './load.ts';
import { t } from './texts.ts';

/** What the server says of seven days. */
export type Week = CallOutput<'departure/week'>;

/** The panel, and the seven days of all hosts that somebody acts for. */
export interface WeekData {
  readonly panel: Panel | null;
  readonly week: Week | null;
}

/** Loads the seven days from the one that the address names, else from today. */
export async function loadWeek(input: PageInput): Promise<PageResult<WeekData>> {
  const loaded = await loadPanel(input, 'departures');
  if (!loaded.ok) return loaded.result;
  const { panel } = loaded;
  const head = { title: t('week.title'), robots: 'noindex' } as const;
  if (!panel?.host) return { kind: 'page', data: { panel, week: null }, head };
  const from = dateOf(input.url);
  const week = await input.api('departure/week', from === null ? {} : { from });
  return week.ok ? { kind: 'page', data: { panel, week: week.data }, head } : failed(week);
}

/** The address of seven days; those from today are left out. */
export function weekUrl({ today }: Pick<Week, 'today'>, from: string): string {
  return `${routes['host-guides'].path}${buildQuery({ date: from === today ? undefined : from })}`;
}
